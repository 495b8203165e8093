"""What is special about Tank Hunter's tutorial: a learner who does otherwise, and hints from the first pick on."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.scenes.hunter.tables import Battle
from tests.scenes.hunter.tutorial.battle_learner import BattleLearner
from tests.scenes.navigator import Navigator
from tests.scenes.tutorial.learner import PAUSE
from wotrush.match.notices import Decided
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import events as ev
from wotrush.scenes.hunter.play.possibilities import plans
from wotrush.scenes.hunter.tutorial import table as lesson_table
from wotrush.scenes.hunter.tutorial.lessons import LESSONS
from wotrush.scenes.hunter.tutorial.table import BattleLessonTable
from wotrush.scenes.tutorial.course import Course
from wotrush.scenes.tutorial.lesson_scene import LessonScene
from wotrush.settings import Settings, Speed


def test_a_learner_may_do_otherwise(tmp_path: Path) -> None:
    """The learner takes the last action of the list every time; lessons still come, and nothing breaks."""
    learner = BattleLearner(tmp_path)
    learner.start()
    for _ in range(400):
        learner.pilot.step(0.4)
        top, session = learner.program.stack.top, learner.program.session
        if isinstance(top, LessonScene):
            learner.read.append(top.lesson.key)
            learner.pilot.key(pygame.K_ESCAPE)
        elif isinstance(top, BattleLessonTable) and session.may_decide and top.still:
            session.decide(session.observation().actions[-1])
        elif learner.finished():
            break
    assert {"welcome", "hidden", "actions"} <= set(learner.read)
    assert len(learner.read) == len(set(learner.read))


def test_a_hint_rings_the_card_of_the_draft_and_gives_its_reason_in_a_sentence_of_its_own(
    tmp_path: Path,
) -> None:
    learner = BattleLearner(tmp_path)
    learner.start()
    learner.pilot.wait(1.0)
    learner.pilot.key(pygame.K_RETURN)
    learner.pilot.wait(1.0)
    table, hint = learner.program.scene(BattleLessonTable), learner.program.session.hint
    assert hint is not None
    assert isinstance(hint.action, act.Keep)
    mark = table.pieces.hint
    assert mark.visible
    card = Battle(learner.pilot, table, learner.program.session, Navigator()).card_of_draft(hint.action.card)
    assert tuple(mark.rect) == pytest.approx(tuple(card.rect), abs=0.1)
    what, why = table.view.status.split(". ", 1)
    assert what.startswith("Hint: Keep ")
    assert why.endswith(".")


@pytest.mark.parametrize("start", ["tutorial", "new game"])
def test_only_the_tutorial_asks_for_what_does_not_help(
    start: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its lessons explain it; tips in a first game change nothing of what is asked."""
    asked = set[bool]()

    def answer(*_: object, taught: bool) -> None:
        asked.add(taught)

    monkeypatch.setattr(lesson_table, "automatic_answer", answer)
    learner = BattleLearner(
        tmp_path, settings=Settings(language="en", speed=Speed.OFF, game="hunter", tips=True)
    )
    if start == "tutorial":
        learner.start()
    else:
        learner.program.new_game(1)
    learner.pilot.wait(1.0)
    assert any(isinstance(scene, BattleLessonTable) for scene in learner.program.stack.each())
    assert asked == {start == "tutorial"}


def test_a_lesson_waits_until_a_fight_has_been_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until then cards stand on its stage, to which no lesson should point."""
    learner, stands = BattleLearner(tmp_path), [True]
    monkeypatch.setattr(BattleLessonTable, "_stands_over", property(lambda table: stands[0]))
    monkeypatch.setattr(BattleLessonTable, "clear_stage", lambda table, **_: False)
    learner.program.app.context.change(speed=Speed.NORMAL)
    learner.start()
    learner.pilot.wait(1.0)
    assert isinstance(learner.program.stack.top, BattleLessonTable)
    stands[0] = False
    learner.pilot.wait(1.0)
    assert isinstance(learner.program.stack.top, LessonScene)


def test_the_first_attack_by_anybody_stops_for_the_number_it_needs(tmp_path: Path) -> None:
    """Whoever only reveals units is attacked before the own first attack; the others wait while the lesson is read."""
    learner = BattleLearner(tmp_path, settings=Settings(language="en", speed=Speed.NORMAL, game="hunter"))
    learner.start()
    session, stack = learner.program.session, learner.program.stack
    for _ in range(3000):
        learner.pilot.step(PAUSE)
        top, actions = stack.top, session.observation().actions
        if isinstance(top, LessonScene):
            if top.lesson.key == "attack":
                break
            learner.pilot.key(pygame.K_RETURN)
        elif session.may_decide and learner.program.scene(BattleLessonTable).still:
            likely = (one for one in actions if isinstance(one, act.Reveal) or one == act.WAIT)
            session.decide(next(likely, actions[-1]))
    lesson, version = learner.program.scene(LessonScene), session.match.version
    table = next(scene for scene in stack.each() if isinstance(scene, BattleLessonTable))
    view = table.view
    attacks = [
        event
        for item in session.log()
        if isinstance(item, Decided)
        for event in item.events
        if isinstance(event, ev.AttackDeclared)
    ]
    assert [event.unit for event in attacks] == [view.duel and view.duel.left]
    assert attacks[0].seat == 1
    assert not session.may_decide
    assert lesson.lit[0] == view.frame.duel
    learner.pilot.wait(10.0)
    assert session.match.version == version, "nobody plays on while it is read"
    assert view.duel is not None, "the dice that it is about lie there"
    learner.pilot.key(pygame.K_RETURN)
    learner.pilot.wait(10.0)
    assert session.match.version > version


def test_nothing_comes_between_the_begin_of_a_turn_that_reveals_a_unit_and_its_attack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BattleLessonTable, "_stands_over", property(lambda _: False))
    learner = BattleLearner(tmp_path, settings=Settings(language="en", speed=Speed.NORMAL, game="hunter"))
    learner.start()
    session = learner.program.session
    for _ in range(2000):
        learner.pilot.step(PAUSE)
        if isinstance(learner.program.stack.top, LessonScene):
            learner.pilot.key(pygame.K_RETURN)
        elif session.may_decide and learner.program.scene(BattleLessonTable).still:
            o: HunterObservation = session.observation()
            late = [
                one for one in plans(o) if isinstance(one, act.DeclareAttack) and not o.revealed(one.unit)
            ]
            if late and act.BEGIN in o.actions:
                break
            session.decide(act.WAIT if act.WAIT in o.actions else o.actions[-1])
    table = learner.program.scene(BattleLessonTable)
    table.course = Course(session, LESSONS, sparing=True)
    assert table.course.next_lesson(), "another one is due with the next decision"
    learner.pilot.wait(3.0)
    table.decide(late[0])
    while table.controls.possible.planned is not None:
        learner.pilot.step()
        assert learner.program.stack.top is table
    decided = [item for item in session.log() if isinstance(item, Decided)]
    assert isinstance(decided[-1].events[0], ev.AttackDeclared)
