"""What the table reads from an observation: cards in play, hands, piles and counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from wotrush.model.game import Seat
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.actions import Deploy
from wotrush.model.hunter.cards.words import BEFORE_PLAYER, COMMAND, COMMANDERS, EVENT, FRONT
from wotrush.model.hunter.frames import CLEANUP, MAIN, TURN
from wotrush.model.hunter.setup import standing_back
from wotrush.model.hunter.state import IN_DEPLOYMENT, IN_DRAFT, IN_TURNS
from wotrush.model.hunter.view.observation import HIDDEN
from wotrush.model.hunter.view.remembered import known_kind
from wotrush.model.hunter.worlds.drafted import passed_on

Card = tuple[int | None, int | None]
"""A card of the draft: its kind, or else its event."""


@dataclass(frozen=True, slots=True)
class SeenUnit:
    """A card in play; `kind` is None where the viewer does not see it, `flags` as in `cards.words`.

    `remembered` is the kind of one that is not seen, if it surely is the unit that was hidden there.
    """

    place: int
    kind: int | None
    flags: int
    remembered: int | None = None


def units_of(o: HunterObservation, seat: Seat) -> tuple[list[SeenUnit], list[SeenUnit], list[SeenUnit]]:
    """Return front line, back line and commanders of a player, from left to right."""
    front, back, commanders = (
        [_seen(o, place) for place in o.lines[3 * seat + line]] for line in range(COMMAND - FRONT + 1)
    )
    return front, back, commanders


def _seen(o: HunterObservation, place: int) -> SeenUnit:
    kind = o.kinds[place]
    if kind == HIDDEN:
        return SeenUnit(place, None, o.flags[place], known_kind(o, place))
    return SeenUnit(place, kind, o.flags[place])


def commander_place(o: HunterObservation, kind: int) -> int:
    """Return the place of the viewer's commander of that kind. Raises StopIteration."""
    return next(place for place in o.commanders(o.seat) if o.kinds[place] == kind)


def drafted(o: HunterObservation) -> list[Card]:
    """Return the cards that the viewer picks from."""
    return [_card(card) for card in o.pack]


def picked(o: HunterObservation) -> list[Card]:
    """Return the cards that the viewer has kept so far."""
    return [_card(card) for card in o.kept] if o.phase == IN_DRAFT else []


def others_kept(o: HunterObservation) -> list[Card]:
    """Return the cards that the viewer passed on and that another player surely kept."""
    return [_card(card) for card, _ in passed_on(o)]


@dataclass(frozen=True, slots=True)
class Muster:
    """What the viewer will deploy: the cards, and which of them, by position, go where."""

    cards: list[Card] = field(default_factory=list)
    front: list[int] = field(default_factory=list)
    back: list[int] = field(default_factory=list)
    commanders: list[int] = field(default_factory=list)


def held_events(o: HunterObservation) -> Sequence[int]:
    """Return the events that the viewer holds: while units are deployed, those that were kept."""
    if o.phase != IN_DEPLOYMENT:
        return o.hand
    return [event for _, event in map(_card, o.kept) if event is not None]


def arranged(o: HunterObservation) -> Muster:
    """Return how the viewer's cards will be deployed as far as that is decided; what is not goes to the front.

    During the game that is only the drawn unit whose line is to be decided now.
    """
    if o.phase != IN_DEPLOYMENT:
        drawn = [(action.kind, None) for action in o.actions[:1] if isinstance(action, Deploy)]
        return Muster([*drawn], front=[*range(len(drawn))])
    found = Muster([_card(card) for card in o.kept])
    behind = [
        kind for kind, back in zip(standing_back(o.catalogue, o.kept), o.stack[0][1:], strict=False) if back
    ]
    for i, (kind, _) in enumerate(found.cards):
        if kind is None:
            continue
        if kind < COMMANDERS:
            found.commanders.append(i)
        elif kind in behind:
            behind.remove(kind)
            found.back.append(i)
        else:
            found.front.append(i)
    return found


def arriving(o: HunterObservation) -> bool:
    """Return whether the line of a unit is to be decided that the viewer has drawn during the game."""
    return o.phase == IN_TURNS and bool(arranged(o).front)


def to_deploy(o: HunterObservation) -> int | None:
    """Return the position among the cards to deploy of the one whose line is to be decided now."""
    kind = next((action.kind for action in o.actions if isinstance(action, Deploy)), None)
    both = arranged(o)
    return next((i for i in both.front if both.cards[i][0] == kind), None)


def _card(card: int) -> Card:
    return (None, card - EVENT) if card >= EVENT else (card, None)


def events_before(o: HunterObservation, seat: Seat) -> list[int]:
    """Return the cards in front of a player."""
    return [event for event, bit in BEFORE_PLAYER.items() if o.before[seat] & bit]


def mustering(o: HunterObservation) -> bool:
    """Return whether nobody's cards lie on the table yet, since they are drafted or deployed."""
    return o.phase in (IN_DRAFT, IN_DEPLOYMENT)


def turn_phase(o: HunterObservation) -> int:
    """Return which part of a turn goes on, whoever takes it: 0 before it, 1 its action, 2 what comes after."""
    code, *parts = o.stack[0] if o.stack else (TURN, CLEANUP)
    if code != TURN or parts[0] < MAIN:
        return 0
    return 2 if parts[0] == CLEANUP or (o.acted and not o.extra and len(o.stack) == 1) else 1


def is_out(o: HunterObservation, seat: Seat) -> bool:
    """Return whether a player is eliminated."""
    return bool(o.out >> seat & 1)
