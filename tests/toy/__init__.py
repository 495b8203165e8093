"""Stakes, a toy game in every layer: the proof that any game fits, and the example for the next one."""

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
