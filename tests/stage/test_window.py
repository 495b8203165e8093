"""The window: opens without a screen, follows its size, rests when nothing moves."""

from __future__ import annotations

import os
import signal

import pygame
import pytest
from pygame import Surface

from tests.systems import POSIX
from wotrush.stage.clock import ManualClock
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.scene import Scene, SceneStack
from wotrush.stage.space import DesignSpace
from wotrush.stage.window import SMALLEST, Window, WindowOptions, run, set_cursor


class Script(Scene):
    """Does one thing per frame, then closes the window."""

    def __init__(self, stack: SceneStack, *events: pygame.Event) -> None:
        self.stack = stack
        self.events = list(events)
        self.sizes: list[tuple[int, int]] = []
        self.frames = 0
        self.buttons: list[int] = []

    def handle(self, event: pygame.Event) -> bool:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.buttons.append(event.button)
        return False

    def resize(self, space: DesignSpace) -> None:
        self.sizes.append(space.window)

    def update(self) -> None:
        pygame.event.post(self.events.pop(0) if self.events else pygame.Event(pygame.QUIT))

    def draw(self, canvas: Canvas) -> None:
        self.frames += 1
        canvas.fill((0, 90, 0), canvas.clip)


def open_window(title: str = "Rush", fullscreen: bool = False) -> Window:
    return Window(WindowOptions(title, (1000, 600), fullscreen, icon=Surface((16, 16))))


def test_it_opens_at_its_size_with_its_title_and_class() -> None:
    window = open_window("Rush")
    assert window.size == (1000, 600)
    assert pygame.display.get_caption()[0] == "Rush"
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == "wotrush"
    window.close()


def test_without_a_size_it_takes_most_of_the_screen() -> None:
    width, height = Window(WindowOptions("Rush")).size
    assert width >= SMALLEST[0]
    assert height >= SMALLEST[1]


def test_a_size_that_no_screen_has_room_for_gives_way_to_most_of_the_screen() -> None:
    assert Window(WindowOptions("Rush", last_size=(970, 590))).size == (970, 590)
    assert Window(WindowOptions("Rush", last_size=(40_000, 700))).size == Window(WindowOptions("Rush")).size


def test_it_knows_whether_the_system_has_maximized_it(clock: ManualClock) -> None:
    window, seen = open_window(), list[bool]()
    for kinds in ([pygame.WINDOWMAXIMIZED], [pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED]):
        stack = SceneStack(clock, fade=0)
        stack.push(Script(stack, *(pygame.Event(kind) for kind in kinds)))
        run(window, stack)
        seen.append(window.maximized)
    assert seen == [True, False]


def test_the_loop_draws_what_changed_and_ends_when_closed(clock: ManualClock) -> None:
    stack = SceneStack(clock, fade=0)
    script = Script(stack, *[pygame.Event(pygame.USEREVENT)] * 3)
    stack.push(script)
    window = open_window()
    run(window, stack)
    assert stack.top is None
    assert script.frames == 1
    assert window.surface.get_at((5, 5))[:3] == (0, 90, 0)


class HangUp(Script):
    """Loses its terminal in the third frame."""

    def update(self) -> None:
        self.frames += 1
        assert self.frames < 100, "nothing closes the window"
        if self.frames == 3:
            os.kill(os.getpid(), signal.SIGHUP)


@POSIX
def test_the_end_of_the_terminal_closes_the_window(clock: ManualClock) -> None:
    before = signal.getsignal(signal.SIGHUP)
    stack = SceneStack(clock, fade=0)
    stack.push(HangUp(stack))
    try:
        run(open_window(), stack)
    finally:
        signal.signal(signal.SIGHUP, before)
    assert stack.top is None


def test_a_lost_picture_is_drawn_again(clock: ManualClock) -> None:
    stack = SceneStack(clock, fade=0)
    script = Script(stack, pygame.Event(pygame.USEREVENT), pygame.Event(pygame.WINDOWEXPOSED))
    stack.push(script)
    run(open_window(), stack)
    assert script.frames == 2


@pytest.mark.parametrize(
    "event",
    [
        pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0),
        pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=pygame.KMOD_LALT),
    ],
)
def test_full_screen_by_key_and_back(clock: ManualClock, event: pygame.Event) -> None:
    stack = SceneStack(clock, fade=0)
    script = Script(stack, event, event)
    stack.push(script)
    window = open_window()
    run(window, stack)
    assert not window.fullscreen
    assert window.size == (1000, 600)
    assert len(script.sizes) >= 4


def test_the_wheel_and_buttons_at_the_side_are_no_clicks(clock: ManualClock) -> None:
    stack = SceneStack(clock, fade=0)
    kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    script = Script(stack, *(pygame.Event(kind, button=i, pos=(5, 5)) for i in range(1, 8) for kind in kinds))
    stack.push(script)
    run(open_window(), stack)
    assert script.buttons == [1, 1, 2, 2, 3, 3]


def test_the_cursor_may_be_beyond_the_display() -> None:
    open_window()
    set_cursor(pygame.SYSTEM_CURSOR_HAND)
