"""What the parts of Tank Hunter's table draw from."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.state import IN_TURNS
from wotrush.scenes.hunter.table.frame import BattleFrame
from wotrush.scenes.hunter.table.layout import battle_layout
from wotrush.scenes.hunter.table.zoning import battle_frame
from wotrush.scenes.hunter.zones.draft import draft_layout
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

    pixels: float = 1.0
    """Pixels of a unit on the screen."""
    _turn: tuple[int, int] = (-1, -1)
    """The turn in which cards were placed last."""

    def lay_out(self, area: FRect) -> None:
        narrated = self.context.settings.narrated
        frame = battle_frame(area, self.o.seats, self.o.seat, narrated=narrated)
        self.frame = replace(frame, pixels=self.pixels)
        self.grow(self.grown)

    def grow(self, seat: Seat | None) -> None:
        """Have that player's cards lie large, on a table on which the others' are tokens."""
        self.grown = None if seat == self.o.seat else seat
        if self.frame.stage is not None:
            self.frame = replace(self.frame, grown=self.grown)

    def _follow_the_turn(self) -> None:
        """Have the cards of an enemy lie large as that enemy's turn begins."""
        turn = (self.o.phase, self.o.turn)
        if turn != self._turn:
            self._turn = turn
            if self.o.phase == IN_TURNS and self.o.active != self.o.seat:
                self.grow(self.o.active)

    @property
    def remembering(self) -> bool:
        """Whether the draft shows what others surely kept."""
        return self.context.settings.draft_memory

    def place_cards(self) -> Layout:
        self._follow_the_turn()
        draft = draft_layout(self.frame, self.o, remembering=self.remembering)
        return battle_layout(self.frame, self.o, self.opened) | draft
