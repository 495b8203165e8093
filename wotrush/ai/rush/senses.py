"""What the value network is told of a position, as a list of numbered facts: a card in a squad, a lead in a race …

Reads nothing that the seat cannot know: hands and Garages of others only as one set, no order of any pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from wotrush.ai.rush.outlook import turns_left
from wotrush.ai.rush.printed import comradeship, counted, counters, points
from wotrush.ai.rush.threat import DEGREES, Threat, fighters, threat
from wotrush.model.rush import RushGame
from wotrush.model.rush.cards import CARDS, one_medal
from wotrush.model.rush.scoring import ACHIEVEMENT_POINTS, Achievement
from wotrush.model.rush.turn import HAND

VALUES = 256
"""A plain fact is its kind and a value below this."""
LEADS = 50
"""A lead is its stage, times this, and so many from the middle."""
MIDDLE = LEADS // 2
STAGES = 5
"""From early to late, by about how many turns are left; the last is the last round."""


class Fact(IntEnum):
    """Plain facts."""

    PLAYERS = 0
    TO_ACT = 1
    """In the last round: how many rivals still have a turn."""
    ROUND = 2
    MEDALS_LEFT = 3
    FEWEST_LEFT = 4
    MY_BASES = 5
    THEIR_BASES = 6
    MY_BARE = 7
    THEIR_BARE = 8
    LEAD = 9
    """Points ahead of the best rival, and of all on average."""
    LEAD_ON_ALL = 10
    TIE_BREAK = 11
    MY_SIZE = 12
    THEIR_SIZE = 13
    MY_COMRADES = 14
    THEIR_COMRADES = 15
    MY_DANGER = 16
    """How likely a rival razes a bare base, by how many there are; and destroys a guard, by armor and number."""
    MY_GUARDS_DANGER = 17
    MY_WEAK_GUARDS_DANGER = 18
    THEIR_DANGER = 19
    THEIR_GUARDS_DANGER = 20
    THEIR_WEAK_GUARDS_DANGER = 21
    RACE = 22
    """And the following: the lead in a race, by achievement."""


class Group(IntEnum):
    """Where a card is, as far as it matters."""

    MY_NEXT_HAND = 0
    MY_SQUAD = 1
    THEIR_NEXT_HAND = 2
    THEIR_SQUAD = 3
    MY_GUARDS = 4
    THEIR_GUARDS = 5


FIRST_CARD_FACT = VALUES * (Fact.RACE + len(Achievement))
PARTS, WHOLE = 4, 256
"""A card counts for the share k / n of one, k and n below these: how likely it comes into the hand."""


def card_facts(group: Group, part: int, whole: int) -> int:
    """The number of the first card's fact in this group, at this share; the other cards follow."""
    return FIRST_CARD_FACT + ((group * PARTS + part) * WHOLE + min(whole, WHOLE - 1)) * CARDS


def shares(number: int) -> tuple[Group, float, int]:
    """The group, share and card of a card's fact."""
    rest, card = divmod(number - FIRST_CARD_FACT, CARDS)
    rest, whole = divmod(rest, WHOLE)
    group, part = divmod(rest, PARTS)
    return Group(group), part / whole, card


def _plain(kind: int, value: int) -> int:
    return kind * VALUES + min(63, value)


def _lead(kind: int, shift: int, lead: int) -> int:
    return kind * VALUES + shift + max(-MIDDLE, min(MIDDLE - 1, lead))


def stage_of(world: RushGame) -> int:
    """How near the end is."""
    if world.ending or last_medal_won(world):
        return STAGES - 1
    left = turns_left(world)
    return 0 if left > 12 else 1 if left > 7 else 2 if left > 3.5 else 3


@dataclass(frozen=True, slots=True)
class Seen:
    """A squad: what there is to know of it, what it counts for, and how the next hand may fight."""

    facts: list[int]
    counts: int
    threat: Threat


