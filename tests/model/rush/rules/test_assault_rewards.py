"""Rules, A turn, 3 Assault: the medals when it ends."""

from __future__ import annotations

import pytest

from tests.model.rush.rules.tabletop import asks, choices, depot, play, refused, table
from wotrush.model.rush import RushGame
from wotrush.model.rush.turn.assault import most_medals


def after_kills(kills: int, medals: str = "9+3 9+3 9+3 9+3", options: str = "") -> RushGame:
    """Return a table after an assault of Soviet vehicles with so many kills."""
    victims = ["up us18!", "up us07!", "up us19!", "up de08!", "up de07!", "up de06!"][:kills]
    standing = [*victims, *["up"] * (6 - kills)]
    game = table(f"""
        players: 3
        {options}
        medals: {medals}
        seat: 0
          hand: su02 su03 su05 su07 su08 su09
          garage: eng eng eng
        seat: 1
          bases: {", ".join(standing[:3])}
        seat: 2
          bases: {", ".join(standing[3:])}
    """)
    cards = ["su02", "su03", "su05", "su07", "su08", "su09"]
    for kill in range(kills):
        play(game, f"attack {cards[kill]} on {1 + kill // 3}.{kill % 3}")
    play(game, "end assault")
    return game


def medals(game: RushGame) -> str:
    return " ".join(code for code in depot(game, 0).split() if "*" in code)


def test_one_medal_per_destroyed_vehicle_from_the_pile_of_the_attackers_nation_to_the_depot() -> None:
    game = after_kills(1)
    assert asks(game) == "play"
    assert medals(game) == "su*"
    assert game.ones == [8, 9, 9, 9]


def test_no_kill_no_medal() -> None:
    game = table("""
        seat: 0
          hand: su07
    """)
    play(game, "attack su07 on 1.0", "end assault")
    assert (asks(game), depot(game, 0)) == ("play", "su07")


@pytest.mark.parametrize(
    ("kills", "doubles", "expected"),
    [
        (2, 0, "su* su*"),
        (2, 1, "su**"),
        (3, 0, "su* su* su*"),
        (3, 1, "su* su**"),
        (4, 0, "su* su* su* su*"),
        (4, 1, "su* su* su**"),
        (4, 2, "su** su**"),
        (5, 2, "su* su** su**"),
        (6, 3, "su** su** su**"),
        (6, 1, "su* su* su* su* su**"),
    ],
)
def test_for_each_two_the_player_may_take_a_two_medal_card_instead(
    kills: int, doubles: int, expected: str
) -> None:
    game = after_kills(kills)
    assert asks(game) == "reward"
    assert choices(game) == {f"medals {n}" for n in range(kills // 2 + 1)}
    play(game, f"medals {doubles}")
    assert medals(game) == expected
    assert game.twos == [3 - doubles, 3, 3, 3]
    assert asks(game) == "play"


def test_no_more_two_medal_cards_than_half_the_kills_or_than_are_left() -> None:
    game = after_kills(3)
    assert refused(game, "medals 2") == "Not that many two-medal cards can be taken."
    game = after_kills(6, medals="9+1 9+3 9+3 9+3")
    assert choices(game) == {"medals 0", "medals 1"}
    play(game, "medals 1")
    assert medals(game) == "su* su* su* su* su**"
    assert (game.ones[0], game.twos[0]) == (5, 0)


def test_no_two_medal_card_left_no_choice() -> None:
    game = after_kills(4, medals="9+0 9+3 9+3 9+3")
    assert asks(game) == "play"
    assert medals(game) == "su* su* su* su*"


def test_the_other_kills_give_one_medal_cards_as_far_as_they_last() -> None:
    game = after_kills(4, medals="2+0 9+3 9+3 9+3")
    assert medals(game) == "su* su*"
    game = after_kills(4, medals="1+3 9+3 9+3 9+3")
    play(game, "medals 0")
    assert medals(game) == "su*"
    assert game.ending


def test_no_one_medal_card_left_for_an_odd_kill_no_medal_for_it() -> None:
    game = after_kills(3, medals="0+3 9+3 9+3 9+3")
    play(game, "medals 1")
    assert medals(game) == "su**"
    game = after_kills(1, medals="0+3 9+3 9+3 9+3")
    assert (asks(game), medals(game)) == ("play", "")
    assert game.vehicles_destroyed[0] == 1


@pytest.mark.parametrize("left", ["9+3", "1+3", "0+3", "2+0", "0+1"])
@pytest.mark.parametrize("kills", [1, 2, 3, 4])
def test_the_medals_that_kills_can_bring_are_those_of_the_best_choice(kills: int, left: str) -> None:
    piles = f"{left} 9+3 9+3 9+3"
    promised = most_medals(table(f"medals: {piles}"), kills, 0)
    brought = []
    for choice in choices(after_kills(kills, piles), "medals") or {""}:
        game = after_kills(kills, piles)
        play(game, *filter(None, (choice,)))
        brought.append(medals(game).count("*"))
    assert promised == max(brought)


def test_medals_come_right_after_the_assault_before_anything_else() -> None:
    game = after_kills(2)
    assert refused(game, "end turn") == "First make the choice the game waits for."
    assert refused(game, "attack su07 on 1.2") == "First make the choice the game waits for."


def test_damage_without_destruction_counts_no_kill_and_two_hits_on_one_vehicle_are_one_kill() -> None:
    game = table("""
        seat: 0
          hand: su07 su08 su09
        seat: 1
          bases: up us18, up us07, up
    """)
    play(game, "attack su07 on 1.0", "attack su08 on 1.0", "attack su09 on 1.1", "end assault")
    assert (asks(game), medals(game)) == ("play", "su*")
    assert game.vehicles_destroyed == [1, 0]


def test_the_next_assault_counts_anew() -> None:
    game = after_kills(1)
    play(game, "end turn", "end turn", "end turn")
    assert (game.kills, game.assaulted, game.nation, game.attackers) == (0, False, -1, ())
