"""The rules of World of Tanks: Rush. `RushGame.new(RushOptions(players=3), seed=1)` deals a game."""

from wotrush.model.rush.game import RushGame
from wotrush.model.rush.options import RushOptions
from wotrush.model.rush.ruleset import RushRuleset, rush_ruleset
from wotrush.model.rush.view.observation import Observation
from wotrush.model.rush.view.secrets import event_for
from wotrush.model.rush.worlds import dealt_anew, determinize

__all__ = [
    "Observation",
    "RushGame",
    "RushOptions",
    "RushRuleset",
    "dealt_anew",
    "determinize",
    "event_for",
    "rush_ruleset",
]
