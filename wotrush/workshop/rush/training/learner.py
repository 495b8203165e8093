"""The network in training: floating-point weights, and gradient steps (Adam)."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import numpy as np

from wotrush.ai.rush.value.inputs import NAMES
from wotrush.ai.rush.value.network import SCALE, Network
from wotrush.workshop.rush.training.positions import Floats, Positions

UNITS = 48
_FIRST, _SECOND, _OPEN = 0.08, 0.1, 0.05
"""The spread of untrained weights, and the bias that makes hidden units active."""
_SHORT, _LONG, _TINY = 0.9, 0.999, 1e-8
_DECAY = 1e-4
_MARGIN_LOSS, _FAR = 0.1, 2.0
"""The weight of the margin in the loss, and the error beyond which its gradient no longer grows."""
_CERTAIN = np.float32(60)
"""The limit of log odds, beyond which exp() would overflow."""
_MARGIN_WORTH = 0.05
"""The weight of the margin in the value."""


class Weights(NamedTuple):
    """`out` and `out_bias` have two columns: log odds of winning, and margin."""

    rows: Floats
    bias: Floats
    out: Floats
    out_bias: Floats


class Learner:
    """The weights, and the moments of their gradients that Adam keeps: all that a checkpoint has to hold."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.mean = Weights(*(np.zeros_like(part) for part in weights))
        self.square = Weights(*(np.zeros_like(part) for part in weights))
        self.steps = 0

    @classmethod
    def untrained(cls, seed: int) -> Learner:
        """Return a learner with random weights."""
        rng = Random(seed)

        def spread(width: float, *shape: int) -> Floats:
            amounts = [rng.gauss(0.0, width) for _ in range(int(np.prod(shape)))]
            return np.array(amounts, np.float32).reshape(shape)

        rows, out = spread(_FIRST, len(NAMES), UNITS), spread(_SECOND, UNITS, 2)
        return cls(Weights(rows, np.full(UNITS, _OPEN, np.float32), out, np.zeros(2, np.float32)))

    @classmethod
    def of(cls, network: Network) -> Learner:
        """Return a learner that continues from a trained network, whose one output includes the margin: the other begins at 0."""
        out = np.zeros((len(network.bias), 2), np.float32)
        out[:, 0] = _parts(network.out)
        bias = np.array([network.out_bias / SCALE, 0.0], np.float32)
        return cls(Weights(_parts(network.rows), _parts(network.bias), out, bias))

    def network(self) -> Network:
        """Return the network as it plays: rounded, with both outputs combined."""
        rows, bias, out, out_bias = self.weights
        value = np.array([1.0, _MARGIN_WORTH], np.float32)
        return Network(_rounded(rows), _rounded(bias), _rounded(out @ value), _rounded(out_bias @ value))

    def loss(self, positions: Positions) -> float:
        """Return the mean cross entropy between its chances and the targets of the positions."""
        return _cross_entropy(self._said(positions.amounts())[1][:, 0], positions.target)

    def step(self, batch: Positions, rate: float) -> float:
        """Take one gradient step and return the loss before it."""
        slopes, loss = self.slopes(batch)
        self.steps += 1
        short, long = 1 - _SHORT**self.steps, 1 - _LONG**self.steps
        for part, slope, mean, square in zip(self.weights, slopes, self.mean, self.square, strict=True):
            mean += (1 - _SHORT) * (slope - mean)
            square += (1 - _LONG) * (slope * slope - square)
            part -= rate * (mean / short / (np.sqrt(square / long) + _TINY) + _DECAY * part)
        return loss

    def slopes(self, batch: Positions) -> tuple[Weights, float]:
        """Return the gradient of the loss by each weight, and the part of the loss that is about winning."""
        amounts = batch.amounts()
        hidden, said = self._said(amounts)
        wrong = np.empty_like(said)
        wrong[:, 0] = _chances(said[:, 0]) - batch.target
        wrong[:, 1] = _MARGIN_LOSS * np.clip(said[:, 1] - batch.margin, -_FAR, _FAR)
        wrong /= np.float32(len(batch))
        back = (wrong @ self.weights.out.T) * (hidden > 0)
        slopes = Weights(amounts.T @ back, back.sum(axis=0), hidden.T @ wrong, wrong.sum(axis=0))
        return slopes, _cross_entropy(said[:, 0], batch.target)

    def _said(self, amounts: Floats) -> tuple[Floats, Floats]:
        hidden = np.maximum(amounts @ self.weights.rows + self.weights.bias, np.float32(0))
        return hidden, hidden @ self.weights.out + self.weights.out_bias


def _chances(log_odds: Floats) -> Floats:
    clipped: Floats = np.clip(log_odds, -_CERTAIN, _CERTAIN)
    return np.float32(1) / (np.float32(1) + np.exp(-clipped))


def _cross_entropy(log_odds: Floats, target: Floats) -> float:
    return float(np.mean(np.logaddexp(0, log_odds) - target * log_odds))


def _parts(whole: object) -> Floats:
    return np.array(whole, np.float32) / np.float32(SCALE)


def _rounded(weights: Floats) -> Any:
    return np.rint(weights * SCALE).astype(int).tolist()
