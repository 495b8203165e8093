"""Opponents are functions of what their seat may know, and of the generator they are handed."""

from __future__ import annotations

import string
from random import Random

import pytest

from tests.ai.rush.tables import agent, decisions
from wotrush.ai.rush import agents, verdict
from wotrush.ai.rush.recruit import Recruit
from wotrush.model.rush import Observation, RushGame, RushOptions

NAMES = sorted({*agents(), "regular"})
Decision = tuple[RushGame, Observation]


def some_decisions(players: int, seed: int, share: float = 0.1) -> list[Decision]:
    """A game of recruits with every rule option, and a few of its decisions with the true state."""
    options = RushOptions(
        players=players,
        wide_reserve=True,
        optional_refresh=True,
        exposed_attacker=True,
        count_defenders=True,
    )
    game, pick = RushGame.new(options, seed), Random(seed)
    everybody = [Recruit()] * players
    return [
        (game.copy(), seen)
        for seen, _ in decisions(game, everybody, seed)
        if len(seen.actions) > 1 and pick.random() < share
    ]


DECISIONS = [decision for players in (2, 3, 5) for decision in some_decisions(players, players)]


def test_there_are_decisions_of_many_kinds() -> None:
    assert len({seen.prompt for _, seen in DECISIONS}) >= 6


@pytest.mark.parametrize("name", NAMES)
def test_the_same_observation_and_generator_give_the_same_choice(name: str) -> None:
    for _, seen in DECISIONS:
        assert agent(name).choose(seen, Random(5)) == agent(name).choose(seen, Random(5))


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_is_legal_and_leaves_the_observation_alone(name: str) -> None:
    for game, seen in DECISIONS:
        assert agent(name).choose(seen, Random(5)).action in seen.actions
        assert game.observe(seen.seat) == seen


@pytest.mark.parametrize("name", NAMES)
def test_what_is_hidden_does_not_matter(name: str) -> None:
    for game, seen in DECISIONS:
        other = with_everything_hidden_dealt_anew(game, seen.seat)
        assert other.digest() != game.digest()
        assert agent(name).choose(other.observe(seen.seat), Random(5)) == agent(name).choose(seen, Random(5))


def with_everything_hidden_dealt_anew(game: RushGame, seat: int) -> RushGame:
    """Decks, Garages, closed hands and the generator of the game, all changed behind the seat's back."""
    other, chance = game.copy(), Random(99)
    chance.shuffle(other.deck)
    other.rng ^= 1
    for owner in range(other.seats):
        closed = owner not in (seat, other.active)
        cards = other.garages[owner] + (other.hands[owner] if closed else [])
        chance.shuffle(cards)
        size = len(other.hands[owner]) if closed else 0
        other.garages[owner] = cards[size:]
        if closed:
            other.hands[owner] = cards[:size]
    return other


def test_the_recruit_does_not_bet_on_its_guess_of_what_is_hidden() -> None:
    """Another guess of the hidden cards gives the same scores."""
    for _, seen in DECISIONS:
        assert scores(seen, 1) == scores(seen, 2)


def scores(seen: Observation, seed: int) -> dict[str, float]:
    return {str(v.action): round(v.score, 9) for v in Recruit().verdicts(seen, Random(seed))}


def test_every_choice_of_the_recruit_says_why() -> None:
    for _, seen in DECISIONS:
        choice = Recruit().choose(seen, Random(5))
        assert choice.reason is not None
        named = {name for _, name, _, _ in string.Formatter().parse(choice.reason) if name}
        assert named <= set(choice.params)


def test_every_reason_is_a_constant_that_can_be_collected() -> None:
    known = {value for name, value in vars(verdict).items() if name.isupper()}
    for _, seen in DECISIONS:
        assert {v.reason for v in Recruit().verdicts(seen, Random(5))} <= known
