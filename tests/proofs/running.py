"""Runs a proof chunk by chunk and saves each one, so that a stopped proof can be resumed."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from tests.proofs.count import Count
from tests.proofs.proof import Proof
from wotrush.ai.sidefile import SideFile, SideFileError

Progress = Callable[[int, Count, float], None]
"""A function that is called with the number of finished chunks, their sum and the seconds they took."""


def kept(proof: Proof, folder: Path) -> SideFile:
    """Return the finished chunks of the current rules. Chunks by other rules are deleted."""
    path = folder / proof.file
    try:
        return SideFile(path, proof.fingerprint())
    except SideFileError:
        print(
            f"{proof.game.title()}, {proof.title.lower()}: begun anew, since what they speak of has changed.",
            flush=True,
        )
        path.unlink()
        return SideFile(path, proof.fingerprint())


def reported(proof: Proof, folder: Path) -> tuple[int, Count, float]:
    """Return the number of finished chunks of the current rules, their sum and the seconds they took."""
    try:
        lines = list(map(json.loads, (folder / proof.file).read_text().splitlines()))
    except (FileNotFoundError, ValueError):
        lines = []
    whole = Count()
    if not lines or lines[0] != {"simulation": proof.fingerprint()}:
        return 0, whole, 0.0
    for line in lines[1:]:
        whole.add(Count.from_json(line["tally"]))
    return len(lines) - 1, whole, max((line["seconds"] for line in lines[1:]), default=0.0)


def run(proof: Proof, folder: Path, jobs: int, progress: Progress) -> Count:
    """Run the proof to its end without repeating finished chunks."""
    began = time.monotonic()
    side_file = kept(proof, folder)
    done = {number: Count.from_json(data) for number, data in side_file.chunks.items()}
    whole = Count()
    for count in done.values():
        whole.add(count)
    earlier, number_done = side_file.seconds, len(done)
    progress(number_done, whole, earlier)
    rest = [chunk for chunk in range(proof.chunks) if chunk not in done]
    for chunk, count in _played(proof, rest, jobs):
        whole.add(count)
        number_done += 1
        took = time.monotonic() - began
        side_file.add(chunk, count.to_json(), took)
        progress(number_done, whole, earlier + took)
    return whole


def _played(proof: Proof, chunks: Sequence[int], jobs: int) -> Iterator[tuple[int, Count]]:
    if jobs <= 1:
        for chunk in chunks:
            yield chunk, proof.play(chunk)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = {pool.submit(proof.play, chunk): chunk for chunk in chunks}
        try:
            for future in as_completed(futures):
                yield futures[future], future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
