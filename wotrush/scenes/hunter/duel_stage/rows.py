"""A row of the stage but for its dice: what is rolled for, as a sum; which faces count; how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.hunter.odds.forecast import FACES
from wotrush.scenes.hunter.duel.duel import NO_CARD, Duel, DuelRow, RowVerdict
from wotrush.scenes.hunter.duel.words import (
    condition_of,
    condition_texts,
    row_chance,
    row_notes,
    row_title,
    runs_dry,
    sum_text,
    verdict_texts,
)
from wotrush.scenes.hunter.duel_stage.dice_row import TALL, VERDICT, words_and_dice
from wotrush.scenes.hunter.duel_stage.figures import (
    LABEL,
    paint_sum,
    paint_words,
    sum_grid,
    tone_of,
    words_fit,
)
from wotrush.scenes.hunter.texts.figures import faces_text
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import breadth, fill, fits, picture, write
from wotrush.scenes.style.seat_mark import SeatMark
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, inset, line, rect_around, rows
from wotrush.stage.typography.text import SMALLEST, Ink

GAP = 8.0
GLASS = 226
"""How opaque a row is."""
FAINT = 120
"""How opaque the veil is over a roll that waits for an event's, or does not come."""
MOST_TALL = 2
"""So many rows at most are tall."""
SLIM, SLIM_PART = 44.0, 0.17
"""Height of a row that is over, or not reached yet, when there are more than two, and the part of all that it is where that is
more.
"""
ALONE = 140.0
"""The only row is at least so high where there is room."""
NUMBER = 30.0
FACE_GAP = 3.0
"""The least room between two faces."""
LEAST_FACE, SLIM_FACE = 17.0, 21.0
"""The smallest a face may be to have its number on it, and the smallest in a slim row."""


def row_boxes(box: FRect, duel: Duel) -> list[FRect]:
    """Return where each row is; where not all can be tall only the current one is. Dice of units push them to the
    bottom.
    """
    count = len(duel.rows)
    if not count:
        return []
    if duel.rolls:
        high = _beside_rolls(box, count)
        return rows(FRect(box.x, box.bottom - high, box.w, high), *[1] * count, gap=4)
    half = (box.h - GAP) / 2
    if count == 1:
        wanted = ALONE if duel.rows[0].plain else max(ALONE, 1.35 * half)  # A lone number fills no tall box.
        return [rect_around(box.center, (box.w, min(box.h, wanted)))]
    if count == MOST_TALL and half >= TALL:
        return rows(box, 1, 1, gap=GAP)
    slim = min(max(SLIM, SLIM_PART * box.h), (box.h - (count - 1) * 4) / (count + 1))
    return rows(box, *(1 if i == duel.current else -slim for i in range(count)), gap=4)


def effect_box(box: FRect, duel: Duel) -> FRect:
    """Return the room that the rows leave for an effect."""
    rolled = duel.rolls and duel.rows
    return inset(box, 0, 0, 0, _beside_rolls(box, len(duel.rows)) + GAP) if rolled else box


def _beside_rolls(box: FRect, count: int) -> float:
    """Return the height of so many rows that share their room with the dice of units."""
    return min(count * (SLIM + 4) - 4, box.h * 0.4)


def paint_row(canvas: Canvas, view: BattleView, duel: Duel, row: DuelRow, box: FRect) -> None:
    """Paint everything of a row but its dice."""
    palette, current = view.palette, duel.row is row
    rim = palette.gold_light if current else palette.panel_rim
    if current and row.event != NO_CARD:
        rim = view.color(row.seat)
    fill(
        canvas,
        box,
        _ground(view, palette.bar[0] if current else palette.bar[1]),
        radius=10,
        rim=rim,
        thickness=3 if current else 1.5,
    )
    tall = box.h >= TALL
    text, dice = words_and_dice(box)
    before: tuple[str, ...] = ("",)
    if tall:
        top, bottom = rows(text, -30, 1, gap=3)
        _title(canvas, view, duel, row, top)
        _sum_and_faces(canvas, view, duel, row, bottom)
        verdict = FRect(dice.x, dice.bottom - VERDICT, dice.w, VERDICT)
        if row.verdict is RowVerdict.OFF:  # There are no dice for it to stand below.
            verdict = dice
    else:
        title, figures, faces, verdict = columns(text, *_slim_columns(text.w), gap=8)
        ink = view.theme.inks.strong.sized(min(24.0, box.h * 0.6)).colored(tone_of(view, row))
        waits = condition_of(duel, row)
        long = _least_title(canvas, view, row, "" if faces.w else waits) > title.w
        off = row.verdict is RowVerdict.OFF and not faces.w
        told = _title(canvas, view, duel, row, title.union(figures) if long and not off else title)
        if off:  # That no dice are thrown has the room of a sum that nobody needs any more.
            verdict = figures.union(verdict)
        elif not long:  # Otherwise the condition says what the sum comes to.
            write(canvas, view.theme.writer, sum_text(row), ink, figures)
        _face_line(canvas, view, row, faces)
        before = condition_texts(row)
        if faces.w and waits not in told and row.number > 0:  # The faces say already which of them count.
            before = waits, *before
    held = row.verdict is RowVerdict.PENDING and duel.row is not None and duel.row.event != NO_CARD
    if not current and (held or row.verdict is RowVerdict.OFF):
        fill(canvas, box, (*palette.bar[1][:3], FAINT), radius=10)
    _verdict(canvas, view, row, verdict, before)


