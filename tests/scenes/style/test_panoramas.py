"""What pages show behind their contents."""

from __future__ import annotations

import pytest
from pygame import FRect

from wotrush.scenes.art.scenery import landscape as land
from wotrush.scenes.gallery.scene import Gallery
from wotrush.scenes.menu.keys_scene import KeysScene
from wotrush.scenes.menu.settings_scene import SettingsScene
from wotrush.scenes.page.page import Page, page_area
from wotrush.scenes.puzzles.scene import PuzzlesScene
from wotrush.scenes.result.scene import ResultScene
from wotrush.scenes.rulebook.scene import RuleBook


@pytest.mark.parametrize("page", [Gallery, KeysScene, PuzzlesScene, ResultScene, RuleBook, SettingsScene])
def test_no_vehicle_stands_behind_pages_whose_panels_would_cut_it_in_two(page: type[Page]) -> None:
    assert not page.panorama.parked


def test_no_land_shows_through_the_grass_below_a_list_that_fills_a_page() -> None:
    window, note = FRect(0, 0, 1920, 1080), 44
    assert land.FRONT.lowest * window.h < page_area(window, 24).bottom - note
