"""The middle of the table without its cards: piles with counts, empty Reserve places, the play area, medals,
achievements.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from pygame import FRect

from wotrush.i18n import t, tn
from wotrush.model.rush.cards import Nation
from wotrush.model.rush.scoring import achievement_counts, holder
from wotrush.scenes.rush import faces as art
from wotrush.scenes.rush.board.marks import achievement_mark, chevron
from wotrush.scenes.rush.board.medal_piles import paint_medal_pile
from wotrush.scenes.rush.board.plaques import trays
from wotrush.scenes.rush.cards.faces import BackPicture, PilePicture
from wotrush.scenes.rush.table.film import Pile
from wotrush.scenes.rush.table.layout import BESIDE_PLAYED, NAMED, open_hand_places, using_pose
from wotrush.scenes.rush.table.view import View
from wotrush.scenes.rush.texts import words
from wotrush.scenes.style.paint import (
    IconPicture,
    dashed,
    fill,
    fits,
    outline,
    picture,
    shadow,
    write,
)
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, grid, inset, rect_around, rows
from wotrush.stage.typography.text import SMALLEST, Icon, Segment, Segments

RADIUS = 10.0
LEAST_MARK, SMALL_MARK, TWO_LINES, CRAMPED = 16.0, 24.0, 56.0, 50.0
"""The least side of a mark beside the name of an achievement, the side of one below it, the height of two lines that stand
close, and the height below which a long name has no room over its mark.
"""
FULL_NAME, NARROW_NAME, WIDE_LINE, STANDINGS = 23.0, 22.0, 260.0, 21.0
"""The sizes of an achievement's name, the first on lines wider than this, where who leads stands beside it, and of those
words.
"""


def paint_common(canvas: Canvas, view: View) -> None:
    frame, o = view.frame.common, view.seen
    for tray in trays(view):
        fill(canvas, tray, (*view.palette.sunken[:3], 90), radius=9)
    deck = view.size(Pile.DECK)
    paint_stack(canvas, view, frame.deck, art.Back.VEHICLES, deck, tn("Vehicle", "Vehicles", deck))
    for slot in frame.reserve[len(o.reserve) :]:
        dashed(canvas, slot, (*view.palette.text_faint[:3], 120), radius=RADIUS)
    _caption(canvas, view)
    for rect, pile in ((frame.discard, Pile.DISCARD), (frame.graveyard, Pile.GRAVEYARD)):
        if not view.size(pile):
            dashed(canvas, rect, (*view.palette.text_faint[:3], 110), radius=8, thickness=2)
    _field(canvas, view)
    for nation, rect in zip(Nation, frame.medals, strict=True):
        paint_medal_pile(canvas, view, nation, rect)
    if frame.achievements is not None:
        paint_achievements(canvas, view, frame.achievements)


def paint_stack(canvas: Canvas, view: View, rect: FRect, back: art.Back, count: int, label: str = "") -> None:
    """Paint a face-down pile whose height shows its count; with a label the count stands on it."""
    if not count:
        dashed(canvas, rect, (*view.palette.text_faint[:3], 130), radius=RADIUS)
        ink = view.theme.inks.small.colored(view.palette.text_soft).aligned(0.5)
        write(canvas, view.theme.writer, label, ink, rect)
        return
    for layer in range(min(3, (count + 11) // 12), 0, -1):
        below = rect.move(layer * 1.6, layer * 2.2)
        shadow(canvas, below, radius=RADIUS, reach=3, color=(*view.palette.shadow[:3], 60))
        picture(canvas, BackPicture(back), below)
    picture(canvas, PilePicture(back, count, label) if label else BackPicture(back), rect)


def _caption(canvas: Canvas, view: View) -> None:
    """Paint the caption that says which way the Reserve moves."""
    rect = view.frame.common.caption
    ink = view.theme.inks.tiny.sized(19).colored(view.palette.text)
    for text in (t("Reserve · moves away from the deck"), t("Reserve")):
        width = view.theme.writer.units(text, ink).x
        if width + 50 < rect.w:
            break
    write(canvas, view.theme.writer, text, ink, rect)
    for i in range(3):
        shift = rect.x + width + 10 + 13 * i
        tone = (*view.palette.line[:3], 210 - 60 * i)
        chevron(canvas, FRect(shift, rect.y + 6, 9, rect.h - 11), tone)


def _field(canvas: Canvas, view: View) -> None:
    """Paint the area where cards are resolved and another player's open hand lies."""
    field, palette = view.frame.common.field, view.palette
    fill(canvas, field, (*palette.sunken[:3], 88), radius=14)
    outline(canvas, field, (*palette.panel_rim[:3], 220), radius=14)
    outline(canvas, inset(field, 6), (*palette.panel_rim[:3], 110), radius=10, thickness=1.5)
    _open_hand(canvas, view)


def _open_hand(canvas: Canvas, view: View) -> None:
    """Say whose hand lies open, and set it apart from the card that is being played, which has a frame."""
    o, palette = view.seen, view.palette
    places = open_hand_places(view.frame, o)
    if o.using >= 0 and o.active != o.seat:
        outline(canvas, inset(using_pose(view.frame).rect, -3), palette.gold_light, radius=9, thickness=3)
    if not places:
        return
    field, top = view.frame.common.field, places[0].top - NAMED
    if o.using >= 0:
        at = FRect(places[0].left - BESIDE_PLAYED / 2, field.y + 14, 1.5, field.h - 28)
        fill(canvas, at, palette.panel_rim)
    text = t("{player}’s hand", player=view.names[o.active])
    words = FRect(places[0].left, top, field.right - 12 - places[0].left, NAMED)
    write(canvas, view.theme.writer, text, view.theme.inks.small.colored(palette.text_soft), words)


