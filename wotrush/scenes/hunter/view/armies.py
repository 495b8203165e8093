"""Remembers how each player's cards lay, since from one event to the next most of them stay where they are."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.model.game import Seat
from wotrush.model.hunter import HunterObservation
from wotrush.scenes.hunter.view.layout import army_layout
from wotrush.scenes.hunter.view.seen import Muster, SeenUnit, arranged, arriving, units_of
from wotrush.scenes.hunter.zones.frame import ArmyFrame, BattleFrame
from wotrush.scenes.table.lying import Lying

_Known = tuple[
    ArmyFrame, bool, float, int | None, tuple[list[SeenUnit], ...], bool, tuple[Muster, bool] | None
]
"""All that the layout of a player depends on; the last is what only the viewer's does."""
RECENT = 4
"""How many layouts of a player are remembered: a film goes from what was to what will be, and is laid out in between."""


class Armies:
    """Lays out armies for one viewer."""

    def __init__(self) -> None:
        self._laid: dict[Seat, list[tuple[_Known, list[Lying]]]] = {}
        """Of each player the newest first."""

    def layout(
        self, frame: BattleFrame, o: HunterObservation, seat: Seat, opened: int | None
    ) -> Sequence[Lying]:
        """Return the same as `army_layout`."""
        own = (arranged(o), arriving(o)) if seat == o.seat else None
        side, units = (frame.army(seat), frame.stage is None, frame.pixels), units_of(o, seat)
        if not any(unit.place == opened for line in units for unit in line):
            opened = None
        known = (*side, opened, units, bool(o.piles[seat]), own)
        recent = self._laid.setdefault(seat, [])
        for before, lying in recent:
            if before == known:
                return lying
        lying = army_layout(frame, o, seat, opened)
        recent.insert(0, (known, lying))
        del recent[RECENT:]
        return lying
