"""What pointer and keys do with units and events: picking up, aiming, choosing among several actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect, Vector2

from wotrush.i18n import t
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.arrows.arrow import AimArrow
from wotrush.scenes.hunter.play.aimed_card import AimedCard
from wotrush.scenes.hunter.play.barred import aimed_at_enemies, why_unusable
from wotrush.scenes.hunter.play.chances import by_promise, chance_of_success
from wotrush.scenes.hunter.play.handles import (
    MIDDLE,
    TableSpot,
    Thing,
    handles,
    rect_of,
    unit_spot,
)
from wotrush.scenes.hunter.play.targets import AimTarget
from wotrush.scenes.hunter.table.layout import DISCARD, DRAFT_CARD, HAND_CARD, KEPT_CARD, LineZone
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.hunter.texts.acting import action_text
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.lying import box_of
from wotrush.scenes.table.panels.hot_spots import HotSpot
from wotrush.stage.geometry import inset, rows
from wotrush.stage.input.drag import Affordance, DragHost, Manner
from wotrush.stage.node import Node

PANEL_PART = 160.0
"""How much of a player's panel an arrow points at."""
LEAST_WAY = 60.0
"""Where a unit lies closer to a panel, its arrow reaches into it."""
PLATE, PLATE_GAP = 96.0, 12.0
"""The greatest height of a plate for an action without a target, and the room around it."""
IN_LINE = (LineZone.FRONT, LineZone.BACK, LineZone.COMMANDERS)
HOSTILE = (act.DeclareAttack, act.Counterattack, act.Spy)


