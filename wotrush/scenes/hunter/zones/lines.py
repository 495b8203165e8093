"""How cards lie side by side in a line: turned ones take more room, too many grow smaller and then overlap."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from pygame import Vector2

from wotrush.model.hunter.cards.words import EXHAUSTED, PINNED
from wotrush.scenes.hunter.zones.frame import Tray
from wotrush.scenes.table.lying import CARD
from wotrush.stage.geometry import Pose, rows

PINNED_TILT, QUARTER = 8.0, 90.0
"""Degrees by which a pinned and an exhausted unit are turned."""
SLIM_GAP = 0.6
"""The gap between slim cards, as a part of the usual one."""


@dataclass(frozen=True, slots=True)
class CardTurn:
    """How a card is turned, how small that makes it, and how wide it lies then, as parts of an upright one."""

    angle: float = 0.0
    scale: float = 1.0
    span: float = 1.0


def turn_of(flags: int) -> CardTurn:
    """Turn an exhausted card by a quarter, and tilt a pinned one."""
    angle = QUARTER * bool(flags & EXHAUSTED) + PINNED_TILT * bool(flags & PINNED)
    if not angle:
        return CardTurn()
    across, down = abs(math.cos(math.radians(angle))), abs(math.sin(math.radians(angle)))
    wide, high = across + CARD * down, CARD * across + down
    scale = CARD / max(wide, high)  # It is no wider than an upright one is high, and so about as large.
    return CardTurn(angle, scale, wide * scale)


def row(tray: Tray, turns: Sequence[CardTurn], gap: float, opened: int | None = None) -> list[Pose]:
    """Return how the cards lie in their tray.

    Where they overlap, the left edge of each can be seen, and all of the card at position `opened`.
    """
    if tray.ranks > 1:
        return _ranks(tray, turns, gap, opened)
    if not turns:
        return []
    whole = sum(turn.span for turn in turns)
    free = tray.box.w - gap * (len(turns) - 1)
    scale = max(tray.shrink, min(1.0, free / (whole * tray.card.x)))
    card = tray.card * scale
    opened = opened if crowded(tray, turns) else None
    spans = [turn.span * card.x for turn in turns]
    poses = []
    for i, (left, span, turn) in enumerate(zip(_lefts(tray, spans, gap, opened), spans, turns, strict=True)):
        center = Vector2(left + span / 2, tray.box.centery)
        poses.append(Pose(center, card * turn.scale, turn.angle, i + 2 * len(turns) * (i == opened)))
    return poses


def crowded(tray: Tray, turns: Sequence[CardTurn]) -> bool:
    """Return whether cards would overlap, however small they may be."""
    needed = sum(turn.span for turn in turns) * tray.card.x * tray.shrink + tray.gap * (len(turns) - 1)
    return needed > tray.box.w + 0.5


def slim_row(tray: Tray, turns: Sequence[CardTurn], least: float) -> list[Pose]:
    """Return how cards lie side by side that are narrower than usual, so that none covers another, unless that would make
    them narrower than `least`.
    """
    gap = tray.gap * SLIM_GAP
    share = (tray.box.w - gap * (len(turns) - 1)) / sum(turn.span for turn in turns)
    wide = max(share, least)
    left, poses = tray.box.x, list[Pose]()
    for i, turn in enumerate(turns):
        center = Vector2(left + wide * turn.span / 2, tray.box.centery)
        poses.append(Pose(center, Vector2(wide * turn.span, tray.card.y), z=float(i)))
        left += share * turn.span + gap
    return poses


def _ranks(tray: Tray, turns: Sequence[CardTurn], gap: float, opened: int | None) -> list[Pose]:
    """Return how the cards lie in several rows, the first row first."""
    across = -(-len(turns) // tray.ranks)
    poses: list[Pose] = []
    for box in rows(tray.box, *[1] * tray.ranks, gap=tray.between):
        first = len(poses)
        at = opened - first if opened is not None and 0 <= opened - first < across else None
        rank = replace(tray, box=box, ranks=1)
        poses += row(rank, turns[first : first + across], gap, at)
    return poses


def _lefts(tray: Tray, spans: Sequence[float], gap: float, opened: int | None) -> list[float]:
    """Return the left edges; those right of an opened card give way, and it stays under the pointer itself."""
    starts = [0.0, *accumulate(span + gap for span in spans[:-1])]
    needed, room = starts[-1] + spans[-1], tray.box.w
    if len(spans) == 1 or needed <= room + 0.5:
        left = tray.box.x + (room - needed) * tray.align
        return [left + start for start in starts]
    squeeze = max(0.0, room - spans[-1]) / starts[-1]
    lefts = [tray.box.x + start * squeeze for start in starts]
    if opened is None or opened >= len(lefts) - 1:
        return lefts
    first, last = min(lefts[opened] + spans[opened], lefts[-1]), lefts[-1]
    count = len(lefts) - opened - 1
    step = (last - first) / max(1, count - 1)
    return [*lefts[: opened + 1], *((first + i * step if count > 1 else last) for i in range(count))]
