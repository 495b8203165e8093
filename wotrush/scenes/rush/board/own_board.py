"""The viewer's side without its cards: points with their parts, squad, Garage, Depot, and what is left this turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import FRect, Vector2

from wotrush.i18n import t, tn
from wotrush.model.game import ScorePart
from wotrush.model.rush import Observation
from wotrush.model.rush.actions import END_TURN, Action, Attack, Buy, Defend, Use
from wotrush.model.rush.scoring import score_parts
from wotrush.model.rush.state import Prompt
from wotrush.model.rush.view.purse import in_vain
from wotrush.scenes.rush import faces as art
from wotrush.scenes.rush.board.common_board import paint_stack
from wotrush.scenes.rush.board.opponents_board import paint_plate, paint_stands
from wotrush.scenes.rush.board.squad_strip import paint_squad
from wotrush.scenes.rush.cards.faces import BackPicture
from wotrush.scenes.rush.view.film import Pile
from wotrush.scenes.rush.view.layout import fan
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.style.paint import dashed, fill, icon, picture, shadow, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, inset, rows
from wotrush.stage.typography.text import SMALLEST

RADIUS = 10.0
STRIP, NAME_AND_TOTAL, PART, APART = 60.0, 180.0, (36.0, 60.0), (6.0, 10.0)
"""Below this height the viewer's points stand in a line; the width that name and total have there if there is room, the
least and largest width of each part, and the gap before the first one at the least width and above.
"""
MARK, LAUREL, GAP = 0.4, 34.0, 4.0
"""The share of the width of a part that its icon takes, the side of the laurel before a total in a line, and the room
between two parts.
"""
PART_ICONS = ("medal", "bases_only", "achievement")


def paint_own(canvas: Canvas, view: View) -> None:
    o, own = view.seen, view.frame.own
    paint_stands(canvas, view, o.seat, own.stands)
    _dossier(canvas, view)
    paint_stack(canvas, view, own.garage, art.Back.GARAGE, view.size(Pile.GARAGE, o.seat))
    if not view.size(Pile.DEPOT, o.seat):
        dashed(canvas, own.depot, (*view.palette.text_faint[:3], 130), radius=RADIUS)
    _hidden_hand(canvas, view)
    _empty_hand(canvas, view)
    _paint_what_is_left(canvas, view)


# -- points and squad


def _dossier(canvas: Canvas, view: View) -> None:
    own = view.frame.own
    box = own.points if own.squad is None else own.points.union(own.squad)
    paint_plate(canvas, view, box, view.o.seat)
    if own.points.h < STRIP:
        _points_in_a_line(canvas, view)
    else:
        _points(canvas, view)
    if own.squad is None:
        return
    if own.squad.top >= own.points.bottom:
        fill(canvas, FRect(box.x + 18, own.squad.y - 6, box.w - 32, 1.5), view.palette.panel_rim)
        paint_squad(canvas, view, view.o.seat, inset(own.squad, 18, 4, 14, 8))
    else:
        fill(canvas, FRect(own.squad.x - 6, box.y + 8, 1.5, box.h - 16), view.palette.panel_rim)
        paint_squad(canvas, view, view.o.seat, inset(own.squad, 10, 4, 8, 4))


def total_at(view: View) -> Vector2:
    """Return where the viewer's total stands."""
    head = _line(view)[0][0] if view.frame.own.points.h < STRIP else _lines(view)[0]
    return Vector2(head.right - head.h / 2, head.centery)


def _points_in_a_line(canvas: Canvas, view: View) -> None:
    """Paint total and parts beside each other, after the name."""
    (head, *cells), shown, wide = _line(view)
    _total(canvas, view, head)
    for (key, points, width), cell in zip(shown, cells, strict=True):
        side = MARK * (width if width == wide else PART[0])
        _part(canvas, view, inset(cell, 0, 6), key, "", points, side)


def _line(view: View) -> tuple[list[FRect], list[tuple[str, int, float]], float]:
    """Return the places of the total and of the parts that stand beside it, these parts with their points and widths, and
    the width of a part that has room for everything.
    """
    rect = inset(view.frame.own.points, 16, 4, 8, 4)
    parts = [part.points for part in score_parts(view.counted)[view.o.seat]]
    wide = min(max((rect.w - NAME_AND_TOTAL) / 3, PART[0]), PART[1])
    apart = APART[wide > PART[0]]
    room = rect.w - apart - _name_and_total(view, rect, sum(parts))
    shown = [(key, points, wide) for key, points in zip(PART_ICONS, parts, strict=True)]
    if len(shown) * (wide + GAP) > room:
        shown = [(key, points, _part_width(view, rect, points)) for key, points, _ in shown]
    if sum(width + GAP for _, _, width in shown) > room:
        shown = [part for part in shown if part[1]]
    if sum(width + GAP for _, _, width in shown) > room:
        shown = []  # Some of the parts without the others would not add up to the total.
    head, *cells = columns(rect, 1, *(-width for _, _, width in shown), gap=GAP)
    return [inset(head, 0, 0, apart, 0), *cells], shown, wide


