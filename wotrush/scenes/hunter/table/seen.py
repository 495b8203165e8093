"""What the table reads of an observation: cards in play, hands, piles and counts."""

from __future__ import annotations

from dataclasses import dataclass

from wotrush.model.game import Seat
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.cards.words import BEFORE_PLAYER, COMMAND, EVENT, FRONT
from wotrush.model.hunter.state import IN_DEPLOYMENT, IN_DRAFT
from wotrush.model.hunter.view.observation import HIDDEN
from wotrush.scenes.hunter.texts.event_cards import event_name
from wotrush.scenes.hunter.texts.words import kind_name

Card = tuple[int | None, int | None]
"""A card of the draft: its kind, or else its event."""


@dataclass(frozen=True, slots=True)
class SeenUnit:
    """A card in play; `kind` is None where the viewer may not know it, `flags` as in `cards.words`."""

    place: int
    kind: int | None
    flags: int


def units_of(o: HunterObservation, seat: Seat) -> tuple[list[SeenUnit], list[SeenUnit], list[SeenUnit]]:
    """Return front line, back line and commanders of a player, from left to right."""
    front, back, commanders = (
        [_seen(o, place) for place in o.lines[3 * seat + line]] for line in range(COMMAND - FRONT + 1)
    )
    return front, back, commanders


def _seen(o: HunterObservation, place: int) -> SeenUnit:
    kind = o.kinds[place]
    return SeenUnit(place, None if kind == HIDDEN else kind, o.flags[place])


def commander_place(o: HunterObservation, kind: int) -> int:
    """Return the place of the viewer's commander of that kind. Raises StopIteration."""
    return next(place for place in o.commanders(o.seat) if o.kinds[place] == kind)


def hand_of(o: HunterObservation) -> tuple[int, ...]:
    """Return the viewer's events."""
    return o.hand


def drafted(o: HunterObservation) -> list[Card]:
    """Return the cards that the viewer picks from."""
    return [_card(card) for card in o.pack]


def picked(o: HunterObservation) -> list[Card]:
    """Return the cards that the viewer has kept but not deployed yet."""
    return [_card(card) for card in o.kept] if o.phase in (IN_DRAFT, IN_DEPLOYMENT) else []


def _card(card: int) -> Card:
    return (None, card - EVENT) if card >= EVENT else (card, None)


def names_before(o: HunterObservation, seat: Seat) -> list[str]:
    """Return the names of the cards in front of a player."""
    return [event_name(event) for event, bit in BEFORE_PLAYER.items() if o.before[seat] & bit]


def last_discarded(o: HunterObservation) -> tuple[str, int]:
    """Return the name of the top of the discard and how many cards lie there."""
    return (event_name(o.discard[-1]) if o.discard else ""), len(o.discard)


def scored(o: HunterObservation, seat: Seat) -> list[tuple[str, int]]:
    """Return name and points of every unit in a score pile, in the order in which they came."""
    return [(kind_name(o.catalogue, kind), o.catalogue.points[kind]) for kind in o.piles[seat]]


def is_out(o: HunterObservation, seat: Seat) -> bool:
    """Return whether a player is eliminated."""
    return bool(o.out >> seat & 1)
