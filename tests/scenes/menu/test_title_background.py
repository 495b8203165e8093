"""The landscape of the title: an advance at dusk, an ambush at night."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from datetime import date
from itertools import combinations
from unittest.mock import Mock

import pygame
import pytest
from pygame import FRect, Rect

from tests.scenes.layout_faults import cut_off, faults
from wotrush.games import GAMES, game_info
from wotrush.scenes.art.scenery.crossings import ADVANCE, AMBUSH, Crossing
from wotrush.scenes.art.scenery.landscape import Ridge, Twilight, sky
from wotrush.scenes.menu.title import Title
from wotrush.scenes.style.palette import STANDARD
from wotrush.stage.drawing.shapes import Size
from wotrush.stage.scene import SceneStack
from wotrush.workshop.studio import Studio

SIZE = (640, 360)
HULL = Rect(510, 292, 60, 12)
"""Where the one in front waits, at night above its hedge."""
VALLEY, HORIZON = Rect(200, 255, 420, 30), Rect(250, 216, 200, 16)
GROUND = Rect(360, 292, 60, 12)
"""Near ground left of it, on which nothing stands."""


def changed(before: pygame.Surface, after: pygame.Surface, area: Rect) -> bool:
    """Return whether anything but the haze behind it has changed there."""
    one, other = (pygame.image.tobytes(each.subsurface(area), "RGB") for each in (before, after))
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) > 8


@pytest.mark.parametrize(("game", "road"), [("rush", HORIZON), ("hunter", VALLEY)])
def test_the_one_in_front_waits_while_others_pass(game: str, road: Rect) -> None:
    studio = Studio(SIZE)
    games = [game_info(name) for name in GAMES]
    title = Title(studio.context, game_info(game), games)
    pilot = studio.pilot(title, frames=12)
    before = pilot.surface.copy()
    pilot.wait(4.0)
    after = pilot.surface
    assert changed(before, after, road)
    assert not changed(before, after, HULL)


def jumps(sky: pygame.Surface, reach: Callable[[float], bool]) -> int:
    """Count pixels much brighter than their left neighbor, so far from the moon."""
    wide, high = sky.get_size()
    moon = wide * 0.72, high * 0.42
    return sum(
        sky.get_at((x, y)).r > sky.get_at((x - 1, y)).r + 30
        for x in range(1, wide)
        for y in range(high * 3 // 5)
        if reach(math.dist((x, y), moon) / high)
    )


def test_no_star_is_seen_close_to_the_moon() -> None:
    night = Twilight(*STANDARD.night, ground=STANDARD.own[1], moon=True)
    picture = sky(SIZE, night)
    assert jumps(picture, lambda away: away > 0.14) > 20
    assert jumps(picture, lambda away: 0.06 < away < 0.13) == 0


def test_by_moonlight_vehicles_stand_out_from_the_ground() -> None:
    studio = Studio(SIZE)
    title = Title(studio.context, game_info("hunter"), [game_info(name) for name in GAMES])
    surface = studio.pilot(title, frames=12).surface
    hull, ground = (sum(pygame.transform.average_color(surface, area)[:3]) / 765 for area in (HULL, GROUND))
    assert hull > 0.2
    assert 0.15 < ground < 0.8 * hull


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1.25), ((1920, 1080), 1.5), ((1024, 768), 1.0)], ids=str
)
@pytest.mark.parametrize("game", ["rush", "hunter"])
def test_the_name_fills_a_quarter_of_the_window_at_least(
    game: str, size: tuple[int, int], scale: float
) -> None:
    studio = Studio(size, scale)
    title = Title(studio.context, game_info(game), [game_info(name) for name in GAMES])
    studio.pilot(title, frames=1)
    name = title.name
    assert name.ink is not None
    letters = name.writer.units(str(name), name.ink).x
    signs = name.writer.units("RUSH", name.ink).x / 2 if game == "rush" else 0.0
    assert letters + signs >= 0.25 * title.root.size.x


def span(one: Crossing, size: Size) -> FRect:
    """Return where it is across a window of that size."""
    width = one.across(size)
    return FRect(one.middle(0.0) * size[0] - width / 2, 0, width, 1)


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 768), (2560, 1080)], ids=str)
@pytest.mark.parametrize("vehicles", [ADVANCE, AMBUSH])
def test_those_that_wait_are_on_the_screen_at_any_time_and_before_no_other_one_that_waits(
    vehicles: Sequence[Crossing], size: Size
) -> None:
    """Through the gaps in an outline one would see pieces of another tank, and take them for its own."""
    spans = [span(one, size) for one in vehicles if one.waits]
    assert all(FRect(0, 0, size[0], 1).contains(each) for each in spans)
    assert not any(left.colliderect(right) for left, right in combinations(spans, 2))


def test_the_one_that_waits_shows_above_the_hedge_in_high_windows_too() -> None:
    """The hedge is as high as the window lets it be, however narrow that is."""
    (lurker,) = [one for one in AMBUSH if one.waits]
    assert lurker.across((1024, 768)) == lurker.across((1365, 768))
    assert lurker.across((2560, 1080)) > lurker.across((1920, 1080))


def test_the_landscape_is_painted_thirty_times_a_second_at_most_however_often_the_title_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    studio = Studio(SIZE)
    title = Title(studio.context, game_info("rush"), [game_info(name) for name in GAMES])
    pilot = studio.pilot(title, frames=12)
    paint = Mock(wraps=title.land.paint)
    monkeypatch.setattr(title.land, "paint", paint)
    for _ in range(60):
        title.root.invalidate()
        pilot.step(1 / 60)
    assert pilot.frames_drawn > 60
    assert 15 <= paint.call_count <= 31


@pytest.mark.parametrize("game", ["rush", "hunter"])
def test_ridges_are_painted_only_as_far_down_as_they_are_seen(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What lies behind the nearer ridge is left out, and is missed nowhere."""
    looks = []
    for lowest in (Ridge.lowest, property(lambda ridge: 1.0)):
        monkeypatch.setattr(Ridge, "lowest", lowest)
        studio = Studio(SIZE)
        title = Title(studio.context, game_info(game), [game_info(name) for name in GAMES])
        studio.pilot(title, frames=12)
        marks = studio.stack.shown.marks
        looks.append((sum(mark.box[2] * mark.box[3] for mark in marks), studio.stack))
    (less, one), (more, other) = looks
    assert less < more - SIZE[0] * SIZE[1] * 0.3
    assert _picture(one) == _picture(other)


