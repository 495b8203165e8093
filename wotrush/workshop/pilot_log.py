"""Logs where to click next, one JSON object per line, so that a program outside can play in the real window."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from pygame import Vector2

from wotrush.ai.registry import make_agent
from wotrush.games import game_entry
from wotrush.scenes.page.page import Page
from wotrush.scenes.table.card_table import CardTable
from wotrush.stage.input.drag import Picked
from wotrush.stage.node import Node
from wotrush.stage.scene import Scene, SceneStack
from wotrush.workshop.gesture import Click, DragTo, Gesture, next_gesture

AGENT = "recruit"
"""A function that chooses the next action."""


class PilotLog:
    """A line whenever the screen waits for a person, again after every change and every click.

    For a table it names the decision, if a person may decide, and the click that makes it; if something lies open over the
    table, it names that and its places instead. For a page it names the places to click.
    """

    def __init__(self, stack: SceneStack, path: Path) -> None:
        self._stack = stack
        self._path = path
        self._clicks = 0
        self._last: tuple[int, str] | None = None

    def clicked(self) -> None:
        """Note that the mouse button was released, so that the next frame logs again."""
        self._clicks += 1

    def update(self) -> None:
        """Log the next click if the screen waits for one; called once per frame."""
        reported = _described(self._stack.top)
        if reported is None or self._last == (self._clicks, line := json.dumps(reported)):
            return
        self._last = (self._clicks, line)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def _described(scene: Scene | None) -> dict[str, object] | None:
    if isinstance(scene, CardTable):
        overlays = scene.pieces.overlays
        over = next((one for one in overlays if one.visible and not one.asking), None)
        if over is not None:
            return {"scene": "Table", "open": over.name, "places": _places(over)}
        return _next_move(scene)
    if isinstance(scene, Page):
        return {"scene": type(scene).__name__, "places": _places(scene.root)}
    return None


def _places(root: Node) -> dict[str, tuple[int, int]]:
    return {node.name: _pixel(node.center_px) for node in root.walk() if node.name}


def _next_move(table: CardTable) -> dict[str, object] | None:
    session, drag = table.session, table.interface.drag
    in_motion = drag.source is not None and not isinstance(drag.state, Picked)
    if not table.still or in_motion:
        return None
    if session.lingers:
        return {"scene": "Table", "go on": _pixel(table.root.find("end turn").center_px)}
    if not session.may_decide:
        return {"scene": "Table"}
    view = session.observation()
    seed = session.match.opponent_seed()
    action = make_agent(game_entry(session.info.name), AGENT).choose(view, Random(seed)).action
    reported = {"scene": "Table", "decision": session.match.version, "action": str(action)}
    try:
        return reported | _how(next_gesture(table, action))
    except KeyError:
        return reported  # What must be clicked is covered by a menu.


def _how(gesture: Gesture) -> dict[str, object]:
    match gesture:
        case Click(at):
            return {"click": _pixel(at)}
        case DragTo(start, goal):
            return {"drag": [_pixel(start), _pixel(goal)]}


def _pixel(point: Vector2) -> tuple[int, int]:
    return round(point.x), round(point.y)
