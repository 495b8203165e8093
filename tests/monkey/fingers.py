"""All input that a person can give to a window: every way to click, drag, scroll, press and type."""

from __future__ import annotations

import pygame
from pygame import Vector2

from tests.monkey.eyes import Eyes
from wotrush.scenes.page.keys import DEFAULTS
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.stage.widgets import TextField
from wotrush.workshop.pilot import FRAME

LEFT, RIGHT, MIDDLE = pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT, pygame.BUTTON_MIDDLE
COMMON_KEYS = (
    *(pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_TAB, pygame.K_SPACE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN),
    *(stroke.key for stroke in DEFAULTS.values()),
)
RARE_KEYS = (
    *range(pygame.K_a, pygame.K_z + 1),
    *range(pygame.K_0, pygame.K_9 + 1),
    *(getattr(pygame, f"K_F{n}") for n in range(1, 13)),
    *(pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_COMMA, pygame.K_PERIOD, pygame.K_MINUS, pygame.K_PLUS, pygame.K_KP_ENTER, pygame.K_INSERT),
)
MODIFIERS = (pygame.KMOD_NONE,) * 6 + (pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT)
TEXTS = (
    "7",
    "12345",
    "Ärger",
    "Łódź",
    "Никита",
    "x" * 45,
    " ",
    "-3",
    "18446744073709551616",
    "🂡",
    "tank",
    "'\"<>{}%",
)
SIZES = (
    *((640, 360), (960, 540)) * 5,
    *((1024, 768), (1280, 720), (1279, 1023), (961, 541), (720, 1280), (1366, 768), (1600, 686)),
    *((1920, 1080), (2560, 1080), (3840, 2160)),
)
LONG = 0.7
"""The duration of a long press in seconds."""


