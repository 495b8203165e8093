"""The plan of a new game: who sits where and by which rules. The settings remember each game's last plan."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from itertools import chain, count
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from wotrush.ai.agent import derive_seed
from wotrush.game_info import GameInfo, OptionSetting
from wotrush.i18n import mark, t
from wotrush.match.replay import unplayable
from wotrush.match.seats import Human, Opponent, Player, Setup
from wotrush.match.unseen import without_unseen
from wotrush.scenes.style.seat_colors import COLORS, colors_of_seats
from wotrush.settings import Settings

LARGEST_SEED = 2**64 - 1
SEED_DIGITS = len(str(LARGEST_SEED)) - 1
"""Every number of so many digits is a seed."""
REMEMBERED_AS = "new_game"
"""The name of the setting; see `GameInfo.setting`."""
LONGEST_NAME, MOST_SEATS = 20, 16


class SeatPlan(BaseModel):
    """One seat. An empty or unknown `agent` means the usual level, `style` None a random one."""

    model_config = ConfigDict(frozen=True)

    kind: Literal["person", "opponent"]
    name: Annotated[str, Field(max_length=LONGEST_NAME)]
    agent: str = ""
    style: str | None = None
    color: Annotated[int, Field(ge=0, lt=COLORS)] = 0

    def name_at(self, info: GameInfo, seat: int) -> str:
        """Return the name, or the default one if nobody typed any."""
        return without_unseen(self.name).strip() or usual_name(info, self.kind, seat)

    def level(self, info: GameInfo) -> str:
        """Return the level that an opponent here plays at."""
        return self.agent if self.agent in info.levels else info.usual_level

    def styled(self, info: GameInfo) -> bool:
        """Return whether an opponent sits here whose level has styles."""
        return self.kind == "opponent" and self.level(info) in info.styled_levels

    def player(self, info: GameInfo, seat: int, seed: int, name: str) -> Player:
        """Return who sits here under that name in the deal of that seed."""
        if self.kind == "person":
            return Human(name)
        level = self.level(info)
        if level not in info.styled_levels:
            return Opponent(name, level)
        style = self.style if self.style in info.styles else None
        return Opponent(name, info.agent(level, style or _random_style(info, seat, seed)))


class GamePlan(BaseModel):
    """A value: every change makes a new plan. `first_player` None means a random one."""

    model_config = ConfigDict(frozen=True)

    seats: Annotated[tuple[SeatPlan, ...], Field(min_length=1, max_length=MOST_SEATS)]
    options: Mapping[str, OptionSetting] = Field(default_factory=dict)
    first_player: int | None = None

    def with_seat(self, seat: int, **changes: object) -> GamePlan:
        seats = list(self.seats)
        seats[seat] = seats[seat].model_copy(update=changes)
        return self.model_copy(update={"seats": tuple(seats)})

    def with_one_more(self, info: GameInfo, colors: tuple[int, ...] = ()) -> GamePlan:
        """Add an opponent with a name of its own and the level of the last one, in the color chosen for its seat unless another
        seat has that color.
        """
        seat = len(self.seats)
        color = colors_of_seats((*self.colors, *colors[seat:]))[seat]
        name = self.free_name(info, "opponent", seat)
        levels = [plan.level(info) for plan in self.seats if plan.kind == "opponent"]
        as_usual = {"name": name, "agent": levels[-1] if levels else info.usual_level}
        added = usual_seat(info, "opponent", seat, color).model_copy(update=as_usual)
        return self.model_copy(update={"seats": (*self.seats, added)})

    def free_name(self, info: GameInfo, kind: str, seat: int) -> str:
        """Return the usual name of a seat or, if somebody else bears it, another that nobody does."""
        taken = {plan.name_at(info, other) for other, plan in enumerate(self.seats) if other != seat}
        usual = usual_name(info, kind, seat)
        return next((name for name in (usual, *usual_names(info, kind)) if name not in taken), usual)

    def names(self, info: GameInfo) -> list[str]:
        """Return all names; whoever bears that of an earlier seat, even in other capitals, has a number behind it."""
        names = dict[str, str]()
        for seat, plan in enumerate(self.seats):
            name = plan.name_at(info, seat)
            found = next(n for n in chain([name], _numbered(name)) if n.casefold() not in names)
            names[found.casefold()] = found
        return list(names.values())

    def kept(self, info: GameInfo) -> Mapping[str, object]:
        """Return what settings keep: the names that nobody typed in no language, since they follow it."""
        written = {shown: name for name, shown in _usual_in_this_language(info).items()}
        return self._renamed(written).model_dump(mode="json")

    def _renamed(self, names: Mapping[str, str]) -> GamePlan:
        seats = tuple(
            seat.model_copy(update={"name": names.get(seat.name, seat.name)}) for seat in self.seats
        )
        return self.model_copy(update={"seats": seats})

    def person(self, info: GameInfo) -> str:
        """Return the name of the first person, or the usual one if only opponents play."""
        seats = enumerate(self.seats)
        named = (plan.name_at(info, seat) for seat, plan in seats if plan.kind == "person")
        return next(named, usual_name(info, "person", 0))

    def without(self, seat: int) -> GamePlan:
        seats = (*self.seats[:seat], *self.seats[seat + 1 :])
        first = self.first_player
        if first is not None and first >= seat:
            first = None if first == seat else first - 1
        return self.model_copy(update={"seats": seats, "first_player": first})

    def chosen_options(self, info: GameInfo) -> dict[str, OptionSetting]:
        """Return a value for each of the game's options; unknown options and values are left out."""
        return {option.field: option.valid(self.options.get(option.field)) for option in info.options}

    def setup(self, info: GameInfo, seed: int, started: datetime) -> Setup:
        """Return what a match of this plan is started from."""
        options: dict[str, object] = {"players": len(self.seats)}
        if info.first_player:
            options["first_player"] = self.first_player
        named = enumerate(zip(self.seats, self.names(info), strict=True))
        players = tuple(plan.player(info, seat, seed, name) for seat, (plan, name) in named)
        if info.secret_reactions and sum(isinstance(player, Human) for player in players) > 1:
            options["shared_screen"] = True
        return Setup({**options, **self.chosen_options(info)}, seed, players, started, self.colors)

    def with_names_of(self, known: GamePlan) -> GamePlan:
        """Return the plan with the names of another at the seats where both have a player of the same kind."""
        plan = self
        for seat, (old, new) in enumerate(zip(known.seats, self.seats, strict=False)):
            if old.kind == new.kind:
                plan = plan.with_seat(seat, name=old.name)
        return plan

    def in_colors(self, colors: tuple[int, ...]) -> GamePlan:
        """Return the plan in the colors of the settings; empty where none were ever set."""
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


