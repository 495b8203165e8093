"""Measures a change of the language, from the choice to the first frame."""

from __future__ import annotations

from functools import partial

from wotrush.i18n import LANGUAGES, language, set_language
from wotrush.scenes.page.page import Page
from wotrush.scenes.table.card_table import CardTable
from wotrush.settings import Narration
from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.face_cache import FaceCache
from wotrush.workshop.bench.contents import BenchContents
from wotrush.workshop.bench.screen.busy import busy_table
from wotrush.workshop.bench.screen.pages import pages_of
from wotrush.workshop.bench.screen.scenes import WIDE, opened, studio_for
from wotrush.workshop.bench.timing import timed
from wotrush.workshop.pilot import Pilot


def language_switch_ms(contents: BenchContents, face_cache: FaceCache) -> float:
    """Return the slowest change of all pages, and that of the table in the middle of a game with a full log."""
    before, slowest = language(), 0.0
    try:
        for make in pages_of(contents.game).values():
            studio = studio_for(WIDE, SurfaceCache())
            page = make(studio)
            assert isinstance(page, Page)
            slowest = max(slowest, _switched(page, studio.pilot(page)))
        studio = studio_for(WIDE, face_cache)
        studio.context.settings = studio.context.settings.model_copy(update={"narration": Narration.PANEL})
        table = busy_table(contents, studio)
        slowest = max(slowest, _switched(table, opened(studio, table)))
    finally:
        set_language(before)
    return round(slowest, 1)


def _switched(scene: Page | CardTable, pilot: Pilot) -> float:
    """Change to every language and back."""
    codes = [*LANGUAGES, next(iter(LANGUAGES))]
    return max(timed(partial(_switch, code, scene, pilot)) for code in codes)


def _switch(code: str, scene: Page | CardTable, pilot: Pilot) -> None:
    """Do what the app does when the setting changes."""
    set_language(code)
    scene.restyle()
    pilot.step()
