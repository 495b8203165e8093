"""Fonts and sounds: the program needs every one of them."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

from wotrush import resources


def media() -> Iterator[str]:
    """Check that every font is there and whole, and that every sound has a file."""
    from wotrush.scenes.art.lettering import Face
    from wotrush.scenes.style.sound_names import Sound

    for face in Face:
        if not _is_font(resources.asset("fonts", face.value)):
            yield f"assets/fonts/{face.value} is missing or no whole font: bring it back."
    for sound in Sound:
        if not resources.asset("sounds", f"{sound}.ogg").is_file():
            yield f"assets/sounds/{sound}.ogg is missing: bring it back."


def _is_font(file: Path) -> bool:
    """Return whether the list of tables at the beginning names nothing behind the end. SDL opens some broken files."""
    try:
        data = file.read_bytes()
        kind, tables = struct.unpack_from(">4sH", data)
        ends = [sum(struct.unpack_from(">II", data, 12 + 16 * table + 8)) for table in range(tables)]
    except (OSError, struct.error):
        return False
    return kind == b"\x00\x01\x00\x00" and max(ends, default=len(data) + 1) <= len(data)
