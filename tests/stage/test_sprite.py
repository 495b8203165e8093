"""Sprites: exact at rest, in cached steps while moving; the cache; shapes with soft and round edges."""

from __future__ import annotations

import pygame
import pytest
from pygame import FRect, Surface, Vector2

from tests.stage.drawn import DrawingSurface
from tests.stage.looks import PlainFace
from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.canvas import turned
from wotrush.stage.drawing.shapes import framed, glow, plate, ring, soft
from wotrush.stage.node import Node
from wotrush.stage.sprite import Glow, Shadow, Sprite


class CountingFace:
    def __init__(self) -> None:
        self.sizes: list[tuple[int, int]] = []

    def __call__(self, size: tuple[int, int]) -> Surface:
        self.sizes.append(size)
        return plate(size, 0, (200, 40, 40))


def drawing(pictures: SurfaceCache | None = None) -> DrawingSurface:
    return DrawingSurface((300, 300), pictures)


def covered(surface: Surface) -> pygame.Rect:
    """Return the box around everything that is not black."""
    return pygame.mask.from_threshold(surface, (200, 40, 40), (60, 40, 40)).get_bounding_rects()[0]


def test_a_resting_sprite_shows_its_face_drawn_once_at_its_size() -> None:
    face, view = CountingFace(), drawing()
    sprite = Sprite(face, FRect(20, 30, 80, 120))
    for _ in range(3):
        view.draw(sprite)
    assert face.sizes == [(80, 120)]
    assert covered(view.surface) == pygame.Rect(20, 30, 80, 120)
    assert not sprite.stale


def test_while_its_size_changes_the_last_drawn_face_is_stretched() -> None:
    face, view = CountingFace(), drawing()
    sprite = Sprite(face, FRect(20, 30, 80, 120))
    view.draw(sprite)
    for width in (90, 100, 110):
        sprite.size = Vector2(width, width * 1.5)
        view.draw(sprite)
    assert face.sizes == [(80, 120)]
    assert sprite.stale, "a sharp picture must follow"
    view.draw(sprite)
    assert face.sizes == [(80, 120), (110, 165)]
    assert not sprite.stale


def test_a_turning_sprite_reuses_its_steps() -> None:
    pictures = SurfaceCache()
    view = drawing(pictures)
    sprite = Sprite(PlainFace(), FRect(100, 100, 60, 90))
    for lap in range(2):
        for i in range(360):
            sprite.angle = i + 0.01 * lap
            view.draw(sprite)
        if lap == 0:
            held = len(pictures.steps)
    assert held <= 145
    assert len(pictures.steps) == held


def test_at_rest_the_angle_is_exact() -> None:
    moving, resting = drawing(), drawing()
    for view, draws in ((moving, 1), (resting, 2)):
        sprite = Sprite(PlainFace(), FRect(100, 20, 60, 250))
        drawing().draw(sprite)
        sprite.angle = 0.45
        for _ in range(draws):
            view.surface.fill((0, 0, 0))
            view.draw(sprite)
    assert covered(moving.surface).w == 60
    assert covered(resting.surface).w > 60


def test_right_angles_are_turned_without_loss() -> None:
    view = drawing()
    sprite = Sprite(PlainFace(), FRect(100, 100, 60, 90))
    sprite.angle = 90
    view.draw(sprite)
    assert covered(view.surface) == pygame.Rect(85, 115, 90, 60)


def test_squeeze_narrows_and_alpha_fades() -> None:
    view = drawing()
    sprite = Sprite(PlainFace((200, 200, 200)), FRect(100, 100, 60, 90))
    sprite.squeeze, sprite.alpha = 0.5, 0.5
    view.draw(sprite)
    assert view.surface.get_at((110, 145))[0] == 0
    assert view.surface.get_at((130, 145))[0] == pytest.approx(100, abs=2)


@pytest.mark.parametrize("moving", [False, True])
def test_a_shade_dims_the_face_and_lets_nothing_behind_shine_through(moving: bool) -> None:
    view = drawing()
    sprite = Sprite(PlainFace((200, 200, 200)), FRect(100, 100, 60, 90))
    sprite.shade = (0, 0, 0, 128)
    view.draw(sprite)
    if moving:
        view.surface.fill((255, 0, 0))
        sprite.scale = 1.05
        view.draw(sprite)
    assert view.surface.get_at((130, 145))[:3] == pytest.approx((100, 100, 100), abs=2)


