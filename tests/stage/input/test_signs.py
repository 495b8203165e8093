"""Signs of the interface: a widget that can be used reports when the pointer reaches it and when it is pressed."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from pygame import FRect

from wotrush.stage.input.ui import Sign
from wotrush.stage.scene import NodeScene
from wotrush.stage.style import Style
from wotrush.stage.widgets import Button, Slider, Toggle
from wotrush.workshop.pilot import Pilot

Fly = Callable[[NodeScene], Pilot]
BOTH = [Sign.REACHED, Sign.PRESSED]


@pytest.fixture
def signs(board: NodeScene) -> list[Sign]:
    given: list[Sign] = []
    board.interface.on_sign = given.append
    return given


def button(board: NodeScene, style: Style, why_not: str | None = None) -> Button:
    rect = FRect(100, 100, 200, 60)
    return board.root.add(
        Button(style, "Go", lambda: None, rect, why_not=lambda: why_not, shortcut=pygame.K_g)
    )


def test_a_button_is_reached_once_and_pressed(
    board: NodeScene, style: Style, fly: Fly, signs: list[Sign]
) -> None:
    button(board, style)
    pilot = fly(board)
    pilot.move((150, 130))
    pilot.move((170, 130))
    assert signs == [Sign.REACHED]
    pilot.click((170, 130))
    assert signs == BOTH
    pilot.move((900, 900))
    assert signs == BOTH


def test_keys_press_it_too(board: NodeScene, style: Style, fly: Fly, signs: list[Sign]) -> None:
    board.interface.focus.set(button(board, style))
    pilot = fly(board)
    pilot.key(pygame.K_g)
    pilot.key(pygame.K_RETURN)
    assert signs == [Sign.PRESSED] * 2


def test_what_cannot_be_used_gives_none(board: NodeScene, style: Style, fly: Fly, signs: list[Sign]) -> None:
    board.interface.focus.set(button(board, style, why_not="It is not your turn."))
    pilot = fly(board)
    pilot.click((150, 130))
    pilot.key(pygame.K_g)
    pilot.key(pygame.K_RETURN)
    pilot.click((900, 900))
    assert signs == []


def test_switches_and_sliders_are_pressed(
    board: NodeScene, style: Style, fly: Fly, signs: list[Sign]
) -> None:
    board.root.add(Toggle(style, "Mute", False, lambda on: None, FRect(100, 100, 200, 60)))
    board.root.add(Slider(style, 0.5, lambda part: None, FRect(100, 300, 200, 60)))
    pilot = fly(board)
    pilot.click((120, 130))
    pilot.click((150, 330))
    assert signs == [Sign.PRESSED] * 2
