"""Keeps the settings on disk as they are changed, and says why where it cannot."""

from __future__ import annotations

from collections.abc import Mapping

from wotrush import settings
from wotrush.files import why
from wotrush.i18n import mark
from wotrush.match.autosave import Autosave
from wotrush.match.message import Problem
from wotrush.settings import Join, Settings


class SettingsFile(Autosave[Settings]):
    """What could not be written is written with the next change."""

    def __init__(self, known: Settings, joined: Mapping[str, Join] | None = None) -> None:
        """`known` were read from the file when the program started; `joined` is what another running copy adds to, by name."""
        super().__init__(self._keep)
        self._known, self._joined = known, joined

    def _keep(self, now: Settings) -> None:
        try:
            settings.save_changes(self._known, now, self._joined)
        except OSError as error:
            text, folder = (
                mark("The settings cannot be saved in {folder}: {why}."),
                settings.settings_file().parent,
            )
            raise Problem(text, folder=str(folder), why=why(error)) from None
        self._known = now
