"""The zones of two players who sit face to face: the enemy's side mirrors the viewer's, and the log stands beside it."""

from __future__ import annotations

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.scenes.hunter.zones.frame import LARGEST, ArmyFrame
from wotrush.scenes.hunter.zones.own import (
    BUTTONS,
    MOST_BUTTONS,
    STATUS,
    TIGHT_GAP,
    RightZones,
    event_size,
)
from wotrush.scenes.hunter.zones.panels import CHIP
from wotrush.stage.geometry import inset, rows

HEAD, BEFORE = 58.0, 30.0
"""Height of the enemy's head, and of the line below it: the sort of player, or the cards in front."""
LARGEST_HEAD, LARGEST_BEFORE = 0.24, 0.12
"""The largest part of the enemy's panel that they take."""
HELD = 56.0
"""Width of the hand size beside it."""
EDGE = 4.0
"""Above and below the enemy's lines."""
AIMING = 400.0
"""Height of what takes the place of the buttons, and reaches into the log."""
HAND = 0.52
"""How much of the height beside the viewer's lines the hand takes."""


def facing_right_zones(upper: FRect, lower: FRect, spacing: float, *, tight: bool) -> RightZones:
    """Return the log beside the enemy's lines, and buttons and hand beside the viewer's."""
    status = None
    if tight:
        buttons, status, hand = rows(lower, -min(BUTTONS, lower.h * MOST_BUTTONS), -STATUS, 1, gap=TIGHT_GAP)
    else:
        buttons, _, hand = rows(lower, -min(BUTTONS * spacing, lower.h * MOST_BUTTONS), 1, -lower.h * HAND)
    aiming = upper.union(buttons)
    cut = max(0.0, aiming.h - AIMING)
    aiming.y, aiming.h = aiming.y + cut, aiming.h - cut
    choices = FRect(aiming.x, aiming.y, aiming.w, upper.bottom - aiming.y)
    return RightZones(choices, aiming, upper, status, buttons, hand, event_size(hand, tight=tight))


def facing_army(seat: Seat, lines: FRect, panel: FRect, high: float, spacing: float) -> ArmyFrame:
    """Return the enemy's side on a table of that height."""
    inner = inset(panel, 18, 8, 14, 10)
    head = FRect(inner.x, inner.y, inner.w, min(HEAD, inner.h * LARGEST_HEAD))
    before = FRect(inner.x, head.bottom + 2, inner.w - HELD, min(BEFORE, inner.h * LARGEST_BEFORE))
    trophies = FRect(inner.x, before.bottom + 6, inner.w, inner.bottom - before.bottom - 6)
    room = inset(lines, 0, EDGE * spacing)
    above = CHIP * spacing
    largest = min(high * LARGEST / min(1.0, spacing), room.h - above)
    return ArmyFrame(seat, panel, head, room, before, above, largest, spacing, trophies=trophies)
