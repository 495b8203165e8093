"""Random games at all tables with every invariant; `python -m tests.proofs games` plays 200,000 of each game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.model.promises import check_contract, check_journal
from tests.model.under_test import GameUnderTest

STRIDE = 37
"""Games take tables in this step, so that the first few differ in players and options already."""
MOST_TURNS = 5_000
MOST_DECISIONS = 500_000


class EndlessError(AssertionError):
    """A game does not end."""


def table_of(kind: GameUnderTest, seed: int) -> int:
    """Return the number of the table at which the game of that seed is played."""
    return seed * STRIDE % len(kind.tables)


def play_at_random(kind: GameUnderTest, table: int, seed: int) -> Iterator[Any]:
    """Play a random game, without events, and yield it at the end of every turn, including the last one."""
    chance = Random(seed)
    game = kind.new(table, seed)
    game.record = False
    for _ in range(MOST_DECISIONS):
        if game.to_act() is None:
            return
        legal, turn = game.legal_actions(), game.turn
        game.apply(legal[int(chance.random() * len(legal))])
        if game.turn != turn or game.to_act() is None:
            yield game
    raise EndlessError(f"game {seed} does not end")


def check_game(kind: GameUnderTest, seed: int) -> int:
    """Play a game, checking invariants after every turn and the whole contract twice; return the number of turns."""
    chance = Random(~seed)
    thorough = chance.randrange(100)
    turns = 0
    for game in play_at_random(kind, table_of(kind, seed), seed):
        kind.check_table(game)
        if turns == thorough or game.outcome():
            check_contract(kind, game, chance)
        turns += 1
        if turns >= MOST_TURNS:
            raise EndlessError(f"game {seed} does not end")
    return turns


def check_decisions(kind: GameUnderTest, seed: int, most: int = 60, leap: int = 12) -> None:
    """Check the whole contract at decisions of a game, each a few further on, and the journal in the end."""
    chance, lines = Random(seed), []
    table = table_of(kind, seed)
    game = kind.new(table, seed)
    for _ in range(most):
        for _ in range(chance.randrange(1, leap)):
            kind.check_table(game)
            if game.to_act() is None:
                break
            action = chance.choice(list(game.legal_actions()))
            game.apply(action)
            lines.append(str(action))
        check_contract(kind, game, chance)
        if game.to_act() is None:
            break
    check_journal(kind, table, seed, lines, game)
