"""Many combinations, of which the usual run tries a few."""

from __future__ import annotations

from collections.abc import Collection
from itertools import product
from typing import Any

import pytest


def mostly_long(every: int, *axes: Collection[Any]) -> list[Any]:
    """Return all combinations of the axes for `parametrize`, of which the usual run has one in `every`.

    It has those whose places on their axes add up to a multiple of `every`: each value of each axis is among them where the
    other axes have together at least `every` places.
    """
    return [
        pytest.param(
            *(value for _, value in combination),
            marks=pytest.mark.long if sum(place for place, _ in combination) % every else (),
        )
        for combination in product(*(list(enumerate(axis)) for axis in axes))
    ]
