"""The commands whose keys people may change, and their keys."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import TypeVar

import pygame
from pygame.event import Event

from wotrush.i18n import mark, t
from wotrush.stage.devices.stroke import Stroke
from wotrush.stage.input.ui import NO_SHORTCUT

ThingT = TypeVar("ThingT")


class Command(StrEnum):
    """The values are their names in settings.json."""

    END_TURN = "end turn"
    UNDO = "undo"
    REDO = "redo"
    HINT = "hint"
    ZOOM = "zoom"
    PEEK = "peek"
    OWN_CARDS = "squad"
    """All of the player's own cards; each game names them, see `GameInfo.command_names`."""
    LOG = "log"
    GOALS = "achievements"
    """What all players can achieve; each game names it."""
    RECAP = "recap"
    RULES = "rules"
    PAUSE = "pause"
    STEP = "step"
    FAST = "fast"
    SKIP = "skip"
    PASS_ON = "pass on"
    """Decline reactions until the own turn, in games that name it."""
    THREATS = "threats"
    """Who could strike whom, in games that name it."""
    BEGIN = "begin"
    """Begin the turn, in games that name it."""
    MAIN_ACTION = "main action"
    """What the main button of a turn does otherwise, in games that name it."""


DEFAULTS: Mapping[Command, Stroke] = {
    Command.END_TURN: Stroke(pygame.K_e),
    Command.UNDO: Stroke(pygame.K_u),
    Command.REDO: Stroke(pygame.K_u, shift=True),
    Command.HINT: Stroke(pygame.K_h),
    Command.ZOOM: Stroke(pygame.K_z),
    Command.PEEK: Stroke(pygame.K_v),
    Command.OWN_CARDS: Stroke(pygame.K_s),
    Command.LOG: Stroke(pygame.K_l),
    Command.GOALS: Stroke(pygame.K_a),
    Command.RECAP: Stroke(pygame.K_r),
    Command.RULES: Stroke(pygame.K_F1),
    Command.PAUSE: Stroke(pygame.K_p),
    Command.STEP: Stroke(pygame.K_n),
    Command.FAST: Stroke(pygame.K_f),
    Command.SKIP: Stroke(pygame.K_k),
    Command.PASS_ON: Stroke(pygame.K_o),
    Command.THREATS: Stroke(pygame.K_t),
    Command.BEGIN: Stroke(pygame.K_b),
    Command.MAIN_ACTION: Stroke(pygame.K_w),
}

PAD: Mapping[int, Command] = {2: Command.ZOOM, 3: Command.HINT, 4: Command.UNDO, 7: Command.END_TURN}
"""The gamepad buttons X, Y, left shoulder and start, and their commands."""

MODIFIERS = frozenset(
    {
        *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT),
        *(pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR, pygame.K_MODE),
    }
)
"""Modifier and lock keys, which no command can have."""

FIXED = MODIFIERS | {
    *(pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_TAB, pygame.K_F11),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN),
}
"""Keys that commands cannot take."""

_WITHOUT_A_CHARACTER = 1 << 30
"""From this number on keys write nothing, such as modifiers, function keys, and those for sound or for pictures of the screen."""

WORDS = {
    "backspace": mark("Backspace"),
    "delete": mark("Del"),
    "insert": mark("Ins"),
    "home": mark("Home"),
    "end": mark("End"),
    "escape": mark("Esc"),
    "return": mark("Enter"),
    "space": mark("Space"),
    "tab": mark("Tab"),
    "pageup": mark("Page up"),
    "pagedown": mark("Page down"),
}
SIGNS = {
    "comma": ",",
    "period": ".",
    "slash": "/",
    "backslash": "\\",
    "minus": "-",
    "plus": "+",
    "equals": "=",
    "semicolon": ";",
    "quote": "'",
    "leftbracket": "[",
    "rightbracket": "]",
    "hash": "#",
    "less": "<",
    "backquote": "`",
    "caret": "^",
    "asterisk": "*",
    "greater": ">",
}


def any_key(event: Event) -> bool:
    """Return whether a key is pressed that goes on where any key does: none that may be meant for the system, as in Alt+Tab."""
    if event.type != pygame.KEYDOWN or getattr(event, "mod", 0) & NO_SHORTCUT:
        return False
    key = event.key
    usual = key < _WITHOUT_A_CHARACTER or pygame.K_KP_DIVIDE <= key <= pygame.K_KP_PERIOD
    return usual or key in FIXED - MODIFIERS


def of_digit(things: Sequence[ThingT], key: int) -> ThingT | None:
    """Return which of these things a digit key stands for: 1 for the first; None if it is no such key."""
    place = key - pygame.K_1
    return things[place] if 0 <= place < len(things) else None


def shown(stroke: Stroke) -> str:
    """Return the name printed on the key."""
    name = stroke.name
    key = t(WORDS[name]) if name in WORDS else SIGNS.get(name, _capital(name.replace("_", " ")))
    return t("Shift+{key}", key=key) if stroke.shift else key


def _capital(name: str) -> str:
    """Return capitals, except for ß, whose capital is two letters."""
    return name.upper() if len(name.upper()) == len(name) else name


def _free(default: Stroke, taken: Collection[Stroke]) -> Stroke:
    """Return the same key with Shift (or without), else the first free letter; there are more letters than commands."""
    letters = (Stroke(key) for key in range(pygame.K_a, pygame.K_z + 1))
    others = (replace(default, shift=not default.shift), *letters)
    return next(stroke for stroke in others if stroke not in taken)


class Keys:
    """A key for each command, made as `Keys(settings.shortcuts)`. A command missing there has its default or, if another
    command was given that key, a free one.
    """

    def __init__(self, chosen: Mapping[str, str] | None = None) -> None:
        own: dict[Command, Stroke] = {}
        for name, text in (chosen or {}).items():
            stroke = Stroke.read(text)
            if stroke is None or stroke.key in FIXED or stroke in own.values():
                continue
            if name in DEFAULTS:
                own[Command(name)] = stroke
        self._strokes = {**DEFAULTS, **own}
        for command, default in DEFAULTS.items():
            if command not in own and default in own.values():
                self._strokes[command] = _free(default, self._strokes.values())
        self._commands = {stroke: command for command, stroke in self._strokes.items()}

    def __getitem__(self, command: Command) -> Stroke:
        return self._strokes[command]

    def shown(self, command: Command) -> str:
        return shown(self[command])

    def command(self, event: Event) -> Command | None:
        """Return the command of a pressed key; None with Ctrl or Alt."""
        if event.type != pygame.KEYDOWN or getattr(event, "mod", 0) & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return None
        return self._commands.get(Stroke.of(event))

    def taken_by(self, stroke: Stroke) -> Command | None:
        return self._commands.get(stroke)

    def pad(self, button: int) -> Stroke | None:
        """Return the key that stands for a gamepad button."""
        return self[PAD[button]] if button in PAD else None

    def changed(self, command: Command, stroke: Stroke) -> dict[str, str]:
        """Return what the settings store: only keys that differ from the defaults."""
        strokes = {**self._strokes, command: stroke}
        return {str(one): str(strokes[one]) for one in DEFAULTS if strokes[one] != DEFAULTS[one]}
