"""What Rush shows in the bar along the top."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from wotrush.i18n import t
from wotrush.model.rush.state import Prompt
from wotrush.scenes.page.keys import Command
from wotrush.scenes.rush.view.film import Phase
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.table.panels.top_bar import BarCommands, BarEntry, TopBar


class RushBarCommands(BarCommands, Protocol):
    """The commands of the bar, including those that only Rush has."""

    def toggle_achievements(self) -> None: ...


class RushBar(TopBar):
    """The bar with the last round, the phases of a turn and, on narrow tables, the achievements."""

    view: View

    def __init__(self, view: View, commands: RushBarCommands) -> None:
        super().__init__(view, commands)
        self._achievements = commands.toggle_achievements

    def warnings(self) -> list[str]:
        o = self.view.seen
        return [t("Last round!")] if o.ending and o.prompt is not Prompt.OVER else []

    def phases(self) -> tuple[Sequence[str], int]:
        if self.view.film is None and self.view.o.prompt is Prompt.OVER:
            return (), 0
        names = (t("I Repair"), t("II Play your cards"), t("III Replenish, draw"))
        return names, list(Phase).index(self.view.phase)

    @property
    def round(self) -> int:
        """Return the round; after the end, that in which the game ended."""
        o = self.view.seen
        return o.round - (o.prompt is Prompt.OVER and self.view.film is None and o.turn % o.seats == 0)

    def drawer_entries(self) -> list[BarEntry]:
        if self.view.frame.common.achievements is not None:
            return []
        return [BarEntry("achievements", t("Achievements"), Command.GOALS, self._achievements)]
