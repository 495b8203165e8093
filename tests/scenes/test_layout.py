"""Every page on every shape of screen: nothing cut off, nothing outside, nothing on top of anything else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import pytest

from tests.scenes.layout_faults import faults
from wotrush.i18n import LANGUAGES, set_language
from wotrush.match.journal import Journal
from wotrush.match.message import Message
from wotrush.match.saves import Listing, SavedGame
from wotrush.scenes.banner import BannerScene
from wotrush.scenes.cover import CoverPage, PeekScene
from wotrush.scenes.game_plan import first_plan
from wotrush.scenes.history_scene import HistoryScene
from wotrush.scenes.new_game import NewGame
from wotrush.scenes.notice import NoticeScene
from wotrush.scenes.recap import RecapScene
from wotrush.scenes.result import ResultScene
from wotrush.scenes.session import RushMatch
from wotrush.scenes.settings_scene import SettingsScene
from wotrush.scenes.shots import Studio
from wotrush.scenes.staged import new_match, play_on, play_out, session_of
from wotrush.scenes.title import Title
from wotrush.stage.scene import NodeScene

WIDE, ULTRA = (1280, 720), (2520, 1080)
SCREENS = {
    "1280x720": (WIDE, 1.0),
    "1280x720 at 125 %": (WIDE, 1.25),
    "1920x1080": ((1920, 1080), 1.0),
    "1920x1080 at 150 %": ((1920, 1080), 1.5),
    "4:3": ((1280, 960), 1.0),
    "21:9": (ULTRA, 1.0),
    "75 %": ((1920, 1080), 0.75),
}


@cache
def finished(players: int) -> RushMatch:
    match = new_match(players, 4)
    play_out(match, "greedy")
    return match


@cache
def under_way() -> RushMatch:
    match = new_match(5, 4, people=5)
    play_on(match, lambda view: view.turn >= 23)
    return match


def saved() -> SavedGame:
    journal: Journal = finished(5).journal()
    return SavedGame(Path("a.json"), journal, datetime(2026, 1, 1, tzinfo=UTC).timestamp())


def title(studio: Studio) -> NodeScene:
    return Title(studio.context, saved())


def new_game(studio: Studio) -> NodeScene:
    """Five players with the longest names there can be, and a seed that is none."""
    page = NewGame(studio.context, lambda setup: None)
    plan = first_plan()
    while len(plan.seats) < 5:
        plan = plan.with_one_more()
    for seat in range(5):
        plan = plan.with_seat(seat, name="Bartholomäus Żółkiew")
    page.plan, page.seed = plan, "a seed that is none"
    page.restyle()
    return page


def result(players: int) -> Callable[[Studio], NodeScene]:
    return lambda studio: ResultScene(
        studio.context, session_of(finished(players), studio.context.settings, studio.clock)
    )


def banner(studio: Studio) -> NodeScene:
    return BannerScene(studio.context, session_of(under_way(), studio.context.settings, studio.clock))


def recap(studio: Studio) -> NodeScene:
    return RecapScene(studio.context, session_of(under_way(), studio.context.settings, studio.clock))


def peek(studio: Studio) -> CoverPage:
    return PeekScene(studio.context, session_of(under_way(), studio.context.settings, studio.clock), 0)


PAGES: Mapping[str, Callable[[Studio], NodeScene]] = {
    "title": title,
    "new game": new_game,
    "settings": lambda studio: SettingsScene(studio.context, studio.size),
    "history": lambda studio: HistoryScene(studio.context, Listing([saved()] * 3)),
    "result of two": result(2),
    "result of five": result(5),
    "banner": banner,
    "recap": recap,
    "peek": peek,
    "notice": lambda studio: NoticeScene(studio.context, Message("A long sentence of many words. " * 6)),
}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_fits(page: str, screen: str) -> None:
    size, ui_scale = SCREENS[screen]
    studio = Studio(size)
    scene = PAGES[page](studio)
    studio.stack.resize(size, ui_scale)
    studio.stack.push(scene)
    assert faults(scene.root) == []


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
@pytest.mark.parametrize("page", PAGES)
def test_a_page_fits_in_every_language_where_it_is_tightest(page: str, language: str) -> None:
    set_language(language)
    for screen in ("1280x720 at 125 %", "1920x1080 at 150 %"):
        test_a_page_fits(page, screen)
