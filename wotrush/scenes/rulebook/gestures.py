"""Drawings of what hands do at a table: drag, click, join, and play by keys alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import FRect, Vector2

from wotrush.i18n import mark, t
from wotrush.scenes.rulebook.drawings import CARD, GAP, DrawingPart
from wotrush.scenes.rulebook.signs import Arrow, DragWay, Key, KeyArrow, Lit, Mouse, Pointer, Press
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.geometry import inset, rect_around

SIZE = CARD * 0.5
"""The size of a card that something is done with."""
MOUSE, POINTER, ARROW = Vector2(34, 54), Vector2(30, 40), Vector2(52, 34)
FAR, BOW, TILT = 290.0, 60.0, -9.0
"""How far a card is dragged, how high its way rises, and how it hangs meanwhile."""
KEY, NARROW = Vector2(92, 54), 54.0
"""The size of a key with a name, and the width of one with an arrow."""
APART = 40.0
"""The distance between two gestures side by side."""
ENTER, ESC, TAB, SHIFT = mark("Enter"), mark("Esc"), mark("Tab"), mark("Shift")


@dataclass(frozen=True, slots=True)
class DragDrawing:
    """A card on its way to what lights up. `faces` returns both."""

    faces: Callable[[], tuple[Face, Face]]

    def parts(self) -> list[DrawingPart]:
        card, target = self.faces()
        lying = FRect(MOUSE.x + GAP, 0, *SIZE)
        aim = lying.move(FAR, 0)
        held = rect_around(Vector2(lying.center).lerp(aim.center, 0.55), SIZE)
        way = FRect(lying.centerx, lying.centery - BOW, aim.x - lying.centerx - 6, BOW)
        return [
            DrawingPart(Press(), rect_around((MOUSE.x / 2, lying.centery), MOUSE)),
            DrawingPart(card, lying, alpha=0.4),
            *_lit(target, aim),
            DrawingPart(card, held, TILT),
            DrawingPart(DragWay(), way),
            DrawingPart(Pointer(), _at(held)),
        ]


@dataclass(frozen=True, slots=True)
class ClickDrawing:
    """A click on a card, one on its target, and what takes the first one back. `faces` returns both."""

    faces: Callable[[], tuple[Face, Face]]

    def parts(self) -> list[DrawingPart]:
        card, target = self.faces()
        first = FRect(0, 0, *SIZE)
        arrow = rect_around((first.right + GAP + ARROW.x / 2, first.centery), ARROW)
        second = FRect(arrow.right + GAP, 0, *SIZE)
        back = rect_around((second.right + 3 * APART + MOUSE.x / 2, first.centery), MOUSE)
        esc = rect_around((back.right + GAP + KEY.x / 2, first.centery), KEY)
        return [
            DrawingPart(card, first),
            DrawingPart(Press(), _at(first, MOUSE)),
            DrawingPart(Arrow(), arrow),
            *_lit(target, second),
            DrawingPart(Press(), _at(second, MOUSE)),
            DrawingPart(Press(Mouse.RIGHT), back),
            *_named(ESC, esc),
        ]


@dataclass(frozen=True, slots=True)
class JoinDrawing:
    """Clicks with a key held that join cards, and what these do together. `faces` returns the cards and their target."""

    faces: Callable[[], tuple[Sequence[Face], Face]]

    def parts(self) -> list[DrawingPart]:
        cards, target = self.faces()
        shift = rect_around((KEY.x * 0.6, SIZE.y / 2), (KEY.x * 1.2, KEY.y))
        parts, x = [*_named(SHIFT, shift)], shift.right + GAP
        for card in cards:
            place = FRect(x, 0, *SIZE)
            parts += [DrawingPart(card, place), DrawingPart(Press(), _at(place, MOUSE))]
            x = place.right + GAP
        arrow = rect_around((x + ARROW.x / 2, SIZE.y / 2), ARROW)
        return [*parts, DrawingPart(Arrow(), arrow), *_lit(target, FRect(arrow.right + GAP, 0, *SIZE))]


@dataclass(frozen=True, slots=True)
class KeysAlone:
    """The keys that move, that pick and drop, and that take back."""

    def parts(self) -> list[DrawingPart]:
        parts, x = list[DrawingPart](), 0.0
        for way in (KeyArrow.LEFT, KeyArrow.UP, KeyArrow.DOWN, KeyArrow.RIGHT):
            parts.append(DrawingPart(Key(way), FRect(x, 0, NARROW, KEY.y)))
            x += NARROW + 6
        for name, before in ((TAB, 6.0), (ENTER, APART), (ESC, APART)):
            cap = FRect(x + before, 0, *KEY)
            parts += _named(name, cap)
            x = cap.right
        return parts


def _at(card: FRect, size: Vector2 = POINTER) -> FRect:
    """Return where on a card what touches it is drawn: low and to the right."""
    return rect_around((card.right - 0.3 * size.x, card.bottom - 0.5 * size.y), size)


def _lit(target: Face, place: FRect) -> list[DrawingPart]:
    return [DrawingPart(target, place), DrawingPart(Lit(), inset(place, -5))]


def _named(name: str, place: FRect) -> list[DrawingPart]:
    """Return a key with its name on it."""
    return [DrawingPart(Key(), place), DrawingPart(t(name), inset(place, 8, 4, 8, 10), align=0.5)]
