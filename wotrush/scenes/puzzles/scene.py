"""The page of all puzzles: what each asks for, how hard it is, and whether it has been solved."""

from __future__ import annotations

from pygame import FRect, Vector2

from wotrush.i18n import t
from wotrush.scenes.art.scenery.panoramas import DUNES
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import Page
from wotrush.scenes.puzzles.puzzle import AnyPuzzle, PuzzleContents
from wotrush.scenes.puzzles.solved import Solved, solved_so_far
from wotrush.scenes.puzzles.ways import Ways
from wotrush.scenes.style.icons import icon as icon_in_text
from wotrush.scenes.style.paint import fill, icon, write
from wotrush.scenes.style.palette import Palette
from wotrush.spacing import NO_BREAK
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, inset, line
from wotrush.stage.sprite import Sprite
from wotrush.stage.typography.text import Ink, Segment, Segments
from wotrush.stage.widgets import ScrollPanel
from wotrush.stage.widgets.pressable import Pressable

NARROWEST, MOST_ACROSS = 330.0, 4
GAP = 16.0
MARGIN, TASK = Vector2(16, 10), 58.0
"""Distances within a tile: from its edge, and from its top to its task."""
COUNT = 40.0
PICTURE, SMALL, LARGE, BETWEEN = 1.62, 56.0, 110.0, 8.0
"""The width of a picture in its heights, its least and its greatest height, and the distance to what is beside or above."""
HEAD, NUMBER, STAR, LAUREL = 46.0, 46.0, 34.0, 32.0
"""The height of a tile's title, the width of the number before it, that of the stars, and the size of the laurel."""


