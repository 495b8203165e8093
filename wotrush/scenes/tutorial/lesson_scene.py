"""A lesson, laid over the table: a few sentences, a ring around what they are about, and light on what they name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple, Protocol

import pygame
from pygame import FRect, Vector2
from pygame.event import Event

from wotrush.i18n import t
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.keys import Command
from wotrush.scenes.page.page import Page
from wotrush.scenes.rulebook.markup import inks_of, segments
from wotrush.scenes.style.spotlight import Spotlight
from wotrush.scenes.table.hint_watch import place_on
from wotrush.scenes.table.panels.hint_mark import HintMark
from wotrush.scenes.table.panels.plate_place import EDGE, SHADE, least_covering
from wotrush.scenes.table.view import TableView
from wotrush.scenes.tutorial.lesson import Lesson
from wotrush.stage.color import rgba
from wotrush.stage.devices.stroke import Stroke
from wotrush.stage.geometry import inset, rows
from wotrush.stage.label import Fit
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Span
from wotrush.stage.widgets import Button, Panel

SIDES, BETWEEN = 32.0, 16.0
"""Room left and right of what is on the plate, and between neighbors."""
UNREAD = 0.8
"""Seconds in which a click beside the plate does not put a lesson away: it was meant for the table."""
TITLE, BUTTON, RULE, NEXT = 64.0, 56.0, 48.0, 196.0
"""The height of the title with the room below it, of both buttons, and the width of the one that goes on."""


class PlateShape(NamedTuple):
    """One of the shapes of which the plate takes the one that hides less of the table."""

    wide: float
    edge: float
    """Room above and below what is on it."""
    flat: bool
    """Whether the buttons stand beside the title rather than below the text."""


SHAPES = (
    PlateShape(960, 14, flat=True),
    PlateShape(620, 20, flat=False),
    PlateShape(530, 20, flat=False),
    PlateShape(450, 20, flat=False),
)


class TableBelow(Protocol):
    """The table over which a lesson lies."""

    root: Node

    def instead(self, event: Event) -> bool:
        """Do what an event means there, in place of what the lesson was given for."""


class LessonScene(Page):
    """A plate beside the spot that the lesson is about. Enter, Esc or a click goes on; what is lit does what it does without the
    plate, and so does the key for a hint.
    """

    overlay = True

    def __init__(
        self,
        context: AppContext,
        lesson: Lesson,
        view: TableView,
        spot: Callable[[], FRect | None],
        named: Callable[[], Sequence[FRect]] = tuple,
        number: int | None = None,
        table: TableBelow | None = None,
        *,
        deed_follows: bool = False,
    ) -> None:
        """`spot` and `named` say where that lies, and are asked again when the window changes. `number` says which lesson
        it is, in a course that counts them. `table` gets the clicks on what is lit there, and the keys
        of buttons that are. `deed_follows` says that the learner has begun something that is carried out afterwards.
        """
        self.lesson = lesson
        self.view = view
        self._place_of_spot = spot
        self._places_of_named = named
        self._spot: FRect | None = None
        self._named: Sequence[FRect] = ()
        self._number = number
        self._table = table
        self._deed_follows = deed_follows
        self._before = view.overlaid, view.hushed
        self._since = context.clock.now()
        super().__init__(context)

    def build(self) -> None:
        theme = self.context.theme
        self.backdrop.detach()
        said = t(self.lesson.text, **self.lesson.figures(self.view))
        if self._deed_follows:
            said += " " + t("*When you go on, what you have just begun is carried out.*")
        self.words = segments(said, inks_of(theme))
        self._veil = self.root.add(Spotlight(rgba(theme.palette.veil[:3], SHADE), self._leave))
        self._mark = self.root.add(HintMark(self.view))
        solid = replace(theme.styles.plain.panel, fill=theme.palette.own[0])
        self._plate = self.root.add(Panel(theme.styles.plain, paint=solid, shadow=18, name="plate"))
        gold = theme.inks.heading.colored(theme.palette.gold_light)
        faint = theme.inks.small.colored(theme.palette.text_faint)
        self._title = self.label(
            lambda: [t(self.lesson.title), Span(self._count(), faint)], gold, name="title"
        )
        self._text = self.label(
            lambda: self.words,
            theme.inks.body,
            fit=Fit.WRAP,
            valign=0.0,
            name="text",
        )
        self._rule = self.button(
            lambda: t("In the rules"), lambda: self.context.go.rules(self.lesson.rule), name="in the rules"
        )
        styles = theme.styles
        style = replace(styles.plain, ink=styles.gold.ink) if self.lesson.golden else styles.gold
        self._next = self.root.add(
            Button(
                style,
                lambda: t("Go on"),
                self.go_back,
                shortcut=pygame.K_RETURN,
                key_text=lambda: t("Enter"),
                name="go on",
            )
        )

    def _count(self) -> str:
        return "" if self._number is None else "   " + t("Lesson {n}", n=self._number)

    def enter(self) -> None:
        self.interface.focus.set(self._next)

    def leave(self) -> None:
        self.view.overlaid, self.view.hushed = self._before
        super().leave()

    def _leave(self) -> None:
        if self._may_be_read:
            self.go_back()

    @property
    def _may_be_read(self) -> bool:
        return self.context.clock.now() - self._since >= UNREAD

    def handle(self, event: Event) -> bool:
        """Have the table do at once what a click or a key means to it, if that is lit there, or if it asks for a hint."""
        table, readable = self._table, self._may_be_read
        asks = self.context.keys.command(event) is Command.HINT
        if table is not None and (asks or (readable and self._means_what_is_lit(table, event))):
            if readable:
                self.go_back()
            return table.instead(event)
        return super().handle(event)

    def _means_what_is_lit(self, table: TableBelow, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            point = self.root.to_local(event.pos)
            return not self._plate.rect.collidepoint(point) and self._lights(point)
        if event.type == pygame.KEYDOWN:
            key, nodes = Stroke.of(event), table.root.walk()
            buttons = [node for node in nodes if isinstance(node, Button) and node.shortcut == key]
            return any(self._lights(place_on(table.root, button).center) for button in buttons)
        return False

    def _lights(self, point: tuple[float, float] | Vector2) -> bool:
        return any(spot.collidepoint(point) for spot in self.lit)

    def arrange(self, area: FRect) -> None:
        self._spot, self._named = self._place_of_spot(), self._places_of_named()
        self._veil.rect = FRect(self.root.bounds)
        self._mark.show(self._spot)
        self._veil.show(self.lit)
        self.view.hushed = not self.lesson.status
        sizes = [self._size(shape, area) for shape in SHAPES]
        number, rect = least_covering(
            self.view, sizes, inset(self.root.bounds, EDGE), self._spot, self._named
        )
        shape = SHAPES[number]
        self._plate.rect, self.view.overlaid = rect, FRect(rect)
        inner = inset(rect, SIDES, shape.edge)
        head, self._text.rect, *foot = rows(
            inner, -TITLE, 1, *((-BETWEEN, -BUTTON) if not shape.flat else ())
        )
        buttons = foot[-1] if foot else head
        self._next.rect = FRect(buttons.right - NEXT, buttons.y, NEXT, BUTTON)
        wide = min(self._rule.natural_width(), self._next.rect.x - buttons.x - 8)
        left = self._next.rect.x - BETWEEN - wide if shape.flat else buttons.x
        self._rule.rect = FRect(left, self._next.rect.centery - RULE / 2, wide, RULE)
        right = left - BETWEEN if shape.flat else head.right
        self._title.rect = FRect(head.x, head.y, right - head.x, BUTTON)

    @property
    def lit(self) -> list[FRect]:
        """Everything on the table that stays bright."""
        return [*([] if self._spot is None else [self._spot]), *self._named]

    def _size(self, shape: PlateShape, area: FRect) -> Vector2:
        """Return the size of a plate of that shape."""
        wide, ink = min(shape.wide, area.w), self.context.theme.inks.body
        text = self.context.theme.writer.units(self.words, ink, wide - 2 * SIDES).y + 8
        return Vector2(wide, 2 * shape.edge + TITLE + text + (0 if shape.flat else BETWEEN + BUTTON))
