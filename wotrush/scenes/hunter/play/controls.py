"""What pointer and keys do with units and events: picking up, aiming, choosing among several actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect, Vector2

from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.arrows.arrow import AimArrow
from wotrush.scenes.hunter.play.aimed_card import AimedCard
from wotrush.scenes.hunter.play.arrow_aim import IN_LINE, ArrowAim, come_from, point_at_chosen
from wotrush.scenes.hunter.play.barred import why_unusable
from wotrush.scenes.hunter.play.chances import hopeless
from wotrush.scenes.hunter.play.handles import MIDDLE, WIDE, TableSpot, Thing, handles, rect_of
from wotrush.scenes.hunter.play.lit_targets import key_of, lit_targets
from wotrush.scenes.hunter.play.possibilities import Possibilities
from wotrush.scenes.hunter.play.targets import AimTarget
from wotrush.scenes.hunter.view.layout import DISCARD, DRAFT_CARD, HAND_CARD, KEPT_CARD, LineZone
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.panels.hot_spots import HotSpot
from wotrush.stage.input.drag import Affordance, DragHost, Manner
from wotrush.stage.node import Node


class BattleControls(DragHost):
    """The state of the player's input. `refresh` it with every new observation."""

    carried: AimedCard

    def __init__(self, view: BattleView) -> None:
        self.view = view
        self.possible = Possibilities(view)
        self.decide: Callable[[act.HunterAction], None] = lambda action: None
        self.changed: Callable[[], None] = lambda: None
        self.light: Callable[[Sequence[AimTarget]], None] = lambda targets: None
        self.open_discard: Callable[[], None] = lambda: None
        self.held: TableSpot | None = None
        self.choosing: tuple[act.HunterAction, ...] = ()
        """Actions among which the player must choose after a drop on a target that has several."""
        self.complain: Callable[[str], None] = lambda why: None
        self.lit: list[AimTarget] = []
        self.arrow = AimArrow(view)

    @property
    def o(self) -> HunterObservation:
        return self.view.o

    # -- a new situation

    def refresh(self) -> None:
        """Follow a new situation; a choice stays open if the same things can be done, as in a window of another size."""
        self.held = None
        self._choose_among(() if self.possible.outdated else self.choosing)
        self.possible.look_up()
        self._light(self._targets(None))

    @property
    def outdated(self) -> bool:
        """Return whether something else can be done than was last looked up, as at the end of a film."""
        return self.held is None and self.possible.outdated

    @property
    def occupied(self) -> bool:
        """Whether a card is held or a way to use it is to be chosen, before anything else can be done."""
        return self.held is not None or bool(self.choosing)

    def leaves(self, hinted: act.HunterAction) -> bool:
        """Whether something else is held, or is chosen from, than a hint is about."""
        if self.held is not None:
            return handles(self.o, hinted).source != self.held
        return bool(self.choosing) and hinted not in self.choosing

    def take_back(self) -> bool:
        """Forget a choice among several actions; return False if there was none."""
        if not self.choosing:
            return False
        self._choose_among(())
        self.changed()
        return True

    # -- picking up

    def affordance(self, node: Node) -> Affordance:
        if isinstance(node, HotSpot) or _is_discard(node):
            return Affordance.CLICK
        if isinstance(node, AimTarget):
            return Affordance.CLICK if self.held is None else Affordance.NONE
        if isinstance(node, CardSprite) and self.view.session.may_decide:
            spot = self.spot_of(node)
            if spot is not None and self.possible.can_take(spot):
                return Affordance.LIFT
            if self.why_unusable(node):
                return Affordance.CLICK
        return Affordance.NONE

    def why_unusable(self, sprite: CardSprite) -> str:
        """Return why nothing can be done now with a card of the viewer's; nothing if something can."""
        spot = self.spot_of(sprite)
        if spot is None or self.possible.can_take(spot) or not self.view.session.may_decide:
            return ""
        return why_unusable(self.o, spot)

    def spot_of(self, sprite: CardSprite) -> TableSpot | None:
        """Return the thing that a card is, if it can be an action's source."""
        lying = self.view.lying.get(sprite.card, sprite.lying)
        if lying.zone is LineZone.HAND:
            hand = self.o.hand
            place = sprite.card - HAND_CARD
            return TableSpot(Thing.EVENT, hand[place]) if place < len(hand) else None
        if lying.zone is LineZone.DRAFT:
            place = sprite.card - DRAFT_CARD
            return TableSpot(Thing.OFFER, self.o.pack[place]) if place < len(self.o.pack) else None
        if lying.zone is LineZone.KEPT:
            event = lying.side.event
            kept = TableSpot(Thing.KEPT, sprite.card - KEPT_CARD)
            return kept if event is None else TableSpot(Thing.EVENT, event)
        if lying.zone in IN_LINE:
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
        if isinstance(node, CardSprite) and node.lying.zone is LineZone.DRAFT:
            return self.keep(node.card - DRAFT_CARD)
        if isinstance(node, CardSprite) and (why := self.why_unusable(node)):
            self.complain(why)
            return True
        return False

    def long_pressed(self, node: Node) -> bool:
        return isinstance(node, CardSprite)

    def keep(self, place: int) -> bool:
        """Keep the card of the draft that lies there; return False if none does."""
        wanted = act.Keep(self.o.pack[place]) if 0 <= place < len(self.o.pack) else None
        if wanted not in self.o.actions:
            return False
        self.decide(wanted)
        return True

    # -- aiming

    def lifted(self, source: Node, manner: Manner) -> None:
        assert isinstance(source, CardSprite)
        self._choose_among(())
        self.held = self.spot_of(source)
        self._light(self._targets(self.held))
        for target in self.lit:
            target.sought = True
        if self._points:
            stands = self.carried.stand(source)
            come_from(self.arrow, self.view, source.card, stands)
        else:
            self.carried.lift(source, manner)
        self.changed()

    @property
    def aiming(self) -> bool:
        """Whether an arrow comes from the thing in hand, or from the unit the kind of whose attack is to be chosen."""
        return self.arrow.source is not None

    @property
    def standing(self) -> FRect | None:
        """Where an event stands that is aimed, out of the hand."""
        return self._aim.standing

    @property
    def _aim(self) -> ArrowAim:
        return ArrowAim(self.arrow, self.view, self.held, self.lit)

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

    def _choose_among(self, actions: Sequence[act.HunterAction]) -> None:
        """Let the player choose among these, or forget those of before; while the kind of an attack is chosen its arrow stays."""
        self.choosing, self.arrow.source = tuple(actions), None
        self.arrow.hide()
        point_at_chosen(self.arrow, self.view, self.choosing)

    def _aim_at(self, target: AimTarget) -> None:
        self.carried.over_wide = target.spot.thing in WIDE
        self.carried.target = None if self.carried.over_wide else target.whole
        self.carried.telling = target.chip_boxes if self.carried.over_wide else ()
        self._aim.at(target)

    def left(self, source: Node, target: Node) -> None:
        assert isinstance(target, AimTarget)
        target.aimed = self.carried.over_wide = False
        self.carried.target, self.carried.telling = None, ()
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

    def double_clicked(self, source: Node) -> None:
        """Reveal a hidden unit."""
        spot = self.spot_of(source) if isinstance(source, CardSprite) else None
        for action in self.possible.targets_of(spot).get(MIDDLE, []):
            if isinstance(action, act.Reveal):
                self.decide(action)
                return

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
        """Carry out the only action of a target unless it can only fail or costs three events, or let the player choose."""
        asks = len(actions) > 1 or isinstance(actions[0], act.Cure) or hopeless(self.o, actions[0])
        if not asks:
            self.decide(actions[0])
            return
        self._choose_among(actions)
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
        return lit_targets(self.view, source, self.possible.targets_of(source))

    @property
    def _to_deploy(self) -> TableSpot | None:
        """Return the unit whose line is to be decided now, if that is what is asked."""
        deploys = self.o.actions and isinstance(self.o.actions[0], act.Deploy)
        return handles(self.o, self.o.actions[0]).source if deploys else None

    def action_of_key(self, key: str) -> act.HunterAction | None:
        """Return what a digit chooses: a line for the unit that is to be deployed, or the unit to reveal."""
        actions = (action for target in self.lit for action in target.actions)
        return next((action for action in actions if key_of(self.o, action) == key), None)

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
        point_at_chosen(self.arrow, self.view, self.choosing)

    def _light(self, targets: list[AimTarget]) -> None:
        self.lit = targets
        self.light(targets)


def _is_discard(node: Node) -> bool:
    return isinstance(node, CardSprite) and node.card == DISCARD
