"""What a turning point says on its card: when, what happened, what it did to the lead."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wotrush.i18n import t
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.rush.result.moment_card import MomentCard, MomentWords
from wotrush.scenes.rush.result.turning_points import TurningPoint, deed_text, standing_text
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.stage.typography.text import Segment, Segments

FEW = 2
"""Deeds that are told on a small card."""


def turning_card(
    context: AppContext, number: int, point: TurningPoint, names: Sequence[str], on_open: Callable[[], None]
) -> MomentCard:
    """A click or Enter on it leads to that moment."""

    def when() -> str:
        return t("Round {round}: {player}", round=point.told.round, player=names[point.told.seat])

    def deeds(roomy: bool) -> str:
        told = point.told.deeds[: None if roomy else FEW]
        return " ".join(deed_text(deed, names) for deed in told)

    def changes() -> Segments:
        """Who won or lost how much, by their marks."""
        segments: list[Segment] = []
        for seat, change in enumerate(point.changes):
            if change:
                figure = f"{change:+d}".replace("-", "−")
                segments += [seat_icon(seat, context.seat_color(seat)), f"\u00a0{figure}  "]
        return segments

    words = MomentWords(when, changes, deeds, lambda: standing_text(point, names))
    return MomentCard(context, "turning point", number, words, on_open)
