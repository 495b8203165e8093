"""Tips that explain in one sentence what a figure on the table consists of."""

from __future__ import annotations

from wotrush.i18n import t
from wotrush.model.game import Seat
from wotrush.model.rush.scoring import ACHIEVEMENT_POINTS, achievement_counts, score_parts
from wotrush.scenes.rush.board.own_board import what_is_left
from wotrush.scenes.rush.texts import words
from wotrush.scenes.rush.view.film import Pile
from wotrush.scenes.rush.view.view import View


def points_tip(view: View, seat: Seat) -> str:
    """Return where a player's points come from so far, what decides between players who are level at the top, and who began."""
    medals, bases, achievements = score_parts(view.counted)[seat]
    points = t(
        "{player} now: {medals} from medals, {bases} from bases, {achievements} from achievements.",
        player=view.names[seat],
        medals=medals.points,
        bases=bases.points,
        achievements=achievements.points,
    )
    began = t("{player} began the game.", player=view.names[seat]) if seat == view.o.first else ""
    return " ".join(filter(None, (points, _tie_tip(view, seat), began)))


def _tie_tip(view: View, seat: Seat) -> str:
    """Return what decides if that player is level with another one at the top."""
    o = view.counted
    totals = [sum(part.points for part in parts) for parts in score_parts(o)]
    level = [other for other, total in enumerate(totals) if total == max(totals)]
    if seat not in level or len(level) < 2 or not any(totals):
        return ""
    counts = ", ".join(f"{view.name_for(other)} {o.vehicles_destroyed[other]}" for other in level)
    return t("If it stays level, most vehicles destroyed decides: {counts}.", counts=counts)


def medals_tip(view: View, nation: int) -> str:
    return t(
        "{nation}: one-medal cards left: {ones}, two-medal cards: {twos}. When the last one-medal card is "
        "taken, this round is the last.",
        nation=words.nation_name(nation),
        ones=view.size(Pile.ONES, nation),
        twos=view.size(Pile.TWOS, nation),
    )


def left_tip(view: View) -> str:
    """Return what the viewer can still do in this turn."""
    return " · ".join(left.text for left in what_is_left(view)) if view.own_turn else ""


def achievement_tip(view: View, achievement: int) -> str:
    """Return how many each player has; only strictly the most wins the achievement."""
    counts = achievement_counts(view.counted)[achievement]
    each = ", ".join(f"{view.name_for(seat)} {count}" for seat, count in enumerate(counts))
    return t(
        "{name}: {points} points for whoever alone has the most. {counts}",
        name=words.achievement_name(achievement),
        points=ACHIEVEMENT_POINTS,
        counts=each,
    )
