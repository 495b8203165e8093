"""Where the stage is: over the middle of the table, or above it while something is asked there."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from wotrush.scenes.hunter.table.frame import CARD, BattleFrame
from wotrush.stage.geometry import columns, inset, rect_around, rows

HIGH = 336.0
PART = 0.42
"""How high it is, and at most which part of the screen."""
GAP = 8.0
MARGIN = 14.0
NAME, STAKE, HEAD, CAPTION = 34.0, 30.0, 36.0, 28.0


@dataclass(frozen=True, slots=True)
class DuelZone:
    """The parts of the stage, in units of the table."""

    box: FRect
    left: FRect
    """The card that attacks."""
    right: FRect
    names: tuple[FRect, FRect]
    stakes: tuple[FRect, FRect]
    head: FRect
    rows: FRect
    caption: FRect


def duel_zone(frame: BattleFrame, *, asked: bool) -> DuelZone:
    """Return the zone; `asked`: the middle itself is needed, since the viewer is to choose something there."""
    middle = frame.choices
    left, right = frame.units.x, middle.right
    if frame.stage is not None:
        left, right = frame.stage.box.x, frame.stage.box.right
    elif frame.log is not None:
        left, right = middle.x, frame.log.right
    high = min(HIGH, frame.area.h * PART)
    bottom = middle.y - GAP if asked else frame.status.y - GAP
    top = max(frame.bar.bottom + GAP, bottom - high)
    box = FRect(left, top, right - left, bottom - top)
    inner = inset(box, MARGIN, 8)
    card = (inner.h - NAME - STAKE) / CARD
    one, middle, other = columns(inner, -card, 1, -card, gap=MARGIN)
    name, place, stake = rows(one, -NAME, 1, -STAKE)
    other_name, other_place, other_stake = rows(other, -NAME, 1, -STAKE)
    head, body, caption = rows(middle, -HEAD, 1, -CAPTION, gap=4)
    size = (place.h / CARD - 4, place.h - 6)
    return DuelZone(
        box,
        rect_around(place.center, size),
        rect_around(other_place.center, size),
        (name, other_name),
        (stake, other_stake),
        head,
        body,
        caption,
    )
