"""What each fact tells the value network: the network's inputs by name, and how much of them a fact is."""

from __future__ import annotations

from wotrush.ai.rush.senses import (
    FIRST_CARD_FACT,
    LEADS,
    MIDDLE,
    STAGES,
    VALUES,
    Fact,
    Group,
    card_facts,
    shares,
)
from wotrush.ai.rush.threat import DEGREES
from wotrush.model.rush.cards import CARDS, MAX_SEATS, Ability, Card, Kind, Passive, VehicleClass
from wotrush.model.rush.scoring import Achievement

_STEPS = {
    "bases": (1, 2, 3, 4),
    "class": (1, 2, 3, 4),
    "medals": (1, 2, 3, 5),
    "doubles": (1, 2, 3, 4),
    "cards": (1, 2, 4, 7),
}


_LEADS = (Fact.LEAD, Fact.LEAD_ON_ALL, Fact.TIE_BREAK)


def names(cards: tuple[Card, ...]) -> list[str]:
    """All inputs that there are."""
    found: dict[str, None] = {}
    for number in range(FIRST_CARD_FACT):
        if _possible(*divmod(number, VALUES)):
            found.update(dict.fromkeys(amounts(number, cards)))
    for group in Group:
        for card in range(CARDS):
            found.update(dict.fromkeys(amounts(card_facts(group, 1, 1) + card, cards)))
    return sorted(found)


def _possible(kind: int, value: int) -> bool:
    if kind >= Fact.RACE or kind in _LEADS:
        return value < STAGES * LEADS
    counted = kind in (Fact.MY_BASES, Fact.THEIR_BASES, Fact.MY_BARE, Fact.THEIR_BARE)
    if kind >= Fact.MY_DANGER:
        return value < 4 * DEGREES
    return value <= (3 if counted else MAX_SEATS if kind in (Fact.PLAYERS, Fact.TO_ACT) else 63)


def amounts(number: int, cards: tuple[Card, ...]) -> dict[str, float]:
    """What this fact adds to which inputs."""
    if number < FIRST_CARD_FACT:
        kind, value = divmod(number, VALUES)
        if kind < Fact.RACE and kind not in _LEADS:
            return _plain(Fact(kind), value)
        stage, lead = divmod(value, LEADS)
        if kind >= Fact.RACE:
            return _race(kind - Fact.RACE, stage, lead - MIDDLE)
        return _lead(Fact(kind), stage, lead - MIDDLE)
    group, share, card = shares(number)
    printed = _guard(cards[card]) if group >= Group.MY_GUARDS else _printed(cards[card])
    return {f"{group.name.lower()} {name}": share * amount for name, amount in printed.items()}


def _plain(kind: Fact, value: int) -> dict[str, float]:
    name = kind.name.lower()
    match kind:
        case Fact.ROUND:
            return {f"{name}": value / 10, f"{name} late": max(0, value - 15) / 10}
        case Fact.MEDALS_LEFT:
            return {f"{name}": value / 5, **{f"{name} {most}": 1.0 for most in (1, 2, 4) if value <= most}}
        case Fact.FEWEST_LEFT:
            return {f"{name} {most}": 1.0 for most in (0, 1, 2, 3, 4, 6) if value <= most}
        case Fact.MY_SIZE | Fact.THEIR_SIZE:
            return {f"{name}": value / 10, f"{name} clogged": max(0, value - 18) / 10}
        case Fact.MY_COMRADES | Fact.THEIR_COMRADES:
            return {name: value / 10}
        case _ if kind >= Fact.MY_DANGER:
            number, degree = divmod(value, DEGREES)
            return {f"{name} {number}": degree / (DEGREES - 1)} if number else {}
        case _:
            return {f"{name} {value}": 1.0}


def _lead(kind: Fact, stage: int, lead: int) -> dict[str, float]:
    name = f"{kind.name.lower()} {stage}"
    if kind is Fact.TIE_BREAK:
        return {name: max(-1.0, min(1.0, lead / 2))} if stage == STAGES - 1 else {}
    found = {name: lead / 10, f"{name} close": max(-1.0, min(1.0, lead / 5))}
    return found | {f"{name} ahead": float((lead > 0) - (lead < 0))}


def _race(achievement: int, stage: int, lead: int) -> dict[str, float]:
    name = f"race {_race_name(achievement)} {stage}"
    side = "ahead" if lead > 0 else "behind"
    steps = _STEPS[_race_name(achievement)]
    return {f"{name} {side} {step}": 1.0 for step in steps if abs(lead) >= step} | {name: 1.0}


def _race_name(achievement: int) -> str:
    if achievement == Achievement.BASES:
        return "bases"
    if achievement <= Achievement.AUXILIARY:
        return "class"
    if achievement <= Achievement.FRENCH_MEDALS:
        return "medals"
    return "doubles" if achievement == Achievement.DOUBLES else "cards"


def _guard(card: Card) -> dict[str, float]:
    return {"armor one": float(card.armor == 1), "armor two": float(card.armor == 2), "cost": card.cost / 4}


def _printed(card: Card) -> dict[str, float]:
    found = {"card": 1.0, "cost": card.cost / 4, **_pays(card), **_fights(card)}
    for ability, number in card.abilities:
        found[f"{ability.lower()}{' more' if ability is Ability.RESEARCH and number > 2 else ''}"] = float(
            max(1, number)
        )
    if card.kind in (Kind.MEDAL, Kind.DOUBLE):
        found["medal"] = 1.0
    if card.kind is Kind.BASE:
        found["base"] = 1.0
    return found


def _pays(card: Card) -> dict[str, float]:
    if not card.resources:
        return {}
    if Passive.NATIONAL in card.passives:
        return {"national": card.resources / 2}
    return {"resources": card.resources / 2, "rich": float(card.resources >= 3)}


def _fights(card: Card) -> dict[str, float]:
    found = {}
    if card.power:
        only = "".join(
            f" {passive.split()[0]}" for passive in sorted(card.passives) if passive is not Passive.NATIONAL
        )
        how = "heavy" if card.cls is VehicleClass.HEAVY else "strong" if card.power > 1 else "weak"
        found[f"{how}{only}"] = 1.0
    if card.armor:
        found["armor one" if card.armor == 1 else "armor two"] = 1.0
    return found
