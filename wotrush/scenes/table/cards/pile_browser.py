"""An open pile spread out over the table: its cards in groups, and a choice among them where a game asks for one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import FRect, Vector2

from wotrush.i18n import t
from wotrush.scenes.style.paint import fill, shadow, write
from wotrush.scenes.style.veil import paint_veil
from wotrush.scenes.table.cards.card_sprites import RADIUS_OF_WIDTH
from wotrush.scenes.table.lying import CARD
from wotrush.scenes.table.panels.overlay import Overlay
from wotrush.scenes.table.view import TableView
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.geometry import inset
from wotrush.stage.label import Label
from wotrush.stage.sprite import Sprite
from wotrush.stage.widgets import Button, ScrollPanel

GAP, TOP, EDGES = 14.0, 64.0, 24.0
HEAD, HEADING, BELOW = 70.0, 30.0, 10.0
WIDEST, HIGHEST, NARROWEST = 1300.0, 690.0, 620.0
LARGEST_CARD, SMALLEST_CARD = 190.0, 106.0
BEYOND = 10.0
"""How far it reaches beyond a row of cards that it hides."""


@dataclass(frozen=True, slots=True)
class SpreadGroup:
    """Cards in order, below a line about them."""

    heading: str
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Spread:
    """The contents of a pile. A click on one of `choices` chooses it."""

    title: str
    groups: tuple[SpreadGroup, ...]
    choices: frozenset[int] = frozenset()

    @property
    def cards(self) -> tuple[int, ...]:
        return tuple(card for group in self.groups for card in group.cards)


class PileCard(Sprite):
    """A card of the spread."""

    focusable = True

    def __init__(self, card: int, choose: Callable[[int], None] | None) -> None:
        super().__init__(name=f"pile card {card}")
        self.card = card
        self._choose = choose

    def on_press(self, point: Vector2) -> bool:
        return self._choose is not None

    def on_release(self, point: Vector2) -> None:
        if self.contains(point):
            self.activate()

    def activate(self) -> None:
        if self._choose is not None:
            self._choose(self.card)


class PileBrowser(Overlay):
    """Lies over the table. `face` returns the picture of a card, `choose` receives the chosen one."""

    def __init__(
        self, view: TableView, face: Callable[[int], Face], choose: Callable[[int], None] = lambda card: None
    ) -> None:
        super().__init__(name="browser")
        self.view = view
        self.choose = choose
        self._face = face
        self._spread: Spread | None = None
        self._spread_out: Callable[[], Spread | None] = lambda: None
        self.visible = False

    @property
    def asking(self) -> bool:
        return self._spread is not None and bool(self._spread.choices)

    def open(self, spread_out: Callable[[], Spread | None]) -> None:
        """Open a pile; the same one, asked for again, keeps its scroll position."""
        self._spread_out = spread_out
        spread = spread_out()
        if spread == self._spread:
            return
        self._spread = spread
        self.visible = True
        self.place()

    def follow(self) -> None:
        """Show what the open pile holds by now; a choice is asked anew by whoever asks."""
        if self.visible and not self.asking:
            self.open(self._spread_out)

    def reword(self) -> None:
        """Use another language from the next layout on."""
        self._spread = self._spread_out()

    def close(self) -> None:
        if self._spread is not None:
            self.view.overlaid = None
        self._spread, self._spread_out = None, lambda: None
        self.visible = False
        self.clear()

    def place(self) -> None:
        """Lay its cards out; again after every change of the screen."""
        if self._spread is None:
            return
        self.clear()
        self.rect = self.plate(self.view.zones.area)
        foot = self.foot
        needed = self._lay_out(self._spread, self.room(inset(self.bounds, 24, HEAD, 18, 20 + foot)))
        if self.fitting:
            height = min(self.rect.h, self._not_ending_within(HEAD + 14 + needed.y + foot))
            width = min(self.rect.w, max(NARROWEST, needed.x + 26))
            self.rect = FRect(self.rect.centerx - width / 2, self.rect.y, width, height)
        self.view.overlaid = FRect(self.rect)
        self.add_buttons()

    def _not_ending_within(self, height: float) -> float:
        """Return that height, or the one at which it hides the whole of a row in the middle of which it would end."""
        bottom = self.rect.y + height
        below = [row.bottom for row in self.rows_below if row.top < bottom < row.bottom]
        return max(below) + BEYOND - self.rect.y if below else height

    # -- for games

    @property
    def rows_below(self) -> Sequence[FRect]:
        """The rows of cards below its head that it hides whole rather than in part."""
        return ()

    @property
    def fitting(self) -> bool:
        """Whether the plate is only as large as its cards need."""
        return True

    @property
    def foot(self) -> float:
        """The height of what stands below the cards."""
        return 0.0

    def plate(self, area: FRect) -> FRect:
        """Return the largest place that it may take."""
        width, height = min(area.w - 60, WIDEST), min(area.h - 150, HIGHEST)
        return FRect(area.centerx - width / 2, TOP, width, height)

    def room(self, room: FRect) -> FRect:
        """Return where the cards lie, after anything else has been placed there."""
        return room

    @property
    def corner(self) -> FRect:
        """The place of the button at its upper right."""
        return FRect(self.size.x - 224, 14, 192, 48)

    def add_buttons(self) -> None:
        """Add what closes it."""
        if not self.asking:
            plain = self.view.theme.styles.plain
            self.add(Button(plain, t("Close"), self.close, self.corner, key_text=t("Esc"), name="close"))

    # -- the cards

    def breadth(self, room: Vector2) -> float:
        """Return the width that the cards need in such a room."""
        groups = () if self._spread is None else self._spread.groups
        width, across = _columns(room, [len(group.cards) for group in groups])
        return across * (width + GAP) + EDGES

    def _lay_out(self, spread: Spread, room: FRect) -> Vector2:
        """Lay group below group; return how large they are together."""
        scroll = self.add(ScrollPanel(self.view.theme.styles.plain, room, name="spread cards"))
        scroll.ground = self.view.palette.own[1]
        width, across = _columns(Vector2(room.size), [len(group.cards) for group in spread.groups])
        ink = self.view.theme.inks.small.sized(20)
        y, wide = 0.0, 0.0
        for group in spread.groups:
            named = self.view.theme.writer.units(group.heading, ink).x
            wide = max(wide, named, min(len(group.cards), across) * (width + GAP))
            line = FRect(8, y, min(room.w - 24, named + 4), HEADING)
            scroll.content.add(Label(self.view.theme.writer, group.heading, ink, line))
            y += HEADING + BELOW
            for i, card in enumerate(group.cards):
                at = (8 + i % across * (width + GAP), y + i // across * (width * CARD + GAP))
                chosen = card in spread.choices
                scroll.content.add(self._sprite(card, FRect(*at, width, width * CARD), chosen=chosen))
            y += -(-len(group.cards) // across) * (width * CARD + GAP) + 4
        wide = min(room.w, wide + EDGES)
        if self.fitting:
            scroll.rect = FRect(room.x, room.y, wide, room.h)
        scroll.fit_content(y)
        return Vector2(wide, y)

    def _sprite(self, card: int, rect: FRect, *, chosen: bool) -> PileCard:
        sprite = PileCard(card, self.choose if chosen else None)
        sprite.rect = rect
        sprite.face = self._face(card)
        sprite.radius = rect.w * RADIUS_OF_WIDTH
        sprite.glow = self.view.theme.glow(self.view.palette.legal) if chosen else None
        return sprite

    def on_press(self, point: Vector2) -> bool:
        return True

    def paint(self, canvas: Canvas) -> None:
        if self._spread is None:
            return
        palette, inks, writer = self.view.palette, self.view.theme.inks, self.view.theme.writer
        below_the_bar = inset(self.view.zones.area, 0, self.view.zones.bar.bottom, 0, 0)
        paint_veil(canvas, below_the_bar.move(-self.rect.x, -self.rect.y), palette.veil)
        rim: Color = palette.legal if self.asking else palette.gold_light
        shadow(canvas, self.bounds, radius=16, reach=16, color=(*palette.shadow[:3], 190))
        top, bottom = palette.own
        fill(canvas, self.bounds, top, radius=16, bottom=bottom, rim=rim)
        title = FRect(32, 14, self.size.x - 270, 42)
        write(canvas, writer, self._spread.title, inks.heading.sized(30), title)


def _columns(room: Vector2, counts: Sequence[int]) -> tuple[float, int]:
    """Return the width of the cards, and how many lie side by side. Where not all can be seen at once, they fill the width as
    far as two lines of them can be seen whole.
    """
    width = _card_width(room, counts)
    across = max((_evenly(count, _across(room.x, width)) for count in counts), default=1)
    if width <= SMALLEST_CARD:
        two_lines = (room.y / 2 - (HEADING + BELOW + 4) - GAP) / CARD
        width = max(width, min(LARGEST_CARD, (room.x - EDGES) / across - GAP, two_lines))
    return width, across


def _across(room: float, width: float) -> int:
    return max(1, int((room - EDGES) // (width + GAP)))


def _evenly(count: int, most: int) -> int:
    """Return how many cards lie side by side so that as few lines as possible are about equally long."""
    return -(-count // -(-count // most)) if count else 1


def _card_width(room: Vector2, counts: Sequence[int]) -> float:
    """Return a width that lets all be seen at once, within reason."""
    width = LARGEST_CARD
    while width > SMALLEST_CARD:
        lines = sum(-(-count // _across(room.x, width)) for count in counts)
        if lines * (width * CARD + GAP) + len(counts) * (HEADING + BELOW + 4) <= room.y:
            break
        width -= 6
    return width
