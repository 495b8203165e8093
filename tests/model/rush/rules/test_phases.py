"""Rules, A turn: phase I, playing cards in phase II, and phase III."""

from __future__ import annotations

import pytest

from tests.model.rush.rules.tabletop import (
    asks,
    bases,
    choices,
    depot,
    garage,
    hand,
    play,
    refused,
    reserve,
    table,
)
from wotrush.model.rush.events import TurnBegan


def test_phase_one_damaged_bases_and_defenders_of_the_player_turn_upright() -> None:
    game = table("""
        seat: 1
          bases: damaged, damaged su07!, up de08!
    """)
    happened = play(game, "end turn")
    assert bases(game, 1) == "up, up su07, up de08"
    (began,) = [event for event in happened if isinstance(event, TurnBegan)]
    assert (began.seat, began.bases, began.defenders) == (1, (0, 1), (1, 2))


def test_phase_one_repairs_nobody_elses() -> None:
    game = table("""
        players: 3
        seat: 0
          bases: damaged, up su07!, gone
        seat: 2
          bases: damaged su16!, gone, damaged
    """)
    play(game, "end turn")
    assert game.to_act() == 1
    assert bases(game, 0) == "damaged, up su07!, gone"
    assert bases(game, 2) == "damaged su16!, gone, damaged"


def test_damage_is_not_repaired_at_the_end_of_the_own_turn() -> None:
    game = table("""
        seat: 0
          bases: damaged, up su07!, up
    """)
    play(game, "end turn")
    assert bases(game, 0) == "damaged, up su07!, up"
    play(game, "end turn")
    assert bases(game, 0) == "up, up su07, up"


def test_phase_one_the_hand_is_laid_open_and_lies_open_during_the_own_turn_only() -> None:
    game = table("""
        seat: 0
          hand: eng eng vol
        seat: 1
          hand: eng tec vol
    """)
    assert game.observe(1).hands[0] == tuple(game.hands[0])
    assert game.observe(0).hands[1] is None
    (began,) = [event for event in play(game, "end turn") if isinstance(event, TurnBegan)]
    assert began.hand == tuple(game.hands[1])
    assert game.observe(0).hands[1] == tuple(game.hands[1])
    assert game.observe(1).hands[0] is None


def test_phase_two_cards_are_played_in_any_order() -> None:
    drawing = """
        reserve: us07 us08 us09 us10
        seat: 0
          hand: eng eng vol su07 su19 de08
          garage: fr07
    """
    for order in (
        ["buy us07 with eng eng", "use vol", "attack su19 on 1.0", "end assault", "defend de08 at 0"],
        ["defend de08 at 0", "attack su19 on 1.0", "end assault", "use vol", "buy us07 with eng eng"],
    ):
        game = table(drawing)
        play(game, *order)
        assert hand(game, 0) == "su07"
        assert sorted(depot(game, 0).split()) == sorted(["eng", "eng", "us07", "vol", "su19", "base"])
        assert bases(game, 0) == "up de08, up, up"


@pytest.mark.parametrize(
    "lines",
    [
        ["buy us07 with su07"],
        ["use su07", "place at 0"],
        ["defend su07 at 0"],
        ["attack su07 on 1.0", "end assault"],
    ],
    ids=["paid with", "used", "set to defend", "attacked with"],
)
def test_a_card_is_played_in_one_way_only(lines: list[str]) -> None:
    game = table("""
        reserve: us07 us08 us09 us10
        seat: 0
          hand: su07 eng
    """)
    play(game, *lines)
    assert "su07" not in hand(game, 0)
    assert not any("su07" in line for line in choices(game))
    assert "not in your hand" in refused(game, "use su07")


def test_unplayed_cards_stay_in_the_open_hand_until_phase_three() -> None:
    game = table("""
        reserve: us07 us08 us09 us10
        seat: 0
          hand: su19 eng eng tec vol
    """)
    play(game, "attack su19 on 1.0", "end assault", "buy us07 with eng eng")
    assert hand(game, 0) == "tec vol"


@pytest.mark.parametrize(
    "lines",
    [
        ["buy us07 with su07"],
        ["use su07"],
        ["attack su07 on 1.0", "end assault"],
    ],
    ids=["paid with", "used", "attacked with"],
)
def test_a_vehicle_played_this_turn_and_drawn_again_cannot_be_played_again(lines: list[str]) -> None:
    game = table("""
        reserve: us07 us09 us10 us12
        deck: fr01
        seat: 0
          bases: gone, gone, gone
          hand: su07 su10
    """)
    play(
        game, *lines, "use su10"
    )  # without a base to defend it lies in the Depot: Reinforcements 2 brings it back
    assert "su07" in hand(game, 0).split()
    assert not any("su07" in line for line in choices(game))
    assert "already played" in refused(game, "attack su07 on 1.0")


