"""Every match keeps secrets: reasons of private decisions, and reactions that nobody else may notice."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from tests.ai.toy_agents import TOY
from tests.contract.games import EVERY_GAME, SAMPLES, Sample
from tests.toy import ToyGame
from wotrush.match.match import AnyMatch, Match
from wotrush.match.notices import Decided
from wotrush.match.opponents.conductor import Conductor
from wotrush.match.opponents.pacing import PACES
from wotrush.match.opponents.worker import Answer, LocalWorker
from wotrush.match.seats import Human, Opponent, Setup
from wotrush.model.game import ANYBODY, Reason
from wotrush.stage.clock import ManualClock

STARTED = datetime(2026, 1, 1, tzinfo=UTC)


def match_of(sample: Sample, people: int = 0, seed: int = 3) -> AnyMatch:
    count = int(str(sample.options["players"]))
    players = tuple(
        Human(f"P{seat}") if seat < people else Opponent(f"O{seat}", "random") for seat in range(count)
    )
    return Match.new(sample.ruleset, Setup(dict(sample.options), seed, players, STARTED))


@EVERY_GAME
def test_the_reason_of_a_private_decision_is_for_its_seat_alone(sample: Sample) -> None:
    """Every reason has a number of its own, by which it is found in what is told at once and in the logs afterwards."""
    rng, private = Random(1), 0
    for seed in range(6):
        match = match_of(sample, seed=seed)
        told: dict[int, list[Any]] = {watcher: [] for watcher in (*range(len(match.players)), ANYBODY)}
        for watcher, notices in told.items():
            match.audience.listen(watcher, notices.append)
        reasons: dict[str, tuple[int, bool]] = {}
        for number in range(200):
            seat = match.to_act()
            if seat is None:
                break
            seen = match.observe(seat)
            reasons[f"because of {number}"] = seat, seen.private
            match.decide(rng.choice(list(seen.actions)), Reason("because of {number}"), {"number": number})
        for watcher, notices in told.items():
            own = {reason for reason, (seat, _) in reasons.items() if seat == watcher}
            hidden = {reason for reason, (_, private) in reasons.items() if private} - own
            for heard in (reasons_in(notices), reasons_in(match.log(watcher))):
                assert own <= heard
                assert not hidden & heard
        private += sum(private for _, private in reasons.values())
    assert private or "rush of 2" not in SAMPLES


def reasons_in(notices: Iterable[Any]) -> set[str]:
    return {str(notice.reason) for notice in notices if isinstance(notice, Decided)}


@EVERY_GAME
def test_only_its_own_last_choice_is_taken_back_by_a_seat(sample: Sample) -> None:
    match, rng, undone = match_of(sample, people=2), Random(2), 0
    for _ in range(150):
        seat = match.to_act()
        if seat is None:
            break
        before = match.journal()
        match.decide(rng.choice(list(match.observe(seat).actions)))
        others = [other for other in range(len(match.players)) if other != match.last_chooser()]
        assert not any(match.can_undo(other) for other in others)
        if match.last_chooser() == seat and match.can_undo(seat):
            after = match.journal()
            match.undo(seat)
            assert (
                match.journal().turns[-1].actions == before.turns[-1].actions
                or match.turn <= before.turns[-1].turn
            )
            match.redo(seat)
            assert match.journal().digest == after.digest
            undone += 1
    assert undone


@EVERY_GAME
def test_no_opponent_can_tell_the_deal_or_a_rival_from_its_seed(sample: Sample) -> None:
    """At the same point the seeds of all deals are one, and those of two seats are never the same."""
    at_points: dict[tuple[int, int, int], set[int]] = {}
    deals, met_again = range(3, 9), 0
    for deal in deals:
        match = match_of(sample, seed=deal)
        for count in range(60):
            seat = match.to_act()
            if seat is None or match.asks_in_secret():
                break  # What is declined in secret is not counted.
            seeds = at_points.setdefault((seat, match.turn, count), set())
            met_again += bool(seeds)
            seeds.add(match.opponent_seed())
            match.decide(next(iter(match.observe(seat).actions)))
    assert met_again
    assert all(len(seeds) == 1 for seeds in at_points.values())
    assert len(set.union(*at_points.values())) == len(at_points), "no two points have the same seed"


def topping_worlds() -> tuple[ToyGame, ToyGame]:
    """Seat 1 plays 5; seat 2 holds the 6 in one world and not in the other. Seat 0 cannot distinguish them."""
    one, other = ([[1, 2], [5, 9], hand, [3, 4]] for hand in ([6, 11], [7, 11]))
    return (
        ToyGame([12, 13, 7], 8, one, [[], [], [], []], turn=1, tops=True),
        ToyGame([12, 13, 6], 8, other, [[], [], [], []], turn=1, tops=True),
    )


class LostWorker(LocalWorker):
    """A worker whose process is lost when a card has been played, and takes a while to start again."""

    def __init__(self, clock: ManualClock) -> None:
        super().__init__(TOY)
        self._clock = clock
        self._until = 0.0

    def lose(self) -> None:
        self._until = self._clock.now() + 1.0

    @property
    def starting(self) -> bool:
        return self._clock.now() < self._until

    def poll(self) -> Answer | None:
        return None if self.starting else super().poll()


def test_everybody_waits_for_a_process_that_starts_whether_anybody_is_asked_or_not() -> None:
    seen: list[tuple[int, object]] = []
    asked: list[bool] = []
    for world in topping_worlds():
        players = (Human("Ada"), Opponent("A", "plays"), Opponent("B", "passes"), Opponent("C", "passes"))
        sample, clock = SAMPLES["toy of 4"], ManualClock()
        setup = Setup(dict(sample.options), 1, players, STARTED)
        match: AnyMatch = Match(sample.ruleset, setup, world)
        worker, hidden = LostWorker(clock), 0
        conductor = Conductor(match, worker, PACES["off"], clock.now)
        while not conductor.tick():
            clock.advance(1 / 60)
        worker.lose()
        asked.append(match.asks_in_secret())
        while conductor.hides():
            hidden += 1
            clock.advance(1 / 60)
            conductor.tick()
        seen.append((hidden, match.observe(0)))
    assert asked == [True, False]
    assert seen[0] == seen[1]
    assert seen[0][0] > 60, "nothing is shown before the process has started"


@pytest.mark.parametrize("pace", ["normal", "fast"])
def test_nobody_learns_from_time_or_news_who_was_asked(pace: str) -> None:
    """Compare frame by frame until the turn is over: a pass is never seen and takes no time."""
    seen: list[list[object]] = []
    decisions: list[int] = []
    seeds: list[int] = []
    for world in topping_worlds():
        players = (Human("Ada"), Opponent("A", "plays"), Opponent("B", "passes"), Opponent("C", "passes"))
        sample = SAMPLES["toy of 4"]
        match: AnyMatch = Match(sample.ruleset, Setup(dict(sample.options), 1, players, STARTED), world)
        clock = ManualClock()
        frames: list[object] = []
        conductor = Conductor(match, LocalWorker(TOY), PACES[pace], clock.now)
        match.audience.listen(0, lambda notice, frames=frames: frames.append(notice))  # type: ignore[misc]
        for _ in range(240):
            conductor.tick()
            frames.append((conductor.thinking(), match.observe(0)))
            clock.advance(1 / 60)
            if match.turn > 1:
                break
        seen.append(frames)
        decisions.append(len(match.log(2)))
        seeds.append(match.opponent_seed())
    assert match.turn == 2
    assert decisions[0] == decisions[1] + 1, "seat 2 was asked in the first world only"
    assert seeds[0] == seeds[1], "what is decided later does not tell either"
    assert seen[0] == seen[1]
