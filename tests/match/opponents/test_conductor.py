"""Opponents act when their time has come, or at once if asked to."""

from __future__ import annotations

import logging

import pytest

from tests.ai.toy_agents import TOY
from tests.match.tables import ADA, LYNX, OTTER, ToyMatch, actions, play, play_first, toy_match
from tests.toy import ToyAction, ToyEvent
from wotrush.ai.agent import Choice
from wotrush.match.notices import Decided, Notice
from wotrush.match.opponents.conductor import Conductor, Flow
from wotrush.match.opponents.pacing import PACES, Pace
from wotrush.match.opponents.worker import Answer, LocalWorker


class Desk:
    """A match, its conductor, and a clock to set by hand."""

    def __init__(self, match: ToyMatch, pace: Pace = PACES["normal"]) -> None:
        self.now = 100.0
        self.match = match
        self.worker = LocalWorker(TOY)
        self.conductor = Conductor(match, self.worker, pace, lambda: self.now)

    def tick_after(self, seconds: float) -> bool:
        self.now += seconds
        return self.conductor.tick()


@pytest.fixture
def desk() -> Desk:
    """Return a match in which Lynx, an opponent, is to act."""
    match = toy_match(ADA, LYNX, OTTER)
    play_first(match, "play")
    desk = Desk(match)
    desk.conductor.tick()
    play(match, "end")
    return desk


def test_a_step_waits_its_time(desk: Desk) -> None:
    pace = PACES["normal"]
    wait = pace.step(pace.share(2))
    assert not desk.tick_after(0)
    assert not desk.tick_after(wait - 0.01)
    assert desk.tick_after(0.02)
    assert not desk.tick_after(0), "the next step waits again"


def test_a_step_waits_for_the_screen(desk: Desk) -> None:
    desk.now += 60
    assert not desk.conductor.tick(still=False)
    assert desk.conductor.tick(still=True)


def test_paused_steps_come_one_by_one(desk: Desk) -> None:
    desk.conductor.pause()
    assert not desk.tick_after(60)
    desk.conductor.step()
    assert desk.tick_after(0)
    assert not desk.tick_after(60)
    desk.conductor.go_on()
    assert desk.tick_after(60)


def test_a_step_means_nothing_while_time_runs(desk: Desk) -> None:
    desk.conductor.step()
    assert desk.conductor.flow is Flow.PACED


def test_skipping_ends_when_a_person_is_to_act(desk: Desk) -> None:
    desk.conductor.skip()
    steps = 0
    while desk.tick_after(0):
        steps += 1
    assert steps > 2
    assert desk.match.to_act() == 0
    assert desk.conductor.flow is Flow.PACED


def test_a_forced_answer_does_not_wait() -> None:
    match = toy_match(ADA, LYNX)
    play_first(match, "play")
    play(match, "end")
    play_first(match, "play")
    play(match, "end", "rob")
    assert len(actions(match)) == 1, "Lynx has one card left"
    desk = Desk(match)
    assert desk.tick_after(0)


def test_undo_makes_the_opponent_think_anew(desk: Desk) -> None:
    assert not desk.tick_after(0)
    desk.match.undo(0)
    assert not desk.tick_after(60), "it is Ada's turn again"
    desk.match.redo(0)
    assert not desk.tick_after(0)
    assert desk.tick_after(60)


def test_the_reason_comes_with_the_step(desk: Desk) -> None:
    heard: list[Notice[ToyEvent]] = []
    desk.match.audience.listen(0, heard.append)
    desk.tick_after(60)
    desk.tick_after(60)
    first = heard[0]
    assert isinstance(first, Decided)
    assert str(first.reason).endswith("is my highest.")


def test_trouble_is_logged(
    desk: Desk, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk.worker, "poll", lambda: Answer(Choice(ToyAction("draw")), trouble="it is gone"))
    with caplog.at_level(logging.WARNING):
        assert desk.tick_after(60)
    assert "it is gone" in caplog.text


def test_it_is_known_whether_somebody_thinks(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk.worker, "poll", lambda: None)
    assert not desk.conductor.thinking()
    desk.tick_after(60)
    assert desk.conductor.thinking()
    cancelled: list[bool] = []
    monkeypatch.setattr(desk.worker, "cancel", lambda: cancelled.append(True))
    desk.conductor.close()
    assert not desk.conductor.thinking()
    assert cancelled == [True], "nobody waits for that answer any more"


def test_a_change_behind_its_back_makes_it_ask_again(desk: Desk) -> None:
    assert not desk.tick_after(0)
    play(desk.match, actions(desk.match)[-1])
    assert desk.match.to_act() != 0
    assert desk.tick_after(60), "it decides what is to be decided now"


def test_fast_forward_hurries_until_a_person_is_to_act(desk: Desk) -> None:
    desk.conductor.hurry()
    steps = 0
    while desk.match.to_act() != 0:
        assert desk.tick_after(0.11)
        steps += 1
    assert steps > 2
    desk.tick_after(0)
    assert desk.conductor.flow is Flow.PACED


@pytest.mark.parametrize("opponents", [1, 2, 4])
@pytest.mark.parametrize("name", list(PACES))
def test_all_opponents_of_a_round_stay_within_its_time(name: str, opponents: int) -> None:
    pace = PACES[name]
    left, steps = pace.share(opponents), []
    for _ in range(8):
        steps.append(pace.step(left))
        left -= steps[-1]
    assert opponents * sum(steps) <= pace.round
    assert max(steps) <= pace.longest
    assert steps == sorted(steps, reverse=True)


def test_at_normal_speed_a_round_takes_at_most_six_seconds() -> None:
    assert PACES["normal"].round == 6


def test_a_pause_costs_the_steps_after_it_none_of_their_time(desk: Desk) -> None:
    desk.tick_after(0)
    desk.conductor.pause()
    desk.tick_after(60)
    desk.conductor.go_on()
    desk.tick_after(0)
    assert desk.conductor.step_seconds > 0.4