def _slim_columns(wide: float) -> tuple[float, ...]:
    """Return how a slim row is divided into title, sum, faces and verdict: without faces where they have no room."""
    return (0.31, 0.14, 0.25, 0.3) if wide * 0.25 > FACES * SLIM_FACE else (0.46, 0.24, 0.0, 0.3)


def _least_title(canvas: Canvas, view: BattleView, row: DuelRow, condition: str) -> float:
    """Return how wide the title of a slim row is at least, with its number, whose it is, a condition and its chance."""
    ink = view.theme.inks.strong.sized(SMALLEST)
    words = (row_title(row), condition, row_chance(row) if _has_chance(row) else "")
    return 2.4 * NUMBER + sum(breadth(canvas, view.theme.writer, text, ink) + 10 for text in words if text)


def _has_chance(row: DuelRow) -> bool:
    return bool(row.chance or row.then) and row.verdict is RowVerdict.PENDING


def _ground(view: BattleView, color: Color) -> Color:
    """Return what lies behind a row: a little of the field can be seen through it, but not in high contrast."""
    return color if view.context.settings.high_contrast else (*color[:3], GLASS)


def _title(canvas: Canvas, view: BattleView, duel: Duel, row: DuelRow, box: FRect) -> str:
    """Paint what is rolled for, its chance, and what else is said of it as far as there is room; return the last."""
    palette, writer, inks = view.palette, view.theme.writer, view.theme.inks
    side = min(NUMBER, box.h)
    disc = FRect(box.x, box.centery - side / 2, side, side)
    current = duel.row is row
    fill(canvas, disc, palette.gold_light if current else palette.text_soft, radius=side / 2)
    number = inks.strong.sized(max(SMALLEST, side * 0.72)).colored(palette.on_gold).aligned(0.5)
    write(canvas, writer, str(duel.rows.index(row) + 1), number, disc)
    sign = rect_around((disc.right + 8 + side * 0.4, disc.centery), (side * 0.66, side * 0.66))
    picture(canvas, SeatMark(row.seat, view.color(row.seat)), sign)
    room = inset(box, sign.right + 8 - box.x, 0, 0, 0)
    if _has_chance(row):
        chance, said = inks.strong.sized(min(28.0, box.h)).colored(tone_of(view, row)), row_chance(row)
        least = breadth(canvas, writer, row_title(row), inks.strong.sized(SMALLEST)) + 12
        if any(_crowds(canvas, view, one, chance, room.w) for one in _sisters(duel, row)):
            chance = chance.sized(SMALLEST)
        wide = breadth(canvas, writer, said, chance) + 2
        if (
            least + wide <= room.w
            and writer.size(said, chance.sized(SMALLEST), canvas.scale).y <= room.h * canvas.scale
        ):
            write(canvas, writer, said, chance, FRect(room.right - wide, room.y, wide, room.h))
            room.w -= wide + 10
    strong = inks.strong.sized(min(25.0, box.h * 0.9)).colored(palette.gold_light)
    write(canvas, writer, row_title(row), strong, room)
    taken = breadth(canvas, writer, row_title(row), strong) + 10
    soft = inks.small.sized(min(22.0, box.h * 0.8)).colored(palette.text)
    notes = row_notes(view.o, duel, row)
    sizes = soft, soft.sized(SMALLEST)
    fitting = (
        (text, ink) for ink in sizes for text in notes if breadth(canvas, writer, text, ink) < room.w - taken
    )
    said, small = next(fitting, ("", soft))
    write(canvas, writer, said, small, inset(room, taken, 1, 0, 0))
    return said


def _sisters(duel: Duel, row: DuelRow) -> list[DuelRow]:
    """Return the rows of the shape of a row, whose chances are of one size, with that row."""
    if len(duel.rows) <= MOST_TALL:
        return list(duel.rows)
    return [row] if row is duel.row else [one for one in duel.rows if one is not duel.row]


