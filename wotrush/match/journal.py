"""The journal is save, replay and bug report in one plain text file. It is validated as untrusted input."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Literal, assert_never

from pydantic import (
    AwareDatetime,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationError,
    ValidationInfo,
    field_validator,
)

from wotrush.files import regular_bytes, shown_name, why, write_whole
from wotrush.i18n import mark
from wotrush.match.message import Problem
from wotrush.match.reasons import PhraseRecord
from wotrush.match.seats import EARLIEST, Human, Opponent, Player, Setup
from wotrush.match.unseen import PRINTABLE

FORMAT: Literal[3] = 3
"""Increased when an older program can no longer read what this one writes."""
MAX_BYTES = 4_000_000
"""The largest file that is read. A game at a full table takes about 100 KB; of sixty rounds it would take 330 KB."""
UNREADABLE = mark("{file} cannot be read: {why}.")
NOT_SAVED = mark("The game cannot be saved in {folder}: {why}.")

MOST = 1_000_000
"""The largest number accepted for anything that is counted, such as turns."""
Count = Annotated[int, Field(ge=0, le=MOST)]
Seed = Annotated[int, Field(ge=0, lt=2**64)]
Identifier = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$")]
AgentName = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_-]{0,31}$")]
PlayerName = Annotated[str, StringConstraints(pattern=f"^{PRINTABLE}{{1,40}}$")]
Place = Annotated[str, StringConstraints(pattern=r"^(0|[1-9][0-9]{0,3})$")]
ActionText = Annotated[str, StringConstraints(pattern=f"^{PRINTABLE}{{1,400}}$")]
TableText = Annotated[str, StringConstraints(max_length=100_000)]
Whole = Annotated[int, Field(ge=-(2**31), lt=2**31)]
ShortText = Annotated[str, StringConstraints(pattern=f"^{PRINTABLE}{{0,100}}$")]
TurnPoint = tuple[Count, Count]
"""A point of a game: a turn, and how many of its actions have been made."""
OptionValue = bool | Whole | ShortText | None
# These years exist in every calendar and time zone.
Moment = Annotated[AwareDatetime, Field(ge=EARLIEST, lt=datetime(9000, 1, 1, tzinfo=UTC))]


class JournalError(Problem):
    """Raised for a journal that cannot be used; the message says why and what happens to it."""


class DamagedJournal(JournalError):
    """The file is not a journal or is damaged, so nobody can ever read it."""


class MissingJournal(JournalError):
    """The file is gone; another running copy of the program may have moved it."""


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


class SeatRecord(_Strict):
    """One seat. `gave_up` on an opponent means that it plays on for the person who is named."""

    kind: Literal["human", "opponent"]
    name: PlayerName
    agent: AgentName | None = None
    gave_up: bool = False
    left: TurnPoint | None = None
    """When the person gave up. Format 2 lacks it."""

    @classmethod
    def of(cls, player: Player, left: TurnPoint | None = None) -> SeatRecord:
        match player:
            case Human(name, gave_up):
                return cls(kind="human", name=name, gave_up=gave_up, left=left)
            case Opponent(name, agent, took_over):
                return cls(kind="opponent", name=name, agent=agent, gave_up=took_over, left=left)
            case _:
                assert_never(player)

    def player(self) -> Player:
        if self.kind == "human":
            return Human(self.name, self.gave_up)
        return Opponent(self.name, self.agent or "random", self.gave_up)


class TurnRecord(_Strict):
    """All actions of one turn, whichever seat made them; `digest` is that of the state at its start."""

    turn: Count
    digest: Identifier
    actions: Annotated[list[ActionText], Field(max_length=5000)]
    reasons: Annotated[dict[Place, PhraseRecord], Field(max_length=5000)] = {}
    """Why opponents did what they did, by the action's place in the turn."""


class ResultRecord(_Strict):
    """How the game ended, so that the history can list it without playing it again."""

    winners: Annotated[list[Count], Field(min_length=1, max_length=16)]
    scores: Annotated[list[Whole], Field(max_length=16)]
    decided_by: ShortText


