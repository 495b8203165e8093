"""What the parts of Tank Hunter's table draw from."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from pygame import FRect

from wotrush.model.game import Seat
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
    opened: int | None = None
    """The unit under the pointer, all of which is shown though its line may be crowded."""
    grown: Seat | None = None
    """Whose cards lie large in the middle of a table of strips."""

    def lay_out(self, area: FRect) -> None:
        narrated = self.context.settings.narrated
        self.frame = battle_frame(area, self.o.seats, self.o.seat, narrated=narrated)
        self.grow(self.grown)

    def grow(self, seat: Seat | None) -> None:
        """Have that player's cards lie large, on a table on which the others' are tokens."""
        self.grown = seat
        if self.frame.stage is not None:
            self.frame = replace(self.frame, grown=seat)

    @property
    def remembering(self) -> bool:
        """Whether the draft shows what others surely kept."""
        return True

    def place_cards(self) -> Layout:
        return battle_layout(self.frame, self.o, opened=self.opened, remembering=self.remembering)
