"""The chances of an action in words: short for chips and buttons, long for the status line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wotrush.i18n import t
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.odds.forecast import AttackForecast, counter_chances, forecast, spy_chance
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.texts.acting import action_text
from wotrush.scenes.hunter.texts.figures import faces_text, percent

ActionT = TypeVar("ActionT", bound=act.HunterAction)


def chance_text(o: HunterObservation, actions: Sequence[act.HunterAction]) -> str:
    """Return the best chance of success among the actions of one target, such as `67 %`, or an empty string."""
    chances = [chance for action in actions if (chance := _success(o, action)) is not None]
    return percent(max(chances)) if chances else ""


def promise(o: HunterObservation, actions: Sequence[act.HunterAction]) -> tuple[float, float]:
    """Return what the most promising of these actions comes to: the chances to destroy and to succeed at all."""
    return max((_prospect(o, action) for action in actions), default=(0.0, 0.0))


def by_promise(o: HunterObservation, actions: Sequence[ActionT]) -> list[ActionT]:
    """Return the kinds of attack on one target, the most promising first; other actions keep their order."""
    return sorted(actions, key=lambda action: _prospect(o, action), reverse=True)


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
