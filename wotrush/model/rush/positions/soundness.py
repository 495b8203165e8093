"""Whether a written table can be played: every card is there at most once, and every number refers to something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from wotrush.model.rush.cards import (
    BARRACKS,
    FIRST_BARRACKS,
    FIRST_BASE,
    FIRST_ONE,
    ONES,
    TWOS,
    VEHICLES,
    Kind,
    one_medal,
    two_medals,
)
from wotrush.model.rush.scoring import Achievement
from wotrush.model.rush.state import GONE, Prompt, State

_USING = (Prompt.STRIKE, Prompt.RESEARCH, Prompt.REPAIR, Prompt.REPAIR_MORE, Prompt.PLACE, Prompt.SABOTAGE)


def first_fault(s: State) -> str | None:
    """Return what is wrong with the table, in words, or None if it can be played."""
    return next(_faults(s), None)


def _faults(s: State) -> Iterator[str]:
    """Check the numbers first, since the other checks use them as indexes."""
    yield from _numbers(s)
    yield from _cards(s)
    yield from _open_choice(s)


def _numbers(s: State) -> Iterator[str]:
    if not (0 <= s.first < s.seats and 0 <= s.active < s.seats):
        yield f"there are {s.seats} seats, 0 is the first"
    if len(s.streams) != 1 + s.seats or not all(0 <= stream < 2**128 for stream in s.streams):
        yield f"{s.seats} seats and the vehicle deck have {1 + s.seats} streams of chance, each below 2**128"
    if s.turn < 0 or min(s.pool, s.kills, *s.pool_national, *s.siege_kills) < 0:
        yield "turns, resources and kills are never below 0"
    # In a finished game the last turn has been counted and no other has begun.
    if (s.first + s.turn - (s.prompt is Prompt.OVER)) % s.seats != s.active:
        yield f"turn {s.turn} does not go with seat {s.active} when seat {s.first} is first"
    if not (
        len(s.ones) == len(s.twos) == 4
        and set(s.ones) <= {*range(ONES + 1)}
        and set(s.twos) <= {*range(TWOS + 1)}
    ):
        yield f"four medal piles hold up to {ONES} one-medal and {TWOS} two-medal cards"
    if len(set(s.achievements)) < len(s.achievements) or not set(s.achievements) <= {*map(int, Achievement)}:
        yield "achievements are numbered from 0 to 11, and each is there once"


def _cards(s: State) -> Iterator[str]:
    lying = [*s.deck, *s.discard, *s.reserve, *s.graveyard]
    lying += [card for zones in (s.hands, s.garages, s.depots) for zone in zones for card in zone]
    lying += [card for card in s.defender if card >= 0]
    lying += [card for nation in range(4) for card in _piles(s, nation)]
    if twice := [card for card, times in Counter(lying).items() if times > 1]:
        yield f"{s.catalogue.cards[twice[0]].code} lies in two places"
    if strangers := [card for card in lying if _of_nobody(s, card)]:
        yield f"{s.catalogue.cards[strangers[0]].code} belongs to a seat that is not there"
    if any(card >= VEHICLES for card in (*s.deck, *s.discard, *s.reserve)):
        yield "only vehicles lie in the deck, its discard and the Reserve"
    if any(s.catalogue.cards[card].kind is Kind.BASE for hand in s.hands for card in hand):
        yield "a base is never held in a hand"
    if len(s.reserve) > s.reserve_size:
        yield f"the Reserve has {s.reserve_size} cards"
    if guards := [card for card, base in zip(s.defender, s.base, strict=True) if card >= 0 and base == GONE]:
        yield f"{s.catalogue.cards[guards[0]].code} defends a base that has been destroyed"


def _of_nobody(s: State, card: int) -> bool:
    """Return whether the card is barracks or a base of a seat that is not there."""
    barracks = FIRST_BARRACKS + BARRACKS * s.seats <= card < FIRST_ONE
    return barracks or card >= FIRST_BASE + 3 * s.seats


def _piles(s: State, nation: int) -> list[int]:
    ones = [one_medal(nation, left) for left in range(1, s.ones[nation] + 1)]
    return ones + [two_medals(nation, left) for left in range(1, s.twos[nation] + 1)]


def _open_choice(s: State) -> Iterator[str]:
    prompt = s.prompt
    if (prompt in _USING) != (s.using >= 0):
        yield f"the prompt {prompt.name.lower()} does not go with the card in use"
    elif s.using >= 0 and (s.using >= FIRST_ONE or not 0 <= s.step <= len(s.catalogue.abilities[s.using])):
        yield "the card in use has no such ability"
    elif prompt is Prompt.SABOTAGE and not (
        0 <= s.victim < s.seats and s.victim != s.active and s.hands[s.victim]
    ):
        yield "nobody can answer Sabotage"
    elif prompt is Prompt.ASSAULT and not 0 <= s.nation < 4:
        yield "an assault needs a nation"
    elif prompt is Prompt.REWARD and not 0 <= s.reward_nation < 4:
        yield "medals need a nation"
    elif (s.nation >= 0 or prompt is Prompt.EXPOSE) and not set(s.attackers) <= set(s.depots[s.active]):
        yield "the attackers are not in the Depot"
