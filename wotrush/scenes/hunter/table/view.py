"""What the parts of Tank Hunter's table draw from."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import FRect

from wotrush.model.hunter import HunterObservation
from wotrush.scenes.hunter.table.frame import BattleFrame
from wotrush.scenes.hunter.table.layout import battle_layout
from wotrush.scenes.hunter.table.zoning import battle_frame
from wotrush.scenes.table.lying import Layout
from wotrush.scenes.table.view import TableView


@dataclass
class BattleView(TableView):
    """The view of a table of Tank Hunter."""

    o: HunterObservation
    frame: BattleFrame = field(init=False)

    def lay_out(self, area: FRect) -> None:
        narrated = self.context.settings.narrated
        self.frame = battle_frame(area, self.o.seats, self.o.seat, narrated=narrated)

    def place_cards(self) -> Layout:
        return battle_layout(self.frame, self.o)
