"""A tutorial of Tank Hunter that is played as its hints advise, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from wotrush.ai.registry import load_ruleset, make_agent
from wotrush.games import game_entry
from wotrush.match.match import AnyMatch, Match
from wotrush.match.message import Message
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.info import INFO
from wotrush.scenes.hunter.reactions.asking import automatic_answer
from wotrush.scenes.hunter.reactions.standing_pass import StandingPass
from wotrush.scenes.hunter.tutorial.contents import AGENT, lesson_game
from wotrush.scenes.hunter.tutorial.lessons import LESSONS
from wotrush.scenes.session.advice import adviser_of
from wotrush.scenes.tutorial.lesson import Lesson, LessonMoment

ENTRY = game_entry("hunter")


@dataclass(frozen=True, slots=True)
class TaughtMoment:
    """A decision of the learner: what is seen, the lessons that are given first, and what the hint advises."""

    o: HunterObservation
    lessons: tuple[Lesson, ...]
    advice: act.HunterAction
    reason: str


def new_tutorial() -> AnyMatch:
    return Match.new(load_ruleset(ENTRY), lesson_game())


def taught(match: AnyMatch) -> Iterator[TaughtMoment]:
    """Yield every decision that the learner is asked for, before it is made."""
    agents = (make_agent(ENTRY, adviser_of(INFO, match.players)), make_agent(ENTRY, AGENT))
    given: set[str] = set()
    while (seat := match.to_act()) is not None:
        o = match.observe(seat)
        if seat == 0 and (passed := automatic_answer(o, {}, StandingPass(), taught=True)) is not None:
            match.decide(passed)
            continue
        choice = agents[seat].choose(o, Random(match.opponent_seed()))
        if seat == 0:
            moment = LessonMoment(o)
            due = tuple(lesson for lesson in LESSONS if lesson.key not in given and lesson.due(moment))
            given |= {lesson.key for lesson in due}
            reason = "" if choice.reason is None else str(Message(choice.reason, dict(choice.params)))
            yield TaughtMoment(o, due, choice.action, reason)
        match.decide(choice.action)
