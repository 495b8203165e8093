"""The page of finished games: their list, and statistics of those that were chosen."""

from __future__ import annotations

from enum import IntEnum
from functools import partial

from pygame import FRect
from pygame.event import Event

from wotrush.game_info import GameInfo
from wotrush.games import game_to_choose, games_to_choose
from wotrush.i18n import mark, t
from wotrush.match.journal import MOST, read_journal
from wotrush.match.message import Message, Problem
from wotrush.match.replay import UNKNOWN_GAME
from wotrush.scenes.art.scenery.panoramas import HIGHLANDS, PASS
from wotrush.scenes.history.filters import Filters, KindChoice
from wotrush.scenes.history.game_list import GameList
from wotrush.scenes.history.ratings import Ratings
from wotrush.scenes.history.statistics import GameFilter, people, statistics
from wotrush.scenes.history.statistics_page import StatisticsPage
from wotrush.scenes.history.summary import ArchivedGame, GameArchive
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.empty_note import EmptyNote
from wotrush.scenes.page.page import HEADING, Page
from wotrush.scenes.setup.sharing import copy_code
from wotrush.stage.geometry import columns, rows
from wotrush.stage.node import Node
from wotrush.stage.typography.ink import Ink
from wotrush.stage.widgets import Segmented

A_FRAME = 1
"""The number of games read in one frame; each takes about ten milliseconds."""
REFRESHED_EVERY = 40
"""The number of games read before the page shows them."""
WIDEST_KINDS = 620.0


class HistorySide(IntEnum):
    """What the tabs show."""

    GAMES = 0
    STATISTICS = 1


TABS = {HistorySide.GAMES: mark("Games"), HistorySide.STATISTICS: mark("Statistics")}


