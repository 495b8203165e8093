"""A bounded store of Surfaces: the ones longest unused make room when the bytes run out."""

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
    """Least recently used goes first. A key is a tuple whose first item says whose picture it is."""

    def __init__(self, budget: int) -> None:
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


class SurfaceCache(Shelf):
    """What is drawn lasts; what is only passed through while something moves lies on a shelf of its own."""

    def __init__(self, budget: int = 144 * MEGABYTE, passing: int = 48 * MEGABYTE) -> None:
        super().__init__(budget)
        self.steps = Shelf(passing)
        """Turned and scaled pictures."""
        self._allowance, self._spent = UNLIMITED, 0.0

    @property
    def total(self) -> int:
        """All bytes that are held."""
        return self.held + self.steps.held

    def clear(self) -> None:
        super().clear()
        self.steps.clear()

    # -- faces: here they are drawn when asked for; an atelier has them drawn elsewhere

    def face(self, face: Face, size: Size) -> Surface:
        """What to show of a face now."""
        return self.get((face, size), partial(face, size))

    def is_drawn(self, face: Face, size: Size) -> bool:
        """Whether `face` gives the face itself."""
        return True

    def prepare(self, face: Face, size: Size) -> bool:
        """Draws a face that will be wanted; False if that was done before."""
        known = (face, size) in self
        self.face(face, size)
        return not known

    def forget_orders(self) -> None:
        """What was wanted so far is so no more: the window has another size."""

    def collect(self) -> bool:
        """Takes in what was drawn elsewhere; True if something on the screen waited for it."""
        return False

    # -- how much may be made anew in one frame

    def begin_frame(self, pixels: float) -> None:
        """About so many pixels of passing pictures may be made until the next frame begins."""
        self._allowance, self._spent = pixels, 0.0

    @contextmanager
    def unlimited(self) -> Iterator[None]:
        """Whatever it takes: for a picture that lasts."""
        left, self._allowance = self._allowance, UNLIMITED
        try:
            yield
        finally:
            self._allowance = left

    def afford(self, pixels: float) -> bool:
        """Whether a picture of that many pixels may be made in this frame. The first always may."""
        affordable = not self._spent or self._spent + pixels <= self._allowance
        if affordable:
            self._spent += pixels
        return affordable


def _bytes(surface: Surface) -> int:
    return surface.get_pitch() * surface.get_height()
