"""The value network: what its packed rows mean, that they hold nothing hidden, and which files it refuses."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

import pytest

from tests.ai.rush.tables import table
from tests.ai.rush.test_fairness import all_decisions, with_everything_hidden_dealt_anew
from wotrush import resources
from wotrush.ai.rush.value.features import Features
from wotrush.ai.rush.value.inputs import NAMES
from wotrush.ai.rush.value.network import LANE, SCALE, Network, NetworkError, features_of, shipped_network
from wotrush.ai.rush.value.squads import UNIT
from wotrush.model.rush import RushGame, determinize
from wotrush.model.rush.options import RushOptions
from wotrush.model.rush.scoring import score_parts


def small_network(seed: int, units: int = 5) -> Network:
    """Return a network with random weights."""
    chance = Random(seed)

    def weights(count: int) -> list[int]:
        return [chance.randint(-3 * SCALE, 3 * SCALE) for _ in range(count)]

    return Network([weights(units) for _ in NAMES], weights(units), weights(units), 700)


def test_shipped_weights_are_of_this_network_and_say_where_they_come_from() -> None:
    data = json.loads(resources.asset("ai", "ace.json").read_text(encoding="utf-8"))
    assert list(data["inputs"]) == list(NAMES)
    assert data["origin"]["from"]


def test_every_input_has_a_name_of_its_own() -> None:
    assert len(set(NAMES)) == len(NAMES)


@pytest.mark.parametrize("seed", range(10))
def test_packed_rows_add_up_to_what_plain_arithmetic_says(seed: int) -> None:
    network, chance = small_network(seed), Random(seed)
    amounts = {number: chance.randint(-9, 9) for number in chance.sample(range(len(NAMES)), 12)}
    row = sum(network.pack({number: 1.0}) * (UNIT * amount) for number, amount in amounts.items())
    hidden = [
        max(0.0, bias + sum(amount * network.rows[number][unit] for number, amount in amounts.items()))
        / SCALE
        for unit, bias in enumerate(network.bias)
    ]
    plain = sum(one * weight / SCALE for one, weight in zip(hidden, network.out, strict=True)) + 700 / SCALE
    assert network.log_odds_of(row) == pytest.approx(plain, abs=1e-9)


def test_the_units_of_shipped_weights_stay_far_from_the_edges_of_their_lanes() -> None:
    network, limit = shipped_network(), 1 << LANE - 1
    middles = sum(limit << LANE * unit for unit in range(len(network.bias)))
    for game, seen in all_decisions():
        row = features_of(network, game.catalogue).row(game, seen.seat) + middles
        for unit, bias in enumerate(network.bias):
            lane = (row >> LANE * unit) % (2 * limit) - limit
            assert abs(lane + UNIT * bias) < limit / 16


def test_what_is_hidden_adds_nothing() -> None:
    network = shipped_network()
    for game, seen in all_decisions():
        other = with_everything_hidden_dealt_anew(game, seen.seat)
        assert other.digest() != game.digest()
        features = features_of(network, game.catalogue)
        assert features.row(other, seen.seat) == features.row(game, seen.seat)


def test_who_holds_achievements_is_what_the_rules_say() -> None:
    """This includes the rule option by which defenders count."""
    held = 0
    for game, _ in all_decisions():
        features = features_of(shipped_network(), game.catalogue)
        for seat, (_, _, achievements) in enumerate(score_parts(game)):
            assert features.held(game, seat) == achievements.count
            held += achievements.count
    assert held


def test_a_sampled_world_looks_like_the_real_one() -> None:
    network = shipped_network()
    for game, seen in all_decisions():
        features = features_of(network, game.catalogue)
        assert features.row(determinize(seen, Random(3)), seen.seat) == features.row(game, seen.seat)


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_remembered_of_earlier_positions_changes_nothing(players: int) -> None:
    """One memory for all seats and positions of a game, which changes in place, as against none at all."""
    game, network, chance = RushGame.new(RushOptions(players=players), 5), small_network(2), Random(3)
    features = Features(game.catalogue, network.pack, 0)
    decision = 0
    while game.to_act() is not None and decision < 300:
        if decision % 8 == 0:
            afresh = Features(game.catalogue, network.pack, 0)
            for seat in range(players):
                assert features.row(game, seat) == afresh.row(game, seat)
        game.apply(chance.choice(game.legal_actions()))
        decision += 1


def test_the_order_of_no_pile_matters() -> None:
    for game, seen in all_decisions()[::3]:
        features = features_of(shipped_network(), game.catalogue)
        turned = game.copy()
        for zone in (*turned.hands, *turned.garages, *turned.depots):
            zone.reverse()
        assert features.row(turned, seen.seat) == features.row(game, seen.seat)


def test_a_network_is_written_as_it_was_read() -> None:
    network = small_network(1)
    again = Network.from_json(network.to_json())
    assert again.to_json() == network.to_json()


def _without(name: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda data: {key: value for key, value in data.items() if key != name}


@pytest.mark.parametrize("missing", ["inputs", "bias", "out", "out bias"])
def test_a_file_that_lacks_something_is_refused_in_one_sentence(missing: str) -> None:
    with pytest.raises(NetworkError, match=f"^The network has no weights for '{missing}'\\.$"):
        Network.from_json(_without(missing)(small_network(1).to_json()))


@pytest.mark.parametrize(
    ("name", "wrong"),
    [*product(["bias", "out"], [1, [], ["1"], [0.5]]), *product(["out bias"], [0.5, "1", [1]])],
)
def test_weights_of_another_shape_are_refused(name: str, wrong: object) -> None:
    with pytest.raises(NetworkError, match="no rows of whole numbers"):
        Network.from_json({**small_network(1).to_json(), name: wrong})


@pytest.mark.parametrize("data", [[], 7, {"inputs": [1, 2]}])
def test_weights_without_names_are_refused(data: Any) -> None:
    with pytest.raises(NetworkError, match="have no names"):
        Network.from_json(data)


def test_a_file_that_lacks_an_input_is_refused_by_its_name() -> None:
    data = small_network(1).to_json()
    del data["inputs"][NAMES[3]]
    with pytest.raises(NetworkError, match=NAMES[3]):
        Network.from_json(data)


@pytest.mark.parametrize(
    ("options", "reserve", "goes"),
    [
        ("", "us02 us08 us09 us10", True),
        ("", "us02 us08 us09", False),
        ("optional_refresh", "us02 us08 us09 us10", False),
        ("wide_reserve", "us02 us08 us09 us10 us11", True),
        ("wide_reserve", "us02 us08 us09 us10", False),
    ],
)
def test_the_furthest_card_counts_unless_it_goes_before_a_rival_can_buy_it(
    options: str, reserve: str, goes: bool
) -> None:
    looks = []
    for furthest in ("us02", "su20"):
        game = table(f"options: {options}\nreserve: {reserve.replace('us02', furthest)}")
        looks.append(features_of(small_network(1), game.catalogue).row(game, 0))
    assert (looks[0] == looks[1]) == goes
