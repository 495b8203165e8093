"""Finished pictures on disk, so that none is drawn twice: bounded, shared by all running copies, and never trusted."""

from __future__ import annotations

import hashlib
import os
import secrets
import struct
import time
import zlib
from contextlib import suppress
from pathlib import Path

import pygame
from pygame import Surface

from wotrush.stage.drawing.cache import MEGABYTE
from wotrush.stage.drawing.shapes import Face, Size

HEAD = struct.Struct("<4sHHI")
"""File mark, width, height, and the checksum of the pixels that follow."""
MAGIC = b"WRP1"
KEPT_SHARE = 0.9
"""The share of the budget that tidying leaves, so that the next tidying is not due at once."""
ABANDONED = 3600.0
"""The seconds after which a half-written file counts as abandoned."""


class PictureStore:
    """Files are named by content: the face's whole value, the size, and the `edition` of all code and data that draw
    faces.
    """

    def __init__(self, folder: Path, edition: str, budget: int = 200 * MEGABYTE) -> None:
        self.folder = folder
        self.edition = edition
        self.budget = budget

    def path(self, face: Face, size: Size) -> Path:
        content = f"{self.edition}|{face!r}|{size}".encode()
        return self.folder / f"{hashlib.blake2b(content, digest_size=16).hexdigest()}.pixels"

    def load(self, face: Face, size: Size) -> Surface | None:
        """Return the picture if it is there and whole. A damaged file is deleted."""
        path = self.path(face, size)
        try:
            data = path.read_bytes()
        except OSError:
            return None
        picture = read_picture(data)
        with suppress(OSError):
            if picture is None:
                path.unlink()
            else:
                os.utime(path)  # Mark it as just used: the least recently used are deleted first.
        return picture

    def save(self, face: Face, size: Size, data: bytes) -> None:
        """Write beside and rename, so that nobody reads half a picture. Raises OSError if it cannot be stored."""
        self.folder.mkdir(parents=True, exist_ok=True)
        beside = self.folder / f"{secrets.token_hex(8)}.part"
        try:
            beside.write_bytes(data)
            beside.replace(self.path(face, size))
        except BaseException:
            with suppress(OSError):
                beside.unlink()
            raise

    def tidy(self) -> None:
        """Delete the least recently used until the budget is kept. Another running copy may be tidying too."""
        with suppress(OSError):
            for part in self.folder.glob("*.part"):
                if time.time() - part.stat().st_mtime > ABANDONED:
                    part.unlink()
        files = sorted(self._files())
        held = sum(size for _, size, _ in files)
        if held <= self.budget:
            return
        for _, size, path in files:
            if held <= self.budget * KEPT_SHARE:
                return
            with suppress(OSError):
                path.unlink()
            held -= size

    def _files(self) -> list[tuple[float, int, Path]]:
        """List when each file was last used, its size, and its path."""
        found = []
        with suppress(OSError):
            for entry in os.scandir(self.folder):
                if entry.name.endswith(".pixels"):
                    with suppress(OSError):
                        status = entry.stat()
                        found.append((status.st_mtime, status.st_size, Path(entry.path)))
        return found


def written_picture(picture: Surface) -> bytes:
    """Return a picture with opacity as bytes, in the order in which Surfaces hold them."""
    pixels = pygame.image.tobytes(picture, "BGRA")
    return HEAD.pack(MAGIC, *picture.get_size(), zlib.crc32(pixels)) + pixels


def read_picture(data: bytes) -> Surface | None:
    """Parse a picture; return None if it is not whole."""
    if len(data) < HEAD.size:
        return None
    magic, width, height, checksum = HEAD.unpack_from(data)
    pixels = memoryview(data)[HEAD.size :]
    if magic != MAGIC or len(pixels) != width * height * 4 or zlib.crc32(pixels) != checksum:
        return None
    return pygame.image.frombuffer(pixels, (width, height), "BGRA")
