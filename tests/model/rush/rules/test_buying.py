"""Rules, A turn, 1 Buy: one vehicle from the Reserve, paid with cards that have a resource value."""

from __future__ import annotations

import pytest

from tests.model.rush.rules.tabletop import choices, codes, depot, hand, play, refused, reserve, table
from wotrush.model.rush.events import Bought, Dealt
from wotrush.model.rush.view.alike import including

FOUR = "reserve: su01 us07 su08 su09"
"""They cost 0, 2, 3 and 4."""


def test_one_or_more_cards_pay_for_one_vehicle_whose_cost_is_at_most_their_sum() -> None:
    game = table(f"""
        {FOUR}
        seat: 0
          hand: eng eng de08
    """)
    assert choices(game, "buy us07") == {
        "buy us07 with eng eng",
        "buy us07 with de08",
        "buy us07 with de08 eng",
        "buy us07 with de08 eng eng",
    }
    assert choices(game, "buy su08") == {"buy su08 with de08 eng", "buy su08 with de08 eng eng"}
    assert choices(game, "buy su09") == {"buy su09 with de08 eng eng"}


def test_too_little_buys_nothing() -> None:
    game = table(f"""
        {FOUR}
        seat: 0
          hand: eng eng de08
    """)
    assert refused(game, "buy su08 with eng eng") == "Only 2 of 3 resources."
    assert refused(game, "buy us07 with eng") == "Only 1 of 2 resources."


def test_overpaying_is_legal_and_what_is_left_over_is_lost_at_the_end_of_the_turn() -> None:
    game = table("""
        reserve: us07 us08 us09 su08
        deck: fr01 fr02 fr03
        seat: 0
          hand: su19 eng
          garage: eng eng vol
    """)
    play(game, "buy us07 with su19 eng", "end turn", "end turn")
    assert sorted(hand(game, 0).split()) == ["eng", "eng", "vol"]
    play(game, "use vol")
    assert refused(game, "buy su08 with eng eng") == "Only 2 of 3 resources."


def test_cost_0_needs_at_least_one_card_with_a_resource_value() -> None:
    game = table(f"""
        {FOUR}
        seat: 0
          hand: eng tec
    """)
    assert choices(game, "buy su01") == {"buy su01 with eng"}
    assert refused(game, "buy su01") == "At least one card with a resource value has to pay."


def test_a_resource_value_of_0_pays_for_cost_0() -> None:
    game = table(f"""
        {FOUR}
        seat: 0
          hand: su23
    """)
    assert choices(game, "buy") == {"buy su01 with su23"}


def test_a_card_without_a_resource_value_never_pays() -> None:
    game = table(f"""
        {FOUR}
        seat: 0
          hand: su25 tec vol eng
    """)
    assert choices(game, "buy") == {"buy su01 with eng"}
    assert refused(game, "buy su01 with su25") == "Партизаны: no resource value."
    assert refused(game, "buy su01 with eng tec") == "Technicians: no resource value."


def test_medals_pay_1_and_2() -> None:
    game = table(f"""
        {FOUR}
        seat: 0
          hand: fr* de**
    """)
    assert choices(game, "buy us07") == {"buy us07 with de**", "buy us07 with fr* de**"}
    assert choices(game, "buy su08") == {"buy su08 with fr* de**"}


def test_payers_go_to_the_depot_then_the_vehicle_on_top_of_it() -> None:
    game = table(f"""
        {FOUR}
        seat: 0
          hand: eng eng tec
          depot: de08
    """)
    play(game, "buy us07 with eng eng")
    assert depot(game, 0) == "de08 eng eng us07"
    assert hand(game, 0) == "tec"


