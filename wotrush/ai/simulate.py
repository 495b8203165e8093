"""Plays many games between opponents with rotated seats and mirrored deals; the number of jobs does not change the result."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from wotrush.ai.agent import derive_seed
from wotrush.ai.arena import Clock, Contest, Invariant, Played, play_game
from wotrush.ai.jobs import worker_pool
from wotrush.ai.observer import add_up
from wotrush.ai.registry import load_ruleset, make_player, observer_factory
from wotrush.ai.sidefile import SideFile
from wotrush.ai.tally import AgentTally, Tally, wilson_interval
from wotrush.games import DEFAULT_GAME, GAMES, GameEntry, load
from wotrush.model.game import AnyRuleset

_CHUNK = 10
"""Deals handed out at a time; fixed, so that a stopped simulation may resume with another number of jobs."""

Progress = Callable[[int, int], None]
"""Called with the number of finished games and of all games."""


class SimulationError(RuntimeError):
    """The simulation cannot go on; the message says why."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played; `variants` are rule options that the deals take in turn.

    A variant's "players" says how many seats there are (default: as many as agents); agents fill them in turn.
    """

    agents: tuple[str, ...]
    games: int
    seed: int
    game: str = DEFAULT_GAME
    variants: tuple[Mapping[str, object], ...] = ({},)
    invariant: str | None = None
    """A check after every action, as `module:function`."""
    observers: tuple[str, ...] = ()
    """The names of the observers of every game."""
    mirrored: bool = True
    """Whether every deal is played from each seat; equal opponents without chance would play the same game again."""
    entry: GameEntry = GAMES[DEFAULT_GAME]
    journals: Path | None = None
    """The folder in which `keeper` keeps every game."""
    keeper: str | None = None
    """The function that writes a journal of a finished game, as `module:function`."""

    def check(self) -> None:
        """Raise UnknownNameError or ValueError for a plan that cannot be played, before any process is started."""
        for agent in self.agents:
            make_player(self.entry, agent)
        for observer in self.observers:
            observer_factory(self.entry, observer)
        ruleset = load_ruleset(self.entry)
        for variant in self.variants:
            options = self.options(variant)
            if ruleset.new(options, self.seed).seats < len(self.agents):
                raise ValueError(f"There are {len(self.agents)} agents, but {options['players']} players.")

    def options(self, variant: Mapping[str, object]) -> dict[str, object]:
        return {"players": len(self.agents), **variant}

    def deals(self) -> list[Deal]:
        """Return the deals to play; mirrored ones are played once from every seat, so there may be a few games more."""
        deals: list[Deal] = []
        games = 0
        while games < self.games:
            options = self.options(self.variants[len(deals) % len(self.variants)])
            players = int(str(options["players"]))
            turned = len(deals) // len(self.variants) % players
            rotations = tuple(range(players)) if self.mirrored else (turned,)
            deals.append(Deal(len(deals), options, rotations))
            games += len(rotations)
        return deals


@dataclass(frozen=True, slots=True)
class Deal:
    """One seed, and how many seats everybody moves on each time it is played."""

    number: int
    options: Mapping[str, object]
    rotations: tuple[int, ...]

    @property
    def players(self) -> int:
        return int(str(self.options["players"]))


def run(
    plan: Plan,
    jobs: int = 1,
    resume: Path | None = None,
    progress: Progress | None = None,
    clock: Clock = time.perf_counter,
) -> dict[str, Any]:
    """Play the plan; `resume` names a file that keeps finished chunks, and what it holds is not played again."""
    plan.check()
    deals = plan.deals()
    chunks = {number: deals[number : number + _CHUNK] for number in range(0, len(deals), _CHUNK)}
    side_file = SideFile(resume, _fingerprint(plan))
    sizes = {number: _games(chunk) for number, chunk in chunks.items()}
    # The last chunk of a smaller simulation is only a part of this one's, so it is played again.
    kept = {number: data for number, data in side_file.chunks.items() if data["games"] == sizes.get(number)}
    done = {number: Tally.from_json(data) for number, data in kept.items()}
    total = sum(sizes.values())
    games = sum(tally.games for tally in done.values())
    began = clock()
    if progress:
        progress(games, total)
    rest = {number: chunk for number, chunk in chunks.items() if number not in done}
    for number, tally in _play_chunks(plan, rest, jobs):
        done[number] = tally
        games += tally.games
        side_file.add(number, tally.to_json(), clock() - began)
        if progress:
            progress(games, total)
    whole = Tally.empty(len(plan.agents))
    for number in sorted(done):
        whole.merge(done[number])
    return _summary(plan, whole, side_file.seconds + clock() - began)


def _games(deals: list[Deal]) -> int:
    return sum(len(deal.rotations) for deal in deals)


def _play_chunks(plan: Plan, chunks: Mapping[int, list[Deal]], jobs: int) -> Iterator[tuple[int, Tally]]:
    if jobs <= 1 or len(chunks) <= 1:
        for number, deals in chunks.items():
            yield number, play_deals(plan, deals)
        return
    with worker_pool(jobs) as pool:
        futures: dict[Future[Tally], int] = {
            pool.submit(play_deals, plan, deals): number for number, deals in chunks.items()
        }
        try:
            for future in as_completed(futures):
                yield futures[future], future.result()
        except BrokenProcessPool:
            raise SimulationError("A process of the simulation was lost.") from None


def play_deals(plan: Plan, deals: list[Deal]) -> Tally:
    """Play all games of these deals; this is what one job does."""
    tally = Tally.empty(len(plan.agents))
    for deal in deals:
        for rotation in deal.rotations:
            _play_one(plan, deal, rotation, tally)
    return tally


def _play_one(plan: Plan, deal: Deal, rotation: int, tally: Tally) -> None:
    """Play one game. Its seed alone repeats it, opponents included.

    A match seeds its opponents apart from the deal, lest one that tried all deals found this one by its own generator.
    Nobody here tries that: all opponents are ours, and `tests/ai` shows that they look at nothing hidden.
    """
    seated = [(seat + rotation) % deal.players % len(plan.agents) for seat in range(deal.players)]
    seed = derive_seed(plan.seed, deal.number)
    contest = Contest(
        ruleset=_ruleset(plan.entry),
        options=deal.options,
        seed=seed,
        agents=[make_player(plan.entry, plan.agents[agent]) for agent in seated],
        generators=[Random(derive_seed(seed, "agent", rotation, seat)) for seat in range(deal.players)],
        invariant=_invariant(plan.invariant) if plan.invariant else None,
        observers=[
            observer_factory(plan.entry, name)([plan.agents[agent] for agent in seated], seed)
            for name in plan.observers
        ],
    )
    finished = play_game(contest)
    if plan.journals is not None and plan.keeper is not None and finished.error is None:
        name = f"{deal.number + 1:06}-{rotation + 1}.json"
        load(plan.keeper)(
            plan.journals / name, contest, [plan.agents[agent] for agent in seated], finished.actions
        )
    _count(tally, seated, finished, contest, plan)


def _count(tally: Tally, seated: list[int], played: Played, contest: Contest, plan: Plan) -> None:
    tally.games += 1
    for seat, agent in enumerate(seated):
        tally.agents[agent].times.merge(played.times[seat])
    if played.error is not None:
        tally.errors.append(
            {
                "error": played.error,
                "seed": contest.seed,
                "options": dict(contest.options),
                "agents": [plan.agents[agent] for agent in seated],
                "actions": played.actions,
            }
        )
    elif played.winners is None:
        tally.unfinished += 1
        _observe(tally, contest, plan)
    else:
        tally.count_wins(seated, played.winners)
        _observe(tally, contest, plan)


def _observe(tally: Tally, contest: Contest, plan: Plan) -> None:
    for name, observer in zip(plan.observers, contest.observers, strict=True):
        add_up(tally.observed.setdefault(name, {}), observer.counts)


@cache
def _ruleset(entry: GameEntry) -> AnyRuleset:
    """Return the ruleset, made once per process, since it may read its cards from disk."""
    return load_ruleset(entry)


@cache
def _invariant(path: str) -> Invariant:
    check: Invariant = load(path)
    return check


def _fingerprint(plan: Plan) -> dict[str, Any]:
    """Return what must be equal for a stopped simulation to resume; the number of games may grow."""
    return {
        "game": plan.game,
        "rules": load_ruleset(plan.entry).ident,
        "agents": list(plan.agents),
        "seed": plan.seed,
        "variants": [dict(variant) for variant in plan.variants],
        "invariant": plan.invariant,
        "observers": list(plan.observers),
        "mirrored": plan.mirrored,
        # Of the games that a run without this folder has played there are no journals in it.
        **({"journals": str(plan.journals)} if plan.journals else {}),
    }


def _summary(plan: Plan, whole: Tally, seconds: float) -> dict[str, Any]:
    return {
        "game": plan.game,
        "games": whole.games,
        "errors": len(whole.errors),
        "unfinished": whole.unfinished,
        "seconds": round(seconds, 2),
        "seats": [_seat_summary(name, agent) for name, agent in zip(plan.agents, whole.agents, strict=True)],
        "error_list": whole.errors,
        **({"observed": whole.observed} if plan.observers else {}),
    }


def _seat_summary(name: str, tally: AgentTally) -> dict[str, Any]:
    """Summarize one opponent; the rate is that of finished games, so that the rates at a table add up to 1."""
    wins = float(tally.wins)
    return {
        "agent": name,
        "wins": round(wins, 4),
        "win_rate": round(wins / tally.played, 4) if tally.played else 0.0,
        "ci95": [round(bound, 4) for bound in wilson_interval(wins, tally.played)],
        "decision_ms": tally.times.milliseconds(),
    }
