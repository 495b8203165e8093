"""The summary of a game in the history: enough for its line in the list and for all statistics."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from pydantic import BaseModel, ConfigDict

from wotrush.ai.registry import load_ruleset
from wotrush.game_info import GameInfo
from wotrush.games import GAMES, game_entry, game_info
from wotrush.match.analysis.kept import key_of
from wotrush.match.journal import Journal, Moment, SeatRecord
from wotrush.match.message import Problem
from wotrush.match.replay import begin, walk
from wotrush.match.saves.archive import Archive, Archived, Digest
from wotrush.model.game import ScorePart, Seat
from wotrush.scenes.description.description import description_of
from wotrush.scenes.description.history import HistoryContents
from wotrush.scenes.setup.share_code import code_of_deal, is_of_the_day

LEFT, UNKNOWN = "left", "unknown"
"""Ways in which a game of any kind can end: somebody gave up, or today's rules cannot say."""


class _Kept(BaseModel):
    model_config = ConfigDict(frozen=True)


class SeatSummary(_Kept):
    """One player. Points and parts are None if they can no longer be computed."""

    name: str
    agent: str | None
    """None stands for a person."""
    left: bool
    points: int | None
    parts: dict[str, int] | None
    """The points by source, with the keys of `Outcome.parts`."""
    chosen: tuple[str, ...]
    """What the game's `Favorites` counted, in the order of play."""

    @property
    def person(self) -> bool:
        return self.agent is None or self.left


class GameSummary(_Kept):
    game: str
    """Its key in `GAMES`."""
    started: Moment
    seats: tuple[SeatSummary, ...]
    winners: tuple[Seat, ...]
    rounds: int
    end: str
    """LEFT, UNKNOWN, or a key of the game's `HistoryContents.ends`."""
    take_backs: int
    code: str | None = None
    """The share code of its deal, if it has one."""
    of_the_day: bool = False
    key: str = ""
    """The key of what is kept about it, see `match.analysis`."""
    printed_rules: bool = True
    """Whether no rule option was changed."""

    @property
    def agents(self) -> frozenset[str]:
        """The opponents that played from the beginning."""
        return frozenset(seat.agent for seat in self.seats if seat.agent is not None and not seat.left)


GameArchive: TypeAlias = Archive[GameSummary]
ArchivedGame: TypeAlias = Archived[GameSummary]


@dataclass(slots=True)
class _Replayed:
    """What replaying a journal has shown."""

    chosen: list[list[str]]
    rounds: int = 0
    end: str = UNKNOWN
    parts: tuple[tuple[ScorePart, ...], ...] = field(default=())


def sum_up(journal: Journal) -> GameSummary:
    """Summarize a game. If today's rules cannot replay it, the summary holds what its journal says."""
    info = game_info(journal.game) if journal.game in GAMES else None
    try:
        replayed: _Replayed | None = _replay(journal) if info is not None else None
    except Problem:
        replayed = None
    scores = journal.result.scores if journal.result else []
    return GameSummary(
        game=journal.game,
        started=journal.started,
        seats=tuple(
            _seat(record, scores[seat] if scores else None, replayed, seat)
            for seat, record in enumerate(journal.seats)
        ),
        winners=tuple(journal.result.winners) if journal.result else (),
        rounds=replayed.rounds if replayed else _rounds(journal),
        end=_end(journal, replayed),
        take_backs=journal.take_backs,
        code=None if journal.base or info is None else code_of_deal(info, journal.setup()),
        of_the_day=journal.base is None and info is not None and is_of_the_day(info, journal.setup()),
        key=key_of(journal),
        printed_rules=info is None or _printed(info, journal),
    )


def archive_of(journals: Iterable[Journal]) -> GameArchive:
    """Return an archive of these games, newest first, that has no files."""
    archived = (Archived(Path(f"{i}.json"), sum_up(journal)) for i, journal in enumerate(journals))
    return Archive(list(archived))


DIGEST = Digest(GameSummary, sum_up, revision=4)


def _replay(journal: Journal) -> _Replayed:
    """Replay the journal. Raises Problem if today's rules lead elsewhere."""
    contents = description_of(journal.game).history
    ruleset = load_ruleset(game_entry(journal.game))
    game = begin(ruleset, journal)
    replayed = _Replayed([[] for _ in journal.seats])
    for step in walk(ruleset, journal, game):
        replayed.rounds = step.before.round
        for event in step.events:
            _note(replayed, event, contents)
    replayed.parts = game.standing().parts
    return replayed


def _note(replayed: _Replayed, event: object, contents: HistoryContents) -> None:
    replayed.end = contents.end_of(event) or replayed.end
    choice = contents.favorites.chosen(event) if contents.favorites is not None else None
    if choice is not None:
        seat, key = choice
        replayed.chosen[seat].append(key)


def _seat(record: SeatRecord, points: int | None, replayed: _Replayed | None, seat: Seat) -> SeatSummary:
    parts = {part.key: part.points for part in replayed.parts[seat]} if replayed else None
    return SeatSummary(
        name=record.name,
        agent=record.agent,
        left=record.gave_up,
        points=points if parts is None else sum(parts.values()),
        parts=parts,
        chosen=tuple(replayed.chosen[seat]) if replayed else (),
    )


def _printed(info: GameInfo, journal: Journal) -> bool:
    chosen = journal.options
    return all(chosen.get(option.field, option.default) == option.default for option in info.options)


def _rounds(journal: Journal) -> int:
    """Return how many rounds began. The journal of a finished game ends with an empty turn."""
    turns = [record.turn for record in (*journal.older, *journal.turns) if record.actions]
    return max(turns, default=0) // len(journal.seats) + 1


def _end(journal: Journal, replayed: _Replayed | None) -> str:
    if journal.result is not None and journal.result.decided_by == "gave up":
        return LEFT
    return replayed.end if replayed else UNKNOWN
