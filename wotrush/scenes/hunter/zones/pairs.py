"""The panels of four enemies, two at each side: name and score pile at the outer edge, and beside them both lines in one row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.scenes.hunter.zones.arranging import arrange
from wotrush.scenes.hunter.zones.frame import BIASED, LARGEST, ArmyFrame, Lines
from wotrush.scenes.hunter.zones.panels import CHIP, head_height
from wotrush.scenes.hunter.zones.strength import Strength
from wotrush.stage.geometry import columns, inset, rows

GAP, BETWEEN = 12.0, 8.0
"""Between panels side by side, and between one and that below it."""
HEAD, FIGURES, BEFORE = 40.0, 36.0, 28.0
"""Height of a name, and of the lines below it: hand size and points, and the sort of player or the cards in front."""
ASIDE = 0.19
"""How much of the width of a panel they take, and the score pile below them."""
PILE_EDGE = 6.0
"""How far beside its words a score pile ends."""
EDGE, OUTER = 6.0, 14.0
"""Around what lies in a panel, and between its outer edge and the head."""
CROWDED, CHANCE = 1.35, 72.0
"""Where cards would be less than so many times as wide as the narrowest, or than a chance with its sign, all of an enemy lie
close together as tokens.
"""


def pairs(
    box: FRect,
    seats: Sequence[Seat],
    high: float,
    spacing: float,
    least: float,
    strengths: Mapping[Seat, Strength] | None = None,
) -> tuple[ArmyFrame, ...]:
    """Return a panel for each enemy, clockwise from the lower left, as players sit round a table; no card is narrower than
    `least`.
    """
    left, right = columns(box, 1, 1, gap=GAP * spacing)
    first, last = (rows(side, 1, 1, gap=BETWEEN * spacing) for side in (left, right))
    cells = (*first[::-1], *last)
    armies = (
        _panel(seat, cell, high, spacing, at_right=cell.x > left.x)
        for seat, cell in zip(seats, cells, strict=True)
    )
    if strengths is None:
        return tuple(armies)
    return tuple(_close_together(army, strengths[army.seat], least) for army in armies)


def _close_together(army: ArmyFrame, strength: Strength, least: float) -> ArmyFrame:
    """Have cards lie as tokens where they would look crowded otherwise and are larger so, all in all."""
    tokens = replace(army, tokens=True, room=inset(army.room, EDGE * army.spacing, 0))
    usual, close = (arrange(one, strength, least) for one in (army, tokens))
    wide = (usual.front if strength.front else usual.back).card.x
    crowded = strength.lying > 0 and wide < max(CROWDED * least, CHANCE)
    return tokens if crowded and _filled(usual, strength) <= _filled(close, strength) else army


def _filled(lines: Lines, strength: Strength) -> float:
    """Return how wide all cards are together."""
    return lines.front.card.x * strength.front + lines.back.card.x * strength.behind


def _panel(seat: Seat, box: FRect, high: float, spacing: float, *, at_right: bool) -> ArmyFrame:
    edge, shares = EDGE * spacing, (1 - ASIDE, ASIDE) if at_right else (ASIDE, 1 - ASIDE)
    aside, lines = columns(box, *shares)[:: -1 if at_right else 1]
    margins = (0.0, OUTER * spacing) if at_right else (OUTER * spacing, 0.0)
    inner = inset(aside, margins[0], edge / 2, margins[1], edge)
    lines_high = (head_height(line, spacing) for line in (HEAD, FIGURES, BEFORE))
    head, figures, before, trophies = rows(inner, *(-line for line in lines_high), 1)
    pile = inset(trophies, 0, 0, -PILE_EDGE, 0)  # Its words end below the points.
    return ArmyFrame(
        seat,
        box,
        head,
        inset(lines, edge),
        before,
        CHIP * spacing,
        high * LARGEST,
        spacing,
        abreast=BIASED,
        alone=True,
        trophies=pile,
        figures=figures,
    )
