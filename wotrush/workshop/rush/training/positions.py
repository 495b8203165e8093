"""Training data: positions as vectors of inputs, each with its target."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wotrush.ai.rush.value.features import Features
from wotrush.ai.rush.value.inputs import NAMES, Inputs
from wotrush.ai.rush.value.squads import UNIT
from wotrush.model.rush.catalogue import Catalogue

Floats = NDArray[np.float32]
Vector = NDArray[np.int32]

_QUARTERS = 4
"""Printed values are given in quarters, so that vectors add up in whole numbers."""
PART = _QUARTERS * UNIT
"""Amounts are stored as multiples of this part: exact, and half as large as floats."""


@dataclass(frozen=True, slots=True)
class Positions:
    """Positions, one per row."""

    inputs: NDArray[np.int16]
    target: Floats
    """The target for the chance to win: a mix of the outcome and of later estimates of the network."""
    margin: Floats
    """The margin at the end of the game in tens of points."""

    def __len__(self) -> int:
        return len(self.target)

    def chosen(self, places: Any) -> Positions:
        """Return some of the positions, by a slice or by their numbers."""
        return Positions(self.inputs[places], self.target[places], self.margin[places])

    def amounts(self) -> Floats:
        """Return the inputs of the network."""
        return self.inputs.astype(np.float32) / np.float32(PART)


def joined(many: Sequence[Positions]) -> Positions:
    """Return all positions in the same order."""
    nothing = Positions(np.zeros((0, len(NAMES)), np.int16), np.zeros(0, np.float32), np.zeros(0, np.float32))
    parts = [nothing, *many]
    return Positions(
        np.concatenate([part.inputs for part in parts]),
        np.concatenate([part.target for part in parts]),
        np.concatenate([part.margin for part in parts]),
    )


def vector_features(catalogue: Catalogue) -> Features[Any]:
    """Return what extracts the inputs of the network as vectors in multiples of PART, with a memory for one game."""
    return Features(catalogue, _vector, np.zeros(len(NAMES), np.int32))


def _vector(amounts: Inputs) -> Vector:
    vector = np.zeros(len(NAMES), np.int32)
    for number, amount in amounts.items():
        vector[number] = round(_QUARTERS * amount)
    return vector
