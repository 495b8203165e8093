"""Values plays inside a window: on a strike's dice or hits, against aircraft, or on another player's card."""

from __future__ import annotations

from wotrush.ai.hunter.effects import Effect, Outcomes, effect_of
from wotrush.ai.hunter.fights import (
    follows,
    result_value,
    seeing,
    spy_risk,
    spying_gain,
    strike_reroll_gain,
    strike_value,
    value_of_chances,
)
from wotrush.ai.hunter.situation import BattleSituation
from wotrush.model.hunter.actions import AntiAir, Counterattack, PlayEvent, Spy, UseCommander
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.cards.words import BACK, DRY, PINNED, REVEALED
from wotrush.model.hunter.combat.strike import counter_kind, result_of
from wotrush.model.hunter.frames import (
    AIR,
    AMBUSH_STRIKE,
    ATTACK,
    COUNTER_STRIKE,
    E_SEAT,
    HITS,
    O_DICE,
    O_T,
    P_DICE,
    P_SEAT,
    P_T,
    P_UNIT,
    PLAY,
    S_KIND,
    SHOT,
    SPY_COUNTER,
    SPY_STRIKE,
    SPYING,
    STRIKE,
    Y,
)
from wotrush.model.hunter.odds.forecast import FACES, StrikeChances, chance_of, counter_chances
from wotrush.model.hunter.plays.air import shot_dry_from, shot_number
from wotrush.model.hunter.plays.modifiers import COMMANDED, NEEDED, Modifier, modified

HOPELESS = 1.0
"""The cost of rolling dice that cannot hit."""


def procedure(s: BattleSituation) -> list[int]:
    """Return the procedure that the window belongs to."""
    frame = s.innermost(ATTACK, STRIKE, SPYING, PLAY, SHOT)
    assert frame is not None
    return frame


# Counters


def counter_cast(s: BattleSituation, action: Counterattack) -> StrikeChances:
    """Return the chances of a counterattack that is offered now."""
    return counter_chances(s.table, action, _role(s))


def _role(s: BattleSituation) -> int:
    """Return the role of the counterattack that is offered now."""
    return SPY_STRIKE if s.table.stack[-1][0] == SPY_COUNTER else COUNTER_STRIKE


def counter_gain(s: BattleSituation, action: Counterattack) -> float:
    """Return what a counterattack gains over letting the attack or the spying go ahead."""
    cast = counter_cast(s, action)
    if cast.number < 1:
        return -HOPELESS
    unit, target = action.unit, action.target
    kind = counter_kind(s.catalogue.types, s.table.kinds[unit], s.table.kinds[target])
    strike = [STRIKE, 0, unit, target, kind, action.salvos, _role(s)]
    declined = s.now + follows(s, strike)
    return value_of_chances(s, strike, cast) - declined


def ambush_gain(s: BattleSituation, outcomes: Outcomes, action: PlayEvent) -> float:
    """Return what the ambusher's strike gains; the attack does not happen if the strike succeeds."""
    unit, target = action.unit, action.target
    cast = counter_chances(s.table, Counterattack(unit, target, action.number or 1), AMBUSH_STRIKE)
    won = s.after(s.gone(target), scored=s.scores_for(s.seat, target))
    pinned = s.after(s.marked(target, PINNED))
    value = cast.destroys * won + (cast.success - cast.destroys) * pinned + (1 - cast.success) * outcomes.base
    return value - outcomes.base + s.gain(s.marked(unit, REVEALED)) + cast.dry * s.gain(s.marked(unit, DRY))


# READY


def strengthening_gain(s: BattleSituation, action: Modifier) -> float:
    """Return what a play gains that changes the strike that is about to be rolled."""
    strike = s.innermost(STRIKE)
    if strike is None:
        return 0.0
    return strike_value(s, modified(s.table, action, strike)) - strike_value(s, strike)


def scouting_gain(s: BattleSituation) -> float:
    """Return what a Scout Leader gains."""
    frame = s.innermost(SPYING)
    if frame is None:
        return 0.0
    action = Spy(frame[P_UNIT], frame[P_SEAT])
    return spying_gain(s, action, bonus=COMMANDED[w.SCOUT_LEADER]) - spying_gain(s, action)


def guiding_gain(s: BattleSituation, outcomes: Outcomes, action: UseCommander) -> float:
    """Return what an Air Liaison gains."""
    frame = procedure(s)
    changed = modified(s.table, action, frame)
    return outcomes.of(effect_of(changed)) - outcomes.of(effect_of(frame))


# ROLLED


def reroll_gain(s: BattleSituation, outcomes: Outcomes, die: int) -> float:
    """Return what re-rolling a die gains."""
    frame = procedure(s)
    if frame[0] == STRIKE:
        return strike_reroll_gain(s, frame, die)
    if frame[0] == SPYING:
        return _spy_reroll_gain(s, frame)
    return _shot_reroll_gain(s, outcomes, frame)


def _spy_reroll_gain(s: BattleSituation, frame: list[int]) -> float:
    def worth(die: int) -> float:
        if die <= frame[P_T]:
            return seeing(s, frame[P_SEAT], die)
        return -spy_risk(s, frame[P_UNIT], frame[P_SEAT])

    return sum(worth(die) for die in range(1, FACES + 1)) / FACES - worth(frame[P_DICE])


