"""The zones of the viewer's own side."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect, Vector2

from wotrush.model.game import Seat
from wotrush.scenes.hunter.table.frame import CARD, ArmyFrame, Tray
from wotrush.stage.geometry import columns, inset, rows

GAP = 12.0
HEAD = 58.0
RISE = 0.125
"""Room above the front line into which a unit rises that is picked up, as a part of the line's height."""
LABEL = 34.0
"""Width of the words that stand along the left edge of the viewer's lines."""
BUTTONS = 84.0
BEFORE = 0.4
"""How much of the panel the cards in front of the player take."""
COMMAND = 0.26


@dataclass(frozen=True, slots=True)
class OwnZones:
    """What a battle frame takes over of the viewer's side."""

    army: ArmyFrame
    score: FRect
    buttons: FRect
    hand: FRect
    event: Vector2


def own_zones(box: FRect, seat: Seat) -> OwnZones:
    score, lines, right = columns(box, 0.168, 0.595, 0.237, gap=GAP)
    front, back = rows(lines, 0.62, 0.38, gap=8)
    rear, command = columns(inset(back, LABEL, 6, 10, 6), 1 - COMMAND, COMMAND, gap=2 * GAP)
    buttons, hand = rows(right, -min(BUTTONS, right.h * 0.24), 1, gap=GAP)
    hand = inset(hand, 0, 26, 0, 0)
    high = min(hand.h * 0.92, hand.w / 2.2 * CARD)
    inner = inset(score, 18, 8, 14, 10)
    head = FRect(inner.x, inner.y, inner.w, min(HEAD, inner.h * 0.18))
    piles = FRect(inner.x, head.bottom + 6, inner.w, inner.bottom - head.bottom - 6)
    trophies, before = rows(piles, 1 - BEFORE, BEFORE, gap=8)
    army = ArmyFrame(
        seat,
        FRect(lines),
        head,
        tray(inset(front, LABEL, front.h * RISE, 10, 6)),
        tray(rear),
        tray(command, 1.0),
        before,
        trophies,
        tokens=False,
    )
    return OwnZones(army, score, buttons, hand, Vector2(high / CARD, high))


def tray(box: FRect, align: float = 0.5) -> Tray:
    """Return a tray with cards as high as it is."""
    return Tray(box, Vector2(box.h / CARD, box.h), align)
