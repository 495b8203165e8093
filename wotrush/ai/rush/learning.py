"""Fits the value network to games: what its inputs were at the end of every turn, and how the game went on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from wotrush.ai.rush.inputs import amounts
from wotrush.ai.rush.network import FIRST_UNIT, LAST_UNIT, UNIT
from wotrush.ai.rush.selfplay import Record
from wotrush.model.rush.catalogue import Catalogue

Floats: TypeAlias = NDArray[np.float32]

_BATCH, _RATE, _DECAY = 1024, 2e-3, 5e-4
_LEAD = 0.5
"""How much the lead at the end, which tells more than who won, counts beside the win."""
_POINTS = 10.0
_LEAST_SPREAD = 0.2


@dataclass(frozen=True, slots=True)
class Lessons:
    """Positions as rows; per row what the chance to win should be, and the lead at the end in tens of points."""

    inputs: NDArray[np.float16]
    won: Floats
    lead: Floats

    @classmethod
    def join(cls, parts: Sequence[Lessons]) -> Lessons:
        """One after the other."""
        return cls(*(np.concatenate([getattr(p, name) for p in parts]) for name in ("inputs", "won", "lead")))


class Reader:
    """Turns facts into inputs."""

    def __init__(self, names: Sequence[str], catalogue: Catalogue) -> None:
        self._columns = {name: column for column, name in enumerate(names)}
        self._cards = catalogue.cards
        self._known: dict[int, tuple[Any, Any]] = {}

    def lessons(self, record: Record, trust: float) -> Lessons:
        """`trust` is the λ of TD(λ): 1 believes the outcome alone, 0 only what was thought a turn later."""
        target, won = record.won, []
        for thought in reversed([*record.values[1:], record.won]):
            target = trust * target + (1.0 - trust) * min(1.0, max(0.0, thought))
            won.append(target)
        rows = [self._row(facts) for facts in record.facts]
        lead = np.full(len(rows), record.lead / _POINTS, np.float32)
        return Lessons(np.array(rows, np.float16), np.array(won[::-1], np.float32), lead)

    def _row(self, facts: Sequence[int]) -> Any:
        known = self._known
        for fact in facts:
            if fact not in known:
                told = amounts(fact, self._cards)
                known[fact] = ([self._columns[name] for name in told], list(told.values()))
        columns = [column for fact in facts for column in known[fact][0]]
        weights = [weight for fact in facts for weight in known[fact][1]]
        return np.bincount(columns, weights, len(self._columns))


class Fit:
    """One hidden layer with two outputs: log odds of winning, and the lead. Only the first is played with."""

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        self._chance = np.random.default_rng(seed)
        first = self._chance.normal(0, 0.5 / np.sqrt(inputs), (inputs, hidden))
        last = self._chance.normal(0, 1 / np.sqrt(hidden), (hidden, 2))
        self.weights = [w.astype(np.float32) for w in (first, np.zeros(hidden), last, np.zeros(2))]
        self._means = [np.zeros_like(w) for w in self.weights]
        self._squares = [np.zeros_like(w) for w in self.weights]
        self._steps = 0
        self._spread: Floats = np.ones(inputs, np.float32)

    def learn(self, lessons: Lessons, passes: int) -> None:
        """So many times through all of them."""
        self._measure(lessons)
        for number in range(passes):
            rate = _RATE * 0.5 * (1 + np.cos(np.pi * number / passes))
            order = self._chance.permutation(len(lessons.won))
            for begin in range(0, len(order), _BATCH):
                self._step(lessons, order[begin : begin + _BATCH], rate)

    def _measure(self, lessons: Lessons) -> None:
        """Inputs that vary little take larger steps; rare ones do not, or they would learn from chance alone."""
        some = lessons.inputs[:: max(1, len(lessons.won) // 20000)].astype(np.float32)
        self._spread = np.maximum(some.std(0), _LEAST_SPREAD)

    def forward(self, inputs: Floats) -> tuple[Floats, Floats]:
        """Hidden units and outputs."""
        first, bias, last, shift = self.weights
        hidden = np.maximum(inputs @ first + bias, 0)
        return hidden, hidden @ last + shift

    def _step(self, lessons: Lessons, rows: NDArray[np.int64], rate: float) -> None:
        inputs = lessons.inputs[rows].astype(np.float32)
        hidden, out = self.forward(inputs)
        slope = np.empty_like(out)
        slope[:, 0] = 1 / (1 + np.exp(-out[:, 0])) - lessons.won[rows]
        slope[:, 1] = _LEAD * np.clip(out[:, 1] - lessons.lead[rows], -1, 1)
        slope /= len(rows)
        back = (slope @ self.weights[2].T) * (hidden > 0)
        self._move([inputs.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)], rate)

    def _move(self, slopes: list[Floats], rate: float) -> None:
        """Adam, in units of each input's spread."""
        self._steps += 1
        slopes[0] = slopes[0] / self._spread[:, None]
        for index, slope in enumerate(slopes):
            self._means[index] += 0.1 * (slope - self._means[index])
            self._squares[index] += 0.001 * (slope * slope - self._squares[index])
            step = self._means[index] / (1 - 0.9**self._steps)
            step = step / (np.sqrt(self._squares[index] / (1 - 0.999**self._steps)) + 1e-8)
            if index == 0:
                step = step / self._spread[:, None]
            if index in (0, 2):
                step = step + _DECAY / _RATE * self.weights[index]
            self.weights[index] -= (rate * step).astype(np.float32)

    def errors(self, lessons: Lessons) -> tuple[float, float]:
        """Mean cross entropy of the win, and mean distance of the lead in points."""
        _, out = self.forward(lessons.inputs.astype(np.float32))
        odds, won = out[:, 0], lessons.won
        entropy = np.mean(np.logaddexp(0, odds) - won * odds)
        return float(entropy), float(np.mean(np.abs(out[:, 1] - lessons.lead)) * _POINTS)

    def kept(self, names: Sequence[str]) -> dict[str, Any]:
        """As integers, for the file."""
        first, bias, last, shift = self.weights
        return {
            "inputs": list(names),
            "first": np.rint(first * FIRST_UNIT).astype(int).tolist(),
            "hidden_bias": np.rint(bias * FIRST_UNIT).astype(int).tolist(),
            "last": np.rint(last[:, 0] * LAST_UNIT).astype(int).tolist(),
            "bias": int(np.rint(shift[0] * UNIT)),
        }
