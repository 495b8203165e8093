"""What a hundred decisions of each level cost, in wins: the measure of what a person's cost.

Measured on 24 and 26 November 2026 by `python -m tests.proofs.reviews`, with this version of the evaluator, on the games that
docs/verification.md names. Measure again when the evaluator or a level changes. Veteran and ace plan by the network that the
evaluator plans by, so that it finds next to nothing wrong with either.
"""

from __future__ import annotations

EVALUATOR = "2-9a59aa2a9313"
COSTS = {"recruit": 1.56, "regular": 1.08, "veteran": -0.03, "ace": -0.04}
