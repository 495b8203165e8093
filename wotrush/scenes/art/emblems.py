"""Nation emblems in a box from -1 to 1, distinguishable by shape."""

from __future__ import annotations

from wotrush.scenes.art.color import RGB, parse
from wotrush.scenes.art.geometry import star
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.pen import Pen

PALE: RGB = parse("#fbf8ee")
"""The white of emblems."""
_RED: RGB = parse("#c9281f")
_RED_DARK: RGB = parse("#8f1712")
_BLACK: RGB = parse("#1b1b1b")
_GREEN: RGB = parse("#2f7d46")
_BLUE: RGB = parse("#22508c")
_STAR_INNER = 0.382


def draw_emblem(pen: Pen, nation: ArtNation) -> None:
    if nation is ArtNation.USSR:
        pen.polygon(star((0, -0.04), 1.06, 1.06 * 0.44, 5), PALE)
        outline = star((0, -0.04), 0.82, 0.82 * _STAR_INNER, 5)
        pen.polygon(outline, _RED)
        for tip, notch in zip(outline[::2], outline[1::2], strict=True):
            pen.polygon([(0, -0.04), tip, notch], _RED_DARK)
    elif nation is ArtNation.USA:
        pen.ring((0, 0), 1.0, 0.13, PALE)
        pen.polygon(star((0, -0.02), 0.8, 0.8 * _STAR_INNER, 5), PALE)
    elif nation is ArtNation.GERMANY:
        _cross(pen, 0.4, PALE)
        _cross(pen, 0.22, _BLACK)
    elif nation is ArtNation.UK:
        _stripes(pen, (_RED, PALE, _RED))
    elif nation is ArtNation.JAPAN:
        pen.polygon([(-1, 0.66), (1, 0.66), (1, -0.66), (-1, -0.66)], PALE)
        pen.disc((0, 0), 0.46, _RED)
    elif nation is ArtNation.ITALY:
        pen.polygon([(-0.86, 0.9), (0.86, 0.9), (0.86, -0.2), (0, -1), (-0.86, -0.2)], PALE)
        pen.polygon([(-0.86, 0.9), (-0.29, 0.9), (-0.29, -0.73), (-0.86, -0.2)], _GREEN)
        pen.polygon([(0.29, 0.9), (0.86, 0.9), (0.86, -0.2), (0.29, -0.73)], _RED)
    elif nation is ArtNation.POLAND:
        _checks(pen)
    elif nation is ArtNation.HUNGARY:
        for width, reach, color in ((0.62, 0.72, _BLACK), (0.34, 0.66, PALE)):
            for rise in (-reach, reach):
                pen.stroke([(-reach, -rise), (reach, rise)], width, color)
    else:
        for radius, color in ((1.0, PALE), (0.92, _RED), (0.64, PALE), (0.34, _BLUE)):
            pen.disc((0, 0), radius, color)


def draw_hungarian_flag(pen: Pen) -> None:
    """Draw three bands of one height, red above and green below, with a dark rim."""
    pen.polygon([(-1, 0.86), (1, 0.86), (1, -0.86), (-1, -0.86)], _BLACK)
    for top, color in ((0.76, _RED), (0.25, PALE), (-0.25, _GREEN)):
        pen.polygon([(-0.9, top), (0.9, top), (0.9, top - 0.51), (-0.9, top - 0.51)], color)


def _cross(pen: Pen, half: float, color: RGB) -> None:
    reach = 0.98
    pen.polygon([(-reach, half), (reach, half), (reach, -half), (-reach, -half)], color)
    pen.polygon([(-half, reach), (half, reach), (half, -reach), (-half, -reach)], color)


def _stripes(pen: Pen, colors: tuple[RGB, ...]) -> None:
    """Draw upright stripes of one width side by side, with a dark rim, so that white ones stand out on white."""
    pen.polygon([(-0.8, 0.86), (0.8, 0.86), (0.8, -0.86), (-0.8, -0.86)], _BLACK)
    wide = 1.36 / len(colors)
    for index, color in enumerate(colors):
        left = -0.68 + wide * index
        pen.polygon([(left, 0.74), (left + wide, 0.74), (left + wide, -0.74), (left, -0.74)], color)


def _checks(pen: Pen) -> None:
    """Draw four squares in white and red, each edged in the other color."""
    pen.polygon([(-0.95, 0.95), (0.95, 0.95), (0.95, -0.95), (-0.95, -0.95)], PALE)
    for left, top, color in ((-0.8, 0.8, PALE), (0, 0.8, _RED), (-0.8, 0, _RED), (0, 0, PALE)):
        pen.polygon([(left, top), (left + 0.8, top), (left + 0.8, top - 0.8), (left, top - 0.8)], color)
