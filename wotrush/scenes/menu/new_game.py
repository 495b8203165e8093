"""The page for a new game: who plays, by which rules, from which seed, and who begins."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial

from pygame import FRect

from wotrush.game_info import GameInfo, Mood, OptionSetting
from wotrush.i18n import t
from wotrush.match.seats import Setup
from wotrush.scenes.art.scenery.panoramas import AFTERMATH, EVENING, NIGHT, VALLEY
from wotrush.scenes.description.game_icons import add_icons_of
from wotrush.scenes.history.suggested_level import SuggestedLevel
from wotrush.scenes.history.summary import GameArchive
from wotrush.scenes.menu.players.first_player_row import FirstPlayerRow
from wotrush.scenes.menu.players.seat_list import GAP, LOW, SeatList
from wotrush.scenes.menu.rules.rule_list import RuleList
from wotrush.scenes.menu.seed_line import SeedLine
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import Page
from wotrush.scenes.setup.game_plan import (
    REMEMBERED_AS,
    GamePlan,
    SeedError,
    SetupError,
    read_seed,
    remembered_plan,
)
from wotrush.scenes.setup.share_code import CodeError, code_of, deal_of, looks_like_code, of_the_day
from wotrush.stage.geometry import columns, inset, rows
from wotrush.stage.label import Fit
from wotrush.stage.node import Node
from wotrush.stage.widgets import Button, Panel, Segmented

CHOICE_OF_GAME = 620.0
"""The most width of the choice of a game, beside the heading."""
FEW, LARGE = 3, 1.25
"""With more players than this, or at a larger scale, their rows reach the ground."""
PANORAMAS = {Mood.DUSK: (EVENING, AFTERMATH), Mood.NIGHT: (NIGHT, VALLEY)}
"""What lies behind the page, by the hour of the game's title: with vehicles, and without."""
HIGH = 96.0
"""The height of a player's row on a tall page."""
LEAST_PLATE = 700.0
"""The height of the plate with the rules and the seed, if there is room for it; more rules have a higher one."""
BEFORE_FIRST = 24.0
"""The distance between the players and the row that says who begins."""


def _now() -> datetime:
    return datetime.now(UTC)


