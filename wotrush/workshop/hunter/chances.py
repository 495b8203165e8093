"""python -m wotrush.workshop.hunter.chances: fits the coefficients of the chances to win to games of regulars against each other,
and tells how good the estimates are in other games, by the side of two simple ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from math import log
from random import Random
from statistics import fmean

import click

from wotrush.ai.arena import LAST_ROUND
from wotrush.ai.hunter.regular import HunterRegular
from wotrush.ai.hunter.review.coefficients import COEFFICIENTS, Coefficients
from wotrush.ai.hunter.review.win_chances import Asset, Position, chances, position
from wotrush.ai.jobs import worker_pool
from wotrush.ai.review import Shares
from wotrush.model.hunter import HunterGame, HunterOptions
from wotrush.model.hunter.state import IN_TURNS

TABLES = (2, 3, 4, 2, 5, 2, 3, 4, 2, 6, 2, 3, 4, 2, 8)
"""The numbers of players, in turn."""
FIRST_STEP, LAST_STEP = 0.5, 0.01
"""By which share a coefficient is changed at first and in the end."""
FEW = 1e-9
BINS = (0.0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)


Estimate = Callable[[Position], Shares]


@dataclass(frozen=True, slots=True)
class Seen:
    """A position at the beginning of a turn, and how the game was shared out in the end."""

    position: Position
    won: Shares


def game_seen(number: int) -> list[Seen]:
    """Play a game with the seed and the number of players that its number gives, by some of the optional rules."""
    rng = Random(number)
    options = HunterOptions(
        players=TABLES[number % len(TABLES)],
        commanders=rng.random() < 0.5,
        evade=rng.random() < 0.5,
        charge=rng.random() < 0.5,
        quick_elimination=rng.random() < 0.3,
    )
    game, player, positions, turn = HunterGame.new(options, number), HunterRegular(), list[Position](), -1
    game.record = False
    while (seat := game.to_act()) is not None and game.turn < LAST_ROUND * game.seats:
        if game.phase == IN_TURNS and game.turn != turn:
            turn = game.turn
            positions.append(position(game))
        game.apply(player.choose(game.observe(seat), rng).action)
    outcome = game.outcome()
    winners = outcome.winners if outcome is not None else ()
    won = tuple((seat in winners) / max(1, len(winners)) for seat in range(game.seats))
    return [Seen(each, won) for each in positions] if winners else []


def log_loss(seen: Sequence[Seen], estimate: Estimate) -> float:
    """Return the mean of the negative logarithm of the chance that was given to who won."""
    return fmean(
        -sum(won * log(max(share, FEW)) for won, share in zip(each.won, estimate(each.position), strict=True))
        for each in seen
    )


def brier(seen: Sequence[Seen], estimate: Estimate) -> float:
    """Return the mean square of what the chances were off, added up over the seats."""
    return fmean(
        sum((won - share) ** 2 for won, share in zip(each.won, estimate(each.position), strict=True))
        for each in seen
    )


def fitted(seen: Sequence[Seen]) -> Coefficients:
    """Return the coefficients under which what happened is likeliest. Each in turn is changed as long as that helps, then by
    smaller steps.
    """
    best = [*COEFFICIENTS.assets, COEFFICIENTS.swing, COEFFICIENTS.rounds_for_a_unit]
    loss, step = log_loss(seen, by(best)), FIRST_STEP
    while step > LAST_STEP:
        before = loss
        for at in range(len(best)):
            for factor in (1 + step, 1 / (1 + step)):
                tried = [*best[:at], best[at] * factor, *best[at + 1 :]]
                found = log_loss(seen, by(tried))
                if found < loss:
                    best, loss = tried, found
                    break
        if before - loss < step / 1000:
            step /= 2
    return coefficients(best)


def coefficients(numbers: Sequence[float]) -> Coefficients:
    *assets, swing, rounds = (round(number, 3) for number in numbers)
    return Coefficients(tuple(assets), swing, rounds)


def by(numbers: Sequence[float]) -> Estimate:
    found = coefficients(numbers)
    return lambda of: chances(of, found)


def by_points(seen: Sequence[Seen]) -> Estimate:
    """Return the best estimate that knows the points and the rounds left by the event deck."""
    bare = Coefficients((0.0,) * len(Asset), 1.0, 1e9)
    swings = [1.1**power for power in range(10, 50)]
    best = min(swings, key=lambda swing: log_loss(seen, partial(chances, by=replace(bare, swing=swing))))
    return partial(chances, by=replace(bare, swing=best))


def alike(of: Position) -> Shares:
    """Return an equal share for everybody."""
    return (1 / len(of.points),) * len(of.points)


def report(estimates: Sequence[tuple[str, Estimate]], seen: Sequence[Seen]) -> Iterator[str]:
    """Yield a table of how good the estimates are by the number of players, and one of how often who had such a chance won."""
    yield f"{'players':>9} {'positions':>9}" + "".join(f"{name:>22}" for name, _ in estimates)
    for players in (*sorted({*TABLES}), 0):
        those = [each for each in seen if not players or len(each.won) == players]
        if those:
            figures = "".join(f"{log_loss(those, of):>14.3f}{brier(those, of):>8.3f}" for _, of in estimates)
            yield f"{players or 'all':>9} {len(those):>9}{figures}"
    _, last = estimates[-1]
    pairs = [pair for each in seen for pair in zip(last(each.position), each.won, strict=True)]
    for low, high in pairwise(BINS):
        inside = [pair for pair in pairs if low <= pair[0] < high or pair[0] == high == 1.0]
        if inside:
            chance, won = (100 * fmean(column) for column in zip(*inside, strict=True))
            yield f"chance {chance:5.1f} %, won {won:5.1f} % of {len(inside)}"


def seen_in(numbers: Sequence[int], jobs: int) -> list[Seen]:
    """Play these games, in so many processes."""
    with worker_pool(jobs) as pool:
        return [seen for game in pool.map(game_seen, numbers) for seen in game]


@click.command()
@click.option("--games", default=300, help="Games that the coefficients are fitted to.")
@click.option("--held-out", default=150, help="Other games, in which they are tried.")
@click.option("--seed", default=1000, help="The number of the first game.")
@click.option("--jobs", default=1, help="Processes.")
def main(games: int, held_out: int, seed: int, jobs: int) -> None:
    """Fit the coefficients, and tell how good they are."""
    learned = seen_in(range(seed, seed + games), jobs)
    found, scored = fitted(learned), by_points(learned)
    print(f"{games} games, {len(learned)} positions: {found}", flush=True)
    estimates: list[tuple[str, Estimate]] = [
        ("alike", alike),
        ("points", scored),
        ("fitted", partial(chances, by=found)),
    ]
    for line in report(estimates, seen_in(range(seed + games, seed + games + held_out), jobs)):
        print(line)


if __name__ == "__main__":
    main()
