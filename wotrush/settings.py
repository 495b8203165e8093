"""The user's settings, kept in settings.json in the user's folder."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, NamedTuple, Self, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import to_json

from wotrush import resources
from wotrush.files import regular_bytes, set_aside, sweep, write_whole
from wotrush.i18n import LANGUAGES, SOURCE_LANGUAGE, t

VERSION = 1
MAX_BYTES = 1_000_000
"""Settings take a few kilobytes."""

Join: TypeAlias = Callable[[object, object], object]
"""Merges the value on disk with the one to be saved; either can be anything."""


class Speed(StrEnum):
    """The speed of motion on the table."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class Narration(StrEnum):
    """Whether and how events are narrated as sentences."""

    OFF = "off"
    PANEL = "panel"
    SPEECH = "panel and speech"


class TakeBacks(StrEnum):
    """How far undo reaches: to the last reveal or, without other people at the table, to the start of the turn."""

    UNTIL_REVEALED = "until revealed"
    WHOLE_TURN = "whole turn"


class Asking(StrEnum):
    """When a person is asked for a reaction in a window of a game that has windows."""

    ALWAYS = "always"
    CONCERNED = "when it concerns me"
    NEVER = "never"


def _known_language(code: str) -> str:
    if code not in LANGUAGES:
        raise ValueError(f"unknown language {code!r}")
    return code


def _preferred_languages() -> list[str]:
    """Return what the user has chosen in the settings of Windows or macOS."""
    from pygame import system  # The commands that need no screen need no pygame.

    return [spoken["language"] for spoken in system.get_pref_locales()]


