"""Games that are over: when, who, how many points."""

from __future__ import annotations

from pygame import FRect

from wotrush.i18n import t, tn
from wotrush.match.journal import Journal
from wotrush.match.saves import Listing, SavedGame
from wotrush.scenes.context import AppContext
from wotrush.scenes.page import Page
from wotrush.scenes.rush.words import listed
from wotrush.stage.geometry import columns, inset
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.widgets import Button, Panel, ScrollPanel

ROW, GAP = 76.0, 10.0


class HistoryScene(Page):
    """The newest first."""

    def __init__(self, context: AppContext, listing: Listing) -> None:
        self.listing = listing
        self.heading = lambda: t("Played games")
        super().__init__(context)

    def build(self) -> None:
        theme = self.context.theme
        self._scroll = self.root.add(ScrollPanel(theme.styles.plain, name="games"))
        self._rows = [self._scroll.content.add(GameRow(self.context, game)) for game in self.listing.games]
        self._empty = self.label(
            self._empty_text, theme.inks.heading.aligned(0.5), fit=Fit.WRAP, name="empty"
        )
        self._problem = self.label(self._problem_text, theme.inks.small.colored(theme.palette.warning))

    def _empty_text(self) -> str:
        return "" if self._rows else t("No game has been played to its end yet.")

    def _problem_text(self) -> str:
        return str(self.listing.problems[0]) if self.listing.problems else ""

    def arrange(self, area: FRect) -> None:
        self._problem.rect = FRect(area.x, area.bottom - 36, area.w, 32)
        room = inset(area, 0, 8, 0, 44)
        self._scroll.rect = room
        self._empty.rect = FRect(room.x, room.centery - 60, room.w, 120)
        for i, row in enumerate(self._rows):
            row.place(FRect(0, i * (ROW + GAP), room.w - 24, ROW))
        self._scroll.fit_content()


class GameRow(Node):
    """One game on one line."""

    def __init__(self, context: AppContext, game: SavedGame) -> None:
        super().__init__(name=game.path.stem)
        theme, journal = context.theme, game.journal
        self._plate = self.add(Panel(theme.styles.plain))
        self._plate.touchable = False
        started = journal.started.astimezone()
        texts = (
            (lambda: f"{started:%Y-%m-%d  %H:%M}", theme.inks.body.colored(theme.palette.text_soft)),
            (lambda: _players(journal), theme.inks.strong),
            (lambda: _ending(journal), theme.inks.body),
            (lambda: _rounds(journal), theme.inks.body.colored(theme.palette.text_soft).aligned(1.0)),
        )
        self._cells: list[Node] = [self.add(Label(theme.writer, text, ink)) for text, ink in texts]
        watch = Button(theme.styles.plain, lambda: t("Watch"), lambda: context.go.watch(journal))
        watch.name = f"watch {self.name}"
        self._cells.append(self.add(watch))

    def place(self, rect: FRect) -> None:
        self.rect = rect
        self._plate.rect = self.bounds
        places = columns(inset(self.bounds, 20, 10), -210, 2.2, 1.4, -110, -120, gap=20)
        for node, place in zip(self._cells, places, strict=True):
            node.rect = place


def _players(journal: Journal) -> str:
    if journal.result is None or not journal.result.scores:
        return ", ".join(seat.name for seat in journal.seats)
    return " · ".join(
        t("{player}: {points}", player=seat.name, points=points)
        for seat, points in zip(journal.seats, journal.result.scores, strict=True)
    )


def _ending(journal: Journal) -> str:
    """Who won, and how often turns were taken back after cards had come to light."""
    again = tn("{n} take-back", "{n} take-backs", journal.take_backs) if journal.take_backs else ""
    return " · ".join(filter(None, (_won(journal), again)))


def _won(journal: Journal) -> str:
    if journal.result is None:
        return ""
    winners = [journal.seats[seat].name for seat in journal.result.winners]
    if len(winners) > 1:
        return t("{players} share the win", players=listed(winners))
    return t("{player} wins", player=winners[0])


def _rounds(journal: Journal) -> str:
    rounds = journal.turns[-1].turn // len(journal.seats) + 1
    return tn("{n} round", "{n} rounds", rounds)
