"""Whether a window concerns whoever is asked in it: what is aimed at them, and whether a play could change anything."""

from __future__ import annotations

from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.cards.words import AP, TUNGSTEN
from wotrush.model.hunter.combat.strike import counter_kind, hits_of, result_of
from wotrush.model.hunter.odds.changed import could_change
from wotrush.model.hunter.odds.forecast import FACES, counter_chances, strike_chances
from wotrush.model.hunter.plays.modifiers import Modifier, add_tungsten, modified
from wotrush.model.hunter.turn import next_in_turn
from wotrush.model.hunter.units import hidden_units, own_water, readiness
from wotrush.model.hunter.worlds.called import possible_plays
from wotrush.model.hunter.worlds.open_table import open_table

ASKED_OUTRIGHT = (fr.COUNTER, fr.SPY_COUNTER, fr.SUPPLY)
"""What is asked for in the open or must be answered: no window, and no setting hides it."""


def is_reaction(o: HunterObservation) -> bool:
    """Return whether the decision is a reaction in a window, which may be declined."""
    return act.PASS in o.actions and o.stack[-1][0] not in ASKED_OUTRIGHT


def aimed_at_viewer(o: HunterObservation) -> bool:
    """Return whether an attack, a spying, a card, an air strike or a loss that goes on is the viewer's."""
    return any(_hits(o, frame) for frame in o.stack)


def _hits(o: HunterObservation, frame: tuple[int, ...]) -> bool:
    me = o.seat
    match frame[0]:
        case fr.AIR:
            return o.to_act == me
        case fr.ATTACK:
            return o.owner[frame[fr.A_TARGET]] == me
        case fr.STRIKE:
            return o.owner[frame[fr.Y]] == me
        case fr.SPYING:
            return frame[fr.P_SEAT] == me
        case fr.PLAY:
            return frame[fr.E_AIM] == me or (frame[fr.E_UNIT] > 0 and o.owner[frame[fr.E_UNIT]] == me)
        case fr.LOST:
            return any(o.owner[place] == me for place in frame[fr.L_PAIRS :: 2])
    return False


def concerns(o: HunterObservation, *, taught: bool = False) -> bool:
    """Return whether the window is about the viewer's own units, dice or cards, and a play could matter in it. Whoever is
    `taught` is asked about every attack on them.
    """
    window, procedure = o.stack[-1][0], o.stack[-2]
    match window:
        case fr.ROLLED:
            return _reroll_helps(o, procedure)
        case fr.READY:
            return _dice_can_improve(o, procedure)
        case fr.DECLARED:
            return _hits(o, procedure) and (taught or _answers_it(o))
        case fr.PLAYED:
            return any(_hits(o, frame) or _is_own(o, frame) for frame in o.stack)
        case fr.ENDING:
            return o.active != o.seat and next_in_turn(open_table(o)) == o.seat
    return True


def could_counter(o: HunterObservation, *, taught: bool) -> bool:
    """Return whether a counterattack that is asked for outright could hit, with all that its owner holds. At a shared screen
    only what everybody sees decides, so that being asked tells nothing of a hand but how many cards it has; so it does for
    whoever is `taught`.
    """
    table, helped = open_table(o), [0] * (fr.A_PLUS + 1)
    if o.hand_sizes[o.seat] if taught or o.options.shared_screen else TUNGSTEN in o.hand:
        add_tungsten(helped)
    types, kinds = o.catalogue.types, o.kinds
    return any(
        counter_chances(table, action).number
        + helped[fr.A_PLUS] * (counter_kind(types, kinds[action.unit], kinds[action.target]) == AP)
        > 0
        for action in o.actions
        if isinstance(action, act.Counterattack)
    )


def _answers_it(o: HunterObservation) -> bool:
    """Return whether something could be played that could change what was declared: of a seat that everybody sees from outside,
    whatever may be hidden.
    """
    plays = o.actions or tuple(dict.fromkeys(possible_plays(o, o.seat)))
    return could_change(open_table(o), o.seat, [action for action in plays if action != act.PASS])


def _is_own(o: HunterObservation, frame: tuple[int, ...]) -> bool:
    """Return whether a strike or spying is the viewer's own."""
    unit = {fr.STRIKE: fr.X, fr.ATTACK: fr.A_UNIT, fr.SPYING: fr.P_UNIT}.get(frame[0])
    return unit is not None and o.owner[frame[unit]] == o.seat


def _dice_can_improve(o: HunterObservation, procedure: tuple[int, ...]) -> bool:
    """Return False for a strike whose chance no play can change; for all to see, only an own one that hits on every face."""
    if procedure[0] != fr.STRIKE:
        return True
    table, helped = open_table(o), list(procedure)
    plain = strike_chances(table, list(procedure))
    if not o.actions:
        return o.owner[procedure[fr.X]] != o.seat or plain.number < FACES
    for action in o.actions:
        if isinstance(action, Modifier):
            helped = modified(table, action, helped)
    best = strike_chances(table, helped)
    return (plain.hits, plain.destroys) != (best.hits, best.destroys)


def _reroll_helps(o: HunterObservation, procedure: tuple[int, ...]) -> bool:
    """Return whether a die lies there that missed and whose hit would change something, or that runs its unit dry; of a
    spying, also one of which another face would reveal more.
    """
    code, number = procedure[0], procedure[fr.NUMBER_AT[procedure[0]]]
    dice = procedure[fr.DICE_AT[code] :]
    hits = hits_of(list(dice), code == fr.STRIKE and procedure[fr.LEADER], number)
    if number > 0 and hits < _shots(procedure) and not _destroys(o, procedure, hits):
        return True
    if code == fr.SPYING:
        return hits > 0 and dice[0] < min(number, len(hidden_units(open_table(o), procedure[fr.P_SEAT])))
    unit, table = procedure[fr.X], open_table(o)
    return max(dice) >= readiness(table, unit, own_water(table, o.seat))


def _destroys(o: HunterObservation, procedure: tuple[int, ...], hits: int) -> bool:
    """Return whether so many hits of a strike destroy its target, so that further ones do nothing."""
    if procedure[0] != fr.STRIKE:
        return False
    return result_of(procedure[fr.S_KIND], hits, o.flags[procedure[fr.Y]]) == fr.KILLED


def _shots(procedure: tuple[int, ...]) -> int:
    return procedure[fr.S_SALVOS] if procedure[0] == fr.STRIKE else 1
