"""What the tutorial teaches, what its hints advise and what the review finds afterwards agree."""

from __future__ import annotations

import pytest

from wotrush.match.game_review import GameReview
from wotrush.model.rush import actions as act
from wotrush.scenes.rush.tutorial.contents import SEED
from wotrush.scenes.rush.tutorial.lessons import LESSONS
from wotrush.workshop.rush.lesson_deals import Taught, faults, taught


@pytest.fixture(scope="module")
def course() -> Taught:
    return taught(SEED)


def test_every_lesson_has_its_moment_and_the_hints_follow_the_lessons(course: Taught) -> None:
    """Where this fails, the adviser plays differently, and another deal has to be looked for."""
    assert [*faults(course)] == []


@pytest.mark.parametrize(
    ("lesson", "kind"),
    [
        ("reserve", act.Buy),
        ("end turn", act.EndTurn),
        ("abilities", act.Use),
        ("vehicle's ability", act.Use),
        ("assault", act.Attack),
        ("base", act.Attack),
        ("medal", act.Use),
        ("last round", act.Buy),
    ],
)
def test_what_a_lesson_teaches_is_what_the_next_hint_advises(
    course: Taught, lesson: str, kind: type[act.Action]
) -> None:
    """Nothing is taught long before it is of use."""
    _, advised = course.advice[course.lessons[lesson]]
    assert isinstance(advised, kind)


def test_every_lesson_about_a_deed_comes_before_it(course: Taught) -> None:
    for lesson in LESSONS:
        done = [i for i, (o, action) in enumerate(course.advice) if lesson.deed(o, action)]
        assert not done or course.lessons[lesson.key] <= done[0], lesson.key


def test_the_learner_wins(course: Taught) -> None:
    result = course.match.result()
    assert result is not None
    assert result.winners == (0,)


def test_the_review_finds_no_mistake_in_what_the_hints_advise(course: Taught) -> None:
    review = GameReview(course.match.journal(), people=[0])
    while review.advance():
        pass
    assert review.moments == []


@pytest.mark.parametrize(
    ("seed", "fault"),
    [
        (314, "nothing is bought in round 2"),
        (632, "it does not begin with the purchase of the dearest vehicle"),
        (650, "Volunteers for nothing in round 1"),
        (9618, "no moment for “The last round”"),
    ],
)
def test_a_deal_that_teaches_badly_is_noticed(seed: int, fault: str) -> None:
    assert fault in [*faults(taught(seed))]
