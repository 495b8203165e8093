"""Sound in the whole program: wind from the start, buttons, banners and results, and settings that take effect at
once.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame import Vector2

from tests.scenes.program import QUICK, Program
from tests.scenes.recorder import Recorder
from wotrush import resources
from wotrush.games import GAMES, games_to_choose
from wotrush.match.opponents.worker import LocalWorker
from wotrush.scenes.app.app import App
from wotrush.scenes.hotseat.banner import BannerScene
from wotrush.scenes.page.context import AppContext, StayHere
from wotrush.scenes.result.scene import ResultScene
from wotrush.scenes.rush.result.contents import RESULT
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.style.sound_names import BACKGROUNDS, Sound
from wotrush.scenes.style.theme import Theme
from wotrush.stage.audio.sound import Sounds
from wotrush.stage.clock import ManualClock
from wotrush.workshop.staged import new_match, play_out, session_of


@pytest.fixture
def sounds() -> Iterator[Sounds]:
    pygame.mixer.quit()
    yield Sounds(resources.asset("sounds"), ManualClock())
    pygame.mixer.quit()


def loudness_of_all() -> set[float]:
    """Return the loudness of everything that is playing now."""
    channels = [pygame.mixer.Channel(i) for i in range(pygame.mixer.get_num_channels())]
    return {round(sound.get_volume(), 2) for c in channels if (sound := c.get_sound()) is not None}


def test_the_background_is_heard_from_the_start_and_settings_reach_it_at_once(
    tmp_path: Path, sounds: Sounds
) -> None:
    program = Program(tmp_path)
    chosen = QUICK.model_copy(update={"ambience_volume": 0.5})
    app = App(program.stack, program.clock, chosen, program.saves, LocalWorker(GAMES["rush"]), sounds=sounds)
    assert loudness_of_all() == {0.5}
    app.context.change(ambience_volume=0.25)
    assert loudness_of_all() == {0.25}
    app.context.change(muted=True)
    assert loudness_of_all() == {0}
    app.context.change(muted=False)
    assert loudness_of_all() == {0.25}


def test_every_game_has_a_background_of_its_own(tmp_path: Path) -> None:
    program, recorder = program_with_ears(tmp_path)
    looped: list[str] = []
    recorder.loop = looped.append  # type: ignore[method-assign, assignment]
    for info in games_to_choose():
        program.app.context.change(game=info.name)
    assert looped == [BACKGROUNDS[info.mood] for info in games_to_choose()]
    assert len(set(looped)) == len(looped)


CIRCLES = sorted(BACKGROUNDS.values())
FILES = sorted(resources.asset("sounds").glob("*.ogg"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_is_short_audible_and_not_clipped(file: Path, sounds: Sounds) -> None:
    assert sounds.available
    sound = pygame.mixer.Sound(file)
    samples = array("h", sound.get_raw())
    peak = max(map(abs, samples)) / 32768
    assert 0.05 < peak < 0.75
    assert sound.get_length() < (17 if file.stem in CIRCLES else 4.5)
    assert file.stat().st_size < (120_000 if file.stem in CIRCLES else 32_000)


@pytest.mark.parametrize("name", CIRCLES)
def test_what_is_heard_all_the_time_has_no_seam(name: str, sounds: Sounds) -> None:
    raw = array("h", pygame.mixer.Sound(resources.asset("sounds", f"{name}.ogg")).get_raw())
    opened = pygame.mixer.get_init()
    assert opened is not None
    left = raw[:: opened[2]]
    steps = [abs(b - a) for a, b in pairwise(left)]
    assert abs(left[0] - left[-1]) <= max(steps)


def program_with_ears(folder: Path) -> tuple[Program, Recorder]:
    program, recorder = Program(folder), Recorder()
    program.app.context.sounds = recorder
    return program, recorder


def test_buttons_click_on_every_page_and_at_the_table(tmp_path: Path) -> None:
    program, recorder = program_with_ears(tmp_path)
    program.click("settings")
    assert recorder.since() == [Sound.HOVER, Sound.CLICK]
    program.click("high_contrast")
    program.click("full_screen")
    assert recorder.since() == [Sound.CLICK] * 2
    program.click("back")
    program.new_game(seed=1)
    recorder.since()
    program.scene(TableScene)
    program.click("menu")
    assert recorder.since() == [Sound.HOVER, Sound.CLICK]


def test_the_volume_of_effects_is_set_by_ear(tmp_path: Path) -> None:
    program, recorder = program_with_ears(tmp_path)
    program.click("settings")
    recorder.since()
    slider = program.node("effects_volume")
    at = slider.center_px
    program.pilot.press(at)
    for step in range(1, 4):
        program.pilot.pull(at - Vector2(40 * step, 0))
    program.pilot.release()
    assert recorder.since().count(Sound.PLACE) >= 3
    assert program.app.context.settings.effects_volume < 0.5


def test_a_drum_calls_the_next_of_several_people(context: AppContext) -> None:
    recorder = context.sounds = Recorder()
    session = session_of(new_match(2, 1, people=2), context.settings, context.clock)
    BannerScene(context, session).enter()
    assert recorder.heard == [Sound.TURN]


@pytest.mark.parametrize("people", [1, 2])
def test_the_result_is_a_victory_unless_the_only_person_lost(context: AppContext, people: int) -> None:
    heard = set()
    for seed in range(6):
        match = new_match(2, seed, people=people)
        play_out(match)
        result = match.result()
        assert result is not None
        won = people == 2 or 0 in result.winners
        recorder = context.sounds = Recorder()
        page = ResultScene(context, session_of(match, context.settings, context.clock), RESULT)
        page.enter()
        page.player.finish()
        assert recorder.heard == [Sound.VICTORY if won else Sound.DEFEAT]
        heard.update(recorder.heard)
    assert Sound.DEFEAT in heard or people == 2


@pytest.fixture
def context() -> AppContext:
    return AppContext(ManualClock(), Theme.of(), QUICK, StayHere())
