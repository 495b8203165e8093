"""The locations of all files: those that ship with the program, and those of its user. No other module knows paths."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import platformdirs

HOME_VARIABLE = "WOTRUSH_HOME"
"""Names a folder to use instead of the user's own, for tests and for games carried on a USB stick."""


def asset(*parts: str) -> Path:
    """Return a file or folder under assets/, e.g. asset("fonts", "Oswald.ttf")."""
    return _root().joinpath("assets", *parts)


def locale_dir() -> Path:
    """Return the folder with one folder per language."""
    return _root() / "locales"


def user_dir(*parts: str) -> Path:
    """Return the user's folder, created with its first file: settings at the top, saves, journals and cache below."""
    chosen = os.environ.get(HOME_VARIABLE)
    home = Path(chosen) if chosen else platformdirs.user_data_path("wotrush", appauthor=False)
    return home.joinpath(*parts)


def cache_dir(*parts: str) -> Path:
    """Return a folder for what can be made again at any time. It may be missing or read-only."""
    chosen = os.environ.get(HOME_VARIABLE)
    home = Path(chosen, "cache") if chosen else platformdirs.user_cache_path("wotrush", appauthor=False)
    return home.joinpath(*parts)


def _root() -> Path:
    """Return the folder that holds assets/ and locales/: inside the package in a bundle or wheel, beside it in a
    checkout.
    """
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle) / "wotrush"
    package = Path(__file__).resolve().parent
    return package if (package / "assets").is_dir() else package.parent
