"""A bounded cache of Surfaces: the least recently used go when the bytes run out."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import partial

from pygame import Surface

from wotrush.stage.drawing.shapes import Face, Size

MEGABYTE = 1 << 20
UNLIMITED = float("inf")


class Shelf:
    """Evicts the least recently used pictures first. A key is a tuple whose first item names the kind of picture."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.held = 0
        self._surfaces: OrderedDict[tuple[Hashable, ...], Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._surfaces)

    def __contains__(self, key: tuple[Hashable, ...]) -> bool:
        return key in self._surfaces

    def get(self, key: tuple[Hashable, ...], make: Callable[[], Surface]) -> Surface:
        """Return the stored Surface, making and storing it first if needed. Treat it as read-only."""
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


class SurfaceCache(Shelf):
    """Keeps lasting pictures apart from those that are only needed while something moves."""

    def __init__(self, budget: int = 144 * MEGABYTE, passing: int = 48 * MEGABYTE) -> None:
        super().__init__(budget)
        self.steps = Shelf(passing)
        """The turned and scaled pictures."""
        self.stand_ins = 0
        """How often something else was shown for a face that is not drawn yet."""
        self._allowance, self._spent = UNLIMITED, 0.0

    @property
    def total(self) -> int:
        """Return the number of bytes held."""
        return self.held + self.steps.held

    def clear(self) -> None:
        super().clear()
        self.steps.clear()

    # -- faces: drawn here on demand; a face cache has them drawn by another process

    def face(self, face: Face, size: Size) -> Surface:
        """Return what to show of a face now."""
        return self.get((face, size), partial(face, size))

    def is_drawn(self, face: Face, size: Size) -> bool:
        """Return whether `face` gives the face itself and no stand-in."""
        return True

    def prepare(self, face: Face, size: Size) -> bool:
        """Draw a face that will be needed; return False if that was done before."""
        known = (face, size) in self
        self.face(face, size)
        return not known

    def forget_orders(self) -> None:
        """Drop all orders, since the window has another size."""

    def collect(self) -> bool:
        """Take in faces that were drawn elsewhere; return True if one on the screen was waiting."""
        return False

    # -- the budget for new pictures in one frame

    def begin_frame(self, pixels: float) -> None:
        """Allow about so many pixels of temporary pictures until the next frame begins."""
        self._allowance, self._spent = pixels, 0.0

    @contextmanager
    def unlimited(self) -> Iterator[None]:
        """Lift the budget while a lasting picture is made."""
        left, self._allowance = self._allowance, UNLIMITED
        try:
            yield
        finally:
            self._allowance = left

    def afford(self, pixels: float) -> bool:
        """Return whether a picture of that many pixels may be made in this frame. The first one always may."""
        affordable = not self._spent or self._spent + pixels <= self._allowance
        if affordable:
            self._spent += pixels
        return affordable


def _bytes(surface: Surface) -> int:
    return surface.get_pitch() * surface.get_height()
