"""The page of a rule book: the paragraphs of a chapter, or those that were found, below one another."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect, Vector2

from wotrush.i18n import t
from wotrush.scenes.rulebook.book import Chapter, Paragraph
from wotrush.scenes.rulebook.drawings import DrawingPart
from wotrush.scenes.rulebook.markup import inks_of, segments
from wotrush.scenes.rulebook.signs import DrawnSign
from wotrush.scenes.style.paint import fill
from wotrush.scenes.style.theme import Theme
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import rect_around
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite
from wotrush.stage.typography.text import Segments, resolve
from wotrush.stage.widgets import ScrollPanel

WIDEST = 1120.0
INDENT = 26.0
BETWEEN, TIGHTEST = 18.0, 10.0
"""The room between two paragraphs, and the least of it where a chapter fits the page without being scrolled."""
ABOVE = 40.0
"""How much of what stands before it is seen above a paragraph that a link leads to."""
NARROWER = 0.92
"""The width of a paragraph that needs no more lines in it, as a share of the room."""
SIZES, USUAL, HIGHEST = (1.35, 1.0, 0.78), 1.0, 300.0
"""How far drawings are enlarged at most, or shrunk: the first size with which the chapter fits the page without being scrolled,
otherwise the usual one; and the height up to which they are enlarged.
"""


class PageSheet(ScrollPanel):
    """Headings and paragraphs. The paragraph that a link led to has a bar along its side."""

    focusable = True

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme.styles.plain, name="sheet")
        self.theme = theme
        self._blocks: list[Block] = []
        self._turned = False
        """Whether other entries are shown than when it was last placed."""

    def show(self, entries: Sequence[Chapter | Paragraph], found: str = "", marked: str = "") -> None:
        """Show headings and paragraphs, with the words `found` highlighted and the entry of the key `marked` in view."""
        self.content.clear()
        self._blocks = [
            self.content.add(Block(self.theme, entry, found, entry.key == marked)) for entry in entries
        ]
        self._turned = True
        if self.rect:
            self.place(self.rect)

    def place(self, rect: FRect) -> None:
        self.rect = rect
        for most in (*SIZES, USUAL):
            high = sum(block.place(min(WIDEST, rect.w - 30), most) for block in self._blocks)
            if high + TIGHTEST * (len(self._blocks) - 1) <= rect.h:
                break
        fitting = (rect.h - high) / max(1, len(self._blocks) - 1)
        between = min(BETWEEN, fitting) if fitting >= TIGHTEST else BETWEEN
        y = 0.0
        for block in self._blocks:
            block.rect = block.rect.move(0, y)
            y = block.rect.bottom + between
        self.fit_content(max(0.0, y - between))
        if self._turned:
            self._turned = False
            sought = next((block for block in self._blocks if block.marked), None)
            self.scroll_to(0 if sought is None else sought.rect.y - ABOVE)


class Block(Node):
    """A heading, or a paragraph with its drawing below it."""

    touchable = False

    def __init__(self, theme: Theme, entry: Chapter | Paragraph, found: str, marked: bool) -> None:
        super().__init__(name=entry.key)
        self.marked = marked
        self._color = theme.palette.gold_light
        text: Segments
        if isinstance(entry, Chapter):
            ink, text = theme.inks.heading.colored(theme.palette.gold_light), t(entry.title)
            parts = []
        else:
            ink, text = theme.inks.body, segments(t(entry.text), inks_of(theme), found)
            parts = entry.drawing.parts() if entry.drawing is not None else []
        self._label = self.add(Label(theme.writer, lambda: text, ink, fit=Fit.WRAP, valign=0.0))
        self._picture = self.add(Picture(theme, parts)) if parts else None

    def place(self, width: float, most: float) -> float:
        """Arrange its parts from its upper edge down in that width, a drawing enlarged so far at most, and return its height."""
        label, room = self._label, width - INDENT
        # Where it needs no more lines if they are shorter, they are, so that few paragraphs end with a word by itself.
        height, narrow = (label.height_at(wide) + 4 for wide in (room, room * NARROWER))
        label.rect = FRect(INDENT, 0, room * NARROWER if narrow == height else room, height)
        if self._picture is not None:
            height = self._picture.place(Vector2(INDENT, height + 14), room, most) + 8
        self.rect = FRect(0, 0, width, height)
        return height

    def paint(self, canvas: Canvas) -> None:
        if self.marked:
            bar = FRect(4, 2, 6, self.size.y - 4)
            fill(canvas, bar, self._color, radius=3)


class Picture(Node):
    """A drawing: larger where the page has room, and smaller where it is wider than the page."""

    touchable = False

    def __init__(self, theme: Theme, parts: list[DrawingPart]) -> None:
        super().__init__()
        self._ink = theme.inks.strong
        self._parts = [(part, self.add(_node(theme, part))) for part in parts]
        self._extent = Vector2(
            max(_reach(part).right for part in parts), max(_reach(part).bottom for part in parts)
        )
        self._rise = min(0.0, *(_reach(part).top for part in parts))

    def place(self, at: Vector2, width: float, most: float) -> float:
        """Take this place and return the lower edge."""
        scale = min(most, width / self._extent.x, max(1.0, HIGHEST / (self._extent.y - self._rise)))
        height = (self._extent.y - self._rise) * scale
        self.rect = FRect(at.x, at.y, self._extent.x * scale, height)
        for part, node in self._parts:
            node.size = Vector2(part.rect.size) * scale
            node.pos = (Vector2(part.rect.center) - Vector2(0, self._rise)) * scale
            node.angle = part.angle
        self._write_alike()
        return at.y + height

    def _write_alike(self) -> None:
        """Write all its words in the size in which the longest have room."""
        ink, labels = self._ink, [node for _, node in self._parts if isinstance(node, Label)]
        sizes = [
            label.writer.fitting_ink(resolve(label.text), ink, int(label.size.x)).size for label in labels
        ]
        for label in labels:
            assert label.ink is not None
            label.ink = label.ink.sized(min(sizes))


def _reach(part: DrawingPart) -> FRect:
    """Return the box that a part covers once it is turned."""
    if part.angle % 180 == 0:
        return part.rect
    return rect_around(part.rect.center, (part.rect.h, part.rect.w))


def _node(theme: Theme, part: DrawingPart) -> Node:
    if isinstance(part.what, str):
        ink = theme.inks.strong.colored(theme.palette.gold_light).aligned(part.align)
        return Label(theme.writer, part.what, ink)
    flat = isinstance(part.what, DrawnSign)
    sprite = Sprite(
        part.what.face(theme.palette) if isinstance(part.what, DrawnSign) else part.what, radius=10.0
    )
    sprite.touchable = False
    sprite.alpha = part.alpha
    if not flat:
        sprite.shadow = theme.shadow
    return sprite
