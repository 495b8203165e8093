"""The end of the game and the score (18, 19)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wotrush.model.game import Outcome, ScorePart
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import AFV, BEFORE_PLAYER, COMMAND, GONE, GUN, INF
from wotrush.model.hunter.hands import discard_before, discard_from_hand
from wotrush.model.hunter.state import OVER, HunterState
from wotrush.model.hunter.units import has_units

QUIET_TURNS = 10
"""Per player still in the game (19.2)."""


def end_game(s: HunterState, cause: str) -> None:
    """End the game at once, with nothing further resolved (19.1)."""
    s.phase = OVER
    s.ending_cause = cause
    s.actor, s.legal = -1, ()
    if s.record:
        s.events.append(ev.BattleEnded(outcome_of(s), cause))


def outcome_of(s: HunterState) -> Outcome:
    """Return what counts: the points in each score pile, its parts by type of unit; ties are shared (19.3)."""
    scores = tuple(s.scores)
    winners = tuple(seat for seat in range(s.seats) if scores[seat] == max(scores))
    parts = tuple(tuple(_parts(s, pile)) for pile in s.piles)
    return Outcome(winners, scores, parts, "points" if len(winners) < s.seats else "nothing")


def _parts(s: HunterState, pile: Sequence[int]) -> Iterator[ScorePart]:
    types, points = s.catalogue.types, s.catalogue.points
    for name, number in (("AFV", AFV), ("GUN", GUN), ("INF", INF)):
        worth = [points[kind] for kind in pile if types[kind] == number]
        yield ScorePart(name, len(worth), sum(worth))


def eliminate(s: HunterState, seat: int) -> None:
    """Take a player out: hand and cards in front to the discard, commanders out of the game (18.2)."""
    s.out |= 1 << seat
    for event in s.hands[seat]:
        discard_from_hand(s, seat, event)
    for event, bit in BEFORE_PLAYER.items():
        if s.before[seat] & bit:
            discard_before(s, seat, event)
    s.before[seat] = 0
    for place in s.lines[3 * seat + COMMAND - 1]:
        s.line[place] = GONE
        s.removed_units.append(s.kinds[place])
    s.lines[3 * seat + COMMAND - 1] = ()
    if s.record:
        s.events.append(ev.PlayerEliminated(seat))


def players_left(s: HunterState) -> int:
    """Return how many are in the game."""
    return s.seats - s.out.bit_count()


def eliminate_quickly(s: HunterState) -> bool:
    """Take out players without units, for quick elimination. Return whether this ends the active player's turn."""
    s.finished = False
    for offset in range(s.seats):
        seat = (s.active + offset) % s.seats
        if not s.out >> seat & 1 and not has_units(s, seat):
            eliminate(s, seat)
    if players_left(s) <= 1:
        end_game(s, "last player")
    return bool(s.out >> s.active & 1)
