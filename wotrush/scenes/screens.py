"""What a game hands to the shared scenes: one value, loaded when the first of its scenes is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from wotrush.scenes.page.context import AppContext
from wotrush.stage.scene import Scene


@dataclass(frozen=True, slots=True)
class Screens:
    """Functions and values of one game. Optional parts are None in a game that has none."""

    table: Callable[[AppContext, Any], Scene]
    """Make the table of a GameSession."""
