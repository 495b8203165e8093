"""What an attack or a spying may come to: its kinds with their chances, every sum in its order, a bar of outcomes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import FRect, Vector2

from wotrush.i18n import t
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.odds.forecast import AttackForecast, forecast
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.play.chances import by_kind, by_promise, hopeless
from wotrush.scenes.hunter.play.forecast.kind_button import (
    KindButton,
    least_width,
    name_of,
    signs_of,
)
from wotrush.scenes.hunter.play.forecast.lines import BESIDE, ForecastLine, LineSetter, end_colors
from wotrush.scenes.hunter.play.forecast.prospects import (
    PossibleEnd,
    attack_outcomes,
    attack_prospects,
    spy_outcomes,
    spy_prospects,
)
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import breadth, fill, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import grid, inset
from wotrush.stage.layer import StaticLayer
from wotrush.stage.typography.text import Ink, Segment

BAR, GAP, KIND_GAP, MOST_SPREAD = 12.0, 6.0, 4.0, 14.0
LEAST_KIND = Vector2(170, 34)
"""The room that a kind takes at least while it is only aimed."""
MOST_KINDS = 5
MOST_OF_KINDS = 0.64
"""How much of the panel's height the kinds may take."""
EDGES = 14.0, 10.0
"""Room at the sides, and above and below."""
COVERS = 0.6
"""Over more than this part of the hand's cards, the panel covers all of them: only their heads would look out above."""


@dataclass(frozen=True, slots=True)
class _Style:
    """How high a kind is, whether lines lie close, whether an attack with a leader has a bar too, whether titles are run in,
    and whether those who could lead the attack are named too.
    """

    kind: float = 42.0
    close: bool = False
    bars: bool = False
    run_in: bool = False
    names_leaders: bool = True


STYLES = (
    *(_Style(bars=True), _Style(), _Style(36.0), _Style(36.0, close=True), _Style(30.0, close=True)),
    *(_Style(30.0, close=True, run_in=True), _Style(30.0, close=True, run_in=True, names_leaders=False)),
    *(_Style(kind, close=True, run_in=True, names_leaders=False) for kind in (26.0, 21.0)),
)
"""The first that has room is taken: letters are of one size in all of them."""


@dataclass(frozen=True, slots=True)
class _Sums:
    """All that is told of one action, set in lines: how it may end, with the bar of it, every roll, and what leaders would
    change.
    """

    head: tuple[ForecastLine, ...]
    lines: tuple[ForecastLine, ...]
    led: tuple[tuple[tuple[ForecastLine, ...], tuple[PossibleEnd, ...]], ...]
    """What every leader would change, with the bar of that."""
    legend: tuple[tuple[Segment, ...], ...]
    ends: tuple[PossibleEnd, ...]
    legend_ink: Ink
    legend_high: float

    @property
    def high(self) -> float:
        """Return how high it lies."""
        lines = sum(line.above + line.high for line in self.all_lines)
        bars = 1 + sum(bool(ends) for _, ends in self.led)
        return lines + bars * (GAP + BAR) + self.legend_high * len(self.legend)

    @property
    def all_lines(self) -> list[ForecastLine]:
        return [*self.head, *self.lines, *(line for lines, _ in self.led for line in lines)]

    @property
    def gaps(self) -> int:
        """Return in how many places lines stand apart."""
        return max(1, sum(line.above > 0 for line in self.all_lines))


