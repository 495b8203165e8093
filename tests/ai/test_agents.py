"""Opponents are found by name and decide only from what they are given."""

from __future__ import annotations

from random import Random

import pytest

from tests.ai.toy_agents import TOY
from tests.toy import RULESET
from wotrush.ai.agent import derive_seed
from wotrush.ai.registry import agents_of, load_ruleset, make_agent
from wotrush.games import GAMES, GameEntry, UnknownNameError, game_entry


def test_random_plays_every_game() -> None:
    assert list(agents_of(GameEntry("tests.toy:toy_ruleset"))) == ["random"]
    assert {"random", "highest"} <= set(agents_of(TOY))


def test_rush_is_known() -> None:
    entry = game_entry("rush")
    assert load_ruleset(entry).name == "rush"
    assert {"random", "recruit", "greedy"} <= set(agents_of(entry))


def test_unknown_names_are_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownNameError, match=r"^There is no game called 'chess'; known are: rush\.$"):
        game_entry("chess", {"rush": GAMES["rush"]})
    with pytest.raises(UnknownNameError, match="no opponent called 'ace'"):
        make_agent(TOY, "ace")


def test_random_makes_the_same_choice_from_the_same_seed() -> None:
    observation = RULESET.new({}, 1).observe(0)
    agent = make_agent(TOY, "random")
    chosen = [agent.choose(observation, Random(seed)).action for seed in range(50)]
    assert chosen == [agent.choose(observation, Random(seed)).action for seed in range(50)]
    assert set(chosen) == set(observation.actions)


def test_seeds_are_the_same_everywhere() -> None:
    assert derive_seed(1, "agent", 2) == 6839661423299938243
    assert derive_seed(1, "agent", 2) != derive_seed(1, "agent", 3)
