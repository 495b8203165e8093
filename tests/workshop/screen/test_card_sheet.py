"""The sheet of all cards: everything is on it and inside it, as large as possible."""

import pygame
import pytest

from wotrush.model.rush.default import default_catalogue
from wotrush.workshop.rush.card_sheet import ARRANGEMENTS, card_sheet


@pytest.mark.parametrize(
    "size", [(1280, 720), (1920, 1080), (3840, 2160), (1600, 1200), (2560, 1080), (1080, 1920)]
)
def test_every_arrangement_fits_the_sheet(size: tuple[int, int]) -> None:
    for arrangement in ARRANGEMENTS:
        assert arrangement.columns * arrangement.rows == 28
        wide, high = arrangement.block(arrangement.card_width(size))
        assert wide * arrangement.across < size[0]
        assert high * arrangement.down < size[1]


def test_wide_and_narrow_sheets_are_arranged_differently() -> None:
    best = {max(ARRANGEMENTS, key=lambda a: a.card_width(size)) for size in ((1920, 1080), (1600, 1200))}
    assert len(best) == 2


def test_a_sheet_has_the_size_asked_for_and_leaves_a_margin_all_round() -> None:
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    pygame.font.init()
    sheet = card_sheet((640, 360), default_catalogue().cards)
    assert sheet.get_size() == (640, 360)
    for x, y in ((0, 180), (639, 180), (320, 0), (320, 359)):
        assert sum(sheet.get_at((x, y))[:3]) < 200
