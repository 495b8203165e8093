"""Exchanging everything that a seat cannot know does not change what it sees, which events it gets or what it may do."""

from __future__ import annotations

from random import Random

import pytest

from tests.model.rush.invariants import ALL_OPTIONS
from wotrush.model.game import Seat
from wotrush.model.rush import RushGame, event_for
from wotrush.model.rush.actions import Action
from wotrush.model.rush.cards import FIRST_BASE
from wotrush.model.rush.events import (
    BaseDrawn,
    Dealt,
    DeckShuffled,
    Drew,
    Event,
    GarageShuffled,
    Sabotaged,
    TurnBegan,
    TurnEnded,
)


def with_other_secrets(game: RushGame, seat: Seat, chance: Random) -> RushGame:
    """Return the same table with face-down piles, hidden hands and random streams exchanged.

    This is written from the rules, not by `determinize`: who sees whose hand, and that a base is never held.
    """
    other = game.copy()
    other.legal = None
    other.streams = [chance.getrandbits(128) for _ in game.streams]
    chance.shuffle(other.deck)
    for owner in range(game.seats):
        hand_is_seen = owner == seat or (owner == game.active and game.to_act() is not None)
        pile = other.garages[owner]
        if not hand_is_seen:
            pile += other.hands[owner]
        chance.shuffle(pile)
        if not hand_is_seen:
            size = len(game.hands[owner])
            held = [card for card in pile if card < FIRST_BASE][:size]
            other.hands[owner] = held
            other.garages[owner] = [card for card in pile if card not in held]
    return other


REVEALING = (Drew, BaseDrawn, Dealt, DeckShuffled, GarageShuffled, TurnBegan)
"""From the first of these events on, chance or an opened hand is revealed, and two worlds may differ."""


def shown(events: list[Event], seat: Seat) -> list[Event]:
    """Return the events as this seat sees them, up to the first one that may reveal something hidden."""
    seen = []
    for event in events:
        if isinstance(event, REVEALING):
            break
        seen.append(event_for(event, seat))
    return seen


def tables(seed: int) -> list[RushGame]:
    """Return some tables from all stages of a random game."""
    chance = Random(seed)
    game = RushGame.new(ALL_OPTIONS[(41 * seed) % len(ALL_OPTIONS)], seed)
    found = []
    while game.to_act() is not None:
        if chance.random() < 0.08:
            found.append(game.copy())
        game.apply(chance.choice(list(game.legal_actions())))
    return [*found, game]


@pytest.mark.parametrize("seed", range(10))
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(seed: int) -> None:
    chance = Random(seed + 1000)
    changed = 0
    for game in tables(seed):
        for seat in range(game.seats):
            other = with_other_secrets(game, seat, chance)
            changed += other.digest() != game.digest()
            assert other.observe(seat) == game.observe(seat)
            assert other.observe(seat).actions == game.observe(seat).actions
    assert changed > 20, "nothing was swapped"


@pytest.mark.parametrize("seed", range(10))
def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_know(seed: int) -> None:
    chance = Random(seed + 2000)
    compared = 0
    for game in tables(seed):
        if game.to_act() is None:
            continue
        for action in _some(list(game.legal_actions()), chance):
            for seat in range(game.seats):
                one, two = game.copy(), with_other_secrets(game, seat, chance)
                if (
                    action not in two.legal_actions()
                ):  # This can only be an answer to Sabotage from a hand that this seat cannot see.
                    assert game.to_act() not in (seat, game.active)
                    continue
                mine = shown(list(one.apply(action)), seat)
                assert shown(list(two.apply(action)), seat) == mine
                compared += bool(mine)
    assert compared > 20


@pytest.mark.parametrize("seed", range(10))
def test_a_seat_that_is_to_act_has_the_same_choices_whatever_is_hidden(seed: int) -> None:
    chance = Random(seed + 3000)
    for game in tables(seed):
        seat = game.to_act()
        if seat is None:
            continue
        other = with_other_secrets(game, seat, chance)
        assert list(other.legal_actions()) == list(game.legal_actions())
        for action in game.legal_actions():
            assert other.observe(seat).allows(action)


def test_events_that_tell_of_cards_name_only_cards_that_seat_may_see() -> None:
    for seed in range(10):
        chance = Random(seed)
        game = RushGame.new(ALL_OPTIONS[(13 * seed) % len(ALL_OPTIONS)], seed)
        while game.to_act() is not None:
            events = game.apply(chance.choice(list(game.legal_actions())))
            in_phase_three = any(isinstance(event, TurnEnded) for event in events)
            for event in events:
                for seat in range(game.seats):
                    seen = event_for(event, seat)
                    if isinstance(seen, Drew):
                        assert (seen.cards is None) == (in_phase_three and seen.seat != seat)
                    if isinstance(seen, Sabotaged):
                        assert (
                            seen.card not in game.hands[seen.seat]
                        )  # The card lies open in the Depot, or has moved on.


def _some(actions: list[Action], chance: Random) -> list[Action]:
    return chance.sample(actions, min(3, len(actions)))
