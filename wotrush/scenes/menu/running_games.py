"""The page of games that go on: each can be continued, or removed after a question."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import FRect

from wotrush.game_info import GameInfo, Mood
from wotrush.games import game_to_choose
from wotrush.i18n import t, tn
from wotrush.match.saves.saves import SavedGame, Saves
from wotrush.scenes.art.scenery.panoramas import DESERT, DUNES, NIGHT, VALLEY
from wotrush.scenes.menu.running_row import RunningRow
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.empty_note import EmptyNote
from wotrush.scenes.page.page import Page
from wotrush.stage.widgets import ScrollPanel, whole_rows

MOST = 60
"""The most games that are listed; nobody looks through more."""
ROW, GAP = 160.0, 12.0
"""The least height of a row, and the distance between two."""
FILLING, ROOMY = 4, 222.0
"""So many rows fill the page; fewer are higher only up to a height at which they have room for pictures in large letters too."""
PANORAMAS = {Mood.DUSK: (DESERT, DUNES), Mood.NIGHT: (NIGHT, VALLEY)}
"""What lies behind the page, by the hour of a game's title: with vehicles, and without."""
FEW, LARGE = 2, 1.25
"""With more games than this their rows may reach the vehicles in the landscape; at a larger scale with fewer."""


class RunningGames(Page):
    """Both kinds of games in one list, the one that was played last first."""

    def __init__(self, context: AppContext, saves: Saves) -> None:
        self.context, self._saves = context, saves
        listing = saves.resumable(MOST)
        self._games = _known(listing.games)
        self._more = listing.more
        self._problem = next(iter(listing.problems), None)
        self._look_up()
        self.heading = lambda: t("Games in progress")
        super().__init__(context)

    def build(self) -> None:
        theme = self.context.theme
        self._scroll = self.root.add(ScrollPanel(theme.styles.plain, name="running"))
        self._rows = [self._row(saved, info) for saved, info in self._games]
        self._empty = self.root.add(
            EmptyNote(self.context, lambda: "" if self._rows else t("No games in progress."))
        )
        warning = theme.inks.small.colored(theme.palette.warning)
        self._note = self.label(self._note_text, warning, name="note")

    def enter(self) -> None:
        self.interface.focus.set(self._rows[0].go_on if self._rows else self._empty.way_on)

    def _row(self, saved: SavedGame, info: GameInfo) -> RunningRow:
        go_on = partial(self.context.go.resume, saved.path)
        return self._scroll.content.add(
            RunningRow(
                self.context,
                saved,
                info,
                go_on,
                partial(self._remove, saved),
                latest=saved is self._games[0][0],
            )
        )

    def _remove(self, saved: SavedGame) -> None:
        self._problem = self._saves.remove(saved)
        if self._problem is None:
            self._games = [game for game in self._games if game[0] is not saved]
        self.restyle()

    def restyle(self) -> None:
        self._look_up()
        super().restyle()

    def _look_up(self) -> None:
        """Show a landscape of the game that was played last, with vehicles where no row would cover them."""
        mood = self._games[0][1].mood if self._games else Mood.DUSK
        with_vehicles, without = PANORAMAS[mood]
        few = FEW if self.context.settings.ui_scale <= LARGE else FEW - 1
        self.panorama = with_vehicles if len(self._games) <= few else without

    def _note_text(self) -> str:
        if self._problem is not None:
            return str(self._problem)
        return (
            tn("{n} older game is not listed.", "{n} older games are not listed.", self._more)
            if self._more
            else ""
        )

    def arrange(self, area: FRect) -> None:
        room = FRect(area.x, area.y, area.w, area.h - 44)
        full, quarter = ((room.h + GAP) / max(1, count) - GAP for count in (len(self._rows), FILLING))
        least = max((row.least_height(area.w) for row in self._rows), default=ROW)
        high = max(ROW, least, min(full, max(ROOMY, quarter)))
        self._scroll.pitch = high + GAP
        self._scroll.rect = whole_rows(room, high, GAP)
        height = max(0.0, len(self._rows) * (high + GAP) - GAP)
        wide = self._scroll.room_for(height)
        places = max((row.pictures_at((wide, high)) for row in self._rows), default=0)
        for number, row in enumerate(self._rows):
            row.place(FRect(0, number * (high + GAP), wide, high), places)
        self._scroll.fit_content(height)
        self._scroll.visible = bool(self._rows)
        self._empty.place(room)
        self._note.rect = FRect(area.x, area.bottom - 36, area.w, 32)


def _known(games: Sequence[SavedGame]) -> list[tuple[SavedGame, GameInfo]]:
    """Return the games of kinds that the program has; the title reports the others."""
    return [(saved, info) for saved in games if (info := game_to_choose(saved.journal.game))]
