"""Whoever learns Tank Hunter."""

from __future__ import annotations

from collections.abc import Callable

from tests.scenes.hunter.hands import KeyHand, PadHand
from tests.scenes.hunter.tables import Battle
from tests.scenes.navigator import Navigator
from tests.scenes.tutorial.learner import Learner
from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.info import INFO
from wotrush.scenes.hunter.table.scene import BattleTable

HANDS: dict[str, Callable[[Battle], Callable[[act.HunterAction], None]]] = {
    "mouse": lambda battle: battle.perform,
    "keys": lambda battle: KeyHand(battle).perform,
    "gamepad": lambda battle: PadHand(battle).perform,
}


class BattleLearner(Learner):
    game = INFO.name
    later_round = 6

    def may_act(self, table: BattleTable) -> bool:
        return not (table.pieces.reactions.deaf or table.turn.deaf)

    def perform(self, table: BattleTable, action: act.HunterAction, how: str) -> None:
        place = table.place_of(action)
        assert place is not None, f"nothing is ringed for {action}"
        assert table.view.frame.area.contains(place)
        HANDS[how](Battle(self.pilot, table, self.program.session, Navigator()))(action)
