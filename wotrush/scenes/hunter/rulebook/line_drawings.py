"""Pictures of what lies on the table: lines, places, markers and cards that change where they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect, Vector2

from wotrush.i18n import mark, t
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.words import COMMANDERS, PINNED
from wotrush.scenes.hunter.cards.faces import EVENT_BACK
from wotrush.scenes.hunter.rulebook.drawings import SMALL, TILTED, face_of, faces, unit
from wotrush.scenes.rulebook.drawings import ARROW, CARD, GAP, DrawingPart, row
from wotrush.scenes.rulebook.signs import Arrow
from wotrush.stage.drawing.shapes import Face

MINI = 0.66
"""The scale of cards in two lines."""
NAME = Vector2(170, 44)
"""The room for the name of a line."""
FRONT, BACK = mark("Front line"), mark("Back line")
MOST_EXAMPLES = 3


def back(place: int) -> Face:
    return faces().back(place)


@dataclass(frozen=True, slots=True)
class LinesDrawing:
    """Both lines of a player: some units lie open, the others show the number of their place."""

    front: tuple[str | int, ...]
    behind: tuple[str | int, ...]

    def parts(self) -> list[DrawingPart]:
        return [*_line(FRONT, self.front, 0), *_line(BACK, self.behind, CARD.y * MINI + GAP)]


@dataclass(frozen=True, slots=True)
class MovedUp:
    """A unit that went from the back line to the front line."""

    code: str

    def parts(self) -> list[DrawingPart]:
        size, low = CARD * MINI, CARD.y * MINI + GAP
        front, behind = _line(FRONT, (12, self.code), 0), _line(BACK, (17, self.code), low)
        *staying, gone = behind
        arrow = FRect(gone.rect.right + GAP / 2, low - GAP / 2 - ARROW.y / 2, *ARROW)
        faded = DrawingPart(gone.what, FRect(*gone.rect.topleft, *size), alpha=0.35)
        return [*front, *staying, faded, DrawingPart(Arrow(), arrow, angle=-90.0)]


def _line(name: str, cards: Sequence[str | int], top: float) -> list[DrawingPart]:
    """Return a line with its name; a number stands for a hidden unit in that place."""
    size = CARD * MINI
    parts = [DrawingPart(t(name), FRect(0, top + (size.y - NAME.y) / 2, *NAME))]
    for i, card in enumerate(cards):
        face = back(card) if isinstance(card, int) else unit(card)
        parts.append(DrawingPart(face, FRect(NAME.x + GAP + i * (size.x + GAP), top, *size)))
    return parts


@dataclass(frozen=True, slots=True)
class Places:
    """Hidden units in numbered places."""

    numbers: tuple[int, ...]

    def parts(self) -> list[DrawingPart]:
        return row(map(back, self.numbers), CARD * SMALL)


@dataclass(frozen=True, slots=True)
class Mixed:
    """Two hidden units, as their owner sees them, before and after they changed places."""

    one: str
    other: str

    def parts(self) -> list[DrawingPart]:
        before = [unit(self.one, place=7), unit(self.other, place=8)]
        after = [unit(self.other, place=7), unit(self.one, place=8)]
        return row([*before, Arrow(), *after], CARD * SMALL)


@dataclass(frozen=True, slots=True)
class Cured:
    """Events that are discarded, and a pinned unit that stands up again."""

    events: tuple[str, ...]
    code: str

    def parts(self) -> list[DrawingPart]:
        parts = row([*map(face_of, self.events), Arrow(), unit(self.code, PINNED), Arrow(), unit(self.code)])
        pinned = len(self.events) + 1
        lying = parts[pinned]
        return [*parts[:pinned], DrawingPart(lying.what, lying.rect, angle=TILTED), *parts[pinned + 1 :]]


@dataclass(frozen=True, slots=True)
class Drawn:
    """An event from the pile."""

    event: str

    def parts(self) -> list[DrawingPart]:
        return row([EVENT_BACK, Arrow(), face_of(self.event)], CARD * SMALL)


@dataclass(frozen=True, slots=True)
class Reinforced:
    """A unit from the pile, which its owner sees in its new place and the others do not."""

    code: str

    def parts(self) -> list[DrawingPart]:
        pile = faces().back()
        return row([face_of("reinforcements"), pile, Arrow(), unit(self.code, place=31)], CARD * SMALL)


@dataclass(frozen=True, slots=True)
class UnitsWith:
    """A unit of each nation, a few at most, that has this ability by its name in the card file."""

    ability: str

    def parts(self) -> list[DrawingPart]:
        first: dict[str, int] = {}
        for kind, has in enumerate(getattr(box(), self.ability)):
            if kind >= COMMANDERS and has is not False and has >= 0:
                first.setdefault(box().rows[kind].nation, kind)
        return row(map(faces().unit, list(first.values())[:MOST_EXAMPLES]), CARD * SMALL)


@dataclass(frozen=True, slots=True)
class ScorePile:
    """Units that a player destroyed; their points stand in their upper right corner."""

    codes: tuple[str, ...]

    def parts(self) -> list[DrawingPart]:
        return row(map(unit, self.codes), gap=GAP - CARD.x * 0.3)
