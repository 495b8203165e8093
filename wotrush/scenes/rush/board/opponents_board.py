"""The opponents' panels: name, current points, what they hold, and their piles if there is room."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.game import Seat
from wotrush.model.rush.cards import medal_count
from wotrush.model.rush.scoring import score_parts
from wotrush.model.rush.state import GONE, Prompt
from wotrush.scenes.rush import faces as art
from wotrush.scenes.rush.board.squad_strip import paint_squad
from wotrush.scenes.rush.cards.faces import BackPicture, RuinPicture
from wotrush.scenes.rush.view.film import Pile
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.rush.zones.frame import PanelFrame, Stand
from wotrush.scenes.style.paint import dashed, fill, fits, icon, picture, shadow, write
from wotrush.scenes.style.seat_mark import SeatMark
from wotrush.scenes.table.panels.player_plate import player_plate
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, rect_around
from wotrush.stage.typography.text import SMALLEST, Ink

MARK, LEAST_STRIPED = 22.0, 80.0
"""The side of a player's mark, and the least height of a panel with a stripe, of which the mark would leave two stubs."""
APART, SIGN, LARGEST_NAME, LARGEST_LINE, POINTS_ALONE = 14.0, 20.0, 32.0, 24.0, 80.0
"""The gap between points and medals, the side of a sign before a count, the largest sizes of a name and of a line below it,
and the width up to which points stand without the medals.
"""
LEAST_NAME = 0.75
"""The least part of its size to which a name shrinks so that another one is as large."""
NAMES, BESIDE_NAME, BEFORE_POINTS = (1.0, 0.94, 0.88, 0.82), 8.0, 11.0
"""How much smaller names may be so that what kind of player each is has room beside them, and the gaps before that and after."""
SMALLER, SMALL_LAUREL = (1.0, 0.9, 0.8), 22.0
"""How much smaller points and medals may be so that all opponents have both, and the side of a laurel from which on their
letters are smaller.
"""


def paint_opponents(canvas: Canvas, view: View) -> None:
    panels, points = view.frame.panels, score_parts(view.counted)
    for smaller in SMALLER:
        scores = [
            _score(view, panel, sum(part.points for part in points[panel.seat]), smaller) for panel in panels
        ]
        with_medals = all(score.medals_fit for score in scores)
        if with_medals:
            break
    shares = (share for share in NAMES if all(_kind_fits(canvas, view, panel, share) for panel in panels))
    share = next(shares, None)
    for panel, score in zip(panels, scores, strict=True):
        paint_plate(canvas, view, panel.box, panel.seat)
        _name(canvas, view, panel, share or 1.0, with_kind=share is not None)
        _paint_score(canvas, view, panel.score, score, with_medals=with_medals)
        if panel.piles:
            _piles(canvas, view, panel)
        else:
            _lines(canvas, view, panel)
        if panel.squad is not None:
            paint_squad(canvas, view, panel.seat, panel.squad)
        paint_stands(canvas, view, panel.seat, panel.stands)


def paint_plate(canvas: Canvas, view: View, box: FRect, seat: Seat) -> None:
    """Paint a player's panel with color and mark at its edge; it is lit during the player's turn."""
    lit = view.seen.active == seat and view.seen.prompt is not Prompt.OVER
    player_plate(canvas, view, box, seat, lit=lit, striped=box.h >= LEAST_STRIPED)
    picture(canvas, SeatMark(seat, view.color(seat)), rect_around((box.x + 3, box.centery), (MARK, MARK)))


@dataclass(frozen=True, slots=True)
class _Score:
    """A player's points and medals, and where they stand: all opponents show medals, or none."""

    points: str
    medals: str
    side: float
    number: FRect
    medals_at: float

    @property
    def medals_fit(self) -> bool:
        return self.medals_at >= self.number.right + 4


def _score(view: View, panel: PanelFrame, total: int, smaller: float) -> _Score:
    writer, inks, score = view.theme.writer, view.theme.inks, panel.score
    points, medals = (
        str(total),
        str(sum(medal_count(card) for card in view.counted.squad(panel.seat))),
    )
    share = 0.3 if score.w > POINTS_ALONE else 0.4
    side = min(score.h - (6 if score.h > 30 else 3), 46.0, max(score.w * share, SMALLEST + 2))
    side = max(smaller * side, min(side, SMALLEST + 2))
    width = writer.units(points, inks.number.sized(side * 0.94)).x
    number = FRect(score.x + side + 2, score.y, width, score.h)
    count = writer.units(medals, inks.strong.sized(_size_of_medals(side))).x
    at = min(number.right + APART, score.right - side * 0.6 - 2 - count)
    return _Score(points, medals, side, number, at)


def _paint_score(canvas: Canvas, view: View, room: FRect, score: _Score, *, with_medals: bool) -> None:
    writer, inks, palette, side = view.theme.writer, view.theme.inks, view.palette, score.side
    laurel = FRect(room.x - 2, room.centery - side / 2, side, side)
    icon(canvas, "laurel", palette.gold_light, laurel)
    write(canvas, writer, score.points, inks.number.sized(side * 0.94), score.number)
    if not with_medals:
        return
    width = side * 0.6
    icon(
        canvas,
        "medal",
        palette.gold[1],
        FRect(score.medals_at, room.centery - side * 0.33, width, side * 0.66),
    )
    count = FRect(score.medals_at + width + 2, room.y, room.right - score.medals_at - width - 2, room.h)
    write(canvas, writer, score.medals, inks.strong.sized(_size_of_medals(side)), count)


