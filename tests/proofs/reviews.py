"""python -m tests.proofs.reviews FOLDER...: reviews games that `simulate --journals` kept, and tells by opponent what decisions
cost, how far the interval of that can be trusted, and how much of the results' variance is left without luck.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import variance

from wotrush.match.analysis.rating import rating
from wotrush.match.analysis.reviewing import evaluator_of
from wotrush.match.game_review import GameReview, SeatReview
from wotrush.match.journal import Journal, read_journal

_DRAWN, _SAMPLES = 20, 2000
"""Games in a sample by which an interval is tried, and how many samples are drawn."""


@dataclass(frozen=True, slots=True)
class Part:
    """An opponent's part in one game: its share of the win, and what the review says of it."""

    agent: str
    won: float
    balance: SeatReview


def parts_of(journal: Journal) -> list[Part]:
    """Review a game."""
    review, winners = GameReview(journal, []), journal.result.winners if journal.result else []
    while review.advance():
        pass
    return [
        Part(record.agent or record.name, (seat in winners) / len(winners), review.balances[seat])
        for seat, record in enumerate(journal.seats)
    ]


def held(parts: Sequence[Part]) -> float:
    """Return how often the interval of a sample, drawn with replacement from these games, holds the mean of them all."""
    mean, rng, hits = rating([part.balance for part in parts]).cost, Random(1), 0
    for _ in range(_SAMPLES):
        found = rating([rng.choice(parts).balance for _ in range(_DRAWN)])
        hits += abs(found.cost - mean) <= found.margin
    return hits / _SAMPLES


def told(games: Iterable[list[Part]]) -> Iterable[str]:
    """Yield a line for each opponent, and one for the results of the first seat, or of the first opponent."""
    by_agent, raw, adjusted = defaultdict[str, list[Part]](list), list[float](), list[float]()
    for parts in games:
        for part in parts:
            by_agent[part.agent].append(part)
        first = min(parts, key=lambda part: part.agent)
        raw.append(first.won)
        adjusted.append(first.won - first.balance.luck)
    for agent, own in by_agent.items():
        found = rating([part.balance for part in own])
        yield (
            f"{agent}: {found.cost:.2f} ± {found.margin:.2f} wins in 100 decisions"
            f" ({found.games} games, {found.decisions} decisions);"
            f" intervals of {_DRAWN} games hold in {held(own):.1%}"
        )
    yield (
        f"variance of results {variance(raw):.3f}, without luck {variance(adjusted):.3f},"
        f" {variance(adjusted) / variance(raw):.0%}"
    )


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.proofs.reviews", description=__doc__)
    parser.add_argument("folders", nargs="+", metavar="FOLDER", help="where games were kept")
    for folder in parser.parse_args(arguments).folders:
        if not any(Path(folder).glob("*.json")):
            parser.error(
                f"{folder} holds no kept games: python -m wotrush simulate --journals {folder} keeps some."
            )
        journals = [read_journal(path) for path in sorted(Path(folder).glob("*.json"))]
        evaluator = f"evaluator {evaluator_of(journals[0].game)}"
        print(folder, evaluator, *told(map(parts_of, journals)), sep="\n  ", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
