"""Divides a screen of any size among the zones of Tank Hunter's table, from the number of players alone."""

from __future__ import annotations

from dataclasses import replace

from pygame import FRect, Vector2

from wotrush.model.game import Seat
from wotrush.scenes.hunter.table.frame import CARD, ArmyFrame, BattleFrame, Tray
from wotrush.stage.geometry import columns, inset, rows

NARRATION = 86.0
BAR, GAP, MARGIN = 48.0, 12.0, 16.0
MOST_PANELS = 3
"""With more enemies than these every one is a strip of tokens."""
STRIPS_ACROSS = 4
HEAD, STRIP_HEAD = 40.0, 30.0
WIDE = 1500.0
"""From this width on the log has a place of its own."""
STATUS = 36.0
LABEL = 76.0
"""Width of what stands at the left of the viewer's lines."""


def battle_frame(area: FRect, seats: int, viewer: Seat, *, narrated: bool = False) -> BattleFrame:
    """Return the zones on a screen of that many units; sentences have a strip that nothing else uses."""
    if narrated:
        table, strip = rows(area, 1, -NARRATION)
        return replace(battle_frame(table, seats, viewer), narration=strip)
    bar = FRect(0, 0, area.w, BAR)
    rest = inset(FRect(0, BAR, area.w, area.h - BAR), MARGIN, 6, MARGIN, MARGIN)
    upper, middle, lower = rows(rest, 0.335, 0.175, 0.49, gap=GAP)
    status = FRect(middle.x, middle.bottom - STATUS + GAP, middle.w, STATUS)
    middle.h -= STATUS - GAP
    left, center, right = _middle(middle, area.w >= WIDE)
    units, events, clock, discard = columns(left, 1, 1, 1.3, 1, gap=GAP)
    own, score, buttons, hand, event = _own(lower, viewer)
    drawer = FRect(area.w - min(470, area.w / 2), BAR + 4, min(460, area.w / 2 - 10), middle.bottom - BAR - 4)
    return BattleFrame(
        area=area,
        bar=bar,
        enemies=_enemies(upper, [(viewer + 1 + i) % seats for i in range(seats - 1)]),
        own=own,
        units=_pile(units),
        events=_pile(events),
        clock=clock,
        discard=_pile(discard),
        choices=center,
        log=right,
        drawer=drawer,
        status=status,
        score=score,
        buttons=buttons,
        hand=hand,
        event=event,
        spread=FRect(rest.x, upper.y, rest.w, middle.bottom - upper.y),
    )


def _middle(box: FRect, wide: bool) -> tuple[FRect, FRect, FRect | None]:
    """Return the places of the decks, of choices and duel, and of the log."""
    if wide:
        left, center, right = columns(box, 0.25, 0.5, 0.25, gap=GAP)
        return left, center, right
    left, center = columns(box, 0.3, 0.7, gap=GAP)
    return left, center, None


def _pile(cell: FRect) -> FRect:
    height = min(cell.h, cell.w * CARD)
    return FRect(cell.centerx - height / CARD / 2, cell.y, height / CARD, height)


# -- enemies


def _enemies(box: FRect, seats: list[Seat]) -> tuple[ArmyFrame, ...]:
    if len(seats) <= MOST_PANELS:
        cells = columns(box, *[1] * len(seats), gap=GAP)
        return tuple(_panel(seat, cell) for seat, cell in zip(seats, cells, strict=True))
    above = seats[: len(seats) // 2]
    below = seats[len(above) :]
    both = rows(box, 1, 1, gap=8)
    frames = []
    for line, row in zip((above, below), both, strict=True):
        for seat, cell in zip(line, columns(row, *[1] * len(line), gap=GAP), strict=True):
            frames.append(_strip(seat, cell))
    return tuple(frames)


def _panel(seat: Seat, box: FRect) -> ArmyFrame:
    head = FRect(box.x + 12, box.y + 4, box.w - 24, HEAD)
    inner = inset(box, 56, HEAD + 6, 12, 8)
    back, front = rows(inner, 0.36, 0.64, gap=10)
    before = FRect(inner.right - inner.w * 0.2, back.y, inner.w * 0.2, back.h)
    command = FRect(inner.right - inner.w * 0.36, back.y, inner.w * 0.15, back.h)
    back = FRect(back.x, back.y, inner.w * 0.62, back.h)
    return ArmyFrame(seat, box, head, _tray(front), _tray(back), _tray(command), before, tokens=False)


def _strip(seat: Seat, box: FRect) -> ArmyFrame:
    head = FRect(box.x + 10, box.y + 2, box.w - 20, STRIP_HEAD)
    inner = inset(box, 12, STRIP_HEAD + 4, 8, 6)
    front, back, command = columns(inner, 0.56, 0.32, 0.12, gap=10)
    before = FRect(head.centerx - head.w * 0.12, head.y, head.w * 0.3, head.h)
    return ArmyFrame(seat, box, head, _tray(front), _tray(back), _tray(command), before, tokens=True)


def _tray(box: FRect, most: float = 1000.0) -> Tray:
    height = min(box.h, most)
    return Tray(box, Vector2(height / CARD, height))


# -- the viewer


def _own(box: FRect, seat: Seat) -> tuple[ArmyFrame, FRect, FRect, FRect, Vector2]:
    score, lines, right = columns(box, 0.168, 0.595, 0.237, gap=GAP)
    front, back = rows(lines, 0.62, 0.38, gap=8)
    rear, command = columns(inset(back, LABEL, 4, 8, 4), 0.7, 0.3, gap=GAP)
    buttons, hand = rows(right, 0.3, 0.7, gap=GAP)
    high = min(hand.h * 0.94, hand.w / 2.4 * CARD)
    army = ArmyFrame(
        seat,
        FRect(lines),
        FRect(score.x + 12, score.y + 6, score.w - 24, HEAD),
        _tray(inset(front, LABEL, 6, 8, 6)),
        _tray(rear),
        _tray(command),
        FRect(score.x + 12, score.centery, score.w - 24, score.h / 2 - 10),
        tokens=False,
    )
    return army, score, buttons, hand, Vector2(high / CARD, high)
