"""A choice of several values of one option: a switch for each, and one that stands for all."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import FRect

from wotrush.game_info import OptionSetting, OptionText
from wotrush.i18n import t
from wotrush.stage.geometry import grid
from wotrush.stage.node import Node
from wotrush.stage.style import Style
from wotrush.stage.widgets import Toggle

HIGH, GAP, SWITCH = 40.0, 4.0, 74.0
"""Height of a switch, the gap below it, and its width with the room between it and its name."""


class SeveralValues(Node):
    """Calls `change` with the setting. With the first switch on, no other is."""

    touchable = False

    def __init__(
        self,
        style: Style,
        option: OptionText,
        chosen: OptionSetting,
        change: Callable[[OptionSetting], None],
    ) -> None:
        super().__init__(name=option.field)
        self._style, self._option, self._change = style, option, change
        self._chosen = set(str(chosen).split(","))
        self._switches = {
            str(choice.value): self.add(
                Toggle(
                    style,
                    partial(t, choice.name),
                    str(choice.value) in self._chosen,
                    partial(self._switch, str(choice.value)),
                    name=f"{option.field} {choice.value}",
                )
            )
            for choice in option.values
        }

    def height_at(self, width: float) -> float:
        """Return the height that it needs at that width."""
        return self._rows(width) * (HIGH + GAP)

    def place(self, rect: FRect) -> None:
        self.rect = rect
        rows = self._rows(rect.w)
        across = -(-len(self._switches) // rows)
        for switch, cell in zip(
            self._switches.values(), grid(self.bounds, across, rows, gap=GAP), strict=False
        ):
            switch.rect = cell

    def _rows(self, width: float) -> int:
        writer, ink = self._style.writer, self._style.ink
        widest = max(writer.units(t(choice.name), ink).x for choice in self._option.values) + SWITCH
        return -(-len(self._switches) // max(1, int(width // widest)))

    def _switch(self, value: str, on: bool) -> None:
        every = str(self._option.default)
        others = self._chosen - {every, value}
        wanted = others | {value} if on else others
        setting = self._option.joined(set() if value == every else wanted)
        self._chosen = set(str(setting).split(","))
        for name, switch in self._switches.items():
            switch.on = name in self._chosen
        self._change(setting)
