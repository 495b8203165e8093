"""The zones of the enemies: panels side by side, or strips in a ring around a stage; before the battle heads alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.scenes.hunter.table.frame import ArmyFrame, StageFrame
from wotrush.scenes.hunter.zones.arranging import NOBODY, Strength, card_height
from wotrush.stage.geometry import columns, grid, inset, rows

MOST_PANELS = 4
"""With more enemies than these every one is a strip of tokens."""
GAP = 12.0
HEAD, STRIP_HEAD = 44.0, 34.0
CHIP = 28.0
"""Room above a line in which chances stand."""
LARGEST_HEAD, LARGEST_STRIP_HEAD, LARGEST_CHIP = 0.12, 0.21, 0.07
"""The largest part of a panel that they take: where letters are large, cards keep their room."""
LARGEST = 0.36
"""The height of the largest card, as a part of the table's."""
ROOMY, GROWN = 540.0, 1.6
"""Where panels would be narrower than this, the one that is attended to becomes so many times as wide."""
EVEN, NARROWEST, SLICES = 0.8, 330.0, 5
"""How much of the width panels share evenly, and the width that all of them have for their names. The rest is cut into so
many slices for each panel, and every slice goes where cards are smallest and can grow.
"""
RING: dict[int, tuple[int, int, int]] = {5: (2, 1, 2), 6: (3, 0, 3), 7: (3, 1, 3)}
"""By number of enemies: how many strips stand at the left, above and at the right."""
SIDE = 0.245
"""How much of the width the strips at one side take."""
BARE_HEAD, NAME = 76.0, 44.0
"""Height of a head alone, with a line below its name, and of the name, which is all there is where letters are large."""
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


def narrow(box: FRect, seats: Sequence[Seat]) -> bool:
    """Return whether panels are so narrow that the one that is attended to takes room from the others."""
    return box.w / len(seats) < ROOMY


def panels(
    box: FRect,
    seats: Sequence[Seat],
    high: float,
    spacing: float,
    grown: Seat | None = None,
    strengths: Mapping[Seat, Strength] | None = None,
) -> tuple[ArmyFrame, ...]:
    """Return a panel for each enemy, side by side, on a table of that height: the more cards, the wider."""

    def panel(seat: Seat, cell: FRect) -> ArmyFrame:
        return _panel(seat, cell, high, spacing)

    def lies(seat: Seat, wide: float) -> float:
        return card_height(panel(seat, FRect(0, 0, wide, box.h)), (strengths or {}).get(seat, NOBODY))

    widths = _widths(box.w / len(seats), seats, lies)
    if grown is not None and narrow(box, seats):
        widths[grown] *= GROWN
    cells = columns(box, *widths.values(), gap=GAP * spacing)
    return tuple(panel(seat, cell) for seat, cell in zip(seats, cells, strict=True))


def _widths(even: float, seats: Sequence[Seat], lies: Callable[[Seat, float], float]) -> dict[Seat, float]:
    """Return how wide panels are; `lies` says how high cards lie in a panel of that width."""
    least = min(even, max(EVEN * even, NARROWEST))
    free = even - least
    widths, widest = dict.fromkeys(seats, least), least + free * len(seats)
    most = {seat: lies(seat, widest) for seat in seats}
    now = {seat: lies(seat, widths[seat]) for seat in seats}
    for _ in range(SLICES * len(seats)):
        needy = min(seats, key=lambda seat: (now[seat] >= most[seat], now[seat], widths[seat]))
        widths[needy] += free / SLICES
        now[needy] = lies(needy, widths[needy])
    return widths


def _panel(seat: Seat, box: FRect, high: float, spacing: float) -> ArmyFrame:
    head = FRect(box.x + 14, box.y + 3, box.w - 28, min(HEAD * max(1.0, spacing), box.h * LARGEST_HEAD))
    room = inset(box, 10, head.h + 4, 0, 6 * spacing)
    before = FRect(head.x + head.w * 0.4, head.y, head.w * 0.34, head.h)
    return ArmyFrame(
        seat,
        box,
        head,
        room,
        before,
        min(CHIP * max(1.0, spacing), box.h * LARGEST_CHIP),
        high * LARGEST,
        spacing,
    )


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
    armies = tuple(_strip(seat, cell, high, spacing) for seat, cell in zip(seats, cells, strict=True))
    chip = min(CHIP, middle.h * LARGEST_CHIP)
    return armies, StageFrame(middle, inset(middle, 4, 8, 4, 10), chip, high * LARGEST)


def _strip(seat: Seat, box: FRect, high: float, spacing: float) -> ArmyFrame:
    head = FRect(
        box.x + 10, box.y + 3, box.w - 20, min(STRIP_HEAD * max(1.0, spacing), box.h * LARGEST_STRIP_HEAD)
    )
    room = inset(box, 14 * spacing, head.h + 4, 10 * spacing, 6 * spacing)
    before = FRect(head.centerx - head.w * 0.06, head.y, head.w * 0.26, head.h)
    return ArmyFrame(seat, box, head, room, before, 0.0, high * LARGEST, spacing, tokens=True)
