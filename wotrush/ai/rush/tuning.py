"""Finds the weights of the evaluation by evolution: two opposite variations play each other on mirrored deals.

Run as `python -m wotrush.ai.rush.tuning FILE --steps 500`; stopped, it goes on where it was.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from rich.progress import track

from wotrush.ai.agent import Agent, derive_seed
from wotrush.ai.arena import Contest, play_game
from wotrush.ai.registry import GAMES, AnyRuleset, load_ruleset
from wotrush.ai.rush.recruit import Recruit
from wotrush.ai.rush.regular import Regular
from wotrush.ai.rush.weights import NAMES, Weights, shipped_weights

Rows = dict[str, list[float]]

_VARIATION, _STEP = 0.2, 0.03
"""In parts of each figure: how far a trial goes from the mean, and how far the mean follows a trial that won everything."""
_LEAST = 0.02
_TOGETHER = 0.7
"""How much of a variation the three columns of a weight share."""


@dataclass(slots=True)
class Search:
    """Where the search is; everything that goes on from here follows from it."""

    seed: int
    step: int
    rows: Rows

    @classmethod
    def begin_or_resume(cls, path: Path, seed: int) -> Search:
        """From the file if there is one, otherwise from the weights that ship."""
        if path.exists():
            kept = json.loads(path.read_text(encoding="utf-8"))
            return cls(kept["seed"], kept["step"], kept["weights"])
        return cls(seed, 0, shipped_weights().to_json())

    def save(self, path: Path) -> None:
        """Whole, beside the old one, and renamed."""
        origin = f"Mirrored evolution, {self.step} steps, seed {self.seed} (wotrush.ai.rush.tuning)."
        beside = path.with_suffix(".new")
        beside.write_text(
            as_text({"origin": origin, "seed": self.seed, "step": self.step, "weights": self.rows})
        )
        beside.replace(path)

    def advance(self, ruleset: AnyRuleset) -> None:
        """One trial: the mean moves towards the side that won more."""
        chance = Random(derive_seed(self.seed, "variation", self.step))
        way = _variation(chance)
        plus, minus = (Weights.from_json(_moved(self.rows, way, sign * _VARIATION)) for sign in (1.0, -1.0))
        margin = trial(
            ruleset, Regular(plus), Regular(minus), derive_seed(self.seed, "deal", self.step), self.step
        )
        moved = _moved(self.rows, way, _STEP * margin)
        self.rows = {name: [round(figure, 4) for figure in row] for name, row in moved.items()}
        self.step += 1


def as_text(kept: dict[str, Any]) -> str:
    """One weight a line, so that differences can be read."""
    rows = ",\n".join(f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in kept["weights"].items())
    head = "".join(
        f" {json.dumps(key)}: {json.dumps(value)},\n" for key, value in kept.items() if key != "weights"
    )
    return f'{{\n{head} "weights": {{\n{rows}\n }}\n}}\n'


def _variation(chance: Random) -> Rows:
    way: Rows = {}
    for name in NAMES:
        common = chance.gauss(0.0, 1.0)
        apart = (1.0 - _TOGETHER**2) ** 0.5
        way[name] = [_TOGETHER * common + apart * chance.gauss(0.0, 1.0) for _ in range(3)]
    return way


def _moved(rows: Rows, way: Rows, size: float) -> Rows:
    """Each figure by its own measure; the least ones still move."""
    return {
        name: [
            figure + size * along * (abs(figure) + _LEAST)
            for figure, along in zip(row, way[name], strict=True)
        ]
        for name, row in rows.items()
    }


def trial(ruleset: AnyRuleset, plus: Regular, minus: Regular, seed: int, step: int) -> float:
    """How much more the first won than the second, -1 to 1: against each other, or each against recruits."""
    if step % 8 == 7:
        return duel(ruleset, [plus, minus, plus, minus], seed)
    if step % 4 == 3:
        return duel(ruleset, [plus, minus], seed)
    one, other = (duel(ruleset, [player, Recruit()], seed) for player in (plus, minus))
    return (one - other) / 2


def duel(ruleset: AnyRuleset, table: Sequence[Agent[Any, Any]], seed: int) -> float:
    """The same deal once as seated and once with everybody a seat further: the first's wins less the others'."""
    margin = 0.0
    for shift in (0, 1):
        seats = [table[(seat + shift) % len(table)] for seat in range(len(table))]
        generators = [Random(derive_seed(seed, seat)) for seat in range(len(seats))]
        played = play_game(Contest(ruleset, {"players": len(seats)}, seed, seats, generators))
        if played.error:
            raise RuntimeError(played.error)
        winners = played.winners or ()
        for winner in winners:
            margin += (1.0 if seats[winner] is table[0] else -1.0) / len(winners)
    return margin / 2


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m wotrush.ai.rush.tuning", description=__doc__)
    parser.add_argument("file", type=Path, help="the weights found so far; made if it is not there")
    parser.add_argument("--steps", type=int, default=100, help="trials to add")
    parser.add_argument("--seed", type=int, default=1, help="of a new search")
    chosen = parser.parse_args()
    search = Search.begin_or_resume(chosen.file, chosen.seed)
    ruleset = load_ruleset(GAMES["rush"])
    for _ in track(range(chosen.steps), description=f"from step {search.step}"):
        search.advance(ruleset)
        search.save(chosen.file)


if __name__ == "__main__":
    main()
