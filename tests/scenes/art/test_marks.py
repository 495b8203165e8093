"""Icons, class marks and emblems: told apart by their shape, however small."""

from itertools import combinations

import pygame
import pytest

from wotrush.scenes.art.icons import ICONS, add_icons
from wotrush.scenes.art.marks import painter_of
from wotrush.scenes.rush import faces as art

PIXELS = 20


def coverage(surface: pygame.Surface) -> list[int]:
    return [surface.get_at((x, y)).a for y in range(surface.get_height()) for x in range(surface.get_width())]


def difference(first: pygame.Surface, second: pygame.Surface) -> float:
    """Return the share of the icon's box in which two shapes differ."""
    pairs = zip(coverage(first), coverage(second), strict=True)
    return sum(abs(a - b) for a, b in pairs) / (255 * PIXELS * PIXELS)


def test_icons_are_told_apart_by_shape_at_20_pixels() -> None:
    painters = {
        painter_of(key, PIXELS): key for key in ICONS
    }  # Games may use the same icon under names of their own.
    images = {key: art.icon_image(key, PIXELS) for key in painters.values()}
    for (one, first), (other, second) in combinations(images.items(), 2):
        assert difference(first, second) > 0.08, f"{one} and {other}"


@pytest.mark.parametrize("pixels", [14, 16, 20, 24, 32])
def test_a_small_laurel_is_one_piece_open_only_at_the_top(pixels: int) -> None:
    """Its leaves would be specks, and its two branches a pair of brackets."""
    mask = pygame.mask.from_surface(art.icon_image("laurel", pixels), 100)
    assert len(mask.connected_components(2)) == 1
    middle = pixels // 2
    assert any(mask.get_at((middle, y)) for y in range(middle, pixels))
    assert not any(mask.get_at((middle, y)) for y in range(middle))
    leaves = pygame.mask.from_surface(art.icon_image("laurel", 60), 100)
    assert len(leaves.connected_components(2)) > 4, "a large one has leaves"


def test_no_two_icons_have_the_same_name() -> None:
    add_icons({"laurel": ICONS["laurel"]})
    with pytest.raises(ValueError, match="another icon called 'laurel'"):
        add_icons({"laurel": ICONS["cards"]})


def test_class_symbols_are_told_apart_by_shape_at_20_pixels() -> None:
    images = {symbol: art.symbol_image(symbol, PIXELS) for symbol in art.Symbol}
    for (one, first), (other, second) in combinations(images.items(), 2):
        assert difference(first, second) > 0.04, f"{one} and {other}"


@pytest.mark.parametrize("pixels", [12, 13, 14, 16, 18, 24, 40])
@pytest.mark.parametrize(
    ("symbol", "bars"), [(art.Symbol.LIGHT, 1), (art.Symbol.MEDIUM, 2), (art.Symbol.HEAVY, 3)]
)
def test_the_bars_of_a_class_mark_can_be_counted_however_small(
    symbol: art.Symbol, bars: int, pixels: int
) -> None:
    mask = pygame.mask.from_surface(art.symbol_image(symbol, pixels), 100)
    assert len(mask.connected_components()) == bars


def test_emblems_are_told_apart_by_shape_at_20_pixels() -> None:
    images = {nation: art.emblem_image(nation, PIXELS) for nation in art.ArtNation}
    for (one, first), (other, second) in combinations(images.items(), 2):
        assert difference(first, second) > 0.08, f"{one} and {other}"


@pytest.mark.parametrize("key", ICONS)
def test_an_icon_fills_its_box_and_leaves_none_of_its_key_color(key: str) -> None:
    image = art.icon_image(key, 40, (200, 100, 50))
    box = image.get_bounding_rect(min_alpha=128)
    assert max(box.size) >= 30
    for y in range(40):
        for x in range(40):
            assert image.get_at((x, y)).a == 0 or image.get_at((x, y)).r > 150


@pytest.mark.parametrize(
    ("vehicle_class", "subtype", "symbol"),
    [
        ("light", "tank", art.Symbol.LIGHT),
        ("SPG", "TD", art.Symbol.TANK_DESTROYER),
        ("SPG", "artillery", art.Symbol.ARTILLERY),
        ("auxiliary", "truck", art.Symbol.AUXILIARY),
    ],
)
def test_symbols_follow_the_card_file(vehicle_class: str, subtype: str, symbol: art.Symbol) -> None:
    assert art.symbol_of(vehicle_class, subtype) is symbol


def test_the_hungarian_cross_lies_on_the_colors_of_its_flag_and_is_no_sign_to_close() -> None:
    emblem = art.emblem_image(art.ArtNation.HUNGARY, 40)
    above, below = emblem.get_at((20, 6)), emblem.get_at((20, 34))
    assert above.r > 2 * max(above.g, above.b)
    assert below.g > 1.5 * max(below.r, below.b)
