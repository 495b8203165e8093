"""Everything on the table that does not move between two decisions, painted once and kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from operator import is_

from pygame import FRect

from wotrush.i18n import language
from wotrush.scenes.hunter.board.draft import draft_shows, paint_draft
from wotrush.scenes.hunter.board.enemies import enemy_shows, paint_enemy, paint_stage, stage_shows
from wotrush.scenes.hunter.board.ground import Ground
from wotrush.scenes.hunter.board.middle import middle_shows, paint_middle
from wotrush.scenes.hunter.board.own import own_shows, paint_own
from wotrush.scenes.hunter.board.status import paint_status
from wotrush.scenes.hunter.view.seen import mustering
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.hunter.zones.frame import BattleFrame
from wotrush.scenes.style.palette import Palette
from wotrush.stage.layer import StaticLayer
from wotrush.stage.node import Node
from wotrush.stage.painting import Painting

LEAST_STRIP = 0.04
"""The height of the strip between both sides as a share of the table's, where the viewer's lines begin above its end."""


class BattleBoard(StaticLayer):
    """Have what is `outdated` repainted after every change of what may be known or is said."""

    def __init__(self, view: BattleView) -> None:
        super().__init__(opaque=True, name="board")
        self._view = view
        self._cloth = self.add(StaticLayer(opaque=True, passing=True))
        self._ground = self._cloth.add(Ground(view.palette))
        self._laid_for: tuple[FRect, Palette] | None = None
        self._sides: list[_Side] = []
        for number in range(view.o.seats - 1):
            self._add(partial(paint_enemy, number=number), partial(enemy_shows, number=number))
        self._add(paint_stage, stage_shows)
        self._add(paint_middle, middle_shows)
        self._add(paint_own, own_shows)
        self._add(paint_draft, draft_shows)
        self._status = self.add(Painting(partial(paint_status, view=view)))
        self._known: tuple[object, ...] = ()
        """All that was known when the sides were last compared."""

    def _add(self, paint: Callable[..., None], shows: Callable[..., object]) -> None:
        node = self.add(Painting(partial(paint, view=self._view)))
        self._sides.append(_Side(node, partial(shows, view=self._view)))

    def place(self, area: FRect) -> None:
        sides = [side.node for side in self._sides]
        for node in (self, self._cloth, self._ground, *sides, self._status):
            node.rect = FRect(area)
        laid_for, horizon = (FRect(area), self._view.palette), horizon_of(self._view.frame)
        if laid_for != self._laid_for:
            self._laid_for = laid_for
            self._cloth.clear()
            self._ground = self._cloth.add(Ground(self._view.palette))
            self._ground.rect = FRect(area)
            self._cloth.invalidate()
        if horizon != self._ground.horizon:
            self._ground.horizon, self._ground.moves = horizon, mustering(self._view.o)
            self._cloth.invalidate()

    def outdated(self) -> Sequence[Node]:
        """Return what looks different since the last call: while a card is aimed, only what is said. A new layout makes a
        new frame, also for other words and colors.
        """
        view = self._view
        known = (view.o, view.duel, view.frame, view.lying, view.unfolded, view.overlaid)
        if len(self._known) == len(known) and all(map(is_, known, self._known)):
            return [self._status]
        self._known = known
        words = view.context.settings, view.palette, language(), view.frame.pixels
        return [*(side.node for side in self._sides if side.differs(words)), self._status]


def horizon_of(frame: BattleFrame) -> float:
    """Return the middle of the strip between the enemies and the viewer's lines, as a share of the height."""
    upper = max((army.box.bottom for army in frame.enemies), default=frame.area.y)
    lower = max(frame.own.room.y, upper + LEAST_STRIP * frame.area.h)
    return (upper + lower) / 2 / frame.area.bottom


class _Side:
    """A part of the board with all that it was last painted from."""

    def __init__(self, node: Painting, shows: Callable[[], object]) -> None:
        self.node = node
        self._shows = shows
        self._shown: object = None

    def differs(self, words: object) -> bool:
        """Return whether it shows something else than when this was last asked."""
        shown, self._shown = self._shown, (words, self._shows())
        return shown != self._shown
