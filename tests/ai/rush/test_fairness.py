"""Opponents are functions of what their seat may know and of the generator that they are given."""

from __future__ import annotations

import string
from functools import cache
from random import Random

import pytest

from tests.ai.rush.tables import agent, decisions
from wotrush.ai.agent import Choice
from wotrush.ai.rush import agents
from wotrush.ai.rush.heuristics import verdict
from wotrush.ai.rush.recruit import Recruit
from wotrush.ai.rush.regular import Regular
from wotrush.ai.rush.rules_of_thumb import RulesOfThumb
from wotrush.ai.rush.styles import level_and_style
from wotrush.model.rush import Observation, RushGame, RushOptions
from wotrush.model.rush.actions import Action

NAMES = sorted(name for name in agents() if level_and_style(name)[1] in ("balanced", "raider"))
"""One style stands for all, since they differ only in a figure."""
SLOW = {"ace": 10, "ace-raider": 40, "hasty": 40, "veteran": 2, "veteran-raider": 4}
"""Opponents that are only asked about every n-th decision."""
Decision = tuple[RushGame, Observation]


def some_decisions(players: int, seed: int, share: float = 0.1) -> list[Decision]:
    """Return a few decisions of a game of regulars with every rule option, each with the true state."""
    options = RushOptions(
        players=players,
        wide_reserve=True,
        optional_refresh=True,
        exposed_attacker=True,
        count_defenders=True,
    )
    game, pick = RushGame.new(options, seed), Random(seed)
    everybody = [Regular()] * players
    return [
        (game.copy(), seen)
        for seen, _ in decisions(game, everybody, seed)
        if len(seen.actions) > 1 and pick.random() < share
    ]


@cache
def all_decisions() -> list[Decision]:
    """Return those of three games."""
    return [decision for players in (2, 3, 5) for decision in some_decisions(players, 10 * players + 4)]


def decisions_for(name: str) -> list[Decision]:
    return all_decisions()[:: SLOW.get(name, 1)]


@cache
def first_choice(name: str, number: int) -> Choice[Action]:
    """Return what an opponent chooses in one of those decisions when it is first asked."""
    return agent(name).choose(decisions_for(name)[number][1], Random(5))


def test_there_are_decisions_of_many_kinds() -> None:
    assert len({seen.prompt for _, seen in all_decisions()}) >= 6


@pytest.mark.parametrize("name", NAMES)
def test_the_same_observation_and_generator_give_the_same_choice(name: str) -> None:
    for number, (_, seen) in enumerate(decisions_for(name)):
        assert agent(name).choose(seen, Random(5)) == first_choice(name, number)


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_is_legal_and_leaves_the_observation_alone(name: str) -> None:
    for number, (game, seen) in enumerate(decisions_for(name)):
        assert first_choice(name, number).action in seen.actions
        assert game.observe(seen.seat) == seen


@pytest.mark.parametrize("name", NAMES)
def test_what_is_hidden_does_not_matter(name: str) -> None:
    for number, (game, seen) in enumerate(decisions_for(name)):
        other = with_everything_hidden_dealt_anew(game, seen.seat)
        assert other.digest() != game.digest()
        assert agent(name).choose(other.observe(seen.seat), Random(5)) == first_choice(name, number)


def with_everything_hidden_dealt_anew(game: RushGame, seat: int) -> RushGame:
    """Return the game with decks, Garages, hidden hands and random streams exchanged."""
    other, chance = game.copy(), Random(99)
    chance.shuffle(other.deck)
    other.streams = [stream ^ 1 for stream in game.streams]
    for owner in range(other.seats):
        closed = owner not in (seat, other.active)
        cards = other.garages[owner] + (other.hands[owner] if closed else [])
        chance.shuffle(cards)
        size = len(other.hands[owner]) if closed else 0
        other.garages[owner] = cards[size:]
        if closed:
            other.hands[owner] = cards[:size]
    return other


@pytest.mark.parametrize("player", [Recruit(), Regular()], ids=["recruit", "regular"])
def test_rules_of_thumb_do_not_bet_on_a_guess_of_what_is_hidden(player: RulesOfThumb) -> None:
    """Another guess at the hidden cards gives the same scores."""
    for _, seen in all_decisions():
        assert scores(player, seen, 1) == scores(player, seen, 2)


def scores(player: RulesOfThumb, seen: Observation, seed: int) -> dict[str, float]:
    return {str(v.action): round(v.score, 9) for v in player.verdicts(seen, Random(seed))}


@pytest.mark.parametrize("name", ["recruit", "regular", "veteran", "ace"])
def test_every_choice_says_why(name: str) -> None:
    for number in range(len(decisions_for(name))):
        choice = first_choice(name, number)
        assert choice.reason is not None
        named = {name for _, name, _, _ in string.Formatter().parse(choice.reason) if name}
        assert named <= set(choice.params)


def test_every_reason_is_a_constant_that_can_be_collected() -> None:
    known = {value for name, value in vars(verdict).items() if name.isupper()}
    for _, seen in all_decisions():
        assert {v.reason for v in Regular().verdicts(seen, Random(5))} <= known
