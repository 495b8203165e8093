"""A replay runs at any speed, from any turn, seen from any side; the result opens it at a turning point."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from tests.scenes.program import QUICK, Program
from wotrush.match.journal import Journal
from wotrush.scenes.history.scene import HistoryScene
from wotrush.scenes.menu.title import Title
from wotrush.scenes.result.scene import COURSE, ResultScene
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.session.watching import SPEEDS, WatchedSession
from wotrush.stage.typography.text import resolve
from wotrush.stage.widgets import Button, Slider
from wotrush.workshop.staged import new_match, play_out, session_of

SHORT, SLOW_TO_BEGIN = 43, 21
"""Seeds of a short game, and of one whose first two turns take a while to show."""


@pytest.fixture(scope="module")
def journal() -> Journal:
    match = new_match(3, SLOW_TO_BEGIN)
    play_out(match)
    return match.journal()


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(tmp_path / "games")


def watching(program: Program, journal: Journal, place: int = 0) -> WatchedSession:
    """Return a replay that begins there, paused and with closed hands."""
    program.app.watch(journal, place)
    session = program.session
    assert isinstance(session, WatchedSession)
    session.conductor.pause()
    session.open_cards(False)
    program.pilot.step()
    return session


def test_it_is_seen_from_the_persons_side_and_then_from_any_other(program: Program, journal: Journal) -> None:
    session = watching(program, journal)
    assert program.scene(TableScene).view.o.seat == 0
    for seat in (1, 2, 0):
        program.click("replay side")
        program.pilot.step()
        assert program.scene(TableScene).view.o.seat == seat
    assert session.match.turn == 0


@pytest.mark.parametrize(
    ("language", "word"), [("de", "Aufdecken"), ("en", "Show cards"), ("it", "Scopri"), ("pl", "Odkryj")]
)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)])
def test_the_button_with_the_eye_says_what_it_does_where_it_has_room_for_words(
    tmp_path: Path, journal: Journal, size: tuple[int, int], language: str, word: str
) -> None:
    program = Program(tmp_path, QUICK.model_copy(update={"language": language}), size)
    watching(program, journal)
    button = program.node("replay cards")
    assert isinstance(button, Button)
    assert resolve(button.text) == word


def test_the_side_can_change_in_the_frame_of_a_decision(program: Program, journal: Journal) -> None:
    session = watching(program, journal)
    for number in range(40):
        session.step()
        session.look_from(number % 3)
        program.pilot.step(0.05)
        assert program.scene(TableScene).view.seen == session.observation()
    assert session.recorded.place > 30


def test_closed_hands_stay_closed_from_every_side(program: Program, journal: Journal) -> None:
    session = watching(program, journal)
    for seat in range(3):
        session.look_from(seat)
        o = session.observation()
        assert [hand is not None for hand in o.hands] == [other == o.active for other in range(3)]


def test_buttons_and_keys_go_from_turn_to_turn(program: Program, journal: Journal) -> None:
    session = watching(program, journal)
    for _ in range(3):
        program.click("replay forward")
    assert session.match.turn == 3
    program.pilot.key(pygame.K_PERIOD)
    assert session.match.turn == 4
    program.pilot.key(pygame.K_COMMA)
    program.click("replay back")
    assert session.match.turn == 2
    for key, turn in ((pygame.K_RIGHT, 3), (pygame.K_LEFT, 2)):
        program.pilot.key(key)
        assert session.match.turn == turn
    program.pilot.step()
    table = program.scene(TableScene)
    assert table.view.o.turn == 2
    assert set(table.cards.sprites) == set(table.view.lying)


def test_arrows_walk_over_the_table_once_tab_has_begun_to(program: Program, journal: Journal) -> None:
    session = watching(program, journal)
    for key in (pygame.K_TAB, pygame.K_RIGHT):
        program.pilot.key(key)
    assert session.match.turn == 0


def test_a_replay_waits_behind_its_menu(program: Program, journal: Journal) -> None:
    session = watching(program, journal)
    session.conductor.go_on()
    program.pilot.key(pygame.K_ESCAPE)
    place = session.recorded.place
    program.pilot.wait(5)
    assert session.recorded.place == place
    program.pilot.key(pygame.K_ESCAPE)
    program.pilot.wait(5)
    assert session.recorded.place > place


def test_back_goes_first_to_where_the_turn_began(program: Program, journal: Journal) -> None:
    session = watching(program, journal, len(journal.turns[0].actions) + 1)
    assert session.match.turn == 1
    place = session.recorded.place
    program.click("replay back")
    assert (session.match.turn, session.recorded.place) == (1, place - 1)
    program.click("replay back")
    assert session.match.turn == 0


def test_the_slider_goes_anywhere_and_follows(program: Program, journal: Journal) -> None:
    session = watching(program, journal)
    slider = program.node("replay turn")
    assert isinstance(slider, Slider)
    program.pilot.click(slider.transform((slider.size.x * 0.5, slider.size.y / 2)))
    assert session.match.turn == pytest.approx(session.turns / 2, abs=1)
    session.go_to_turn(session.turns)
    program.pilot.step()
    assert slider.value == 1
    assert session.match.turn == session.turns - 1
    assert session.result() is None


def test_one_step_at_a_time_and_on_again(program: Program, journal: Journal) -> None:
    session = watching(program, journal)
    for places in (1, 2):
        program.click("replay step")
        program.pilot.wait(1)
        assert session.recorded.place == places
    assert session.paused
    program.click("replay pause")
    assert not session.paused
    program.pilot.wait(1)
    assert session.recorded.place > 2


def test_twice_the_speed_takes_half_the_time(program: Program, journal: Journal) -> None:
    session = watching(program, journal)
    taken = []
    for speed in (2, 5, 20):
        session.go_to_turn(0)
        session.conductor.go_on()
        session.speed = speed
        begin = program.clock.now()
        while session.match.turn < 2:
            program.pilot.step(0.02)
        taken.append(program.clock.now() - begin)
        session.conductor.pause()
    assert all(slow > 1.5 * fast for slow, fast in pairwise(taken))
    assert taken[0] > 2


def test_the_setting_for_speed_leaves_a_replay_watchable(program: Program, journal: Journal) -> None:
    assert QUICK.speed.value == "off"
    session = watching(program, journal)
    session.conductor.go_on()
    program.pilot.wait(2)
    assert session.result() is None


def test_a_turning_point_opens_the_replay_there(program: Program) -> None:
    match = new_match(2, SHORT)
    play_out(match)
    program.app.result(session_of(match, QUICK, program.clock))
    page = program.scene(ResultScene)
    page.open_chapter(COURSE)
    program.pilot.step()
    points = page.course.chart._flags
    program.click(f"turning point {len(points)}")
    session = program.session
    assert isinstance(session, WatchedSession)
    assert session.match.turn == points[-1].turn
    for _ in range(200):
        program.pilot.step(0.1)
    assert session.recorded.place == points[-1].first, "it stands still before the turn"
    assert program.scene(TableScene).view.status == page.course.cards[-1]._words.said()
    for key in (pygame.K_RIGHT, pygame.K_LEFT):
        program.pilot.key(key)
        program.pilot.step()
        assert "taken back" not in program.scene(TableScene).view.status.lower()
    program.pilot.key(pygame.K_ESCAPE)
    program.pilot.step()
    assert program.scene(ResultScene) is page, "Esc leads back to where the moment was told"
    assert page.chapter == COURSE
    program.click(f"turning point {len(points)}")
    session = program.session
    assert isinstance(session, WatchedSession)
    session.speed = SPEEDS[-1]
    session.conductor.go_on()
    program.play_on()
    watched = program.scene(ResultScene).lines
    assert not any(line.own for line in watched)
    assert watched == [replace(line, own=False) for line in page.lines]


def test_any_turn_of_the_chart_can_be_chosen_by_keys(program: Program) -> None:
    match = new_match(2, SHORT)
    play_out(match)
    program.app.result(session_of(match, QUICK, program.clock))
    page = program.scene(ResultScene)
    page.open_chapter(COURSE)
    page.interface.focus.set(page.course.chart)
    for _ in range(3):
        program.pilot.key(pygame.K_LEFT)
    last = page.report.turns[-3]
    assert program.says("reading").startswith(f"Round {last.round}, turn of ")
    program.pilot.key(pygame.K_RETURN)
    assert program.session.match.turn == last.turn


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"game": "chess"}, "This is a game of chess, which is not known here."),
        (
            {"digest": "another", "table": "turn: 99999999999999999999"},
            "This game cannot be started: turn 99999999999999999999.",
        ),
    ],
)
def test_what_cannot_be_watched_is_reported_on_the_title(
    program: Program, journal: Journal, fields: dict[str, str], sentence: str
) -> None:
    if "table" in fields:
        fields = {**fields, "table": re.sub(r"turn: \d+", fields["table"], journal.table)}
    program.app.watch(journal.model_copy(update=fields))
    program.pilot.step()
    program.scene(Title)
    assert program.says("notice") == sentence


def test_leaving_a_replay_leads_to_the_played_games(program: Program, journal: Journal) -> None:
    watching(program, journal)
    program.pilot.key(pygame.K_ESCAPE)
    program.click("menu history")
    program.scene(HistoryScene)
    program.pilot.key(pygame.K_ESCAPE)
    program.scene(Title)


def test_a_game_played_by_other_rules_shows_its_last_table_after_one_sentence(
    program: Program, journal: Journal
) -> None:
    first = journal.turns[0].model_copy(update={"digest": "another"})
    program.app.watch(journal.model_copy(update={"turns": [first, *journal.turns[1:]]}))
    assert program.says("notice").startswith("The rules or cards have changed since this game was played:")
    program.pilot.key(pygame.K_RETURN)
    result = program.scene(ResultScene)  # The last table of a finished game is its final one.
    assert journal.result is not None
    assert [line.score for line in result.lines] == sorted(journal.result.scores, reverse=True)
    for chapter in list(result.chapters):
        result.open_chapter(chapter)
        program.pilot.step()
