"""What an attack or a spying may come to: its kinds with their chances, every sum in its order, a bar of outcomes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import FRect, Vector2

from wotrush.model.hunter import actions as act
from wotrush.model.hunter.odds.forecast import AttackForecast, forecast
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.play.chances import by_promise
from wotrush.scenes.hunter.play.kind_button import KindButton, least_width
from wotrush.scenes.hunter.play.prospects import (
    PossibleEnd,
    Prospect,
    attack_outcomes,
    attack_prospects,
    spy_outcomes,
    spy_prospects,
)
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.hunter.texts.figures import percent
from wotrush.scenes.style.paint import breadth, fill, fits, write
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import grid, inset, rows
from wotrush.stage.layer import StaticLayer
from wotrush.stage.typography.text import Segments, Span

BAR, KIND, GAP = 26.0, 42.0, 6.0
LEAST_KIND, LOW_KIND = Vector2(170, 34), 24.0
"""The room that a kind takes at least, and its height where there are too many for that."""
MOST_KINDS = 4
MOST_OF_KINDS = 0.64
"""How much of the panel's height the kinds may take."""
LEAST_LINE, TWO_LINES = 21.0, 52.0
"""The least height of a sum, and that from which it has two lines."""
MOST_LINE, ROOMY_LINE, MOST_GROWN = 150.0, 70.0, 1.4
"""The greatest height of a sum, that from which its letters grow, and how much they do at most."""


