"""The folder that a stopped training goes on from: the state after an iteration, and the games that are still learnt from.

The games of an iteration are one file, written before the state that counts them; so whatever moment a training is
stopped at, the folder holds the end of some iteration.
"""

from __future__ import annotations

import json
import re
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wotrush.files import write_whole
from wotrush.workshop.rush.training.learner import Learner, Weights
from wotrush.workshop.rush.training.positions import Positions

_STATE = "state.npz"
_GAMES = re.compile(r"games-\d+\.npz")
_UNREADABLE = (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile)


class TrainingError(ValueError):
    """A training cannot go on; the message says why."""


@dataclass(slots=True)
class TrainingProgress:
    learner: Learner
    iterations: int = 0
    losses: list[float] = field(default_factory=list)
    """The loss of each iteration."""
    buffer: list[Positions] = field(default_factory=list)
    """The positions of the last iterations, the latest at the end."""


class Folder:
    """The folder of one training."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def in_use(self) -> bool:
        """Whether the folder holds a training."""
        return (self.path / _STATE).exists()

    def save(self, fingerprint: Mapping[str, object], now: TrainingProgress) -> None:
        """Save an iteration: first its games, then the state; then delete games that are too old."""
        if now.buffer:
            self._write(self._games(now.iterations - 1), _of_positions(now.buffer[-1]))
        reported = {
            "fingerprint": dict(fingerprint),
            "iterations": now.iterations,
            "kept": len(now.buffer),
            "steps": now.learner.steps,
            "losses": now.losses,
        }
        learner = now.learner
        parts = {
            f"{name} {field}": part
            for name, weights in (
                ("weights", learner.weights),
                ("mean", learner.mean),
                ("square", learner.square),
            )
            for field, part in weights._asdict().items()
        }
        self._write(self.path / _STATE, {"told": np.array(json.dumps(reported)), **parts})
        for old in range(now.iterations - len(now.buffer)):
            self._games(old).unlink(missing_ok=True)

    def load(self, fingerprint: Mapping[str, object]) -> TrainingProgress:
        """Load the state. Raises TrainingError if nothing can be read, or if it belongs to another training."""
        if not self.in_use:
            raise TrainingError(f"{self.path} holds no training: leave --resume out to begin one.")
        try:
            found = self._read(self.path / _STATE)
            reported = json.loads(str(found["told"]))
            differs = [
                name for name, value in fingerprint.items() if reported["fingerprint"].get(name) != value
            ]
            if not differs:
                return self._progress(reported, found)
        except _UNREADABLE as problem:
            raise TrainingError(
                f"{self.path} cannot be read ({problem}): delete it and train anew."
            ) from problem
        raise TrainingError(
            f"{self.path} belongs to a training with another {' and '.join(differs)}: "
            "give the same, or leave --resume out to begin a new one."
        )

    def clear(self) -> None:
        """Delete everything that was written here, and the folder if it is empty then."""
        if not self.path.is_dir():
            return
        for file in self.path.iterdir():
            if file.name == _STATE or _GAMES.fullmatch(file.name):
                file.unlink()
        if not any(self.path.iterdir()):
            self.path.rmdir()

    def _progress(self, reported: Mapping[str, Any], found: Mapping[str, NDArray[Any]]) -> TrainingProgress:
        def weights(name: str) -> Weights:
            return Weights(*(found[f"{name} {field}"] for field in Weights._fields))

        learner = Learner(weights("weights"))
        learner.mean, learner.square = weights("mean"), weights("square")
        learner.steps = reported["steps"]
        done = reported["iterations"]
        kept = [
            Positions(**self._read(self._games(number))) for number in range(done - reported["kept"], done)
        ]
        return TrainingProgress(learner, done, reported["losses"], kept)

    def _games(self, iteration: int) -> Path:
        return self.path / f"games-{iteration:05}.npz"

    def _write(self, path: Path, arrays: Mapping[str, NDArray[Any]]) -> None:
        content = BytesIO()
        np.savez_compressed(content, **arrays)  # type: ignore[arg-type]
        write_whole(path, content.getvalue())

    def _read(self, path: Path) -> dict[str, NDArray[Any]]:
        with np.load(path, allow_pickle=False) as found:
            return {name: found[name] for name in found.files}


def _of_positions(positions: Positions) -> dict[str, NDArray[Any]]:
    return {"inputs": positions.inputs, "target": positions.target, "margin": positions.margin}
