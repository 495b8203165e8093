"""Hits that come to nothing: damage that is repaired before anybody can use it, or a Siege Master that spares a base."""

from __future__ import annotations

from wotrush.ai.rush.blunders.turns import Blunder, Turn, TurnStep, acting_between, hastens, named
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import Attack, Strike
from wotrush.model.rush.cards import Ability
from wotrush.model.rush.state import DAMAGED

_MAY_STILL_HELP = frozenset({Ability.REPAIR, Ability.REINFORCEMENTS, Ability.SIEGE_MASTER})


def hits_for_nothing(turn: Turn) -> str | None:
    for step in turn.steps:
        if not isinstance(step.action, Attack) or step.before.options.exposed_attacker:
            continue
        slot = 3 * step.action.seat + step.action.place
        if _stays_damaged(turn, step.after, slot) and not turn.used(turn.later(step), _MAY_STILL_HELP):
            return named(step.before, step.action)
    return None


def gives_up_hits(turn: Turn) -> bool:
    """Return whether the rest of a turn leaves what its assault has damaged to be repaired by its owner."""
    if not turn.start.assaulted or turn.start.options.exposed_attacker:
        return False
    rivals = [slot for slot in range(len(turn.start.base)) if slot // 3 != turn.seat]
    return any(_stays_damaged(turn, turn.start, slot) for slot in rivals) and not turn.used(
        turn.steps, _MAY_STILL_HELP
    )


def _stays_damaged(turn: Turn, before: RushGame, slot: int) -> bool:
    """Return whether nobody destroys what is damaged there, in this turn or in another one before it is repaired."""
    if before.defender[slot] >= 0:
        damaged = before.hurt[slot] and turn.last.hurt[slot]
    else:
        damaged = before.base[slot] == DAMAGED and turn.last.base[slot] == DAMAGED
    return damaged and not acting_between(turn.last, slot // 3)


def strikes_for_nothing(turn: Turn) -> str | None:
    for step in turn.steps:
        if not isinstance(step.action, Strike) or _destroys(step.before, step.action):
            continue
        slot = 3 * step.action.seat + step.action.place
        if not (turn.last.hurt[slot] if step.action.defender else turn.last.base[slot] == DAMAGED):
            continue
        if acting_between(turn.last, step.action.seat):
            continue
        for other in step.before.legal_actions():
            if isinstance(other, Strike) and not other.defender and _spared(turn, step, other):
                return f"{step.action} although there was {other}"
    return None


def _destroys(world: RushGame, strike: Strike) -> bool:
    slot = 3 * strike.seat + strike.place
    return world.hurt[slot] if strike.defender else world.base[slot] == DAMAGED


def _spared(turn: Turn, step: TurnStep, other: Strike) -> bool:
    """Return whether this base could have been destroyed, is still damaged, and destroying it would not have brought the end."""
    if not _destroys(step.before, other) or turn.last.base[3 * other.seat + other.place] != DAMAGED:
        return False
    then = step.before.copy()
    then.record = False
    then.apply(other)
    brings_end = then.ending and not step.before.ending
    return not brings_end and not hastens(step.before, then, turn.seat)


ENTRIES = (
    Blunder(
        "hits for nothing",
        "Attacks something that is only damaged by it, and nobody finishes it in this turn nor has a turn before it is"
        " repaired; not if Repair, Reinforcements or Siege Master are used afterwards, nor with Exposed attacker.",
        hits_for_nothing,
    ),
    Blunder(
        "strikes for nothing",
        "Damages something by Siege Master that nobody can finish, although it could have razed a damaged base that is"
        " still damaged at the end of the turn.",
        strikes_for_nothing,
    ),
)
