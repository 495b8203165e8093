"""Saves the settings whenever they change, and says why if it cannot."""

from __future__ import annotations

from collections.abc import Mapping

from wotrush import settings
from wotrush.files import why
from wotrush.i18n import mark
from wotrush.match.message import Problem
from wotrush.match.saves.autosave import Autosave
from wotrush.settings import Join, Settings


class SettingsFile(Autosave[Settings]):
    """Writes in a thread; changes that could not be written are written with the next one."""

    def __init__(self, known: Settings, joined: Mapping[str, Join]) -> None:
        """`known` was read when the program started. `joined` merges, by name, settings that another running copy adds to."""
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
