"""The zones of many enemies, strips in a ring around a stage, and of all before the battle, heads alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.scenes.hunter.zones.arranging import arrange
from wotrush.scenes.hunter.zones.frame import LARGEST, ArmyFrame, StageFrame
from wotrush.scenes.hunter.zones.panels import BELOW, LETTERED, head_height
from wotrush.scenes.hunter.zones.strength import Strength
from wotrush.stage.geometry import columns, grid, inset, rows

GAP = 12.0
HEAD = 32.0
"""Height of a strip's head."""
RING: dict[int, tuple[int, int, int]] = {5: (2, 1, 2), 6: (3, 0, 3), 7: (3, 1, 3)}
"""By number of enemies: how many strips stand at the left, above and at the right."""
RING_HEADS = 3 * (HEAD * LETTERED + BELOW)
"""What the heads of strips one above the other, and the room below them, do not shrink."""
STAGE_CHIP = 22.0
"""Height of the room above the line on the stage in which chances stand."""
SIDE = 0.245
"""How much of the width the strips at one side take."""
BARE_HEAD, NAME = 76.0, 44.0
"""Height of a head alone, with a line below its name, and of the name, which is all there is where letters are large."""
FEW = Strength(3, 1, 0)
"""No token is larger than so many in the roomiest strip, so that a few are not twice as large as many beside them."""
NARROWEST_HEAD = 250.0
"""Where heads would be narrower than this, they lie in several rows."""


def bare_heads(box: FRect, count: int, spacing: float) -> list[FRect]:
    """Return places for so many heads along the upper edge, from left to right."""
    gap = GAP * spacing
    most = max(1, int((box.w + gap) // (NARROWEST_HEAD + gap)))
    down = -(-count // most)
    high = BARE_HEAD if spacing >= 1 else NAME + 6
    strip = FRect(box.x, box.y, box.w, down * (high + gap) - gap)
    return grid(strip, -(-count // down), down, gap)[:count]


def bare(seat: Seat, box: FRect, spacing: float) -> ArmyFrame:
    """Return the side of a player none of whose cards lie on the table yet."""
    head = FRect(box.x + 14, box.y + 3, box.w - 28, NAME)
    room = FRect(box.x, box.bottom, box.w, 0)
    return ArmyFrame(seat, box, head, room, FRect(head.right, head.y, 0, head.h), 0.0, 0.0, spacing)


def ring(
    box: FRect, seats: Sequence[Seat], high: float, spacing: float
) -> tuple[tuple[ArmyFrame, ...], StageFrame]:
    """Return strips around the stage, clockwise from the lower left, as players sit round a table."""
    left, above, right = RING[len(seats)]
    first, middle, last = columns(box, SIDE, 1 - 2 * SIDE, SIDE, gap=GAP * spacing)
    cells = rows(first, *[1] * left, gap=8 * spacing)[::-1]
    if above:
        strip = rows(box, *[1] * max(left, 3), gap=8 * spacing)[0].h
        top, middle = rows(middle, -strip, 1, gap=8 * spacing)
        cells += columns(top, *[1] * above, gap=GAP * spacing)
    cells += rows(last, *[1] * right, gap=8 * spacing)
    strips = [_strip(seat, cell, high, spacing) for seat, cell in zip(seats, cells, strict=True)]
    largest = max(arrange(strip, FEW, 0.0).front.card.y for strip in strips)
    armies = tuple(replace(strip, largest=largest) for strip in strips)
    room = inset(middle, 4 * spacing, 8 * spacing, 4 * spacing, 10 * spacing)
    return armies, StageFrame(middle, room, STAGE_CHIP * spacing, high * LARGEST)


def _strip(seat: Seat, box: FRect, high: float, spacing: float) -> ArmyFrame:
    head = FRect(box.x + 10, box.y + 3, box.w - 20, head_height(HEAD, spacing))
    room = inset(box, 14 * spacing, head.h + BELOW, 10 * spacing, 6 * spacing)
    before = FRect(head.centerx - head.w * 0.06, head.y, head.w * 0.26, head.h)
    return ArmyFrame(seat, box, head, room, before, 0.0, high * LARGEST, spacing, tokens=True)
