"""What a result page tells of a finished game: ranks, parts of the score, achievements, final squads; no drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wotrush.i18n import listed, mark, t, tn
from wotrush.match.notices import Result
from wotrush.match.seats import Player
from wotrush.model.game import ScorePart, Seat
from wotrush.model.rush import Observation
from wotrush.model.rush.cards import Nation, VehicleClass
from wotrush.model.rush.scoring import achievement_counts, counted_squad, holder, score_parts
from wotrush.scenes.result.part_label import PartLabel
from wotrush.scenes.rush.texts.words import achievement_name

SCORE_PARTS = {
    "medals": PartLabel("medal", mark("Medals")),
    "bases": PartLabel("bases_only", mark("Bases")),
    "achievements": PartLabel("laurel", mark("Achievements")),
}

DECIDED = {
    "vehicles destroyed": mark("A tie on points: {winner} destroyed more vehicles."),
    "bases destroyed": mark("A tie on points and vehicles destroyed: {winner} destroyed more bases."),
    "achievements": mark("A tie on points and on what was destroyed: {winner} holds more achievements."),
}


@dataclass(frozen=True, slots=True)
class FinalScore:
    """One player's line of the result."""

    seat: Seat
    name: str
    winner: bool
    score: int
    parts: tuple[ScorePart, ...]
    achievements: tuple[int, ...]
    """Those held."""
    counts: dict[int, int]
    """Of every achievement in the game, what the player has of it."""
    classes: tuple[int, ...]
    nations: tuple[int, ...]
    cards: int
    vehicles_destroyed: int
    bases_destroyed: int


def final_scores(o: Observation, result: Result, players: Sequence[Player]) -> list[FinalScore]:
    """The winners first, then by points; of a game that somebody left, as it stood."""
    parts = result.outcome.parts if result.outcome else score_parts(o)
    every = achievement_counts(o)
    held = {achievement: holder(counts) for achievement, counts in every.items()}
    lines = [
        FinalScore(
            seat=seat,
            name=player.name,
            winner=seat in result.winners,
            score=sum(part.points for part in parts[seat]),
            parts=parts[seat],
            achievements=tuple(a for a, owner in held.items() if owner == seat),
            counts={achievement: counts[seat] for achievement, counts in every.items()},
            classes=_counts(o, seat, o.catalogue.cls, len(VehicleClass)),
            nations=_counts(o, seat, o.catalogue.nation, len(Nation)),
            cards=len(counted_squad(o, seat)),
            vehicles_destroyed=o.vehicles_destroyed[seat],
            bases_destroyed=o.bases_destroyed[seat],
        )
        for seat, player in enumerate(players)
    ]
    return sorted(lines, key=lambda line: (not line.winner, -line.score, line.seat))


def _counts(o: Observation, seat: Seat, values: Sequence[int], kinds: int) -> tuple[int, ...]:
    """Vehicles of the squad by class or nation."""
    vehicles = [card for card in counted_squad(o, seat) if o.catalogue.cls[card] >= 0]
    return tuple(sum(values[card] == kind for card in vehicles) for kind in range(kinds))


def headline(lines: Sequence[FinalScore], you: Seat | None) -> str:
    """Who won. `you`: the one person at the screen."""
    winners = [line for line in lines if line.winner]
    if len(winners) > 1:
        return t("{players} share the win", players=listed([line.name for line in winners]))
    if winners[0].seat == you:
        return t("Victory")
    return t("{player} wins", player=winners[0].name)


def reason(lines: Sequence[FinalScore], result: Result, players: Sequence[Player]) -> str:
    """Why, in one sentence."""
    if result.gave_up is not None:
        return t("{player} has left the game.", player=players[result.gave_up].name)
    assert result.outcome is not None
    winners = [line for line in lines if line.winner]
    if len(winners) > 1:
        return tn(
            "Everything is equal, at {n} point.", "Everything is equal, at {n} points.", winners[0].score
        )
    if result.outcome.decided_by in DECIDED:
        return t(DECIDED[result.outcome.decided_by], winner=winners[0].name)
    ahead = winners[0].score - max(line.score for line in lines if not line.winner)
    return tn("Won by {n} point.", "Won by {n} points.", ahead)


def achievements_text(line: FinalScore) -> str:
    """The names of those held."""
    return " · ".join(achievement_name(achievement) for achievement in line.achievements)