def test_vehicles_that_paid_together_and_are_drawn_again_cannot_be_played_again() -> None:
    game = table("""
        reserve: us07 us09 us10 us12
        seat: 0
          bases: gone, gone, gone
          hand: su07 su08 su10 fr10
    """)
    play(game, "buy us10 with su07 su08", "use su10", "use fr10")
    assert {"su07", "su08", "us10"} <= set(hand(game, 0).split())
    assert {line.split()[1] for line in choices(game, "attack")} == {"us10"}
    assert "already played" in refused(game, "attack su07 on 1.0")


def test_a_defender_replaced_by_its_player_and_drawn_again_cannot_be_played_again() -> None:
    game = table("""
        seat: 0
          bases: up de08, up us07, up
          hand: su07 fr07 su10
    """)
    play(game, "defend su07 at 2", "defend fr07 at 2", "use su10", "place at 0")
    assert "su07" in hand(game, 0).split()
    assert not any("su07" in line for line in choices(game))
    assert "already played" in refused(game, "defend su07 at 0")


def test_barracks_and_medals_drawn_again_may_be_played_again() -> None:
    game = table("""
        reserve: us07 us09 us10 us12
        deck: fr01
        seat: 0
          hand: eng de* vol su10 fr10
          bases: gone, gone, gone
    """)
    play(game, "use vol", "buy us07 with eng de*", "use su10", "use fr10")
    assert sorted(hand(game, 0).split()) == ["de*", "eng", "us07", "vol"]
    assert {"use vol", "buy fr01 with eng", "buy fr01 with de*"} <= choices(game)


def test_once_per_turn_is_over_with_the_turn() -> None:
    game = table("""
        seat: 0
          hand: su07
    """)
    play(game, "attack su07 on 1.0", "end assault", "end turn", "end turn")
    assert hand(game, 0) == "su07"
    assert {"attack su07 on 1.0", "use su07", "defend su07 at 0"} <= choices(game)


def test_a_vehicle_bought_this_turn_may_be_played_if_drawn() -> None:
    game = table("""
        reserve: us07 us08 us09 us10
        seat: 0
          hand: eng eng su10 fr10
          bases: gone, gone, gone
    """)
    play(game, "buy us07 with eng eng", "use su10", "use fr10")
    assert "us07" in hand(game, 0).split()
    assert "attack us07 on 1.0" in choices(game)


def test_a_vehicle_researched_this_turn_may_be_played_if_drawn() -> None:
    game = table("""
        reserve: us02 us08 us09 us10
        seat: 0
          hand: tec su05
    """)
    play(game, "use tec", "take us02", "use su05", "place at 0")
    assert hand(game, 0) == "us02"
    assert "attack us02 on 1.0" in choices(game)


def test_nobody_has_to_play_a_card() -> None:
    game = table("""
        seat: 0
          hand: su19 eng
    """)
    assert "end turn" in choices(game)


def test_phase_three_the_furthest_reserve_card_is_discarded_and_a_new_one_dealt() -> None:
    game = table("""
        reserve: su07 su08 su09 su10
        deck: fr01 fr02
    """)
    play(game, "end turn")
    assert reserve(game) == "su08 su09 su10 fr02"
    assert [game.catalogue.cards[card].code for card in game.discard] == ["su07"]


def test_phase_three_a_short_reserve_is_only_refilled() -> None:
    game = table("""
        reserve: su07 su08 su09
        deck: fr01 fr02
    """)
    play(game, "end turn")
    assert reserve(game) == "su07 su08 su09 fr02"
    assert game.discard == []


def test_phase_three_a_short_reserve_that_cannot_be_refilled_keeps_its_cards() -> None:
    game = table("""
        reserve: su07 su08
        deck:
    """)
    play(game, "end turn")
    assert reserve(game) == "su07 su08"
    assert game.discard == []


def test_phase_three_with_an_empty_deck_the_discarded_card_is_all_there_is_to_deal() -> None:
    game = table("""
        reserve: su07 su08 su09 su10
        deck:
    """)
    play(game, "end turn")
    assert reserve(game) == "su08 su09 su10 su07"


def test_phase_three_unplayed_cards_go_to_the_depot_then_3_are_drawn() -> None:
    game = table("""
        seat: 0
          hand: eng vol
          garage: de08 us07 fr07 su07
          depot: tec
    """)
    play(game, "end turn")
    assert hand(game, 0) == "su07 fr07 us07"
    assert garage(game, 0) == "de08"
    assert depot(game, 0) == "tec eng vol"


def test_phase_three_the_unplayed_cards_are_in_the_depot_before_it_may_be_reshuffled() -> None:
    game = table("""
        seat: 0
          hand: eng vol
          garage: de08
    """)
    play(game, "end turn")
    assert sorted(hand(game, 0).split()) == ["de08", "eng", "vol"]


def test_phase_three_cards_are_drawn_face_down() -> None:
    game = table("""
        seat: 0
          garage: de08 us07 fr07
    """)
    play(game, "end turn")
    assert game.observe(1).hands[0] is None
    assert game.observe(1).hand_sizes[0] == 3


def test_after_phase_three_the_next_player_begins() -> None:
    game = table("players: 4, first 2, active 3")
    play(game, "end turn")
    assert (game.to_act(), asks(game)) == (0, "play")
