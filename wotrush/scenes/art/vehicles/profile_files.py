"""The files of vehicle profiles, read from TOML."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from pydantic import ValidationError

from wotrush import resources
from wotrush.scenes.art.vehicles.profile import Profile


class ProfileError(ValueError):
    """Raised for a profile that is missing or wrong; the message names file, vehicle and field."""


def read_profiles(file: Path) -> dict[str, Profile]:
    """Return all profiles of one file by card code."""
    try:
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
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
def profiles() -> dict[str, Profile]:
    """Return every vehicle's profile by card code."""
    found: dict[str, Profile] = {}
    for file in sorted(resources.asset("cards", "profiles").rglob("*.toml")):
        for code, profile in read_profiles(file).items():
            if code in found:
                raise ProfileError(f"{file.name}: vehicle {code} has a second profile; keep one.")
            found[code] = profile
    return found


def profile_of(code: str) -> Profile:
    """Return the profile of one vehicle card."""
    try:
        return profiles()[code]
    except KeyError:
        folder = resources.asset("cards", "profiles")
        raise ProfileError(
            f"No profile for vehicle {code}: add a table [{code}] to a file in {folder}."
        ) from None
