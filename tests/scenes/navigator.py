"""A navigation that goes nowhere and remembers where a table wanted to go."""

from __future__ import annotations

from functools import partial

from wotrush.scenes.page.context import StayHere
from wotrush.scenes.session.session import GameSession


class Navigator(StayHere):
    """`went` names the pages, in order."""

    def __init__(self) -> None:
        self.went: list[str] = []
        for name, way in vars(StayHere).items():
            if way is StayHere._stay and name not in vars(Navigator):
                setattr(self, name, partial(self._note, name.replace("_", " ")))

    def _note(self, page: str, *_: object) -> None:
        self.went.append(page)

    def interlude(self, *given: object) -> None:
        """Open and close the overlay at once."""
        self._note("interlude")
        for session in given:
            assert isinstance(session, GameSession)
            session.turn_to_next()
            session.interlude_over()

    def rules(self, *key: object) -> None:
        self._note(" ".join(("rules", *map(str, key))))

    def lay_over(self, *scenes: object) -> None:
        for scene in scenes:
            self._note(f"over: {type(scene).__name__}")
