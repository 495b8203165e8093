"""What a person has set, kept in settings.json in the user's folder."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, NamedTuple, Self, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import to_json

from wotrush import resources
from wotrush.files import set_aside, write_whole
from wotrush.i18n import LANGUAGES, system_language, t

VERSION = 1

Join: TypeAlias = Callable[[object, object], object]
"""One value out of what is kept and what is to be kept; either may be anything."""


class Speed(StrEnum):
    """How fast things move on the table."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class Narration(StrEnum):
    """Whether events are told as sentences, and how."""

    OFF = "off"
    PANEL = "panel"
    SPEECH = "panel and speech"


class TakeBacks(StrEnum):
    """How far undo reaches: to where hidden things came out or, without other humans, to the turn's start."""

    UNTIL_REVEALED = "until revealed"
    WHOLE_TURN = "whole turn"


def _known_language(code: str) -> str:
    if code not in LANGUAGES:
        raise ValueError(f"unknown language {code!r}")
    return code


Volume = Annotated[float, Field(ge=0, le=1)]
Key = Annotated[str, Field(pattern=r"^(shift\+)?\S+$")]


class Settings(BaseModel):
    """Values: `model_copy(update=...)` makes the next ones. What a newer version added is carried along."""

    model_config = ConfigDict(frozen=True, extra="allow")

    version: int = VERSION
    language: Annotated[str, AfterValidator(_known_language)] = Field(default_factory=system_language)
    full_screen: bool = False
    ui_scale: Annotated[float, Field(ge=0.75, le=2)] = 1.0
    speed: Speed = Speed.NORMAL
    effects_volume: Volume = 0.8
    ambience_volume: Volume = 0.5
    muted: bool = False
    reduced_motion: bool = False
    high_contrast: bool = False
    take_backs: TakeBacks = TakeBacks.UNTIL_REVEALED
    latin_names: bool = False
    narration: Narration = Narration.OFF
    shortcuts: dict[str, Key] = {}
    """Chosen by the player, by command; the others are as they come. See `scenes.page.keys`."""
    tips: bool = False
    """Whether things are explained in the first games; a first start switches it on."""
    tips_told: tuple[str, ...] = ()
    seat_colors: Annotated[tuple[Annotated[int, Field(ge=0)], ...], Field(max_length=8)] = ()
    """Numbers in the palette's row of player colors, by seat. See `scenes.style.seat_colors`."""
    game: str = ""
    """The game that was chosen last; empty until there was one."""

    @property
    def narrated(self) -> bool:
        """Whether events are told in a panel of their own."""
        return self.narration is not Narration.OFF

    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Self:
        """Unlike pydantic's own, this validates: what is set must be what can be read again."""
        return self.model_validate({**dict(self), **(update or {})})


class Loaded(NamedTuple):
    """Settings to play with and, when their file was not as it should be, one sentence for the player."""

    settings: Settings
    notice: str | None = None


def settings_file() -> Path:
    """Where they are kept."""
    return resources.user_dir() / "settings.json"


def save(settings: Settings, path: Path | None = None) -> None:
    """Writes them whole. Raises OSError where the folder cannot be written."""
    write_whole(path or settings_file(), settings.model_dump_json(indent=2) + "\n")


def save_changes(
    known: Settings, settings: Settings, joined: Mapping[str, Join] | None = None, path: Path | None = None
) -> None:
    """Lays what differs from `known` over the file: what another running copy has set meanwhile stays. Raises OSError.

    What grows in both copies is `joined`, by name.
    """
    file = path or settings_file()
    changed = {name: value for name, value in settings if value != getattr(known, name, None)}
    stored = settings
    with contextlib.suppress(FileNotFoundError):
        stored = _read(file).settings
    for name, join in (joined or {}).items():
        if name in changed:
            changed[name] = join(getattr(stored, name, None), changed[name])
    # One that turned out to be damaged has been set aside.
    save(stored.model_copy(update=changed) if file.exists() else settings, file)


def load(path: Path | None = None) -> Loaded:
    """Whatever the file holds, there are settings to play with; a bad file is set aside, never deleted.

    Where there is none, it is the first start.
    """
    file = path or settings_file()
    try:
        return _read(file)
    except FileNotFoundError:
        return Loaded(Settings(tips=True))
    except OSError:
        return Loaded(Settings(), t("{path} cannot be read: the game uses default settings.", path=file))


def _read(file: Path) -> Loaded:
    """Raises OSError."""
    stored = None
    with contextlib.suppress(ValueError, RecursionError):
        stored = json.loads(file.read_bytes())
    if isinstance(stored, dict):
        return _validated(stored, file)
    kept = _set_aside(file)
    return Loaded(Settings(), t("{path} is damaged and was kept: the game uses default settings.", path=kept))


def _validated(stored: dict[str, Any], file: Path) -> Loaded:
    wrong = _wrong(stored)
    settings = Settings.model_validate({name: value for name, value in stored.items() if name not in wrong})
    if not wrong:
        return _told_if_newer(settings, file)
    kept = _set_aside(file)
    with contextlib.suppress(OSError):
        save(settings, file)
    notice = t(
        "{path} was kept: these settings were wrong and are back at their defaults: {names}.",
        path=kept,
        names=", ".join(sorted(name if name.isprintable() else ascii(name) for name in wrong)),
    )
    return Loaded(settings, notice)


def _wrong(stored: dict[str, Any]) -> set[str]:
    """Names of values that cannot be, and of those that nobody here knows and that could not be written again."""
    writable = {name: value for name, value in stored.items() if _can_be_written({name: value})}
    wrong = stored.keys() - writable.keys()
    try:
        Settings.model_validate(writable)
    except ValidationError as error:
        wrong |= {str(problem["loc"][0]) for problem in error.errors()}
    return wrong


def _can_be_written(value: object) -> bool:
    """Half a letter cannot, nor what is nested too deep."""
    try:
        to_json(value)
    except ValueError:
        return False
    return True


def _told_if_newer(settings: Settings, file: Path) -> Loaded:
    if settings.version <= VERSION:
        return Loaded(settings)
    notice = t("{path} is from a newer version of the game: what this one does not know is kept.", path=file)
    return Loaded(settings, notice)


def _set_aside(file: Path) -> Path:
    try:
        return set_aside(file)
    except OSError:  # A folder that cannot be written keeps the file where it is.
        return file
