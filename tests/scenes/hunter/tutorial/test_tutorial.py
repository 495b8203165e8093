"""Tank Hunter's tutorial: a real game that explains itself, can be left, and is played to its end by any kind of input."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from tests.scenes.hunter.hands import KeyHand, PadHand
from tests.scenes.hunter.tables import Battle
from tests.scenes.layout_faults import faults
from tests.scenes.program import Program
from tests.scenes.rush.tables import Navigator
from wotrush.i18n import set_language
from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.info import INFO
from wotrush.scenes.hunter.rulebook.contents import HUNTER_BOOK
from wotrush.scenes.hunter.table.scene import BattleTable
from wotrush.scenes.hunter.tutorial.lessons import LESSONS
from wotrush.scenes.hunter.tutorial.table import BattleLessonTable
from wotrush.scenes.result.scene import ResultScene
from wotrush.scenes.rulebook.book import find
from wotrush.scenes.rulebook.scene import RuleBook
from wotrush.scenes.tutorial.lesson_scene import LessonScene
from wotrush.settings import Settings, Speed
from wotrush.stage.input.pilot import FRAME

HANDS: dict[str, Callable[[Battle], Callable[[act.HunterAction], None]]] = {
    "mouse": lambda battle: battle.perform,
    "keys": lambda battle: KeyHand(battle).perform,
    "gamepad": lambda battle: PadHand(battle).perform,
}
KEYS = [lesson.key for lesson in LESSONS]


class BattleLearner:
    """Reads every lesson and does what the hint says. Frames pass undrawn."""

    def __init__(self, folder: Path, language: str = "en") -> None:
        set_language(language)
        settings = Settings(language=language, speed=Speed.OFF, game=INFO.name)
        self.program = Program(folder, settings)
        self.pilot = self.program.pilot
        self.pilot.step = self.pass_a_frame  # type: ignore[method-assign]
        self.read: list[str] = []
        self._seen = -1

    def pass_a_frame(self, seconds: float = FRAME) -> None:
        self.program.clock.advance(seconds)
        self.program.stack.update()

    def start(self) -> None:
        self.program.click("tutorial")

    def go_on(self, how: str, *, until: Callable[[], bool]) -> None:
        for _ in range(900):
            self.pilot.step(0.2)
            top = self.program.stack.top
            if isinstance(top, LessonScene):
                assert faults(top.root) == []
                self.read.append(top.lesson.key)
                if how == "mouse":
                    self.pilot.click(top.root.find("go on"))
                else:
                    self.pilot.key(pygame.K_RETURN)
            elif until():
                return
            elif isinstance(top, BattleTable):
                self._follow(top, how)
        raise AssertionError(f"Stuck after {self.read}")

    def _follow(self, table: BattleTable, how: str) -> None:
        session = self.program.session
        waited, self._seen = session.match.version == self._seen, session.match.version
        if not (waited and session.may_decide and table.still) or table.pieces.reactions.deaf:
            return
        if session.hint is None:
            session.ask_hint()
        else:
            place = table.place_of(session.hint.action)
            assert place is not None, f"nothing is ringed for {session.hint.action}"
            assert table.view.frame.area.contains(place)
            HANDS[how](Battle(self.pilot, table, session, Navigator()))(session.hint.action)

    def finished(self) -> bool:
        return isinstance(self.program.stack.top, ResultScene)


@pytest.mark.parametrize(("language", "how"), [("de", "mouse"), ("it", "keys"), ("pl", "gamepad")])
def test_the_tutorial_is_played_to_its_end(language: str, how: str, tmp_path: Path) -> None:
    learner = BattleLearner(tmp_path, language)
    learner.start()
    learner.go_on(how, until=learner.finished)
    assert sorted(learner.read) == sorted(KEYS), "every lesson once"
    result = learner.program.session.match.result()
    assert result is not None
    assert result.winners == (0,)


def test_a_tutorial_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    before = BattleLearner(tmp_path)
    before.start()
    before.go_on("mouse", until=lambda: before.program.session.observation().round == 6)
    before.program.app.title()
    after = BattleLearner(tmp_path)
    after.program.click("continue")
    assert after.program.scene(BattleLessonTable)
    after.go_on("mouse", until=after.finished)
    assert before.read
    assert after.read
    assert sorted(before.read + after.read) == sorted(KEYS), "nothing is told twice, nothing is left out"


def test_a_lesson_leads_to_its_rule(tmp_path: Path) -> None:
    learner = BattleLearner(tmp_path)
    learner.start()
    learner.pilot.wait(1.0)
    learner.program.scene(LessonScene)
    learner.program.click("in the rules")
    learner.pilot.wait(0.5)
    assert learner.program.scene(RuleBook).shows == LESSONS[0].rule
    learner.pilot.key(pygame.K_ESCAPE)
    learner.pilot.wait(0.5)
    assert learner.program.scene(LessonScene)


def test_every_rule_that_a_lesson_names_is_in_the_book() -> None:
    for lesson in LESSONS:
        assert find(HUNTER_BOOK, lesson.rule)


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
