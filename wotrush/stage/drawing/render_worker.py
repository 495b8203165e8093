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

# Spawned on every system, as on Windows: forking a program with threads and a window is not safe.
_CONTEXT = multiprocessing.get_context("spawn")
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


class RenderWorker:
    """Draws what is needed now before what may be needed later, and stores every picture. No call blocks: a thread
    starts, asks and stops the process.
    """

    def __init__(self, store: PictureStore, modules: Sequence[str] = ()) -> None:
        """The process imports `modules` at once, so that its first picture is not late."""
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
        """Return whether no order will be finished any more."""
        return self._ended.is_set()

    @property
    def busy(self) -> bool:
        """Return whether an order is still open."""
        return bool(self._open) and not self.lost

    def begin(self) -> None:
        """Start the process; the first order does so too."""
        if self._thread is None and not self.lost:
            self._thread = threading.Thread(target=self._attend, daemon=True, name="render worker")
            self._thread.start()

    def order(self, face: Face, size: Size, *, now: bool = True) -> None:
        """Order a picture. An order is not repeated, and what is needed now overtakes what may be needed later."""
        rank = NOW if now else LATER
        if self._open.get((face, size), NEVER_MORE) <= rank or self.lost:
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
        """Stop at once, even while a picture is being drawn."""
        self._ended.set()
        self._orders.put((NOW, -1, None))
        if self._process is not None:
            self._process.kill()

    def wait(self, seconds: float) -> None:
        """Wait until the process has been cleaned up."""
        if self._thread is not None:
            self._thread.join(seconds)

    def _attend(self) -> None:
        ours, theirs = _CONTEXT.Pipe()
        arguments = (theirs, self.store, self._modules)
        process = _CONTEXT.Process(target=serve, args=arguments, daemon=True, name="render worker")
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
            pass  # The process is lost; from now on every face is drawn in the program itself.
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
    """Run in the worker process until the parent ends."""
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
