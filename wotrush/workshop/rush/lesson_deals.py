"""python -m wotrush.workshop.rush.lesson_deals: looks for deals of the tutorial on which every lesson has its moment if the
learner does what the hints advise. A new one is needed when the adviser plays differently.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random

import click

from wotrush.ai.jobs import worker_pool
from wotrush.ai.registry import load_ruleset, make_agent
from wotrush.games import game_entry
from wotrush.match.match import AnyMatch, Match
from wotrush.model.rush import Observation
from wotrush.model.rush import actions as act
from wotrush.model.rush.cards import Kind
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.tutorial.contents import AGENT, lesson_game
from wotrush.scenes.rush.tutorial.lessons import LESSONS
from wotrush.scenes.session.advice import adviser_of
from wotrush.scenes.tutorial.lesson import LessonMoment

ENTRY = game_entry("rush")
LEARNER = 0
FIRST_ROUNDS = range(1, 5)
"""In each of them the learner buys something."""
LAST_ROUND = 12
ARMOR = 2
"""What a lesson calls best to defend with."""


@dataclass
class Taught:
    """A tutorial played as its hints advise."""

    match: AnyMatch
    advice: list[tuple[Observation, act.Action]] = field(default_factory=list)
    lessons: dict[str, int] = field(default_factory=dict)
    """The number of pieces of advice that came before each lesson."""


def taught(seed: int) -> Taught:
    """Return the tutorial of that deal; one that is too long stops after its last round."""
    match: AnyMatch = Match.new(load_ruleset(ENTRY), replace(lesson_game(), seed=seed))
    course = Taught(match)
    agents = make_agent(ENTRY, adviser_of(INFO, match.players)), make_agent(ENTRY, AGENT)
    moment = LessonMoment(match.observe(LEARNER))
    match.audience.listen(LEARNER, lambda news: moment.note(getattr(news, "events", ())))
    while (seat := match.to_act()) is not None:
        view = match.observe(seat)
        if view.round > LAST_ROUND:
            break
        action = agents[seat].choose(view, Random(match.opponent_seed())).action
        if seat == LEARNER:
            moment.o = view
            for lesson in LESSONS:
                if lesson.key not in course.lessons and lesson.due(moment):
                    course.lessons[lesson.key] = len(course.advice)
            course.advice.append((view, action))
        match.decide(action)
    return course


def faults(course: Taught) -> Iterator[str]:
    """Yield what makes a deal unfit to be taught with."""
    if course.match.to_act() is not None:
        yield f"it is not over after round {LAST_ROUND}"
    yield from (f"no moment for “{lesson.title}”" for lesson in LESSONS if lesson.key not in course.lessons)
    if sum(before == 0 for before in course.lessons.values()) > 2:
        yield "more than two lessons before the first move"
    advice = course.advice
    bought = Counter(o.round for o, action in advice if isinstance(action, act.Buy | act.Take))
    yield from (f"nothing is bought in round {number}" for number in FIRST_ROUNDS if not bought[number])
    first, action = advice[0]
    costs = first.catalogue.cost
    dearest = max(costs[one.card] for one in first.actions if isinstance(one, act.Buy))
    if not (isinstance(action, act.Buy) and costs[action.card] == dearest):
        yield "it does not begin with the purchase of the dearest vehicle"
    for o, action in advice:
        if isinstance(action, act.Defend) and o.catalogue.armor[action.card] < ARMOR:
            yield f"a defence with armor below {ARMOR} in round {o.round}"
        if isinstance(action, act.EndTurn) and o.bought and _volunteers(o):
            yield f"Volunteers are left in round {o.round}"
        if isinstance(action, act.Use) and action.card in _volunteers(o) and bought[o.round] < 2:
            yield f"Volunteers for nothing in round {o.round}"


def _volunteers(o: Observation) -> list[int]:
    usable = {action.card for action in o.actions if isinstance(action, act.Use)}
    return [card for card in o.hand if card in usable and o.catalogue.cards[card].kind is Kind.VOLUNTEERS]


def _fits(seed: int) -> int | None:
    return None if any(faults(taught(seed))) else seed


@click.command()
@click.option("--first", default=0, help="The first seed to try.")
@click.option("--deals", default=10_000, help="How many to try.")
@click.option("--jobs", default=2, help="In how many processes.")
def look(first: int, deals: int, jobs: int) -> None:
    """Print the seeds of deals that are fit to be taught with."""
    with worker_pool(jobs) as pool:
        for seed in pool.map(_fits, range(first, first + deals), chunksize=50):
            if seed is not None:
                click.echo(seed)


if __name__ == "__main__":
    look()
