"""The tutorial: a real game that explains itself, can be left, and is played to its end by any kind of input."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
import pytest

from tests.scenes.layout_faults import faults
from tests.scenes.program import Program
from tests.scenes.rush.hands import KeyHand, PadHand, click_on_click
from tests.scenes.rush.tables import Navigator, Played
from wotrush.ai.registry import make_agent
from wotrush.games import GAMES
from wotrush.i18n import set_language
from wotrush.match.seats import Human, Opponent
from wotrush.model.rush.actions import Action
from wotrush.scenes.result.scene import ResultScene
from wotrush.scenes.rulebook.book import find
from wotrush.scenes.rulebook.scene import RuleBook
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.rulebook.contents import BOOK
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.rush.tutorial.contents import AGENT
from wotrush.scenes.rush.tutorial.lessons import LESSONS
from wotrush.scenes.rush.tutorial.spots import LessonSpot, lesson_rect
from wotrush.scenes.rush.tutorial.table import LessonTable
from wotrush.scenes.session.advice import adviser_of
from wotrush.scenes.tutorial.lesson_scene import LessonScene
from wotrush.settings import Settings, Speed
from wotrush.stage.input.pilot import Pilot

Hand = Callable[[Action], None]
HANDS: dict[str, Callable[[Played], Hand]] = {
    "mouse": lambda played: played.perform,
    "clicks": lambda played: partial(click_on_click, played),
    "keys": lambda played: KeyHand(played).perform,
    "gamepad": lambda played: PadHand(played).perform,
}
KEYS = [lesson.key for lesson in LESSONS]


class Learner:
    """Reads every lesson and does what the hint says."""

    def __init__(self, folder: Path, language: str = "en", size: tuple[int, int] = (1280, 720)) -> None:
        set_language(language)
        self.program = Program(folder, Settings(language=language, speed=Speed.OFF), size)
        self.reported: list[str] = []
        self.seen = -1
        """The state of the match a moment ago; automatic decisions are waited for."""

    @property
    def pilot(self) -> Pilot:
        return self.program.pilot

    def start(self) -> None:
        self.program.click("tutorial")

    def go_on(self, how: str, *, until: Callable[[], bool], most: int = 400) -> None:
        for _ in range(most):
            self.pilot.stack.update()
            self.pilot.clock.advance(0.2)
            top = self.pilot.stack.top
            if isinstance(top, LessonScene):
                assert faults(top.root) == []
                plate, status = top.root.find("plate").rect, top.view.zones.status
                assert not plate.colliderect(status), "the advice stays in sight"
                upper = plate.bottom < status.top or top.lesson.spot is LessonSpot.ENEMY
                assert upper, "and so does the learner's half"
                self.reported.append(top.lesson.key)
                self.read(top, how)
            elif until():
                return
            elif isinstance(top, TableScene):
                self.follow(top, how)
        raise AssertionError(f"Stuck after {self.reported}")

    def read(self, lesson: LessonScene, how: str) -> None:
        if how in ("mouse", "clicks"):
            self.pilot.click(lesson.root.find("go on"))
        else:
            self.pilot.key(pygame.K_RETURN)

    def follow(self, table: TableScene, how: str) -> None:
        session = self.program.session
        waited, self.seen = session.match.version == self.seen, session.match.version
        if not (waited and session.may_decide and table.still):
            return
        if session.hint is not None:
            played = Played(self.pilot, table, session, Navigator())
            HANDS[how](played)(session.hint.action)
        else:
            session.ask_hint()

    def finished(self) -> bool:
        return isinstance(self.pilot.stack.top, ResultScene)


@pytest.mark.parametrize(
    ("language", "how"), [("de", "mouse"), ("en", "clicks"), ("it", "keys"), ("pl", "gamepad")]
)
def test_the_tutorial_is_played_to_its_end(language: str, how: str, tmp_path: Path) -> None:
    learner = Learner(tmp_path, language)
    learner.start()
    learner.go_on(how, until=learner.finished)
    assert sorted(learner.reported) == sorted(KEYS), "every lesson once"
    match = learner.program.session.match
    assert match.turn // 2 <= 12, "few enough rounds for six minutes"
    result = match.result()
    assert result is not None
    assert result.winners == (0,)


def test_a_tutorial_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    before = Learner(tmp_path)
    before.start()
    before.go_on("clicks", until=lambda: before.program.session.observation().round == 3)
    before.program.app.title()
    after = Learner(tmp_path)
    after.program.click("continue")
    assert after.program.scene(LessonTable)
    after.go_on("clicks", until=after.finished)
    assert not set(before.reported) & set(after.reported), "nothing is told twice"
    assert sorted(before.reported + after.reported) == sorted(KEYS)


def test_a_lesson_leads_to_its_rule(tmp_path: Path) -> None:
    learner = Learner(tmp_path)
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
        assert find(BOOK, lesson.rule)


def test_a_learner_may_do_otherwise(tmp_path: Path) -> None:
    """The learner ends every turn at once; lessons still come, and nothing breaks."""
    learner = Learner(tmp_path)
    learner.start()
    for _ in range(60):
        learner.pilot.wait(0.4)
        top = learner.pilot.stack.top
        if isinstance(top, LessonScene):
            learner.reported.append(top.lesson.key)
            learner.pilot.key(pygame.K_ESCAPE)
        elif isinstance(top, LessonTable):
            learner.pilot.key(pygame.K_e)
    assert "welcome" in learner.reported
    assert len(learner.reported) == len(set(learner.reported))
    assert learner.program.session.observation().round > 5


def test_everything_a_lesson_speaks_of_has_its_place(tmp_path: Path) -> None:
    learner = Learner(tmp_path, size=(1920, 1080))
    learner.start()
    learner.pilot.wait(0.5)
    view = next(s for s in learner.program.stack.each() if isinstance(s, LessonTable)).view
    for spot in LessonSpot:
        rect = lesson_rect(view, spot)
        assert rect is not None
        assert view.frame.area.contains(rect)


def test_whoever_teaches_is_asked_for_hints_and_the_strongest_at_every_other_table() -> None:
    pupil, drill, rival = Human("Ada"), Opponent("Drill", AGENT), Opponent("Lynx", "ace")
    assert adviser_of(INFO, [pupil, drill]) == "tutor"
    assert adviser_of(INFO, [pupil, rival]) == list(INFO.levels)[-1]


def test_the_instructor_only_damages(tmp_path: Path) -> None:
    """It shoots so that there is something to see, and destroys nothing on its own account."""
    learner = Learner(tmp_path)
    learner.start()
    learner.go_on("clicks", until=learner.finished)
    assert learner.program.session.observation().bases_destroyed[1] == 0
    assert make_agent(GAMES["rush"], AGENT)
