"""A headless pygame, a user's folder for each test, and English."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache, lru_cache, partial
from importlib import import_module
from itertools import count
from typing import Any

import pygame
import pytest

from wotrush import i18n
from wotrush.ai.rush import ace, luck, reviewer
from wotrush.i18n import language, set_language, set_latin_names
from wotrush.resources import HOME_VARIABLE
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.scenery import landscape
from wotrush.scenes.art.vehicles.picture import vehicle_picture
from wotrush.scenes.rush.board import backdrop
from wotrush.scenes.style import battlefield
from wotrush.stage.drawing.cache import MEGABYTE, SurfaceCache
from wotrush.stage.drawing.shapes import Face, Size
from wotrush.stage.typography.text import Writer

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


_NUMBERS = count()


@pytest.fixture(autouse=True)
def _home(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Give each test a user's folder of its own; most never need it, so it is made by the first file in it."""
    if "tmp_path" in request.fixturenames:
        home = request.getfixturevalue("tmp_path") / "home"
    else:
        home = tmp_path_factory.getbasetemp() / f"home-{next(_NUMBERS)}"
    monkeypatch.setenv(HOME_VARIABLE, str(home))


@pytest.fixture(autouse=True)
def _headless() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))
    before = language()
    set_language("en")
    yield
    set_language(before)
    set_latin_names(False)


@pytest.fixture(autouse=True)
def _hasty_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints come from the ace, as reviews do; how thoroughly they think does not matter to the screen."""
    monkeypatch.setattr(ace, "Ace", partial(ace.Ace, positions=200))
    monkeypatch.setattr(ace, "_CANDIDATES", 2)
    monkeypatch.setattr(luck, "_SAMPLES", 1)
    monkeypatch.setattr(reviewer, "_POSITIONS", 200)
    monkeypatch.setattr(reviewer, "_WORLDS", 1)
    monkeypatch.setattr(reviewer, "_DEEP_WORLDS", 1)


LOOKED_AT = {"art", "test_the_same_arguments_give_the_same_picture"}
"""The tests that are about drawing vehicles and cards itself."""


def _looked_at(request: pytest.FixtureRequest) -> bool:
    return bool(LOOKED_AT & {*request.path.parts, getattr(request.node, "originalname", "")})


@lru_cache(maxsize=500)
def _vehicle(size: tuple[int, int], code: str, nation: ArtNation | None, **framing: Any) -> pygame.Surface:
    surface = pygame.Surface(size)
    vehicle_picture(surface, code, nation, **framing)
    return surface


def _kept(target: pygame.Surface, code: str, nation: ArtNation | None, **framing: Any) -> None:
    target.blit(_vehicle(target.get_size(), code, nation, **framing), (0, 0))


@pytest.fixture(autouse=True)
def _made_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read each catalogue, set each text and draw what lies behind pages once: test after test needs the same ones."""
    monkeypatch.setattr(i18n, "load_catalogue", _catalogue)
    if _looked_at(request):
        return
    monkeypatch.setattr(Writer, "__init__", _as_the_others)
    monkeypatch.setattr(battlefield, "battlefield", _battlefield)
    monkeypatch.setattr(landscape, "sky", _sky)
    monkeypatch.setattr(landscape, "ridge_picture", _ridge)
    monkeypatch.setattr(backdrop, "_drawn_map", _map)


_catalogue = cache(i18n.load_catalogue)
_battlefield = lru_cache(maxsize=12)(battlefield.battlefield)
_sky = lru_cache(maxsize=12)(landscape.sky)
_ridge = lru_cache(maxsize=36)(landscape.ridge_picture)
_map = lru_cache(maxsize=12)(backdrop._drawn_map)
_WRITER = Writer(budget=96 * MEGABYTE)


def _as_the_others(writer: Writer) -> None:
    """Let all writers share what one of them has measured and set."""
    vars(writer).update(vars(_WRITER))


@lru_cache(maxsize=800)
def _face(face: Face, size: Size, _drawing: object) -> pygame.Surface:
    return face(size)


def _kept_face(pictures: SurfaceCache, face: Face, size: Size) -> pygame.Surface:
    return pictures.get((face, size), partial(_face, face, size, type(face).__call__))


@pytest.fixture(autouse=True)
def _faces_drawn_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cache faces, which are values: equal ones look the same, unless a test draws them in a way of its own."""
    if not _looked_at(request):
        monkeypatch.setattr(SurfaceCache, "face", _kept_face)


@pytest.fixture(autouse=True)
def _vehicles_drawn_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cache vehicles: test after test shows the same ones, and they take longer to draw than everything else."""
    if not _looked_at(request):
        for module in (
            "rush.faces.illustration",
            "rush.faces.token",
            "rush.cards.small_pictures",
            "result.hero_picture",
            "hunter.faces.unit",
            "hunter.faces.zoom",
        ):
            monkeypatch.setattr(import_module(f"wotrush.scenes.{module}"), "vehicle_picture", _kept)
