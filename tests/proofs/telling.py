"""Proofs in words: a line each, as docs/verification.md takes it, and by players and by options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tests.model.random_games import ALL_OPTIONS, NAMES
from tests.proofs.count import Count
from tests.proofs.proof import Proof


def line(proof: Proof, done: int, count: Count, seconds: float) -> str:
    """Only what was counted; a proof that is not done says how far it is."""
    figures = [
        (count.games.total(), "games"),
        (count.turns.total(), "turns"),
        (count.decisions.total(), "decisions"),
        (count.contracts, "whole contracts"),
    ]
    told = ", ".join(f"{number:,} {what}" for number, what in figures if number)
    wrong = f"{len(count.errors)} errors, {len(count.stalls)} stalls"
    part = "" if done >= proof.chunks else f" ({done / proof.chunks:.0%} done)"
    return f"{proof.title}{part}: {told or 'none yet'}; {wrong}; {seconds / 60:.0f} minutes"


def by_players(count: Count) -> str:
    """Games for each number of players."""
    games = _summed(count.games, {n: str(options.players) for n, options in enumerate(ALL_OPTIONS)})
    return ", ".join(f"{players} players {games[players]:,}" for players in sorted(games))


def by_options(count: Count) -> str:
    """Games with each option, and over how many tables of players and options they are spread."""
    told = []
    for name in NAMES:
        tables = [n for n, options in enumerate(ALL_OPTIONS) if getattr(options, name)]
        told.append(f"{name.replace('_', ' ')} {sum(count.games[table] for table in tables):,}")
    return f"{len(+count.games)} of {len(ALL_OPTIONS)} tables; {', '.join(told)}"


def _summed(games: Mapping[int, int], names: Mapping[int, str]) -> Counter[str]:
    summed: Counter[str] = Counter()
    for table, number in games.items():
        summed[names[table]] += number
    return summed