def test_scale_stretches_the_picture_without_drawing_the_face_again() -> None:
    face, view = CountingFace(), drawing()
    sprite = Sprite(face, FRect(100, 100, 60, 90))
    view.draw(sprite)
    sprite.scale = 1.5
    for _ in range(2):
        view.surface.fill((0, 0, 0))
        view.draw(sprite)
    assert face.sizes == [(60, 90)]
    assert covered(view.surface) == pygame.Rect(85, 78, 90, 135)


def test_in_a_larger_space_the_face_is_drawn_larger() -> None:
    face, view = CountingFace(), drawing()
    root = Node(FRect(0, 0, 150, 150))
    root.scale, root.pos = 2, Vector2(150, 150)
    root.add(Sprite(face, FRect(50, 25, 30, 40)))
    view.draw(root)
    assert face.sizes == [(60, 80)]
    assert covered(view.surface) == pygame.Rect(100, 50, 60, 80)


def test_a_faded_sprite_leaves_the_shared_picture_as_it_was() -> None:
    pictures, view = SurfaceCache(), drawing()
    view = drawing(pictures)
    sprite = Sprite(PlainFace(), FRect(100, 100, 60, 90))
    sprite.alpha = 0.3
    view.draw(sprite)
    sprite.alpha = 1.0
    view.draw(sprite)
    assert view.surface.get_at((130, 145))[0] == 200


def test_light_and_shadow_reach_beyond_the_edge_and_the_face_stays_in_place() -> None:
    view = drawing()
    view.surface.fill((100, 100, 100))
    sprite = Sprite(PlainFace(), FRect(100, 100, 60, 90), radius=4)
    sprite.shadow = Shadow(drop=8, blur=4)
    view.draw(sprite)
    assert covered(view.surface) == pygame.Rect(100, 100, 60, 90)
    assert view.surface.get_at((130, 195))[0] < 90
    assert view.surface.get_at((130, 96))[0] >= 95
    sprite.glow = Glow((0, 255, 0))
    view.draw(sprite)
    assert view.surface.get_at((130, 98))[:3] == (0, 255, 0)
    assert covered(view.surface) == pygame.Rect(100, 100, 60, 90)


def test_a_lifted_sprite_throws_its_shadow_further() -> None:
    low, high = Shadow().at(0), Shadow().at(1)
    assert high[0] > low[0]
    assert high[1] > low[1]


def test_a_face_of_another_size_is_fitted() -> None:
    view = drawing()
    view.draw(Sprite(lambda size: plate((20, 30), 0, (200, 40, 40)), FRect(10, 10, 100, 150)))
    assert covered(view.surface) == pygame.Rect(10, 10, 100, 150)


def test_the_cache_keeps_to_its_budget_and_drops_the_longest_unused() -> None:
    cache = SurfaceCache(budget=3 * 400)

    def tile() -> Surface:
        return Surface((10, 10), pygame.SRCALPHA, 32)

    for name in "abc":
        cache.get((name,), tile)
    cache.get(("a",), tile)
    cache.get(("d",), tile)
    assert [(name,) in cache for name in "abcd"] == [True, False, True, True]
    assert cache.held == 1200
    cache.get(("huge",), lambda: Surface((100, 100), pygame.SRCALPHA, 32))
    assert ("huge",) not in cache
    assert len(cache) == 3


def turning_sprites(pictures: SurfaceCache, count: int) -> tuple[DrawingSurface, list[Sprite]]:
    """Return sprites with a face each, after they have been seen at rest."""
    view = drawing(pictures)
    sprites = [Sprite(PlainFace((200, 40, i)), FRect(20 + 9 * i, 100, 60, 90)) for i in range(count)]
    for sprite in sprites:
        sprite.shadow = Shadow()
        view.draw(sprite)
    return view, sprites


