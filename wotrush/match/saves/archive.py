"""Summaries of all finished games, kept in an index beside the games so that each journal is read only once."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from wotrush.files import regular_bytes, write_whole
from wotrush.match.journal import Journal, JournalError, MissingJournal, read_journal
from wotrush.match.message import Message

SummaryT = TypeVar("SummaryT", bound=BaseModel)


@dataclass(frozen=True, slots=True)
class Archived(Generic[SummaryT]):
    """A finished game on disk."""

    path: Path
    summary: SummaryT


MAX_INDEX_BYTES = 50_000_000
"""Ten thousand games take a few megabytes."""


class _Entry(BaseModel, Generic[SummaryT]):
    """An entry of the index. If a file's size or time of change differs, it is another file now."""

    model_config = ConfigDict(strict=True, frozen=True)

    size: int
    changed: int
    summary: SummaryT


class _Index(BaseModel, Generic[SummaryT]):
    revision: int
    games: dict[str, _Entry[SummaryT]]


@dataclass(frozen=True, slots=True)
class Digest(Generic[SummaryT]):
    """How a game is summarized. Increase `revision` when a summary changes its contents."""

    kind: type[SummaryT]
    sum_up: Callable[[Journal], SummaryT]
    revision: int


@dataclass
class Archive(Generic[SummaryT]):
    """The finished games that are known, newest first. One that is no `ArchiveReader` has nothing left to read."""

    games: list[Archived[SummaryT]] = field(default_factory=list)
    problems: list[Message] = field(default_factory=list)
    unread: list[Path] = field(default_factory=list)

    def read(self, files: int) -> None:
        """Read so many more games. Once all are read, they are kept; whoever stops before that calls `keep`."""

    def keep(self) -> None:
        """Keep what was read, so that it is known next time."""


class ArchiveReader(Archive[SummaryT]):
    """An archive of files. Those that the index knows are in it at once; an unusable index is made anew."""

    def __init__(
        self,
        files: Iterable[Path],
        index: Path,
        digest: Digest[SummaryT],
        set_aside: Callable[[Path, JournalError], Message],
    ) -> None:
        super().__init__()
        self._index, self._digest, self._set_aside = index, digest, set_aside
        self._entries: dict[str, _Entry[SummaryT]] = {}
        self._is_new = False
        """Whether something was read that the index does not have."""
        with _nothing_is_garbage():
            known = _known(index, digest)
            for path in sorted(files, key=_name, reverse=True):
                with suppress(OSError):  # Another running copy of the program may have moved the file.
                    stamp = _stamp(path)
                    entry = known.get(path.name)
                    if entry is not None and (entry.size, entry.changed) == stamp:
                        self._add(path, entry)
                    else:
                        self.unread.append(path)

    def read(self, files: int) -> None:
        for path in self.unread[:files]:
            self._read(path)
            self._is_new = True
        del self.unread[:files]
        if self._is_new and not self.unread:
            self.games.sort(key=lambda game: _name(game.path), reverse=True)
            self.keep()

    def keep(self) -> None:
        """Write what was read into the index. In a read-only folder the games are simply read again next time."""
        if not self._is_new:
            return
        self._is_new = False
        index = _Index[self._digest.kind](revision=self._digest.revision, games=self._entries)  # type: ignore[name-defined]
        with suppress(OSError):
            write_whole(self._index, index.model_dump_json())

    def _read(self, path: Path) -> None:
        try:
            size, changed = _stamp(path)
            summary = self._digest.sum_up(read_journal(path))
            self._add(path, _Entry(size=size, changed=changed, summary=summary))
        except (MissingJournal, OSError):
            return  # Another running copy of the program has moved it since it was listed.
        except JournalError as problem:
            self.problems.append(self._set_aside(path, problem))

    def _add(self, path: Path, entry: _Entry[SummaryT]) -> None:
        self._entries[path.name] = entry
        self.games.append(Archived(path, entry.summary))


def _name(path: Path) -> str:
    """Return what games are sorted by; whole paths take ten times as long to compare."""
    return path.name


def _stamp(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_size, found.st_mtime_ns


def _known(index: Path, digest: Digest[SummaryT]) -> Mapping[str, _Entry[SummaryT]]:
    try:
        read = _Index[digest.kind].model_validate_json(regular_bytes(index, MAX_INDEX_BYTES))  # type: ignore[name-defined]
    except (OSError, ValidationError, ValueError):
        return {}
    return read.games if read.revision == digest.revision else {}


@contextmanager
def _nothing_is_garbage() -> Iterator[None]:
    """Make objects that all stay. The search for garbage among so many would take twice as long as making them."""
    searching = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if searching:
            gc.enable()
