"""A kind of attack with its chances: a plate while it is aimed, a button once it must be chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from pygame import FRect

from wotrush.i18n import capitalized, t
from wotrush.model.hunter.actions import DeclareAttack
from wotrush.model.hunter.combat.strike import counter_kind
from wotrush.model.hunter.odds.forecast import AttackForecast
from wotrush.scenes.hunter.duel.sums import VALUES
from wotrush.scenes.hunter.faces.icons import BadgePicture
from wotrush.scenes.hunter.play.chances import SIGNS_OF_STRIKES
from wotrush.scenes.hunter.texts.acting import times
from wotrush.scenes.hunter.texts.figures import percent
from wotrush.scenes.hunter.texts.words import strike_name
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import breadth, outline, write
from wotrush.stage.color import Color, mix
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset
from wotrush.stage.node import Tracked
from wotrush.stage.typography.text import Icon, Segment, Span
from wotrush.stage.widgets import Button

EDGE, BETWEEN = 12.0, 14.0
"""Room left and right of its words, and between name and chances."""
LIGHTER = 0.4
"""By how much red and orange letters are lighter, since a button is lighter than a panel."""
LOW, FLAT_RADIUS = 30.0, 5.0
"""A plate lower than this lies flat, since it has no room above and below its words."""


def least_width(view: BattleView, action: DeclareAttack) -> float:
    """Return how wide a plate must be for the short name of that kind, its key and all chances by their signs."""
    writer, ink = view.theme.writer, view.theme.inks.strong.sized(20)
    sign: Segment = Icon(BadgePicture("dry", ink.color))
    chances = [sign, f" {percent(1.0)}   ", sign, f" {percent(1.0)}   ", sign, f" {percent(0.1)}"]
    name = writer.units(f"0  {name_of(action, brief=True)}", ink).x
    return EDGE + name + BETWEEN + writer.units(chances, ink).x + EDGE


def name_of(action: DeclareAttack, *, brief: bool = False) -> str:
    """Return the kind of an attack as the beginning of a line."""
    kind = t(VALUES[action.kind]) if brief else strike_name(action.kind)
    return capitalized(t("charge") if action.charge else kind) + times(action.salvos)


def _hits(chance: float) -> str:
    return t("hits {chance}", chance=percent(chance))


class KindWording(NamedTuple):
    """How much a plate says: whether its name is in short, whether words or signs stand before the chances, and whether all that
    may happen is named or only that it hits.
    """

    brief: bool
    named: bool
    whole: bool


WAYS = (
    KindWording(brief=False, named=True, whole=True),
    KindWording(brief=True, named=True, whole=True),
    KindWording(brief=False, named=False, whole=True),
    KindWording(brief=True, named=False, whole=True),
    KindWording(brief=True, named=False, whole=False),
)
"""Less and less."""


class _Chance(NamedTuple):
    """Something that may happen: in words, or by a sign, in its color."""

    chance: float
    words: str
    sign: str
    color: Color


class KindButton(Button):
    """`key` is the digit that chooses it. Unless it is `usable` it is only a plate. `attend` hears that pointer or focus
    come to it.
    """

    marked = Tracked(False)
    """Whether its sums are shown."""
    dim = Tracked(False)
    """Whether its name is as pale as a chance of nothing."""
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

    def place(self, rect: FRect) -> None:
        self.rect, plain = rect, self._view.theme.styles.plain
        self.style = replace(plain, depth=0.0, radius=FLAT_RADIUS) if rect.h < LOW else plain

    def on_hover(self, inside: bool) -> None:
        super().on_hover(inside)
        if inside:
            self._attend(self.action)

    def on_focus(self, focused: bool) -> None:
        super().on_focus(focused)
        if focused:
            self._attend(self.action)

    def in_words(self) -> tuple[str]:
        """Return all that it says; its sums stand below, so that a tooltip would only cover them."""
        return (", ".join((self.words or name_of(self.action), *(one.words for one in self._chances()))),)

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        theme, palette = self._view.theme, self._view.palette
        low = self.size.y < LOW
        if self.marked:
            edge, thickness, radius = (0, 1.5, FLAT_RADIUS) if low else (1, 2.5, 8)
            outline(canvas, inset(self.bounds, edge), palette.gold_light, radius=radius, thickness=thickness)
        above, below = (0, 0) if low else (3, 8)
        room, strong = inset(self.bounds, EDGE, above, EDGE, below), theme.inks.strong.sized(20)
        title, figures = self._fitting(canvas)
        small = strong.sized(19)
        wide = breadth(canvas, theme.writer, figures, small) + 2
        write(canvas, theme.writer, title, strong, FRect(room.x, room.y, room.w - wide - 8, room.h))
        write(canvas, theme.writer, figures, small, FRect(room.right - wide, room.y, wide, room.h))

    def _fitting(self, canvas: Canvas) -> tuple[list[Segment], list[Segment]]:
        """Return its name and what may happen, as much as all that lie beside it have room for."""
        beside = (
            [one for one in self.parent.children if isinstance(one, KindButton)] if self.parent else [self]
        )
        return self._said(common_way(beside, canvas.scale))

    def has_room(self, way: KindWording, pixels: float) -> bool:
        """Return whether all that has room if a unit has so many pixels."""
        title, figures = self._said(way)
        inks, writer = self._view.theme.inks, self._view.theme.writer
        needed = (
            writer.size(title, inks.strong.sized(20), pixels).x
            + writer.size(figures, inks.strong.sized(19), pixels).x
            + 2
        )
        return needed / pixels + BETWEEN <= self.bounds.w - 2 * EDGE

    @property
    def signs(self) -> list[list[Segment]]:
        """The signs that stand before its chances where words have no room, each with what it means."""
        words = t("hit"), t("Counterattack"), t("dry")
        by_word = dict(zip(words, self._roles(), strict=True))
        return [
            [Icon(BadgePicture(one.sign, one.color)), f" {word}"]
            for word, one in by_word.items()
            if one is not None
        ]

    def _said(self, way: KindWording) -> tuple[list[Segment], list[Segment]]:
        brief, named, whole = way
        inks, palette = self._view.theme.inks, self._view.palette
        strong = inks.strong.colored(palette.text_soft) if self.dim else inks.strong
        title: list[Segment] = [Span(self.words or name_of(self.action, brief=brief), strong.sized(20))]
        if self.key:
            title = [Span(self.key, inks.small.sized(18).underlined()), "  ", *title]
        figures: list[Segment] = []
        for one in self._chances()[: None if whole else 1]:
            ink = inks.strong.sized(19).colored(one.color)
            sign: list[Segment] = [] if named or not whole else [Icon(BadgePicture(one.sign, one.color)), " "]
            text = one.words if named else percent(one.chance)
            figures += ["   "] * bool(figures) + [*sign, Span(text, ink)]
        return title, figures

    def _chances(self) -> list[_Chance]:
        """Return what may happen."""
        return [one for one in self._roles() if one is not None]

    def _roles(self) -> tuple[_Chance, _Chance | None, _Chance | None]:
        """Return the chances that it hits, that it is struck by a counterattack, and that it runs dry, if that may happen."""
        cast, palette, o = self._cast, self._view.palette, self._view.o
        hit = palette.legal if cast.success else palette.text_soft
        success = _Chance(cast.success, _hits(cast.success), SIGNS_OF_STRIKES[self.action.kind], hit)
        counter = dry = None
        if cast.counter is not None:
            hostile = self._lighter(palette.hostile) if cast.struck else palette.text_soft
            kinds = o.kinds[self.action.target], o.kinds[self.action.unit]
            sign = SIGNS_OF_STRIKES[counter_kind(o.catalogue.types, *kinds)]
            words = t("counter {chance}", chance=percent(cast.struck))
            counter = _Chance(cast.struck, words, sign, hostile)
        if cast.dry:
            words = t("dry {chance}", chance=percent(cast.dry))
            dry = _Chance(cast.dry, words, "dry", self._lighter(palette.warning))
        return success, counter, dry

    def _lighter(self, color: Color) -> Color:
        return mix(color, self._view.palette.text, LIGHTER)


def common_way(kinds: Sequence[KindButton], pixels: float) -> KindWording:
    """Return how much all of them have room for."""
    return next((way for way in WAYS[:-1] if all(one.has_room(way, pixels) for one in kinds)), WAYS[-1])


def signs_of(kinds: Sequence[KindButton], pixels: float) -> tuple[Segment, ...]:
    """Return what signs stand for, in one line, if chances of several kinds have signs in place of words."""
    way = common_way(kinds, pixels)
    told = max((one.signs for one in kinds), key=len, default=[])
    if way.named or not way.whole or len(told) < 2:
        return ()
    return tuple(part for i, entry in enumerate(told) for part in (["    "] * bool(i) + entry))
