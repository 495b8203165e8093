"""The player's games on disk: those to go on with, those that are over, and damaged ones set aside."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, TypeVar

from wotrush.files import why
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
from wotrush.match.match import Match
from wotrush.match.message import Message, Problem
from wotrush.match.saves.archive import Archive, Digest, SummaryT
from wotrush.match.saves.autosave import Autosave
from wotrush.match.saves.claim import Claim
from wotrush.model.game import Game, Ruleset

GameT = TypeVar("GameT", bound=Game[Any, Any, Any])
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ObservationT = TypeVar("ObservationT")

_SUFFIX = ".json"
_HALF_WRITTEN = f".*{_SUFFIX}.*"
"""What `files.write_whole` leaves behind when the power goes."""
_LEFT_BEHIND_AFTER = 3600.0
MANY = 3
"""Problems that are told in one sentence."""


class SaveError(Problem):
    """A saved game cannot be used now."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A journal on disk. `in_use`: this or another copy of the program is playing it."""

    path: Path
    journal: Journal
    saved: float
    in_use: bool = False


@dataclass(frozen=True, slots=True)
class Listing:
    """Games, the newest first, and a sentence about every file that is none."""

    games: list[SavedGame] = field(default_factory=list)
    problems: list[Message] = field(default_factory=list)


class Kept:
    """A match that is on disk after every change, until `close`; how it does with the disk never stops the game."""

    def __init__(
        self, match: Match[Any, Any, Any, Any], path: Path, finished: Path, claim: Claim | None
    ) -> None:
        self.path = path
        self._finished = finished
        self._claim = claim
        self._match = match
        self._autosave: Autosave[Journal] = Autosave(self._write)
        self._stop_watching = match.audience.watch(self._save)
        self._save()

    @property
    def problem(self) -> Message | None:
        """Why the game could not be kept just now, for the player."""
        return self._autosave.problem

    def flush(self) -> None:
        """Wait until the last change is on disk."""
        self._autosave.flush()

    def close(self) -> None:
        """The match is left; if it is not over, it can be resumed."""
        self._stop_watching()
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
    """One folder of games; several copies of the program may share it."""

    def __init__(self, folder: Path, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._running = folder / "running"
        self._finished = folder / "finished"
        self._damaged = folder / "damaged"

    def keep(self, match: Match[Any, Any, Any, Any]) -> Kept:
        """From now on this new match is kept in a file of its own."""
        name = f"{match.setup.started:%Y%m%d-%H%M%S}-{secrets.token_hex(3)}{_SUFFIX}"
        path = self._running / name
        return Kept(match, path, self._finished, _claimed(path))

    def resume(
        self, saved: SavedGame, ruleset: Ruleset[GameT, ActionT, EventT, ObservationT]
    ) -> tuple[Match[GameT, ActionT, EventT, ObservationT], Kept, Message | None]:
        """Go on with it in the same file; the message, if any, is for the player.

        Problem: it cannot be, and unless it is only held up, it was set aside and gives way to older ones.
        """
        claim = _claimed(saved.path)
        try:
            match, message = Match.resume(ruleset, read_journal(saved.path))
        except BaseException as problem:
            if isinstance(problem, JournalError):
                problem.message = self._explained(saved.path, problem)
            if claim is not None:
                claim.release()
            raise
        return match, Kept(match, saved.path, self._finished, claim), message

    def resumable(self) -> Listing:
        """Games that are not over."""
        self._sweep()
        listing = Listing()
        for path in self._files(self._running, listing.problems):
            try:
                journal = read_journal(path)
                if journal.result is None:
                    listing.games.append(SavedGame(path, journal, path.stat().st_mtime, _is_claimed(path)))
            except (MissingJournal, OSError):
                continue  # Another copy has finished it since it was listed.
            except JournalError as problem:
                listing.problems.append(self._explained(path, problem))
        listing.problems[:] = self.shortened(listing.problems)
        listing.games.sort(key=lambda game: (game.saved, game.path.name), reverse=True)
        return listing

    def archive(self, digest: Digest[SummaryT]) -> Archive[SummaryT]:
        """Games that are over, in figures, however many there are."""
        problems: list[Message] = []
        files = self._files(self._finished, problems)
        archive = Archive.of(files, self._finished.parent / "finished.index", digest, self._explained)
        archive.problems += problems
        return archive

    def why_not(self) -> Message | None:
        """Why no game can be kept here, to be told before one is played; None where it can."""
        try:
            self._running.mkdir(parents=True, exist_ok=True)
            with TemporaryFile(dir=self._running):
                return None
        except OSError as error:
            return Message(NOT_SAVED, {"folder": str(self._running), "why": why(error)})

    def _files(self, folder: Path, problems: list[Message]) -> list[Path]:
        """A folder that is not there yet holds no game; one that cannot be read is named."""
        try:
            return [path for path in folder.iterdir() if path.suffix == _SUFFIX]
        except FileNotFoundError:
            return []
        except OSError as error:
            problems.append(Message(UNREADABLE, {"file": str(folder), "why": why(error)}))
            return []

    def shortened(self, problems: list[Message]) -> list[Message]:
        """One by one where there are few; nobody reads twenty sentences, so of more only how many."""
        if len(problems) < MANY:
            return problems
        text = mark("Saved games that cannot be read: {count}. Damaged ones were set aside in {folder}.")
        return [Message(text, {"count": len(problems), "folder": str(self._damaged)})]

    def _explained(self, path: Path, problem: JournalError) -> Message:
        """What is damaged for good is set aside."""
        damaged = isinstance(problem, DamagedJournal)
        return self._set_aside(path, problem.message) if damaged else problem.message

    def _set_aside(self, path: Path, damage: Message) -> Message:
        """Never deleted: somebody may yet mend it."""
        try:
            self._damaged.mkdir(parents=True, exist_ok=True)
            os.replace(path, self._damaged / f"{path.stem}-{secrets.token_hex(3)}{_SUFFIX}")
        except OSError:
            return damage  # It stays where it is, and is named again next time.
        text = mark("{damage} It was set aside in {folder}.")
        return Message(text, {"damage": damage, "folder": str(self._damaged)})

    def _sweep(self) -> None:
        """Clear what a crash left half written; young ones may be another copy's, writing at this moment."""
        with suppress(OSError):
            for part in self._running.glob(_HALF_WRITTEN):
                if self._now() - part.stat().st_mtime > _LEFT_BEHIND_AFTER:
                    part.unlink()


def _claim_path(path: Path) -> Path:
    return path.with_suffix(".claim")


def _claimed(path: Path) -> Claim | None:
    """None: there can be no claim, and the game goes on without. SaveError: another copy plays it."""
    try:
        claim = Claim.take(_claim_path(path))
    except OSError:
        return None
    if claim is None:
        raise SaveError(mark("This game is open in another window of the program."))
    return claim


def _is_claimed(path: Path) -> bool:
    try:
        claim = _claimed(path) if _claim_path(path).exists() else None
    except SaveError:
        return True
    if claim is not None:
        claim.release()
    return False