class Journal(_Strict):
    """A whole game. `older` turns were played by other rules and are only listed; `base` is the table they led to."""

    format: Literal[1, 2, 3] = FORMAT
    game: Identifier
    ident: Identifier
    options: Annotated[dict[Identifier, OptionValue], Field(max_length=50)]
    seed: Seed
    round: Count | None = None
    """The round as players count it, for lists of games. Format 1 lacks it; its only game counts turns by seats."""
    started: Moment
    seats: Annotated[list[SeatRecord], Field(min_length=1, max_length=16)]
    colors: Annotated[list[Annotated[int, Field(ge=0, lt=64)]], Field(max_length=16)] = []
    """The numbers of the seats' colors; none if the settings decide."""
    take_backs: Count = 0
    result: ResultRecord | None = None
    base: TableText | None = None
    older: Annotated[list[TurnRecord], Field(max_length=20_000)] = []
    turns: Annotated[list[TurnRecord], Field(min_length=1, max_length=20_000)]
    digest: Identifier
    table: TableText
    checksum: Identifier | None = None
    """Of all that stands before it in the file, compared when it is read. Journals of older versions have none."""

    @field_validator("seats")
    @classmethod
    def _one_has_ended_it(cls, seats: list[SeatRecord]) -> list[SeatRecord]:
        if sum(seat.kind == "human" and seat.gave_up for seat in seats) > 1:
            raise ValueError("the game was over when the first of them gave up")
        if any(seat.left and not seat.gave_up for seat in seats):
            raise ValueError("nobody has left who has not given up")
        return seats

    @field_validator("result")
    @classmethod
    def _is_about_these_seats(cls, result: ResultRecord | None, info: ValidationInfo) -> ResultRecord | None:
        seats = len(info.data.get("seats", ()))
        if result and (max(result.winners) >= seats or len(result.scores) not in (0, seats)):
            raise ValueError(f"the result is not one of {seats} seats")
        return result

    def setup(self) -> Setup:
        players = tuple(seat.player() for seat in self.seats)
        return Setup(self.options, self.seed, players, self.started, tuple(self.colors))

    def left(self) -> dict[int, TurnPoint]:
        """Return when people gave up, by seat, as far as it is known."""
        return {number: seat.left for number, seat in enumerate(self.seats) if seat.left is not None}

    def rounds(self) -> int:
        """Return the round that the game has reached, counted from 1."""
        return self.round or self.turns[-1].turn // len(self.seats) + 1

    def text(self) -> str:
        """Return what stands in the file; the checksum comes last."""
        body = self.model_dump_json(indent=1, exclude={"checksum"}).removesuffix("\n}")
        return f"{body}{_CHECKSUM}{_checksum(body.encode())}{_END}"


_CHECKSUM, _END = ',\n "checksum": "', '"\n}\n'


def _checksum(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()


def _is_whole(data: bytes) -> bool:
    """Return whether the checksum at the end of a file is that of what stands before it."""
    body, found, rest = data.rpartition(_CHECKSUM.encode())
    return bool(found) and rest == f"{_checksum(body)}{_END}".encode()


class _Header(BaseModel):
    """The part that every version of the format keeps, later ones included."""

    format: Annotated[int, Field(strict=True, ge=1)]
    game: str


def read_journal(path: Path) -> Journal:
    """Return the journal in that file. Raises a JournalError that names the file."""
    try:
        data = regular_bytes(path, MAX_BYTES + 1)
    except FileNotFoundError as error:
        raise MissingJournal(UNREADABLE, file=shown_name(path), why=why(error)) from None
    except OSError as error:
        raise JournalError(UNREADABLE, file=shown_name(path), why=why(error)) from None
    return parse_journal(data, shown_name(path))


def parse_journal(data: bytes, name: str) -> Journal:
    """Parse like read_journal, from memory; `name` is what error messages call it."""
    if len(data) > MAX_BYTES:
        raise DamagedJournal(
            mark("{file} is larger than any game can be ({limit} MB)."),
            file=name,
            limit=MAX_BYTES // 1_000_000,
        )
    try:
        header = _Header.model_validate_json(data)
    except ValidationError:
        raise DamagedJournal(mark("{file} is damaged or not a game of this program."), file=name) from None
    if header.format > FORMAT:
        raise JournalError(
            mark("{file} was written by a newer version of this program: update it."), file=name
        )
    try:
        journal = Journal.model_validate_json(data)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        place = ".".join(map(str, first["loc"])).partition(".function-")[0][:80]
        place = place if place.isprintable() and place else "?"
        raise DamagedJournal(mark("{file} is damaged at {place}."), file=name, place=place) from None
    if journal.checksum is not None and not _is_whole(data):
        raise DamagedJournal(mark("{file} has been changed or damaged: its checksum is wrong."), file=name)
    return journal.model_copy(update={"checksum": None})


def write_journal(path: Path, journal: Journal) -> None:
    """Write the journal to that file, whole or not at all."""
    try:
        write_whole(path, journal.text())
    except OSError as error:
        raise JournalError(NOT_SAVED, folder=str(path.parent), why=why(error)) from None
