"""The faces of Rush's cards: their sizes and corners, and that each thing on them shows."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.rush import faces as art
from wotrush.scenes.rush.faces.zoom import LARGEST, note_scale

from .deck import BARRACKS, FACES

Draw = Callable[[art.CardFace, tuple[int, int]], pygame.Surface]
FACE_DRAWINGS: list[Draw] = [art.reserve, art.hand, art.zoom, art.token]
MEDAL = art.CardFace(
    art.FaceKind.MEDAL, "medal", "Medal of Honor", nation=art.ArtNation.USA, resources=1, points=1
)
MEDALS = (art.ArtNation.USSR, art.ArtNation.GERMANY, art.ArtNation.USA, art.ArtNation.FRANCE)
BASE = art.CardFace(art.FaceKind.BASE, "base", "Base", points=3)


def picture(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def with_figure(figure: str, value: int | None) -> art.CardFace:
    face = FACES["su07"]
    match figure:
        case "power":
            return replace(face, power=value)
        case "armor":
            return replace(face, armor=value)
        case _:
            return replace(face, resources=value)


@pytest.mark.parametrize("draw", FACE_DRAWINGS)
@pytest.mark.parametrize("size", [(60, 84), (85, 119), (133, 187), (200, 280), (400, 560)])
def test_a_face_has_the_size_asked_for_and_round_corners(draw: Draw, size: tuple[int, int]) -> None:
    card = draw(FACES["de19"], size)
    assert card.get_size() == size
    assert card.get_at((0, 0)).a < 100
    assert card.get_at((size[0] - 1, size[1] - 1)).a < 100
    for place in ((size[0] // 2, size[1] // 2), (size[0] // 2, 0), (0, size[1] // 2)):
        assert card.get_at(place).a == 255


@pytest.mark.parametrize("draw", FACE_DRAWINGS)
def test_drawing_twice_gives_the_same_pixels(draw: Draw) -> None:
    assert picture(draw(FACES["fr16"], (120, 168))) == picture(draw(FACES["fr16"], (120, 168)))


def test_no_two_vehicles_look_alike() -> None:
    nameless = [replace(face, name="", cost=None) for face in FACES.values()]
    assert len({picture(art.reserve(face, (60, 84))) for face in nameless}) == len(FACES)


@pytest.mark.parametrize("face", [*BARRACKS, MEDAL, BASE], ids=lambda face: face.code)
def test_cards_that_are_no_vehicles_can_be_held_spread_out_and_zoomed(face: art.CardFace) -> None:
    assert art.hand(face, (100, 140)).get_at((50, 70)).a == 255
    assert picture(art.reserve(face, (100, 140))) != picture(art.hand(face, (100, 140)))
    assert art.zoom(face, (150, 210)).get_at((75, 105)).a == 255


@pytest.mark.parametrize("figure", ["power", "armor", "resources"])
def test_no_figure_is_not_a_figure_of_0(figure: str) -> None:
    nothing, naught = with_figure(figure, None), with_figure(figure, 0)
    assert picture(art.hand(nothing, (100, 140))) != picture(art.hand(naught, (100, 140)))


@pytest.mark.parametrize("figure", ["power", "armor", "resources"])
def test_the_index_of_a_hand_card_lies_in_its_left_fifth(figure: str) -> None:
    one, two = (art.hand(with_figure(figure, value), (200, 280)) for value in (1, 2))
    rest = pygame.Rect(40, 0, 160, 280)
    assert picture(one) != picture(two)
    assert picture(one.subsurface(rest)) == picture(two.subsurface(rest))


def test_damage_shows_on_tokens_and_bases() -> None:
    whole, hit = (art.token(FACES["us08"], (85, 119), damaged) for damaged in (False, True))
    assert picture(whole) != picture(hit)
    assert picture(art.base((90, 126), 3)) != picture(art.base((90, 126), 3, damaged=True))


def test_the_points_of_a_turned_base_stand_upright_where_they_were_before() -> None:
    """Its disc is as light or dark there as that of a base that lies upright."""
    corner = pygame.Rect(10, 10, 62, 62)
    upright = art.base((200, 280), 3, damaged=True)
    turned = pygame.transform.rotate(art.base((200, 280), 3, damaged=True, turned=True), -90)
    other = pygame.transform.rotate(upright, -90)
    strays = [_difference(upright, each, corner) for each in (turned, other)]
    assert strays[0] < strays[1] / 3


def _difference(one: pygame.Surface, other: pygame.Surface, within: pygame.Rect) -> int:
    places = [
        (x, y) for x in range(within.left, within.right, 3) for y in range(within.top, within.bottom, 3)
    ]
    return sum(abs(one.get_at(place)[0] - other.get_at(place)[0]) for place in places)


def test_a_ruin_is_darker_than_any_base() -> None:
    size = (90, 126)
    drawn = (art.ruin(size), art.base(size, 3, damaged=True), art.base(size, 3))
    light = [sum(pygame.transform.average_color(each)[:3]) for each in drawn]
    assert light == sorted(light)
    assert light[0] < 0.7 * light[1]


def test_zoom_keeps_long_explanations_inside_the_card() -> None:
    """The lowest row of text may reach the figures but never the card's edge."""
    note = art.Note(art.Tag("sabotage", "Niezniszczalność"), "Each opponent puts away one card. " * 5)
    card = art.zoom(replace(FACES["de19"], power=None, armor=None, resources=None), (300, 420), [note] * 4)
    edge = {tuple(card.get_at((x, 417)))[:3] for x in range(40, 260)}
    assert len(edge) == 1


def test_explanations_are_as_large_as_the_card_has_room_for() -> None:
    sheet = Sheet((300, 420))
    tag = art.Tag("sabotage", "Sabotage")
    short, long = (art.Note(tag, "Each opponent puts away one card. " * times) for times in (1, 8))
    scales = [note_scale(sheet, notes, 140) for notes in ([short], [long], [long] * 2)]
    assert scales[0] == LARGEST
    assert scales == sorted(set(scales), reverse=True)


def test_a_latin_reading_is_printed_once_only() -> None:
    plain = art.zoom(FACES["su07"], (150, 210))
    same = art.zoom(replace(FACES["su07"], latin="Т-34"), (150, 210))
    read = art.zoom(replace(FACES["su07"], latin="T-34"), (150, 210))
    assert picture(plain) == picture(same) != picture(read)


def test_medals_tell_nation_and_count() -> None:
    drawn = {picture(art.medal(nation, points, (90, 126))) for nation in MEDALS for points in (1, 2)}
    assert len(drawn) == 8


def test_a_pile_shows_its_count() -> None:
    few, many = (art.pile(art.Back.GARAGE, (90, 126), count, "Garage") for count in (4, 14))
    assert picture(few) != picture(many)


def test_a_base_shows_its_bunker_above_a_defender_that_covers_its_lower_part() -> None:
    """Below its points and above a defender that stands below it there is concrete from side to side."""
    base = art.base((200, 280), 3)
    row = [base.get_at((x, round(280 * 0.4)))[:3] for x in range(20, 180)]
    grey = [max(color) - min(color) < 60 and max(color) > 90 for color in row]
    assert sum(grey) > 0.9 * len(row)
