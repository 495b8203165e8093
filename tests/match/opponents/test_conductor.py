"""Opponents act when their time has come, or at once if asked to."""

from __future__ import annotations

import logging

import pytest

from tests.ai.toy_agents import TOY
from tests.match.tables import (
    ADA,
    LYNX,
    OTTER,
    STARTED,
    ToyMatch,
    actions,
    finish,
    play,
    play_first,
    toy_match,
)
from tests.toy import RULESET, ToyAction, ToyEvent
from wotrush.ai.agent import Choice
from wotrush.match.match import Match
from wotrush.match.notices import Decided, Notice
from wotrush.match.opponents.conductor import MASK, Conductor, Flow
from wotrush.match.opponents.pacing import HURRIED, LONG_TURNS, PACES, Pace
from wotrush.match.opponents.worker import Answer, LocalWorker
from wotrush.match.seats import Setup


class Starting(LocalWorker):
    """A worker whose process is starting for as long as the test says."""

    busy_starting = False

    @property
    def starting(self) -> bool:
        return self.busy_starting


class Conducted:
    """A match, its conductor, and a clock to set by hand."""

    def __init__(self, match: ToyMatch, pace: Pace = PACES["normal"]) -> None:
        self.now = 100.0
        self.match = match
        self.worker = Starting(TOY)
        self.conductor = Conductor(match, self.worker, pace, lambda: self.now)

    def tick_after(self, seconds: float) -> bool:
        self.now += seconds
        return self.conductor.tick()


def lynx_to_act(pace: Pace) -> Conducted:
    """Return a match in which Lynx, an opponent, is to act."""
    match = toy_match(ADA, LYNX, OTTER)
    play_first(match, "play")
    conducted = Conducted(match, pace)
    conducted.conductor.tick()
    play(match, "end")
    return conducted


@pytest.fixture
def conducted() -> Conducted:
    return lynx_to_act(PACES["normal"])


def test_a_step_waits_its_time(conducted: Conducted) -> None:
    pace = PACES["normal"]
    wait = pace.step(pace.share(2))
    assert not conducted.tick_after(0)
    assert not conducted.tick_after(wait - 0.01)
    assert conducted.tick_after(0.02)
    assert not conducted.tick_after(0), "the next step waits again"


def test_the_wait_before_a_turn_is_a_part_of_the_round() -> None:
    pace = PACES["fast"]
    conducted, wait = lynx_to_act(pace), pace.step(pace.share(2))
    assert conducted.tick_after(wait + 0.01)
    assert conducted.conductor.step_seconds == pytest.approx(pace.step(pace.share(2) - wait))


def test_a_step_waits_for_the_screen(conducted: Conducted) -> None:
    conducted.now += 60
    assert not conducted.conductor.tick(still=False)
    assert conducted.conductor.tick(still=True)


def test_a_slowed_pace_takes_so_many_times_as_long_for_a_round_and_for_a_step() -> None:
    slowed = PACES["normal"].slowed(2.5)
    assert (slowed.round, slowed.longest) == (2.5 * PACES["normal"].round, 2.5 * PACES["normal"].longest)


def test_paused_steps_come_one_by_one(conducted: Conducted) -> None:
    conducted.conductor.pause()
    assert conducted.conductor.paused
    assert not conducted.tick_after(60)
    conducted.conductor.step()
    assert conducted.conductor.paused, "one step more is no end of the pause"
    assert conducted.tick_after(0)
    assert not conducted.tick_after(60)
    conducted.conductor.go_on()
    assert not conducted.conductor.paused
    assert conducted.tick_after(60)


def test_a_step_means_nothing_while_time_runs(conducted: Conducted) -> None:
    conducted.conductor.step()
    assert conducted.conductor.flow is Flow.PACED


def test_skipping_ends_when_a_person_is_to_act(conducted: Conducted) -> None:
    conducted.conductor.skip()
    steps = 0
    while conducted.tick_after(0):
        steps += 1
    assert steps > 2
    assert conducted.match.to_act() == 0
    assert conducted.conductor.flow is Flow.PACED


