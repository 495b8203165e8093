"""Phase II, 3: the assault, its hits and its medals, and the medals that Siege Master earned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from wotrush.model.rush import events as ev
from wotrush.model.rush.actions import END_ASSAULT, Action, Attack, TakeMedals
from wotrush.model.rush.cards import base_card
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.state import DAMAGED, UPRIGHT, Prompt, State
from wotrush.model.rush.turn.defence import ATTACK, EXPOSE, defend, places_to_defend
from wotrush.model.rush.zones import check_bases, destroy_base, destroy_defender, take_medals


def targets(s: State) -> tuple[list[int], list[int]]:
    """Return enemy slots with a defender, and one slot for each kind of undefended base that a seat has."""
    vehicles: list[int] = []
    bases: list[int] = []
    base, defender = s.base, s.defender
    for seat in range(s.seats):
        if seat == s.active:
            continue
        upright = damaged = False
        for slot in (3 * seat, 3 * seat + 1, 3 * seat + 2):
            standing = base[slot]
            if not standing:
                continue
            if defender[slot] >= 0:
                vehicles.append(slot)
            elif standing == UPRIGHT:
                if not upright:
                    upright = True
                    bases.append(slot)
            elif not damaged:
                damaged = True
                bases.append(slot)
    return vehicles, bases


def hits(s: State, playable: list[int]) -> list[Action]:
    """Return every hit that the hand allows by power, nation and passive abilities."""
    catalogue = s.catalogue
    power, nations = catalogue.power, catalogue.nation
    hits_vehicles, hits_bases = catalogue.hits_vehicles, catalogue.hits_bases
    nation = s.nation
    legal: list[Action] = []
    vehicles: list[int] | None = None
    bases: list[int] = []
    for card in playable:
        if power[card] and (nation < 0 or nations[card] == nation):
            if vehicles is None:
                vehicles, bases = targets(s)
            attack = ATTACK[card]
            if hits_vehicles[card]:
                legal += [attack[slot] for slot in vehicles]
            if hits_bases[card]:
                legal += [attack[slot] for slot in bases]
    return legal


def open_assault(s: State, playable: list[int]) -> list[Action]:
    """Return the hits, and the end of the assault, as the only choices while one is open."""
    return [*hits(s, playable), END_ASSAULT]


def attack(s: State, action: Attack) -> None:
    """Carry out one hit; the attacker then goes to its owner's Depot."""
    catalogue, card = s.catalogue, action.card
    slot = 3 * action.seat + action.place
    if s.nation < 0:
        s.nation = catalogue.nation[card]
        s.assaulted = True
        s.prompt = Prompt.ASSAULT
        if s.record:
            s.events.append(ev.AssaultBegan(s.active, s.nation))
    s.hands[s.active].remove(card)
    s.played |= 1 << card
    s.attackers += (card,)
    victim = s.defender[slot]
    if victim >= 0:
        destroyed = s.hurt[slot] or catalogue.power[card] >= catalogue.armor[victim]
        hit_defender(s, slot, destroyed)
        s.kills += destroyed
    else:
        destroyed = s.base[slot] == DAMAGED or catalogue.heavy[card]
        hit_base(s, slot, destroyed)
    if s.record:
        what = ev.Hit.DESTROYED if destroyed else ev.Hit.DAMAGED
        base = base_card(slot)
        s.events.append(
            ev.Shot(
                s.active,
                card,
                action.seat,
                action.place,
                base if victim < 0 else victim,
                victim < 0,
                what,
            )
        )
    s.depots[s.active].append(card)
    if victim < 0 and destroyed:
        check_bases(s, action.seat)


def hit_defender(s: State, slot: int, destroyed: bool) -> None:
    """Destroy or damage a defender; damage stays until its owner's next phase I."""
    if destroyed:
        destroy_defender(s, slot)
    else:
        s.hurt[slot] = True


def hit_base(s: State, slot: int, destroyed: bool) -> int:
    """Destroy or damage a base; return the defender displaced with it, or -1."""
    if destroyed:
        return destroy_base(s, slot)
    s.base[slot] = DAMAGED
    return -1


