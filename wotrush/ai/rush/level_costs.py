"""What a hundred decisions of each level cost, in wins: the measure of what a person's cost.

Measured on 27 November 2026 by `python -m tests.proofs.reviews`, with this version of the evaluator, on the games that
docs/verification.md names. Measure again when the evaluator or a level changes.
"""

from __future__ import annotations

EVALUATOR = "3-9a59aa2a9313"
COSTS = {"recruit": 2.01, "regular": 1.34, "veteran": 0.48, "ace": 0.14}
