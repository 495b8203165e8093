"""Processes that play beside one another and never outlive the program that started them."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, connection, get_context, parent_process


@contextmanager
def worker_pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Yield a pool of so many processes. Whatever ends the block early, Ctrl-C too, ends them at once."""
    others = set(active_children())
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, _leave)
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=end_with_parent)
    try:
        yield pool
    except BaseException:
        for process in set(active_children()) - others:
            process.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _leave(*_: object) -> None:
    """End like Ctrl-C does, so that the processes are ended and nothing is left for the system to clean up."""
    raise SystemExit(128 + signal.SIGTERM)


def end_with_parent() -> None:
    """Let this process end when its parent does, however that happens, and leave Ctrl-C to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_wait_for, args=(parent.sentinel,), daemon=True).start()


def _wait_for(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)
