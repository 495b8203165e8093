"""Iterations of games and of learning from them, until all games are played; the same seed gives the same weights.

However often it was stopped, and however many processes play: every game and every batch has a seed of its own.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from wotrush.ai.agent import derive_seed
from wotrush.ai.rush.value.inputs import NAMES
from wotrush.ai.rush.value.network import Network
from wotrush.model.rush.default import default_catalogue
from wotrush.workshop.rush.training.checkpoint import Folder, TrainingError, TrainingProgress
from wotrush.workshop.rush.training.learner import Learner
from wotrush.workshop.rush.training.players import Players
from wotrush.workshop.rush.training.positions import Positions, joined

_SLOWEST = 0.1
"""What is left of the rate at the end."""

Watch = Callable[[int, float | None], None]
"""Called with games done and, after an iteration, its loss."""


@dataclass(frozen=True, slots=True)
class Parent:
    """A network that goes on learning."""

    network: Network
    origin: Any = None
    """What its file says of it."""


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    """What decides the weights that come out."""

    games: int
    seed: int
    parent: Parent | None = None
    at_once: int = 300
    """Games of an iteration, all by the same weights."""
    buffer: int = 200_000
    """Positions that are learnt from: so many of the last."""
    batch: int = 128
    """Positions of a step."""

    @property
    def rate(self) -> float:
        """How far a step goes at first: a trained network has less to change."""
        return 1e-3 if self.parent is None else 2e-4

    @property
    def iterations(self) -> int:
        """The last one may be smaller."""
        return -(-self.games // self.at_once)

    @property
    def fingerprint(self) -> dict[str, object]:
        """A stopped training may only go on as what it was."""
        return {
            "number of games": self.games,
            "seed": self.seed,
            "parent": None if self.parent is None else _hash(self.parent.network.to_json()),
            "deck": default_catalogue().ident,
            "set of inputs": _hash(NAMES),
            "method": [self.at_once, self.buffer, self.batch, self.rate],
        }

    def seeds(self, iteration: int) -> list[int]:
        """Of the games of an iteration."""
        first = iteration * self.at_once
        games = range(first, min(first + self.at_once, self.games))
        return [derive_seed(self.seed, "game", game) for game in games]

    def rate_of(self, iteration: int) -> float:
        """Falls evenly."""
        return self.rate * (1.0 - (1.0 - _SLOWEST) * iteration / self.iterations)

    def beginner(self) -> Learner:
        """Before the first game."""
        if self.parent is None:
            return Learner.untrained(derive_seed(self.seed, "weights"))
        return Learner.of(self.parent.network)


def course_from(parent: Path | None, games: int, seed: int) -> TrainingPlan:
    """From the weights of a file, or from random ones. Raises TrainingError if the file holds no network."""
    if parent is None:
        return TrainingPlan(games, seed)
    try:
        reported = json.loads(parent.read_text(encoding="utf-8"))
        network = Network.from_json(reported)
        Learner.of(network).network()
    except (OSError, ValueError, TypeError, AttributeError, OverflowError) as problem:
        raise TrainingError(f"--from {parent} is no network of this game: {problem}") from problem
    return TrainingPlan(games, seed, Parent(network, reported.get("origin")))


@dataclass(slots=True)
class Training:
    """One course, kept in a folder after each iteration."""

    course: TrainingPlan
    folder: Path
    jobs: int = 1
    _now: TrainingProgress = field(init=False)

    def begin(self, resume: bool) -> None:
        """Anew, or where the folder says. Raises OSError, and TrainingError if that does not fit the course."""
        kept = Folder(self.folder)
        if resume:
            self._now = kept.load(self.course.fingerprint)
        elif kept.in_use:
            raise TrainingError(
                f"{self.folder} holds a training that was stopped: go on with --resume {self.folder}, or delete it."
            )
        else:
            self._now = TrainingProgress(self.course.beginner())
            # At once, so that a place that cannot be written to shows before hours of games.
            kept.save(self.course.fingerprint, self._now)

    def run(self, watch: Watch | None = None) -> None:
        """What is left of it. Raises TrainingError and OSError."""
        now, course, tell = self._now, self.course, watch or _nobody
        with Players(self.jobs) as players:
            while now.iterations < course.iterations:
                self._play(players, tell)
                now.losses.append(self._learn())
                now.iterations += 1
                while sum(map(len, now.buffer[1:])) >= course.buffer:
                    del now.buffer[0]
                Folder(self.folder).save(course.fingerprint, now)
                tell(min(course.games, now.iterations * course.at_once), now.losses[-1])

    def file(self, command: str) -> dict[str, Any]:
        """The weights, and where they come from."""
        course = self.course
        origin = {
            "command": command,
            "games": course.games,
            "seed": course.seed,
            "deck": default_catalogue().ident,
            "from": "random weights" if course.parent is None else course.parent.origin,
        }
        return {"origin": origin, **self.network().to_json()}

    def network(self) -> Network:
        """As it is now."""
        return self._now.learner.network()

    def loss(self, positions: Positions) -> float:
        """How far off it is now."""
        return self._now.learner.loss(positions)

    @property
    def losses(self) -> list[float]:
        """Of each iteration so far."""
        return self._now.losses

    @property
    def kept(self) -> bool:
        """Whether there is something to go on from."""
        return Folder(self.folder).in_use

    def clear(self) -> None:
        """Nothing is left to go on from."""
        Folder(self.folder).clear()

    def _play(self, players: Players, tell: Watch) -> None:
        """An iteration's games join the buffer."""
        done = self._now.iterations * self.course.at_once
        tell(done, None)
        found: list[Positions] = []
        for games, positions in players.play(self.network(), self.course.seeds(self._now.iterations)):
            found.append(positions)
            done += games
            tell(done, None)
        self._now.buffer.append(joined(found))

    def _learn(self) -> float:
        """From as many positions as the iteration brought, out of all that are kept."""
        now, course = self._now, self.course
        known = joined(now.buffer).chosen(slice(-course.buffer, None))
        rng = Random(derive_seed(course.seed, "batches", now.iterations))
        rate, steps = course.rate_of(now.iterations), max(1, len(now.buffer[-1]) // course.batch)
        losses = [now.learner.step(_some(known, course.batch, rng), rate) for _ in range(steps)]
        return sum(losses) / len(losses)


def _some(known: Positions, many: int, rng: Random) -> Positions:
    return known.chosen([rng.randrange(len(known)) for _ in range(many)])


def _nobody(games: int, loss: float | None) -> None:
    pass


def _hash(content: object) -> str:
    return hashlib.sha256(json.dumps(content).encode()).hexdigest()[:16]
