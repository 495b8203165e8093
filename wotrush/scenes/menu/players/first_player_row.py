"""Who begins, on the page for a new game: a seat, or by lot."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import FRect

from wotrush.game_info import GameInfo
from wotrush.i18n import t
from wotrush.scenes.setup.game_plan import GamePlan
from wotrush.scenes.style.theme import Theme
from wotrush.stage.geometry import columns
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Text
from wotrush.stage.widgets import Segmented

LONGEST_NAMES = 40
"""The most letters that all names together may have to fit side by side."""
CAPTION, GAP = 90.0, 14.0


class FirstPlayerRow(Node):
    """Calls `change` with the next plan and whether the page must be rebuilt."""

    def __init__(
        self,
        theme: Theme,
        info: GameInfo,
        plan: Callable[[], GamePlan],
        change: Callable[[GamePlan, bool], None],
    ) -> None:
        super().__init__(name="first player")
        self._info, self._plan, self._change = info, plan, change
        self._caption = self.add(Label(theme.writer, lambda: t("Begins"), theme.inks.body))
        seats, first = range(len(plan().seats)), plan().first_player
        names: list[Text] = [lambda: t("By lot"), *(partial(self._name, seat) for seat in seats)]
        index = 0 if first is None else first + 1
        self._choice = self.add(Segmented(theme.styles.plain, names, index, self._choose, name="first"))

    def _name(self, seat: int) -> str:
        """Return the name, or the seat's number where the names are too long to stand side by side."""
        names = self._plan().names(self._info)
        return names[seat] if len("".join(names)) <= LONGEST_NAMES else f"{seat + 1}"

    def _choose(self, index: int) -> None:
        first = index - 1 if index else None
        self._change(self._plan().model_copy(update={"first_player": first}), False)

    def place(self, rect: FRect) -> None:
        self.rect = rect
        self._caption.rect, self._choice.rect = columns(self.bounds, -CAPTION, 1, gap=GAP)
