"""What the usual run tries of many combinations."""

from __future__ import annotations

from itertools import product

import pytest

from tests.combinations import mostly_long


@pytest.mark.parametrize(
    ("every", "sizes"), [(4, (2, 5, 4)), (3, (5, 4)), (2, (2, 2)), (2, (3, 1, 2)), (1, (3,))]
)
def test_the_usual_run_has_each_value_of_each_axis_and_the_long_one_all(
    every: int, sizes: tuple[int, ...]
) -> None:
    axes = [[f"{axis}{place}" for place in range(size)] for axis, size in enumerate(sizes)]
    cases = mostly_long(every, *axes)
    assert [case.values for case in cases] == list(product(*axes))
    usual = [case.values for case in cases if not case.marks]
    assert [{case[number] for case in usual} for number in range(len(axes))] == [set(axis) for axis in axes]
    assert len(usual) <= -(-len(cases) // every) + 1


def test_too_few_other_values_are_refused() -> None:
    """Some values would never come up in a usual run."""
    with pytest.raises(ValueError, match="never"):
        mostly_long(4, ["a", "b", "c"], ["d", "e"])
