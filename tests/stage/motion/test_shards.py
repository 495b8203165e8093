"""A picture in pieces: whole at its start, apart in between, whole again where it goes."""

from __future__ import annotations

import pytest
from pygame import FRect, Surface, Vector2

from tests.stage.drawn import drawn
from tests.stage.looks import PlainFace
from wotrush.stage.clock import ManualClock
from wotrush.stage.geometry import Pose
from wotrush.stage.motion.player import Player
from wotrush.stage.motion.shards import Shards, broken, fall_apart
from wotrush.stage.node import Node

START = Pose(Vector2(100, 150), Vector2(100, 140))
GOAL = Pose(Vector2(500, 150), Vector2(50, 70))


def shown(part: float) -> Surface:
    root = Node(FRect(0, 0, 640, 320))
    shards = root.add(Shards(PlainFace((200, 40, 40)), START, GOAL, 90, seed=3))
    shards.show(part)
    return drawn(root, (640, 320))


def covered(surface: Surface, pose: Pose) -> float:
    """Return how much of a card's place is filled."""
    points = [(x / 20, y / 20) for x in range(1, 20) for y in range(1, 20)]
    corner = pose.center - pose.size / 2
    seen = [
        surface.get_at((round(corner.x + pose.size.x * x), round(corner.y + pose.size.y * y)))
        for x, y in points
    ]
    return sum(color[0] > 100 for color in seen) / len(seen)


def test_the_pieces_make_up_the_whole_card_at_both_ends() -> None:
    assert covered(shown(0.0), START) > 0.97
    assert covered(shown(1.0), GOAL) > 0.93
    assert covered(shown(1.0), START) == 0


def test_in_between_they_are_apart() -> None:
    surface = shown(0.35)
    assert covered(surface, START) < 0.8
    surface.set_colorkey((0, 0, 0))
    assert surface.get_bounding_rect().w > START.size.x * 1.4


@pytest.mark.parametrize("part", [0.3, 0.35, 0.4, 0.45])
def test_they_never_stand_still(part: float) -> None:
    shards = Shards(PlainFace((200, 40, 40)), START, GOAL, 90, seed=3)
    places = []
    for moment in (part, part + 0.05):
        shards.show(moment)
        places.append([shards._pose_of(piece) for piece in broken(3)])
    assert all(before.center.distance_to(after.center) > 2 for before, after in zip(*places, strict=True))
    assert all(before.angle != after.angle for before, after in zip(*places, strict=True))


def test_outlines_fill_the_card_and_are_the_same_every_time() -> None:
    def area(outline: tuple[tuple[float, float], ...]) -> float:
        turned = (*outline[1:], outline[0])
        return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, turned, strict=True)) / 2

    assert sum(area(piece.outline) for piece in broken(5)) == pytest.approx(1)
    assert broken(5) == broken(5)
    assert broken(5) != broken(6)


def test_no_piece_is_left() -> None:
    root, clock = Node(), ManualClock()
    player = Player(clock)
    player.play(fall_apart(root, PlainFace(), START, GOAL, 1.0, reach=90, seed=1))
    player.update()
    assert len(root.children) == 1
    clock.advance(1.1)
    player.update()
    assert root.children == []
