"""A bounded store of Surfaces: the ones longest unused make room when the bytes run out."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import Surface

MEGABYTE = 1 << 20


class SurfaceCache:
    """Least recently used goes first. A key is a tuple whose first item says whose picture it is."""

    def __init__(self, budget: int = 192 * MEGABYTE) -> None:
        self.budget = budget
        self.held = 0
        self._surfaces: OrderedDict[tuple[Hashable, ...], Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._surfaces)

    def __contains__(self, key: tuple[Hashable, ...]) -> bool:
        return key in self._surfaces

    def get(self, key: tuple[Hashable, ...], make: Callable[[], Surface]) -> Surface:
        """The stored Surface, made and stored first if need be. Treat it as read-only."""
        surface = self._surfaces.get(key)
        if surface is None:
            surface = make()
            self._store(key, surface)
        else:
            self._surfaces.move_to_end(key)
        return surface

    def clear(self) -> None:
        self._surfaces.clear()
        self.held = 0

    def _store(self, key: tuple[Hashable, ...], surface: Surface) -> None:
        if _bytes(surface) > self.budget:
            return
        self._surfaces[key] = surface
        self.held += _bytes(surface)
        while self.held > self.budget:
            self.held -= _bytes(self._surfaces.popitem(last=False)[1])


def _bytes(surface: Surface) -> int:
    return surface.get_pitch() * surface.get_height()
