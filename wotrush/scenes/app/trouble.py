"""The page about an error of the program: the game is saved, a report was written, and play can resume from before."""

from __future__ import annotations

import platform
import traceback
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import pygame
from pygame import FRect

from wotrush import __version__, resources
from wotrush.files import write_whole
from wotrush.i18n import t
from wotrush.match.journal import Journal
from wotrush.scenes.art.scenery.panoramas import AFTERMATH
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import Page
from wotrush.scenes.style.icons import icon
from wotrush.scenes.style.paint import IconPicture
from wotrush.stage.geometry import columns, inset, rows
from wotrush.stage.label import Fit
from wotrush.stage.sprite import Sprite
from wotrush.stage.typography.text import Text
from wotrush.stage.widgets import Button, Panel

TITLE, BUTTON = 84.0, 66.0
"""Heights of the title and of the buttons."""
SIDES, EDGE, GAP, CLOSE = 44.0, 36.0, 22.0, 8.0
"""Room beside, above and below what is on the plate, between its parts, and between two sentences."""
ICON, INDENT = 30.0, 46.0
"""The size of the icon before what is safe, and how far the words stand to the right of it."""
_SEED = "\nseed "
"""Where the part of a report about the running game begins."""


def report_of(error: BaseException, journal: Journal | None) -> str:
    """Return what is needed to find the cause: versions, traceback, and the game so far with its seed."""
    system = f"wotrush {__version__}, Python {platform.python_version()}, pygame-ce {pygame.version.ver}, {platform.platform()}"
    parts = [system, "".join(traceback.format_exception(error))]
    if journal is not None:
        return "\n".join(parts) + f"{_SEED}{journal.seed}\n{journal.text()}"
    return "\n".join(parts)


def keep_report(report: str, now: datetime) -> Path | None:
    """Write the report to a file of its own, and return its path; None if no file can be written."""
    with suppress(OSError):
        file = resources.user_dir("reports") / f"{now:%Y%m%d-%H%M%S}.txt"
        write_whole(file, report)
        return file
    return None


class TroubleScene(Page):
    """Uses nothing of the game, so that what failed cannot fail again here."""

    panorama = AFTERMATH

    def __init__(
        self,
        context: AppContext,
        report: str,
        file: Path | None,
        go_on: Callable[[], None] | None,
        *,
        saved: bool,
    ) -> None:
        """`saved` says whether the game that was running can be resumed from the title."""
        self.report, self.file, self.saved = report, file, saved
        self._go_on = go_on
        self._copied = False
        super().__init__(context)

    def build(self) -> None:
        theme, go = self.context.theme, self.context.go
        self._plate = self.root.add(Panel(theme.styles.plain, shadow=18))
        color = theme.palette.warning
        self._title = self.label(
            lambda: [icon("bomb", color), " ", t("Something went wrong")],
            theme.inks.title.colored(color),
            name="title",
        )
        self._ground = self.root.add(Panel(theme.styles.plain))
        ink = theme.inks.body.sized(28)
        self._said = self.label(
            lambda: t("The program ran into an unexpected error."), ink, fit=Fit.WRAP, valign=0.0
        )
        gold = theme.palette.gold_light
        self._safe = [
            (
                self.root.add(Sprite(IconPicture(key, gold))),
                self.label(sentence, ink, fit=Fit.WRAP, valign=0.0, name=key),
            )
            for key, sentence in self._what_is_safe()
        ]
        last = self.report.partition(_SEED)[0].strip().splitlines()[-1][:160]
        self._cause = self.label(lambda: last, theme.inks.small, fit=Fit.WRAP, valign=0.0, name="cause")
        self._buttons = [self.button(self._copy_text, self.copy, name="copy")]
        if self._go_on is not None:
            on = Button(
                theme.styles.gold, lambda: t("Resume from before the error"), self._go_on, name="go on"
            )
            self._buttons.append(self.root.add(on))
        self._buttons.append(self.button(lambda: t("Main menu"), go.title, name="leave"))

    def _what_is_safe(self) -> list[tuple[str, Text]]:
        """Return sentences that say so, each with an icon."""
        safe: list[tuple[str, Text]] = []
        if self.saved:
            safe.append(("disk", lambda: t("Your game is saved up to the last decision.")))
        if self.file is not None:
            safe.append(("sheet", self._where_the_report_is))
        return safe

    def _where_the_report_is(self) -> str:
        if _SEED in self.report:
            return t("A report was saved to {file}, with the seed and all moves.", file=self.file)
        return t("A report was saved to {file}.", file=self.file)

    def _copy_text(self) -> str:
        return t("Copied") if self._copied else t("Copy the report")

    def copy(self) -> None:
        """Copy the report to the system's clipboard, if there is one."""
        with suppress(pygame.error):
            pygame.scrap.put_text(self.report)
            self._copied = True
        self.root.invalidate()

    def enter(self) -> None:
        self.interface.focus.set(self._buttons[-2])

    def arrange(self, area: FRect) -> None:
        wide = min(1100.0, area.w)
        room = wide - 2 * SIDES
        said = [
            self._said.height_at(room) + 4,
            *(text.height_at(room - INDENT) + 4 for _, text in self._safe),
        ]
        cause = self._cause.height_at(room - 2 * GAP) + 4 + 2 * GAP
        high = [TITLE, CLOSE, *(part + CLOSE for part in said), GAP - CLOSE, cause, GAP, BUTTON]
        plate = FRect(0, 0, wide, sum(high) + 2 * EDGE)
        plate.center = area.center
        self._plate.rect = plate
        parts = rows(inset(plate, SIDES, EDGE), *(-part for part in high))
        self._title.rect, _, self._said.rect, *safe, _, self._ground.rect, _, foot = parts
        for (sign, text), part in zip(self._safe, safe, strict=True):
            sign.rect = FRect(part.x, part.y + 3, ICON, ICON)
            text.rect = inset(part, INDENT, 0, 0, 0)
        self._cause.rect = inset(self._ground.rect, GAP)
        widths = [button.natural_width() for button in self._buttons]
        for button, cell in zip(self._buttons, columns(foot, *widths, gap=20), strict=True):
            button.rect = cell

    def go_back(self) -> None:
        self.context.go.title()
