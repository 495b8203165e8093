"""The proofs there are: what each plays, how often, and which sources it speaks of."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.proofs import games
from tests.proofs.count import Count

ROOT = Path(__file__).resolve().parents[2]
RULES = (
    "wotrush/model",
    "assets/cards/vehicles.csv",
    "tests/model/invariants.py",
    "tests/model/random_games.py",
    "tests/proofs/games.py",
)
OPPONENTS = (*RULES, "wotrush/ai")


@dataclass(frozen=True, slots=True)
class Proof:
    """`play` is a function of a module, so that it can be sent to a process."""

    name: str
    title: str
    chunks: int
    play: Callable[[int], Count]
    sources: tuple[str, ...] = RULES

    def fingerprint(self) -> dict[str, str]:
        """What was played by other rules proves nothing of these."""
        return {"proof": self.name, "sources": digest_of(self.sources)}


def digest_of(sources: tuple[str, ...], root: Path = ROOT) -> str:
    """Of all Python and data files among these files and folders."""
    hashed = hashlib.sha256()
    for source in sources:
        place = root / source
        for file in sorted(place.rglob("*.*")) if place.is_dir() else [place]:
            if "__pycache__" not in file.parts:
                hashed.update(file.relative_to(root).as_posix().encode() + file.read_bytes())
    return hashed.hexdigest()[:16]


PROOFS = (
    Proof("decisions", "Random decisions", 1_000_000 // games.DECISIONS, games.decisions),
    Proof("recruits", "Games of recruits", -(-10_000 // games.TABLES), games.recruits, OPPONENTS),
    Proof("regulars", "Games of regulars", -(-10_000 // games.TABLES), games.regulars, OPPONENTS),
    Proof("aces", "Games of aces", games.TABLES // games.ACE_TABLES, games.aces, OPPONENTS),
    Proof("games", "Random games", -(-200_000 // games.TABLES), games.random_games),
)
