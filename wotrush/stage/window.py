"""The window and its loop: it draws when something changed, at most 60 times a second, and rests otherwise."""

from __future__ import annotations

import gc
import os
import signal
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass

import pygame
from pygame import Surface
from pygame.event import Event

from wotrush.stage.devices.gamepad import Gamepad
from wotrush.stage.scene import SceneStack

WM_CLASS = "wotrush"
MOVING_FPS = 60
STILL_FPS = 30
SMALLEST = (960, 540)
UNSEEN = ("dummy", "offscreen", "evdev")
"""Drivers of SDL that show nothing."""
CLICKS = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class NoScreenError(RuntimeError):
    """The system has no screen to open a window on; the message says why."""


@dataclass(frozen=True, slots=True)
class WindowOptions:
    """How the window opens; without a size it takes most of the screen."""

    title: str
    size: tuple[int, int] | None = None
    fullscreen: bool = False
    last_size: tuple[int, int] | None = None
    """How large it was when it was closed; it opens so again if some screen has room for it."""
    maximized: bool = False
    icon: Surface | None = None


class Window:
    """The one window. F11 and Alt+Enter switch full screen."""

    on_fullscreen: Callable[[bool], object] | None = None
    """Called when a key has switched full screen."""

    def __init__(self, options: WindowOptions) -> None:
        """Open the window. Raises NoScreenError."""
        os.environ["SDL_VIDEO_X11_WMCLASS"] = WM_CLASS  # pygame has put the script's name there
        _find_screen()
        pygame.font.init()
        self.fullscreen = options.fullscreen
        self.maximized = options.maximized
        """As the system has last reported it; it need not report how the window opened."""
        if options.icon is not None:
            pygame.display.set_icon(options.icon)
        self.rename(options.title)
        # No vsync: it means nothing to a software Surface, and setting it again crashes the dummy driver.
        pygame.display.set_mode(options.size or _size_again(options.last_size), pygame.RESIZABLE)
        with _system_window() as window:
            window.minimum_size = SMALLEST
            if options.maximized:
                window.maximize()
        if self.fullscreen:
            self._fill_screen()

    @property
    def surface(self) -> Surface:
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    @property
    def size(self) -> tuple[int, int]:
        return self.surface.get_size()

    def rename(self, title: str) -> None:
        """Set what its frame and the task bar call it."""
        pygame.display.set_caption(title)

    def toggle_fullscreen(self) -> None:
        """Switch full screen. The new size arrives as an event; a restored window has its old size and place."""
        self.fullscreen = not self.fullscreen
        self._fill_screen()

    def handle(self, event: Event) -> bool:
        """Handle the full-screen keys."""
        if event.type != pygame.KEYDOWN:
            return False
        alt_enter = event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT
        if event.key == pygame.K_F11 or alt_enter:
            self.toggle_fullscreen()
            if self.on_fullscreen is not None:
                self.on_fullscreen(self.fullscreen)
            return True
        return False

    def follow(self, event: Event) -> None:
        """Note whether the system has maximized the window or restored it."""
        if event.type in (pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED):
            self.maximized = event.type == pygame.WINDOWMAXIMIZED

    def close(self) -> None:
        pygame.display.quit()

    def _fill_screen(self) -> None:
        """Switch full screen through the system window: after set_mode, window managers would keep the size of the
        screen on the way back.
        """
        with _system_window() as window:
            if self.fullscreen:
                window.set_fullscreen(True)
            else:
                window.set_windowed()


def _find_screen() -> None:
    """Find a screen. Raises NoScreenError, also where SDL falls back to a driver without a screen."""
    try:
        pygame.display.init()
    except pygame.error as problem:
        raise NoScreenError(str(problem)) from problem
    driver = pygame.display.get_driver()
    if driver in UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
        pygame.display.quit()
        raise NoScreenError("no display was found")


@contextmanager
def _system_window() -> Iterator[pygame.Window]:
    """Return the window that pygame's display module uses, which it gives no other access to and may replace."""
    with suppress(pygame.error, AttributeError), warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        yield pygame.Window.from_display_module()


def set_cursor(cursor: int) -> None:
    """Set a system cursor where the display has one."""
    with suppress(pygame.error):
        pygame.mouse.set_cursor(cursor)


def run(window: Window, stack: SceneStack, gamepad: Gamepad | None = None) -> None:
    """Run until the stack is empty or the window is closed."""
    ticks, gamepad = pygame.time.Clock(), gamepad or Gamepad()
    stack.resize(window.size)
    _close_on_hangup()
    gc.freeze()  # Collecting garbage among everything that was imported would lengthen a frame by 25 ms.
    while stack.top is not None:
        for raw in pygame.event.get():
            for event in gamepad.translate(raw):
                _dispatch(event, window, stack)
        stack.update()
        lively = stack.stale or stack.moving
        if stack.stale:
            pygame.display.update(stack.draw(window.surface))
        ticks.tick(MOVING_FPS if lively else STILL_FPS)


def _close_on_hangup() -> None:
    """Have the end of the terminal or of the session close the window as its button does; SDL sees to other signals."""
    if hasattr(signal, "SIGHUP"):  # Not on Windows.
        signal.signal(signal.SIGHUP, lambda *_: pygame.event.post(Event(pygame.QUIT)))


def _dispatch(event: Event, window: Window, stack: SceneStack) -> None:
    window.follow(event)
    if event.type == pygame.QUIT:
        if not stack.handle(event):
            stack.clear()
    elif event.type in CLICKS and event.button > pygame.BUTTON_RIGHT:
        pass  # The wheel arrives as MOUSEWHEEL, and then again as these.
    elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
        stack.invalidate()
    elif window.handle(event) or event.type == pygame.WINDOWSIZECHANGED:
        stack.resize(window.size)
    else:
        stack.handle(event)


def _size_again(last: tuple[int, int] | None) -> tuple[int, int]:
    """Return the last size if some screen has room for it, and most of the first screen otherwise."""
    screens = pygame.display.get_desktop_sizes() or [(1280, 720)]
    if last is not None and any(last[0] <= width and last[1] <= height for width, height in screens):
        return last
    width, height = screens[0]
    return max(SMALLEST[0], width * 85 // 100), max(SMALLEST[1], height * 85 // 100)
