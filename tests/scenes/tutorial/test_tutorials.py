"""The tutorials of both games: real games that explain themselves, can be left, and are played to their end by any input."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest
from pygame import Vector2

from tests.scenes.hunter.tutorial.battle_learner import BattleLearner
from tests.scenes.rush.tutorial.rush_learner import RushLearner
from tests.scenes.tutorial.learner import Learner, tutorial_of
from wotrush.model.rush.actions import END_TURN
from wotrush.scenes.menu.new_game import NewGame
from wotrush.scenes.menu.title import Title
from wotrush.scenes.rulebook.book import find
from wotrush.scenes.rulebook.scene import RuleBook
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.screens import screens_of
from wotrush.scenes.tutorial.course import Course
from wotrush.scenes.tutorial.lesson_scene import UNREAD, LessonScene
from wotrush.scenes.tutorial.taught_table import TaughtTable
from wotrush.scenes.tutorial.tips import REMEMBERED_AS
from wotrush.settings import Settings
from wotrush.stage.typography.text import Span

FOLLOWS = "what you have just begun is carried out"
BOTH: list[type[Learner]] = [RushLearner, BattleLearner]


@pytest.mark.parametrize(
    ("learns", "language", "how"),
    [
        (RushLearner, "de", "mouse"),
        (RushLearner, "en", "clicks"),
        (RushLearner, "it", "keys"),
        pytest.param(RushLearner, "pl", "gamepad", marks=pytest.mark.long),
        (BattleLearner, "de", "mouse"),
        pytest.param(BattleLearner, "it", "keys", marks=pytest.mark.long),
        (BattleLearner, "pl", "gamepad"),
    ],
)
def test_a_tutorial_is_played_to_its_end(
    learns: type[Learner], language: str, how: str, tmp_path: Path
) -> None:
    learner = learns(tmp_path, language)
    learner.start()
    learner.go_on(how, until=learner.finished)
    assert sorted(learner.read) == sorted(learner.keys), "every lesson once"
    result = learner.program.session.match.result()
    assert result is not None
    assert result.winners == (0,)
    learner.program.click("rematch")
    assert isinstance(learner.program.stack.top, NewGame), "a real game comes next"


@pytest.mark.parametrize("learns", BOTH)
def test_a_tutorial_that_was_left_goes_on_where_it_was(learns: type[Learner], tmp_path: Path) -> None:
    before = learns(tmp_path)
    before.start()
    before.go_on("mouse", until=lambda: before.program.session.observation().round == before.later_round)
    before.program.app.title()
    after = learns(tmp_path, settings=before.program.app.context.settings)
    after.program.click("continue")
    assert any(isinstance(scene, TaughtTable) for scene in after.program.stack.each())
    after.go_on("mouse", until=after.finished)
    assert before.read
    assert after.read
    assert sorted(before.read + after.read) == sorted(after.keys), (
        "nothing is told twice, nothing is left out"
    )


@pytest.mark.parametrize("learns", BOTH)
def test_whoever_plays_as_they_like_reads_about_a_deed_first_and_then_sees_it_done(
    learns: type[Learner], tmp_path: Path
) -> None:
    learner, rng = learns(tmp_path), Random(2)
    lessons = {lesson.key: lesson for lesson in tutorial_of(learner.game).lessons}
    learner.start()
    session, asked_first = learner.program.session, 0
    for _ in range(40):
        learner.go_on("mouse", until=lambda: can_act(learner) or learner.finished())
        if learner.finished():
            break
        table, o, version = learner.program.stack.top, session.observation(), session.match.version
        assert isinstance(table, TaughtTable)
        ahead = {
            action: [key for key, one in lessons.items() if key not in learner.read and one.deed(o, action)]
            for action in o.actions
        }
        action = next((one for one in o.actions if ahead[one]), rng.choice(o.actions))
        table.decide(action)
        if ahead[action]:
            asked_first += 1
            scene = learner.program.scene(LessonScene)
            assert scene.lesson.key == ahead[action][0]
            assert FOLLOWS in plain(scene), "whoever is interrupted reads that nothing is lost"
            assert session.match.version == version
            learner.read.append(ahead[action][0])
            learner.pilot.key(pygame.K_RETURN)
            while session.match.version == version:
                learner.pilot.step()
            assert table.view.o == session.observation(), "the table follows in the same frame"
        assert session.match.version > version
    assert asked_first, "something was done before its lesson was due"


@pytest.mark.parametrize("read", [True, False])
@pytest.mark.parametrize("learns", BOTH)
def test_the_key_for_a_hint_gives_one_whether_a_lesson_was_read_or_has_just_come(
    learns: type[Learner], read: bool, tmp_path: Path
) -> None:
    learner = learns(tmp_path)
    learner.start()
    stack, session = learner.program.stack, learner.program.session
    while not isinstance(stack.top, LessonScene):
        learner.pilot.step()
    lesson = stack.top
    table = next(scene for scene in stack.each() if isinstance(scene, TaughtTable))
    table.course = Course(session, ())  # Nothing more is due, and no hint comes by itself.
    if read:
        learner.pilot.wait(UNREAD + 0.1)
    learner.pilot.key(pygame.K_h)
    assert (stack.top is lesson) is not read, "what nobody can have read stays"
    learner.pilot.wait(0.5)
    assert session.hint is not None
    learner.pilot.key(pygame.K_RETURN)
    learner.pilot.wait(0.5)
    assert table.view.status == table.hint_text(session.hint)


def test_who_asks_for_a_hint_in_place_of_a_deed_is_not_held_to_it(tmp_path: Path) -> None:
    learner = RushLearner(tmp_path)
    learner.start()
    learner.go_on("mouse", until=lambda: can_act(learner))
    table, session = learner.program.stack.top, learner.program.session
    assert isinstance(table, TaughtTable)
    table.decide(END_TURN)
    assert learner.program.scene(LessonScene).lesson.key == "end turn"
    learner.pilot.wait(UNREAD + 0.1)
    version = session.match.version
    learner.pilot.key(pygame.K_h)
    learner.pilot.wait(0.5)
    assert learner.program.stack.top is table
    assert session.match.version == version
    assert session.hint is not None


def test_a_lesson_that_interrupts_nothing_speaks_of_nothing_to_come(tmp_path: Path) -> None:
    learner = RushLearner(tmp_path)
    learner.start()
    learner.pilot.wait(1.0)
    assert FOLLOWS not in plain(learner.program.scene(LessonScene))


def plain(lesson: LessonScene) -> str:
    return "".join(part.text for part in lesson.words if isinstance(part, Span))


def can_act(learner: Learner) -> bool:
    """Return whether the learner is asked, and no lesson is due before."""
    table = learner.program.stack.top
    if not isinstance(table, TaughtTable):
        return False
    return learner.program.session.may_decide and table.still and table._all_given == table._moment_now


@pytest.mark.parametrize("learns", BOTH)
def test_a_lesson_leads_to_its_rule(learns: type[Learner], tmp_path: Path) -> None:
    learner = learns(tmp_path)
    learner.start()
    learner.pilot.wait(1.0)
    lesson = learner.program.scene(LessonScene).lesson
    learner.program.click("in the rules")
    learner.pilot.wait(0.5)
    assert learner.program.scene(RuleBook).shows == lesson.rule
    learner.pilot.key(pygame.K_ESCAPE)
    learner.pilot.wait(0.5)
    assert learner.program.scene(LessonScene)


@pytest.mark.parametrize("learns", BOTH)
def test_what_a_lesson_lights_stays_what_it_is_about_when_the_window_changes(
    learns: type[Learner], tmp_path: Path
) -> None:
    learner = learns(tmp_path)
    learner.start()
    learner.pilot.wait(1.0)
    lesson = learner.program.scene(LessonScene)
    table = next(scene for scene in learner.program.stack.each() if isinstance(scene, TaughtTable))
    before = lesson.lit
    learner.program.stack.resize((1024, 768))
    spot = table.spot_rect(lesson.lesson)
    assert lesson.lit == [spot, *table.named_rects(lesson.lesson)]
    assert lesson.lit != before
    assert not lesson.root.find("plate").rect.collidelistall(lesson.lit)


def test_enter_goes_on_after_a_click_that_came_too_early_to_do_so(tmp_path: Path) -> None:
    learner = RushLearner(tmp_path)
    learner.start()
    for _ in range(100):
        if isinstance(learner.program.stack.top, LessonScene):
            break
        learner.pilot.step()
    lesson = learner.program.scene(LessonScene).lesson
    learner.pilot.click(Vector2(40, 600))
    learner.pilot.key(pygame.K_RETURN)
    learner.pilot.wait(0.5)
    top = learner.program.stack.top
    assert not isinstance(top, LessonScene) or top.lesson is not lesson


@pytest.mark.parametrize("game", [learner.game for learner in BOTH])
def test_every_rule_that_a_lesson_names_is_in_the_book(game: str) -> None:
    rules = screens_of(game).rules
    assert rules is not None
    for lesson in tutorial_of(game).lessons:
        assert find(rules(), lesson.rule)


def test_the_title_offers_the_tutorial_first_until_a_lesson_was_read(tmp_path: Path) -> None:
    fresh = Settings(language="en", tips=True)
    read = fresh.model_copy(update={INFO.setting(REMEMBERED_AS): ("welcome",)})
    for settings, first in ((fresh, "tutorial"), (read, "new")):
        title = RushLearner(tmp_path, settings=settings).program.scene(Title)
        assert title.menu[0].name == first
