import random

import pytest

from wotrush.scenes.art.geometry import Point
from wotrush.scenes.art.palette import livery
from wotrush.scenes.art.pen import MeasuringPen
from wotrush.scenes.art.scenery.skylines import SKYLINES
from wotrush.scenes.rush import faces as art

BASE, TALL = 0.3, 1.0
GUN_SIDE = 0.55
LOW = 0.22
"""The share of the picture's height that lies below the level of guns."""


def outline(nation: art.ArtNation | None, seed: int) -> list[Point]:
    """Return where a skyline was drawn."""
    pen = MeasuringPen()
    source = random.Random(seed)
    source.choice(SKYLINES[nation])(pen, source, BASE, TALL, livery(nation).land)
    return [(x, -y) for x, y in pen.noted]


@pytest.mark.parametrize("nation", [None, *art.ArtNation])
def test_nothing_tall_stands_where_guns_point(nation: art.ArtNation | None) -> None:
    for seed in range(40):
        high = [point for point in outline(nation, seed) if point[0] > GUN_SIDE and point[1] > BASE + LOW]
        assert not high, f"seed {seed}: {high[:3]}"


@pytest.mark.parametrize("nation", [None, *art.ArtNation])
def test_each_country_has_a_skyline_on_its_left(nation: art.ArtNation | None) -> None:
    points = [point for seed in range(10) for point in outline(nation, seed)]
    assert max(y for x, y in points if x < 0.45) > BASE + 0.1
