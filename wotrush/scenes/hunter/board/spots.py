"""Places of the table that explain themselves or open a pile, though no card lies there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.game import Seat
from wotrush.scenes.hunter.board.enemies import note_of, note_room
from wotrush.scenes.hunter.board.plates import plates_of
from wotrush.scenes.hunter.board.trophies import pile_box
from wotrush.scenes.hunter.cards.spreads import (
    EVENT_KIND,
    discard_spread,
    pile_face,
    score_spread,
    squad_spread,
)
from wotrush.scenes.hunter.texts.event_cards import event_name
from wotrush.scenes.hunter.view.seen import mustering
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.table.cards.pile_browser import Spread
from wotrush.scenes.table.panels.hot_spots import HotSpot, TipSpot
from wotrush.stage.node import Node

Open = Callable[[Callable[[], Spread]], None]


class PlateSpot(TipSpot):
    """A card in front of an enemy: it can be looked at closely."""

    def __init__(self, view: BattleView, event: int, rect: FRect, seat: Seat) -> None:
        super().__init__(rect, partial(event_name, event), f"plate {seat} {event}")
        self.card = EVENT_KIND + event
        self.seat = seat
        pile_face(view, self.card)


def table_spots(view: BattleView, open_pile: Open) -> Iterator[Node]:
    """Yield all spots, those that lie on others last."""
    o, frame = view.o, view.frame
    if mustering(o):
        return
    for army in frame.enemies:
        yield _squad(view, army.head, army.seat, open_pile)
        pile = view.lines(army.seat).trophies
        if pile is not None and o.piles[army.seat]:
            yield _score(view, pile_box(view, army.seat, pile), army.seat, open_pile, "trophies")
        if (room := note_room(view, army.seat)) is not None:
            yield TipSpot(room, partial(note_of, o, army.seat), f"note {army.seat}")
        for event, rect in plates_of(view, army):
            yield PlateSpot(view, event, rect, army.seat)
    own = frame.own.head if frame.own.trophies is None else frame.own.head.union(frame.own.trophies)
    yield _score(view, own, o.seat, open_pile)
    yield HotSpot(
        view,
        FRect(frame.discard),
        partial(open_pile, partial(discard_spread, view)),
        lambda: t("Look through the discard"),
        "discard",
    )
    yield TipSpot(
        FRect(frame.clock), lambda: t("The third Carpet Bombing ends the game at once."), "bombings"
    )
    yield TipSpot(
        FRect(frame.units), lambda: t("Unit deck, face down: reinforcements come from here."), "unit deck"
    )
    yield TipSpot(
        FRect(frame.events), lambda: t("Event deck, face down: whoever waits draws from here."), "event deck"
    )


def _squad(view: BattleView, rect: FRect, seat: Seat, open_pile: Open) -> HotSpot:
    action = partial(open_pile, partial(squad_spread, view, seat))
    return HotSpot(
        view,
        FRect(rect),
        action,
        lambda: t("Look at all cards of {player}", player=view.names[seat]),
        f"squad {seat}",
        seat,
    )


def _score(view: BattleView, rect: FRect, seat: Seat, open_pile: Open, name: str = "score") -> HotSpot:
    action = partial(open_pile, partial(score_spread, view, seat))
    return HotSpot(
        view, FRect(rect), action, lambda: t("Look through this score pile"), f"{name} {seat}", seat
    )
