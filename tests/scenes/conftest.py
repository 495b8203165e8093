"""A headless pygame, a user's folder of one's own, and English."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest

from wotrush.ai.rush import ace
from wotrush.i18n import language, set_language
from wotrush.resources import HOME_VARIABLE

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


@pytest.fixture(autouse=True)
def _desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))
    before = language()
    set_language("en")
    yield
    set_language(before)


@pytest.fixture(autouse=True)
def _hasty_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints come from the ace; how thoroughly it thinks is nothing to the screen."""
    monkeypatch.setattr(ace, "Ace", partial(ace.Ace, positions=200))