def end_assault(s: State) -> None:
    """End the hits and give one medal of the attackers' nation for each kill."""
    if s.record:
        s.events.append(ev.AssaultEnded(s.active, s.nation, s.kills))
    s.reward_nation = s.nation
    reward(s, s.kills, ev.MedalSource.ASSAULT)


class Earned(Protocol):
    """What the rewards read of a state or an observation."""

    @property
    def ones(self) -> Sequence[int]: ...
    @property
    def twos(self) -> Sequence[int]: ...
    @property
    def nation(self) -> int: ...
    @property
    def kills(self) -> int: ...
    @property
    def siege_kills(self) -> Sequence[int]: ...
    @property
    def reward_nation(self) -> int: ...


def rewarded_kills(s: Earned) -> int:
    """Return the kills whose medals are being chosen: the assault's, or Siege Master's of one nation."""
    return s.kills if s.nation >= 0 else s.siege_kills[s.reward_nation]


def most_doubles(s: Earned, kills: int, nation: int) -> int:
    """Return how many two-medal cards may be taken: one for each two kills, while there are any."""
    return min(kills // 2, s.twos[nation])


def singles(s: Earned, kills: int, doubles: int, nation: int) -> int:
    """Return how many one-medal cards the other kills give, while there are any."""
    return min(kills - 2 * doubles, s.ones[nation])


def most_medals(s: Earned, kills: int, nation: int) -> int:
    """Return the most medals that these kills can bring."""
    doubles = most_doubles(s, kills, nation)
    return 2 * doubles + singles(s, kills, doubles, nation)


def allowed_doubles(s: State, kills: int, nation: int) -> range:
    """Return the allowed numbers of two-medal cards; the rule option Always doubles allows only the highest."""
    most = most_doubles(s, kills, nation)
    return range(most if s.options.always_doubles else 0, most + 1)


def reward(s: State, kills: int, source: ev.MedalSource) -> None:
    """Give the medals, or ask how many two-medal cards there should be."""
    allowed = allowed_doubles(s, kills, s.reward_nation)
    if len(allowed) > 1:
        s.prompt = Prompt.REWARD
    else:
        give_medals(s, allowed[0], kills, source)


def reward_choices(s: State) -> list[Action]:
    """Return the choices of how many two-medal cards to take."""
    return [TakeMedals(doubles) for doubles in allowed_doubles(s, rewarded_kills(s), s.reward_nation)]


def give_medals(s: State, doubles: int, kills: int, source: ev.MedalSource) -> None:
    """Give this many two-medal cards, and one-medal cards for the other kills."""
    nation = s.reward_nation
    s.reward_nation = -1
    take_medals(s, nation, singles(s, kills, doubles, nation), doubles, source)
    if source is ev.MedalSource.ASSAULT:
        _after_medals(s)


def _after_medals(s: State) -> None:
    s.nation = -1
    s.kills = 0
    s.prompt = Prompt.PLAY
    if s.options.exposed_attacker:
        if exposures(s):
            s.prompt = Prompt.EXPOSE
        else:
            s.attackers = ()


class Attacked(Protocol):
    """What is read of a state or an observation to tell who may be exposed."""

    @property
    def attackers(self) -> Sequence[int]: ...
    @property
    def catalogue(self) -> Catalogue: ...


def exposable(s: Attacked) -> list[int]:
    """Return the attackers with armor, for the rule option Exposed attacker."""
    return [card for card in s.attackers if s.catalogue.armor[card]]


def exposures(s: State) -> list[Action]:
    """Return the choices of attacker and own base for the rule option Exposed attacker."""
    places = places_to_defend(s, s.active)
    return [EXPOSE[card][place] for card in exposable(s) for place in places]


def expose(s: State, card: int, place: int) -> None:
    """Move the attacker from the Depot to the base."""
    s.depots[s.active].remove(card)
    defend(s, card, place, exposed=True)
    s.attackers = ()
    s.prompt = Prompt.PLAY
