"""The table: shows what the session lets be seen, plays what happened, and hands on what the player decides."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect, Vector2
from pygame.event import Event

from wotrush.i18n import t
from wotrush.model.game import IllegalAction, Seat
from wotrush.model.rush import actions as act
from wotrush.model.rush.view.refusal import Refusal
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.rush.cards.card_sprites import CardLayer, CardSprite
from wotrush.scenes.rush.cards.faces import Faces
from wotrush.scenes.rush.cards.warm_up import REST, WarmUp
from wotrush.scenes.rush.choreography import Choreography
from wotrush.scenes.rush.choreography.playback import Newsreel, takes_back
from wotrush.scenes.rush.play.carried_card import Holding
from wotrush.scenes.rush.play.handling import Handling
from wotrush.scenes.rush.play.hint_watch import HintWatch
from wotrush.scenes.rush.play.lighting import light_cards
from wotrush.scenes.rush.play.looking import Looking
from wotrush.scenes.rush.play.target_nodes import TargetNode
from wotrush.scenes.rush.play.targets import Offer
from wotrush.scenes.rush.rulebook import links
from wotrush.scenes.rush.table.commands import TableCommands
from wotrush.scenes.rush.table.layout import Zone, layout
from wotrush.scenes.rush.table.pieces import Pieces
from wotrush.scenes.rush.table.remarks import Remarks
from wotrush.scenes.rush.table.status import status_line
from wotrush.scenes.rush.table.view import View
from wotrush.scenes.rush.table.walking import TableWalk
from wotrush.scenes.rush.texts import telling
from wotrush.scenes.rush.texts.spoken import spoken
from wotrush.scenes.session.session import GameSession, News
from wotrush.scenes.table.game_table import GameTable
from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.input.drag import Manner
from wotrush.stage.node import Node


class TableScene(GameTable):
    """Built for one session; `settle` brings all motion to its end, `still` tells whether there is any."""

    def __init__(self, context: AppContext, session: GameSession) -> None:
        o = session.observation()
        self.view = View(context, session, o, Faces(o.catalogue.cards))
        self.handling = Handling(self.view, self)
        super().__init__(context, session, self.handling)
        self.interface.on_refused = self.complain
        self.commands = TableCommands(self)
        self.pieces = Pieces(self.root, self.view, self.commands)
        self.choreography = Choreography(self.view, self.pieces.cards, self.pieces.effects)
        self.holding = Holding(self.view, self.pieces, self.player, self.interface.drag, self.clock)
        self.looking = Looking(self.pieces, self.interface)
        self._walk = TableWalk(self.view, self.pieces, self.handling, self.interface)
        self._warm_up = WarmUp(self.view)
        self._pictures: SurfaceCache | None = None
        self._could_decide = session.may_decide
        self._hints = HintWatch(self)
        self._remarks = Remarks(self.view)
        self._touched_at = self.clock.now()
        self._newsreel = Newsreel(self.view, self.pieces, self.choreography, self.player)
        self.pieces.retell()

    # -- for the app

    @property
    def cards(self) -> CardLayer:
        return self.pieces.cards

    def spoken(self, node: Node) -> str:
        return spoken(self.view, self.handling, node)

    @property
    def still(self) -> bool:
        return not self.player.busy

    def settle(self) -> None:
        self.player.finish()
        self.choreography.finish()
        self._settle_cards()
        self.changed()

    def restyle(self) -> None:
        """Settings changed: language, contrast, speed, scale."""
        self._newsreel.at_own_pace()
        self.pieces.restyle()
        self.pieces.retell()
        self.layout(self.space.area)

    # -- laying out

    def layout(self, area: FRect) -> None:
        self.view.lay_out(area)
        self.interface.drag.abandon()
        self.player.finish()
        self.choreography.finish()
        self.pieces.place()
        self._warm_up.restart(self.space.scale)
        self._show(laid_anew=True)

    def _show(self, *, laid_anew: bool) -> None:
        """Everything but the cards follows what is known now; these too if nothing is to be played."""
        self.view.lying = layout(self.view.frame, self.view.o)
        self._remarks.forget()
        if laid_anew:
            self._settle_cards()
        self._could_decide = self.session.may_decide
        self.handling.refresh()
        self.pieces.bar.build()
        self.pieces.end_button.refresh()
        self.changed()

    def _settle_cards(self) -> None:
        self.cards.settle(self.view.lying, self.view.faces)

    def changed(self) -> None:
        """What is lifted, selected or being paid has changed."""
        view, handling, pieces = self.view, self.handling, self.pieces
        if not self._remarks.made:
            view.status = status_line(view, handling.payment, handling.lifted_card, self._aimed)
        pieces.prompt.show(handling.payment, lifting=handling.lifted_card is not None)
        pieces.ask_what_to_scrap()
        held = self.interface.drag.source
        light_cards(view, handling, self.cards, held, still=self.still)
        pieces.marks.show(handling.ending_the_assault() if self.still else ())
        pieces.retold(in_turn=not self.still)
        self.root.invalidate()

    def covered(self) -> None:
        super().covered()
        self.handling.selecting = False

    # -- every frame

    def update(self) -> None:
        moving = not self.still
        self.pieces.repaints.update()
        super().update()
        self.choreography.update()
        if moving and self.still:
            self._newsreel.at_own_pace()
            self.changed()
        news = self.session.poll(still=self.still)
        if news:
            self._play(news)
        self.notice_whose_screen()
        self._hints.update()
        self.pieces.end_button.update()
        self.pieces.bar.update()
        if self.pieces.replay is not None:
            self.pieces.replay.refresh()
        self.holding.update()
        if self._walk.update():
            self.changed()
        if self.session.interlude is None:
            self.looking.update()
        else:
            self.pieces.zoom.hide()
        if self._remarks.fade():
            self.changed()
        if self.still and not news:
            if not self.pieces.browser.visible:
                self.pieces.ask_what_to_scrap()
            self.handling.go_on()
            self.hand_over()
            self._draw_ahead()

    def draw(self, canvas: Canvas) -> None:
        self._pictures = canvas.pictures
        super().draw(canvas)

    def _draw_ahead(self) -> None:
        """Only in a frame that has nothing else to draw."""
        idle = not self.stale and self.clock.now() - self._touched_at > REST
        if idle and self._pictures is not None:
            self._warm_up.draw_one(self._pictures)

    def _play(self, news: list[News]) -> None:
        """Numbers change within a few frames; the cards catch up."""
        self.player.finish()
        if self.interface.drag.source is not None:
            self.interface.drag.abandon()
        self.view.o = self.session.observation()
        if takes_back(news):
            self.handling.follow_ups.forget()
            what = self._newsreel.take_back()
            self._show(laid_anew=True)
            self._remarks.note(t("Taken back: {what}", what=what))
        else:
            self._newsreel.tell(news)
            self._show(laid_anew=not self._newsreel.film(news))

    def notice_whose_screen(self) -> None:
        """Somebody else may have it now: their side of the table is shown at once."""
        if self.screen_turned():
            self.view.o = self.session.observation()
            self.pieces.retell()
            self.pieces.browser.close()
            self.view.reason = None
            self.layout(self.space.area)
        elif self.session.may_decide != self._could_decide:
            self._show(laid_anew=False)

    # -- what handling asks for

    def decide(self, action: act.Action) -> None:
        try:
            self.session.decide(action)
        except IllegalAction as refusal:
            self.complain(str(refusal))

    def lift(self, sprite: CardSprite, manner: Manner) -> None:
        self.holding.lift(sprite, manner)
        self.pieces.zoom.hide()

    def carry(self, sprite: CardSprite, center: Vector2) -> None:
        self.holding.carry(sprite, center)

    def put_back(self, sprite: CardSprite) -> None:
        self.holding.put_back(sprite)

    def light(self, targets: Sequence[TargetNode]) -> None:
        self.pieces.targets.clear()
        for node in reversed(targets):
            self.pieces.targets.add(node)

    @property
    def _aimed(self) -> Offer | None:
        """What dropping the lifted card now would do."""
        target = self.interface.drag.target
        return target.offer if isinstance(target, TargetNode) else None

    def aim(self, target: TargetNode | None) -> None:
        if self.view.by_keys:
            self.changed()
        if target is None:
            self.pieces.aim.hide()
        else:
            self.pieces.aim.show(target)

    def refuse(self, refusal: Refusal) -> None:
        """As a complaint; while it stands there, the rules open at what is behind it."""
        self.complain(telling.refusal_text(refusal), links.REFUSALS[refusal.reason])

    @property
    def rule_in_question(self) -> str:
        """The paragraph of the rule book that is about what is told, looked at, or waited for."""
        card, o = self.looking.card, self.view.o
        if self._remarks.rule:
            return self._remarks.rule
        return links.PROMPTS[o.prompt] if card is None else links.card_key(o.catalogue.cards[card])

    def complain(self, text: str, rule: str = "") -> None:
        """Why something may not be done, on the status line for a while."""
        self._remarks.complain(text, rule)
        self.pieces.board.refresh()

    def browse(self, zone: Zone, seat: Seat | None) -> None:
        self.pieces.spread_pile(zone, seat)

    def handle(self, event: Event) -> bool:
        self._touched_at = self.clock.now()
        return self.commands.notice(event) or self.interface.handle(event) or self.commands.key(event)
