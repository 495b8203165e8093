"""A table of cards: plays what happened, shows what may be known, and hands over to the next person."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from pygame import FRect
from pygame.event import Event

from wotrush.i18n import t
from wotrush.match.message import Message
from wotrush.model.game import IllegalAction, Seat
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.session.advice import Hint
from wotrush.scenes.session.session import GameSession, News
from wotrush.scenes.session.viewpoint import Sight
from wotrush.scenes.table.cards.card_sprites import CardLayer
from wotrush.scenes.table.cards.carried_card import CarriedCard
from wotrush.scenes.table.cards.warm_up import REST, WarmUp
from wotrush.scenes.table.commands import TableCommands
from wotrush.scenes.table.game_table import GameTable
from wotrush.scenes.table.hint_watch import HintWatch
from wotrush.scenes.table.looking import LookedAt, Looking
from wotrush.scenes.table.motion.choreography import TableChoreography
from wotrush.scenes.table.motion.playback import Playback, takes_back
from wotrush.scenes.table.pieces import TablePieces
from wotrush.scenes.table.remarks import Remarks
from wotrush.scenes.table.view import TableView
from wotrush.settings import Speed
from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Face, Size
from wotrush.stage.input.drag import DragHost
from wotrush.stage.motion.tween import parallel


class CardTable(GameTable):
    """Build a view, then call `furnish`; `settle` ends all motion, `still` says whether there is any."""

    pieces: TablePieces
    commands: TableCommands

    def __init__(
        self, context: AppContext, session: GameSession, view: TableView, host: DragHost | None = None
    ) -> None:
        super().__init__(context, session, host)
        self.view = view
        self.interface.on_refused = self.complain
        self.remarks = Remarks(view)
        self._warm_up = WarmUp()
        self._pictures: SurfaceCache | None = None
        self._could_decide = session.may_decide
        self._occasion: Hashable = None
        self._touched_at = self.clock.now()
        self._read: tuple[tuple[Seat, Message] | None, bool] = (None, False)
        """Who gave the reason that is being read, and that reason."""
        self._closes_hand = False
        """Whether a film runs that began as a hand was closed."""
        self._overlaid: FRect | None = None
        """The plate over the table for which it was painted last."""
        self._moved = False
        """Whether something moved when this frame began, or is still to be painted of what did."""

    def furnish(
        self,
        pieces: TablePieces,
        commands: TableCommands,
        choreography: TableChoreography,
        places: LookedAt,
    ) -> None:
        """Take over the parts that the game has made."""
        self.pieces = pieces
        self.commands = commands
        self.choreography = choreography
        self.carried = CarriedCard(
            self.view, pieces.cards, pieces.held, self.player, self.interface.drag, self.clock
        )
        self.looking = Looking(pieces, self.interface, places)
        self.hints = HintWatch(self, pieces.hint.show)
        self.playback = Playback(self.view, pieces, choreography, self.player, self.remarks.warn)
        pieces.rewrite()

    # -- for games

    def refresh(self) -> None:
        """Follow a new observation or a new layout of the zones."""

    def changed(self) -> None:
        """Show a new selection, a new status line, new light."""

    def follow_up(self) -> None:
        """Do what follows automatically from the last decision, once that has been seen."""

    def taken_back(self) -> None:
        """Forget what was prepared for the decision that was taken back."""

    def take_back(self) -> bool:
        """Put back what is prepared but not decided; return False if there was nothing."""
        return False

    def upcoming(self) -> Iterator[tuple[Face, Size]]:
        """Yield pictures that may be needed next, with their sizes in pixels."""
        return iter(())

    def place_of(self, action: Any) -> FRect | None:
        """Return where an action leads, in units; None if it leads to no single place."""
        return None

    @property
    def occasion(self) -> Hashable:
        """Changes whenever something begins that no enlarged card may cover: a turn or a question of the viewer's, or another's
        turn.
        """
        return self.session.may_decide

    def hint_text(self, hint: Hint) -> str:
        """Return a hint in words."""
        raise NotImplementedError

    @property
    def arrangement(self) -> Hashable:
        """Changes whenever the place of a hint may have moved."""
        return id(self.view.zones)

    @property
    def rule_in_question(self) -> str:
        """The key of the rule book's paragraph about what is said, looked at, or waited for."""
        return self.remarks.rule

    # -- for the app

    @property
    def cards(self) -> CardLayer:
        return self.pieces.cards

    @property
    def still(self) -> bool:
        return not self.player.busy

    @property
    def moving(self) -> bool:
        return super().moving or self.pieces.repaints.waiting

    @property
    def resting(self) -> bool:
        """Return whether nothing moves, nor has until now: then there is time to paint all at once."""
        return self.still and not self._moved

    def settle(self) -> None:
        self._moved = False
        self.player.finish()
        self.choreography.finish()
        self._settle_cards()
        self.changed()

    def restyle(self) -> None:
        """Take over changed settings: language, contrast, speed, scale."""
        self.playback.at_own_pace()
        self.pieces.restyle()
        self.pieces.rewrite()
        self.layout(self.space.area)

    # -- layout

    def layout(self, area: FRect) -> None:
        self.interface.drag.abandon()
        self._moved = False
        self.player.finish()
        self.choreography.finish()
        self.view.ui_scale = self.space.ui_scale
        self.view.lay_out(area)
        self.view.lying = self.view.place_cards()
        self.pieces.place()
        self._warm_up.restart(self.upcoming())
        self._show(settled=True)

    def _show(self, *, settled: bool) -> None:
        """Show what is known now, including the cards unless a film moves them."""
        self.remarks.forget()
        if settled:
            self._settle_cards()
        self._could_decide = self.session.may_decide
        self.refresh()
        self.pieces.bar.build()
        self.changed()

    def _settle_cards(self) -> None:
        self.cards.settle(self.view.lying, self.view.faces)

    def rearrange(self) -> None:
        """Have the cards move to where they belong now, though nothing happened to them."""
        self.view.lying = self.view.place_cards()
        motions = []
        for card, lying in self.view.lying.items():
            sprite = self.cards.sprites[card]
            moves = sprite is not self.interface.drag.source and sprite.pose != lying.pose
            if moves or sprite.lying.side != lying.side:
                sprite.show(lying, self.view.faces)
            if moves:
                motions.append(self.choreography.animator.make_room(sprite, lying.pose))
            sprite.lying = lying
        self.player.play(parallel(*motions))
        if self.context.settings.speed is Speed.OFF:
            self.player.finish()

    # -- every frame

    def update(self) -> None:
        moving = not self.still
        self._moved = moving or self.pieces.repaints.waiting
        self.pieces.repaint_next()
        super().update()
        self.choreography.update(watched=self.player.busy)
        ended = moving and self.still
        if ended:
            self.playback.at_own_pace()
        if self.session.viewpoint != self._viewpoint and self.session.viewpoint.sight is Sight.OWN:
            self.notice_whose_screen()  # Whoever has taken it may pass at once without being asked.
        news = self._poll()
        if news:
            self._play(news)
        elif ended:
            self.changed()
        self.notice_whose_screen()
        self.hints.update()
        self.pieces.bar.update()
        if self.pieces.replay is not None:
            self.pieces.replay.refresh()
        self.carried.update()
        self.update_parts()
        before, self._occasion = self._occasion, self.occasion
        if self._occasion != before:
            self.looking.look_away()
        if self.session.interlude is None and self.context.go.on_top(self):
            self.looking.update()
        else:
            self.pieces.zoom.hide()
        if self.remarks.fade() or self._reads_on():
            self.changed()
        if self.view.overlaid != self._overlaid:
            self._overlaid = self.view.overlaid
            self.pieces.log.invalidate()
            self.changed()
        if self.still and not news and not self.pieces.menu.visible:
            self.follow_up()
            self.hand_over()
            self._draw_ahead()

    def _poll(self) -> list[News]:
        """Return what has happened since the last frame. Nothing does behind the menu."""
        if self.pieces.menu.visible:
            self.session.stand_by()
            return []
        return self.session.poll(still=self.still and not self._others_wait())

    def _others_wait(self) -> bool:
        """Return whether opponents wait although nothing moves."""
        return False

    def _reads_on(self) -> bool:
        """Return True once, when an opponent has given a reason, when one has stood long enough, and when a pause begins or
        ends.
        """
        reason = self.view.reason if self.view.reading else None
        before, self._read = self._read, (reason, self.session.conductor.paused)
        return self._read != before

    def update_parts(self) -> None:
        """Update the game's own parts. Called every frame."""

    def draw(self, canvas: Canvas) -> None:
        self._pictures = canvas.pictures
        super().draw(canvas)

    def _draw_ahead(self) -> None:
        """Draw an upcoming picture in a frame that has nothing else to draw."""
        idle = not self.stale and self.clock.now() - self._touched_at > REST
        if idle and self._pictures is not None:
            self._warm_up.draw_one(self._pictures)

    def _play(self, news: list[News]) -> None:
        """Show at once what the news lead to, and have the cards catch up in a film."""
        self.player.finish()
        if self.interface.drag.source is not None:
            self.interface.drag.abandon()
        self._look_again()
        if takes_back(news):
            self.taken_back()
            what = self.playback.take_back()
            self._show(settled=True)
            if self.session.watched is None:  # A replay only goes elsewhere.
                self.remarks.note(
                    t("Taken back: {what}", what=what) if what else t("Your last choice is taken back.")
                )
        else:
            self.playback.report(news)
            films = self.playback.film(news)
            self._show(settled=not films)
            if films and self._only_closed:
                self._closes_hand = True
                self._tell_everybody()

    @property
    def _only_closed(self) -> bool:
        """Whether the hand of whoever looked was closed, and films show no more than everybody may see from the start."""
        before, now = self._viewpoint, self.session.viewpoint
        closed = before.seat == now.seat and now.sight is Sight.OPEN and before.sight is Sight.OWN
        return closed and self.choreography.reports_events

    def _tell_everybody(self) -> None:
        """Have the log tell what everybody may know, in step with the film that runs, and close what lies open."""
        log = self.pieces.log
        ahead = log.ahead
        log.rebuild(self.session.log())
        log.ahead = ahead
        for overlay in self.pieces.overlays[1:]:
            overlay.close()

    def _look_again(self) -> None:
        """Take over what may be known now, and lay the cards out once for it."""
        self.view.o = self.session.observation()
        self.view.lying = self.view.place_cards()

    def notice_whose_screen(self) -> None:
        """Show the table of another person at once when the screen has turned to them; but where only a hand was closed, once the
        film is over that shows what came of it.
        """
        if self._closes_hand and self.player.busy:
            return
        self._closes_hand = False
        if self.screen_turned():
            self.player.finish()
            self.view.o = self.session.observation()
            self.pieces.rewrite()
            for overlay in self.pieces.overlays[1:]:
                overlay.close()
            self.view.reason = None
            self.layout(self.space.area)
        elif self.session.may_decide != self._could_decide and (
            self.still or not self.choreography.reports_events
        ):
            self._look_again()  # Somebody has passed in secret, which is no news.
            self._show(settled=self.still)

    # -- decisions and remarks

    def decide(self, action: Any) -> None:
        try:
            self.session.decide(action)
            self.view.reason = None  # What an opponent said is over.
        except IllegalAction as refusal:
            self.complain(str(refusal))

    def complain(self, text: str, rule: str = "") -> None:
        """Show on the status line for a while why something may not be done."""
        self.remarks.complain(text, rule)

    def handle(self, event: Event) -> bool:
        self._touched_at = self.clock.now()
        return self.commands.notice(event) or self.interface.handle(event) or self.commands.key(event)
