"""The land behind vehicles: nothing tall stands before a gun, and no two Soviet tanks of a class look alike."""

import random

import pytest

from wotrush.scenes.art.geometry import Point
from wotrush.scenes.art.palette import livery
from wotrush.scenes.art.pen import MeasuringPen
from wotrush.scenes.art.profiles.profile_files import profile_of
from wotrush.scenes.art.scenery.skylines import SKYLINES
from wotrush.scenes.rush import faces as art

from .deck import FACES

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


def test_no_two_soviet_tanks_of_a_class_share_light_paint_and_camouflage() -> None:
    """At the size of the Reserve, silhouettes alone do not tell Soviet tanks apart."""
    turreted = [art.Symbol.LIGHT, art.Symbol.MEDIUM, art.Symbol.HEAVY]
    looks = [
        (face.symbol, profile.light, profile.paint, profile.camo)
        for code, face in FACES.items()
        if face.nation is art.ArtNation.USSR and face.symbol in turreted
        for profile in [profile_of(code)]
    ]
    assert len(looks) > 10
    assert len(set(map(repr, looks))) == len(looks)
