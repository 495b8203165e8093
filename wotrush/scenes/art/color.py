"""Colors as plain RGB values, and the few ways of mixing them."""

from __future__ import annotations

RGB = tuple[int, int, int]

WHITE: RGB = (255, 255, 255)
BLACK: RGB = (0, 0, 0)


def mix(first: RGB, second: RGB, part: float) -> RGB:
    """Mix two colors: `first` at part 0, `second` at part 1."""
    (red, green, blue), (to_red, to_green, to_blue) = first, second
    return (
        round(red + (to_red - red) * part),
        round(green + (to_green - green) * part),
        round(blue + (to_blue - blue) * part),
    )


def lighter(color: RGB, part: float) -> RGB:
    """Lighten towards warm light rather than plain white, since paint in the sun does not turn grey."""
    return mix(color, (255, 246, 218), part)


def darker(color: RGB, part: float) -> RGB:
    """Darken towards a cool near-black, as shade outdoors does."""
    return mix(color, (14, 16, 20), part)


def parse(text: str) -> RGB:
    """Parse `#rrggbb`."""
    value = int(text.removeprefix("#"), 16)
    return value >> 16, value >> 8 & 255, value & 255
