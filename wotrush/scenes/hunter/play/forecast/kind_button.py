"""A kind of attack with its chances: a plate while it is aimed, a button once it must be chosen."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from wotrush.i18n import capitalized, t
from wotrush.model.hunter.actions import DeclareAttack
from wotrush.model.hunter.odds.forecast import AttackForecast
from wotrush.scenes.hunter.duel.sums import VALUES
from wotrush.scenes.hunter.texts.acting import times
from wotrush.scenes.hunter.texts.figures import percent
from wotrush.scenes.hunter.texts.words import strike_name
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import breadth, outline, write
from wotrush.stage.color import Color, mix
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset
from wotrush.stage.node import Tracked
from wotrush.stage.typography.text import SMALLEST, Segment, Span
from wotrush.stage.widgets import Button

EDGE, BETWEEN = 12.0, 14.0
"""Room left and right of its words, and between name and chances."""
LIGHTER = 0.3
"""By how much red and orange letters are lighter, since a button is lighter than a panel."""
WAYS = (False, True, True), (False, False, True), (True, False, True), (True, False, False)
"""How a plate says less and less: whether its name is in short, whether all that may happen is named or only that it hits, and
whether that is said in words.
"""
LOW = 30.0
"""A plate lower than this has no room above and below its words."""


def least_width(view: BattleView, action: DeclareAttack) -> float:
    """Return how wide a plate must be for the name of that kind, its key and one chance to be read."""
    writer, ink = view.theme.writer, view.theme.inks.strong.sized(SMALLEST)
    name, chance = (writer.units(text, ink).x for text in (f"0  {name_of(action)}", _hits(1.0)))
    return EDGE + name + BETWEEN + chance + EDGE


def name_of(action: DeclareAttack, *, brief: bool = False) -> str:
    """Return the kind of an attack as the beginning of a line."""
    kind = t(VALUES[action.kind]) if brief else strike_name(action.kind)
    return capitalized(t("charge") if action.charge else kind) + times(action.salvos)


def _hits(chance: float) -> str:
    return t("hits {chance}", chance=percent(chance))


class KindButton(Button):
    """`key` is the digit that chooses it. Unless it is `usable` it is only a plate. `attend` hears that pointer or focus
    come to it.
    """

    marked = Tracked(False)
    """Whether its sums are shown."""
    words = ""
    """What it says in place of the kind."""

    def __init__(
        self,
        view: BattleView,
        action: DeclareAttack,
        cast: AttackForecast,
        choose: Callable[[], None],
        attend: Callable[[DeclareAttack], None],
        rect: FRect,
        key: str,
        *,
        usable: bool,
    ) -> None:
        super().__init__(view.theme.styles.plain, "", choose, rect, name=f"choice {action}")
        self.action = action
        self._attend = attend
        self._view, self._cast, self.key = view, cast, key
        self.touchable = self.focusable = usable

    def on_hover(self, inside: bool) -> None:
        super().on_hover(inside)
        if inside:
            self._attend(self.action)

    def on_focus(self, focused: bool) -> None:
        super().on_focus(focused)
        if focused:
            self._attend(self.action)

    def explanation(self) -> str:
        return ", ".join((self.words or name_of(self.action), *(text for text, _ in self._chances())))

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        theme, palette = self._view.theme, self._view.palette
        low = self.size.y < LOW
        if self.marked:
            edge, thickness = (0, 1.5) if low else (1, 2.5)
            outline(canvas, inset(self.bounds, edge), palette.gold_light, radius=8, thickness=thickness)
        above, below = (-2, 4) if low else (3, 8)
        room, strong = inset(self.bounds, EDGE, above, EDGE, below), theme.inks.strong.sized(20)
        title, figures = self._fitting(canvas)
        wide = breadth(canvas, theme.writer, figures, strong) + 2
        write(canvas, theme.writer, title, strong, FRect(room.x, room.y, room.w - wide - 8, room.h))
        write(canvas, theme.writer, figures, strong, FRect(room.right - wide, room.y, wide, room.h))

    def _fitting(self, canvas: Canvas) -> tuple[list[Segment], list[Segment]]:
        """Return its name and what may happen, as much as all that lie beside it have room for."""
        beside = (
            [one for one in self.parent.children if isinstance(one, KindButton)] if self.parent else [self]
        )
        return next(
            (self._said(way) for way in WAYS[:-1] if all(one._has_room(canvas, way) for one in beside)),
            self._said(WAYS[-1]),
        )

    def _has_room(self, canvas: Canvas, way: tuple[bool, bool, bool]) -> bool:
        title, figures = self._said(way)
        inks, writer = self._view.theme.inks, self._view.theme.writer
        needed = breadth(canvas, writer, title, inks.strong.sized(20)) + BETWEEN
        return needed + breadth(canvas, writer, figures, inks.strong.sized(19)) <= self.bounds.w - 2 * EDGE

    def _said(self, way: tuple[bool, bool, bool]) -> tuple[list[Segment], list[Segment]]:
        brief, whole, named = way
        inks = self._view.theme.inks
        title: list[Segment] = [Span(self.words or name_of(self.action, brief=brief), inks.strong.sized(20))]
        if self.key:
            title = [Span(self.key, inks.small.sized(18).underlined()), "  ", *title]
        hits = _hits(self._cast.success) if named else percent(self._cast.success)
        figures: list[Segment] = []
        for text, color in self._chances() if whole else [(hits, self._hit_color)]:
            figures += ["   "] * bool(figures) + [Span(text, inks.strong.sized(19).colored(color))]
        return title, figures

    @property
    def _hit_color(self) -> Color:
        palette = self._view.palette
        return palette.legal if self._cast.success else palette.text_soft

    def _chances(self) -> list[tuple[str, Color]]:
        """Return what may happen, each in its color."""
        cast, palette = self._cast, self._view.palette
        parts = [(_hits(cast.success), self._hit_color)]
        if cast.counter is not None:
            hostile = self._lighter(palette.hostile) if cast.struck else palette.text_soft
            parts.append((t("counter {chance}", chance=percent(cast.struck)), hostile))
        dry = t("dry {chance}", chance=percent(cast.dry)), self._lighter(palette.warning)
        return [*parts, dry] if cast.dry else parts

    def _lighter(self, color: Color) -> Color:
        return mix(color, self._view.palette.text, LIGHTER)
