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
        print("\n  ".join(differences), end="\n" if differences else "", flush=True)
    print(f"{last - first} games, {decisions} decisions compared, {differing} games differ")
    return min(differing, 1)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3])))
