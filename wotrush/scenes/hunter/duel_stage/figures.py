"""The sums of all rows in one grid: figures with what they are below, or one line of words for all of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import zip_longest

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.hunter.odds.forecast import FACES
from wotrush.scenes.hunter.duel.duel import Duel, DuelRow
from wotrush.scenes.hunter.duel.words import condition_text, sum_words
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import breadth, write
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.typography.text import SMALLEST

LABEL, HIGHEST = 22.0, 62.0
"""Height of what stands below a figure, and of the largest figure."""
SIGNS = ("+", "−", "=")
FIGURE, SIGN = 64.0, 26.0
"""The least width of a figure and of a sign between two."""
NARROW_FIGURE, NARROW_SIGN = 40.0, 20.0
"""The same where no words stand below the figures."""
APART = 12.0
"""Between two words."""
LETTERS = 18.0


@dataclass(frozen=True, slots=True)
class Part:
    """A figure of a sum, or a sign between two; what it is; its color."""

    figure: str
    name: str
    color: Color


@dataclass(frozen=True, slots=True)
class SumGrid:
    """The widths of the columns in which the sums of all rows stand."""

    wide: tuple[float, ...]
    named: bool
    """Whether every figure has its word below; otherwise these stand in one line."""


def tone_of(view: BattleView, row: DuelRow) -> Color:
    """Return the color of a roll: good for the viewer, or not; or it can have no success."""
    if not any(row.counts(face) for face in range(1, FACES + 1)):
        return view.palette.text_soft
    return view.palette.legal if row.seat == view.o.seat else view.palette.hostile


def sum_grid(canvas: Canvas, view: BattleView, duel: Duel, room: float) -> SumGrid:
    """Return the grid of all sums of a duel: with words below the figures if those of every row have room there."""
    ink = view.theme.inks.tiny.sized(LETTERS)
    named = partial(breadth, canvas, view.theme.writer, ink=ink)
    rows = [[] if row.plain else sum_parts(view, row) for row in duel.rows]
    wides = [
        [max(FIGURE, named(part.name) + APART) if part.name else SIGN for part in parts] for parts in rows
    ]
    wide = tuple(max(column) for column in zip_longest(*wides, fillvalue=0.0))
    plain = [named(condition_text(row)) for row in duel.rows if row.plain]
    if all(sum(wide[: len(parts)]) <= room for parts in rows) and all(one <= room for one in plain):
        return SumGrid(wide or (FIGURE,), named=True)
    figure = partial(breadth, canvas, view.theme.writer, ink=view.theme.inks.number.sized(HIGHEST))
    wides = [
        [max(NARROW_FIGURE, figure(part.figure) + 8) if part.name else NARROW_SIGN for part in parts]
        for parts in rows
    ]
    wide = tuple(max(column) for column in zip_longest(*wides, fillvalue=0.0))
    spread = min(FIGURE / NARROW_FIGURE, room / max(1.0, sum(wide)))
    return SumGrid(tuple(one * spread for one in wide) or (FIGURE,), named=False)


def sum_parts(view: BattleView, row: DuelRow) -> list[Part]:
    """Return the figures of a sum with the signs between them, the last of which is the number that a die must show."""
    palette, parts = view.palette, list[Part]()
    colors = [palette.text, palette.shown, *[palette.gold_light] * 6]
    for color, term in zip(colors, () if row.plain else row.terms, strict=False):
        if parts:
            parts.append(Part("+" if term.value > 0 else "−", "", palette.text_soft))
        parts.append(Part(str(abs(term.value)), t(term.name), color))
    if parts:
        parts.append(Part("=", "", palette.text_soft))
    label = condition_text(row)
    if row.terms and row.plain:
        label = t("{strike}: {condition}", strike=t(row.terms[0].name), condition=label)
    return [*parts, Part(str(row.number).replace("-", "−"), label, tone_of(view, row))]


def paint_sum(canvas: Canvas, view: BattleView, row: DuelRow, box: FRect, grid: SumGrid) -> float:
    """Paint the sum as large figures, with what each is below if the grid has room for that. Return where they end."""
    palette, writer, inks = view.palette, view.theme.writer, view.theme.inks
    small = inks.tiny.sized(LETTERS).colored(palette.text_soft)
    high, x = min(box.h - LABEL, HIGHEST), box.x
    y = box.y + max(0.0, box.h - high - LABEL) / 2
    for part, wide in zip(sum_parts(view, row), grid.wide, strict=False):
        cell = FRect(x, y, wide, high)
        size = max(SMALLEST, high * (0.6 if part.figure in SIGNS else 0.95))
        write(canvas, writer, part.figure, inks.number.sized(size).colored(part.color).aligned(0.5), cell)
        if grid.named and part.name:
            needed = breadth(canvas, writer, part.name, small)
            align = 0.5 if needed <= wide else 0.0
            label = FRect(x, cell.bottom, max(wide, needed + 2), LABEL)
            write(canvas, writer, part.name, small.aligned(align), label)
        x += wide
    return y + high


def words_fit(canvas: Canvas, view: BattleView, row: DuelRow, room: float) -> bool:
    """Return whether what the figures are can be said in one line of that width."""
    ink = view.theme.inks.tiny.sized(LETTERS)
    return breadth(canvas, view.theme.writer, sum_words(row)[-1], ink) <= room


def paint_words(canvas: Canvas, view: BattleView, row: DuelRow, box: FRect) -> None:
    """Paint what all figures of a sum are in one line: with what it leads to, if there is room for that too."""
    writer = view.theme.writer
    ink = view.theme.inks.tiny.sized(LETTERS).colored(view.palette.text_soft)
    said = sum_words(row)
    fitting = (text for text in said if breadth(canvas, writer, text, ink) <= box.w)
    write(canvas, writer, next(fitting, said[-1]), ink, box)
