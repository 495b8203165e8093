"""A table drawn as text, played by lines such as `buy su04 with eng eng`, and read back as the codes of its cards."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.deck import cards as deck
from wotrush.model.game import IllegalAction
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import (
    Action,
    Attack,
    Buy,
    Defend,
    Discard,
    Expose,
    Scrap,
    Take,
    Use,
    parse_action,
)
from wotrush.model.rush.events import Event
from wotrush.model.rush.positions.notation import parse_table
from wotrush.model.rush.state import Prompt


def table(text: str) -> RushGame:
    """Return the table as `wotrush.model.rush.positions.notation` reads it; a card drawn twice is a mistake of the
    test.
    """
    game = parse_table(text, deck())
    cards = [*game.deck, *game.discard, *game.reserve, *game.graveyard]
    cards += [card for zones in (game.hands, game.garages, game.depots) for zone in zones for card in zone]
    cards += [card for card in game.defender if card >= 0]
    assert len(cards) == len(set(cards)), "a card lies twice on this table"
    return game


def card_id(game: RushGame, word: str, taken: set[int]) -> int:
    """Return a card by its code; `eng`, `us*`, `base` … is the first such card of the acting seat that is not yet
    taken.
    """
    exact = game.catalogue.by_code.get(word)
    if exact is not None:
        return exact
    if word.lstrip("-").isdigit():
        return int(word)
    seat = game.to_act()
    assert seat is not None, "the game is over"
    for card in sorted(game.hands[seat]) + sorted(game.depots[seat]):
        if short(card) == word and card not in taken:
            taken.add(card)
            return card
    raise AssertionError(f"seat {seat} holds no {word}")


def action(game: RushGame, line: str) -> Action:
    """Return an action's line with cards by code."""
    taken: set[int] = set()
    return parse_action(line, lambda word: card_id(game, word, taken))


def play(game: RushGame, *lines: str) -> list[Event]:
    """Carry the actions out one after another; return all events."""
    happened: list[Event] = []
    for line in lines:
        happened += game.apply(action(game, line))
    return happened


def refused(game: RushGame, line: str) -> str:
    """Return why that may not be done; nothing changes."""
    before = game.digest()
    with pytest.raises(IllegalAction) as caught:
        game.apply(action(game, line))
    assert game.digest() == before, "a refused action changed the game"
    return str(caught.value).partition(": ")[2]


def short(card: int) -> str:
    """Return a vehicle's own code, or the kind of a barracks card, medal or base."""
    code = deck().cards[card].code
    return code if code[:2] in ("su", "de", "us", "fr") and code[2] != "*" else code.rstrip("0123456789")


def codes(cards: Iterable[int]) -> str:
    """Return the codes of cards in their order, the top of a pile last."""
    return " ".join(map(short, cards))


def hand(game: RushGame, seat: int) -> str:
    return codes(game.hands[seat])


def garage(game: RushGame, seat: int) -> str:
    return codes(game.garages[seat])


def depot(game: RushGame, seat: int) -> str:
    return codes(game.depots[seat])


def reserve(game: RushGame) -> str:
    """Return the Reserve, the furthest card first."""
    return codes(game.reserve)


def bases(game: RushGame, seat: int) -> str:
    """Return the bases in the notation: `up de03, damaged, gone`; `!` marks a damaged defender."""
    words = []
    for slot in range(3 * seat, 3 * seat + 3):
        word = ("gone", "up", "damaged")[game.base[slot]]
        if game.defender[slot] >= 0:
            word += f" {short(game.defender[slot])}{'!' if game.hurt[slot] else ''}"
        words.append(word)
    return ", ".join(words)


def spell(chosen: Action) -> str:
    """Return an action's line with cards by code."""
    match chosen:
        case Buy(card, payers):
            return f"buy {short(card)}" + (f" with {codes(payers)}" if payers else "")
        case Use(card) | Discard(card) | Take(card) | Scrap(card):
            return f"{str(chosen).split()[0]} {short(card)}"
        case Defend(card, place) | Expose(card, place):
            return f"{str(chosen).split()[0]} {short(card)} at {place}"
        case Attack(card, seat, place):
            return f"attack {short(card)} on {seat}.{place}"
        case _:
            return str(chosen)


def choices(game: RushGame, verb: str = "") -> set[str]:
    """Return the legal lines that begin with these words; cards alike are one choice."""
    lines = [spell(legal) for legal in game.legal_actions()]
    assert len(set(lines)) == len(lines), "the same choice is offered twice"
    return {line for line in lines if line.startswith(verb)}


def asks(game: RushGame) -> str:
    """Return what the game waits for."""
    return Prompt(game.prompt).name.lower()
