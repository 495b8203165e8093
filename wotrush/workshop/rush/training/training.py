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
"""The share of the learning rate that is left at the end."""

Watch = Callable[[int, float | None], None]
"""A function that is called with the number of games done and, after an iteration, its loss."""


@dataclass(frozen=True, slots=True)
class Parent:
    """A network whose training continues."""

    network: Network
    origin: Any = None
    """The description in its file."""


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    """Everything that decides the resulting weights."""

    games: int
    seed: int
    parent: Parent | None = None
    at_once: int = 300
    """The number of games in an iteration, all played with the same weights."""
    buffer: int = 200_000
    """The number of latest positions that are learned from."""
    batch: int = 128
    """The number of positions in a gradient step."""
    sparring: float = 0.0
    """The share of games with a sparring partner at the table."""

    @property
    def rate(self) -> float:
        """Return the learning rate at the beginning, which is lower for a trained network."""
        return 1e-3 if self.parent is None else 2e-4

    @property
    def iterations(self) -> int:
        """Return the number of iterations. The last one may be smaller."""
        return -(-self.games // self.at_once)

    @property
    def fingerprint(self) -> dict[str, object]:
        """Return what must be equal for a stopped training to be resumed."""
        return {
            "number of games": self.games,
            "seed": self.seed,
            "parent": None if self.parent is None else _hash(self.parent.network.to_json()),
            "deck": default_catalogue().ident,
            "set of inputs": _hash(NAMES),
            "method": [self.at_once, self.buffer, self.batch, self.rate],
            "share of sparring games": self.sparring,
        }

    def seeds(self, iteration: int) -> list[int]:
        """Return the seeds of the games of an iteration."""
        first = iteration * self.at_once
        games = range(first, min(first + self.at_once, self.games))
        return [derive_seed(self.seed, "game", game) for game in games]

    def rate_of(self, iteration: int) -> float:
        """Return the learning rate of an iteration, which falls linearly."""
        return self.rate * (1.0 - (1.0 - _SLOWEST) * iteration / self.iterations)

    def beginner(self) -> Learner:
        """Return the learner before the first game."""
        if self.parent is None:
            return Learner.untrained(derive_seed(self.seed, "weights"))
        return Learner.of(self.parent.network)


def plan_from(parent: Path | None, games: int, seed: int, sparring: float) -> TrainingPlan:
    """Return a training from the weights of a file, or from random ones. Raises TrainingError if the file holds no network."""
    if parent is None:
        return TrainingPlan(games, seed, sparring=sparring)
    try:
        reported = json.loads(parent.read_text(encoding="utf-8"))
        network = Network.from_json(reported)
        Learner.of(network).network()
    except (OSError, ValueError, TypeError, AttributeError, OverflowError, RecursionError) as problem:
        raise TrainingError(f"--from {parent} is no network of this game: {problem}") from problem
    return TrainingPlan(games, seed, Parent(network, reported.get("origin")), sparring=sparring)


@dataclass(slots=True)
class Training:
    """A training, saved in a folder after each iteration."""

    plan: TrainingPlan
    folder: Path
    jobs: int = 1
    _now: TrainingProgress = field(init=False)

    def begin(self, resume: bool) -> None:
        """Begin, or resume from the folder. Raises OSError, and TrainingError if the folder holds another training."""
        kept = Folder(self.folder)
        if resume:
            self._now = kept.load(self.plan.fingerprint)
        elif kept.in_use:
            raise TrainingError(
                f"{self.folder} holds a training that was stopped: go on with --resume {self.folder}, or delete it."
            )
        else:
            self._now = TrainingProgress(self.plan.beginner())
            # Saved at once, so that a folder that cannot be written shows before hours of games.
            kept.save(self.plan.fingerprint, self._now)

    def run(self, watch: Watch | None = None) -> None:
        """Run the remaining iterations. Raises TrainingError and OSError."""
        now, plan, tell = self._now, self.plan, watch or _nobody
        with Players(self.jobs) as players:
            while now.iterations < plan.iterations:
                self._play(players, tell)
                now.losses.append(self._learn())
                now.iterations += 1
                while sum(map(len, now.buffer[1:])) >= plan.buffer:
                    del now.buffer[0]
                Folder(self.folder).save(plan.fingerprint, now)
                tell(min(plan.games, now.iterations * plan.at_once), now.losses[-1])

    def file(self, command: str) -> dict[str, Any]:
        """Return the file: the weights, and where they come from."""
        plan = self.plan
        origin = {
            "command": command,
            "games": plan.games,
            "seed": plan.seed,
            "share of games with sparring partners": plan.sparring,
            "deck": default_catalogue().ident,
            "from": "random weights" if plan.parent is None else plan.parent.origin,
        }
        return {"origin": origin, **self.network().to_json()}

    def network(self) -> Network:
        return self._now.learner.network()

    def loss(self, positions: Positions) -> float:
        return self._now.learner.loss(positions)

    @property
    def losses(self) -> list[float]:
        """Return the loss of each iteration so far."""
        return self._now.losses

    @property
    def kept(self) -> bool:
        """Whether the training can be resumed."""
        return Folder(self.folder).in_use

    def clear(self) -> None:
        """Delete everything that the training could be resumed from."""
        Folder(self.folder).clear()

    def _play(self, players: Players, tell: Watch) -> None:
        """Play the games of an iteration and add them to the buffer."""
        done = self._now.iterations * self.plan.at_once
        tell(done, None)
        found: list[Positions] = []
        seeds = self.plan.seeds(self._now.iterations)
        for games, positions in players.play(self.network(), seeds, self.plan.sparring):
            found.append(positions)
            done += games
            tell(done, None)
        self._now.buffer.append(joined(found))

    def _learn(self) -> float:
        """Learn from as many positions as the iteration added, drawn from the whole buffer."""
        now, plan = self._now, self.plan
        known = joined(now.buffer).chosen(slice(-plan.buffer, None))
        rng = Random(derive_seed(plan.seed, "batches", now.iterations))
        rate, steps = plan.rate_of(now.iterations), max(1, len(now.buffer[-1]) // plan.batch)
        losses = [now.learner.step(_some(known, plan.batch, rng), rate) for _ in range(steps)]
        return sum(losses) / len(losses)


def _some(known: Positions, many: int, rng: Random) -> Positions:
    return known.chosen([rng.randrange(len(known)) for _ in range(many)])


def _nobody(games: int, loss: float | None) -> None:
    pass


def _hash(content: object) -> str:
    return hashlib.sha256(json.dumps(content).encode()).hexdigest()[:16]
