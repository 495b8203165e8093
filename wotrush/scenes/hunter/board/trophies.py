"""The units of a score pile, each with a small picture and its points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product

from pygame import FRect

from wotrush.i18n import language, tn
from wotrush.model.game import Seat
from wotrush.scenes.hunter.cards.faces import thumbnail
from wotrush.scenes.hunter.texts.words import kind_name
from wotrush.scenes.hunter.view.seen import events_before
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.hunter.zones.behind import NAMED_ROW
from wotrush.scenes.style.paint import fill, fits, picture, write
from wotrush.spacing import unbroken
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import grid, inset
from wotrush.stage.typography.text import SMALLEST

ROW, LEAST_ROW, ROW_GAP = 50.0, NAMED_ROW, 4.0
"""Height of a unit with its name, and the gap below it."""
BRIEF_ROWS = (50.0, 42.0, 34.0, 28.0, 24.0)
"""Heights of a unit without its name: the first that leaves room for all is taken."""
TALL_ROW, LINES = 72.0, (43.0, 68.0)
"""Height of a unit where a name would be cut otherwise, and those from which a name may stand on two lines and on three."""
PICTURE_EDGES = 4.0
"""Room above and below a picture together."""
PICTURE = 1.75
"""Width of a small picture as a part of its height."""
COLUMNS = (1, 2)
"""In how many columns units with names may lie: in one, if that leaves room for all names."""
PARTS, NO_PICTURE = (1.0, 0.8, 0.6), (0.0,)
"""Parts of the height of a row that pictures may take beside names: the first that leaves room for all names is taken, in rows as
high as there is room for. Where none does, names are told without pictures.
"""
BEFORE_NAME = 10.0
"""The room between a picture and a name, and half of it where there is no picture."""
POINTS = 46.0
"""Width of the points beside the picture of a unit without its name."""
HEADING, HEADING_GAP, EDGE = 28.0, 4.0, 6.0
"""Height of the heading, the room below it, and that beside it and beside points."""
ROUNDING = 0.01
LEAST_WORD, LEAST_LETTERS = 4, 12
"""A shortened name does not end in a word of fewer letters, such as an article, and a cut word leaves so many of the name."""
CUT = "…"
MODEL = "Ausf. "
"""The letter of a German model does not stand alone in its line."""
BRIEFLY = (
    ("Pz.Kpfw. ", "Pz. "),
    ("Panzerbefehlswagen", "Pz.Bef.Wg."),
    (unbroken(MODEL), ""),
    ("Mk. ", ""),
    ("Mod. ", ""),
)
"""How names become shorter: the soldiers of the time left out the same."""


@dataclass(frozen=True, slots=True)
class PileStyle:
    """How a score pile looks."""

    named: bool
    """Whether units have their names."""
    row: float
    """Height of a unit."""
    part: float = 1.0
    """How much of that height the pictures take."""
    across: int = 1
    """In how many columns they lie, if they have their names."""

    @property
    def picture(self) -> float:
        """Return how high a picture is that takes the whole height."""
        return self.row - ROW_GAP - PICTURE_EDGES


def own_pile(view: BattleView) -> FRect:
    """Return where the viewer's score pile lies: above the cards in front of the viewer, if there are any."""
    own = view.frame.own
    assert own.trophies is not None
    room = FRect(own.trophies)
    if not events_before(view.o, view.o.seat):
        room.h = own.before.bottom - room.y
    return room


def style_of(view: BattleView, seat: Seat) -> PileStyle:
    """Return the style of a player's score pile where it lies on the table: beside names all have pictures of one size."""
    places = {one: place for one in range(view.o.seats) if (place := _place_of(view, one)) is not None}
    boxes = tuple((one, tuple(place)) for one, place in places.items())
    known = view.o.piles, boxes, view.pixels, language()
    if view.pile_styles[0] != known:
        styles = {one: pile_style(view, one, place) for one, place in places.items()}
        view.pile_styles = known, _alike(styles)
    style: PileStyle = view.pile_styles[1].get(seat, PileStyle(named=False, row=ROW))
    return style


def _place_of(view: BattleView, seat: Seat) -> FRect | None:
    """Return where a score pile lies on the table, if there is one."""
    if not view.o.piles[seat]:
        return None
    return own_pile(view) if seat == view.o.seat else view.lines(seat).trophies


def _alike(styles: Mapping[Seat, PileStyle]) -> dict[Seat, PileStyle]:
    """Make pictures beside names as small as the smallest of them, or leave all out: names have room all the more."""
    high = min((style.part * style.picture for style in styles.values() if style.named), default=0.0)
    return {
        seat: replace(style, part=high / style.picture) if style.named else style
        for seat, style in styles.items()
    }


