"""The title screen: the name of the game over a landscape at dusk or by moonlight, and the main menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial

from pygame import FRect

from wotrush.game_info import GameInfo, GamePart, Mood
from wotrush.games import game_info
from wotrush.i18n import t, tn
from wotrush.match.saves.saves import SavedGame
from wotrush.scenes.art.scenery.landscape import Twilight
from wotrush.scenes.menu.day_plate import SIZE as DAY_PLATE
from wotrush.scenes.menu.day_plate import DayPlate
from wotrush.scenes.menu.title_background import TitleBackground
from wotrush.scenes.menu.title_words import Shade, Wordmark, spaced
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import Page
from wotrush.scenes.setup.days import days_played
from wotrush.scenes.setup.occasion import occasion
from wotrush.scenes.style.wordmark import Sign, chevrons, sight
from wotrush.scenes.tutorial.tips import tips_given
from wotrush.stage.geometry import columns, inset
from wotrush.stage.label import Fit
from wotrush.stage.style import Style
from wotrush.stage.typography.text import SMALLEST, Ink, Segments, Span
from wotrush.stage.widgets import Button, Panel, Segmented

COLUMN = 470.0
"""The width of the words and the menu."""
FIRST, ENTRY, GAP = 70.0, 56.0, 10.0
AROUND_NAME = 116.0
"""The height of the lines above and below the name, and of the room below them."""
LOWEST_ENTRY = 54.0
"""Where the entries would be lower than this, they stand in two columns."""
NAME_HEIGHT, NAME_SHARE = 210.0, 0.093
"""The greatest height of the name, and its least one in widths of the window, at which a short name fills a quarter of that."""
NAME_REACH, BESIDE_NAME = 1.55, 40.0
"""The width of the game's name and of the line above it, in widths of the column below, and the room right of it."""
FOOT_MARGIN, AROUND_NEWS, WIDEST_NEWS = 16.0, 16.0, 760.0
"""The room below what stands at the foot, that around news above it, and the greatest width of these."""
CHOICE_OF_GAME, BELOW_CHOICE = 48.0, 26.0
"""The height of the row that selects the game, and the room below it."""
Entry = tuple[str, Callable[[], Segments], Callable[[], object]]
"""The name of a button of the menu, what it says and what it does."""
SIGNS: Mapping[Mood, Sign] = {Mood.DUSK: chevrons, Mood.NIGHT: sight}
"""What the name of a game carries: it advances at dusk, and lies in wait at night."""


