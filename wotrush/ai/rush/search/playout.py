"""Plays a sampled world on, with planned turns for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from wotrush.ai.rush.search.outlooks import chance
from wotrush.ai.rush.search.planner import Planner, carry_out
from wotrush.model.rush import RushGame, dealt_anew
from wotrush.model.rush.actions import Action
from wotrush.model.rush.state import Prompt


def played_out(
    planner: Planner, world: RushGame, steps: Sequence[Action], seat: int, last: int, rng: Random
) -> float:
    """Return the chance to win at the end of the turn `last`, one of this seat's, when everybody plays on by plans of
    their own.

    Whoever plans knows what its seat sees, with its rivals' hands dealt anew; a plan holds until its seat sees something new.
    """
    world = world.copy()
    while True:
        for action in steps:
            carry_out(world, action)
        if world.prompt is Prompt.OVER or world.turn > last:
            return chance(planner.judge.log_odds(world, seat))
        known = dealt_anew(world, world.active, rng)
        best = planner.ways(known)[0]
        steps = best.until_news(known.turn)
        if world.turn == last and len(steps) >= len(best.actions):
            return chance(best.value)
