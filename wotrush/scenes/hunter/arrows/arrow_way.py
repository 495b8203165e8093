"""The way of an arrow from one thing on the table to another: smooth, short, and past the cards that lie between."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from operator import itemgetter

from pygame import FRect, Vector2

Point = tuple[float, float]
STEPS = 12
"""Into how many parts each curve of a way is divided."""
CLEAR = 6.0
"""Between an arrow's ends and what it comes from and points at."""
HEAD, HEAD_WIDE = 44.0, 27.0
"""Length of an arrow's head, and half its breadth."""
REACHES = (0.12, 0.3, 0.6)
"""How far a curve keeps its direction at its ends, as parts of its length."""
TURN = 50.0
"""What a turn by one radian costs, in units of way."""
CORNER = 60.0
"""What it costs to start anywhere but in the middle of the upper edge."""
PROBES = ((3.0, 4.0), (12.0, 0.5))
"""How far around a point of the way no card should lie, and what a unit of way costs where one does."""
HEAD_PRICE = 5.0
"""The same for the head, which may lie on the edge of a card where there is little room."""
NEAR, UPRIGHT = 130.0, 44.0
"""Below a target that is nearer than this stands an upright arrow of at least that length if it is broad, since a bend so short
would twist its head; it stands rather on its own card than on the target's figures.
"""
ASIDE = 0.42
"""How far from the middle of its upper edge an arrow may leave a card straight up, as a part of its width."""
SHUN = (4.0, 12.0)
"""The same as `PROBES` for what should not be covered even where the way around it is long, by the head too."""
WORDS = (6.0, 2.0)
"""The same for words, which are covered rather than a card."""
TIP_GAP = 3.0
"""Between its tip and the target."""
PASSES, BESIDE = 8, 26.0
"""How many gaps of a row of cards are tried, and how far from its last card an arrow passes it."""
UP, DOWN, LEFT, RIGHT = (0.0, -1.0), (0.0, 1.0), (-1.0, 0.0), (1.0, 0.0)
UP_LEFT, UP_RIGHT = (-math.sqrt(0.5), -math.sqrt(0.5)), (math.sqrt(0.5), -math.sqrt(0.5))


@dataclass(frozen=True, slots=True)
class Waypoint:
    """A point that a way passes, and in which direction."""

    at: Point
    ahead: Point


@dataclass(frozen=True, slots=True)
class ArrowWay:
    """Points from an arrow's start to its tip."""

    points: tuple[Point, ...]

    @property
    def start(self) -> Vector2:
        return Vector2(self.points[0])

    @property
    def tip(self) -> Vector2:
        return Vector2(self.points[-1])

    def after(self, part: float) -> Vector2:
        """Return the point after that part of the way."""
        return Vector2(self.points[round(part * (len(self.points) - 1))])


def arc(start: Vector2, goal: Vector2, bend: Vector2) -> ArrowWay:
    """Return a way with one bend, given by parts of its breadth and height."""
    return arc_over(start, start + Vector2((goal - start).x * bend.x, (goal - start).y * bend.y), goal)


def arc_over(start: Vector2, turn: Vector2, goal: Vector2) -> ArrowWay:
    """Return a way with one bend towards `turn`."""
    parts = [i / (2 * STEPS) for i in range(2 * STEPS + 1)]
    curve = [start.lerp(turn, part).lerp(turn.lerp(goal, part), part) for part in parts]
    return ArrowWay(tuple((point.x, point.y) for point in curve))


def way_between(
    source: FRect,
    target: FRect,
    cards: Sequence[FRect],
    others: Sequence[FRect] = (),
    breadth: float = 1.0,
    shunned: Sequence[FRect] = (),
    words: Sequence[FRect] = (),
) -> ArrowWay:
    """Return the way from the edge of one thing to that of another that costs least.

    It passes between cards, which lie in rows, and past what `others` there are; it goes a long way round what is `shunned`, and
    a short one round `words` that stand in the rows.
    `breadth` is that of the arrow. One that has little room below its target stands upright.
    """
    upright = _upright(source, target, breadth)
    if upright is not None:
        return upright
    walls = _Walls([*cards, *others, source, target], shunned, words)
    reached = [_Part((start.at,), start, _price(start, source)) for start in _starts(source)]
    if lane := _lane(source, target, cards, others):
        entry, way_out = lane
        reached.append(_best([_best(reached, [entry], walls)], [way_out], walls))
    for row in _rows(source, target, cards):
        through = []
        for entry, way_out in _gaps(row, source, target, words):
            inside = _best(reached, [entry], walls)
            through.append(_best([inside], [way_out], walls))
        reached += through
    return ArrowWay(_best(reached, _ends(target), walls, HEAD * breadth).points)


