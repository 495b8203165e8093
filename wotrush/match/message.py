"""Sentences for the player, kept as id and values until drawn, so that a change of language reaches them."""

from __future__ import annotations

from dataclasses import dataclass, field

from wotrush.i18n import t


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence to tell the player."""

    msgid: str
    named: dict[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return t(self.msgid, **self.named)


class Problem(Exception):
    """Something went wrong, and one sentence says what, where and what to do."""

    def __init__(self, msgid: str, /, **named: object) -> None:
        super().__init__(msgid)
        self.message = Message(msgid, named)

    def __str__(self) -> str:
        return str(self.message)
