"""Where rules of thumb aim Siege Master: to destroy, or to prepare what another hit finishes this turn."""

from __future__ import annotations

from wotrush.ai.rush.heuristics import knowledge as know
from wotrush.ai.rush.heuristics import verdict as why
from wotrush.ai.rush.heuristics.assault import plan_assault
from wotrush.ai.rush.heuristics.situation import Situation
from wotrush.ai.rush.heuristics.verdict import Verdict
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import Strike, Use
from wotrush.model.rush.cards import Ability
from wotrush.model.rush.state import Prompt


def strikes(sit: Situation, world: RushGame, using: int) -> list[Verdict]:
    """Return one verdict for each target; `world` waits for the target of the card being used."""
    partner = any(
        ability is Ability.SIEGE_MASTER
        for card in world.hands[sit.me]
        for ability, _ in sit.catalogue.abilities[card]
        if sit.o.playable(card)
    )
    before = 0.0 if world.assaulted else plan_assault(sit, _struck_nowhere(world)).total
    return [
        _strike(sit, world, action, using, before, partner)
        for action in world.legal_actions()
        if isinstance(action, Strike)
    ]


def _strike(
    sit: Situation, world: RushGame, strike: Strike, using: int, before: float, partner: bool
) -> Verdict:
    seen = know.forecast(world, strike)
    if seen.destroys:
        gain = sit.worth.of_destroying(world, strike.seat, seen, sit.catalogue.nation[using])
        gain += sit.worth.of_ending(world, seen.world)
        if seen.bases:
            return Verdict(strike, gain, why.RAZES)
        target = world.defender[3 * strike.seat + strike.place]
        return Verdict(strike, gain, why.DESTROYS, {"target": sit.name(target)})
    follow = [0.0]
    if not world.assaulted:
        follow.append(plan_assault(sit, know.settled(seen.world)).total - before)
    if partner:
        again = know.forecast(_aimed_again(world, seen.world), strike)
        follow.append(sit.worth.of_destroying(world, strike.seat, again, sit.catalogue.nation[using]) / 2)
    gain = max(follow)
    return Verdict(strike, gain, why.SOFTENS if gain > 0 else why.NO_TARGET)


def _struck_nowhere(world: RushGame) -> RushGame:
    """Return the game with the card used and no target hit, to see what the assault could do anyway."""
    after = know.settled(world)
    after.base, after.defender, after.hurt = world.base[:], world.defender[:], world.hurt[:]
    after.ending, after.legal = world.ending, None
    return after


def _aimed_again(world: RushGame, after: RushGame) -> RushGame:
    """Return the game with the damage done and the same question asked again, as for a second Siege Master."""
    again = world.copy()
    again.base, again.hurt, again.legal = after.base[:], after.hurt[:], None
    return again


def best_strike(sit: Situation, world: RushGame, card: int) -> Verdict | None:
    """Return what using this card would destroy, or None if there is nothing to strike."""
    aimed = know.forecast(world, Use(card)).world
    if aimed.prompt is not Prompt.STRIKE:
        return None
    return max(strikes(sit, aimed, card), key=lambda verdict: verdict.score)
