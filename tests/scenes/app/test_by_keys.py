"""The program without a pointer: from the title through a whole game to the result and a rematch, by keys or gamepad."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

from tests.scenes.desk import Desk
from tests.scenes.rush.hands import KeyHand, PadHand
from tests.scenes.rush.tables import Navigator, PlainFaces, Played
from wotrush.ai.registry import make_agent
from wotrush.games import GAMES
from wotrush.scenes.result.scene import ResultScene
from wotrush.scenes.rush.table import scene as table_module
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.stage.input.pilot import FRAME
from wotrush.stage.scene import NodeScene

HANDS: dict[str, Callable[[Played], KeyHand]] = {"keys": KeyHand, "gamepad": PadHand}


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """Return the program without a mouse, and with cards that are drawn quickly."""

    monkeypatch.setattr(table_module, "Faces", PlainFaces)
    desk = Desk(tmp_path / "games", size=(640, 360))
    monkeypatch.setattr(desk.pilot, "move", None)
    return desk


@pytest.fixture
def blind(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """Let frames pass without drawing them."""

    def step(seconds: float = FRAME) -> None:
        desk.clock.advance(seconds)
        desk.stack.update()

    monkeypatch.setattr(desk.pilot, "step", step)
    return desk


def enter(desk: Desk, name: str) -> None:
    focus_on(desk, name)
    desk.pilot.key(pygame.K_RETURN)


def focus_on(desk: Desk, name: str, longest: int = 60) -> None:
    """Press Tab until the node has the focus."""
    for _ in range(longest):
        current = desk.scene(NodeScene).interface.focus.current
        if current is not None and current.name == name:
            return
        desk.pilot.key(pygame.K_TAB)
    raise AssertionError(f"Tab never comes to {name}.")


@pytest.mark.parametrize("how", HANDS)
def test_a_whole_game_needs_no_pointer(blind: Desk, how: str) -> None:
    desk = blind
    enter(desk, "new")
    focus_on(desk, "seed")
    desk.pilot.type("7")
    enter(desk, "start")
    played = Played(desk.pilot, desk.scene(TableScene), desk.session, Navigator())
    hand, rng = HANDS[how](played), Random(3)
    agent = make_agent(GAMES["rush"], "recruit")
    for _ in range(900):
        if not isinstance(desk.stack.top, TableScene):
            break
        if desk.session.may_decide and played.scene.still:
            hand.perform(agent.choose(played.o, rng).action)
        desk.pilot.step()
    desk.scene(ResultScene)
    assert desk.session.result() is not None
    enter(desk, "rematch")
    desk.scene(TableScene)


def test_giving_up_takes_the_menu_and_a_second_enter(desk: Desk) -> None:
    enter(desk, "new")
    enter(desk, "start")
    desk.pilot.key(pygame.K_ESCAPE)
    desk.pilot.step()
    enter(desk, "menu give up")
    desk.pilot.step()
    desk.scene(TableScene)
    enter(desk, "menu give up")
    desk.pilot.settle()
    desk.scene(ResultScene)
