"""The forecast of an attack in the middle: its kinds with their chances, every sum in its order, and a bar of outcomes."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.forecast import AttackForecast, forecast
from wotrush.model.hunter.view.open_table import open_table
from wotrush.scenes.hunter.duel.duel import FACES, DuelRow, Roll
from wotrush.scenes.hunter.duel.sums import forecast_rows
from wotrush.scenes.hunter.duel.words import row_title, sum_text
from wotrush.scenes.hunter.play.chances import by_promise
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.hunter.texts.figures import faces_text, percent
from wotrush.scenes.hunter.texts.naming import card_name
from wotrush.scenes.hunter.texts.words import strike_name
from wotrush.scenes.style.paint import fill, write
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, inset, rows
from wotrush.stage.layer import StaticLayer
from wotrush.stage.typography.text import Segment, Span

MOST_KINDS = 4
BAR, GAP = 24.0, 4.0


class ForecastPanel(StaticLayer):
    """Shown while an attack is aimed; of several kinds the most promising is reckoned up."""

    def __init__(self, view: BattleView) -> None:
        super().__init__(name="forecast")
        self.view = view
        self._actions: tuple[act.DeclareAttack, ...] = ()
        self.visible = False

    def show(self, actions: Sequence[act.HunterAction]) -> None:
        """Show the forecast of the attacks among these actions; without any the panel is hidden."""
        kinds = by_promise(self.view.o, actions) if actions else ()
        attacks = tuple(action for action in kinds if isinstance(action, act.DeclareAttack))
        self.visible = bool(attacks)
        if attacks != self._actions or self.rect != self.view.frame.choices:
            self._actions, self.rect = attacks, FRect(self.view.frame.choices)
            self.invalidate()

    def paint(self, canvas: Canvas) -> None:
        if not self._actions:
            return
        view, palette = self.view, self.view.palette
        table = open_table(view.o)
        casts = {action: forecast(table, action) for action in self._actions}
        best = self._actions[0]
        fill(canvas, self.bounds, palette.bar[1], radius=10, rim=palette.gold_dim)
        inner = inset(self.bounds, 14, 6)
        sums = forecast_rows(view.o, best, casts[best])
        parts = rows(inner, *[1] * (len(sums) + (len(casts) > 1)), -BAR, gap=GAP)
        if len(casts) > 1:
            self._kinds(canvas, casts, best, parts.pop(0))
        for row, part in zip(sums, parts, strict=False):
            self._sum(canvas, row, part)
        self._bar(canvas, casts[best], best, parts[-1])

    def _kinds(
        self,
        canvas: Canvas,
        casts: dict[act.DeclareAttack, AttackForecast],
        best: act.HunterAction,
        box: FRect,
    ) -> None:
        """Paint the kinds of attack, each with its digit key; when it is let go they can be clicked."""
        shown = [*casts][:MOST_KINDS]
        palette = self.view.palette
        for i, (action, cell) in enumerate(zip(shown, columns(box, *[1] * len(shown), gap=6), strict=True)):
            rim = palette.gold_light if action is best else palette.panel_rim
            fill(canvas, cell, palette.panel_raised[1], radius=6, rim=rim)
            name = t("charge") if action.charge else strike_name(action.kind, action.salvos)
            ink = self.view.theme.inks.small.sized(19).colored(palette.text).aligned(0.5)
            key = Span(str(i + 1), ink.underlined())
            text: list[Segment] = [key, f"  {name} {percent(casts[action].success)}"]
            write(canvas, self.view.theme.writer, text, ink, inset(cell, 6, 0))

    def _sum(self, canvas: Canvas, row: DuelRow, box: FRect) -> None:
        """Paint who fires, the sum, the faces that hit and those that run it dry, and the chance."""
        view, palette, inks = self.view, self.view.palette, self.view.theme.inks
        tone = palette.legal if row.seat == view.o.seat else palette.hostile
        chance = inks.strong.sized(min(24.0, box.h)).colored(tone).aligned(1.0)
        write(canvas, view.theme.writer, percent(row.chance), chance, FRect(box.right - 70, box.y, 70, box.h))
        who = row_title(row) if row.roll is Roll.MINES else card_name(view.o, row.unit)
        hits = t("hits on {faces}", faces=faces_text(row.number)) if row.number > 0 else t("cannot hit")
        text = f"{who}: {sum_text(row)}, {hits}"
        if row.unit and row.dry_from <= FACES:
            text += f", {t('dry on {faces}', faces=faces_text(row.dry_from, upwards=True))}"
        ink = inks.small.sized(min(21.0, box.h * 0.9)).colored(
            palette.text if row.number > 0 else palette.warning
        )
        write(canvas, view.theme.writer, text, ink, FRect(box.x, box.y, box.w - 80, box.h))

    def _bar(self, canvas: Canvas, cast: AttackForecast, action: act.DeclareAttack, box: FRect) -> None:
        """Paint how the attack may end, as parts of one bar."""
        palette, o = self.view.palette, self.view.o
        pinned = cast.success - cast.destroys
        points = o.catalogue.points[o.kinds[action.target]]
        parts: list[tuple[float, str, Color]] = [
            (cast.destroys, t("+{points} for you", points=points), palette.legal),
            (pinned, t("pinned"), palette.gold_light),
            (1 - cast.success - cast.struck, t("nothing"), palette.text_faint),
            (cast.struck - cast.lost, t("pinned yourself"), palette.warning),
            (cast.lost, t("lost"), palette.hostile),
        ]
        at = box.x
        for share, name, color in parts:
            if share <= 0.004:
                continue
            cell = FRect(at, box.y, box.w * share, box.h)
            at += cell.w
            fill(canvas, inset(cell, 1, 0), (*color[:3], 210), radius=5)
            ink = self.view.theme.inks.strong.sized(18).colored(palette.on_gold).aligned(0.5)
            texts = (f"{name} {percent(share)}", percent(share))
            writer = self.view.theme.writer
            fitting = next((text for text in texts if writer.units(text, ink).x < cell.w - 6), "")
            write(canvas, writer, fitting, ink, cell)
