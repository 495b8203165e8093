"""What the tutorial teaches, what its hints advise and what the review finds afterwards agree."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from wotrush.ai.registry import load_ruleset, make_agent
from wotrush.ai.rush.reasons import reasons
from wotrush.games import game_entry
from wotrush.match.looking_back import LookingBack
from wotrush.match.match import Match
from wotrush.model.rush import Observation
from wotrush.model.rush import actions as act
from wotrush.model.rush.cards import Kind
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.tutorial.contents import lesson_game
from wotrush.scenes.rush.tutorial.lessons import LESSONS
from wotrush.scenes.session.advice import adviser_of
from wotrush.scenes.tutorial.lesson import LessonMoment

ENTRY = game_entry("rush")
USELESS = reasons._NOT_WORTH_IT
"""Sentences that say of another action that nothing would come of it."""


@dataclass
class Taught:
    """A tutorial played as its hints advise."""

    match: Match[Any, Any, Any, Any]
    advice: list[tuple[Observation, act.Action, str]] = field(default_factory=list)
    lessons: dict[str, int] = field(default_factory=dict)
    """The number of pieces of advice that came before each lesson."""


@pytest.fixture(scope="module")
def taught() -> Taught:
    match: Match[Any, Any, Any, Any] = Match.new(load_ruleset(ENTRY), lesson_game())
    taught = Taught(match)
    agents = (make_agent(ENTRY, adviser_of(INFO, match.players)), make_agent(ENTRY, "drill"))
    moment = LessonMoment(match.observe(0))
    match.audience.listen(0, lambda news: moment.happened.update(_kinds(news)))
    while (seat := match.to_act()) is not None:
        view = match.observe(seat)
        choice = agents[seat].choose(view, Random(match.opponent_seed()))
        if seat == 0:
            moment.o = view
            for lesson in LESSONS:
                if lesson.key not in taught.lessons and lesson.due(moment):
                    taught.lessons[lesson.key] = len(taught.advice)
            taught.advice.append((view, choice.action, choice.reason or ""))
        match.decide(choice.action)
    return taught


def _kinds(news: Any) -> set[tuple[type, int]]:
    return {(type(event), getattr(event, "seat", -1)) for event in getattr(news, "events", ())}


def test_every_lesson_is_given_and_at_most_two_before_the_first_move(taught: Taught) -> None:
    assert set(taught.lessons) == {lesson.key for lesson in LESSONS}
    assert sum(place == 0 for place in taught.lessons.values()) <= 2


def test_the_review_finds_no_mistake_in_what_the_hints_advise(taught: Taught) -> None:
    review = LookingBack(taught.match.journal(), people=[0])
    while review.advance():
        pass
    assert review.moments == []


def test_the_hints_follow_the_lessons(taught: Taught) -> None:
    """Buying: the dearest first. Defending: only with armor 2. Volunteers: before a purchase. Nothing is saved up."""
    first = next(action for _, action, _ in taught.advice if isinstance(action, act.Buy))
    costs = taught.advice[0][0].catalogue.cost
    assert costs[first.card] == max(
        costs[a.card] for a in taught.advice[0][0].actions if isinstance(a, act.Buy)
    )
    for o, action, _ in taught.advice:
        if isinstance(action, act.Defend):
            assert o.catalogue.armor[action.card] >= 2
        if isinstance(action, act.EndTurn) and o.bought:
            assert not _unused(o, Kind.VOLUNTEERS), f"turn {o.turn}: Volunteers are left"


def test_no_hint_says_that_a_card_that_a_lesson_praises_is_useless(taught: Taught) -> None:
    ends = [(o, reason) for o, action, reason in taught.advice if isinstance(action, act.EndTurn)]
    said = [o for o, reason in ends if reason in USELESS]
    assert said
    for o in said:
        assert not (_unused(o, Kind.VOLUNTEERS) and o.bought)


def _unused(o: Observation, kind: Kind) -> list[int]:
    usable = {action.card for action in o.actions if isinstance(action, act.Use)}
    return [card for card in o.hand if card in usable and o.catalogue.cards[card].kind is kind]
