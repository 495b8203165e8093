"""The middle of the table that is no card: piles with counts, empty Reserve places, field of action, medals, achievements."""

from __future__ import annotations

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.rush.cards import Nation
from wotrush.model.rush.scoring import achievement_counts, holder
from wotrush.model.rush.state import Prompt
from wotrush.scenes.rush import art, words
from wotrush.scenes.rush.faces import BackPicture, PilePicture
from wotrush.scenes.rush.scribe import EmblemPicture, dashed, fill, icon, outline, picture, shadow, write
from wotrush.scenes.rush.view import View
from wotrush.stage.canvas import Canvas
from wotrush.stage.geometry import inset, rows

RADIUS = 10.0


def paint_common(canvas: Canvas, view: View) -> None:
    frame, o = view.frame.common, view.o
    paint_stack(canvas, view, frame.deck, art.Back.VEHICLES, len(o.deck), t("Vehicles"))
    for slot in frame.reserve[len(o.reserve) :]:
        dashed(canvas, slot, (*view.palette.text_faint[:3], 120), radius=RADIUS)
    _caption(canvas, view)
    for rect, cards, text in (
        (frame.discard, o.discard, t("Discard {n}", n=len(o.discard))),
        (frame.graveyard, o.graveyard, t("Graveyard {n}", n=len(o.graveyard))),
    ):
        if not cards:
            dashed(canvas, rect, (*view.palette.text_faint[:3], 110), radius=8, thickness=2)
        below = FRect(rect.centerx - 58, rect.bottom + 1, 116, 19)
        write(canvas, view.theme.writer, text, view.theme.inks.tiny.aligned(0.5), below)
    _field(canvas, view)
    for nation, rect in zip(Nation, frame.medals, strict=True):
        _medal_pile(canvas, view, nation, rect)
    if frame.achievements is not None:
        paint_achievements(canvas, view, frame.achievements)


def paint_stack(canvas: Canvas, view: View, rect: FRect, back: art.Back, count: int, label: str) -> None:
    """A face-down pile as high as it has cards, with its count."""
    if not count:
        dashed(canvas, rect, (*view.palette.text_faint[:3], 130), radius=RADIUS)
        ink = view.theme.inks.small.colored(view.palette.text_faint).aligned(0.5)
        write(canvas, view.theme.writer, label, ink, rect)
        return
    for layer in range(min(3, (count + 11) // 12), 0, -1):
        below = rect.move(layer * 1.6, layer * 2.2)
        shadow(canvas, below, radius=RADIUS, reach=3, color=(0, 0, 0, 60))
        picture(canvas, BackPicture(back), below)
    picture(canvas, PilePicture(back, count, label), rect)


def _caption(canvas: Canvas, view: View) -> None:
    rect = view.frame.common.caption
    fill(canvas, FRect(rect.x, rect.centery, rect.w, 1), (*view.palette.line[:3], 70))
    text = t("Reserve · moves away from the deck")
    ink = view.theme.inks.tiny.sized(17)
    width = view.theme.writer.units(text, ink).x + 16
    plate = FRect(rect.centerx - width / 2, rect.y, min(width, rect.w), rect.h)
    fill(canvas, plate, view.palette.table[1], radius=4)
    write(canvas, view.theme.writer, text, ink.aligned(0.5), plate)


def _field(canvas: Canvas, view: View) -> None:
    """Where cards are resolved; another player's open hand lies here during their turn."""
    field, palette, o = view.frame.common.field, view.palette, view.o
    fill(canvas, field, (*palette.sunken[:3], 70), radius=14)
    outline(canvas, field, (*palette.panel_rim[:3], 200), radius=14)
    if o.active != o.seat and o.prompt is not Prompt.OVER:
        head = FRect(field.x + 16, field.y + 8, field.w - 32, 34)
        name = view.theme.inks.strong.colored(view.color(o.active))
        write(canvas, view.theme.writer, t("{player} plays", player=view.names[o.active]), name, head)


def _medal_pile(canvas: Canvas, view: View, nation: Nation, rect: FRect) -> None:
    """Fewer and fewer: the last one brings the last round, so the count turns red in time."""
    palette, inks, o = view.palette, view.theme.inks, view.o
    ones, twos = o.ones[nation], o.twos[nation]
    fill(canvas, rect, palette.paper[0], radius=8, bottom=palette.paper[1], rim=palette.paper_rim)
    fill(canvas, FRect(rect.x + 2, rect.y + 4, 6, rect.h - 8), palette.nations[nation], radius=2)
    side = min(rect.h * 0.56, rect.w * 0.34)
    emblem = FRect(rect.x + 12, rect.centery - side / 2, side, side)
    fill(canvas, inset(emblem, -2), palette.nations[nation], radius=side / 2 + 2)
    picture(canvas, EmblemPicture(tuple(art.Nation)[nation]), inset(emblem, side * 0.08))
    color = palette.nations[0] if ones <= 2 else palette.on_paper
    text = FRect(emblem.right + 3, rect.y + 2, rect.right - emblem.right - 6, rect.h - 4)
    above, below = rows(text, 0.6, 0.4)
    write(canvas, view.theme.writer, str(ones), inks.number.sized(28).colored(color).aligned(0.5), above)
    second = t("+{n}×2", n=twos)
    write(canvas, view.theme.writer, second, inks.tiny.colored(palette.on_paper_soft).aligned(0.5), below)


def paint_achievements(canvas: Canvas, view: View, rect: FRect) -> None:
    """Each with who has strictly the most of what it counts."""
    counts = achievement_counts(view.o)
    for line, (achievement, each) in zip(achievement_lines(view, rect), counts.items(), strict=True):
        _achievement(canvas, view, line, achievement, each)


def achievement_lines(view: View, rect: FRect) -> list[FRect]:
    """Where each stands."""
    count = len(view.o.achievements)
    return rows(rect, *[1] * max(count, 4), gap=4)[:count]


def _achievement(canvas: Canvas, view: View, rect: FRect, achievement: int, counts: tuple[int, ...]) -> None:
    palette, inks, writer = view.palette, view.theme.inks, view.theme.writer
    leader = holder(counts)
    own = leader == view.o.seat
    if own:
        fill(canvas, rect, palette.gold[0], radius=7, bottom=palette.gold[1], rim=palette.gold_light)
    else:
        fill(
            canvas,
            rect,
            palette.panel_raised[0],
            radius=7,
            bottom=palette.panel_raised[1],
            rim=palette.panel_rim,
        )
    color = palette.on_gold if own else palette.text
    laurel = FRect(rect.x + 6, rect.centery - 11, 22, 22)
    icon(canvas, "laurel", color if own else palette.gold_dim, laurel)
    ink = inks.small.sized(min(21, rect.h * 0.74)).colored(color)
    if leader is None:
        text, right = t("tie"), ink.colored(palette.text_faint)
    else:
        text = f"{view.name_for(leader)} {counts[leader]}"
        right = ink if own else ink.colored(view.color(leader))
    half = rect.w * 0.56
    write(
        canvas,
        writer,
        words.achievement_name(achievement),
        ink,
        FRect(rect.x + 33, rect.y, half - 33, rect.h),
    )
    room = FRect(rect.x + half + 4, rect.y, rect.w - half - 14, rect.h)
    write(canvas, writer, text, right.aligned(1), room)
