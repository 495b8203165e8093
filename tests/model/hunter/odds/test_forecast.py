"""Forecasts against the rules themselves: what is computed is what comes of very many attacks that are played out."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import islice, product
from random import Random

import pytest

from tests.model.hunter.rules.tabletop import load_dice, table
from wotrush.model import rng as generator
from wotrush.model.hunter import HunterGame, HunterOptions
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards.words import ARTILLERY_CONTROLLER, BACK, DRY, GONE, PINNED, RANGE, SUICIDE
from wotrush.model.hunter.combat.strike import target_number
from wotrush.model.hunter.frames import ATTACK, READY, S_DICE, STAGE, STRIKE
from wotrush.model.hunter.odds.forecast import (
    FACES,
    AttackForecast,
    commanders,
    counter_chances,
    forecast,
    leaders,
    strike_chances,
    unseen_counter,
)
from wotrush.model.hunter.worlds.open_table import open_table

SIGMAS, FEW = 5.0, 4.0
"""How far a count may be off by chance; rare events are not spread evenly enough for the first alone."""


def dealt(players: int, seed: int) -> HunterGame:
    options = HunterOptions(players=players, evade=True, charge=True, commanders=True)
    return HunterGame.new(options, seed)


def positions(seed: int) -> Iterator[tuple[HunterGame, act.DeclareAttack, int]]:
    """Yield attacks out of games at random, each with the leader that it gets, or 0."""
    rng = Random(seed)
    while True:
        game = dealt(rng.randint(2, 4), rng.getrandbits(32))
        game.record = False
        while game.to_act() is not None:
            actions = game.legal_actions()
            attacks = [one for one in actions if isinstance(one, act.DeclareAttack)]
            from_behind = [one for one in attacks if game.line[one.unit] == BACK]
            if from_behind or (attacks and rng.random() < 0.25):
                # What is rare among all attacks comes as often as the rest.
                attacks = from_behind or attacks
                sort = rng.choice(sorted({_sort(one) for one in attacks}))
                attack = rng.choice([one for one in attacks if _sort(one) == sort])
                yield game.copy(), attack, next(iter(leaders(game, attack)), 0)
            game.apply(rng.choice(actions))


def _sort(attack: act.DeclareAttack) -> tuple[int, bool, bool]:
    return attack.kind, attack.salvos > 1, attack.charge


def played_out(game: HunterGame, attack: act.DeclareAttack, seed: int, leader: int) -> HunterGame:
    """Play an attack to its end: all counter with all salvos where that can hit, and evade where they can; no cards."""
    game.streams = generator.split(generator.seeded(seed), len(game.streams))
    game.apply(attack)
    while game.to_act() is not None and any(frame[0] == ATTACK for frame in game.stack):
        actions = game.legal_actions()
        leading = act.UseUnit(leader)
        if game.stack[-1][0] == READY and game.stack[-2][2] == attack.unit and leading in actions:
            game.apply(leading)
        elif act.EVADE in actions:
            game.apply(act.EVADE)
        else:
            counters = [
                one
                for one in actions
                if isinstance(one, act.Counterattack) and counter_chances(game, one).hits
            ]
            game.apply(max(counters, key=lambda one: one.salvos) if counters else act.PASS)
    return game


def seen(game: HunterGame, attack: act.DeclareAttack, was: HunterGame) -> Iterator[str]:
    unit, target = attack.unit, attack.target
    if game.line[target] == GONE:
        yield "destroys"
    if game.line[target] == GONE or (game.flags[target] & PINNED and not was.flags[target] & PINNED):
        yield "success"
    if game.line[unit] == GONE:
        yield "lost"
    if game.line[unit] == GONE or game.flags[unit] & PINNED:
        yield "struck"
    if game.line[unit] != GONE and game.flags[unit] & DRY:
        yield "dry"


def expected(cast: AttackForecast) -> dict[str, float]:
    """The chances of what can be seen afterwards; a unit that is gone shows no more whether it ran dry."""
    second = not cast.counter_first
    alive = cast.dry * (1 - cast.lost) if second and not cast.mine else cast.dry
    chances = {name: getattr(cast, name) for name in ("destroys", "success", "lost", "struck")}
    return {**chances, "dry": alive} if cast.counter is None or cast.counter_first else chances


def check(seed: int, places: int, rolls: int) -> None:
    """Compare the chances of so many positions with how often it happens; all of them together as well."""
    off, spread = defaultdict[str, float](float), defaultdict[str, float](float)
    attacks = positions(seed)
    for number in range(places):
        game, attack, leader = next(attacks)
        wanted = expected(forecast(game, attack, leader=leader))
        happened = Counter[str]()
        for i in range(rolls):
            happened.update(seen(played_out(game.copy(), attack, number * rolls + i, leader), attack, game))
        for name, chance in wanted.items():
            variance = max(0.0, rolls * chance * (1 - chance))
            difference = happened[name] - rolls * chance
            assert abs(difference) <= SIGMAS * variance**0.5 + FEW, (str(attack), name, chance, happened)
            off[name] += difference
            spread[name] += variance
    for name in off:
        assert abs(off[name]) <= SIGMAS * spread[name] ** 0.5, (name, off[name])


def test_forecasts_are_what_happens() -> None:
    check(seed=7, places=420, rolls=100)


@pytest.mark.long
def test_forecasts_are_what_happens_in_very_many_cases() -> None:
    check(seed=8, places=4000, rolls=250)


def test_the_positions_hold_everything_that_changes_a_chance() -> None:
    found = Counter[str]()
    for game, attack, leader in islice(positions(seed=7), 420):
        cast = forecast(game, attack, leader=leader)
        counter = cast.counter
        *_, ability, rivers, flood = cast.attack.parts
        found["leadership"] += leader > 0
        found["minefield"] += cast.mine > 0
        found["river"] += rivers > 0
        found["flood"] += flood > 0
        found["far sight or open top"] += ability > 0
        found["charge"] += attack.charge
        found["salvos"] += attack.salvos > 1
        found["counter first"] += cast.counter_first
        found["counter second"] += counter is not None and not cast.counter_first
        found["evading"] += cast.attack.success < cast.attack.hits
        found["evading a counter"] += counter is not None and counter.success < counter.hits
        found["pins or destroys"] += 0 < cast.attack.destroys < cast.attack.success
        found["from behind"] += game.line[attack.unit] == BACK
        found[f"kind {attack.kind}"] += 1
    assert len(found) == 13 + 6
    assert min(found.values()) >= 1, found


def test_either_of_the_two_dice_of_a_led_unit_runs_it_dry() -> None:
    """All pairs of dice, played out: 11 of 36 hold a 6, with which a T-34/76 runs dry (14.10)."""
    game = table(
        "seat: S1\n front: 1 u031 revealed, 2 u033 revealed\nseat: S2\n front: 9 u005 revealed pinned, 10 u006"
    )
    attack = next(one for one in game.legal_actions() if str(one) == "attack 1>9 ap")
    assert isinstance(attack, act.DeclareAttack)
    assert leaders(game, attack) == [2]
    dry, hits = 0, 0
    for dice in product(range(1, FACES + 1), repeat=2):
        tried = game.copy()
        load_dice(tried, 0, *dice)
        for action in (attack, act.UseUnit(2)):
            tried.apply(action)
        while any(frame[0] == ATTACK for frame in tried.stack):
            tried.apply(act.PASS)
        dry += bool(tried.flags[1] & DRY)
        hits += tried.line[9] == GONE
    cast = forecast(game, attack, leader=2)
    assert dry == 11
    assert cast.dry == pytest.approx(dry / 36)
    assert cast.success == pytest.approx(hits / 36)
    assert forecast(game, attack).dry == pytest.approx(1 / 6)


@pytest.mark.parametrize(("attacker", "evades", "instead"), [("u026", 2, 0), ("u001", 0, 2)])
def test_13_who_could_not_hit_with_a_first_counter_keeps_its_evasion(
    attacker: str, evades: int, instead: int
) -> None:
    """A BA-10 cannot hit a Befehlspanther that charges it and evades instead; a PzKpfw it would rather hit."""
    game = table(
        f"seat: S1\n front: 1 {attacker} revealed\nseat: S2\n front: 9 u040 revealed", "evade=yes charge=yes"
    )
    charge = next(one for one in game.legal_actions() if isinstance(one, act.DeclareAttack) and one.charge)
    cast = forecast(game, charge)
    assert cast.counter_first
    assert cast.counter is not None
    assert bool(cast.counter.hits) == bool(instead)
    assert (cast.attack.evade, cast.instead) == (evades, instead)
    assert cast.attack.success == pytest.approx(cast.attack.hits * (1 - evades / FACES))


def test_a_strike_is_forecast_by_the_parts_that_it_uses() -> None:
    """Every strike that is rolled in a game has the target number that its parts add up to."""
    rng, strikes = Random(3), 0
    for _ in range(30):
        game = dealt(3, rng.getrandbits(32))
        while game.to_act() is not None:
            for frame in game.stack:
                if frame[0] == STRIKE and len(frame) == S_DICE and frame[STAGE] <= 1:
                    value, defence, *plus, rivers, flood = strike_chances(game, frame).parts
                    assert target_number(game, frame) == value - defence + sum(plus) - rivers - flood
                    strikes += 1
            game.apply(rng.choice(game.legal_actions()))
    assert strikes > 50


def test_a_commander_who_could_help_an_attack_is_named_and_counted() -> None:
    game = table(
        "seat: S1\n front: 1 u106 revealed\n back: 2 u092 revealed\n commanders: 3 c05\n"
        "seat: S2\n front: 9 u005 revealed",
        "commanders=yes",
    )
    shot = act.DeclareAttack(2, 9, RANGE, 1, charge=False)
    assert commanders(game, shot) == [ARTILLERY_CONTROLLER]
    helped = forecast(game, shot, commander=ARTILLERY_CONTROLLER)
    assert helped.attack.number == forecast(game, shot).attack.number + 1
    assert commanders(game, act.DeclareAttack(1, 9, SUICIDE, 1, charge=False)) == []


@pytest.mark.parametrize(("unit", "may"), [("u005", True), ("u005 dry", False), ("u005 revealed", False)])
def test_8_a_hidden_unit_that_could_fire_may_answer_a_spying(unit: str, may: bool) -> None:
    game = table(f"seat: S1\n front: 1 u022 revealed\nseat: S2\n front: 9 {unit}, 10 u005 pinned")
    assert unseen_counter(game, act.Spy(1, 1)) is may


def test_chances_are_the_same_on_the_table_that_a_seat_knows() -> None:
    """What an observation shows is enough for a forecast; nothing hidden is asked for."""
    for game, attack, leader in islice(positions(seed=9), 100):
        o = game.observe(game.actor)
        assert forecast(open_table(o), attack, leader=leader) == forecast(game, attack, leader=leader)
