"""World of Tanks: Rush. `RushGame.new(RushOptions(players=3), seed=1)` deals a game."""

from wotrush.model.rush.game import RushGame
from wotrush.model.rush.options import RushOptions
from wotrush.model.rush.ruleset import RushRuleset, rush_ruleset
from wotrush.model.rush.view.observation import Observation
from wotrush.model.rush.view.secrets import event_for

__all__ = ["Observation", "RushGame", "RushOptions", "RushRuleset", "event_for", "rush_ruleset"]
