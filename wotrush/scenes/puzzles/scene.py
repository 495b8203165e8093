"""The page of all puzzles: what each asks for, how hard it is, and whether it has been solved."""

from __future__ import annotations

from pygame import FRect, Vector2

from wotrush.i18n import t
from wotrush.scenes.art.scenery.panoramas import DESERT
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import Page
from wotrush.scenes.puzzles.puzzle import AnyPuzzle, PuzzleContents
from wotrush.scenes.puzzles.solved import Solved, solved_so_far
from wotrush.scenes.puzzles.ways import Ways
from wotrush.scenes.style.paint import fill, icon, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, line
from wotrush.stage.sprite import Sprite
from wotrush.stage.widgets import ScrollPanel, whole_rows
from wotrush.stage.widgets.pressable import Pressable

NARROWEST, MOST_ACROSS = 330.0, 4
LOWEST, GAP = 186.0, 16.0
MARGIN, TASK = Vector2(20, 10), 84.0
"""Distances within a tile: from its edge, and from its top to its task."""
COUNT = 40.0
PICTURE, BETWEEN = Vector2(76, 38), 8.0
FOOT = PICTURE.y + 1.4 * MARGIN.y
"""The height that the pictures take at the foot of a tile."""
HEAD, STARS, STAR, LAUREL = 40.0, 56.0, 28.0, 38.0
"""The height of a tile's head, where its stars begin, the width of each, and the size of the laurel at the end."""


