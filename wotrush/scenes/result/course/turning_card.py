"""The card of a turning point: when it was, what happened, and how that changed the lead."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.contents import ResultContents
from wotrush.scenes.result.course.moment_card import MomentCard, MomentWords
from wotrush.scenes.result.course.turning_points import TurningPoint, standing_text
from wotrush.scenes.result.report import heading_of
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.stage.typography.text import Segment, Segments

FEW = 2
"""The number of changes that a small card shows."""


def turning_card(
    context: AppContext,
    number: int,
    point: TurningPoint,
    names: Sequence[str],
    contents: ResultContents,
    on_open: Callable[[], None],
) -> MomentCard:
    """Return the card; a click or Enter on it calls `on_open`."""

    def what(roomy: bool) -> str:
        changes = point.turn.changes[: None if roomy else FEW]
        return " ".join(contents.change_text(change, names) for change in changes)

    def differences() -> Segments:
        """Return who won or lost how much, each with the player's mark."""
        segments: list[Segment] = []
        for seat, difference in enumerate(point.differences):
            if difference:
                figure = f"{difference:+d}".replace("-", "−")
                segments += [seat_icon(seat, context.seat_color(seat)), f"\u00a0{figure}  "]
        return segments

    words = MomentWords(
        lambda: heading_of(point.turn, names), differences, what, lambda: standing_text(point, names)
    )
    pictures = map(contents.change_picture, point.turn.changes)
    picture = next((face for face in pictures if face is not None), None)
    return MomentCard(context, "turning point", number, words, on_open, picture)
