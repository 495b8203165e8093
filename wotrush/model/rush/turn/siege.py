"""Siege Master: one hit outside the assault, with medals of its own at the end of the turn."""

from __future__ import annotations

from wotrush.model.rush import events as ev
from wotrush.model.rush.actions import Action, Strike
from wotrush.model.rush.cards import base_card
from wotrush.model.rush.state import DAMAGED, GONE, State
from wotrush.model.rush.turn.assault import hit_base, hit_defender
from wotrush.model.rush.turn.defence import STRIKE_BASE, STRIKE_DEFENDER
from wotrush.model.rush.zones import check_bases


def strikes(s: State) -> list[Action]:
    """Return enemy bases, defended or not, and armored defenders; a seat's undefended bases that are alike count once."""
    legal: list[Action] = []
    armored = s.catalogue.armored
    seen: set[tuple[int, int]] = set()
    for slot in range(3 * s.seats):
        seat = slot // 3
        if seat == s.active or s.base[slot] == GONE:
            continue
        defender = s.defender[slot]
        if defender >= 0:
            legal.append(STRIKE_BASE[slot])
            if armored[defender]:
                legal.append(STRIKE_DEFENDER[slot])
        elif (seat, s.base[slot]) not in seen:
            seen.add((seat, s.base[slot]))
            legal.append(STRIKE_BASE[slot])
    return legal


def strike(s: State, action: Strike) -> None:
    """Damage the target, or destroy it if it is damaged; power, armor and class do not matter."""
    slot = 3 * action.seat + action.place
    if action.defender:
        victim, displaced = s.defender[slot], -1
        destroyed = s.hurt[slot]
        hit_defender(s, slot, destroyed)
        if destroyed:
            _count_siege_kill(s)
    else:
        victim = base_card(slot)
        destroyed = s.base[slot] == DAMAGED
        displaced = hit_base(s, slot, destroyed)
    if s.record:
        s.events.append(
            ev.Besieged(
                s.active,
                s.using,
                action.seat,
                action.place,
                victim,
                not action.defender,
                ev.Hit.DESTROYED if destroyed else ev.Hit.DAMAGED,
                displaced if displaced >= 0 else None,
            )
        )
    if destroyed and not action.defender:
        check_bases(s, action.seat)


def _count_siege_kill(s: State) -> None:
    kills = list(s.siege_kills)
    kills[s.catalogue.nation[s.using]] += 1
    s.siege_kills = (kills[0], kills[1], kills[2], kills[3])


def siege_paid(s: State, nation: int) -> None:
    """Settle this nation's kills by Siege Master."""
    kills = [0 if n == nation else count for n, count in enumerate(s.siege_kills)]
    s.siege_kills = (kills[0], kills[1], kills[2], kills[3])
