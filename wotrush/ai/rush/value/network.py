"""The value network: one hidden layer in whole numbers, so that its output is the same on every machine.

The hidden layer of a position is a sum of rows with one number per hidden unit. All units of a row stand side by side in
one long int: adding two rows is a single addition, which plain Python does in about 50 ns for 48 units.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import mul
from pathlib import Path
from typing import Any

from wotrush import resources
from wotrush.ai.rush.value import inputs
from wotrush.ai.rush.value.features import Features
from wotrush.ai.rush.value.inputs import Inputs
from wotrush.ai.rush.value.squads import UNIT
from wotrush.model.rush.catalogue import Catalogue

SCALE = 4096
"""Weights are whole numbers, in units of 1/SCALE."""
LANE = 32
"""Bits of a unit in a row, enough for activations up to 2,048. Positions stay well below, which a test shows; twice as many bits
would make the ace slower."""
_HALF = 1 << LANE - 1

SHIPPED = ("ai", "ace.json")
"""The file among the assets that holds the network of the game."""


class NetworkError(ValueError):
    """The file is no network of this game; the message says what is wrong with it."""


class Network:
    """A network; `rows` holds per input what it adds to each hidden unit, with all weights in units of 1/SCALE."""

    def __init__(
        self, rows: Sequence[Sequence[int]], bias: Sequence[int], out: Sequence[int], out_bias: int
    ) -> None:
        self.rows, self.bias, self.out, self.out_bias = rows, bias, tuple(out), out_bias
        self._offset = _side_by_side([UNIT * unit + _HALF for unit in bias])
        self._tops = _side_by_side([_HALF for _ in bias])
        self._bytes = len(bias) * LANE // 8
        self._scale = UNIT * SCALE * SCALE

    def pack(self, amounts: Inputs) -> int:
        """Return the row of these inputs, with all units in one number."""
        units = [0.0] * len(self.bias)
        for number, amount in amounts.items():
            units = [unit + amount * weight for unit, weight in zip(units, self.rows[number], strict=True)]
        return _side_by_side([round(unit) for unit in units])

    def log_odds_of(self, row: int) -> float:
        """Return the log odds of winning for the sum of a position's rows."""
        shifted = row + self._offset
        positive = shifted & self._tops
        # A lane keeps its number if that is positive, and becomes 0 otherwise.
        active = shifted & positive - (positive >> LANE - 1)
        units = memoryview(active.to_bytes(self._bytes, "little")).cast("I")
        total: int = sum(map(mul, units, self.out))
        return total / self._scale + self.out_bias / SCALE

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Network:
        """Read the data of a weight file. Raises NetworkError."""
        try:
            rows = [data["inputs"][name] for name in inputs.NAMES]
            bias, out, out_bias = data["bias"], data["out"], data["out bias"]
        except KeyError as missing:
            raise NetworkError(f"The network has no weights for {missing}.") from None
        except TypeError:
            raise NetworkError("The weights of the network have no names.") from None
        length = len(bias) if isinstance(bias, list) else 0
        if not all(_is_row(row, length) for row in (bias, out, *rows)) or not _is_row([out_bias], 1):
            raise NetworkError("The weights of the network are no rows of whole numbers of one length.")
        return cls(rows, bias, out, out_bias)

    def to_json(self) -> dict[str, Any]:
        """Return the data of a weight file."""
        rows = {name: list(row) for name, row in zip(inputs.NAMES, self.rows, strict=True)}
        return {"bias": list(self.bias), "out": list(self.out), "out bias": self.out_bias, "inputs": rows}


def _is_row(row: object, length: int) -> bool:
    return isinstance(row, list) and len(row) == length and all(type(number) is int for number in row)


def _side_by_side(units: Sequence[int]) -> int:
    return sum(unit << LANE * place for place, unit in enumerate(units))


def read_network(path: Path) -> Network:
    """Read a file of weights and ignore what it says about their origin. Raises NetworkError and OSError."""
    try:
        return Network.from_json(json.loads(path.read_text(encoding="utf-8")))
    except (ValueError, RecursionError) as problem:
        raise NetworkError(f"{path} holds no network ({problem}): bring it back.") from problem


@lru_cache(maxsize=1)
def shipped_network() -> Network:
    """Return the network that comes with the game. Raises NetworkError and OSError."""
    return read_network(resources.asset(*SHIPPED))


@lru_cache(maxsize=4)
def features_of(network: Network, catalogue: Catalogue) -> Features[int]:
    """Return the features for a network and these cards, made once, since making them takes a tenth of a second."""
    return Features(catalogue, network.pack, 0)
