"""What the next turns may bring: how far off the end is, and what rivals may do to the own bases before one acts again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from wotrush.ai.rush.printed import Deeds
from wotrush.ai.rush.weights import Figures
from wotrush.model.rush import RushGame

# The rate at which games end, fitted to the lengths of games that opponents played.
_BASES_RATE = (0.0, 0.1, 0.0354, 0.0192)
_MEDALS_RATE = (1.0, *(1.0 / (3.0 * left * left) for left in range(1, 10)))


def turns_left(world: RushGame) -> float:
    """About how many turns everybody still has: few bases of anybody and few medals of any nation bring the end."""
    if world.ending:
        return 0.0
    rate = sum([_MEDALS_RATE[left] for left in world.ones])
    base = world.base
    for first in range(0, 3 * world.seats, 3):
        rate += _BASES_RATE[3 - base[first : first + 3].count(0)]
    return 1.0 / rate


def turns_in_last_round(world: RushGame) -> list[float]:
    """Per seat one turn or none, once the active player's turn is over."""
    now = world.turn % world.seats
    return [float((seat - world.first) % world.seats > now) for seat in range(world.seats)]


@dataclass(frozen=True, slots=True)
class Danger:
    """What one rival's next hand brings on average against one player: bases razed, and kills by the guard's armor."""

    seat: int
    razing: float
    killing: tuple[float, float, float]


def dangers(world: RushGame, seat: int, deeds: Deeds) -> list[Danger]:
    """Of every rival: its Depot cannot be in its next hand. With several rivals each has others to fight."""
    found = []
    for rival in range(world.seats):
        if rival == seat:
            continue
        size = len(world.hands[rival])
        cards = world.hands[rival] + world.garages[rival]
        if rival == world.active:
            size, cards = 3, world.garages[rival] or world.squad(rival)
        share = min(1.0, size / len(cards)) / (world.seats - 1) if cards else 0.0
        razing = share * sum([deeds.razing[card] for card in cards])
        light, medium, heavy = (share * sum([table[card] for card in cards]) for table in deeds.killing)
        found.append(Danger(rival, razing, (light, medium, heavy)))
    return found


def losses(world: RushGame, seat: int, found: Sequence[Danger], figures: Figures, ending: bool) -> float:
    """What rivals may destroy before this seat acts again, in points."""
    razing, kills = 0.0, [0.0, 0.0, 0.0]
    now = world.turn % world.seats
    for danger in found:
        if ending and (danger.seat - world.first) % world.seats <= now:
            continue
        razing += danger.razing
        kills = [sofar + more for sofar, more in zip(kills, danger.killing, strict=True)]
    if not razing:
        return 0.0
    armor = world.catalogue.armor
    bare, fallen, guards = 0, 0.0, 0
    for slot in range(3 * seat, 3 * seat + 3):
        guard = world.defender[slot]
        if not world.base[slot]:
            continue
        if guard < 0:
            bare += 1
        else:
            guards += 1
            fallen += 1.0 - exp(-kills[armor[guard]] / (1 + bare))
    razed = bare * (1.0 - exp(-razing / bare)) if bare else razing * fallen / (guards + 1) / 2
    return figures.base_lost * razed + figures.guard_lost * fallen
