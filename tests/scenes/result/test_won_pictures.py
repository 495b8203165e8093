"""Pictures of what players won."""

from __future__ import annotations

import pytest
from pygame import FRect, Surface

from wotrush.scenes.result.contents import WonPicture
from wotrush.scenes.result.standing.won_pictures import CAPTIONS, WonPictures
from wotrush.stage.drawing.shapes import Size
from wotrush.workshop.studio import Studio


def plain(size: Size) -> Surface:
    return Surface(size)


def won(count: int, caption: str = "") -> WonPictures:
    return WonPictures(Studio((1280, 720)).context, [WonPicture(plain, "name", caption)] * count)


@pytest.mark.parametrize(
    ("count", "pictures", "more"), [(3, 3, ""), (4, 4, ""), (5, 3, "2 more"), (9, 3, "6 more")]
)
def test_a_line_says_how_many_pictures_find_no_room_in_it(count: int, pictures: int, more: str) -> None:
    """Four of them fit in a size in which one is recognized; where there are more, the number takes the place of the last one."""
    line = won(count)
    line.place_in_line(FRect(0, 0, 270, 60), count)
    assert sum(sprite.visible for sprite in line.sprites) == pictures
    assert (str(line.more) if line.more.visible else "") == more
    assert not any(sprite.visible and sprite.rect.colliderect(line.more.rect) for sprite in line.sprites)


def test_pictures_in_a_low_line_stay_inside_it() -> None:
    line = won(5)
    line.place_in_line(FRect(0, 10, 270, 28), 5)
    assert line.rect.top >= 10
    assert all(line.rect.y + sprite.rect.bottom <= 38 for sprite in line.sprites if sprite.visible)


def test_pictures_are_as_large_as_those_of_the_player_who_won_most() -> None:
    few, many = won(2), won(8)
    for each in (few, many):
        each.place(FRect(0, 0, 240, 260), 8)
    assert few.sprites[0].rect == many.sprites[0].rect


def test_captions_fit_only_where_all_their_letters_do() -> None:
    for caption, fits in (("T-34", True), ("Panzerkampfwagen " * 9, False)):
        each = won(2, caption)
        each.place(FRect(0, 0, 240, 260), 2)
        assert each.fits(CAPTIONS[-1]) is fits


def test_where_captions_find_no_room_figures_may() -> None:
    each = WonPictures(
        Studio((1280, 720)).context, [WonPicture(plain, "name", "Panzerkampfwagen", figure="+45")] * 9
    )
    each.place(FRect(0, 0, 218, 260), 9)
    assert not any(each.fits(high) for high in CAPTIONS)
    assert each.fits(CAPTIONS[0], figures=True)
    each.caption(CAPTIONS[0], figures=True)
    assert all(label.visible and str(label) == "+45" for label in each.captions)
    assert not won(9, "T-34").fits(CAPTIONS[0], figures=True), "there are none"


def counted(*numbers: str, wide: float = 240, high: float = 50) -> WonPictures:
    context = Studio((1280, 720)).context
    each = WonPictures(context, [WonPicture(plain, number, count=number) for number in numbers])
    each.place(FRect(0, 0, wide, high), 5)
    return each


@pytest.mark.parametrize(
    ("wide", "high", "lower"), [(400, 50, 0), (240, 50, 2), (240, 100, 2), (400, 200, 2)]
)
def test_numbers_stand_beside_pictures_which_stand_in_one_row_if_they_are_seen_well_there(
    wide: float, high: float, lower: int
) -> None:
    each = counted("×1", "×12", "×3", "×4", "×5", wide=wide, high=high)
    each.number(each.fitting_sign(20), 18)
    assert sum(sprite.rect.y > 0 for sprite in each.sprites) == lower
    for sprite, label in zip(each.sprites, each.captions, strict=True):
        assert (sprite.rect.h >= 36) is (lower == 0 or high > 50)
        assert label.rect.left >= sprite.rect.right
        assert label.rect.right <= wide + 1
        assert sprite.rect.bottom <= high
