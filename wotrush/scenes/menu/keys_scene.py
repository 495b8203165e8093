"""The page of all keys, where commands can be given other keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import FRect
from pygame.event import Event

from wotrush.game_info import GameInfo
from wotrush.i18n import capitalized, mark, t
from wotrush.scenes.art.scenery.panoramas import VALLEY
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.keys import FIXED, MODIFIERS, Command, shown
from wotrush.scenes.page.page import Page
from wotrush.stage.devices.stroke import Stroke
from wotrush.stage.geometry import columns, inset
from wotrush.stage.label import Fit, Label
from wotrush.stage.typography.text import Ink, resolve
from wotrush.stage.widgets import Button, Panel

COMMANDS: Mapping[Command, str] = {
    Command.END_TURN: mark("End turn"),
    Command.UNDO: mark("Undo"),
    Command.REDO: mark("Redo"),
    Command.HINT: mark("Hint"),
    Command.ZOOM: mark("Inspect a card"),
    Command.PEEK: mark("Look at my hand"),
    Command.LOG: mark("Log"),
    Command.RECAP: mark("Recap"),
    Command.RULES: mark("Rules"),
    Command.PAUSE: mark("Pause"),
    Command.STEP: mark("Step"),
    Command.FAST: mark("Fast forward"),
    Command.SKIP: mark("Skip opponents"),
}
"""Names of commands that every game has."""
EVERYWHERE: tuple[tuple[str, str], ...] = (
    (mark("Arrows, Tab"), mark("choose")),
    (mark("Enter"), mark("lift, drop, press")),
    (mark("Esc"), mark("go back, open the menu")),
    (mark("Space"), mark("skip motion")),
    (mark("Page up, Page down"), mark("scroll")),
    (mark("F11"), mark("switch to full screen")),
    (mark("Ctrl+Q"), mark("save the game and quit")),
)
"""Keys that cannot be changed, with what they do in all games."""


KEY, TITLE, BEFORE = 0.36, 44.0, 10.0
"""The most of its line that a key takes, the height of the title of a game's own keys, and the room above it."""
HIGHEST = 880.0
"""The largest height of the lists."""
WIDE = 1400.0
"""From this width on keys stand in two columns below those that are the same everywhere too."""
LARGE = 2
"""So many groups lie beside the keys that are the same everywhere, the others below these."""


