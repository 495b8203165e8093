"""The table of Rush: shows what the session allows, plays what happened, and passes on what the player decides."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.rush import actions as act
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.rush.board.status_line import status_plate
from wotrush.scenes.rush.cards.faces import Faces
from wotrush.scenes.rush.choreography import Choreography
from wotrush.scenes.rush.offers.offer import Offer, OnField
from wotrush.scenes.rush.play.controls import Controls
from wotrush.scenes.rush.play.end_turn import left_over
from wotrush.scenes.rush.play.lighting import light_cards
from wotrush.scenes.rush.play.target_nodes import TargetNode
from wotrush.scenes.rush.rulebook import links
from wotrush.scenes.rush.table.actions import RushActions
from wotrush.scenes.rush.table.commands import RushCommands
from wotrush.scenes.rush.table.pieces import Pieces
from wotrush.scenes.rush.table.places import place_of
from wotrush.scenes.rush.table.spoken import spoken
from wotrush.scenes.rush.table.status import status_line
from wotrush.scenes.rush.table.walking import TableWalk
from wotrush.scenes.rush.texts.hinting import hint_text
from wotrush.scenes.rush.view.film import Film
from wotrush.scenes.rush.view.layout import Zone
from wotrush.scenes.rush.view.upcoming import upcoming_pictures
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.rush.zones.frame import reserve_heads
from wotrush.scenes.session.advice import Hint
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.table.card_table import CardTable
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.cards.carried_card import HANG
from wotrush.stage.drawing.shapes import Face, Size
from wotrush.stage.input.drag import Dragging
from wotrush.stage.node import Node

SMALLER_IN_AIR = 0.6
"""The least size of a card in the air, as a share of its size in the Reserve."""


class TableScene(CardTable):
    """Built for one session."""

    view: View
    pieces: Pieces
    commands: RushCommands
    fills = True

    def __init__(self, context: AppContext, session: GameSession) -> None:
        o = session.observation()
        view = View(context, session, o, Faces(o.catalogue.cards))
        self.controls = Controls(view)
        self._pointed: TargetNode | None = None
        self._entered = False
        super().__init__(context, session, view, self.controls)
        self.commands = RushCommands(self)
        self.pieces = Pieces(self.root, self.view, self.commands)
        choreography = Choreography(
            self.view, self.pieces.cards, self.pieces.effects, self._follow, self.pieces.recount
        )
        self.furnish(self.pieces, self.commands, choreography, self)
        self.controls.actions = RushActions(
            self.pieces, self.carried, self.decide, self.complain, self.changed, self._say
        )
        self._walk = TableWalk(self.view, self.pieces, self.controls, self.interface)

    def spoken(self, node: Node) -> str:
        return spoken(self.view, self.controls, node)

    # -- what is shown

    def refresh(self) -> None:
        self._pointed = None
        self.carried.dragged_heights = self._heights_in_air()
        self.controls.refresh()
        self.pieces.end_button.refresh()

    def _heights_in_air(self) -> tuple[float, float]:
        """Return the heights of a card in the air: as in the Reserve, and one that fits between the prices there and the
        status line.
        """
        frame = self.view.frame
        most = frame.common.deck.h
        room = frame.status.top - reserve_heads(frame)[0].bottom - 2 * HANG
        return most, max(SMALLER_IN_AIR * most, min(most, room))

    def changed(self) -> None:
        view, controls, pieces = self.view, self.controls, self.pieces
        controls.follow_hint()
        self._say()
        advised = any(isinstance(target.offer.spot, OnField) for target in controls.standing)
        pieces.prompt.show(controls.payment, lifting=advised or controls.lifted_card is not None)
        pieces.held_place.show(controls.lifted_card)
        pieces.ask_what_to_scrap()
        pieces.browser.follow()
        held = self.interface.drag.source
        light_cards(view, controls, self.cards, held, still=self.still)
        pieces.marks.show(controls.ending_the_assault() if self.still else ())
        pieces.repaint(in_turn=not self.resting)
        self.root.invalidate()

    def _follow(self) -> None:
        """Follow what has just been seen in a film."""
        self._say()
        self.pieces.prompt.reword()
        self.pieces.bar.build()
        self.pieces.repaint(in_turn=True)

    def _say(self) -> None:
        """Write on the status line what the game waits for, or what the target that is pointed at would mean."""
        self.pieces.status.invalidate()
        if self.remarks.made:
            return
        if self.pieces.end_button.asks:
            self.view.status, self.view.warning = self.left_over, True
            return
        controls, aimed = self.controls, self._aimed
        dragged = isinstance(self.interface.drag.state, Dragging)
        gains = [] if controls.payment is None else controls.gains(controls.payment.action)
        self.view.status = status_line(
            self.view, controls.payment, controls.lifted_card, aimed, dragged=dragged, gains=gains
        )
        self.view.warning = aimed is not None and not aimed.legal and self.view.status.endswith(aimed.full)

    @property
    def left_over(self) -> str:
        """What the end of the turn would leave unused, as a sentence."""
        return left_over(self.controls.forecast, self.controls.payment)

    @property
    def _aimed(self) -> Offer | None:
        """Return the offer under the lifted card or, if a prompt is to be answered, under the pointer."""
        target = self.interface.drag.target or self._pointed
        return target.offer if isinstance(target, TargetNode) else None

    def complain(self, text: str, rule: str = "") -> None:
        super().complain(text, rule)
        self.pieces.status.invalidate()

    def upcoming(self) -> Iterator[tuple[Face, Size]]:
        return upcoming_pictures(self.view, self.space.scale)

    @property
    def rule_in_question(self) -> str:
        card, o = self.looking.card, self.view.o
        if self.remarks.rule or self.pieces.end_button.asks:
            return self.remarks.rule or "turn.end"
        return links.PROMPTS[o.prompt] if card is None else links.card_key(o.catalogue.cards[card])

    # -- what moves it on

    def enter(self) -> None:
        """Say who begins, as a new game of one person does."""
        super().enter()
        session, first = self.session, self.view.o.first
        new = not self._entered and not any(True for _ in session.latest())
        self._entered = True
        if new and session.watched is None and not (session.shared or session.task):
            own = first == self.view.o.seat
            text = t("You begin") if own else t("{player} begins", player=self.view.names[first])
            self.choreography.announce(text)

    def update_parts(self) -> None:
        self.pieces.status.covered = self.choreography.announcing
        if self.pieces.end_button.outdated:
            self.take_back()
        if self._walk.update():
            self.changed()

    def follow_up(self) -> None:
        if not self.pieces.browser.visible:
            self.pieces.ask_what_to_scrap()
        self.controls.go_on()

    def covered(self) -> None:
        super().covered()
        self.controls.selecting = False

    def taken_back(self) -> None:
        self.controls.follow_ups.forget()

    def take_back(self) -> bool:
        """Put back what is prepared, even the end of the turn, or take back the last choice while a card is being resolved."""
        if self.pieces.end_button.take_back():
            self.remarks.forget()
            self.changed()
            return True
        if self.controls.take_back():
            return True
        resolved = self.view.resolving and self.session.may_decide
        if resolved and self.session.why_no_undo() is None:
            self.commands.undo()
            return True
        return False

    def _look_again(self) -> None:
        before = self.view.seen
        super()._look_again()
        self.view.film = Film(before) if before.seat == self.view.o.seat else None

    def _settle_cards(self) -> None:
        self.view.film = None
        super()._settle_cards()

    # -- hints

    @property
    def arrangement(self) -> Hashable:
        return id(self.view.frame), self.pieces.browser.spread, self.controls.payment is None

    def place_of(self, action: act.Action) -> FRect | None:
        return place_of(self, action)

    def hint_text(self, hint: Hint) -> str:
        return hint_text(self.view.o, hint, self.view.names)

    # -- what is looked at

    def rises(self, sprite: CardSprite) -> bool:
        return sprite.lying.zone is Zone.HAND

    def aim_at(self, node: Node | None) -> None:
        pointed = node if isinstance(node, TargetNode) and node.lasting else None
        if pointed is not self._pointed:
            self._pointed = pointed
            self._say()

    def to_choose_from(self) -> Sequence[FRect]:
        pieces = self.pieces
        targets = [n for n in pieces.targets.children if isinstance(n, TargetNode) and n.offer.legal]
        buttons: list[Node] = [pieces.bar, pieces.end_button]
        if pieces.prompt.children:
            buttons.append(pieces.prompt)
        return [node.rect for node in (*targets, *buttons)]

    def to_play_with(self) -> Sequence[FRect]:
        view = self.view
        if not view.session.may_decide:
            return [status_plate(view)]
        lying = [one for one in view.lying.values() if one.zone in (Zone.HAND, Zone.RESERVE, Zone.USING)]
        own = view.frame.own  # What a purchase or a card in hand is weighed against.
        weighed = [own.points, *(stand.box for stand in own.stands)]
        return [status_plate(view), *(one.pose.rect for one in lying), *weighed]
