"""Threats: what could be declared is what the rules allow, and its chances are the forecast's."""

from __future__ import annotations

from random import Random

from wotrush.model.hunter import HunterGame, HunterOptions
from wotrush.model.hunter.actions import DeclareAttack
from wotrush.model.hunter.cards.words import EVADED
from wotrush.model.hunter.forecast import forecast
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.model.hunter.worlds.threats import threats


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


def test_a_unit_that_has_evaded_threatens_again_in_its_next_turn() -> None:
    tried = 0
    for game in positions(2):
        for seat in range(game.seats):
            shooting = {one.action.unit for one in threats(game.copy(), seat)}
            if not shooting:
                continue
            tired = game.copy()
            for unit in shooting:
                tired.flags[unit] |= EVADED
            again = {one.action.unit for one in threats(tired, seat)}
            assert again == (set() if seat == game.active else shooting)
            tried += 1
    assert tried > 40


def test_nobody_threatens_with_what_lies_hidden() -> None:
    for game in positions(3):
        o = game.observe(game.active)
        for seat in range(game.seats):
            assert all(o.revealed(one.action.unit) for one in threats(open_table(o), seat))
