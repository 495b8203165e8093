"""Ruling 24.20: at a shared screen it depends on public facts alone who is asked."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.model.hunter.rules.tabletop import play, table
from wotrush.model.game import ANYBODY
from wotrush.model.hunter import HunterGame, HunterOptions
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import events as ev
from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.cards.words import COMMANDERS, REVEALED
from wotrush.model.hunter.hands import take_in, take_out
from wotrush.model.hunter.ruleset import hunter_ruleset
from wotrush.model.hunter.state import IN_DEPLOYMENT, IN_DRAFT, IN_TURNS
from wotrush.model.hunter.view.observation import public_of
from wotrush.model.hunter.worlds.called import called_by

HOLDER, WATCHER = 1, 0
OPENING = (ev.UnitRevealed, ev.UnitLost, ev.EventTaken, ev.EventDiscarded, ev.MarkerPut)
"""What shows everybody a card in which the worlds differ; from there on they are two games."""


def two_worlds(seed: int, *, shared: bool) -> tuple[HunterGame, HunterGame]:
    """Return two games that differ in the hand and the hidden units of one seat, and in the decks' lowest cards."""
    rng = Random(seed)
    options = HunterOptions(
        players=3, evade=True, charge=True, commanders=True, event_deck="full", shared_screen=shared
    )
    game = HunterGame.new(options, seed)
    while game.phase != IN_TURNS:
        game.apply(rng.choice(game.legal_actions()))
    other = game.copy()
    for place, card in enumerate(other.hands[HOLDER]):
        red = other.catalogue.red
        spare = next(i for i in range(place, len(other.event_deck)) if not red[other.event_deck[i]])
        take_out(other, HOLDER, card)
        take_in(other, HOLDER, other.event_deck[spare])
        other.event_deck[spare] = card
    for i, place in enumerate(other.lines[3 * HOLDER] + other.lines[3 * HOLDER + 1]):
        if not other.flags[place] & REVEALED and other.unit_deck[i] >= COMMANDERS:
            other.kinds[place], other.unit_deck[i] = other.unit_deck[i], other.kinds[place]
    other.memory = game.memory
    return game, other


def alike(game: HunterGame, other: HunterGame) -> bool:
    """Whether nobody but the holder can tell them apart."""
    ruleset = hunter_ruleset()
    views = [ruleset.public(one.observe(WATCHER)) for one in (game, other)]
    return game.to_act() == other.to_act() and views[0] == views[1]


def play_alike(seed: int, *, shared: bool) -> int:
    """Play both games alike while all decline to react and the holder waits; return how often somebody was asked."""
    game, other = two_worlds(seed, shared=shared)
    rng, asked = Random(seed), 0
    for _ in range(150):
        seat = game.to_act()
        if seat is None:
            break
        if seat == HOLDER and not game.reacting and not settle_own_turn(game, other):
            break
        assert alike(game, other), f"{game.to_act()} and {other.to_act()}"
        if game.to_act() == HOLDER and not game.reacting:
            break
        asked += game.reacting
        legal, same = game.legal_actions(), other.legal_actions()
        common = [act.PASS] if act.PASS in legal else [one for one in legal if one in same]
        events = [
            [hunter_ruleset().event_for(event, ANYBODY) for event in one.apply(action)]
            for one, action in zip((game, other), [rng.choice(common)] * 2, strict=True)
        ]
        opened = any(isinstance(event, OPENING) for event in events[0])
        assert opened or events[0] == events[1]
        if events[0] != events[1] or any(isinstance(event, ev.EventTaken) for event in events[0]):
            break
    return asked


def settle_own_turn(*games: HunterGame) -> bool:
    """Let the holder wait and end the turn in both; return False once their worlds part because of the cards drawn."""
    for game in games:
        while game.to_act() == HOLDER and not game.reacting:
            plain = [one for one in (act.BEGIN, act.WAIT, act.END) if one in game.legal_actions()]
            if not plain:
                return False
            game.apply(plain[0])
    return alike(*games)


def test_24_20_whoever_could_react_is_asked() -> None:
    assert sum(play_alike(seed, shared=True) for seed in range(40)) > 300


def test_24_20_without_it_being_asked_tells_of_hidden_cards() -> None:
    with pytest.raises(AssertionError):
        sum(play_alike(seed, shared=False) for seed in range(40))


