"""Units that are drawn and deployed during the game (17)."""

from __future__ import annotations

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.actions import Deploy, HunterAction, interned
from wotrush.model.hunter.cards.words import BACK, COMMAND, COMMANDERS, FRONT, REVEALED
from wotrush.model.hunter.plays.red import clockwise
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import new_place

_SEAT, _COUNT, _FEW = 1, 2, 3
_DRAWN = -1
"""The count of a frame whose players have drawn and now deploy."""


def step_supply(s: HunterState, frame: list[int]) -> None:
    """Draw for one player, or one unit for each of several; then ask for the lines."""
    if frame[_COUNT] != _DRAWN:
        if frame[_COUNT]:
            _draw(s, frame[_SEAT], frame[_COUNT])
        for seat in frame[_FEW:]:
            _draw(s, seat, 1)
        frame[_COUNT] = _DRAWN
        return
    for seat in clockwise(s):
        if s.drawn[seat]:
            kind = s.drawn[seat][0]
            legal: list[HunterAction] = [interned(Deploy, kind, False)]
            if s.catalogue.back_line[kind]:
                legal.append(interned(Deploy, kind, True))
            if len(legal) > 1 or s.options.shared_screen:
                s.actor, s.legal = seat, legal
            else:
                place_drawn(s, seat, FRONT)
            return
    s.stack.pop()


def _draw(s: HunterState, seat: int, count: int) -> None:
    """Draw units; a commander is laid open and replaced at once (15.2)."""
    drawn: list[int] = []
    while len(drawn) < count and s.unit_deck:
        kind = s.unit_deck.pop()
        if kind >= COMMANDERS:
            drawn.append(kind)
            continue
        place = new_place(s, seat, kind, COMMAND, REVEALED)
        if s.record:
            s.events.append(ev.CommanderArrived(seat, place, kind))
    s.drawn[seat] += tuple(drawn)
    if s.record and drawn:
        s.events.append(ev.UnitsDrawn(seat, len(drawn), tuple(drawn)))


def place_drawn(s: HunterState, seat: int, line: int) -> None:
    """Lay the first of the drawn units face down (17.1)."""
    kind, *rest = s.drawn[seat]
    s.drawn[seat] = tuple(rest)
    place = new_place(s, seat, kind, line, 0)
    if s.record:
        s.events.append(ev.UnitDeployed(seat, place, line))


def deploy_drawn(s: HunterState, action: Deploy) -> None:
    """Deploy the drawn unit in the line that its player chose."""
    seat = next(seat for seat in clockwise(s) if s.drawn[seat])
    place_drawn(s, seat, BACK if action.back else FRONT)
