"""What a position is worth to a seat: its chance to win in log odds, so that large leads and deficits still compare."""

from __future__ import annotations

from wotrush.ai.rush.styles import BALANCED, PlayStyle
from wotrush.ai.rush.value.network import Network, features_of
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import Action
from wotrush.model.rush.events import MedalSource
from wotrush.model.rush.scoring import ahead_by, outcome_of
from wotrush.model.rush.state import Prompt
from wotrush.model.rush.turn.assault import allowed_doubles, give_medals, singles
from wotrush.model.rush.turn.siege import siege_paid

_DECIDED = 8.0
"""Log odds of a game that is won."""


class Judge:
    """Estimates what a position is worth to a seat, as if the current turn ended there.

    The seat that decides has a style; it takes all others for balanced.
    """

    def __init__(self, network: Network, root: RushGame, style: PlayStyle = BALANCED, seat: int = 0) -> None:
        self.network = network
        self.features = features_of(network, root.catalogue)
        self.features.tidy()
        self.judged = 0
        self._values: dict[int, float] = {}
        self._style, self._seat, self._liked_before = style, seat, 0.0
        self._liked_before = self._liked(root, seat)

    def answers(self, world: RushGame, seat: int) -> dict[Action, float]:
        """Return what each answer to another seat's play leads to."""
        worth = {}
        for action in world.legal_actions():
            answered = world.copy()
            answered.apply(action)
            worth[action] = self.log_odds(answered, seat)
        return worth

    def log_odds(self, world: RushGame, seat: int) -> float:
        """Return the log odds of winning, which are certain once no decision is left."""
        self.judged += 1
        if world.prompt is Prompt.OVER:
            return decided(world, seat)
        if any(world.siege_kills):
            world = medals_paid(world)
        if world.ending and world.active == seat and (seat + 1) % world.seats == world.first:
            return decided(world, seat)
        row = self.features.row(world, seat)
        value = self._values.get(row)
        if value is None:  # More than half of all positions come to the same in another order.
            value = self._values[row] = self.network.log_odds_of(row)
        return value + self._liked(world, seat)

    def _liked(self, world: RushGame, seat: int) -> float:
        """Return what the style likes about the position beyond the start, so that it never outweighs a win."""
        style = self._style
        if style is BALANCED or seat != self._seat:
            return 0.0
        liked = style.base_destroyed * world.bases_destroyed[seat]
        if style.achievement_held:
            liked += style.achievement_held * self.features.held(world, seat)
        if style.base_guarded:
            guards = world.defender[3 * seat : 3 * seat + 3]
            liked += style.base_guarded * sum([guard >= 0 for guard in guards])
        return liked - self._liked_before


def decided(world: RushGame, seat: int) -> float:
    """Return the log odds of the result if the game ended now, slightly higher the larger the lead."""
    outcome = outcome_of(world)
    lead = ahead_by(outcome.scores, seat)
    won = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
    return _DECIDED * (2.0 * won - 1.0) + lead / 100.0


def medals_paid(world: RushGame) -> RushGame:
    """Return the position with Siege Master's medals given, as at the end of the turn, in as few two-medal cards as possible."""
    paid = world.copy()
    for nation, kills in enumerate(world.siege_kills):
        paid.reward_nation = nation
        give_medals(paid, _fewest_doubles(paid, kills, nation), kills, MedalSource.SIEGE_MASTER)
        siege_paid(paid, nation)
    return paid


def _fewest_doubles(world: RushGame, kills: int, nation: int) -> int:
    """Return the first of those choices that bring the most medals."""
    return max(
        allowed_doubles(world, kills, nation),
        key=lambda doubles: 2 * doubles + singles(world, kills, doubles, nation),
    )
