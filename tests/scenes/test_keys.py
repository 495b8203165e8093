"""Keys of one's own choice: kept, told apart, shown, and meant by the gamepad too."""

from __future__ import annotations

import pygame
import pytest
from pygame import Event

from wotrush.scenes.keys import DEFAULTS, PAD, Command, Keys, shown
from wotrush.stage.gamepad import Gamepad
from wotrush.stage.stroke import Stroke


def pressed(key: int, mod: int = 0) -> Event:
    return Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")


@pytest.mark.parametrize(
    "stroke", [*DEFAULTS.values(), Stroke(ord("ä"), True), Stroke(ord("ł")), Stroke(1 << 30)]
)
def test_a_stroke_that_was_written_is_read_again(stroke: Stroke) -> None:
    assert Stroke.read(str(stroke)) == stroke


def test_without_choices_every_command_has_its_default_and_all_differ() -> None:
    keys = Keys()
    assert {command: keys[command] for command in Command} == DEFAULTS
    assert len(set(DEFAULTS.values())) == len(Command)


def test_a_chosen_key_takes_the_place_of_the_old_one() -> None:
    keys = Keys(Keys().changed(Command.UNDO, Stroke(pygame.K_BACKSPACE)))
    assert keys.command(pressed(pygame.K_BACKSPACE)) is Command.UNDO
    assert keys.command(pressed(pygame.K_u)) is None
    assert keys.command(pressed(pygame.K_u, pygame.KMOD_LSHIFT)) is Command.REDO
    assert keys.shown(Command.UNDO) == "Backspace"


def test_only_what_differs_is_kept() -> None:
    keys = Keys({"undo": "x"})
    assert keys.changed(Command.HINT, Stroke(pygame.K_F2)) == {"undo": "x", "hint": "f2"}
    assert keys.changed(Command.UNDO, DEFAULTS[Command.UNDO]) == {}


@pytest.mark.parametrize(
    "nonsense", [{"undo": "no such key"}, {"fly": "x"}, {"undo": "space"}, {"undo": "e"}]
)
def test_what_makes_no_sense_leaves_the_default(nonsense: dict[str, str]) -> None:
    assert Keys(nonsense)[Command.UNDO] == DEFAULTS[Command.UNDO]


def test_ctrl_and_alt_ask_for_nothing() -> None:
    assert Keys().command(pressed(pygame.K_u, pygame.KMOD_CTRL)) is None
    assert Keys().command(pressed(pygame.K_u, pygame.KMOD_LALT)) is None


def test_keys_are_shown_as_they_are_labelled() -> None:
    strokes = [Stroke(pygame.K_u, True), Stroke(pygame.K_F1), Stroke(pygame.K_COMMA), Stroke(ord("ß"))]
    assert [shown(stroke) for stroke in strokes] == ["Shift+U", "F1", ",", "ß"]


def test_the_gamepad_means_the_command_and_not_its_old_key() -> None:
    keys = Keys({"redo": "y", "undo": "shift+x"})
    pad = Gamepad(keys.pad)
    button = next(button for button, command in PAD.items() if command is Command.UNDO)
    down, _ = pad.translate(Event(pygame.JOYBUTTONDOWN, button=button, instance_id=0))
    assert keys.command(down) is Command.UNDO
