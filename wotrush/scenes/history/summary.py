"""What the history keeps of a game: enough for its line in the list and for all statistics. No drawing."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict

from wotrush.games import GAMES, game_info
from wotrush.match.archive import Archive, Archived, Digest
from wotrush.match.journal import Journal, Moment, SeatRecord
from wotrush.match.message import Problem
from wotrush.model.game import Seat
from wotrush.model.rush.cards import Card
from wotrush.model.rush.default import default_catalogue
from wotrush.scenes.rush.result.story import Story, story_of
from wotrush.scenes.setup.share_code import code_of_deal, is_of_the_day

Parts = tuple[int, int, int]
"""Points from medals, bases, achievements."""
End = Literal["bases", "medals", "left", "unknown"]


class _Kept(BaseModel):
    model_config = ConfigDict(frozen=True)


class SeatSummary(_Kept):
    """One player. Points and parts are missing where nobody can tell them any more."""

    name: str
    agent: str | None
    """None: a person."""
    left: bool
    points: int | None
    parts: Parts | None
    bought: tuple[str, ...]
    """Codes of vehicles."""

    @property
    def person(self) -> bool:
        return self.agent is None or self.left


class GameSummary(_Kept):
    """One game."""

    started: Moment
    seats: tuple[SeatSummary, ...]
    winners: tuple[Seat, ...]
    rounds: int
    end: End
    take_backs: int
    code: str | None = None
    """Of its deal, where it has one."""
    of_the_day: bool = False

    @property
    def agents(self) -> frozenset[str]:
        """Those opponents that were there from the beginning."""
        return frozenset(seat.agent for seat in self.seats if seat.agent is not None and not seat.left)


RushArchive: TypeAlias = Archive[GameSummary]
ArchivedGame: TypeAlias = Archived[GameSummary]


def sum_up(journal: Journal) -> GameSummary:
    """Of a game by rules of another day only what its journal says."""
    try:
        story: Story | None = story_of(journal)
    except Problem:
        story = None
    info = game_info(journal.game) if journal.game in GAMES else None
    cards = default_catalogue().cards
    scores = journal.result.scores if journal.result else []
    return GameSummary(
        started=journal.started,
        seats=tuple(
            _seat(record, scores[seat] if scores else None, story, seat, cards)
            for seat, record in enumerate(journal.seats)
        ),
        winners=tuple(journal.result.winners) if journal.result else (),
        rounds=story.rounds if story else _rounds(journal),
        end=_end(journal, story),
        take_backs=journal.take_backs,
        code=None if journal.base or info is None else code_of_deal(info, journal.setup()),
        of_the_day=journal.base is None and info is not None and is_of_the_day(info, journal.setup()),
    )


def shelf(journals: Iterable[Journal]) -> RushArchive:
    """These games, the newest first, as an archive without files: for pictures and tests."""
    archived = (Archived(Path(f"{i}.json"), sum_up(journal)) for i, journal in enumerate(journals))
    return Archive(list(archived))


DIGEST = Digest(GameSummary, sum_up, revision=2)


def _seat(
    record: SeatRecord, points: int | None, story: Story | None, seat: Seat, cards: tuple[Card, ...]
) -> SeatSummary:
    parts: Parts | None = None
    if story is not None:
        medals, bases, achievements = (part.points for part in story.parts[seat])
        parts = (medals, bases, achievements)
    return SeatSummary(
        name=record.name,
        agent=record.agent,
        left=record.gave_up,
        points=points if story is None else sum(parts or ()),
        parts=parts,
        bought=tuple(cards[card].code for card in story.bought[seat]) if story else (),
    )


def _rounds(journal: Journal) -> int:
    """Rounds begun. A game that is over ends its journal with an empty turn."""
    turns = [record.turn for record in (*journal.older, *journal.turns) if record.actions]
    return max(turns, default=0) // len(journal.seats) + 1


def _end(journal: Journal, story: Story | None) -> End:
    if journal.result is not None and journal.result.decided_by == "gave up":
        return "left"
    if story is None or story.end_cause is None:
        return "unknown"
    return "bases" if story.end_cause.value == "bases" else "medals"
