"""The panels of a few enemies, side by side: their lines lie the same way, and their cards are of one size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.scenes.hunter.zones.arranging import card_height
from wotrush.scenes.hunter.zones.frame import BIASED, LARGEST, ArmyFrame
from wotrush.scenes.hunter.zones.strength import Strength
from wotrush.scenes.table.lying import CARD
from wotrush.stage.geometry import columns, inset

MOST_PANELS = 4
"""With more enemies than these every one is a strip of tokens."""
GAP = 12.0
HEAD, CHIP, BELOW = 44.0, 28.0, 4.0
"""Height of a head, of the room above a line in which chances stand, and of that below a head."""
LETTERED = 1 / 3
"""The part of a head that is no lower where letters are large."""
PANEL_HEADS = HEAD * LETTERED + BELOW
"""What a panel's head and the room below it do not shrink."""
ROOMY, GROWN = 540.0, 1.6
"""Where panels would be narrower than this, the one that is attended to becomes so many times as wide."""
EVEN, NARROWEST, SLICES = 0.72, 330.0, 8
"""How much of the width panels share evenly, and the width that all of them have for their names. The rest is cut into so
many slices for each panel, and every slice goes where cards are smallest and can grow.
"""
NAMED, ALIKE = 1.9, 1.4
"""A card so many times as wide as the narrowest shows its name. Where those of one enemy are smaller, the others' may be so
many times as large, until they show theirs.
"""


def narrow(box: FRect, seats: Sequence[Seat]) -> bool:
    """Return whether panels are so narrow that the one that is attended to takes room from the others."""
    return box.w / len(seats) < ROOMY


def panels(
    box: FRect,
    seats: Sequence[Seat],
    high: float,
    spacing: float,
    least: float,
    grown: Seat | None = None,
    strengths: Mapping[Seat, Strength] | None = None,
) -> tuple[ArmyFrame, ...]:
    """Return a panel for each enemy on a table of that height, on which no card is narrower than `least`.

    Once it is known how many cards everybody has, panels with many are wider, and all but those of the enemy who is
    attended to are of one size, if they show their names. All back lines lie at the right of the front lines if that makes the
    smallest cards larger, whoever is attended to.
    """
    if strengths is None:
        return _placed(box, _enlarged(box, dict.fromkeys(seats, box.w / len(seats)), grown), high, spacing)
    behind, abreast = (_widths(box, seats, high, spacing, strengths, way) for way in (None, 0.0))
    smallest = [
        min(
            card_height(army, strengths[army.seat], least)
            for army in _placed(box, widths, high, spacing, way)
        )
        for widths, way in ((behind, None), (abreast, 0.0))
    ]
    widths, way = (abreast, 0.0) if smallest[1] > BIASED * smallest[0] else (behind, None)
    armies = _placed(box, _enlarged(box, widths, grown), high, spacing, way)
    others = [card_height(army, strengths[army.seat], least) for army in armies if army.seat != grown]
    smallest_other = min(others, default=high)
    largest = max(smallest_other, min(ALIKE * smallest_other, NAMED * least * CARD))
    return tuple(
        army if army.seat == grown else replace(army, largest=min(army.largest, largest)) for army in armies
    )


def _placed(
    box: FRect, widths: Mapping[Seat, float], high: float, spacing: float, abreast: float | None = None
) -> tuple[ArmyFrame, ...]:
    """Return panels of those widths."""
    cells = columns(box, *widths.values(), gap=GAP * spacing)
    return tuple(_panel(seat, cell, high, spacing, abreast) for seat, cell in zip(widths, cells, strict=True))


def _enlarged(box: FRect, widths: dict[Seat, float], grown: Seat | None) -> dict[Seat, float]:
    """Return the widths with that of the enemy who is attended to."""
    return widths if grown is None or not narrow(box, [*widths]) else widths | {grown: widths[grown] * GROWN}


def _widths(
    box: FRect,
    seats: Sequence[Seat],
    high: float,
    spacing: float,
    strengths: Mapping[Seat, Strength],
    abreast: float | None,
) -> dict[Seat, float]:
    """Return how wide panels are, without cards as narrow as their heads.

    The smallest cards grow, as long as all of them can; nothing goes where they would be no larger for it.
    """

    def lies(seat: Seat, wide: float) -> float:
        return card_height(
            _panel(seat, FRect(0, 0, wide, box.h), high, spacing, abreast), strengths[seat], 0.0
        )

    even, narrowest = box.w / len(seats), NARROWEST * spacing
    playing = [seat for seat in seats if strengths[seat].lying]
    least, slices = min(even, max(EVEN * even, narrowest)), SLICES * len(seats)
    widths = {seat: least if seat in playing else min(least, max(NARROWEST, narrowest)) for seat in seats}
    growing, left = playing or seats, slices
    one = (even * len(seats) - sum(widths.values())) / slices
    sizes = {seat: [lies(seat, widths[seat] + one * i) for i in range(slices + 1)] for seat in growing}
    given = dict.fromkeys(growing, 0)
    while True:
        smallest = min(sizes[seat][given[seat]] for seat in growing)
        needed = {seat: _next(sizes[seat], at) for seat, at in given.items() if sizes[seat][at] == smallest}
        if sum(needed.values()) > left:
            break
        for seat, steps in needed.items():
            given[seat] += steps
            left -= steps
    for seat, at in given.items():
        widths[seat] += one * (at + left / len(given))
    return widths


def _next(high: Sequence[float], at: int) -> int:
    """Return in how many steps cards are higher, or more than there are if never."""
    return next((i - at for i in range(at + 1, len(high)) if high[i] > high[at]), len(high))


def head_height(usual: float, spacing: float) -> float:
    """Return how high a head is: where there are fewer units it shrinks less than cards, since its letters do not."""
    return usual * max(spacing, LETTERED + (1 - LETTERED) * spacing)


def _panel(seat: Seat, box: FRect, high: float, spacing: float, abreast: float | None) -> ArmyFrame:
    head = FRect(box.x + 14, box.y + 3, box.w - 28, head_height(HEAD, spacing))
    room = inset(box, 10 * spacing, head.h + BELOW, 0, 6 * spacing)
    before = FRect(head.x + head.w * 0.4, head.y, head.w * 0.34, head.h)
    return ArmyFrame(seat, box, head, room, before, CHIP * spacing, high * LARGEST, spacing, abreast=abreast)