def test_a_forced_answer_does_not_wait() -> None:
    match = toy_match(ADA, LYNX)
    play_first(match, "play")
    play(match, "end")
    play_first(match, "play")
    play(match, "end", "rob")
    assert len(actions(match)) == 1, "Lynx has one card left"
    conducted = Conducted(match)
    assert conducted.tick_after(0)


def test_undo_makes_the_opponent_think_anew(conducted: Conducted) -> None:
    assert not conducted.tick_after(0)
    conducted.match.undo(0)
    assert not conducted.tick_after(60), "it is Ada's turn again"
    conducted.match.redo(0)
    assert not conducted.tick_after(0)
    assert conducted.tick_after(60)


def test_the_reason_comes_with_the_step(conducted: Conducted) -> None:
    heard: list[Notice[ToyEvent]] = []
    conducted.match.audience.listen(0, heard.append)
    conducted.tick_after(60)
    conducted.tick_after(60)
    first = heard[0]
    assert isinstance(first, Decided)
    assert str(first.reason).endswith("is my highest.")


def test_trouble_is_logged(
    conducted: Conducted, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        conducted.worker, "poll", lambda: Answer(Choice(ToyAction("draw")), trouble="it is gone")
    )
    with caplog.at_level(logging.WARNING):
        assert conducted.tick_after(60)
    assert "it is gone" in caplog.text


def test_it_is_known_whether_somebody_thinks(conducted: Conducted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conducted.worker, "poll", lambda: None)
    assert not conducted.conductor.thinking()
    conducted.tick_after(60)
    assert conducted.conductor.thinking()
    cancelled: list[bool] = []
    monkeypatch.setattr(conducted.worker, "cancel", lambda: cancelled.append(True))
    conducted.conductor.close()
    assert not conducted.conductor.thinking()
    assert cancelled == [True], "nobody waits for that answer any more"


def secretive() -> Conducted:
    """Return a match in which Ada has played a card that everybody else may top, and nobody can."""
    options = {"players": 3, "cards": 12, "tops": True, "shared_screen": True}
    conducted = Conducted(Match.new(RULESET, Setup(options, 2, (ADA, LYNX, OTTER), STARTED)))
    play_first(conducted.match, "play")
    conducted.conductor.mask_questions()
    return conducted


def test_who_is_asked_in_secret_takes_no_visible_time_and_the_screen_stays_as_it_is() -> None:
    conducted = secretive()
    assert conducted.match.to_act() == 1
    assert conducted.conductor.hides()
    assert conducted.tick_after(0), "both have passed"
    assert conducted.match.to_act() == 0
    assert conducted.conductor.hides(), "nobody can see how soon"
    conducted.now += MASK
    assert not conducted.conductor.hides()


def test_the_screen_stays_as_it_is_while_an_opponent_thinks_in_secret() -> None:
    conducted = secretive()
    conducted.now += MASK
    assert conducted.conductor.hides()


def test_what_was_taken_back_has_nothing_to_hide() -> None:
    conducted = secretive()
    conducted.tick_after(0)
    conducted.conductor.went_back()
    assert not conducted.conductor.hides()


def test_what_is_held_can_be_read_before_the_next_step(conducted: Conducted) -> None:
    conducted.conductor.hold(60.0)
    assert not conducted.tick_after(59.9)
    assert conducted.tick_after(0.2)


def test_after_the_end_there_is_nothing_to_do(conducted: Conducted) -> None:
    finish(conducted.match)
    assert not conducted.tick_after(60)


def test_a_change_behind_its_back_makes_it_ask_again(conducted: Conducted) -> None:
    assert not conducted.tick_after(0)
    play(conducted.match, actions(conducted.match)[-1])
    assert conducted.match.to_act() != 0
    assert conducted.tick_after(60), "it decides what is to be decided now"


