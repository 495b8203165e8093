"""Whom a window calls, as far as everybody knows."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.combat.possible import could_react
from wotrush.model.hunter.plays.air import affected
from wotrush.model.hunter.state import HunterState

WITHOUT_COMMANDERS = (fr.HIT, fr.LOST, fr.PLAYED, fr.SPY_COUNTER)
"""Windows in which no commander can be used (15.3)."""


def called_by(s: HunterState, hand_sizes: Sequence[int]) -> list[int]:
    """Return who could react in the window on top as far as everybody knows, by seat."""
    commanders = s.stack[-1][0] not in WITHOUT_COMMANDERS
    return [
        seat
        for seat in _asked(s)
        if not s.out >> seat & 1
        and (could_react(s, seat, cards=hand_sizes[seat] > 0) or (commanders and s.lines[3 * seat + 2]))
    ]


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