class Fingers(Eyes):
    """Each method gives one kind of input, and returns a short description of it."""

    held: int | None = None
    """The mouse button that is held down."""

    # -- the mouse

    def press(self, at: Vector2, button: int = LEFT) -> None:
        self.let_go()
        self.program.pilot.press(at, button)
        self.held = button

    def let_go(self) -> None:
        if self.held is not None:
            held, self.held = self.held, None
            self.program.pilot.release(button=held)

    def click_at(self, at: Vector2, button: int = LEFT) -> None:
        self.press(at, button)
        self.let_go()

    def click(self) -> str:
        at, what = self.somewhere()
        self.click_at(at)
        return f"click {what} at {_described(at)}"

    def double_click(self) -> str:
        at, what = self.somewhere()
        self.click_at(at)
        self.click_at(at)
        return f"double click {what} at {_described(at)}"

    def other_click(self) -> str:
        at, what = self.somewhere()
        button = self.rng.choice((RIGHT, RIGHT, MIDDLE))
        self.click_at(at, button)
        return f"click {what} at {_described(at)} with button {button}"

    def long_press(self) -> str:
        at, what = self.somewhere()
        self.press(at)
        self.program.pilot.step(LONG)
        self.program.pilot.step()
        self.let_go()
        return f"press {what} at {_described(at)} for long"

    def press_and_keep(self) -> str:
        """Press a button and keep it down during the next operations."""
        at, what = self.somewhere()
        self.press(at)
        return f"press {what} at {_described(at)} and keep it"

    def hover(self) -> str:
        at, what = self.somewhere()
        self.program.pilot.move(at)
        self.program.pilot.step(self.rng.choice((FRAME, 0.3, 0.6)))
        return f"hover over {what} at {_described(at)}"

    def drag(self) -> str:
        """Drag onto a highlighted target, or anywhere."""
        nodes = self.answering()
        cards = [node for node in nodes if isinstance(node, CardSprite)]
        at, what = self.somewhere()
        if cards and self.rng.random() < 0.8:
            card = self.rng.choice(cards)
            point = self.reachable(card)
            at, what = (at, what) if point is None else (point, card.name)
        self.press(at)
        self.program.pilot.pull(at + Vector2(12, -12), 2)
        goal, onto = self._goal()
        self.program.pilot.pull(goal, self.rng.choice((1, 3, 8)))
        if self.rng.random() < 0.9:
            self.let_go()
        return f"drag {what} from {_described(at)} to {onto} at {_described(goal)}"

    def _goal(self) -> tuple[Vector2, str]:
        drag = self.program.page.interface.drag
        targets = [] if drag.source is None else list(drag.host.targets(drag.source))
        if targets and self.rng.random() < 0.8:
            node = self.rng.choice(targets)
            return node.center_px, node.name
        return self.somewhere()

    def wheel(self) -> str:
        at, what = self.somewhere()
        self.program.pilot.move(at)
        steps = self.rng.choice((-8, -1, -0.3, 0.5, 1, 6))
        self.program.pilot.wheel(steps)
        return f"wheel {steps} over {what}"

    # -- keys and pads

    def stroke(self, key: int, mod: int = pygame.KMOD_NONE) -> None:
        """Press a key as SDL reports it: a letter is a key event and a text event."""
        text = chr(key) if 32 <= key < 127 and not mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT) else ""
        self.program.post(pygame.KEYDOWN, key=key, mod=mod, unicode=text)
        if text and self.program.top is not None:
            self.program.post(pygame.TEXTINPUT, text=text)
        if self.program.top is not None:
            self.program.post(pygame.KEYUP, key=key, mod=mod, unicode=text)
        self.program.pilot.step()

    def key(self) -> str:
        key = self.rng.choice(COMMON_KEYS if self.rng.random() < 0.8 else RARE_KEYS)
        mod = self.rng.choice(MODIFIERS)
        if key == pygame.K_q and mod:  # Quitting has an operation of its own.
            mod = pygame.KMOD_NONE
        self.stroke(key, mod)
        return f"key {pygame.key.name(key)} with {mod}"

    def choose_several(self) -> str:
        """Click several things while Ctrl is down."""
        self.program.post(pygame.KEYDOWN, key=pygame.K_LCTRL, mod=pygame.KMOD_CTRL, unicode="")
        reported = [self.click() for _ in range(self.rng.randint(1, 3))]
        if self.program.top is not None:
            self.program.post(pygame.KEYUP, key=pygame.K_LCTRL, mod=0, unicode="")
            self.program.pilot.step()
        return "with Ctrl down " + ", ".join(reported)

    def flurry(self) -> str:
        """Post several events within one frame."""
        self.let_go()
        reported = []
        for _ in range(self.rng.randint(2, 6)):
            if self.program.top is None:
                break
            reported.append(self.rng.choice((self._quick_click, self._quick_click, self._quick_key))())
        self.program.pilot.step()
        return "in one frame " + ", ".join(reported)

    def _quick_click(self) -> str:
        at, what = self.somewhere()
        pos, button = _described(at), LEFT if self.rng.random() < 0.85 else RIGHT
        self.program.pilot.pointer = at
        self.program.post(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))
        self.program.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)
        if self.program.top is not None:
            self.program.post(pygame.MOUSEBUTTONUP, pos=pos, button=button)
        return f"click {what} at {pos} with button {button}"

    def _quick_key(self) -> str:
        key = self.rng.choice(COMMON_KEYS)
        self.program.post(pygame.KEYDOWN, key=key, mod=0, unicode="")
        if self.program.top is not None:
            self.program.post(pygame.KEYUP, key=key, mod=0, unicode="")
        return f"key {pygame.key.name(key)}"

    def type(self) -> str:
        text = self.rng.choice(TEXTS)
        fields = [node for node in self.answering() if isinstance(node, TextField)]
        point = self.reachable(self.rng.choice(fields)) if fields else None
        if point is not None:
            self.click_at(point)
        self.program.pilot.type(text)
        return f"type {text!r}"

    def pad(self) -> str:
        """Use a button, the cross or a stick of a gamepad."""
        kind = self.rng.randrange(3)
        if kind == 0:
            button = self.rng.choice((0, 0, 0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 13))
            values: dict[str, object] = {"button": button}
            self.program.post(pygame.JOYBUTTONDOWN, **values)
            self.program.post(pygame.JOYBUTTONUP, **values)
        elif kind == 1:
            values = {"hat": 0, "value": self.rng.choice(((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1)))}
            self.program.post(pygame.JOYHATMOTION, **values)
            self.program.post(pygame.JOYHATMOTION, hat=0, value=(0, 0))
        else:
            values = {"axis": self.rng.choice((0, 1, 4)), "value": self.rng.choice((-1.0, 1.0, 0.7))}
            self.program.post(pygame.JOYAXISMOTION, **values)
            self.program.post(pygame.JOYAXISMOTION, **{**values, "value": 0.0})
        self.program.pilot.step()
        return f"gamepad {values}"

    # -- the window

    def resize(self) -> str:
        size = self.rng.choice(SIZES)
        self.program.resize(size)
        self.program.pilot.step()
        return f"window of {size}"

    def window_event(self) -> str:
        kind = self.rng.choice((pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST, pygame.WINDOWEXPOSED))
        self.program.post(kind)
        self.program.pilot.step()
        return pygame.event.event_name(kind)

    def wait(self) -> str:
        frames, seconds = self.rng.choice(((1, FRAME), (10, FRAME), (30, 0.05), (20, 0.1), (3, 1.5)))
        for _ in range(frames):
            self.program.pilot.step(seconds)
        return f"wait {frames} frames of {seconds:.3f} s"


def _described(at: Vector2) -> tuple[int, int]:
    return round(at.x), round(at.y)
