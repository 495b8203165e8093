"""Rules, Abilities: Siege Master, its targets, and its medals at the end of the turn."""

from __future__ import annotations

import pytest

from tests.model.rush.rules.tabletop import asks, bases, choices, depot, play, refused, table
from wotrush.model.rush.events import AbilitySkipped, Besieged, Hit, MedalsTaken, ReserveDiscarded


def test_chooses_an_enemy_base_defended_or_not_or_an_armored_defender() -> None:
    game = table("""
        players: 3
        seat: 0
          hand: su17
          bases: up de08, up, up
        seat: 1
          bases: up su07, damaged, gone
        seat: 2
          bases: up us24, up fr16!, up
    """)
    play(game, "use su17")
    assert choices(game) == {
        "strike base 1.0",
        "strike defender 1.0",
        "strike base 1.1",
        "strike base 2.0",  # us24 is auxiliary
        "strike base 2.1",
        "strike defender 2.1",
        "strike base 2.2",
    }
    assert refused(game, "strike defender 2.0").startswith("Siege Master hits armored vehicles and bases")
    assert refused(game, "strike base 0.1") == "You cannot attack yourself."
    assert refused(game, "strike base 1.2") == "That base has been destroyed."
    assert refused(game, "strike defender 1.1") == "Nobody defends that base."
    assert refused(game, "strike defender 2.2") == "Nobody defends that base."


@pytest.mark.parametrize("victim", ["su03", "su07", "fr12", "us18"])
def test_every_class_of_armored_vehicles_is_damaged_whatever_its_armor(victim: str) -> None:
    game = table(f"""
        seat: 0
          hand: su17
        seat: 1
          bases: up {victim}, up, up
    """)
    play(game, "use su17", "strike defender 1.0")
    assert bases(game, 1) == f"up {victim}!, up, up"
    assert game.siege_kills == (0, 0, 0, 0)


def test_a_damaged_defender_is_destroyed_and_goes_to_its_owners_depot() -> None:
    game = table("""
        seat: 0
          hand: su17
        seat: 1
          bases: damaged su07!, up, up
    """)
    (event,) = [e for e in play(game, "use su17", "strike defender 1.0") if isinstance(e, Besieged)]
    assert (event.hit, event.base, event.displaced) == (Hit.DESTROYED, False, None)
    assert bases(game, 1) == "damaged, up, up"
    assert depot(game, 1) == "su07"
    assert game.vehicles_destroyed == [1, 0]


def test_a_base_is_damaged_by_a_heavy_tank_too() -> None:
    game = table("""
        seat: 0
          hand: su17
    """)
    play(game, "use su17", "strike base 1.1")
    assert bases(game, 1) == "up, damaged, up"
    assert game.bases_destroyed == [0, 0]


def test_a_damaged_base_is_destroyed_and_goes_to_the_own_depot() -> None:
    game = table("""
        seat: 0
          hand: us14
        seat: 1
          bases: damaged, up, up
    """)
    play(game, "use us14", "strike base 1.0", "place at 0")
    assert bases(game, 1) == "gone, up, up"
    assert depot(game, 0) == "base"
    assert game.bases_destroyed == [1, 0]


def test_a_defended_base_is_damaged_below_its_defender() -> None:
    game = table("""
        seat: 0
          hand: su17
        seat: 1
          bases: up su07!, up, up
    """)
    play(game, "use su17", "strike base 1.0")
    assert bases(game, 1) == "damaged su07!, up, up"


def test_the_defender_of_a_razed_base_goes_to_its_owners_depot_without_a_medal() -> None:
    game = table("""
        seat: 0
          hand: su17
        seat: 1
          bases: damaged su07!, up, up
    """)
    happened = play(game, "use su17", "strike base 1.0", "place at 0", "end turn")
    assert bases(game, 1).startswith("gone, ")
    assert depot(game, 1) == "su07"
    assert "su" not in depot(game, 0)
    assert not any(isinstance(event, MedalsTaken) for event in happened)
    assert (game.vehicles_destroyed, game.bases_destroyed) == ([0, 0], [1, 0])
    (event,) = [each for each in happened if isinstance(each, Besieged)]
    assert event.displaced == game.catalogue.by_code["su07"]