def _shot_reroll_gain(s: BattleSituation, outcomes: Outcomes, frame: list[int]) -> float:
    if frame[O_DICE] <= frame[O_T]:
        return 0.0
    return chance_of(frame[O_T]) * stopping_aircraft_gain(s, outcomes)


# HIT


def value_if_hit(s: BattleSituation) -> float:
    """Return the table's value if the hits count."""
    strike = s.innermost(STRIKE)
    if strike is None:
        return s.now
    return result_value(s, strike, result_of(strike[S_KIND], strike[HITS], s.table.flags[strike[Y]]))


def evading_gain(s: BattleSituation) -> float:
    strike = s.innermost(STRIKE)
    if strike is None:
        return 0.0
    return chance_of(s.catalogue.evade[s.table.kinds[strike[Y]]]) * (s.now - value_if_hit(s))


def escape_gain(s: BattleSituation, *, back: bool) -> float:
    strike = s.innermost(STRIKE)
    if strike is None:
        return 0.0
    unit = strike[Y]
    line = BACK if back else s.table.line[unit]
    return s.after((unit, s.table.flags[unit] & ~REVEALED, line)) - value_if_hit(s)


def repair_gain(s: BattleSituation) -> float:
    strike = s.innermost(STRIKE)
    if strike is None:
        return 0.0
    unit = strike[Y]
    dry = s.after(s.gone(unit)) if s.table.flags[unit] & DRY else s.after(s.marked(unit, DRY))
    return chance_of(NEEDED[w.FIELD_REPAIR]) * (dry - value_if_hit(s))


def captured_gain(s: BattleSituation, place: int) -> float:
    """Return what a captured unit gains: its points are given up, and it can earn them back only once it has ammo."""
    kind = s.table.kinds[place]
    force = s.weights.sound_worth(s.points(place), s.worth.fire[kind]) * s.time
    ammo = 0.8 if w.RESUPPLY in s.o.hand else 0.4
    if not s.units[s.seat] or all(not s.table.line[own] for own in s.units[s.seat]):
        force += 40.0
    return ammo * force - s.points(place)


# AIR and PLAYED


def stopping_aircraft_gain(s: BattleSituation, outcomes: Outcomes) -> float:
    """Return what it gains to stop the air strike."""
    frame = s.innermost(PLAY)
    return 0.0 if frame is None else -outcomes.of(effect_of(frame))


def anti_air_number(s: BattleSituation, unit: int) -> int:
    """Return the target number of a unit that fires at the aircraft."""
    air = s.innermost(AIR)
    assert air is not None
    return shot_number(s.table, unit, air)


def anti_air_gain(s: BattleSituation, outcomes: Outcomes, action: AntiAir) -> float:
    """Return what firing at aircraft gains, less the risk of running dry and the loss of secrecy."""
    chance = chance_of(anti_air_number(s, action.unit))
    dry = chance_of(FACES + 1 - shot_dry_from(s.table, action.unit))
    costs = dry * s.gain(s.marked(action.unit, DRY)) + s.gain(s.marked(action.unit, REVEALED))
    return chance * stopping_aircraft_gain(s, outcomes) + costs


def _best_shot_gain(s: BattleSituation, outcomes: Outcomes) -> float:
    """Return the gain of the best anti-air shot, since the commander that improves it must act first."""
    shots = [action for action in s.o.actions if isinstance(action, AntiAir)]
    return max((anti_air_gain(s, outcomes, shot) for shot in shots), default=0.0)


def jamming_gain(s: BattleSituation, outcomes: Outcomes) -> float:
    """Return what it gains to cancel the card that was just played."""
    frame = s.innermost(PLAY)
    assert frame is not None
    e = effect_of(frame)
    if e.event == w.JAMMING:
        return _own_card_gain(s, outcomes)
    return -outcomes.played(e) - _reaction_gain(s, e)


def _own_card_gain(s: BattleSituation, outcomes: Outcomes) -> float:
    """Return what the seat's own card would gain if the Jamming against it is cancelled."""
    plays = [frame for frame in s.table.stack if frame[0] == PLAY]
    if len(plays) < 2 or plays[-2][E_SEAT] != s.seat:
        return 0.0
    own = effect_of(plays[-2])
    return max(4.0, outcomes.played(own) + _reaction_gain(s, own))


def _reaction_gain(s: BattleSituation, e: Effect) -> float:
    """Return what a card played in a window gains for the seat, whoever plays it."""
    strike = s.innermost(STRIKE)
    if strike is None:
        return 0.0
    if e.event in (w.TUNGSTEN, w.FLANKING):
        return strengthening_gain(s, PlayEvent(e.event))
    if e.event == w.ESCAPE:
        return s.now - value_if_hit(s)
    if e.event == w.FIELD_REPAIR:
        return 0.4 * (s.now - value_if_hit(s))
    return 0.0


def commander_gain(s: BattleSituation, outcomes: Outcomes, action: UseCommander) -> float:
    """Return what a commander gains in a window."""
    match action.kind:
        case w.GUNNERY_ACE:
            return reroll_gain(s, outcomes, action.die)
        case w.SCOUT_LEADER:
            return scouting_gain(s)
        case w.FLAK_CHIEF:
            return stopping_aircraft_gain(s, outcomes) / FACES + _best_shot_gain(s, outcomes)
        case w.AIR_LIAISON:
            return guiding_gain(s, outcomes, action)
        case _:
            return strengthening_gain(s, action)
