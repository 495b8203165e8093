"""What a player can work out from an observation by asking the rules, for every opponent that knows Rush.

A world is a determinized observation: nothing may be read from it but what follows from public facts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wotrush.model.rush import Observation, RushGame
from wotrush.model.rush.actions import Action
from wotrush.model.rush.cards import ONES
from wotrush.model.rush.scoring import (
    Achievement,
    Scored,
    achievement_count,
    achievement_counts,
    ahead_by,
    points_of,
)
from wotrush.model.rush.state import GONE, Prompt
from wotrush.model.rush.turn.phases import HAND


@dataclass(frozen=True, slots=True)
class HitForecast:
    """What an action of the active player would do; `world` is the game afterwards."""

    world: RushGame
    vehicles: int
    bases: int

    @property
    def destroys(self) -> bool:
        """Whether a vehicle or a base is destroyed."""
        return bool(self.vehicles or self.bases)


def forecast(world: RushGame, action: Action) -> HitForecast:
    """Try the action on a copy; nothing hidden decides what a hit or a strike does."""
    after = world.copy()
    after.apply(action)
    me = world.active
    return HitForecast(
        after,
        after.vehicles_destroyed[me] - world.vehicles_destroyed[me],
        after.bases_destroyed[me] - world.bases_destroyed[me],
    )


def settled(world: RushGame) -> RushGame:
    """Return the same game with the first answer given to every open question."""
    after = world.copy()
    while after.prompt not in (Prompt.PLAY, Prompt.ASSAULT, Prompt.REFRESH, Prompt.OVER):
        after.apply(after.legal_actions()[0])
    return after


def lead(view: Scored, seat: int) -> int:
    """Return the points ahead of the best rival; negative if behind."""
    return ahead_by(points_of(view), seat)


def standing_places(view: Observation | RushGame, seat: int) -> list[int]:
    """Return the places where that player still has a base."""
    return [place for place in range(3) if view.base[3 * seat + place] != GONE]


def progress(view: Observation | RushGame) -> float:
    """Return how far the game has come, 0 to 1, by whatever is nearest to bringing the last round."""
    if view.ending:
        return 1.0
    bases = min(len(standing_places(view, seat)) for seat in range(view.seats))
    return 1.0 - min(bases / 3, min(view.ones) / ONES)


def rivals_act_again(view: Observation | RushGame, seat: int) -> bool:
    """Return whether any rival still has a turn after this one."""
    return not view.ending or view.turn % view.seats < view.seats - 1 or view.active != seat


def margins(view: Scored, seat: int) -> dict[int, int]:
    """Return how far this player is ahead of the best rival, for each achievement in the game."""
    return {key: ahead_by(counts, seat) for key, counts in achievement_counts(view).items()}


def counts_for(view: Scored, seat: int, card: int) -> dict[int, int]:
    """Return how much one more such card in the squad would count for each achievement in the game."""
    counted = {
        achievement: achievement_count(view, seat, achievement, (card,))
        for achievement in view.achievements
        if achievement != Achievement.BASES
    }
    return {achievement: count for achievement, count in counted.items() if count}


def expected(view: Observation | RushGame, seat: int, figures: Sequence[float]) -> float:
    """Return the mean sum over that player's next hand of a figure given per card, such as power or resources."""
    squad = view.squad(seat)
    return HAND * sum(figures[card] for card in squad) / max(HAND, len(squad))
