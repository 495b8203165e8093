"""Expected values of attacks, strikes and spying: every outcome is weighted by its probability, none is sampled."""

from __future__ import annotations

from dataclasses import replace

from wotrush.ai.hunter.knowledge.kinds import harm
from wotrush.ai.hunter.situation import BattleSituation, Scored, Unit
from wotrush.model.hunter.actions import DeclareAttack, Spy
from wotrush.model.hunter.cards.words import DRY, PINNED, REVEALED
from wotrush.model.hunter.combat.attack import declared
from wotrush.model.hunter.combat.strike import hits_of, result_of, water_ignored
from wotrush.model.hunter.frames import (
    A_TARGET,
    A_UNIT,
    ATTACK,
    COUNTER_STRIKE,
    FAILED,
    KILLED,
    LEADER,
    MAIN_STRIKE,
    ROLE,
    S_DICE,
    S_KIND,
    SUCCEEDED,
    T,
    X,
    Y,
)
from wotrush.model.hunter.odds.forecast import (
    FACES,
    AttackForecast,
    StrikeChances,
    chance_of,
    forecast,
    spy_chance,
    spy_counter,
    strike_chances,
)
from wotrush.model.hunter.units import readiness

TINY = 1e-9

# Attacks


def attack_value(s: BattleSituation, action: DeclareAttack, cast: AttackForecast) -> float:
    """Return the table's value to the seat after an attack, whether its own or another player's."""
    unit, target = action.unit, action.target
    shooter, victim = s.table.owner[unit], s.table.owner[target]
    missed, hit = dry_shares(cast.attack)
    points = s.scores_for(shooter, target)
    pinned = cast.success - cast.destroys
    value = cast.destroys * _with_dry(s, unit, hit, s.gone(target), scored=points)
    value += pinned * _with_dry(s, unit, hit, s.marked(target, PINNED))
    if cast.struck:
        value += cast.lost * s.after(s.gone(unit), scored=s.scores_for(victim, unit))
        value += (cast.struck - cast.lost) * s.after(s.marked(unit, REVEALED | PINNED))
    return value + (1 - cast.success - cast.struck) * _with_dry(s, unit, missed)


def _with_dry(s: BattleSituation, unit: int, dry: float, *others: Unit, scored: Scored = ()) -> float:
    """Return the value of a change, given the probability that the unit that fired runs dry."""
    value = 0.0
    if dry < 1:
        value += (1 - dry) * s.after(s.marked(unit, REVEALED), *others, scored=scored)
    if dry > 0:
        value += dry * s.after(s.marked(unit, REVEALED | DRY), *others, scored=scored)
    return value


def dry_shares(cast: StrikeChances) -> tuple[float, float]:
    """Return the probabilities of running dry after a miss and after a hit. They differ, since high dice miss."""
    hit = chance_of(cast.number)
    nothing = 1 - cast.hits
    dice = cast.salvos if abs((1 - hit) ** cast.salvos - nothing) < TINY else 2 * cast.salvos
    quiet = max(0.0, chance_of(cast.dry_from - 1) - hit)
    missed = 1 - quiet**dice / nothing if nothing > TINY else 0.0
    if cast.dry <= 0:
        return 0.0, 0.0
    after_a_hit = (cast.dry - missed * nothing) / cast.hits if cast.hits > TINY else 0.0
    return missed, max(0.0, after_a_hit)


def attack_in_progress(s: BattleSituation, frame: list[int]) -> float:
    """Return the table's value after a declared attack whose Minefield roll is already over."""
    unit, target = frame[A_UNIT], frame[A_TARGET]
    if not s.able(unit) or not s.open(target):
        return s.now
    action = declared(frame)
    return attack_value(s, action, replace(forecast(s.table, action), mine=0.0))


# Strikes whose dice are still to be rolled


def strike_value(s: BattleSituation, strike: list[int]) -> float:
    """Return the table's value after a strike and any counter that follows if it fails."""
    return value_of_chances(s, strike, strike_chances(s.table, strike))


def value_of_chances(s: BattleSituation, strike: list[int], cast: StrikeChances) -> float:
    missed, hit = dry_shares(cast)
    value = cast.destroys * result_value(s, strike, KILLED, hit)
    value += (cast.success - cast.destroys) * result_value(s, strike, SUCCEEDED, hit)
    return value + (1 - cast.success) * result_value(s, strike, FAILED, missed)


