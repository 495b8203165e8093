"""Why an opponent attacks, strikes back, spies, waits, reveals a unit, shoots at aircraft or evades."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from wotrush.ai.agent import Because
from wotrush.ai.hunter import turns
from wotrush.ai.hunter.decision import BattleDecision
from wotrush.ai.hunter.reactions import anti_air_number, counter_cast
from wotrush.ai.hunter.reasons.figures import faces, name_of, percent, stated
from wotrush.model.game import Reason
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards.words import SHELL
from wotrush.model.hunter.frames import STRIKE, Y
from wotrush.model.hunter.hands import hand_limit
from wotrush.model.hunter.odds.forecast import FACES, chance_of, forecast, spy_chance
from wotrush.model.hunter.worlds.determinize import determinize


def attack(d: BattleDecision, action: act.DeclareAttack) -> Because:
    cast = forecast(d.s.table, action)
    named: dict[str, object] = {
        "target": name_of(d, action.target),
        "faces": faces(cast.attack.number),
        "percent": percent(cast.success),
        "points": d.o.catalogue.points[d.s.table.kinds[action.target]],
    }
    counter, number = cast.counter, cast.attack.number
    if number < 1:
        return Reason("Target {target}: hits only with the help of a card, worth {points}."), named
    if counter is None or counter.number < 1:
        if action.kind == SHELL and cast.attack.destroys < cast.attack.success:
            plain = Reason("Target {target}: pins on {faces} ({percent}%), worth {points}.")
            in_all = Reason("Target {target}: pins on {faces} ({percent}% in all), worth {points}.")
        else:
            plain = Reason("Target {target}: hits on {faces} ({percent}%), worth {points}.")
            in_all = Reason("Target {target}: hits on {faces} ({percent}% in all), worth {points}.")
        return stated(plain, in_all, number, cast.success), named
    named["counter"] = faces(counter.number)
    if cast.counter_first:
        return (
            Reason(
                "Target {target}: hits on {faces}, after a counterattack that hits on {counter} ({percent}% in all), "
                "worth {points}."
            ),
            named,
        )
    plain = Reason(
        "Target {target}: hits on {faces} ({percent}%), worth {points}; a counterattack would hit on {counter}."
    )
    in_all = Reason(
        "Target {target}: hits on {faces} ({percent}% in all), worth {points}; a counterattack would hit on "
        "{counter}."
    )
    return stated(plain, in_all, number, cast.success), named


def counter(d: BattleDecision, action: act.Counterattack) -> Because:
    cast, target = counter_cast(d.s, action), action.target
    named = {
        "target": name_of(d, target),
        "faces": faces(cast.number),
        "percent": percent(cast.success),
        "points": d.o.catalogue.points[d.s.table.kinds[target]],
    }
    plain = Reason("Strikes back at {target}: hits on {faces} ({percent}%), worth {points}.")
    in_all = Reason("Strikes back at {target}: hits on {faces} ({percent}% in all), worth {points}.")
    return stated(plain, in_all, cast.number, cast.success), named


def spy(d: BattleDecision, action: act.Spy) -> Because:
    chance = spy_chance(d.s.table, action.unit)
    named = {"faces": faces(round(FACES * chance)), "percent": percent(chance)}
    named["number"] = len(d.s.hidden(action.seat))
    return Reason("Spies on {faces} ({percent}%); hidden units there: {number}."), named


def wait(d: BattleDecision, _: act.Wait) -> Because:
    ready = [unit for unit in d.s.units[d.s.seat] if d.s.able(unit)]
    open_ones = [unit for unit in ready if d.s.open(unit)]
    shots = [action for action in d.o.actions if isinstance(action, act.DeclareAttack)]
    if shots:
        return _no_attack(d, shots, hides=len(open_ones) < len(ready))
    spies = [action for action in d.o.actions if isinstance(action, act.Spy)]
    if spies:
        chance = max(spy_chance(d.s.table, action.unit) for action in spies)
        return Reason("Spying would succeed with {percent}%; an event is worth more."), {
            "percent": percent(chance)
        }
    if len(open_ones) < len(ready):  # How many could be revealed, everybody sees.
        if open_ones:
            return Reason(
                "Nothing is in range of a revealed unit, and to reveal another would be worth no more than an event."
            ), {}
        return Reason("No revealed unit can act, and to reveal one would be worth no more than an event."), {}
    if not ready:
        return Reason("No unit can act."), {}
    if len(d.o.hand) >= hand_limit(d.s.table, d.s.seat):
        return Reason("Nothing is in range; exchanges one event for another."), {}
    return Reason("Nothing is in range."), {}


def _no_attack(d: BattleDecision, shots: Sequence[act.DeclareAttack], *, hides: bool) -> Because:
    """Return why none is declared, from what everybody may know: what the best one could bring, and what it would risk."""
    best = max(shots, key=d.score)
    cast, points = forecast(d.s.table, best), d.o.catalogue.points
    named: dict[str, object] = {
        "target": name_of(d, best.target),
        "percent": percent(cast.destroys or cast.success),
        "worth": points[d.s.table.kinds[best.target]],
        "risk": percent(cast.lost),
        "points": points[d.s.table.kinds[best.unit]],
    }
    if not named["percent"]:
        return Reason("As things are, no attack has a chance."), {}
    if named["risk"]:
        if cast.destroys:
            return Reason(
                "An attack on {target}: {percent}% to win {worth} points, but {risk}% to lose {points}."
            ), named
        return Reason(
            "An attack on {target}: {percent}% to pin it, but {risk}% to lose {points} points."
        ), named
    if not cast.destroys:
        return Reason("An attack on {target}: only {percent}%, and only to pin it."), named
    if hides:
        return Reason(
            "An attack on {target}: {percent}% to win {worth} points; an event, and units that stay hidden, are worth "
            "more."
        ), named
    return Reason("An attack on {target}: {percent}% to win {worth} points; an event is worth more."), named


def reveal(d: BattleDecision, action: act.Reveal) -> Because:
    unit = action.unit
    found = max(turns.plans(d.s, unit), key=lambda plan: plan[1], default=None) if d.may_act else None
    if found is None:
        return Reason("{unit} can bring another unit out of danger."), {"unit": name_of(d, unit)}
    plan, _ = found
    if not _comes_next(d, action, plan):
        return Reason("{unit} may act now."), {"unit": name_of(d, unit)}
    if isinstance(plan, act.Spy):
        chance = spy_chance(d.s.table, unit)
        named = {"unit": name_of(d, unit), "faces": faces(round(FACES * chance)), "percent": percent(chance)}
        return Reason("Next, spying with {unit}: succeeds on {faces} ({percent}%)."), named
    cast = forecast(d.s.table, plan)
    shot = {"unit": name_of(d, unit), "target": name_of(d, plan.target), "percent": percent(cast.success)}
    if cast.attack.number < 1:
        return Reason("Next, attack by {unit} on {target} with the help of a card."), shot
    plain = Reason("Next, attack by {unit} on {target}: hits on {faces} ({percent}%).")
    in_all = Reason("Next, attack by {unit} on {target}: hits on {faces} ({percent}% in all).")
    shot["faces"] = faces(cast.attack.number)
    return stated(plain, in_all, cast.attack.number, cast.success), shot


def _comes_next(d: BattleDecision, action: act.Reveal, plan: act.HunterAction) -> bool:
    """Whether the plan is better than all else once the unit lies open: no other is announced."""
    world = determinize(d.o, Random(0))  # What is hidden from the seat does not matter.
    world.apply(action)
    after = BattleDecision(world.observe(d.o.seat), d.s.weights)
    actions = after.o.actions
    return plan in actions and all(
        after.score(plan) > after.score(other) for other in actions if other != plan
    )


def anti_air(d: BattleDecision, action: act.AntiAir) -> Because:
    number = anti_air_number(d.s, action.unit)
    named = {"unit": name_of(d, action.unit), "faces": faces(number), "percent": percent(chance_of(number))}
    return Reason("{unit} can bring the aircraft down on {faces} ({percent}%)."), named


def evade(d: BattleDecision, _: act.EvadeHit) -> Because:
    strike = d.s.innermost(STRIKE)
    assert strike is not None
    number = d.o.catalogue.evade[d.s.table.kinds[strike[Y]]]
    named = {"unit": name_of(d, strike[Y]), "faces": faces(number), "percent": percent(chance_of(number))}
    return Reason("{unit} can evade on {faces} ({percent}%)."), named