@pytest.mark.parametrize(
    ("bought", "left"),
    [
        ("su04", "su05 su11 us07 fr02"),
        ("su05", "su04 su11 us07 fr02"),
        ("su11", "su04 su05 us07 fr02"),
        ("us07", "su04 su05 su11 fr02"),
    ],
)
def test_the_reserve_slides_away_from_the_deck_into_the_gap_and_a_card_is_dealt_beside_the_deck(
    bought: str, left: str
) -> None:
    game = table("""
        reserve: su04 su05 su11 us07
        deck: fr01 fr02
        seat: 0
          hand: eng eng
    """)
    happened = play(game, f"buy {bought} with eng eng")
    assert reserve(game) == left
    (event,) = [each for each in happened if isinstance(each, Bought)]
    assert event.slot == ["su04", "su05", "su11", "us07"].index(bought)
    (dealt,) = [each for each in happened if isinstance(each, Dealt)]
    assert (codes(dealt.cards), codes(dealt.reserve)) == ("fr02", left)


def test_one_purchase_a_turn() -> None:
    game = table(f"""
        {FOUR}
        seat: 0
          hand: eng eng de08
    """)
    play(game, "buy us07 with de08")
    assert choices(game, "buy") == set()
    assert refused(game, "buy su01 with eng") == "Only one purchase a turn, unless Recruitment was used."


def test_the_next_turn_has_its_own_purchase() -> None:
    game = table(f"""
        {FOUR}
        deck: fr01 fr02 fr03 fr04
        seat: 0
          hand: eng eng
        seat: 1
          hand: eng
    """)
    play(game, "buy us07 with eng eng", "end turn")
    assert choices(game, "buy")


def test_a_card_pays_only_once() -> None:
    game = table(f"""
        {FOUR}
        seat: 0
          hand: eng1
    """)
    assert refused(game, "buy us07 with eng1 eng1") == "A card pays only once."


def test_only_reserve_vehicles_can_be_bought_by_cards_at_hand() -> None:
    game = table(f"""
        {FOUR}
        seat: 0
          hand: eng
          depot: de08
    """)
    assert refused(game, "buy su20 with eng") == "ИС-3: not in the Reserve."
    assert refused(game, "buy us07 with de08") == "VK 30.01 (D): not in your hand."


# National resources


def test_national_resources_pay_only_for_vehicles_of_their_cards_nation() -> None:
    game = table(f"""
        {FOUR}
        seat: 0
          hand: su15
    """)
    assert choices(game, "buy") == {"buy su01 with su15", "buy su08 with su15"}
    assert refused(game, "buy us07 with su15") == "ИСУ-152 pays only for vehicles of its own nation."


def test_every_card_that_pays_must_be_able_to_pay_for_this_vehicle() -> None:
    game = table(f"""
        {FOUR}
        seat: 0
          hand: su15 eng eng
    """)
    assert choices(game, "buy us07") == {"buy us07 with eng eng"}
    assert refused(game, "buy us07 with su15 eng eng") == "ИСУ-152 pays only for vehicles of its own nation."


def test_national_resources_mix_with_ordinary_ones() -> None:
    game = table(f"""
        {FOUR}
        seat: 0
          hand: su15 eng
    """)
    assert choices(game, "buy su09") == {"buy su09 with su15 eng"}


def test_cards_alike_in_every_printed_value_are_one_choice_and_the_one_named_pays() -> None:
    game = table("""
        reserve: fr01 us07 us08 us09
        seat: 0
          hand: eng1 eng2 eng3
    """)
    assert choices(game, "buy fr01") == {
        "buy fr01 with eng",
        "buy fr01 with eng eng",
        "buy fr01 with eng eng eng",
    }
    by_code = game.catalogue.by_code
    first, third, bought = by_code["eng1"], by_code["eng3"], by_code["fr01"]
    assert including(game.catalogue, (bought, first), third) == (bought, third)
    assert including(game.catalogue, (first, third), third) == (first, third)
    assert including(game.catalogue, (bought,), third) is None
    play(game, "buy fr01 with eng3")
    assert [game.catalogue.cards[card].code for card in game.hands[0]] == ["eng1", "eng2"]
    game = table("""
        reserve: us07 fr01 us08 us09
        seat: 0
          hand: eng1 eng2 eng3
    """)
    play(game, "buy us07 with eng3 eng2")
    assert [game.catalogue.cards[card].code for card in game.hands[0]] == ["eng1"]
