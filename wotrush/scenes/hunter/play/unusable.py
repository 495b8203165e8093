"""Why nothing can be done now with a card of one's own, for whoever clicks it."""

from __future__ import annotations

from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.state import IN_TURNS
from wotrush.model.hunter.view.refusal import why_not
from wotrush.scenes.hunter.play.barred import meant_attack
from wotrush.scenes.hunter.play.handles import TableSpot, Thing
from wotrush.scenes.hunter.texts.acting import refusal_text


def why_unusable(o: HunterObservation, spot: TableSpot) -> str:
    """Return the reason, in the viewer's own turn; nothing for what is not the viewer's, or in a reaction."""
    action = _meant(o, spot)
    if action is None or o.phase != IN_TURNS or o.active != o.seat or act.PASS in o.actions:
        return ""
    refusal = why_not(o, action)
    return "" if refusal is None else refusal_text(refusal)


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
