"""A veil that leaves some spots bright."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from pygame import FRect

from wotrush.scenes.page.page import Page
from wotrush.scenes.style.spotlight import Spotlight
from wotrush.workshop.studio import Studio

SPOT, OTHER = FRect(400, 300, 200, 100), FRect(900, 500, 80, 80)


class Lit(Page):
    """A page of one color under a spotlight."""

    def build(self) -> None:
        self.light = self.root.add(Spotlight((0, 0, 0, 255), self.go_back))

    def arrange(self, area: FRect) -> None:
        self.light.rect = FRect(self.root.bounds)


@pytest.mark.parametrize("spots", [[SPOT], [SPOT, OTHER], []])
def test_everything_but_the_spots_is_dark(spots: Sequence[FRect]) -> None:
    studio = Studio((1280, 720))
    page = Lit(studio.context)
    pilot = studio.pilot(page)
    page.light.show(spots)
    pilot.step()

    def dark(x: float, y: float) -> bool:
        scale = page.space.scale
        return pilot.surface.get_at((int(x * scale), int(y * scale)))[:3] == (0, 0, 0)

    assert all(dark(x, y) for x, y in ((20, 20), (700, 350), (500, 500)))
    for spot in (SPOT, OTHER):
        assert dark(*spot.center) is (spot not in spots)
