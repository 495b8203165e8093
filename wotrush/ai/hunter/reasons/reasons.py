"""Explains an opponent's choice in one sentence, with the key figure from the model's own forecast.

The reasons for attacks and other open plays are shown to everybody, so they must not name anything hidden.
Card names are in English; the caller translates them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from wotrush.ai.agent import Because
from wotrush.ai.hunter.decision import BattleDecision
from wotrush.ai.hunter.hand import event_worth
from wotrush.ai.hunter.reasons import fighting, plays
from wotrush.ai.hunter.reasons.figures import event_name, faces, percent
from wotrush.model.game import Reason
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.actions import HunterAction
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.cards.words import EVENT, FRONT
from wotrush.model.hunter.odds.forecast import chance_of

Nothing: TypeAlias = tuple[()]
"""No reason: for someone who merely goes on, it would be the same every turn, or give away what could have been played."""


def because(d: BattleDecision, action: HunterAction) -> Because | Nothing:
    """Return why this action is the best one."""
    return _REASONS.get(type(action), _plain)(d, action)


def _keep(d: BattleDecision, action: act.Keep) -> Because:
    """Return why a card is kept, in the draft or by the Strategist."""
    card = action.card
    if card >= EVENT:
        event = card - EVENT
        return (
            Reason("{card}: played at the right time, it is worth about {points} points."),
            {"card": event_name(d, event), "points": round(event_worth(event))},
        )
    row = d.o.catalogue.rows[card]
    if card < w.COMMANDERS:
        return Reason("{card}: of help in every turn."), {"card": row.name}
    named = {"card": row.name, "points": row.points, "fire": round(d.s.worth.fire[card])}
    return (
        Reason(
            "{card}: an attack with it brings about {fire} points, but whoever destroys it scores {points}."
        ),
        named,
    )


def _deploy(d: BattleDecision, action: act.Deploy) -> Because:
    """Return what a unit does in that line, with the number of what it does best there."""
    c, kind, fire = d.o.catalogue, action.kind, round(d.s.worth.fire[action.kind])
    named: dict[str, object] = {"unit": c.rows[kind].name, "points": c.points[kind]}
    if action.back:
        if c.long_range[kind] > 0:
            named |= _chance(c.long_range[kind])
            return Reason(
                "{unit}: from behind it hits the front lines of others on {faces} ({percent}%), whatever the shield."
            ), named
        if c.anti_air[kind] > 0:
            named |= _chance(c.anti_air[kind])
            return Reason("{unit}: from behind too it shoots at aircraft, on {faces} ({percent}%)."), named
        return Reason("{unit}: hardly any attack reaches its {points} points behind."), named
    if fire > 0:
        named["fire"] = fire
        return Reason("{unit}: an attack from the front line brings about {fire} points."), named
    if c.spy[kind] > 0:
        named |= _chance(c.spy[kind])
        return Reason("{unit}: spies from the front line only, on {faces} ({percent}%)."), named
    return Reason("{unit}: made for the front line."), named


def _chance(number: int) -> dict[str, object]:
    """Return the faces up to a number, and their chance."""
    return {"faces": faces(number), "percent": percent(chance_of(number))}


def _discard(d: BattleDecision, action: act.DiscardEvent) -> Because:
    return Reason("{event} will be missed least."), {"event": event_name(d, action.event)}


def _advance(d: BattleDecision, action: act.Advance) -> Because:
    return Reason("One more unit in the front line is of more use."), {}


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


def _plain(d: BattleDecision, action: HunterAction) -> Because | Nothing:
    match action:
        case act.Mix():
            return Reason("Others have seen too much of the line."), {}
        case act.Begin() if not d.o.front(d.o.seat):
            return Reason("Nobody is left in the front line, so all move up."), {}
        case act.Stop():
            return Reason("Enough has been seen."), {}
        case _:
            return ()


_REASONS: Mapping[type, Callable[..., Because | Nothing]] = {
    act.DeclareAttack: fighting.attack,
    act.Counterattack: fighting.counter,
    act.Spy: fighting.spy,
    act.Wait: fighting.wait,
    act.Reveal: fighting.reveal,
    act.PlayEvent: plays.play,
    act.UseUnit: plays.use_unit,
    act.UseCommander: plays.use_commander,
    act.AntiAir: fighting.anti_air,
    act.EvadeHit: fighting.evade,
    act.Keep: _keep,
    act.Deploy: _deploy,
    act.DiscardEvent: _discard,
    act.Advance: _advance,
    act.Cure: _cure,
    act.Show: _show,
    act.Pass: _pass,
}
