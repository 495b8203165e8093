"""Chunks of proofs. A number decides which games a chunk plays, so that each can be repeated."""

from __future__ import annotations

import traceback
from collections.abc import Iterable
from random import Random
from typing import Any

from tests.model.games import GAMES
from tests.model.hunter.second.at_random import play_beside
from tests.model.promises import check_contract
from tests.model.random_games import EndlessError, check_game, table_of
from tests.model.under_test import GameUnderTest
from tests.proofs.count import Count
from wotrush.ai.arena import LAST_ROUND, Contest, play_game
from wotrush.ai.registry import make_agent
from wotrush.games import game_entry
from wotrush.model.hunter import HunterOptions

CHUNK = 128
"""The number of games in a chunk."""
DECISIONS = 1_000
"""The number of random decisions in a chunk. Its last game is left unfinished."""
CONTRACT_EVERY = 10


def decisions(name: str, chunk: int) -> Count:
    """Check all invariants of the table after every random decision, and the contract at a random tenth of them."""
    count, made, game_of_chunk = Count(), 0, 0
    while made < DECISIONS:
        seed = 1_000 * chunk + game_of_chunk
        made += _decide(GAMES[name], seed, DECISIONS - made, count)
        game_of_chunk += 1
    return count


def _decide(kind: GameUnderTest, seed: int, most: int, count: Count) -> int:
    table, chance, made = table_of(kind, seed), Random(seed), 0
    # Some games begin in the middle, since a chunk ends before most games do.
    unseen = chance.choice((0, 0, 500, 1_500))
    try:
        game = kind.new(table, seed)
        while game.to_act() is not None and made < most:
            legal = game.legal_actions()
            game.apply(chance.choice(legal))
            if unseen and game.to_act() is not None:
                unseen -= 1
                continue
            made += 1
            kind.check_table(game)
            if chance.randrange(CONTRACT_EVERY) == 0 or game.to_act() is None:
                check_contract(kind, game, chance)
                count.contracts += 1
    except Exception:  # whatever it is, it is to be counted and shown
        count.errors.append(_described(table, seed))
    count.games[table] += 1
    count.decisions[table] += made
    return max(made, 1)


def random_games(name: str, chunk: int) -> Count:
    """Play random games and check them at the end of every turn."""
    count, kind = Count(), GAMES[name]
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        table = table_of(kind, seed)
        try:
            count.turns[table] += check_game(kind, seed)
        except EndlessError:
            count.stalls.append(f"table {table}, seed {seed}")
        except Exception:  # whatever it is, it is to be counted and shown
            count.errors.append(_described(table, seed))
        count.games[table] += 1
    return count


def beside(games: int, chunk: int) -> Count:
    """Play Tank Hunter beside the second engine of its rules and compare them at every decision."""
    count, kind = Count(), GAMES["hunter"]
    for seed in range(chunk * games, (chunk + 1) * games):
        table = table_of(kind, seed)
        try:
            options = HunterOptions.model_validate(kind.tables[table].model_dump())
            compared, differences = play_beside(seed, options)
        except Exception:  # whatever it is, it is to be counted and shown
            compared, differences = 0, [_described(table, seed)]
        if differences:
            count.errors.append("\n    ".join(differences))
        count.games[table] += 1
        count.decisions[table] += compared
    return count


def opponents(name: str, agents: tuple[str, ...], games: int, chunk: int) -> Count:
    """Play games of these opponents, one after another around the table."""
    return _opponents(GAMES[name], agents, range(chunk * games, (chunk + 1) * games))


def _opponents(kind: GameUnderTest, agents: tuple[str, ...], seeds: Iterable[int]) -> Count:
    count = Count()
    for seed in seeds:
        _opposed(kind, agents, seed, count)
    return count


def _opposed(kind: GameUnderTest, names: tuple[str, ...], seed: int, count: Count) -> None:
    table, entry = table_of(kind, seed), game_entry(kind.name)
    options = kind.tables[table].model_dump(mode="json")
    seats = range(options["players"])
    watcher = Watcher(kind)
    contest = Contest(
        ruleset=kind.ruleset,
        options=options,
        seed=seed,
        agents=[make_agent(entry, names[(seed + seat) % len(names)]) for seat in seats],
        generators=[Random(f"{seed} {seat}") for seat in seats],
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
    """Checks the table at the beginning of every turn, and the whole contract at the end."""

    def __init__(self, kind: GameUnderTest) -> None:
        self.kind = kind
        self.turns = 0
        self.counts: dict[str, Any] = {}

    def saw(self, game: Any, seat: int, action: object) -> None:
        if game.turn >= self.turns:
            self.turns = game.turn + 1
            self.kind.check_table(game)

    def ended(self, game: Any) -> None:
        check_contract(self.kind, game, Random(game.turn))


def _described(table: int, seed: int) -> str:
    return f"table {table}, seed {seed}: {traceback.format_exc()}"
