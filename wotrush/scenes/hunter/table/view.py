"""What the parts of Tank Hunter's table draw from."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from pygame import FRect

from wotrush.model.hunter import HunterObservation
from wotrush.scenes.hunter.duel.duel import Duel
from wotrush.scenes.hunter.duel.reading import duel_of
from wotrush.scenes.hunter.duel.zone import DuelZone, duel_zone
from wotrush.scenes.hunter.faces.face import Detail
from wotrush.scenes.hunter.table.frame import BattleFrame
from wotrush.scenes.hunter.table.layout import battle_layout
from wotrush.scenes.hunter.table.zoning import battle_frame
from wotrush.scenes.table.lying import Layout
from wotrush.scenes.table.view import TableView
from wotrush.stage.geometry import Pose

STEPPED_OUT = 400.0
"""How high the cards of a duel lie: above the stage."""


@dataclass
class BattleView(TableView):
    """The view of a table of Tank Hunter. While a film runs, `o` and `duel` are those of its moment."""

    o: HunterObservation
    frame: BattleFrame = field(init=False)
    duel: Duel | None = None

    def lay_out(self, area: FRect) -> None:
        narrated = self.context.settings.narrated
        self.frame = battle_frame(area, self.o.seats, self.o.seat, narrated=narrated)

    def place_cards(self) -> Layout:
        """Return the layout of what is known now, with the duel that goes on."""
        fresh = duel_of(self.o)
        if fresh is None or self.duel is None or fresh.units != self.duel.units:
            self.duel = fresh
        return self.lay(self.o, self.duel)

    def lay(self, o: HunterObservation, duel: Duel | None) -> Layout:
        """Return where every card lies at a moment; the two of a duel have stepped out."""
        layout = battle_layout(self.frame, o)
        if duel is None:
            return layout
        zone = self.zone(o)
        for unit, place in ((duel.left, zone.left), (duel.right, zone.right)):
            if unit in layout:
                lying = layout[unit]
                look = replace(lying.side, detail=Detail.LARGE)
                layout[unit] = replace(lying, pose=Pose.of(place, z=STEPPED_OUT), side=look)
        return layout

    def zone(self, o: HunterObservation) -> DuelZone:
        """Return where the stage is at a moment."""
        return duel_zone(self.frame, asked=bool(o.actions))
