"""The generator behind every shuffle and die: 128-bit linear congruential states kept inside the game state.

Every deck and every seat draws from a stream of its own, so that one player's decision changes nobody else's luck.

Recorded games need a shuffle that never changes, which Python does not promise for `random.shuffle`.
Multiplier: P. L'Ecuyer, "Tables of linear congruential generators" (1999), as used by PCG for 128 bits;
only the upper half of the state is used.
"""

from __future__ import annotations

_MUL = 0x2360ED051FC65DA44385DF649FCCF645
_INC = 0x5851F42D4C957F2D14057B7EF767814F
_MASK = (1 << 128) - 1


def seeded(seed: int) -> int:
    """Return a well mixed state for any integer, including negative and huge ones (taken modulo 2**128)."""
    state = (seed ^ _INC) & _MASK
    for _ in range(4):
        state = (state * _MUL + _INC) & _MASK
        state ^= state >> 64
    return state


def split(state: int, count: int) -> list[int]:
    """Return the states of `count` independent streams; the first ones do not depend on `count`."""
    streams = []
    for _ in range(count):
        state = (state * _MUL + _INC) & _MASK
        streams.append(state ^ state >> 64)
    return streams


def below(bound: int, state: int) -> tuple[int, int]:
    """Return a number in 0..bound-1 and the next state."""
    state = (state * _MUL + _INC) & _MASK
    return (state >> 64) * bound >> 64, state


def shuffle(items: list[int], state: int) -> int:
    """Shuffle in place (Fisher-Yates) and return the next state."""
    for last in range(len(items) - 1, 0, -1):
        state = (state * _MUL + _INC) & _MASK
        pick = (state >> 64) * (last + 1) >> 64
        items[last], items[pick] = items[pick], items[last]
    return state
