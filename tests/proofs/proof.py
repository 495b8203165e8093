"""The proofs: what each plays, how often, and which sources it depends on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from tests.proofs import games
from tests.proofs.count import Count
from tests.proofs.sources import ROOT, digest_of

CARDS = {
    "rush": ("assets/cards/vehicles.csv",),
    "hunter": ("assets/cards/hunter_units.csv", "assets/cards/hunter_events.csv"),
}
LOOKED_AT = ("invariants.py", "secrets.py", "strange.py")
"""The checks that a game provides for its own tables."""
SHARED = ("wotrush/model/game.py", "wotrush/model/rng.py", "tests/proofs/games.py")


def rules_of(game: str) -> tuple[str, ...]:
    """Return the sources of a game's rules and of their checks."""
    asked = [
        *(ROOT / "tests/model").glob("*.py"),
        *(ROOT / "tests/model" / game / name for name in LOOKED_AT),
    ]
    found = sorted(path.relative_to(ROOT).as_posix() for path in asked if path.exists())
    return (*SHARED, f"wotrush/model/{game}", *CARDS[game], *found)


def opponents_of(game: str) -> tuple[str, ...]:
    """Return the sources of its opponents too."""
    shared = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "wotrush/ai").glob("*.py"))
    return (*rules_of(game), *shared, f"wotrush/ai/{game}")


@dataclass(frozen=True, slots=True)
class Proof:
    """A proof. `play` can be sent to another process."""

    game: str
    name: str
    title: str
    chunks: int
    play: Callable[[int], Count]
    sources: tuple[str, ...] = ()

    @property
    def file(self) -> str:
        """The name of the file in which its chunks are kept."""
        return f"{self.game}-{self.name}.jsonl"

    def fingerprint(self) -> dict[str, str]:
        """Return the digest of the sources, since games by other rules prove nothing about these."""
        return {"proof": f"{self.game} {self.name}", "sources": digest_of(self.sources)}


ACES = ("ace", "ace-raider", "ace-collector", "ace-fortress")
"""Aces of different styles, one for each seat."""
ACE_TABLES, ACES_IN_CHUNK = 128, 4
"""A chunk has few games, since aces think long."""


def _opponents(
    game: str, name: str, agents: tuple[str, ...], wanted: int, in_chunk: int = games.CHUNK
) -> Proof:
    play = partial(games.opponents, game, agents, in_chunk)
    return Proof(game, name, f"Games of {name}", -(-wanted // in_chunk), play, opponents_of(game))


def _of_both(game: str) -> tuple[Proof, ...]:
    rules, million = rules_of(game), 1_000_000 // games.DECISIONS
    return (
        Proof(game, "decisions", "Random decisions", million, partial(games.decisions, game), rules),
        _opponents(game, "recruits", ("recruit",), 10_000),
        _opponents(game, "regulars", ("regular",), 10_000),
        Proof(
            game,
            "games",
            "Random games",
            -(-200_000 // games.CHUNK),
            partial(games.random_games, game),
            rules,
        ),
    )


BESIDE_IN_CHUNK = 16
"""A chunk has few games, since the second engine is slow."""
SECOND_READING = Proof(
    "hunter",
    "second",
    "Games beside a second reading of the rules",
    10_000 // BESIDE_IN_CHUNK,
    partial(games.beside, BESIDE_IN_CHUNK),
    (*rules_of("hunter"), "tests/model/hunter/second"),
)

PROOFS = (
    *_of_both("rush"),
    _opponents("rush", "aces", ACES, ACE_TABLES, ACES_IN_CHUNK),
    *_of_both("hunter"),
    SECOND_READING,
)
