"""Why an opponent plays an event, or uses an ability."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wotrush.ai.agent import Because
from wotrush.ai.hunter.decision import BattleDecision
from wotrush.ai.hunter.reasons.figures import again, event_name, faces, improved, name_of, percent, stated
from wotrush.model.game import Reason
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.combat.attack import declared
from wotrush.model.hunter.frames import AMBUSH_STRIKE, ATTACK, E_CARD, PLAY, STRIKE, Y
from wotrush.model.hunter.odds.flak import struck_past_flak
from wotrush.model.hunter.odds.forecast import counter_chances, forecast
from wotrush.model.hunter.plays.modifiers import NEEDED


def play(d: BattleDecision, action: act.PlayEvent) -> Because:
    special = _EVENTS.get(action.event)
    if special is not None:
        return special(d, action)
    named: dict[str, object] = {"event": event_name(d, action.event)}
    if action.unit and not d.s.open(action.unit) and action.event in _OWN_UNIT:
        return Reason("{event}: a hidden unit is better off."), named
    if action.unit:
        kind = d.s.table.kinds[action.unit]
        named |= {"unit": name_of(d, action.unit), "points": d.o.catalogue.points[kind]}
    if action.seat >= 0:
        named["number"] = len(d.s.hidden(action.seat))
    return _PLAIN_EVENTS[action.event], named


_OWN_UNIT = (w.RESUPPLY, w.WITHDRAWAL)
"""Events that may help a hidden unit, whose name must not be revealed."""

_PLAIN_EVENTS: Mapping[int, Reason] = {
    w.TRENCH: Reason("{event}: {unit}, worth {points}, will be harder to hit."),
    w.REINFORCEMENTS: Reason("{event}: two more units."),
    w.EMERGENCY_RESERVE: Reason("{event}: one new unit for the one that was lost."),
    w.RESUPPLY: Reason("{event}: {unit}, worth {points}, can fight again."),
    w.APPLIQUE_ARMOR: Reason("{event}: {unit}, worth {points}, will be harder to hit."),
    w.CAMOUFLAGE: Reason("{event}: better hide {unit}, worth {points}."),
    w.WITHDRAWAL: Reason("{event}: {unit}, worth {points}, will be safer behind."),
    w.BREAKTHROUGH: Reason("{event}: one more action is better than a card in the hand."),
    w.CAPTURED_VEHICLE: Reason("{event}: better {unit} than {points} points."),
    w.FUEL_SHORTAGE: Reason("{event}: {unit}, worth {points}, will run out of ammo sooner."),
    w.SUPPLY_RAID: Reason("{event}: {unit}, worth {points}, cannot fire."),
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


def _on_faces(d: BattleDecision, action: act.PlayEvent) -> Because:
    number, (struck,) = NEEDED[action.event], struck_past_flak(d.s.table, action)
    named = {
        "event": event_name(d, action.event),
        "unit": name_of(d, action.unit),
        "faces": faces(number),
        "percent": percent(struck.chance),
        "points": d.o.catalogue.points[d.s.table.kinds[action.unit]],
    }
    plain = Reason("{event}, {unit}: works on {faces} ({percent}%), worth {points}.")
    in_all = Reason(
        "{event}, {unit}: works on {faces} if the flak misses ({percent}% in all), worth {points}."
    )
    return stated(plain, in_all, number, struck.chance), named


def _on_each(d: BattleDecision, action: act.PlayEvent) -> Because:
    chances = [one.chance for one in struck_past_flak(d.s.table, action) if one.chance]
    named = {
        "event": event_name(d, action.event),
        "number": len(chances),
        "percent": percent(max(chances, default=0.0)),
    }
    if action.event == w.HEAVY_GUNS:
        return Reason("{event}: units that it may pin: {number}, each with {percent}%."), named
    return Reason("{event}: units that it may remove: {number}, each with {percent}%."), named


def _stronger(d: BattleDecision, action: act.PlayEvent) -> Because:
    return improved(d, action, event_name(d, action.event))


def _ace(d: BattleDecision, action: act.PlayEvent) -> Because:
    return again(d, event_name(d, action.event), action.number)


def _smoke(d: BattleDecision, action: act.PlayEvent) -> Because:
    frame = d.s.innermost(ATTACK)
    assert frame is not None
    attack = declared(frame)
    cast = forecast(d.s.table, attack)
    named = {
        "event": event_name(d, action.event),
        "unit": name_of(d, attack.target),
        "percent": percent(cast.success),
        "points": d.o.catalogue.points[d.s.table.kinds[attack.target]],
    }
    return Reason("{event}: the attack would hit {unit}, worth {points}, with {percent}%."), named


def _ambush(d: BattleDecision, action: act.PlayEvent) -> Because:
    counter = act.Counterattack(action.unit, action.target, action.number or 1)
    cast = counter_chances(d.s.table, counter, AMBUSH_STRIKE)
    named = {
        "unit": name_of(d, action.unit),
        "target": name_of(d, action.target),
        "faces": faces(cast.number),
        "percent": percent(cast.success),
    }
    plain = Reason("Ambush by {unit} on {target}: hits on {faces} ({percent}%).")
    in_all = Reason("Ambush by {unit} on {target}: hits on {faces} ({percent}% in all).")
    return stated(plain, in_all, cast.number, cast.success), named


def _saved(d: BattleDecision, action: act.PlayEvent) -> Because:
    strike = d.s.innermost(STRIKE)
    assert strike is not None
    named = {
        "event": event_name(d, action.event),
        "unit": name_of(d, strike[Y]),
        "points": d.o.catalogue.points[d.s.table.kinds[strike[Y]]],
    }
    if action.event == w.FIELD_REPAIR:
        if d.s.table.flags[strike[Y]] & w.DRY:
            return Reason("{event}: on 1–3 {unit}, worth {points}, is removed, and nobody scores it."), named
        return Reason("{event}: on 1–3 this saves {unit}, worth {points}."), named
    return Reason("{event}: this saves {unit}, worth {points}."), named


def _jam(d: BattleDecision, action: act.PlayEvent) -> Because:
    play = d.s.innermost(PLAY)
    assert play is not None
    named = {"event": event_name(d, play[E_CARD]), "points": max(1, round(d.event_gain(action)))}
    return Reason("{event} would cost {points}."), named


_EVENTS: Mapping[int, Callable[[BattleDecision, act.PlayEvent], Because]] = {
    w.DIVE_BOMBER: _on_faces,
    w.STRAFING: _on_faces,
    w.FIGHTER_BOMBER: _on_each,
    w.HEAVY_GUNS: _on_each,
    w.TUNGSTEN: _stronger,
    w.FLANKING: _stronger,
    w.ACE_GUNNER: _ace,
    w.SMOKE: _smoke,
    w.AMBUSH: _ambush,
    w.ESCAPE: _saved,
    w.FIELD_REPAIR: _saved,
    w.JAMMING: _jam,
}
"""Events with figures of their own."""


def use_unit(d: BattleDecision, action: act.UseUnit) -> Because:
    if action.passenger:
        named = {"carrier": name_of(d, action.unit), "unit": name_of(d, action.passenger)}
        if action.back:
            return Reason("{carrier} can take {unit} behind, where it is safer."), named
        return Reason("{carrier} can hide {unit}."), named
    if action.water:
        named = {"unit": name_of(d, action.unit), "event": event_name(d, action.water)}
        return Reason("{unit} can find a way round {event}, for the attack to come."), named
    return improved(d, action, name_of(d, action.unit))


def use_commander(d: BattleDecision, action: act.UseCommander) -> Because:
    card = d.o.catalogue.rows[action.kind].name
    if action.unit and not d.s.open(action.unit):
        return Reason("{card}: a hidden unit is better off."), {"card": card}
    if action.unit:
        named = {"card": card, "unit": name_of(d, action.unit)}
        if action.kind == w.CAMOUFLAGE_OFFICER:
            return Reason("{card}: better hide {unit}."), named
        return Reason("{card}: {unit} can fight again."), named
    if action.kind == w.GUNNERY_ACE:
        return again(d, card, action.die)
    if action.kind in (w.ARTILLERY_CONTROLLER, w.CHARGE_LEADER):
        return improved(d, action, card)
    return Reason("{card}: the better chance is worth it."), {"card": card}
