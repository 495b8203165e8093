"""Processes that play training games. Their number changes neither the games nor the order."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context
from types import TracebackType
from typing import Self

from wotrush.ai.jobs import end_with_parent
from wotrush.ai.rush.value.network import Network
from wotrush.workshop.rush.training.checkpoint import TrainingError
from wotrush.workshop.rush.training.positions import Positions, joined
from wotrush.workshop.rush.training.selfplay import played

_CHUNK = 5
"""The number of games handed out at a time."""


class Players:
    """A pool of processes; with one job, games are played in this process."""

    def __init__(self, jobs: int) -> None:
        self._pool = (
            ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=end_with_parent)
            if jobs > 1
            else None
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=kind is None, cancel_futures=True)

    def play(
        self, network: Network, seeds: Sequence[int], sparring: float
    ) -> Iterator[tuple[int, Positions]]:
        """Yield the number of games and their positions, a few games at a time."""
        weights = json.dumps(network.to_json())
        chunks = [seeds[first : first + _CHUNK] for first in range(0, len(seeds), _CHUNK)]
        jobs = ([weights] * len(chunks), chunks, [sparring] * len(chunks))
        found = self._pool.map(_games, *jobs) if self._pool else map(_games, *jobs)
        try:
            for chunk, positions in zip(chunks, found, strict=True):
                yield len(chunk), positions
        except BrokenProcessPool:
            raise TrainingError("A process that played was lost: go on with --resume.") from None


def _games(weights: str, seeds: Sequence[int], sparring: float) -> Positions:
    network = _network(weights)
    return joined([played(network, seed, sparring) for seed in seeds])


@lru_cache(maxsize=1)
def _network(weights: str) -> Network:
    """Return the network, cached for one iteration, since packing its rows takes a tenth of a second."""
    return Network.from_json(json.loads(weights))
