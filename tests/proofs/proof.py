"""The proofs there are: what each plays, how often, and which sources it speaks of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.proofs import games
from tests.proofs.count import Count
from tests.proofs.sources import digest_of

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


PROOFS = (
    Proof("decisions", "Random decisions", 1_000_000 // games.DECISIONS, games.decisions),
    Proof("recruits", "Games of recruits", -(-10_000 // games.TABLES), games.recruits, OPPONENTS),
    Proof("regulars", "Games of regulars", -(-10_000 // games.TABLES), games.regulars, OPPONENTS),
    Proof("aces", "Games of aces", games.TABLES // games.ACE_TABLES, games.aces, OPPONENTS),
    Proof("games", "Random games", -(-200_000 // games.TABLES), games.random_games),
)
