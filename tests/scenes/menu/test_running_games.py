"""Several games go on at once: the title counts them, the list continues any of them, and removes one after a question."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import FRect

from tests.scenes.program import Program
from tests.scenes.views import VIEWS, Running, under_way
from wotrush.ai.registry import load_ruleset
from wotrush.games import game_entry, game_info
from wotrush.i18n import set_language
from wotrush.match.saves.last_table import last_table
from wotrush.match.saves.saves import SavedGame
from wotrush.model.rush import rush_ruleset
from wotrush.scenes.description.description import description_of
from wotrush.scenes.menu.new_game import NewGame
from wotrush.scenes.menu.running_games import ROW, RunningGames
from wotrush.scenes.menu.running_row import BETWEEN, CLOSER, CLOSEST, RunningRow
from wotrush.scenes.menu.title import Title
from wotrush.scenes.setup.game_plan import first_plan
from wotrush.stage.typography.text import resolve
from wotrush.stage.widgets import Button
from wotrush.workshop.staged import new_match, play_on
from wotrush.workshop.studio import Studio

NOW = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """Three games go on: two of one kind, and the newest of another."""
    program = Program(tmp_path)
    for number, game in enumerate(("rush", "rush", "hunter")):
        program.app.context.change(game=game)
        program.app.title()
        program.app.start(game_info(game), first_plan(game_info(game)).setup(game_info(game), number, NOW))
        program.pilot.step()
        program.app.title()
    return program


def names(program: Program, start: str) -> list[str]:
    scene = program.scene(RunningGames)
    return [node.name for node in scene.root.walk() if node.name.startswith(start)]


def test_any_of_them_is_continued(program: Program) -> None:
    program.click("running games")
    rows = names(program, "go on ")
    assert len(rows) == 3
    seeds = set()
    for row in rows:
        program.click(row)
        seeds.add((program.session.info.name, program.session.match.setup.seed))
        program.app.title()
        program.click("running games")
    assert seeds == {("rush", 0), ("rush", 1), ("hunter", 2)}


def test_a_row_tells_the_round_whose_turn_it_is_and_everybodys_points(tmp_path: Path) -> None:
    program = Program(tmp_path)
    match = new_match(3, 7)
    play_on(match, lambda view: view.turn >= 30)
    program.saves.keep(match).close()
    program.app.running_games()
    program.pilot.step()
    (row,) = program.scene(RunningGames)._rows
    table = last_table(rush_ruleset(), match.journal())
    assert table is not None
    assert any(table.scores)
    said = [str(node) for node in row.walk() if node.name == "player"]
    named = zip(match.journal().seats, table.scores, strict=True)
    assert said == [f" {seat.name}: {score}" for seat, score in named]
    head = str(row.find("how far"))
    assert f"Round {match.journal().rounds()}" in head
    assert match.journal().seats[table.active].name in head
    assert any(node.name == "open card" and node.shown for node in row.walk())
    buttons = {node.name.split()[0]: node.size for node in row.walk() if isinstance(node, Button)}
    assert buttons["go"].x > buttons["remove"].x
    assert buttons["go"].y > buttons["remove"].y


def test_only_the_game_that_was_played_last_has_a_golden_button(program: Program) -> None:
    program.click("running games")
    scene = program.scene(RunningGames)
    gold = program.app.context.theme.styles.gold.normal
    golden = [row.go_on.style is not None and row.go_on.style.normal == gold for row in scene._rows]
    assert golden == [True, False, False]


def test_four_games_fill_the_page_and_what_their_pictures_show_is_said_below_them(program: Program) -> None:
    program.app.start(game_info("rush"), first_plan(game_info("rush")).setup(game_info("rush"), 9, NOW))
    program.pilot.step()
    program.app.title()
    program.click("running games")
    page = program.scene(RunningGames)
    assert len(page._rows) == 4
    assert page._rows[0].rect.h > ROW
    assert page._scroll.reach == 0
    assert page._scroll.size.y == pytest.approx(page._rows[-1].rect.bottom)
    row = page._rows[0]
    picture, caption = row.find("open card"), row.find("caption")
    assert picture.rect.bottom <= caption.rect.top
    assert caption.rect.bottom <= row.size.y
    pictures = [node.rect for node in row.walk() if node.name == "open card" and node.shown]
    assert len(pictures) == 4, "the whole Reserve"
    assert all(each.bottom <= caption.rect.top and each.right <= caption.rect.right + 1 for each in pictures)


def test_the_cards_of_two_games_are_seen_in_large_letters_beside_all_words() -> None:
    studio = Studio((1920, 1080), 1.5)
    page = VIEWS["running games"].make(studio)
    assert isinstance(page, RunningGames)
    studio.pilot(page)
    pictures = [node for node in page.root.walk() if node.name == "open card" and node.visible]
    assert len(pictures) == 8, "four in each row"
    for row in (node for node in page.root.walk() if isinstance(node, RunningRow)):
        assert all(node.rect.bottom < row.size.y for node in row.children if node.name == "player")
    assert not page.panorama.parked, "rows as high as that reach the vehicles"


def test_words_of_all_games_begin_in_one_column_whatever_pictures_they_have(tmp_path: Path) -> None:
    program = Program(tmp_path, size=(1920, 1080))
    for seed, turn in ((7, 4), (8, 30)):
        match = new_match(2, seed)
        play_on(match, partial(reached, turn))
        program.saves.keep(match).close()
    program.saves.keep(new_match(2, 9, game="hunter")).close()
    program.app.running_games()
    program.pilot.step()
    rows = program.scene(RunningGames)._rows
    shown = {sum(node.name == "open card" and node.shown for node in row.walk()) for row in rows}
    assert len(shown) > 1
    assert len({row.find("which game").rect.x for row in rows}) == 1


def test_players_stand_closer_together_where_that_spares_a_line() -> None:
    set_language("en")
    studio, info = Studio((1280, 720)), game_info("rush")
    journal = new_match(4, 1).journal()
    row = RunningRow(studio.context, SavedGame(Path("game"), journal, 0.0), info, print, print)
    widths = [player.writer.units(resolve(player.text), row._ink).x + 2 for player in row._players]
    loose, close = sum(widths) + 3 * BETWEEN, sum(widths) + 3 * CLOSER
    assert row._lines_of_players(loose)[3].y == 0
    assert row._lines_of_players(close + 1)[3].y == 0
    assert row._lines_of_players(close - 1)[3].y > 0
    columns = row._lines_of_players(2 * max(widths) + BETWEEN)
    assert [(place.x, place.y) for place in columns[2:]] == [(place.x, columns[2].y) for place in columns[:2]]


def test_one_is_removed_at_the_second_click_and_not_by_a_double_click(program: Program) -> None:
    program.click("running games")
    row = names(program, "remove ")[0]
    program.click(row)
    assert program.caption(row) == "Really remove?"
    program.click(row)
    assert len(names(program, "go on ")) == 3, "it was a double click"
    program.pilot.wait(0.5)
    program.click(row)
    assert len(names(program, "go on ")) == 2
    assert len(program.saves.resumable().games) == 2


def test_vehicles_stand_in_the_landscape_only_where_no_row_reaches_them(program: Program) -> None:
    program.click("running games")
    page = program.scene(RunningGames)
    assert not page.panorama.parked
    row = names(program, "remove ")[0]
    program.click(row)
    program.pilot.wait(0.5)
    program.click(row)
    assert len(names(program, "go on ")) == 2
    assert page.panorama.parked


def test_the_list_of_one_game_is_not_offered(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.new_game(seed=3)
    program.app.title()
    assert "running games" not in [node.name for node in program.scene(Title).root.walk()]


def test_an_empty_list_says_so(program: Program) -> None:
    for saved in program.saves.resumable().games:
        assert program.saves.remove(saved) is None
    program.app.running_games()
    assert program.says("empty") == "No games in progress."


def test_from_an_empty_list_a_new_game_is_one_key_away(program: Program) -> None:
    program.app.running_games()
    assert "nothing to list" not in [
        node.name for node in program.scene(RunningGames).root.walk() if node.shown
    ]
    for saved in program.saves.resumable().games:
        assert program.saves.remove(saved) is None
    for open_list in (program.app.running_games, program.app.history):
        open_list()
        program.pilot.step()
        program.pilot.key(pygame.K_RETURN)
        program.scene(NewGame)


def test_the_colors_of_a_running_game_are_its_own(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.click("new")
    page = program.scene(NewGame)
    page._change(page.plan.with_seat(0, color=3).with_seat(1, color=2), True)
    program.click("start")
    context = program.app.context
    before = [context.seat_color(seat) for seat in (0, 1)]
    program.app.title()
    context.change(seat_colors=(5, 6))
    assert context.seat_color(0) != before[0]
    program.click("continue")
    assert [context.seat_color(seat) for seat in (0, 1)] == before
    context.change(seat_colors=(7, 1))
    changed = context.seat_color(0)
    assert changed != before[0]
    program.app.title()
    context.change(seat_colors=(5, 6))
    program.click("continue")
    assert context.seat_color(0) == changed, "colors that were chosen at its table stay with the game"


@pytest.mark.parametrize("width", [780.0, 1060.0, 1240.0, 1600.0])
def test_all_players_of_a_game_of_eight_stand_in_its_row(width: float) -> None:
    set_language("de")
    studio, info = Studio((1280, 720)), game_info("hunter")
    journal = new_match(8, 1, game="hunter").journal()
    row = RunningRow(studio.context, SavedGame(Path("game"), journal, 0.0), info, print, print)
    row.place(FRect(0, 0, width, ROW), row.pictures_at((width, ROW)))
    players = [node for node in row.children if node.name == "player"]
    assert len(players) == 8
    assert all(row.bounds.contains(player.rect) for player in players)
    assert all(len(player.rect.collidelistall([other.rect for other in players])) == 1 for player in players)


def reached(turn: int, view: Any) -> bool:
    return bool(view.turn >= turn)


@pytest.mark.parametrize("game", ["rush", "hunter"])
def test_a_longer_game_is_further_on(game: str) -> None:
    ruleset, match = load_ruleset(game_entry(game)), new_match(2, 7, game=game)
    shares = []
    for turn in (0, 12, 24):
        play_on(match, partial(reached, turn))
        table = last_table(ruleset, match.journal())
        assert table is not None
        share = description_of(game).progress(table.seen)
        assert share is not None
        shares.append(share)
    assert shares[0] == 0
    assert shares == sorted(set(shares))
    assert shares[-1] <= 1


def test_a_tutorial_that_goes_on_is_called_so_and_one_in_which_nothing_was_done_is_not_kept_twice(
    program: Program,
) -> None:
    for _ in range(3):
        program.app.tutorial()
        program.pilot.step()
        program.app.title()
    program.pilot.step()
    assert "Tutorial" in program.caption("continue")
    program.click("running games")
    rows = [node for node in program.scene(RunningGames).root.walk() if isinstance(node, RunningRow)]
    assert sum(row._about_text().startswith("Tutorial") for row in rows) == 1


def test_rows_are_as_high_as_the_words_of_the_longest_need() -> None:
    """Their players stand a little closer at most, in large letters too."""
    studio = Studio((1920, 1080), 1.5)
    journal = under_way(5).journal()
    games = [SavedGame(Path(f"{number}"), journal, 0.0) for number in range(4)]
    page = RunningGames(studio.context, Running(*games))
    studio.pilot(page)
    row = page._rows[0]
    players = [node.rect for node in row.walk() if node.name == "player"]
    heights = {round(place.h) for place in players}
    assert len({place.y for place in players}) > 2
    assert min(heights) >= CLOSEST
    assert max(place.bottom for place in players) <= row.size.y - 8
