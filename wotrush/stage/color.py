"""Colors as plain tuples, so that they can be part of a cache key."""

from __future__ import annotations

from functools import lru_cache

Color = tuple[int, int, int] | tuple[int, int, int, int]
Rgba = tuple[int, int, int, int]

WHITE: Color = (255, 255, 255)
BLACK: Color = (0, 0, 0)
CLEAR: Rgba = (0, 0, 0, 0)


def rgba(color: Color, alpha: float = 1.0) -> Rgba:
    """Return the color with its opacity multiplied by `alpha`."""
    red, green, blue, opacity = (*color, 255)[:4]
    return red, green, blue, round(opacity * alpha)


@lru_cache(maxsize=4096)
def mix(first: Color, second: Color, part: float) -> Rgba:
    """Mix two colors: at `part` 0 the first, at 1 the second."""
    a, b = rgba(first), rgba(second)
    red, green, blue, alpha = (round(x + (y - x) * part) for x, y in zip(a, b, strict=True))
    return red, green, blue, alpha


def lighter(color: Color, part: float = 0.15) -> Rgba:
    return mix(color, (*WHITE[:3], rgba(color)[3]), part)


def darker(color: Color, part: float = 0.15) -> Rgba:
    return mix(color, (*BLACK[:3], rgba(color)[3]), part)


def from_hex(text: str) -> Color:
    """Parse `#d9b44a` or `#d9b44a80`."""
    digits = text.removeprefix("#")
    if len(digits) not in (6, 8):
        raise ValueError(f"{text!r} is no color; write it as #rrggbb or #rrggbbaa.")
    red, green, blue, *alpha = (int(digits[i : i + 2], 16) for i in range(0, len(digits), 2))
    return (red, green, blue, alpha[0]) if alpha else (red, green, blue)
