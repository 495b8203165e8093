"""The only file that knows where files lie: those that ship with the game, and those of its player."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import platformdirs

HOME_VARIABLE = "WOTRUSH_HOME"
"""Names a folder to use in place of the user's own, for tests and for games carried on a stick."""


def asset(*parts: str) -> Path:
    """A file or folder under assets/, e.g. asset("fonts", "Oswald.ttf")."""
    return _root().joinpath("assets", *parts)


def locale_dir() -> Path:
    """The folder with one folder per language."""
    return _root() / "locales"


def user_dir(*parts: str) -> Path:
    """A folder of the user's own, made with its first file: settings at its top, saves, journals and cache below."""
    chosen = os.environ.get(HOME_VARIABLE)
    home = Path(chosen) if chosen else platformdirs.user_data_path("wotrush", appauthor=False)
    return home.joinpath(*parts)


def cache_dir(*parts: str) -> Path:
    """A folder for what can be made anew at any time. It need not be there, and perhaps nothing can be written to it."""
    chosen = os.environ.get(HOME_VARIABLE)
    home = Path(chosen, "cache") if chosen else platformdirs.user_cache_path("wotrush", appauthor=False)
    return home.joinpath(*parts)


def _root() -> Path:
    """Where assets/ and locales/ stand: inside the package in a bundle or wheel, beside it in a checkout."""
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle) / "wotrush"
    package = Path(__file__).resolve().parent
    return package if (package / "assets").is_dir() else package.parent
