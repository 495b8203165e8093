"""A headless pygame, a style for widgets, and a stack driven by a pilot."""

from __future__ import annotations

import os
from collections.abc import Callable

import pygame
import pytest

from tests.stage.looks import style_for_tests
from wotrush.stage.clock import ManualClock
from wotrush.stage.node import Node
from wotrush.stage.scene import NodeScene, SceneStack
from wotrush.stage.style import Style
from wotrush.workshop.pilot import Pilot

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


@pytest.fixture(autouse=True)
def _pygame() -> None:
    """Start pygame and leave it running, since other tests in the same process may rely on it."""
    pygame.display.init()
    pygame.font.init()


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def style() -> Style:
    return style_for_tests()


class Board(NodeScene):
    """A scene that tests fill with nodes; one unit is one pixel."""


@pytest.fixture
def board(clock: ManualClock, style: Style) -> Board:
    return Board(clock, style)


@pytest.fixture
def stack(clock: ManualClock) -> SceneStack:
    return SceneStack(clock, fade=0)


@pytest.fixture
def fly(stack: SceneStack, clock: ManualClock) -> Callable[[NodeScene], Pilot]:
    """Put a scene on the stack and return its pilot."""

    def pilot(scene: NodeScene) -> Pilot:
        stack.push(scene)
        return Pilot(stack, clock, (1920, 1080))

    return pilot


@pytest.fixture
def node() -> Node:
    return Node(name="node")