def system_language(
    named: Mapping[str, str] = os.environ, preferred: Callable[[], Iterable[str]] = _preferred_languages
) -> str:
    """Return the first of the user's languages that the program speaks, otherwise English. `named` are variables of
    the environment, which come before what is `preferred`.
    """
    spoken = next(filter(None, map(named.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), None)
    codes = (language[:2].lower() for language in ([spoken] if spoken else preferred()))
    return next((code for code in codes if code in LANGUAGES), SOURCE_LANGUAGE)


Volume = Annotated[float, Field(ge=0, le=1)]
Key = Annotated[str, Field(pattern=r"^(shift\+)?\S+$")]


class Settings(BaseModel):
    """An immutable value: `model_copy(update=...)` makes the next one. Settings that a newer version added are kept."""

    model_config = ConfigDict(frozen=True, extra="allow")

    version: int = VERSION
    language: Annotated[str, AfterValidator(_known_language)] = Field(default_factory=system_language)
    full_screen: bool = False
    window_size: tuple[Annotated[int, Field(gt=0)], Annotated[int, Field(gt=0)]] | None = None
    """In pixels, as the window was when it was neither full screen nor maximized; None until it was closed once."""
    maximized: bool = False
    ui_scale: Annotated[float, Field(ge=0.75, le=2)] = 1.0
    speed: Speed = Speed.NORMAL
    effects_volume: Volume = 0.8
    ambience_volume: Volume = 0.5
    muted: bool = False
    reduced_motion: bool = False
    high_contrast: bool = False
    take_backs: TakeBacks = TakeBacks.UNTIL_REVEALED
    latin_names: bool = True
    draft_memory: bool = True
    """Whether a draft shows which of the cards that a person passed on were surely kept by others."""
    recap: bool = True
    """Whether a recap comes by itself with three or more opponents."""
    narration: Narration = Narration.OFF
    shortcuts: dict[str, Key] = {}
    """The keys that were chosen, by command; the other commands have their default keys. See `scenes.page.keys`."""
    tips: bool = False
    """Whether the first games explain things; the first start switches it on."""
    tips_told: tuple[str, ...] = ()
    seat_colors: Annotated[tuple[Annotated[int, Field(ge=0)], ...], Field(max_length=8)] = ()
    """Numbers in the palette's row of player colors, by seat. See `scenes.style.seat_colors`."""
    asked: dict[str, Asking] = {}
    """When reactions are asked for, by window; the other windows have their game's default. See `GameInfo.windows`."""
    game: str = ""
    """The game that was chosen last; empty until one was chosen."""

    @property
    def narrated(self) -> bool:
        """Return whether a panel narrates events."""
        return self.narration is not Narration.OFF

    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Self:
        """Validate the copy, unlike pydantic, since only valid settings can be read again."""
        return self.model_validate({**dict(self), **(update or {})})


class Loaded(NamedTuple):
    """Usable settings and, if their file was damaged or newer, one sentence for the player."""

    settings: Settings
    notice: str | None = None


def settings_file() -> Path:
    return resources.user_dir() / "settings.json"


def save(settings: Settings, path: Path | None = None) -> None:
    """Write the settings whole or not at all. Raises OSError."""
    write_whole(path or settings_file(), settings.model_dump_json(indent=2) + "\n")


def save_changes(known: Settings, settings: Settings, joined: Mapping[str, Join] | None = None) -> None:
    """Write what differs from `known` into the file, and keep what another running copy has set. Raises OSError.

    What grows in both copies is `joined`, by name.
    """
    file = settings_file()
    changed = {name: value for name, value in settings if value != getattr(known, name, None)}
    stored = settings
    with contextlib.suppress(FileNotFoundError):
        stored = _read(file).settings
    for name, join in (joined or {}).items():
        if name in changed:
            changed[name] = join(getattr(stored, name, None), changed[name])
    # A damaged file was set aside and is gone.
    save(stored.model_copy(update=changed) if file.exists() else settings, file)


def load(path: Path | None = None) -> Loaded:
    """Return usable settings whatever the file holds; a bad file is set aside, never deleted.

    Without a file, this is the first start of the program.
    """
    file = path or settings_file()
    sweep(file.parent, file.suffix)
    try:
        return _read(file)
    except FileNotFoundError:
        return Loaded(Settings(tips=True))
    except OSError:
        return Loaded(Settings(), t("{path} cannot be read: the game uses default settings.", path=file))


def _read(file: Path) -> Loaded:
    """Read the file. Raises OSError."""
    data = regular_bytes(file, MAX_BYTES)
    stored = None
    with contextlib.suppress(ValueError, RecursionError):
        stored = json.loads(data)
    if isinstance(stored, dict):
        return _validated(stored, file)
    kept = _set_aside(file)
    return Loaded(Settings(), t("{path} is damaged and was kept: the game uses default settings.", path=kept))


def _validated(stored: dict[str, Any], file: Path) -> Loaded:
    stored, doubled = _without_doubles(stored)
    wrong = _wrong(stored) | doubled
    settings = Settings.model_validate({name: value for name, value in stored.items() if name not in wrong})
    if not wrong:
        return _with_notice_if_newer(settings, file)
    kept = _set_aside(file)
    with contextlib.suppress(OSError):
        save(settings, file)
    notice = t(
        "{path} was kept: these settings were wrong and are back at their defaults: {names}.",
        path=kept,
        names=", ".join(sorted(name if name.isprintable() else ascii(name) for name in wrong)),
    )
    return Loaded(settings, notice)


def _without_doubles(stored: dict[str, Any]) -> tuple[dict[str, Any], set[str]]:
    """Return the settings with no key for two commands and no color for two seats, and the names of what is left out."""
    kept, doubled = dict(stored), set[str]()
    if isinstance(keys := stored.get("shortcuts"), dict):
        kept["shortcuts"] = own = dict[str, Any]()
        for name, key in keys.items():
            if key in own.values():
                doubled.add(f"shortcuts ({name})")
            else:
                own[name] = key
    if isinstance(colors := stored.get("seat_colors"), list) and any(
        colors.count(each) > 1 for each in colors
    ):
        del kept["seat_colors"]
        doubled.add("seat_colors")
    return kept, doubled


def _wrong(stored: dict[str, Any]) -> set[str]:
    """Return the names of values that are not valid or could not be written again."""
    writable = {name: value for name, value in stored.items() if _can_be_written({name: value})}
    wrong = stored.keys() - writable.keys()
    try:
        Settings.model_validate(writable)
    except ValidationError as error:
        wrong |= {str(problem["loc"][0]) for problem in error.errors()}
    return wrong


def _can_be_written(value: object) -> bool:
    """Return False for lone surrogates and for what is nested too deep."""
    try:
        to_json(value)
    except ValueError:
        return False
    return True


def _with_notice_if_newer(settings: Settings, file: Path) -> Loaded:
    if settings.version <= VERSION:
        return Loaded(settings)
    notice = t("{path} is from a newer version of the game: what this one does not know is kept.", path=file)
    return Loaded(settings, notice)


def _set_aside(file: Path) -> Path:
    try:
        return set_aside(file)
    except OSError:  # In a read-only folder the file stays.
        return file
