"""Who could react as far as everybody knows: cards in hand, hidden units and where they lie, but not what they are."""

from __future__ import annotations

from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.cards.words import AFV, GUN
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import is_hidden, may_fire_once_revealed


def could_react(s: HunterState, seat: int, *, cards: bool) -> bool:
    """Whether that player, whom the window on top asks, could have a play in it. `cards`: whether the hand holds any.

    What a revealed unit or a commander can do is not counted, since nobody has to guess that.
    """
    window, procedure = s.stack[-1], s.stack[-2]
    match window[0]:
        case fr.READY:
            fires = procedure[0] == fr.STRIKE and s.owner[procedure[fr.X]] == seat
            return fires and (cards or any(is_hidden(s, place) for place in s.lines[3 * seat]))
        case fr.HIT:
            return cards and not procedure[fr.AVERTED]
        case fr.PLAYED:
            return cards and not procedure[fr.E_OFF] and procedure[fr.E_SEAT] != seat
        case fr.LOST:
            return cards and (may_reinforce(s, seat) or bool(may_capture(s, seat)))
        case fr.AIR:
            both = s.lines[3 * seat] + s.lines[3 * seat + 1]
            return cards or any(may_fire_once_revealed(s, place) for place in both)
        case fr.SPY_COUNTER:
            return any(may_fire_once_revealed(s, place) for place in s.lines[3 * seat])
    return cards


def may_reinforce(s: HunterState, seat: int) -> bool:
    """Whether this player lost a unit for which no Emergency Reserve was played yet, while window LOST is on top (E06)."""
    window = s.stack[-1]
    lost = sum(1 for unit in window[fr.L_PAIRS :: 2] if s.owner[unit] == seat)
    return lost > window[fr.L_USED] >> 4 * seat & 15


def may_capture(s: HunterState, seat: int) -> list[int]:
    """Return the enemy units that this player has just scored and may capture, while window LOST is on top (E18)."""
    if seat != s.active:
        return []
    pairs = s.stack[-1][fr.L_PAIRS :]
    return [
        unit
        for unit, scorer in zip(pairs[::2], pairs[1::2], strict=True)
        if scorer == seat and s.owner[unit] != seat and s.catalogue.types[s.kinds[unit]] in (AFV, GUN)
    ]
