"""The history of several kinds of games, and of games that earlier versions saved."""

from __future__ import annotations

import json
import shutil
from datetime import timedelta
from pathlib import Path

import pytest

from tests.ai.toy_agents import TOY
from tests.golden.released import SAVE, SAVES, versions
from tests.match.tables import ADA, LYNX, finish, toy_match
from tests.scenes.layout_faults import cut_off, faults
from tests.toy.info import INFO as TOY_INFO
from wotrush.games import GAMES
from wotrush.i18n import LANGUAGES, set_language
from wotrush.match.journal import Journal
from wotrush.match.saves.saves import Saves
from wotrush.scenes.history.game_list import GameRow
from wotrush.scenes.history.panels import BarList
from wotrush.scenes.history.scene import HistoryScene, HistorySide
from wotrush.scenes.history.statistics import GameFilter
from wotrush.scenes.history.suggested_level import SuggestedLevel
from wotrush.scenes.history.summary import DIGEST, GameArchive, archive_of, sum_up
from wotrush.scenes.rush.info import INFO
from wotrush.stage.label import Label
from wotrush.stage.widgets import Segmented
from wotrush.workshop.staged import new_match, play_out
from wotrush.workshop.studio import Studio


@pytest.fixture(autouse=True)
def _two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", TOY)


def rush_journal() -> Journal:
    match = new_match(2, 21)
    play_out(match)
    return match.journal()


def toy_journal() -> Journal:
    match = toy_match(ADA, LYNX)
    finish(match)
    return match.journal()


def opened(archive: GameArchive, side: HistorySide = HistorySide.GAMES) -> tuple[Studio, HistoryScene]:
    studio = Studio((1280, 720))
    scene = HistoryScene(studio.context, archive, side)
    studio.pilot(scene, frames=1)
    return studio, scene


def choose(scene: HistoryScene, index: int) -> None:
    choice = scene.root.find("game")
    assert isinstance(choice, Segmented)
    choice._choose(index)


def listed(scene: HistoryScene) -> list[str]:
    return [node.name for node in scene.root.walk() if isinstance(node, GameRow)]


def headings(scene: HistoryScene) -> set[str]:
    return {str(node) for node in scene.root.walk() if isinstance(node, Label)}


