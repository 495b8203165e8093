"""The chances of an action in words: short for chips and buttons, long for the status line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from wotrush.i18n import t
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards.words import (
    AP,
    DIVE_BOMBER,
    FIGHTER_BOMBER,
    FLANKING,
    HEAVY_GUNS,
    OVERRUN,
    PINNED,
    RANGE,
    RIFLE,
    SHELL,
    STRAFING,
    SUICIDE,
    TUNGSTEN,
)
from wotrush.model.hunter.combat.strike import counter_kind
from wotrush.model.hunter.odds.flak import struck_past_flak
from wotrush.model.hunter.odds.forecast import (
    AttackForecast,
    commanders,
    counter_chances,
    forecast,
    spy_chance,
)
from wotrush.model.hunter.plays.modifiers import TUNGSTEN_ADDS, flank_shot_takes
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.texts.acting import action_text
from wotrush.scenes.hunter.texts.figures import faces_text, percent, struck_chance

SIGNS_OF_STRIKES: Final = {
    AP: "ap",
    SHELL: "shell",
    OVERRUN: "overrun",
    SUICIDE: "suicide",
    RIFLE: "rifle",
    RANGE: "long_range",
}
SIGNS_OF_EVENTS: Final = {DIVE_BOMBER: "laurel", FIGHTER_BOMBER: "air_bomb", STRAFING: "dry"}
ActionT = TypeVar("ActionT", bound=act.HunterAction)


def chance_of_success(o: HunterObservation, actions: Sequence[act.HunterAction]) -> tuple[str, str]:
    """Return the chance of the most promising action on one target, such as `67 %`, and the sign of what succeeds then: a kind
    of strike, spying, or what an event does. Both are empty where nothing is rolled for.
    """
    rolling = [action for action in actions if _success(o, action) is not None]
    if not rolling:
        return "", ""
    action = by_promise(o, rolling)[0]
    match action:
        case act.DeclareAttack(kind=kind):
            sign = SIGNS_OF_STRIKES[kind]
        case act.Counterattack(unit, target):
            sign = SIGNS_OF_STRIKES[counter_kind(o.catalogue.types, o.kinds[unit], o.kinds[target])]
        case act.Spy():
            sign = "spy"
        case act.PlayEvent(event=event, unit=unit):
            sign = _sign_of_event(o, event, unit)
        case _:
            sign = ""
    return percent(_success(o, action) or 0.0), sign


def struck_chances(o: HunterObservation, actions: Sequence[act.HunterAction]) -> dict[int, tuple[str, str]]:
    """Return the chance of each unit that an event may harm, and the sign of what it does; the chance is the highest that there
    may be if nobody knows what the unit is.
    """
    event = actions[0]
    if not isinstance(event, act.PlayEvent):
        return {}
    return {
        one.unit: (struck_chance(one), _sign_of_event(o, event.event, one.unit))
        for one in struck_past_flak(open_table(o), event)
        if one.chance
    }


def harmless(o: HunterObservation, actions: Sequence[act.HunterAction]) -> bool:
    """Return whether an event aimed at a player may roll dice there, but can harm no unit."""
    event = actions[0] if actions else None
    if not isinstance(event, act.PlayEvent) or event.seat < 0:
        return False
    struck = struck_past_flak(open_table(o), event)
    return bool(struck) and not any(one.chance for one in struck)


def _sign_of_event(o: HunterObservation, event: int, unit: int) -> str:
    """Return the sign of what an event does to a unit if it succeeds: a laurel if its player scores the unit."""
    if event == HEAVY_GUNS:
        return "laurel" if o.flags[unit] & PINNED else "pinned"
    return SIGNS_OF_EVENTS.get(event, "")


def promise(o: HunterObservation, actions: Sequence[act.HunterAction]) -> tuple[float, float]:
    """Return what the most promising of these actions comes to: the chances to destroy and to succeed at all."""
    return max((_prospect(o, action) for action in actions), default=(0.0, 0.0))


def by_promise(o: HunterObservation, actions: Sequence[ActionT]) -> list[ActionT]:
    """Return the ways to do something to one target, first the attack that brings most points, less what its own loss costs;
    those that cannot succeed are the last.
    """
    table, points = open_table(o), o.catalogue.points

    def worth(action: act.HunterAction) -> tuple[bool, float, float]:
        if not isinstance(action, act.DeclareAttack):
            chance = _success(o, action) or 0.0
            return chance > 0, 0.0, chance
        cast = forecast(table, action)
        won, lost = (points[o.kinds[place]] for place in (action.target, action.unit))
        return cast.success > 0, cast.destroys * won - cast.lost * lost, cast.success

    return sorted(actions, key=worth, reverse=True)


def by_kind(attacks: Sequence[act.DeclareAttack]) -> list[act.DeclareAttack]:
    """Return the kinds of attack on one target in the order that they have on every target, so that their keys stay the same."""
    return sorted(attacks, key=lambda attack: (attack.kind, attack.charge, attack.salvos))


def hopeless(o: HunterObservation, action: act.HunterAction) -> bool:
    """Whether an action is an attack that cannot hit, whatever its player does for it before the dice."""
    if not isinstance(action, act.DeclareAttack):
        return False
    table, held = open_table(o), o.hand if action.kind == AP else ()
    plus = TUNGSTEN_ADDS if TUNGSTEN in held else 0
    minus = flank_shot_takes(table, action.target) if FLANKING in held else 0
    helped = (
        forecast(table, action, commander=commander, plus=plus, minus=minus)
        for commander in (None, *commanders(table, action))
    )
    return all(cast.attack.number < 1 for cast in helped)


def _prospect(o: HunterObservation, action: act.HunterAction) -> tuple[float, float]:
    if isinstance(action, act.DeclareAttack):
        cast = forecast(open_table(o), action)
        return cast.destroys, cast.success
    return 0.0, _success(o, action) or 0.0


def _success(o: HunterObservation, action: act.HunterAction) -> float | None:
    world = open_table(o)
    match action:
        case act.DeclareAttack():
            return forecast(world, action).success
        case act.Counterattack() if o.revealed(action.unit):
            return counter_chances(world, action).success
        case act.Spy():
            return spy_chance(world, action.unit)
        case act.PlayEvent(unit=unit) if unit:
            return next((one.chance for one in struck_past_flak(world, action)), None)
        case _:
            return None


def forecast_text(
    o: HunterObservation, actions: Sequence[act.HunterAction], names: Sequence[str], *, brief: bool = False
) -> str:
    """Return what an action may come to; with `brief` only its chances."""
    action = actions[0]
    if isinstance(action, act.DeclareAttack):
        text = _attack(forecast(open_table(o), action), brief=brief)
    else:
        chance = _success(o, action)
        text = percent(chance) if chance is not None else ""
    if brief:
        return text
    what = action_text(o, action, names)
    return f"{what} · {text}" if text else what


def _attack(cast: AttackForecast, *, brief: bool) -> str:
    hit = percent(cast.success)
    if brief:
        return f"{hit} · −{percent(cast.struck)}" if cast.counter and cast.countered else hit
    parts = []
    if cast.counter is not None and cast.counter_first:
        parts.append(t("first the counterattack hits with {chance}", chance=percent(cast.counter.success)))
    if cast.attack.number < 1:
        parts.append(t("the attack cannot hit without help"))
    else:
        parts.append(t("hits on {faces}: {chance}", faces=faces_text(cast.attack.number), chance=hit))
    if cast.counter is not None and cast.countered and not cast.counter_first:
        parts.append(t("if not, the counterattack hits with {chance}", chance=percent(cast.counter.success)))
    if cast.dry:
        parts.append(t("runs dry with {chance}", chance=percent(cast.dry)))
    return " · ".join(parts)
