"""Keeps the settings on disk as they are changed, and says why where it cannot."""

from __future__ import annotations

from wotrush import settings
from wotrush.i18n import mark
from wotrush.match.autosave import Autosave
from wotrush.match.message import Problem
from wotrush.settings import Settings


class SettingsFile(Autosave[Settings]):
    """What could not be written is written with the next change."""

    def __init__(self, known: Settings) -> None:
        """`known` were read from the file when the program started."""
        super().__init__(self._keep)
        self._known = known

    def _keep(self, now: Settings) -> None:
        try:
            settings.save_changes(self._known, now)
        except OSError as error:
            folder, why = str(settings.settings_file().parent), error.strerror or type(error).__name__
            raise Problem(
                mark("The settings cannot be saved in {folder}: {why}."), folder=folder, why=why
            ) from None
        self._known = now
