"""Faces that another process draws, and that leave a line each time they are drawn."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from pathlib import Path

from pygame import Surface

from wotrush.stage.drawing.face_cache import SlowFace
from wotrush.stage.drawing.shapes import Face, Size, plate

DRAWN, PLAIN = (200, 40, 40), (20, 20, 20)


@dataclass(frozen=True)
class RedFace(SlowFace):
    """A red plate; plain black until it is ready. `log` names the file with the lines."""

    log: Path
    name: str = ""

    def __call__(self, size: Size) -> Surface:
        with self.log.open("a") as file:
            file.write(f"{self.name}{size[0]}x{size[1]} {os.getpid()}\n")
        return plate(size, 6, DRAWN)

    def stand_in(self, size: Size) -> Surface:
        return plate(size, 6, PLAIN)

    def kin(self) -> tuple[Face, ...]:
        return (replace(self, name=self.name[:-1]),) if self.name else ()

    @property
    def drawn(self) -> list[str]:
        """Return what has been drawn, in order."""
        return [line.split()[0] for line in self.log.read_text().splitlines()] if self.log.exists() else []

    @property
    def processes(self) -> set[int]:
        """Return the processes that drew it."""
        return {int(line.split()[1]) for line in self.log.read_text().splitlines()}
