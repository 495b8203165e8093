"""Options that several commands have, and how the values of options are read."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from math import isfinite
from os.path import realpath
from pathlib import Path

import click

from wotrush.games import DEFAULT_GAME, UnknownNameError, game_entry, game_info


def known_game(context: click.Context, option: click.Parameter, value: str | None) -> str | None:
    """Accept the name of an existing game, or none where the command can do without."""
    try:
        if value is not None:
            game_entry(value)
    except UnknownNameError as problem:
        raise click.BadParameter(str(problem)) from problem
    return value


GAME = click.option(
    "--game", callback=known_game, metavar="NAME", default=DEFAULT_GAME, show_default=True, is_eager=True
)
"""Read first, since other options depend on the game's number of seats."""
ONE_GAME = partial(click.option, "--game", callback=known_game, metavar="NAME")
"""For commands that cover all games unless one is named."""


def seats_of(context: click.Context) -> range:
    """Return the numbers of players of the game that the command is about."""
    entry = game_entry(context.params["game"])
    return range(1, 17) if entry.info is None else game_info(context.params["game"]).seats


def seat_names(context: click.Context, option: click.Parameter, value: str) -> list[str]:
    """Read names of opponents, one for each seat: ace,regular."""
    names, seats = [name.strip() for name in value.split(",")], seats_of(context)
    if len(names) not in seats or not all(names):
        raise click.BadParameter(
            f"{value!r} must name {seats[0]} to {seats[-1]} opponents, e.g. {','.join(['random'] * seats[0])}."
        )
    return names


def player_numbers(context: click.Context, option: click.Parameter, value: str | None) -> list[int]:
    """Read numbers of players, which games take in turn: 2,3,4,5."""
    seats = seats_of(context)
    numbers = [] if value is None else [number.strip() for number in value.split(",")]
    if not set(numbers) <= set(map(str, seats)):
        raise click.BadParameter(
            f"{value!r} must be numbers of players from {seats[0]} to {seats[-1]}, e.g. {seats[0]},{seats[-1]}."
        )
    return list(map(int, numbers))


SWITCHES = {"on": True, "off": False}


def rule_options(context: click.Context, option: click.Parameter, value: Sequence[str]) -> dict[str, object]:
    """Read rule options of the game, each NAME=VALUE."""
    game = context.params["game"]
    chosen: dict[str, object] = {}
    for text in value:
        name, equals, setting = text.partition("=")
        if not equals or not setting:
            raise click.BadParameter(f"{text!r} must be the name of an option and its value: NAME=VALUE.")
        if game_entry(game).info is not None:
            known = {one.field: one for one in game_info(game).options}
            if name not in known:
                raise click.BadParameter(
                    f"The game {game!r} has no option {name!r}; there are {', '.join(known)}."
                )
            if not known[name].values and setting not in SWITCHES:
                raise click.BadParameter(f"{name} is on or off, not {setting!r}.")
        chosen[name] = SWITCHES.get(setting, int(setting) if re.fullmatch("[0-9]{1,9}", setting) else setting)
    return chosen


def player_number(context: click.Context, option: click.Parameter, value: int) -> int:
    """Accept a number of players that the game has seats for."""
    seats = seats_of(context)
    if value not in seats:
        raise click.BadParameter(f"{value} is not in the range {seats[0]}<=x<={seats[-1]}.")
    return value


def finite(context: click.Context, option: click.Parameter, value: float) -> float:
    """Accept a number that is one: `nan` lies in every range, and `inf` in those without an end."""
    if not isfinite(value):
        raise click.BadParameter(f"{value} is not a number to reckon with.")
    return value


def picture_size(context: click.Context, option: click.Parameter, value: str) -> tuple[int, int]:
    """Read a picture's width and height: 1920x1080."""
    match = re.fullmatch(r"([1-9][0-9]{2,3})x([1-9][0-9]{2,3})", value)
    if match is None:
        raise click.BadParameter(
            f"{value!r} must be width and height in pixels, each from 100 to 9999, e.g. 1920x1080."
        )
    return int(match[1]), int(match[2])


def ending_in(suffix: str) -> Callable[[click.Context, click.Parameter, Path | None], Path | None]:
    """Return what accepts only files whose names have that ending."""

    def accepted(context: click.Context, option: click.Parameter, value: Path | None) -> Path | None:
        if value is not None and value.suffix.lower() != suffix:
            raise click.UsageError(f"{option.opts[0]} {value} must end in {suffix}.")
        return value

    return accepted


def files_of_their_own(result: Path | None, report: Path | None) -> None:
    """Refuse one file for figures and page, of which only the later one would be left."""
    if result is not None and report is not None and realpath(result) == realpath(report):
        raise click.UsageError(f"--json and --report both name {report}: give each a file of its own.")
