"""The files of vehicle profiles, read from TOML."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

from pydantic import ValidationError

from wotrush import resources
from wotrush.scenes.art.profiles.profile import Profile


class ProfileError(ValueError):
    """Raised for a profile that is missing or wrong; the message names file, vehicle and field."""


HEAD = re.compile(r"^\[(\w+)\]$", re.MULTILINE)
"""The line with which the table of a vehicle begins."""


def read_profiles(file: Path, text: str | None = None) -> dict[str, Profile]:
    """Return all profiles of one file by card code, or those in a part of its text."""
    try:
        tables = tomllib.loads(file.read_text(encoding="utf-8") if text is None else text)
    except tomllib.TOMLDecodeError as error:
        raise ProfileError(f"{file.name}: not readable as TOML ({error}); mend the line named.") from error
    return {code: _validated(file, code, table) for code, table in tables.items()}


def _validated(file: Path, code: str, table: object) -> Profile:
    try:
        return Profile.model_validate(table)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(step) for step in first["loc"]) or "the table itself"
        raise ProfileError(f"{file.name}: vehicle {code}, field {where}: {first['msg']}.") from error


@cache
def profile_of(code: str) -> Profile:
    """Return the profile of one vehicle card. Only its own table is read, since all of them take a third of a second."""
    try:
        file, table = _tables()[code]
    except KeyError:
        folder = resources.asset("cards", "profiles")
        raise ProfileError(
            f"No profile for vehicle {code}: add a table [{code}] to a file in {folder}."
        ) from None
    return read_profiles(file, table)[code]


def profiles() -> dict[str, Profile]:
    """Return every vehicle's profile by card code."""
    return {code: profile_of(code) for code in _tables()}


@cache
def _tables() -> dict[str, tuple[Path, str]]:
    """Return the file of each vehicle and the text of its table."""
    found: dict[str, tuple[Path, str]] = {}
    for file in sorted(resources.asset("cards", "profiles").rglob("*.toml")):
        text = file.read_text(encoding="utf-8")
        heads = [*HEAD.finditer(text)]
        for head, end in zip(heads, [*(head.start() for head in heads[1:]), len(text)], strict=True):
            if head[1] in found:
                raise ProfileError(f"{file.name}: vehicle {head[1]} has a second profile; keep one.")
            found[head[1]] = file, text[head.start() : end]
    return found