def upright_room(breadth: float) -> float:
    """Return how far below its target a card stands from which an upright arrow comes that covers neither."""
    return TIP_GAP + UPRIGHT * breadth


def _upright(source: FRect, target: FRect, breadth: float) -> ArrowWay | None:
    """Return a straight way up to a target close above, in the middle of what lies below it; None if it lies elsewhere."""
    left, right = max(source.left, target.left), min(source.right, target.right)
    if right - left < 2 * HEAD_WIDE or not -CLEAR <= source.top - target.bottom < NEAR:
        return None
    x, tip = (left + right) / 2, target.bottom + TIP_GAP
    start = max(source.top, tip + UPRIGHT * breadth)
    return ArrowWay(tuple((x, start + (tip - start) * i / STEPS) for i in range(STEPS + 1)))


def _lane(
    source: FRect, target: FRect, cards: Sequence[FRect], others: Sequence[FRect]
) -> tuple[Waypoint, Waypoint] | None:
    """Return where a way enters and leaves the lane above cards and other things that stand higher than the source beside it, on
    the side of the target.
    """
    side = 1.0 if target.centerx > source.centerx else -1.0
    row = [card for card in cards if card.top < source.centery < card.bottom]
    row += [box for box in others if target.bottom < box.top < source.top]
    beside = [box for box in row if (box.centerx - source.centerx) * side > 0]
    above = max((card.bottom for card in cards if card.bottom < source.top), default=target.bottom)
    highest = min((box.top for box in beside), default=source.top)
    lowest = max(above, target.bottom)
    if not lowest < highest < source.top - CLEAR:
        return None
    ends = [box.right if side > 0 else box.left for box in beside]
    end = max(ends) + BESIDE if side > 0 else min(ends) - BESIDE
    last = min(end, target.centerx - HEAD) if side > 0 else max(end, target.centerx + HEAD)
    level = (lowest + highest) / 2
    ahead = RIGHT if side > 0 else LEFT
    return Waypoint((source.centerx + side * HEAD, level), ahead), Waypoint((last, level), ahead)


@dataclass(frozen=True, slots=True)
class _Walls:
    """What a way should not cross."""

    all: Sequence[FRect]
    shunned: Sequence[FRect]
    words: Sequence[FRect]

    def price(self, at: Point, probes: Sequence[tuple[float, float]]) -> float:
        """Return what a unit of way costs there."""
        near = (price for around, price in probes if _around(at, around).collidelist(self.all) >= 0)
        found = next(near, 0.0)
        reach = max(SHUN[0], probes[0][0])
        if self.shunned and _around(at, reach).collidelist(self.shunned) >= 0:
            found += SHUN[1]
        if self.words and _around(at, WORDS[0]).collidelist(self.words) >= 0:
            found += WORDS[1]
        return found


def _around(at: Point, far: float) -> FRect:
    return FRect(at[0] - far, at[1] - far, 2 * far, 2 * far)


@dataclass(frozen=True, slots=True)
class _Part:
    """A way as far as it is known, where it has come to, and what it costs."""

    points: tuple[Point, ...]
    end: Waypoint
    cost: float


def _price(start: Waypoint, source: FRect) -> float:
    return CORNER if start.at[0] != source.centerx else 0.0


def _best(reached: Sequence[_Part], stops: Sequence[Waypoint], walls: _Walls, head: float = 0.0) -> _Part:
    """Return the way that leads on to one of these stops and costs least; it ends with a head so long."""
    steps = [(part.cost + math.dist(part.end.at, stop.at), part, stop) for part in reached for stop in stops]
    found, least = reached[0], math.inf
    for bound, part, stop in sorted(steps, key=itemgetter(0)):
        if bound >= least:  # No way is shorter than a straight line.
            break
        for reach in REACHES:
            points = _curve(part.end, stop, reach)
            cost = part.cost + _cost(points, walls, least - part.cost, head)
            if cost < least:
                found, least = _Part((*part.points, *points[1:]), stop, cost), cost
    return found


def _starts(box: FRect) -> list[Waypoint]:
    above = (box.centerx, box.top - CLEAR)
    return [
        *(Waypoint(above, ahead) for ahead in (UP, UP_RIGHT, UP_LEFT)),
        *(Waypoint((box.centerx + aside * box.w, above[1]), UP) for aside in (-ASIDE, ASIDE)),
        Waypoint((box.left - CLEAR, box.centery), LEFT),
        Waypoint((box.right + CLEAR, box.centery), RIGHT),
        Waypoint((box.left - CLEAR / 2, box.top - CLEAR / 2), UP_LEFT),
        Waypoint((box.right + CLEAR / 2, box.top - CLEAR / 2), UP_RIGHT),
    ]


