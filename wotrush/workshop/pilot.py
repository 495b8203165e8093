"""Drives a scene as a person would, without a window: for tests and screenshots."""

from __future__ import annotations

import pygame
from pygame import Surface, Vector2
from pygame.event import Event
from pygame.typing import Point

from wotrush.stage.clock import ManualClock
from wotrush.stage.node import Node
from wotrush.stage.scene import SceneStack

FRAME = 1 / 60


class Pilot:
    """Positions are window pixels, or nodes, which stand for their centre. Only this class lets time pass."""

    def __init__(self, stack: SceneStack, clock: ManualClock, size: tuple[int, int] = (1280, 720)) -> None:
        self.stack = stack
        self.clock = clock
        self.surface = Surface(size, depth=32)
        self.pointer = Vector2(0, 0)
        self.frames_drawn = 0
        stack.resize(size)
        self.step()

    def step(self, seconds: float = FRAME) -> None:
        """Show one frame, `seconds` later."""
        self.clock.advance(seconds)
        self.stack.update()
        if self.stack.stale:
            self.stack.draw(self.surface)
            self.frames_drawn += 1

    def wait(self, seconds: float) -> None:
        """Let time pass, frame by frame."""
        for _ in range(round(seconds / FRAME)):
            self.step()

    def settle(self, longest: float = 60.0) -> None:
        """Let time pass until nothing moves any more."""
        for _ in range(round(longest / FRAME)):
            self.step()
            if not (self.stack.stale or self.stack.moving):
                return
        raise TimeoutError(f"Something still moved after {longest:g} s.")

    def send(self, kind: int, **values: object) -> bool:
        return self.stack.handle(Event(kind, values))

    # -- pointer

    def move(self, to: Point | Node) -> None:
        before, self.pointer = self.pointer, _place(to)
        self.send(
            pygame.MOUSEMOTION, pos=_pixel(self.pointer), rel=_pixel(self.pointer - before), buttons=(0, 0, 0)
        )
        self.step()

    def press(self, at: Point | Node | None = None, button: int = pygame.BUTTON_LEFT) -> None:
        if at is not None:
            self.move(at)
        self.send(pygame.MOUSEBUTTONDOWN, pos=_pixel(self.pointer), button=button)
        self.step()

    def release(self, at: Point | Node | None = None, button: int = pygame.BUTTON_LEFT) -> None:
        if at is not None:
            self.move(at)
        self.send(pygame.MOUSEBUTTONUP, pos=_pixel(self.pointer), button=button)
        self.step()

    def click(self, at: Point | Node | None = None, button: int = pygame.BUTTON_LEFT) -> None:
        self.press(at, button)
        self.release(button=button)

    def drag(self, start: Point | Node, goal: Point | Node, steps: int = 5) -> None:
        self.press(start)
        self.pull(goal, steps)
        self.release()

    def pull(self, goal: Point | Node, steps: int = 5) -> None:
        """Move there in a straight line."""
        begin, end = Vector2(self.pointer), _place(goal)
        for i in range(1, steps + 1):
            self.move(begin.lerp(end, i / steps))

    def wheel(self, steps: float) -> None:
        self.send(pygame.MOUSEWHEEL, x=0, y=round(steps), precise_x=0.0, precise_y=float(steps))
        self.step()

    # -- keys

    def key(self, key: int, mod: int = 0, text: str = "") -> None:
        self.send(pygame.KEYDOWN, key=key, mod=mod, unicode=text)
        self.send(pygame.KEYUP, key=key, mod=mod, unicode=text)
        self.step()

    def type(self, text: str) -> None:
        """Type a text as on any keyboard: letters arrive as TEXTINPUT."""
        for letter in text:
            self.send(pygame.TEXTINPUT, text=letter)
        self.step()


def _place(where: Point | Node) -> Vector2:
    return where.center_px if isinstance(where, Node) else Vector2(where)


def _pixel(point: Vector2) -> tuple[int, int]:
    return round(point.x), round(point.y)
