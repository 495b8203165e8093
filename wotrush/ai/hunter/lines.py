"""Scores placing, moving and mixing units, and showing an enemy's hidden unit."""

from __future__ import annotations

from wotrush.ai.hunter.situation import BattleSituation
from wotrush.model.hunter.cards.words import FRONT

WEAK_FIRE = 8.0
"""An anti-air unit with less fire against units than this belongs in the back line."""
FORWARD = 0.5
"""What one more unit in the front line is worth."""


def deployed(s: BattleSituation, kind: int, *, back: bool) -> float:
    """Return 1 if the line suits the unit: back for long range, transports and most anti-air, else front."""
    return 1.0 if back == _belongs_behind(s, kind) else 0.0


def advanced(s: BattleSituation, unit: int) -> float:
    """Return what moving a unit forward gains; it is negative for units that belong in the back line."""
    kind = s.table.kinds[unit]
    if _belongs_behind(s, kind) or s.catalogue.paratrooper[kind]:
        return -1.0
    return s.gain((unit, s.table.flags[unit], FRONT)) + FORWARD


def _belongs_behind(s: BattleSituation, kind: int) -> bool:
    c = s.catalogue
    flak = c.anti_air[kind] >= 0 and s.worth.fire[kind] < WEAK_FIRE
    return c.long_range[kind] >= 0 or bool(c.carrier[kind]) or flak


def mixed(s: BattleSituation) -> float:
    """Return a gain only if mixing makes the other players lose track of a unit that they have seen, which takes another hidden
    one in its line with the same markers and cards, since those stay with their units.
    """
    for places, _ in s.o.memory:
        if s.table.owner[places[0]] == s.seat and len(places) == 1:
            looks = s.table.line[places[0]], s.table.flags[places[0]]
            alike = [
                place for place in s.hidden(s.seat) if (s.table.line[place], s.table.flags[place]) == looks
            ]
            if len(alike) > 1:
                return 0.2
    return -0.2


def shown(s: BattleSituation, unit: int) -> float:
    """Prefer an unknown unit that can be attacked at once."""
    return s.guesses.points(unit) / 100 + (s.table.line[unit] == FRONT) - 2.0 * (unit in s.guesses.at)
