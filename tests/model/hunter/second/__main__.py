"""python -m tests.model.hunter.second FIRST LAST: plays these games at random beside the second reading."""

from __future__ import annotations

import sys

from tests.model.hunter.second.at_random import play_beside


def main(first: int, last: int) -> int:
    """0 if nothing differs."""
    decisions = differing = 0
    for seed in range(first, last):
        compared, differences = play_beside(seed)
        decisions += compared
        differing += bool(differences)
        if differences:
            print("\n  ".join(differences))
        if (played := seed + 1 - first) % 100 == 0 or seed + 1 == last:
            print(f"{played} games, {decisions} decisions compared, {differing} games differ", flush=True)
    return min(differing, 1)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3])))
