"""Draws faces in a process of its own, so that no frame waits for a picture."""

from __future__ import annotations

import importlib
import itertools
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import Empty, PriorityQueue, SimpleQueue
from typing import Any

import pygame
from pygame import Surface

from wotrush.stage.drawing.picture_store import PictureStore, read_picture, written_picture
from wotrush.stage.drawing.shapes import Face, Size

# Spawned everywhere, as on Windows: a forked child of a program with threads and a window is not safe.
_CONTEXT = multiprocessing.get_context("spawn")
NOW, LATER, NEVER_MORE = range(3)
NICENESS = 5
"""The game and its opponents go first."""
TIDY_EVERY = 100
"""Pictures kept."""

Order = tuple[Face, Size]


@dataclass(frozen=True, slots=True)
class Painted:
    """A finished order. Without a picture it could not be drawn there."""

    face: Face
    size: Size
    picture: Surface | None


class Painter:
    """Takes orders, draws what is wanted now before what may be wanted later, and keeps all in the store.

    No call waits: a thread starts, asks and buries the process.
    """

    def __init__(self, store: PictureStore, modules: Sequence[str] = ()) -> None:
        """`modules` are imported by the process at once, so that its first picture is not late."""
        self.store = store
        self._modules = tuple(modules)
        self._orders: PriorityQueue[tuple[int, int, Order | None]] = PriorityQueue()
        self._serial = itertools.count()
        self._open: dict[Order, int] = {}
        self._done: SimpleQueue[Painted] = SimpleQueue()
        self._process: SpawnProcess | None = None
        self._thread: threading.Thread | None = None
        self._ended = threading.Event()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    @property
    def lost(self) -> bool:
        """Whether nothing will come of any order."""
        return self._ended.is_set()

    @property
    def busy(self) -> bool:
        """Whether any order is still open."""
        return bool(self._open) and not self.lost

    def begin(self) -> None:
        """Starts the process; the first order does so too."""
        if self._thread is None and not self.lost:
            self._thread = threading.Thread(target=self._attend, daemon=True, name="painter")
            self._thread.start()

    def order(self, face: Face, size: Size, *, now: bool = True) -> None:
        """Once ordered is enough; what is wanted now overtakes what was ordered for later."""
        rank = NOW if now else LATER
        if self._open.get((face, size), NEVER_MORE) <= rank or self.lost:
            return
        self._open[face, size] = rank
        self._orders.put((rank, next(self._serial), (face, size)))
        self.begin()

    def forget_orders(self) -> None:
        """All but the one that is being drawn."""
        self._open.clear()

    def finished(self) -> Painted | None:
        """The next finished picture, if there is one."""
        try:
            painted = self._done.get_nowait()
        except Empty:
            return None
        self._open.pop((painted.face, painted.size), None)
        return painted

    def close(self) -> None:
        """At once, also in the middle of a picture."""
        self._ended.set()
        self._orders.put((NOW, -1, None))
        if self._process is not None:
            self._process.kill()

    def wait(self, seconds: float) -> None:
        """Until the process is buried."""
        if self._thread is not None:
            self._thread.join(seconds)

    def _attend(self) -> None:
        ours, theirs = _CONTEXT.Pipe()
        arguments = (theirs, self.store, self._modules)
        process = _CONTEXT.Process(target=serve, args=arguments, daemon=True, name="painter")
        try:
            if hasattr(signal, "pthread_sigmask"):  # Not on Windows.
                # Ctrl-C is for the parent to handle, from the first moment of the process on.
                signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
            process.start()
            self._process = process
            theirs.close()
            while not self._ended.is_set():
                self._fulfil(ours, self._orders.get()[2])
        except (OSError, EOFError):
            pass  # Lost: from now on everybody draws for themselves.
        finally:
            self._ended.set()
            ours.close()
            if process.pid is not None:
                process.kill()
                process.join()

    def _fulfil(self, line: Connection, order: Order | None) -> None:
        if order is None or order not in self._open:
            return
        picture = self.store.load(*order)
        if picture is None:
            line.send(order)
            kept, data = line.recv()
            picture = self.store.load(*order) if kept else read_picture(data) if data else None
        self._done.put(Painted(*order, picture))


def serve(line: Connection, store: PictureStore, modules: Sequence[str]) -> None:
    """The process's life: ends when its parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent to handle.
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    pygame.font.init()
    for module in modules:
        importlib.import_module(module)
    for painted in itertools.count():
        if painted % TIDY_EVERY == 0:
            store.tidy()
        try:
            face, size = line.recv()
        except EOFError:
            return
        line.send(_paint(store, face, size))


def _paint(store: PictureStore, face: Any, size: Size) -> tuple[bool, bytes]:
    """Whether the picture is in the store, and it itself where that could not be; neither if it cannot be drawn."""
    try:
        data = written_picture(face(size))
    except Exception:  # whoever ordered it meets the same fault when drawing it
        return False, b""
    with suppress(OSError):
        store.save(face, size, data)
        return True, b""
    return False, data
