"""The locations of all files: those that ship with the program, and those of its user. No other module knows paths."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import platformdirs

HOME_VARIABLE = "WOTRUSH_HOME"
"""Names a folder to use instead of the user's own, for tests and for games carried on a USB stick."""


class NoHomeError(RuntimeError):
    """The system knows no home folder; the message says what to do."""

    def __init__(self) -> None:
        super().__init__(
            f"There is no home folder to keep games in: set HOME, or name a folder in {HOME_VARIABLE}."
        )


def asset(*parts: str) -> Path:
    """Return a file or folder under assets/, e.g. asset("fonts", "Oswald.ttf")."""
    return _root().joinpath("assets", *parts)


def code(*parts: str) -> Path:
    """Return a file or folder of the package itself; a bundle has no sources there."""
    return Path(__file__).resolve().parent.joinpath(*parts)


def locale_dir() -> Path:
    """Return the folder with one folder per language."""
    return _root() / "locales"


def user_dir(*parts: str) -> Path:
    """Return a folder of the user's own: settings at its top, saves, journals and cache below. Raises NoHomeError.

    It is made with its first file.
    """
    return (_chosen() or _at_home(platformdirs.user_data_path)).joinpath(*parts)


def cache_dir(*parts: str) -> Path:
    """Return a folder for what can be made again at any time. It may be missing or read-only."""
    chosen = _chosen()
    return (chosen / "cache" if chosen else _at_home(platformdirs.user_cache_path)).joinpath(*parts)


def _chosen() -> Path | None:
    """Return the folder that the variable names. Raises NoHomeError if it is said to lie in a home that there is not."""
    named = os.environ.get(HOME_VARIABLE)
    try:
        return Path(named).expanduser().absolute() if named else None
    except RuntimeError as problem:
        raise NoHomeError from problem


def _at_home(folder: Callable[..., Path]) -> Path:
    """Return the path. Raises NoHomeError if the user has no home, since the path would begin with a folder called `~`."""
    try:
        path = folder("wotrush", appauthor=False)
    except RuntimeError as problem:
        raise NoHomeError from problem
    if not path.is_absolute():
        raise NoHomeError
    return path


def _root() -> Path:
    """Return the folder that holds assets/ and locales/: inside the package in a bundle or wheel, beside it in a
    checkout.
    """
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle) / "wotrush"
    package = code()
    return package if (package / "assets").is_dir() else package.parent
