"""The page of chances: how likely everybody was to win, turn by turn, and the moves that cost most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from math import ceil
from statistics import fmean

from pygame import FRect

from wotrush.ai.review import Lapse
from wotrush.i18n import capitalized, mark, t, tn
from wotrush.match.game_review import WORTH_TELLING, GameReview, Moment
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.chance_figures import percent
from wotrush.scenes.result.contents import ResultChapter, ResultContents
from wotrush.scenes.result.course.balances import Balances
from wotrush.scenes.result.course.chart import PointsChart
from wotrush.scenes.result.course.moment_card import BETWEEN, MomentCard, MomentWords, beside
from wotrush.scenes.result.report import GameReport, TurnReport, heading_of
from wotrush.scenes.result.score_line import ScoreLine
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.stage.geometry import inset, rows
from wotrush.stage.label import Fit, Label
from wotrush.stage.typography.text import Segments
from wotrush.stage.widgets import Panel

THINKING = mark("The game is being analyzed: {percent}%")
NOTHING_MISSED = mark("No move was found that would have made much of a difference.")
SIDE, MARGIN = 18.0, 10.0
"""The room around words in a panel of their own, below the moves."""
LEAST_TIME = 3.0
"""Seconds of review from which the time that is left can be told."""
STEPS, IN_A_FRAME = 8, 0.008
"""The most steps of the review in one frame, and the seconds after which no other is begun in it."""


def settled(chances: Sequence[tuple[float, ...]]) -> list[tuple[float, ...]]:
    """Average the chances over everybody's last turn, since each seat judges its own turn differently. The end is
    kept.
    """
    mean = [
        tuple(fmean(seat) for seat in zip(*chances[max(0, at - len(now) + 1) : at + 1], strict=True))
        for at, now in enumerate(chances[:-1])
    ]
    return [*mean, *chances[-1:]]


def charted(lapse: Lapse, after: int) -> tuple[int, int]:
    """Return the chances after what was done and after what was better, in percent.

    The first is what the chart reads after that turn, `after`, so that both say the same. A game that is over has no chances
    any more; there the review's own estimates are told.
    """
    if after in (0, 100):
        return percent(lapse.chance), percent(lapse.best)
    return after, min(99, after + max(1, round(100 * lapse.loss)))


class ChancesPage(ResultChapter):
    """The game is reviewed while the page is open, one decision per frame."""

    touchable = False

    def __init__(
        self,
        context: AppContext,
        contents: ResultContents,
        report: GameReport,
        lines: Sequence[ScoreLine],
        review: GameReview,
        on_open: Callable[..., None],
    ) -> None:
        super().__init__(name="chances")
        self._context, self._contents, self._report = context, contents, report
        self._lines, self._on_open = lines, on_open
        self._names = [line.name for line in sorted(lines, key=lambda line: line.seat)]
        self.review = review
        theme = context.theme
        self._plate = self.add(Panel(theme.styles.plain))
        self._aside = self.add(Panel(theme.styles.plain))
        gold = theme.inks.subheading.colored(theme.palette.gold_light)
        self._heading = self.add(Label(theme.writer, lambda: t("Missed chances"), gold, name="heading"))
        self._note = self.add(
            Label(theme.writer, self._reading, theme.inks.small, fit=Fit.WRAP, name="chances reading")
        )
        self.chart: PointsChart | None = None
        self._shown = False
        """Whether the review is over, and all of it is shown."""
        self._known = 0
        """The number of chances that are drawn."""
        self._began: float | None = None
        """When the review began."""
        self._balances: Balances | None = None
        self.cards: list[MomentCard] = []
        if review.over:
            self._show()

    def work(self) -> None:
        """Go on with the review for a part of a frame and draw what is known; at the end show the moves too."""
        if self._shown or not self._report.turns:
            return
        now = self._context.clock.now
        self._began = now() if self._began is None else self._began
        until = now() + IN_A_FRAME
        for _ in range(STEPS):
            if not self.review.advance() or now() >= until:
                break
        self._note.invalidate()
        if self.review.over:
            self._show()
            self.place(self.rect)
        elif len(self.review.chances) > max(1, self._known):
            self._known = len(self.review.chances)
            self._draw(self._judged(), [])
            self.place(self.rect)

    def _judged(self) -> list[TurnReport]:
        """Return all turns with the chances after them: after those that are not reviewed yet, the last that are known."""
        found = [tuple(map(percent, each)) for each in settled(self.review.chances)]
        chances = found + [found[-1]] * (len(self._report.turns) + 1 - len(found))
        after = zip(self._report.turns, chances[1:], strict=False)
        return [replace(turn, points=points, changes=()) for turn, points in after]

    def _draw(self, judged: Sequence[TurnReport], flags: Sequence[TurnReport]) -> None:
        """Draw the chances as far as they are known; only a chart that is whole can be read turn by turn."""
        if self.chart is not None:
            self.chart.detach()
        start = tuple(map(percent, self.review.chances[0]))
        self.chart = self.add(
            PointsChart(
                self._context,
                replace(self._report, start=start, turns=tuple(judged)),
                self._names,
                flags,
                self._chosen,
                self._on_open,
                figure=_percent_text,
                most=100,
                order=[line.seat for line in self._lines],
                steps=False,
            )
        )
        self.chart.name = "chances chart"
        whole = self.review.over
        self.chart.touchable = self.chart.focusable = whole
        begin, *times = self._report.times()
        seen = times[len(self.review.chances) - 2] - begin
        self.chart.drawn = 1.0 if whole else min(0.999, seen / max(1, times[-1] - begin))

    def _show(self) -> None:
        self._shown = True
        turns = self._report.turns
        if len(self.review.chances) != len(turns) + 1:
            return
        judged, moments = self._judged(), self.review.moments
        by_turn = {turn.turn: turn for turn in judged}
        flags = [by_turn[moment.turn] for moment in moments]
        self._draw(judged, flags)
        seats = [turn.seat for turn in turns]
        of_seats = [seats.count(seat) for seat in range(self._report.seats)]
        luck = [balance.luck for balance in self.review.balances]
        lost = [self.review.given_away(seat) for seat in range(self._report.seats)]
        self._balances = self.add(Balances(self._context, self._lines, luck, lost, of_seats))
        self._balances.tooltip = _meaning
        self.cards = [
            self.add(self._card(number, moment, replace(flag, first=moment.place)))
            for number, (moment, flag) in enumerate(zip(moments, flags, strict=True), 1)
        ]

    def _card(self, number: int, moment: Moment, turn: TurnReport) -> MomentCard:
        lapse, phrase_text = moment.lapse, self._contents.phrase_text
        color = self._context.seat_color(moment.seat)

        def what() -> Sequence[str]:
            played, better = phrase_text(lapse.played), capitalized(phrase_text(lapse.better))
            shorter = [
                t("{played}. {better} would have been better.", played=played, better=better),
                t("{better} would have been better.", better=better),
            ]
            if lapse.gain is None:
                return shorter
            gain = phrase_text(lapse.gain)
            full = t(
                "{played}. {better} would have been better: {gain}.", played=played, better=better, gain=gain
            )
            return [full, *shorter]

        chance, best = charted(lapse, turn.points[moment.seat])

        def outcome() -> str:
            return t("Chance to win {chance}% instead of {best}%", chance=chance, best=best)

        def change() -> Segments:
            return [seat_icon(moment.seat, color), f"\u00a0−{_percent_text(best - chance)}"]

        def when() -> str:
            return t("Round {round}: {player}", round=turn.round, player=self._names[moment.seat])

        words = MomentWords(when, change, what, outcome)
        pictures = map(self._contents.phrase_picture, (lapse.played, lapse.better))
        picture = next((face for face in pictures if face is not None), None)
        return MomentCard(self._context, "missed", number, words, partial(self._on_open, turn), picture)

    def _chosen(self, at: int | None) -> None:
        self._note.invalidate()

    def _reading(self) -> str:
        """Return the turn under the hairline, how far the review is, or what the figures mean."""
        if not self.review.over:
            return self._going_on()
        if self.chart is not None and self.chart.chosen is not None:
            return heading_of(self._report.turns[self.chart.chosen], self._names) + "."
        return self._explained()

    def _going_on(self) -> str:
        """Return how far the review is and, once that can be told, how long it will take."""
        seen, decisions = self.review.seen, self.review.decisions
        text, now = t(THINKING, percent=100 * seen // decisions), self._context.clock.now()
        lasted = 0.0 if self._began is None else now - self._began
        if lasted < LEAST_TIME or not seen:
            return text
        minutes = ceil(lasted * (decisions - seen) / seen / 60)
        left = tn("About {n} minute left.", "About {n} minutes left.", minutes)
        return f"{text} · {left}"

    def _explained(self) -> str:
        """Return what the figures mean: in few words below the chart, which a tooltip of theirs then explains."""
        if self._aside.visible:
            return _meaning()
        meaning = t("The computer estimates all these figures; they need not add up.")
        return meaning if self.cards or not self.review.over else f"{t(NOTHING_MISSED)} {meaning}"

    def place(self, rect: FRect) -> None:
        """Lay out the chart with the words below it or, where the moves leave room for them, below those."""
        self.rect = rect
        left = self._plate.rect = beside(self.cards, self.bounds, self._heading)
        inner = inset(left, 16, 12, 12, 8)
        free = self._free(left)
        room = inset(free, SIDE, MARGIN)
        self._aside.visible = bool(self.cards) and self._high(_meaning(), room.w) <= room.h
        high = self._balances.height_at(left.w - 48) if self._balances is not None else 0.0
        below = 0.0
        if self._aside.visible:
            room.h = self._high(_meaning(), room.w)
            self._aside.rect = FRect(free.x, free.y, free.w, room.h + 2 * MARGIN)
            self._note.rect = room
        else:
            below = self._high(self._explained(), left.w - 48)
        chart, balances, reading = rows(inner, 1, -high, -below, gap=4)
        if self._balances is not None:
            self._balances.place(inset(balances, 10, 0))
        if self.chart is not None:
            self.chart.rect = chart
        if not self._aside.visible:
            self._note.rect = inset(reading, 10, 0)
        self._note.invalidate()

    def _high(self, words: str, wide: float) -> float:
        """Return the height of words about the figures at that width."""
        theme = self._context.theme
        return theme.writer.units(words, theme.inks.small, wide).y + 6

    def _free(self, left: FRect) -> FRect:
        """Return what the moves leave free of their column; nothing without any."""
        if not self.cards:
            return FRect()
        last = self.cards[-1].rect
        top = last.bottom + BETWEEN
        return FRect(last.x, top, last.w, max(0.0, left.bottom - top))


def _meaning() -> str:
    return t(
        "The curves: everybody’s chance to win after every turn, as the computer estimates it. Luck: by how much chance "
        "raised or lowered it. Given away: by how much weak moves lowered it, per turn on average; losses below {least}% "
        "do not count. These are estimates of their own and need not add up.",
        least=round(100 * WORTH_TELLING),
    )


def _percent_text(figure: int) -> str:
    return t("{percent}%", percent=figure)
