"""The player's games on disk: unfinished ones to resume, finished ones, and damaged ones set aside."""

from __future__ import annotations

import errno
import os
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryFile
from typing import TypeVar

from wotrush.files import shown_name, sweep, why
from wotrush.i18n import mark
from wotrush.match.journal import (
    NOT_SAVED,
    UNREADABLE,
    DamagedJournal,
    Journal,
    JournalError,
    MissingJournal,
    read_journal,
    write_journal,
)
from wotrush.match.match import AnyMatch, Match
from wotrush.match.message import Message, Problem
from wotrush.match.saves.archive import Archive, ArchiveReader, Digest, SummaryT
from wotrush.match.saves.autosave import Autosave
from wotrush.match.saves.claim import Claim
from wotrush.model.game import AnyGame, Ruleset

GameT = TypeVar("GameT", bound=AnyGame)
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ObservationT = TypeVar("ObservationT")

_SUFFIX = ".json"
MOST_GAMES = 100_000
_TRIES, _BETWEEN_TRIES = 3, 0.01
"""How often a game is claimed, and the seconds between: a copy that only lists the games holds each of them for a moment."""
MANY = 3
"""From this number on, problems are reported in one sentence."""


class SaveError(Problem):
    """Raised for a saved game that cannot be used now."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A journal on disk. `in_use`: this or another running copy of the program is playing it."""

    path: Path
    journal: Journal
    saved: float
    in_use: bool = False


@dataclass(frozen=True, slots=True)
class Listing:
    """The games, newest first, and one sentence about every file that is none. `more` older files were not read."""

    games: list[SavedGame] = field(default_factory=list)
    problems: list[Message] = field(default_factory=list)
    more: int = 0


class Kept:
    """A match that is saved after every change until `close`. Trouble with the disk never stops the game."""

    def __init__(self, match: AnyMatch, path: Path, finished: Path, claim: Claim | None) -> None:
        self.path = path
        self._finished = finished
        self._claim = claim
        self._match = match
        self._autosave: Autosave[Journal] = Autosave(self._write)
        self._stop_watching = match.audience.watch(self._save)
        self._save()

    @property
    def problem(self) -> Message | None:
        """Return why the last change could not be saved, for the player."""
        return self._autosave.problem

    def flush(self) -> None:
        """Wait until the last change is on disk."""
        self._autosave.flush()

    def close(self) -> None:
        """Stop saving. A match that is not over can be resumed later."""
        self._stop_watching()
        self.flush()
        if self.problem is not None:  # Perhaps there is room by now.
            self._save()
            self.flush()
        if self._claim is not None:
            self._claim.release()
        self._claim = None

    def _save(self) -> None:
        self._autosave.submit(self._match.journal())

    def _write(self, journal: Journal) -> None:
        if journal.result is None:
            write_journal(self.path, journal)
            return
        write_journal(self._finished / self.path.name, journal)
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            text = mark("The game is over and kept, but {file} cannot be deleted: {why}.")
            raise SaveError(text, file=str(self.path), why=why(error)) from None