class ForecastPanel(StaticLayer):
    """Shown while something is aimed, and while a kind of attack is chosen. `choose` gets the kind."""

    def __init__(self, view: BattleView, choose: Callable[[act.HunterAction], None]) -> None:
        super().__init__(name="forecast")
        self.view = view
        self._choose = choose
        self._built: object = None
        self._casts: dict[act.DeclareAttack, AttackForecast] = {}
        self._sums: dict[act.HunterAction, _Sums] = {}
        self._signs: tuple[Segment, ...] = ()
        """What the signs mean that stand before chances."""
        self._marked: act.HunterAction | None = None
        self._spread = self._inset = 0.0
        """Room between rolls and above all of them, where the panel is higher than its text."""
        self.visible = False

    def show(self, actions: Sequence[act.HunterAction], *, choosing: bool) -> None:
        """Show what these actions of one target may come to; the panel is hidden unless they are attacks or a spying."""
        attacks = tuple(action for action in actions if isinstance(action, act.DeclareAttack))
        spying = next((action for action in actions if isinstance(action, act.Spy)), None)
        self.visible = bool(attacks) or (spying is not None and not choosing)
        built = (attacks, spying, choosing, FRect(self.view.frame.forecast), self.view.frame.pixels)
        if built != self._built:
            self._built = built
            self.clear()
            self._sums.clear()
            if attacks:
                self._show_attacks(attacks, choosing=choosing)
            elif spying is not None:
                self._show_spying(spying)
            self.invalidate()

    def restyle(self) -> None:
        """Take over changed settings with the next `show`."""
        self._built = None

    def kind_of(self, key: int) -> act.DeclareAttack | None:
        """Return the kind of attack that a digit key stands for, also while it is only aimed."""
        digit = pygame.key.name(key)
        kinds = self.kinds if self.visible else []
        return next((button.action for button in kinds if button.key == digit), None)

    @property
    def kinds(self) -> list[KindButton]:
        return [node for node in self.children if isinstance(node, KindButton)]

    # -- what it is made of

    def _show_attacks(self, attacks: Sequence[act.DeclareAttack], *, choosing: bool) -> None:
        """Show one of them, or plates for all with the sums of one: they stand above, those that cannot hit last and dim but with
        their usual keys, and nothing moves if another is marked.
        """
        table = open_table(self.view.o)
        self._casts = {action: forecast(table, action) for action in attacks}
        shown, best = by_kind(attacks), by_promise(self.view.o, attacks)
        keys = {action: str(i + 1) if i < 9 else "" for i, action in enumerate(shown)}
        room = inset(FRect(self.view.frame.forecast), *EDGES)
        narrow = room.w < 2 * max(LEAST_KIND.x, *(least_width(self.view, action) for action in attacks))
        if not choosing:
            fitting = int(room.h * MOST_OF_KINDS / LEAST_KIND.y) if narrow else MOST_KINDS
            seen = best[: max(1, min(fitting, MOST_KINDS))]
            shown = [action for action in shown if action in seen]
        vain = [action for action in shown if hopeless(self.view.o, action)]
        shown = [action for action in shown if action not in vain] + vain
        across = 1 if narrow or len(shown) <= 2 else 2
        down = -(-len(shown) // across) if len(shown) > 1 or choosing else 0
        wide = FRect(0, 0, (room.w - KIND_GAP * (across - 1)) / across, 0)
        buttons = [
            self._button(action, wide, keys[action], usable=choosing) for action in shown[: len(shown) * down]
        ]
        self._signs = signs_of(buttons, self.view.frame.pixels)
        kinds = self._set(shown if choosing else best[:1], down, alone=not down)
        self._marked = best[0]
        box = FRect(EDGES[0], EDGES[1], room.w, kinds)
        for button, cell in zip(buttons, grid(box, across, down, gap=KIND_GAP) if down else (), strict=False):
            self.add(button).place(cell)
            button.marked = button.action == self._marked
            button.dim = button.action in vain and len(shown) > 1
            if len(shown) == 1:  # It asks because the attack cannot hit.
                button.words = t("Attack anyway")

    def _button(self, action: act.DeclareAttack, rect: FRect, key: str, *, usable: bool) -> KindButton:
        cast, choose = self._casts[action], partial(self._choose, action)
        return KindButton(self.view, action, cast, choose, self._mark, rect, key, usable=usable)

    def _show_spying(self, action: act.Spy) -> None:
        self._casts, self._signs = {}, ()
        self._set([action], 0)
        self._marked = action

    def _set(self, actions: Sequence[act.HunterAction], down: int, *, alone: bool = False) -> float:
        """Set the sums of these actions below so many rows of kinds, and take the room that the longest needs, no more: from
        below the hand upwards. Return the height of the kinds.
        """
        frame = self.view.frame
        room = frame.forecast
        for style in STYLES:
            self._sums = {
                action: self._sums_of(action, room.w - 2 * EDGES[0], style, alone=alone) for action in actions
            }
            tallest = max(self._sums.values(), key=lambda sums: sums.high)
            high = down * style.kind + 2 * EDGES[1] + tallest.high
            if high <= room.h:
                break
        cards = room.bottom - frame.hand.bottom + frame.event.y + EDGES[1]
        whole = max(high, cards) if self.view.o.hand and high >= COVERS * cards else high
        self._spread = min(MOST_SPREAD, (whole - high) / tallest.gaps)
        self._inset = (whole - high - self._spread * tallest.gaps) / 2
        self.rect = FRect(room.x, room.bottom - whole, room.w, whole)
        return down * style.kind

    def _sums_of(self, action: act.HunterAction, wide: float, style: _Style, *, alone: bool) -> _Sums:
        setter, o = LineSetter(self.view, wide, close=style.close, run_in=style.run_in), self.view.o
        assert isinstance(action, act.DeclareAttack | act.Spy)
        head = [setter.signs(self._signs)] if self._signs else []
        head += [] if o.revealed(action.unit) else [setter.heading(t("First it is revealed to all"))]
        if isinstance(action, act.DeclareAttack):
            cast = self._casts[action]
            found, ends = attack_prospects(o, action, cast), attack_outcomes(o, action, cast)
            head += [setter.heading(name_of(action))] if alone else []
        else:
            found, ends = spy_prospects(o, action), spy_outcomes(o, action)
        lines = setter.prospects(one for one in found if not one.led)
        led = tuple(
            (tuple(setter.prospects([one])), one.ends if style.bars else ())
            for one in found
            if one.led and style.names_leaders
        )
        legend = tuple(tuple(line) for line in setter.legend(ends))
        ink = setter.legend_ink
        return _Sums(tuple(head), tuple(lines), led, legend, tuple(ends), ink, setter.high("x", ink))

    def _mark(self, action: act.DeclareAttack) -> None:
        if action not in self._sums:
            return
        self._marked = action
        for button in self.kinds:
            button.marked = button.action == action
        self.invalidate()

    # -- looks

    def paint(self, canvas: Canvas) -> None:
        fill(canvas, self.bounds, self.view.palette.bar[1], radius=10, rim=self.view.palette.gold_dim)
        if self._marked is None:
            return
        sums, writer = self._sums[self._marked], self.view.theme.writer
        inner = inset(self.bounds, *EDGES)
        y = max((button.rect.bottom for button in self.kinds), default=inner.y + self._inset)
        y = self._write(canvas, sums.head, inner, y)
        for entry in sums.legend:
            write(canvas, writer, entry, sums.legend_ink, FRect(inner.x, y, inner.w, sums.legend_high))
            y += sums.legend_high
        self._bar(canvas, sums.ends, FRect(inner.x, y, inner.w, BAR))
        y = self._write(canvas, sums.lines, inner, y + BAR + GAP)
        for lines, ends in sums.led:
            y = self._write(canvas, lines, inner, y)
            if ends:
                self._bar(canvas, ends, FRect(inner.x, y + GAP, inner.w, BAR))
                y += GAP + BAR

    def _write(self, canvas: Canvas, told: Sequence[ForecastLine], inner: FRect, y: float) -> float:
        """Write lines from that height downwards; return where they end."""
        writer = self.view.theme.writer
        for line in told:
            y += line.above + self._spread * (line.above > 0)
            box = FRect(inner.x, y, inner.w, line.high)
            if line.tone is not None and line.chance:
                wide = breadth(canvas, writer, line.chance, line.tone) + 2
                write(canvas, writer, line.chance, line.tone, FRect(box.right - wide, box.y, wide, box.h))
                box.w -= wide + BESIDE - 2
            lines = round(line.high / writer.size("x", line.ink, canvas.scale).y * canvas.scale)
            write(canvas, writer, line.words, line.ink, box, lines=max(2, lines))
            y += line.high
        return y

    def _bar(self, canvas: Canvas, ends: Sequence[PossibleEnd], box: FRect) -> None:
        """Paint how it may end, as parts of one bar."""
        at, colors = box.x, end_colors(self.view)
        for end in ends:
            cell = FRect(at, box.y, box.w * end.share, box.h)
            at += cell.w
            fill(canvas, inset(cell, 1, 0), colors[end.key], radius=4)
