"""The program's cache of card faces, which are drawn by another process and kept from one run to the next."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame

from wotrush import resources
from wotrush.games import GAMES
from wotrush.stage.drawing.face_cache import FaceCache
from wotrush.stage.drawing.picture_store import PictureStore
from wotrush.stage.drawing.render_worker import RenderWorker

CODE = ("art/**/*.py", "*/faces/**/*.py")
"""The files that draw faces, below the folder of all scenes."""


def open_face_cache(folder: Path | None = None) -> FaceCache:
    """Open the cache; the caller closes it. Pictures are kept in the user's own folder, unless another is named."""
    drawing = tuple(entry.drawing for entry in GAMES.values() if entry.drawing)
    store = PictureStore(folder or resources.cache_dir("pictures"), edition())
    return FaceCache(RenderWorker(store, drawing))


def edition() -> str:
    """Return a hash of what all faces depend on besides their own values: drawing code, profiles and fonts."""
    digest = hashlib.blake2b(f"{pygame.version.ver} {sys.byteorder}".encode(), digest_size=16)
    for path in _files():
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _files() -> Iterator[Path]:
    """Yield the files; in a packaged program the executable stands for its code."""
    scenes = resources.code("scenes")
    code = sorted(file for pattern in CODE for file in scenes.glob(pattern))
    yield from code or [Path(sys.executable)]
    yield from sorted(resources.asset("cards", "profiles").rglob("*.toml"))
    yield from sorted(resources.asset("fonts").glob("*.ttf"))
