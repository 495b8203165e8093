"""What a hundred decisions of each level cost, in wins: the measure of what a person's cost.

Measured on 27 November 2026 by `python -m tests.proofs.reviews`, with this version of the evaluator, on the games that
docs/verification.md names. Measure again when the evaluator or a level changes. A decision is compared with what a regular would
do, so that a regular lies at zero.
"""

from __future__ import annotations

EVALUATOR = "2-5357c50ec62a"
COSTS = {"recruit": 0.25, "regular": 0.0}