def paint_achievements(canvas: Canvas, view: View, rect: FRect) -> None:
    """Paint the achievements, each with who has strictly the most of what it counts."""
    counts, lines = achievement_counts(view.counted), achievement_lines(view, rect)
    size, tight = _name_size(canvas, view, lines, counts)
    said = _standings_size(view, lines, counts)
    for line, (achievement, each) in zip(lines, counts.items(), strict=True):
        _achievement(canvas, view, line, achievement, each, _Names(size, tight, said))


def _standings_size(view: View, lines: Sequence[FRect], counts: Mapping[int, tuple[int, ...]]) -> float:
    """Return the size of the standings on wide lines: the same for all."""
    size, writer = _on_line(STANDINGS, lines), view.theme.writer
    for rect, (achievement, each) in zip(lines, counts.items(), strict=True):
        if rect.w > WIDE_LINE:
            room = _standings_room(view, _beside_the_mark(rect), achievement)
            ink = view.theme.inks.small.sized(size)
            size = min(size, writer.fitting_ink(standings(view, each)[0], ink, int(room)).size)
    return size


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
    said: float
    """The size of the standings on wide lines."""


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


def figures(view: View) -> list[FRect]:
    """Return where the counts of the deck, of medals and of achievements stand."""
    common = view.frame.common
    lines = [] if common.achievements is None else achievement_lines(view, common.achievements)
    return [common.deck, *common.medals, *lines]


def _mark_in(rect: FRect, *, tight: bool = False) -> FRect:
    side = min(max(rect.h - 16, LEAST_MARK), 20.0 if tight else 28.0)
    return FRect(rect.x + (4 if tight else 8), rect.centery - side / 2, side, side)


def _beside_the_mark(rect: FRect, *, tight: bool = False) -> FRect:
    """Return the place of its words, as far from the right edge as the mark is from the left one."""
    mark = _mark_in(rect, tight=tight)
    margin, gap = 3 if rect.h > 50 else 1, 5 if tight else 8
    return inset(rect, mark.right + gap - rect.x, margin, mark.x - rect.x, margin)


def _achievement(
    canvas: Canvas,
    view: View,
    rect: FRect,
    achievement: int,
    counts: tuple[int, ...],
    names: _Names,
) -> None:
    palette, inks, writer = view.palette, view.theme.inks, view.theme.writer
    own = holder(counts) == view.seen.seat
    if own:
        fill(
            canvas, rect, palette.own[0], radius=8, bottom=palette.own[1], rim=palette.gold[1], thickness=1.5
        )
    else:
        top, bottom = palette.panel_raised
        fill(canvas, rect, top, radius=8, bottom=bottom, rim=palette.panel_rim)
    color = palette.gold_light if own else palette.text
    size = names.size
    mark, text = _mark_in(rect, tight=names.tight), _beside_the_mark(rect, tight=names.tight)
    soft = color if own else palette.text_soft
    name, said = words.achievement_name(achievement), standings(view, counts)
    title = inks.strong.sized(size or SMALLEST).colored(color)
    ink = inks.small.sized(min(20.0, size or SMALLEST)).colored(soft)
    close = rect_around(text.center, (text.w, min(text.h, TWO_LINES)))
    above, below, lines = *rows(close, 1, 1), 1
    if rect.w > WIDE_LINE:
        ink = ink.sized(names.said).aligned(1)
        room = _standings_room(view, text, achievement)
        above, below = columns(text, 1, -min(room, writer.units(said[0], ink).x + 8))
        if not fits(canvas, writer, name, title, above.w):
            title, lines = title.sized(SMALLEST), 2
    elif size is None:
        lines = 2
        above, below, mark = _over_the_mark(rect)
    achievement_mark(canvas, achievement, color if own else palette.gold[1], mark)
    write(canvas, writer, name, title, above, lines=lines)
    fitting = (one for one in said if fits(canvas, writer, one, ink, below.w))
    write(canvas, writer, next(fitting, said[-1]), ink, below)


def _over_the_mark(rect: FRect) -> tuple[FRect, FRect, FRect]:
    """Lay out a long name across the upper part, above the standings and a small mark."""
    name, below = rows(inset(rect, 8, 2, 8, 2), 1, -SMALL_MARK)
    return name, inset(below, SMALL_MARK + 6, 0, 0, 0), FRect(*below.topleft, SMALL_MARK, SMALL_MARK)


def standings(view: View, counts: tuple[int, ...]) -> tuple[Segments, Segments]:
    """Return what is said of who leads, and the same in brief: with a laurel where it is the viewer, else with how many
    the viewer has; of a tie, with the marks of those who share the lead.
    """
    leader, most, viewer = holder(counts), max(counts), view.seen.seat
    own = view.name_for(viewer)
    following = t("{player}: {n}", player=own, n=counts[viewer])
    if not most:
        return t("nobody yet"), t("nobody yet")
    if leader is None:
        tied: list[Segment] = []
        for seat in range(len(counts)):
            if counts[seat] == most:
                tied += [" "] if tied else []
                tied += [own if seat == viewer else seat_icon(seat, view.color(seat))]
        brief: list[Segment] = [*tied, f": {most}"]
        if counts[viewer] == most:
            return [*tied, " ", t("tie at {n}", n=most)], brief
        return [*brief, f" · {following}"], brief
    leading = t("{player}: {n}", player=view.name_for(leader), n=counts[leader])
    if leader == viewer:
        laurel = Icon(IconPicture("laurel", view.palette.gold_light), height=1.0)
        return [laurel, f" {leading}"], [laurel, f" {leading}"]
    return f"{leading} · {following}", leading
