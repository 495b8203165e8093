"""What cannot be done with a card, with the reason; and what a unit in hand may do at cards that are no targets themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from wotrush.i18n import t
from wotrush.model.game import Refusal
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards.words import AP, BACK, RANGE, REVEALED
from wotrush.model.hunter.combat.ahead import action_left, once_revealed
from wotrush.model.hunter.combat.strike import counter_kind
from wotrush.model.hunter.state import IN_TURNS
from wotrush.model.hunter.view.refusal import why_not
from wotrush.model.hunter.view.refused_attacks import why_no_attack
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.play.handles import TableSpot, Thing, rect_of, unit_spot
from wotrush.scenes.hunter.play.targets import AimTarget
from wotrush.scenes.hunter.texts.acting import refusal_text
from wotrush.scenes.hunter.texts.figures import percent
from wotrush.scenes.hunter.view.view import BattleView


def aimed_at_enemies(view: BattleView, unit: int, legal: Sequence[AimTarget]) -> Iterator[AimTarget]:
    """Yield a target for every enemy unit that has none yet."""
    o = view.o
    spied = {target.spot.number: target for target in legal if target.spot.thing is Thing.PLAYER}
    known = {target.spot for target in legal}
    attacks = any(spot.thing is Thing.UNIT for spot in known)
    for seat in range(o.seats):
        for place in (*o.front(seat), *o.back(seat)) if seat != o.seat else ():
            spot, rect = unit_spot(place), rect_of(view, unit_spot(place))
            if spot in known or rect is None:
                continue
            if seat in spied and not o.revealed(place):
                yield AimTarget(view, spot, rect, spied[seat].actions, hostile=spied[seat].hostile)
                continue
            refusal = why_no_aim(o, meant_attack(o, unit, place))
            if refusal is not None:
                among = attacks and o.revealed(place) and place in o.front(seat)
                chip = percent(0.0) if among else ""  # It lies among those that can be attacked.
                yield AimTarget(view, spot, rect, (), chip, hostile=True, why=refusal_text(refusal))


def aimed_in_vain(view: BattleView, event: int, legal: Sequence[AimTarget]) -> Iterator[AimTarget]:
    """Yield a target for every unit in a line that an event for a unit can do nothing to."""
    known = {target.spot for target in legal}
    if not any(spot.thing is Thing.UNIT for spot in known):
        return
    for seat in range(view.o.seats):
        for place in (*view.o.front(seat), *view.o.back(seat)):
            spot, rect = unit_spot(place), rect_of(view, unit_spot(place))
            refusal = why_not(view.o, act.PlayEvent(event, place))
            if spot not in known and rect is not None and refusal is not None:
                target = AimTarget(view, spot, rect, (), why=refusal_text(refusal))
                target.focusable = False
                yield target


def why_no_aim(o: HunterObservation, attack: act.DeclareAttack) -> Refusal | None:
    """Return why the viewer's unit cannot attack: if it could not even once the turn has begun and the unit is revealed, what
    would stop it then, so that nobody begins or reveals for nothing.
    """
    unit, table = attack.unit, open_table(o)
    waits = act.BEGIN in o.actions or (not o.revealed(unit) and action_left(table))
    later = once_revealed(table, unit) if waits else []
    if waits and not any(isinstance(one, act.DeclareAttack) and one.target == attack.target for one in later):
        shown = (*o.flags[:unit], o.flags[unit] | REVEALED, *o.flags[unit + 1 :])
        return why_no_attack(replace(o, flags=shown), attack)
    return why_not(o, attack)


def meant_attack(o: HunterObservation, unit: int, target: int) -> act.DeclareAttack:
    """Return the attack that a player who aims at that unit would mean."""
    kind = o.kinds[unit]
    if o.line[unit] == BACK and o.catalogue.long_range[kind] >= 0:
        return act.DeclareAttack(unit, target, RANGE, 1)
    known = o.kinds[target] >= 0
    return act.DeclareAttack(
        unit, target, counter_kind(o.catalogue.types, kind, o.kinds[target]) if known else AP, 1
    )


def why_unusable(o: HunterObservation, spot: TableSpot) -> str:
    """Return the reason: for an event whenever the viewer decides, for a unit in the viewer's own turn, outside of reactions."""
    action = _meant(o, spot)
    own_time = o.phase == IN_TURNS and o.active == o.seat and act.PASS not in o.actions
    if action is None or not (own_time or isinstance(action, act.PlayEvent)):
        return ""
    refusal = why_no_aim(o, action) if isinstance(action, act.DeclareAttack) else why_not(o, action)
    if refusal is None:
        return ""
    if isinstance(action, act.DeclareAttack) and not o.revealed(action.target):
        return t("No enemy unit is revealed, so there is nothing to attack.")
    return refusal_text(refusal)


def _meant(o: HunterObservation, spot: TableSpot) -> act.HunterAction | None:
    """Return what a player who takes hold of that card would most likely do with it."""
    if spot.thing is Thing.EVENT:
        return act.PlayEvent(spot.number)
    if spot.thing is not Thing.UNIT or o.owner[spot.number] != o.seat:
        return None
    if spot.number in o.commanders(o.seat):
        return act.UseCommander(o.kinds[spot.number])
    enemies = [
        place for seat in range(o.seats) if seat != o.seat for place in (*o.front(seat), *o.back(seat))
    ]
    target = min(enemies, key=lambda place: not o.revealed(place), default=None)
    return None if target is None else meant_attack(o, spot.number, target)
