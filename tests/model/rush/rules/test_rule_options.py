"""Rules, Rule options: each on its own, all off by default."""

from __future__ import annotations

import pytest

from tests.model.rush.rules.tabletop import asks, bases, choices, codes, depot, play, refused, reserve, table
from wotrush.model.rush import RushGame, RushOptions
from wotrush.model.rush.events import Defended, TurnBegan
from wotrush.model.rush.scoring import achievement_counts, score_parts


def test_all_are_off_by_default() -> None:
    options = RushOptions().model_dump()
    assert options.pop("players") == 2
    assert options.pop("first_player") is None
    names = {"wide_reserve", "optional_refresh", "exposed_attacker", "count_defenders", "always_doubles"}
    assert options == dict.fromkeys(names, False)


# Wide Reserve


def test_wide_reserve_5_cards() -> None:
    game = table("""
        options: wide_reserve
        reserve: us07 us08 us09 us10 us11
        deck: fr01 fr02 fr03 fr04 fr05 fr06
        seat: 0
          hand: fr08
    """)
    play(game, "use fr08")
    assert reserve(game) == "fr06 fr05 fr04 fr03 fr02"
    play(game, "place at 0", "end turn")
    assert reserve(game) == "fr05 fr04 fr03 fr02 fr01"


# Optional refresh


REFRESHING = """
    options: optional_refresh
    reserve: us07 us08 us09 us10
    deck: fr01 fr02
    seat: 1
      bases: damaged, up su07!, up
      hand: eng
"""


def test_optional_refresh_leaves_phase_three() -> None:
    game = table(REFRESHING)
    play(game, "end turn")
    assert (reserve(game), codes(game.discard)) == ("us07 us08 us09 us10", "")


def test_optional_refresh_becomes_a_choice_at_the_end_of_phase_one() -> None:
    game = table(REFRESHING)
    happened = play(game, "end turn")
    assert (game.to_act(), asks(game), choices(game)) == (1, "refresh", {"refresh", "keep"})
    assert bases(game, 1) == "up, up su07, up", "after repairing"
    assert game.observe(0).hands[1] == tuple(game.hands[1]), "with the hand open"
    assert any(isinstance(event, TurnBegan) for event in happened)
    assert codes([game.observe(1).furthest]) == "us07"
    kept = game.copy()
    play(kept, "keep")
    assert (reserve(kept), asks(kept)) == ("us07 us08 us09 us10", "play")
    play(game, "refresh")
    assert (reserve(game), codes(game.discard)) == ("us08 us09 us10 fr02", "us07")
    assert asks(game) == "play"


def test_optional_refresh_must_be_answered_first_and_once() -> None:
    game = table(REFRESHING)
    play(game, "end turn")
    assert refused(game, "end turn") == "First make the choice the game waits for."
    play(game, "keep")
    assert refused(game, "refresh") == "The game does not ask for that now."


def test_optional_refresh_is_not_asked_with_a_short_reserve() -> None:
    game = table("""
        options: optional_refresh
        reserve: us07 us08
        deck:
    """)
    play(game, "end turn")
    assert (asks(game), reserve(game)) == ("play", "us07 us08")


def test_optional_refresh_a_short_reserve_is_still_refilled_in_phase_three() -> None:
    game = table("""
        options: optional_refresh
        reserve: us07 us08 us09
        deck: fr01
    """)
    play(game, "end turn")
    assert (reserve(game), asks(game)) == ("us07 us08 us09 fr01", "refresh")


def test_optional_refresh_is_asked_in_the_very_first_turn() -> None:
    game = RushGame.new(RushOptions(optional_refresh=True), 1)
    assert choices(game) == {"refresh", "keep"}


# Exposed attacker


def test_exposed_attacker_after_the_medals_one_attacker_with_armor_stands_on_an_own_base_upright() -> None:
    game = table("""
        options: exposed_attacker
        seat: 0
          hand: su19 su25 su07
          bases: up de08, up, damaged
        seat: 1
          bases: up us07, up us08, up
    """)
    play(game, "attack su19 on 1.0", "attack su07 on 1.1", "attack su25 on 1.2", "end assault")
    assert depot(game, 0) == "su19 su07 su25 su*", "after the assault's medals"
    assert asks(game) == "expose"
    assert choices(game) == {"expose su19 at 1", "expose su19 at 2", "expose su07 at 1", "expose su07 at 2"}
    happened = play(game, "expose su07 at 2")
    assert bases(game, 0) == "up de08, up, damaged su07"
    assert depot(game, 0) == "su19 su25 su*"
    assert asks(game) == "play"
    assert [event.exposed for event in happened if isinstance(event, Defended)] == [True]


