"""Mouse gestures, for the pilot that plays a whole game in a real window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pygame import Vector2

from wotrush.games import game_entry, load
from wotrush.scenes.table.card_table import CardTable


@dataclass(frozen=True, slots=True)
class Click:
    """Press and release on a window pixel."""

    at: Vector2


@dataclass(frozen=True, slots=True)
class DragTo:
    """Press on one window pixel, move, release on another."""

    start: Vector2
    goal: Vector2


Gesture = Click | DragTo


def next_gesture(table: CardTable, action: Any) -> Gesture:
    """Return the next gesture towards this legal action, whichever game is played; ask again after each of them.

    Raises KeyError if what the hand needs is not shown.
    """
    gesture: Gesture = load(game_entry(table.session.info.name).gesture or "")(table, action)
    return gesture
