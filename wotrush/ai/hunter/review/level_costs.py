"""What a hundred decisions of each level cost, in wins: the measure of what a person's cost."""

from __future__ import annotations

EVALUATOR = ""
COSTS = {"recruit": 1.0, "regular": 0.0}