def test_fast_forward_hurries_until_a_person_is_to_act(conducted: Conducted) -> None:
    conducted.conductor.hurry()
    steps = 0
    while conducted.match.to_act() != 0:
        assert conducted.tick_after(max(HURRIED.longest, MASK) + 0.01)
        steps += 1
    assert steps > 2
    conducted.tick_after(0)
    assert conducted.conductor.flow is Flow.PACED


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


def test_a_pause_costs_the_steps_after_it_none_of_their_time(conducted: Conducted) -> None:
    conducted.tick_after(0)
    conducted.conductor.pause()
    conducted.tick_after(60)
    conducted.conductor.go_on()
    conducted.tick_after(0)
    assert conducted.conductor.step_seconds > 0.4


@pytest.fixture
def storied() -> Conducted:
    """Return the same match where every turn is a story of its own."""
    return lynx_to_act(LONG_TURNS["normal"])


def test_a_long_turn_has_all_its_time_from_its_first_step_on(storied: Conducted) -> None:
    pace = LONG_TURNS["normal"]
    assert storied.tick_after(10)
    assert storied.conductor.step_seconds == pytest.approx(pace.step(pace.share(2)))


def test_a_short_step_of_a_long_turn_leaves_its_time_to_the_others(storied: Conducted) -> None:
    assert storied.tick_after(10)
    assert storied.conductor.motion_takes(0.3) == pytest.approx(0.3)
    assert not storied.tick_after(0.29)
    assert storied.tick_after(0.02)


def test_a_long_step_takes_most_of_what_is_left_of_a_turn(storied: Conducted) -> None:
    pace = LONG_TURNS["normal"]
    assert storied.tick_after(pace.longest)
    assert storied.conductor.motion_takes(2 * pace.longest) > pace.longest
    assert storied.conductor.step_seconds < pace.share(2)


def test_a_step_is_not_hurried_because_much_was_done_before(storied: Conducted) -> None:
    assert storied.tick_after(60)
    assert storied.conductor.motion_takes(3.0) > 0.3 * 3.0


def test_what_is_read_is_not_taken_from_the_time_of_a_turn(storied: Conducted) -> None:
    assert storied.tick_after(10)
    storied.conductor.motion_takes(0.1, reading=30.0)
    assert storied.tick_after(30.1)
    assert storied.conductor.motion_takes(1.0) == pytest.approx(1.0)


def test_a_turn_with_much_in_it_becomes_longer_by_a_part_of_its_time_at_most(storied: Conducted) -> None:
    """With eight players an opponent's turn is to take five seconds at most."""
    pace = LONG_TURNS["normal"]
    assert storied.tick_after(pace.longest)
    assert pace.share(2) < storied.conductor.motion_takes(60.0) < 5.0


def test_the_last_step_before_a_person_acts_keeps_its_time_until_it_has_been_shown(
    storied: Conducted,
) -> None:
    while storied.match.to_act() != 0:
        storied.tick_after(60)
    given = storied.conductor.step_seconds
    storied.now += 1.0
    assert not storied.conductor.tick(still=False)
    assert storied.conductor.step_seconds == given
    assert not storied.conductor.tick(still=True)
    assert storied.conductor.step_seconds > given, "an opponent's next step waits again"


def test_motion_has_the_time_of_its_step_where_turns_are_short(conducted: Conducted) -> None:
    conducted.tick_after(10)
    given = conducted.conductor.step_seconds
    assert conducted.conductor.motion_takes(60.0) == conducted.conductor.motion_takes(0.1) == given


def test_a_process_that_starts_again_long_after_a_decision_hides_nothing() -> None:
    conducted = secretive()
    conducted.tick_after(MASK)
    assert not conducted.conductor.hides()
    conducted.worker.busy_starting = True
    assert not conducted.conductor.hides()


def test_a_decision_that_nobody_can_react_to_is_not_hidden(conducted: Conducted) -> None:
    conducted.worker.busy_starting = True
    conducted.conductor.mask_questions()
    assert not conducted.conductor.hides()
