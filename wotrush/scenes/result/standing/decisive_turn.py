"""The turn that decided a game, told among its highlights."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from wotrush.i18n import t
from wotrush.model.game import Seat
from wotrush.scenes.result.chance_figures import with_sign
from wotrush.scenes.result.contents import Highlight, ResultContents
from wotrush.scenes.result.course.turning_points import (
    TurningPoint,
    lead_of,
    standing_text,
    strongest_points,
    turning_points,
)
from wotrush.scenes.result.report import GameReport, heading_of


def decisive_turn(
    contents: ResultContents, report: GameReport, names: Sequence[str], winner: Seat
) -> Highlight | None:
    """Return the turn that decided the game for the winner; None if there was none. Only one of the turning points is said to
    be decisive.
    """
    point = deciding_point(report, winner)
    if point is None:
        return None
    turn = point.turn
    faces = [face for change in turn.changes if (face := contents.change_picture(change)) is not None]
    gain, several = point.differences[turn.seat], sum(map(bool, point.differences)) > 1
    standing = standing_text(point, names)
    changes = " ".join(contents.change_text(change, names) for change in turn.changes)
    named = names[turn.seat] in changes
    heading = t("Round {round}", round=turn.round) if named else heading_of(turn, names)
    forms = [f"{heading}\n{changes} {standing}", f"{heading}\n{changes}", changes] if changes else []
    turned = turn.turn in {one.turn.turn for one in turning_points(report, winner)}
    text, *shorter = *forms, f"{heading}\n{standing}"
    return Highlight(
        t("The decisive turn") if turned and lead_of(point.before, winner) <= 0 else t("The key turn"),
        turn.seat,
        text,
        with_sign(gain) if gain else "",
        tuple(point.differences) if several else (),
        tuple(faces[:1]),
        tuple(shorter),
        round=turn.round,
    )


def with_decisive_turn(highlights: Sequence[Highlight], turn: Highlight | None) -> list[Highlight]:
    """Return the highlights and at last the decisive turn, unless one of them tells what happened in it: that one says as its
    last line what it decided.
    """
    if turn is None:
        return list(highlights)
    same = [one for one in highlights if (one.round, one.seat) == (turn.round, turn.seat)]
    if not same:
        return [*highlights, turn]
    standing = (turn.shorter[-1] if turn.shorter else turn.text).partition("\n")[2]
    first = same[0]
    whole = replace(first, text=f"{first.text} {standing}", shorter=(first.text, *first.shorter))
    return [whole if one is first else one for one in highlights]


def deciding_point(report: GameReport, winner: Seat) -> TurningPoint | None:
    """Return the last turn of the second half that gave the winner the lead for good or, if there was none, the one that
    enlarged it most; none after which somebody else led, and none of whose gain nothing was left in the end. The winner's
    own turns come first; earlier ones count only if there are no others. It is one of the turning points, if any of these
    gained something for good.
    """
    turning = {point.turn.turn for point in turning_points(report, winner)}
    places = {turn.turn: at for at, turn in enumerate(report.turns)}
    gains = [
        point
        for point in strongest_points(report, winner)
        if lead_of(point.turn.points, winner) > max(0, lead_of(point.before, winner))
        and _gains(report.kept(places[point.turn.turn]), winner)
    ]
    gains = [point for point in gains if point.turn.turn in turning] or gains
    half = report.turns[len(report.turns) // 2].turn if report.turns else 0
    late = [point for point in gains if point.turn.turn >= half]
    late = [point for point in late if point.turn.seat == winner] or late
    taking = [point for point in late if lead_of(point.before, winner) <= 0]
    last = max(taking, key=lambda point: point.turn.turn, default=None)
    return last or next(iter(late or gains), None)


def _gains(kept: Sequence[int], winner: Seat) -> bool:
    """Return whether these points bring a seat nearer to victory."""
    return kept[winner] > 0 or any(points < 0 for seat, points in enumerate(kept) if seat != winner)
