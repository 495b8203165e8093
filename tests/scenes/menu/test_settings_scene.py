"""Settings as a player changes them: shown at once, saved, and only possible values are offered."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Event

from tests.scenes.desk import QUICK, Desk
from wotrush import settings
from wotrush.scenes.menu.new_game import NewGame
from wotrush.scenes.menu.settings_scene import SettingsScene
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.setup.game_plan import first_plan
from wotrush.scenes.setup.share_code import code_of
from wotrush.scenes.style.palette import HIGH_CONTRAST, STANDARD
from wotrush.scenes.style.scale import largest_ui_scale, ui_scales
from wotrush.stage.space import DesignSpace
from wotrush.stage.widgets import ScrollPanel, Segmented, Toggle
from wotrush.stage.window import Window, WindowOptions


@pytest.mark.parametrize(
    ("window", "largest"),
    [((1280, 720), 1.25), ((1920, 1080), 1.5), ((1600, 1200), 1.5), ((2560, 1440), 1.5), ((3840, 2160), 2.0)],
)
def test_sizes_go_as_far_as_the_window_has_room(window: tuple[int, int], largest: float) -> None:
    assert ui_scales(window)[0] == 0.75
    assert ui_scales(window)[-1] == largest
    area = DesignSpace(window, largest_ui_scale(window)).area
    assert area.w >= 1280 - 0.01
    assert area.h >= 720 - 0.01


def scales(desk: Desk) -> int:
    node = desk.node("ui_scale")
    assert isinstance(node, Segmented)
    return len(node.options)


def test_the_page_offers_what_the_present_window_has_room_for(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.click("settings")
    assert scales(desk) == 3
    desk.stack.resize((3840, 2160))
    assert scales(desk) == 6


def test_what_does_not_fit_the_page_scrolls_and_stays_in_sight_when_chosen(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.stack.resize((1920, 1080), 1.5)
    desk.click("settings")
    panel = next(node for node in desk.scene(SettingsScene).root.walk() if isinstance(node, ScrollPanel))
    panel.scroll_to(panel.reach)
    low = panel.offset
    assert low > 0
    desk.click("high_contrast")
    after = next(node for node in desk.scene(SettingsScene).root.walk() if isinstance(node, ScrollPanel))
    assert desk.app.context.settings.high_contrast
    assert after is not panel
    assert after.offset == low


def test_a_size_too_large_for_the_window_waits_for_a_larger_one(tmp_path: Path) -> None:
    desk = Desk(tmp_path, QUICK.model_copy(update={"ui_scale": 2.0}))
    assert desk.stack.space.ui_scale == largest_ui_scale((1280, 720))
    desk.stack.resize((3840, 2160))
    assert desk.stack.space.ui_scale == 2.0


def test_players_have_the_colors_chosen_for_them_at_once_and_in_the_next_game(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.new_game(3)
    table = desk.scene(TableScene)
    before = desk.app.context.seat_color(0)
    desk.app.settings()
    desk.pilot.step()
    desk.click("color 0")
    assert desk.app.context.seat_color(0) != before
    assert table.view.color(0) == desk.app.context.seat_color(0)
    colors = settings.Settings.model_validate(dict(desk.app.context.settings)).seat_colors
    desk.app.close()
    again = Desk(tmp_path, settings.load().settings)
    again.click("new")
    again.click("start")
    assert again.app.context.settings.seat_colors[:2] == colors[:2]


def test_colors_of_seats_that_a_game_does_not_have_are_kept(tmp_path: Path) -> None:
    desk = Desk(tmp_path, QUICK.model_copy(update={"seat_colors": (5, 4, 3, 2, 1)}))
    desk.new_game(3)
    assert desk.app.context.settings.seat_colors == (5, 4, 3, 2, 1)
    desk.app.title()
    desk.pilot.step()
    desk.click("new")
    desk.click("add")
    assert desk.scene(NewGame).plan.colors == (5, 4, 3)


def test_a_color_taken_for_a_small_game_is_nobody_elses_in_a_large_one(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.click("new")
    desk.click("color 1")
    desk.click("start")
    assert desk.app.context.settings.seat_colors == (0, 2)
    assert len({desk.app.context.seat_color(seat) for seat in range(5)}) == 5
    desk.app.settings()
    desk.pilot.step()
    desk.click("color 0")
    assert len(set(desk.app.context.settings.seat_colors)) == 8


def test_the_seats_of_a_code_have_the_colors_that_were_chosen(tmp_path: Path) -> None:
    desk = Desk(tmp_path, QUICK.model_copy(update={"seat_colors": (2, 1)}))
    desk.click("new")
    desk.click("seed")
    desk.pilot.type(code_of(INFO, first_plan(INFO).with_one_more(INFO), 77))
    colors = desk.scene(NewGame).plan.colors
    assert colors[:2] == (2, 1)
    assert len(set(colors)) == 3


def test_no_two_players_get_one_color(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.click("settings")
    for _ in range(7):
        desk.click("color 2")
        colors = [desk.app.context.seat_color(seat) for seat in range(5)]
        assert len(set(colors)) == 5


def test_high_contrast_changes_what_is_open(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.new_game(3)
    desk.app.settings()
    desk.pilot.step()
    desk.click("high_contrast")
    assert desk.app.context.theme.palette is HIGH_CONTRAST
    desk.scene(SettingsScene)
    desk.click("high_contrast")
    assert desk.app.context.theme.palette is STANDARD


def press_f11(desk: Desk, window: Window) -> None:
    """Press F11 as the window's loop passes it on."""
    assert window.handle(Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0))
    desk.stack.resize(window.size)


def test_full_screen_by_key_outlasts_other_changes_and_is_kept(tmp_path: Path) -> None:
    window = Window(WindowOptions("Rush", (1280, 720)))
    desk = Desk(tmp_path, window=window)
    press_f11(desk, window)
    desk.app.context.change(muted=True)
    assert window.fullscreen
    desk.app.close()
    assert settings.load().settings.full_screen


def test_the_switch_for_full_screen_follows_the_key(tmp_path: Path) -> None:
    window = Window(WindowOptions("Rush", (1280, 720)))
    desk = Desk(tmp_path, window=window)
    desk.click("settings")
    switch = desk.node("full_screen")
    assert isinstance(switch, Toggle)
    press_f11(desk, window)
    assert switch.on
    press_f11(desk, window)
    assert not switch.on
