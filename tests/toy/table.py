"""The table of Stakes: what lies on it and what its actions are called."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from tests.toy.model import ToyAction, ToyEvent, ToyObservation
from tests.toy.plain_table import PlainTable
from wotrush.scenes.description.description import GameDescription
from wotrush.scenes.description.history import Favorites, HistoryContents
from wotrush.scenes.description.part_label import PartLabel
from wotrush.scenes.description.window_call import WindowCall
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.screens import Screens
from wotrush.scenes.session.session import GameSession
from wotrush.stage.drawing.shapes import Face, Size, plate

SAID = {
    "draw": "draws",
    "play": "plays {card}",
    "dare": "plays {card}",
    "rob": "robs the next player",
    "give": "gives a card",
    "end": "ends the turn",
    "top": "tops with {card}",
}


class ToyTable(PlainTable):
    """Hand, piles and deck as lines of text."""

    def facts(self, observation: ToyObservation, names: Sequence[str]) -> Sequence[tuple[int | None, str]]:
        lines: list[tuple[int | None, str]] = [(None, f"Deck: {observation.deck_size}")]
        lines += [
            (seat, f"{names[seat]}: {' '.join(map(str, pile)) or '-'}")
            for seat, pile in enumerate(observation.piles)
        ]
        if observation.hand:
            lines.append((observation.seat, f"Hand: {' '.join(map(str, observation.hand))}"))
        return lines

    def action_text(self, observation: ToyObservation, action: ToyAction) -> str:
        return str(action).capitalize()


def event_text(observation: ToyObservation, event: ToyEvent, names: Sequence[str]) -> str:
    return f"{names[event.seat]} {SAID[event.what].format(card=event.card)}."


def _table(context: AppContext, session: GameSession) -> ToyTable:
    return ToyTable(context, session)


def _cover_reason(observation: ToyObservation, names: Sequence[str]) -> str:
    if observation.active == observation.seat:
        return "Your turn."
    return "Somebody may react." if observation.reacting else "Choose a card to give."


def _hidden_hand(observation: ToyObservation, seat: int) -> Sequence[Face]:
    return [_face for _ in observation.hand]


def _face(size: Size) -> Surface:
    return plate(size, 8, (240, 230, 200))


def _reaction_call(observation: ToyObservation, names: Sequence[str], asked: object) -> WindowCall | None:
    """Call everybody with cards: who holds the next higher one is what nobody may know."""
    if not observation.reacting:
        return None
    active = observation.active
    card = observation.piles[active][-1]
    sizes = {**dict(enumerate(observation.hand_sizes)), observation.seat: len(observation.hand)}
    seats = tuple(seat for seat, size in sizes.items() if size and seat != active)
    return WindowCall(card, f"{names[active]} plays {card}.", seats, frozenset(seats))


HISTORY = HistoryContents(
    ends={"robbed": "Ended by a gift"},
    end_of=lambda event: "robbed" if event.what == "give" else None,
    favorites=Favorites(
        "Cards played most",
        chosen=lambda event: (event.seat, str(event.card)) if event.what in ("play", "dare") else None,
        name=lambda card, theme: f"Card {card}",
    ),
)

SCREENS = Screens(table=_table)

DESCRIPTION = GameDescription(
    event_text=event_text,
    in_recap=lambda event: event.what in ("play", "dare", "top"),
    cover_reason=_cover_reason,
    hidden_hand=_hidden_hand,
    reaction_call=_reaction_call,
    holds_hidden=lambda observation, seat: seat != observation.active,
    score_parts={"pile": PartLabel("cards", "Pile")},
    history=HISTORY,
)
