"""The list of finished games. Only the rows in sight exist, so that a thousand games scroll like ten."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from math import ceil

from pygame import FRect

from wotrush.i18n import capitalized, listed, t, tn
from wotrush.model.game import Seat
from wotrush.scenes.description.description import description_of
from wotrush.scenes.history.summary import LEFT, ArchivedGame, GameSummary
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.setup.sharing import NO_CODE
from wotrush.scenes.style.icons import icon
from wotrush.spacing import NO_BREAK, unbroken
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.geometry import columns, inset, rect_around, rows
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite
from wotrush.stage.typography.text import Segment, Segments, Span
from wotrush.stage.widgets import Button, Panel, ScrollPanel, whole_rows

ROW, TALL, GAP = 76.0, 96.0, 10.0
"""The least and the greatest height of a row, which fills the page where it can, and the distance between two."""
WIDE, THREE_LINES, ENDED = 1550.0, 90.0, 26.0
"""In rows narrower than this the players stand above how the game ended; then the least height of a row, in which they have two
lines, and the height of the line below them.
"""
BUTTON, AWAY = 120.0, 8.0
"""The least width of a button, and how much farther from them the number of rounds stands than other columns."""
PICTURE, ILLUSTRATED = 1.62, 1350.0
"""The width of a picture in its heights, and the least width of rows that have one."""
DATE, ROUNDS, BETWEEN_CELLS = 184.0, 106.0, 10.0
"""The widths of the columns with the date and the number of rounds in a wide row, and the distance between two columns."""
LEAST_ENDING, MOST_ENDING, APART = 150.0, 0.375, 24.0
"""The column that says how a game ended is as wide as its words, at least so wide and at most that share of its room; and
the distance of the players from it.
"""
BETWEEN = ",  "
OnGame = Callable[[ArchivedGame], None]
AROUND = 2
"""Rows that exist above and below those in sight, so that the keyboard can reach them."""


class GameList(ScrollPanel):
    """A scrolling list of games, in the order in which `show` takes them."""

    def __init__(self, context: AppContext, on_watch: OnGame, on_result: OnGame, on_share: OnGame) -> None:
        super().__init__(context.theme.styles.plain, name="games")
        self._high = ROW
        self._context = context
        self._actions = (on_watch, on_result, on_share)
        self._games: Sequence[ArchivedGame] = ()
        self._longest_ending = 0.0
        self._rows: dict[int, GameRow] = {}

    def show(self, games: Sequence[ArchivedGame]) -> None:
        self._games = games
        theme = self._context.theme
        endings = {ending(game.summary) for game in games}
        self._longest_ending = max(
            (theme.writer.units(each, theme.inks.body).x for each in endings), default=0.0
        )
        self.place(self.rect)

    def place(self, rect: FRect) -> None:
        least = ROW if rect.w >= WIDE else THREE_LINES
        shown = min(len(self._games), int((rect.h + GAP) // (least + GAP)))
        self._high = min(TALL, max(least, (rect.h + GAP) / max(1, shown) - GAP))
        self.pitch = self._high + GAP
        self.rect = whole_rows(rect, self._high, GAP)
        for row in self._rows.values():
            row.detach()
        self._rows.clear()
        self.fit_content(max(0.0, len(self._games) * self.pitch - GAP))

    def scroll_to(self, offset: float) -> None:
        super().scroll_to(offset)
        first = int(self.offset // self.pitch) - AROUND
        last = ceil((self.offset + self.size.y) / self.pitch) + AROUND
        wide = self.room_for(len(self._games) * self.pitch - GAP)
        wanted = range(max(0, first), min(len(self._games), last))
        for number in [number for number in self._rows if number not in wanted]:
            self._rows.pop(number).detach()
        for number in wanted:
            if number not in self._rows:
                game = self._games[number]
                row = self._rows[number] = GameRow(self._context, game, *self._actions)
                row.place(FRect(0, number * self.pitch, wide, self._high), self._longest_ending)
                self.content.add(row)


class GameRow(Node):
    """One game: when it was played, by whom, how it ended, and what can be done with it."""

    def __init__(
        self,
        context: AppContext,
        game: ArchivedGame,
        on_watch: OnGame,
        on_result: OnGame,
        on_share: OnGame,
    ) -> None:
        super().__init__(name=game.path.stem)
        theme, summary = context.theme, game.summary
        self._context = context
        self._summary = summary
        self._plate = self.add(Panel(theme.styles.plain))
        self._plate.touchable = False
        self._picture = self.add(Sprite(_picture(summary), name="picture"))
        self._picture.touchable = False
        soft = theme.inks.body.colored(theme.palette.text_soft)
        texts = (
            (lambda: when(summary.started), soft),
            (self._players, theme.inks.body),
            (lambda: ending(summary), theme.inks.body),
            (lambda: tn("{n} round", "{n} rounds", summary.rounds), soft.aligned(1.0)),
        )
        self._texts = [
            self.add(Label(theme.writer, text, ink, fit=Fit.WRAP if text == self._players else Fit.SHRINK))
            for text, ink in texts
        ]
        self._own = place_of_person(summary)
        gold, pale = theme.palette.gold_light, theme.palette.text_soft
        ink = (
            theme.inks.strong.sized(theme.inks.small.size).colored(gold)
            if self._own == 1
            else theme.inks.small.colored(pale)
        )
        self._result = self.add(Label(theme.writer, self._fared, ink, name="own place"))
        style = replace(theme.styles.plain, depth=0.0)
        quiet = theme.styles.framed
        share = Button(quiet, lambda: t("Share"), lambda: on_share(game))
        share.why_not = lambda: None if summary.code else t(NO_CODE)
        watch = Button(style, lambda: t("Watch"), lambda: on_watch(game))
        result = Button(quiet, lambda: t("Result"), lambda: on_result(game))
        share.name, result.name, watch.name = (f"{does} {self.name}" for does in ("share", "result", "watch"))
        self._buttons = (share, result, watch)
        for button in self._buttons:
            self.add(button)

    def _fared(self) -> Segments:
        """Return how the only person in it fared; a win has a laurel."""
        if self._own is None:
            return ""
        if self._own == 1:
            return [icon("laurel", self._context.theme.palette.gold_light), NO_BREAK, t("Won")]
        return t("Place {place} of {n}", place=self._own, n=len(self._summary.seats))

    def _players(self) -> Segments:
        """Return the players with their points, from the first place to the last, all as large as they fit, in several lines
        where there is room; winners have a laurel.
        """
        theme, cell = self._context.theme, self._texts[1]
        laurel = icon("laurel", theme.palette.gold_light)
        order = ranked(self._summary)
        seats = [self._summary.seats[number] for number in order]
        names = [
            unbroken(
                t("{player}: {points}", player=seat.name, points=seat.points)
                if seat.points is not None
                else seat.name
            )
            for seat in seats
        ]
        whole: Segments = [laurel, " ", BETWEEN.join(names)]
        ink = theme.writer.wrapping_ink(whole, theme.inks.strong, (cell.size.x, cell.size.y))
        segments: list[Segment] = []
        for number, name in zip(order, names, strict=True):
            won = number in self._summary.winners
            segments += [BETWEEN] if segments else []
            segments += [laurel, NO_BREAK] if won else []
            color = theme.palette.gold_light if won else theme.palette.text
            segments.append(Span(name, (ink if won else theme.inks.body.sized(ink.size)).colored(color)))
        return segments

    def place(self, rect: FRect, longest_ending: float) -> None:
        """Lay it out; `longest_ending` is the width of the words on how any game of the list ended."""
        self.rect = rect
        self._plate.rect = self.bounds
        when, players, ending, rounds = self._texts
        share, result, watch = self._buttons
        inner = inset(self.bounds, 20, 10)
        picture = (rect.h - 12) * PICTURE
        self._picture.visible = self._picture.face is not None and rect.w >= ILLUSTRATED
        if rect.w >= ILLUSTRATED:
            self._picture.rect = FRect(6, 6, picture, rect.h - 12)
            inner = inset(self.bounds, picture + 22, 10, 20, 10)
        wide = max(BUTTON, *(button.natural_width() for button in self._buttons))
        if rect.w >= WIDE:
            room = inner.w - DATE - ROUNDS - 3 * wide - 6 * BETWEEN_CELLS
            ended = min(room * MOST_ENDING, max(LEAST_ENDING, longest_ending + 4))
            places = columns(inner, -DATE, 1, -ended, -ROUNDS, *[-wide] * 3, gap=BETWEEN_CELLS)
            places[1].w -= APART - BETWEEN_CELLS
            places[3].x -= AWAY
            for node, place in zip((*self._texts, *self._buttons), places, strict=True):
                node.rect = place
            players.rect = inset(players.rect, 0, -6)  # As much as two lines of letters need.
        else:
            when.rect, middle, *buttons = columns(inner, -190, 1, *[-wide] * 3, gap=10)
            middle.w -= AWAY
            share.rect, result.rect, watch.rect = buttons
            players.rect, below = rows(inset(middle, 0, -7), 1, -ENDED)
            ending.rect, rounds.rect = columns(below, 1, -110, gap=20)
            small = self._context.theme.inks.small
            ending.ink, rounds.ink = small, small.aligned(1.0)
        for button in self._buttons:
            button.rect = rect_around(button.rect.center, (button.rect.w, min(button.rect.h, ROW - 20)))
        if self._own is not None:
            when.rect, self._result.rect = rows(when.rect, 1, 1)


def when(moment: datetime) -> str:
    """Format day and time as readers of this language expect."""
    here = moment.astimezone()
    day = t("{year}-{month}-{day}", day=f"{here.day:02}", month=f"{here.month:02}", year=here.year)
    return f"{day}  {here:%H:%M}"


def ranked(game: GameSummary) -> list[Seat]:
    """Return the seats from the first place to the last: winners, then by points, then those whose points nobody knows."""

    def place(number: Seat) -> tuple[bool, bool, int]:
        points = game.seats[number].points
        return number not in game.winners, points is None, -(points or 0)

    return sorted(range(len(game.seats)), key=place)


def place_of_person(game: GameSummary) -> int | None:
    """Return the place of the only person in a game: 1 for a win; None if there are more or points are missing."""
    people = [number for number, seat in enumerate(game.seats) if seat.person]
    points = [seat.points for seat in game.seats if seat.points is not None]
    if len(people) != 1 or len(points) < len(game.seats):
        return None
    (own,) = people
    if own in game.winners:
        return 1
    return max(2, 1 + sum(other > points[own] for other in points))


def _picture(game: GameSummary) -> Face | None:
    """Return a picture of what the winner chose last of what the game counts."""
    favorites = description_of(game.game).history.favorites
    chosen = [key for seat in game.winners for key in game.seats[seat].chosen]
    return favorites.picture(chosen[-1]) if favorites is not None and chosen else None


def ending(game: GameSummary) -> str:
    """Return how it ended, whether it was the game of the day, and how often revealed turns were taken back."""
    again = tn("{n} take-back", "{n} take-backs", game.take_backs) if game.take_backs else ""
    today = t("Game of the day") if game.of_the_day else ""
    return " · ".join(filter(None, (_how(game), today, again)))


def _how(game: GameSummary) -> str:
    """Return who left or how else it ended; who won is seen at the names. Today's rules cannot say it of every game."""
    if game.end == LEFT:
        leavers = [seat.name for seat in game.seats if seat.left]
        return t("{player} has left the game", player=listed(leavers))
    if len(game.winners) > 1:
        return t("Shared win")
    ways = description_of(game.game).history.ends
    if game.end in ways:
        return capitalized(t(ways[game.end]))
    return t("{player} wins", player=game.seats[game.winners[0]].name) if game.winners else ""
