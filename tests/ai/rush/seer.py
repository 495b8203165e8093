"""python -m tests.ai.rush.seer: how much can be won by somebody who sees every card, including those to come.

The seer thinks as the ace does, except that every sampled world is the real one. No opponent can do that: it shows how
much of a game the cards decide, and so how far any strength of play can go.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Any, cast
from unittest.mock import patch

from tests.ai.rush.tables import LONGEST, wins
from wotrush.ai.agent import Agent
from wotrush.ai.rush import agents
from wotrush.ai.rush.ace import Ace
from wotrush.ai.tally import wilson_interval
from wotrush.model.rush import Observation, RushGame, RushOptions, determinize
from wotrush.model.rush.actions import Action


class Revealed:
    """An observation with the game itself behind it."""

    def __init__(self, seen: Observation, game: RushGame) -> None:
        self._seen, self._game = seen, game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._seen, name)

    def world(self) -> RushGame:
        """Return a copy of the game, with events switched off."""
        world = self._game.copy()
        world.record = False
        return world


def real_world(seen: Observation | Revealed, rng: Random) -> RushGame:
    """Return the real game if it is revealed, and otherwise deal what is hidden anew."""
    return seen.world() if isinstance(seen, Revealed) else determinize(seen, rng)


def foreseen(seer: Ace, game: RushGame, rng: Random) -> Action:
    """Return the seer's action in this game."""
    seen = Revealed(game.observe(cast(int, game.to_act())), game)
    with (
        patch("wotrush.ai.rush.ace.determinize", real_world),
        patch("wotrush.ai.rush.choosing.determinize", real_world),
    ):
        return seer.choose(cast(Observation, seen), rng).action


def won(other: str, number: int, seed: int = 0) -> float:
    """Return the seer's share of the win in the game of that number; each deal is played from both seats."""
    deal, me = divmod(number, 2)
    game = RushGame.new(RushOptions(players=2), seed + deal)
    game.record = False
    seer, rival = Ace(), cast(Agent[Observation, Action], agents()[other]())
    chances = [Random(1000 * (seed + deal) + seat) for seat in (0, 1)]
    while (seat := game.to_act()) is not None and game.round <= LONGEST:
        chance = chances[seat]
        game.apply(
            foreseen(seer, game, chance) if seat == me else rival.choose(game.observe(seat), chance).action
        )
    return wins(game, me)


def main() -> None:
    """Print the share of games won and its 95 % interval."""
    parser = argparse.ArgumentParser(prog="python -m tests.ai.rush.seer", description=__doc__)
    parser.add_argument("--against", default="veteran", metavar="NAME")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    with ProcessPoolExecutor(chosen.jobs) as pool:
        play = partial(won, chosen.against, seed=chosen.seed)
        points = sum(pool.map(play, range(chosen.games), chunksize=2))
    low, high = wilson_interval(points, chosen.games)
    figures = f"{points / chosen.games:.1%} of {chosen.games} games ({low:.1%} to {high:.1%})"
    print(f"Who sees every card wins {figures} against {chosen.against}.")


if __name__ == "__main__":
    main()
