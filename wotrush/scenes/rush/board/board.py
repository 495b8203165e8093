"""Everything on the table that does not move between two decisions, painted once and kept."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from wotrush.scenes.rush.board.backdrop import paint_backdrop
from wotrush.scenes.rush.board.common_board import paint_common
from wotrush.scenes.rush.board.opponents_board import paint_opponents
from wotrush.scenes.rush.board.own_board import paint_own
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.rush.zones.frame import Frame
from wotrush.scenes.style.palette import Palette
from wotrush.stage.layer import StaticLayer
from wotrush.stage.node import Node
from wotrush.stage.painting import Painting


class Board(StaticLayer):
    """Invalidate its `sides` after every change of what may be known; what lies below is painted when the board is
    placed.
    """

    def __init__(self, view: View) -> None:
        super().__init__(opaque=True, name="board")
        self._backdrop = self.add(StaticLayer(opaque=True, passing=True))
        self._cloth = self._backdrop.add(Painting(partial(paint_backdrop, view=view)))
        self._view = view
        self._laid_for: tuple[Frame, Palette] | None = None
        opponents, common, own = (
            self.add(Painting(partial(paint, view=view)))
            for paint in (paint_opponents, paint_common, paint_own)
        )
        self.sides: tuple[Node, ...] = (own, opponents, common)
        """The sides in the order in which they are repainted: players wait first for their own."""

    def place(self, area: FRect) -> None:
        for node in (self, self._backdrop, self._cloth, *self.sides):
            node.rect = FRect(area)
        laid_for = self._view.frame, self._view.palette
        if laid_for != self._laid_for:  # Another language has the same cloth, which takes long to paint.
            self._laid_for = laid_for
            self._cloth.invalidate()