class NewGame(Page):
    """Shows what was chosen last, so that one Enter starts. With several games, a row at the top selects one of them."""

    grows = True

    def __init__(
        self,
        context: AppContext,
        games: Sequence[GameInfo],
        info: GameInfo,
        start: Callable[[GameInfo, Setup], None],
        refusal: Callable[[GameInfo, Setup], str | None] = lambda info, setup: None,
        archive: Callable[[], GameArchive] | None = None,
    ) -> None:
        """`start` raises SetupError if the rules refuse what was chosen; `refusal` tells so beforehand. `archive` returns
        the finished games, from which a level is suggested.
        """
        self.info, self.plan, self.context = info, remembered_plan(info, context.settings), context
        self._look_up()
        self.seed = ""
        self._games, self._start = games, start
        self._refuse = refusal
        self._refusal: str | None = None
        self._level = SuggestedLevel(archive)
        self._judged = (info, self.plan)
        """What `_refusal` was told of. What was played last needs no judgment, which would load the rules at once."""
        self.heading = lambda: t("New game")
        super().__init__(context)

    def enter(self) -> None:
        self.interface.focus.set(self.root.find("start"))

    def build(self) -> None:
        theme = self.context.theme
        add_icons_of(self.info.name)
        self._game = self._choice_of_game() if len(self._games) > 1 else None
        self._players = self._subheading(lambda: t("Players"))
        self._rules = self._subheading(lambda: t("Rules"))
        self._table = self.root.add(SeatList(theme, self.info, lambda: self.plan, self._change))
        self._more = self.button(lambda: t("Add an opponent"), self._add, name="add")
        self._more.why_not = self._why_not_more
        self._suggested = self.label(
            lambda: self._level.text(self.info, self.plan),
            theme.inks.small,
            fit=Fit.WRAP,
            name="suggested level",
        )
        self._first: FirstPlayerRow | None = None
        if self.info.first_player:
            self._first = self.root.add(FirstPlayerRow(theme, self.info, lambda: self.plan, self._change))
        self._plate, self._seed_plate = (self.root.add(Panel(theme.styles.solid)) for _ in range(2))
        chosen = self.plan.chosen_options(self.info)
        self._list = self.root.add(RuleList(theme, self.info.options, chosen, self._choose_option))
        self._seed_line = self.root.add(
            SeedLine(
                theme, self.seed, self._type_seed, self._confirm_seed, self._deal_of_today, self._problem
            )
        )
        self._go = self.root.add(
            Button(
                theme.styles.gold, lambda: t("Start"), self.start, why_not=self._why_not_start, name="start"
            )
        )

    def _choice_of_game(self) -> Segmented:
        titles = [partial(t, game.title) for game in self._games]
        index = self._games.index(self.info)
        return self.root.add(
            Segmented(self.context.theme.styles.plain, titles, index, self._choose_game, name="game")
        )

    def _subheading(self, text: Callable[[], str]) -> Node:
        inks = self.context.theme.inks
        return self.label(text, inks.subheading.colored(self.context.theme.palette.gold_light))

    # -- layout

    def arrange(self, area: FRect) -> None:
        if self._game is not None:
            self._game.rect = self.beside_heading(CHOICE_OF_GAME)
        left, right = columns(area, 1.75 if area.w < 1300 else 1.6, 1, gap=28)
        tall = area.h > 760
        lowest = self._arrange_seats(left, HIGH if tall else LOW, 60.0 if tall else 52.0)
        self._arrange_rules(right, tall, FRect(left.x, lowest, left.w, left.bottom - lowest))

    def _arrange_seats(self, area: FRect, high: float, line: float) -> float:
        """Place the players and what belongs to them, and return where that ends. The button for another one stays where it is as
        they become more.
        """
        wide = self._more.natural_width()
        self._more.rect = FRect(area.right - wide, area.y - 4, wide, 42)
        self._players.rect = FRect(area.x, area.y, self._more.rect.x - area.x, 40)
        first = line + BEFORE_FIRST if self._first is not None else 0.0
        self._table.place(inset(area, 0, 46, 0, line + GAP + first), high)
        top = self._table.rect.bottom + GAP
        if self._first is not None:
            self._first.place(FRect(area.x, min(top + BEFORE_FIRST, area.bottom - 2 * line), area.w, line))
            top = self._first.rect.bottom
        self._suggested.rect = FRect(area.x, top, area.w, line)
        return top + line

    def _arrange_rules(self, area: FRect, tall: bool, free: FRect) -> None:
        """Place the rules with the seed below them; in large letters the seed lies in what is `free` below the players where
        rules would be hidden otherwise.
        """
        start = 84.0 if tall else 68.0
        self._rules.rect = FRect(area.x, area.y, area.w, 40)
        plate = FRect(area.x, area.y + 46, area.w, area.h - 46 - start - 20)
        wide = plate.w - 44
        below = self._seed_line.height_at(wide)
        needed, beside = self._list.comfortable(wide) + 28, self._seed_line.height_at(free.w - 44) + 28
        large = self.context.settings.ui_scale > LARGE
        apart = large and needed + below > plate.h and free.h >= BEFORE_FIRST + beside
        plate.h = min(plate.h, max(LEAST_PLATE, needed + below))
        self._plate.rect = plate
        self._seed_plate.visible = apart
        self._seed_plate.rect = FRect(free.x, free.y + BEFORE_FIRST, free.w, beside)
        whole = inset(plate, 22, 14)
        options, seed = rows(whole, 1, -below)
        self._list.place(whole if apart else options)
        self._seed_line.place(inset(self._seed_plate.rect, 22, 14) if apart else seed, parted=not apart)
        self._go.rect = FRect(area.right - 320, plate.bottom + 20, 320, start)

    # -- the suggested level

    @property
    def moving(self) -> bool:
        return super().moving or self._level.reading

    def update(self) -> None:
        """Look into the games that were played, a little in each frame."""
        super().update()
        if self._level.reading:
            self._level.read()
            self._suggested.invalidate()

    # -- choices

    def _change(self, plan: GamePlan, rebuild: bool) -> None:
        self.plan = plan
        if rebuild:
            self.restyle()
        self._show_note()

    def _choose_game(self, index: int) -> None:
        self._leave()
        self._switch_to(self._games[index])
        self._change(self.plan, True)

    def _switch_to(self, info: GameInfo) -> None:
        self.info, self.plan = info, remembered_plan(info, self.context.settings)

    def restyle(self) -> None:
        """Rebuild the page, with its players scrolled to the same place."""
        self._look_up()
        at = self._table.offset
        super().restyle()
        self._table.scroll_to(at)

    def _look_up(self) -> None:
        """Show the country of the game, with vehicles where no row of a player would cover them."""
        with_vehicles, without = PANORAMAS[self.info.mood]
        low = self.context.settings.ui_scale > LARGE
        self.panorama = without if low or len(self.plan.seats) > FEW else with_vehicles

    def _add(self) -> None:
        """Add an opponent, and scroll to it."""
        self._change(self.plan.with_one_more(self.info, self._colors), True)
        self._table.scroll_to(self._table.reach)

    def _choose_option(self, field: str, value: OptionSetting) -> None:
        options = {**self.plan.options, field: value}
        self._change(self.plan.model_copy(update={"options": options}), False)

    def _type_seed(self, text: str) -> None:
        """Take over the game, the seats and the rules of a complete code."""
        self.seed = text
        if looks_like_code(text) and self._seed_problem() is None:
            deal = deal_of(text, self._games)
            if deal.info != self.info:
                self._switch_to(deal.info)
            self._change(deal.plan.with_names_of(self.plan).in_colors(self._colors), True)
        else:
            self._change(self.plan, False)

    def _confirm_seed(self) -> None:
        """Go on to the start button, by which another Enter starts; stay with a seed that is none."""
        if self._seed_problem() is None:
            self.interface.focus.set(self._go)

    def _deal_of_today(self) -> None:
        self._type_seed(code_of(*of_the_day(self.info, _now().date())))

    def _setup_problem(self) -> str | None:
        """Return what the rules say against the plan."""
        if self._judged != (self.info, self.plan):
            self._judged = (self.info, self.plan)
            self._refusal = self._refuse(self.info, self.plan.setup(self.info, 0, _now()))
        return self._refusal

    def _problem(self) -> str | None:
        """Return what is wrong with the plan or the seed."""
        return self._setup_problem() or self._seed_problem()

    def _show_note(self) -> None:
        """Show what is wrong, if anything is, with as many lines as that needs."""
        self.layout(self.space.area)
        self.root.invalidate()

    def _seed_problem(self) -> str | None:
        try:
            self._seed_of(self.seed)
        except (SeedError, CodeError) as error:
            return str(error)
        return None

    @property
    def _colors(self) -> tuple[int, ...]:
        """Return the colors of the seats, followed by those chosen earlier for seats that are empty now."""
        return (*self.plan.colors, *self.context.settings.seat_colors[len(self.plan.colors) :])

    def _why_not_more(self) -> str | None:
        return t(self.info.too_many) if len(self.plan.seats) >= self.info.seats[-1] else None

    def _why_not_start(self) -> str | None:
        if all(seat.kind == "opponent" for seat in self.plan.seats):
            return t("At least one seat needs a person.")
        return self._problem()

    def start(self) -> None:
        """Remember what was chosen, and start the game unless its rules refuse it."""
        if self._why_not_start() is not None:
            return
        seed = self._seed_of(self.seed)
        setup = self.plan.setup(self.info, secrets.randbits(32) if seed is None else seed, _now())
        self._remember()
        try:
            self._start(self.info, setup)
        except SetupError as refusal:
            self._refusal = str(refusal)
            self._show_note()

    def _remember(self) -> None:
        remembered = {self.info.setting(REMEMBERED_AS): self.plan.kept(self.info)}
        self.context.change(**remembered, seat_colors=self._colors)

    def _leave(self) -> None:
        """Remember what was chosen, unless the rules refuse it or somebody else chose it by a code."""
        if self._setup_problem() is None and not looks_like_code(self.seed):
            self._remember()

    def go_back(self) -> None:
        self._leave()
        super().go_back()

    def _seed_of(self, text: str) -> int | None:
        """Return the deal that a plain seed or a code stands for; None means a new seed. Raises SeedError or
        CodeError.
        """
        return deal_of(text, self._games).seed if looks_like_code(text) else read_seed(text)
