"""One chunk of each proof: a number says which games, so that any of them can be played again."""

from __future__ import annotations

import traceback
from collections.abc import Iterable
from random import Random
from typing import Any

from tests.model.invariants import check_contract, check_table
from tests.model.random_games import ALL_OPTIONS, EndlessError, check_game
from tests.proofs.count import Count
from wotrush.ai.arena import LAST_ROUND, Contest, play_game
from wotrush.ai.registry import load_ruleset, make_agent
from wotrush.games import GAMES
from wotrush.model.rush import RushGame

TABLES = len(ALL_OPTIONS)
STRIDE = 37
"""Games take tables in this step, so that the first few differ in players and options already."""

DECISIONS = 1_000
"""Random decisions in a chunk; the last game of it is left where it stands."""
CONTRACT_EVERY = 10
ACE_TABLES = 4
"""Aces think long, so a chunk is a few games."""
ACES = ("ace", "ace-raider", "ace-collector", "ace-fortress")


def decisions(chunk: int) -> Count:
    """All invariants of the table after every random decision, and the contract at one of ten, by lot."""
    count, made, game_of_chunk = Count(), 0, 0
    while made < DECISIONS:
        seed = 1_000 * chunk + game_of_chunk
        made += _decide(seed, DECISIONS - made, count)
        game_of_chunk += 1
    return count


def _decide(seed: int, most: int, count: Count) -> int:
    table, chance, made = _table(seed), Random(seed), 0
    # Some begin in the middle: a chunk ends before most games do.
    unseen = chance.choice((0, 0, 500, 1_500))
    try:
        game = RushGame.new(ALL_OPTIONS[table], seed)
        while game.to_act() is not None and made < most:
            legal = game.legal_actions()
            game.apply(chance.choice(legal))
            if unseen and game.to_act() is not None:
                unseen -= 1
                continue
            made += 1
            check_table(game)
            if chance.randrange(CONTRACT_EVERY) == 0 or game.to_act() is None:
                check_contract(game, chance)
                count.contracts += 1
    except Exception:  # whatever it is, it is to be counted and shown
        count.errors.append(_told(table, seed))
    count.games[table] += 1
    count.decisions[table] += made
    return max(made, 1)


def random_games(chunk: int) -> Count:
    """A game of lots at each table, looked at at the end of every turn."""
    count = Count()
    for seed in range(chunk * TABLES, (chunk + 1) * TABLES):
        table = seed % TABLES
        try:
            count.turns[table] += check_game(seed)
        except EndlessError:
            count.stalls.append(f"table {table}, seed {seed}")
        except Exception:  # whatever it is, it is to be counted and shown
            count.errors.append(_told(table, seed))
        count.games[table] += 1
    return count


def recruits(chunk: int) -> Count:
    return _opponents(("recruit",), range(chunk * TABLES, (chunk + 1) * TABLES))


def regulars(chunk: int) -> Count:
    return _opponents(("regular",), range(chunk * TABLES, (chunk + 1) * TABLES))


def aces(chunk: int) -> Count:
    """Of every style: each seat has another one."""
    return _opponents(ACES, range(chunk * ACE_TABLES, (chunk + 1) * ACE_TABLES))


def _opponents(names: tuple[str, ...], seeds: Iterable[int]) -> Count:
    count = Count()
    for seed in seeds:
        _opposed(names, seed, count)
    return count


def _opposed(names: tuple[str, ...], seed: int, count: Count) -> None:
    table, entry = _table(seed), GAMES["rush"]
    options = ALL_OPTIONS[table]
    watcher = Watcher()
    contest = Contest(
        ruleset=load_ruleset(entry),
        options=options.model_dump(),
        seed=seed,
        agents=[make_agent(entry, names[(seed + seat) % len(names)]) for seat in range(options.players)],
        generators=[Random(f"{seed} {seat}") for seat in range(options.players)],
        observers=[watcher],
    )
    played = play_game(contest)
    if played.error is not None:
        count.errors.append(f"table {table}, seed {seed}: {played.error}")
    elif played.winners is None:
        count.stalls.append(f"table {table}, seed {seed}: not over after round {LAST_ROUND}")
    count.games[table] += 1
    count.turns[table] += watcher.turns
    count.decisions[table] += len(played.actions)


class Watcher:
    """Looks at the table whenever a turn has begun, and at the whole contract in the end."""

    def __init__(self) -> None:
        self.turns = 0
        self.counts: dict[str, Any] = {}

    def saw(self, game: RushGame, seat: int, action: object) -> None:
        if game.turn >= self.turns:
            self.turns = game.turn + 1
            check_table(game)

    def ended(self, game: RushGame) -> None:
        check_contract(game, Random(game.turn))


def _table(seed: int) -> int:
    return seed * STRIDE % TABLES


def _told(table: int, seed: int) -> str:
    return f"table {table}, seed {seed}: {traceback.format_exc()}"
