"""Where a card may defend, and the actions that name a base, made once so that equal ones are identical."""

from __future__ import annotations

from wotrush.model.rush import events as ev
from wotrush.model.rush.actions import Attack, Defend, Expose, Place, Strike, Use
from wotrush.model.rush.cards import CARDS, MAX_SEATS
from wotrush.model.rush.state import State

USE = [Use(card) for card in range(CARDS)]
DEFEND = [[Defend(card, place) for place in range(3)] for card in range(CARDS)]
EXPOSE = [[Expose(card, place) for place in range(3)] for card in range(CARDS)]
ATTACK = [[Attack(card, *divmod(slot, 3)) for slot in range(3 * MAX_SEATS)] for card in range(CARDS)]
PLACE = [Place(place) for place in range(3)]
STRIKE_BASE = [Strike(*divmod(slot, 3)) for slot in range(3 * MAX_SEATS)]
STRIKE_DEFENDER = [Strike(*divmod(slot, 3), True) for slot in range(3 * MAX_SEATS)]


def places_to_defend(s: State, seat: int) -> list[int]:
    """Return one place for each kind of undefended base, or all defended ones if every base has a defender."""
    base, defender = s.base, s.defender
    bare: list[int] = []
    states: list[int] = []
    defended: list[int] = []
    for place in (0, 1, 2):
        slot = 3 * seat + place
        state = base[slot]
        if not state:
            continue
        if defender[slot] >= 0:
            defended.append(place)
        elif state not in states:
            states.append(state)
            bare.append(place)
    return bare or defended


def defend(s: State, card: int, place: int, *, exposed: bool = False) -> None:
    """Put the card on the base, undamaged; the base keeps its own damage, and a replaced defender goes to the Depot."""
    slot = 3 * s.active + place
    replaced = s.defender[slot]
    if replaced >= 0:
        s.depots[s.active].append(replaced)
    s.defender[slot] = card
    s.hurt[slot] = False
    if s.record:
        s.events.append(ev.Defended(s.active, card, place, replaced if replaced >= 0 else None, exposed))
