"""From the first click to the rematch, and everything that can happen in between."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from tests.scenes.desk import QUICK, Desk
from wotrush import settings
from wotrush.i18n import set_language
from wotrush.match.journal import read_journal, write_journal
from wotrush.model.game import Outcome
from wotrush.scenes.history.scene import HistoryScene
from wotrush.scenes.menu.new_game import NewGame
from wotrush.scenes.menu.settings_scene import SettingsScene
from wotrush.scenes.menu.title import Title
from wotrush.scenes.page.notice import NoticeScene
from wotrush.scenes.result.scene import ResultScene
from wotrush.scenes.rush.match import RushMatch
from wotrush.scenes.rush.result.figures import achievements
from wotrush.scenes.rush.result.squads import SquadFigures
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.session.watching import SPEEDS, WatchedSession
from wotrush.stage.label import Label
from wotrush.workshop.staged import new_match, play_out, session_of

SHORT, SHORT_FROM_TITLE = 43, 4
"""Seeds of short games: of two players as set up here, and as the title proposes them."""


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path / "games")


def test_a_game_from_the_title_to_its_result_and_a_rematch(desk: Desk) -> None:
    desk.new_game(SHORT_FROM_TITLE)
    first = desk.scene(TableScene).session
    desk.play_on()
    result = desk.scene(ResultScene)
    outcome = first.match.result()
    assert outcome is not None
    assert outcome.outcome is not None
    assert [line.score for line in result.lines] == sorted(outcome.outcome.scores, reverse=True)
    assert result.lines[0].seat in outcome.winners
    assert desk.says("headline") == ("Bison wins" if result.lines[0].seat else "Victory")
    desk.click("rematch")
    again = desk.scene(TableScene).session
    assert again.match.players == first.match.players
    assert again.match.setup.seed != first.match.setup.seed
    assert again.match.turn < first.match.turn


def test_every_part_of_the_score_is_reported(desk: Desk) -> None:
    match = finished_match()
    desk.app.result(session_of(match, QUICK, desk.clock))
    page = desk.scene(ResultScene)
    seen = page.session.everybody_sees()
    for line in page.lines:
        assert line.score == sum(part.points for part in line.parts)
        held = [figure for figure in achievements(seen, line.seat) if figure.held]
        assert next(part for part in line.parts if part.key == "achievements").count == len(held)
        squad = SquadFigures.of(seen, line.seat)
        assert sum(squad.classes) == sum(squad.nations) > 0
    desk.pilot.step()
    panel = desk.node("score 0")
    assert [str(panel.find(f"{part} points")) for part in ("medals", "bases", "achievements")] == [
        str(part.points) for part in finished_outcome(match).parts[0]
    ]


def finished_match() -> RushMatch:
    match = new_match(2, SHORT)
    play_out(match)
    return match


def finished_outcome(match: RushMatch) -> Outcome:
    result = match.result()
    assert result is not None
    assert result.outcome is not None
    return result.outcome


def test_a_game_left_goes_on_from_the_title(desk: Desk, tmp_path: Path) -> None:
    desk.new_game(7)
    desk.play_on(5)
    played = desk.decisions
    desk.app.title()
    desk.pilot.step()
    desk.click("continue")
    assert desk.decisions[: len(played)] == played
    played = desk.decisions
    desk.app.quit()
    later = Desk(tmp_path / "games")
    later.click("continue")
    assert later.decisions[: len(played)] == played
    later.play_on(1)
    assert len(later.decisions) > len(played)


def test_a_game_saved_under_other_rules_goes_on_and_says_so(desk: Desk, tmp_path: Path) -> None:
    desk.new_game(7)
    desk.play_on(12)
    desk.app.title()
    (file,) = (tmp_path / "games" / "running").glob("*.json")
    journal = read_journal(file)
    journal.turns[0].digest = "another"
    write_journal(file, journal)
    later = Desk(tmp_path / "games")
    later.click("continue")
    later.scene(NoticeScene)
    assert later.says("notice").startswith("The rules or cards have changed since this game was saved")
    later.pilot.key(pygame.K_RETURN)
    later.scene(TableScene)


@pytest.mark.parametrize("way", ["ctrl+q", "window"])
def test_leaving_the_program_keeps_the_game(desk: Desk, tmp_path: Path, way: str) -> None:
    desk.new_game(7)
    desk.play_on(4)
    digest = desk.session.match.journal().digest
    if way == "ctrl+q":
        desk.pilot.key(pygame.K_q, pygame.KMOD_CTRL)
    else:
        desk.pilot.send(pygame.QUIT)
    assert desk.stack.top is None
    (saved,) = Desk(tmp_path / "games").saves.resumable().games
    assert saved.journal.digest == digest


def test_without_a_game_to_go_on_with_the_title_offers_none(desk: Desk) -> None:
    with pytest.raises(KeyError):
        desk.node("continue")


def test_a_damaged_save_is_named_on_the_title_and_kept(desk: Desk, tmp_path: Path) -> None:
    desk.new_game(7)
    desk.app.title()
    (file,) = (tmp_path / "games" / "running").glob("*.json")
    file.write_text("{", encoding="utf-8")
    later = Desk(tmp_path / "games")
    assert file.name in later.says("notice")
    later.app.title()
    assert later.says("notice") == ""
    with pytest.raises(KeyError):
        later.node("continue")
    assert list((tmp_path / "games" / "damaged").iterdir())


def test_of_two_damaged_saves_the_second_is_named_next_time(desk: Desk, tmp_path: Path) -> None:
    for seed in (7, 8):
        desk.new_game(seed)
        desk.app.title()
        desk.pilot.step()
    files = list((tmp_path / "games" / "running").glob("*.json"))
    for file in files:
        file.write_text("{", encoding="utf-8")
    later = Desk(tmp_path / "games")
    reported = [later.says("notice")]
    later.app.title()
    reported.append(later.says("notice"))
    assert {file.name for file in files for text in reported if file.name in text} == {f.name for f in files}
    later.app.title()
    assert later.says("notice") == ""


def test_a_save_that_cannot_go_on_gives_way_to_an_older_one(desk: Desk, tmp_path: Path) -> None:
    for seed in (7, 8):
        desk.new_game(seed)
        desk.app.title()
        desk.pilot.step()
        for file in (tmp_path / "games" / "running").glob("*.json"):
            journal = read_journal(file)
            os.utime(file, (journal.seed, journal.seed))
            if journal.seed == 8:
                write_journal(file, journal.model_copy(update={"options": {**journal.options, "players": 3}}))
    desk.click("continue")
    assert desk.says("notice") == (
        "This game has 3 seats, but its journal names 2 players."
        f" It was set aside in {tmp_path / 'games' / 'damaged'}."
    )
    desk.click("continue")
    assert desk.session.match.setup.seed == 7


def test_a_wrong_seed_is_refused_in_one_sentence(desk: Desk) -> None:
    desk.click("new")
    desk.click("seed")
    desk.pilot.type("-3")
    desk.click("start")
    page = desk.scene(NewGame)
    assert desk.says("seed note") == "“-3” is no seed: type a whole number, or leave it empty."
    desk.click("seed")
    desk.pilot.key(pygame.K_BACKSPACE)
    desk.pilot.key(pygame.K_BACKSPACE)
    assert page.seed == ""
    desk.click("start")
    desk.scene(TableScene)


def test_enter_starts_what_was_played_last(desk: Desk) -> None:
    desk.click("new")
    desk.click("add")
    desk.click("wide_reserve")
    desk.click("start")
    desk.app.title()
    desk.click("new")
    desk.pilot.key(pygame.K_RETURN)
    setup = desk.scene(TableScene).session.match.setup
    assert len(setup.players) == 3
    assert setup.options["wide_reserve"] is True


def test_a_game_without_any_person_cannot_start(desk: Desk) -> None:
    desk.click("new")
    kind = desk.node("kind 0")
    desk.pilot.click(kind.transform((kind.size.x * 0.75, kind.size.y / 2)))
    desk.click("start")
    desk.scene(NewGame)


def test_the_first_player_can_be_chosen(desk: Desk) -> None:
    desk.click("new")
    first = desk.node("first")
    desk.pilot.click(first.transform((first.size.x * 0.9, first.size.y / 2)))
    desk.click("start")
    assert desk.session.match.setup.options["first_player"] == 1


def test_seats_come_and_go_between_two_and_five(desk: Desk) -> None:
    desk.click("new")
    for _ in range(5):
        desk.click("add")
    page = desk.scene(NewGame)
    assert len(page.plan.seats) == 5
    assert len(set(page.plan.colors)) == 5
    for _ in range(5):
        desk.click("remove 1")
    assert len(desk.scene(NewGame).plan.seats) == 2


def test_settings_show_and_are_kept_at_once(desk: Desk) -> None:
    desk.click("settings")
    before = desk.app.context.theme.palette
    desk.click("high_contrast")
    assert desk.app.context.theme.palette != before
    desk.click("muted")
    language = desk.node("language")
    desk.pilot.click(language.transform((language.size.x * 0.1, language.size.y / 2)))
    assert desk.app.context.settings.language == "de"
    desk.scene(SettingsScene)
    desk.app.close()
    stored = settings.load().settings
    assert (stored.high_contrast, stored.muted, stored.language) == (True, True, "de")
    set_language("en")


def test_settings_that_cannot_be_saved_are_reported_on_the_title_until_they_can(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    desk.click("settings")
    with monkeypatch.context() as now:
        now.setattr(os, "fsync", full)
        desk.click("muted")
        desk.app._settings_file.flush()
    desk.pilot.key(pygame.K_ESCAPE)
    reported = f"The settings cannot be saved in {tmp_path / 'home'}: No space left on device."
    assert desk.says("notice") == reported
    desk.click("settings")
    desk.click("high_contrast")
    desk.app.close()
    stored = settings.load().settings
    assert (stored.muted, stored.high_contrast) == (True, True)
    desk.app.title()
    assert desk.says("notice") == ""


def test_two_running_copies_keep_each_others_settings(desk: Desk, tmp_path: Path) -> None:
    other = Desk(tmp_path / "games")
    desk.app.context.change(latin_names=True)
    desk.app.close()
    other.app.context.change(muted=True)
    other.app.close()
    stored = settings.load().settings
    assert (stored.latin_names, stored.muted) == (True, True)


def test_settings_reach_a_game_under_way(desk: Desk) -> None:
    desk.new_game(7)
    desk.app.settings()
    way = desk.node("take_backs")
    desk.pilot.click(way.transform((way.size.x * 0.9, way.size.y / 2)))
    assert desk.session.match.whole_turn_undo
    desk.pilot.key(pygame.K_ESCAPE)
    desk.scene(TableScene)


def test_a_larger_interface_fits_the_window(desk: Desk) -> None:
    desk.app.context.change(ui_scale=2.0)
    assert desk.stack.space.ui_scale == 1.25
    desk.stack.resize((1920, 1080))
    assert desk.stack.space.ui_scale == 1.5
    desk.stack.resize((1280, 720))
    assert desk.stack.space.ui_scale == 1.25


def test_finished_games_are_listed_and_can_be_watched(desk: Desk) -> None:
    match = finished_match()
    match.take_backs = 2
    desk.saves.keep(match).close()
    played = match.journal()
    desk.click("history")
    page = desk.scene(HistoryScene)
    (game,) = page.archive.games
    assert any("2 take-backs" in str(node) for node in page.root.walk() if isinstance(node, Label))
    desk.click(f"watch {game.path.stem}")
    watched = desk.session
    assert isinstance(watched, WatchedSession)
    watched.speed = SPEEDS[-1]
    desk.play_on()
    desk.scene(ResultScene)
    assert watched.match.journal().digest == played.digest
    assert desk.saves.resumable().games == []


def test_a_replay_is_saved_as_a_file_that_reads_back(desk: Desk, tmp_path: Path) -> None:
    match = finished_match()
    desk.app.result(session_of(match, QUICK, desk.clock))
    desk.click("save")
    (file,) = (tmp_path / "home" / "replays").iterdir()
    assert str(file) in desk.says("saved")
    assert read_journal(file).digest == match.journal().digest


def test_a_replay_that_cannot_be_saved_is_reported(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "home").touch()
    desk.app.result(session_of(finished_match(), QUICK, desk.clock))
    desk.click("save")
    assert desk.says("saved").startswith(f"The game cannot be saved in {tmp_path / 'home' / 'replays'}: ")


def test_escape_on_a_page_leads_back(desk: Desk) -> None:
    for page in ("new", "settings", "history"):
        desk.click(page)
        assert not isinstance(desk.stack.top, Title)
        desk.pilot.key(pygame.K_ESCAPE)
        desk.scene(Title)


def test_giving_up_takes_two_clicks(desk: Desk) -> None:
    desk.new_game(7)
    for _ in range(2):
        desk.pilot.key(pygame.K_ESCAPE)
        desk.click("menu give up")
        assert desk.session.result() is None
        desk.click("menu resume")
    desk.pilot.key(pygame.K_ESCAPE)
    desk.click("menu give up")
    desk.click("menu give up")
    desk.pilot.wait(0.2)
    desk.scene(ResultScene)


def test_a_game_that_was_given_up_ends_in_a_result_that_says_so(desk: Desk) -> None:
    desk.new_game(7)
    desk.play_on(3)
    desk.session.give_up()
    desk.pilot.wait(0.2)
    desk.scene(ResultScene)
    assert desk.says("headline") == "Bison wins"
    assert desk.says("reason") == "Player 1 has left the game."
    desk.click("title")
    with pytest.raises(KeyError):
        desk.node("continue")


def test_enter_on_the_title_begins_a_game(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.pilot.key(pygame.K_RETURN)
    assert desk.scene(NewGame)
