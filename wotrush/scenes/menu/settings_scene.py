"""The settings page; every change is applied and saved at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from pygame import FRect

from wotrush.games import games_to_choose
from wotrush.i18n import LANGUAGES, mark, t, tc
from wotrush.scenes.menu.setting_row import SettingRow
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import Page
from wotrush.scenes.style.color_picker import ColorPicker
from wotrush.scenes.style.scale import ui_scales
from wotrush.scenes.style.seat_colors import colors_of_seats
from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.tutorial.tips import forgotten
from wotrush.settings import Narration, Speed, TakeBacks
from wotrush.stage.geometry import columns, inset
from wotrush.stage.node import Node
from wotrush.stage.space import DesignSpace
from wotrush.stage.typography.text import Text
from wotrush.stage.widgets import Button, Panel, ScrollPanel, Segmented, Slider, Toggle

SPEEDS: dict[Speed, Callable[[], str]] = {
    Speed.OFF: lambda: tc("speed", "Off"),
    Speed.FAST: lambda: t("Fast"),
    Speed.NORMAL: lambda: t("Normal"),
    Speed.SLOW: lambda: t("Slow"),
}
TAKE_BACKS = {
    TakeBacks.UNTIL_REVEALED: mark("Until a card shows"),
    TakeBacks.WHOLE_TURN: mark("The whole turn"),
}
NARRATIONS: dict[Narration, Callable[[], str]] = {
    Narration.OFF: lambda: t("Off"),
    Narration.PANEL: lambda: t("In a panel"),
    Narration.SPEECH: lambda: t("And aloud"),
}
HIGHEST_ROW, GROUP_TITLE = 92.0, 40.0


@dataclass(frozen=True, slots=True)
class _Group:
    title: Node
    rows: list[SettingRow]


class SettingsScene(Page):
    """Groups of rows in two columns."""

    def __init__(self, context: AppContext, window: tuple[int, int]) -> None:
        self._scales = ui_scales(window)
        self.heading = lambda: t("Settings")
        super().__init__(context)

    def resize(self, space: DesignSpace) -> None:
        """Offer the sizes that the new window has room for."""
        before, self._scales = self._scales, ui_scales(space.window)
        super().resize(space)
        self._full_screen.on = self.context.settings.full_screen
        if self._scales != before:
            self.restyle()

    def restyle(self) -> None:
        """Rebuild the page, scrolled to the same place."""
        offset = self._scroll.offset
        super().restyle()
        self._scroll.scroll_to(offset)

    def build(self) -> None:
        style = self.context.theme.styles.plain
        self._scroll = self.root.add(ScrollPanel(style))
        self._plates = [self._scroll.content.add(Panel(style)) for _ in range(2)]
        self._full_screen = self._toggle("full_screen")
        self._columns = ([self._screen(), self._sound()], [self._table()])

    # -- groups

    def _screen(self) -> _Group:
        settings = self.context.settings
        codes = list(LANGUAGES)
        scale = min(range(len(self._scales)), key=lambda i: abs(self._scales[i] - settings.ui_scale))
        return self._group(
            lambda: t("On the screen"),
            self._choice(
                "language",
                lambda: t("Language"),
                lambda: t("All texts change at once."),
                [LANGUAGES[code] for code in codes],
                codes.index(settings.language),
                lambda i: self.context.change(language=codes[i]),
            ),
            self._choice(
                "ui_scale",
                lambda: t("Size of everything"),
                lambda: t("As large as fits this window."),
                [f"{scale:.0%}" for scale in self._scales],
                scale,
                lambda i: self.context.change(ui_scale=self._scales[i]),
            ),
            self._row(lambda: t("Full screen"), self._full_screen, lambda: t("F11 does the same.")),
            self._switch(
                "high_contrast",
                lambda: t("High contrast"),
                lambda: t("Brighter words on black, thicker edges, no patterns."),
            ),
            self._switch(
                "latin_names", lambda: t("Latin names"), lambda: t("Soviet vehicles in Latin letters first.")
            ),
            self._tips(),
            self._row(
                lambda: t("Colors of the players"),
                ColorPicker(
                    self.context.theme,
                    colors_of_seats(self.context.colors or settings.seat_colors)[: most_seats()],
                    lambda colors: self.context.change(seat_colors=colors),
                ),
                lambda: t("In the order of their seats; a click takes the next color."),
            ),
        )

    def _table(self) -> _Group:
        settings = self.context.settings
        speeds, ways = list(SPEEDS), list(TAKE_BACKS)
        return self._group(
            lambda: t("At the table"),
            self._choice(
                "speed",
                lambda: t("Speed of motion"),
                lambda: t("How fast cards move and opponents play."),
                list(SPEEDS.values()),
                speeds.index(settings.speed),
                lambda i: self.context.change(speed=speeds[i]),
            ),
            self._switch(
                "reduced_motion", lambda: t("Reduced motion"), lambda: t("Nothing flies or shakes.")
            ),
            self._choice(
                "take_backs",
                lambda: t("Taking back"),
                lambda: t("How far Undo reaches; the whole turn only where nobody else plays here."),
                [partial(t, TAKE_BACKS[way]) for way in ways],
                ways.index(settings.take_backs),
                lambda i: self.context.change(take_backs=ways[i]),
            ),
            self._switch(
                "draft_memory",
                lambda: t("Memory of the draft"),
                lambda: t("Shows which of the cards that you passed on were kept by others."),
            ),
            self._switch(
                "recap",
                lambda: t("Recap"),
                lambda: t("Before your turn, what three or more opponents did and why."),
            ),
            self._narration(),
            self._row(
                lambda: t("Keys"),
                Button(
                    self.context.theme.styles.plain,
                    lambda: t("Look and change"),
                    lambda: self.context.go.keys(),
                    name="keys",
                ),
                lambda: t("Every shortcut of the table."),
            ),
            self._row(
                lambda: t("Reactions"),
                Button(
                    self.context.theme.styles.plain,
                    lambda: t("Look and change"),
                    lambda: self.context.go.asking(),
                    name="asking",
                ),
                lambda: t("When you are asked in turns of others."),
            ),
        )

    def _narration(self) -> SettingRow:
        ways = list(NARRATIONS)
        return self._choice(
            "narration",
            lambda: t("Narration"),
            self._narration_note,
            list(NARRATIONS.values()),
            ways.index(self.context.settings.narration),
            lambda i: self.context.change(narration=ways[i]),
        )

    def _narration_note(self) -> str:
        if self.context.speech.able:
            return t("Whole sentences on what happens; aloud also on what has the focus.")
        return t("Whole sentences on what happens. No voice was found on this system.")

    def _sound(self) -> _Group:
        return self._group(
            lambda: t("Sound"),
            self._volume(
                "effects_volume",
                lambda: t("Effects"),
                lambda: t("Cards, shots and buttons."),
                heard_by=Sound.PLACE,
            ),
            self._volume("ambience_volume", lambda: t("Ambience"), lambda: t("Far away, behind the table.")),
            self._switch("muted", lambda: t("Mute"), lambda: t("No sound at all.")),
        )

    # -- rows

    def _group(self, title: Text, *rows: SettingRow) -> _Group:
        theme = self.context.theme
        ink = theme.inks.subheading.colored(theme.palette.gold_light)
        return _Group(self.label(title, ink, self._scroll.content), list(rows))

    def _choice(
        self,
        name: str,
        text: Text,
        explained: Text,
        options: Sequence[Text],
        index: int,
        choose: Callable[[int], None],
    ) -> SettingRow:
        style = replace(self.context.theme.styles.plain, padding=14.0 if len(options) < 4 else 8.0)
        return self._row(text, Segmented(style, options, index, choose, name=name), explained)

    def _switch(self, field: str, text: Text, explained: Text) -> SettingRow:
        return self._row(text, self._toggle(field), explained)

    def _toggle(self, field: str) -> Toggle:
        on = bool(getattr(self.context.settings, field))
        style = self.context.theme.styles.plain
        return Toggle(style, "", on, lambda on: self.context.change(**{field: on}), name=field)

    def _tips(self) -> SettingRow:
        """Return the switch; switching tips on again restarts them from the first."""
        style = self.context.theme.styles.plain
        on = self.context.settings.tips
        switch = Toggle(
            style,
            "",
            on,
            lambda on: self.context.change(tips=on, **forgotten(games_to_choose())),
            name="tips",
        )
        return self._row(lambda: t("Tips"), switch, lambda: t("Short explanations in a game, each once."))

    def _volume(self, field: str, text: Text, explained: Text, heard_by: Sound | None = None) -> SettingRow:
        value = float(getattr(self.context.settings, field))

        def change(part: float) -> None:
            self.context.change(**{field: part})
            if heard_by is not None:
                self.context.play(heard_by)

        return self._row(text, Slider(self.context.theme.styles.plain, value, change, name=field), explained)

    def _row(self, text: Text, control: Node, explained: Text) -> SettingRow:
        return self._scroll.content.add(SettingRow(self.context.theme, text, control, explained))

    # -- layout

    def arrange(self, area: FRect) -> None:
        """Give all rows the same height if that fits; otherwise rows take what they need and the page scrolls."""
        self._scroll.rect = area
        rows = [sum(len(group.rows) for group in groups) for groups in self._columns]
        titles = [GROUP_TITLE * len(groups) for groups in self._columns]
        fit = min((area.h - 32 - title) / count for title, count in zip(titles, rows, strict=True))
        high = min(HIGHEST_ROW, fit)
        lowest = self._place_columns(FRect(0, 0, area.w, area.h), high)
        beside = self._scroll.room_for(lowest)
        if beside < area.w:
            lowest = self._place_columns(FRect(0, 0, beside, area.h), high)
        self._scroll.fit_content(lowest if beside < area.w else area.h)

    def _place_columns(self, area: FRect, high: float) -> float:
        """Place the groups and return the bottom of the longer column."""
        for plate, column, groups in zip(
            self._plates, columns(area, 1, 1, gap=28), self._columns, strict=True
        ):
            inner = inset(column, 26, 14)
            top = inner.y
            for group in groups:
                group.title.rect = FRect(inner.x, top, inner.w, GROUP_TITLE)
                top += GROUP_TITLE
                for row in group.rows:
                    row.place(FRect(inner.x, top, inner.w, max(high, row.least(inner.w))))
                    top = row.rect.bottom
            plate.rect = FRect(column.x, column.y, column.w, top - column.y + 16)
        return max(plate.rect.bottom for plate in self._plates)


def most_seats() -> int:
    """Return how many players the largest of the games has."""
    return max(game.seats[-1] for game in games_to_choose())
