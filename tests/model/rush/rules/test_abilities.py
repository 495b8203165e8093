"""Rules, Abilities: what each does, and when it can do nothing. Siege Master has a file of its own."""

from __future__ import annotations

import pytest

from tests.model.rush.rules.tabletop import (
    asks,
    bases,
    choices,
    codes,
    depot,
    garage,
    hand,
    play,
    refused,
    reserve,
    table,
)
from wotrush.model.rush.events import AbilitySkipped, Event, MedalsTaken, ReserveDiscarded
from wotrush.model.rush.view.refusal import why_not


def skips(happened: list[Event]) -> int:
    return sum(isinstance(event, AbilitySkipped) for event in happened)


# Reinforcements


@pytest.mark.parametrize(("card", "number"), [("su05", 1), ("su10", 2)])
def test_reinforcements_draws_that_many_into_the_open_hand(card: str, number: int) -> None:
    game = table(f"""
        seat: 0
          hand: {card} eng
          garage: us07 fr07 de08
    """)
    play(game, f"use {card}")
    assert hand(game, 0) == " ".join(["eng", "de08", "fr07"][: number + 1])
    assert game.observe(1).hands[0] == tuple(game.hands[0])


def test_reinforcements_with_nothing_to_draw_is_skipped() -> None:
    game = table("""
        seat: 0
          hand: su10
    """)
    assert skips(play(game, "use su10")) == 1


def test_cards_drawn_by_reinforcements_may_be_played_at_once() -> None:
    game = table("""
        reserve: us02 us08 us09 us10
        seat: 0
          hand: su05
          garage: eng
    """)
    play(game, "use su05", "place at 0", "buy us02 with eng")
    assert depot(game, 0) == "eng us02"


# Scouting


def test_scouting_the_whole_reserve_to_the_vehicle_discard_and_a_new_one() -> None:
    game = table("""
        reserve: us02 us08 us09 us10
        deck: su01 su02 su03 su04 su05
        discard: fr01
        seat: 0
          hand: fr08
    """)
    happened = play(game, "use fr08")
    assert reserve(game) == "su05 su04 su03 su02"
    assert codes(game.discard) == "fr01 us02 us08 us09 us10"
    (event,) = [each for each in happened if isinstance(each, ReserveDiscarded)]
    assert event.scouting


def test_scouting_a_short_reserve_deals_a_full_one_if_it_can() -> None:
    game = table("""
        reserve: us02
        deck: su01 su02 su03 su04 su05
        seat: 0
          hand: fr08
    """)
    play(game, "use fr08")
    assert reserve(game) == "su05 su04 su03 su02"


def test_scouting_with_no_reserve_left_is_skipped() -> None:
    game = table("""
        reserve:
        deck:
        seat: 0
          hand: fr08
    """)
    assert skips(play(game, "use fr08")) == 1


# Sabotage


def test_sabotage_each_opponent_from_the_left_puts_one_card_of_their_choice_into_their_depot() -> None:
    game = table("""
        players: 4, first 1, active 2
        seat: 0
          hand: eng tec
        seat: 1
          hand: su07 vol eng
          depot: de08
        seat: 2
          hand: us23
        seat: 3
          hand: us07
    """)
    play(game, "use us23")
    order = []
    for line, offered in (
        ("discard us07", {"discard us07"}),
        ("discard tec", {"discard eng", "discard tec"}),
        ("discard su07", {"discard su07", "discard vol", "discard eng"}),
    ):
        order.append(game.to_act())
        assert choices(game) == offered
        play(game, line)
    assert order == [3, 0, 1]
    assert [depot(game, seat) for seat in range(4)] == ["tec", "de08 su07", "us23", "us07"]
    assert [hand(game, seat) for seat in range(4)] == ["eng", "vol eng", "", ""]
    assert (game.to_act(), asks(game)) == (2, "play")


def test_sabotage_an_empty_hand_nothing() -> None:
    game = table("""
        players: 3
        seat: 0
          hand: us23
        seat: 1
          garage: us07
        seat: 2
          hand: eng
          garage: us08
    """)
    play(game, "use us23")
    assert game.to_act() == 2
    play(game, "discard eng")
    assert (hand(game, 1), garage(game, 1), depot(game, 1)) == ("", "us07", "")


def test_sabotaged_cards_are_not_replaced() -> None:
    game = table("""
        seat: 0
          hand: us23
        seat: 1
          hand: eng tec
          garage: us07
    """)
    play(game, "use us23", "discard eng")
    assert (hand(game, 1), garage(game, 1)) == ("tec", "us07")


def test_sabotage_of_empty_hands_only_is_skipped() -> None:
    game = table("""
        seat: 0
          hand: us23
        seat: 1
          garage: us07
    """)
    assert skips(play(game, "use us23")) == 1
    assert depot(game, 0) == "us23"


def test_sabotage_is_answered_by_the_victim_only() -> None:
    game = table("""
        players: 3
        seat: 0
          hand: us23 su07
        seat: 1
          hand: eng tec
        seat: 2
          hand: vol
    """)
    play(game, "use us23")
    assert refused(game, "end turn") == "First make the choice the game waits for."
    assert refused(game, "discard su07") == "Т-34: not in your hand."
    assert game.observe(1).actions
    assert not game.observe(0).actions
    assert str(why_not(game.observe(2), game.legal_actions()[0])) == "It is not your turn."


