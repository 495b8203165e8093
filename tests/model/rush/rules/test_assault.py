"""Rules, A turn, 3 Assault: who may hit what, and the effect of a hit."""

from __future__ import annotations

import pytest

from tests.model.rush.rules.tabletop import asks, bases, choices, depot, hand, play, refused, table
from wotrush.model.rush.events import AssaultBegan, AssaultEnded, Hit, Shot


def shots(happened: list[object]) -> list[Hit]:
    return [event.hit for event in happened if isinstance(event, Shot)]


def test_one_assault_a_turn() -> None:
    game = table("""
        seat: 0
          hand: su07 su08
    """)
    play(game, "attack su07 on 1.0", "end assault")
    assert choices(game, "attack") == set()
    assert refused(game, "attack su08 on 1.0") == "Only one assault a turn."


def test_the_next_turn_has_its_own_assault() -> None:
    game = table("""
        seat: 0
          hand: su07
        seat: 1
          hand: us07
    """)
    play(game, "attack su07 on 1.0", "end assault", "end turn")
    assert "attack us07 on 0.0" in choices(game)


def test_vehicles_with_power_of_at_least_1() -> None:
    game = table("""
        seat: 0
          hand: su07 de25 eng su23
    """)
    assert choices(game, "attack") == {"attack su07 on 1.0", "attack su23 on 1.0"}
    assert refused(game, "attack de25 on 1.0") == "SdKfz 251: no power, cannot attack."
    assert refused(game, "attack eng on 1.0") == "Engineers: no power, cannot attack."


def test_all_of_one_nation() -> None:
    game = table("""
        seat: 0
          hand: su07 us07 su08
    """)
    assert {line.split()[1] for line in choices(game, "attack")} == {"su07", "us07", "su08"}
    (began,) = [e for e in play(game, "attack su07 on 1.0") if isinstance(e, AssaultBegan)]
    assert began.nation == 0
    assert {line.split()[1] for line in choices(game, "attack")} == {"su08"}
    assert refused(game, "attack us07 on 1.0") == "All attackers must be of one nation."


def test_one_after_another_each_picks_its_own_target_of_any_opponent() -> None:
    game = table("""
        players: 3
        seat: 0
          hand: su07 su08 su09
        seat: 1
          bases: up us07, up, damaged
    """)
    assert choices(game, "attack su08") == {
        "attack su08 on 1.0",
        "attack su08 on 1.1",
        "attack su08 on 1.2",
        "attack su08 on 2.0",
    }
    play(game, "attack su07 on 2.1", "attack su08 on 1.2")
    assert choices(game, "attack su09") == {
        "attack su09 on 1.0",
        "attack su09 on 1.1",
        "attack su09 on 2.0",
        "attack su09 on 2.1",
    }


def test_a_players_undefended_bases_in_the_same_state_are_one_choice_and_the_one_named_is_hit() -> None:
    game = table("""
        players: 3
        seat: 0
          hand: su07
        seat: 1
          bases: damaged, damaged, up
        seat: 2
          bases: up, up, up us07
    """)
    offered = {"attack su07 on 1.0", "attack su07 on 1.2", "attack su07 on 2.0", "attack su07 on 2.2"}
    assert choices(game, "attack") == offered
    assert len(game.legal_actions()) == len(set(game.legal_actions()))
    play(game, "attack su07 on 1.1")
    assert bases(game, 1) == "damaged, gone, up"


def test_the_same_target_again() -> None:
    game = table("""
        seat: 0
          hand: su07 su08
        seat: 1
          bases: up us07, up, up
    """)
    happened = play(game, "attack su07 on 1.0", "attack su08 on 1.0", "end assault")
    assert shots(list(happened)) == [Hit.DAMAGED, Hit.DESTROYED]
    assert depot(game, 0) == "su07 su08 su*"


