"""Sentences for the player, kept as message id and values until they are drawn, so that they follow a change of
language.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from wotrush.i18n import t


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence for the player."""

    msgid: str
    named: dict[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return t(self.msgid, **self.named)


class Problem(Exception):
    """Raised when something went wrong; its one sentence says what, where and what to do."""

    def __init__(self, msgid: str, /, **named: object) -> None:
        super().__init__(msgid)
        self.message = Message(msgid, named)

    def __str__(self) -> str:
        return str(self.message)