def _ends(box: FRect) -> list[Waypoint]:
    below, low = (box.centerx, box.bottom + CLEAR), box.bottom - box.h * 0.3
    return [
        *(Waypoint(below, ahead) for ahead in (UP, UP_RIGHT, UP_LEFT)),
        *(Waypoint((box.left - CLEAR, low), ahead) for ahead in (RIGHT, UP_RIGHT)),
        *(Waypoint((box.right + CLEAR, low), ahead) for ahead in (LEFT, UP_LEFT)),
        Waypoint((box.centerx, box.top - CLEAR), DOWN),
    ]


def _rows(source: FRect, target: FRect, cards: Sequence[FRect]) -> list[list[FRect]]:
    """Return the rows of cards between both ends, in the order in which they are passed: of more than three the outer two."""
    upper, lower = sorted((source, target), key=lambda box: box.centery)
    between = [
        card
        for card in cards
        if upper.centery < card.centery < lower.centery
        and (card.top >= upper.bottom or card.bottom <= lower.top)
    ]
    rows: list[list[FRect]] = []
    for card in sorted(between, key=lambda card: card.centery):
        if rows and card.top < max(one.bottom for one in rows[-1]):
            rows[-1].append(card)
        else:
            rows.append([card])
    passed = rows if upper is source else rows[::-1]
    return passed if len(passed) < 4 else [passed[0], passed[-1]]


def _gaps(
    row: Sequence[FRect], source: FRect, target: FRect, words: Sequence[FRect]
) -> list[tuple[Waypoint, Waypoint]]:
    """Return where a row can be passed, beside words in it, next to the source or the target first."""
    lying = sorted(row, key=lambda card: card.x)
    top, bottom = min(card.top for card in row), max(card.bottom for card in row)
    within = [box for box in words if box.top < bottom and top < box.bottom]
    beside = sorted([*lying, *within], key=lambda box: box.x)
    inner = [(one.right + other.left) / 2 for one, other in pairwise(beside) if other.left > one.right]
    places = [lying[0].left - BESIDE, *inner, max(card.right for card in lying) + BESIDE]
    places.sort(key=lambda x: min(abs(x - source.centerx), abs(x - target.centerx)))
    (near, far), ahead = ((bottom, top), UP) if target.centery < source.centery else ((top, bottom), DOWN)
    return [(Waypoint((x, near), ahead), Waypoint((x, far), ahead)) for x in places[:PASSES]]


def _curve(one: Waypoint, other: Waypoint, reach: float) -> list[Point]:
    """Return points of a smooth curve from one stop to the next."""
    (ax, ay), (bx, by) = one.at, other.at
    far = math.dist(one.at, other.at) * reach
    cx, cy = ax + one.ahead[0] * far, ay + one.ahead[1] * far
    dx, dy = bx - other.ahead[0] * far, by - other.ahead[1] * far
    points = [one.at]
    for a, b, c, d in _PARTS:
        points.append((ax * a + cx * b + dx * c + bx * d, ay * a + cy * b + dy * c + by * d))
    return points


_PARTS = [
    ((1 - p) ** 3, 3 * p * (1 - p) ** 2, 3 * p * p * (1 - p), p**3)
    for p in (i / STEPS for i in range(1, STEPS + 1))
]
"""How much each of its four points counts along a cubic curve."""


def _cost(points: Sequence[Point], walls: _Walls, most: float, head: float) -> float:
    """Return the length of a curve, with what it costs to turn and to cross cards; at least `most` where that is exceeded.

    On its last `head` units lies the head of the arrow, if it bears one.
    """
    cost, left = 0.0, sum(math.dist(one, other) for one, other in pairwise(points))
    before = math.atan2(points[1][1] - points[0][1], points[1][0] - points[0][0])
    for one, (x, y) in pairwise(points):
        length = math.dist(one, (x, y))
        heading = math.atan2(y - one[1], x - one[0])
        cost += length + TURN * abs(math.remainder(heading - before, math.tau))
        left, before = left - length, heading
        probes = PROBES if not head or left > head else ((HEAD_WIDE * left / HEAD, HEAD_PRICE),)
        cost += length * walls.price((x, y), probes)
        if cost + left >= most:
            return most
    return cost
