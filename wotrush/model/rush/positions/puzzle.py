"""A puzzle: a table in the middle of a game, and what its player is to reach in this one turn.

It is written as a table (see `notation`) with additional lines: `goal: win`, `way: use su23; strike base 1.0; end turn`
once or more often, `trap:` in the same form for what looks good and fails, and `stars: 2` for how hard it is. It contains
no Sabotage, since it asks opponents nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Self, assert_never

from wotrush.model.game import Seat
from wotrush.model.notation import TableError
from wotrush.model.rush.actions import Action, parse_action
from wotrush.model.rush.cards import base_card
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.game import RushGame
from wotrush.model.rush.positions.notation import parse_table
from wotrush.model.rush.scoring import medals_of
from wotrush.model.rush.state import GONE

HARDEST = 3
_OWN_LINES = ("goal", "way", "trap", "stars")


class PuzzleError(ValueError):
    """The text is no puzzle; the message names it and quotes the line."""


class GoalKind(StrEnum):
    """What can be asked of a turn."""

    WIN = "win"
    BASES = "bases"
    MEDALS = "medals"


@dataclass(frozen=True, slots=True)
class Goal:
    """What to reach by the end of the turn: a win, or a number of bases to destroy or medals to gain."""

    kind: GoalKind
    n: int = 0

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `win` or e.g. `bases 2`. Raises ValueError."""
        kind, _, n = text.partition(" ")
        goal = cls(GoalKind(kind), int(n or 0))
        if (goal.kind is GoalKind.WIN) != (goal.n == 0):
            raise ValueError(f"{kind} {'takes no' if n else 'needs a'} number")
        return goal

    def figure(self, before: RushGame, after: RushGame, seat: Seat) -> int:
        """Return the number of bases or medals gained, or 1 or 0 for a win."""
        match self.kind:
            case GoalKind.WIN:
                outcome = after.outcome()
                return int(outcome is not None and outcome.winners == (seat,))
            case GoalKind.BASES:
                return after.bases_destroyed[seat] - before.bases_destroyed[seat]
            case GoalKind.MEDALS:
                return medals_of(after, seat) - medals_of(before, seat)
            case _:
                assert_never(self.kind)

    def reached(self, before: RushGame, after: RushGame, seat: Seat) -> bool:
        """Return whether the goal was reached between the start of the turn and its end."""
        return self.figure(before, after, seat) >= max(1, self.n)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A table and its goal; `ways` and `traps` are turns of the active player that end with `end turn`."""

    key: str
    goal: Goal
    stars: int
    ways: tuple[tuple[Action, ...], ...]
    traps: tuple[tuple[Action, ...], ...]
    text: str
    """The text of the table."""
    catalogue: Catalogue

    @classmethod
    def parse(cls, key: str, text: str, catalogue: Catalogue) -> Self:
        """Read a puzzle. Raises PuzzleError."""
        own: dict[str, list[str]] = {name: [] for name in _OWN_LINES}
        table = []
        for line in text.splitlines():
            name, colon, value = line.partition(":")
            if colon and name in own:
                own[name].append(value.strip())
            else:
                table.append(line)
        try:
            goal, stars = _only(own, "goal"), _only(own, "stars")
            puzzle = cls(
                key,
                Goal.parse(goal),
                int(stars),
                tuple(_turn(way, catalogue) for way in own["way"]),
                tuple(_turn(trap, catalogue) for trap in own["trap"]),
                "\n".join(table),
                catalogue,
            )
            _every_base_in_one_place(puzzle.table())
        except (TableError, ValueError) as error:
            raise PuzzleError(f"The puzzle {key} cannot be read: {error}") from None
        if not puzzle.ways or not 1 <= puzzle.stars <= HARDEST:
            raise PuzzleError(f"The puzzle {key} needs a way to its goal, and 1 to {HARDEST} stars.")
        return puzzle

    def table(self) -> RushGame:
        """Return a fresh table, with the player to act."""
        return parse_table(self.text, self.catalogue)


def _only(own: dict[str, list[str]], name: str) -> str:
    """Return the value of a line that must be there once. Raises ValueError."""
    if len(own[name]) != 1:
        raise ValueError(f"it needs one line '{name}:', and has {len(own[name]) or 'none'}")
    return own[name][0]


def _every_base_in_one_place(game: RushGame) -> None:
    """Check the bases strictly, since `soundness` accepts tables of a few cards. Raises ValueError."""
    lying = {card for seat in range(game.seats) for card in game.squad(seat)} | set(game.graveyard)
    for slot, base in enumerate(game.base):
        card = base_card(slot)
        code = game.catalogue.cards[card].code
        if base != GONE and card in lying:
            raise ValueError(f"{code} stands on the table and lies in a squad or the graveyard")
        if base == GONE and card not in lying:
            raise ValueError(f"{code} has been destroyed and lies in no squad, nor in the graveyard")
    if (gone := game.base.count(GONE)) != (counted := sum(game.bases_destroyed)):
        raise ValueError(f"{gone} bases are gone, and the players have destroyed {counted}")


def _turn(text: str, catalogue: Catalogue) -> tuple[Action, ...]:
    actions = [parse_action(line.strip(), catalogue.by_code.__getitem__) for line in text.split(";")]
    return tuple(actions)


def played(game: RushGame, actions: Sequence[Action]) -> RushGame:
    """Return the table after these actions. Raises IllegalAction."""
    after = game.copy()
    for action in actions:
        after.apply(action)
    return after
