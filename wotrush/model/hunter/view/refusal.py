"""Why not: the reason why an action is not legal now, in words that are also keys of the language catalogues."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from wotrush.model.game import Reason
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards.words import (
    AP,
    BACK,
    COMMANDERS,
    DRY,
    EVADED,
    EVENTS,
    EXHAUSTED,
    FRONT,
    GONE,
    PINNED,
    RANGE,
    REVEALED,
)
from wotrush.model.hunter.frames import (
    AIR,
    COUNTER,
    DECLARED,
    ENDING,
    HIT,
    MAIN,
    SPY_COUNTER,
    STAGE,
    TURN,
)
from wotrush.model.hunter.state import IN_TURNS, OVER
from wotrush.model.hunter.view.observation import HunterObservation

GAME_OVER = Reason("The game is over.")
NOT_YOU = Reason("Another player is to decide.")
ANSWER_FIRST = Reason("First make the choice the game waits for.")
NOT_NOW = Reason("That is not possible now.")
NO_SUCH_PLACE = Reason("There is no card in play with that number.")
NO_SUCH_PLAYER = Reason("There is no such player.")
NOT_YOURS = Reason("{unit}: not yours.")
YOURS = Reason("{unit}: you cannot attack your own units.")
ALREADY_REVEALED = Reason("{unit}: already revealed.")
HIDDEN_UNIT = Reason("{unit}: hidden; reveal it first.")
HIDDEN_TARGET = Reason("{unit}: hidden units cannot be attacked.")
PINNED_UNIT = Reason("{unit}: pinned.")
DRY_UNIT = Reason("{unit}: out of ammo.")
EVADED_UNIT = Reason("{unit}: it has evaded and cannot fire in this turn.")
EXHAUSTED_UNIT = Reason("{unit}: exhausted until your next turn.")
ACTION_SPENT = Reason("Only one action a turn.")
ACTION_FIRST = Reason("First attack, spy or wait.")
NOT_IN_FRONT = Reason("{unit}: only units in the front line do that.")
TARGET_BEHIND = Reason("{unit}: units in the back line cannot be attacked from there.")
NO_LONG_RANGE = Reason("{unit}: only a unit with Long Range fires from the back line.")
WRONG_KIND = Reason("{unit}: it cannot strike this target in that way.")
TOO_MANY_SALVOS = Reason("{unit}: not that many salvos.")
NO_CHARGE = Reason("A charge is not possible here.")
PROTECTED = Reason("{unit}: other units protect a leader.")
NO_SPY = Reason("{unit}: it cannot spy.")
NOTHING_HIDDEN = Reason("That player has no hidden unit.")
NOT_IN_HAND = Reason("{event}: not in your hand.")
NOT_IN_WINDOW = Reason("{event}: cannot be played at this moment.")
NO_TARGET = Reason("{event}: it would change nothing there.")
NO_COMMANDER = Reason("{commander}: not yours.")
COMMANDER_USED = Reason("{commander}: exhausted until your next turn.")


@dataclass(frozen=True, slots=True)
class HunterRefusal:
    """A reason with what fills its placeholders."""

    reason: Reason
    params: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.reason.format(**self.params)


def why_not(o: HunterObservation, action: act.HunterAction) -> HunterRefusal | None:
    """Return the first reason that a player would name; None for a legal action. Legality itself is `o.actions`."""
    if action in o.actions:
        return None
    if o.phase == OVER:
        return HunterRefusal(GAME_OVER)
    if o.phase != IN_TURNS:
        return HunterRefusal(NOT_YOU if o.to_act != o.seat else NOT_NOW)
    if isinstance(action, act.Reveal):
        return _why_not_reveal(o, action.unit)
    if o.to_act != o.seat:
        return HunterRefusal(NOT_YOU)
    return _reason(o, action) or HunterRefusal(NOT_NOW)


def _reason(o: HunterObservation, action: act.HunterAction) -> HunterRefusal | None:
    match action:
        case act.DeclareAttack():
            return _about_action(o) or _why_not_attack(o, action)
        case act.Spy():
            return _about_action(o) or _why_not_spy(o, action)
        case act.Wait():
            return _about_action(o) or _why_not_strategist(o)
        case act.End():
            return HunterRefusal(ACTION_FIRST) if _in_main(o) else HunterRefusal(ANSWER_FIRST)
        case act.Counterattack():
            if o.stack[-1][0] not in (COUNTER, SPY_COUNTER):
                return None
            return _cannot_fire(o, action.unit, hidden=True) or _about(o, TOO_MANY_SALVOS, action.unit)
        case act.PlayEvent():
            return _why_not_play(o, action)
        case act.UseUnit():
            return _own(o, action.unit) or _state(o, action.unit, EXHAUSTED, EXHAUSTED_UNIT)
        case act.UseCommander():
            return _why_not_command(o, action)
        case act.AntiAir():
            return _cannot_fire(o, action.unit, hidden=True) if o.stack[-1][0] == AIR else None
        case act.EvadeHit() if o.stack[-1][0] != HIT:
            return None
        case act.Advance() | act.Cure():
            return _own(o, action.unit)
    return None


def _in_main(o: HunterObservation) -> bool:
    return o.stack[-1][0] == TURN and o.stack[-1][STAGE] == MAIN


def _name(o: HunterObservation, place: int) -> str:
    """Name a unit as far as the seat knows it."""
    kind = o.kinds[place]
    return f"{place} {o.catalogue.rows[kind].name}" if kind >= 0 else str(place)


def _about(o: HunterObservation, reason: Reason, place: int) -> HunterRefusal:
    return HunterRefusal(reason, {"unit": _name(o, place)})


def _exists(o: HunterObservation, place: int) -> HunterRefusal | None:
    found = 0 < place < len(o.kinds) and o.line[place] != GONE
    return None if found else HunterRefusal(NO_SUCH_PLACE)


def _own(o: HunterObservation, place: int) -> HunterRefusal | None:
    return _exists(o, place) or (None if o.owner[place] == o.seat else _about(o, NOT_YOURS, place))


def _state(o: HunterObservation, place: int, bit: int, reason: Reason) -> HunterRefusal | None:
    return _about(o, reason, place) if o.flags[place] & bit else None


def _why_not_reveal(o: HunterObservation, place: int) -> HunterRefusal | None:
    return _exists(o, place) or _state(o, place, REVEALED, ALREADY_REVEALED) or _own(o, place)


def _cannot_fire(o: HunterObservation, place: int, *, hidden: bool = False) -> HunterRefusal | None:
    if refusal := _own(o, place):
        return refusal
    if not hidden and not o.flags[place] & REVEALED:
        return _about(o, HIDDEN_UNIT, place)
    return (
        _state(o, place, PINNED, PINNED_UNIT)
        or _state(o, place, DRY, DRY_UNIT)
        or _state(o, place, EVADED, EVADED_UNIT)
    )


def _about_action(o: HunterObservation) -> HunterRefusal | None:
    if not _in_main(o):
        return HunterRefusal(ANSWER_FIRST)
    return HunterRefusal(ACTION_SPENT) if o.acted and not o.extra else None


def _why_not_attack(o: HunterObservation, a: act.DeclareAttack) -> HunterRefusal | None:
    unit, target = a.unit, a.target
    if refusal := _cannot_fire(o, unit) or _exists(o, target):
        return refusal
    if o.owner[target] == o.seat:
        return _about(o, YOURS, target)
    if not o.flags[target] & REVEALED:
        return _about(o, HIDDEN_TARGET, target)
    kind = o.kinds[unit]
    far = a.kind == RANGE and o.catalogue.long_range[kind] >= 0
    if o.line[unit] == BACK and not far and not o.catalogue.paratrooper[kind]:
        return _about(o, NO_LONG_RANGE, unit)
    if o.line[target] == BACK and o.line[unit] != BACK:
        return _about(o, TARGET_BEHIND, target)
    most = o.catalogue.values[kind].get(a.kind, (0, 0))[1]
    if most and not 0 < a.salvos <= most:
        return _about(o, TOO_MANY_SALVOS, unit)
    if a.charge and (not o.options.charge or a.kind != AP):
        return HunterRefusal(NO_CHARGE)
    if o.catalogue.leadership[o.kinds[target]] and len(o.front(o.owner[target])) > 1:
        return _about(o, PROTECTED, target)
    return _about(o, WRONG_KIND, unit)


def _why_not_spy(o: HunterObservation, a: act.Spy) -> HunterRefusal | None:
    if refusal := _cannot_fire(o, a.unit):
        return refusal
    if not 0 <= a.seat < o.seats or a.seat == o.seat:
        return HunterRefusal(NO_SUCH_PLAYER)
    if o.line[a.unit] != FRONT:
        return _about(o, NOT_IN_FRONT, a.unit)
    if o.catalogue.spy[o.kinds[a.unit]] < 0:
        return _about(o, NO_SPY, a.unit)
    return HunterRefusal(NOTHING_HIDDEN)


def _why_not_strategist(o: HunterObservation) -> HunterRefusal:
    return _about_commander(o, COMMANDERS - 1)


def _about_commander(o: HunterObservation, kind: int) -> HunterRefusal:
    owned = any(o.kinds[place] == kind for place in o.commanders(o.seat))
    reason = COMMANDER_USED if owned else NO_COMMANDER
    return HunterRefusal(reason, {"commander": o.catalogue.rows[kind].name})


def _why_not_command(o: HunterObservation, a: act.UseCommander) -> HunterRefusal | None:
    if not 0 <= a.kind < COMMANDERS:
        return None
    ready = any(o.kinds[place] == a.kind and not o.flags[place] & EXHAUSTED for place in o.commanders(o.seat))
    return None if ready else _about_commander(o, a.kind)


def _why_not_play(o: HunterObservation, a: act.PlayEvent) -> HunterRefusal | None:
    if not 0 <= a.event < EVENTS:
        return None
    params = {"event": o.catalogue.event_rows[a.event].name}
    if a.event not in o.hand:
        return HunterRefusal(NOT_IN_HAND, params)
    window = o.catalogue.event_rows[a.event].window
    code = o.stack[-1][0]
    fits = window == "open" and (code in (DECLARED, ENDING) or _in_main(o))
    fits = fits or (window == "main" and o.active == o.seat and (code == ENDING or _in_main(o)))
    return HunterRefusal(NO_TARGET if fits else NOT_IN_WINDOW, params)
