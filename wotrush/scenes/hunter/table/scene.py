"""The table of Tank Hunter: shows what the session lets be seen, plays what happened, hands on what is decided."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from pygame import FRect
from pygame.event import Event

from wotrush.match.notices import Decided
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.board.status import status_plate
from wotrush.scenes.hunter.cards.card_faces import BattleFaces
from wotrush.scenes.hunter.cards.upcoming import upcoming_pictures
from wotrush.scenes.hunter.choreography.film import BattleFilm
from wotrush.scenes.hunter.play.aimed_card import TOKEN, AimedCard
from wotrush.scenes.hunter.play.attention import Attention
from wotrush.scenes.hunter.play.controls import BattleControls
from wotrush.scenes.hunter.play.handles import BACK_LINE, FRONT_LINE, Thing, handles
from wotrush.scenes.hunter.play.lighting import light_cards
from wotrush.scenes.hunter.play.targets import AimTarget
from wotrush.scenes.hunter.play.turn_buttons import TurnButtons
from wotrush.scenes.hunter.reactions.asking import automatic_answer
from wotrush.scenes.hunter.reactions.concern import is_reaction
from wotrush.scenes.hunter.reactions.standing_pass import StandingPass
from wotrush.scenes.hunter.rulebook.links import look_rule, moment_rule
from wotrush.scenes.hunter.table.hinting import hinted_button, hinted_spot
from wotrush.scenes.hunter.table.offering import Offering
from wotrush.scenes.hunter.table.pieces import BattlePieces
from wotrush.scenes.hunter.table.spoken import spoken
from wotrush.scenes.hunter.table.status import hint_text, status_line
from wotrush.scenes.hunter.table.table_keys import BattleKeys
from wotrush.scenes.hunter.table.walking import BattleWalk
from wotrush.scenes.hunter.texts.hidden import about_hidden
from wotrush.scenes.hunter.view.layout import LineZone
from wotrush.scenes.hunter.view.seen import mustering
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.session.advice import Hint, Thinking
from wotrush.scenes.session.session import GameSession, News
from wotrush.scenes.session.turning import Cover
from wotrush.scenes.table.card_table import CardTable
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.commands import TableCommands
from wotrush.scenes.table.hint_watch import place_on
from wotrush.settings import Speed
from wotrush.stage.drawing.shapes import Face, Size
from wotrush.stage.node import Node

UNFOLDING_STEPS = 12
"""In so many steps panels and lines grow as the battle begins."""


class BattleTable(CardTable):
    """Built for one session."""

    view: BattleView
    pieces: BattlePieces

    def __init__(self, context: AppContext, session: GameSession) -> None:
        o = session.observation()
        faces = BattleFaces(o.catalogue, o.options)
        view = BattleView(context, session, o, faces)
        faces.about_hidden = lambda place: about_hidden(view.o, place, view.names)
        self.controls = BattleControls(view)
        self.standing_pass = StandingPass()
        self._making_room = False
        """Whether cards move only to make room, which hides no question."""
        self._placed_for: tuple[bool, bool] | None = None
        """Whether everything but the cards lies where it does before the battle, and whether the log is a drawer."""
        self._seen_version = session.match.version
        super().__init__(context, session, view, self.controls)
        self.commands = TableCommands(self)
        self.turn = TurnButtons(self.view, self.decide, self._go_on, lambda: self.controls.occupied)
        self.pieces = BattlePieces(
            self.root, self.view, self.commands, self.turn, self.decide, self.standing_pass
        )
        self.film = BattleFilm(self.view, self.pieces.cards, self.pieces.effects, self.pieces.stage)
        self.film.repaint, self.film.unfold = self._show_moment, self._unfold
        self.furnish(self.pieces, self.commands, self.film, self)
        self._offering = Offering(self.view, self.pieces, self.controls, self.turn)
        self._attention = Attention(self.view, self.interface)
        self._keys = BattleKeys(self)
        self._walk = BattleWalk(self.view, self.pieces, self.controls, self.interface)
        self.carried = self.controls.carried = AimedCard(
            self.view, self.pieces.cards, self.pieces.held, self.player, self.interface.drag, self.clock
        )
        self.pieces.held.add(self.controls.arrow)
        self.controls.complain = self.complain
        self.controls.decide = self.decide
        self.controls.changed = self.changed
        self.controls.light = self._light
        self.controls.open_discard = self.pieces.open_discard
        session.automatic = self._answer

    def spoken(self, node: Node) -> str:
        return spoken(self.view, self.controls, node)

    # -- what is shown

    def layout(self, area: FRect) -> None:
        self.view.pixels = self.space.scale
        super().layout(area)
        self.film.look_again()

    def upcoming(self) -> Iterator[tuple[Face, Size]]:
        return upcoming_pictures(self.view)

    def refresh(self) -> None:
        self.carried.dragged_heights = (TOKEN,)
        self._follow_frame()
        self.controls.refresh()
        self.pieces.refresh()

    def changed(self) -> None:
        view = self.view
        self.turn.follow()
        if isinstance(self.session.advice, Thinking):  # What lies open would hide what the hint means.
            self.pieces.browser.close()
        if self.still and self.controls.outdated:
            self.refresh()
        pointed = self._why_pointed
        if not self.remarks.made:
            holding = self.controls.held is not None
            view.status = pointed or status_line(view, holding=holding, choosing=self.controls.choosing)
        free = not self.controls.occupied
        said = self._said or pointed
        note = said or (view.status if view.reading else "")
        self.pieces.reactions.show(asked=free and self.settled and self.session.may_decide, note=note)
        self.pieces.quiet_piles(self.controls.held is not None)
        self.pieces.browser.follow()
        self._offering.show()
        if self.view.ask(self.pieces.reactions.visible):
            self.rearrange()
        aiming = self.controls.held is not None and self.controls.aimed() is not None
        asks, threats = self.pieces.reactions.visible, self.pieces.threats
        arrowed = threats.visible and threats.arrowed
        covered = self.pieces.forecast.visible and self.pieces.forecast.rect.colliderect(view.frame.status)
        crossed = bool(self.controls.choosing) and self.controls.arrow.crosses(status_plate(view))
        if not said and (aiming or covered or crossed or asks or arrowed):
            view.status = ""  # What lies over it says the same, or arrows do.
        if not said and not asks and threats.visible and threats.legend:
            view.status = threats.legend
        if view.frame.log is not None:
            self.pieces.show_log(not self._offering.log_covered)
        self.pieces.sentence.follow(wanted=self.controls.held is None)
        light_cards(view, self.controls, self.cards)
        self.pieces.repaint(in_turn=not self.resting)
        self.root.invalidate()

    def _show_moment(self) -> None:
        """Paint a moment of a film; what an opponent said before it began is over."""
        self._follow_frame()
        waits = self.session.may_decide
        if (self.view.status or self.view.reading) and not waits and not self._said:
            self.view.status = status_line(self.view, holding=False)
        self.pieces.follow_hand()
        self.pieces.repaint(in_turn=True)

    def _unfold(self, part: float) -> None:
        """Have panels and lines grow that far from what they were while the players mustered."""
        reached = round(part * UNFOLDING_STEPS) / UNFOLDING_STEPS
        if reached != self.view.unfolded:
            self.view.unfolded = reached
            self.pieces.repaint(in_turn=False)

    def _follow_frame(self) -> None:
        """Have everything but the cards follow when the battle begins, or is not begun any more, and when the log is a drawer no
        more, or one again.
        """
        placed = mustering(self.view.o), self.view.frame.log is None
        if self._placed_for != placed:
            self._placed_for = placed
            self.pieces.place()

    @property
    def settled(self) -> bool:
        """Whether nothing moves, or cards do only to make room."""
        return self.still or self._making_room

    @property
    def _said(self) -> str:
        """What the status line says, if that must stay in sight: a refusal or a hint."""
        hinted = self.session.advice is not None and not self.controls.occupied
        return self.view.status if self.remarks.made or hinted else ""

    @property
    def _why_pointed(self) -> str:
        """Why the event cannot be played now that is pointed at; nothing while something else is in hand."""
        sprite = self.cards.sprites.get(self.view.opened or 0)
        spot = None if sprite is None or self.controls.occupied else self.controls.spot_of(sprite)
        if sprite is None or spot is None or spot.thing is not Thing.EVENT:
            return ""
        return self.controls.why_unusable(sprite)

    def decide(self, action: act.HunterAction) -> None:
        self._go_about(action)

    def _go_about(self, action: act.HunterAction) -> None:
        """Carry out an action, or else what must be decided before it."""
        first = self.controls.possible.first_of(action)
        self.film.note(first)
        super().decide(first)

    def _go_on(self) -> None:
        """Leave the own turn, which has ended by itself."""
        self.session.go_on()
        self.refresh()
        self.changed()

    def taken_back(self) -> None:
        self.view.duel = None
        self.view.lying = self.view.place_cards()

    def _look_again(self) -> None:
        self.film.leave(self._viewpoint)
        super()._look_again()
        self._seen_version = self.session.match.version

    def hand_over(self) -> None:
        """Cover the table only when dice and what was fought out have been seen, which everybody may."""
        interlude = self.session.interlude
        unseen = isinstance(interlude, Cover) and self._stands_over and not self.film.looked_at
        if not unseen and (interlude is None or not self.film.outcome_stands):
            super().hand_over()

    def follow_up(self) -> None:
        """Update the table after a secret decision, such as a pass, which causes no event."""
        if self._seen_version != self.session.match.version:
            super()._look_again()
            self._seen_version = self.session.match.version
            self._show(settled=True)

    def rearrange(self) -> None:
        self._making_room = True
        super().rearrange()
        self.pieces.place_spots()
        self.pieces.stage.show_gaps(self.view.duel)
        self.controls.follow()

    def _settle_cards(self) -> None:
        super()._settle_cards()
        self.pieces.stage.show(self.view.duel, self.view.zone_of(self.view.duel), self.pieces.stage.caption)

    def _light(self, targets: Sequence[AimTarget]) -> None:
        """Light targets above the cards, but lines beneath theirs while one of these can be taken hold of."""
        self.pieces.targets.clear()
        self.pieces.lines.clear()
        for node in reversed(targets):
            beneath = self.controls.held is None and node.spot in (FRONT_LINE, BACK_LINE)
            (self.pieces.lines if beneath else self.pieces.targets).add(node)

    # -- input

    def attend(self) -> None:
        """Show what is attended to, such as the whole of a card in a crowded line, and give wide armies their room."""
        if not self.still:
            return
        aims = self.controls.held is not None
        attends, widens = self._attention.update(self.looking.pointer, aims=aims), self.view.make_room()
        if attends or widens:
            self.rearrange()
            self.changed()

    def update_parts(self) -> None:
        if self.controls.possible.planned is not None and self.still and self.session.may_decide:
            planned = self.controls.possible.next_planned()
            if planned is not None:
                self._go_about(planned)
        browser = self.pieces.browser
        if self.pieces.choices.visible is browser.visible:  # Cards that are spread out lie over the choices.
            self.pieces.choices.visible = not browser.visible
            self._offering.show()
        self._show_threats()
        self.pieces.stage.update(self.cards.sprites, at_once=self.still)
        self.pieces.sentence.update()
        if self.pieces.pass_plate.update(covered=self.pieces.covers(self.pieces.pass_plate.rect)):
            self.changed()
        if self._walk.update():
            self.changed()
        if self.still and self._stands_over and (self.film.looked_at or self._asked_to_react):
            self.clear_stage()
        self.attend()

    def _show_threats(self) -> None:
        lines = self.pieces.threats
        before = lines.visible, lines.legend
        free = self.settled and self.view.duel is None and not self.controls.occupied
        lines.show(still=free and not self.session.hides, unit=self.view.opened)
        if lines.visible and lines.newly_on:
            lines.newly_on = False
            if lines.empty and self._said:
                self.remarks.forget()
                self.remarks.note(lines.legend)  # A hint makes way for a moment.
        if (lines.visible, lines.legend) != before:
            self.changed()

    @property
    def _stands_over(self) -> bool:
        """Whether a fight that is over stands there to be looked at."""
        return self.view.duel is not None and self.view.duel.over

    @property
    def _asked_to_react(self) -> bool:
        return self.session.may_decide and is_reaction(self.view.o)

    def clear_stage(self, *, at_once: bool = False) -> bool:
        """Take away what was fought out and only stands to be looked at; return False if there is nothing."""
        if not self._stands_over:
            return False
        self._making_room = True
        self.player.play(self.film.clear_stage())
        if at_once or self.context.settings.speed is Speed.OFF:
            self.player.finish()
        self.controls.refresh()
        self.changed()
        return True

    def handle(self, event: Event) -> bool:
        return self._keys.answer(event) or super().handle(event)

    def take_back(self) -> bool:
        return self.pieces.reactions.take_back() or self.controls.take_back()

    def complain(self, text: str, rule: str = "") -> None:
        super().complain(text, rule)
        if self.pieces.reactions.visible:
            self.changed()
        self.pieces.repaint(in_turn=not self.resting)

    @property
    def rule_in_question(self) -> str:
        lying = self.view.lying.get(self.looking.card or 0)
        return self.remarks.rule or (look_rule(lying.side) if lying else moment_rule(self.view.o))

    def _answer(self, o: HunterObservation) -> act.HunterAction | None:
        return automatic_answer(o, self.context.settings.asked, self.standing_pass)

    def _play(self, news: list[News]) -> None:
        for item in news:
            if isinstance(item, Decided):
                self.standing_pass.hear(self.session.observation(), item.events)
        self._making_room = False
        self.view.ask(False)
        super()._play(news)

    # -- hints

    def hint_text(self, hint: Hint) -> str:
        return hint_text(self.view.o, hint, self.view.names)

    @property
    def arrangement(self) -> Hashable:
        return super().arrangement, self.controls.held, self.controls.choosing, self.pieces.browser.visible

    @property
    def occasion(self) -> Hashable:
        o = self.view.o
        if mustering(
            o
        ):  # Where units are placed, one choice follows the other, each made by looking at cards.
            return o.pack
        return super().occasion, o.active, self.view.duel is not None

    def place_of(self, action: act.HunterAction) -> FRect | None:
        if self.controls.leaves(action) or self.pieces.browser.visible:
            return None
        pieces, turn = self.pieces, self.turn
        large = {turn.main_action: pieces.main, turn.end_action: pieces.end}.get(action)
        shown = [panel for panel in (pieces.reactions, pieces.choices) if panel.visible]
        button = large or hinted_button((node for panel in shown for node in panel.children), action)
        if button is not None and button.visible:
            return place_on(self.root, button)
        spot = handles(self.view.o, action).target
        lit = next((one for one in self.controls.lit if one.spot == spot and one.card is not None), None)
        return hinted_spot(self.view, action) if lit is None else lit.whole  # The ring cuts no chip.

    # -- what is looked at

    def rises(self, sprite: CardSprite) -> bool:
        return sprite.lying.zone in (LineZone.HAND, LineZone.DRAFT)

    def aim_at(self, node: Node | None) -> None:
        """Do nothing, since targets are highlighted by themselves."""

    def to_choose_from(self) -> Sequence[FRect]:
        pieces = self.pieces
        buttons = [
            pieces.bar,
            pieces.main,
            pieces.end,
            pieces.reactions,
            pieces.forecast,
        ]
        corner = pieces.choices.rect.topleft
        choices = [node.rect.move(corner) for node in pieces.choices.children if node.visible]
        threatened = pieces.threats.rects if pieces.threats.visible else ()
        return [
            *threatened,
            *choices,
            *(node.rect for node in (*pieces.targets.children, *buttons) if node.visible),
        ]

    def to_play_with(self) -> Sequence[FRect]:
        if not self.session.may_decide:
            return []
        own = [one for one in self.view.lying.values() if one.seat == self.view.o.seat]
        if self.view.o.pack:  # There is no room beside the draft in which all that a card says could be read.
            own = [one for one in own if one.card == self.looking.card]
            return [status_plate(self.view), *(one.pose.rect for one in own)]
        frame, enemies = self.view.frame, self._cards_of_enemies()
        piles = FRect(frame.clock).unionall([frame.units, frame.events, frame.discard])
        return [status_plate(self.view), *(one.pose.rect for one in own), *enemies, piles]

    def _cards_of_enemies(self) -> list[FRect]:
        """Return for every enemy the box around the cards."""
        boxes: dict[int, FRect] = {}
        for one in self.view.lying.values():
            if one.seat is not None and one.seat != self.view.o.seat:
                boxes[one.seat] = boxes.get(one.seat, one.pose.rect).union(one.pose.rect)
        return list(boxes.values())
