"""Stakes, a toy game in every layer: the proof that any game is carried, and the example for another one."""

from tests.toy.model import (
    RULESET,
    ToyAction,
    ToyEvent,
    ToyGame,
    ToyObservation,
    ToyRuleset,
    toy_ruleset,
)

__all__ = ["RULESET", "ToyAction", "ToyEvent", "ToyGame", "ToyObservation", "ToyRuleset", "toy_ruleset"]
