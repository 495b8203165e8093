"""Where cards lie on Tank Hunter's table: none covers another unless its line is crowded, and all grow with their room."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from pygame import FRect, Vector2

from wotrush.model.hunter.cards.words import EXHAUSTED, PINNED
from wotrush.scenes.hunter.table.frame import Tray
from wotrush.scenes.hunter.table.zoning import battle_frame
from wotrush.scenes.hunter.zones.lines import LEAST, row, turn_of
from wotrush.stage.geometry import Pose

AREAS = [(1920, 1080), (2560, 1440), (1280, 720), (1920, 1440), (1280, 960), (2560, 1080), (1707, 720)]
STATES = [0, EXHAUSTED, PINNED, EXHAUSTED | PINNED]


def tray(width: float) -> Tray:
    return Tray(FRect(100, 50, width, 140), Vector2(100, 140))


def seen(pose: Pose) -> FRect:
    """Return the upright box around a card as it lies."""
    corners = [
        pose.center + Vector2(x * pose.size.x, y * pose.size.y).rotate(pose.angle)
        for x, y in ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5))
    ]
    left, top = min(c.x for c in corners), min(c.y for c in corners)
    return FRect(left, top, max(c.x for c in corners) - left, max(c.y for c in corners) - top)


@pytest.mark.parametrize("flags", STATES)
@pytest.mark.parametrize("count", [1, 3, 5])
def test_turned_cards_touch_no_neighbor_and_stay_in_their_tray(flags: int, count: int) -> None:
    line = tray(700)
    boxes = [seen(pose) for pose in row(line, [turn_of(flags), *[turn_of(0)] * count, turn_of(flags)], 12)]
    for one, other in combinations(boxes, 2):
        assert not one.inflate(-1, -1).colliderect(other)
    for box in boxes:
        assert line.box.inflate(2, 2).contains(box)


def test_too_many_cards_grow_smaller_before_they_overlap() -> None:
    upright = [turn_of(0)]
    five, six, twelve = (row(tray(560), upright * count, 12) for count in (5, 6, 12))
    assert five[0].size.x == 100
    assert 100 > six[0].size.x > 100 * LEAST
    assert six[1].center.x - six[0].center.x > six[0].size.x
    assert twelve[0].size.x == 100 * LEAST
    assert twelve[1].center.x - twelve[0].center.x < twelve[0].size.x


def test_an_opened_card_stays_and_all_of_it_is_seen() -> None:
    crowded, opened = row(tray(400), [turn_of(0)] * 12, 12), row(tray(400), [turn_of(0)] * 12, 12, 4)
    assert opened[4].center == crowded[4].center
    assert opened[4].z > max(pose.z for i, pose in enumerate(opened) if i != 4)
    assert opened[5].center.x - opened[4].center.x >= opened[4].size.x - 0.01
    assert opened[-1].center == crowded[-1].center


@pytest.mark.parametrize("first_on_top", [False, True])
def test_the_edge_that_is_kept_free_lies_on_top(first_on_top: bool) -> None:
    poses = row(tray(300), [turn_of(0)] * 8, 4, first_on_top=first_on_top)
    order = [pose.z for pose in poses]
    assert order == sorted(order, reverse=first_on_top)


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("size", AREAS)
def test_no_zone_lies_on_another(size: tuple[int, int], seats: int) -> None:
    frame = battle_frame(FRect(0, 0, *size), seats, 0)
    zones = {f"enemy {army.seat}": army.box for army in frame.enemies}
    zones |= {"units": frame.units, "events": frame.events, "clock": frame.clock, "discard": frame.discard}
    zones |= {"choices": frame.choices, "status": frame.status, "score": frame.score, "lines": frame.own.box}
    zones |= {"buttons": frame.buttons, "hand": frame.hand, "bar": frame.bar}
    if frame.log is not None:
        zones["log"] = frame.log
    if frame.stage is not None:
        zones["stage"] = frame.stage.box
    for (name, one), (other_name, other) in combinations(zones.items(), 2):
        assert not one.inflate(-1, -1).colliderect(other), f"{name} lies on {other_name}"
    for name, zone in zones.items():
        assert frame.area.inflate(1, 1).contains(zone), f"{name} leaves the screen"
        assert min(zone.size) > 20, f"{name} has no room"


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_cards_keep_their_share_of_the_screen_when_letters_grow(seats: int) -> None:
    usual, large = (battle_frame(FRect(0, 0, *size), seats, 0) for size in ((1920, 1080), (1280, 720)))
    for line in ("front", "back"):
        before, after = (getattr(frame.own, line).card.y / frame.area.h for frame in (usual, large))
        assert after > 0.94 * before


def test_seats_stand_round_the_table() -> None:
    frame = battle_frame(FRect(0, 0, 1920, 1080), 8, 2)
    assert [army.seat for army in frame.enemies] == [3, 4, 5, 6, 7, 0, 1]
    left, top, right = frame.enemies[:3], frame.enemies[3], frame.enemies[4:]
    assert frame.stage is not None
    assert all(army.box.right < frame.stage.box.x for army in left)
    assert all(army.box.x > frame.stage.box.right for army in right)
    assert top.box.bottom < frame.stage.box.y
    assert [army.box.y for army in left] == sorted((army.box.y for army in left), reverse=True)


def test_a_grown_player_keeps_the_strip_and_moves_no_other() -> None:
    frame = battle_frame(FRect(0, 0, 1920, 1080), 8, 0)
    grown = replace(frame, grown=3)
    assert frame.stage is not None
    assert grown.army(3).box == frame.army(3).box
    assert frame.stage.box.contains(grown.army(3).front.box)
    assert grown.army(3).front.card.y > 1.5 * frame.army(3).front.card.y
    assert all(grown.army(seat) == frame.army(seat) for seat in (1, 2, 4, 5, 6, 7))
