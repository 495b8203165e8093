"""Shows a hint on the table when it comes, and removes it when it goes."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Protocol

from pygame import FRect, Vector2

from wotrush.scenes.page.context import AppContext
from wotrush.scenes.session.advice import Advice, Hint, NoHint
from wotrush.scenes.session.session import GameSession
from wotrush.stage.node import Node


class HintedTable(Protocol):
    """What a hint needs from a table."""

    context: AppContext
    session: GameSession

    @property
    def still(self) -> bool: ...
    @property
    def arrangement(self) -> Hashable:
        """Changes whenever a hint's place may have moved."""

    def place_of(self, action: Any) -> FRect | None:
        """Return where an action leads, in units; None if it leads to no single place."""

    def hint_text(self, hint: Hint) -> str: ...
    def changed(self) -> None: ...
    def complain(self, text: str, rule: str = "") -> None: ...


class HintWatch:
    """Call `update` every frame: a hint comes while the player waits or plays on, and goes with the next decision."""

    def __init__(self, table: HintedTable, show: Callable[[FRect | None], None]) -> None:
        self._table = table
        self._show = show
        self._seen: Advice = None
        self._arrangement: Hashable = None

    def update(self) -> None:
        table = self._table
        advice = table.session.advice if table.still else None
        arrangement = table.arrangement
        if advice is self._seen and arrangement == self._arrangement:
            return
        new, self._seen, self._arrangement = advice is not self._seen, advice, arrangement
        self._show(table.place_of(advice.action) if isinstance(advice, Hint) else None)
        if new:
            self._announce(advice)

    def _announce(self, advice: Advice) -> None:
        table = self._table
        table.changed()
        if isinstance(advice, Hint):
            table.context.say(table.hint_text(advice), at_once=True)
        if isinstance(advice, NoHint):
            table.complain(str(advice.why))


def place_on(root: Node, node: Node) -> FRect:
    """Return where a node lies on a table, in units."""
    box = node.box_px
    return FRect(root.to_local(box.topleft), Vector2(box.size) / root.transform.scale)
