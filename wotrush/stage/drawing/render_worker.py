"""Draws faces in a process of its own, so that no frame waits for a picture."""

from __future__ import annotations

import importlib
import itertools
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from queue import Empty, PriorityQueue, SimpleQueue
from typing import Any

import pygame
from pygame import Surface

from wotrush.side_process import SideProcess, leave_interrupts_to_the_parent, next_message
from wotrush.stage.drawing.picture_store import PictureStore, read_picture, written_picture
from wotrush.stage.drawing.shapes import Face, Size

NOW, LATER, NEVER_MORE = range(3)
NICENESS = 5
"""The game and its opponents have priority."""
TIDY_EVERY = 100
"""Tidy the store after so many pictures."""

Order = tuple[Face, Size]


@dataclass(frozen=True, slots=True)
class Painted:
    """A finished order. It has no picture if the worker could not draw it."""

    face: Face
    size: Size
    picture: Surface | None


class RenderWorker(SideProcess):
    """Draws what is needed now before what may be needed later, and stores every picture. The first order starts the
    process, unless that was done before.
    """

    def __init__(self, store: PictureStore, modules: Sequence[str] = ()) -> None:
        """The process imports `modules` until the first order comes, so that its picture is not late."""
        super().__init__("render worker", serve, store, tuple(modules))
        self.store = store
        self._orders: PriorityQueue[tuple[int, int, Order | None]] = PriorityQueue()
        self._serial = itertools.count()
        self._open: dict[Order, int] = {}
        self._done: SimpleQueue[Painted] = SimpleQueue()

    @property
    def busy(self) -> bool:
        """Return whether an order is still open."""
        return bool(self._open) and not self.ended

    def order(self, face: Face, size: Size, *, now: bool = True) -> None:
        """Order a picture. An order is not repeated, and what is needed now overtakes what may be needed later."""
        rank = NOW if now else LATER
        if self._open.get((face, size), NEVER_MORE) <= rank or self.ended:
            return
        self._open[face, size] = rank
        self._orders.put((rank, next(self._serial), (face, size)))
        self.begin()

    def forget_orders(self) -> None:
        """Drop all orders except the one being drawn."""
        self._open.clear()

    def finished(self) -> Painted | None:
        """Return the next finished picture, if there is one."""
        try:
            painted = self._done.get_nowait()
        except Empty:
            return None
        self._open.pop((painted.face, painted.size), None)
        return painted

    def close(self) -> None:
        super().close()
        self._orders.put((NOW, -1, None))

    def converse(self, line: Connection) -> None:
        order = self._orders.get()[2]
        if order is None or order not in self._open:
            return
        picture = self.store.load(*order)
        if picture is None:
            line.send(order)
            kept, data = line.recv()
            picture = self.store.load(*order) if kept else read_picture(data) if data else None
        self._done.put(Painted(*order, picture))


def serve(line: Connection, store: PictureStore, modules: Sequence[str]) -> None:
    """Run in the worker process until the parent ends."""
    leave_interrupts_to_the_parent()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    pygame.font.init()
    import_until_ordered(line, modules)
    for painted in itertools.count():
        if painted % TIDY_EVERY == 0:
            store.tidy()
        order = next_message(line)
        if order is None:
            return
        line.send(_paint(store, *order))


def import_until_ordered(line: Connection, modules: Sequence[str]) -> None:
    """Import modules as long as there is nothing to draw: an order brings those that it needs, and no others."""
    for module in modules:
        if line.poll():
            return
        importlib.import_module(module)


def _paint(store: PictureStore, face: Any, size: Size) -> tuple[bool, bytes]:
    """Return whether the picture is in the store, and the picture itself if it could not be stored; neither if it
    cannot be drawn.
    """
    try:
        data = written_picture(face(size))
    except Exception:  # Drawing it in the program will raise the same error.
        return False, b""
    with suppress(OSError):
        store.save(face, size, data)
        return True, b""
    return False, data
