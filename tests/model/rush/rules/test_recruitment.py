"""Rules, A turn, 1 Buy: with Recruitment any number of purchases, paid from all resources spent this turn."""

from __future__ import annotations

import pytest

from tests.model.rush.rules.tabletop import choices, depot, play, refused, table

DEARER = "reserve: us07 us08 us09 us10"
"""They cost 2, 3, 3 and 4; none is dealt that costs less."""


def test_any_number_of_purchases() -> None:
    game = table(
        """
        reserve: us02 us02 us07 us08
        seat: 0
          hand: vol eng eng de08
    """.replace("us02 us02", "us02 fr02")
    )
    play(game, "use vol", "buy us02 with eng", "buy fr02 with eng", "buy us07 with de08")
    assert depot(game, 0) == "vol eng us02 eng fr02 de08 us07"


def test_leftovers_of_a_purchase_after_recruitment_pay_on() -> None:
    game = table(f"""
        {DEARER}
        seat: 0
          hand: vol su19 fr18
    """)
    play(game, "use vol", "buy us07 with su19")  # 3 for 2: 1 is left
    assert choices(game, "buy us10") == {"buy us10 with fr18"}  # 1 + 3 = 4


def test_leftovers_of_a_purchase_before_recruitment_was_used_count_too() -> None:
    game = table(f"""
        {DEARER}
        seat: 0
          hand: vol su19 fr18
    """)
    play(game, "buy us07 with su19")
    assert choices(game, "buy") == set()
    play(game, "use vol")
    assert "buy us10 with fr18" in choices(game, "buy us10")


def test_a_leftover_may_pay_alone_for_cost_of_at_least_1() -> None:
    game = table("""
        reserve: us07 us02 us08 us09
        seat: 0
          hand: vol su19
    """)
    play(game, "use vol", "buy us07 with su19")
    assert choices(game, "buy us02") == {"buy us02"}
    play(game, "buy us02")
    assert choices(game, "buy us02") == set()
    assert depot(game, 0) == "vol su19 us07 us02"


def test_a_leftover_never_pays_alone_for_cost_0() -> None:
    game = table("""
        reserve: us07 us01 us08 us09
        seat: 0
          hand: vol su19 eng
    """)
    play(game, "use vol", "buy us07 with su19")
    assert choices(game, "buy us01") == {"buy us01 with eng"}
    assert refused(game, "buy us01") == "At least one card with a resource value has to pay."


def test_a_leftover_that_is_used_up_is_gone() -> None:
    game = table("""
        reserve: us07 us02 fr02 us09
        seat: 0
          hand: vol su19
    """)
    play(game, "use vol", "buy us07 with su19", "buy us02")
    assert refused(game, "buy fr02") == "Only 0 of 1 resources."


def test_without_recruitment_a_leftover_pays_nothing() -> None:
    game = table("""
        reserve: us07 us02 fr02 us09
        seat: 0
          hand: su19
    """)
    play(game, "buy us07 with su19")
    assert refused(game, "buy us02") == "Only one purchase a turn, unless Recruitment was used."


def test_resources_of_a_nation_are_kept_apart_from_ordinary_ones() -> None:
    game = table("""
        reserve: su04 us02 su02 us09
        seat: 0
          hand: vol su21
    """)
    play(game, "use vol", "buy su04 with su21")  # 3 Soviet ones are left
    assert choices(game, "buy") == {"buy su02"}
    assert refused(game, "buy us02") == "Only 0 of 1 resources."


def test_leftovers_of_each_nation_are_kept_apart() -> None:
    game = table("""
        reserve: su04 de02 su02 us02
        deck: fr20 fr19 de11
        seat: 0
          hand: vol su21 de21
    """)
    play(game, "use vol", "buy su04 with su21", "buy de02 with de21")
    assert choices(game, "buy") == {"buy su02", "buy de11"}
    play(game, "buy su02", "buy de11")
    assert (game.pool, game.pool_national) == (0, (2, 2, 0, 0))


def test_national_resources_are_used_up_first() -> None:
    game = table("""
        reserve: su07 us02 fr02 us09
        seat: 0
          hand: vol su15 su19
    """)
    play(game, "use vol", "buy su07 with su15 su19")  # 3 national + 3 ordinary for 3
    assert (game.pool, game.pool_national) == (3, (0, 0, 0, 0))
    assert {"buy us02", "buy fr02"} <= choices(game, "buy")


def test_national_leftovers_mix_with_ordinary_leftovers_and_with_cards() -> None:
    game = table("""
        reserve: su04 us02 su20 su16
        deck: fr20 fr19
        seat: 0
          hand: vol su15 fr18 eng
    """)
    play(game, "use vol", "buy su04 with su15", "buy us02 with fr18")  # 2 Soviet and 2 ordinary are left
    assert (game.pool, game.pool_national) == (2, (2, 0, 0, 0))
    assert choices(game, "buy") == {"buy su16 with eng"}  # 2 + 2 + 1 of 5; su20 costs 6
    assert refused(game, "buy su20 with eng") == "Only 5 of 6 resources."
    play(game, "buy su16 with eng")
    assert (game.pool, game.pool_national) == (0, (0, 0, 0, 0))


@pytest.mark.parametrize("card", ["de03", "su08", "de21"])
def test_recruitment_on_a_vehicle_works_like_the_volunteers(card: str) -> None:
    game = table(f"""
        reserve: us02 fr02 us09 us10
        seat: 0
          bases: gone, gone, gone
          hand: {card} eng eng
    """)
    play(game, f"use {card}", "buy us02 with eng", "buy fr02 with eng")
    assert depot(game, 0) == f"{card} eng us02 eng fr02"


def test_recruitment_ends_with_the_turn() -> None:
    game = table("""
        reserve: us09 fr02 us02 us10
        deck: de02 de03 de04 de05
        seat: 0
          hand: vol
        seat: 1
          hand: eng eng
    """)
    play(game, "use vol", "end turn", "buy fr02 with eng")
    assert choices(game, "buy") == set()
    assert "Only one purchase a turn" in refused(game, "buy us02 with eng")


def test_national_leftovers_are_lost_at_the_end_of_the_turn_too() -> None:
    game = table("""
        reserve: us09 su02 su05 us10
        deck: de02 de03 de04 de05
        seat: 0
          hand: su21
        seat: 1
          hand: vol
    """)
    play(game, "buy su05 with su21", "end turn", "use vol")  # 2 Soviet resources were left
    assert refused(game, "buy su02") == "Only 0 of 1 resources."


def test_a_second_recruitment_can_do_nothing_and_is_skipped() -> None:
    game = table("""
        reserve: us02 fr02 us09 us10
        seat: 0
          hand: vol su08 eng
    """)
    play(game, "use vol", "use su08", "place at 0", "buy us02 with eng")
    assert game.recruiting


def test_recruitment_with_research_research_is_no_purchase_and_adds_to_no_payment() -> None:
    game = table("""
        reserve: us02 us07 us09 us10
        seat: 0
          hand: tec vol eng
    """)
    play(game, "use tec", "take us02")
    assert not game.bought
    assert (game.pool, game.pool_national) == (0, (0, 0, 0, 0))
    play(game, "use vol")
    assert choices(game, "buy us07") == set()