class Senses:
    """Looks at the positions that one decision may lead to, part by part: most parts stay the same."""

    def __init__(self, root: RushGame, seat: int) -> None:
        self.seat = seat
        self.rivals = [rival for rival in range(root.seats) if rival != seat]
        self._counters = counters(root.catalogue)
        self._fighters = fighters(root.catalogue)

    def facts(self, world: RushGame) -> list[int]:
        """All of it."""
        seen = [self.squad(world, seat) for seat in range(world.seats)]
        facts = [fact for squad in seen for fact in squad.facts]
        facts += self.table(world, [squad.threat for squad in seen])
        return facts + self.leads(world, [squad.counts for squad in seen], stage_of(world))

    def squad(self, world: RushGame, seat: int) -> Seen:
        """The own one, or that of a rival, whose hand and Garage are one set."""
        return self._mine(world) if seat == self.seat else self._theirs(world, seat)

    def _mine(self, world: RushGame) -> Seen:
        """An open hand will go to the Depot."""
        seat, counter, fighter = self.seat, self._counters, self._fighters
        garage, rest = world.garages[seat], world.depots[seat] + world.hands[seat]
        if world.active == seat:
            if world.using >= 0 and world.using not in world.graveyard:
                rest.append(world.using)
            if world.kills or any(world.siege_kills):
                rest += pending_medals(world)
            facts = _next_hand(garage, rest)
        else:
            base = card_facts(Group.MY_NEXT_HAND, 1, 1)
            facts = [base + card for card in world.hands[seat]]
        squad = garage + rest
        size = len(squad)
        base = card_facts(Group.MY_SQUAD, HAND, max(HAND, size))
        facts += [base + card for card in squad]
        counts = sum([counter[card] for card in squad])
        facts.append(_plain(Fact.MY_SIZE, size))
        facts.append(_plain(Fact.MY_COMRADES, 60 * comradeship(counts) // max(1, size) ** 2))
        drawn = garage if len(garage) >= HAND else squad
        return Seen(facts, counts, threat(sum([fighter[card] for card in drawn]), len(drawn), HAND))

    def _theirs(self, world: RushGame, rival: int) -> Seen:
        rivals, counter, fighter = len(self.rivals), self._counters, self._fighters
        hand, hidden = world.hands[rival], world.hands[rival] + world.garages[rival]
        squad = hidden + world.depots[rival]
        size = len(squad)
        facts: list[int] = []
        if hand:
            base = card_facts(Group.THEIR_NEXT_HAND, min(HAND, len(hand)), rivals * len(hidden))
            facts = [base + card for card in hidden]
        base = card_facts(Group.THEIR_SQUAD, HAND, rivals * max(HAND, size))
        facts += [base + card for card in squad]
        counts = sum([counter[card] for card in squad])
        facts.append(_plain(Fact.THEIR_SIZE, size))
        facts.append(_plain(Fact.THEIR_COMRADES, 60 * comradeship(counts) // max(1, size) ** 2))
        return Seen(facts, counts, threat(sum([fighter[card] for card in hidden]), len(hidden), len(hand)))

    def table(self, world: RushGame, threats: Sequence[Threat]) -> list[int]:
        """Bases and guards, what endangers them, and what brings the end; `threats` by seat."""
        me, rivals = self.seat, self.rivals
        facts = [_plain(Fact.MEDALS_LEFT, left) for left in world.ones]
        facts.append(_plain(Fact.PLAYERS, world.seats))
        facts.append(_plain(Fact.FEWEST_LEFT, min(world.ones)))
        facts.append(_plain(Fact.ROUND, world.turn // world.seats))
        if stage_of(world) == STAGES - 1:
            facts.append(_plain(Fact.TO_ACT, rivals_to_act(world)))
        facts += _at_home(world, me, Group.MY_GUARDS, Fact.MY_BASES, 1)
        for rival in rivals:
            facts += _at_home(world, rival, Group.THEIR_GUARDS, Fact.THEIR_BASES, len(rivals))
            facts += _in_danger(world, rival, threats[me], Fact.THEIR_DANGER)
            facts += _in_danger(world, me, threats[rival], Fact.MY_DANGER)
        return facts

    def leads(self, world: RushGame, counts: Sequence[int], stage: int) -> list[int]:
        """How the races stand, and the points; `counts` by seat."""
        me, shift = self.seat, LEADS * stage + MIDDLE
        facts: list[int] = []
        scores = [points(count) for count in counts]
        for race in world.achievements:
            bases = race == Achievement.BASES
            reached = world.bases_destroyed[:] if bases else [counted(count, race) for count in counts]
            mine = reached[me]
            reached[me] = -1
            best = max(reached)
            lead = mine - best
            facts.append(VALUES * (Fact.RACE + race) + shift + max(-MIDDLE, min(MIDDLE - 1, lead)))
            if lead > 0:
                scores[me] += ACHIEVEMENT_POINTS
            elif lead < 0 and reached.count(best) == 1:
                scores[reached.index(best)] += ACHIEVEMENT_POINTS
        mine = scores[me]
        scores[me] = -1
        facts.append(_lead(Fact.LEAD, shift, mine - max(scores)))
        if len(scores) > 2:
            facts.append(_lead(Fact.LEAD_ON_ALL, shift, mine - (sum(scores) + 1) // (len(scores) - 1)))
        if stage == STAGES - 1:
            fought = world.vehicles_destroyed
            best = max([fought[rival] for rival in self.rivals])
            facts.append(_lead(Fact.TIE_BREAK, shift, fought[me] - best))
        return facts


def _next_hand(garage: list[int], rest: list[int]) -> list[int]:
    """The cards of the Garage come first; when it does not hold enough, some of the shuffled rest."""
    size = len(garage)
    if size >= HAND:
        base = card_facts(Group.MY_NEXT_HAND, HAND, size)
        return [base + card for card in garage]
    base = card_facts(Group.MY_NEXT_HAND, 1, 1)
    facts = [base + card for card in garage]
    if rest:
        base = card_facts(Group.MY_NEXT_HAND, min(HAND - size, len(rest)), len(rest))
        facts += [base + card for card in rest]
    return facts


def _at_home(world: RushGame, seat: int, group: Group, bases: Fact, rivals: int) -> list[int]:
    """The bases that stand, those bare, and the guards."""
    standing = bare = 0
    first = card_facts(group, 1, rivals)
    facts: list[int] = []
    for slot in range(3 * seat, 3 * seat + 3):
        if world.base[slot]:
            standing += 1
            guard = world.defender[slot]
            if guard < 0:
                bare += 1
            else:
                facts.append(first + guard)
    facts.append(bases * VALUES + standing)
    facts.append((bases + Fact.MY_BARE - Fact.MY_BASES) * VALUES + bare)
    return facts


def _in_danger(world: RushGame, seat: int, by: Threat, danger: Fact) -> list[int]:
    """Bare bases, and guards by their armor."""
    bare = strong = weak = 0
    armor = world.catalogue.armor
    for slot in range(3 * seat, 3 * seat + 3):
        if world.base[slot]:
            guard = world.defender[slot]
            if guard < 0:
                bare += 1
            elif armor[guard] > 1:
                strong += 1
            else:
                weak += 1
    return [
        VALUES * danger + DEGREES * bare + by.razing,
        VALUES * (danger + 1) + DEGREES * strong + by.strong,
        VALUES * (danger + 2) + DEGREES * weak + by.weak,
    ]


def rivals_to_act(world: RushGame) -> int:
    """How many turns are left in this round after the active player's."""
    return world.seats - 1 - world.turn % world.seats


def pending_medals(world: RushGame) -> list[int]:
    """One-medal cards that the kills so far will bring, as far as there are any."""
    won = list(world.siege_kills)
    if world.nation >= 0:
        won[world.nation] += world.kills
    return [
        one_medal(nation, world.ones[nation] - taken)
        for nation, kills in enumerate(won)
        for taken in range(min(kills, world.ones[nation]))
    ]


def last_medal_won(world: RushGame) -> bool:
    """Whether the kills so far bring the last round."""
    if not world.kills and not any(world.siege_kills):
        return False
    won = list(world.siege_kills)
    if world.nation >= 0:
        won[world.nation] += world.kills
    return any(0 < left <= kills for left, kills in zip(world.ones, won, strict=True))
