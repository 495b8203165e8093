"""The bar along the top: menu, round, the phases of the turn, commands and the opponents' pace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from pygame import FRect

from wotrush.i18n import t
from wotrush.match.seats import Opponent
from wotrush.scenes.page.keys import Command
from wotrush.scenes.style.paint import write_on
from wotrush.scenes.table.view import TableView
from wotrush.stage.devices.stroke import Stroke
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset
from wotrush.stage.layer import StaticLayer
from wotrush.stage.style import Style
from wotrush.stage.typography.text import Segment, Span
from wotrush.stage.widgets import Button
from wotrush.stage.widgets.button import WhyNot

BUTTON_GAP, AFTER = 6.0, 24.0
"""Room between buttons, and after each text at the left."""
TOP, BOTTOM, FEET = 5.0, 7.0, 7.0
"""Room above and below the buttons, and how far below the middle of the bar all its letters stand, of whatever size."""
LONGEST_HEADING = 0.21
"""The share of the width that a heading takes at most, unless there is none that is shorter."""
SAYS_WHY_NOT = (Command.UNDO, Command.REDO)
"""Commands whose keys go to the table itself, which says why they cannot be carried out."""


class BarCommands(Protocol):
    """What the buttons ask of the table."""

    def open_menu(self) -> None: ...
    def undo(self) -> None: ...
    def redo(self) -> None: ...
    def toggle_log(self) -> None: ...
    def recap(self) -> None: ...
    def rules(self) -> None: ...
    def hint(self) -> None: ...
    def hurry(self) -> None: ...
    def skip_turns(self) -> None: ...


@dataclass(frozen=True, slots=True)
class BarEntry:
    """A button of the bar. Its `command` is None for Esc."""

    name: str
    text: str
    command: Command | None
    action: Callable[[], None]
    why_not: WhyNot | None = None


@dataclass(frozen=True, slots=True)
class _Fit:
    """Size and margin of the commands, whether their keys are shown, and the width that is left for the phases."""

    size: float
    padding: float
    keys: bool
    middle: float


FITS = (
    _Fit(23, 14, True, 330),
    _Fit(22, 9, True, 190),
    _Fit(22, 8, True, 0),
    _Fit(22, 8, False, 0),
)
"""The first one that fits is used."""


class TopBar(StaticLayer):
    """Menu and round on the left, commands on the right; while opponents play, their pace. It is painted only when it
    changes: `update` notices, every frame, what has become possible or impossible, and that a film has come to another round
    or phase.
    """

    touchable = False

    def __init__(self, view: TableView, commands: BarCommands) -> None:
        super().__init__(name="bar")
        self.view = view
        self.commands = commands
        self._middles: list[FRect] = []
        self._beside = False
        """Whether the phases stand right beside the round, so that the buttons have room for their keys."""
        self._texts: list[tuple[Span, FRect]] = []
        self._reasons: list[str | None] = []
        self._built_for: object = None
        self._shown_moment: object = None
        """The moment of the game for which it was built last."""

    def build(self) -> None:
        """Follow a new situation. Buttons that are offered as before stay, with the pointer and the focus on them."""
        entries = [self._menu, *self._right()]
        said = self._said_on_the_left()
        keys = [self._key_of(entry) for entry in entries]
        built_for = FRect(self.view.zones.bar), self.view.theme, entries, keys, said
        if built_for != self._built_for:
            self._built_for = built_for
            self._build(entries, said)
        if (moment := self._moment()) != self._shown_moment:
            self._shown_moment = moment
            self.invalidate()

    @property
    def _menu(self) -> BarEntry:
        return BarEntry("menu", t("Menu"), None, self.commands.open_menu)

    def _moment(self) -> object:
        return self.round, self.warnings(), self.phases()

    def _build(self, entries: list[BarEntry], said: list[tuple[Span, float]]) -> None:
        self.rect = self.view.zones.bar
        self.clear()
        words = sum(units for _, units in said)
        self._beside = self._keeps_keys_only_beside(words)
        room = self.size.x - 20 - words - BUTTON_GAP * (len(entries) + 2)
        # The menu and what follows it stay where they are when other buttons change.
        (menu, *_), (menu_width, *_) = self._fitting([entries[0], *self._right(usual=True)], words)
        (_, *buttons), (_, *widths) = self._fitting(entries, words)
        buttons, widths = [menu, *buttons], [menu_width, *widths]
        tight = min(1.0, room / sum(widths))
        self._place(buttons, [width * tight for width in widths], said)
        self.invalidate()

    def _fitting(self, entries: Sequence[BarEntry], words: float) -> tuple[list[Button], list[float]]:
        """Return buttons and their widths, so that all phases have room between them or, if they never do, the present one."""
        rest = None
        for fit in FITS:
            buttons = [self._button(entry, self._style(fit), keys=fit.keys) for entry in entries]
            widths = [button.natural_width() for button in buttons]
            left = self._left(widths, words)
            if self.phases()[0] and self._line <= (
                left if self._beside else self._left_in_the_middle(widths, words)
            ):
                return buttons, widths
            if rest is None and (fit.middle <= left or fit is FITS[-1]):
                rest = buttons, widths
                if not self.phases()[0]:
                    break
        assert rest is not None
        return rest

    def _keeps_keys_only_beside(self, words: float) -> bool:
        """Return whether in an own turn all phases leave room for the keys only where they stand right beside the round."""
        entries = [self._menu, *self._right(usual=True)]
        if not self.phases()[0]:
            return False
        fits = [fit for fit in FITS if fit.keys]
        widths = [
            [self._button(one, self._style(fit), keys=True).natural_width() for one in entries]
            for fit in fits
        ]
        centered = any(self._line <= self._left_in_the_middle(each, words) for each in widths)
        return not centered and any(self._line <= self._left(each, words) for each in widths)

    @property
    def _line(self) -> float:
        """The width of all phases, with the room before them."""
        return self._units(self._phases()[0]) + AFTER

    def _left(self, widths: Sequence[float], words: float) -> float:
        """Return the width that buttons of these widths leave free."""
        return self.size.x - 20 - words - BUTTON_GAP * (len(widths) + 2) - sum(widths)

    def _left_in_the_middle(self, widths: Sequence[float], words: float) -> float:
        """Return the width that they leave free in the middle of the window."""
        menu, *others = (width + BUTTON_GAP for width in widths)
        return 2 * (self.size.x / 2 - 20 - max(menu + words, sum(others)))

    def _units(self, line: Sequence[Segment]) -> float:
        return self.view.theme.writer.units(line, self.view.theme.inks.body).x

    # -- for games

    def warnings(self) -> list[str]:
        """Return what stands beside the round in the color of warnings."""
        return []

    @property
    def warned(self) -> FRect | None:
        """The place of the warnings on the table; None if there are none."""
        warnings = self._texts[1 : 1 + len(self.warnings())]
        places = [rect.move(self.rect.topleft) for _, rect in warnings]
        return inset(places[0].unionall(places[1:]), 0, 9, AFTER, 9) if places else None

    @property
    def round(self) -> int:
        return int(self.view.o.round)

    def phases(self) -> tuple[Sequence[str], int]:
        """Return the names of a turn's phases and the index of the present one; no names where there are none."""
        return (), 0

    def drawer_entries(self) -> list[BarEntry]:
        """Return buttons for what the table has no room to show."""
        return []

    # -- parts

    def update(self) -> None:
        if self._moment() != self._shown_moment:
            self.build()
        reasons = [button.reason() for button in self.children if isinstance(button, Button)]
        if reasons != self._reasons:
            self._reasons = reasons
            self.invalidate()

    def _style(self, fit: _Fit) -> Style:
        quiet = self.view.theme.styles.quiet
        return replace(
            quiet,
            ink=self.view.theme.inks.body.sized(fit.size),
            padding=fit.padding,
            baseline=self._baseline - TOP,
        )

    @property
    def _baseline(self) -> float:
        return self.size.y / 2 + FEET

    def _said_on_the_left(self) -> list[tuple[Span, float]]:
        """Return the round, or what is played instead of a whole game, and the warnings, each with its width."""
        inks, writer = self.view.theme.inks, self.view.theme.writer
        ink, most = inks.strong.sized(24), LONGEST_HEADING * self.view.zones.bar.w
        headings = [*self.view.session.headings] or [t("Round {round}", round=self.round)]
        if self.view.session.of_the_day:
            headings.insert(0, f"{t('Game of the day')} · {t('round {round}', round=self.round)}")
        heading = next((text for text in headings if writer.units(text, ink).x <= most), headings[-1])
        texts = [Span(heading, ink)]
        texts += [
            Span(text, inks.strong.sized(24).colored(self.view.palette.warning)) for text in self.warnings()
        ]
        if self._paused:
            texts.append(Span(t("Paused"), inks.strong.sized(24).colored(self.view.palette.gold_light)))
        return [(span, writer.units(span.text, span.ink).x + AFTER) for span in texts]

    def _place(self, buttons: list[Button], widths: list[float], said: list[tuple[Span, float]]) -> None:
        """Place the menu and the texts from the left, all other buttons from the right, and the phases between them: in
        the middle of the window or beside the texts, where they stay when the buttons change, unless there is no room.
        """
        left, right = 10.0, self.size.x - 10
        for button, width in zip(buttons, widths, strict=True):
            at = left if button is buttons[0] else right - width
            button.rect = FRect(at, TOP, width, self.size.y - TOP - BOTTOM)
            self.add(button)
            if button is buttons[0]:
                left += width + BUTTON_GAP
            else:
                right -= width + BUTTON_GAP
        self._texts = []
        for span, units in said:
            self._texts.append((span, FRect(left + 12, 0, units, self.size.y - 2)))
            left += units
        middle = self.size.x / 2
        reach = max(0.0, min(middle - left, right - middle) - 10)
        centered = FRect(middle - reach, 0, 2 * reach, self.size.y - 2)
        whole = FRect(left + AFTER, 0, right - left - AFTER - 10, self.size.y - 2)
        self._middles = [whole] if self._beside else [centered, whole]

    def paint(self, canvas: Canvas) -> None:
        writer, body = self.view.theme.writer, self.view.theme.inks.body
        for span, rect in self._texts:
            write_on(canvas, writer, [span], span.ink, rect, self._baseline)
        for middle in self._middles:
            for line in self._phases():
                if self._units(line) <= middle.w:
                    ink = body.aligned(0.0 if self._beside else 0.5)
                    write_on(canvas, writer, line, ink, middle, self._baseline)
                    return

    def _phases(self) -> list[list[Segment]]:
        """Return all phases of the turn with the current one lit or, on a narrow bar, only that one."""
        names, phase = self.phases()
        if not names:
            return []
        palette, body = self.view.palette, self.view.theme.inks.body
        soft, lit = body.colored(palette.text_soft), body.colored(palette.gold_light)
        line: list[Segment] = []
        for i, name in enumerate(names):
            line += [Span("   ›   ", soft)] if line else []
            line.append(Span(name, lit if i == phase else soft))
        return [line, [Span(names[phase], lit)]]

    def _button(self, entry: BarEntry, style: Style, *, keys: bool) -> Button:
        command = entry.command
        stroke, shown = self._key_of(entry)
        button = Button(
            style,
            entry.text,
            entry.action,
            why_not=entry.why_not,
            shortcut=None if command in SAYS_WHY_NOT else stroke,
            key_text=shown if keys else None,
            name=entry.name,
        )
        if not keys:
            button.tooltip = lambda: str(shown)
        return button

    def _key_of(self, entry: BarEntry) -> tuple[Stroke | None, str]:
        """Return the key that does the same, and its name. Esc does more than one thing, and is the table's."""
        known, command = self.view.context.keys, entry.command
        return (None, t("Esc")) if command is None else (known[command], known.shown(command))

    def _right(self, *, usual: bool = False) -> list[BarEntry]:
        """Return the buttons from the right edge inwards, or with `usual` those of an own turn in which nothing was undone."""
        view, commands, session = self.view, self.commands, self.view.session
        entries = self.drawer_entries()
        if view.zones.log is None:
            entries.append(BarEntry("log", t("Log"), Command.LOG, commands.toggle_log))
        entries.insert(0, BarEntry("rules", t("Rules"), Command.RULES, commands.rules))
        if session.watched is not None:
            return entries
        entries.append(BarEntry("recap", t("Recap"), Command.RECAP, commands.recap))
        if session.can_redo() and not usual:
            entries.append(BarEntry("redo", t("Redo"), Command.REDO, commands.redo))
        pace = [] if usual else self._pace()
        if not pace or session.can_undo():
            entries.append(BarEntry("undo", t("Undo"), Command.UNDO, commands.undo, session.why_no_undo))
        if not pace:
            entries.append(BarEntry("hint", t("Hint"), Command.HINT, commands.hint, session.why_no_hint))
        return [*entries, *pace]

    @property
    def _opponent_acts(self) -> bool:
        session = self.view.session
        seat = session.to_act
        return seat is not None and isinstance(session.players[seat], Opponent)

    @property
    def _paused(self) -> bool:
        return self._opponent_acts and self.view.session.conductor.paused

    def _pace(self) -> list[BarEntry]:
        conductor, paused = self.view.session.conductor, self._paused
        if not self._opponent_acts:
            return []
        entries = [
            BarEntry("skip", t("Skip"), Command.SKIP, self.commands.skip_turns),
            BarEntry("fast", t("Fast forward"), Command.FAST, self.commands.hurry),
        ]
        if paused:
            entries.append(BarEntry("step", t("Step"), Command.STEP, conductor.step))
        text, action = (t("Go on"), self._go_on) if paused else (t("Pause"), self._pause)
        entries.append(BarEntry("pause", text, Command.PAUSE, action))
        return entries

    def _pause(self) -> None:
        self.view.session.conductor.pause()
        self.build()

    def _go_on(self) -> None:
        self.view.session.conductor.go_on()
        self.build()
