"""What is special about Tank Hunter's tutorial: a learner who does otherwise, and hints from the first pick on."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.scenes.hunter.tables import Battle
from tests.scenes.hunter.tutorial.battle_learner import BattleLearner
from tests.scenes.navigator import Navigator
from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.tutorial.table import BattleLessonTable
from wotrush.scenes.tutorial.lesson_scene import LessonScene


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
