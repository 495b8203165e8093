"""Sky and ground without anything in them; they are shown while a picture is being drawn."""

from __future__ import annotations

from pygame import Surface

from wotrush.scenes.art import palette
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.sheet import Sheet


def bare_land(nation: ArtNation | None, size: tuple[int, int]) -> Surface:
    """Return those of a nation's land."""
    land, sheet = palette.livery(nation).land, Sheet(size, radius=14)
    sheet.gradient(0, 0, 200, sheet.height, land.sky, land.ground)
    return sheet.finish()
