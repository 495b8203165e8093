"""Remarks that stand on the status line for a while: why something may not be done, or what was taken back."""

from __future__ import annotations

from wotrush.scenes.table.view import TableView

LASTS = 3.0


class Remarks:
    """Writes on the status line of `view`; call `fade` every frame."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._until: float | None = None
        self.rule = ""
        """The key of the rule book's paragraph behind the current remark, or an empty string."""

    @property
    def made(self) -> bool:
        """Return whether a remark stands on the line now."""
        return self._until is not None

    def note(self, text: str, rule: str = "") -> None:
        self._view.status, self.rule = text, rule
        self._until = self._view.context.clock.now() + LASTS

    def warn(self, text: str, rule: str = "") -> None:
        """Write a remark in the color of warnings."""
        self.note(text, rule)
        self._view.warning = True

    def complain(self, text: str, rule: str = "") -> None:
        """Write a remark in the color of warnings, and speak it if the settings ask for speech."""
        self.warn(text, rule)
        self._view.context.say(text, at_once=True)

    def forget(self) -> None:
        self._until, self.rule = None, ""
        self._view.warning = False

    def fade(self) -> bool:
        """Return True once, when the remark has stood long enough."""
        if self._until is None or self._view.context.clock.now() < self._until:
            return False
        self.forget()
        return True
