"""Sees a hint come and go, and has the table show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wotrush.scenes.rush.cards.spreads import Spread
from wotrush.scenes.rush.play.hinting import hint_text
from wotrush.scenes.rush.play.places import place_of
from wotrush.scenes.rush.table.frame import Frame
from wotrush.scenes.session.advice import Advice, Hint, NoHint

if TYPE_CHECKING:
    from wotrush.scenes.rush.table.scene import TableScene


class HintWatch:
    """`update` it every frame: a hint comes while the player waits or plays on, and goes with the next decision."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._seen: Advice = None
        self._laid_out: tuple[Frame, Spread | None] | None = None
        """How the table lay when the place of the hint was marked."""

    def update(self) -> None:
        table = self._table
        advice = table.session.advice if table.still else None
        laid_out = (table.view.frame, table.pieces.browser.spread)
        if advice is self._seen and laid_out == self._laid_out:
            return
        new, self._seen, self._laid_out = advice is not self._seen, advice, laid_out
        table.pieces.hint.show(place_of(table, advice.action) if isinstance(advice, Hint) else None)
        if new:
            self._tell(advice)

    def _tell(self, advice: Advice) -> None:
        table = self._table
        table.changed()
        if isinstance(advice, Hint):
            table.context.say(hint_text(table.view.o, advice, table.view.names), at_once=True)
        if isinstance(advice, NoHint):
            table.complain(str(advice.why))
