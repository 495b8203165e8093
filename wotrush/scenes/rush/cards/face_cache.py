"""The game's own atelier: card faces drawn by a process of its own, and kept from one run to the next."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame

from wotrush import resources
from wotrush.stage.drawing.face_cache import Atelier
from wotrush.stage.drawing.picture_store import PictureStore
from wotrush.stage.drawing.render_worker import Painter

CODE = ("art", "rush/faces")
"""Where faces are drawn, below the folder of all scenes."""
DRAWING = ("wotrush.scenes.rush.cards.faces",)
"""What the painter needs to have at hand."""


def own_atelier(folder: Path | None = None) -> Atelier:
    """To be closed by whoever opened it. Pictures are kept in the user's own folder, unless another is named."""
    store = PictureStore(folder or resources.cache_dir("pictures"), edition())
    return Atelier(Painter(store, DRAWING))


def edition() -> str:
    """What all faces depend on besides their own values: a hash of the drawing code, the profiles and the fonts."""
    digest = hashlib.blake2b(f"{pygame.version.ver} {sys.byteorder}".encode(), digest_size=16)
    for path in _files():
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _files() -> Iterator[Path]:
    """Where the code is packed away, the program stands for it."""
    scenes = Path(__file__).parents[2]
    code = sorted(file for folder in CODE for file in (scenes / folder).rglob("*.py"))
    yield from code or [Path(sys.executable)]
    yield from sorted(resources.asset("cards", "profiles").glob("*.toml"))
    yield from sorted(resources.asset("fonts").glob("*.ttf"))