@pytest.mark.parametrize("card", ["us14", "de23"])
def test_bases_only_does_not_bind_siege_master(card: str) -> None:
    game = table(f"""
        seat: 0
          hand: {card}
        seat: 1
          bases: up su07!, up, up
    """)
    play(game, f"use {card}", "strike defender 1.0")
    assert game.vehicles_destroyed == [1, 0]


def test_damage_by_siege_master_counts_for_the_assault() -> None:
    game = table("""
        seat: 0
          hand: us14 su07
    """)
    play(game, "use us14", "strike base 1.1", "place at 0", "attack su07 on 1.1", "end assault")
    assert bases(game, 1) == "up, gone, up"


def test_damage_by_the_assault_counts_for_siege_master() -> None:
    game = table("""
        seat: 0
          hand: su07 us14
    """)
    play(game, "attack su07 on 1.0", "end assault", "use us14", "strike base 1.0")
    assert bases(game, 1) == "gone, up, up"


def test_a_defender_damaged_by_siege_master_falls_to_power_below_its_armor() -> None:
    game = table("""
        seat: 0
          hand: us14 su07
        seat: 1
          bases: up fr18, up, up
    """)
    play(game, "use us14", "strike defender 1.0", "place at 0", "attack su07 on 1.0", "end assault")
    assert depot(game, 0) == "su07 su*"


def test_it_is_no_assault_and_never_used_in_the_middle_of_one() -> None:
    game = table("""
        seat: 0
          hand: us14 su07 su08
    """)
    play(game, "attack su07 on 1.0")
    assert choices(game) == {"attack su08 on 1.0", "attack su08 on 1.1", "end assault"}
    assert refused(game, "use us14") == "An assault is open: only hits, or end it."
    play(game, "end assault", "use us14", "strike base 1.0", "place at 0")
    assert game.bases_destroyed == [1, 0]


def test_any_nation_before_an_assault_of_another() -> None:
    game = table("""
        seat: 0
          hand: us14 su07
    """)
    play(game, "use us14", "strike base 1.0", "place at 0")
    assert "attack su07 on 1.0" in choices(game)
    assert not game.assaulted


def test_nothing_to_strike_is_skipped() -> None:
    game = table("""
        seat: 0
          hand: us14
        seat: 1
          bases: gone, gone, gone
    """)
    happened = play(game, "use us14")
    assert any(isinstance(event, AbilitySkipped) for event in happened)
    assert asks(game) == "place"


def test_a_players_undefended_bases_in_the_same_state_are_one_choice_and_the_one_named_is_struck() -> None:
    game = table("""
        players: 3
        seat: 0
          hand: su17
        seat: 1
          bases: damaged, damaged, up
        seat: 2
          bases: up, gone, up
    """)
    play(game, "use su17")
    assert choices(game) == {"strike base 1.0", "strike base 1.2", "strike base 2.0"}
    play(game, "strike base 2.2")
    assert bases(game, 2) == "up, gone, damaged"


# Medals for what it destroyed


def test_one_medal_of_the_cards_nation_at_the_end_of_the_turn_before_the_reserve_moves() -> None:
    game = table("""
        reserve: us07 us08 us09 us10
        seat: 0
          hand: us14
          garage: eng eng eng
        seat: 1
          bases: up su07!, up, up
    """)
    play(game, "use us14", "strike defender 1.0", "place at 0")
    assert (depot(game, 0), game.siege_kills) == ("", (0, 0, 1, 0))
    happened = play(game, "end turn")
    assert depot(game, 0) == "us*"
    assert isinstance(happened[0], MedalsTaken)
    assert isinstance(happened[1], ReserveDiscarded)
    assert game.siege_kills == (0, 0, 0, 0)


def test_its_medals_come_before_the_hand_is_discarded_and_3_are_drawn() -> None:
    game = table("""
        seat: 0
          hand: us14
        seat: 1
          bases: up su07!, up, up
    """)
    play(game, "use us14", "strike defender 1.0", "place at 0", "end turn")
    assert game.catalogue.cards[game.hands[0][0]].code == "us*9"  # all there was to draw


