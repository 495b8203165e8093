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
from wotrush.stage.typography.text import Ink
from wotrush.stage.widgets import Button, ScrollPanel

GAP, TOP, EDGES, APART = 14.0, 64.0, 24.0, 22.0
HEAD, HEADING, BELOW = 70.0, 30.0, 10.0
WIDEST, HIGHEST, NARROWEST = 1300.0, 690.0, 620.0
LARGEST_CARD, SMALLEST_CARD = 190.0, 106.0
FADED = 0.3
"""How much is seen of a card that was chosen before."""
BEYOND = 10.0
"""How far it reaches beyond a row of cards that it hides."""


@dataclass(frozen=True, slots=True)
class SpreadGroup:
    """Cards in order, below a line about them."""

    heading: str
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Spread:
    """The contents of a pile. A click on one of `choices` chooses it; those `spent` were chosen before."""

    title: str
    groups: tuple[SpreadGroup, ...]
    choices: frozenset[int] = frozenset()
    spent: frozenset[int] = frozenset()

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
        return 0.0 if self._spread is None else self._shelved(self._spread, room).size.x + EDGES

    def _shelved(self, spread: Spread, room: Vector2) -> _Shelves:
        named = [self._named(group) for group in spread.groups]
        return _shelves_in(room, spread.groups, named, self._smallest)

    @property
    def _smallest(self) -> float:
        """The least width of a card. To choose from, cards are seen whole: they need not grow with the letters."""
        return SMALLEST_CARD / max(1.0, self.view.ui_scale) if self.asking else SMALLEST_CARD

    def _named(self, group: SpreadGroup) -> float:
        """Return the width of a group's heading."""
        return self.view.theme.writer.units(group.heading, self._ink).x + 4

    @property
    def _ink(self) -> Ink:
        return self.view.theme.inks.small.sized(20)

    def _lay_out(self, spread: Spread, room: FRect) -> Vector2:
        """Lay groups side by side as far as they have room, and others below them; return how large they are together."""
        scroll = self.add(ScrollPanel(self.view.theme.styles.plain, room, name="spread cards"))
        scroll.ground = self.view.palette.own[1]
        shelves = self._shelved(spread, Vector2(room.size))
        width = shelves.card
        for group, (at, across) in zip(spread.groups, shelves.places, strict=True):
            line = FRect(8 + at.x, at.y, min(room.w - EDGES, self._named(group)), HEADING)
            scroll.content.add(Label(self.view.theme.writer, group.heading, self._ink, line))
            for i, card in enumerate(group.cards):
                x, y = 8 + at.x + i % across * (width + GAP), i // across * (width * CARD + GAP)
                place = FRect(x, at.y + HEADING + BELOW + y, width, width * CARD)
                sprite = scroll.content.add(self._sprite(card, place, chosen=card in spread.choices))
                sprite.alpha = FADED if card in spread.spent else 1.0
        wide = min(room.w, shelves.size.x + EDGES)
        if self.fitting:
            scroll.rect = FRect(room.x, room.y, wide, room.h)
        scroll.fit_content(shelves.size.y)
        return Vector2(wide, shelves.size.y)

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


def _scrolled_width(room: Vector2, counts: Sequence[int], least: float) -> float:
    """Return the width of cards not all of which can be seen at once: they fill the width as far as two lines of them can be seen
    whole.
    """
    across = max((_evenly(count, _across(room.x, least)) for count in counts), default=1)
    two_lines = (room.y / 2 - (HEADING + BELOW + 4) - GAP) / CARD
    return max(least, min(LARGEST_CARD, (room.x - EDGES) / across - GAP, two_lines))


def _across(room: float, width: float) -> int:
    return max(1, int((room - EDGES) // (width + GAP)))


def _evenly(count: int, most: int) -> int:
    """Return how many cards lie side by side so that as few lines as possible are about equally long."""
    return -(-count // -(-count // most)) if count else 1


@dataclass(frozen=True, slots=True)
class _Shelves:
    """Where groups lie: for each its upper left corner and how many cards lie side by side, all of them so wide."""

    places: tuple[tuple[Vector2, int], ...]
    card: float
    size: Vector2


def _shelves_in(
    room: Vector2, groups: Sequence[SpreadGroup], named: Sequence[float], least: float
) -> _Shelves:
    """Lay groups out with cards so large that all can be seen at once, but at least that wide."""
    width = LARGEST_CARD
    while width > least:
        shelves = _shelves(room, groups, named, width)
        if shelves.size.y <= room.y:
            return shelves
        width -= 6
    wide = _scrolled_width(room, [len(group.cards) for group in groups], least)
    return _shelves(room, groups, named, wide)


def _shelves(room: Vector2, groups: Sequence[SpreadGroup], named: Sequence[float], width: float) -> _Shelves:
    """Lay groups of cards of that width side by side: one that has no room beside the others begins a new shelf."""
    most, step = _across(room.x, width), width * CARD + GAP
    evenly = max((_evenly(len(group.cards), most) for group in groups), default=1)
    places, size, at, high = [], Vector2(), Vector2(), 0.0
    for group, wide in zip(groups, named, strict=True):
        count = len(group.cards)
        across = count if 0 < count <= most else evenly
        taken = max(wide, min(count, across) * (width + GAP))
        if at.x and (at.x + taken > room.x - EDGES or not count):
            at, high = Vector2(0, at.y + high), 0.0
        places.append((Vector2(at), across))
        high = max(high, HEADING + BELOW + -(-count // across) * step + 4)
        size.update(max(size.x, at.x + taken), at.y + high)
        at.x += taken + APART
        if not count:
            at, high = Vector2(0, at.y + high), 0.0
    return _Shelves(tuple(places), width, size)
