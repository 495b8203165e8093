"""Keyboard focus: Tab order, arrows by geometry, scopes, the ring."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from pygame import FRect

from tests.stage.conftest import Board
from wotrush.stage.input.focus import By
from wotrush.stage.node import Node
from wotrush.stage.style import Style
from wotrush.stage.widgets import Button
from wotrush.workshop.pilot import Pilot

Fly = Callable[[Board], Pilot]


@pytest.fixture
def grid(board: Board) -> list[Node]:
    """Return three columns and two rows of nodes; the names say where."""
    nodes = []
    for y in range(2):
        for x in range(3):
            node = board.root.add(Node(FRect(100 + 100 * x, 100 + 100 * y, 60, 60), name=f"{x}{y}"))
            node.focusable = True
            nodes.append(node)
    return nodes


def focused(board: Board) -> str:
    current = board.interface.focus.current
    return current.name if current else ""


def test_tab_goes_round_in_order(board: Board, grid: list[Node], fly: Fly) -> None:
    pilot = fly(board)
    seen = []
    for _ in range(7):
        pilot.key(pygame.K_TAB)
        seen.append(focused(board))
    assert seen == ["00", "10", "20", "01", "11", "21", "00"]
    pilot.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert focused(board) == "21"


def test_arrows_go_to_the_nearest_and_stop_at_the_edge(board: Board, grid: list[Node], fly: Fly) -> None:
    pilot = fly(board)
    board.interface.focus.set(grid[0])
    seen = []
    for key in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP, pygame.K_UP, pygame.K_LEFT):
        pilot.key(key)
        seen.append(focused(board))
    assert seen == ["10", "11", "01", "00", "00", "00"]


def test_every_node_can_be_reached_by_arrows(board: Board, grid: list[Node], fly: Fly) -> None:
    far = board.root.add(Node(FRect(900, 700, 50, 50), name="far"))
    far.focusable = True
    pilot = fly(board)
    board.interface.focus.set(grid[0])
    reached = set()
    for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_LEFT, pygame.K_DOWN):
        pilot.key(key)
        reached.add(focused(board))
    assert "far" in reached


def test_hidden_nodes_lose_the_focus(board: Board, grid: list[Node], fly: Fly) -> None:
    fly(board)
    board.interface.focus.set(grid[1])
    grid[1].visible = False
    assert board.interface.focus.current is None


def test_a_scope_keeps_pointer_and_keys_inside(
    board: Board, grid: list[Node], style: Style, fly: Fly
) -> None:
    log: list[str] = []
    board.root.add(Button(style, "Out", lambda: log.append("out"), FRect(0, 0, 60, 30), shortcut=pygame.K_o))
    prompt = board.root.add(Node(FRect(500, 500, 200, 100)))
    inside = prompt.add(Button(style, "In", lambda: log.append("in"), FRect(10, 10, 60, 30)))
    pilot = fly(board)
    board.interface.scope = prompt
    pilot.click((30, 15))
    pilot.key(pygame.K_o)
    pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_TAB)
    assert board.interface.focus.current is inside
    pilot.key(pygame.K_RETURN)
    assert log == ["in"]
    board.interface.scope = board.root
    pilot.click((30, 15))
    assert log == ["in", "out"]


def test_the_ring_shows_for_keys_only(board: Board, grid: list[Node], fly: Fly) -> None:
    pilot = fly(board)

    def green() -> bool:
        return bool(pygame.mask.from_threshold(pilot.surface, (0, 255, 0), (30, 30, 30)).count())

    pilot.click(grid[0])
    assert board.interface.focus.by is By.POINTER
    assert not green()
    pilot.key(pygame.K_RIGHT)
    assert green()
    pilot.click(grid[0])
    assert not green()