def _crowds(canvas: Canvas, view: BattleView, row: DuelRow, ink: Ink, room: float) -> bool:
    """Return whether the title of a row would be cut for the sake of its chance in a room of that width."""
    if not _has_chance(row):
        return False
    writer = view.theme.writer
    least = breadth(canvas, writer, row_title(row), view.theme.inks.strong.sized(SMALLEST)) + 12
    return least + breadth(canvas, writer, row_chance(row), ink) > room


def _sum_and_faces(canvas: Canvas, view: BattleView, duel: Duel, row: DuelRow, box: FRect) -> None:
    least = FACES * LEAST_FACE + (FACES - 1) * FACE_GAP
    figures, faces = columns(box, 1, -min(max(0.42 * (box.w - 14), least), box.w / 2), gap=14)
    grid = sum_grid(canvas, view, duel, figures.w)
    below = FRect(box.x, paint_sum(canvas, view, row, figures, grid), box.w, LABEL)
    dry = _faces(canvas, view, row, faces)
    if dry is not None:
        ran = runs_dry(row) and row.verdict is not RowVerdict.PENDING
        color = view.palette.warning if ran else view.palette.text_soft
        ink = view.theme.inks.tiny.sized(19).colored(color).aligned(1.0)
        text = t("dry on {faces}", faces=faces_text(row.dry_from, upwards=True))
        wide = min(breadth(canvas, view.theme.writer, text, ink) + 2, faces.w)
        shorter = FRect(box.x, below.y, dry.right - wide - 10 - box.x, LABEL)
        if grid.named or words_fit(canvas, view, row, shorter.w):
            write(canvas, view.theme.writer, text, ink, FRect(dry.right - wide, dry.bottom, wide, LABEL))
            below = shorter
    if not grid.named:
        paint_words(canvas, view, row, below)


def _faces(canvas: Canvas, view: BattleView, row: DuelRow, box: FRect) -> FRect | None:
    """Paint the six faces: those that count are lit, and a bar below marks those that run the unit dry; return the bar."""
    side = min(52.0, box.h - LABEL - 5, max((box.w - 5 * 6) / FACES, LEAST_FACE))
    side = min(side, (box.w - 5 * FACE_GAP) / FACES)
    gap = max(FACE_GAP, min(6.0, (box.w - FACES * side) / 5))
    y = box.y + max(0.0, box.h - side - LABEL - 5) / 2
    return _six(canvas, view, row, line(FRect(box.x, y, box.w, side), FACES, (side, side), gap, 0.0))


def _face_line(canvas: Canvas, view: BattleView, row: DuelRow, box: FRect) -> None:
    """Paint the six faces of a slim row."""
    side = min(box.h - 4, (box.w - 5 * 4) / FACES)
    if side >= SLIM_FACE:
        _six(canvas, view, row, line(inset(box, 0, -3, 0, 3), FACES, (side, side), 4, 0.0))


def _six(canvas: Canvas, view: BattleView, row: DuelRow, cells: Sequence[FRect]) -> FRect | None:
    """Paint the six faces, and a bar below those that run the unit dry; return the bar."""
    palette, inks, tone = view.palette, view.theme.inks, tone_of(view, row)
    side = cells[0].w
    for face, cell in enumerate(cells, 1):
        good = row.counts(face)
        body = tone if good else palette.bar[1]
        rim = tone if good else palette.text_faint
        if face in row.chosen and row.verdict is not RowVerdict.PENDING:
            fill(canvas, inset(cell, -min(4.0, side * 0.1)), palette.gold_light, radius=side * 0.2)
        fill(canvas, cell, body, radius=min(8.0, side * 0.2), rim=rim, thickness=2 if good else 1)
        ink = inks.strong.sized(max(SMALLEST, side * 0.62))
        ink = ink.colored(palette.on_gold if good else palette.text_soft).aligned(0.5)
        if side >= LEAST_FACE:
            write(canvas, view.theme.writer, str(face), ink, cell)
    if row.dry_from > FACES:
        return None
    first, last = cells[max(1, row.dry_from) - 1], cells[-1]
    bar = FRect(first.x, first.bottom + min(5.0, side * 0.12), last.right - first.x, 3)
    fill(canvas, bar, palette.warning, radius=1)
    return bar


def _verdict(canvas: Canvas, view: BattleView, row: DuelRow, box: FRect, before: Sequence[str]) -> None:
    """Paint how a roll ended, and `before` that something else: the first text that has room."""
    texts = verdict_texts(row) or before
    palette = view.palette
    good = row.verdict is RowVerdict.HIT or any(row.counts(die) for die in row.chosen)
    color = tone_of(view, row) if good and row.verdict is not RowVerdict.AVERTED else palette.text
    ink = view.theme.inks.strong.sized(22).colored(color).aligned(0.5)
    fitting = (text for text in texts if fits(canvas, view.theme.writer, text, ink, box.w))
    write(canvas, view.theme.writer, next(fitting, texts[-1]), ink, box)
