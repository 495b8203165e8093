"""The table: shows what the session lets be seen, plays what happened, and hands on what the player decides."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import FRect, Vector2
from pygame.event import Event

from wotrush.i18n import t
from wotrush.match.notices import Decided, TakenBack
from wotrush.model.game import IllegalAction, Seat
from wotrush.model.rush import Observation
from wotrush.model.rush import actions as act
from wotrush.model.rush.state import Prompt
from wotrush.scenes.context import AppContext
from wotrush.scenes.gesture import Gesture
from wotrush.scenes.rush import gestures
from wotrush.scenes.rush.board import Board
from wotrush.scenes.rush.browser import Browser, deck_spread, pile_spread, repair_spread, squad_spread
from wotrush.scenes.rush.card_sprites import CardLayer, CardSprite
from wotrush.scenes.rush.choreography import Choreography
from wotrush.scenes.rush.controls import EndTurnButton, TopBar
from wotrush.scenes.rush.drawers import AchievementDrawer, Menu
from wotrush.scenes.rush.faces import Faces
from wotrush.scenes.rush.frame import Frame, frame
from wotrush.scenes.rush.handling import Handling
from wotrush.scenes.rush.hot_spots import HotSpot
from wotrush.scenes.rush.layout import Zone, layout
from wotrush.scenes.rush.lighting import card_alpha, card_glow, raised_pose
from wotrush.scenes.rush.log_panel import LogPanel
from wotrush.scenes.rush.prompt_panel import PromptPanel
from wotrush.scenes.rush.status import status_line
from wotrush.scenes.rush.target_nodes import Aim, TargetNode
from wotrush.scenes.rush.view import View
from wotrush.scenes.rush.zoom import Zoom
from wotrush.scenes.session import GameSession, News
from wotrush.scenes.sound_names import Sound
from wotrush.settings import Speed
from wotrush.stage.drag import Dragging, Manner
from wotrush.stage.moves import glide, rescale
from wotrush.stage.node import Node
from wotrush.stage.scene import NodeScene
from wotrush.stage.tilt import Tilt
from wotrush.stage.tween import call, parallel, sequence

PACES = {Speed.OFF: 0.0, Speed.FAST: 0.5, Speed.NORMAL: 1.0, Speed.SLOW: 1.6}
ZOOM_AFTER = 0.25
COMPLAINT_LASTS = 3.0


class TableScene(NodeScene):
    """Built for one session; `settle` brings all motion to its end, `still` tells whether there is any."""

    def __init__(self, context: AppContext, session: GameSession) -> None:
        o = session.observation()
        self.view = View(context, session, o, _frame(FRect(0, 0, 1920, 1080), o), _faces(context, o))
        self.handling = Handling(self.view, self)
        super().__init__(context.clock, context.theme.styles.plain, self.handling)
        self.interface.on_sign = context.answer
        self.context = context
        self.session = session
        self._viewpoint = session.viewpoint
        self._could_decide = session.may_decide
        self._complained_at = -COMPLAINT_LASTS
        self._zoom_pinned = False
        self._pointer = Vector2()
        self._tilt = Tilt()
        self._build()
        self.player.pace = self._pace()
        self.log.rebuild(session.log())

    def _build(self) -> None:
        """From back to front."""
        view, root = self.view, self.root
        self.board = root.add(Board(view))
        self.spots = root.add(_layer("spots", 1))
        self.prompt = root.add(PromptPanel(view, self._chosen))
        self.prompt.z = 2
        self.log = root.add(LogPanel(view))
        self.log.z = 3
        self.cards = root.add(CardLayer(view.theme.shadow))
        self.cards.z = 10
        self.targets = root.add(_layer("targets", 20))
        self.effects = root.add(_layer("effects", 30))
        self.held = root.add(_layer("held", 35))
        self.bar = root.add(TopBar(view, self))
        self.bar.z = 40
        self.end_button = root.add(
            EndTurnButton(view, self._end_turn, lambda: self.handling.forecast.chance_left())
        )
        self.end_button.z = 40
        self.achievements = root.add(AchievementDrawer(view))
        self.achievements.z = 50
        self.browser = root.add(Browser(view, self._scrap, self._stop_repair))
        self.browser.z = 60
        self.menu = root.add(Menu(view))
        self.menu.z = 90
        self.aim_line = root.add(Aim(view))
        self.aim_line.z = 70
        self.zoom = root.add(Zoom(view))
        self.zoom.z = 80
        self.choreography = Choreography(view, self.cards, self.effects)

    # -- for the app

    @property
    def still(self) -> bool:
        return not self.player.busy

    def settle(self) -> None:
        """All motion to its end now."""
        self.player.finish()
        self._settle_cards()

    def restyle(self) -> None:
        """Settings changed: language, contrast, speed, scale."""
        self.view.faces = _faces(self.context, self.view.o)
        self.player.finish()
        self.player.pace = self._pace()
        self.cards.shadow = self.view.theme.shadow
        self.end_button.restyle()
        self.log.rebuild(self.session.log())
        self.layout(self.space.area)

    def next_gesture(self, action: act.Action) -> Gesture:
        """The next thing a hand would do with the mouse to bring this legal action about."""
        self._notice_whose_screen()
        return gestures.next_gesture(self, action)

    def _pace(self) -> float:
        settings = self.context.settings
        return 0.0 if settings.reduced_motion else PACES[settings.speed]

    # -- laying out

    def layout(self, area: FRect) -> None:
        view = self.view
        view.frame = _frame(area, view.o)
        self.interface.drag.abandon()
        self.player.finish()
        self.board.place(area)
        for layer in (self.spots, self.cards, self.targets, self.effects, self.held):
            layer.rect = FRect(area)
        docked = view.frame.log is not None
        self.log.rect = view.frame.log or view.frame.drawer
        self.log.visible = docked
        self.log.z = 3 if docked else 50
        self.achievements.rect = view.frame.drawer
        self.end_button.rect = view.frame.own.end_turn
        self.menu.place(area)
        self.browser.place()
        self._build_spots()
        self._show(laid_anew=True)

    def _build_spots(self) -> None:
        view, o = self.view, self.view.o
        self.spots.clear()

        def add(rect: FRect, action: object, tip: str, name: str) -> None:
            assert callable(action)
            self.spots.add(HotSpot(view, FRect(rect), action, lambda: t(tip), name))

        add(
            view.frame.common.deck,
            lambda: self.browser.open(deck_spread(view)),
            "Which vehicles may still come",
            "deck",
        )
        for seat in range(o.seats):
            panel = view.frame.panel(seat)
            garage = view.frame.own.garage if panel is None else panel.garage
            depot = view.frame.own.depot if panel is None else panel.depot
            add(
                garage,
                lambda s=seat: self.browser.open(squad_spread(view, s)),
                "What lies in this Garage",
                f"garage {seat}",
            )
            add(depot, lambda s=seat: self.browse(Zone.DEPOT, s), "Look through this Depot", f"depot {seat}")
            if panel is not None:
                add(
                    panel.hand,
                    lambda s=seat: self.browser.open(squad_spread(view, s)),
                    "What this hand may hold",
                    f"hand {seat}",
                )

    # -- every frame

    def update(self) -> None:
        moving = not self.still
        super().update()
        if moving and self.still:
            self.changed()
        news = self.session.poll(still=self.still)
        if news:
            self._play(news)
        self._notice_whose_screen()
        self.end_button.update()
        self._straighten()
        self._aim_where_pointed()
        self._fade_complaint()
        self._update_zoom()
        if self.still and not news:
            self._hand_over()

    def _straighten(self) -> None:
        """A held card that rests hangs upright."""
        source = self.interface.drag.source
        if isinstance(source, CardSprite) and isinstance(self.interface.drag.state, Dragging):
            source.angle = self._tilt.angle(self.clock.now())

    def _aim_where_pointed(self) -> None:
        """Spots that answer a prompt say what would happen while the pointer is on them."""
        if self.interface.drag.source is not None:
            return
        hovered = self.interface.hovered
        if isinstance(hovered, TargetNode) and hovered.lasting:
            self.aim_line.show(hovered)
        else:
            self.aim_line.hide()

    def _hand_over(self) -> None:
        """When all is quiet: to the banner or cover that is due, or to the result."""
        if self.session.result() is not None:
            self.context.go.result(self.session)
        elif self.session.interlude is not None:
            self.context.go.interlude(self.session)

    def _play(self, news: list[News]) -> None:
        """Numbers change at once; the cards catch up."""
        self.player.finish()
        if self.interface.drag.source is not None:
            self.interface.drag.abandon()
        self.view.o = self.session.observation()
        after = layout(self.view.frame, self.view.o)
        events = [event for item in news if isinstance(item, Decided) for event in item.events]
        if any(isinstance(item, TakenBack) for item in news):
            self.log.rebuild(self.session.log())
            events = []
        else:
            for item in news:
                self.log.add_news(item)
        if events:
            self.player.queue(self.choreography.film(events, after))
            if self.player.pace == 0:
                self.player.finish()
        self._show(laid_anew=not events)

    def _notice_whose_screen(self) -> None:
        if self.session.viewpoint != self._viewpoint:
            self._turn_screen()
        elif self.session.may_decide != self._could_decide:
            self._show(laid_anew=False)

    def _turn_screen(self) -> None:
        """Somebody else has the screen: their side of the table, at once."""
        self._viewpoint = self.session.viewpoint
        self.view.o = self.session.observation()
        self.log.rebuild(self.session.log())
        self.browser.close()
        self.layout(self.space.area)

    def _show(self, *, laid_anew: bool) -> None:
        """Everything but the cards follows what is known now; these too if nothing is to be played."""
        view = self.view
        view.lying = layout(view.frame, view.o)
        view.warning = False
        if laid_anew:
            self._settle_cards()
        self._could_decide = self.session.may_decide
        self.handling.refresh()
        self.bar.build()
        self.end_button.refresh()
        self.changed()

    def _settle_cards(self) -> None:
        self.cards.settle(self.view.lying, self.view.faces)

    def changed(self) -> None:
        """What is lifted, selected or being paid has changed."""
        view, handling = self.view, self.handling
        if not view.warning:
            view.status = status_line(view, handling.payment, handling.lifted_card)
        self.prompt.show(handling.payment, lifting=handling.lifted_card is not None)
        self._show_repair()
        self._light_cards()
        self.board.refresh()
        self.root.invalidate()

    def _light_cards(self) -> None:
        """Glows, and payers pushed forward out of the hand."""
        for card, lying in self.view.lying.items():
            sprite = self.cards.sprites.get(card)
            if sprite is None:
                continue
            sprite.glow = card_glow(self.view, self.handling, card, lying.zone)
            sprite.alpha = card_alpha(self.view, card, lying.zone)
            if self.still and lying.zone is Zone.HAND and self.interface.drag.source is not sprite:
                sprite.pose = raised_pose(self.view, self.handling, card)

    def _show_repair(self) -> None:
        o = self.view.o
        if o.prompt in (Prompt.REPAIR, Prompt.REPAIR_MORE) and self.session.may_decide:
            choices = [card for card in o.depots[o.seat] if o.allows(act.Scrap(card))]
            self.browser.open(repair_spread(self.view, choices, o.prompt is Prompt.REPAIR_MORE))
        elif self.browser.asking:
            self.browser.close()

    # -- what handling asks for

    def decide(self, action: act.Action) -> None:
        try:
            self.session.decide(action)
        except IllegalAction as refusal:
            self.complain(str(refusal))

    def lift(self, sprite: CardSprite, manner: Manner) -> None:
        self.player.finish()
        self.context.play(Sound.PICK_UP)
        self._tilt.clear()
        self.held.add(sprite)
        sprite.lift, sprite.angle = 1.0, 0.0
        if manner is Manner.PICK:
            sprite.pos = sprite.pos - Vector2(0, self.view.frame.own.card.y * 0.12)
        else:
            self.player.play(rescale(sprite, self._held_scale(sprite), 0.12))
        self.zoom.hide()

    def _held_scale(self, sprite: CardSprite) -> float:
        """Small enough to see the targets behind it."""
        return min(1.0, self.view.frame.common.deck.h * 1.08 / sprite.size.y)

    def carry(self, sprite: CardSprite, center: Vector2) -> None:
        """It tilts with its speed; smaller as it is, it is still held where it was grasped."""
        state = self.interface.drag.state
        grip = state.grip if isinstance(state, Dragging) else Vector2()
        sprite.pos = self.held.to_local(center + grip * (1 - sprite.scale))
        self._tilt.add(self.clock.now(), sprite.pos)
        sprite.angle = self._tilt.angle(self.clock.now())

    def put_back(self, sprite: CardSprite) -> None:
        sprite.lift = 0.0
        lying = self.view.lying.get(sprite.card)
        if lying is not None:
            self.context.play(Sound.PLACE)
            home = parallel(glide(sprite, lying.pose, 0.18), rescale(sprite, 1.0, 0.18))
            self.player.play(sequence(home, call(partial(self.cards.add, sprite))))

    def light(self, targets: Sequence[TargetNode]) -> None:
        self.targets.clear()
        for node in reversed(targets):
            self.targets.add(node)

    def aim(self, target: TargetNode | None) -> None:
        if target is None:
            self.aim_line.hide()
        else:
            self.aim_line.show(target)

    def complain(self, text: str) -> None:
        self.view.status, self.view.warning = text, True
        self._complained_at = self.clock.now()
        self.board.refresh()

    def _fade_complaint(self) -> None:
        if self.view.warning and self.clock.now() - self._complained_at > COMPLAINT_LASTS:
            self.view.warning = False
            self.changed()

    def browse(self, zone: Zone, seat: Seat | None) -> None:
        self.browser.open(pile_spread(self.view, zone, seat))

    def _chosen(self, action: act.Action | None) -> None:
        """A button of the prompt."""
        if action is None:
            self.handling.take_back()
        elif isinstance(action, act.Buy):
            self.handling.pay()
        else:
            self.decide(action)

    def _scrap(self, card: int) -> None:
        self.decide(act.Scrap(card))

    def _stop_repair(self) -> None:
        self.decide(act.STOP_REPAIR)

    def _end_turn(self) -> None:
        self.decide(act.END_TURN)

    # -- what the bar asks for

    def open_menu(self) -> None:
        self.menu.toggle()

    def undo(self) -> None:
        why = self.session.why_no_undo()
        if why is not None:
            self.complain(str(why))
        else:
            self.session.undo()

    def redo(self) -> None:
        if self.session.can_redo():
            self.session.redo()

    def toggle_log(self) -> None:
        if self.view.frame.log is None:
            self.log.visible = not self.log.visible

    def toggle_achievements(self) -> None:
        if self.view.frame.common.achievements is None:
            self.achievements.visible = not self.achievements.visible

    def recap(self) -> None:
        self.context.go.recap(self.session)

    def end_turn(self) -> None:
        self.end_button.activate()

    # -- keys and pointer

    def handle(self, event: Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key in _SELECTING_KEYS:
            self.handling.selecting = event.type == pygame.KEYDOWN
        if event.type == pygame.MOUSEMOTION:
            self._pointer = self.root.to_local(event.pos)
            self._zoom_pinned = False
        if event.type == pygame.MOUSEBUTTONDOWN and self._closes_overlay(event):
            return True
        return self.interface.handle(event) or self._own_keys(event)

    def _closes_overlay(self, event: Event) -> bool:
        """A click beside an open pile or menu, or a right click, closes it."""
        right = event.button == pygame.BUTTON_RIGHT
        for overlay, modal in ((self.menu, False), (self.browser, self.browser.asking)):
            if overlay.visible and not modal and (right or not overlay.contains(event.pos)):
                overlay.close()
                return True
        return right and self.interface.drag.source is None and self.handling.take_back()

    def _own_keys(self, event: Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        match event.key:
            case pygame.K_SPACE:
                self._skip()
            case pygame.K_ESCAPE:
                self._escape()
            case pygame.K_u if event.mod & pygame.KMOD_SHIFT:
                self.redo()
            case pygame.K_u:
                self.undo()
            case pygame.K_z:
                self._zoom_pinned = not self._zoom_pinned
            case pygame.K_v:
                self.context.go.peek(self.session, self.session.viewpoint.seat)
            case _:
                return False
        return True

    def _skip(self) -> None:
        if not self.still:
            self.settle()
            self.changed()
            self.end_button.skipped()

    def _escape(self) -> None:
        if self.menu.visible:
            self.menu.close()
        elif self.browser.visible and not self.browser.asking:
            self.browser.close()
        elif not self.handling.take_back():
            self.menu.toggle()

    # -- zoom

    def _update_zoom(self) -> None:
        card = self._card_pointed_at()
        waited = self._zoom_pinned or self.interface.hovered_for() >= ZOOM_AFTER
        if card is None or self.interface.drag.source is not None or not waited:
            self.zoom.hide()
            return
        free = [
            node.rect for node in self.targets.children if isinstance(node, TargetNode) and node.offer.legal
        ]
        self.zoom.show(card, self._pointer, free)

    def _card_pointed_at(self) -> int | None:
        node = self.interface.hovered
        if isinstance(node, LogPanel):
            return node.card
        card: int | None = getattr(node, "card", None)
        return card


_SELECTING_KEYS = (pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_RSHIFT)


def _frame(area: FRect, o: Observation) -> Frame:
    return frame(area, o.seats, o.seat, o.options.reserve_size)


def _faces(context: AppContext, o: Observation) -> Faces:
    return Faces(o.catalogue.cards, context.settings.latin_names)


def _layer(name: str, z: float) -> Node:
    layer = Node(name=name)
    layer.touchable = False
    layer.z = z
    return layer
