"""Turns a text with `*strong*` words and `[icons]` into what a label can draw."""

from __future__ import annotations

import re
from dataclasses import dataclass

from wotrush.scenes.page.text_search import places
from wotrush.scenes.style.paint import IconPicture
from wotrush.scenes.style.theme import Theme
from wotrush.stage.color import Color
from wotrush.stage.typography.text import Icon, Ink, Segment, Span

MARKS = re.compile(r"\*([^*]+)\*|\[([a-z_]+)\]")


@dataclass(frozen=True, slots=True)
class MarkupInks:
    """The inks of a paragraph. `found` is for words that were searched for; `icon` is a color."""

    body: Ink
    strong: Ink
    found: Ink
    icon: Color


def segments(text: str, inks: MarkupInks, found: str = "") -> list[Segment]:
    """Return the text for a label, with all words of `found` highlighted wherever they occur."""
    parts: list[Segment] = []
    end = 0
    for mark in MARKS.finditer(text):
        parts += _highlighted(text[end : mark.start()], inks.body, inks, found)
        if mark[1] is not None:
            parts += _highlighted(mark[1], inks.strong, inks, found)
        else:
            parts.append(Icon(IconPicture(mark[2], inks.icon), height=0.9))
        end = mark.end()
    return parts + _highlighted(text[end:], inks.body, inks, found)


def inks_of(theme: Theme) -> MarkupInks:
    """Return the inks of running text on a dark page."""
    body, gold = theme.inks.body, theme.palette.gold_light
    strong = theme.inks.strong.sized(body.size)
    return MarkupInks(body, strong.colored(gold), strong.colored(theme.palette.legal), gold)


def plain(text: str) -> str:
    """Return the text without marks, as it is searched and read aloud."""
    return MARKS.sub(lambda mark: mark[1] or "", text)


def _highlighted(text: str, ink: Ink, inks: MarkupInks, found: str) -> list[Segment]:
    parts: list[Segment] = []
    end = 0
    for first, after in places(text, found):
        parts += [Span(text[end:first], ink), Span(text[first:after], inks.found)]
        end = after
    return [*parts, Span(text[end:], ink)] if text[end:] else parts
