"""Rules, A turn, 2 Use abilities, then defend: all or nothing, in printed order, the card in no pile."""

from __future__ import annotations

from tests.model.rush.rules.tabletop import asks, bases, choices, codes, depot, hand, play, refused, table
from wotrush.model.rush.cards import Ability
from wotrush.model.rush.events import AbilitySkipped, AbilityWorked, Event


def worked(happened: list[Event]) -> list[Ability]:
    return [event.ability for event in happened if isinstance(event, AbilityWorked)]


def skipped(happened: list[Event]) -> list[Ability]:
    return [event.ability for event in happened if isinstance(event, AbilitySkipped)]


def test_abilities_are_carried_out_in_printed_order() -> None:
    game = table("""
        players: 2
        seat: 0
          hand: de25
          garage: us07
          depot: fr07
    """)
    happened = play(game, "use de25")  # Reinforcements 1, then Repair
    assert hand(game, 0) == "us07"
    assert asks(game) == "repair"
    happened += play(game, "scrap fr07")
    assert worked(happened) == [Ability.REINFORCEMENTS, Ability.REPAIR]


def test_the_printed_order_decides_reinforcements_first_may_empty_the_depot_for_repair() -> None:
    game = table("""
        seat: 0
          hand: de25
          depot: fr07
    """)
    happened = play(game, "use de25")  # the Depot becomes the Garage, its only card is drawn
    assert skipped(happened) == [Ability.REPAIR]
    assert asks(game) == "place"


def test_sabotage_comes_before_reinforcements_where_it_is_printed_first() -> None:
    game = table("""
        seat: 0
          hand: de19
          garage: us07
        seat: 1
          hand: eng
    """)
    play(game, "use de19")
    assert (asks(game), hand(game, 0)) == ("sabotage", "")
    play(game, "discard eng")
    assert hand(game, 0) == "us07"


def test_each_ability_fully_before_another_card_is_touched() -> None:
    game = table("""
        seat: 0
          hand: su13 eng vol su19
        seat: 1
          bases: up su07, up, up
    """)
    play(game, "use su13")
    assert choices(game) == {"strike base 1.0", "strike defender 1.0", "strike base 1.1"}
    play(game, "strike base 1.1")
    assert choices(game) == {"place at 0"}
    assert refused(game, "use vol") == "First make the choice the game waits for."


def test_all_or_nothing_every_ability_that_can_do_something_is_carried_out() -> None:
    game = table("""
        reserve: us02 us08 us09 us10
        deck: us20 us19 us18 us17 fr02
        seat: 0
          hand: su22
    """)
    play(game, "use su22")  # Scouting, then Research 2: there is no way to leave the Research out
    assert choices(game) == {"take fr02"}


def test_an_ability_that_can_do_nothing_is_skipped_the_others_work() -> None:
    game = table("""
        medals: 0+3 9+3 9+3 9+3
        seat: 0
          hand: su24
          garage: us07
    """)
    happened = play(game, "use su24")
    assert worked(happened) == [Ability.REINFORCEMENTS]
    assert skipped(happened) == [Ability.INVULNERABILITY]
    assert hand(game, 0) == "us07"


def test_a_card_none_of_whose_abilities_can_do_anything_may_be_used_all_the_same() -> None:
    game = table("""
        seat: 0
          hand: su05 us23
    """)
    happened = play(game, "use su05", "place at 0", "use us23")
    assert skipped(happened) == [Ability.REINFORCEMENTS, Ability.SABOTAGE]
    assert (bases(game, 0), depot(game, 0)) == ("up su05, up, up", "us23")


def test_a_skipped_research_leaves_the_card_in_play() -> None:
    game = table("""
        reserve: us02 us08 us09 us10
        deck: us20 us19 us18 us17
        discard:
        seat: 0
          hand: su22
    """)
    happened = play(game, "use su22")
    assert skipped(happened) == [Ability.RESEARCH]
    assert (depot(game, 0), codes(game.graveyard)) == ("su22", "")


