"""What a new game is to be: who sits where and by which rules. The last one is remembered in the settings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from wotrush.ai.agent import derive_seed
from wotrush.ai.rush.styles import STYLED, styled
from wotrush.i18n import mark, t
from wotrush.match.seats import Human, Opponent, Player, Setup
from wotrush.model.rush import RushOptions
from wotrush.model.rush.cards import MAX_SEATS
from wotrush.scenes.setup.opponents import LEVELS, NAMES, STYLES, USUAL_LEVEL
from wotrush.scenes.style.seat_colors import COLORS, colors_of_seats
from wotrush.settings import Settings

FEWEST, MOST = 2, MAX_SEATS
LARGEST_SEED = 2**64 - 1
REMEMBERED_AS = "new_game"


@dataclass(frozen=True, slots=True)
class OptionText:
    """A rule option by its field in RushOptions, its name, and what it changes."""

    field: str
    name: str
    explanation: str


RULE_OPTIONS = (
    OptionText(
        "wide_reserve", mark("Wide Reserve"), mark("Five vehicles lie in the Reserve instead of four.")
    ),
    OptionText(
        "optional_refresh",
        mark("Optional refresh"),
        mark("You choose at the start of your turn whether the furthest Reserve vehicle goes."),
    ),
    OptionText(
        "exposed_attacker",
        mark("Exposed attacker"),
        mark("After an assault one attacker with armor must stay and defend a base."),
    ),
    OptionText(
        "count_defenders",
        mark("Count defenders"),
        mark("Vehicles that defend a base at the end count as part of the squad."),
    ),
    OptionText(
        "always_doubles",
        mark("Always doubles"),
        mark("Two-medal cards must be taken whenever there are enough kills."),
    ),
)


class SeatPlan(BaseModel):
    """One seat. `style` None means by lot."""

    model_config = ConfigDict(frozen=True)

    kind: Literal["person", "opponent"]
    name: Annotated[str, Field(max_length=20)]
    agent: str = USUAL_LEVEL
    style: str | None = None
    color: Annotated[int, Field(ge=0, lt=COLORS)] = 0

    def name_at(self, seat: int) -> str:
        """Nobody has to type one."""
        return self.name.strip() or usual_name(self.kind, seat)

    def player(self, seat: int, seed: int) -> Player:
        name = self.name_at(seat)
        if self.kind == "person":
            return Human(name)
        level = self.agent if self.agent in LEVELS else USUAL_LEVEL
        if level not in STYLED:
            return Opponent(name, level)
        style = self.style if self.style in STYLES else None
        return Opponent(name, styled(level, style or _lot(seat, seed)))


class GamePlan(BaseModel):
    """Values: every change makes a new plan. `first_player` None means by lot."""

    model_config = ConfigDict(frozen=True)

    seats: Annotated[tuple[SeatPlan, ...], Field(min_length=FEWEST, max_length=MOST)]
    options: Mapping[str, bool] = Field(default_factory=dict)
    first_player: int | None = None

    def with_seat(self, seat: int, **changes: object) -> GamePlan:
        seats = list(self.seats)
        seats[seat] = seats[seat].model_copy(update=changes)
        return self.model_copy(update={"seats": tuple(seats)})

    def with_one_more(self, colors: tuple[int, ...] = ()) -> GamePlan:
        """Another opponent, in the color chosen for that seat unless somebody has it."""
        seat = len(self.seats)
        color = colors_of_seats((*self.colors, *colors[seat:]))[seat]
        more = SeatPlan(kind="opponent", name=usual_name("opponent", seat), color=color)
        return self.model_copy(update={"seats": (*self.seats, more)})

    def without(self, seat: int) -> GamePlan:
        seats = (*self.seats[:seat], *self.seats[seat + 1 :])
        first = self.first_player
        if first is not None and first >= seat:
            first = None if first == seat else first - 1
        return self.model_copy(update={"seats": seats, "first_player": first})

    def setup(self, seed: int, started: datetime) -> Setup:
        known = {option.field for option in RULE_OPTIONS}
        options = RushOptions(
            players=len(self.seats),
            first_player=self.first_player,
            **{name: on for name, on in self.options.items() if name in known},
        )
        players = tuple(plan.player(seat, seed) for seat, plan in enumerate(self.seats))
        return Setup(options.model_dump(), seed, players, started)

    def in_colors(self, colors: tuple[int, ...]) -> GamePlan:
        """As they have been set since, if ever."""
        if not colors:
            return self
        seats = (
            seat.model_copy(update={"color": color})
            for seat, color in zip(self.seats, colors_of_seats(colors), strict=False)
        )
        return self.model_copy(update={"seats": tuple(seats)})

    @property
    def colors(self) -> tuple[int, ...]:
        return tuple(seat.color for seat in self.seats)


def _lot(seat: int, seed: int) -> str:
    """Each deal has its own; up to four opponents side by side differ."""
    return list(STYLES)[(derive_seed("style", seed) + seat) % len(STYLES)]


def usual_name(kind: str, seat: int) -> str:
    """Until somebody types another."""
    if kind == "opponent":
        return t(NAMES[(seat - 1) % len(NAMES)])
    return t("Player {n}", n=seat + 1)


def first_plan() -> GamePlan:
    """One person against one opponent, by the printed rules."""
    return GamePlan(
        seats=(
            SeatPlan(kind="person", name=usual_name("person", 0), color=0),
            SeatPlan(kind="opponent", name=usual_name("opponent", 1), color=1),
        )
    )


def remembered_plan(settings: Settings) -> GamePlan:
    """What was played last; a first plan where nothing usable is remembered."""
    try:
        plan = GamePlan.model_validate(getattr(settings, REMEMBERED_AS, None))
    except ValidationError:
        plan = first_plan()
    return plan.in_colors(settings.seat_colors)


class SeedError(ValueError):
    """What was typed is no seed; the message says what one looks like."""


def read_seed(text: str) -> int | None:
    """The seed somebody typed, None where the field is empty. Raises SeedError."""
    text = text.strip()
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and int(text) <= LARGEST_SEED):
        raise SeedError(t("“{text}” is no seed: type a whole number, or leave it empty.", text=text))
    return int(text)
