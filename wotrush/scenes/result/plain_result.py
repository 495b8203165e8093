"""The result of any game, from nothing but its outcome: ranks, points and what they came from."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from wotrush.i18n import t
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import Page
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.setup.opponents import kind_name
from wotrush.scenes.setup.share_code import code_of_deal
from wotrush.scenes.style.seat_mark import SeatMark
from wotrush.stage.geometry import columns
from wotrush.stage.sprite import Sprite
from wotrush.stage.widgets import Panel

ROW = 72.0


class PlainResult(Page):
    """One row for each player, the winners first."""

    def __init__(self, context: AppContext, session: GameSession) -> None:
        result = session.result()
        assert result is not None, "only a finished game has a result"
        self.session, self._result = session, result
        super().__init__(context)

    def build(self) -> None:
        theme, session, result = self.context.theme, self.session, self._result
        gold = theme.inks.display.sized(80).colored(theme.palette.gold_light).aligned(0.5)
        names = " · ".join(session.players[seat].name for seat in result.winners)
        self._head = self.label(names, gold, name="headline")
        code = code_of_deal(session.info, session.match.setup) or ""
        self._code = self.label(code, theme.inks.small.aligned(0.5), name="code")
        scores = result.outcome.scores if result.outcome else [0] * len(session.players)
        order = sorted(
            range(len(session.players)), key=lambda seat: (seat not in result.winners, -scores[seat])
        )
        self._rows = []
        for seat in order:
            plate = self.root.add(Panel(theme.styles.plain))
            mark = plate.add(Sprite(SeatMark(seat, self.context.seat_color(seat))))
            player = session.players[seat]
            name = self.label(player.name, theme.inks.strong, plate)
            kind = self.label(partial(kind_name, session.info, player), theme.inks.body, plate)
            points = self.label(
                str(scores[seat]),
                theme.inks.strong.aligned(1.0),
                plate,
                name=f"points {seat}",
            )
            self._rows.append((plate, mark, name, kind, points))
        again = t("Rematch") if session.watched is None else t("Watch again")
        self._buttons = [
            self.button(again, lambda: self.context.go.rematch(session), name="again"),
            self.button(
                lambda: t("Watch"),
                lambda: self.context.go.watch(session.watched or session.match.journal()),
                name="watch",
            ),
            self.button(lambda: t("Title"), self.context.go.title, name="title"),
        ]

    def enter(self) -> None:
        self.interface.focus.set(self._buttons[0])

    def arrange(self, area: FRect) -> None:
        self._head.rect = FRect(area.x, area.y, area.w, 110)
        self._code.rect = FRect(area.x, area.y + 110, area.w, 36)
        width, top = min(1000.0, area.w), area.y + 160
        high = min(ROW, (area.bottom - 90 - top) / len(self._rows) - 8)
        for plate, mark, name, kind, points in self._rows:
            plate.rect = FRect(area.centerx - width / 2, top, width, high)
            mark.rect = FRect(18, (high - 24) / 2, 24, 24)
            cells = columns(FRect(60, 0, width - 84, high), 1.4, 1, 1, gap=12)
            name.rect, kind.rect, points.rect = cells
            top += high + 8
        foot = FRect(area.centerx - width / 2, area.bottom - 64, width, 60)
        for button, cell in zip(self._buttons, columns(foot, 1, 1, 1, gap=16), strict=True):
            button.rect = cell

    def go_back(self) -> None:
        self.context.go.title()
