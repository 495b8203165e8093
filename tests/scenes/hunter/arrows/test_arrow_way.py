"""The way of an arrow: from edge to edge, smooth, and past the cards between."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pytest
from pygame import FRect, Rect, Surface, Vector2
from pygame.image import tobytes
from pygame.surfarray import array2d

from wotrush.scenes.hunter.arrows import arrow
from wotrush.scenes.hunter.arrows.arrow import BEND, outline, paint_arrow
from wotrush.scenes.hunter.arrows.arrow_way import CLEAR, UPRIGHT, ArrowWay, arc, way_between
from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.canvas import painting
from wotrush.stage.drawing.display_list import Mark
from wotrush.stage.geometry import inset

CARD, GAP = 186.0, 12.0


def row(left: float, top: float, count: int) -> list[FRect]:
    return [FRect(left + i * (CARD + GAP), top, CARD, 260) for i in range(count)]


FRONT, ENEMIES = row(560, 620, 4), row(100, 150, 8)
BEHIND = FRect(700, 900, 120, 168)


@pytest.mark.parametrize("target", range(8))
@pytest.mark.parametrize("source", [*range(4), BEHIND])
def test_it_leads_from_edge_to_edge_and_crosses_no_card_between(source: int | FRect, target: int) -> None:
    start = source if isinstance(source, FRect) else FRONT[source]
    others = [card for card in [*FRONT, *ENEMIES] if card not in (start, ENEMIES[target])]
    points = way_between(start, ENEMIES[target], others).points
    for box, end in ((start, points[0]), (ENEMIES[target], points[-1])):
        assert not box.collidepoint(end)
        assert inset(box, -CLEAR - 1).collidepoint(end)
    assert not any(inset(card, 4).collidepoint(point) for card in others for point in points)


def test_it_goes_a_long_way_round_what_it_shuns() -> None:
    """So it is seen from which card behind another it comes."""
    source, target = FRect(914, 864, 140, 194), FRect(200, 276, 166, 230)
    ahead, beside = FRect(813, 586, 196, 276), FRect(772, 878, 133, 186)
    straight, around = (
        way_between(source, target, [ahead, beside], shunned=shunned).points
        for shunned in ([], [ahead, beside])
    )
    assert any(inset(ahead, CLEAR).collidepoint(point) for point in straight)
    assert not any(inset(box, CLEAR).collidepoint(point) for point in around for box in (ahead, beside))


def test_it_passes_between_the_cards_of_an_enemy_and_words_below_them() -> None:
    """Such as those of the large buttons, which begin close below the panels."""
    source, target, words = FRect(611, 381, 136, 190), FRect(1141, 198, 100, 140), FRect(983, 360, 284, 30)
    enemies = [FRect(x, 198, 100, 140) for x in (817, 925, 1033)]
    walls = [words, FRect(0, 0, 1280, 190)]
    way = way_between(source, target, [*enemies, FRect(753, 391, 132, 186)], walls, 0.67)
    crossed = [
        point for point in way.points for box in (*enemies, words) if inset(box, -6).collidepoint(point)
    ]
    assert crossed == []


def test_it_is_smooth() -> None:
    points = way_between(BEHIND, ENEMIES[6], [*FRONT, *ENEMIES[:6], ENEMIES[7]]).points
    headings = [math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in pairwise(points)]
    assert all(abs(math.remainder(two - one, math.tau)) < math.radians(50) for one, two in pairwise(headings))


def test_it_goes_straight_where_nothing_lies_between() -> None:
    points = way_between(FRect(300, 600, 100, 140), FRect(300, 200, 100, 140), []).points
    assert {round(x) for x, _ in points} == {350}


@pytest.mark.parametrize("gap", [0, 40, 70, 110])
def test_a_short_one_is_straight_so_that_its_head_is_not_twisted(gap: float) -> None:
    """Though the target does not lie right above."""
    source = FRect(300, 600, 190, 260)
    target = FRect(230, 600 - gap - 260, 190, 260)
    way = way_between(source, target, [])
    assert way.tip.x == way.start.x
    assert way.start.y == max(source.top, way.tip.y + UPRIGHT)
    assert target.left < way.tip.x < target.right
    left, right = (point.x for point in (outline(way)[-1], outline(way)[0]))
    assert left - way.tip.x == pytest.approx(way.tip.x - right)


def test_where_every_way_is_barred_there_is_one_all_the_same() -> None:
    wall = FRect(0, 400, 2000, 100)
    points = way_between(FRect(300, 600, 100, 140), FRect(300, 200, 100, 140), [wall]).points
    assert points[-1][1] < 400 < points[0][1]


def test_it_passes_through_a_crowd_rather_than_all_around_the_table() -> None:
    """So the cards of five players lie at 4:3, where only a way around everybody would touch none."""
    source, target = FRect(984, 978, 172, 241), FRect(109, 309, 186, 260)
    own = [(519, 601, 272, 381), (801, 601, 272, 381), *((x, 993, 172, 241) for x in (437, 619, 801))]
    front = [
        *((x, 309, 186, 260) for x in (305, 501)),
        *((x, 378, 136, 191) for x in (840, 1119, 1356, 1502)),
    ]
    back = [(334, 101, 128, 180), (801, 148, 112, 156)]
    points = way_between(source, target, [FRect(card) for card in (*own, *front, *back)]).points
    length = sum(math.dist(one, other) for one, other in pairwise(points))
    assert length < 2 * math.dist(points[0], points[-1])


@pytest.mark.parametrize("aside", [0, 40])
def test_an_arrow_of_any_length_can_be_drawn(aside: int) -> None:
    for apart in range(300):
        source, target = FRect(300, 600, 100, 140), FRect(300 + aside, 460 - apart, 100, 140)
        way = way_between(source, target, [])
        _, picture = painted(way)
        x, y = way.after(0.5)
        assert picture.get_at((int(x), int(y))).r > 0


@pytest.mark.parametrize("aside", [0, -90, 24])
@pytest.mark.parametrize("apart", [0, 11, 30, 50])
def test_a_short_arrow_stands_upright_and_never_on_its_target(apart: int, aside: int) -> None:
    source = FRect(580, 362, 168, 236)
    target = FRect(580 + aside, 362 - apart - 236, 168, 236)
    way = way_between(source, target, [target.move(-174, 0), target.move(174, 0)])
    assert {round(x) for x, _ in way.points} == {round(way.tip.x)}
    assert way.start.y - way.tip.y >= 40
    shape = arrow.outline(way)
    assert min(point.y for point in shape) >= target.bottom
    wide = max(point.x for point in shape) - min(point.x for point in shape)
    assert 0.4 < wide / (way.start.y - way.tip.y) < 1, "it is longer than wide"


RED = (255, 0, 0, 255)


def painted(
    way: ArrowWay, below: Sequence[FRect] = (), over: Sequence[FRect] = ()
) -> tuple[list[Mark], Surface]:
    """Return what an arrow is made of, and how it looks where it passes below cards and over others."""
    picture = Surface((1920, 1080), depth=32)
    with painting(picture, SurfaceCache()) as canvas:
        paint_arrow(canvas, way, RED, 1.0, below, over)
        marks = list(canvas.display_list.marks)
    return marks, picture


@pytest.mark.parametrize("goal", [(400, 150), (1700, 880), (1300, 300), (1100, 700)])
def test_bands_leave_out_what_is_empty_around_an_arrow_and_nothing_of_it(
    goal: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    way = arc(Vector2(1000, 900), Vector2(goal), BEND)
    bands, picture = painted(way)
    monkeypatch.setattr(arrow, "MOST_BANDS", 1)
    (whole,), same = painted(way)
    assert tobytes(picture, "RGB") == tobytes(same, "RGB")
    area = sum(band.box[2] * band.box[3] for band in bands)
    assert area < 0.7 * whole.box[2] * whole.box[3]


def test_it_is_not_seen_on_a_card_below_which_it_passes() -> None:
    """It is seen again behind the card."""
    way, card = arc(Vector2(1000, 900), Vector2(400, 150), BEND), Rect(600, 500, 200, 280)
    _, picture = painted(way)
    _, covered = painted(way, [FRect(card)])
    assert any(card.collidepoint(point) for point in way.points)
    on_card, beyond = card.inflate(-30, -30), Rect(400, 150, 200, 300)
    assert array2d(picture.subsurface(on_card)).any()
    assert not array2d(covered.subsurface(on_card)).any()
    assert array2d(covered.subsurface(beyond)).any()


def test_it_is_faint_on_a_card_that_it_crosses() -> None:
    way, card = arc(Vector2(1000, 900), Vector2(400, 150), BEND), Rect(600, 500, 200, 280)
    crossing = next(point for point in way.points if card.inflate(-60, -60).collidepoint(point))
    beyond = way.after(0.95)
    _, picture = painted(way)
    _, faint = painted(way, over=[FRect(card)])
    assert faint.get_at(crossing)[0] < 0.6 * picture.get_at(crossing)[0]
    assert faint.get_at((int(beyond.x), int(beyond.y))) == picture.get_at((int(beyond.x), int(beyond.y)))


def test_from_a_card_that_stands_lower_than_those_beside_it_an_arrow_passes_above_them() -> None:
    """Its way does not lead across the cards behind the target instead."""
    source, target = FRect(730, 400, 180, 256), FRect(50, 210, 100, 140)
    beside = [FRect(x, 371, 205, 287) for x in (300, 510)]
    ahead = [FRect(x, 210, 100, 140) for x in (160, 270, 470, 800, 900)]
    behind = [FRect(x, 80, 80, 112) for x in (102, 189)]
    way = way_between(source, target, [*beside, *ahead, *behind])
    assert all(target.bottom < y < source.top for _, y in way.points)
    assert not any(card.collidepoint(point) for card in (*beside, *ahead, *behind) for point in way.points)
