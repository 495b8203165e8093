"""Threats: what could be declared is what the rules allow, and its chances are the forecast's."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random

import pytest

from wotrush.model.hunter import HunterGame, HunterOptions
from wotrush.model.hunter.actions import DeclareAttack
from wotrush.model.hunter.cards.words import EVADED, FIRED, HAS_FLOOD, HAS_RIVER, HAS_SWAMP, HAS_WEATHER
from wotrush.model.hunter.odds.forecast import forecast
from wotrush.model.hunter.odds.threats import threats
from wotrush.model.hunter.units import spend, spent_places, water_bit
from wotrush.model.hunter.worlds.open_table import open_table


def positions(seed: int, count: int = 40) -> list[HunterGame]:
    """Return moments of random games in which the active player may attack."""
    rng, found = Random(seed), list[HunterGame]()
    while len(found) < count:
        game = HunterGame.new(HunterOptions(players=3, charge=True, evade=True), rng.getrandbits(32))
        while game.to_act() is not None:
            actions = game.legal_actions()
            if any(isinstance(one, DeclareAttack) for one in actions) and rng.random() < 0.1:
                found.append(game.copy())
            game.apply(rng.choice(actions))
    return found


def test_the_active_player_threatens_with_the_best_attack_of_each_pair() -> None:
    for game in positions(1):
        legal = [one for one in game.legal_actions() if isinstance(one, DeclareAttack)]
        found = threats(open_table(game.observe(game.active)), game.active)
        assert {(one.action.unit, one.action.target) for one in found} == {
            (one.unit, one.target) for one in legal
        }
        for threat in found:
            same = [
                one for one in legal if (one.unit, one.target) == (threat.action.unit, threat.action.target)
            ]
            assert threat.cast == forecast(game, threat.action)
            assert threat.rank == max(
                (forecast(game, one).destroys, forecast(game, one).success) for one in same
            )


def _evaded(game: HunterGame) -> None:
    for place in range(1, len(game.kinds)):
        spend(game, place, EVADED)


def _fired(game: HunterGame) -> None:
    for place in range(1, len(game.kinds)):
        spend(game, place, FIRED)


def _water_ignored(game: HunterGame) -> None:
    for seat, bit in product(range(game.seats), (HAS_RIVER, HAS_SWAMP)):
        game.ignored |= water_bit(bit, seat)


def _old_cards(game: HunterGame) -> None:
    game.before[game.active] |= HAS_FLOOD | HAS_WEATHER


@pytest.mark.parametrize("burden", [_evaded, _fired, _water_ignored, _old_cards])
def test_4_6_what_ends_with_this_turn_is_no_part_of_what_others_threaten(
    burden: Callable[[HunterGame], None],
) -> None:
    """12.2: who fired may evade again; 12.3: who evaded may fire again; 14.8: water counts again; E34 and E36 expire."""
    mattered = 0
    for game in positions(2):
        for place in spent_places(game):
            game.flags[place] &= ~(EVADED | FIRED)
        game.before = [cards | HAS_RIVER | HAS_SWAMP for cards in game.before]
        burdened = game.copy()
        burden(burdened)
        for seat in range(game.seats):
            told = threats(burdened.copy(), seat) == threats(game.copy(), seat)
            assert told or seat == game.active
            mattered += not told
    assert mattered


def test_18_who_is_out_threatens_nobody() -> None:
    game = positions(2, 1)[0]
    seat = next(one for one in range(game.seats) if one != game.active)
    game.out |= 1 << seat
    assert threats(game, seat) == []


def test_nobody_threatens_with_what_lies_hidden() -> None:
    for game in positions(3):
        o = game.observe(game.active)
        for seat in range(game.seats):
            assert all(o.revealed(one.action.unit) for one in threats(open_table(o), seat))
