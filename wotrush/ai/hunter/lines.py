"""What it brings to place, move and mix units, and which hidden unit of an enemy to see."""

from __future__ import annotations

from wotrush.ai.hunter.situation import BattleSituation
from wotrush.model.hunter.cards.words import FRONT

WEAK_FIRE = 8.0
"""A gun against aircraft that brings less against units than this lies behind."""
FORWARD = 0.5
"""What a unit more in the front line is worth."""


def deployed(s: BattleSituation, kind: int, *, back: bool) -> float:
    """Long range, transports and most anti-air units lie behind; others in front."""
    return 1.0 if back == _belongs_behind(s, kind) else 0.0


def advanced(s: BattleSituation, unit: int) -> float:
    """Bring a unit forward that can do nothing where it is."""
    kind = s.table.kinds[unit]
    if _belongs_behind(s, kind) or s.catalogue.paratrooper[kind]:
        return -1.0
    return s.gain((unit, s.table.flags[unit], FRONT)) + FORWARD


def _belongs_behind(s: BattleSituation, kind: int) -> bool:
    c = s.catalogue
    flak = c.anti_air[kind] >= 0 and s.worth.fire[kind] < WEAK_FIRE
    return c.long_range[kind] >= 0 or bool(c.carrier[kind]) or flak


def mixed(s: BattleSituation) -> float:
    """Mix only to make others forget what they have seen."""
    for places, _ in s.o.memory:
        if s.table.owner[places[0]] == s.seat and len(places) == 1:
            line = s.table.line[places[0]]
            unseen = [place for place in s.hidden(s.seat) if s.table.line[place] == line]
            if len(unseen) > 1:
                return 0.2
    return -0.2


def shown(s: BattleSituation, unit: int) -> float:
    """See first what may be attacked at once and is not known yet."""
    return s.guesses.points(unit) / 100 + (s.table.line[unit] == FRONT) - 2.0 * (unit in s.guesses.at)