class HistoryScene(Page):
    """Games of one kind, newest first. Games that are not in the index yet are read while the page is open."""

    def __init__(
        self, context: AppContext, archive: GameArchive, side: HistorySide = HistorySide.GAMES
    ) -> None:
        self.archive = archive
        self.side = side
        self.panorama = PASS if archive.games or archive.unread else HIGHLANDS
        self._choice: GameFilter | None = None
        self._said: Message | None = None
        """What was said last of a code that was asked for, or of a game that could not be opened."""
        self._noted = False
        """Whether there is a note below the games, which takes room from them."""
        self._ratings = Ratings(context.analysis) if context.analysis is not None else None
        self._rated: GameInfo | None = None
        """The kind of game whose decisions are being rated."""
        self.heading = lambda: t("Played games")
        super().__init__(context)

    def build(self) -> None:
        theme = self.context.theme
        tabs = [partial(t, TABS[side]) for side in HistorySide]
        self._tabs = self.root.add(Segmented(theme.styles.plain, tabs, self.side, self.open, name="sides"))
        self._kind_choice = self.root.add(KindChoice(self.context, self._choose_kind))
        self._filters = self.root.add(Filters(self.context, self._choose))
        self._list = self.root.add(GameList(self.context, self._watch, self._look_back, self._share))
        self._statistics = self.root.add(StatisticsPage(self.context))
        self._empty = self.root.add(EmptyNote(self.context, self._empty_text))
        self._warning = theme.inks.small.colored(theme.palette.warning)
        self._note = self.label(self._note_text, self._warning, name="note")
        self._sides: dict[HistorySide, Node] = {
            HistorySide.GAMES: self._list,
            HistorySide.STATISTICS: self._statistics,
        }
        self._refresh()

    def handle(self, event: Event) -> bool:
        """Scroll the figures by keys, since nothing in them has the focus."""
        if self.side is HistorySide.STATISTICS and self._statistics.on_key(event):
            return True
        return super().handle(event)

    def enter(self) -> None:
        if self._empty_text():
            self.interface.focus.set(self._empty.way_on)

    def open(self, index: int) -> None:
        self.side = HistorySide(index)
        self._refresh()

    def shown_by(self, node: Node) -> Node | None:
        """Return what the tabs have opened; the rows of the list speak for themselves."""
        return self._statistics if node is self._tabs and self.side is HistorySide.STATISTICS else None

    # -- games

    @property
    def choice(self) -> GameFilter:
        """The filter; until one is chosen, it accepts all games of the same kind as the newest."""
        return self._choice or GameFilter((*self._kinds(), *games_to_choose())[0])

    @property
    def chosen(self) -> list[ArchivedGame]:
        """The games that the filter accepts."""
        choice = self.choice
        return [game for game in self.archive.games if choice.takes(game.summary)]

    def _kinds(self) -> list[GameInfo]:
        """Return the kinds of the listed games, that of the newest game first."""
        names = dict.fromkeys(game.summary.game for game in self.archive.games)
        return [info for name in names if (info := game_to_choose(name))]

    def _choose(self, choice: GameFilter) -> None:
        self._choice = choice
        self._refresh(offer=False)

    def _choose_kind(self, info: GameInfo) -> None:
        """Keep the person, but not the choices that another kind of game may lack."""
        self._choice = GameFilter(info, self.choice.person)
        self._refresh()

    def _refresh(self, *, offer: bool = True) -> None:
        choice = self.choice
        games = [game.summary for game in self.archive.games if game.summary.game == choice.info.name]
        if offer:
            self._kind_choice.offer(self._kinds(), choice.info)
            self._filters.offer(games, choice)
        if self.side is HistorySide.GAMES:
            self._list.show(self.chosen)
        else:
            self._statistics.show(choice.info, statistics(games, choice))
        self._rate(choice.info)
        for side, node in self._sides.items():
            node.visible = side is self.side and bool(games)
        self.root.invalidate()

    def _look_back(self, game: ArchivedGame) -> None:
        """Open its result, which comes after the last decision."""
        self._watch(game, MOST)

    def _watch(self, game: ArchivedGame, place: int = 0) -> None:
        try:
            journal = read_journal(game.path)
        except Problem as problem:
            self._say(problem.message, self._warning)
            return
        self.context.go.watch(journal, place)

    def _share(self, game: ArchivedGame) -> None:
        if game.summary.code is not None:
            self._say(copy_code(game.summary.code), self.context.theme.inks.body)

    def _say(self, said: Message, ink: Ink) -> None:
        self._said, self._note.ink = said, ink
        self.root.invalidate()

    # -- rating decisions

    def _rate(self, info: GameInfo) -> None:
        """Have decisions rated while the statistics are open, once all games are read."""
        ratings = self._ratings
        if ratings is None:
            return
        wanted = info if self.side is HistorySide.STATISTICS and not self.archive.unread else None
        if wanted is None:
            ratings.rest()
        elif wanted != self._rated:
            ratings.begin(info, [game for game in self.archive.games if game.summary.game == info.name])
        self._rated = wanted
        if wanted is not None:
            self._show_rating(ratings)

    def _show_rating(self, ratings: Ratings) -> None:
        choice = self.choice
        if ratings.offered:
            games = (game.summary for game in self.archive.games if game.summary.game == choice.info.name)
            whose = choice.person is not None or len(people(games)) < 2
            self._statistics.show_rating(ratings.rated(choice), ratings.progress(), whose=whose)

    def leave(self) -> None:
        super().leave()
        self.archive.keep()
        if self._ratings is not None:
            self._ratings.rest()

    # -- reading more games

    @property
    def moving(self) -> bool:
        reading = self._rated is not None and self._ratings is not None and self._ratings.reading
        return super().moving or bool(self.archive.unread) or reading

    def update(self) -> None:
        super().update()
        if bool(self._note_text()) != self._noted:
            self.layout(self.space.area)
        left = len(self.archive.unread)
        if not left:
            if self._rated is not None and self._ratings is not None and self._ratings.work():
                self._show_rating(self._ratings)
            return
        self.archive.read(A_FRAME)
        if not self.archive.unread or left // REFRESHED_EVERY != len(self.archive.unread) // REFRESHED_EVERY:
            self._refresh()
        self._note.invalidate()

    # -- texts

    def _empty_text(self) -> str:
        if self.archive.games or self.archive.unread:
            return ""
        return t("No game has been played to its end yet.")

    def _note_text(self) -> str:
        problems = [*self.archive.problems, *self._unknown_games()]
        if self.archive.unread:
            return t("Still being read: {count}", count=len(self.archive.unread))
        if self._said is not None:
            return str(self._said)
        if len(problems) > 1:
            return t("Games that cannot be read: {count}. {first}", count=len(problems), first=problems[0])
        return str(problems[0]) if problems else ""

    def _unknown_games(self) -> list[Message]:
        """Name each kind of game that the program does not have; such games are not listed."""
        names = sorted({game.summary.game for game in self.archive.games})
        return [Message(UNKNOWN_GAME, {"game": name}) for name in names if game_to_choose(name) is None]

    # -- place

    def arrange(self, area: FRect) -> None:
        self._noted = bool(self._note_text())
        top, room = rows(area, -52, 1, gap=12)
        if self._noted:
            room, self._note.rect = rows(room, 1, -32, gap=12)
        self._tabs.rect, filters = columns(top, -380, 1, gap=28)
        self._filters.place(filters)
        self._arrange_head(area)
        self._list.place(room)
        self._statistics.place(room)
        self._empty.place(room)

    def _arrange_head(self, area: FRect) -> None:
        """Place the choice of a kind of game between the heading and the button that leads back."""
        assert self._heading is not None
        assert self._back is not None
        width = min(WIDEST_KINDS, area.w * 0.45)
        left = self._back.rect.left - 28 - width
        self._kind_choice.place(FRect(left, area.y - HEADING + 8, width, 52))
        heading = self._heading.rect
        self._heading.rect = FRect(heading.x, heading.y, left - heading.x - 20, heading.h)
