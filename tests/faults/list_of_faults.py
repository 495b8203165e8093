"""All seeded faults: those of every module `of_…` in the folder of a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path

from tests.faults.fault import TESTS, Fault


def _faults_of(game: str) -> Iterator[Fault]:
    for path in sorted((Path(__file__).parent / game).glob("of_*.py")):
        for fault in import_module(f"tests.faults.{game}.{path.stem}").FAULTS:
            yield replace(fault, game=game)


FAULTS: tuple[Fault, ...] = tuple(fault for game in TESTS for fault in _faults_of(game))
