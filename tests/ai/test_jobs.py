"""Processes that play beside one another end with the program that started them, however it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

from tests.systems import POSIX
from wotrush.ai.jobs import worker_pool

PROGRAM = """
import os, signal, sys, time
from wotrush.ai.jobs import worker_pool

if __name__ == "__main__":
    # A shell that starts the tests in the background lets them, and so this program, ignore Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with worker_pool(2) as pool:
        print(pool.submit(os.getpid).result(), flush=True)
        waits = [pool.submit(time.sleep, 600) for _ in range(4)]
        print("busy", flush=True)
        waits[0].result()
"""


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@POSIX
@pytest.mark.parametrize("how", ["SIGTERM", "SIGINT", "SIGKILL"])
def test_no_process_outlives_the_simulation(how: str, tmp_path: object) -> None:
    script = f"{tmp_path}/simulation.py"
    with open(script, "w", encoding="utf-8") as file:
        file.write(PROGRAM)
    with subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        assert parent.stdout.readline() == "busy\n"
        parent.send_signal(getattr(signal, how))
        try:
            parent.wait(60)
        finally:
            parent.kill()
    for _ in range(600):
        if not is_alive(worker):
            return
        time.sleep(0.1)
    pytest.fail("The worker is still alive.")


@POSIX
def test_a_fault_in_the_block_ends_the_processes_at_once() -> None:
    workers: list[int] = []

    def interrupted() -> None:
        with worker_pool(1) as pool:
            workers.append(pool.submit(os.getpid).result())
            pool.submit(time.sleep, 600)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert not is_alive(workers[0])