def test_exposed_attacker_must_and_only_attackers_with_armor_by_the_rules_of_defending() -> None:
    game = table("""
        options: exposed_attacker
        seat: 0
          hand: su19 su25
          bases: up de08, up, gone
          depot: su07
    """)
    play(game, "attack su19 on 1.0", "attack su25 on 1.1", "end assault")
    assert refused(game, "end turn") == "First make the choice the game waits for."
    assert refused(game, "expose su25 at 1") == "Партизаны: did not attack, or no armor."
    assert refused(game, "expose su07 at 1") == "Т-34: did not attack, or no armor."
    assert refused(game, "expose su19 at 0") == "A base without a defender comes first."
    assert refused(game, "expose su19 at 2") == "That base has been destroyed."
    assert choices(game) == {"expose su19 at 1"}


def test_exposed_attacker_may_have_to_replace_a_defender() -> None:
    game = table("""
        options: exposed_attacker
        seat: 0
          hand: su19
          bases: up de08!, gone, gone
    """)
    play(game, "attack su19 on 1.0", "end assault", "expose su19 at 0")
    assert bases(game, 0) == "up su19, gone, gone"
    assert depot(game, 0) == "base de08"


def test_exposed_attacker_comes_after_the_choice_of_medals() -> None:
    game = table("""
        options: exposed_attacker
        seat: 0
          hand: su19 su17
        seat: 1
          bases: up us07, up us08, up
    """)
    play(game, "attack su19 on 1.0", "attack su17 on 1.1", "end assault")
    assert asks(game) == "reward"
    play(game, "medals 1")
    assert asks(game) == "expose"


@pytest.mark.parametrize(
    ("attacker", "own_bases"),
    [("su25", "up, up, up"), ("su19", "gone, gone, gone")],
    ids=["no armor", "no base"],
)
def test_exposed_attacker_no_such_attacker_or_no_base_nothing(attacker: str, own_bases: str) -> None:
    game = table(f"""
        options: exposed_attacker
        seat: 0
          hand: {attacker}
          bases: {own_bases}
    """)
    play(game, f"attack {attacker} on 1.0", "end assault")
    assert (asks(game), bases(game, 0)) == ("play", own_bases)


def test_exposed_attacker_never_for_siege_master() -> None:
    game = table("""
        options: exposed_attacker
        seat: 0
          hand: de23
    """)
    play(game, "use de23", "strike base 1.0")
    assert (asks(game), depot(game, 0)) == ("play", "de23")


def test_without_the_option_attackers_stay_in_the_depot() -> None:
    game = table("""
        seat: 0
          hand: su19
    """)
    play(game, "attack su19 on 1.0", "end assault")
    assert asks(game) == "play"
    assert refused(game, "expose su19 at 0") == "The game does not ask for that now."


# Count defenders


def test_count_defenders_defenders_are_in_the_squad() -> None:
    game = table("""
        options: count_defenders
        achievements: 2 4 11
        seat: 0
          bases: up su07, damaged us08!, up su01
          hand: eng
        seat: 1
          hand: us07 tec
          bases: up us18, up, up us19
    """)
    assert achievement_counts(game) == {2: (2, 1), 4: (0, 2), 11: (4, 4)}
    assert [parts[2].count for parts in score_parts(game)] == [1, 1]


# Always doubles


def test_always_doubles_two_medal_cards_are_taken_whenever_possible() -> None:
    game = table("""
        options: always_doubles
        seat: 0
          hand: su19 su17 su12
        seat: 1
          bases: up us07, up us08, up us09
    """)
    play(game, "attack su19 on 1.0", "attack su17 on 1.1", "attack su12 on 1.2", "end assault")
    assert (asks(game), depot(game, 0)) == ("play", "su19 su17 su12 su* su**")


def test_always_doubles_as_far_as_they_last() -> None:
    game = table("""
        options: always_doubles
        players: 3
        medals: 9+1 9+3 9+3 9+3
        seat: 0
          hand: su19 su17 su12 su16
        seat: 1
          bases: up us07, up us08, up us09
        seat: 2
          bases: up us10, up, up
    """)
    play(game, "attack su19 on 1.0", "attack su17 on 1.1", "attack su12 on 1.2", "attack su16 on 2.0")
    play(game, "end assault")
    assert depot(game, 0) == "su19 su17 su12 su16 su* su* su**"


def test_always_doubles_for_siege_master_too() -> None:
    game = table("""
        options: always_doubles
        seat: 0
          hand: us14 us13
          garage: eng eng eng
        seat: 1
          bases: up su07!, up su08!, up
    """)
    play(
        game, "use us14", "strike defender 1.0", "place at 0", "use us13", "strike defender 1.1", "place at 1"
    )
    play(game, "end turn")
    assert (game.to_act(), depot(game, 0)) == (1, "us* us**")  # the single one is us13's Invulnerability