def _picture(stack: SceneStack) -> bytes:
    surface = pygame.Surface(SIZE, depth=32)
    stack.shown.paint(surface, surface.get_rect())
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("game", list(GAMES))
def test_in_large_letters_the_name_and_the_game_of_the_day_keep_apart_and_the_foot_is_one_line(
    game: str,
) -> None:
    studio = Studio((1920, 1080), 1.5)
    games = [game_info(name) for name in GAMES]
    title = Title(studio.context, game_info(game), games, today=date(2026, 1, 2))
    studio.pilot(title)
    assert title.day is not None
    assert title.name.ink is not None
    writer, area = studio.context.theme.writer, title.root.size
    assert title.name.rect.right + 24 <= title.day.rect.x
    assert writer.units(str(title.name), title.name.ink).x < title.name.rect.w + 2
    margin = title.foot.rect.x
    assert title.day.rect.right == pytest.approx(area.x - margin), "the margins are alike"
    assert title.foot.rect.h < 1.6 * studio.context.theme.inks.small.size


@pytest.mark.parametrize(("size", "ui_scale"), [((1280, 720), 1.0), ((1920, 1080), 1.5)])
def test_long_news_are_read_whole_on_a_plate_beside_the_menu(size: Size, ui_scale: float) -> None:
    studio = Studio(size, ui_scale)
    studio.context.news = " ".join(
        ["The game could not be saved, since there is no room left on the disk."] * 3
    )
    title = Title(
        studio.context, game_info("rush"), [game_info(name) for name in GAMES], today=date(2026, 1, 2)
    )
    studio.pilot(title)
    assert title.day is not None
    assert cut_off(title.root) == []
    assert title.notice.rect.collidelist([entry.rect for entry in title.menu[:1]]) < 0
    assert title.day.rect.bottom < title.notice.rect.y
    assert title.notice.rect.bottom < title.foot.rect.y
    assert faults(title.root) == []
