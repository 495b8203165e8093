"""One rule option on the page for a new game: a switch, a choice of values or of several, and a text that explains it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from pygame import FRect

from wotrush.game_info import OptionSetting, OptionText
from wotrush.i18n import t
from wotrush.scenes.menu.rules.several_values import SeveralValues
from wotrush.scenes.style.paint import icon
from wotrush.scenes.style.theme import Theme
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.widgets import Stepper, Toggle

ICON, SIDE = 42.0, 78.0
"""The size of an option's icon at the left edge, and where its words begin, in line with the field of the seed below."""
NAME, AIR = 42.0, 10.0
"""The height of the line with its name, and the least distance to the next option."""


class RuleOption(Node):
    """Calls `change` with the value that was chosen."""

    touchable = False

    def __init__(
        self,
        theme: Theme,
        option: OptionText,
        chosen: OptionSetting,
        change: Callable[[OptionSetting], None],
    ) -> None:
        super().__init__()
        self._writer = theme.writer
        self._ink = theme.inks.small.sized(20)
        self._control: Node | None = None
        self._name: Label | None = None
        self._several: SeveralValues | None = None
        small = replace(theme.styles.plain, ink=theme.inks.body.sized(22))
        if option.several:
            self._name = self.add(Label(theme.writer, lambda: t(option.name), theme.inks.strong.sized(24)))
            self._several = self.add(SeveralValues(small, option, chosen, change))
        elif option.values:
            self._name = self.add(Label(theme.writer, lambda: t(option.name), theme.inks.strong.sized(24)))
            self._control = self.add(self._stepper(theme, option, chosen, change))
        else:
            style = replace(theme.styles.plain, ink=theme.inks.strong.sized(24))
            switch = Toggle(
                style, lambda: t(option.name), bool(chosen), change, name=option.field, trailing=True
            )
            self._control = self.add(switch)
        self._icon, self._color = option.icon, theme.palette.gold_light
        self._text = self.add(
            Label(theme.writer, lambda: t(option.explanation), self._ink, fit=Fit.WRAP, valign=0.0)
        )

    def _stepper(
        self,
        theme: Theme,
        option: OptionText,
        chosen: OptionSetting,
        change: Callable[[OptionSetting], None],
    ) -> Stepper:
        names = [partial(t, choice.name) for choice in option.values]
        index = option.settings.index(chosen)
        return Stepper(
            theme.styles.plain, names, index, lambda i: change(option.settings[i]), name=option.field
        )

    def least(self, width: float, aside: float = 0.0) -> float:
        """Return the height that it needs at that width, if what explains it ends so far from the right edge."""
        several = 0 if self._several is None else self._several.height_at(width)
        return NAME + several + self._text.height_at(width - SIDE - aside) + AIR

    def place(self, rect: FRect, aside: float = 0.0) -> None:
        self.rect = rect
        line = FRect(SIDE, 2, rect.w - SIDE, 40)
        top = NAME
        if self._name is not None:
            self._name.rect = line
        if self._several is not None:
            high = self._several.height_at(line.w)
            self._several.place(FRect(0, top, rect.w, high))
            top += high
        elif self._control is not None:
            name, control = columns(line, 1, 1, gap=16)
            self._control.rect = line if self._name is None else control
            if self._name is not None:
                self._name.rect = name
        self._text.rect = FRect(SIDE, top, rect.w - SIDE - aside, rect.h - top)

    def paint(self, canvas: Canvas) -> None:
        """Paint the icon before the name."""
        if self._icon:
            icon(canvas, self._icon, self._color, FRect(0, 2, ICON, ICON))
