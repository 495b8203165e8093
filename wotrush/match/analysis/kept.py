"""Figures about finished games, kept beside them in small files of their own."""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from pathlib import Path
from typing import Generic, TypeVar

from pydantic import BaseModel, ConfigDict

from wotrush.files import regular_bytes, set_aside, sweep, write_whole
from wotrush.match.journal import Journal

KeptT = TypeVar("KeptT", bound=BaseModel)
MAX_KEPT_BYTES = 100_000
_SUFFIX = ".json"


class KeptFigures(BaseModel):
    """What a file holds. It is read as untrusted input."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)


class KeptFiles(Generic[KeptT]):
    """A folder with a file for each game, which several running copies of the program may share.

    Whatever cannot be read or written is worked out again another time.
    """

    def __init__(self, folder: Path, kind: type[KeptT]) -> None:
        self._folder, self._kind = folder, kind
        sweep(folder, _SUFFIX)

    def get(self, key: str) -> KeptT | None:
        """Return what is kept under that key, if it is. A damaged file is set aside."""
        path = self._path(key)
        try:
            return self._kind.model_validate_json(regular_bytes(path, MAX_KEPT_BYTES))
        except OSError:
            return None
        except ValueError:
            with suppress(OSError):
                set_aside(path)
            return None

    def put(self, key: str, figures: KeptT) -> None:
        with suppress(OSError):
            write_whole(self._path(key), figures.model_dump_json())

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}{_SUFFIX}"


def key_of(journal: Journal) -> str:
    """Return a key by which a finished game is found again, wherever its journal lies."""
    actions = [action for turn in journal.turns for action in turn.actions]
    game = [journal.game, journal.seed, journal.started.timestamp(), dict(sorted(journal.options.items()))]
    return hashlib.sha256(json.dumps([*game, journal.base, actions]).encode()).hexdigest()[:32]
