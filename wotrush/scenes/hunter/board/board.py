"""Everything on the table that does not move between two decisions, painted once and kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import is_

from pygame import FRect

from wotrush.scenes.hunter.board.draft import paint_draft
from wotrush.scenes.hunter.board.enemies import paint_enemies
from wotrush.scenes.hunter.board.middle import paint_middle
from wotrush.scenes.hunter.board.own import paint_own
from wotrush.scenes.hunter.board.status import paint_status
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.style.backdrop import Backdrop
from wotrush.scenes.style.palette import Palette
from wotrush.stage.layer import StaticLayer
from wotrush.stage.node import Node
from wotrush.stage.painting import Painting


class BattleBoard(StaticLayer):
    """Have what is `outdated` repainted after every change of what may be known or is said."""

    def __init__(self, view: BattleView) -> None:
        super().__init__(opaque=True, name="board")
        self._view = view
        self._cloth = self.add(StaticLayer(opaque=True, passing=True))
        palette = view.palette
        self._backdrop = self._cloth.add(Backdrop(palette.table, line=palette.map))
        self._laid_for: tuple[FRect, Palette] | None = None
        self._sides = [
            self.add(Painting(partial(paint, view=view)))
            for paint in (paint_enemies, paint_middle, paint_own, paint_draft)
        ]
        self._status = self.add(Painting(partial(paint_status, view=view)))
        self._shows: tuple[object, ...] = ()
        """What the sides were last painted from."""

    def place(self, area: FRect) -> None:
        for node in (self, self._cloth, self._backdrop, *self._sides, self._status):
            node.rect = FRect(area)
        laid_for = FRect(area), self._view.palette
        if laid_for != self._laid_for:
            self._laid_for = laid_for
            self._cloth.clear()
            self._backdrop = self._cloth.add(Backdrop(self._view.palette.table, line=self._view.palette.map))
            self._backdrop.rect = FRect(area)
            self._cloth.invalidate()

    def outdated(self) -> Sequence[Node]:
        """Return what may look different since the last call: while a card is aimed, only what is said. A new layout makes
        a new frame, also for other words and colors.
        """
        view = self._view
        shows = (view.o, view.frame, view.lying)
        if len(self._shows) == len(shows) and all(map(is_, shows, self._shows)):
            return [self._status]
        self._shows = shows
        return [*self._sides, self._status]