def test_a_base_may_be_hit_once_its_defender_is_gone() -> None:
    game = table("""
        seat: 0
          hand: su19 su17
        seat: 1
          bases: up us07, gone, gone
    """)
    assert choices(game, "attack su19") == {"attack su19 on 1.0"}
    play(game, "attack su19 on 1.0")
    assert bases(game, 1) == "up, gone, gone"
    play(game, "attack su17 on 1.0")
    assert bases(game, 1) == "gone, gone, gone"


def test_while_an_assault_is_open_only_hits_and_end_assault_are_legal() -> None:
    game = table("""
        reserve: us02 us08 us09 us10
        seat: 0
          hand: su07 su08 eng vol
    """)
    play(game, "attack su07 on 1.0")
    assert asks(game) == "assault"
    assert choices(game) == {"attack su08 on 1.0", "attack su08 on 1.1", "end assault"}
    for line in ("end turn", "use vol", "buy us02 with eng", "defend su08 at 0"):
        assert refused(game, line) == "An assault is open: only hits, or end it."


def test_after_its_hit_the_attacker_goes_to_its_owners_depot() -> None:
    game = table("""
        seat: 0
          hand: su07 eng
          depot: de08
    """)
    play(game, "attack su07 on 1.0")
    assert (hand(game, 0), depot(game, 0)) == ("eng", "de08 su07")


def test_own_bases_and_defenders_are_no_targets() -> None:
    game = table("""
        seat: 0
          bases: up us07, up, up
          hand: su07
    """)
    assert refused(game, "attack su07 on 0.0") == "You cannot attack yourself."
    assert all(" on 1." in line for line in choices(game, "attack"))


def test_a_destroyed_base_is_no_target_and_no_other_seat_is_at_the_table() -> None:
    game = table("""
        seat: 0
          hand: su07
        seat: 1
          bases: gone, up, up
    """)
    assert refused(game, "attack su07 on 1.0") == "That base has been destroyed."
    assert refused(game, "attack su07 on 2.0") == "There is no such base."
    assert refused(game, "attack su07 on 1.3") == "There is no such base."


# A defender

POWER_ARMOR = [
    ("su07", "us02", "destroyed"),  # 1 against 1
    ("su07", "us07", "damaged"),  # 1 against 2
    ("su12", "us02", "destroyed"),  # 2 against 1
    ("su12", "us07", "destroyed"),  # 2 against 2
    ("su19", "us18", "destroyed"),  # 2 against 2
    ("su02", "us18", "damaged"),  # 1 against 2
    ("su25", "us25", "destroyed"),  # auxiliary, 1 against 1
]


@pytest.mark.parametrize(("attacker", "defender", "hit"), POWER_ARMOR)
def test_defender_power_of_at_least_armor_destroys_less_damages(
    attacker: str, defender: str, hit: str
) -> None:
    game = table(f"""
        seat: 0
          hand: {attacker}
        seat: 1
          bases: up {defender}, up, up
    """)
    assert shots(list(play(game, f"attack {attacker} on 1.0"))) == [Hit(hit)]
    if hit == "destroyed":
        assert (bases(game, 1), depot(game, 1)) == ("up, up, up", defender)
        assert game.vehicles_destroyed == [1, 0]
    else:
        assert (bases(game, 1), depot(game, 1)) == (f"up {defender}!, up, up", "")
        assert game.vehicles_destroyed == [0, 0]


@pytest.mark.parametrize("attacker", ["su07", "su25", "su19"])
def test_defender_already_damaged_is_destroyed_by_any_power(attacker: str) -> None:
    game = table(f"""
        seat: 0
          hand: {attacker}
        seat: 1
          bases: up us18!, up, up
    """)
    play(game, f"attack {attacker} on 1.0")
    assert (bases(game, 1), depot(game, 1)) == ("up, up, up", "us18")


def test_a_destroyed_defender_goes_to_its_owners_depot() -> None:
    game = table("""
        players: 3
        seat: 0
          hand: su19
        seat: 2
          bases: up, up us07, up
          depot: eng
    """)
    play(game, "attack su19 on 2.1", "end assault")
    assert [depot(game, seat) for seat in range(3)] == ["su19 su*", "", "eng us07"]


