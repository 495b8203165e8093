"""The zones below the enemies: piles and the viewer's panel, the viewer's lines, and what is chosen and held."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect, Vector2

from wotrush.model.game import Seat
from wotrush.scenes.hunter.zones.frame import LARGEST, REPLAY, ArmyFrame
from wotrush.scenes.table.lying import CARD, card_in
from wotrush.stage.geometry import columns, inset, rows

GAP = 12.0
HEAD = 58.0
RISE = 0.035
"""Room above the front line into which a unit rises that is picked up, as a part of the height of both lines."""
FILLED = 0.84
"""How much of the height of the viewer's side a card may fill."""
BUTTONS, MOST_BUTTONS = 78.0, 0.2
BEFORE = 0.5
"""How much of the panel the cards in front of the player take."""
CLOCK, MOST_CLOCK = 52.0, 0.12
ACROSS, TIGHT_ACROSS = 2.2, 1.85
"""How many events have room side by side: fewer where letters are large, so that events are no smaller."""
STATUS, TIGHT_HAND, TIGHT_BUTTONS, TIGHT_GAP = 68.0, 0.625, 0.125, 7.0
"""Where letters are large: the height of what is waited for, how much of what that leaves the hand takes, how much of the whole
the buttons take at most, and the gap between them.
"""
WATCHED_STATUS = 60.0
"""The height of what is waited for there in a replay: whose turn it is, and no more."""
LEAST_LOG = 100.0
ALONE = 0.9
"""How much of the width of the hand an only event takes while units are deployed."""
FILLED_HAND = 0.96
"""How much of the height of the hand an event takes."""
HAND = 0.58
"""How much of what the buttons leave the hand takes."""


@dataclass(frozen=True, slots=True)
class LeftZones:
    """What lies at the left of the viewer's lines."""

    units: FRect
    events: FRect
    discard: FRect
    clock: FRect
    score: FRect


@dataclass(frozen=True, slots=True)
class RightZones:
    """What lies at the right of the viewer's lines."""

    choices: FRect
    aiming: FRect
    log: FRect | None
    status: FRect | None
    """The line that says what is waited for, where it stands here."""
    buttons: FRect
    hand: FRect
    event: Vector2


def left_zones(box: FRect) -> LeftZones:
    """Return the piles, the clock below them, and the viewer's panel."""
    wide = (box.w - 2 * GAP) / 3
    high = min(wide * CARD, box.h * 0.25)
    piles, clock, score = rows(box, -high, -min(CLOCK, box.h * MOST_CLOCK), 1, gap=GAP - 2)
    units, events, discard = (card_in(cell) for cell in columns(piles, 1, 1, 1, gap=GAP))
    return LeftZones(units, events, discard, clock, score)


def right_zones(box: FRect, spacing: float) -> RightZones:
    """Return the buttons, below them the log with what is chosen there, and the hand."""
    wanted, gap = min(BUTTONS * spacing, box.h * MOST_BUTTONS), GAP * spacing
    free = box.h - wanted - 2 * gap
    buttons, log, hand = rows(box, -wanted, -free * (1 - HAND), 1, gap=gap)
    return RightZones(log, log.union(buttons), log, None, buttons, hand, event_size(hand, tight=False))


def tight_right_zones(box: FRect, *, watched: bool, mustering: bool) -> RightZones:
    """Return the same where letters are large: what is waited for stands above, and the log is a drawer where it has no room.
    In a game that is only `watched` the controls of the replay have room above the hand; while the players are `mustering` an
    only event has the room that the log can spare.
    """
    wanted = min(BUTTONS, box.h * TIGHT_BUTTONS)
    waited = WATCHED_STATUS if watched else STATUS
    controls = REPLAY if watched else 0.0
    free = box.h - waited - 2 * TIGHT_GAP
    abreast, alone = (wide * CARD / FILLED_HAND for wide in (box.w / TIGHT_ACROSS, box.w * ALONE))
    high = max(abreast, min(alone, free - wanted - TIGHT_GAP - LEAST_LOG)) if mustering else abreast
    high = min((box.h - waited) * TIGHT_HAND, high, free - controls)
    status, buttons, choices, hand = rows(box, -waited, -wanted, 1, -high, gap=TIGHT_GAP)
    log = choices if choices.h >= LEAST_LOG + controls else None
    return RightZones(
        choices, choices.union(buttons), log, status, buttons, hand, event_size(hand, tight=True)
    )


def event_size(hand: FRect, *, tight: bool) -> Vector2:
    """Return the size of an event in the hand."""
    high = min(hand.h * FILLED_HAND, hand.w / (TIGHT_ACROSS if tight else ACROSS) * CARD)
    return Vector2(high / CARD, high)


def own_army(seat: Seat, lines: FRect, score: FRect, high: float, spacing: float) -> ArmyFrame:
    """Return the viewer's side on a table of that height."""
    inner = inset(score, 18, 8, 14, 10)
    head = FRect(inner.x, inner.y, inner.w, min(HEAD, inner.h * 0.3))
    piles = FRect(inner.x, head.bottom + 6, inner.w, inner.bottom - head.bottom - 6)
    trophies, before = rows(piles, 1 - BEFORE, BEFORE, gap=8)
    rise = lines.h * RISE * min(1.0, spacing) ** 2
    largest = min(high * LARGEST / min(1.0, spacing), (lines.h - rise) * FILLED)
    return ArmyFrame(
        seat, lines, head, FRect(lines), before, rise, largest, spacing, own=True, trophies=trophies
    )
