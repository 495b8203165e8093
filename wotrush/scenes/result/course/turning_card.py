"""The card of a turning point: in which round it was, what happened, and how that changed the lead."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wotrush.i18n import t
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.contents import ResultContents
from wotrush.scenes.result.course.moment_card import MomentCard, MomentWords
from wotrush.scenes.result.course.turning_points import TurningPoint, standing_text
from wotrush.scenes.result.seat_gains import seat_gains
from wotrush.stage.typography.text import Segments


def turning_card(
    context: AppContext,
    number: int,
    point: TurningPoint,
    names: Sequence[str],
    contents: ResultContents,
    on_open: Callable[[Callable[[], str]], None],
) -> MomentCard:
    """Return the card; a click or Enter on it calls `on_open`."""

    def what() -> Sequence[str]:
        # All of it, since the heading adds it up.
        return [" ".join(contents.change_text(change, names) for change in point.turn.changes)]

    def differences() -> Segments:
        return seat_gains(context, point.differences)

    words = MomentWords(
        lambda: t("Round {round}: {player}", round=point.turn.round, player=names[point.turn.seat]),
        differences,
        what,
        lambda: standing_text(point, names),
    )
    pictures = map(contents.change_picture, point.turn.changes)
    picture = next((face for face in pictures if face is not None), None)
    return MomentCard(context, "turning point", number, words, on_open, picture)
