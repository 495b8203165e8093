"""Random games with all options and every invariant; `python -m tests.proofs games` plays 200,000 of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from tests.model.invariants import check_contract, check_table
from wotrush.model.rush import RushGame, RushOptions

NAMES = ("wide_reserve", "optional_refresh", "exposed_attacker", "count_defenders", "always_doubles")
ALL_OPTIONS = [
    RushOptions(players=players, **dict(zip(NAMES, flags, strict=True)))
    for flags in product((False, True), repeat=len(NAMES))
    for players in (2, 3, 4, 5)
]
"""Every number of players with every set of rule options: 4 × 32 tables."""

MOST_TURNS = 5_000


class EndlessError(AssertionError):
    """A game does not end."""


def play_at_random(options: RushOptions, seed: int) -> Iterator[RushGame]:
    """Play a random game and yield it at the end of every turn, including the last one."""
    chance = Random(seed)
    game = RushGame.new(options, seed)
    game.record = False
    while game.to_act() is not None:
        legal, turn = game.legal_actions(), game.turn
        game.apply(legal[int(chance.random() * len(legal))])
        if game.turn != turn:
            yield game


def check_game(seed: int) -> int:
    """Play a game, checking invariants after every turn and the whole contract once; return the number of turns."""
    options = ALL_OPTIONS[seed % len(ALL_OPTIONS)]
    chance = Random(~seed)
    thorough = chance.randrange(100)
    turns = 0
    for game in play_at_random(options, seed):
        check_table(game)
        if turns == thorough or game.outcome():
            check_contract(game, chance)
        turns += 1
        if turns >= MOST_TURNS:
            raise EndlessError(f"game {seed} does not end")
    return turns
