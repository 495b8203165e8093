"""How far somebody who does exactly what the lessons say gets against a recruit."""

from __future__ import annotations

import pytest

from tests.ai.rush.advised import RULES, Advised
from tests.ai.rush.tables import RushAgent, agent, decisions, wins
from wotrush.model.rush import RushGame, RushOptions
from wotrush.scenes.rush.tutorial.lessons import LESSONS


def won(games: int, first_seed: int = 5000) -> float:
    """Return the share of games won; every deal is played twice with the seats exchanged."""
    total = 0.0
    for seed in range(first_seed, first_seed + games // 2):
        for seat in (0, 1):
            players: list[RushAgent] = [agent("recruit"), agent("recruit")]
            players[seat] = Advised()
            game = RushGame.new(RushOptions(players=2), seed)
            game.record = False
            for _ in decisions(game, players, seed):
                pass
            total += wins(game, seat)
    return total


@pytest.mark.parametrize(("lesson", "said"), [saying for sayings, _ in RULES for saying in sayings])
def test_every_rule_is_in_a_lesson(lesson: str, said: str) -> None:
    (text,) = [one.text for one in LESSONS if one.key == lesson]
    assert said in text.replace("*", "")


def test_the_advice_is_no_bad_advice() -> None:
    assert won(40) >= 16


@pytest.mark.long
def test_who_follows_the_advice_wins_more_often_than_a_recruit() -> None:
    """The deals are others than those with which the rules were chosen."""
    assert won(1000, 40000) >= 530