def pile_style(view: BattleView, seat: Seat, box: FRect) -> PileStyle:
    """Return in which style a score pile has room there."""
    room, count = inset(box, 0, HEADING + HEADING_GAP, 0, 0), len(view.o.piles[seat])
    styles = list(_named_styles(room, count))
    for named in (_name, _brief_name):
        for style in styles:
            cells = _cells_of_names(view, seat, room, style)
            if all(_has_room(view, named(view, kind), cell) for kind, cell in cells):
                return style
    cut = [
        style
        for style in styles
        if all(_short_name(view, *named) for named in _cells_of_names(view, seat, room, style))
    ]
    first = [style for style in cut if style.across == cut[0].across]
    return min(
        first, key=lambda style: style.part, default=PileStyle(named=False, row=_brief_row(room, count))
    )


def _named_styles(room: FRect, count: int) -> Iterator[PileStyle]:
    """Yield the styles in which so many units may have their names there, the best one first."""
    for across, parts, tallest in product(COLUMNS, (PARTS, NO_PICTURE), (ROW, TALL_ROW)):
        row = min(tallest, (room.h + ROW_GAP) / max(1, -(-count // across)))
        if row >= (LEAST_ROW if tallest == ROW else TALL_ROW):
            yield from (PileStyle(named=True, row=row, part=part, across=across) for part in parts)


def paint_trophies(canvas: Canvas, view: BattleView, seat: Seat, box: FRect, style: PileStyle) -> None:
    """Paint the newest units first, as many as have room; the others are counted."""
    pile = view.o.piles[seat][::-1]
    if not pile:
        return
    heading, cells = _laid(view, seat, box, style)
    _heading(canvas, view, heading, len(pile))
    shown = pile if len(pile) <= len(cells) else pile[: len(cells) - 1]
    for kind, cell in zip(shown, cells, strict=False):
        _row(canvas, view, kind, cell, style)
    if len(shown) < len(pile):
        _rest(canvas, view, pile[len(shown) :], cells[len(shown)], alone=not shown)


def pile_box(view: BattleView, seat: Seat, box: FRect) -> FRect:
    """Return how much of its room a score pile takes."""
    heading, cells = _laid(view, seat, box, style_of(view, seat))
    return heading.unionall(cells)


def _laid(view: BattleView, seat: Seat, box: FRect, style: PileStyle) -> tuple[FRect, list[FRect]]:
    """Return the places of a score pile's heading and of its units."""
    beside = seat == view.o.seat or box == view.frame.army(seat).trophies
    count, fills = len(view.o.piles[seat]), style.named or beside
    cells = _places(inset(box, 0, HEADING + HEADING_GAP, 0, 0), count, style, fills=fills)
    wide = min(box.w, max(box.right - cells[0].x, _heading_width(view, count)))
    return FRect(box.right - wide, box.y, wide, HEADING), cells


def _places(room: FRect, count: int, style: PileStyle, *, fills: bool) -> list[FRect]:
    """Return the places of so many units, or of as many as have room: at the right, or in the whole width if they fill it."""
    down = max(1, int((room.h + ROW_GAP + ROUNDING) // style.row))
    across = style.across if style.named else min(_across(room, style.row), -(-count // down))
    down = min(down, -(-count // across))
    wide = room.w if fills else min(room.w, across * _brief_width(style.row) - ROW_GAP)
    return grid(FRect(room.right - wide, room.y, wide, down * style.row - ROW_GAP), across, down, ROW_GAP)


def _across(room: FRect, row: float) -> int:
    """Return how many units without their names have room side by side."""
    return max(1, int((room.w + ROW_GAP) // _brief_width(row)))


def _brief_width(row: float) -> float:
    """Return the width of a unit without its name, with the gap beside it."""
    return row * PICTURE + POINTS


def _brief_row(room: FRect, count: int) -> float:
    """Return the greatest height in which so many units without their names have room, or else the least."""
    for row in BRIEF_ROWS:
        if (
            _brief_width(row) <= room.w + ROW_GAP
            and _across(room, row) * int((room.h + ROW_GAP) // row) >= count
        ):
            return row
    return BRIEF_ROWS[-1]


def _rest(canvas: Canvas, view: BattleView, rest: Sequence[int], cell: FRect, *, alone: bool) -> None:
    """Count the units that have no room."""
    points = f"+{sum(view.o.catalogue.points[kind] for kind in rest)}"
    words = "" if alone else tn("{n} more", "{n} more", len(rest))  # The heading counts all of them.
    text, ink = f"{words}  {points}".strip(), view.theme.inks.tiny.colored(view.palette.text_soft)
    room = inset(cell, 2, 0, EDGE, 0)
    if not fits(canvas, view.theme.writer, text, ink, room.w):
        text = f"… {points}"
    write(canvas, view.theme.writer, text, ink.aligned(1.0), room)


def _count(count: int) -> str:
    """Return how many units there are, and what they are, as others lie on the table."""
    return tn("{n} destroyed", "{n} destroyed", count)


def _heading_width(view: BattleView, count: int) -> float:
    return view.theme.writer.units(_count(count), view.theme.inks.small).x + 2 * EDGE


def _heading(canvas: Canvas, view: BattleView, box: FRect, count: int) -> None:
    """Write how many units there are, above the right edge of their points."""
    writer, ink, head, text = view.theme.writer, view.theme.inks.small, inset(box, EDGE, 0), _count(count)
    if not fits(canvas, writer, text, ink, head.w):
        text = tn("{n} unit", "{n} units", count)
    write(canvas, writer, text, ink.aligned(1.0), head)


def _row(canvas: Canvas, view: BattleView, kind: int, row: FRect, style: PileStyle) -> None:
    """Paint picture, name and points."""
    writer, gold = view.theme.writer, view.theme.inks.strong.colored(view.palette.gold_light)
    fill(canvas, row, view.palette.sunken, radius=6)
    high = (row.h - PICTURE_EDGES) * style.part
    small = FRect(row.x + 2, row.centery - high / 2, high * PICTURE, high)
    if high:
        picture(canvas, thumbnail(view.o.catalogue, kind), small)
    points = FRect(small.right + 2, row.y, row.right - small.right - 2 - EDGE, row.h)
    write(canvas, writer, _points(view, kind), gold.aligned(1.0), points)
    if style.named:
        ink = view.theme.inks.small.colored(view.palette.text)
        room = _name_room(view, kind, row, style.part)
        write(canvas, writer, _short_name(view, kind, room), ink, room)


def _points(view: BattleView, kind: int) -> str:
    return f"+{view.o.catalogue.points[kind]}"


def _name(view: BattleView, kind: int) -> str:
    return kind_name(view.o.catalogue, kind).replace(MODEL, unbroken(MODEL))


def _name_room(view: BattleView, kind: int, row: FRect, part: float) -> FRect:
    """Return the room between a picture, which takes that part of the height, and points."""
    wide = view.theme.writer.units(_points(view, kind), view.theme.inks.strong).x + 4
    left = row.x + (row.h - PICTURE_EDGES) * part * PICTURE + (BEFORE_NAME if part else BEFORE_NAME / 2)
    return FRect(left, row.y, row.right - wide - 12 - left, row.h)


def _brief_name(view: BattleView, kind: int) -> str:
    """Return the name with parts left out or abbreviated that the unit is known without."""
    name = _name(view, kind)
    for long, short in BRIEFLY:
        name = name.replace(long, short)
    return name


def _short_name(view: BattleView, kind: int, room: FRect) -> str:
    """Return a unit's name or the brief one, or with an ellipsis as many of the first words of that as have room, or of its first
    letters where these words are less than half of it; nothing if such letters are too.
    """
    if _has_room(view, name := _name(view, kind), room) or _has_room(
        view, name := _brief_name(view, kind), room
    ):
        return name
    half, words = -(-len(name) // 2), name.split(" ")[:-1]
    while words and (
        (words[-1].islower() and len(words[-1]) < LEAST_WORD)
        or not _has_room(view, " ".join(words) + CUT, room)
    ):
        words.pop()
    left = " ".join(words)
    letters = (name[:end] for end in range(len(name) - 1, max(half, LEAST_LETTERS) - 1, -1))
    if len(left) < half:
        left = next((part for part in letters if _has_room(view, part + CUT, room)), "")
    return left + CUT if left else ""


def _cells_of_names(
    view: BattleView, seat: Seat, room: FRect, style: PileStyle
) -> Iterator[tuple[int, FRect]]:
    """Yield the units on a pile, each with the room that its name has beside its picture."""
    wide = (room.w - (style.across - 1) * ROW_GAP) / style.across
    cell = FRect(room.x, room.y, wide, style.row - ROW_GAP)
    return ((kind, _name_room(view, kind, cell, style.part)) for kind in view.o.piles[seat])


def _has_room(view: BattleView, name: str, room: FRect) -> bool:
    """Return whether a name fits in there, on several lines where it is high enough, in letters as small as they may be."""
    writer, small = view.theme.writer, view.theme.inks.small.sized(SMALLEST)
    most = 1 + sum(room.h >= high for high in LINES)
    lines, at, space = 1, 0.0, writer.units(" ", small).x
    for word in name.split(" "):
        wide = writer.units(word, small).x
        if wide > room.w:
            return False
        if at and at + space + wide > room.w:
            lines, at = lines + 1, wide
        else:
            at += wide + space * bool(at)
    return lines <= most
