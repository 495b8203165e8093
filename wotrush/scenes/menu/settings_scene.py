"""The settings page; every change is applied and saved at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from wotrush.game_info import GameInfo
from wotrush.games import games_to_choose
from wotrush.i18n import LANGUAGES, listed, mark, t, tc
from wotrush.scenes.menu.rows_page import RowGroup, RowsPage
from wotrush.scenes.menu.setting_row import SettingRow
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.style.color_picker import ColorPicker
from wotrush.scenes.style.scale import ui_scales
from wotrush.scenes.style.seat_colors import colors_of_seats
from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.tutorial.tips import forgotten
from wotrush.settings import Narration, Speed, TakeBacks
from wotrush.stage.space import DesignSpace
from wotrush.stage.typography.text import Text
from wotrush.stage.widgets import Button, Slider, Toggle

SPEEDS: dict[Speed, Text] = {
    Speed.OFF: lambda: tc("speed", "Instant"),
    Speed.FAST: lambda: t("Fast"),
    Speed.NORMAL: lambda: t("Normal"),
    Speed.SLOW: lambda: t("Slow"),
}
TAKE_BACKS: dict[TakeBacks, Text] = {
    TakeBacks.UNTIL_REVEALED: lambda: t("Until a card shows"),
    TakeBacks.WHOLE_TURN: lambda: t("The whole turn"),
}
NARRATIONS: dict[Narration, Text] = {
    Narration.OFF: lambda: tc("narrator", "Off"),
    Narration.PANEL: lambda: t("In a panel"),
    Narration.SPEECH: lambda: t("And aloud"),
}


class SettingsScene(RowsPage):
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

    def make_columns(self) -> Sequence[Sequence[RowGroup]]:
        self._full_screen = self._toggle("full_screen")
        return [self._screen(), self._sound()], [self._table(), self._controls()]

    # -- groups

    def _screen(self) -> RowGroup:
        settings = self.context.settings
        scale = min(self._scales, key=lambda scale: abs(scale - settings.ui_scale))
        return self.group(
            mark("On the screen"),
            self._setting("language", mark("Language"), mark("All texts change at once."), LANGUAGES),
            self._setting(
                "ui_scale",
                mark("Size of everything"),
                mark("Never larger than fits this window."),
                {scale: partial(_percent, scale) for scale in self._scales},
                scale,
            ),
            self.row(mark("Full screen"), self._full_screen, mark("F11 does the same.")),
            self._switch(
                "high_contrast",
                mark("High contrast"),
                mark("Brighter words on black, thicker edges, plain backgrounds."),
            ),
            self._switch("latin_names", mark("Latin names"), mark("Soviet vehicles in Latin letters first.")),
            self.row(
                mark("Colors of the players"),
                ColorPicker(
                    self.context.theme,
                    colors_of_seats(self.context.colors or settings.seat_colors)[: most_seats()],
                    lambda colors: self.context.change(seat_colors=colors),
                ),
                mark("In the order of their seats; a click takes the next color."),
            ),
        )

    def _table(self) -> RowGroup:
        return self.group(
            mark("At the table"),
            self._setting(
                "speed",
                mark("Speed of motion"),
                mark("How fast cards move and opponents play."),
                SPEEDS,
            ),
            self._switch("reduced_motion", mark("Reduced motion"), mark("Nothing flies or shakes.")),
            self._switch(
                "draft_memory",
                mark("Memory of the draft"),
                self._only_in(
                    lambda info: info.drafts,
                    mark("which of the cards that you passed on were kept by others."),
                ),
            ),
            self._switch(
                "recap",
                mark("Recap"),
                mark("What others did: with three or more opponents, and whenever a screen is handed over."),
            ),
            self._tips(),
            self._setting("narration", mark("Narration"), self._narration_note, self._narrations()),
        )

    def _controls(self) -> RowGroup:
        go = self.context.go
        return self.group(
            mark("Controls"),
            self._setting(
                "take_backs",
                mark("Taking back"),
                mark("How far Undo reaches; the whole turn only where nobody else plays here."),
                TAKE_BACKS,
            ),
            self._page("keys", mark("Keys"), go.keys, mark("Every shortcut of the table.")),
            self._page(
                "asking",
                mark("Reactions"),
                go.asking,
                self._only_in(
                    lambda info: bool(info.windows), mark("when you are asked in turns of others.")
                ),
            ),
        )

    def _only_in(self, concerns: Callable[[GameInfo], bool], text: str) -> Callable[[], str]:
        """Return the explanation of what concerns only some of the games, which it names."""

        def said() -> str:
            games = listed([t(info.title) for info in games_to_choose() if concerns(info)])
            return t("{games}: {text}", games=games, text=t(text))

        return said

    def _narrations(self) -> Mapping[Narration, Text]:
        """Return what can be chosen; without a voice, speech only where it was chosen while there was one."""
        settings, able = self.context.settings, self.context.speech.able
        if able or settings.narration is Narration.SPEECH:
            return NARRATIONS
        return {one: text for one, text in NARRATIONS.items() if one is not Narration.SPEECH}

    def _narration_note(self) -> str:
        if self.context.speech.able:
            return t("Whole sentences on what happens; aloud also on what has the focus.")
        return t("Whole sentences on what happens. No voice was found on this system.")

    def _sound(self) -> RowGroup:
        return self.group(
            mark("Sound"),
            self._volume(
                "effects_volume", mark("Effects"), mark("Cards, shots and buttons."), heard_by=Sound.PLACE
            ),
            self._volume("ambience_volume", mark("Ambience"), mark("Far away, behind the table.")),
            self._switch("muted", mark("Mute"), mark("No sound at all.")),
        )

    # -- rows

    def _setting(
        self, field: str, title: str, explained: Text, options: Mapping[Any, Text], chosen: Any = None
    ) -> SettingRow:
        now = getattr(self.context.settings, field) if chosen is None else chosen
        return self.choice(
            field, title, explained, options, now, lambda it: self.context.change(**{field: it})
        )

    def _switch(self, field: str, title: str, explained: Text) -> SettingRow:
        return self.row(title, self._toggle(field), explained)

    def _toggle(self, field: str, **also: object) -> Toggle:
        on = bool(getattr(self.context.settings, field))
        style = self.context.theme.styles.plain
        return Toggle(style, "", on, lambda on: self.context.change(**{field: on}, **also), name=field)

    def _tips(self) -> SettingRow:
        """Return the switch; switching tips on again restarts them from the first."""
        switch = self._toggle("tips", **forgotten(games_to_choose()))
        return self.row(mark("Tips"), switch, mark("Short explanations in a game, each once."))

    def _page(self, name: str, title: str, opened: Callable[[], object], explained: Text) -> SettingRow:
        """Return a row with a button that opens another page."""
        style = self.context.theme.styles.plain
        return self.row(title, Button(style, lambda: t("Look and change"), opened, name=name), explained)

    def _volume(self, field: str, title: str, explained: str, heard_by: Sound | None = None) -> SettingRow:
        value = float(getattr(self.context.settings, field))

        def change(part: float) -> None:
            self.context.change(**{field: part})
            if heard_by is not None:
                self.context.play(heard_by)

        return self.row(title, Slider(self.context.theme.styles.plain, value, change, name=field), explained)


def _percent(scale: float) -> str:
    return t("{percent}%", percent=round(100 * scale))


def most_seats() -> int:
    """Return how many players the largest of the games has."""
    return max(game.seats[-1] for game in games_to_choose())
