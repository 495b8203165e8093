"""The page of the dice: the shot of the game, and for each player how often the dice hit and should have hit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from pygame import FRect

from wotrush.i18n import decimal, mark, t
from wotrush.model.hunter.cards.box import box
from wotrush.scenes.hunter.cards.faces import HunterFaces
from wotrush.scenes.hunter.duel.dice import paint_die
from wotrush.scenes.hunter.faces.face import Detail
from wotrush.scenes.hunter.result.luck import (
    EVADE,
    EVENT,
    SHOT,
    SPY,
    STRIKE,
    DecisiveStrike,
    Dice,
    Luck,
    luckier_than,
)
from wotrush.scenes.hunter.result.shot_words import shot_story
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.chance_figures import percent
from wotrush.scenes.result.contents import ResultChapter
from wotrush.scenes.result.score_line import ScoreLine
from wotrush.scenes.style.paint import fill
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.scenes.style.theme import Theme
from wotrush.scenes.table.cards.card_sprites import RADIUS_OF_WIDTH
from wotrush.scenes.table.lying import CARD
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, inset, line, rect_around, rows
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite
from wotrush.stage.typography.text import resolve
from wotrush.stage.widgets import Panel

PURPOSES = {
    STRIKE: mark("Attacks"),
    SPY: mark("Spying"),
    EVADE: mark("Evading"),
    SHOT: mark("Anti-air"),
    EVENT: mark("Events"),
}
"""The columns of the table, by what the dice were rolled for."""
FIGURES, WHOLE = (
    mark("Successes (usual number)"),
    mark("Luck with all dice: 0% is worst, 50% usual, 100% best"),
)
LOWEST_BAND, HIGHEST_BAND, GAP = 96.0, 460.0, 12.0
ROW, HEADING, HIGH_HEADING, ALONE = 64.0, 34.0, 48.0, 1.5
"""The height of a row, of headings on one line and on two, and of a table without a shot above it, in its usual heights."""
DIE, STORY, TWO_LINES = 84.0, 128.0, 56.0
"""The height of the dice, of the words above and below them, and of the two lines below them."""
APART, BESIDE, LEAST_WORDS = 4.0, 32.0, 340.0
"""The room around the dice and between cards and words, and the least width of these."""
NAME, BAR = 1.5, 2.2
"""The widths of the first and the last column, in those of the others; the last takes the room of those that are left out."""
WIDEST_LUCK = 0.5
"""A bar reaches the end for a player luckier, or less lucky, than in all other games with the same dice."""


class LuckPage(ResultChapter):
    """The shot of the game in a band, and below it the table of the dice."""

    touchable = False

    def __init__(self, context: AppContext, lines: Sequence[ScoreLine], luck: Luck) -> None:
        super().__init__(name="luck")
        names = {one.seat: one.name for one in lines}
        self.shot = self.add(ShotBand(context, luck.best, names)) if luck.best else None
        self.table = self.add(DiceTable(context, lines, luck))

    def place(self, rect: FRect) -> None:
        self.rect = rect
        whole = FRect(self.bounds)
        if self.shot is not None:
            room = rect.h - self.table.tallest - GAP
            band = min(
                HIGHEST_BAND, max(0.36 * rect.h, room), max(LOWEST_BAND, rect.h - self.table.least - GAP)
            )
            shot, whole = rows(whole, -band, 1, gap=GAP)
            self.shot.place(shot)
        high = self.table.tallest * (ALONE if self.shot is None else 1.0)
        self.table.place(FRect(whole.x, whole.y, whole.w, min(whole.h, high)))


class ShotBand(Node):
    """Who destroyed what in the shot of the game, with both cards, and how likely it was."""

    touchable = False

    def __init__(self, context: AppContext, shot: DecisiveStrike, names: dict[int, str]) -> None:
        super().__init__(name="shot of the game")
        theme = context.theme
        self._roomy = True
        self._writer, self._ink = theme.writer, theme.inks.body.aligned(0.5)
        self._plate = self.add(Panel(theme.styles.plain))
        faces = HunterFaces(box())
        self._cards = [self.add(Sprite(name=name)) for name in ("shot attacker", "shot target")]
        for sprite, kind in zip(self._cards, (shot.unit, shot.target), strict=True):
            sprite.face = faces.unit(kind, detail=Detail.MEDIUM, mirrored=sprite is self._cards[1])
            sprite.shadow = theme.shadow
        heading = theme.inks.heading.aligned(0.5)
        self._title = self.add(Label(theme.writer, lambda: t("Shot of the game"), heading, name="shot title"))
        self._dice = self.add(ShownDice(theme, shot.dice, shot.needed))
        self._story = self.add(
            Label(
                theme.writer,
                lambda: (" ", "\n")[self._roomy].join(shot_story(shot, names)),
                self._ink,
                fit=Fit.WRAP,
                valign=0.0,
                name="shot story",
            )
        )

    def place(self, rect: FRect) -> None:
        self.rect = rect
        self._plate.rect = self.bounds
        inner = inset(self.bounds, 18, 12)
        wide = inner.h / CARD
        side = min(DIE, inner.h * 0.3)
        high = min(inner.h, STORY + side)
        title = min(44.0, high * 0.34)
        self._roomy = high - title - side - 2 * APART >= TWO_LINES
        story = self._writer.units(resolve(self._story.text), self._ink).x + 4
        words = min(inner.w - 2 * (wide + BESIDE), max(LEAST_WORDS, story))
        inner = rect_around(inner.center, (words + 2 * (wide + BESIDE), inner.h))
        attacker, text, target = columns(inner, -wide, 1, -wide, gap=BESIDE)
        for sprite, place in zip(self._cards, (attacker, target), strict=True):
            sprite.rect = place
            sprite.radius = wide * RADIUS_OF_WIDTH
        middle = rect_around(text.center, (text.w, high))
        self._title.rect, self._dice.rect, self._story.rect = rows(middle, -title, -side, 1, gap=APART)
        room = self._story.rect.size
        self._story.ink = self._writer.wrapping_ink(resolve(self._story.text), self._ink, room)


class ShownDice(Node):
    """Dice at rest, those that hit with a rim in gold."""

    touchable = False

    def __init__(self, theme: Theme, dice: Sequence[int], needed: int) -> None:
        super().__init__(name="shot dice")
        self._palette, self._dice, self._needed = theme.palette, tuple(dice), needed

    def paint(self, canvas: Canvas) -> None:
        palette, side = self._palette, self.size.y
        places = line(self.bounds, len(self._dice), (side, side), side / 3)
        for number, (die, place) in enumerate(zip(self._dice, places, strict=True)):
            rim = palette.gold[0] if die <= self._needed else palette.paper_rim
            paint_die(canvas, palette, place, die, 1.0, rim, turn=number)


class DiceTable(Node):
    """A row for each player: successes and those to be expected for each purpose that occurred, and a bar of the luck of all
    dice.
    """

    touchable = False

    def __init__(self, context: AppContext, lines: Sequence[ScoreLine], luck: Luck) -> None:
        super().__init__(name="dice")
        theme = context.theme
        self._plate = self.add(Panel(theme.styles.plain))
        soft = self._soft = theme.inks.small
        self._purposes = [
            purpose for purpose in PURPOSES if any(dice.get(purpose, Dice()).chances for dice in luck.dice)
        ]
        """What anybody rolled dice for."""
        headings = [FIGURES, *(PURPOSES[purpose] for purpose in self._purposes), WHOLE]
        self._headings = [
            self.add(
                Label(
                    theme.writer,
                    partial(t, text),
                    soft if text == FIGURES else soft.aligned(0.5),
                    name="heading",
                )
            )
            for text in headings
        ]
        self.rows = [self._row(context, one, luck.dice[one.seat]) for one in lines]

    @property
    def least(self) -> float:
        """The least height in which the rows can be read."""
        return HEADING + 30 * len(self.rows) + 24

    @property
    def tallest(self) -> float:
        return HEADING + ROW * len(self.rows) + 24

    def _row(self, context: AppContext, one: ScoreLine, dice: dict[str, Dice]) -> DiceOfPlayer:
        theme, color = context.theme, context.seat_color(one.seat)
        name = Label(
            theme.writer,
            lambda: [seat_icon(one.seat, color), f"  {one.name}"],
            theme.inks.body.colored(color),
            name="player",
        )
        cells = [
            Label(theme.writer, _cell(dice.get(purpose)), theme.inks.body.aligned(0.5), name=purpose)
            for purpose in self._purposes
        ]
        bar = self.add(LuckBar(theme, sum(dice.values(), Dice()), color))
        return DiceOfPlayer([self.add(label) for label in (name, *cells)], bar)

    def place(self, rect: FRect) -> None:
        self.rect = rect
        self._plate.rect = self.bounds
        inner = inset(self.bounds, 18, 12)
        used = len(self._purposes)
        parts = (NAME, *[1.0] * used, BAR + len(PURPOSES) - used)
        cells = columns(inner, *parts, gap=10)
        fit = all(self._least(label) <= cell.w for label, cell in zip(self._headings, cells, strict=True))
        heading, body = rows(inner, -(HEADING if fit else HIGH_HEADING), 1)
        for label, cell in zip(self._headings, columns(heading, *parts, gap=10), strict=True):
            label.rect = cell
        for place, row in zip(rows(body, *[1] * len(self.rows)), self.rows, strict=True):
            *labels, bar = columns(place, *parts, gap=10)
            for label, cell in zip(row.labels, labels, strict=True):
                label.rect = cell
            row.bar.place(bar)

    def _least(self, label: Label) -> float:
        return label.writer.least_width(resolve(label.text), self._soft)


@dataclass(frozen=True, slots=True)
class DiceOfPlayer:
    """The nodes of a row."""

    labels: list[Label]
    bar: LuckBar


def _cell(dice: Dice | None) -> str:
    if dice is None or not dice.chances:
        return "–"
    return f"{dice.hits} ({decimal(dice.expected)})"


class LuckBar(Node):
    """A bar that leaves the middle to the right for luck and to the left for bad luck, with its share in words."""

    def __init__(self, theme: Theme, dice: Dice, color: Color) -> None:
        super().__init__(name="luck bar")
        self._theme, self._color = theme, color
        self.share = luckier_than(dice)
        self.tooltip = self.text
        self._label = self.add(Label(theme.writer, self._percent, theme.inks.small.aligned(1.0)))

    def text(self) -> str:
        """Say how lucky the dice were."""
        return t(
            "Of 100 games with the same rolls, {percent} would have been less lucky",
            percent=percent(self.share),
        )

    def _percent(self) -> str:
        return t("{percent}%", percent=percent(self.share))

    def place(self, rect: FRect) -> None:
        self.rect = rect
        self._label.rect = FRect(rect.w - 52, 0, 52, rect.h)

    def paint(self, canvas: Canvas) -> None:
        bar = FRect(0, self.size.y / 2 - 7, self.size.x - 56, 14)
        palette = self._theme.palette
        fill(canvas, bar, palette.track, radius=6)
        reach = (self.share - 0.5) / WIDEST_LUCK * bar.w / 2
        left = bar.centerx + min(0.0, reach)
        fill(canvas, FRect(left, bar.y, abs(reach), bar.h), self._color, radius=4)
        fill(canvas, FRect(bar.centerx - 1, bar.y - 5, 2, bar.h + 10), palette.text_soft)