def _random_style(info: GameInfo, seat: int, seed: int) -> str:
    """Return a style that depends on the deal alone. Neighbors differ as long as there are enough styles."""
    return list(info.styles)[(derive_seed("style", seed) + seat) % len(info.styles)]


def _numbered(name: str) -> Iterator[str]:
    """Yield the name with 2, 3, … behind it, cut to the room that names have."""
    for number in count(2):
        behind = f" {number}"
        yield name[: LONGEST_NAME - len(behind)].rstrip() + behind


def usual_names(info: GameInfo, kind: str) -> list[str]:
    """Return the names that seats of that kind have as long as nobody types one."""
    if kind == "opponent":
        return [t(name) for name in info.opponent_names]
    return [usual_name(info, kind, seat) for seat in range(MOST_SEATS)]


def usual_name(info: GameInfo, kind: str, seat: int) -> str:
    """Return the name of a seat for which nobody typed one."""
    if kind == "opponent":
        return t(info.opponent_names[(seat - 1) % len(info.opponent_names)])
    return t("Player {n}", n=seat + 1)


def _usual_in_this_language(info: GameInfo) -> Mapping[str, str]:
    """Return every name that a seat has as long as nobody types one, by what settings keep in its place."""
    person = mark("Player {n}")
    people = {person.format(n=n): t(person, n=n) for n in range(1, MOST_SEATS + 1)}
    return {**people, **{name: t(name) for name in info.opponent_names}}


def usual_seat(info: GameInfo, kind: Literal["person", "opponent"], seat: int, color: int) -> SeatPlan:
    """Return a seat of that kind with its usual name and level."""
    return SeatPlan(kind=kind, name=usual_name(info, kind, seat), agent=info.usual_level, color=color)


def first_plan(info: GameInfo) -> GamePlan:
    """Return a game of one person against as few opponents as possible, by the printed rules."""
    opponents = (usual_seat(info, "opponent", seat, seat) for seat in range(1, info.seats.start))
    return GamePlan(seats=(usual_seat(info, "person", 0, 0), *opponents))


def remembered_plan(info: GameInfo, settings: Settings) -> GamePlan:
    """Return the plan that was played last, or the first plan where nothing usable is remembered."""
    try:
        plan = GamePlan.model_validate(getattr(settings, info.setting(REMEMBERED_AS), None))
        plan = plan._renamed(_usual_in_this_language(info))
    except ValidationError:
        plan = first_plan(info)
    if len(plan.seats) not in info.seats:
        plan = first_plan(info)
    return plan.in_colors(settings.seat_colors or plan.colors)


class SetupError(ValueError):
    """The rules have no such game; the message says why."""

    @classmethod
    def of(cls, error: ValueError) -> SetupError:
        """Return what a ruleset raised as one sentence."""
        if refusal := unplayable(error):
            return cls(t(refusal.text, **refusal.values))
        if not isinstance(error, ValidationError):
            return cls(t(str(error)))
        first = error.errors(include_url=False, include_input=False)[0]
        return cls(t(str(first.get("ctx", {}).get("error", first["msg"]))))


class SeedError(ValueError):
    """The text is no seed; the message says what one looks like."""


def read_seed(text: str) -> int | None:
    """Return the seed that somebody typed, or None if the field is empty. Raises SeedError."""
    text = text.strip()
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and int(text) <= LARGEST_SEED):
        raise SeedError(
            t(
                "“{text}” is no seed: type a whole number of up to {digits} digits or the code of a game, or leave it empty.",
                text=text,
                digits=SEED_DIGITS,
            )
        )
    return int(text)
