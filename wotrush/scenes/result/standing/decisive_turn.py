"""The turn that decided a game, told among its highlights."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.i18n import t
from wotrush.model.game import Seat
from wotrush.scenes.result.contents import Highlight, ResultContents
from wotrush.scenes.result.course.turning_points import lead_of, standing_text, strongest_points
from wotrush.scenes.result.report import GameReport, heading_of

MOST_CHANGES = 2
"""How many changes of points it is told with."""


def decisive_turn(
    contents: ResultContents, report: GameReport, names: Sequence[str], winner: Seat
) -> Highlight | None:
    """Return the turn in which the winner gained most for good; None if there was none."""
    points = strongest_points(report, winner)
    gains = (p for p in points if lead_of(p.turn.points, winner) > lead_of(p.before, winner))
    point = next(gains, None)
    if point is None:
        return None
    turn = point.turn
    told = turn.changes[:MOST_CHANGES]
    faces = [face for change in told if (face := contents.change_picture(change)) is not None]
    gain = point.differences[turn.seat]
    standing = standing_text(point, names)
    sentences = [*(contents.change_text(change, names) for change in told), standing]
    return Highlight(
        t("The decisive turn"),
        turn.seat,
        "\n".join([heading_of(turn, names), " ".join(sentences)]),
        f"{gain:+d}".replace("-", "−") if gain else "",
        tuple(faces[:1]),
        "\n".join([heading_of(turn, names), standing]),
    )
