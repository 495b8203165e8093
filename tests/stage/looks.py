"""The plain style of widgets in tests."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pygame
from pygame import Surface

from wotrush.stage.color import Color
from wotrush.stage.drawing.shapes import Size, plate
from wotrush.stage.style import Paint, Style
from wotrush.stage.typography.text import Ink, Writer

FONT = Path(pygame.__file__).parent / "freesansbold.ttf"
INK = Ink(FONT, 20, (240, 240, 240))


def style_for_tests() -> Style:
    def paint(red: int) -> Paint:
        return Paint((red, 0, 0), (240, 240, 240))

    return Style(
        writer=Writer(),
        ink=INK,
        small=INK.sized(14),
        normal=paint(50),
        hover=paint(100),
        pressed=paint(150),
        disabled=paint(20),
        chosen=paint(200),
        selected=paint(200),
        panel=paint(10),
        focus=(0, 255, 0),
        accent=(0, 0, 255),
        radius=0,
        rim=0,
        depth=0,
    )


@dataclass(frozen=True)
class PlainFace:
    """A face of one color."""

    color: Color = (200, 40, 40)

    def __call__(self, size: Size) -> Surface:
        return plate(size, 0, self.color)