def test_sabotage_cards_alike_are_one_choice_and_the_one_named_is_discarded() -> None:
    game = table("""
        seat: 0
          hand: us23
        seat: 1
          hand: eng5 eng6 eng7
    """)
    play(game, "use us23")
    assert len(game.legal_actions()) == 1
    play(game, "discard eng6")
    assert [game.catalogue.cards[card].code for card in game.hands[1]] == ["eng5", "eng7"]


def test_sabotaged_on_a_defender_it_then_defends() -> None:
    game = table("""
        seat: 0
          hand: us17
        seat: 1
          hand: eng
    """)
    play(game, "use us17", "discard eng")
    assert (game.to_act(), asks(game)) == (0, "place")


# Research


def test_research_this_card_to_the_graveyard_a_reserve_vehicle_of_cost_at_most_n_into_the_depot_refill() -> (
    None
):
    game = table("""
        reserve: us02 us07 su01 us10
        deck: fr20
        seat: 0
          hand: su02 eng
          depot: de08
    """)
    play(game, "use su02")  # Research 2
    assert choices(game) == {"take us02", "take us07", "take su01"}
    assert refused(game, "take us10") == "M26 Pershing: too expensive for this Research."
    play(game, "take us07")
    assert codes(game.graveyard) == "su02"
    assert depot(game, 0) == "de08 us07"
    assert reserve(game) == "us02 su01 us10 fr20"


def test_research_is_no_purchase() -> None:
    game = table("""
        reserve: us02 us07 su01 us10
        seat: 0
          hand: tec su02 eng
    """)
    play(game, "use tec", "take us02", "use su02", "take us07")
    assert "buy su01 with eng" in choices(game)


def test_research_after_the_own_scouting_takes_out_of_the_new_reserve() -> None:
    game = table("""
        reserve: us02 us07 su01 us10
        deck: fr20 fr02 fr18 su02 de02
        seat: 0
          hand: de22
    """)
    play(game, "use de22")
    assert choices(game) == {"take de02", "take su02", "take fr02"}


# Repair


def test_repair_one_or_two_cards_of_the_own_depot_to_the_graveyard() -> None:
    game = table("""
        seat: 0
          hand: fr17
          depot: us07 fr07 de08
    """)
    play(game, "use fr17")
    assert choices(game) == {"scrap us07", "scrap fr07", "scrap de08"}
    assert refused(game, "stop") == "First make the choice the game waits for."
    play(game, "scrap fr07")
    assert choices(game) == {"scrap us07", "scrap de08", "stop"}
    play(game, "scrap us07")
    assert (depot(game, 0), codes(game.graveyard)) == ("de08", "fr07 us07")
    assert asks(game) == "place"


def test_repair_one_may_be_enough() -> None:
    game = table("""
        seat: 0
          hand: su21
          depot: us07 fr07 de08
    """)
    play(game, "use su21", "scrap fr07", "stop")
    assert (depot(game, 0), codes(game.graveyard)) == ("us07 de08 su21", "fr07")


def test_repair_ends_by_itself_when_the_depot_is_empty() -> None:
    game = table("""
        seat: 0
          hand: su21
          depot: us07
    """)
    play(game, "use su21", "scrap us07")
    assert (depot(game, 0), asks(game)) == ("su21", "play")


def test_repair_of_an_empty_depot_is_skipped() -> None:
    game = table("""
        seat: 0
          hand: su21
        seat: 1
          depot: us07
    """)
    assert skips(play(game, "use su21")) == 1


def test_repair_may_take_medals_and_bases_which_return_to_no_pile_while_their_events_still_count() -> None:
    game = table("""
        medals: 8+3 9+3 9+3 9+3
        seat: 0
          hand: su21
          depot: su* base
          destroyed: 1 bases 1 vehicles
    """)
    play(game, "use su21", "scrap base", "scrap su*")
    assert codes(game.graveyard) == "base su*"
    assert game.ones[0] == 8
    assert (game.bases_destroyed[0], game.vehicles_destroyed[0]) == (1, 1)
    assert bases(game, 1) == "up, up, up"


def test_repair_only_of_the_own_depot() -> None:
    game = table("""
        seat: 0
          hand: su21
          depot: eng
        seat: 1
          depot: us07
    """)
    play(game, "use su21")
    assert choices(game) == {"scrap eng"}
    assert refused(game, "scrap us07") == "M3 Lee: not in your Depot."


# Invulnerability


@pytest.mark.parametrize(
    ("card", "medal", "nation"),
    [("su03", "su*", 0), ("de04", "de*", 1), ("us04", "us*", 2), ("fr03", "fr*", 3)],
)
def test_invulnerability_one_one_medal_card_of_this_cards_nation(card: str, medal: str, nation: int) -> None:
    game = table(f"""
        seat: 0
          hand: {card}
    """)
    happened = play(game, f"use {card}")
    assert depot(game, 0) == medal
    assert game.ones == [8 if n == nation else 9 for n in range(4)]
    assert game.twos == [3, 3, 3, 3]
    assert sum(isinstance(event, MedalsTaken) for event in happened) == 1


def test_invulnerability_with_an_empty_pile_is_skipped() -> None:
    game = table("""
        medals: 0+3 9+3 9+3 9+3
        seat: 0
          hand: su03
    """)
    assert skips(play(game, "use su03")) == 1
    assert depot(game, 0) == ""


# Passives (national resources: buying; the other two: assault)


def test_cards_without_an_active_ability_but_with_a_passive_are_not_used() -> None:
    game = table("""
        seat: 0
          hand: su15 su18 su11
    """)
    assert choices(game, "use") == set()
