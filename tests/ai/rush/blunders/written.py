"""Written positions: tables with blunders and wise plays, read from `positions/` and played by anybody.

There is one file per entry of the list. `=== title` begins a position, followed by the table and lines of play: `blunder:`
shows the entry, `wise:` contains no blunder at all, `fine:` must not be taken for the entry. The cards are the tests' own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from tests.ai.rush.tables import RushAgent
from tests.deck import cards
from wotrush.ai.rush.blunders import found_in
from wotrush.ai.rush.blunders.turns import Turn, TurnStep
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import Action, parse_action
from wotrush.model.rush.positions.notation import parse_table
from wotrush.model.rush.view.alike import canonical

FOLDER = Path(__file__).parent / "positions"
_Choose = Callable[[RushGame], Action]
_PLAYS = ("blunder", "wise", "fine")


@dataclass(frozen=True)
class Position:
    """A table and lines of play on it, each of one kind."""

    entry: str
    title: str
    text: str
    plays: tuple[tuple[str, str], ...]

    def lines(self, kind: str) -> list[str]:
        """Return the lines of play of that kind."""
        return [line for which, line in self.plays if which == kind]

    def table(self) -> RushGame:
        """Return a fresh table."""
        return parse_table(self.text, cards())


@cache
def positions() -> tuple[Position, ...]:
    """Return all positions in the order of the files."""
    return tuple(position for path in sorted(FOLDER.glob("*.txt")) for position in _read(path))


def _read(path: Path) -> Iterator[Position]:
    entry = path.stem.replace("_", " ")
    for block in path.read_text("utf-8").split("\n=== ")[1:]:
        title, *lines = block.strip().splitlines()
        parts = [line.partition(": ") for line in lines]
        plays = tuple((kind, line) for kind, _, line in parts if kind in _PLAYS)
        table = "\n".join(line for line in lines if line.partition(":")[0] not in _PLAYS)
        yield Position(entry, title, table if "prompt:" in table else f"prompt: play\n{table}", plays)


def play(position: Position, line: str) -> dict[str, str]:
    """Return the blunders found in a line of play; a victim of Sabotage gives up its first card."""
    return found_in(_played(position.table(), _read_off(line)))


def actions(position: Position, line: str) -> tuple[Action, ...]:
    """Return a line of play as actions, each as the table lists it."""
    turn = _played(position.table(), _read_off(line))
    return tuple(canonical(step.before, step.action) for step in turn.steps)


def played_by(position: Position, agent: RushAgent) -> dict[str, str]:
    """Return the blunders found in the turn, or the answer, that an opponent plays in the position."""
    chance = Random(position.title)
    turn = _played(
        position.table(), lambda table: agent.choose(table.observe(table.to_act() or 0), chance).action
    )
    return found_in(turn)


def _read_off(line: str) -> _Choose:
    wanted = iter(line.split("; "))
    return lambda table: _action(table, next(wanted))


def _played(game: RushGame, choose: _Choose) -> Turn:
    seat, turn = game.to_act(), game.turn
    answering = seat != game.active
    steps: list[TurnStep] = []
    while game.to_act() is not None and game.turn == turn:
        if game.to_act() == seat:
            action = choose(game)
            steps.append(TurnStep(_silent(game), action))
        else:
            action = game.legal_actions()[0]
        game.apply(action)
        if answering:
            break
    assert seat is not None
    return Turn(seat, tuple(steps))


def _silent(game: RushGame) -> RushGame:
    table = game.copy()
    table.record = False
    return table


def _action(game: RushGame, line: str) -> Action:
    """Read an action, in which `eng`, `us*`, `base` … mean the first such card of the acting seat that is not yet named."""
    taken: set[int] = set()

    def card(word: str) -> int:
        if (exact := game.catalogue.by_code.get(word)) is not None:
            return exact
        seat = game.to_act() or 0
        held = sorted((game.depots if line.startswith("scrap") else game.hands)[seat])
        found = next(
            c for c in held if c not in taken and game.catalogue.cards[c].code.rstrip("0123456789") == word
        )
        taken.add(found)
        return found

    return parse_action(line, card)
