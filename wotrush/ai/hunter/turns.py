"""Values the turn's action and what may come with it: revealing, transport, crossing water and a second attack."""

from __future__ import annotations

from collections.abc import Iterator
from math import tanh

from wotrush.ai.hunter.effects import Outcomes
from wotrush.ai.hunter.fights import attack_value, spying_gain
from wotrush.ai.hunter.hand import keeping
from wotrush.ai.hunter.knowledge.clock import ends_now
from wotrush.ai.hunter.reactions import HOPELESS
from wotrush.ai.hunter.situation import VICTORY, BattleSituation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.cards.words import AP, BACK, BEFORE_PLAYER, DRY, FRONT, GUN, INF, PINNED, REVEALED
from wotrush.model.hunter.combat.ahead import once_revealed
from wotrush.model.hunter.combat.declaring import attacks
from wotrush.model.hunter.hands import hand_limit
from wotrush.model.hunter.odds.forecast import FACES, AttackForecast, chance_of, forecast, leaders
from wotrush.model.hunter.plays.modifiers import TUNGSTEN_ADDS, flank_shot_takes
from wotrush.model.hunter.units import own_water, readiness, water_bit

STRATEGIST = 2.0
"""What the choice between two events is worth."""
FULL_HAND = 0.4
"""The share of its worth that a new event has if another must be discarded for it."""


# The action


def attack_gain(s: BattleSituation, action: act.DeclareAttack) -> float:
    """Return what an attack gains, including the cards that the seat would play for it."""
    found = [
        attack_value(s, action, cast) - price for cast, price in _ways(s, action) if cast.attack.number >= 1
    ]
    return max(found) - s.now if found else -HOPELESS


def _ways(s: BattleSituation, action: act.DeclareAttack) -> Iterator[tuple[AttackForecast, float]]:
    """Yield the attack alone and with each card that strengthens it, each with the price of the card."""
    table = s.table
    yield forecast(table, action), 0.0
    if not s.weights.remembers:
        return
    if action.kind == AP and w.TUNGSTEN in s.o.hand:
        yield forecast(table, action, plus=TUNGSTEN_ADDS), 1.0 + keeping(s, w.TUNGSTEN)
    if action.kind == AP and w.FLANKING in s.o.hand:
        target = table.kinds[action.target]
        if s.catalogue.types[target] == w.AFV:
            minus = min(s.catalogue.defence[target], flank_shot_takes(table, action.target))
            yield forecast(table, action, minus=minus), 1.0 + keeping(s, w.FLANKING)
    for leader in leaders(table, action):
        yield forecast(table, action, leader=leader), 1.0 - s.gain(s.marked(leader, REVEALED))


def wait_gain(s: BattleSituation, *, strategist: bool) -> float:
    """Return what drawing an event gains: less with a full hand, and the last Carpet Bombing may end the game."""
    worth = s.weights.event * s.time * (FULL_HAND if len(s.o.hand) >= hand_limit(s.table, s.seat) else 1.0)
    if strategist:
        worth += STRATEGIST * s.time
    over = ends_now(s.o) if s.weights.remembers else 0.0
    return (1 - over) * worth + over * _ended(s)


def _ended(s: BattleSituation) -> float:
    """Return what it gains if the game ends now, compared with the outlook that the table gives."""
    ahead = s.scores[s.seat] - max(score for seat, score in enumerate(s.scores) if seat != s.seat)
    return VICTORY * ((ahead > 0) - (ahead < 0) - tanh(s.now / VICTORY))


# Revealing


def best_with(s: BattleSituation, unit: int) -> float:
    """Return the most that a hidden unit could gain as the turn's action."""
    return max((gain for _, gain in plans(s, unit)), default=-VICTORY)


def plans(s: BattleSituation, unit: int) -> Iterator[tuple[act.DeclareAttack | act.Spy, float]]:
    """Yield each action that revealing a hidden unit makes legal, and what it gains."""
    kind, c = s.table.kinds[unit], s.catalogue
    if not s.able(unit) or not (
        s.table.line[unit] == FRONT or c.long_range[kind] >= 0 or c.paratrooper[kind]
    ):
        return
    for action in once_revealed(s.table, unit):
        yield action, spying_gain(s, action) if isinstance(action, act.Spy) else attack_gain(s, action)


# What is exhausted in the seat's own turn


def hidden_carrier_gain(s: BattleSituation, outcomes: Outcomes, unit: int) -> float:
    """Return the most that a hidden transport or tractor could do for an open unit once the turn's action is over."""
    c = s.catalogue
    kind = s.table.kinds[unit]
    if not c.carrier[kind] or s.table.flags[unit] & DRY:
        return -VICTORY
    carried = [what for what, can in ((INF, c.transport[kind]), (GUN, c.tractor[kind])) if can]
    seen = s.gain(s.marked(unit, REVEALED))
    passengers = [
        other for other in s.units[s.seat] if s.open(other) and c.types[s.table.kinds[other]] in carried
    ]
    costs = seen - _ammo_risk(s, unit)
    return max((outcomes.hidden(other) + costs for other in passengers), default=-VICTORY)


def passenger_gain(outcomes: Outcomes, action: act.UseUnit) -> float:
    """Return what it gains to hide a passenger or to move it to the back line."""
    risk = _ammo_risk(outcomes.s, action.unit)
    if action.back:
        return outcomes.change((action.passenger, outcomes.s.table.flags[action.passenger], BACK)) - risk
    return outcomes.hidden(action.passenger) - risk


def amphibious_gain(s: BattleSituation, action: act.UseUnit, otherwise: float) -> float:
    """Return how much more the turn's action gains if the seat ignores a water card; `otherwise` is its gain as it is.

    What tables are worth is remembered from before, since later turns are no better for it.
    """
    before, old = max(otherwise, best_attack(s)), s.table.ignored
    s.table.ignored = old | water_bit(BEFORE_PLAYER[action.water], action.seat)
    gain = best_attack(s) - before
    s.table.ignored = old
    s.forget()
    return gain - _ammo_risk(s, action.unit)


def _ammo_risk(s: BattleSituation, unit: int) -> float:
    """Return what the die costs that is rolled for the ammo of a unit when it uses an ability."""
    dry = chance_of(FACES + 1 - readiness(s.table, unit, own_water(s.table, s.seat)))
    return -dry * s.gain(s.marked(unit, DRY))


def takes_out(s: BattleSituation, action: act.PlayEvent | act.UseUnit | act.UseCommander) -> bool:
    """Whether a play hides or withdraws a unit that could still take the turn's action."""
    if isinstance(action, act.UseUnit):
        unit = action.passenger
    elif isinstance(action, act.PlayEvent):
        unit = action.unit if action.event in (w.CAMOUFLAGE, w.WITHDRAWAL) else 0
    else:
        unit = action.unit if action.kind == w.CAMOUFLAGE_OFFICER else 0
    return bool(unit) and not s.table.flags[unit] & (PINNED | DRY)


def best_attack(s: BattleSituation) -> float:
    """Return the most that an attack, or an action of a unit that is hidden yet, may gain."""
    found = [attack_gain(s, a) for a in attacks(s.table, s.seat) if isinstance(a, act.DeclareAttack)]
    found += [best_with(s, unit) for unit in s.hidden(s.seat) if s.table.line[unit] == FRONT]
    return max(found, default=0.0)