# An undefended base


@pytest.mark.parametrize("attacker", ["su02", "su07", "su14", "su23", "su25"])
def test_undefended_base_is_damaged(attacker: str) -> None:
    game = table(f"""
        seat: 0
          hand: {attacker}
    """)
    assert shots(list(play(game, f"attack {attacker} on 1.1"))) == [Hit.DAMAGED]
    assert bases(game, 1) == "up, damaged, up"
    assert game.bases_destroyed == [0, 0]


def test_undefended_base_already_damaged_is_destroyed_and_goes_to_the_attackers_depot() -> None:
    game = table("""
        seat: 0
          hand: su07
        seat: 1
          bases: up, damaged, up
    """)
    play(game, "attack su07 on 1.1")
    assert bases(game, 1) == "up, gone, up"
    assert sorted(depot(game, 0).split()) == ["base", "su07"]
    assert depot(game, 1) == ""
    assert game.bases_destroyed == [1, 0]


@pytest.mark.parametrize("base", ["up", "damaged"])
def test_undefended_base_a_heavy_tank_destroys_it_at_once(base: str) -> None:
    game = table(f"""
        seat: 0
          hand: su18
        seat: 1
          bases: {base}, up, up
    """)
    assert shots(list(play(game, "attack su18 on 1.0"))) == [Hit.DESTROYED]
    assert bases(game, 1) == "gone, up, up"
    assert game.bases_destroyed == [1, 0]


def test_a_base_destroyed_gives_no_medal_the_card_is_the_reward() -> None:
    game = table("""
        seat: 0
          hand: su18
    """)
    play(game, "attack su18 on 1.0", "end assault")
    assert depot(game, 0) == "base su18"
    assert game.ones == [9, 9, 9, 9]


# Damage stays


def test_damage_stays_until_its_owners_next_phase_one_and_another_opponent_may_finish() -> None:
    game = table("""
        players: 3
        seat: 0
          hand: su07 su08
        seat: 1
          hand: de07 de02
        seat: 2
          bases: up us18, up, up
    """)
    play(game, "attack su07 on 2.0", "attack su08 on 2.1", "end assault", "end turn")
    assert bases(game, 2) == "up us18!, damaged, up"
    play(game, "attack de07 on 2.0", "attack de02 on 2.1", "end assault")
    assert bases(game, 2) == "up, gone, up"
    assert game.vehicles_destroyed == [0, 1, 0]
    assert game.bases_destroyed == [0, 1, 0]
    assert depot(game, 1) == "de07 base de02 de*"


# Passives


def test_vehicles_only_hits_defenders_only() -> None:
    game = table("""
        seat: 0
          hand: su11
        seat: 1
          bases: up us07, up, up
    """)
    assert choices(game, "attack") == {"attack su11 on 1.0"}
    assert refused(game, "attack su11 on 1.1") == "СУ-76 can only hit vehicles."


def test_bases_only_hits_undefended_bases_only() -> None:
    game = table("""
        seat: 0
          hand: su18
        seat: 1
          bases: up us07, up, up us08
    """)
    assert choices(game, "attack") == {"attack su18 on 1.1"}
    assert refused(game, "attack su18 on 1.0") == "КВ-1С can only hit bases without a defender."
    assert refused(game, "attack su18 on 1.2") == "КВ-1С can only hit bases without a defender."


def test_with_nothing_to_hit_no_assault_can_be_opened() -> None:
    game = table("""
        seat: 0
          hand: su11
    """)
    assert choices(game, "attack") == set()


def test_the_end_of_the_assault_tells_the_kills() -> None:
    game = table("""
        seat: 0
          hand: su12 su19 su07
        seat: 1
          bases: up us07, up de08, up
    """)
    lines = ("attack su12 on 1.0", "attack su19 on 1.1", "attack su07 on 1.2", "end assault")
    (ended,) = [event for event in play(game, *lines) if isinstance(event, AssaultEnded)]
    assert (ended.seat, ended.nation, ended.kills) == (0, 0, 2)
