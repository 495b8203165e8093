"""Motion: tweens, their composition, and the player that keeps order at any frame rate."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Vector2

from wotrush.stage.clock import ManualClock
from wotrush.stage.motion import easing
from wotrush.stage.motion.player import Player
from wotrush.stage.motion.tween import Motion, Tween, call, delay, parallel, sequence, stagger

EASINGS = [
    easing.linear,
    easing.ease_in,
    easing.ease_out,
    easing.ease_in_out,
    easing.ease_carry,
    easing.ease_back,
]


@pytest.mark.parametrize("ease", EASINGS)
def test_easings_begin_at_0_and_end_at_1(ease: easing.Easing) -> None:
    assert ease(0.0) == pytest.approx(0.0, abs=1e-9)
    assert ease(1.0) == pytest.approx(1.0, abs=1e-9)


@pytest.mark.parametrize("ease", EASINGS)
def test_easings_never_jump(ease: easing.Easing) -> None:
    values = [ease(i / 1000) for i in range(1001)]
    assert max(abs(b - a) for a, b in itertools.pairwise(values)) < 0.03


@pytest.mark.parametrize("ease", [ease for ease in EASINGS if ease is not easing.ease_back])
def test_easings_never_turn_round(ease: easing.Easing) -> None:
    assert all(a <= b for a, b in itertools.pairwise(ease(i / 1000) for i in range(1001)))


def test_only_one_easing_goes_too_far_and_not_much() -> None:
    assert 1.02 < max(easing.ease_back(i / 1000) for i in range(1001)) < 1.15


class Film:
    """A player with a log to write into."""

    def __init__(self, pace: float = 1.0) -> None:
        self.clock = ManualClock()
        self.player = Player(self.clock, pace)
        self.log: list[str] = []
        self.x = 0.0

    def note(self, word: str) -> Motion:
        return call(lambda: self.log.append(word))

    def slide(self, goal: float, seconds: float) -> Motion:
        return Tween[float](lambda: self.x, goal, seconds, self._set, easing.linear)

    def run(self, seconds: float) -> None:
        self.clock.advance(seconds)
        self.player.update()

    def _set(self, x: float) -> None:
        self.x = x


def test_a_tween_is_where_its_time_says() -> None:
    film = Film()
    film.player.play(film.slide(10, 2))
    film.run(0.5)
    assert film.x == pytest.approx(2.5)
    film.run(5)
    assert film.x == 10
    assert not film.player.busy


def test_a_start_given_as_a_callable_is_read_when_the_tween_begins() -> None:
    film = Film()
    film.player.play(sequence(film.slide(10, 1), film.slide(20, 1)))
    film.run(1.5)
    assert film.x == pytest.approx(15)


def test_a_part_that_has_ended_lets_go_of_its_value() -> None:
    film = Film()
    film.player.play(sequence(film.slide(10, 1), delay(1)))
    film.run(1.5)
    film.x = 99
    film.run(0.2)
    assert film.x == 99


def test_a_motion_played_again_begins_from_where_things_are_then() -> None:
    film = Film()
    motion = film.slide(10, 1)
    film.player.play(motion)
    film.player.finish()
    film.x = 0
    film.player.play(motion)
    film.run(0)
    film.x = 20
    film.player.finish()
    film.x = 30
    film.player.play(motion)
    film.run(0.5)
    assert film.x == pytest.approx(20)


def test_vectors_tween_too() -> None:
    seen: list[Vector2] = []
    motion = Tween[Vector2](Vector2(0, 0), Vector2(10, 20), 1, seen.append, easing.linear)
    motion.at(0.5)
    motion.at(1.0, 0.5)
    assert seen == [Vector2(5, 10), Vector2(10, 20)]


def test_calls_come_once_and_in_order_however_long_a_frame_was() -> None:
    film = Film()
    film.player.play(
        parallel(
            sequence(delay(1), film.note("later")),
            sequence(film.note("first"), delay(0.5), film.note("sooner")),
        )
    )
    film.run(10)
    film.run(10)
    assert film.log == ["first", "sooner", "later"]


def test_calls_of_motions_begun_apart_keep_the_order_of_time() -> None:
    film = Film()
    film.player.play(sequence(delay(2), film.note("second")))
    film.run(0.5)
    film.player.play(sequence(delay(1), film.note("first")))
    film.run(10)
    assert film.log == ["first", "second"]


def test_finish_ends_everything_exactly() -> None:
    film = Film()
    film.player.queue(sequence(film.note("a"), film.slide(7, 3), film.note("b")))
    film.player.queue(sequence(film.note("c"), film.slide(9, 3)))
    film.run(1)
    film.player.finish()
    assert (film.x, film.log, film.player.busy) == (9, ["a", "b", "c"], False)


def test_what_a_call_queues_while_skipping_is_skipped_too() -> None:
    film = Film()
    film.player.queue(call(lambda: film.player.queue(sequence(film.slide(5, 1), film.note("nested")))))
    film.player.finish()
    assert (film.x, film.log) == (5, ["nested"])


def test_the_queue_plays_one_after_another_without_losing_time() -> None:
    film = Film()
    film.player.queue(film.slide(10, 1))
    film.player.queue(film.slide(20, 1))
    film.run(1.5)
    assert film.x == pytest.approx(15)


def test_played_motions_do_not_wait_for_the_queue() -> None:
    film = Film()
    film.player.queue(delay(5))
    film.player.play(film.note("beside"))
    film.run(0.01)
    assert film.log == ["beside"]


def test_pace_stretches_time_and_may_change_on_the_way() -> None:
    film = Film(pace=2.0)
    film.player.play(film.slide(10, 1))
    film.run(1)
    assert film.x == pytest.approx(5)
    film.player.pace = 0.5
    film.run(0.125)
    assert film.x == pytest.approx(7.5)


def test_a_film_that_slows_itself_down_in_the_middle_of_a_frame_is_slow_from_there_on() -> None:
    film = Film(pace=0.1)
    slower = call(lambda: setattr(film.player, "pace", 1.0))
    film.player.queue(sequence(delay(1), slower, film.slide(10, 1)))
    film.run(0.35)
    assert film.x == pytest.approx(2.5)
    film.run(0.5)
    assert film.x == pytest.approx(7.5)


def test_pace_0_is_motion_switched_off() -> None:
    film = Film(pace=0)
    film.player.queue(sequence(film.slide(3, 9), film.note("done")))
    film.player.update()
    assert (film.x, film.log, film.player.busy) == (3, ["done"], False)


def test_stagger_overlaps() -> None:
    film = Film()
    motion = stagger([film.note(str(i)) for i in range(3)], 0.5)
    film.player.play(motion)
    film.run(0.6)
    assert film.log == ["0", "1"]


# -- a motion as a plan, so that the same one can be built twice
plans = st.recursive(
    st.sampled_from(["call", "slide"]) | st.floats(0, 2, allow_nan=False),
    lambda inner: st.tuples(st.sampled_from(["sequence", "parallel"]), st.lists(inner, max_size=4)),
    max_leaves=12,
)


def build(plan: object, film: Film, number: Callable[[], int]) -> Motion:
    match plan:
        case "call":
            return film.note(str(number()))
        case "slide":
            return film.slide(float(number()), 0.7)
        case float() as seconds:
            return delay(seconds)
        case (compose, list() as parts):
            built = [build(part, film, number) for part in parts]
            return sequence(*built) if compose == "sequence" else parallel(*built)
    raise AssertionError(plan)


@given(plans, st.lists(st.floats(0.001, 1.5), max_size=30))
def test_any_frame_rate_tells_the_same_story_as_skipping(plan: object, frames: list[float]) -> None:
    skipped, watched = Film(), Film()
    for film in (skipped, watched):
        film.player.queue(build(plan, film, itertools.count().__next__))
    skipped.player.finish()
    for frame in frames:
        watched.run(frame)
    watched.player.finish()
    assert watched.log == skipped.log
    assert watched.x == skipped.x
