"""The zones of the enemies: one wide panel, up to three panels, or strips in a ring around a stage."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.scenes.hunter.table.frame import ArmyFrame, Lines, StageFrame
from wotrush.scenes.hunter.zones.own import tray
from wotrush.stage.geometry import columns, inset, rows

MOST_PANELS = 3
"""With more enemies than these every one is a strip of tokens."""
GAP = 12.0
HEAD, STRIP_HEAD = 44.0, 34.0
CHIP = 28.0
"""Room above a line in which chances stand."""
LARGEST_HEAD, LARGEST_STRIP_HEAD, LARGEST_CHIP = 0.135, 0.28, 0.085
"""The largest part of a panel that they take: where letters are large, cards keep their room."""
LABEL = 42.0
RING: dict[int, tuple[int, int, int]] = {4: (2, 0, 2), 5: (2, 1, 2), 6: (3, 0, 3), 7: (3, 1, 3)}
"""By number of enemies: how many strips stand at the left, above and at the right."""
SIDE = 0.245
"""How much of the width the strips at one side take."""


# -- panels


def panels(box: FRect, seats: Sequence[Seat]) -> tuple[ArmyFrame, ...]:
    """Return a panel for each enemy, side by side; a single one has its lines side by side."""
    cells = columns(box, *[1] * len(seats), gap=GAP)
    make = _wide_panel if len(seats) == 1 else _panel
    return tuple(make(seat, cell) for seat, cell in zip(seats, cells, strict=True))


def _head(box: FRect, high: float) -> FRect:
    return FRect(box.x + 14, box.y + 3, box.w - 28, high)


def _panel(seat: Seat, box: FRect) -> ArmyFrame:
    head = _head(box, min(HEAD, box.h * LARGEST_HEAD))
    inner = inset(box, LABEL + 12, head.h + 2, 12, 8)
    behind, front = rows(inner, 0.345, 0.655, gap=min(CHIP, box.h * LARGEST_CHIP))
    back, command, trophies = columns(behind, 0.56, 0.2, 0.24, gap=GAP)
    before = FRect(head.centerx - head.w * 0.1, head.y, head.w * 0.33, head.h)
    return ArmyFrame(seat, box, head, tray(front), tray(back), tray(command), before, trophies, tokens=False)


def _wide_panel(seat: Seat, box: FRect) -> ArmyFrame:
    head = _head(box, min(HEAD, box.h * LARGEST_HEAD))
    inner = inset(box, LABEL + 12, head.h + min(CHIP, box.h * LARGEST_CHIP) - 8, 14, 10)
    front, right = columns(inner, 0.6, 0.4, gap=3 * GAP)
    behind, _ = rows(right, 0.66, 0.34)
    back, command, trophies = columns(behind, 0.48, 0.32, 0.2, gap=GAP)
    before = FRect(head.x + head.w * 0.3, head.y, head.w * 0.45, head.h)
    trophies.h = right.h
    return ArmyFrame(
        seat, box, head, tray(front), tray(back, 0.0), tray(command, 0.0), before, trophies, tokens=False
    )


# -- strips


def ring(box: FRect, seats: Sequence[Seat]) -> tuple[tuple[ArmyFrame, ...], StageFrame]:
    """Return strips around the stage, clockwise from the lower left, as players sit round a table."""
    left, above, right = RING[len(seats)]
    first, middle, last = columns(box, SIDE, 1 - 2 * SIDE, SIDE, gap=GAP)
    cells = rows(first, *[1] * left, gap=8)[::-1]
    if above:
        high = rows(box, *[1] * max(left, 3), gap=8)[0].h
        top, middle = rows(middle, -high, 1, gap=8)
        cells += columns(top, *[1] * above, gap=GAP)
    cells += rows(last, *[1] * right, gap=8)
    return tuple(_strip(seat, cell) for seat, cell in zip(seats, cells, strict=True)), _stage(middle)


def _strip(seat: Seat, box: FRect) -> ArmyFrame:
    """All cards of a strip lie in one line, see `layout`."""
    head = FRect(box.x + 10, box.y + 3, box.w - 20, min(STRIP_HEAD, box.h * LARGEST_STRIP_HEAD))
    line = tray(inset(box, 14, head.h + 5, 10, min(8.0, box.h * 0.05)))
    before = FRect(head.centerx - head.w * 0.06, head.y, head.w * 0.26, head.h)
    return ArmyFrame(seat, box, head, line, line, line, before, None, tokens=True)


def _stage(box: FRect) -> StageFrame:
    inner = inset(box, 36, CHIP + 6, 14, 12)
    front, right = columns(inner, 0.68, 0.32, gap=36)
    behind, below = rows(right, 0.6, 0.4, gap=8)
    return StageFrame(box, Lines(tray(front), tray(behind, 0.0), tray(below, 0.0)))
