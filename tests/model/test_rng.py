"""The generator gives the same numbers everywhere, and they are fair."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations

import pytest

from wotrush.model import rng

MULTIPLIER = 47026247687942121848144207491837523525
"""The published multiplier for a 128-bit linear congruential generator, written in decimal independently of the code."""
INCREMENT = 0x5851F42D4C957F2D << 64 | 0x14057B7EF767814F


def next_state(state: int) -> int:
    return (state * MULTIPLIER + INCREMENT) % 2**128


@pytest.mark.parametrize("seed", [0, 1, -1, 2**64, 10**60, -(10**60)])
def test_seeding_mixes_any_integer_as_written_down(seed: int) -> None:
    state = (seed % 2**128) ^ INCREMENT
    for _ in range(4):
        state = next_state(state)
        state ^= state // 2**64
    assert rng.seeded(seed) == state
    assert 0 <= state < 2**128


def test_a_number_is_the_upper_half_of_the_state_scaled_to_the_bound() -> None:
    state = rng.seeded(42)
    for bound in (1, 2, 3, 6, 100, 10**9):
        number, after = rng.below(bound, state)
        assert after == next_state(state)
        assert number == after // 2**64 * bound // 2**64
        assert 0 <= number < bound
        state = after


def test_a_shuffle_is_fisher_yates_from_the_back_with_these_numbers() -> None:
    items, expected, state = list(range(20)), list(range(20)), rng.seeded(7)
    after = rng.shuffle(items, state)
    for last in range(19, 0, -1):
        pick, state = rng.below(last + 1, state)
        expected[last], expected[pick] = expected[pick], expected[last]
    assert (items, after) == (expected, state)


def test_nothing_is_drawn_for_a_pile_of_one_or_none() -> None:
    assert rng.shuffle([], 99) == rng.shuffle([5], 99) == 99


def test_every_order_of_four_cards_comes_about_equally_often() -> None:
    state, seen = rng.seeded(3), Counter[tuple[int, ...]]()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        state = rng.shuffle(items, state)
        seen[tuple(items)] += 1
    assert set(seen) == set(permutations(range(4)))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in seen.values())
    assert (
        chi_square < 49.7
    )  # With 23 degrees of freedom one in a thousand fair generators exceeds it, but not with this seed.


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = Counter(rng.below(10, rng.seeded(seed))[0] for seed in range(10_000))
    assert len(first) == 10
    assert all(850 < count < 1150 for count in first.values())  # 1000 each, within five standard deviations


def test_streams_share_nothing_and_do_not_depend_on_how_many_there_are() -> None:
    assert rng.split(rng.seeded(5), 2) == rng.split(rng.seeded(5), 9)[:2]
    pairs = Counter[tuple[int, int]]()
    for seed in range(10_000):
        first, second = rng.split(rng.seeded(seed), 2)
        pairs[rng.below(6, first)[0], rng.below(6, second)[0]] += 1
    assert len(pairs) == 36
    expected = 10_000 / 36
    chi_square = sum((count - expected) ** 2 / expected for count in pairs.values())
    assert chi_square < 66.6, "35 degrees of freedom, one in a thousand"


def test_one_streams_numbers_say_nothing_of_the_next_ones() -> None:
    streams = rng.split(rng.seeded(11), 2_000)
    differences = Counter((rng.below(6, a)[0] - rng.below(6, b)[0]) % 6 for a, b in pairwise(streams))
    assert all(250 < count < 420 for count in differences.values()), (
        "333 are expected, five deviations are 83"
    )
