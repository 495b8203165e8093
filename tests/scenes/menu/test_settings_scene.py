"""Settings as a player changes them: shown at once, saved, and only possible values are offered."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame import Event

from tests.scenes.program import QUICK, Program
from tests.scenes.views import VIEWS
from wotrush import settings
from wotrush.games import games_to_choose
from wotrush.i18n import LANGUAGES, set_language
from wotrush.scenes.menu.new_game import NewGame
from wotrush.scenes.menu.setting_row import SettingRow
from wotrush.scenes.menu.settings_scene import SettingsScene
from wotrush.scenes.menu.title import Title
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.setup.game_plan import first_plan
from wotrush.scenes.setup.share_code import code_of
from wotrush.scenes.style.palette import HIGH_CONTRAST, STANDARD
from wotrush.scenes.style.scale import largest_ui_scale, ui_scales
from wotrush.stage.audio.speech import Mute
from wotrush.stage.label import Label
from wotrush.stage.space import DesignSpace
from wotrush.stage.typography.text import resolve
from wotrush.stage.widgets import ScrollPanel, Segmented, Toggle
from wotrush.stage.window import Window, WindowOptions
from wotrush.workshop.studio import Studio


@pytest.mark.parametrize(
    ("window", "largest"),
    [
        ((1280, 720), 1.25),
        ((1920, 1080), 1.5),
        ((1600, 1200), 1.25),
        ((2560, 1440), 1.5),
        ((3840, 2160), 2.0),
    ],
)
def test_sizes_go_as_far_as_the_window_has_room(window: tuple[int, int], largest: float) -> None:
    assert ui_scales(window)[0] == 0.75
    assert ui_scales(window)[-1] == largest
    area = DesignSpace(window, largest_ui_scale(window)).area
    assert area.w >= 1280 - 0.01
    assert area.h >= 720 - 0.01


@pytest.mark.parametrize("code", LANGUAGES)
def test_both_columns_end_at_the_same_height_and_no_line_is_cut(code: str) -> None:
    set_language(code)
    for size, scale in (((1280, 720), 1.0), ((1280, 720), 1.25), ((1024, 768), 1.0), ((2560, 1080), 1.0)):
        studio = Studio(size, scale)
        page = SettingsScene(studio.context, size)
        studio.stack.push(page)
        studio.stack.update()
        assert len({plate.rect.bottom for plate in page._plates}) == 1
        assert page._scroll.reach == 0, f"{size} at {scale}"


def test_on_the_title_the_game_is_chosen_and_only_the_first_entry_is_a_golden_button() -> None:
    for size in ((1024, 768), (1280, 720), (1920, 1080)):
        studio = Studio(size)
        title = Title(studio.context, INFO, games_to_choose())
        studio.stack.push(title)
        studio.stack.update()
        choice, first = title.choice, title.menu[0]
        assert choice is not None
        assert choice.style is not None
        assert first.style is not None
        assert choice.style.selected.fill != first.style.normal.fill
        assert first.rect.y - choice.rect.bottom >= 20


def scales(program: Program) -> int:
    node = program.node("ui_scale")
    assert isinstance(node, Segmented)
    return len(node.options)


def test_the_page_offers_what_the_present_window_has_room_for(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.click("settings")
    assert scales(program) == 3
    program.stack.resize((3840, 2160))
    assert scales(program) == 6


def test_sizes_are_written_as_the_language_writes_shares(tmp_path: Path) -> None:
    """German puts a space before the sign, English none; a switch of the language is seen at once."""
    program = Program(tmp_path)
    program.click("settings")
    node = program.node("ui_scale")
    assert isinstance(node, Segmented)
    for code, smallest in (("en", "75%"), ("de", "75\N{NO-BREAK SPACE}%"), ("en", "75%")):
        set_language(code)
        assert resolve(node.options[0]) == smallest


def test_what_does_not_fit_the_page_scrolls_and_stays_in_sight_when_chosen(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.stack.resize((1920, 1080), 1.5)
    program.click("settings")
    panel = next(node for node in program.scene(SettingsScene).root.walk() if isinstance(node, ScrollPanel))
    panel.scroll_to(panel.reach / 2)
    low = panel.offset
    assert low > 0
    program.click("high_contrast")
    after = next(node for node in program.scene(SettingsScene).root.walk() if isinstance(node, ScrollPanel))
    assert program.app.context.settings.high_contrast
    assert after is not panel
    assert after.offset == low


def test_a_size_too_large_for_the_window_waits_for_a_larger_one(tmp_path: Path) -> None:
    program = Program(tmp_path, QUICK.model_copy(update={"ui_scale": 2.0}))
    assert program.stack.space.ui_scale == largest_ui_scale((1280, 720))
    program.stack.resize((3840, 2160))
    assert program.stack.space.ui_scale == 2.0


def test_players_have_the_colors_chosen_for_them_at_once_and_in_the_next_game(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.new_game(3)
    table = program.scene(TableScene)
    before = program.app.context.seat_color(0)
    program.app.settings()
    program.pilot.step()
    program.click("color 0")
    assert program.app.context.seat_color(0) != before
    assert table.view.color(0) == program.app.context.seat_color(0)
    colors = settings.Settings.model_validate(dict(program.app.context.settings)).seat_colors
    program.app.close()
    again = Program(tmp_path, settings.load().settings)
    again.click("new")
    again.click("start")
    assert again.app.context.settings.seat_colors[:2] == colors[:2]


def test_colors_of_seats_that_a_game_does_not_have_are_kept(tmp_path: Path) -> None:
    program = Program(tmp_path, QUICK.model_copy(update={"seat_colors": (5, 4, 3, 2, 1)}))
    program.new_game(3)
    assert program.app.context.settings.seat_colors == (5, 4, 3, 2, 1)
    program.app.title()
    program.pilot.step()
    program.click("new")
    program.click("add")
    assert program.scene(NewGame).plan.colors == (5, 4, 3)


def test_a_color_taken_for_a_small_game_is_nobody_elses_in_a_large_one(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.click("new")
    program.click("color 1")
    program.click("start")
    assert program.app.context.settings.seat_colors == (0, 2)
    assert len({program.app.context.seat_color(seat) for seat in range(5)}) == 5
    program.app.settings()
    program.pilot.step()
    program.click("color 0")
    assert len(set(program.app.context.settings.seat_colors)) == 8


def test_the_seats_of_a_code_have_the_colors_that_were_chosen(tmp_path: Path) -> None:
    program = Program(tmp_path, QUICK.model_copy(update={"seat_colors": (2, 1)}))
    program.click("new")
    program.click("seed")
    program.pilot.type(code_of(INFO, first_plan(INFO).with_one_more(INFO), 77))
    colors = program.scene(NewGame).plan.colors
    assert colors[:2] == (2, 1)
    assert len(set(colors)) == 3


def test_no_two_players_get_one_color(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.click("settings")
    for _ in range(7):
        program.click("color 2")
        colors = [program.app.context.seat_color(seat) for seat in range(5)]
        assert len(set(colors)) == 5


def test_high_contrast_changes_what_is_open(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.new_game(3)
    program.app.settings()
    program.pilot.step()
    program.click("high_contrast")
    assert program.app.context.theme.palette is HIGH_CONTRAST
    program.scene(SettingsScene)
    program.click("high_contrast")
    assert program.app.context.theme.palette is STANDARD


def press_f11(program: Program, window: Window) -> None:
    """Press F11 as the window's loop passes it on."""
    assert window.handle(Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0))
    program.stack.resize(window.size)


