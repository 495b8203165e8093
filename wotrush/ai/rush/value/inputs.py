"""The inputs of the value network by name and number, and the inputs of one card."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from wotrush.model.rush.cards import CARDS, FIRST_BASE, Ability, Nation, VehicleClass, medal_count
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.scoring import Achievement

Inputs = Mapping[int, float]
"""Amounts by input number; an input that is not named is 0."""

WHO = ("mine", "rival's", "others'")
"""The own squad, the squad of the best rival, and the mean of all rivals' squads."""

_ATTACKERS = tuple(f"attacker of {nation.name}" for nation in Nation)
ATTRIBUTES = (
    *("card", "resources", "rich", "national resources", "weak attack", "strong attack", "heavy attack"),
    *("attack on bases", "attack on vehicles", "armor 1", "armor 2", "Reinforcements", "Recruitment"),
    *("Scouting", "Sabotage", "Siege Master", "Research", "far Research", "Repair", "Invulnerability"),
    *(*_ATTACKERS, *(cls.name.lower() for cls in VehicleClass)),
    *("one medal", "two medals", "base", "cost", "heavy attack on bases"),
)
"""The attributes of a card. A squad has each of them twice: for its next hand, and for a usual hand."""
SQUAD = (
    *(f"next {name}" for name in ATTRIBUTES),
    *(f"usual {name}" for name in ATTRIBUTES),
    *("next comrades", "usual comrades", "size", "clogged", "fresh cards"),
    *(f"{left} bases" for left in range(4)),
    *("bare bases", "light guards", "heavy guards", "points", "points in the squad"),
)
RACE = ("lead", "ahead", "behind", "ahead late", "behind late", "lead late")
TABLE = (
    *("lead", "lead late", "side late", "lead on all", "lead so far", "side"),
    *("fewest medals left", "second fewest", *(f"{left} medals left" for left in (0, 1, 2, 3, 4, 6))),
    *(*(f"{left} bases left" for left in range(3)), "last round"),
    *(*(f"{left} turns to come" for left in range(5)), "round"),
    *(*(f"{players} players" for players in range(2, 6)), "last of the round", "first of the round"),
    *("late", "achievements", "always", "side in the last round", "lead in the last round", "spare"),
)
NAMES = (
    *(f"{who} {name}" for who in WHO for name in SQUAD),
    *(f"{race.name.lower()} {name}" for race in Achievement for name in RACE),
    *TABLE,
    *(f"reserve {name}" for name in ATTRIBUTES),
)
FIRST_RACE = len(WHO) * len(SQUAD)
FIRST_OF_TABLE = FIRST_RACE + len(Achievement) * len(RACE)
FIRST_OF_RESERVE = FIRST_OF_TABLE + len(TABLE)
USUAL = len(ATTRIBUTES)
COMRADES = 2 * len(ATTRIBUTES)


@lru_cache(maxsize=4)
def printed(catalogue: Catalogue) -> tuple[Inputs, ...]:
    """Return the attributes of every card, numbered as in ATTRIBUTES."""
    return tuple(
        {ATTRIBUTES.index(name): amount for name, amount in _attributes(catalogue, card).items() if amount}
        for card in range(CARDS)
    )


def _attributes(catalogue: Catalogue, card: int) -> dict[str, float]:
    medals, resources = medal_count(card), max(0, catalogue.resources[card])
    found: dict[str, float] = {
        "card": 1,
        "one medal": medals == 1,
        "two medals": medals == 2,
        "base": card >= FIRST_BASE,
        "cost": catalogue.cards[card].cost / 4,
        f"armor {catalogue.armor[card]}": 1,
    }
    if catalogue.national[card]:
        found["national resources"] = resources / 2
    else:
        found |= {"resources": resources / 2, "rich": resources >= 3}
    if catalogue.power[card]:
        found |= _attack(catalogue, card)
    if catalogue.cls[card] >= 0:
        found[VehicleClass(catalogue.cls[card]).name.lower()] = 1
    for ability, number in catalogue.abilities[card]:
        found["far Research" if ability is Ability.RESEARCH and number > 2 else ability] = (
            1 if ability is Ability.RESEARCH else max(1, number)
        )
    return {name: amount for name, amount in found.items() if name in ATTRIBUTES}


def _attack(catalogue: Catalogue, card: int) -> dict[str, float]:
    heavy = catalogue.heavy[card]
    if catalogue.hits_bases[card] and catalogue.hits_vehicles[card]:
        how = "heavy attack" if heavy else "strong attack" if catalogue.power[card] > 1 else "weak attack"
        found: dict[str, float] = {how: 1}
    elif catalogue.hits_bases[card]:
        found = {"attack on bases": 1, "heavy attack on bases": heavy}
    else:
        found = {"attack on vehicles": 1}
    return found | {_ATTACKERS[catalogue.nation[card]]: 1}