def result_value(s: BattleSituation, strike: list[int], result: int, dry: float = 0.0) -> float:
    """Return the table's value after this result of a strike, including what follows in the same attack."""
    unit, target = strike[X], strike[Y]
    if result == KILLED:
        return _with_dry(s, unit, dry, s.gone(target), scored=s.scores_for(s.table.owner[unit], target))
    if result == SUCCEEDED:
        return _with_dry(s, unit, dry, s.marked(target, PINNED))
    return _with_dry(s, unit, dry) + follows(s, strike)


def follows(s: BattleSituation, strike: list[int]) -> float:
    """Return what the rest of an attack gains after this strike has failed."""
    attack = s.innermost(ATTACK)
    if attack is None:
        return 0.0
    action = declared(attack)
    cast = replace(forecast(s.table, action), mine=0.0)
    if strike[ROLE] == MAIN_STRIKE:
        if cast.counter is None or cast.counter_first:
            return 0.0
        unit, victim, counter = action.unit, s.table.owner[action.target], cast.counter
        lost = s.gain(s.gone(unit), scored=s.scores_for(victim, unit))
        pinned = s.gain(s.marked(unit, PINNED))
        return counter.destroys * lost + (counter.success - counter.destroys) * pinned
    if strike[ROLE] == COUNTER_STRIKE and not cast.counter_first:
        return 0.0
    if strike[ROLE] == COUNTER_STRIKE:
        cast = replace(cast, counter=None)
    return attack_value(s, action, cast) - s.now


# Dice that have been rolled


def rolled_value(s: BattleSituation, strike: list[int], dice: list[int]) -> float:
    """Return the table's value if the dice of a strike stay as they are."""
    result = result_of(strike[S_KIND], hits_of(dice, strike[LEADER], strike[T]), s.table.flags[strike[Y]])
    unit = strike[X]
    empty = max(dice) >= readiness(s.table, unit, water_ignored(s.table, strike))
    return result_value(s, strike, result, float(empty and not s.table.flags[unit] & DRY))


def strike_reroll_gain(s: BattleSituation, strike: list[int], die: int) -> float:
    """Return the average gain from re-rolling one die, or 0 if the target is destroyed anyway."""
    dice = strike[S_DICE:]
    result = result_of(strike[S_KIND], hits_of(dice, strike[LEADER], strike[T]), s.table.flags[strike[Y]])
    if not 0 < die <= len(dice) or result == KILLED:
        return 0.0
    new = sum(rolled_value(s, strike, [*dice[: die - 1], face, *dice[die:]]) for face in range(1, FACES + 1))
    return new / FACES - rolled_value(s, strike, dice)


# Spying


def seeing(s: BattleSituation, enemy: int, number: float) -> float:
    """Return what it gains to see this number of an enemy's hidden units: knowledge, and attacks on them."""
    hidden = s.hidden(enemy)
    number = min(number, len(hidden))
    if not number:
        return 0.0
    return s.weights.seen * number + target_gain(s, number)


def target_gain(s: BattleSituation, number: float) -> float:
    """Return how much better the next attack becomes with this number of additional unknown targets."""
    fire = [s.worth.fire[s.table.kinds[place]] for place in s.front(s.seat) if s.able(place)]
    best = max(fire, default=0.0) * (1 + 0.15 * (number - 1))
    return 0.7 * max(0.0, best - 0.8 * s.prospects.chance())


def spying_gain(s: BattleSituation, action: Spy, bonus: int = 0) -> float:
    """Return what spying gains, including the risk of a counterattack if it fails."""
    chance = spy_chance(s.table, action.unit, bonus)
    seen = sum(seeing(s, action.seat, die) for die in range(1, round(FACES * chance) + 1)) / FACES
    unit = action.unit
    shown = s.gain(s.marked(unit, REVEALED))
    return seen + shown - (1 - chance) * spy_risk(s, unit, action.seat)


def spy_risk(s: BattleSituation, unit: int, enemy: int) -> float:
    """Return the expected cost of the strongest counterattack on a spy that has failed."""
    stake = -s.gain(s.gone(unit), scored=s.scores_for(enemy, unit))
    known = spy_counter(s.table, Spy(unit, enemy))
    worst = harm(known.destroys, known.success - known.destroys) if known else 0.0
    if any(not s.open(place) for place in s.front(enemy)):
        worst = max(worst, s.guesses.harm(enemy, s.table.kinds[unit]))
    return worst * stake
