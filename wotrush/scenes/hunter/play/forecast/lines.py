"""The lines of a forecast, and how high each of them is: nothing is cut off, and no letter is smaller than may be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from wotrush.scenes.hunter.play.forecast.prospects import PossibleEnd, Prospect, ProspectLine, Tone
from wotrush.scenes.hunter.texts.figures import percent
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.order_mark import OrderMark
from wotrush.stage.color import Color
from wotrush.stage.typography.text import Icon, Ink, Segment, Segments, Span

TITLE = WORDS = CHANCE = 18.0
"""Sizes of letters, whatever is told: more of it takes more room, or says less."""
OUTCOME = 26.0
"""The size of the chance of each outcome."""
APART, CLOSE = 9.0, 3.0
"""Room above a title, and where little is left."""
BESIDE = 10.0
"""Room between words and their chance."""
DOT = " · "
ENTRY = "    "


@dataclass(frozen=True, slots=True)
class ForecastLine:
    """Words with the chance that stands at their right end, if they have one."""

    words: tuple[Segment, ...]
    ink: Ink
    high: float
    chance: str = ""
    tone: Ink | None = None
    above: float = 0.0


class LineSetter:
    """Sets lines that are so many units wide. If they lie `close`, titles are in short, with little room between lines. With
    `run_in` a title stands in the line of its first figures if that has room.
    """

    def __init__(self, view: BattleView, wide: float, *, close: bool = False, run_in: bool = False) -> None:
        self._view, self._wide, self._close, self._run_in = view, wide, close, run_in
        self._title = view.theme.inks.strong.sized(TITLE)
        self._words = view.theme.inks.small.sized(WORDS).colored(view.palette.text)
        self._chance = view.theme.inks.strong.sized(CHANCE).aligned(1.0)

    def heading(self, text: str) -> ForecastLine:
        """Return a line that stands over all others."""
        return self._line(text, self._title.colored(self._view.palette.text))

    def prospects(self, found: Iterable[Prospect]) -> list[ForecastLine]:
        """Return each roll with its title and its figures."""
        return [line for prospect in found for line in self._prospect(prospect)]

    def _prospect(self, prospect: Prospect) -> list[ForecastLine]:
        ink = self._title.colored(tone_color(self._view, prospect.tone))
        order = self._order(prospect.order)
        whole = not self._close and self._fits((*order, Span(prospect.title, ink)), ink)
        title = (*order, Span(prospect.title if whole else prospect.name, ink))
        above = CLOSE if self._close else APART
        figures = [
            line
            for one in prospect.lines
            if one.brief != () or not self._close
            for line in self._figures(one)
        ]
        first, *others = figures
        together = (*title, "  ", *first.words)
        if self._run_in and self._fits(together, first.ink, first.chance):
            return [replace(first, words=together, above=above), *others]
        return [self._line(title, ink, above=above), *figures]

    def _order(self, number: int) -> tuple[Segment, ...]:
        """Return the disc with which the stage of the duel will count this roll."""
        if not number:
            return ()
        palette, theme = self._view.palette, self._view.theme
        ink = theme.inks.strong.sized(TITLE).colored(palette.on_gold)
        return Icon(OrderMark(number, palette.text_soft, ink, theme.writer), height=1.0), " "

    def _figures(self, figures: ProspectLine) -> list[ForecastLine]:
        """Return the parts in one line, with a dot between two, or else each in its own, without one."""
        chance = "" if figures.chance is None or figures.rolled else percent(figures.chance)
        tone = self._chance.colored(tone_color(self._view, figures.tone))
        parts = figures.brief if self._close and figures.brief else figures.parts
        whole = DOT.join(parts)
        if self._fits(whole, self._words, chance):
            return [self._line(whole, self._words, chance, tone)]
        *others, last = parts
        return [
            *(self._line(part, self._words) for part in others),
            self._line(last, self._words, chance, tone),
        ]

    def signs(self, signs: tuple[Segment, ...]) -> ForecastLine:
        """Return the line that says what signs mean."""
        return self._line(signs, self._words)

    def legend(self, ends: Sequence[PossibleEnd]) -> list[list[Segment]]:
        """Return what the parts of the bar stand for: each has a large chance in its color, on as few lines as that takes."""
        lines: list[list[Segment]] = []
        for end, share in zip(ends, in_hundred(ends), strict=True):
            color = end_colors(self._view)[end.key]
            entry: list[Segment] = [Span(percent(share), self.legend_ink.colored(color))]
            entry.append(Span(f" {end.name}", self._words))
            wider = [*lines[-1], ENTRY, *entry] if lines else entry
            if lines and self._measure(wider, self.legend_ink) <= self._wide:
                lines[-1] = wider
            else:
                lines.append(entry)
        return lines

    @property
    def legend_ink(self) -> Ink:
        return self._chance.sized(CHANCE if self._close else OUTCOME).aligned(0.0)

    def high(self, text: Segments, ink: Ink, wide: float | None = None) -> float:
        """Return how high a text lies that is wrapped at that width."""
        pixels = self._view.frame.pixels
        return (
            self._view.theme.writer.size(text, ink, pixels, int((wide or self._wide) * pixels) - 1).y / pixels
        )

    def _line(
        self, words: Segments, ink: Ink, chance: str = "", tone: Ink | None = None, above: float = 0.0
    ) -> ForecastLine:
        room = self._wide - self.beside(chance, tone)
        high = max(self.high(words, ink, room), self.high(chance, tone) if tone and chance else 0.0)
        segments = (words,) if isinstance(words, str) else tuple(words)
        return ForecastLine(segments, ink, high, chance, tone, above)

    def beside(self, chance: str, tone: Ink | None) -> float:
        """Return how much of the width a chance takes."""
        return self._measure(chance, tone) + BESIDE if chance and tone else 0.0

    def _fits(self, words: Segments, ink: Ink, chance: str = "") -> bool:
        return self._measure(words, ink) <= self._wide - self.beside(chance, self._chance)

    def _measure(self, text: Segments, ink: Ink) -> float:
        pixels = self._view.frame.pixels
        return (self._view.theme.writer.size(text, ink, pixels).x + 2) / pixels


def in_hundred(ends: Sequence[PossibleEnd]) -> list[float]:
    """Return the shares in hundredths that together make a whole: what rounding takes or adds is not seen in *nothing*, of
    which no other figure tells, or else in the largest.
    """
    shares = [round(end.share, 2) for end in ends]
    if ends:
        rest = max(ends, key=lambda end: (end.key == "nothing", end.share))
        shares[ends.index(rest)] += 1 - sum(shares)
    return shares


def tone_color(view: BattleView, tone: Tone) -> Color:
    palette = view.palette
    colors: dict[Tone, Color] = {
        Tone.GOOD: palette.legal,
        Tone.BAD: palette.hostile,
        Tone.WARNING: palette.warning,
        Tone.PLAIN: palette.text_soft,
    }
    return colors[tone]


def end_colors(view: BattleView) -> dict[str, Color]:
    """Return the colors of the parts of a bar by their keys."""
    palette = view.palette
    return {
        "destroys": palette.legal,
        "reveals": palette.legal,
        "pins": palette.gold_light,
        "nothing": palette.text_soft,
        "pinned": palette.warning,
        "lost": palette.hostile,
    }
