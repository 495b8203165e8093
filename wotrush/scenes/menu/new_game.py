"""Choosing a new game: who plays, by which rules, from which seed, and who begins."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

from pygame import FRect

from wotrush.i18n import t
from wotrush.match.seats import Setup
from wotrush.scenes.menu.seat_row import SeatRow
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import Page
from wotrush.scenes.setup.game_plan import (
    MOST,
    REMEMBERED_AS,
    RULE_OPTIONS,
    GamePlan,
    OptionText,
    SeedError,
    read_seed,
    remembered_plan,
)
from wotrush.scenes.setup.share_code import CodeError, code_of, looks_like_code, of_the_day, plan_of
from wotrush.stage.geometry import columns, inset, rows
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Ink, resolve
from wotrush.stage.widgets import Button, Panel, ScrollPanel, Segmented, TextField, Toggle

LONGEST_NAMES = 40
"""Letters that fit side by side."""
OPTION = 94.0
"""Units a rule option needs for its name and two lines."""


def _now() -> datetime:
    return datetime.now(UTC)


class NewGame(Page):
    """What was chosen last stands there already, so that one Enter starts."""

    def __init__(
        self,
        context: AppContext,
        start: Callable[[Setup], None],
        now: Callable[[], datetime] = _now,
    ) -> None:
        self.plan = remembered_plan(context.settings)
        self.seed = ""
        self._start, self._now = start, now
        self.heading = lambda: t("New game")
        super().__init__(context)

    def enter(self) -> None:
        self.interface.focus.set(self.root.find("start"))

    def build(self) -> None:
        theme = self.context.theme
        self._players = self._subheading(lambda: t("Players"))
        self._rules = self._subheading(lambda: t("Rules"))
        self._seats = [
            self.root.add(SeatRow(theme, lambda: self.plan, seat, self._change))
            for seat in range(len(self.plan.seats))
        ]
        self._more = self.button(lambda: t("Add an opponent"), self._add, name="add")
        self._more.why_not = self._why_not_more
        self._first_text = self.label(lambda: t("Begins"), theme.inks.body)
        first = self.plan.first_player
        self._first = self.root.add(
            Segmented(
                theme.styles.plain,
                [lambda: t("By lot"), *(self._name_text(seat) for seat in range(len(self.plan.seats)))],
                0 if first is None else first + 1,
                self._choose_first,
                name="first",
            )
        )
        self._plate = self.root.add(Panel(theme.styles.plain))
        self._scroll = self.root.add(ScrollPanel(theme.styles.plain))
        self._options = [self._option(option) for option in RULE_OPTIONS]
        self._seed_text = self.label(lambda: t("Seed"), theme.inks.body)
        self._seed = self.root.add(
            TextField(
                theme.styles.plain,
                self.seed,
                self._type_seed,
                longest=40,
                placeholder=lambda: t("a new deal every time"),
                on_submit=lambda _: self.start(),
                name="seed",
            )
        )
        self._today = self.button(lambda: t("Game of the day"), self._deal_of_today, name="today")
        self._why = self.label(self._seed_note, self._seed_ink(), fit=Fit.WRAP, valign=0.0, name="seed note")
        self._go = self.root.add(
            Button(
                theme.styles.gold, lambda: t("Start"), self.start, why_not=self._why_not_start, name="start"
            )
        )

    def _subheading(self, text: Callable[[], str]) -> Node:
        inks = self.context.theme.inks
        return self.label(text, inks.subheading.colored(self.context.theme.palette.gold_light))

    def _name_text(self, seat: int) -> Callable[[], str]:
        """Long names are told by their number."""

        def text() -> str:
            names = [plan.name_at(i) for i, plan in enumerate(self.plan.seats)]
            return names[seat] if len("".join(names)) <= LONGEST_NAMES else f"{seat + 1}"

        return text

    def _option(self, option: OptionText) -> tuple[Node, Label]:
        theme = self.context.theme
        within = self._scroll.content
        switch = within.add(
            Toggle(
                replace(theme.styles.plain, ink=theme.inks.strong.sized(24)),
                lambda: t(option.name),
                self.plan.options.get(option.field, False),
                lambda on: self._choose_option(option.field, on),
                name=option.field,
            )
        )
        ink = _explaining(self.context)
        return switch, self.label(lambda: t(option.explanation), ink, within, fit=Fit.WRAP, valign=0.0)

    # -- places

    def arrange(self, area: FRect) -> None:
        left, right = columns(area, 1.75 if area.w < 1300 else 1.6, 1, gap=28)
        tall = area.h > 760
        self._arrange_seats(left, 96.0 if tall else 66.0, 60.0 if tall else 52.0)
        self._arrange_rules(right, tall)

    def _arrange_seats(self, area: FRect, high: float, line: float) -> None:
        self._players.rect = FRect(area.x, area.y, area.w, 40)
        top = area.y + 46
        for row in self._seats:
            row.place(FRect(area.x, top, area.w, high))
            top += high + 10
        self._more.rect = FRect(area.x, top, self._more.natural_width(), line)
        first = FRect(area.x, min(top + line + 34, area.bottom - line), area.w, line)
        self._first_text.rect, self._first.rect = columns(first, -90, 1, gap=14)

    def _arrange_rules(self, area: FRect, tall: bool) -> None:
        start = 84.0 if tall else 68.0
        self._rules.rect = FRect(area.x, area.y, area.w, 40)
        plate = FRect(area.x, area.y + 46, area.w, area.h - 46 - start - 20)
        plate.h = min(plate.h, 700.0)
        self._plate.rect = plate
        options, seed = rows(inset(plate, 22, 14), 1, -104, gap=4)
        self._scroll.rect = options
        self._arrange_options(options)
        field = FRect(seed.x, seed.y, seed.w, 48)
        today = min(self._today.natural_width(), seed.w * 0.45)
        self._seed_text.rect, self._seed.rect, self._today.rect = columns(field, -68, 1, -today, gap=10)
        self._why.rect = FRect(
            self._seed.rect.x,
            field.bottom + 4,
            field.right - self._seed.rect.x,
            seed.bottom - field.bottom - 4,
        )
        self._go.rect = FRect(area.right - 320, plate.bottom + 20, 320, start)

    def _arrange_options(self, area: FRect) -> None:
        """One below the other, each with room for all that is said about it."""
        width, top = area.w - 88, 0.0
        for switch, text in self._options:
            needed = self.context.theme.writer.units(resolve(text.text), _explaining(self.context), width).y
            high = max(OPTION, area.h / len(self._options), needed + 46)
            switch.rect = FRect(0, top + 2, area.w - 20, 40)
            text.rect = FRect(68, top + 42, width, high - 42)
            top += high
        self._scroll.fit_content(top)

    # -- choices

    def _change(self, plan: GamePlan, rebuild: bool) -> None:
        self.plan = plan
        if rebuild:
            self.restyle()
        self.root.invalidate()

    def _add(self) -> None:
        self._change(self.plan.with_one_more(self._colors), True)

    def _choose_first(self, index: int) -> None:
        self._change(self.plan.model_copy(update={"first_player": index - 1 if index else None}), False)

    def _choose_option(self, field: str, on: bool) -> None:
        options = {**self.plan.options, field: on}
        self._change(self.plan.model_copy(update={"options": options}), False)

    def _type_seed(self, text: str) -> None:
        """A whole code brings its seats and rules with it."""
        self.seed = text
        self._why.ink = self._seed_ink()
        if looks_like_code(text) and self._seed_problem() is None:
            self._change(_with_names_of(self.plan, plan_of(text)[0]).in_colors(self._colors), True)
        self.root.invalidate()

    def _deal_of_today(self) -> None:
        plan, seed = of_the_day(self._now().date())
        self.seed = code_of(plan, seed)
        self._type_seed(self.seed)

    def _seed_note(self) -> str:
        return self._seed_problem() or t("The same seed or code deals the same cards again.")

    def _seed_ink(self) -> Ink:
        palette, inks = self.context.theme.palette, self.context.theme.inks
        return inks.small.colored(palette.warning) if self._seed_problem() else inks.small

    def _seed_problem(self) -> str | None:
        try:
            _seed_of(self.seed)
        except (SeedError, CodeError) as error:
            return str(error)
        return None

    @property
    def _colors(self) -> tuple[int, ...]:
        """Of the seats and, as they were chosen before, of those that nobody has this time."""
        return (*self.plan.colors, *self.context.settings.seat_colors[len(self.plan.colors) :])

    def _why_not_more(self) -> str | None:
        return t("Five players at most.") if len(self.plan.seats) >= MOST else None

    def _why_not_start(self) -> str | None:
        if all(seat.kind == "opponent" for seat in self.plan.seats):
            return t("At least one seat needs a person.")
        return self._seed_problem()

    def start(self) -> None:
        """Remembers what was chosen, and deals."""
        if self._why_not_start() is not None:
            return
        seed = _seed_of(self.seed)
        plan = self.plan.model_dump(mode="json")
        self.context.change(**{REMEMBERED_AS: plan, "seat_colors": self._colors})
        self._start(self.plan.setup(secrets.randbits(32) if seed is None else seed, self._now()))


def _explaining(context: AppContext) -> Ink:
    return context.theme.inks.small.sized(20)


def _seed_of(text: str) -> int | None:
    """Of a plain seed or of a code; None for a new one. Raises SeedError or CodeError."""
    return plan_of(text)[1] if looks_like_code(text) else read_seed(text)


def _with_names_of(known: GamePlan, told: GamePlan) -> GamePlan:
    """People who sit where a code wants people keep their names."""
    for seat, (old, new) in enumerate(zip(known.seats, told.seats, strict=False)):
        if old.kind == new.kind:
            told = told.with_seat(seat, name=old.name)
    return told