def test_a_card_whose_only_ability_is_a_research_with_nothing_cheap_enough_cannot_be_used() -> None:
    game = table("""
        reserve: us06 us08 us09 us10
        seat: 0
          hand: tec su02 su06
    """)
    assert choices(game, "use") == {"use su06"}  # Research 4 finds something
    assert refused(game, "use tec") == "Nothing in the Reserve is cheap enough for this Research."
    assert refused(game, "use su02") == "Nothing in the Reserve is cheap enough for this Research."
    assert "defend su02 at 0" in choices(game)


def test_a_research_with_an_empty_reserve_cannot_be_used() -> None:
    game = table("""
        reserve:
        deck:
        seat: 0
          hand: su06
    """)
    assert choices(game, "use") == set()


def test_only_the_pure_defence_of_a_card_with_armor_avoids_its_abilities() -> None:
    game = table("""
        seat: 0
          hand: su10 vol
          garage: us07 fr07
    """)
    assert "defend su10 at 0" in choices(game)
    assert not choices(game, "defend vol")
    assert play(game, "defend su10 at 0")
    assert (hand(game, 0), bases(game, 0)) == ("vol", "up su10, up, up")


def test_meanwhile_the_card_lies_in_no_pile_and_cannot_be_drawn() -> None:
    game = table("""
        seat: 0
          hand: su10
          depot: us07
    """)
    play(game, "use su10")  # Reinforcements 2 finds one card and not itself
    assert hand(game, 0) == "us07"
    assert asks(game) == "place"


def test_meanwhile_the_card_cannot_be_repaired_away() -> None:
    game = table("""
        seat: 0
          hand: su21
          depot: us07 fr07
    """)
    play(game, "use su21")
    assert choices(game) == {"scrap us07", "scrap fr07"}
    play(game, "scrap us07")
    assert choices(game) == {"scrap fr07", "stop"}


def test_afterwards_a_card_with_armor_must_defend() -> None:
    game = table("""
        seat: 0
          bases: up, damaged, up de08
          hand: su05
    """)
    play(game, "use su05")
    assert choices(game) == {"place at 0", "place at 1"}
    assert refused(game, "end turn") == "First make the choice the game waits for."
    play(game, "place at 1")
    assert bases(game, 0) == "up, damaged su05, up de08"
    assert asks(game) == "play"


def test_afterwards_a_card_without_armor_goes_to_the_depot() -> None:
    game = table("""
        seat: 0
          hand: vol su25
    """)
    play(game, "use vol", "use su25")
    assert depot(game, 0) == "vol su25"


def test_afterwards_without_a_base_a_card_with_armor_goes_to_the_depot() -> None:
    game = table("""
        seat: 0
          bases: gone, gone, gone
          hand: su05
    """)
    play(game, "use su05")
    assert (depot(game, 0), asks(game)) == ("su05", "play")


def test_researched_the_card_goes_to_the_graveyard_and_never_defends() -> None:
    game = table("""
        reserve: us02 us08 us09 us10
        seat: 0
          hand: su06
    """)
    play(game, "use su06", "take us08")
    assert codes(game.graveyard) == "su06"
    assert (bases(game, 0), asks(game)) == ("up, up, up", "play")
    assert depot(game, 0) == "us08"


def test_a_card_without_abilities_cannot_be_used() -> None:
    game = table("""
        seat: 0
          hand: eng su19 de*
    """)
    assert choices(game, "use") == set()
    assert refused(game, "use su19") == "ИС-2: no ability to use."


def test_used_before_or_after_the_assault() -> None:
    game = table("""
        seat: 0
          hand: vol su19 su25
    """)
    play(game, "use vol", "attack su19 on 1.0", "end assault", "use su25")
    assert depot(game, 0) == "vol base su19 su25"
