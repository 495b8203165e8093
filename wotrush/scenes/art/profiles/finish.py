"""What parts are drawn with: the colors of materials, the finish of a vehicle and the pen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from wotrush.scenes.art.color import RGB, darker, lighter, parse
from wotrush.scenes.art.geometry import Polygon
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.pen import Pen

STEEL = parse("#55534d")
RUBBER = parse("#2b2a28")
WOOD = parse("#8b6a3f")
CANVAS = parse("#a39a72")
GLASS = parse("#9db8bd")
STONE = parse("#a59a86")
WHITE = parse("#efe9dc")
RED = parse("#a8352b")
BLUE = parse("#2c4a7c")
SKIN = parse("#d9a67c")
DEEP = parse("#1d1c1b")
BOOT = parse("#2a2320")
LEATHER = parse("#4b3524")


@dataclass(frozen=True, slots=True)
class Finish:
    """All colors that one vehicle needs."""

    paint: RGB
    coat: tuple[tuple[RGB, Polygon], ...] = ()
    """Camouflage as convex pieces over the whole vehicle; each plate cuts out what it covers."""

    def tone(self, name: str) -> RGB:
        fixed = _FIXED.get(name)
        if fixed is not None:
            return fixed
        return _OF_PAINT[name](self.paint)


_FIXED: dict[str, RGB] = {
    "steel": STEEL,
    "rubber": RUBBER,
    "wood": WOOD,
    "canvas": CANVAS,
    "glass": GLASS,
    "stone": STONE,
    "white": WHITE,
    "red": RED,
    "blue": BLUE,
    "deep": DEEP,
}
_OF_PAINT: dict[str, Callable[[RGB], RGB]] = {
    "side": lambda paint: paint,
    "turret": lambda paint: lighter(paint, 0.07),
    "top": lambda paint: lighter(paint, 0.22),
    "light": lambda paint: lighter(paint, 0.4),
    "dark": lambda paint: darker(paint, 0.32),
    "seam": lambda paint: darker(paint, 0.5),
}


@dataclass(frozen=True, slots=True)
class Shop:
    """What every part is drawn with."""

    pen: Pen
    finish: Finish
    nation: ArtNation | None
