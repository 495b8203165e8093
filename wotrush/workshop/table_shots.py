"""Pictures of a game under way: the table, a card in the air, what is asked, covers and recaps, lessons, a replay."""

from __future__ import annotations

from random import Random

from pygame import Surface

from wotrush.ai.registry import make_agent
from wotrush.games import GAMES
from wotrush.match.match import Match
from wotrush.model.rush import Observation, rush_ruleset
from wotrush.model.rush.actions import Action, Attack, Defend, Use
from wotrush.model.rush.state import Prompt
from wotrush.scenes.rush.match import RushMatch
from wotrush.workshop.gesture import DragTo
from wotrush.workshop.rush.gestures import next_gesture
from wotrush.workshop.staged import new_match, play_on, play_out
from wotrush.workshop.studio import Studio, Wanted

PROMPTS = (Prompt.REPAIR, Prompt.RESEARCH, Prompt.STRIKE, Prompt.REWARD, Prompt.PLACE, Prompt.SABOTAGE)


def table(wanted: Wanted) -> Surface:
    studio = Studio.of(wanted)
    match = new_match(wanted.players, wanted.seed)
    play_on(match, lambda view: view.turn >= wanted.turn and view.seat == 0)
    return studio.take(studio.table(studio.session(match)))


def action(wanted: Wanted) -> Surface:
    """An attack, or else a card being used or sent to defend, caught in the middle of its drag."""
    match, action = _at_a_drag(wanted, (Attack,)) or _at_a_drag(wanted, (Use, Defend)) or (None, None)
    if match is None or action is None:
        raise LookupError("No card can be dragged in this game.")
    studio = Studio.of(wanted)
    scene = studio.table(studio.session(match))
    pilot = studio.pilot(scene)
    gesture = next_gesture(scene, action)
    if isinstance(gesture, DragTo):
        pilot.press(gesture.start)
        pilot.pull(gesture.goal)
        for _ in range(4):
            pilot.step(0.25)
    return pilot.surface


def _at_a_drag(wanted: Wanted, kinds: tuple[type, ...]) -> tuple[RushMatch, Action] | None:
    """The first player's first chance to do one of these things; of several, one in the middle of the table."""

    def chances(view: Observation) -> list[Action]:
        return [action for action in view.actions if isinstance(action, kinds)]

    match = new_match(wanted.players, wanted.seed)
    found = play_on(match, lambda view: view.seat == 0 and view.turn >= wanted.turn and bool(chances(view)))
    if found is None:
        return None
    several = chances(match.observe(0))
    return match, several[len(several) // 2]


def prompt(wanted: Wanted) -> Surface:
    studio = Studio.of(wanted)
    match = new_match(wanted.players, wanted.seed)
    play_on(match, lambda view: view.turn >= wanted.turn and view.seat == 0 and view.prompt in PROMPTS)
    return studio.take(studio.table(studio.session(match)))


def cover(wanted: Wanted) -> Surface:
    from wotrush.scenes.hotseat.cover import CoverScene
    from wotrush.scenes.session.session import Cover

    studio = Studio.of(wanted)
    for seed in range(wanted.seed, wanted.seed + 100):
        match = new_match(wanted.players, seed, people=wanted.players)
        play_on(match, lambda view: view.prompt is Prompt.SABOTAGE and len(view.actions) > 1, "random")
        session = studio.session(match)
        if isinstance(session.interlude, Cover):
            return studio.take(CoverScene(studio.context, session))
    raise LookupError("No game of these hundred ever asked for a cover.")


def recap(wanted: Wanted) -> Surface:
    from wotrush.scenes.hotseat.banner import BannerScene

    studio = Studio.of(wanted)
    match = new_match(wanted.players, wanted.seed, people=wanted.players)
    play_on(match, lambda view: view.turn >= wanted.turn)
    session = studio.session(match)
    return studio.take(studio.table(session), BannerScene(studio.context, session), frames=5)


def replay(wanted: Wanted) -> Surface:
    """A game that is over, watched from the middle of one of its turns."""
    from wotrush.scenes.session.watching import watched_session

    studio = Studio.of(wanted)
    match = new_match(wanted.players, wanted.seed)
    play_out(match, "greedy")
    session = watched_session(match.journal(), studio.context.settings, studio.clock)
    session.go_to_turn(wanted.turn)
    session.conductor.pause()
    return studio.take(studio.table(session))


def tutorial(wanted: Wanted) -> Surface:
    """The lesson whose number the turn gives, at the moment it is told to somebody who does what a recruit would."""
    from wotrush.scenes.rush.tutorial.contents import AGENT, TUTORIAL, lesson_game
    from wotrush.scenes.rush.tutorial.spots import spot_rect
    from wotrush.scenes.tutorial.course import Course
    from wotrush.scenes.tutorial.lesson_scene import LessonScene

    studio = Studio.of(wanted)
    match: RushMatch = Match.new(rush_ruleset(), lesson_game())
    session = studio.session(match)
    course, players = (
        Course(session, TUTORIAL.lessons),
        [make_agent(GAMES["rush"], agent) for agent in ("recruit", AGENT)],
    )
    told = []
    while (seat := match.to_act()) is not None:
        while (lesson := course.next_lesson()) is not None:
            told.append(lesson)
        if len(told) > wanted.turn:
            break
        choice = players[seat].choose(match.observe(seat), Random(match.opponent_seed()))
        match.decide(choice.action)
        course.hear(session.poll())
    table = studio.table(session)
    studio.pilot(table)
    shown = told[min(wanted.turn, len(told) - 1)]
    return studio.take(LessonScene(studio.context, shown, table.view, spot_rect(table.view, shown.spot)))


def puzzle(wanted: Wanted) -> Surface:
    """The one whose number the seed gives. The turn says when: playing, at first, solved, not solved, or its way shown."""
    from wotrush.scenes.puzzles.session import PuzzleSession, ShownWay
    from wotrush.scenes.rush.puzzles.contents import PUZZLES, rush_puzzles
    from wotrush.scenes.rush.puzzles.tables import RushPuzzleTable, RushShownTable

    studio, puzzles = Studio.of(wanted), rush_puzzles()
    chosen = puzzles[(wanted.seed - 1) % len(puzzles)]
    settings = studio.context.settings
    session = PuzzleSession(PUZZLES, chosen, settings, studio.clock)
    for action in {2: chosen.way, 3: chosen.puzzle.traps[0]}.get(wanted.turn, ()):
        session.decide(action)
    session.poll()
    table = RushPuzzleTable(studio.context, session)
    match wanted.turn:
        case 1:
            return studio.take(table, table.briefing())
        case 2 | 3:
            return studio.take(table, table.verdict())
        case 4:
            way = RushShownTable(studio.context, ShownWay(PUZZLES, chosen, settings, studio.clock))
            return studio.take(way, way.explanation())
        case _:
            return studio.take(table)
