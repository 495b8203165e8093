"""The menu of a table."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect, Surface

from tests.scenes.hunter.views import VIEWS as HUNTER
from tests.scenes.views import VIEWS as RUSH
from tests.scenes.views import View
from wotrush.scenes.table.card_table import CardTable
from wotrush.workshop.studio import Studio

SIZE = (1280, 720)


@pytest.mark.parametrize("view", [RUSH["table of 3"], HUNTER["battle of 4"]], ids=["rush", "hunter"])
def test_the_table_is_dark_behind_it(view: View) -> None:
    studio = Studio(SIZE)
    scene = view.make(studio)
    assert isinstance(scene, CardTable)
    pilot = studio.pilot(scene)
    corners = [Rect(x, y, 200, 100) for x in (0, SIZE[0] - 200) for y in (0, SIZE[1] - 100)]

    def lit(surface: Surface) -> list[int]:
        return [sum(pygame.transform.average_color(surface, corner)[:3]) for corner in corners]

    pilot.step(0.25)
    before = lit(pilot.surface)
    scene.pieces.menu.toggle()
    pilot.step(0.25)
    assert all(now < 0.7 * then for now, then in zip(lit(pilot.surface), before, strict=True))
    scene.pieces.menu.close()
    pilot.step(0.25)
    assert lit(pilot.surface) == before
