"""A cache whose faces are drawn elsewhere and kept on disk; until one is ready, something like it stands in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Protocol, TypeGuard

import pygame
from pygame import Surface

from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.render_worker import Painter
from wotrush.stage.drawing.shapes import Face, Size

COLLECTED_A_FRAME = 3
ROOM_FOR_LATER = 0.5
"""Part of the budget that may be filled with what was only prepared; the rest of it stays on disk."""


class SlowFace(Protocol):
    """A face that takes so long to draw that something else is shown until it is ready."""

    def __call__(self, size: Size) -> Surface: ...
    def __hash__(self) -> int: ...
    def stand_in(self, size: Size) -> Surface:
        """Something like it, quickly drawn."""
        ...

    def kin(self) -> Sequence[Face]:
        """Faces that show much the same; one that is drawn already stands in better than what is drawn quickly."""
        ...


class Atelier(SurfaceCache):
    """Only slow faces are drawn elsewhere; others are quicker drawn than fetched."""

    def __init__(self, painter: Painter) -> None:
        super().__init__()
        self.painter = painter
        self._awaited: set[tuple[Face, Size]] = set()
        """Ordered and not yet here; what is on the screen meanwhile is only a stand-in."""
        self._sizes: dict[Face, set[Size]] = {}
        """In which each slow face has been drawn; it may have made room since."""
        self._has_begun = False

    @property
    def waiting(self) -> int:
        """How many faces on the screen only have a stand-in yet."""
        return len(self._awaited)

    def face(self, face: Face, size: Size) -> Surface:
        if (face, size) in self or not self._drawn_elsewhere(face):
            return super().face(face, size)
        if (face, size) not in self._awaited:
            kept = self.painter.store.load(face, size)
            if kept is not None:
                return self._hang(face, size, kept)
            self._awaited.add((face, size))
            self.painter.order(face, size)
        return self.get(("stand-in", face, size), partial(self._stand_in, face, size))

    def is_drawn(self, face: Face, size: Size) -> bool:
        if (face, size) not in self and self._drawn_elsewhere(face):
            self.face(face, size)
            return (face, size) in self
        return True

    def prepare(self, face: Face, size: Size) -> bool:
        if not self._drawn_elsewhere(face):
            return super().prepare(face, size)
        if (face, size) in self or self.held > self.budget * ROOM_FOR_LATER:
            return False
        self.painter.order(face, size, now=False)
        return True

    def forget_orders(self) -> None:
        self.painter.forget_orders()
        self._awaited.clear()

    def begin_frame(self, pixels: float) -> None:
        super().begin_frame(pixels)
        self._has_begun = True

    def collect(self) -> bool:
        """The painter comes once the first frame has been drawn, which shall not be late because of it."""
        if self._has_begun:
            self.painter.begin()
        arrived = False
        for _ in range(COLLECTED_A_FRAME):
            painted = self.painter.finished()
            if painted is None:
                break
            face, size = painted.face, painted.size
            self._hang(face, size, painted.picture or face(size))
            arrived |= (face, size) in self._awaited
            self._awaited.discard((face, size))
        return arrived

    def drawn(self) -> Iterator[tuple[Face, Size]]:
        """The slow faces that are at hand."""
        return ((face, size) for face, sizes in self._sizes.items() for size in sizes if (face, size) in self)

    def close(self) -> None:
        """The painter goes home; what is still missing is drawn here from now on."""
        self.painter.close()

    def _hang(self, face: Face, size: Size, picture: Surface) -> Surface:
        self._sizes.setdefault(face, set()).add(size)
        return self.get((face, size), lambda: picture)

    def _drawn_elsewhere(self, face: Face) -> TypeGuard[SlowFace]:
        return not self.painter.lost and hasattr(face, "stand_in")

    def _stand_in(self, face: SlowFace, size: Size) -> Surface:
        """The same face or its kin of another size, best a larger one; else what it offers itself."""
        alike: list[Face] = [face, *face.kin()]
        for like in alike:
            others = [other for other in self._sizes.get(like, ()) if (like, other) in self]
            if others:
                nearest = min(others, key=lambda other: (other < size, abs(other[0] - size[0])))
                return pygame.transform.smoothscale(self.face(like, nearest), size)
        return face.stand_in(size)
