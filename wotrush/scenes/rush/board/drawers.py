"""The drawer with the achievements, for tables that have no room to show them."""

from __future__ import annotations

from pygame import FRect

from wotrush.i18n import t
from wotrush.scenes.rush.board.common_board import paint_achievements
from wotrush.scenes.rush.table.view import View
from wotrush.scenes.style.paint import fill, shadow, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset
from wotrush.stage.node import Node


class AchievementDrawer(Node):
    """Opened by its button on narrow tables."""

    def __init__(self, view: View) -> None:
        super().__init__(name="achievements")
        self.view = view
        self.visible = False

    def place(self, drawer: FRect) -> None:
        """Place the drawer, as high as its lines need."""
        lines = max(3, -(-len(self.view.o.achievements) // 2))
        self.rect = FRect(*drawer.topleft, drawer.w, min(drawer.h, 66.0 + 66.0 * lines))

    def paint(self, canvas: Canvas) -> None:
        palette = self.view.palette
        shadow(canvas, self.bounds, radius=10, reach=10, color=(*palette.shadow[:3], 160))
        fill(canvas, self.bounds, palette.own[0], radius=10, rim=palette.gold_dim)
        head = FRect(16, 6, self.size.x - 32, 40)
        write(canvas, self.view.theme.writer, t("Achievements"), self.view.theme.inks.subheading, head)
        paint_achievements(canvas, self.view, inset(self.bounds, 16, 50, 16, 16))