def _lines(view: View) -> list[FRect]:
    """Return the places of the total and of its parts, one below the other."""
    rect = inset(view.frame.own.points, 18, 10, 14, 8)
    head, rest = rows(rect, -min(74.0, rect.h * 0.38), 1, gap=6)
    return [head, *rows(rest, 1, 1, 1, gap=4)]


def _points(canvas: Canvas, view: View) -> None:
    """Paint name, total and the parts of the current total."""
    head, *lines = _lines(view)
    _total(canvas, view, head)
    names = (
        (t("Medals"),),
        (t("Conquered bases"), t("Bases")),
        (t("Achievements, if it ended now"), t("Achievements (now)"), t("Achievements")),
    )
    parts = score_parts(view.counted)[view.o.seat]
    for key, part, each, line in zip(PART_ICONS, parts, names, lines, strict=True):
        _part(canvas, view, line, key, _part_label(view, part, each, line.w - 100), part.points)


def _part_label(view: View, part: ScorePart, names: Sequence[str], width: float) -> str:
    """Return the longest name that has room, with how many there are where that is not the points."""
    counted = part.count != part.points
    labels = [t("{part}: {count}", part=name, count=part.count) if counted else name for name in names]
    writer, ink = view.theme.writer, view.theme.inks.small
    return next((label for label in labels if writer.units(label, ink).x <= width), labels[-1])


def _name_and_total(view: View, rect: FRect, total: int) -> float:
    """Return the least width that name and total need in a line."""
    units, inks, side = view.theme.writer.units, view.theme.inks, min(rect.h, LAUREL)
    name = units(view.names[view.o.seat], inks.strong.sized(SMALLEST)).x
    return name + 8 + side + 4 + units(str(total), inks.number.sized(side * 0.9)).x


def _part_width(view: View, rect: FRect, points: int) -> float:
    """Return the least width that a part needs in a line."""
    ink = view.theme.inks.strong.sized(min(26.0, rect.h - 12))
    return PART[0] * MARK + 4 + view.theme.writer.units(str(points), ink).x


def _total(canvas: Canvas, view: View, rect: FRect) -> None:
    writer, inks, palette = view.theme.writer, view.theme.inks, view.palette
    total = sum(part.points for part in score_parts(view.counted)[view.o.seat])
    side = min(rect.h, 62.0, max(rect.w * 0.19, 24.0))
    ink = inks.number.sized(side * 0.9).aligned(1)
    width = writer.units(str(total), ink).x
    number = FRect(rect.right - width, rect.y, width, rect.h)
    write(canvas, writer, str(total), ink, number)
    laurel = FRect(number.x - side - 4, rect.centery - side / 2, side, side)
    icon(canvas, "laurel", palette.gold_light, laurel)
    name, room = view.names[view.o.seat], FRect(rect.x, rect.y, laurel.x - rect.x - 8, rect.h)
    ink = inks.subheading.sized(30 if rect.h > 50 else 25)
    if writer.units(name, ink).x > room.w:  # A long name gets narrower letters rather than small ones.
        ink = inks.strong
    write(canvas, writer, name, ink, room)


def _part(
    canvas: Canvas, view: View, rect: FRect, key: str, label: str, points: int, mark: float = 26.0
) -> None:
    """Paint a line with its points at the right; without a label they stand beside the icon that they belong to. A line
    that a plate cuts is left out.
    """
    if view.cuts(rect):
        return
    palette, inks, writer = view.palette, view.theme.inks, view.theme.writer
    side = min(mark, rect.h)
    icon(canvas, key, palette.gold[1], FRect(rect.x, rect.centery - side / 2, side, side))
    strong = inks.strong.sized(min(26.0, rect.h)).colored(palette.text)
    if not label:
        write(canvas, writer, str(points), strong, inset(rect, side + 3, 0, 0, 0))
        return
    wide = writer.units(str(points), strong).x
    number = FRect(rect.right - wide, rect.y, wide, rect.h)
    write(canvas, writer, str(points), strong.aligned(1), number)
    text = FRect(rect.x + side + 10, rect.y, number.x - rect.x - side - 12, rect.h)
    write(canvas, writer, label, inks.small.sized(min(22.0, rect.h)), text)


# -- hand, what is left


