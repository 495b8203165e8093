"""A cache whose faces are drawn by another process and kept on disk; until a face is ready, a stand-in is shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TypeGuard

import pygame
from pygame import Surface

from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.render_worker import RenderWorker
from wotrush.stage.drawing.shapes import Face, Size

COLLECTED_A_FRAME = 3
ROOM_FOR_LATER = 0.5
"""The share of the budget for faces that were only prepared; the rest of those stays on disk."""


class SlowFace:
    """A face that takes so long to draw that a stand-in is shown until it is ready."""

    __slots__ = ()

    def __call__(self, size: Size) -> Surface:
        raise NotImplementedError

    def stand_in(self, size: Size) -> Surface:
        """Draw something similar quickly."""
        raise NotImplementedError

    def kin(self) -> Sequence[Face]:
        """Return faces that look much the same and say it in the same words; one that is already drawn is a better stand-in."""
        return ()


class FaceCache(SurfaceCache):
    """Sends only slow faces to the render worker; others are drawn faster than fetched."""

    def __init__(self, render_worker: RenderWorker) -> None:
        super().__init__()
        self.render_worker = render_worker
        self._awaited: set[tuple[Face, Size]] = set()
        """Faces that were ordered and are not here yet; the screen shows stand-ins for them."""
        self._sizes: dict[Face, set[Size]] = {}
        """The sizes in which each slow face has been drawn; it may have been evicted since."""
        self._has_begun = False

    @property
    def waiting(self) -> int:
        """Return how many faces on the screen are still stand-ins."""
        return len(self._awaited)

    def face(self, face: Face, size: Size) -> Surface:
        if (face, size) in self or not self._drawn_elsewhere(face) or self._fetch(face, size):
            return super().face(face, size)
        self.stand_ins += 1
        return self.get(("stand-in", face, size), partial(self._stand_in, face, size))

    def is_drawn(self, face: Face, size: Size) -> bool:
        return (face, size) in self or not self._drawn_elsewhere(face) or self._fetch(face, size)

    def prepare(self, face: Face, size: Size) -> bool:
        if not self._drawn_elsewhere(face):
            return super().prepare(face, size)
        if (face, size) in self or self.held > self.budget * ROOM_FOR_LATER:
            return False
        self.render_worker.order(face, size, now=False)
        return True

    def forget_orders(self) -> None:
        self.render_worker.forget_orders()
        self._awaited.clear()

    def begin_frame(self, pixels: float) -> None:
        super().begin_frame(pixels)
        self._has_begun = True

    def collect(self) -> bool:
        """Collect finished faces. The worker starts after the first frame, so as not to delay it."""
        if self._has_begun:
            self.render_worker.begin()
        arrived = False
        for _ in range(COLLECTED_A_FRAME):
            painted = self.render_worker.finished()
            if painted is None:
                break
            face, size = painted.face, painted.size
            self._hang(face, size, painted.picture or face(size))
            arrived |= (face, size) in self._awaited
            self._awaited.discard((face, size))
        return arrived

    def drawn(self) -> Iterator[tuple[Face, Size]]:
        """Return the slow faces that are in the cache."""
        return ((face, size) for face, sizes in self._sizes.items() for size in sizes if (face, size) in self)

    def close(self) -> None:
        """Stop the worker; faces that are still missing are drawn in this process."""
        self.render_worker.close()

    def _fetch(self, face: Face, size: Size) -> bool:
        """Return whether an earlier run has drawn the face; otherwise see to it that it is ordered."""
        if (face, size) in self._awaited:
            return False
        kept = self.render_worker.store.load(face, size)
        if kept is not None:
            self._hang(face, size, kept)
            return True
        self._awaited.add((face, size))
        self.render_worker.order(face, size)
        return False

    def _hang(self, face: Face, size: Size, picture: Surface) -> Surface:
        self._sizes.setdefault(face, set()).add(size)
        return self.get((face, size), lambda: picture)

    def _drawn_elsewhere(self, face: Face) -> TypeGuard[SlowFace]:
        return not self.render_worker.ended and isinstance(face, SlowFace)

    def _stand_in(self, face: SlowFace, size: Size) -> Surface:
        """Return the same face or a similar one in another size, preferably larger; else its own stand-in."""
        alike: list[Face] = [face, *face.kin()]
        for like in alike:
            others = [other for other in self._sizes.get(like, ()) if (like, other) in self]
            if others:
                nearest = min(others, key=lambda other: (other < size, abs(other[0] - size[0])))
                return pygame.transform.smoothscale(self.face(like, nearest), size)
        return face.stand_in(size)
