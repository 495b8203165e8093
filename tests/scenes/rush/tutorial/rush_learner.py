"""Whoever learns Rush."""

from __future__ import annotations

from tests.scenes.navigator import Navigator
from tests.scenes.rush.hands import HANDS
from tests.scenes.rush.tables import Played
from tests.scenes.tutorial.learner import Learner
from wotrush.model.rush.actions import Action
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.rush.view.layout import Zone
from wotrush.scenes.table.lying import box_of
from wotrush.scenes.tutorial.lesson_scene import LessonScene

A_QUARTER = 0.25
PILES = {Zone.DEPOT, Zone.DISCARD, Zone.GRAVEYARD}


class RushLearner(Learner):
    game = INFO.name
    later_round = 3

    def perform(self, table: TableScene, action: Action, how: str) -> None:
        HANDS[how](Played(self.pilot, table, self.program.session, Navigator()))(action)

    def look_at(self, lesson: LessonScene) -> None:
        super().look_at(lesson)
        plate, status = lesson.root.find("plate").rect, lesson.view.zones.status
        assert not (lesson.lesson.status and plate.colliderect(status)), "the advice stays in sight"
        for lying in lesson.view.lying.values():
            card = box_of(lying)
            hidden = plate.clip(card).w * plate.clip(card).h / (card.w * card.h)
            assert lying.zone in PILES or hidden < A_QUARTER, "and so does what every card shows"
