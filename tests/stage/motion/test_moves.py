"""Motions of nodes and bursts of particles: their paths and their ends."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest
from pygame import FRect, Vector2

from tests.stage.drawn import drawn
from tests.stage.looks import PlainFace
from wotrush.stage.clock import ManualClock
from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.canvas import painting
from wotrush.stage.drawing.shapes import blank
from wotrush.stage.geometry import Pose
from wotrush.stage.motion import moves, particles, recipes
from wotrush.stage.motion.easing import linear
from wotrush.stage.motion.player import Player
from wotrush.stage.motion.tween import Motion, sequence
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite

HOME = Pose(Vector2(50, 75), Vector2(100, 150), 0, 1)
AWAY = Pose(Vector2(450, 75), Vector2(50, 75), 350, 3)


@pytest.fixture
def sprite() -> Sprite:
    sprite = Sprite(PlainFace())
    sprite.pose = HOME
    return sprite


def test_a_glide_moves_grows_and_turns_the_short_way(sprite: Sprite) -> None:
    motion = moves.glide(sprite, AWAY, 2, linear)
    motion.at(0)
    motion.at(1, 0)
    assert sprite.pos == Vector2(250, 75)
    assert sprite.size == Vector2(75, 112.5)
    assert sprite.angle == pytest.approx(-5)
    motion.at(2, 1)
    assert sprite.pose == AWAY


def test_an_arc_bends_the_way_and_not_its_ends(sprite: Sprite) -> None:
    motion = moves.Glide(sprite, AWAY, 2, linear, arc=40)
    motion.at(0)
    assert sprite.pos == HOME.center
    motion.at(1, 0)
    assert sprite.pos.distance_to((250, 35)) < 1e-3
    motion.at(2, 1)
    assert sprite.pos == AWAY.center


def test_a_flight_is_above_everything_and_lands_where_it_belongs(sprite: Sprite) -> None:
    clock = ManualClock()
    player = Player(clock)
    player.play(moves.fly(sprite, AWAY, 1))
    clock.advance(0.5)
    player.update()
    assert sprite.z > 1000
    assert sprite.lift == pytest.approx(1)
    player.finish()
    assert (sprite.pose, sprite.lift) == (AWAY, 0)


def test_a_flight_goes_straight_on_leaning_into_its_way_and_nearer_at_its_height(sprite: Sprite) -> None:
    motion = moves.fly(sprite, AWAY, 1, arc=0)
    way, looks = [], []
    for i in range(21):
        motion.at(i / 20, (i - 1) / 20 if i else -1.0)
        way.append(sprite.pos.x)
        looks.append((sprite.scale, sprite.angle))
    assert way == sorted(way)
    assert max(scale for scale, _ in looks) > 1.05
    assert max(angle for _, angle in looks) > 1, "to the right, clockwise"
    assert looks[-1] == (1.0, AWAY.angle)


def test_a_held_card_flies_on_from_how_it_is_held(sprite: Sprite) -> None:
    sprite.lift, sprite.scale = 1.0, 0.6
    motion = moves.fly(sprite, AWAY, 1)
    motion.at(0)
    assert (sprite.lift, sprite.scale) == (1.0, 0.6)
    motion.at(1, 0)
    assert (sprite.lift, sprite.scale) == (0.0, 1.0)


def test_a_flip_changes_the_face_when_it_is_edge_on(sprite: Sprite) -> None:
    back, front = sprite.face, PlainFace((1, 1, 1))
    motion = moves.flip(sprite, front, 1)
    motion.at(0)
    motion.at(0.4, 0)
    assert sprite.face is back
    assert sprite.squeeze < 0.5
    motion.at(0.7, 0.4)
    assert sprite.face is front
    motion.at(1, 0.7)
    assert sprite.squeeze == 1


@pytest.mark.parametrize(
    "make",
    [
        lambda node: moves.shake(node, 9, 1),
        lambda node: moves.nudge(node, Vector2(30, 0), 1),
        lambda node: moves.pop(node, 0.3, 1),
    ],
)
def test_what_trembles_stands_in_the_end_where_it_stood(sprite: Sprite, make: object) -> None:
    assert callable(make)
    motion: Motion = make(sprite)
    motion.at(0)
    motion.at(0.3, 0)
    assert (sprite.pos, sprite.scale) != (HOME.center, 1)
    motion.at(1, 0.3)
    assert (sprite.pos, sprite.scale) == (HOME.center, 1)


def test_small_moves_end_at_their_goals(sprite: Sprite) -> None:
    player = Player(ManualClock())
    player.queue(
        sequence(
            moves.fade(sprite, 0.25, 1),
            moves.rescale(sprite, 1.5, 1),
        )
    )
    player.finish()
    assert (sprite.alpha, sprite.scale) == (0.25, 1.5)


RECIPES = [
    recipes.FLASH,
    recipes.EXPLOSION,
    recipes.SMOKE,
    recipes.SPARKS,
    recipes.DEBRIS,
    recipes.CONFETTI,
    recipes.MUZZLE,
    recipes.GLINT,
    recipes.DUST,
]


@pytest.mark.parametrize("recipe", RECIPES)
def test_a_burst_is_a_pure_function_of_seed_and_time(recipe: recipes.Recipe) -> None:
    first, second = particles.Burst.of(recipe, 5), particles.Burst.of(recipe, 5)
    assert first.spots(0.1) == second.spots(0.1)
    assert first.spots(0.1) != particles.Burst.of(recipe, 6).spots(0.1)
    assert first.spots(0.1)
    assert all(particles.Burst.of(recipe, seed).spots(1.0) == [] for seed in range(20))


@pytest.mark.parametrize("recipe", RECIPES)
def test_a_burst_puts_itself_on_the_stage_and_leaves_it(recipe: recipes.Recipe) -> None:
    clock, root = ManualClock(), Node(FRect(0, 0, 200, 200))
    player = Player(clock)
    player.play(particles.burst(root, recipe, Vector2(100, 100), 1.0, seed=3))
    clock.advance(0.12)
    player.update()
    surface = drawn(root, (200, 200))
    assert len(root.children) == 1
    surface.set_colorkey((0, 0, 0))
    assert surface.get_bounding_rect().w > 4
    player.finish()
    assert root.children == []


def test_clods_are_lumps_of_three_sizes_that_turn_as_they_fly() -> None:
    debris = particles.Burst.of(recipes.DEBRIS, 3)
    early, late = debris.spots(0.1), debris.spots(0.4)
    assert {5, 6} == {len(spot.outline or ()) for spot in early}
    assert len({round(spot.size / 4) for spot in early}) == 3
    assert all(abs(one.turn - other.turn) > 20 for one, other in zip(early, late, strict=True))


def test_a_lump_is_painted_as_it_is_turned() -> None:
    spot, pictures = particles.Burst.of(recipes.DEBRIS, 3).spots(0.1)[0], []
    for turn in (0.0, 40.0):
        surface = blank((60, 60))
        with painting(surface, SurfaceCache()) as canvas:
            particles._paint_lump(
                canvas, replace(spot, size=40, turn=turn), recipes.CLODS[0], Vector2(30, 30)
            )
        mask = pygame.mask.from_surface(surface)
        assert 0.3 < mask.count() / 40**2 < 0.75, "no rectangle"
        pictures.append(pygame.image.tobytes(surface, "RGBA"))
    assert pictures[0] != pictures[1]


def test_an_explosion_is_over_when_it_says() -> None:
    root, player = Node(), Player(ManualClock())
    player.play(particles.explosion(root, Vector2(100, 100), 1.5, seed=1))
    player.update()
    assert len(root.children) == 5
    player.finish()
    assert root.children == []