def _hidden_hand(canvas: Canvas, view: View) -> None:
    """Paint the hand face down on a shared screen until its player's turn."""
    o = view.o
    if o.hands[o.seat] is not None:
        return
    for pose in fan(view.frame, o.hand_sizes[o.seat]):
        shadow(canvas, pose.rect, radius=RADIUS, reach=5, color=(*view.palette.shadow[:3], 90))
        picture(canvas, BackPicture(art.Back.GARAGE), pose.rect)


def _empty_hand(canvas: Canvas, view: View) -> None:
    """Paint the place of a card that says that there is none to play."""
    o = view.seen
    if not view.own_turn or o.prompt is Prompt.OVER or o.hand_sizes[o.seat]:
        return
    place = fan(view.frame, 1)[0].rect
    if view.cuts(place):
        return
    dashed(canvas, place, (*view.palette.text_faint[:3], 110), radius=RADIUS)
    ink = view.theme.inks.body.colored(view.palette.text_faint).aligned(0.5)
    rest = any(isinstance(action, Buy) for action in view.o.actions) and not view.o.hand
    said = t("No cards left, but what is left over can still pay") if rest else t("No cards left")
    write(canvas, view.theme.writer, said, ink, inset(place, 16), lines=4)


def _paint_what_is_left(canvas: Canvas, view: View) -> None:
    """Paint what is left to do in the viewer's own turn; what is used up is faint, above all its sign."""
    o, rect = view.o, view.frame.own.left
    if not view.own_turn or o.prompt is Prompt.OVER or view.session.watched is not None:
        return
    palette, inks, writer = view.palette, view.theme.inks, view.theme.writer
    in_a_row = view.frame.own.left_in_a_row
    for each, cell in zip(
        what_is_left(view), (columns if in_a_row else rows)(rect, 1, 1, 1, gap=2), strict=True
    ):
        if view.cuts(cell):
            continue
        color = palette.gold_light if each.open else palette.text_disabled
        side = min(22.0, cell.h)
        icon(canvas, each.icon, color, FRect(cell.x + 8, cell.centery - side / 2, side, side))
        ink = (inks.strong if in_a_row else inks.small.sized(22)).colored(
            palette.text if each.open else palette.text_faint
        )
        said = str(each.figure) if in_a_row else each.text
        write(canvas, writer, said, ink, inset(cell, side + 20, 0, 0, 0))


def cards_to_play(o: Observation) -> int:
    """Return how many cards of the hand can still do something in this turn, which a Recruitment cannot where nothing can be
    paid for. While an assault or a question is open, nobody knows yet, and all that were not played count.
    """
    cards = [card for card in o.hand if o.playable(card)]
    if o.prompt is not Prompt.PLAY:
        return len(cards)
    alike = o.catalogue.alike  # Of cards that are alike, actions name one.
    actions = (action for action in o.actions if not in_vain(o, action))
    useful = {alike[card] for action in actions for card in _cards_of(action)}
    return sum(alike[card] in useful for card in cards)


def _cards_of(action: Action) -> Sequence[int]:
    match action:
        case Buy():
            return action.payers
        case Use() | Attack() | Defend():
            return (action.card,)
        case _:
            return ()


def _attacker_left(o: Observation) -> bool:
    """Return whether a card can attack or, while a question is open, may be able to once it is answered."""
    if o.prompt is Prompt.PLAY:
        return any(isinstance(action, Attack) for action in o.actions)
    return any(o.catalogue.power[card] > 0 and o.playable(card) for card in o.hand)


class LeftToDo(NamedTuple):
    """One kind of thing that the viewer may do in this turn."""

    icon: str
    text: str
    figure: int
    open: bool
    """Whether it can still be done, which nothing can once only the end of the turn is left."""


def what_is_left(view: View) -> list[LeftToDo]:
    """Return what the viewer can do in this turn: buy, attack, play cards."""
    o = view.o
    over = view.session.may_decide and list(o.actions) == [END_TURN]
    left = o.pool + sum(o.pool_national)
    once = t("purchase used") if o.bought else t("1 purchase left")
    spent = t("Resources left: {n}", n=left) if left else t("all resources spent")
    buying = spent if o.recruiting else once
    running = o.nation >= 0
    once_more = t("assault used") if o.assaulted else t("assault not used")
    assault = t("assault under way") if running else once_more
    may_attack = running or (not o.assaulted and _attacker_left(o))
    playable = 0 if over else cards_to_play(o)
    hand = tn("{n} card to play", "{n} cards to play", playable)
    purchases = left if o.recruiting else int(not o.bought)
    return [
        LeftToDo("cost", buying, purchases, not over and purchases > 0),
        LeftToDo("power", assault, int(running or not o.assaulted), not over and may_attack),
        LeftToDo("cards", hand, playable, playable > 0),
    ]