def count_turned(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Collect the sizes of all pictures turned or scaled from now on."""
    made: list[tuple[int, int]] = []

    def counted(picture: Surface, size: tuple[int, int], angle: float, *, soft: bool) -> Surface:
        made.append(size)
        return turned(picture, size, angle, soft=soft)

    monkeypatch.setattr("wotrush.stage.drawing.canvas.turned", counted)
    return made


def test_however_many_sprites_set_off_only_so_many_pictures_are_made_in_one_frame(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pictures = SurfaceCache()
    view, sprites = turning_sprites(pictures, 12)
    made = count_turned(monkeypatch)
    for frame in range(1, 5):
        made.clear()
        pictures.begin_frame(3 * 60 * 90)
        for sprite in sprites:
            sprite.angle = 20.0 * frame
            view.draw(sprite)
        assert 1 <= len(made) <= 3
        assert all(sprite.stale for sprite in sprites)


def test_in_the_end_all_is_as_exact_as_without_any_limit() -> None:
    shown = []
    for allowance in (1.0, 1e9):
        pictures = SurfaceCache()
        view, sprites = turning_sprites(pictures, 5)
        for sprite in sprites:
            sprite.angle, sprite.glow = 17.3, Glow((0, 255, 0))
        for _ in range(40):
            view.surface.fill((90, 90, 90))
            pictures.begin_frame(allowance)
            for sprite in sprites:
                view.draw(sprite)
        assert not any(sprite.stale for sprite in sprites)
        shown.append(pygame.image.tobytes(view.surface, "RGB"))
    assert shown[0] == shown[1]


def test_a_card_that_is_turned_over_never_shows_its_old_side_for_want_of_time() -> None:
    pictures = SurfaceCache()
    view, (sprite,) = turning_sprites(pictures, 1)
    pictures.begin_frame(1.0)
    pictures.afford(1.0)
    sprite.face, sprite.angle = PlainFace((40, 40, 200)), 30.0
    view.surface.fill((0, 0, 0))
    view.draw(sprite)
    assert view.surface.get_at((50, 145))[:3] == (40, 40, 200)


def test_pictures_that_are_only_passed_through_push_out_no_faces() -> None:
    pictures = SurfaceCache(passing=100_000)
    face, view = CountingFace(), drawing(pictures)
    sprite = Sprite(face, FRect(100, 100, 60, 90))
    view.draw(sprite)
    for angle in range(0, 360, 3):
        sprite.angle = angle
        view.draw(sprite)
    assert len(face.sizes) == 1
    assert (face, (60, 90)) in pictures
    assert 0 < pictures.steps.held <= 100_000


def test_plates_have_smooth_round_corners_of_their_own_color() -> None:
    picture = plate((40, 30), 10, (200, 100, 50))
    assert picture.get_at((0, 0))[3] == 0
    assert tuple(picture.get_at((20, 15))) == (200, 100, 50, 255)
    edge = [picture.get_at((x, 2)) for x in range(10)]
    assert any(0 < pixel[3] < 255 for pixel in edge)
    assert all(pixel[:3] == (200, 100, 50) for pixel in edge if pixel[3] > 8)


def test_rings_are_hollow_and_frames_are_not() -> None:
    assert ring((40, 30), 6, 3, (1, 2, 3)).get_at((20, 15))[3] == 0
    assert tuple(ring((40, 30), 6, 3, (1, 2, 3)).get_at((20, 1))) == (1, 2, 3, 255)
    picture = framed((40, 30), 6, (9, 9, 9), (1, 2, 3), 3, bottom=(90, 90, 90))
    assert tuple(picture.get_at((20, 1))) == (1, 2, 3, 255)
    assert picture.get_at((20, 5))[0] < picture.get_at((20, 24))[0]


def test_soft_shapes_fade_outwards() -> None:
    picture = soft((40, 40), 5, 6, (0, 0, 0, 255))
    assert picture.get_size() == (64, 64)
    row = [picture.get_at((x, 32))[3] for x in range(32)]
    assert row == sorted(row)
    assert row[0] < 30 < 200 < row[-1]
    assert glow((40, 40), 5, 3, 6, (0, 255, 0)).get_size() == (40 + 2 * 15, 40 + 2 * 15)
