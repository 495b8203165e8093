"""What the status line says for a while: why something may not be done, or what was taken back."""

from __future__ import annotations

from wotrush.scenes.rush.table.view import View

LASTS = 3.0


class Remarks:
    """On the line of `view`; `fade` is asked every frame."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._until: float | None = None
        self.rule = ""
        """The paragraph of the rule book behind what is to be read now, if there is one."""

    @property
    def made(self) -> bool:
        """Whether one is to be read now."""
        return self._until is not None

    def note(self, text: str, rule: str = "") -> None:
        self._view.status, self.rule = text, rule
        self._until = self._view.context.clock.now() + LASTS

    def complain(self, text: str, rule: str = "") -> None:
        """In the color of warnings, and aloud where that is wanted."""
        self.note(text, rule)
        self._view.warning = True
        self._view.context.say(text, at_once=True)

    def forget(self) -> None:
        self._until, self.rule = None, ""
        self._view.warning = False

    def fade(self) -> bool:
        """True if it has just been there long enough."""
        if self._until is None or self._view.context.clock.now() < self._until:
            return False
        self.forget()
        return True