class Saves:
    """One folder of games, which several running copies of the program may share."""

    def __init__(self, folder: Path, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._running = folder / "running"
        self._finished = folder / "finished"
        self._damaged = folder / "damaged"

    def keep(self, match: AnyMatch) -> Kept:
        """Save this new match in a file of its own from now on."""
        name = f"{match.setup.started:%Y%m%d-%H%M%S}-{secrets.token_hex(3)}{_SUFFIX}"
        path = self._running / name
        return Kept(match, path, self._finished, _claimed(path))

    def resume(
        self, saved: SavedGame, ruleset: Ruleset[GameT, ActionT, EventT, ObservationT]
    ) -> tuple[Match[GameT, ActionT, EventT, ObservationT], Kept, Message | None]:
        """Resume a game in the same file; the message, if there is one, is for the player. Raises Problem if that is
        impossible; unless the file is only locked, it was set aside and older games can be resumed instead.
        """
        claim = _claimed(saved.path)
        try:
            if self._is_over(saved.path):
                raise MissingJournal(UNREADABLE, file=shown_name(saved.path), why=os.strerror(errno.ENOENT))
            match, message = Match.resume(ruleset, read_journal(saved.path))
        except BaseException as problem:
            if isinstance(problem, JournalError):
                problem.message = self._explained(saved.path, problem)
            if claim is not None:
                claim.release()
            raise
        return match, Kept(match, saved.path, self._finished, claim), message

    def resumable(self, most: int = MOST_GAMES) -> Listing:
        """List the unfinished games, but only so many of the newest."""
        sweep(self._running, _SUFFIX, self._now)
        listing = Listing()
        newest = sorted(self._files(self._running, listing.problems), key=_newness, reverse=True)
        for place, path in enumerate(newest):
            if len(listing.games) >= most:
                listing = replace(listing, more=len(newest) - place)
                break
            try:
                game = self._unfinished(path)
                if game is not None:
                    listing.games.append(game)
            except (MissingJournal, OSError):
                continue  # Another running copy has finished it since it was listed.
            except JournalError as problem:
                listing.problems.append(self._explained(path, problem))
        listing.problems[:] = self.shortened(listing.problems)
        return listing

    def at(self, path: Path) -> SavedGame | None:
        """Return the unfinished game in that file; None if there is none any more."""
        try:
            return self._unfinished(path)
        except (JournalError, OSError):
            return None

    def remove(self, saved: SavedGame) -> Message | None:
        """Delete an unfinished game; return why that is impossible."""
        try:
            claim = _claimed(saved.path)
        except SaveError as problem:
            return problem.message
        try:
            saved.path.unlink(missing_ok=True)
        except OSError as error:
            text = mark("{file} cannot be deleted: {why}.")
            return Message(text, {"file": str(saved.path), "why": why(error)})
        finally:
            if claim is not None:
                claim.release()
        return None

    def archive(self, digest: Digest[SummaryT]) -> Archive[SummaryT]:
        """Return the summaries of all finished games."""
        index = self._finished.parent / "finished.index"
        sweep(self._finished, _SUFFIX, self._now)
        sweep(index.parent, index.suffix, self._now)
        problems: list[Message] = []
        files = self._files(self._finished, problems)
        archive = ArchiveReader(files, index, digest, self._explained)
        archive.problems += problems
        return archive

    def why_not(self) -> Message | None:
        """Return why no game can be saved here, to be shown before one is played; None if it can."""
        try:
            self._running.mkdir(parents=True, exist_ok=True)
            with TemporaryFile(dir=self._running):
                return None
        except OSError as error:
            return Message(NOT_SAVED, {"folder": str(self._running), "why": why(error)})

    def _files(self, folder: Path, problems: list[Message]) -> list[Path]:
        """List the journals. A folder that does not exist yet holds none; one that cannot be read is reported."""
        try:
            return [path for path in folder.iterdir() if path.suffix == _SUFFIX]
        except FileNotFoundError:
            return []
        except OSError as error:
            problems.append(Message(UNREADABLE, {"file": str(folder), "why": why(error)}))
            return []

    def shortened(self, problems: list[Message]) -> list[Message]:
        """Report a few problems one by one. Nobody reads twenty sentences, so many are reported as a number."""
        if len(problems) < MANY:
            return problems
        text = mark("Saved games that cannot be read: {count}. Damaged ones were set aside in {folder}.")
        return [Message(text, {"count": len(problems), "folder": str(self._damaged)})]

    def _explained(self, path: Path, problem: JournalError) -> Message:
        """Set aside what is damaged for good, and return the sentence to show."""
        damaged = isinstance(problem, DamagedJournal)
        return self._set_aside(path, problem.message) if damaged else problem.message

    def _set_aside(self, path: Path, damage: Message) -> Message:
        """Rename the file; it is never deleted, since somebody may yet repair it."""
        try:
            self._damaged.mkdir(parents=True, exist_ok=True)
            os.replace(path, self._damaged / f"{path.stem}-{secrets.token_hex(3)}{_SUFFIX}")
        except OSError:
            return damage  # It stays where it is and is reported again next time.
        text = mark("{damage} It was set aside in {folder}.")
        return Message(text, {"damage": damage, "folder": str(self._damaged)})

    def _unfinished(self, path: Path) -> SavedGame | None:
        """Return the game in that file unless it is over."""
        if self._is_over(path):
            return None
        journal = read_journal(path)
        if journal.result is not None:
            return None
        return SavedGame(path, journal, path.stat().st_mtime, _is_claimed(path))

    def _is_over(self, path: Path) -> bool:
        """Return whether the game in that file is kept as finished, and delete what a power cut then left of it here.

        What cannot be read there is no reason to lose this one, and damage there is set aside before it is written over.
        """
        finished = self._finished / path.name
        try:
            over = finished.exists() and read_journal(finished).result is not None
        except JournalError as problem:
            self._explained(finished, problem)
            return False
        if over:
            with suppress(OSError):
                path.unlink(missing_ok=True)
        return over


def _newness(path: Path) -> tuple[float, str]:
    """Return a key by which files are sorted; one that another running copy has just moved comes last."""
    try:
        return path.stat().st_mtime, path.name
    except OSError:
        return 0.0, path.name


def _claim_path(path: Path) -> Path:
    return path.with_suffix(".claim")


def _claimed(path: Path) -> Claim | None:
    """Claim a game. None means that there can be no lock, and the game goes on without. Raises SaveError if another
    copy plays it.
    """
    for _ in range(_TRIES):
        try:
            claim = Claim.take(_claim_path(path))
        except OSError:
            return None
        if claim is not None:
            return claim
        time.sleep(_BETWEEN_TRIES)
    raise SaveError(mark("This game is open in another window of the program."))


def _is_claimed(path: Path) -> bool:
    try:
        claim = _claimed(path) if _claim_path(path).exists() else None
    except SaveError:
        return True
    if claim is not None:
        claim.release()
    return False
