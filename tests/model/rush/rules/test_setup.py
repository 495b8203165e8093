"""Rules, Setup: for two to five players."""

from __future__ import annotations

from collections import Counter

import pytest

from wotrush.model.rush import RushGame, RushOptions
from wotrush.model.rush.cards import Kind, seat_barracks
from wotrush.model.rush.state import UPRIGHT
from wotrush.model.rush.zones import shuffle_deck, shuffle_garage

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


@PLAYERS
def test_barracks_are_shuffled_and_3_drawn(players: int) -> None:
    game = RushGame.new(RushOptions(players=players), 5)
    for seat in range(players):
        assert (len(game.hands[seat]), len(game.garages[seat]), game.depots[seat]) == (3, 3, [])
        assert sorted(game.hands[seat] + game.garages[seat]) == seat_barracks(seat)


def test_every_barracks_card_comes_into_the_first_hand_about_half_the_time() -> None:
    seen = Counter(card for seed in range(400) for card in RushGame.new(RushOptions(), seed).hands[1])
    assert set(seen) == set(seat_barracks(1))
    assert all(
        150 < count < 250 for count in seen.values()
    )  # 200 are expected, six standard deviations are 60


@PLAYERS
@pytest.mark.parametrize(("wide", "size"), [(False, 4), (True, 5)])
def test_vehicles_are_shuffled_and_the_reserve_laid_out(players: int, wide: bool, size: int) -> None:
    game = RushGame.new(RushOptions(players=players, wide_reserve=wide), 5)
    assert (len(game.reserve), len(game.deck)) == (size, 100 - size)
    assert sorted(game.reserve + game.deck) == list(range(100))
    assert game.reserve + game.deck != list(range(100))
    assert (game.discard, game.graveyard) == ([], [])


@PLAYERS
def test_players_plus_one_achievements_at_random(players: int) -> None:
    drawn = [RushGame.new(RushOptions(players=players), seed).achievements for seed in range(60)]
    assert all(len(set(each)) == players + 1 for each in drawn)
    assert {achievement for each in drawn for achievement in each} == set(range(12))


@PLAYERS
def test_first_player_at_random(players: int) -> None:
    first = {RushGame.new(RushOptions(players=players), seed).first for seed in range(60)}
    assert first == set(range(players))


@PLAYERS
def test_first_player_chosen(players: int) -> None:
    for seed in range(5):
        game = RushGame.new(RushOptions(players=players, first_player=players - 1), seed)
        assert game.first == game.active == game.to_act() == players - 1


@PLAYERS
def test_turns_go_clockwise_from_the_first_player(players: int) -> None:
    game = RushGame.new(RushOptions(players=players, first_player=1), 3)
    order = []
    for _ in range(2 * players):
        order.append(game.to_act())
        game.apply(game.legal_actions()[-1])  # the last one listed is always to end the turn
    assert order == [(1 + i) % players for i in range(2 * players)]
    assert game.first == 1
    assert (game.turn, game.round, game.observe(0).round) == (2 * players, 3, 3)


@PLAYERS
def test_three_bases_stand_upright_and_undefended_medal_piles_are_full(players: int) -> None:
    game = RushGame.new(RushOptions(players=players), 5)
    assert game.base == [UPRIGHT] * (3 * players)
    assert game.defender == [-1] * (3 * players)
    assert (game.ones, game.twos) == ([9] * 4, [3] * 4)


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    same = [RushGame.new(RushOptions(players=3), 11).digest() for _ in range(2)]
    assert same[0] == same[1] != RushGame.new(RushOptions(players=3), 12).digest()


def test_nobody_starts_with_anything_but_barracks() -> None:
    game = RushGame.new(RushOptions(players=5), 9)
    kinds = {game.catalogue.cards[card].kind for seat in range(5) for card in game.squad(seat)}
    assert kinds == {Kind.ENGINEERS, Kind.TECHNICIANS, Kind.VOLUNTEERS}


def test_every_deck_and_seat_has_luck_of_its_own() -> None:
    dealt = [RushGame.new(RushOptions(players=players, first_player=0), 8) for players in (2, 5)]
    assert dealt[0].reserve + dealt[0].deck == dealt[1].reserve + dealt[1].deck
    for seat in range(2):
        cards = [game.hands[seat] + game.garages[seat] for game in dealt]
        assert cards[0] == cards[1], "how many others play changes nothing"
    orders = {tuple(card - 6 * seat for card in dealt[1].garages[seat]) for seat in range(5)}
    assert len(orders) > 1, "but seats are shuffled differently"


@PLAYERS
def test_what_one_player_shuffles_changes_nobody_elses_luck(players: int) -> None:
    for seed in range(10):
        game, calm = (RushGame.new(RushOptions(players=players, first_player=0), seed) for _ in range(2))
        shuffle_garage(game, 0)
        for side in (game, calm):
            for seat in range(1, players):
                shuffle_garage(side, seat)
            shuffle_deck(side)
        assert game.garages[1:] == calm.garages[1:]
        assert game.deck == calm.deck
        assert game.streams[0] == calm.streams[0]