class ForecastPanel(StaticLayer):
    """Shown while something is aimed, and while a kind of attack is chosen. `choose` gets the kind."""

    def __init__(self, view: BattleView, choose: Callable[[act.HunterAction], None]) -> None:
        super().__init__(name="forecast")
        self.view = view
        self._choose = choose
        self._built: object = None
        self._casts: dict[act.DeclareAttack, AttackForecast] = {}
        self._spying: act.Spy | None = None
        self._marked: act.DeclareAttack | None = None
        self.visible = False

    def show(self, actions: Sequence[act.HunterAction], *, choosing: bool) -> None:
        """Show what these actions of one target may come to; the panel is hidden unless they are attacks or a spying."""
        attacks = tuple(action for action in actions if isinstance(action, act.DeclareAttack))
        self._spying = next((action for action in actions if isinstance(action, act.Spy)), None)
        self.visible = bool(attacks) or (self._spying is not None and not choosing)
        rect = FRect(self.view.frame.forecast)
        built = (attacks, self._spying, choosing, rect)
        if built != self._built:
            self._built, self.rect = built, rect
            self._build(attacks, choosing)
            self.invalidate()

    def restyle(self) -> None:
        """Take over changed settings with the next `show`."""
        self._built = None

    def kind_of(self, key: int) -> act.DeclareAttack | None:
        """Return the kind of attack that a digit key stands for, also while it is only aimed."""
        index = key - pygame.K_1
        return self.kinds[index].action if self.visible and 0 <= index < len(self.kinds) else None

    @property
    def kinds(self) -> list[KindButton]:
        return [node for node in self.children if isinstance(node, KindButton)]

    # -- what it is made of

    def _build(self, attacks: Sequence[act.DeclareAttack], choosing: bool) -> None:
        self.clear()
        table = open_table(self.view.o)
        self._casts = {action: forecast(table, action) for action in attacks}
        if not attacks:
            return
        shown = by_promise(self.view.o, attacks)
        inner = inset(self.bounds, 12, 10)
        narrow = inner.w < 2 * max(LEAST_KIND.x, *(least_width(self.view, action) for action in attacks))
        most = inner.h if narrow and choosing else inner.h * MOST_OF_KINDS
        if not choosing:
            room = int(most / LEAST_KIND.y) if narrow else MOST_KINDS
            shown = shown[: max(1, min(room, MOST_KINDS))]
        across = 1 if len(shown) * (LOW_KIND if narrow else KIND) <= most else 2
        down = -(-len(shown) // across)
        box = FRect(inner.x, inner.y, inner.w, min(down * KIND, most))
        for i, (action, cell) in enumerate(zip(shown, grid(box, across, down, gap=GAP), strict=False)):
            key = str(i + 1) if i < 9 and len(shown) > 1 else ""
            self.add(
                KindButton(
                    self.view,
                    action,
                    self._casts[action],
                    partial(self._choose, action),
                    self._mark,
                    cell,
                    key,
                    usable=choosing,
                )
            )
        self._mark(shown[0])

    def _mark(self, action: act.DeclareAttack) -> None:
        self._marked = action
        for button in self.kinds:
            button.marked = button.action == action
        self.invalidate()

    # -- looks

    def paint(self, canvas: Canvas) -> None:
        palette = self.view.palette
        fill(canvas, self.bounds, palette.bar[1], radius=10, rim=palette.gold_dim)
        inner = inset(self.bounds, 14, 10)
        if self._spying is not None and not self._casts:
            found, ends = spy_prospects(self.view.o, self._spying), spy_outcomes(self.view.o, self._spying)
        elif self._marked is not None and self.kinds:
            cast = self._casts[self._marked]
            found = attack_prospects(self.view.o, self._marked, cast)
            ends = attack_outcomes(self.view.o, self._marked, cast)
        else:
            return
        top = max((button.rect.bottom + GAP for button in self.kinds), default=inner.y)
        below = FRect(inner.x, top, inner.w, inner.bottom - top)
        if below.h < BAR:
            return
        text, bar = rows(below, 1, -BAR, gap=GAP)
        self._prospects(canvas, found, text)
        self._bar(canvas, ends, bar)

    def _prospects(self, canvas: Canvas, found: Sequence[Prospect], box: FRect) -> None:
        """Paint as many lines as have room, the most important first."""
        lines = list(found)[: int(box.h // LEAST_LINE)]
        if not lines:
            return
        high = min(MOST_LINE, box.h / len(lines))
        for i, line in enumerate(lines):
            self._prospect(canvas, line, FRect(box.x, box.y + i * high, box.w, high))

    def _prospect(self, canvas: Canvas, line: Prospect, box: FRect) -> None:
        """Paint a roll under its title, the larger the more room there is, or its figures alone."""
        writer, inks, palette = self.view.theme.writer, self.view.theme.inks, self.view.palette
        tone = palette.legal if line.own else palette.hostile
        grown = max(1.0, min(MOST_GROWN, box.h / ROOMY_LINE))
        chance = inks.strong.sized(min(27.0 * grown, box.h)).colored(tone).aligned(1.0)
        wide = breadth(canvas, writer, percent(1.0), chance) + 6
        write(canvas, writer, percent(line.chance), chance, FRect(box.right - wide, box.y, wide, box.h))
        room = FRect(box.x, box.y, box.w - wide - 6, box.h)
        small = inks.small.sized(19 * grown).colored(palette.text)
        high = LEAST_LINE * grown + 5
        if box.h >= TWO_LINES:
            upper, room = rows(inset(room, 0, 2), -high, 1)
            write(canvas, writer, line.title, inks.strong.sized(20 * grown).colored(tone), upper)
        lines = max(1, int(room.h // high))
        if lines > 1:
            write(canvas, writer, line.figures, small, room, valign=0.0, lines=lines)
            return
        named = () if box.h >= TWO_LINES else (Span(f"{line.name}  ", small.colored(tone)),)
        variants: Sequence[Segments] = (
            (*named, line.figures),
            (*named, line.brief),
            line.figures,
            line.brief or line.figures,
        )
        words = next((one for one in variants if fits(canvas, writer, one, small, room.w)), variants[-1])
        write(canvas, writer, words, small, room)

    def _bar(self, canvas: Canvas, ends: Sequence[PossibleEnd], box: FRect) -> None:
        """Paint how it may end, as parts of one bar."""
        palette = self.view.palette
        colors: dict[str, Color] = {
            "destroys": palette.legal,
            "reveals": palette.legal,
            "pins": palette.gold_light,
            "nothing": palette.text_faint,
            "pinned": palette.warning,
            "lost": palette.hostile,
        }
        at = box.x
        writer = self.view.theme.writer
        ink = self.view.theme.inks.strong.sized(19).colored(palette.on_gold).aligned(0.5)
        for end in ends:
            cell = FRect(at, box.y, box.w * end.share, box.h)
            at += cell.w
            fill(canvas, inset(cell, 1, 0), colors[end.key], radius=5)
            texts = (f"{end.name} {percent(end.share)}", percent(end.share))
            fitting = (text for text in texts if breadth(canvas, writer, text, ink) < cell.w - 6)
            write(canvas, writer, next(fitting, ""), ink, cell)