class PuzzlesScene(Page):
    """The puzzles of one game as tiles. The first one that is not solved has the focus."""

    panorama = DESERT

    def __init__(self, context: AppContext, contents: PuzzleContents) -> None:
        self.contents = contents
        self.heading = lambda: t("Puzzles")
        super().__init__(context)

    def build(self) -> None:
        solved = solved_so_far(self.contents.info, self.context.settings)
        theme = self.context.theme
        self._count = self.label(
            self._counted, theme.inks.body.colored(theme.palette.text_soft), name="count"
        )
        self._scroll = self.root.add(ScrollPanel(theme.styles.plain, name="puzzles"))
        self.tiles = [
            self._scroll.content.add(Tile(self.context, self.contents, n, puzzle, solved.get(puzzle.key)))
            for n, puzzle in enumerate(self.contents.puzzles(), 1)
        ]

    def _counted(self) -> str:
        n = sum(tile.solved is not None for tile in self.tiles)
        return t("Find the one turn that does it. Solved: {n} of {all}", n=n, all=len(self.tiles))

    def enter(self) -> None:
        self.interface.focus.set(next((tile for tile in self.tiles if not tile.solved), self.tiles[0]))

    def arrange(self, area: FRect) -> None:
        self._count.rect = FRect(area.x, area.y - 12, area.w, COUNT)
        room = FRect(area.x, area.y + COUNT, area.w, area.h - COUNT)
        self._scroll.rect = room
        high = self._spread(self._scroll.room_for(self._spread(room.w, room.h)), room.h)
        self._scroll.pitch = self.tiles[0].size.y + GAP
        self._scroll.rect = whole_rows(room, self.tiles[0].size.y, GAP)
        self._scroll.fit_content(high)

    def _spread(self, wide: float, high: float) -> float:
        """Place the tiles in that width, and in that height if they fit, and return their height."""
        across = max(1, min(MOST_ACROSS, int((wide + GAP) / (NARROWEST + GAP))))
        down = -(-len(self.tiles) // across)
        width = (wide - GAP * (across - 1)) / across
        needed = max(tile.least(width) for tile in self.tiles)
        least = max(LOWEST, needed)
        even = (high - GAP * (down - 1)) / down
        size = width, even if even >= least else least + PICTURE.y + MARGIN.y
        below = size[1] - FOOT >= needed - MARGIN.y
        for i, tile in enumerate(self.tiles):
            rect = FRect(i % across * (size[0] + GAP), i // across * (size[1] + GAP), *size)
            tile.place(rect, below=below)
        return down * (size[1] + GAP) - GAP


class Tile(Pressable):
    """One puzzle."""

    def __init__(
        self,
        context: AppContext,
        contents: PuzzleContents,
        n: int,
        puzzle: AnyPuzzle,
        solved: Solved | None,
    ) -> None:
        super().__init__(name=f"puzzle {puzzle.key}")
        self._context, self._contents = context, contents
        self._n, self._puzzle = n, puzzle
        self.solved = solved
        self.tooltip = lambda: t("Solved with a hint") if solved is Solved.HELPED else ""
        self._pictures = [self.add(Sprite(face=face, name="picture")) for face in contents.pictures(puzzle)]
        for picture in self._pictures:
            picture.touchable = False

    def activate(self) -> None:
        Ways(self._context, self._contents, self._puzzle).play()

    def least(self, width: float) -> float:
        """Return the height that it needs at that width to show all of its task."""
        theme, task = self._context.theme, t(self._puzzle.task)
        return TASK + theme.writer.units(task, theme.inks.body, width - 2 * MARGIN.x).y + 2 * MARGIN.y

    def place(self, rect: FRect, *, below: bool) -> None:
        """Lay out its pictures along its foot, below its task, or in its head."""
        self.rect = rect
        room, count = FRect(MARGIN.x, rect.h - FOOT, rect.w - 2 * MARGIN.x, PICTURE.y), len(self._pictures)
        if not below:
            taken = STARS + STAR * self._contents.hardest
            room = FRect(MARGIN.x + taken, MARGIN.y, room.w - taken - LAUREL - GAP, HEAD)
        share = min(1.0, (room.w - BETWEEN * (count - 1)) / (PICTURE.x * max(1, count)))
        boxes = line(room, count, PICTURE * share, BETWEEN, align=0 if below else 1)
        for picture, box in zip(self._pictures, boxes, strict=True):
            picture.rect = box

    def paint(self, canvas: Canvas) -> None:
        theme, puzzle = self._context.theme, self._puzzle
        palette, inks = theme.palette, theme.inks
        top, bottom = palette.panel_raised if self.hovered else (palette.panel, palette.panel)
        rim = palette.gold_light if self.hovered else palette.gold_dim if self.solved else palette.panel_rim
        fill(canvas, self.bounds, top, radius=12, bottom=bottom, rim=rim)
        room = inset(self.bounds, *MARGIN)
        self._paint_head(canvas, FRect(room.x, room.y, room.w, HEAD))
        ink = inks.heading.colored(palette.gold_light if self.solved else palette.text)
        write(canvas, theme.writer, t(puzzle.title), ink, FRect(room.x, room.y + 39, room.w, 46))
        task = FRect(room.x, room.y + TASK, room.w, room.h - TASK)
        lines = max(2, int((task.h + 1) // theme.writer.units("x", inks.body).y))
        write(canvas, theme.writer, t(puzzle.task), inks.body, task, valign=0.0, lines=lines)

    def _paint_head(self, canvas: Canvas, room: FRect) -> None:
        """Paint its number, how hard it is, and a laurel if it is solved."""
        theme, palette = self._context.theme, self._context.theme.palette
        write(
            canvas, theme.writer, f"{self._n}", theme.inks.number.sized(34), FRect(room.x, room.y, 52, room.h)
        )
        for star in range(self._contents.hardest):
            color = palette.gold_light if star < self._puzzle.stars else palette.panel_rim
            icon(canvas, self._contents.star, color, FRect(room.x + STARS + STAR * star, room.y + 7, 26, 26))
        if self.solved:
            lit = palette.gold_light if self.solved is Solved.ALONE else palette.text_faint
            icon(canvas, "laurel", lit, FRect(room.right - LAUREL, room.y, LAUREL, LAUREL))