class BattleControls(DragHost):
    """The state of the player's input. `refresh` it with every new observation."""

    carried: AimedCard

    def __init__(self, view: BattleView) -> None:
        self.view = view
        self.decide: Callable[[act.HunterAction], None] = lambda action: None
        self.changed: Callable[[], None] = lambda: None
        self.light: Callable[[Sequence[AimTarget]], None] = lambda targets: None
        self.open_discard: Callable[[], None] = lambda: None
        self.held: TableSpot | None = None
        self.choosing: tuple[act.HunterAction, ...] = ()
        """Actions among which the player must choose after a drop on a target that has several."""
        self._by_source: dict[TableSpot | None, dict[TableSpot, list[act.HunterAction]]] = {}
        self._known: tuple[act.HunterAction, ...] = ()
        """The actions that were looked up last."""
        self.complain: Callable[[str], None] = lambda why: None
        self.lit: list[AimTarget] = []
        self.arrow = AimArrow(view)

    @property
    def o(self) -> HunterObservation:
        return self.view.o

    # -- a new situation

    def refresh(self) -> None:
        self.held, self.arrow.source, self.choosing = None, None, ()
        self._by_source, self._known = {}, self._possible
        if self.view.session.may_decide:
            for action in self.o.actions:
                both = handles(self.o, action)
                self._by_source.setdefault(both.source, {}).setdefault(both.target, []).append(action)
        self._light(self._targets(None))

    @property
    def outdated(self) -> bool:
        """Return whether something else can be done than was last looked up, as at the end of a film."""
        return self.held is None and self._known != self._possible

    @property
    def _possible(self) -> tuple[act.HunterAction, ...]:
        return self.o.actions if self.view.session.may_decide else ()

    def plain_actions(self) -> list[act.HunterAction]:
        """Return the actions that only a button stands for."""
        return list(self._by_source.get(None, {}).get(MIDDLE, []))

    def actions_of(self, spot: TableSpot | None) -> list[act.HunterAction]:
        """Return everything that can be done with a thing that is taken hold of."""
        return [action for actions in self._by_source.get(spot, {}).values() for action in actions]

    def can_take(self, spot: TableSpot) -> bool:
        return spot in self._by_source

    def take_back(self) -> bool:
        """Forget a choice among several actions; return False if there was none."""
        if not self.choosing:
            return False
        self.choosing = ()
        self.changed()
        return True

    # -- picking up

    def affordance(self, node: Node) -> Affordance:
        if isinstance(node, HotSpot) or _is_discard(node):
            return Affordance.CLICK
        if isinstance(node, AimTarget):
            return Affordance.CLICK if self.held is None else Affordance.NONE
        if isinstance(node, CardSprite) and self.view.session.may_decide:
            if DRAFT_CARD <= node.card < KEPT_CARD:
                return Affordance.CLICK
            spot = self.spot_of(node)
            if spot is not None and self.can_take(spot):
                return Affordance.LIFT
            if self.why_unusable(node):
                return Affordance.CLICK
        return Affordance.NONE

    def why_unusable(self, sprite: CardSprite) -> str:
        """Return why nothing can be done now with a card of the viewer's; nothing if something can."""
        spot = self.spot_of(sprite)
        if spot is None or self.can_take(spot) or not self.view.session.may_decide:
            return ""
        return why_unusable(self.o, spot)

    def spot_of(self, sprite: CardSprite) -> TableSpot | None:
        """Return the thing that a card is, if it can be an action's source."""
        lying = self.view.lying.get(sprite.card, sprite.lying)
        if lying.zone is LineZone.HAND:
            hand = self.o.hand
            place = sprite.card - HAND_CARD
            return TableSpot(Thing.EVENT, hand[place]) if place < len(hand) else None
        if lying.zone is LineZone.KEPT:
            return TableSpot(Thing.KEPT, sprite.card - KEPT_CARD)
        if lying.zone in (LineZone.FRONT, LineZone.BACK, LineZone.COMMANDERS):
            return TableSpot(Thing.UNIT, sprite.card)
        return None

    def clicked(self, node: Node) -> bool:
        if isinstance(node, HotSpot):
            node.action()
            return True
        if _is_discard(node):
            self.open_discard()
            return True
        if isinstance(node, AimTarget):
            self._drop(node.actions)
            return True
        if isinstance(node, CardSprite) and DRAFT_CARD <= node.card < KEPT_CARD:
            self._keep(node.card - DRAFT_CARD)
            return True
        if isinstance(node, CardSprite) and (why := self.why_unusable(node)):
            self.complain(why)
            return True
        return False

    def long_pressed(self, node: Node) -> bool:
        return isinstance(node, CardSprite)

    def _keep(self, place: int) -> None:
        wanted = act.Keep(self.o.pack[place])
        if wanted in self.o.actions:
            self.decide(wanted)

    # -- aiming

    def lifted(self, source: Node, manner: Manner) -> None:
        assert isinstance(source, CardSprite)
        self.held, self.choosing = self.spot_of(source), ()
        self._light(self._targets(self.held))
        for target in self.lit:
            target.sought = True
        if self._points:
            stands = self.carried.stand(source)
            self.arrow.source, self.arrow.below = stands, self._before(source, stands)
        else:
            self.carried.lift(source, manner)
        self.changed()

    @property
    def aiming(self) -> bool:
        """Whether an arrow comes from the thing in hand."""
        return self.arrow.source is not None

    @property
    def standing(self) -> FRect | None:
        """Where an event stands that is aimed, out of the hand."""
        events = self.held is not None and self.held.thing is Thing.EVENT
        return self.arrow.source if events else None

    @property
    def _points(self) -> bool:
        """Whether the thing in hand points at a unit or player, rather than goes somewhere."""
        things = {target.spot.thing for target in self.lit}
        return bool(things & {Thing.UNIT, Thing.PLAYER}) and not things & {Thing.FRONT, Thing.BACK}

    def moved(self, source: Node, center: Vector2) -> None:
        assert isinstance(source, CardSprite)
        self.carried.carry(source, center)
        if self.aimed() is None:
            self.arrow.follow(self.carried.pointer)

    def targets(self, source: Node) -> Sequence[Node]:
        return self.lit

    def entered(self, source: Node, target: Node) -> None:
        assert isinstance(target, AimTarget)
        target.aimed = True
        self._aim_at(target)
        self.changed()

    def _aim_at(self, target: AimTarget) -> None:
        self.carried.target = target.whole
        box = self._box_of(target)
        if box is None:
            self.arrow.hide()
        else:
            hostile = target.hostile or bool(target.why)
            others = [*self._told, *self._panels_beside(target)]
            cards, shunned = self._cards_beside(target), self._shunned(target)
            self.arrow.aim(box, cards, others, shunned=shunned, hostile=hostile)

    def _box_of(self, target: AimTarget) -> FRect | None:
        """Return what an arrow points at: of a player the part of the panel, or of the stage, that lies nearest."""
        source, spot, frame = self.arrow.source, target.spot, self.view.frame
        if source is None or spot == MIDDLE:  # An arrow would cross what is told below the plate.
            return None
        if spot.thing is not Thing.PLAYER:
            return target.rect
        staged = frame.stage is not None and frame.grown == spot.number
        box = frame.stage.box if frame.stage is not None and staged else target.rect
        half = min(PANEL_PART, box.w) / 2
        x = max(box.left + half, min(source.centerx, box.right - half))
        return FRect(x - half, box.y, 2 * half, min(box.h, source.top - LEAST_WAY - box.y))

    @property
    def _told(self) -> list[FRect]:
        """Return what an arrow should not cross besides cards: where something is told, and the edge of the screen."""
        frame = self.view.frame
        below = FRect(frame.area.x, frame.area.bottom, frame.area.w, frame.area.h)
        told = [below, frame.told, *(target.rect for target in self.lit if target.spot == MIDDLE)]
        log = frame.log_while_aiming
        return told if log is None or self.standing is not None else [*told, log]

    def _shunned(self, target: AimTarget) -> list[FRect]:
        """Return what an arrow should not cross even where the way around is long: the chance at the target and, so that it is
        seen from which unit of a back line it comes, the viewer's other cards.
        """
        if not self.arrow.below:
            return target.chip_boxes
        units = (one for one in self.view.lying.values() if one.seat == self.o.seat and one.zone in IN_LINE)
        return target.chip_boxes + [box_of(one) for one in units if unit_spot(one.card) != self.held]

    def _panels_beside(self, target: AimTarget) -> list[FRect]:
        """Return the panels of players who are not meant, if an event that stands beside all cards aims at one."""
        if self.standing is None or target.spot.thing is not Thing.PLAYER:
            return []
        return [army.whole for army in self.view.frame.enemies if army.seat != target.spot.number]

    def _cards_beside(self, target: AimTarget) -> list[FRect]:
        """Return the other cards; those of a player who is meant are part of the target."""
        held, meant = self.held, target.spot
        return [
            box_of(one)
            for one in self.view.lying.values()
            if one.zone in IN_LINE
            and unit_spot(one.card) not in (held, meant)
            and (meant.thing, meant.number) != (Thing.PLAYER, one.seat)
        ]

    def _before(self, sprite: CardSprite, stands: FRect) -> tuple[FRect, ...]:
        """Return the cards in front of one of the back line, each down to where that one stands."""
        if sprite.lying.zone not in (LineZone.BACK, LineZone.COMMANDERS):
            return ()
        front = (self.view.lying[unit].pose.rect for unit in self.o.front(self.o.seat))
        return tuple(inset(card, 0, 0, 0, min(0.0, card.bottom - stands.y)) for card in front)

    def left(self, source: Node, target: Node) -> None:
        assert isinstance(target, AimTarget)
        target.aimed = False
        self.carried.target = None
        self.arrow.hide()
        self.changed()

    def dropped(self, source: Node, target: Node) -> None:
        assert isinstance(source, CardSprite)
        assert isinstance(target, AimTarget)
        self._let_go(source)
        if target.why:
            self.changed()
            self.complain(target.why)
        else:
            self._drop(target.actions)

    def cancelled(self, source: Node) -> None:
        assert isinstance(source, CardSprite)
        self._let_go(source)
        self.changed()

    def _let_go(self, source: CardSprite) -> None:
        self.held = self.arrow.source = None
        self.arrow.hide()
        self._light(self._targets(None))
        self.carried.put_back(source)

    def _drop(self, actions: Sequence[act.HunterAction]) -> None:
        """Carry out the only action of a target, or let the player choose among several."""
        if len(actions) == 1:
            self.decide(actions[0])
            return
        self.choosing = tuple(by_promise(self.o, actions))
        self.changed()

    def aimed(self) -> AimTarget | None:
        """Return the target under the pointer."""
        return next((target for target in self.lit if target.aimed), None)

    # -- targets

    def _targets(self, source: TableSpot | None) -> list[AimTarget]:
        """Return the lit targets of the thing that is picked up or, with nothing picked up, of actions without a
        source, or of the unit whose line is asked for.
        """
        if not self.view.session.may_decide:
            return []
        if source is None:
            source = self._to_deploy
        found, middle = [], []
        for spot, actions in self._by_source.get(source, {}).items():
            if spot == MIDDLE:
                middle = actions
                continue
            rect = rect_of(self.view, spot)
            if rect is not None:
                hostile = isinstance(actions[0], HOSTILE)
                chip, sign = self._chip(actions)
                key = self.key_of(actions[0])
                found.append(
                    AimTarget(self.view, spot, rect, actions, chip, sign=sign, key=key, hostile=hostile)
                )
        if source is not None:
            found += self._plates(middle)
        if source is not None and source.thing is Thing.UNIT:
            found += aimed_at_enemies(self.view, source.number, found)
        return sorted(found, key=lambda target: target.spot.thing is Thing.PLAYER)  # Cards lie on panels.

    @property
    def _to_deploy(self) -> TableSpot | None:
        """Return the unit whose line is to be decided now, if that is what is asked."""
        deploys = self.o.actions and isinstance(self.o.actions[0], act.Deploy)
        return handles(self.o, self.o.actions[0]).source if deploys else None

    def key_of(self, action: act.HunterAction) -> str:
        """Return the digit that chooses a line for the unit whose line is asked for."""
        return str(self.o.actions.index(action) + 1) if isinstance(action, act.Deploy) else ""

    def line_of_key(self, key: str) -> act.HunterAction | None:
        """Return what that digit chooses."""
        return next((one for target in self.lit for one in target.actions if self.key_of(one) == key), None)

    def _chip(self, actions: Sequence[act.HunterAction]) -> tuple[str, str]:
        """Return what stands above a target: a text, and the sign before it."""
        if isinstance(actions[0], act.Deploy):
            return t("Deploy here"), ""
        return chance_of_success(self.o, actions)

    def _plates(self, actions: Sequence[act.HunterAction]) -> list[AimTarget]:
        """Return plates in the middle for actions that need no target; below them is room for what they do."""
        box = inset(self.view.frame.aiming, PLATE_GAP)
        box.h = min(box.h, len(actions) * (PLATE + PLATE_GAP) - PLATE_GAP)
        cells = rows(box, *[1] * len(actions), gap=PLATE_GAP)
        return [
            AimTarget(self.view, MIDDLE, cell, [action], action_text(self.o, action, self.view.names))
            for action, cell in zip(actions, cells, strict=True)
        ]

    def follow(self) -> None:
        """Have the lit targets follow what has moved, and step back for the one that is aimed at."""
        aimed = self.aimed()
        for target in self.lit:
            target.faint = aimed not in (None, target)
            rect = rect_of(self.view, target.spot)
            if rect is not None:
                target.move(rect)
            if target.aimed and self.held is not None:
                self._aim_at(target)

    def _light(self, targets: list[AimTarget]) -> None:
        self.lit = targets
        self.light(targets)


def _is_discard(node: Node) -> bool:
    return isinstance(node, CardSprite) and node.card == DISCARD
