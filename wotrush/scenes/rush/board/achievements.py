"""The achievements with who leads: below the medals, as signs only, or in a drawer, as the table has room."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.game import Seat
from wotrush.model.rush.scoring import achievement_counts, holder
from wotrush.scenes.rush.board.marks import achievement_mark
from wotrush.scenes.rush.texts import words
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.style.paint import fill, fits, shadow, write
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.stage.color import Color, mix
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, grid, inset, rect_around, rows
from wotrush.stage.node import Node
from wotrush.stage.typography.text import SMALLEST, Ink, Segment, Segments, Span

LEAST_MARK, SMALL_MARK, TWO_LINES, CRAMPED = 16.0, 24.0, 56.0, 50.0
"""The least side of a mark beside the name of an achievement, the side of one below it, the height of two lines that stand
close, and the height below which a long name has no room over its mark.
"""
FULL_NAME, NARROW_NAME, WIDE_LINE, STANDINGS = 23.0, 22.0, 260.0, 21.0
"""The sizes of an achievement's name, the first on lines wider than this, where who leads stands beside it, and of those
words.
"""

SIGN, SIGNS, LEAST_SIGN = 18.0, 18.0, 23.0
"""The side of an achievement's sign where it stands without its name, the size of what stands beside it, and the least height
of a line in which that has room.
"""
LIT = 0.45
"""How far the color of a seat is lightened for a figure."""


def paint_achievements(canvas: Canvas, view: View, rect: FRect) -> None:
    """Paint the achievements, each with who has strictly the most of what it counts."""
    counts, lines = achievement_counts(view.counted), achievement_lines(view, rect)
    size, tight = _name_size(canvas, view, lines, counts)
    forms = {achievement: standings(view, each) for achievement, each in counts.items()}
    rooms = [
        _standings_room(view, _beside_the_mark(rect), achievement)
        if rect.w > WIDE_LINE
        else (_beside_the_mark(rect, tight=tight) if size else _over_the_mark(rect)[1]).w
        for rect, achievement in zip(lines, counts, strict=True)
    ]
    wide = bool(lines) and lines[0].w > WIDE_LINE
    ink = view.theme.inks.small.sized(_on_line(STANDINGS, lines) if wide else min(20.0, size or SMALLEST))
    said, ink = _said_alike(view, list(forms.values()), ink, rooms, shrink=wide)
    for line, shown, (achievement, each) in zip(lines, said, counts.items(), strict=True):
        own = holder(each) == view.seen.seat
        _achievement(canvas, view, line, achievement, shown, _Names(size, tight, ink), own=own)


def _said_alike(
    view: View, forms: Sequence[Sequence[Segments]], ink: Ink, rooms: Sequence[float], *, shrink: bool
) -> tuple[list[Segments], Ink]:
    """Return the longest form of each for which all have room, else the shortest; and the ink, smaller if these must `shrink`."""
    writer = view.theme.writer
    for level in range(max(map(len, forms), default=1)):
        said = [each[min(level, len(each) - 1)] for each in forms]
        if _fit(view, said, ink, rooms):
            return said, ink
    said = [each[-1] for each in forms]
    if shrink:
        sizes = (writer.fitting_ink(one, ink, int(room)).size for one, room in zip(said, rooms, strict=True))
        ink = ink.sized(min(sizes, default=ink.size))
    return said, ink


def _fit(view: View, said: Sequence[Segments], ink: Ink, rooms: Sequence[float]) -> bool:
    units = view.theme.writer.units
    return all(units(one, ink).x <= room for one, room in zip(said, rooms, strict=True))


def _on_line(size: float, lines: Sequence[FRect]) -> float:
    """Return the size of letters that low lines have room for."""
    return min(size, max(SMALLEST, lines[0].h * 0.8)) if lines else size


def _standings_room(view: View, text: FRect, achievement: int) -> float:
    """Return the width that the name of an achievement leaves beside it, at least half where it has room on two lines."""
    low = text.h < 2 * SMALLEST
    ink = view.theme.inks.strong.sized(_on_line(FULL_NAME, [text]))
    rest = text.w - view.theme.writer.units(words.achievement_name(achievement), ink).x - 12
    return rest if low else max(text.w * 0.5, rest)


@dataclass(frozen=True, slots=True)
class _Names:
    """How all names of achievements are set, so that none looks less important."""

    size: float | None
    """None means that one of them is too long to stand beside its mark."""
    tight: bool
    """Whether marks and margins are smaller, since one of the names is long."""
    said: Ink
    """How the standings are written."""


def _name_size(
    canvas: Canvas, view: View, lines: Sequence[FRect], achievements: Collection[int]
) -> tuple[float | None, bool]:
    """Return the size at which all names have room beside their marks, if there is one, and whether that is tight."""
    writer, strong = view.theme.writer, view.theme.inks.strong
    for tight in (False, True):
        size: float | None = _on_line(FULL_NAME, lines)
        for rect, achievement in zip(lines, achievements, strict=True):
            if rect.w > WIDE_LINE or size is None:
                continue
            name, width = words.achievement_name(achievement), _beside_the_mark(rect, tight=tight).w
            ink = strong.sized(min(NARROW_NAME, rect.h * 0.42))
            fitting = writer.fitting_ink(name, ink, int(width)).size
            size = min(size, fitting) if fits(canvas, writer, name, ink, width) else None
        if size is not None:
            return size, tight
    return None, False


def achievement_lines(view: View, rect: FRect) -> list[FRect]:
    """Return the place of each achievement: one below the other while there are few or where long names would have no
    room in columns, else in two columns.
    """
    count = len(view.seen.achievements)
    across = 1 if count <= 3 or rect.w < 300 else 2
    down = max(3 if across == 1 else 2, -(-count // across))
    places = grid(rect, across, down, gap=6)[:count]
    if (
        across == 2
        and places[0].h < CRAMPED
        and not _names_fit(view, _beside_the_mark(places[0], tight=True).w)
    ):
        return grid(rect, 1, count, gap=2)
    if across == 2 and count % 2:
        places[-1].w = rect.w
    return places


def _names_fit(view: View, width: float) -> bool:
    writer, ink = view.theme.writer, view.theme.inks.strong.sized(NARROW_NAME)
    names = map(words.achievement_name, view.seen.achievements)
    return all(writer.least_width(name, ink) <= width for name in names)


def _mark_in(rect: FRect, *, tight: bool) -> FRect:
    side = min(max(rect.h - 16, LEAST_MARK), 20.0 if tight else 28.0)
    return FRect(rect.x + (7 if tight else 8), rect.centery - side / 2, side, side)


def _beside_the_mark(rect: FRect, *, tight: bool = False) -> FRect:
    """Return the place of its words."""
    mark = _mark_in(rect, tight=tight)
    margin, (gap, end) = 3 if rect.h > 50 else 1, (5, 5) if tight else (8, 8)
    return inset(rect, mark.right + gap - rect.x, margin, end, margin)


def _achievement(
    canvas: Canvas,
    view: View,
    rect: FRect,
    achievement: int,
    said: Segments,
    names: _Names,
    *,
    own: bool,
) -> None:
    palette, inks, writer = view.palette, view.theme.inks, view.theme.writer
    color, size = _paint_plate(canvas, view, rect, own=own), names.size
    mark, text = _mark_in(rect, tight=names.tight), _beside_the_mark(rect, tight=names.tight)
    high = TWO_LINES / 2 if rect.w > WIDE_LINE else TWO_LINES
    if view.cuts(rect_around(text.center, (text.w, min(text.h, high)))):
        return
    soft = color if own else palette.text_soft
    name = words.achievement_name(achievement)
    title = inks.strong.sized(size or SMALLEST).colored(color)
    ink = names.said.colored(soft)
    close = rect_around(text.center, (text.w, min(text.h, TWO_LINES)))
    above, below, lines = *rows(close, 1, 1), 1
    if rect.w > WIDE_LINE:
        ink = ink.aligned(1)
        room = _standings_room(view, text, achievement)
        above, below = columns(text, 1, -min(room, writer.units(said, ink).x + 8))
        if not fits(canvas, writer, name, title, above.w):
            title, lines = title.sized(SMALLEST), 2
    elif size is None:
        lines = 2
        above, below, mark = _over_the_mark(rect)
    achievement_mark(canvas, achievement, color if own else palette.gold[1], mark)
    write(canvas, writer, name, title, above, lines=lines)
    write(canvas, writer, said, ink, below)


def _over_the_mark(rect: FRect) -> tuple[FRect, FRect, FRect]:
    """Lay out a long name across the upper part, above the standings and a small mark."""
    name, below = rows(inset(rect, 8, 2, 8, 2), 1, -SMALL_MARK)
    return name, inset(below, SMALL_MARK + 6, 0, 0, 0), FRect(*below.topleft, SMALL_MARK, SMALL_MARK)


def standings(view: View, counts: tuple[int, ...]) -> tuple[Segments, ...]:
    """Return what is said of who leads, from the longest form to the shortest: who it is, or that it is a tie, with how many;
    and how many the viewer has, if fewer, or that the viewer is one of several who may be level. First the mark of a player takes
    the place of a name; then the viewer is left out.
    """
    leader, most, viewer = holder(counts), max(counts), view.seen.seat
    if not most:
        return (t("nobody yet"),)

    def has(seat: Seat, figure: object) -> str:
        return t("{player}: {n}", player=view.name_for(seat), n=figure)

    if leader == viewer:
        return (has(leader, most),)
    if leader is not None:
        seen, own = seat_icon(leader, view.color(leader)), has(viewer, counts[viewer])
        return f"{has(leader, most)} · {own}", [seen, f"\u00a0{most} · {own}"], [seen, f"\u00a0{most}"]
    first = t("tie: {n}", n=most)
    if counts[viewer] < most:
        full = f"{first} · {has(viewer, counts[viewer])}"
        return full, full, first
    if len(counts) == 2:
        return (first,)
    full = f"{first} · {has(viewer, most)}" if view.session.shared else t("tie with you: {n}", n=most)
    return full, full, first


def signs_of(view: View, counts: tuple[int, ...], ink: Ink) -> tuple[Segments, Segments]:
    """Return who has most, as the mark of a player or a sign that several are level, with how many: followed by the viewer or,
    behind a viewer who leads, by the best rival if that is one; and alone.
    """
    viewer, leader, most = view.seen.seat, holder(counts), max(counts)

    def has(seat: Seat) -> list[Segment]:
        color, gold = view.color(seat), view.palette.gold_light
        lit = gold if seat == viewer else mix(color, view.palette.text, LIT)
        return [seat_icon(seat, color), Span(f"{counts[seat]}", ink.colored(lit))]

    if not most:
        return "–", "–"
    if leader is None:
        level = ["=", *has(viewer)] if counts[viewer] == most else [f"={most}"]
        return level if counts[viewer] == most else [*level, " ", *has(viewer)], level
    rivals = [seat for seat in range(len(counts)) if seat != leader]
    second = holder([counts[seat] for seat in rivals])
    behind = viewer if viewer != leader else None if second is None else rivals[second]
    return has(leader) if behind is None else [*has(leader), " ", *has(behind)], has(leader)


def sign_places(view: View, rect: FRect) -> list[FRect]:
    """Return the place of each achievement's sign: one below the other, with room for words, or in two columns if such lines
    would be too low.
    """
    count, gap = len(view.seen.achievements), 4 if rect.h > 90 else 2
    if rect.h + gap >= count * (LEAST_SIGN + gap):
        return rows(rect, *[1] * count, gap=gap)
    lines = rows(rect, *[1] * -(-count // 2), gap=gap)
    places = [place for line in lines for place in columns(line, 1, 1, gap=gap)][:count]
    if count % 2:
        places[-1].w = rect.w
    return places


def achievement_places(view: View) -> list[FRect]:
    """Return the place of each achievement on the table."""
    common = view.frame.common
    if common.achievements is not None:
        return achievement_lines(view, common.achievements)
    return [] if common.signs is None else sign_places(view, common.signs)


def paint_signs(canvas: Canvas, view: View, rect: FRect) -> None:
    """Paint the signs of all achievements, each with who leads: in words if there is room for all, else in marks and figures."""
    counts, places = achievement_counts(view.counted), sign_places(view, rect)
    writer, rooms = view.theme.writer, [beside_a_sign(place).w for place in places]
    ink = view.theme.inks.strong.sized(min([SIGNS, *(place.h for place in places)])).colored(
        view.palette.text
    )
    told = [standings(view, each)[:2] for each in counts.values()]
    words_alike = [each[0] for each in told], [each[-1] for each in told]
    said = next((each for each in words_alike if _fit(view, each, ink, rooms)), None) or [
        long if _fit(view, [long], ink, [room]) else short
        for room, (long, short) in zip(
            rooms, (signs_of(view, each, ink) for each in counts.values()), strict=True
        )
    ]
    for place, shown, (achievement, each) in zip(places, said, counts.items(), strict=True):
        own = holder(each) == view.seen.seat
        color = _paint_plate(canvas, view, place, own=own)
        side = min(SIGN, place.h - 2)
        mark = FRect(place.x + 3, place.centery - side / 2, side, side)
        achievement_mark(canvas, achievement, color if own else view.palette.gold[1], mark)
        if not view.cuts(place):
            write(canvas, writer, shown, ink.colored(color), beside_a_sign(place))


def beside_a_sign(place: FRect) -> FRect:
    """Return the place of what stands beside the sign of an achievement."""
    return inset(place, SIGN + 5, 0, 0, 0)


def _paint_plate(canvas: Canvas, view: View, rect: FRect, *, own: bool) -> Color:
    """Paint the plate of an achievement, which differs where the viewer has it; return the color of its words."""
    palette, (top, bottom) = view.palette, view.palette.panel_raised
    if own:
        fill(
            canvas, rect, palette.own[0], radius=8, bottom=palette.own[1], rim=palette.gold[1], thickness=1.5
        )
    else:
        fill(canvas, rect, top, radius=8, bottom=bottom, rim=palette.panel_rim)
    return palette.gold_light if own else palette.text


class AchievementDrawer(Node):
    """Opened by its button on narrow tables."""

    def __init__(self, view: View) -> None:
        super().__init__(name="achievements")
        self.view = view
        self.visible = False

    def place(self, drawer: FRect) -> None:
        """Place the drawer, as high as its lines need."""
        lines = max(3, -(-len(self.view.o.achievements) // 2))
        self.rect = FRect(*drawer.topleft, drawer.w, min(drawer.h, 66.0 + 66.0 * lines))

    def paint(self, canvas: Canvas) -> None:
        palette = self.view.palette
        shadow(canvas, self.bounds, radius=10, reach=10, color=(*palette.shadow[:3], 160))
        fill(canvas, self.bounds, palette.own[0], radius=10, rim=palette.gold_dim)
        head = FRect(16, 6, self.size.x - 32, 40)
        write(canvas, self.view.theme.writer, t("Achievements"), self.view.theme.inks.subheading, head)
        paint_achievements(canvas, self.view, inset(self.bounds, 16, 50, 16, 16))
