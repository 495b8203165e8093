"""The program without a pointer: from the title through a whole game to the result and a rematch, by keys or gamepad."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

from tests.scenes.navigator import Navigator
from tests.scenes.program import Program
from tests.scenes.rush.hands import KeyHand, PadHand
from tests.scenes.rush.tables import PlainFaces, Played
from wotrush.ai.registry import make_agent
from wotrush.games import GAMES
from wotrush.scenes.result.scene import ResultScene
from wotrush.scenes.rush.table import scene as table_module
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.stage.scene import NodeScene
from wotrush.workshop.pilot import FRAME

HANDS: dict[str, Callable[[Played], KeyHand]] = {"keys": KeyHand, "gamepad": PadHand}


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """Return the program without a mouse, and with cards that are drawn quickly."""

    monkeypatch.setattr(table_module, "Faces", PlainFaces)
    program = Program(tmp_path / "games", size=(640, 360))
    monkeypatch.setattr(program.pilot, "move", None)
    return program


@pytest.fixture
def blind(program: Program, monkeypatch: pytest.MonkeyPatch) -> Program:
    """Let frames pass without drawing them."""

    def step(seconds: float = FRAME) -> None:
        program.clock.advance(seconds)
        program.stack.update()

    monkeypatch.setattr(program.pilot, "step", step)
    return program


def enter(program: Program, name: str) -> None:
    focus_on(program, name)
    program.pilot.key(pygame.K_RETURN)


def focus_on(program: Program, name: str, longest: int = 60) -> None:
    """Press Tab until the node has the focus."""
    for _ in range(longest):
        current = program.scene(NodeScene).interface.focus.current
        if current is not None and current.name == name:
            return
        program.pilot.key(pygame.K_TAB)
    raise AssertionError(f"Tab never comes to {name}.")


@pytest.mark.parametrize("how", HANDS)
def test_a_whole_game_needs_no_pointer(blind: Program, how: str) -> None:
    program = blind
    enter(program, "new")
    focus_on(program, "seed")
    program.pilot.type("7")
    enter(program, "start")
    played = Played(program.pilot, program.scene(TableScene), program.session, Navigator())
    hand, rng = HANDS[how](played), Random(3)
    agent = make_agent(GAMES["rush"], "recruit")
    for _ in range(900):
        if not isinstance(program.stack.top, TableScene):
            break
        if program.session.may_decide and played.scene.still:
            hand.perform(agent.choose(played.o, rng).action)
        program.pilot.step()
    program.scene(ResultScene)
    assert program.session.result() is not None
    enter(program, "rematch")
    program.scene(TableScene)


def test_giving_up_takes_the_menu_and_a_second_enter(program: Program) -> None:
    enter(program, "new")
    enter(program, "start")
    program.pilot.key(pygame.K_ESCAPE)
    program.pilot.step()
    enter(program, "menu give up")
    program.pilot.wait(0.7)
    program.scene(TableScene)
    enter(program, "menu give up")
    program.pilot.settle()
    program.scene(ResultScene)
