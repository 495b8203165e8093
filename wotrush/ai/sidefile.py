"""The file from which a stopped simulation resumes: one line for what is simulated, then one per finished chunk."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from wotrush.files import write_whole


class SideFileError(ValueError):
    """The file belongs to something else; the message says so."""


class SideFile:
    """The chunks finished so far; nothing is kept without a path."""

    def __init__(self, path: Path | None, fingerprint: dict[str, Any]) -> None:
        self._path = path
        self.chunks: dict[int, dict[str, Any]] = {}
        self.seconds = 0.0
        """How long the earlier runs took."""
        if path is None:
            return
        first = {"simulation": fingerprint}
        lines: list[Any] = _whole_lines(path) if path.exists() else [first]
        if lines[:1] != [first]:
            raise SideFileError(f"{path} belongs to another simulation: delete it, or name another file.")
        for place, line in enumerate(lines[1:], 1):
            match line:
                case {
                    "chunk": int(chunk),
                    "seconds": int() | float() as seconds,
                    "tally": {"games": _} as tally,
                }:
                    self.chunks[chunk] = tally
                    self.seconds = seconds
                case _:
                    del lines[place:]
                    break
        # Write the file anew, since a stopped run may have left half a line at its end.
        write_whole(path, "".join(json.dumps(line) + "\n" for line in lines))
        self._earlier = self.seconds

    def add(self, chunk: int, tally: dict[str, Any], seconds: float) -> None:
        """Add a finished chunk; `seconds` counts from the start of this run."""
        if self._path is None:
            return
        with self._path.open("a", encoding="utf-8") as file:
            line = {"chunk": chunk, "seconds": self._earlier + seconds, "tally": tally}
            file.write(json.dumps(line) + "\n")


def _whole_lines(path: Path) -> list[Any]:
    """Return all lines before the first that cannot be read."""
    lines: list[Any] = []
    for text in path.read_text("utf-8", errors="replace").splitlines():
        try:
            lines.append(json.loads(text))
        except (ValueError, RecursionError):
            break
    return lines
