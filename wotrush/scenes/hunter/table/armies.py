"""Remembers how each enemy's cards lay, since from one event to the next most of them stay where they are."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.model.game import Seat
from wotrush.model.hunter import HunterObservation
from wotrush.scenes.hunter.table.frame import BattleFrame
from wotrush.scenes.hunter.table.layout import army_layout
from wotrush.scenes.hunter.table.seen import SeenUnit, units_of
from wotrush.scenes.table.lying import Lying

_Known = tuple[BattleFrame, int | None, tuple[list[SeenUnit], ...], bool]
"""All that the layout of an enemy depends on."""
RECENT = 4
"""How many layouts of an enemy are remembered: a film goes from what was to what will be, and is laid out in between."""


class EnemyArmies:
    """Lays out armies for one viewer."""

    def __init__(self) -> None:
        self._laid: dict[Seat, list[tuple[_Known, list[Lying]]]] = {}
        """Of each enemy the newest first."""

    def layout(
        self, frame: BattleFrame, o: HunterObservation, seat: Seat, opened: int | None
    ) -> Sequence[Lying]:
        """Return the same as `army_layout`. The viewer's own cards depend on more, and are always laid out anew."""
        if seat == o.seat:
            return army_layout(frame, o, seat, opened)
        known = (frame, opened, units_of(o, seat), bool(o.piles[seat]))
        recent = self._laid.setdefault(seat, [])
        for before, lying in recent:
            if before == known:
                return lying
        lying = army_layout(frame, o, seat, opened)
        recent.insert(0, (known, lying))
        del recent[RECENT:]
        return lying
