"""The rules that can be chosen for a new game, in a list that scrolls where there is not room for all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from pygame import FRect

from wotrush.game_info import OptionSetting, OptionText
from wotrush.scenes.menu.rules.rule_option import RuleOption
from wotrush.scenes.menu.rules.several_values import SWITCH
from wotrush.scenes.style.theme import Theme
from wotrush.stage.widgets import ScrollPanel

LEAST_CUT, MOST_CUT = 0.45, 0.85
"""The part of the last rule that is seen of a list that goes on below."""
COMFORT = 14.0
"""The distance between two rules for which the list grows."""


class RuleList(ScrollPanel):
    """Calls `choose` with the field of an option and the value that was chosen."""

    def __init__(
        self,
        theme: Theme,
        options: Sequence[OptionText],
        chosen: Mapping[str, OptionSetting],
        choose: Callable[[str, OptionSetting], None],
    ) -> None:
        super().__init__(theme.styles.plain, name="rules")
        self._faded_into = theme.palette.panel
        self._options = [
            self.content.add(RuleOption(theme, option, chosen[option.field], partial(choose, option.field)))
            for option in options
        ]

    def comfortable(self, width: float) -> float:
        """Return the height in which all rules stand well apart at that width."""
        return sum(option.least(width) + COMFORT for option in self._options)

    def place(self, area: FRect) -> None:
        """Place the rules one below the other, equally far apart. If there is not room enough for all, the last one that is
        seen fades away half-way, which shows that they go on below. Where there is room, no words stand below a switch.
        """
        self.rect = area
        aside = SWITCH if sum(option.least(area.w, SWITCH) for option in self._options) <= area.h else 0.0
        wide = self.room_for(sum(option.least(area.w, aside) for option in self._options))
        heights = [option.least(wide, aside) for option in self._options]
        spare = (area.h - sum(heights)) / len(heights)
        fits = spare >= 0
        self.ground = None if fits else self._faded_into
        if not fits:
            spare = spare_before_a_cut(heights, area.h)
        top = 0.0
        for option, high in zip(self._options, heights, strict=True):
            option.place(FRect(0, top, wide, high + spare), aside)
            top += high + spare
        self.fit_content(min(top, area.h) if fits else top)


def spare_before_a_cut(heights: Sequence[float], room: float) -> float:
    """Return how much higher each row must be for the room to end well within one of them."""
    top = 0.0
    spares: list[float] = []
    for n, high in enumerate(heights, 1):
        shown = (room - top) / high
        if LEAST_CUT <= shown <= MOST_CUT:
            return 0.0
        spares.append((room - top - MOST_CUT * high) / (n - 1 + MOST_CUT))
        top += high
    return min((spare for spare in spares if spare >= 0), default=0.0)
