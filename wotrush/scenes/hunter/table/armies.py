"""Remembers how each enemy's cards lie, since from one event to the next most of them stay where they are."""

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


class EnemyArmies:
    """Lays out armies for one viewer."""

    def __init__(self) -> None:
        self._laid: dict[Seat, tuple[_Known, list[Lying]]] = {}

    def layout(
        self, frame: BattleFrame, o: HunterObservation, seat: Seat, opened: int | None
    ) -> Sequence[Lying]:
        """Return the same as `army_layout`. The viewer's own cards depend on more, and are always laid out anew."""
        if seat == o.seat:
            return army_layout(frame, o, seat, opened)
        known = (frame, opened, units_of(o, seat), bool(o.piles[seat]))
        before = self._laid.get(seat)
        if before is None or before[0] != known:
            before = self._laid[seat] = known, army_layout(frame, o, seat, opened)
        return before[1]
