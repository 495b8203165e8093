"""A digest of the sources that a proof depends on, which shows whether they are still the same."""

from __future__ import annotations

import hashlib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BESIDE_THE_RULES = "puzzle.py"
"""Lies in the folder of the rules, but no game uses it."""


def digest_of(sources: tuple[str, ...], root: Path = ROOT) -> str:
    """Return the digest of all Python and data files among these files and folders."""
    hashed = hashlib.sha256()
    for source in sources:
        place = root / source
        for file in sorted(place.rglob("*.*")) if place.is_dir() else [place]:
            if file.is_file() and not {"__pycache__", BESIDE_THE_RULES} & set(file.parts):
                hashed.update(file.relative_to(root).as_posix().encode() + file.read_bytes())
    return hashed.hexdigest()[:16]