def test_each_kind_of_game_has_a_list_of_its_own_and_the_newest_is_open() -> None:
    _, scene = opened(archive_of([toy_journal(), rush_journal(), toy_journal()]))
    assert listed(scene) == ["0", "2"]
    choose(scene, 1)
    assert listed(scene) == ["1"]
    choose(scene, 0)
    assert listed(scene) == ["0", "2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choice_of_a_kind_fits_beside_the_heading(language: str) -> None:
    set_language(language)
    _, scene = opened(archive_of([toy_journal(), rush_journal()]))
    assert scene.root.find("game")
    assert faults(scene.root) == []
    assert cut_off(scene.root) == []


def test_another_kind_keeps_the_person_and_drops_the_other_choices() -> None:
    _, scene = opened(archive_of([toy_journal(), rush_journal()]))
    scene._choose(GameFilter(TOY_INFO, "Ada", 2, "highest"))
    choose(scene, 1)
    assert scene.choice == GameFilter(INFO, "Ada")


def test_with_one_kind_of_game_there_is_none_to_choose() -> None:
    _, scene = opened(archive_of([rush_journal(), rush_journal()]))
    with pytest.raises(KeyError):
        scene.root.find("game")


def test_statistics_have_the_panels_of_the_chosen_game() -> None:
    _, scene = opened(archive_of([toy_journal(), rush_journal()]), HistorySide.STATISTICS)
    assert "Cards played most" in headings(scene)
    assert "Vehicles bought most" not in headings(scene)
    choose(scene, 1)
    assert "Cards played most" not in headings(scene)
    assert "Vehicles bought most" in headings(scene)


def test_bars_are_named_by_the_game() -> None:
    journal = toy_journal()
    _, scene = opened(archive_of([journal]), HistorySide.STATISTICS)
    bars = [bar for node in scene.root.walk() if isinstance(node, BarList) for bar in node.bars()]
    names = ["".join(part for part in bar.name if isinstance(part, str)) for bar in bars]
    assert "  Pile" in names
    assert any(name.startswith("Card ") for name in names)


def test_points_come_from_the_parts_that_the_rules_name() -> None:
    journal = toy_journal()
    summary = sum_up(journal)
    assert journal.result is not None
    assert [seat.parts for seat in summary.seats] == [{"pile": score} for score in journal.result.scores]
    played = [action for turn in journal.turns for action in turn.actions if action.startswith("play ")]
    assert sum(len(seat.chosen) for seat in summary.seats) == len(played)


def test_games_of_an_unknown_kind_are_reported_and_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    journals = [toy_journal(), rush_journal()]
    monkeypatch.delitem(GAMES, "toy")
    _, scene = opened(archive_of(journals))
    assert listed(scene) == ["1"]
    assert "This is a game of toy, which is not known here." in headings(scene)


def read(saves: Saves) -> GameArchive:
    archive = saves.archive(DIGEST)
    while archive.unread:
        archive.read(1)
    return archive


def keep(saves: Saves) -> None:
    match = new_match(2, 21)
    play_out(match)
    saves.keep(match).close()


def test_the_index_of_the_version_before_is_made_anew(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    keep(saves)
    (game,) = read(saves).games
    stamp = game.path.stat()
    seats = [
        {"name": "Ada", "agent": None, "left": False, "points": 7, "parts": [7, 0, 0], "bought": ["su01"]},
        {"name": "Lynx", "agent": "ace", "left": False, "points": 3, "parts": None, "bought": []},
    ]
    summary = {
        "started": (game.summary.started - timedelta(days=1)).isoformat(),
        "seats": seats,
        "winners": [0],
        "rounds": 3,
        "end": "medals",
        "take_backs": 0,
        "code": None,
        "of_the_day": False,
    }
    entry = {"size": stamp.st_size, "changed": stamp.st_mtime_ns, "summary": summary}
    index = tmp_path / "finished.index"
    assert index.exists()
    index.write_text(json.dumps({"revision": 2, "games": {game.path.name: entry}}), "utf-8")
    assert read(saves).games == [game]


@pytest.mark.parametrize("version", versions())
def test_a_game_of_a_released_version_is_listed(version: str, tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    keep(saves)
    (known,) = read(saves).games
    shutil.copy(SAVES / version / SAVE, known.path.with_name("older.json"))
    archive = read(saves)
    assert archive.problems == []
    _, scene = opened(archive)
    assert set(listed(scene)) == {known.path.stem, "older"}
    older = next(game.summary for game in archive.games if game.path.stem == "older")
    assert (older.game, len(older.seats), older.rounds) == ("rush", 3, 10)


def test_what_was_read_before_a_page_is_left_is_not_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = Saves(tmp_path)
    keep(saves)
    (known,) = read(saves).games
    for number in range(9):
        shutil.copy(known.path, known.path.with_name(f"{number}.json"))
    archive = saves.archive(DIGEST)
    _, scene = opened(archive)
    scene.leave()
    left = len(archive.unread)
    assert 1 < left < 9
    assert len(saves.archive(DIGEST).unread) == left
    monkeypatch.setattr("wotrush.scenes.history.suggested_level.LATEST_GAMES", 1)
    level = SuggestedLevel(lambda: saves.archive(DIGEST))
    while level.reading:
        level.read()
    assert len(saves.archive(DIGEST).unread) == left - 1


def test_the_statistics_of_another_kind_are_laid_out_like_those_of_the_first() -> None:
    archive = archive_of([toy_journal(), rush_journal()])
    _, scene = opened(archive, HistorySide.STATISTICS)
    choose(scene, 1)
    switched = [tuple(node.rect) for node in scene.root.find("statistics").walk()]
    scene.layout(scene.space.area)
    assert [tuple(node.rect) for node in scene.root.find("statistics").walk()] == switched


def test_a_page_opened_for_its_list_computes_no_statistics_before_these_are_looked_at() -> None:
    _, scene = opened(archive_of([rush_journal()]))
    assert listed(scene) == ["0"]
    assert not scene._statistics.content.children
    scene.open(HistorySide.STATISTICS)
    assert all(min(node.size) > 0 for node in scene._statistics.content.children)
