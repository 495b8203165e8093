"""The chances of an action in words: short for chips and buttons, long for the status line."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.i18n import t
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.forecast import AttackForecast, counter_chances, forecast, spy_chance
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.texts.acting import action_text
from wotrush.scenes.hunter.texts.figures import faces_text, percent


def chance_text(o: HunterObservation, actions: Sequence[act.HunterAction]) -> str:
    """Return the best chance of success among the actions of one target, such as `67 %`, or an empty string."""
    chances = [chance for action in actions if (chance := _success(o, action)) is not None]
    return percent(max(chances)) if chances else ""


def _success(o: HunterObservation, action: act.HunterAction) -> float | None:
    world = open_table(o)
    match action:
        case act.DeclareAttack():
            return forecast(world, action).success
        case act.Counterattack() if o.revealed(action.unit):
            return counter_chances(world, action).success
        case act.Spy():
            return spy_chance(world, action.unit)
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
        return hit if cast.counter is None else f"{hit} · −{percent(cast.struck)}"
    parts = []
    if cast.counter is not None and cast.counter_first:
        parts.append(t("first the counterattack hits with {chance}", chance=percent(cast.counter.success)))
    if cast.attack.number < 1:
        parts.append(t("the attack cannot hit without help"))
    else:
        parts.append(t("hits on {faces}: {chance}", faces=faces_text(cast.attack.number), chance=hit))
    if cast.counter is not None and not cast.counter_first:
        parts.append(t("if not, the counterattack hits with {chance}", chance=percent(cast.counter.success)))
    if cast.dry:
        parts.append(t("runs dry with {chance}", chance=percent(cast.dry)))
    return " · ".join(parts)
