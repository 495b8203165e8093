"""The stack of the app's scenes, which handles what concerns the whole program before any scene does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from wotrush.scenes.app.trouble import TroubleScene
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.reading import Reader
from wotrush.scenes.style.scale import largest_ui_scale
from wotrush.stage.scene import Scene, SceneStack


class Host(Protocol):
    """What the stack needs from the app."""

    @property
    def context(self) -> AppContext: ...
    def quit(self) -> None: ...
    def dropped(self, path: Path) -> None:
        """Take a file that was dropped on the window."""

    def rescue(self, error: Exception) -> None:
        """Show that a scene has failed; the stack is empty."""


class FrameHook(Protocol):
    """Plays instead of a person, or tells another program what a person could do."""

    def update(self) -> None:
        """Called once a frame."""

    def clicked(self) -> None:
        """Called when the mouse button came up."""


class AppStack(SceneStack):
    """Passes the closing of the window, Ctrl+Q and errors of scenes to the app."""

    app: Host
    reader: Reader
    pilot: FrameHook | None = None
    on_shown: Callable[[], None] | None = None
    """Called once after the next frame."""

    def resize(self, window: tuple[int, int], ui_scale: float | None = None) -> None:
        """Make the interface no larger than the window has room for."""
        wanted = self.app.context.settings.ui_scale if ui_scale is None else ui_scale
        with self._troubles():
            super().resize(window, min(wanted, largest_ui_scale(window)))

    def update(self) -> None:
        with self._troubles():
            super().update()
            self.reader.update(self.top)
        if self.pilot is not None:
            self.pilot.update()

    def draw(self, surface: Surface) -> list[Rect]:
        regions = []
        with self._troubles():
            regions = super().draw(surface)
        shown, self.on_shown = self.on_shown, None
        if shown is not None:
            shown()
        return regions

    @contextmanager
    def _troubles(self) -> Iterator[None]:
        """Keep the program running after any error except one of the page that reports errors."""
        try:
            yield
        except Exception as error:
            if isinstance(self.top, TroubleScene):
                raise
            self._scenes.clear()  # Their `leave` is not called, since it may be what failed.
            self.app.rescue(error)

    def handle(self, event: Event) -> bool:
        if self.pilot is not None and event.type == pygame.MOUSEBUTTONUP:
            self.pilot.clicked()
        ctrl_q = (
            event.type == pygame.KEYDOWN
            and event.key == pygame.K_q
            and getattr(event, "mod", 0) & (pygame.KMOD_CTRL | pygame.KMOD_META)
        )
        if event.type == pygame.QUIT or ctrl_q:
            self.app.quit()
            return True
        with self._troubles():
            if event.type == pygame.DROPFILE:
                self.app.dropped(Path(event.file))
                return True
            return super().handle(event)
        return True

    def each(self) -> list[Scene]:
        """Return all scenes, lowest first."""
        return list(self._scenes)
