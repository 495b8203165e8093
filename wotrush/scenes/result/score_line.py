"""What the result page shows of each player, and who won and why. No drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from wotrush.i18n import listed, mark, t, tn
from wotrush.match.notices import Result
from wotrush.match.seats import Player
from wotrush.model.game import ScorePart, Seat
from wotrush.spacing import numbered

PLACES = (
    mark("First place"),
    mark("Second place"),
    mark("Third place"),
    mark("Fourth place"),
    mark("Fifth place"),
    mark("Sixth place"),
    mark("Seventh place"),
    mark("Eighth place"),
)


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One player's line of the result."""

    seat: Seat
    name: str
    winner: bool
    score: int
    parts: tuple[ScorePart, ...]
    own: bool = False
    """Whether it is that of the only person at the screen."""


def score_lines(
    parts: Sequence[tuple[ScorePart, ...]], result: Result, players: Sequence[Player], you: Seat | None = None
) -> list[ScoreLine]:
    """Return the winners' lines, then the others by points. For a game that somebody left, `parts` is its state then;
    `you` is the seat of the only person at the screen.
    """
    lines = [
        ScoreLine(
            seat,
            numbered(player.name),
            seat in result.winners,
            sum(part.points for part in parts[seat]),
            parts[seat],
            seat == you,
        )
        for seat, player in enumerate(players)
    ]
    return sorted(lines, key=lambda line: (not line.winner, -line.score, line.seat))


def headline(lines: Sequence[ScoreLine], you: Seat | None) -> str:
    """Say what came of it for the only person at the screen, in seat `you`; for several or none, who won."""
    winners = [line for line in lines if line.winner]
    if len(winners) > 1:
        return t("Shared victory")
    mine = next((line for line in lines if line.seat == you), None)
    if mine is None:
        return t("{player} wins", player=winners[0].name)
    if mine.winner:
        return t("Victory")
    return t("Defeat") if len(lines) == 2 else t(PLACES[place_of(mine, lines) - 1])


def place_of(mine: ScoreLine, lines: Sequence[ScoreLine]) -> int:
    """Return the place of a line, from 1; lines with equal scores share theirs."""
    return 1 + sum((line.winner, line.score) > (mine.winner, mine.score) for line in lines)


def reason(
    lines: Sequence[ScoreLine],
    result: Result,
    players: Sequence[Player],
    decided: Mapping[str, str],
    *,
    named: bool = False,
) -> str:
    """Return the reason in one sentence. `decided` holds the sentences about tie-breaks, by `Outcome.decided_by`. The
    winner is `named` where the headline does not say who it is.
    """
    if result.gave_up is not None:
        return t("{player} has left the game.", player=players[result.gave_up].name)
    assert result.outcome is not None
    winners = [line for line in lines if line.winner]
    if len(winners) > 1:
        return tn(
            "{players}: everything is equal, at {n} point.",
            "{players}: everything is equal, at {n} points.",
            winners[0].score,
            players=listed([line.name for line in winners]),
        )
    if result.outcome.decided_by in decided:
        return t(decided[result.outcome.decided_by], winner=winners[0].name)
    ahead = winners[0].score - max(line.score for line in lines if not line.winner)
    if named:
        return tn(
            "{player} wins by {n} point.", "{player} wins by {n} points.", ahead, player=winners[0].name
        )
    return tn("Won by {n} point.", "Won by {n} points.", ahead)
