"""What Tank Hunter's tutorial teaches, what its hints advise and what its forecasts say agree."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import SimpleNamespace

import pytest

from tests.scenes.hunter.staged import Staged
from tests.scenes.hunter.tutorial.taught import TaughtMoment, new_tutorial, taught
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards.words import AFV, CARPET_BOMBING, DRY, PINNED
from wotrush.model.hunter.odds.forecast import forecast
from wotrush.model.hunter.state import IN_TURNS
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.play.chances import by_promise
from wotrush.scenes.hunter.play.forecast.prospects import attack_prospects
from wotrush.scenes.hunter.texts.naming import card_name
from wotrush.scenes.hunter.tutorial import subjects
from wotrush.scenes.hunter.tutorial.lessons import LESSONS
from wotrush.scenes.rulebook.markup import MARKS
from wotrush.scenes.tutorial.lesson import Lesson
from wotrush.spacing import unbroken

SHORT = 36
LESSON = {lesson.key: lesson for lesson in LESSONS}


@pytest.fixture(scope="module")
def course() -> list[TaughtMoment]:
    return list(taught(new_tutorial()))


@pytest.fixture(scope="module")
def given(course: list[TaughtMoment]) -> Mapping[str, int]:
    """Return the number of decisions that came before each lesson."""
    return {lesson.key: i for i, moment in enumerate(course) for lesson in moment.lessons}


def at(
    course: list[TaughtMoment], given: Mapping[str, int], key: str
) -> tuple[TaughtMoment, Mapping[str, object]]:
    moment = course[given[key]]
    return moment, LESSON[key].figures(SimpleNamespace(o=moment.o, duel=None))


def turn_of(course: list[TaughtMoment], start: int) -> list[act.HunterAction]:
    """Return what the hints advise from a decision to the end of that turn."""
    turn = course[start].o.turn
    return [moment.advice for moment in course[start:] if moment.o.turn == turn]


def test_every_lesson_is_given_one_before_the_first_move_and_never_more_than_two_at_once(
    course: list[TaughtMoment], given: Mapping[str, int]
) -> None:
    assert set(given) == set(LESSON)
    assert sum(place == 0 for place in given.values()) == 1
    assert max(len(moment.lessons) for moment in course) <= 2


def test_every_word_is_explained_before_a_lesson_uses_it(given: Mapping[str, int]) -> None:
    order = list(given)
    explained = {
        "AFV|GUN|INF": "types",
        r"\[(ap|shell|rifle)\]|shield": "values",
        "front line|back line": "lines",
        "hidden": "hidden",
        "revealed": "reveal",
        "(?i)spy": "actions",
        "counterattack": "counter",
        "(?i)out of ammo": "dry",
        "(?i)event card": "actions",
    }
    for word, where in explained.items():
        users = [key for key in order if re.search(word, LESSON[key].text)]
        assert users[0] == where, f"{word} is used in {users[0]} before it is explained in {where}"


def test_the_learner_wins_a_short_game_in_which_there_is_something_to_do() -> None:
    match = new_tutorial()
    decisions = len(list(taught(match)))
    result, o = match.result(), match.observe(0)
    assert result is not None
    assert result.winners == (0,)
    assert o.round <= 14, "few enough for a quarter of an hour"
    assert 40 <= decisions <= 70


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_a_lesson_is_short(lesson: Lesson) -> None:
    words = [word for word in MARKS.sub(lambda mark: mark[1] or "", lesson.text).split() if word.strip(",.")]
    assert len(words) <= SHORT


def test_the_number_needed_is_that_of_the_forecast_of_the_most_promising_attack_on_a_shield(
    course: list[TaughtMoment], given: Mapping[str, int]
) -> None:
    moment, figures = at(course, given, "attack")
    o, strike = moment.o, subjects.best_attack(moment.o)
    assert strike is not None
    attacks = [action for action in o.actions if isinstance(action, act.DeclareAttack)]
    casts = {action: forecast(open_table(o), action) for action in attacks}
    best = by_promise(o, [action for action in attacks if casts[action].attack.parts[1]])[0]
    assert (strike.unit, strike.target) == (best.unit, best.target)
    assert strike.number == casts[best].attack.number
    total, faces = map(unbroken, attack_prospects(o, best, casts[best])[0].lines[0].parts)
    assert unbroken(str(figures["sum"])) in total
    assert unbroken(str(figures["condition"])) in faces
    assert (figures["unit"], figures["target"]) == (card_name(o, best.unit), card_name(o, best.target))
    assert any(isinstance(action, act.DeclareAttack) for action in turn_of(course, given["attack"]))


def test_a_dry_unit_is_one_and_its_dice_are_those_printed_on_it(
    course: list[TaughtMoment], given: Mapping[str, int]
) -> None:
    moment, figures = at(course, given, "dry")
    unit = subjects.dry_unit(moment.o)
    assert unit is not None
    assert moment.o.flags[unit] & DRY
    printed = moment.o.catalogue.rows[moment.o.kinds[unit]].ammo
    assert figures == {"unit": card_name(moment.o, unit), "faces": f"{printed}–6"}


def test_a_pinned_unit_is_one_and_no_afv(course: list[TaughtMoment], given: Mapping[str, int]) -> None:
    moment, figures = at(course, given, "pinned")
    unit = subjects.pinned_unit(moment.o)
    assert unit is not None
    assert moment.o.flags[unit] & PINNED
    assert moment.o.catalogue.types[moment.o.kinds[unit]] != AFV
    assert figures == {"unit": card_name(moment.o, unit)}


def test_points_and_bombings_are_counted(course: list[TaughtMoment], given: Mapping[str, int]) -> None:
    moment, figures = at(course, given, "points")
    scored = [moment.o.catalogue.points[kind] for kind in moment.o.piles[0]]
    assert figures == {"score": sum(scored)}
    assert scored
    moment, figures = at(course, given, "bombing")
    assert figures == {"number": moment.o.discard.count(CARPET_BOMBING)}


def test_what_a_lesson_explains_the_hints_do_next(
    course: list[TaughtMoment], given: Mapping[str, int]
) -> None:
    assert isinstance(course[given["welcome"]].advice, act.Keep)
    assert isinstance(course[given["lines"]].advice, act.Deploy)
    assert isinstance(course[given["reactions"]].advice, act.PlayEvent)
    assert isinstance(course[given["reinforcements"]].advice, act.Deploy)
    assert any(isinstance(action, act.UseUnit) for action in turn_of(course, given["exhausted"]))
    assert act.WAIT in turn_of(course, given["actions"])
    later = [moment.advice for moment in course[given["events"] :]]
    assert any(isinstance(action, act.PlayEvent) for action in later)
    kinds = {type(moment.advice) for moment in course}
    assert {act.DeclareAttack, act.Spy, act.Wait, act.Reveal} <= kinds, "each of the three actions is shown"


def test_a_counterattack_that_the_hint_declines_cannot_hit(
    course: list[TaughtMoment], given: Mapping[str, int]
) -> None:
    """The lesson says that nobody has to, so it must not come where to decline is plainly wrong."""
    moment = course[given["counter"]]
    counters = [action for action in moment.o.actions if isinstance(action, act.Counterattack)]
    assert counters
    assert moment.advice == act.PASS
    assert "would gain nothing" in moment.reason


def test_what_an_ability_is_used_on_lights_up_with_the_unit_that_has_it(
    course: list[TaughtMoment], given: Mapping[str, int]
) -> None:
    moment, figures = at(course, given, "exhausted")
    unit, aim = subjects.usable_unit(moment.o), subjects.usable_aim(moment.o)
    assert unit is not None
    assert aim is not None
    assert str(figures["what"]).startswith(card_name(moment.o, unit))
    assert str(figures["what"]).endswith(card_name(moment.o, aim))
    assert len(LESSON["exhausted"].named) == 1


def test_lessons_during_turns_come_at_different_times(
    given: Mapping[str, int], course: list[TaughtMoment]
) -> None:
    turns = [course[place].o.turn for place in given.values() if course[place].o.phase == IN_TURNS]
    assert len(set(turns)) >= 6


def test_what_ignores_a_shield_is_no_example_of_the_number_that_a_shield_takes_from() -> None:
    own, foe = "front: 1 u003 revealed\n back: 2 u092 revealed\n", "front: 9 u107 revealed\n"
    o = Staged(own, foe, (), ()).lay(reduced=True).o
    attacks = [action for action in o.actions if isinstance(action, act.DeclareAttack)]
    assert by_promise(o, attacks)[0].unit == 2, "it fires from behind, and is the best"
    strike = subjects.best_attack(o)
    assert strike is not None
    assert strike.unit == 1
