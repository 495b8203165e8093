"""Many combinations, of which the usual run tries a few."""

from __future__ import annotations

from collections.abc import Collection
from itertools import product
from typing import Any

import pytest


def mostly_long(every: int, *axes: Collection[Any]) -> list[Any]:
    """Return all combinations of the axes for `parametrize`, of which the usual run has one in `every`: those whose places on
    their axes add up to a multiple of it. Each value of each axis must be among them.
    """
    cases = {
        tuple(value for _, value in case): sum(place for place, _ in case) % every == 0
        for case in product(*(list(enumerate(axis)) for axis in axes))
    }
    for number, axis in enumerate(axes):
        never = set(axis) - {values[number] for values, usual in cases.items() if usual}
        if never:
            raise ValueError(f"A usual run with one in {every} would never try {never}.")
    return [pytest.param(*values, marks=() if usual else pytest.mark.long) for values, usual in cases.items()]
