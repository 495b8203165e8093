"""Who could react as far as everybody knows: cards in hand, hidden units and where they lie, but not what they are."""

from __future__ import annotations

from wotrush.model.hunter import frames as fr
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
            return cards and (
                seat == s.active or any(s.owner[unit] == seat for unit in window[fr.L_PAIRS :: 2])
            )
        case fr.AIR:
            both = s.lines[3 * seat] + s.lines[3 * seat + 1]
            return cards or any(may_fire_once_revealed(s, place) for place in both)
        case fr.SPY_COUNTER:
            return any(may_fire_once_revealed(s, place) for place in s.lines[3 * seat])
    return cards
