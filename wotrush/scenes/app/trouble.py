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
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import Page
from wotrush.scenes.style.icons import icon
from wotrush.stage.geometry import columns, inset, rows
from wotrush.stage.label import Fit, Label
from wotrush.stage.typography.text import Segment, Segments, resolve
from wotrush.stage.widgets import Button, Panel

TITLE, BUTTON = 84.0, 66.0
"""Heights of the title and of the buttons."""
SIDES, EDGE, GAP = 44.0, 36.0, 22.0
"""Room beside, above and below what is on the plate, and between its parts."""
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
        self._text = self.label(
            self._summary,
            theme.inks.body.sized(28)._replace(leading=1.25),
            fit=Fit.WRAP,
            valign=0.0,
            name="summary",
        )
        last = self.report.partition(_SEED)[0].strip().splitlines()[-1][:160]
        self._cause = self.label(lambda: last, theme.inks.small, fit=Fit.WRAP, valign=0.0, name="cause")
        self._buttons = [self.button(self._copy_text, self.copy, name="copy")]
        if self._go_on is not None:
            on = Button(
                theme.styles.gold, lambda: t("Resume from before the error"), self._go_on, name="go on"
            )
            self._buttons.append(self.root.add(on))
        self._buttons.append(self.button(lambda: t("Main menu"), go.title, name="leave"))

    def _summary(self) -> Segments:
        """Say what happened and, each on a line of its own, what is safe."""
        safe: list[tuple[str, str]] = []
        if self.saved:
            safe.append(("armor", t("Your game is saved up to the last decision.")))
        if self.file is not None and _SEED in self.report:
            said = t("A report was saved to {file}, with the seed and all moves.", file=self.file)
            safe.append(("cards", said))
        elif self.file is not None:
            safe.append(("cards", t("A report was saved to {file}.", file=self.file)))
        gold = self.context.theme.palette.gold_light
        lines: list[Segment] = [t("The program ran into an unexpected error.")]
        for key, sentence in safe:
            lines += ["\n", icon(key, gold), f"\u00a0{sentence}"]
        return lines

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
        high = [TITLE, self._high(self._text, wide - 2 * SIDES), GAP, 0, GAP, BUTTON]
        high[3] = self._high(self._cause, wide - 2 * SIDES - 2 * GAP) + 2 * GAP
        plate = FRect(0, 0, wide, sum(high) + 2 * EDGE)
        plate.center = area.center
        self._plate.rect = plate
        parts = rows(inset(plate, SIDES, EDGE), *(-part for part in high))
        self._title.rect, self._text.rect, _, self._ground.rect, _, foot = parts
        self._cause.rect = inset(self._ground.rect, GAP)
        widths = [button.natural_width() for button in self._buttons]
        for button, cell in zip(self._buttons, columns(foot, *widths, gap=20), strict=True):
            button.rect = cell

    def _high(self, label: Label, width: float) -> float:
        """Return the height that a label needs at that width."""
        assert label.ink is not None
        return label.writer.units(resolve(label.text), label.ink, width).y + 4

    def go_back(self) -> None:
        self.context.go.title()
