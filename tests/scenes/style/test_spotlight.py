"""A veil that leaves one spot bright."""

from __future__ import annotations

import pytest
from pygame import FRect

from wotrush.scenes.page.page import Page
from wotrush.scenes.style.spotlight import Spotlight
from wotrush.workshop.studio import Studio

SPOT = FRect(400, 300, 200, 100)


class Lit(Page):
    """A page of one color under a spotlight."""

    def build(self) -> None:
        self.light = self.root.add(Spotlight((0, 0, 0, 255), self.go_back))

    def arrange(self, area: FRect) -> None:
        self.light.rect = FRect(self.root.bounds)


@pytest.mark.parametrize("spot", [SPOT, None])
def test_everything_but_the_spot_is_dark(spot: FRect | None) -> None:
    studio = Studio((1280, 720))
    page = Lit(studio.context)
    pilot = studio.pilot(page)
    page.light.show(spot)
    pilot.step()
    scale = page.space.scale
    inside = pilot.surface.get_at((int(500 * scale), int(350 * scale)))[:3]
    outside = [
        pilot.surface.get_at((int(x * scale), int(y * scale)))[:3]
        for x, y in ((20, 20), (700, 350), (500, 500))
    ]
    assert outside == [(0, 0, 0)] * 3
    assert (inside != (0, 0, 0)) == (spot is not None)
