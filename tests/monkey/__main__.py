"""python -m tests.monkey --seed S --minutes M: runs monkeys, one after another, until something fails or time is up."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tests.monkey.memory import slope
from tests.monkey.monkey import LIFE, Census, FallenError, one_life

PICTURES = Path(tempfile.gettempdir()) / "wotrush-monkey"


def main() -> int:
    """Return 0 if nothing failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.monkey", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="of the first one; the next has the next number")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--operations", type=int, help="one life of so many, to see a failure again")
    parser.add_argument("--real", action="store_true", help="draw the cards as they are, which takes longer")
    parser.add_argument("--go-on", action="store_true", help="with the next seed after a failure")
    parser.add_argument("--pictures", type=Path, default=PICTURES, help="where failures are drawn")
    chosen = parser.parse_args()
    census, fallen = Census(), 0
    until = time.monotonic() + chosen.minutes * 60
    seed = chosen.seed
    while True:
        try:
            one_life(
                seed, chosen.operations or LIFE, census, chosen.pictures, plain=not chosen.real, until=until
            )
        except FallenError as fall:
            print(f"{fall}\n", flush=True)
            fallen += 1
        seed += 1
        over = chosen.operations or time.monotonic() > until or (fallen and not chosen.go_on)
        if over:
            break
    print(reported(census))
    print(f"{seed - chosen.seed} lives, {fallen} fallen")
    return 1 if fallen else 0


def reported(census: Census) -> str:
    """Print all figures."""
    grown = slope(census.resident) * 1000
    return "\n".join(
        (
            f"{census.total} operations, {census.decisions} decisions, {census.games} results, "
            f"{census.starts} starts, {census.frames} frames drawn",
            "operations: " + ", ".join(f"{name} {n}" for name, n in census.operations.most_common()),
            "scenes: " + ", ".join(f"{name} {n}" for name, n in census.scenes.most_common()),
            "memory in MB: " + ", ".join(f"{mb:.0f} after {n:.0f}" for n, mb in census.resident),
            f"grows by {grown:.2f} MB for 1000 operations",
        )
    )


if __name__ == "__main__":
    sys.exit(main())