def _size_of_medals(side: float) -> float:
    return max(21.0 if side > SMALL_LAUREL else SMALLEST, side * 0.6)


def _kind(view: View, panel: PanelFrame) -> str:
    """Return what kind of player it is, unless the name says it."""
    kind = view.kind(panel.seat)
    return "" if kind == view.names[panel.seat] else kind


def _kind_fits(canvas: Canvas, view: View, panel: PanelFrame, share: float) -> bool:
    """Return whether there is room for the kind of player if names are of that share of their size, so that all opponents have it
    or none.
    """
    name, beside = panel.name, _beside_name(view, panel, share)
    ink = view.theme.inks.tiny.sized(max(SMALLEST, name.h * 0.66))
    return panel.kind is not None or fits(canvas, view.theme.writer, _kind(view, panel), ink, beside.w)


def _beside_name(view: View, panel: PanelFrame, smaller: float) -> FRect:
    width = view.theme.writer.units(view.names[panel.seat], _name_ink(view, panel, smaller)).x
    return inset(panel.name, width + BESIDE_NAME, 0, BEFORE_POINTS, 0)


def _name_ink(view: View, panel: PanelFrame, smaller: float = 1.0) -> Ink:
    """Return how the names of all opponents are written: as large as the longest fits, unless that is very long; `smaller` as a
    share of that.
    """
    share = 0.94 if panel.kind else 0.8
    ink = view.theme.inks.strong.sized(min(panel.name.h * share, LARGEST_NAME))
    units = view.theme.writer.units
    fits = min(one.name.w / units(view.names[one.seat], ink).x for one in view.frame.panels)
    return ink.sized(max(SMALLEST, ink.size * smaller * min(1.0, max(LEAST_NAME, fits))))


def _name(canvas: Canvas, view: View, panel: PanelFrame, share: float, *, with_kind: bool) -> None:
    """Write a player's name and, below it or beside it, what kind of player it is."""
    writer, name = view.theme.writer, panel.name
    write(canvas, writer, view.names[panel.seat], _name_ink(view, panel, share), name)
    if with_kind:
        size = panel.kind.h * 0.85 if panel.kind else name.h * 0.66
        ink = view.theme.inks.tiny.sized(max(SMALLEST, min(size, LARGEST_LINE))).colored(
            view.palette.text_soft
        )
        write(canvas, writer, _kind(view, panel), ink, panel.kind or _beside_name(view, panel, share))


def _lines(canvas: Canvas, view: View, panel: PanelFrame) -> None:
    """Paint the counts of piles that have no room; where words do not fit, only figures."""
    seat, palette = panel.seat, view.palette
    held, garage, depot = (view.size(pile, seat) for pile in (Pile.HAND, Pile.GARAGE, Pile.DEPOT))
    ink = view.theme.inks.small.sized(max(SMALLEST, min(LARGEST_LINE, panel.hand.h * 0.8))).colored(
        palette.text_soft
    )
    lines = (
        (panel.hand, "cards", t("Hand {n}", n=held), held),
        (panel.garage, "garage", t("Garage {n}", n=garage), garage),
        (panel.depot, "heap", t("Depot {n}", n=depot), depot),
    )
    as_words = all(
        rect.w >= 60 and fits(canvas, view.theme.writer, text, ink, rect.w) for rect, _, text, _ in lines
    )
    for rect, key, text, n in lines:
        if as_words:
            write(canvas, view.theme.writer, text, ink, rect)
            continue
        side = min(SIGN, rect.h * 0.8, rect.w * 0.42)
        icon(canvas, key, palette.gold_dim, FRect(rect.x, rect.centery - side / 2, side, side))
        write(canvas, view.theme.writer, str(n), ink, inset(rect, side + 3, 0, 0, 0))


def _piles(canvas: Canvas, view: View, panel: PanelFrame) -> None:
    """Paint hand and Garage face down. The top card of the Depot is a sprite."""
    seat = panel.seat
    hidden = view.size(Pile.HAND, seat) if view.seen.hands[seat] is None else 0
    faint = (*view.palette.text_faint[:3], 110)
    for rect, count, spread in ((panel.hand, hidden, 7.0), (panel.garage, view.size(Pile.GARAGE, seat), 2.0)):
        if not count:
            dashed(canvas, rect, faint, radius=7, thickness=2)
        for layer in range(min(3, count)):
            at = rect.move((layer - (min(3, count) - 1) / 2) * spread, 0)
            shadow(canvas, at, radius=6, reach=2, color=(*view.palette.shadow[:3], 70))
            picture(canvas, BackPicture(art.Back.GARAGE), at)
    if not view.size(Pile.DEPOT, seat):
        dashed(canvas, panel.depot, faint, radius=7, thickness=2)


def paint_stands(canvas: Canvas, view: View, seat: int, stands: tuple[Stand, ...]) -> None:
    """Paint the places of bases and their defenders: a plate for each, or a ruin where the base is gone."""
    palette = view.palette
    for place, stand in enumerate(stands):
        base, defender = (rect_around(middle, stand.card) for middle in (stand.base, stand.defender))
        if view.seen.base[3 * seat + place] == GONE:
            picture(canvas, RuinPicture(), base)
            continue
        fill(canvas, inset(base.union(defender), -4), (*palette.sunken[:3], 90), radius=9)
        dashed(canvas, defender, (*palette.text_faint[:3], 55), radius=7, thickness=2)