def test_24_20_who_has_no_choice_may_only_pass() -> None:
    rng, forced = Random(3), 0
    for seed in range(10):
        game = HunterGame.new(HunterOptions(players=3, shared_screen=True), seed)
        for _ in range(400):
            if game.to_act() is None:
                break
            legal = game.legal_actions()
            forced += list(legal) == [act.PASS] and game.reacting
            assert public_of(game.observe(0)).to_act is None or not game.reacting
            game.apply(rng.choice(legal))
    assert forced > 200


def called(game: HunterGame, seat: int) -> list[int]:
    """Return whom the window that asks this seat calls, by what everybody knows."""
    seen = game.observe(seat)
    return called_by(replace(public_of(seen), stack=seen.stack))


def test_24_20_a_window_calls_whoever_has_a_play_in_it_and_not_all_whom_it_asks() -> None:
    """Whoever is asked but not called could play none of the cards that lie nowhere in the open."""
    rng, windows, spared = Random(4), set[int](), Counter[int]()
    options = HunterOptions(
        players=3, shared_screen=True, evade=True, charge=True, commanders=True, event_deck="full"
    )
    for seed in range(30):
        game = HunterGame.new(options, seed)
        while (seat := game.to_act()) is not None and game.turn < 60:
            if game.reacting and act.PASS in game.legal_actions():
                window, alone = game.stack[-1][0], list(game.legal_actions()) == [act.PASS]
                if seat in called(game, seat):
                    windows.add(window)
                else:
                    assert alone
                    spared[window] += 1
            game.apply(rng.choice(game.legal_actions()))
    assert windows >= {fr.DECLARED, fr.READY, fr.ROLLED, fr.HIT, fr.LOST, fr.PLAYED, fr.AIR, fr.ENDING}
    assert spared[fr.PLAYED]
    assert spared[fr.LOST], spared


@pytest.mark.parametrize("known", [True, False])
def test_24_20_no_window_calls_for_events_that_all_lie_in_the_open(known: bool) -> None:
    lies = "discard: jamming jamming\n" if known else ""
    game = table(
        f"{lies}seat: S1\n front: 1 u022 revealed\n hand: minefield\nseat: S2\n front: 9 u009\n hand: smoke",
        "shared_screen=yes",
    )
    play(game, "event minefield")
    assert list(game.legal_actions()) == [act.PASS]
    assert called(game, 1) == ([] if known else [1])


def test_24_20_who_was_spied_on_in_vain_is_called_with_a_unit_that_cannot_counter_too() -> None:
    game = table("seat: S1\n front: 1 u022 revealed\nseat: S2\n front: 9 u009", "shared_screen=yes", s1=(6,))
    assert game.catalogue.no_turret[game.kinds[9]]
    play(game, "spy 1>S2")
    assert list(game.legal_actions()) == [act.PASS]
    assert called(game, 1) == [1]


def test_24_20_only_the_player_who_spies_is_called_before_the_die() -> None:
    game = table(
        "seat: S1\n front: 1 u022 revealed\n commanders: 2 c04\nseat: S2\n front: 9 u006\n commanders: 10 c05",
        "shared_screen=yes commanders=yes",
    )
    play(game, "spy 1>S2")
    assert game.stack[-1][0] == fr.READY
    assert called(game, 0) == [0]


def test_24_20_a_table_keeps_it() -> None:
    ruleset, rng = hunter_ruleset(), Random(1)
    game = HunterGame.new(HunterOptions(players=3, shared_screen=True), 1)
    for _ in range(120):
        game.apply(rng.choice(game.legal_actions()))
        again = ruleset.parse_table(ruleset.table_text(game))
        assert again.digest() == game.digest()
        assert again.options.shared_screen
        assert again.legal_actions() == game.legal_actions()


@pytest.mark.parametrize("shared", [False, True])
def test_everybody_deploys_whatever_was_drafted(shared: bool) -> None:
    left_out = 0
    for seed in range(12):
        game, rng = HunterGame.new(HunterOptions(players=3, shared_screen=shared), seed), Random(seed)
        while game.phase == IN_DRAFT:
            game.apply(rng.choice(game.legal_actions()))
        asked = set()
        while game.phase == IN_DEPLOYMENT:
            asked.add(game.to_act())
            game.apply(rng.choice(game.legal_actions()))
        left_out += len({0, 1, 2} - asked)
        back = game.catalogue.back_line
        assert all(back[game.kinds[place]] for seat in range(3) for place in game.lines[3 * seat + 1])
    assert (left_out == 0) is shared
