"""python -m tests.proofs: long proofs that take hours. Stopped at any time, they resume where they were."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from tests.model.games import GAMES
from tests.proofs.count import Count
from tests.proofs.proof import PROOFS, Proof
from tests.proofs.running import reported, run
from tests.proofs.sources import ROOT
from tests.proofs.telling import by_options, by_players, line

FOLDER = ROOT / ".proofs"
SHOWN = 3
"""The number of failures that are printed in full."""
SECONDS_BETWEEN = 20
"""Seconds between two lines of progress."""


def main(arguments: list[str] | None = None) -> int:
    """Return 0 if no game failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.proofs", description=__doc__)
    names = list(dict.fromkeys(proof.name for proof in PROOFS))
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(names)}; all without")
    parser.add_argument("--game", choices=list(GAMES), help="only of this game; of all without")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time")
    parser.add_argument("--report", action="store_true", help="play nothing, tell what is done")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where it is kept what is done")
    chosen = parser.parse_args(arguments)
    for name in chosen.names:
        if name not in names:
            parser.error(f"there is no proof called {name}; there are {', '.join(names)}")
    wrong = 0
    for proof in PROOFS:
        named = not chosen.names or proof.name in chosen.names
        if named and chosen.game in (None, proof.game):
            count = (
                _described(proof, chosen.folder) if chosen.report else _run(proof, chosen.folder, chosen.jobs)
            )
            kind = GAMES[proof.game]
            print(f"  {by_players(kind, count)}\n  {by_options(kind, count)}", flush=True)
            for fault in (*count.errors, *count.stalls)[:SHOWN]:
                print(f"  {fault}", flush=True)
            wrong += len(count.errors) + len(count.stalls)
    return 1 if wrong else 0


def _described(proof: Proof, folder: Path) -> Count:
    done, count, seconds = reported(proof, folder)
    print(line(proof, done, count, seconds))
    return count


def _run(proof: Proof, folder: Path, jobs: int) -> Count:
    said = -float(SECONDS_BETWEEN)

    def progress(done: int, count: Count, seconds: float) -> None:
        nonlocal said
        if time.monotonic() - said >= SECONDS_BETWEEN or done == proof.chunks:
            said = time.monotonic()
            print(line(proof, done, count, seconds), flush=True)

    return run(proof, folder, jobs, progress)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Stopped; the same command goes on.")
