"""The list of running games knows the table of the last turn, as anybody may see it."""

from __future__ import annotations

import pytest

from wotrush.ai.registry import load_ruleset
from wotrush.games import game_entry
from wotrush.match.saves.last_table import last_table
from wotrush.workshop.staged import new_match, play_on


@pytest.mark.parametrize(("game", "players"), [("rush", 4), ("hunter", 8)])
def test_points_and_turn_are_those_of_the_last_turn_and_nothing_hidden_is_there(
    game: str, players: int
) -> None:
    match = new_match(players, 3, game=game)
    assert play_on(match, lambda view: view.turn >= 9 and view.to_act == view.active) is not None
    seat = match.to_act()
    assert seat is not None
    ruleset = load_ruleset(game_entry(game))
    table = last_table(ruleset, match.journal())
    assert table is not None
    seen = ruleset.public(match.observe(seat))
    assert (table.active, table.seen.turn) == (seen.active, seen.turn)
    assert len(table.scores) == players
    assert table.seen == ruleset.public(table.seen), "what only one seat may know is not in it"


def test_a_table_of_other_rules_is_none() -> None:
    journal = new_match(2, 1, game="rush").journal()
    ruleset = load_ruleset(game_entry("rush"))
    assert last_table(ruleset, journal) is not None
    assert last_table(ruleset, journal.model_copy(update={"table": "players: 2, first 9"})) is None
    assert last_table(load_ruleset(game_entry("hunter")), journal) is None
