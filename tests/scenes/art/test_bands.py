"""The bands of nations: told apart without color."""

from itertools import combinations

import pygame

from wotrush.scenes.art.bands import band
from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.rush import faces as art

TOP, BOTTOM = (90, 90, 90), (50, 50, 50)


def woven(nation: art.ArtNation | None) -> bytes:
    sheet = Sheet((160, 40))
    band(sheet, nation, (0, 0, 200, 50), TOP, BOTTOM)
    return pygame.image.tobytes(sheet.finish(), "RGB")


def test_bands_of_one_grey_are_told_apart_by_their_weave() -> None:
    pictures = {nation: woven(nation) for nation in art.ArtNation}
    for one, other in combinations(art.ArtNation, 2):
        differing = sum(a != b for a, b in zip(pictures[one], pictures[other], strict=True))
        assert differing > 0.1 * len(pictures[one]), f"{one} and {other}"


def test_what_belongs_to_no_nation_is_plain() -> None:
    assert woven(None) == woven(art.ArtNation.USSR)
