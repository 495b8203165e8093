"""The menu of a table, which opens over it: rules, settings, sharing, giving up, leaving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from pygame import FRect, Vector2

from wotrush.i18n import t
from wotrush.match.message import Message
from wotrush.match.seats import Human
from wotrush.model.game import Seat
from wotrush.scenes.page.early_input import EarlyInput
from wotrush.scenes.session.hands import closed_hands
from wotrush.scenes.session.viewpoint import Sight
from wotrush.scenes.setup.share_code import code_of_deal
from wotrush.scenes.setup.sharing import copy_code
from wotrush.scenes.style.paint import fill, shadow, write
from wotrush.scenes.style.veil import paint_veil
from wotrush.scenes.table.panels.overlay import Overlay
from wotrush.scenes.table.view import TableView
from wotrush.stage.color import Color, mix
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import grid, inset
from wotrush.stage.typography.text import Text
from wotrush.stage.widgets import Button

GIVING_UP = "give up"
Entry = tuple[str, Text, Callable[[], object]]
"""The name of an entry, its text, and what it does."""
ROW, APART = 71.0, 24.0
"""The height from one entry of the menu to the next, and how much farther down giving up stands."""
AROUND, BESIDE, GAP, WIDE = 104.0, 36.0, 12.0, 368.0
"""The room above and below all entries, to the left and to the right of them, and between two; and how wide one is at least."""
NOT_MEANT = 0.6
"""Seconds for which the question whether somebody really gives up hears no second click, so that a hurried double click does
not answer it.
"""


class TableMenu(Overlay):
    """Lies over a table that is dark meanwhile; closed by a click beside it, by Esc or by its first entry."""

    def __init__(self, view: TableView) -> None:
        super().__init__(name="table menu")
        self.view = view
        self.visible = False
        self._warned = False
        """Whether the next click on giving up gives up."""
        self._early = EarlyInput(view.context.clock, NOT_MEANT)
        self._shared_code: Message | None = None
        """The code of the deal, once it was asked for."""
        self.ways_out: Sequence[Entry] = ()
        """Entries instead of giving up and leaving."""

    def toggle(self) -> None:
        self.visible = not self.visible
        self._warned = False
        self._shared_code = None
        self.place(self.view.zones.area)

    def place(self, area: FRect) -> None:
        """Build it with as many columns as it needs, so wide that every entry can be read."""
        if not self.visible:
            return
        self.clear()
        style = replace(self.view.theme.styles.plain, ink=self.view.theme.inks.strong)
        red = replace(style, normal=replace(style.normal, text=self._red))
        entries = self._entries()
        buttons = [
            self.add(Button(red if name == GIVING_UP else style, text, action, name=f"menu {name}"))
            for name, text, action in entries
        ]
        *others, last = buttons
        apart = APART if entries[-1][0] == GIVING_UP else 0.0
        across = 1 if AROUND + ROW * len(entries) + apart <= area.h else 2
        down = -(-len(others) // across)
        wide = max(WIDE, *(button.natural_width() for button in buttons))
        high = AROUND + ROW * (down + 1) + apart
        plate = FRect(0, 0, min(area.w, 2 * BESIDE + across * (wide + GAP) - GAP), high)
        plate.center = area.center
        self.rect = plate
        inner = inset(self.bounds, BESIDE, 84, BESIDE, 32)
        below, most = ROW - GAP, inner.h - ROW - apart
        for button, cell in zip(
            others, grid(FRect(*inner.topleft, inner.w, most), across, down, gap=GAP), strict=False
        ):
            button.rect = cell
        last.rect = FRect(inner.centerx - wide / 2, inner.bottom - below, wide, below)

    @property
    def _red(self) -> Color:
        """The color of warnings, so light that it can be read on a button."""
        return mix(self.view.palette.warning, self.view.palette.text, 0.15)

    def _entries(self) -> list[Entry]:
        go, session = self.view.context.go, self.view.session
        entries: list[Entry] = [
            ("resume", t("Back to the game"), self.close),
            ("rules", t("Rules"), go.rules),
            ("settings", t("Settings"), go.settings),
            ("title", t("Save and leave"), go.title),
            (GIVING_UP, self._giving_up, self._give_up),
        ]
        if code_of_deal(self.view.session.info, session.match.setup) is not None:
            entries.insert(3, ("share", self._sharing, self._share))
        if session.watched is not None:
            entries[-2:] = [("history", t("Leave the replay"), self._to_the_history)]
        if self.ways_out:
            entries[3:] = self.ways_out
        hands: list[Entry] = [
            (f"hand {seat}", t("{player}: look at my hand", player=self.view.names[seat]), self._peek(seat))
            for seat in closed_hands(session)
        ]
        if session.shared and session.watched is None and session.viewpoint.sight is Sight.OWN:
            hands.append(("cover", t("Cover the table"), self._cover))
        person = isinstance(session.players[session.viewpoint.seat], Human)
        return [entries[0], *hands, *(entry for entry in entries[1:] if person or entry[0] != GIVING_UP)]

    def _peek(self, seat: Seat) -> Callable[[], object]:
        def peek() -> None:
            self.close()
            self.view.context.go.peek(self.view.session, seat)

        return peek

    def _cover(self) -> None:
        self.close()
        self.view.session.cover()

    def _to_the_history(self) -> None:
        if (back := self.view.session.way_back) is not None:
            back()
            return
        self.view.context.go.title()
        self.view.context.go.history()

    def _sharing(self) -> str:
        return str(self._shared_code or t("Share"))

    def _share(self) -> None:
        code = code_of_deal(self.view.session.info, self.view.session.match.setup)
        if code is not None:
            self._shared_code = copy_code(code)
            self.invalidate()

    def _giving_up(self) -> str:
        """Return what the button says: before the second click, what that would do."""
        session = self.view.session
        if not self._warned and session.shared:
            return t("{player}: give up", player=self.view.names[session.viewpoint.seat])
        if not self._warned:
            return t("Give up")
        plays_on = session.match.plays_on_without_one
        return t("Let an opponent play on?") if plays_on else t("Really give up?")

    def _give_up(self) -> None:
        """Give up at the second click, unless that is part of a double click."""
        if not self._warned:
            self._warned = True
            self._early.restart()
            self.invalidate()
        if self._early.lasts:
            return
        self.close()
        self.view.session.give_up()

    def on_press(self, point: Vector2) -> bool:
        return True

    def paint(self, canvas: Canvas) -> None:
        palette = self.view.palette
        paint_veil(canvas, self.view.zones.area.move(-self.rect.x, -self.rect.y), palette.veil)
        shadow(canvas, self.bounds, radius=16, reach=20, color=(*palette.shadow[:3], 200))
        top, bottom = palette.page
        fill(canvas, self.bounds, top, radius=16, bottom=bottom, rim=palette.gold_light)
        ink = self.view.theme.inks.heading.aligned(0.5)
        write(canvas, self.view.theme.writer, t("Menu"), ink, FRect(0, 18, self.size.x, 52))
