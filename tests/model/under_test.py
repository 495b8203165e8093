"""What a game hands over to be proven: its tables, what is true of each of them, and what may be tried there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from pydantic import BaseModel


class Broken(AssertionError):
    """An invariant does not hold; the message shows the table."""


@dataclass(frozen=True, slots=True)
class GameUnderTest:
    """`tables` holds the options of every kind of table, the number of players varying fastest."""

    ruleset: Any
    tables: Sequence[BaseModel]
    switches: tuple[str, ...]
    """Options that are on or off, by which figures are told."""
    fields: tuple[str, ...]
    """What a state holds, apart from remembered legal actions."""
    check_table: Callable[[Any], None]
    """Cheap enough for every turn of thousands of games."""
    check_views: Callable[[Any], None]
    """What each seat sees, and what anybody may see."""
    check_censored: Callable[[Any, int, Any], None]
    """An event, a seat, and the event as that seat is told it."""
    refusal: Callable[[Any, Any], object | None]
    """Why an action is refused, as `apply` says it; None if it is not."""
    strange_actions: Callable[[Any, Random], list[Any]]
    """Actions of every kind: most are illegal, and some are alike to a legal one."""
    fits_every_seat: bool
    """Whether a world dealt to a seat looks the same to it at decisions of others too, who may have nothing to decide there."""

    @property
    def name(self) -> str:
        return str(self.ruleset.name)

    def new(self, table: int, seed: int) -> Any:
        """Deal a game at the table of that number."""
        return self.ruleset.new(self.tables[table].model_dump(mode="json"), seed)

    def demand(self, holds: bool, what: str, game: Any) -> None:
        """Raise Broken, with the table, unless it holds."""
        if not holds:
            raise Broken(f"{what}\n{self.ruleset.table_text(game)}")

    def differences(self, one: Any, other: Any) -> list[str]:
        """Return the fields in which two games differ."""
        return [name for name in self.fields if getattr(one, name) != getattr(other, name)]
