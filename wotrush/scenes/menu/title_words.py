"""What the words of the title are made of: the game's name in raised letters, and the shade that keeps them readable."""

from __future__ import annotations

from functools import partial
from statistics import fmean

import pygame
from pygame import Surface

from wotrush.scenes.style.theme import Theme
from wotrush.scenes.style.wordmark import Sign, WordmarkColors, margin_of, wordmark
from wotrush.stage.color import WHITE, Color, darker, mix
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Size, blank
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Ink, Text

DARKNESS = 190
"""The opacity of the shade behind the words, out of 255."""
STEPS, WORDS = 96, 0.34
"""The steps in which the shade fades, and the share of it from which on it does: softly, so that it has no edge."""


class Wordmark(Label):
    """The name of the game in raised letters, with its sign."""

    def __init__(self, theme: Theme, name: Text, ink: Ink, sign: Sign) -> None:
        super().__init__(theme.writer, name, ink, name="name")
        self._sign = sign
        palette = theme.palette
        edge = mix(palette.gold_dim, palette.gold[1], 0.25)
        self._colors = WordmarkColors(
            (palette.text, mix(palette.text, palette.gold[0], 0.6)),
            palette.gold,
            edge,
            darker(palette.own[1], 0.4),
        )

    def paint(self, canvas: Canvas) -> None:
        box, text = canvas.box(self.bounds), str(self)
        assert self.ink is not None
        if box.w <= 0:
            return
        ink, aim = self.writer.fitting_ink(text, self.ink.colored(WHITE), box.w, canvas.scale), _aim(text)
        letters = self.writer.picture(text, ink, canvas.scale)
        ends = [self.writer.line_width(text[:end], ink, canvas.scale) for end in (aim, aim + 1)]
        make = partial(wordmark, letters, fmean(ends), self._sign, self._colors)
        key = ("wordmark", text, letters.get_size(), self._sign, self._colors)
        margin = margin_of(letters)
        at = box.x - margin, box.y + (box.h - letters.get_height()) // 2 - margin
        canvas.blit(canvas.pictures.get(key, make), at)


def _aim(name: str) -> int:
    """Return which letter of the name a sight lies on: the second of the last word."""
    return name.rfind(" ") + 2 if len(name) > 1 else 0


class Shade(Node):
    """A dark surface that fades to the right and keeps the words on it readable."""

    touchable = False

    def __init__(self, color: Color) -> None:
        super().__init__(name="shade")
        self.color = color

    def paint(self, canvas: Canvas) -> None:
        box = canvas.box(self.bounds)
        picture = canvas.pictures.get(("shade", box.size, self.color), lambda: _fading(box.size, self.color))
        canvas.blit(picture, box.topleft)


def _fading(size: Size, color: Color) -> Surface:
    """Return a picture that is nearly opaque as far as the words reach, and fades from there."""
    strip = blank((STEPS, 1))
    for x in range(STEPS):
        part = max(0.0, (x / (STEPS - 1) - WORDS) / (1 - WORDS))
        strip.set_at((x, 0), (*color[:3], round(DARKNESS * (1 - part * part * (3 - 2 * part)))))
    return pygame.transform.smoothscale(strip, size)


def spaced(text: str) -> str:
    """Return the text in widely spaced capitals."""
    return "   ".join(" ".join(word) for word in text.upper().split())
