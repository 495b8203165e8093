"""Settings; every change shows and is kept at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import FRect

from wotrush.i18n import LANGUAGES, mark, t
from wotrush.scenes.context import AppContext
from wotrush.scenes.page import Page
from wotrush.scenes.scale import ui_scales
from wotrush.scenes.sound_names import Sound
from wotrush.settings import Speed, TakeBacks
from wotrush.stage.geometry import columns, inset
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.text import Text
from wotrush.stage.widgets import Panel, Segmented, Slider, Toggle

SPEEDS = {
    Speed.OFF: mark("Off"),
    Speed.FAST: mark("Fast"),
    Speed.NORMAL: mark("Normal"),
    Speed.SLOW: mark("Slow"),
}
TAKE_BACKS = {
    TakeBacks.UNTIL_REVEALED: mark("Until a card shows"),
    TakeBacks.WHOLE_TURN: mark("The whole turn"),
}
ROW, GAP = 64.0, 14.0


class SettingsScene(Page):
    """Two columns of rows: a text on the left, what to choose on the right."""

    def __init__(self, context: AppContext, window: tuple[int, int]) -> None:
        self._scales = ui_scales(window)
        self.heading = lambda: t("Settings")
        super().__init__(context)

    def build(self) -> None:
        self._plates = [self.root.add(Panel(self.context.theme.styles.plain)) for _ in range(2)]
        self._columns = (self._looks(), self._play())

    def _looks(self) -> list[Node]:
        settings = self.context.settings
        codes = list(LANGUAGES)
        scale = min(range(len(self._scales)), key=lambda i: abs(self._scales[i] - settings.ui_scale))
        return [
            self._title(lambda: t("On the screen")),
            self._choice(
                "language",
                lambda: t("Language"),
                [LANGUAGES[code] for code in codes],
                codes.index(settings.language),
                lambda i: self.context.change(language=codes[i]),
            ),
            self._choice(
                "ui_scale",
                lambda: t("Size of everything"),
                [f"{scale:.0%}" for scale in self._scales],
                scale,
                lambda i: self.context.change(ui_scale=self._scales[i]),
            ),
            self._switch("full_screen", lambda: t("Full screen"), lambda: t("F11 does the same.")),
            self._switch(
                "high_contrast",
                lambda: t("High contrast"),
                lambda: t("Lighter words, thicker edges."),
            ),
            self._switch(
                "latin_names", lambda: t("Latin names"), lambda: t("Soviet vehicles in Latin letters first.")
            ),
        ]

    def _play(self) -> list[Node]:
        settings = self.context.settings
        speeds, ways = list(SPEEDS), list(TAKE_BACKS)
        return [
            self._title(lambda: t("At the table")),
            self._choice(
                "speed",
                lambda: t("Speed of motion"),
                [partial(t, SPEEDS[speed]) for speed in speeds],
                speeds.index(settings.speed),
                lambda i: self.context.change(speed=speeds[i]),
            ),
            self._switch(
                "reduced_motion",
                lambda: t("Reduced motion"),
                lambda: t("Nothing flies or shakes."),
            ),
            self._choice(
                "take_backs",
                lambda: t("Taking back"),
                [partial(t, TAKE_BACKS[way]) for way in ways],
                ways.index(settings.take_backs),
                lambda i: self.context.change(take_backs=ways[i]),
            ),
            self._volume("effects_volume", lambda: t("Effects"), heard_by=Sound.PLACE),
            self._volume("ambience_volume", lambda: t("Ambience")),
            self._switch("muted", lambda: t("Mute"), lambda: t("No sound at all.")),
        ]

    # -- rows

    def _title(self, text: Text) -> Node:
        theme = self.context.theme
        return self.root.add(
            Label(theme.writer, text, theme.inks.subheading.colored(theme.palette.gold_light), valign=0.5)
        )

    def _choice(
        self, name: str, text: Text, options: Sequence[Text], index: int, choose: Callable[[int], None]
    ) -> Node:
        return self._row(text, Segmented(self.context.theme.styles.plain, options, index, choose, name=name))

    def _switch(self, field: str, text: Text, explained: Text) -> Node:
        on = bool(getattr(self.context.settings, field))
        style = self.context.theme.styles.plain
        return self._row(
            text, Toggle(style, explained, on, lambda on: self.context.change(**{field: on}), name=field)
        )

    def _volume(self, field: str, text: Text, heard_by: Sound | None = None) -> Node:
        style = self.context.theme.styles.plain
        value = float(getattr(self.context.settings, field))

        def change(part: float) -> None:
            self.context.change(**{field: part})
            if heard_by is not None:
                self.context.play(heard_by)

        return self._row(text, Slider(style, value, change, name=field))

    def _row(self, text: Text, control: Node) -> Node:
        theme = self.context.theme
        return self.root.add(Row(Label(theme.writer, text, theme.inks.strong, fit=Fit.WRAP), control))

    # -- places

    def arrange(self, area: FRect) -> None:
        for plate, column, nodes in zip(
            self._plates, columns(area, 1, 1, gap=32), self._columns, strict=True
        ):
            high = min(ROW, (column.h - 48) / len(nodes) - GAP)
            plate.rect = FRect(column.x, column.y, column.w, len(nodes) * (high + GAP) + 34)
            inner = inset(plate.rect, 26, 20)
            for i, node in enumerate(nodes):
                node.rect = FRect(inner.x, inner.y + i * (high + GAP), inner.w, high)
                if isinstance(node, Row):
                    node.place()


class Row(Node):
    """A text and what is chosen beside it."""

    touchable = False

    def __init__(self, text: Label, control: Node) -> None:
        super().__init__()
        self._text, self._control = self.add(text), self.add(control)

    def place(self) -> None:
        self._text.rect, self._control.rect = columns(self.bounds, 1, 2.1, gap=16)
        if isinstance(self._control, Slider):
            self._control.rect = inset(self._control.rect, 0, self.size.y * 0.2)
