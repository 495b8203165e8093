"""Plays games of Rush into a folder of saves as fast as it can until test_killed.py kills it.

Called with the folder and a seed; resumes what it finds there. Prints how many decisions are certainly on disk.
"""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from wotrush.match.journal import Journal
from wotrush.match.match import Match
from wotrush.match.saves.saves import Saves
from wotrush.match.seats import Human, Setup
from wotrush.model.rush import rush_ruleset

if TYPE_CHECKING:
    from wotrush.scenes.rush.match import RushMatch


def decided(journal: Journal) -> int:
    """Return how many decisions a game has seen."""
    return sum(len(turn.actions) for turn in journal.turns)


def play(folder: Path, seed: int) -> None:
    rng, ruleset, saves = Random(seed), rush_ruleset(), Saves(folder)
    found = saves.resumable().games
    match: RushMatch
    if found:
        match, kept, _ = saves.resume(found[0], ruleset)
    else:
        people = (Human("Ada"), Human("Ben"))
        match = Match.new(ruleset, Setup({"players": 2}, seed, people, datetime.now(UTC)))
        kept = saves.keep(match)
    while (seat := match.to_act()) is not None:
        match.decide(rng.choice(match.observe(seat).actions))
        if rng.random() < 0.3:
            kept.flush()
            # Not print, whose buffer would be lost with the program.
            os.write(1, f"{decided(match.journal())}\n".encode())
    kept.close()


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]))
