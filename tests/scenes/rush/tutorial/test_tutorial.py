"""What is special about Rush's tutorial: its instructor, its places, and a learner who does otherwise."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Vector2

from tests.scenes.rush.opened import TABLE, opened
from tests.scenes.rush.tutorial.rush_learner import RushLearner
from wotrush.ai.registry import load_ruleset, make_agent
from wotrush.games import GAMES
from wotrush.match.match import Match
from wotrush.match.seats import Human, Opponent
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.tutorial.contents import AGENT, TUTORIAL
from wotrush.scenes.rush.tutorial.lessons import LESSONS
from wotrush.scenes.rush.tutorial.spots import KINDS, LessonSpot, lesson_rect
from wotrush.scenes.rush.tutorial.table import LessonTable
from wotrush.scenes.rush.view.layout import Zone
from wotrush.scenes.session.advice import adviser_of
from wotrush.scenes.tutorial.lesson_scene import UNREAD, LessonScene
from wotrush.settings import Settings, Speed
from wotrush.workshop.studio import Studio


def test_a_learner_may_do_otherwise(tmp_path: Path) -> None:
    """The learner ends every turn at once, sure of it when asked; lessons still come, and nothing breaks."""
    learner = RushLearner(tmp_path)
    learner.start()
    for _ in range(120):
        learner.pilot.wait(0.4)
        top = learner.pilot.stack.top
        if isinstance(top, LessonScene):
            learner.read.append(top.lesson.key)
            learner.pilot.key(pygame.K_ESCAPE)
        elif isinstance(top, LessonTable):
            learner.pilot.key(pygame.K_e)
    assert "welcome" in learner.read
    assert len(learner.read) == len(set(learner.read))
    assert learner.program.session.observation().round > 5


def test_everything_a_lesson_speaks_of_has_its_place(tmp_path: Path) -> None:
    learner = RushLearner(tmp_path, size=(1920, 1080))
    learner.start()
    learner.pilot.wait(0.5)
    view = next(s for s in learner.program.stack.each() if isinstance(s, LessonTable)).view
    for spot in LessonSpot:
        rect = lesson_rect(view, spot)
        if spot in KINDS:
            assert rect is None, "the first hand holds engineers"
            continue
        assert rect is not None
        assert view.frame.area.contains(rect)


def test_the_ring_of_a_lesson_about_one_card_is_around_that_card() -> None:
    view = opened(
        TABLE.replace("su17 su12 eng vol", "eng tec su08 vol").replace("garage: tec eng", "garage: eng")
    ).scene.view
    hand = [one for one in view.lying.values() if one.zone is Zone.HAND]
    for spot, code in (
        (LessonSpot.TECHNICIANS, "tec"),
        (LessonSpot.VEHICLE, "su08"),
        (LessonSpot.VOLUNTEERS, "vol"),
    ):
        ring = lesson_rect(view, spot)
        assert ring is not None
        held = [view.o.catalogue.cards[one.card] for one in hand if ring.collidepoint(one.pose.center)]
        assert [card.code.rstrip("1") for card in held] == [code]


def test_whoever_teaches_is_asked_for_hints_and_the_strongest_at_every_other_table() -> None:
    pupil, drill, rival = Human("Ada"), Opponent("Drill", AGENT), Opponent("Lynx", "ace")
    assert adviser_of(INFO, [pupil, drill]) == "veteran"
    assert adviser_of(INFO, [pupil, rival]) == list(INFO.levels)[-1]


def test_the_game_is_short_and_the_instructor_only_damages(tmp_path: Path) -> None:
    """It shoots so that there is something to see, and destroys nothing on its own account."""
    learner = RushLearner(tmp_path)
    learner.start()
    learner.go_on("mouse", until=learner.finished)
    assert learner.program.session.match.turn // 2 <= 12, "few enough rounds for six minutes"
    assert learner.program.session.observation().bases_destroyed[1] == 0
    assert make_agent(GAMES["rush"], AGENT)


@pytest.mark.parametrize("how", ["key", "click"])
def test_what_a_lesson_lights_does_at_once_what_it_does_without_the_lesson(how: str, tmp_path: Path) -> None:
    """So do both ways to press the button that shines, and not the key of one that stays dark."""
    learner = RushLearner(tmp_path)
    learner.start()
    session, pilot = learner.program.session, learner.pilot
    learner.go_on("mouse", until=lambda: session.hint is not None)
    assert session.hint is not None
    session.decide(session.hint.action)
    lesson = lesson_to_come(learner, "end turn")
    turn = session.observation().turn
    pilot.wait(UNREAD + 0.2)
    pilot.key(pygame.K_u)
    assert pilot.stack.top is lesson
    if how == "key":
        pilot.key(pygame.K_e)
    else:
        table = next(scene for scene in learner.program.stack.each() if isinstance(scene, LessonTable))
        pilot.click(table.pieces.end_button)
    pilot.step()
    assert pilot.stack.top is not lesson
    assert session.observation().turn > turn


def test_the_next_lesson_waits_until_an_opened_pile_is_closed(tmp_path: Path) -> None:
    learner = RushLearner(tmp_path)
    learner.start()
    pilot, stack = learner.pilot, learner.pilot.stack
    pilot.wait(3.0)
    first = stack.top
    assert isinstance(first, LessonScene)
    table = next(scene for scene in learner.program.stack.each() if isinstance(scene, LessonTable))
    table.pieces.spread_pile(Zone.DEPOT, 0)
    pilot.key(pygame.K_RETURN)
    pilot.wait(3.0)
    assert stack.top is table
    table.pieces.browser.close()
    pilot.wait(3.0)
    assert isinstance(stack.top, LessonScene)
    assert stack.top is not first


def lesson_to_come(learner: RushLearner, key: str) -> LessonScene:
    """Put lessons away until that one lies on top."""
    for _ in range(50):
        learner.pilot.wait(0.2)
        top = learner.pilot.stack.top
        if isinstance(top, LessonScene):
            if top.lesson.key == key:
                return top
            learner.pilot.key(pygame.K_RETURN)
    raise AssertionError(f"{key} does not come")


def test_no_lesson_comes_while_a_card_is_dragged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would take the card out of the hand."""
    learner = RushLearner(tmp_path)
    learner.start()
    pilot = learner.pilot
    learner.go_on("mouse", until=lambda: learner.program.session.hint is not None)
    table = pilot.stack.top
    assert isinstance(table, LessonTable)
    card = table.cards.sprites[table.view.o.hand[0]]
    pilot.press(card)
    pilot.pull(card.center_px + Vector2(0, -200))
    table._all_given = None  # As if that was given before all cards lay still.
    monkeypatch.setattr(table.course, "next_lesson", lambda *_, **__: LESSONS[-1])
    pilot.wait(1.0)
    assert pilot.stack.top is table
    assert table.interface.drag.source is card
    pilot.release()
    pilot.wait(1.0)
    assert isinstance(pilot.stack.top, LessonScene)


def test_the_instructor_takes_more_time_than_other_opponents() -> None:
    """What it does is new to the learner, and changes the points at once."""
    studio = Studio((1280, 720))
    taught = studio.session(Match.new(load_ruleset(GAMES["rush"]), TUTORIAL.deal()))
    other = studio.session(
        Match.new(
            load_ruleset(GAMES["rush"]),
            replace(TUTORIAL.deal(), players=(Human("Ada"), Opponent("Lynx", "ace"))),
        )
    )
    for speed in (Speed.SLOW, Speed.NORMAL, Speed.FAST):
        for session in (taught, other):
            session.apply_settings(Settings(speed=speed))
        assert taught.conductor.pace.longest > other.conductor.pace.longest
