"""Describes proofs: a line each as in docs/verification.md, and games by players and by options."""

from __future__ import annotations

from collections import Counter

from tests.model.under_test import GameUnderTest
from tests.proofs.count import Count
from tests.proofs.proof import Proof


def line(proof: Proof, done: int, count: Count, seconds: float) -> str:
    """Return the line of a proof, with its progress if it is not finished."""
    figures = [
        (count.games.total(), "games"),
        (count.turns.total(), "turns"),
        (count.decisions.total(), "decisions"),
        (count.contracts, "whole contracts"),
    ]
    reported = ", ".join(f"{number:,} {what}" for number, what in figures if number)
    wrong = f"{len(count.errors)} errors, {len(count.stalls)} stalls"
    part = "" if done >= proof.chunks else f" ({done / proof.chunks:.0%} done)"
    title = f"{proof.game.title()}: {proof.title.lower()}{part}"
    return f"{title}: {reported or 'none yet'}; {wrong}; {seconds / 60:.0f} minutes"


def by_players(kind: GameUnderTest, count: Count) -> str:
    """Return the number of games for each number of players."""
    games: Counter[int] = Counter()
    for table, number in count.games.items():
        games[kind.tables[table].model_dump()["players"]] += number
    return ", ".join(f"{players} players {games[players]:,}" for players in sorted(games))


def by_options(kind: GameUnderTest, count: Count) -> str:
    """Return the number of games with each option, and the number of combinations of players and options."""
    reported = []
    for name in kind.switches:
        tables = [n for n, options in enumerate(kind.tables) if getattr(options, name)]
        reported.append(f"{name.replace('_', ' ')} {sum(count.games[table] for table in tables):,}")
    return f"{len(+count.games)} of {len(kind.tables)} tables; {', '.join(reported)}"