class PuzzlesScene(Page):
    """The puzzles of one game as tiles. The first one that is not solved has the focus."""

    panorama = DUNES

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
        self._legend = self.label(self._explained, theme.inks.small.aligned(1.0), name="legend")
        self._scroll = self.root.add(ScrollPanel(theme.styles.plain, name="puzzles"))
        self._scroll.ground = theme.palette.own[1]
        self.tiles = [
            self._scroll.content.add(Tile(self.context, self.contents, n, puzzle, solved.get(puzzle.key)))
            for n, puzzle in enumerate(self.contents.puzzles(), 1)
        ]

    def _counted(self) -> str:
        n = sum(tile.solved is not None for tile in self.tiles)
        return t("Find the one turn that does it. Solved: {n} of {all}", n=n, all=len(self.tiles))

    def _explained(self) -> Segments:
        """Say what the stars mean and, once there are any, the laurels."""
        palette = self.context.theme.palette
        star = icon_in_text(self.contents.star, palette.gold_light)
        said: list[Segment] = [star, NO_BREAK, t("Difficulty")]
        if any(tile.solved for tile in self.tiles):
            for how, text in ((Solved.ALONE, t("Solved alone")), (Solved.HELPED, t("Solved with a hint"))):
                said += ["    ", icon_in_text("laurel", laurel_color(palette, how)), NO_BREAK, text]
        return said

    def enter(self) -> None:
        self.interface.focus.set(next((tile for tile in self.tiles if not tile.solved), self.tiles[0]))

    def arrange(self, area: FRect) -> None:
        head = FRect(area.x, area.y - 12, area.w, COUNT)
        self._count.rect, self._legend.rect = columns(head, 1.3, 1, gap=GAP)
        room = FRect(area.x, area.y + COUNT, area.w, area.h - COUNT)
        self._scroll.rect = room
        high = self._spread(self._scroll.room_for(self._spread(room.w, room.h)), room.h)
        self._scroll.pitch = self.tiles[0].size.y + GAP
        if high > room.h + 1:
            # It goes on below the edge of the screen, so that its cut tiles show that there are more.
            below = self.root.bounds.bottom - room.bottom
            room.h, high = room.h + below, high + below
            self._scroll.rect = room
        self._scroll.fit_content(high)

    def _spread(self, wide: float, high: float) -> float:
        """Place the tiles in that width, and in that height if they fit, and return their height."""
        across = max(1, min(MOST_ACROSS, int((wide + GAP) / (NARROWEST + GAP))))
        down = -(-len(self.tiles) // across)
        width = (wide - GAP * (across - 1)) / across
        even = (high - GAP * (down - 1)) / down
        inks = self.context.theme.inks
        small = max(tile.least(width, inks.small) for tile in self.tiles)
        size = width, even if even >= small else max(tile.least(width, inks.body) for tile in self.tiles)
        for i, tile in enumerate(self.tiles):
            tile.rect = FRect(i % across * (size[0] + GAP), i // across * (size[1] + GAP), *size)
        letters = min(tile.fitting_letters() for tile in self.tiles)
        foot = min(tile.room_below_task(letters) for tile in self.tiles)
        title, most = self._title_ink(width), max(len(tile.pictures) for tile in self.tiles)
        for tile in self.tiles:
            tile.place_pictures(foot, most)
            tile.title_ink = title
        return down * (size[1] + GAP) - GAP

    def _title_ink(self, wide: float) -> Ink:
        """Return the ink in which every title fits one line of a tile of that width: the letters that stay larger."""
        inks, writer = self.context.theme.inks, self.context.theme.writer
        titles = [t(tile.puzzle.title) for tile in self.tiles]
        room = int(wide - 2 * MARGIN.x - NUMBER - LAUREL - BETWEEN)
        longest = max(writer.units(title, inks.heading).x for title in titles)
        if longest <= room:
            return inks.heading
        narrow = max(writer.units(title, inks.strong).x for title in titles)
        return inks.strong.sized(min(inks.heading.size, inks.strong.size * room / narrow))


def laurel_color(palette: Palette, solved: Solved) -> Color:
    return palette.gold_light if solved is Solved.ALONE else palette.text_faint


class Tile(Pressable):
    """One puzzle."""

    title_ink: Ink

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
        self._n, self.puzzle = n, puzzle
        self.solved = solved
        self.tooltip = lambda: t("Solved with a hint") if solved is Solved.HELPED else ""
        self.pictures = [self.add(Sprite(face=face, name="picture")) for face in contents.pictures(puzzle)]
        for picture in self.pictures:
            picture.touchable = False

    def activate(self) -> None:
        Ways(self._context, self._contents, self.puzzle).play()

    def least(self, width: float, ink: Ink) -> float:
        """Return the height that it needs at that width to show its pictures below all of its task in that ink."""
        task = self._context.theme.writer.units(t(self.puzzle.task), ink, width - 2 * MARGIN.x).y
        return TASK + task + BETWEEN + SMALL + MARGIN.y

    @property
    def _below_title(self) -> Vector2:
        """The room for the task and the pictures below it."""
        return Vector2(self.size.x - 2 * MARGIN.x, self.size.y - TASK - BETWEEN - MARGIN.y)

    def fitting_letters(self) -> float:
        """Return the size of letters in which the task leaves room for pictures."""
        theme, room = self._context.theme, self._below_title
        return theme.writer.wrapping_ink(t(self.puzzle.task), theme.inks.body, (room.x, room.y - SMALL)).size

    def room_below_task(self, letters: float) -> float:
        """Write the task in letters of that size, and return the height that it leaves to the pictures."""
        theme, room = self._context.theme, self._below_title
        self._ink = theme.inks.body.sized(letters)
        return max(SMALL, room.y - theme.writer.units(t(self.puzzle.task), self._ink, room.x).y)

    def place_pictures(self, high: float, most: int) -> None:
        """Lay out its pictures along its foot, beside its stars, as large as the `most` of a tile can be."""
        high = min(LARGE, high)
        foot = FRect(
            MARGIN.x, self.size.y - MARGIN.y - high, self.size.x - 2 * MARGIN.x - STAR - BETWEEN, high
        )
        widest = (foot.w - BETWEEN * (most - 1)) / max(1, most)
        size = Vector2(min(widest, high * PICTURE), min(high, widest / PICTURE))
        for picture, box in zip(
            self.pictures, line(foot, len(self.pictures), size, BETWEEN, align=0), strict=True
        ):
            picture.rect = box
        self._foot = foot

    def paint(self, canvas: Canvas) -> None:
        theme, puzzle = self._context.theme, self.puzzle
        palette, inks = theme.palette, theme.inks
        top, bottom = palette.panel_raised if self.hovered else (palette.panel, palette.panel)
        rim = palette.gold_light if self.hovered else palette.gold_dim if self.solved else palette.panel_rim
        fill(canvas, self.bounds, top, radius=12, bottom=bottom, rim=rim)
        room = inset(self.bounds, *MARGIN)
        number, title = (
            FRect(room.x, room.y, NUMBER, HEAD),
            FRect(room.x + NUMBER, room.y, room.w - NUMBER, HEAD),
        )
        write(canvas, theme.writer, f"{self._n}", inks.number.sized(34), number)
        if self.solved:
            title.w -= LAUREL + BETWEEN
            lit = laurel_color(palette, self.solved)
            icon(canvas, "laurel", lit, FRect(room.right - LAUREL, room.y + 4, LAUREL, LAUREL))
        ink = self.title_ink.colored(palette.gold_light if self.solved else palette.text)
        write(canvas, theme.writer, t(puzzle.title), ink, title)
        wide = theme.writer.even_width(t(puzzle.task), self._ink, room.w)
        task = FRect(room.x, TASK, wide, self._foot.y - BETWEEN - TASK)
        lines = max(2, int((task.h + 1) // theme.writer.units("x", self._ink).y))
        write(canvas, theme.writer, t(puzzle.task), self._ink, task, valign=0.0, lines=lines)
        self._paint_stars(canvas, FRect(room.right - STAR + 6, self._foot.y, STAR - 6, self._foot.h))

    def _paint_stars(self, canvas: Canvas, room: FRect) -> None:
        """Paint how hard it is, from below upwards."""
        palette, every = self._context.theme.palette, self._contents.hardest
        high = min(room.h / every, room.w)
        for star in range(every):
            color = palette.gold_light if star < self.puzzle.stars else palette.panel_rim
            box = FRect(room.x, room.bottom - (star + 1) * high, room.w, high - 2)
            icon(canvas, self._contents.star, color, box)
