"""The list of blunders finds what it says, excuses what may be right, and is counted while opponents play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from tests.ai.rush.blunders.written import Position, play, played_by, positions
from tests.ai.rush.tables import RushAgent, agent
from tests.deck import cards
from wotrush.ai.rush.blunders import BLUNDERS
from wotrush.ai.simulate import Plan, run
from wotrush.cli import cli
from wotrush.cli.result_tables import blunder_table
from wotrush.model.rush.positions.notation import parse_table, table_text

DOCUMENT = Path(__file__).parents[4] / "docs" / "verification.md"
STRONG = ("veteran", "ace")
"""Opponents that make no blunder in any written position; the ace with a fraction of its usual positions."""

POSITIONS = positions()
ENTRIES = [entry.name for entry in BLUNDERS]


def blunders_of(player: RushAgent, some: Sequence[Position] = POSITIONS) -> list[str]:
    """Return the blunders that an opponent makes in written positions."""
    return [
        f"{position.entry}, {position.title}: {name}: {what}"
        for position in some
        for name, what in played_by(position, player).items()
    ]


def label(position: Position) -> str:
    return f"{position.entry}: {position.title}"


@pytest.mark.parametrize("position", [p for p in POSITIONS if p.lines("blunder")], ids=label)
def test_a_blunder_is_found_and_a_wise_play_is_not(position: Position) -> None:
    assert position.lines("wise")
    for line in position.lines("blunder"):
        assert position.entry in play(position, line)
    for line in position.lines("wise"):
        assert play(position, line) == {}


@pytest.mark.parametrize("position", [p for p in POSITIONS if p.lines("fine")], ids=label)
def test_what_may_be_right_is_excused(position: Position) -> None:
    for line in position.lines("fine"):
        assert play(position, line) == {}


def test_there_are_200_positions_and_every_entry_has_its_share() -> None:
    shown = Counter(position.entry for position in POSITIONS if position.lines("blunder"))
    excused = Counter(position.entry for position in POSITIONS if position.lines("fine"))
    assert shown.total() >= 200
    assert set(shown) == set(excused) == set(ENTRIES)
    assert min(shown.values()) >= 10
    assert min(excused.values()) >= 3
    assert len({label(position) for position in POSITIONS}) == len(POSITIONS)


def test_positions_are_of_all_tables() -> None:
    for entry in ENTRIES:
        tables = [position.table() for position in POSITIONS if position.entry == entry]
        assert {table.seats for table in tables} == {2, 3, 4, 5}
        assert len({table.active for table in tables}) >= 3


@pytest.mark.parametrize("name", STRONG)
def test_strong_opponents_make_no_blunder(name: str) -> None:
    """The ace is asked about one position in six only, since it thinks for long."""
    assert blunders_of(agent(name), POSITIONS[:: 6 if name == "ace" else 1]) == []


@pytest.mark.long
def test_the_ace_makes_no_blunder_anywhere() -> None:
    assert blunders_of(agent("ace")) == []


def test_whoever_plays_anything_is_found_out_in_every_way_but_the_rarest() -> None:
    found = set(map(_entry, blunders_of(agent("random"))))
    assert len(found) >= len(ENTRIES) - 4


def _entry(line: str) -> str:
    return next(name for name in ENTRIES if f": {name}: " in line)


# While opponents play


def counted(resume: Path) -> dict[str, Any]:
    result = run(Plan(("random", "recruit"), 6, seed=5, observers=("blunders",)), resume=resume)
    assert result["errors"] == 0
    counts: dict[str, Any] = result["observed"]["blunders"]
    return counts


def test_they_are_counted_by_opponent_with_an_example_that_can_be_looked_at(tmp_path: Path) -> None:
    counts = counted(tmp_path / "side")
    assert list(counts) == ["random", "recruit"]
    assert abs(counts["random"]["turns"] - counts["recruit"]["turns"]) <= 6
    found = counts["random"]["found"]
    assert list(found) == ENTRIES
    assert found["hits for nothing"]["count"] > 4 > counts["recruit"]["found"]["hits for nothing"]["count"]
    where, what, table = found["hits for nothing"]["example"]
    assert where.startswith("seed ")
    assert what.startswith("attack ")
    assert table_text(parse_table(table)) == table
    assert counted(tmp_path / "side") == counts, "what the side file kept"


def test_every_turn_is_counted_once() -> None:
    from wotrush.ai.rush.blunders.critic import Critic
    from wotrush.model.rush import RushGame, RushOptions

    game, chance, critic = RushGame.new(RushOptions(players=3), 4), Random(4), Critic(["a", "b", "a"], 4)
    while (seat := game.to_act()) is not None and game.turn < 32:
        action = chance.choice(game.legal_actions())
        critic.saw(game, seat, action)
        game.apply(action)
    critic.ended(game)
    assert critic.counts["a"]["turns"] + critic.counts["b"]["turns"] == game.turn


def test_simulate_prints_them() -> None:
    words = ("simulate", "--seats", "random,recruit", "--games", "4", "--blunders")
    result = CliRunner().invoke(cli, words, terminal_width=200)
    assert result.exit_code == 0
    assert "turns of random" in result.output
    assert "hits for nothing" in result.output


def test_an_entry_that_only_one_opponent_has_is_shown_for_all() -> None:
    counts = {
        "a": {"turns": 3, "found": {"x": {"count": 0}}},
        "b": {"turns": 4, "found": {"x": {"count": 2, "example": ["where", "what", "table"]}}},
    }
    table = blunder_table(counts)
    assert [list(column.cells) for column in table.columns] == [["x"], ["0"], ["2"], ["what\nwhere"]]


def test_the_document_has_the_list_word_for_word() -> None:
    document = DOCUMENT.read_text("utf-8")
    for entry in BLUNDERS:
        assert f"| {entry.name} | {entry.sentence} |" in document


def test_positions_do_not_hang_on_the_deck_of_the_box() -> None:
    assert all(position.table().catalogue is cards() for position in POSITIONS)
