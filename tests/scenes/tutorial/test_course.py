"""Lessons of any game: each is given once, when it is due, and tips are remembered separately for each game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.ai.toy_agents import TOY
from tests.match.tables import ADA, toy_match
from tests.scenes.toy_screens import INFO as TOY_INFO
from tests.toy import ToyAction
from wotrush.games import GAMES
from wotrush.match.opponents.worker import LocalWorker
from wotrush.match.seats import Opponent, Setup
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.tutorial.course import course_for
from wotrush.scenes.tutorial.lesson import Lesson, LessonMoment, TutorialContents
from wotrush.scenes.tutorial.tips import forgotten, tips_given
from wotrush.settings import Settings
from wotrush.workshop.studio import Studio

TEACHER, RIVAL = Opponent("Otter", "random"), Opponent("Lynx", "highest")


def lesson(key: str, *, piles: int = 0, tip: bool = True) -> Lesson:
    """Return a lesson that is due when that many cards lie on the learner's pile."""

    def due(moment: LessonMoment) -> bool:
        return len(moment.o.piles[moment.o.seat]) >= piles

    return Lesson(key, key, key, due, spot=None, rule="turn", tip=tip)


def no_deal() -> Setup:
    raise AssertionError("no game is begun here")


LESSONS = (lesson("welcome", tip=False), lesson("played", piles=1), lesson("much", piles=9))
CONTENTS = TutorialContents(LESSONS, no_deal, guided_rounds=1)


@pytest.fixture(autouse=True)
def _two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", TOY)


def toy_session(studio: Studio, opponent: Opponent, *, play: bool = True) -> GameSession:
    match = toy_match(ADA, opponent)
    if play:
        match.decide(next(action for action in match.observe(0).actions if action.verb == "play"))
    session = GameSession(match, LocalWorker(TOY), studio.context.settings, studio.clock)
    session.info = replace(session.info, other_agents={TEACHER.agent: "Teacher"})
    return session


def test_lessons_come_in_their_order_and_once() -> None:
    studio = Studio((1280, 720))
    session = toy_session(studio, TEACHER, play=False)
    course = course_for(studio.context, session, CONTENTS)
    assert course is not None
    assert course.guided
    assert course.next_lesson() is LESSONS[0]
    assert course.next_lesson() is None
    play: ToyAction = next(action for action in session.observation().actions if action.verb == "play")
    session.decide(play)
    course.hear(session.poll())
    assert course.next_lesson() is LESSONS[1]
    assert course.next_lesson() is None


def test_lessons_of_a_tutorial_are_counted_and_tips_are_not() -> None:
    studio = Studio((1280, 720))
    course = course_for(studio.context, toy_session(studio, TEACHER, play=False), CONTENTS)
    assert course is not None
    assert course.next_lesson() is not None
    assert course.number == 1
    studio.context.change(tips=True)
    tips = course_for(studio.context, toy_session(studio, RIVAL), CONTENTS)
    assert tips is not None
    assert tips.next_lesson() is not None
    assert tips.number is None


def test_a_lesson_comes_before_the_deed_that_it_is_about_at_the_latest() -> None:
    studio = Studio((1280, 720))
    about = replace(LESSONS[2], deed=lambda _, action: action.verb == "play")
    session = toy_session(studio, TEACHER, play=False)
    course = course_for(studio.context, session, replace(CONTENTS, lessons=(about,)))
    assert course is not None
    play, *_ = (action for action in session.observation().actions if action.verb == "play")
    other, *_ = (action for action in session.observation().actions if action.verb != "play")
    assert course.lesson_before(other) is None
    assert course.lesson_before(play) is about
    assert course.lesson_before(play) is None


def test_in_a_game_that_is_resumed_the_lessons_about_what_was_done_were_given() -> None:
    studio = Studio((1280, 720))
    about = replace(LESSONS[2], deed=lambda _, action: action.verb == "play")
    session = toy_session(studio, TEACHER)
    course = course_for(studio.context, session, replace(CONTENTS, lessons=(about,)))
    assert course is not None
    play, *_ = (action for action in session.match.observe(0).actions if action.verb == "play")
    assert course.lesson_before(play) is None


def test_a_game_that_is_resumed_gives_only_what_became_due_since() -> None:
    studio = Studio((1280, 720))
    course = course_for(studio.context, toy_session(studio, TEACHER), CONTENTS)
    assert course is not None
    assert course.next_lesson() is LESSONS[1], "it became due by the last decision"
    assert course.next_lesson() is None


def test_what_was_taken_back_teaches_nothing_and_a_lesson_that_was_read_stays_read() -> None:
    studio = Studio((1280, 720))
    session = toy_session(studio, TEACHER, play=False)
    happens = replace(LESSONS[1], due=lambda moment: bool(moment.happened))
    course = course_for(studio.context, session, replace(CONTENTS, lessons=(happens,)))
    assert course is not None

    def play() -> None:
        session.decide(next(action for action in session.observation().actions if action.verb == "play"))
        studio.clock.advance(0.5)
        course.hear(session.poll())

    def take_back() -> None:
        session.undo()
        course.hear(session.poll())
        assert course.next_lesson() is None

    play()
    take_back()
    play()
    assert course.next_lesson() is happens
    assert course.next_lesson() is None
    take_back()
    play()
    assert course.next_lesson() is None


def test_only_the_tutorials_opponent_makes_a_tutorial() -> None:
    studio = Studio((1280, 720))
    assert course_for(studio.context, toy_session(studio, RIVAL), CONTENTS) is None


def test_tips_are_given_once_and_remembered_by_game() -> None:
    studio = Studio((1280, 720))
    studio.context.change(tips=True)
    first = course_for(studio.context, toy_session(studio, RIVAL), CONTENTS)
    assert first is not None
    assert not first.guided
    assert first.next_lesson() is LESSONS[1], "the welcome is no tip"
    assert tips_given(TOY_INFO, studio.context.settings) == ("played",)
    assert tips_given(INFO, studio.context.settings) == ()
    second = course_for(studio.context, toy_session(studio, RIVAL), CONTENTS)
    assert second is not None
    assert second.next_lesson() is None
    studio.context.change(**forgotten([INFO, TOY_INFO]))
    assert tips_given(TOY_INFO, studio.context.settings) == ()


def test_of_several_tips_only_one_comes_before_each_decision() -> None:
    studio = Studio((1280, 720))
    studio.context.change(tips=True)
    due_at_once = (lesson("one", piles=1), lesson("two", piles=1))
    session = toy_session(studio, RIVAL)
    course = course_for(studio.context, session, replace(CONTENTS, lessons=due_at_once))
    assert course is not None
    assert [course.next_lesson(), course.next_lesson()] == [due_at_once[0], None]
    seat = session.match.to_act()
    while session.match.to_act() == seat:
        session.match.decide(session.match.observe(0).actions[0])
    while session.match.to_act() != seat:
        session.match.decide(session.match.observe(1).actions[0])
    studio.clock.advance(0.5)
    course.hear(session.poll())
    assert [course.next_lesson(), course.next_lesson()] == [due_at_once[1], None]


def test_what_earlier_versions_remembered_still_counts_and_nonsense_does_not() -> None:
    assert tips_given(INFO, Settings(tips_told=("medal",))) == ("medal",)
    assert tips_given(TOY_INFO, Settings(tips_told=("medal",))) == ()
    assert tips_given(TOY_INFO, Settings(tips_told_toy=3)) == ()  # type: ignore[call-arg]
