"""A lesson, laid over the table: a few sentences, and a ring around what they are about."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from pygame import FRect, Vector2

from wotrush.i18n import t
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import Page
from wotrush.scenes.rulebook.markup import inks_of, segments
from wotrush.scenes.style.spotlight import Spotlight
from wotrush.scenes.table.panels.hint_mark import HintMark
from wotrush.scenes.table.view import TableView
from wotrush.scenes.tutorial.lesson import Lesson
from wotrush.stage.color import rgba
from wotrush.stage.geometry import inset, rows
from wotrush.stage.label import Fit
from wotrush.stage.widgets import Button, Panel

LOW = 900.0
"""Height in units below which the plate is wider and lower, so that it leaves more of the table free."""
SIDES, BELOW_TITLE, RULE = 32.0, 8.0, 48.0
"""Room left and right of what is on the plate and below its title, and the height of the button that leads to the rules."""
EDGE, GAP = 8.0, 12.0
SHADE = 0.53
"""How dark the rest of the table is: little enough for the table to be read, also in high contrast."""


class PlateLayout(NamedTuple):
    """Measures of the plate in units."""

    wide: float
    edge: float
    """Room above and below what is on it."""
    title: float
    gap: float
    """Between text and buttons."""
    button: float


ROOMY, TIGHT = PlateLayout(620, 24, 48, 24, 64), PlateLayout(860, 14, 40, 10, 52)


class LessonScene(Page):
    """A plate beside the spot that the lesson is about. Enter, Esc or a click goes on."""

    overlay = True

    def __init__(self, context: AppContext, lesson: Lesson, view: TableView, spot: FRect | None) -> None:
        self.lesson = lesson
        self.view = view
        self._spot = spot
        super().__init__(context)

    def build(self) -> None:
        theme = self.context.theme
        self.backdrop.detach()
        figures = self.lesson.figures(self.view.o)
        self._segments = segments(t(self.lesson.text, **figures), inks_of(theme))
        self._veil = self.root.add(Spotlight(rgba(theme.palette.veil[:3], SHADE), self.go_back))
        self._mark = self.root.add(HintMark(self.view))
        solid = replace(theme.styles.plain.panel, fill=theme.palette.own[0])
        self._plate = self.root.add(Panel(theme.styles.plain, paint=solid, shadow=18, name="plate"))
        gold = theme.inks.heading.colored(theme.palette.gold_light)
        self._title = self.label(lambda: t(self.lesson.title), gold, name="title")
        self._text = self.label(
            lambda: self._segments,
            theme.inks.body,
            fit=Fit.WRAP,
            valign=0.0,
            name="text",
        )
        self._rule = self.button(
            lambda: t("In the rules"), lambda: self.context.go.rules(self.lesson.rule), name="in the rules"
        )
        self._next = self.root.add(Button(theme.styles.gold, lambda: t("Go on"), self.go_back, name="go on"))

    def enter(self) -> None:
        self.interface.focus.set(self._next)

    def arrange(self, area: FRect) -> None:
        self._veil.rect = FRect(self.root.bounds)
        self._mark.show(self._spot)
        self._veil.show(self._spot)
        usual = ROOMY if self.root.size.y >= LOW else TIGHT
        wide = min(usual.wide, area.w)
        ink = self.context.theme.inks.body
        text = self.context.theme.writer.units(self._segments, ink, wide - 2 * SIDES).y + 8
        high = 2 * usual.edge + usual.title + BELOW_TITLE + text + usual.gap + usual.button
        plate = FRect(0, 0, wide, high)
        plate.topleft = _beside(
            self._spot, Vector2(plate.size), inset(self.root.bounds, EDGE), self.view.zones.status
        )
        self._plate.rect = plate
        inner = inset(plate, SIDES, usual.edge)
        self._title.rect, _, self._text.rect, _, foot = rows(
            inner, -usual.title, -BELOW_TITLE, -text, 1, -usual.button
        )
        self._rule.rect = FRect(foot.x, foot.centery - RULE / 2, self._rule.natural_width(), RULE)
        self._next.rect = FRect(foot.right - 220, foot.y, 220, foot.h)


def _beside(spot: FRect | None, size: Vector2, area: FRect, status: FRect) -> Vector2:
    """Return the top left corner of the place nearest to the middle of the area that leaves the spot free, or as much of
    it as can be, and, if there is a choice, the status line too, and what is the viewer's own below it.
    """
    middle = FRect(area.centerx - size.x / 2, area.centery - size.y / 2, *size)
    free = FRect(area.center, (0, 0)) if spot is None else spot.inflate(48, 48)
    places = [
        FRect(middle.x, free.bottom, *size),
        FRect(middle.x, free.top - size.y, *size),
        FRect(free.right, middle.y, *size),
        FRect(free.left - size.x, middle.y, *size),
        middle,
        *(
            FRect(x, y, *size)
            for x in (area.x, middle.x, area.right - size.x)
            for y in (status.bottom + GAP, status.top - GAP - size.y)
        ),
    ]
    fitting = [place for place in places if area.contains(place) and not (spot and place.colliderect(free))]
    if spot is not None and not fitting:
        edges = [FRect(middle.x, y, *size) for y in (area.bottom - size.y, area.y)]
        return Vector2(min((middle, *edges), key=lambda place: place.clip(spot).h).topleft)

    def cost(place: FRect) -> tuple[bool, bool, float]:
        from_middle = Vector2(place.center).distance_to(area.center)
        return place.colliderect(status), place.bottom > status.top, from_middle

    return Vector2(min(fitting, key=cost).topleft)
