"""From the first click to the rematch, and everything that can happen in between."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from tests.scenes.program import QUICK, Program
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
from wotrush.scenes.rush.result.squad_tally import SquadFigures
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.session.watching import SPEEDS, WatchedSession
from wotrush.stage.label import Label
from wotrush.workshop.staged import new_match, play_out, session_of

SHORT, SHORT_FROM_TITLE = 43, 4
"""Seeds of short games: of two players as set up here, and as the title proposes them."""


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(tmp_path / "games")


def test_a_game_from_the_title_to_its_result_and_a_rematch(program: Program) -> None:
    program.new_game(SHORT_FROM_TITLE)
    first = program.scene(TableScene).session
    program.play_on()
    result = program.scene(ResultScene)
    outcome = first.match.result()
    assert outcome is not None
    assert outcome.outcome is not None
    assert [line.score for line in result.lines] == sorted(outcome.outcome.scores, reverse=True)
    assert result.lines[0].seat in outcome.winners
    assert program.says("headline") == ("Bison wins" if result.lines[0].seat else "Victory")
    program.click("rematch")
    again = program.scene(TableScene).session
    assert again.match.players == first.match.players
    assert again.match.setup.seed != first.match.setup.seed
    assert again.match.turn < first.match.turn


def test_every_part_of_the_score_is_reported(program: Program) -> None:
    match = finished_match()
    program.app.result(session_of(match, QUICK, program.clock))
    page = program.scene(ResultScene)
    seen = page.session.everybody_sees()
    for line in page.lines:
        assert line.score == sum(part.points for part in line.parts)
        held = [figure for figure in achievements(seen, line.seat) if figure.held]
        assert next(part for part in line.parts if part.key == "achievements").count == len(held)
        squad = SquadFigures.of(seen, line.seat)
        assert sum(squad.classes) == sum(squad.nations) > 0
    program.pilot.step()
    panel = program.node("score 0")
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


def test_a_game_left_goes_on_from_the_title(program: Program, tmp_path: Path) -> None:
    program.new_game(7)
    program.play_on(5)
    played = program.decisions
    program.app.title()
    program.pilot.step()
    program.click("continue")
    assert program.decisions[: len(played)] == played
    played = program.decisions
    program.app.quit()
    later = Program(tmp_path / "games")
    later.click("continue")
    assert later.decisions[: len(played)] == played
    later.play_on(1)
    assert len(later.decisions) > len(played)


def test_a_game_saved_under_other_rules_goes_on_and_says_so(program: Program, tmp_path: Path) -> None:
    program.new_game(7)
    program.play_on(12)
    program.app.title()
    (file,) = (tmp_path / "games" / "running").glob("*.json")
    journal = read_journal(file)
    journal.turns[0].digest = "another"
    write_journal(file, journal.model_copy(update={"ident": "toy-0-other-cards"}))
    later = Program(tmp_path / "games")
    later.click("continue")
    later.scene(NoticeScene)
    assert later.says("notice").startswith("The rules or cards have changed since this game was saved")
    later.pilot.key(pygame.K_RETURN)
    later.scene(TableScene)


@pytest.mark.parametrize("way", ["ctrl+q", "window"])
def test_leaving_the_program_keeps_the_game(program: Program, tmp_path: Path, way: str) -> None:
    program.new_game(7)
    program.play_on(4)
    digest = program.session.match.journal().digest
    if way == "ctrl+q":
        program.pilot.key(pygame.K_q, pygame.KMOD_CTRL)
    else:
        program.pilot.send(pygame.QUIT)
    assert program.stack.top is None
    (saved,) = Program(tmp_path / "games").saves.resumable().games
    assert saved.journal.digest == digest


def test_without_a_game_to_go_on_with_the_title_offers_none(program: Program) -> None:
    with pytest.raises(KeyError):
        program.node("continue")


def test_a_damaged_save_is_named_on_the_title_and_kept(program: Program, tmp_path: Path) -> None:
    program.new_game(7)
    program.app.title()
    (file,) = (tmp_path / "games" / "running").glob("*.json")
    file.write_text("{", encoding="utf-8")
    later = Program(tmp_path / "games")
    assert file.name in later.says("notice")
    later.app.title()
    assert later.says("notice") == ""
    with pytest.raises(KeyError):
        later.node("continue")
    assert list((tmp_path / "games" / "damaged").iterdir())


def test_of_two_damaged_saves_the_second_is_named_next_time(program: Program, tmp_path: Path) -> None:
    for seed in (7, 8):
        program.new_game(seed)
        program.app.title()
        program.pilot.step()
    files = list((tmp_path / "games" / "running").glob("*.json"))
    for file in files:
        file.write_text("{", encoding="utf-8")
    later = Program(tmp_path / "games")
    reported = [later.says("notice")]
    later.app.title()
    reported.append(later.says("notice"))
    assert {file.name for file in files for text in reported if file.name in text} == {f.name for f in files}
    later.app.title()
    assert later.says("notice") == ""


def test_a_save_that_cannot_go_on_gives_way_to_an_older_one(program: Program, tmp_path: Path) -> None:
    for seed in (7, 8):
        program.new_game(seed)
        program.app.title()
        program.pilot.step()
        for file in (tmp_path / "games" / "running").glob("*.json"):
            journal = read_journal(file)
            os.utime(file, (journal.seed, journal.seed))
            if journal.seed == 8:
                write_journal(file, journal.model_copy(update={"options": {**journal.options, "players": 3}}))
    program.click("continue")
    assert program.says("notice") == (
        "This game has 3 seats, but its journal names 2 players."
        f" It was set aside in {tmp_path / 'games' / 'damaged'}."
    )
    program.click("continue")
    assert program.session.match.setup.seed == 7


def test_a_wrong_seed_is_refused_in_one_sentence(program: Program) -> None:
    program.click("new")
    program.click("seed")
    program.pilot.type("-3")
    program.click("start")
    page = program.scene(NewGame)
    assert program.says("seed note") == (
        "“-3” is no seed: type a whole number of up to 19 digits or the code of a game, or leave it empty."
    )
    program.click("seed")
    program.pilot.key(pygame.K_BACKSPACE)
    program.pilot.key(pygame.K_BACKSPACE)
    assert page.seed == ""
    program.click("start")
    program.scene(TableScene)


def test_enter_confirms_a_seed_and_only_the_next_one_starts_the_game(program: Program) -> None:
    program.click("new")
    program.click("seed")
    program.pilot.type("-7")
    program.pilot.key(pygame.K_RETURN)
    program.pilot.type("7")
    page = program.scene(NewGame)
    assert page.seed == "-77", "a seed that is none is typed on"
    for _ in range(3):
        program.pilot.key(pygame.K_BACKSPACE)
    program.pilot.type("7")
    program.pilot.key(pygame.K_RETURN)
    program.pilot.step()
    assert program.scene(NewGame) is page
    assert page.interface.focus.current is page.root.find("start")
    program.pilot.key(pygame.K_RETURN)
    assert program.scene(TableScene).session.match.setup.seed == 7


def test_enter_starts_what_was_played_last(program: Program) -> None:
    program.click("new")
    program.click("add")
    program.click("wide_reserve")
    program.click("start")
    program.app.title()
    program.click("new")
    program.pilot.key(pygame.K_RETURN)
    setup = program.scene(TableScene).session.match.setup
    assert len(setup.players) == 3
    assert setup.options["wide_reserve"] is True


def test_a_game_without_any_person_cannot_start(program: Program) -> None:
    program.click("new")
    kind = program.node("kind 0")
    program.pilot.click(kind.transform((kind.size.x * 0.75, kind.size.y / 2)))
    program.click("start")
    program.scene(NewGame)


def test_the_first_player_can_be_chosen(program: Program) -> None:
    program.click("new")
    first = program.node("first")
    program.pilot.click(first.transform((first.size.x * 0.9, first.size.y / 2)))
    program.click("start")
    assert program.session.match.setup.options["first_player"] == 1


def test_seats_come_and_go_between_two_and_five(program: Program) -> None:
    program.click("new")
    for _ in range(5):
        program.click("add")
    page = program.scene(NewGame)
    assert len(page.plan.seats) == 5
    assert len(set(page.plan.colors)) == 5
    for _ in range(3):
        program.click("remove 1")
    assert len(program.scene(NewGame).plan.seats) == 2
    names = {node.name for node in program.scene(NewGame).root.walk()}
    assert not {"remove 0", "remove 1"} & names, "neither of the last two can go"


def test_settings_show_and_are_kept_at_once(program: Program) -> None:
    program.click("settings")
    before = program.app.context.theme.palette
    program.click("high_contrast")
    assert program.app.context.theme.palette != before
    program.click("muted")
    language = program.node("language")
    program.pilot.click(language.transform((language.size.x * 0.1, language.size.y / 2)))
    assert program.app.context.settings.language == "de"
    program.scene(SettingsScene)
    program.app.close()
    stored = settings.load().settings
    assert (stored.high_contrast, stored.muted, stored.language) == (True, True, "de")
    set_language("en")


def test_settings_that_cannot_be_saved_are_reported_on_the_title_until_they_can(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    program.click("settings")
    with monkeypatch.context() as now:
        now.setattr(os, "fsync", full)
        program.click("muted")
        program.app._settings_file.flush()
    program.pilot.key(pygame.K_ESCAPE)
    reported = f"The settings cannot be saved in {tmp_path / 'home'}: No space left on device."
    assert program.says("notice") == reported
    program.click("settings")
    program.click("high_contrast")
    program.app.close()
    stored = settings.load().settings
    assert (stored.muted, stored.high_contrast) == (True, True)
    program.app.title()
    assert program.says("notice") == ""


def test_two_running_copies_keep_each_others_settings(program: Program, tmp_path: Path) -> None:
    other = Program(tmp_path / "games")
    program.app.context.change(latin_names=True)
    program.app.close()
    other.app.context.change(muted=True)
    other.app.close()
    stored = settings.load().settings
    assert (stored.latin_names, stored.muted) == (True, True)


def test_settings_reach_a_game_under_way(program: Program) -> None:
    program.new_game(7)
    program.app.settings()
    way = program.node("take_backs")
    program.pilot.click(way.transform((way.size.x * 0.9, way.size.y / 2)))
    assert program.session.match.whole_turn_undo
    program.pilot.key(pygame.K_ESCAPE)
    program.scene(TableScene)


def test_a_larger_interface_fits_the_window(program: Program) -> None:
    program.app.context.change(ui_scale=2.0)
    assert program.stack.space.ui_scale == 1.25
    program.stack.resize((1920, 1080))
    assert program.stack.space.ui_scale == 1.5
    program.stack.resize((1280, 720))
    assert program.stack.space.ui_scale == 1.25


def test_finished_games_are_listed_and_can_be_watched(program: Program) -> None:
    match = finished_match()
    match.take_backs = 2
    program.saves.keep(match).close()
    played = match.journal()
    program.click("history")
    page = program.scene(HistoryScene)
    (game,) = page.archive.games
    assert any("2 take-backs" in str(node) for node in page.root.walk() if isinstance(node, Label))
    program.click(f"watch {game.path.stem}")
    watched = program.session
    assert isinstance(watched, WatchedSession)
    watched.speed = SPEEDS[-1]
    program.play_on()
    program.scene(ResultScene)
    assert watched.match.journal().digest == played.digest
    assert program.saves.resumable().games == []


def test_the_result_of_a_finished_game_is_opened_again(program: Program) -> None:
    match = finished_match()
    program.saves.keep(match).close()
    program.click("history")
    (game,) = program.scene(HistoryScene).archive.games
    program.click(f"result {game.path.stem}")
    for _ in range(3):
        program.pilot.step()
    page = program.scene(ResultScene)
    result = match.result()
    assert result is not None
    assert page.result.winners == result.winners
    program.pilot.key(pygame.K_ESCAPE)
    program.scene(HistoryScene)
    program.pilot.key(pygame.K_ESCAPE)
    program.scene(Title)


def test_the_result_of_a_game_that_was_left_is_opened_again(program: Program) -> None:
    match = new_match(2, 43)
    match.give_up(0)
    program.saves.keep(match).close()
    program.click("history")
    (game,) = program.scene(HistoryScene).archive.games
    program.click(f"result {game.path.stem}")
    for _ in range(3):
        program.pilot.step()
    assert program.scene(ResultScene).result.gave_up == 0


def test_a_replay_is_saved_as_a_file_that_reads_back(program: Program, tmp_path: Path) -> None:
    match = finished_match()
    program.app.result(session_of(match, QUICK, program.clock))
    program.click("save")
    (file,) = (tmp_path / "home" / "replays").iterdir()
    assert str(file) in program.says("saved")
    assert read_journal(file).digest == match.journal().digest


def test_a_replay_that_cannot_be_saved_is_reported(program: Program, tmp_path: Path) -> None:
    (tmp_path / "home").touch()
    program.app.result(session_of(finished_match(), QUICK, program.clock))
    program.click("save")
    assert program.says("saved").startswith(f"The game cannot be saved in {tmp_path / 'home' / 'replays'}: ")


def test_escape_on_a_page_leads_back(program: Program) -> None:
    for page in ("new", "settings", "history"):
        program.click(page)
        assert not isinstance(program.stack.top, Title)
        program.pilot.key(pygame.K_ESCAPE)
        program.scene(Title)


def test_giving_up_takes_two_clicks(program: Program) -> None:
    program.new_game(7)
    for _ in range(2):
        program.pilot.key(pygame.K_ESCAPE)
        program.click("menu give up")
        assert program.session.result() is None
        program.click("menu resume")
    program.pilot.key(pygame.K_ESCAPE)
    program.click("menu give up")
    assert program.caption("menu give up") == "Really give up?"
    program.pilot.wait(0.1)
    program.click("menu give up")
    program.pilot.wait(0.2)
    assert program.session.result() is None, "a double click answers no question"
    program.pilot.wait(0.4)
    program.click("menu give up")
    program.pilot.wait(0.2)
    program.scene(ResultScene)


def test_a_game_that_was_given_up_ends_in_a_result_that_says_so(program: Program) -> None:
    program.new_game(7)
    program.play_on(3)
    program.session.give_up()
    program.pilot.wait(0.2)
    program.scene(ResultScene)
    assert program.says("headline") == "Bison wins"
    assert program.says("reason") == "Player 1 has left the game."
    program.click("title")
    with pytest.raises(KeyError):
        program.node("continue")


def test_enter_on_the_title_begins_a_game(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.pilot.key(pygame.K_RETURN)
    assert program.scene(NewGame)


def test_a_recorded_game_that_is_dropped_on_the_window_is_watched(program: Program, tmp_path: Path) -> None:
    """The file has been dragged here from another window, so its path may hold anything."""
    file = tmp_path / "Zoë’s game (1).json"
    match = new_match(2, SHORT)
    play_out(match, "random")
    write_journal(file, match.journal())
    program.new_game(SHORT_FROM_TITLE)
    assert program.pilot.send(pygame.DROPFILE, file=str(file))
    assert isinstance(program.session, WatchedSession)
    program.app.title()
    program.click("continue")
    assert not isinstance(program.session, WatchedSession), "the game that was being played has been saved"


@pytest.mark.parametrize(
    ("content", "told"), [(b"\x89PNG", "is damaged or not a game"), (None, "cannot be read")]
)
def test_any_other_file_that_is_dropped_is_named_and_the_game_goes_on(
    program: Program, tmp_path: Path, content: bytes | None, told: str
) -> None:
    file = tmp_path / "picture.png"
    if content is not None:
        file.write_bytes(content)
    program.new_game(SHORT_FROM_TITLE)
    session = program.session
    program.pilot.send(pygame.DROPFILE, file=str(file))
    program.scene(NoticeScene)
    assert told in program.says("notice")
    program.pilot.key(pygame.K_RETURN)
    assert program.session is session
    assert isinstance(program.stack.top, TableScene)
