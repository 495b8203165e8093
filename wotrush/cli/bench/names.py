"""What is measured, in the words of the page."""

from __future__ import annotations

SIZES = ("1280x720", "1920x1080", "3840x2160")
SCENES = {
    "title": "title",
    "new": "new game",
    "settings": "settings",
    "rules": "rule book",
    "result": "result",
    "table": "table: the busiest turn",
    "carry": "table: a card carried",
    "zoom": "table: cards held close",
}