def test_two_kills_by_one_nation_may_be_a_two_medal_card() -> None:
    drawing = """
        seat: 0
          hand: us14 us13
          garage: eng eng eng
        seat: 1
          bases: up su07!, up su08!, up
    """
    lines = ["use us14", "strike defender 1.0", "place at 0", "use us13", "strike defender 1.1", "place at 1"]
    for chosen, medals in (("medals 0", "us* us* us*"), ("medals 1", "us* us**")):
        game = table(drawing)
        play(game, *lines, "end turn")  # us13 also has Invulnerability: one medal at once
        assert (asks(game), choices(game)) == ("reward", {"medals 0", "medals 1"})
        assert depot(game, 0) == "us*"
        play(game, chosen)
        assert depot(game, 0) == medals
        assert game.to_act() == 1


def test_kills_by_two_nations_are_kept_apart() -> None:
    game = table("""
        seat: 0
          hand: us14 de14
          garage: eng eng eng
        seat: 1
          bases: up su07!, up su08!, up
    """)
    play(
        game, "use us14", "strike defender 1.0", "place at 0", "use de14", "strike defender 1.1", "place at 1"
    )
    assert game.siege_kills == (0, 1, 1, 0)
    play(game, "end turn")
    assert game.to_act() == 1
    assert sorted(depot(game, 0).split()) == ["de*", "us*"]


def test_two_nations_with_two_kills_each_are_both_asked_for() -> None:
    game = table("""
        players: 3
        seat: 0
          hand: us14 us13 de14 de13
          garage: eng eng eng
        seat: 1
          bases: up su07!, up su08!, up
        seat: 2
          bases: up fr07!, up fr08!, up
    """)
    for card, target, base in (
        ("us14", "1.0", 0),
        ("us13", "1.1", 1),
        ("de14", "2.0", 2),
        ("de13", "2.1", 0),
    ):
        play(game, f"use {card}", f"strike defender {target}", f"place at {base}")
    play(game, "end turn", "medals 1")
    assert (game.to_act(), asks(game)) == (0, "reward")
    play(game, "medals 0")
    assert sorted(depot(game, 0).split()) == ["de*", "de**", "us*", "us*", "us*", "us14"]
    assert game.to_act() == 1


def test_kills_by_all_four_nations_bring_a_medal_of_each() -> None:
    game = table("""
        players: 3
        seat: 0
          bases: gone, gone, gone
          hand: su17 de23 us14 fr14
          garage: eng eng eng
        seat: 1
          bases: up su07!, up su08!, up us18!
        seat: 2
          bases: up fr07!, up, up
    """)
    strikes = (("su17", "1.0"), ("de23", "1.1"), ("us14", "1.2"), ("fr14", "2.0"))
    play(
        game,
        *(line for card, base in strikes for line in (f"use {card}", f"strike defender {base}")),
        "end turn",
    )
    assert sorted(depot(game, 0).split()) == ["de*", "de23", "fr*", "fr14", "su*", "su17", "us*", "us14"]
    assert game.vehicles_destroyed == [4, 0, 0]


def test_not_pooled_with_the_assaults_kills() -> None:
    game = table("""
        seat: 0
          hand: us14 us07
          garage: eng eng eng
        seat: 1
          bases: up su07!, up su08!, up
    """)
    play(game, "use us14", "strike defender 1.0", "place at 0", "attack us07 on 1.1", "end assault")
    assert depot(game, 0) == "us07 us*"  # no choice of a two-medal card
    play(game, "end turn")
    assert depot(game, 0) == "us07 us* us*"


def test_no_medal_left_no_medal_but_the_kill_counts() -> None:
    game = table("""
        medals: 9+3 9+3 0+0 9+3
        seat: 0
          hand: us14
          garage: eng eng eng
        seat: 1
          bases: up su07!, up, up
    """)
    play(game, "use us14", "strike defender 1.0", "place at 0", "end turn")
    assert depot(game, 0) == ""
    assert game.vehicles_destroyed == [1, 0]
