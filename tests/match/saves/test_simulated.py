"""A simulated game becomes a journal that `replay` reads."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.ai.toy_agents import TOY
from tests.toy import RULESET
from wotrush.ai.arena import Contest
from wotrush.match.journal import read_journal
from wotrush.match.replay import verify
from wotrush.match.saves.simulated import write_simulated


def test_a_simulated_game_is_replayed_and_written_alike_each_time(tmp_path: Path) -> None:
    game, actions = RULESET.new({"players": 2}, 3), list[str]()
    while game.to_act() is not None:
        actions.append(str(Random(1).choice(game.legal_actions())))
        game.apply(RULESET.parse_action(actions[-1]))
    contest = Contest(RULESET, {"players": 2}, 3, (), ())
    for folder in ("one", "two"):
        write_simulated(tmp_path / folder / "game.json", contest, ["highest", "random"], actions)
    journal = read_journal(tmp_path / "one" / "game.json")
    assert verify(journal, lambda line: None, {"toy": TOY}).matches
    assert [(seat.name, seat.agent) for seat in journal.seats] == [
        ("Highest", "highest"),
        ("Random", "random"),
    ]
    assert journal == read_journal(tmp_path / "two" / "game.json")
