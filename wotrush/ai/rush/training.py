"""Trains the value network by self-play: games by the newest network, a new one from the newest games, and so on.

Run as `python -m wotrush.ai.rush.training FOLDER --generations 6`; stopped, it goes on where it was. Needs numpy.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random

import numpy as np
from rich.progress import track

from wotrush.ai.agent import derive_seed
from wotrush.ai.rush.inputs import names
from wotrush.ai.rush.learning import Fit, Lessons, Reader
from wotrush.ai.rush.network import read_network
from wotrush.ai.rush.selfplay import play
from wotrush.model.rush import RushGame, RushOptions
from wotrush.model.rush.default import default_catalogue

_CHUNK = 50
_TABLES = (2, 2, 2, 3, 2, 2, 4, 2, 2, 5)
"""Players, in turn."""
_RECRUITS = (0b00, 0b01, 0b00, 0b10)
"""Which seats recruits hold, in turn, as bits: against them alone a network would forget how they play."""
_TRUST = 0.9
_HIDDEN, _PASSES = 48, 8
_REMEMBERED = 5
"""A network learns from the games of so many generations."""


@dataclass(frozen=True, slots=True)
class Course:
    """What is to be done, and where its files are."""

    folder: Path
    games: int
    seed: int

    def network(self, generation: int) -> Path:
        """What this generation plays with; the first are recruits, who need none."""
        return self.folder / f"network-{generation:03}.json"

    def chunks(self, generation: int) -> list[Path]:
        """The files of its games."""
        number = -(-self.games // _CHUNK)
        return [self.folder / f"games-{generation:03}-{chunk:03}.npz" for chunk in range(number)]

    def origin(self, generation: int) -> str:
        """For people."""
        return (
            f"Generation {generation} of self-play, {self.games} games each, seed {self.seed}, "
            f"from nothing but recruits' games (wotrush.ai.rush.training)."
        )


def advance(course: Course, generation: int, jobs: int) -> None:
    """What is missing of its games, then the network for the next one."""
    missing = [(number, path) for number, path in enumerate(course.chunks(generation)) if not path.exists()]
    for _ in track(_played(course, generation, missing, jobs), f"games {generation}", len(missing)):
        pass
    if not course.network(generation + 1).exists():
        learn(course, generation)


def _played(course: Course, generation: int, missing: list[tuple[int, Path]], jobs: int) -> Iterator[None]:
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for future in [pool.submit(play_chunk, course, generation, *chunk) for chunk in missing]:
            yield future.result()


def play_chunk(course: Course, generation: int, number: int, path: Path) -> None:
    """Some games, kept as lessons; what a job does."""
    catalogue = default_catalogue()
    network = read_network(course.network(generation), catalogue) if generation else None
    reader = Reader(names(catalogue.cards), catalogue)
    lessons = []
    for game in range(number * _CHUNK, (number + 1) * _CHUNK):
        seed = derive_seed(course.seed, generation, game)
        table = RushGame.new(RushOptions(players=_TABLES[game % len(_TABLES)]), seed)
        recruits = _RECRUITS[game % len(_RECRUITS)]
        players = [None if recruits >> seat % 2 & 1 else network for seat in range(table.seats)]
        for record, player in zip(play(table, players, Random(seed)) or (), players, strict=False):
            lessons.append(reader.lessons(record, _TRUST if player else 1.0))
    whole = Lessons.join(lessons)
    beside = path.with_suffix(".new.npz")
    np.savez_compressed(beside, inputs=whole.inputs, won=whole.won, lead=whole.lead)
    beside.replace(path)


def learn(course: Course, generation: int) -> None:
    """A network from the games of the last generations."""
    parts = []
    for earlier in range(max(0, generation - _REMEMBERED + 1), generation + 1):
        for path in course.chunks(earlier):
            with np.load(path) as kept:
                parts.append(Lessons(kept["inputs"], kept["won"], kept["lead"]))
    known = names(default_catalogue().cards)
    fit = Fit(len(known), _HIDDEN, derive_seed(course.seed, "weights", generation))
    fit.learn(Lessons.join(parts), _PASSES)
    path = course.network(generation + 1)
    beside = path.with_suffix(".new")
    beside.write_text(json.dumps({"origin": course.origin(generation + 1), **fit.kept(known)}))
    beside.replace(path)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m wotrush.ai.rush.training", description=__doc__)
    parser.add_argument(
        "folder", type=Path, help="games and networks; what it already holds is not made again"
    )
    parser.add_argument("--generations", type=int, default=6)
    parser.add_argument("--games", type=int, default=2000, help="of each generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    course = Course(chosen.folder, chosen.games, chosen.seed)
    for generation in range(chosen.generations):
        advance(course, generation, chosen.jobs)


if __name__ == "__main__":
    main()
