"""A lesson, laid over the table: a few sentences, and a ring around what they are about."""

from __future__ import annotations

from dataclasses import replace

from pygame import FRect, Vector2

from wotrush.i18n import t
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import Page
from wotrush.scenes.rulebook.markup import inks_of, segments
from wotrush.scenes.style.veil import Veil
from wotrush.scenes.table.panels.hint_mark import HintMark
from wotrush.scenes.table.view import TableView
from wotrush.scenes.tutorial.lesson import Lesson
from wotrush.stage.color import CLEAR
from wotrush.stage.geometry import inset
from wotrush.stage.label import Fit
from wotrush.stage.widgets import Button, Panel

WIDE, BUTTON = 620.0, 64.0
LOW, WIDE_WHERE_LOW = 900.0, 860.0
"""Below this height in units the plate is wider, so that it leaves the lower half of the table free."""
EDGE, GAP = 8.0, 12.0


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
        self._veil = self.root.add(Veil(CLEAR, self.go_back))
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
        wide = min(WIDE if self.root.size.y >= LOW else WIDE_WHERE_LOW, area.w)
        ink = self.context.theme.inks.body
        text = self.context.theme.writer.units(self._segments, ink, wide - 64).y + 8
        plate = FRect(0, 0, wide, 34 + 52 + text + 20 + BUTTON + 24)
        plate.topleft = _beside(
            self._spot, Vector2(plate.size), inset(self.root.bounds, EDGE), self.view.zones.status
        )
        self._plate.rect = plate
        inner = inset(plate, 32, 24)
        self._title.rect = FRect(inner.x, inner.y, inner.w, 48)
        self._text.rect = FRect(inner.x, inner.y + 58, inner.w, text)
        foot = FRect(inner.x, inner.bottom - BUTTON, inner.w, BUTTON)
        self._rule.rect = FRect(foot.x, foot.y + 8, self._rule.natural_width(), 48)
        self._next.rect = FRect(foot.right - 220, foot.y, 220, BUTTON)


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
