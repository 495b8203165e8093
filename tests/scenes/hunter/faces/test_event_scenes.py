"""The scenes of events fill pictures of any shape, and what is mirrored or tilted in them stays where it was put."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from wotrush.scenes.art.geometry import Point, ellipse
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.hunter.faces.scenes.events import SCENES, draw_scene
from wotrush.scenes.hunter.faces.scenes.heads import TurnedPen
from wotrush.scenes.hunter.faces.scenes.stage import Stage

BARE, WHITE = (255, 0, 255), (255, 255, 255)
SHAPES = [(188, 90), (60, 62), (50, 92), (8, 11)]


def covered(mirrored: bool = False, tilt: float = 0.0) -> pygame.Rect:
    """Return what a vehicle left of the middle covers."""
    target = pygame.Surface((300, 180), pygame.SRCALPHA)
    Stage(target).vehicle("us08", ArtNation.USA, 0.4, 0.3, 0.5, mirrored=mirrored, tilt=tilt)
    return target.get_bounding_rect(min_alpha=120)


@pytest.mark.parametrize("code", SCENES)
@pytest.mark.parametrize("size", SHAPES, ids=str)
def test_a_scene_fills_its_picture(code: str, size: tuple[int, int]) -> None:
    target = pygame.Surface(size)
    target.fill(BARE)
    draw_scene(target, code)
    bare = pygame.mask.from_threshold(target, BARE, (2, 2, 2, 255))
    assert bare.count() == 0


def test_a_mirrored_vehicle_stands_where_the_other_would() -> None:
    plain, mirrored = covered(), covered(mirrored=True)
    assert mirrored.size == plain.size
    assert abs(mirrored.centerx - plain.centerx) <= 2 >= abs(mirrored.bottom - plain.bottom)


@pytest.mark.parametrize("mirrored", [False, True])
def test_a_tilted_vehicle_turns_about_its_middle(mirrored: bool) -> None:
    plain, tilted = covered(), covered(mirrored, tilt=10)
    assert tilted.h > plain.h
    assert pygame.Vector2(tilted.center).distance_to(plain.center) <= 6


def test_men_who_are_mirrored_run_the_other_way() -> None:
    def picture(mirrored: bool) -> pygame.Surface:
        target = pygame.Surface((200, 120), pygame.SRCALPHA)
        Stage(target).men(
            (0.5, 0.1), 0.3, [("run", "british", 0.0), ("run", "british", 1.2)], mirrored=mirrored
        )
        return target

    back = pygame.transform.flip(picture(mirrored=True), True, False)
    here, there = picture(mirrored=False).get_bounding_rect(), back.get_bounding_rect()
    assert abs(here.x - there.x) <= 2 >= abs(here.w - there.w)


@pytest.mark.parametrize(
    "draw",
    [
        lambda pen, at: pen.polygon(ellipse(at, 0.5, 0.5), WHITE),
        lambda pen, at: pen.disc(at, 0.5, WHITE),
        lambda pen, at: pen.ring(at, 0.5, 0.1, WHITE),
    ],
    ids=["polygon", "disc", "ring"],
)
def test_all_parts_of_a_head_are_turned(draw: Callable[[Pen, Point], None]) -> None:
    upright, turned = pygame.Surface((200, 200)), pygame.Surface((200, 200))
    draw(Pen(upright, (100, 100), 20), (0.0, 3.0))
    draw(TurnedPen(Pen(turned, (100, 100), 20), (0.0, 0.0), 90), (3.0, 0.0))
    one, other = (pygame.mask.from_threshold(sheet, WHITE, (9, 9, 9)) for sheet in (upright, turned))
    assert one.count()
    assert one.centroid() == pytest.approx(other.centroid(), abs=1)