class Title(Page):
    """Names the game that was chosen last, and offers what it has. With several games, a row selects one of them."""

    def __init__(
        self,
        context: AppContext,
        info: GameInfo,
        games: Sequence[GameInfo] = (),
        saved: SavedGame | None = None,
        running: int = 0,
        today: date | None = None,
        begun: SavedGame | None = None,
        other: SavedGame | None = None,
    ) -> None:
        """`saved` is what there is to continue of the game that is named, `other` what there is of others where there is
        none of that, and `running` how many games go on. `today` is the day whose game is offered, which may have `begun`.
        """
        self._running, self._today, self._begun, self.other = running, today, begun, other
        self.info = info
        self.games = games
        self.saved = saved
        self._news, context.news = context.news, ""
        super().__init__(context)

    def build(self) -> None:
        context, palette, inks = self.context, self.context.theme.palette, self.context.theme.inks
        night = self.info.mood is Mood.NIGHT
        sky = palette.night if night else palette.dusk
        self.backdrop.detach()
        self.land = self.root.add(
            TitleBackground(
                context.clock,
                Twilight(*sky, ground=palette.own[1], moon=night),
                not context.settings.reduced_motion,
            )
        )
        self.shade = self.root.add(Shade(palette.own[1]))
        soft = self._above_ink = inks.heading.colored(palette.gold_light)
        above, name, below = self.info.title_lines
        self.above = self.label(lambda: spaced(t(above)), soft, name="above")
        self.name = self.root.add(
            Wordmark(
                context.theme, lambda: t(name).upper(), inks.display.sized(NAME_HEIGHT), SIGNS[self.info.mood]
            )
        )
        self.below = self.label(lambda: t(below), inks.subheading.colored(palette.text))
        self.choice = self._choice_of_game() if len(self.games) > 1 else None
        self.menu = self._menu()
        self.others = self._other_games() if self.saved is not None and self._running > 1 else None
        self.day = self._game_of_the_day(self._today) if self._today is not None else None
        self.foot = self.label(_unofficial, inks.small, fit=Fit.WRAP, name="unofficial")
        self._news_plate = self.root.add(Panel(context.theme.styles.solid))
        self._news_plate.touchable = False
        ink = inks.body.colored(palette.warning)
        self.notice = self.label(lambda: str(self._news), ink, fit=Fit.WRAP, name="notice")

    def enter(self) -> None:
        """Focus the entry that continues, teaches or starts a game."""
        self.interface.focus.set(self.menu[0])

    def _choice_of_game(self) -> Segmented:
        titles = [partial(t, game.title_lines[1]) for game in self.games]
        index, style = self.games.index(self.info), self.context.theme.styles.plain
        return self.root.add(Segmented(style, titles, index, self._choose_game, name="game"))

    def _choose_game(self, index: int) -> None:
        self.context.change(game=self.games[index].name)
        self.context.go.title()

    def _menu(self) -> list[Button]:
        go = self.context.go
        entries: list[Entry] = [
            ("new", lambda: t("New game"), go.new_game),
            ("tutorial", lambda: t("Tutorial"), go.tutorial),
            ("puzzles", lambda: t("Puzzles"), go.puzzles),
            ("history", lambda: t("Played games"), go.history),
            ("cards", lambda: t("Cards"), go.cards),
            ("rules", lambda: t("Rules"), go.rules),
            ("settings", lambda: t("Settings"), go.settings),
            ("quit", lambda: t("Quit"), go.quit),
        ]
        entries = [entry for entry in entries if entry[0] not in set(GamePart) - self.info.parts]
        styles = self.context.theme.styles
        if self.saved is not None:
            entries.insert(0, self._continuing(self.saved, styles.gold))
        elif self._learns:
            entries.sort(key=lambda entry: entry[0] != "tutorial")
        if self.saved is None and self.other is not None:
            several = "running games", lambda: t("Games in progress"), go.running_games
            entries.insert(1, self._continuing(self.other, styles.menu) if self._running < 2 else several)
        return [
            self.root.add(Button(styles.menu if i else styles.gold, text, on_click, name=name))
            for i, (name, text, on_click) in enumerate(entries)
        ]

    @property
    def _learns(self) -> bool:
        """Return whether whoever looks has read no lesson of this game yet and wants to be told."""
        settings = self.context.settings
        return settings.tips and not tips_given(self.info, settings)

    def _other_games(self) -> Button:
        n = self._running - 1
        style = self.context.theme.styles.plain

        def text() -> str:
            return tn("{n} more game", "{n} more games", n)

        button = Button(style, text, self.context.go.running_games, name="running games")
        button.tooltip = lambda: t("Games in progress")
        return self.root.add(button)

    def _game_of_the_day(self, today: date) -> DayPlate:
        days = days_played(self.info, self.context.settings)
        begun = None if self._begun is None else self._begun.journal.rounds()
        go = self.context.go.game_of_the_day
        return self.root.add(DayPlate(self.context.theme, days, today, go, begun))

    def _continuing(self, saved: SavedGame, style: Style) -> Entry:
        """Return the entry that continues a game, and says how far that is, or which one if it is another than is named."""
        journal, info = saved.journal, game_info(saved.journal.game)
        small = style.small.colored(style.normal.text)

        def about() -> str:
            if info.name != self.info.name:
                return t(info.title_lines[1])
            round_ = t("round {round}", round=journal.rounds())
            return " · ".join(filter(None, (occasion(info, journal.setup()), round_)))

        resume = partial(self.context.go.resume, saved.path)
        return "continue", lambda: [t("Continue"), "   ", Span(about(), small)], resume

    def layout(self, area: FRect) -> None:
        """Place the name, the first entry and the rest of the menu in one column over the darkened land."""
        self.land.rect = area
        margin = min(max(48.0, area.w * 0.06), 150.0)
        left = area.x + margin
        self.shade.rect = FRect(area.x, area.y, left + COLUMN * 1.45, area.h)
        foot = self._place_foot(FRect(left, area.y, area.w - 2 * margin, area.h - FOOT_MARGIN))
        reach = self._name_reach(foot.w)
        room = FRect(left, area.y + 24, COLUMN, foot.y - area.y - 36)
        below_first = len(self.menu) - 1
        chosen = CHOICE_OF_GAME + BELOW_CHOICE if self.choice is not None else 0.0
        room.h -= chosen
        least = min(NAME_HEIGHT, NAME_SHARE * area.w)
        entries = room.h - FIRST - GAP - AROUND_NAME - least
        across = 1 if entries >= LOWEST_ENTRY * below_first else 2
        down = -(-below_first // across)
        entry = min(ENTRY, entries / down)
        menu = FIRST + GAP + entry * down
        name = min(NAME_HEIGHT, room.h - menu - AROUND_NAME)
        top = room.y + (room.h - menu - AROUND_NAME - name) * 0.45
        self.above.rect = FRect(left + 4, top, reach, 40)
        self.name.rect = FRect(left, top + 40, reach, name)
        self.name.ink = self.name.ink and self._fitting(self.name.ink.sized(name * 0.82), reach)
        self.above.ink = self._no_wider(self._above_ink)
        self.below.rect = FRect(left + 4, top + 40 + name, COLUMN, 36)
        top += AROUND_NAME + name
        if self.choice is not None:
            self.choice.rect = FRect(left, top, COLUMN, CHOICE_OF_GAME)
            top += chosen
        self.menu[0].rect = FRect(left, top, COLUMN, FIRST)
        if self.others is not None:
            self.others.rect = FRect(left + COLUMN + 14, top + 5, self.others.natural_width(), FIRST - 10)
        rest = columns(FRect(left - 10, top + FIRST + GAP, COLUMN, entry * down), *[1] * across)
        for i, button in enumerate(self.menu[1:]):
            column = rest[i // down]
            button.rect = FRect(column.x, column.y + i % down * entry, column.w, entry - 4)
        if self.day is not None:
            self.day.place((area.right - margin, area.y + 44))

    def _place_foot(self, room: FRect) -> FRect:
        """Place what stands at the foot of that room, and news above it, right of the menu. Return the place of the foot."""
        high = self.foot.height_at(room.w)
        foot = self.foot.rect = FRect(room.x, room.bottom - high, room.w, high)
        wide = min(WIDEST_NEWS, room.w - COLUMN - BESIDE_NAME)
        text = self.notice.height_at(wide - 2 * AROUND_NEWS)
        plate = FRect(room.right - wide, 0, wide, text + 2 * AROUND_NEWS)
        plate.bottom = foot.y - AROUND_NEWS
        self._news_plate.rect, self._news_plate.visible = plate, bool(self._news)
        self.notice.rect = inset(plate, AROUND_NEWS)
        return foot

    def _name_reach(self, wide: float) -> float:
        """Return the width of the name, which leaves room for the game of the day beside it."""
        beside = 0.0 if self.day is None else DAY_PLATE[0] + BESIDE_NAME
        return min(COLUMN * NAME_REACH, wide - beside)

    def _fitting(self, ink: Ink, reach: float) -> Ink:
        """Return the ink at the size at which the game's name fits on its line."""
        needed = self.context.theme.writer.units(str(self.name), ink).x
        return ink.sized(ink.size * min(1.0, reach / needed))

    def _no_wider(self, ink: Ink) -> Ink:
        """Return the ink in which the line above the game's name is no wider than the name."""
        writer = self.context.theme.writer
        assert self.name.ink is not None
        name, above = writer.units(str(self.name), self.name.ink).x, writer.units(str(self.above), ink).x
        return ink.sized(max(SMALLEST, ink.size * min(1.0, name / above)))

    def update(self) -> None:
        super().update()
        self.land.update()

    def go_back(self) -> None:
        """Do nothing: the title is the last scene."""


def _unofficial() -> str:
    return t("An unofficial fan project, not affiliated with anybody. All names belong to their owners.")