class KeysScene(Page):
    """A click on a key waits for the key that replaces it. The page lists the keys of the game that is `played`, or those
    of all games; no two commands of any games share a key.
    """

    panorama = VALLEY
    grows = True

    def __init__(
        self, context: AppContext, games: Sequence[GameInfo], played: GameInfo | None = None
    ) -> None:
        own = {name: text for game in games for name, text in game.command_names.items()}
        named = {command: COMMANDS.get(command) or own.get(command) for command in Command}
        self._names = {command: text for command, text in named.items() if text is not None}
        self._listed = games if played is None else (played,)
        self.heading = lambda: t("Keys")
        self._waiting: Command | None = None
        self._said = ""
        super().__init__(context)

    def build(self) -> None:
        theme = self.context.theme
        style, palette = theme.styles.plain, theme.palette
        gold = theme.inks.subheading.colored(palette.gold_light)
        self._plates = [self.root.add(Panel(style)) for _ in range(2)]
        self._titles = [
            self.label(lambda: t("At the table"), gold),
            self.label(lambda: t("Everywhere"), gold),
        ]
        strong = theme.inks.strong.colored(palette.text)
        self._own = [
            _KeyGroup(
                self.label(partial(t, title), gold, name=f"keys of {title}") if title else None,
                [
                    *((self._does(self._names[one]), self._key(one)) for one in commands),
                    *((self._does(text), self._named(key, strong.aligned(0.5))) for key, text in fixed),
                ],
            )
            for title, commands, fixed in self._groups()
        ]
        self._fixed = [
            (self._named(key, strong), self._named(text, theme.inks.body)) for key, text in EVERYWHERE
        ]
        self._note = self.label(self._note_text, theme.inks.body.colored(palette.gold_light), name="note")
        self._reset = self.button(lambda: t("Reset all"), self._all_as_they_came, name="reset")
        self._reset.why_not = lambda: None if self.context.settings.shortcuts else t("No key was changed.")

    def _groups(self) -> list[tuple[str, list[Command], Sequence[tuple[str, str]]]]:
        """Return what every game has and, below its title where there are several, what only one has: commands, and keys
        that cannot be changed with what they do.
        """
        common = [command for command in self._names if command in COMMANDS]
        own = [
            (
                game.title,
                [command for command in self._names if command in game.command_names],
                game.fixed_keys,
            )
            for game in self._listed
        ]
        if len(own) == 1:
            _, commands, fixed = own[0]
            return [("", [one for one in self._names if one in common or one in commands], fixed)]
        return [("", common, ()), *(each for each in own if each[1] or each[2])]

    def _does(self, msgid: str) -> Label:
        """Return what a key of a list of commands does, on two lines where one is too short."""
        return self.label(lambda: capitalized(t(msgid)), self.context.theme.inks.body, fit=Fit.WRAP)

    def _named(self, msgid: str, ink: Ink) -> Label:
        return self.label(partial(t, msgid), ink)

    def _key(self, command: Command) -> Button:
        return self.button(
            partial(self._key_text, command), partial(self._ask, command), name=f"key {command}"
        )

    def _key_text(self, command: Command) -> str:
        return "…" if command is self._waiting else self.context.keys.shown(command)

    def _note_text(self) -> str:
        """Return the line above the keys."""
        if self._waiting is not None:
            name = t(self._names[self._waiting])
            return t("Press the key for “{command}”, or Esc to leave it.", command=name)
        return self._said or t("Click a key to change it. The gamepad’s buttons follow.")

    # -- changing keys

    def _ask(self, command: Command) -> None:
        self._waiting, self._said = command, ""
        self.root.invalidate()

    def _all_as_they_came(self) -> None:
        self.context.change(shortcuts={})

    def handle(self, event: Event) -> bool:
        if self._waiting is None:
            return super().handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._stop_asking("")
            return super().handle(event)
        if event.type != pygame.KEYDOWN:
            return event.type == pygame.TEXTINPUT or super().handle(event)
        self._choose(self._waiting, Stroke.of(event))
        return True

    def _choose(self, command: Command, stroke: Stroke) -> None:
        keys = self.context.keys
        taken = keys.taken_by(stroke)
        if stroke.key == pygame.K_ESCAPE or taken is command:
            self._stop_asking("")
        elif stroke.key in FIXED:
            if stroke.key not in MODIFIERS:
                self._stop_asking(
                    t("{key} means the same everywhere: choose another key.", key=shown(stroke))
                )
        elif taken is not None:
            name = t(self._names[taken])
            said = t("{key} is the key for “{command}” already.", key=shown(stroke), command=name)
            self._stop_asking(said)
        else:
            self._stop_asking("")
            self.context.change(shortcuts=keys.changed(command, stroke))

    def _stop_asking(self, said: str) -> None:
        self._waiting, self._said = None, said
        self.root.invalidate()

    # -- layout

    def arrange(self, area: FRect) -> None:
        width = self._reset.natural_width()
        self._reset.rect = FRect(area.right - width, area.y, width, 52)
        self._note.rect = FRect(area.x, area.y, area.w - width - 24, 52)
        large, small = self._own[:LARGE], self._own[LARGE:]
        whole = FRect(area.x, area.y + 64, area.w, min(area.h - 64, HIGHEST))
        across = 2 if small and area.w >= WIDE else 1
        left, right = columns(whole, 1.05 if across == 2 else 1.45, 1, gap=28)
        room, beside = (inset(box, 26, 56, 26, 16) for box in (left, right))
        high = min(
            _line(room.h, [group.lines(2) for group in large], sum(bool(group.title) for group in large)),
            _line(beside.h, [len(self._fixed), *(group.lines(across) for group in small)], len(small)),
        )
        end = max(
            _place_groups(large, room, high, 2),
            _place_groups(small, inset(beside, 0, high * len(self._fixed), 0, 0), high, across),
        )
        for plate, box, title in zip(self._plates, (left, right), self._titles, strict=True):
            plate.rect = FRect(box.x, box.y, box.w, end + 16 - box.y)
            title.rect = FRect(box.x + 26, box.y + 12, box.w - 52, 40)
        for label in (text for group in self._own for text, _ in group.keys):
            assert label.ink is not None
            label.ink = label.ink.sized(self._fitting(label))
        self._place_fixed(
            [FRect(beside.x, beside.y + n * high, beside.w, high - 8) for n in range(len(self._fixed))]
        )

    def _place_fixed(self, cells: Sequence[FRect]) -> None:
        """Place the keys that cannot be changed, and what they do in letters of one size."""
        theme = self.context.theme
        widest = max(theme.writer.units(resolve(key.text), theme.inks.strong).x for key, _ in self._fixed)
        for (key, text), cell in zip(self._fixed, cells, strict=True):
            key.rect, text.rect = columns(cell, -min(widest, cell.w * 0.45), 1, gap=20)
        size = min(self._fitting(label) for pair in self._fixed for label in pair)
        for pair in self._fixed:
            for label in pair:
                assert label.ink is not None
                label.ink = label.ink.sized(size)

    def _fitting(self, text: Label) -> float:
        """Return the size in which a text fits its place, on one line or on several."""
        writer, room = self.context.theme.writer, text.rect
        assert text.ink is not None
        ink = text.ink.sized(self.context.theme.inks.body.size)
        one_line = writer.fitting_ink(str(text), ink, int(room.w) - 4)
        return max(one_line.size, writer.wrapping_ink(str(text), ink, (room.w, room.h)).size)


@dataclass(frozen=True, slots=True)
class _KeyGroup:
    """Commands and their keys, with or without a title."""

    title: Label | None
    keys: Sequence[tuple[Label, Button | Label]]

    def lines(self, across: int) -> int:
        return -(-len(self.keys) // across)


def _line(height: float, lines: Sequence[int], titles: int) -> float:
    """Return how high a line may be where so many lines and titles share the height."""
    return (height - titles * (BEFORE + TITLE)) / sum(lines)


def _place_groups(groups: Sequence[_KeyGroup], area: FRect, high: float, across: int) -> float:
    """Place groups one below the other, with so many keys in each line, and return where they end."""
    top = area.y
    for group in groups:
        if group.title is not None:
            group.title.rect = FRect(area.x, top + BEFORE, area.w, TITLE)
            top += BEFORE + TITLE
        lines = group.lines(across)
        room = FRect(area.x, top, area.w, lines * high)
        for i, column in enumerate(columns(room, *(1,) * across, gap=40)):
            part = group.keys[i * lines : (i + 1) * lines]
            cells = [FRect(column.x, column.y + n * high, column.w, high - 8) for n in range(lines)]
            for (text, key), cell in zip(part, cells, strict=False):
                text.rect, box = columns(cell, 1, -min(170.0, cell.w * KEY), gap=12)
                key.rect = FRect(box.x, box.centery - min(54, box.h) / 2, box.w, min(54, box.h))
        top = room.bottom
    return top
