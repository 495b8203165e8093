"""Pictures of a game under way, at moments that its own shots name."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from pygame import Surface

from wotrush.ai.registry import load_ruleset, make_agent
from wotrush.games import game_entry
from wotrush.match.match import AnyMatch, Match
from wotrush.match.seats import Opponent
from wotrush.scenes.screens import screens_of
from wotrush.scenes.session.advice import adviser_of
from wotrush.workshop.gesture import DragTo, Gesture
from wotrush.workshop.pilot import Pilot
from wotrush.workshop.staged import new_match, play_on, play_out
from wotrush.workshop.studio import Studio, Wanted, complete

MOST_DEALS = 100
"""Deals that are tried, from the wanted seed on, until one of them comes to the wanted moment."""
PARTS = 16
"""Frames in which all of a table is repainted, part by part."""
UNHIDDEN = 1.0
"""Seconds after which nothing is hidden any more that opponents were asked in secret."""


def match_at(
    wanted: Wanted, moment: Callable[[Any], bool], *, people: int = 1, agent: str | None = None
) -> AnyMatch:
    """Return a game at the first such moment from the wanted turn on, by what the seat to act sees.

    Raises LookupError if none of many deals ever comes to it.
    """
    for seed in range(wanted.seed, wanted.seed + MOST_DEALS):
        match = new_match(wanted.players, seed, people, game=wanted.game)
        if play_on(match, lambda view: view.turn >= wanted.turn and moment(view), agent) is not None:
            return match
    raise LookupError(f"None of {MOST_DEALS} games ever comes to this moment.")


def table_at(wanted: Wanted, moment: Callable[[Any], bool]) -> Surface:
    """Draw the table at such a moment of the person at the screen."""
    studio = Studio.of(wanted)
    match = match_at(wanted, lambda view: view.seat == 0 and moment(view))
    return studio.take(studio.table(studio.session(match)))


def drag_at(
    wanted: Wanted, chances: Callable[[Any], list[Any]], gesture: Callable[[Any, Any], Gesture]
) -> Surface:
    """Draw a card in the middle of its drag, for an action in the middle of those that a person has first."""
    match = match_at(wanted, lambda view: view.seat == 0 and bool(chances(view)))
    several = chances(match.observe(0))
    studio = Studio.of(wanted)
    scene = studio.table(studio.session(match))
    pilot = studio.pilot(scene)
    drag(pilot, gesture(scene, several[len(several) // 2]))
    return pilot.surface


def drag(pilot: Pilot, gesture: Gesture) -> None:
    """Take hold of a card and carry it to its goal, but do not let go."""
    if isinstance(gesture, DragTo):
        pilot.press(gesture.start)
        pilot.pull(gesture.goal)
        for _ in range(4):
            pilot.step(0.25)
        for _ in range(PARTS):
            pilot.step(0.0)
        complete(pilot)


def cover_at(wanted: Wanted, moment: Callable[[Any], bool], agent: str | None = None) -> Surface:
    """Draw the cover that hides the table from all people but one."""
    from wotrush.scenes.hotseat.cover import CoverScene
    from wotrush.scenes.session.turning import Cover

    studio = Studio.of(wanted)
    match = match_at(wanted, moment, people=wanted.players, agent=agent)
    session = studio.session(match)
    if not isinstance(session.interlude, Cover):
        raise LookupError("No cover is asked for at this moment.")
    return studio.take(CoverScene(studio.context, session))


def recap(wanted: Wanted) -> Surface:
    """Draw what the others did since a person's last turn: the banner of a new turn, or the recap if turns are hidden."""
    from wotrush.scenes.hotseat.banner import BannerScene
    from wotrush.scenes.hotseat.recap_scene import RecapScene

    studio, hidden = Studio.of(wanted), wanted.info.hidden_turns
    people = 1 if hidden else wanted.players
    session = studio.session(match_at(wanted, lambda view: view.seat == 0 or not hidden, people=people))
    shown = RecapScene if hidden else BannerScene
    return studio.take(studio.table(session), shown(studio.context, session), frames=5)


def replay(wanted: Wanted) -> Surface:
    """Draw the replay of a finished game, from the middle of a turn."""
    from wotrush.scenes.session.watching import watched_session

    studio = Studio.of(wanted)
    match = new_match(wanted.players, wanted.seed, game=wanted.game)
    play_out(match)
    session = watched_session(match.journal(), studio.context.settings, studio.clock)
    session.go_to_turn(wanted.turn)
    session.conductor.pause()
    return studio.take(studio.table(session))


def tutorial(wanted: Wanted) -> Surface:
    """Draw the lesson whose number the turn gives, when it appears to a learner who does what the hints say."""
    from wotrush.scenes.tutorial.course import Course
    from wotrush.scenes.tutorial.lesson import Lesson
    from wotrush.scenes.tutorial.taught_table import TaughtTable

    studio, entry = Studio.of(wanted), game_entry(wanted.game)
    contents = screens_of(wanted.game).tutorial
    assert contents is not None
    lessons = contents()
    match: AnyMatch = Match.new(load_ruleset(entry), lessons.deal())
    session = studio.session(match)
    course = Course(session, lessons.lessons)
    studio.table(session)  # It answers what the learner is not to be asked.
    rival = next(player for player in match.setup.players if isinstance(player, Opponent))
    players = [make_agent(entry, agent) for agent in (adviser_of(wanted.info, match.players), rival.agent)]
    number, reported = min(wanted.turn, len(lessons.lessons) - 1), list[Lesson]()
    while (seat := match.to_act()) is not None:
        if seat == session.viewpoint.seat:
            studio.clock.advance(UNHIDDEN)
            course.hear(session.poll())
            if not session.may_decide:
                continue
            while len(reported) <= number and (lesson := course.next_lesson()) is not None:
                reported.append(lesson)
            if len(reported) > number:
                break
        choice = players[seat > 0].choose(match.observe(seat), Random(match.opponent_seed()))
        match.decide(choice.action)
    table = studio.table(session)
    assert isinstance(table, TaughtTable)
    table.course = Course(session, ())  # It neither teaches nor gives hints as long as the lesson is read.
    studio.pilot(table)
    table.course = course
    shown = reported[number]
    return studio.take(table.lesson_scene(shown))
