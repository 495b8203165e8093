"""The names of measurements on the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

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


def engines(figures: Mapping[str, Any]) -> dict[str, Mapping[str, float]]:
    """Return the engines that were measured: ours, ours in the packaged game if it was built, and others."""
    packaged = figures.get("bundle", {})
    compiled = {"wotrush, compiled": packaged} if "times_plain" in packaged else {}
    return {"wotrush": figures["engine"], **compiled, **figures.get("peers", {})}


def opponents(figures: Mapping[str, Any]) -> dict[str, Mapping[str, float]]:
    """Return the levels, and last the ace of the packaged game if it was built."""
    packaged = figures.get("bundle", {})
    return {**figures["opponents"], **({"ace, compiled": packaged["ace"]} if "ace" in packaged else {})}
