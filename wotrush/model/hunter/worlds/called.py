"""Whom a window calls, as far as everybody knows: whoever could have a play, whatever is hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.actions import HunterAction
from wotrush.model.hunter.combat.spying import spy_counters
from wotrush.model.hunter.plays import reactions
from wotrush.model.hunter.plays.air import affected, air_plays
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.view.observation import HIDDEN, HunterObservation
from wotrush.model.hunter.worlds.determinize import unseen_events, unseen_units
from wotrush.model.hunter.worlds.open_table import open_table

PLAYS: dict[int, Callable[[HunterState, int], list[HunterAction]]] = {
    fr.DECLARED: reactions.declared_plays,
    fr.READY: reactions.ready_plays,
    fr.ROLLED: reactions.rolled_plays,
    fr.HIT: reactions.hit_plays,
    fr.LOST: reactions.lost_plays,
    fr.PLAYED: reactions.played_plays,
    fr.AIR: lambda s, seat: air_plays(s, seat, s.stack[-1]),
    fr.SPY_COUNTER: lambda s, seat: spy_counters(s, seat, s.stack[-1][fr.K_AIM]),
    fr.ENDING: reactions.end_plays,
}
"""What may be played in each window."""


def called_by(everybody: HunterObservation) -> list[int]:
    """Return who could react in the window on top as far as everybody knows, by seat."""
    table = open_table(everybody)
    return [
        seat
        for seat in _asked(table)
        if not table.out >> seat & 1 and any(True for _ in possible_plays(everybody, seat))
    ]


def possible_plays(everybody: HunterObservation, seat: int) -> Iterator[HunterAction]:
    """Yield all that this seat could play in the window on top as far as everybody knows, some of it repeatedly.

    A closed hand may hold any event that lies nowhere in the open, and a hidden unit may be any that has not been seen: so
    a window in which none of them fits calls nobody, and no call tells what anybody holds.
    """
    table = open_table(everybody)
    table.hands = [(HIDDEN,) * size for size in everybody.hand_sizes]
    table.unit_deck = [HIDDEN] * everybody.unit_deck_size
    if everybody.hand_sizes[seat]:
        table.masks[seat] = sum(1 << event for event in unseen_events(everybody))
    places = [
        place for place in table.lines[3 * seat] + table.lines[3 * seat + 1] if table.kinds[place] == HIDDEN
    ]
    for kind in sorted(unseen_units(everybody)) if places else (HIDDEN,):
        for place in places:
            table.kinds[place] = kind
        yield from PLAYS[table.stack[-1][0]](table, seat)


def _asked(s: HunterState) -> Sequence[int]:
    """Return whom the window asks, whatever they hold."""
    window, procedure = s.stack[-1], s.stack[-2]
    match window[0]:
        case fr.READY if procedure[0] == fr.STRIKE:
            return (s.owner[procedure[fr.X]], s.owner[procedure[fr.Y]])
        case fr.READY:
            return (s.active,)
        case fr.ROLLED:
            return (s.owner[procedure[fr.X]],)
        case fr.HIT:
            return (s.owner[procedure[fr.Y]],)
        case fr.AIR:
            return affected(s, procedure)
        case fr.SPY_COUNTER:
            return (window[fr.K_SEAT],)
    return range(s.seats)
