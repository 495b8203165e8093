"""One seat on the page for a new game: color, person or opponent, name, level, style."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from pygame import FRect

from wotrush.game_info import GameInfo
from wotrush.i18n import mark, t
from wotrush.scenes.setup.game_plan import LONGEST_NAME, GamePlan, SeatPlan, usual_name, usual_names
from wotrush.scenes.setup.opponents import level_name
from wotrush.scenes.style.color_picker import Swatch, next_free
from wotrush.scenes.style.icons import icon as inline_icon
from wotrush.scenes.style.paint import icon
from wotrush.scenes.style.theme import Theme
from wotrush.spacing import NO_BREAK
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, inset
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Segment, Segments, Text
from wotrush.stage.widgets import Button, Panel, Segmented, Stepper, TextField

KINDS = ("person", "opponent")
_SECRET = mark("You will find out")
_LEVEL, _STYLE, _GAP = 138.0, 148.0, 8.0
KIND_SHARE, NAME = 1.75, 260.0
"""How much wider the choice of a person or an opponent is than the name, and the width at which the longest name is read well: as
far as the choice has room to spare, the name has that.
"""
CROSS = 38.0
"""The size of the letter that is the cross of the button that takes a player away."""
NOTE_INSET, BADGE = 64.0, 38.0
"""How far a note begins within the row: below the choice of a person or an opponent; and the size of the badge beside it."""


class SeatRow(Node):
    """Calls `change` with the next plan and whether the page must be rebuilt."""

    def __init__(
        self,
        theme: Theme,
        info: GameInfo,
        plan: Callable[[], GamePlan],
        seat: int,
        change: Callable[[GamePlan, bool], None],
    ) -> None:
        super().__init__(name=f"seat {seat}")
        self._info = info
        self._plan = plan
        self._seat = seat
        self._change = change
        own, style = plan().seats[seat], theme.styles.plain
        self._plate = self.add(Panel(style))
        self._ink, self._gold = theme.inks.small, theme.palette.gold_light
        self._swatch = self.add(Swatch(theme, seat, own.color, self._next_color))
        kinds, narrow = (lambda: t("Person"), lambda: t("Opponent")), replace(style, padding=16.0)
        self._kind = self.add(
            Segmented(narrow, kinds, KINDS.index(own.kind), self._choose_kind, name=f"kind {seat}")
        )
        self._name = self.add(
            TextField(
                replace(style, padding=10.0),
                own.name,
                self._rename,
                longest=LONGEST_NAME,
                placeholder=lambda: usual_name(info, self._own.kind, seat),
                name=f"name {seat}",
            )
        )
        self._ink_of_names = style.ink
        self._level = self._level_node(theme)
        self._style = self._style_node(theme) if self._styled else None
        self._note = self.add(Label(theme.writer, self.noted, theme.inks.small, fit=Fit.WRAP, name="note"))
        quiet = replace(theme.styles.quiet, ink=theme.inks.strong.sized(CROSS))
        self._remove = self.add(
            Button(quiet, "×", self._take_away, why_not=self._why_not_fewer, name=f"remove {seat}")
        )
        self._remove.tooltip = lambda: t("Remove this seat")
        self._remove.visible = self._why_not_fewer() is None

    @property
    def _own(self) -> SeatPlan:
        return self._plan().seats[self._seat]

    def _level_node(self, theme: Theme) -> Node:
        if self._own.kind == "person":
            return self.add(Label(theme.writer, lambda: t("plays here"), theme.inks.small))
        agents = list(self._info.levels)
        index = agents.index(self._own.level(self._info))
        node = Stepper(
            theme.styles.plain,
            [partial(level_name, self._info, agent) for agent in agents],
            index,
            lambda i: self._choose_level(agents[i]),
            name=f"level {self._seat}",
        )
        if self._info.level_notes:
            node.tooltip = lambda: t(self._info.level_notes[self._own.level(self._info)])
        return self.add(node)

    def _style_node(self, theme: Theme) -> Node:
        known = self._info.styles
        names: list[Text] = [lambda: t("By lot"), *(partial(t, style.name) for style in known.values())]
        styles: list[str | None] = [None, *known]
        index = styles.index(self._own.style) if self._own.style in known else 0
        node = Stepper(
            theme.styles.plain,
            names,
            index,
            lambda i: self._set(style=styles[i]),
            name=f"style {self._seat}",
        )
        node.tooltip = self._taste
        return self.add(node)

    def _taste(self) -> str:
        style = self._info.styles.get(self._own.style or "")
        return t(style.taste if style else _SECRET)

    def noted(self) -> Segments:
        """Return what may be expected of the opponent: of its level, and of its style, whose icon stands before that."""
        if self._own.kind == "person":
            return ""
        level = self._info.level_notes.get(self._own.level(self._info), "")
        said: list[Segment] = [t(level)] if level else []
        style = self._info.styles.get(self._own.style or "") if self._styled else None
        if style is not None:
            said += [" ", inline_icon(style.icon, self._gold), f"{NO_BREAK}{self._taste()}."]
        return said or ""

    def paint_over(self, canvas: Canvas) -> None:
        """Paint the badge of the opponent's level before the note."""
        level = self._info.level_icons.get(self._own.level(self._info))
        if level and self._note.visible and self.noted():
            middle = self._note.rect.centery - 4
            box = FRect((NOTE_INSET - BADGE) / 2, middle - BADGE / 2, BADGE, BADGE)
            icon(canvas, level, self._gold, box)

    def note_height(self, width: float) -> float:
        """Return the height that the note on the opponent needs in a row of that width; a person has none."""
        text = self.noted()
        return self._note.writer.units(text, self._ink, width - 2 * NOTE_INSET).y + 12 if text else 0.0

    def place(self, rect: FRect, note: float = 0.0) -> None:
        """Take that place; `note` is the part of its height that the note below the controls has."""
        self.rect = rect
        self._plate.rect = self.bounds
        self._note.visible = note > 0
        self._note.rect = FRect(NOTE_INSET, rect.h - note - 8, rect.w - 2 * NOTE_INSET, note)
        above = inset(self.bounds, 0, 0, 0, note)
        inner = inset(above, 12, max(6.0, (above.h - 52) / 2))
        play = self._width_of_play(inner.w - 44 - 34 - 4 * _GAP, inner.w / 3)
        kind, name = columns(inset(inner, 0, 0, 44 + play + 34 + 3 * _GAP, 0), KIND_SHARE, 1, gap=_GAP)
        spared = max(0.0, min(NAME - name.w, kind.w - self._kind.even_width() - 1))
        cells = columns(inner, -44, -(kind.w - spared), 1, -play, -34, gap=_GAP)
        for node, cell in zip(
            (self._swatch, self._kind, self._name, self._level, self._remove), cells, strict=True
        ):
            node.rect = cell
        if self._style:
            self._level.rect, self._style.rect = columns(cells[3], _LEVEL, _STYLE, gap=_GAP)
        self._swatch.rect = FRect(cells[0].x, cells[0].centery - 20, 40, 40)

    @property
    def letters(self) -> float:
        """The size at which its name fits; set to that of the longest name, all names are equally large."""
        style, scale = self._name.style, self.transform.scale
        ink = style.ink.sized(self._ink_of_names.size)
        room = round((self._name.size.x - 2 * style.padding) * scale)
        return style.writer.fitting_ink(self._name.value, ink, room, scale).size

    @letters.setter
    def letters(self, size: float) -> None:
        self._name.style = replace(self._name.style, ink=self._name.style.ink.sized(size))
        self._name.invalidate()

    def _width_of_play(self, room: float, usual: float) -> float:
        """Return the width for level and style: the usual one, or less where a person or an opponent needs it to be
        read, down to the least that they need themselves.
        """
        least = _LEVEL + (_GAP + _STYLE if self._info.styles else 0.0)
        kind = self._kind.even_width() * (1 + 1 / KIND_SHARE)
        return max(least, min(usual, room - kind))

    def _set(self, rebuild: bool = False, **changes: object) -> None:
        self._change(self._plan().with_seat(self._seat, **changes), rebuild)

    @property
    def _styled(self) -> bool:
        return self._own.styled(self._info)

    def _choose_level(self, agent: str) -> None:
        self._set(agent=agent, rebuild=self._styled != (agent in self._info.styled_levels))

    def _choose_kind(self, index: int) -> None:
        """Change the kind and, unless somebody typed one, the name."""
        info, changes = self._info, {"kind": KINDS[index]}
        if self._own.name in usual_names(info, self._own.kind):
            changes["name"] = self._plan().free_name(info, KINDS[index], self._seat)
        self._set(rebuild=True, **changes)

    def _rename(self, name: str) -> None:
        self._set(name=name)

    def _next_color(self) -> None:
        self._set(rebuild=True, color=next_free(self._plan().colors, self._seat))

    def _take_away(self) -> None:
        self._change(self._plan().without(self._seat), True)

    def _why_not_fewer(self) -> str | None:
        return t(self._info.too_few) if len(self._plan().seats) <= self._info.seats.start else None
