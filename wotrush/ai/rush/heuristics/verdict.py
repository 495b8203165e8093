"""What a rule of thumb says about one action, and the one-line reasons that the log and hints show."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from random import Random

from wotrush.model.game import Reason
from wotrush.model.rush.actions import Action

DRAWS_FIRST = Reason("Draws before deciding the rest: {card}.")
DEAREST_BUY = Reason("No dearer vehicle can be bought: {card} costs {n}.")
ONLY_BUY = Reason("It can pay for no vehicle but {card}.")
SPARING_BUY = Reason("{card} leaves {kept} free to do more than pay.")
BEST_BUY = Reason("{card} adds more to the squad than any dearer vehicle.")
RACE_BUY = Reason("{card} counts for {lead}: {mine} to {theirs} with it.")
DESTROYS = Reason("Destroys {target}.")
RAZES = Reason("Razes a base.")
DAMAGES = Reason("Damages {target} so that the next hit destroys it.")
OPENS_WAY = Reason("Damages a base so that the next hit razes it.")
SOFTENS = Reason("Damages a target for what hits it next.")
NO_TARGET = Reason("No target gains anything now.")
NO_MORE_HITS = Reason("No other hit is worth its card.")
GUARDS = Reason("Guards a base with {card}.")
RELIEVES = Reason("Relieves {target} with {card}.")
FRESH_RESERVE = Reason("The Reserve holds nothing it wants.")
KEEPS_RESERVE = Reason("Wants the furthest card of the Reserve: {card}.")
SABOTAGES = Reason("Costs every opponent a card.")
BUYS_MORE = Reason("Can pay for more than one vehicle.")
RESEARCHES = Reason("Trades {card} for a better card.")
HOPES_TO_TRADE = Reason("May find a better card for {card}.")
TAKES = Reason("Best vehicle this Research can bring: {card}.")
SURE_MEDAL = Reason("A sure medal with {card}.")
THINS = Reason("Rids its squad of weak cards.")
SCRAPS = Reason("Too weak by now: {card}.")
KEEPS_REST = Reason("Every other card is worth keeping.")
LEAST_MISSED = Reason("Will be missed least: {card}.")
DOUBLES = Reason("Two-medal cards make a stronger squad.")
ONES = Reason("Takes the medals one by one.")
NOTHING_LEFT = Reason("Nothing worth playing is left.")

FIRST = 100.0
"""More than any gain: added to the score of what must come first."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """An action, its gain in points, roughly, and the reason for it."""

    action: Action
    score: float
    reason: Reason
    params: Mapping[str, object] = field(default_factory=dict)


def best(verdicts: Iterable[Verdict], rng: Random) -> Verdict:
    """Return the verdict with the highest score; chance settles ties."""
    found = list(verdicts)
    top = max(verdict.score for verdict in found)
    equals = [verdict for verdict in found if verdict.score == top]
    return equals[int(rng.random() * len(equals))]
