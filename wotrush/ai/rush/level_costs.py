"""What a hundred decisions of each level cost, in wins: the measure of what a person's cost.

Measured on 24 November 2026 by `python -m tests.proofs.reviews` on the games that docs/verification.md names, at the
evaluator's version below; measure again when that changes.
"""

from __future__ import annotations

EVALUATOR = "1-9a59aa2a9313"
COSTS = {"recruit": 1.48, "regular": 0.74, "veteran": 0.43, "ace": 0.03}
