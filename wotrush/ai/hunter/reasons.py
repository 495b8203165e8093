"""Explains an opponent's choice in one sentence, with the key figure from the model's own forecast.

The reasons for attacks and other open plays are shown to everybody, so they must not name anything hidden.
Card names are in English; the caller translates them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wotrush.ai.hunter import turns
from wotrush.ai.hunter.decision import BattleDecision
from wotrush.ai.hunter.fights import attack_below, declared, strike_in_progress
from wotrush.ai.hunter.hand import limit
from wotrush.ai.hunter.reactions import below, counter_cast
from wotrush.model.game import Reason
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.actions import HunterAction
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.cards.words import EVENT, FRONT, SHELL
from wotrush.model.hunter.frames import (
    A_PLUS,
    AMBUSH_STRIKE,
    BONUS,
    D_MINUS,
    E_CARD,
    LEADER,
    O_T,
    P_T,
    PLAY,
    SHOT,
    SPYING,
    STRIKE,
    T,
    Y,
)
from wotrush.model.hunter.odds.forecast import (
    FACES,
    AttackForecast,
    chance_of,
    counter_chances,
    forecast,
    spy_chance,
    strike_chances,
)

Because = tuple[Reason, Mapping[str, object]]


def because(d: BattleDecision, action: HunterAction) -> Because:
    """Return why this action is the best one."""
    if len(d.o.actions) == 1:
        return Reason("There is no choice."), {}
    return _REASONS.get(type(action), _plain)(d, action)


def faces(number: int) -> str:
    """Return the faces of the die up to a number, such as `1–4`."""
    return "1" if number == 1 else f"1–{min(number, FACES)}"


def percent(share: float) -> int:
    return round(100 * share)


def _name(d: BattleDecision, place: int) -> str:
    """Return the name of a unit that the seat knows."""
    return d.o.catalogue.rows[d.s.table.kinds[place]].name


def _event(d: BattleDecision, event: int) -> str:
    return d.o.catalogue.event_rows[event].name


# -- attacks, counterattacks, spying


def _attack(d: BattleDecision, action: act.DeclareAttack) -> Because:
    return _attack_words(d, action, forecast(d.s.table, action))


def _attack_words(d: BattleDecision, action: act.DeclareAttack, cast: AttackForecast) -> Because:
    named: dict[str, object] = {
        "target": _name(d, action.target),
        "faces": faces(cast.attack.number),
        "percent": percent(cast.success),
        "points": d.o.catalogue.points[d.s.table.kinds[action.target]],
    }
    counter = cast.counter
    if cast.attack.number < 1:
        return Reason("{target}: hits only with the help of a card, worth {points}."), named
    if counter is None or counter.number < 1:
        if action.kind == SHELL and cast.attack.destroys < cast.attack.success:
            return Reason("{target}: pinned on {faces} ({percent}%), worth {points}."), named
        return Reason("{target}: hits on {faces} ({percent}%), worth {points}."), named
    named["counter"] = faces(counter.number)
    if cast.counter_first:
        return (
            Reason(
                "{target}: hits on {faces}, after a counterattack that hits on {counter} ({percent}% in all), "
                "worth {points}."
            ),
            named,
        )
    return (
        Reason(
            "{target}: hits on {faces} ({percent}%), worth {points}; a counterattack would hit on {counter}."
        ),
        named,
    )


def _counter(d: BattleDecision, action: act.Counterattack) -> Because:
    cast, target = counter_cast(d.s, action), action.target
    named = {
        "target": _name(d, target),
        "faces": faces(cast.number),
        "percent": percent(cast.success),
        "points": d.o.catalogue.points[d.s.table.kinds[target]],
    }
    return Reason("Strikes back at {target}: hits on {faces} ({percent}%), worth {points}."), named


def _spy(d: BattleDecision, action: act.Spy) -> Because:
    chance = spy_chance(d.s.table, action.unit)
    named = {"faces": faces(round(FACES * chance)), "percent": percent(chance)}
    named["number"] = len(d.s.hidden(action.seat))
    return Reason("Spies on {faces} ({percent}%); hidden units there: {number}."), named


def _wait(d: BattleDecision, _: act.Wait) -> Because:
    if any(isinstance(action, act.DeclareAttack) for action in d.o.actions):
        return Reason("No attack is worth more than an event."), {}
    if any(isinstance(action, act.Spy) for action in d.o.actions):
        return Reason("No spying is worth more than an event."), {}
    if len(d.o.hand) >= limit(d.s):
        return Reason("Nothing is in range; changes one event for another."), {}
    return Reason("Nothing is in range, so an event is drawn."), {}


def _reveal(d: BattleDecision, action: act.Reveal) -> Because:
    unit = action.unit
    found = max(turns.plans(d.s, unit), key=lambda plan: plan[1], default=None) if d.may_act else None
    if found is None:
        return Reason("{unit} brings another unit out of danger."), {"unit": _name(d, unit)}
    plan, _ = found
    if isinstance(plan, act.Spy):
        chance = spy_chance(d.s.table, unit)
        named = {"unit": _name(d, unit), "faces": faces(round(FACES * chance)), "percent": percent(chance)}
        return Reason("{unit} is to spy: succeeds on {faces} ({percent}%)."), named
    cast = forecast(d.s.table, plan)
    shot = {"unit": _name(d, unit), "target": _name(d, plan.target), "percent": percent(cast.success)}
    if cast.attack.number < 1:
        return Reason("{unit} is to shoot at {target} with the help of a card."), shot
    return (
        Reason("{unit} is to shoot at {target}: hits on {faces} ({percent}%)."),
        {**shot, "faces": faces(cast.attack.number)},
    )


# -- events


def _play(d: BattleDecision, action: act.PlayEvent) -> Because:
    special = _EVENTS.get(action.event)
    if special is not None:
        return special(d, action)
    named: dict[str, object] = {"event": _event(d, action.event)}
    if action.unit and not d.s.open(action.unit) and action.event in _OWN_UNIT:
        return Reason("{event}: a hidden unit is better off."), named
    if action.unit:
        kind = d.s.table.kinds[action.unit]
        named |= {"unit": _name(d, action.unit), "points": d.o.catalogue.points[kind]}
    if action.seat >= 0:
        named["number"] = len(_COUNTED.get(action.event, _front)(d, action.seat))
    return _PLAIN_EVENTS[action.event], named


def _front(d: BattleDecision, seat: int) -> list[int]:
    return d.s.front(seat)


def _open_front(d: BattleDecision, seat: int) -> list[int]:
    return [place for place in d.s.front(seat) if d.s.open(place)]


_OWN_UNIT = (w.RESUPPLY, w.WITHDRAWAL)
"""Events that may help a hidden unit, whose name must not be revealed."""

_COUNTED: Mapping[int, Callable[[BattleDecision, int], list[int]]] = {
    w.FIGHTER_BOMBER: _open_front,
    w.AIR_RECON: lambda d, seat: d.s.hidden(seat),
    w.SPY_NETWORK: lambda d, seat: d.s.hidden(seat),
}

_PLAIN_EVENTS: Mapping[int, Reason] = {
    w.TRENCH: Reason("{event}: {unit}, worth {points}, becomes harder to hit."),
    w.HEAVY_GUNS: Reason("{event}: units in that front line: {number}."),
    w.REINFORCEMENTS: Reason("{event}: two more units."),
    w.EMERGENCY_RESERVE: Reason("{event}: one new unit for the one that was lost."),
    w.RESUPPLY: Reason("{event}: {unit}, worth {points}, can fight again."),
    w.APPLIQUE_ARMOR: Reason("{event}: {unit}, worth {points}, becomes harder to hit."),
    w.CAMOUFLAGE: Reason("{event}: {unit}, worth {points}, is safer hidden."),
    w.WITHDRAWAL: Reason("{event}: {unit}, worth {points}, is safer behind."),
    w.BREAKTHROUGH: Reason("{event}: one more action is better than a card in the hand."),
    w.CAPTURED_VEHICLE: Reason("{event}: {unit} is needed more than its {points} points."),
    w.FUEL_SHORTAGE: Reason("{event}: {unit}, worth {points}, will run out of ammo sooner."),
    w.SUPPLY_RAID: Reason("{event}: {unit}, worth {points}, cannot fire."),
    w.FIGHTER_BOMBER: Reason("{event}: revealed units in that front line: {number}."),
    w.AIR_COVER: Reason("{event}: the air strike does not come."),
    w.AIR_RECON: Reason("{event}: hidden units there: {number}."),
    w.SPY_NETWORK: Reason("{event}: hidden units there: {number}."),
    w.RADIO_SILENCE: Reason("{event}: nothing is seen, and the spy may be shot at."),
    w.DEPOT: Reason("{event}: room for two more events."),
    w.CAPTURED_PLANS: Reason("{event}: one event more here, one less there."),
    w.MINEFIELD: Reason("{event}: the next attacker is destroyed on 1–2 (33%)."),
    w.RIVER: Reason("{event}: strikes across it have target number −1."),
    w.SWAMP: Reason("{event}: AFVs there run out of ammo sooner."),
    w.ENGINEERS: Reason("{event}: what lies there does harm."),
}


def _on_faces(number: int) -> Callable[[BattleDecision, act.PlayEvent], Because]:
    def words(d: BattleDecision, action: act.PlayEvent) -> Because:
        named = {
            "event": _event(d, action.event),
            "unit": _name(d, action.unit),
            "faces": faces(number),
            "percent": percent(number / FACES),
            "points": d.o.catalogue.points[d.s.table.kinds[action.unit]],
        }
        return Reason("{event}, {unit}: works on {faces} ({percent}%), worth {points}."), named

    return words


def _stronger(slot: int) -> Callable[[BattleDecision, act.PlayEvent], Because]:
    def words(d: BattleDecision, action: act.PlayEvent) -> Because:
        strike = strike_in_progress(d.s)
        assert strike is not None
        plus = 2 if slot == A_PLUS else 3 if d.s.catalogue.no_turret[d.s.table.kinds[strike[Y]]] else 2
        return _improved(d, strike, slot, plus, _event(d, action.event))

    return words


def _improved(d: BattleDecision, strike: list[int], slot: int, plus: int, card: str) -> Because:
    """Return the chances of success of a strike with and without the card."""
    changed = strike[:]
    changed[slot] = plus if slot == LEADER else strike[slot] + plus
    before, after = (strike_chances(d.s.table, frame) for frame in (strike, changed))
    named = {"card": card, "percent": percent(after.success), "before": percent(before.success)}
    return Reason("{card}: {percent}% instead of {before}%."), named


def _again(d: BattleDecision, card: str) -> Because:
    """Return what a re-rolled die needs to show."""
    frame = below(d.s)
    number = frame[{STRIKE: T, SPYING: P_T, SHOT: O_T}[frame[0]]]
    if number < 1:
        return Reason("{card}: the die is better rolled again."), {"card": card}
    named = {"card": card, "faces": faces(number), "percent": percent(chance_of(number))}
    return Reason("{card}: a new roll counts on {faces} ({percent}%)."), named


def _ace(d: BattleDecision, action: act.PlayEvent) -> Because:
    return _again(d, _event(d, action.event))


def _smoke(d: BattleDecision, action: act.PlayEvent) -> Because:
    frame = attack_below(d.s)
    assert frame is not None
    cast = forecast(d.s.table, declared(frame))
    unit = declared(frame).target
    named = {
        "event": _event(d, action.event),
        "unit": _name(d, unit),
        "percent": percent(cast.success),
        "points": d.o.catalogue.points[d.s.table.kinds[unit]],
    }
    return Reason("{event}: the attack would hit {unit}, worth {points}, with {percent}%."), named


def _ambush(d: BattleDecision, action: act.PlayEvent) -> Because:
    counter = act.Counterattack(action.unit, action.target, action.number or 1)
    cast = counter_chances(d.s.table, counter, AMBUSH_STRIKE)
    named = {
        "unit": _name(d, action.unit),
        "target": _name(d, action.target),
        "faces": faces(cast.number),
        "percent": percent(cast.success),
    }
    return Reason("{unit} ambushes {target}: hits on {faces} ({percent}%)."), named


def _saved(d: BattleDecision, action: act.PlayEvent) -> Because:
    strike = strike_in_progress(d.s)
    assert strike is not None
    named = {
        "event": _event(d, action.event),
        "unit": _name(d, strike[Y]),
        "points": d.o.catalogue.points[d.s.table.kinds[strike[Y]]],
    }
    if action.event == w.FIELD_REPAIR:
        return Reason("{event}: on 1–3 {unit}, worth {points}, is saved."), named
    return Reason("{event}: {unit}, worth {points}, is saved."), named


def _jam(d: BattleDecision, action: act.PlayEvent) -> Because:
    play = next(frame for frame in reversed(d.s.table.stack) if frame[0] == PLAY)
    named = {"event": _event(d, play[E_CARD]), "points": max(1, round(d.event_gain(action)))}
    return Reason("{event} would cost {points}."), named


_EVENTS: Mapping[int, Callable[[BattleDecision, act.PlayEvent], Because]] = {
    w.DIVE_BOMBER: _on_faces(3),
    w.STRAFING: _on_faces(4),
    w.TUNGSTEN: _stronger(A_PLUS),
    w.FLANKING: _stronger(D_MINUS),
    w.ACE_GUNNER: _ace,
    w.SMOKE: _smoke,
    w.AMBUSH: _ambush,
    w.ESCAPE: _saved,
    w.FIELD_REPAIR: _saved,
    w.JAMMING: _jam,
}
"""Events with figures of their own."""


# -- abilities


def _use_unit(d: BattleDecision, action: act.UseUnit) -> Because:
    if action.passenger:
        named = {"carrier": _name(d, action.unit), "unit": _name(d, action.passenger)}
        if action.back:
            return Reason("{carrier} takes {unit} behind, where it is safer."), named
        return Reason("{carrier} hides {unit}."), named
    if action.water:
        named = {"unit": _name(d, action.unit), "event": _event(d, action.water)}
        return Reason("{unit} finds a way round {event}, for the attack to come."), named
    strike = strike_in_progress(d.s)
    assert strike is not None
    return _improved(d, strike, LEADER, action.unit, _name(d, action.unit))


def _use_commander(d: BattleDecision, action: act.UseCommander) -> Because:
    card = d.o.catalogue.rows[action.kind].name
    strike = strike_in_progress(d.s)
    if action.unit and not d.s.open(action.unit):
        return Reason("{card}: a hidden unit is better off."), {"card": card}
    if action.unit:
        named = {"card": card, "unit": _name(d, action.unit)}
        if action.kind == w.CAMOUFLAGE_OFFICER:
            return Reason("{card}: {unit} is safer hidden."), named
        return Reason("{card}: {unit} can fight again."), named
    if action.kind == w.GUNNERY_ACE:
        return _again(d, card)
    if strike is not None and action.kind in (w.ARTILLERY_CONTROLLER, w.CHARGE_LEADER):
        plus = 1 if action.kind == w.ARTILLERY_CONTROLLER else -1
        return _improved(d, strike, BONUS, plus, card)
    return Reason("{card}: the better chance is worth it."), {"card": card}


def _anti_air(d: BattleDecision, action: act.AntiAir) -> Because:
    number = d.o.catalogue.anti_air[d.s.table.kinds[action.unit]]
    named = {"unit": _name(d, action.unit), "faces": faces(number), "percent": percent(number / FACES)}
    return Reason("{unit} brings the aircraft down on {faces} ({percent}%)."), named


def _evade(d: BattleDecision, _: act.EvadeHit) -> Because:
    strike = strike_in_progress(d.s)
    assert strike is not None
    number = d.o.catalogue.evade[d.s.table.kinds[strike[Y]]]
    named = {"unit": _name(d, strike[Y]), "faces": faces(number), "percent": percent(number / FACES)}
    return Reason("{unit} evades on {faces} ({percent}%)."), named


# -- setting up and the rest


def _keep(d: BattleDecision, action: act.Keep) -> Because:
    """Return why a card is kept, in the draft or by the Strategist."""
    card = action.card
    if card >= EVENT:
        return Reason("{card} is the most useful card here."), {"card": _event(d, card - EVENT)}
    row = d.o.catalogue.rows[card]
    if card < w.COMMANDERS:
        return Reason("{card} helps in every turn."), {"card": row.name}
    named = {"card": row.name, "points": row.points, "fire": round(d.s.worth.fire[card])}
    return Reason("{card}: an attack brings about {fire}, its loss costs {points}."), named


def _deploy(d: BattleDecision, action: act.Deploy) -> Because:
    row = d.o.catalogue.rows[action.kind]
    if action.back:
        return Reason("{unit} does its work from behind."), {"unit": row.name}
    return Reason("{unit} fights in the front line."), {"unit": row.name}


def _discard(d: BattleDecision, action: act.DiscardEvent) -> Because:
    return Reason("{event} will be missed least."), {"event": _event(d, action.event)}


def _advance(d: BattleDecision, action: act.Advance) -> Because:
    return Reason("A unit more in the front line is of more use."), {}


def _cure(d: BattleDecision, action: act.Cure) -> Because:
    return Reason("The unit is worth more than three events."), {}


def _show(d: BattleDecision, action: act.Show) -> Because:
    if d.s.table.line[action.unit] == FRONT:
        return Reason("What lies in the front line can be attacked."), {}
    return Reason("It is good to know what lies behind."), {}


def _pass(d: BattleDecision, _: act.Pass) -> Because:
    if any(isinstance(action, act.Counterattack) for action in d.o.actions):
        return Reason("A counterattack would gain nothing."), {}
    return Reason("A reaction would gain nothing."), {}


def _plain(d: BattleDecision, action: HunterAction) -> Because:
    match action:
        case act.Mix():
            return Reason("Others have seen too much of the line."), {}
        case act.Begin():
            return Reason("The lines are good as they are."), {}
        case act.Stop():
            return Reason("Enough has been seen."), {}
        case _:
            return Reason("Nothing more is to be gained in this turn."), {}


_REASONS: Mapping[type, Callable[..., Because]] = {
    act.DeclareAttack: _attack,
    act.Counterattack: _counter,
    act.Spy: _spy,
    act.Wait: _wait,
    act.Reveal: _reveal,
    act.PlayEvent: _play,
    act.UseUnit: _use_unit,
    act.UseCommander: _use_commander,
    act.AntiAir: _anti_air,
    act.EvadeHit: _evade,
    act.Keep: _keep,
    act.Deploy: _deploy,
    act.DiscardEvent: _discard,
    act.Advance: _advance,
    act.Cure: _cure,
    act.Show: _show,
    act.Pass: _pass,
}