def test_full_screen_by_key_outlasts_other_changes_and_is_kept(tmp_path: Path) -> None:
    window = Window(WindowOptions("Rush", (1280, 720)))
    program = Program(tmp_path, window=window)
    press_f11(program, window)
    program.app.context.change(muted=True)
    assert window.fullscreen
    program.app.close()
    assert settings.load().settings.full_screen


def test_the_next_window_opens_as_large_as_the_last_one_was_when_it_did_not_fill_the_screen(
    tmp_path: Path,
) -> None:
    def close(*, maximized: bool = False, full_screen: bool = False) -> tuple[tuple[int, int] | None, bool]:
        kept = settings.load().settings
        window = Window(WindowOptions("Rush", (1300, 800) if maximized or full_screen else (1111, 666)))
        program = Program(tmp_path, window=window, settings=kept)
        window.maximized = maximized
        if full_screen:
            press_f11(program, window)
            program.app.context.change(full_screen=True)
        program.app.close()
        kept = settings.load().settings
        return kept.window_size, kept.maximized

    assert close() == ((1111, 666), False)
    assert close(maximized=True) == ((1111, 666), True)
    assert close() == ((1111, 666), False)
    assert close(full_screen=True) == ((1111, 666), False)


def test_the_switch_for_full_screen_follows_the_key(tmp_path: Path) -> None:
    window = Window(WindowOptions("Rush", (1280, 720)))
    program = Program(tmp_path, window=window)
    program.click("settings")
    switch = program.node("full_screen")
    assert isinstance(switch, Toggle)
    press_f11(program, window)
    assert switch.on
    press_f11(program, window)
    assert not switch.on


def test_the_window_is_named_after_the_game_that_is_chosen(tmp_path: Path) -> None:
    program = Program(tmp_path, window=Window(WindowOptions("", (1280, 720))))
    for name, title in (("hunter", "Tank Hunter"), ("rush", "World of Tanks: Rush")):
        program.app.context.change(game=name)
        assert pygame.display.get_caption()[0] == title


def test_what_concerns_one_game_only_names_it() -> None:
    set_language("en")
    studio = Studio((1920, 1080))
    page = SettingsScene(studio.context, (1920, 1080))
    studio.take(page)
    notes = [str(node) for node in page.root.walk() if isinstance(node, Label)]
    assert sum(note.startswith("Tank Hunter: ") for note in notes) == 2


@pytest.mark.parametrize("able", [True, False])
def test_speech_is_offered_where_there_is_a_voice(able: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Mute, "able", able)
    scene = SettingsScene(Studio((1920, 1080)).context, (1920, 1080))
    node = next(node for node in scene.root.walk() if node.name == "narration")
    assert isinstance(node, Segmented)
    assert ("And aloud" in map(resolve, node.options)) is able


def test_in_large_letters_swatches_stand_apart_and_rows_are_as_high_as_their_words_need() -> None:
    set_language("de")
    studio = Studio((1920, 1080), 1.5)
    page = VIEWS["settings"].make(studio)
    studio.take(page)
    nodes = list(page.root.walk())
    swatches = sorted(
        (node.box_px for node in nodes if node.name.startswith("color ")), key=lambda box: box.x
    )
    assert len(swatches) == 8
    assert all(one.right + 4 < other.x for one, other in pairwise(swatches))
    rows = [node for node in nodes if isinstance(node, SettingRow)]
    high = [row.rect.h for row in rows if str(row._text) in ("Vollbild", "Hoher Kontrast", "Rückblick")]
    assert len(high) == 3
    assert max(high) - min(high) < 1
