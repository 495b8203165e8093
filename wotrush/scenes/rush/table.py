"""The table."""

from __future__ import annotations

from pygame import FRect

from wotrush.model.rush import Observation
from wotrush.scenes.context import AppContext
from wotrush.scenes.rush.board import Board
from wotrush.scenes.rush.card_sprites import CardLayer
from wotrush.scenes.rush.faces import Faces
from wotrush.scenes.rush.frame import Frame, frame
from wotrush.scenes.rush.layout import layout
from wotrush.scenes.rush.view import View
from wotrush.scenes.session import GameSession
from wotrush.stage.scene import NodeScene


class TableScene(NodeScene):
    def __init__(self, context: AppContext, session: GameSession) -> None:
        super().__init__(context.clock, context.theme.styles.plain)
        o = session.observation()
        self.view = View(
            context, session, o, self._frame(FRect(0, 0, 1920, 1080), o), Faces(o.catalogue.cards)
        )
        self.board = self.root.add(Board(self.view))
        self.cards = self.root.add(CardLayer(context.theme.shadow))

    def _frame(self, area: FRect, o: Observation) -> Frame:
        return frame(area, o.seats, o.seat, o.options.reserve_size)

    def layout(self, area: FRect) -> None:
        view = self.view
        view.frame = self._frame(area, view.o)
        view.lying = layout(view.frame, view.o)
        self.board.place(area)
        self.cards.rect = FRect(area)
        self.cards.settle(view.lying, view.faces)
