"""What Rush provides to the benchmark."""

from __future__ import annotations

from wotrush.workshop.bench.contents import BenchContents
from wotrush.workshop.rush.bench.film import busy_match, film, hand_over
from wotrush.workshop.rush.bench.targets import RUSH_TARGETS

RUSH_BENCH = BenchContents(
    game="rush",
    busy_match=busy_match,
    film=film,
    film_text="from a fixed table of five with the log open: an assault that damages, destroys and blows up a base, a card "
    "used, and the end of the turn with the Reserve's shift.",
    hand_over=hand_over,
    # Slow levels are measured longer, since their long decisions are rare.
    opponents={"recruit": 1, "regular": 1, "veteran": 4, "ace": 20},
    slowest="ace",
    targets=RUSH_TARGETS,
)
