"""Icons of the card art within lines of text."""

from __future__ import annotations

from wotrush.scenes.style.paint import IconPicture
from wotrush.stage.color import Color
from wotrush.stage.typography.text import Icon


def icon(key: str, color: Color) -> Icon:
    return Icon(IconPicture(key, color))
