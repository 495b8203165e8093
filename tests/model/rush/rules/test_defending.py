"""Rules, A turn, 2: where a defender may stand, replacing one, and the base below it."""

from __future__ import annotations

import pytest

from tests.model.rush.rules.tabletop import bases, choices, depot, play, refused, table
from wotrush.model.rush.events import Besieged, Defended


def test_a_defender_goes_on_an_undefended_base_while_there_is_one() -> None:
    game = table("""
        seat: 0
          bases: up de08, damaged, up
          hand: su07
    """)
    assert choices(game, "defend") == {"defend su07 at 1", "defend su07 at 2"}
    assert refused(game, "defend su07 at 0") == "A base without a defender comes first."


def test_undefended_bases_in_the_same_state_are_one_choice_and_the_one_named_is_defended() -> None:
    game = table("""
        seat: 0
          hand: su07
    """)
    assert choices(game, "defend") == {"defend su07 at 0"}
    play(game, "defend su07 at 2")
    assert bases(game, 0) == "up, up, up su07"


def test_if_all_are_defended_it_replaces_one_which_goes_to_the_depot() -> None:
    game = table("""
        seat: 0
          bases: up de08, gone, up us07!
          hand: su07
    """)
    assert choices(game, "defend") == {"defend su07 at 0", "defend su07 at 2"}
    (event,) = play(game, "defend su07 at 2")
    assert bases(game, 0) == "up de08, gone, up su07"
    assert depot(game, 0) == "us07"
    assert isinstance(event, Defended)
    assert (event.place, event.replaced) == (2, game.catalogue.by_code["us07"])


def test_the_base_below_keeps_its_own_damage() -> None:
    game = table("""
        seat: 0
          bases: damaged us07!, gone, gone
          hand: su07
    """)
    play(game, "defend su07 at 0")
    assert bases(game, 0) == "damaged su07, gone, gone"


def test_a_base_keeps_its_damage_when_its_defender_is_destroyed() -> None:
    game = table("""
        seat: 0
          hand: su19
        seat: 1
          bases: damaged us07, up, up
    """)
    play(game, "attack su19 on 1.0")
    assert bases(game, 1) == "damaged, up, up"


def test_a_destroyed_base_cannot_be_defended() -> None:
    game = table("""
        seat: 0
          bases: gone, up, up
          hand: su07
    """)
    assert refused(game, "defend su07 at 0") == "That base has been destroyed."
    assert refused(game, "defend su07 at 3") == "There is no such base."


def test_no_base_left_a_used_card_goes_to_the_depot() -> None:
    game = table("""
        seat: 0
          bases: gone, gone, gone
          hand: su07
          garage: eng
    """)
    play(game, "use su07")
    assert depot(game, 0) == "su07"


def test_no_base_left_a_pure_defence_is_not_possible() -> None:
    game = table("""
        seat: 0
          bases: gone, gone, gone
          hand: su07
    """)
    assert choices(game, "defend") == set()
    assert refused(game, "defend su07 at 0") == "You have no base left to defend."


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("place", range(3))
def test_one_base_left_is_the_one_to_defend_whichever_it_is(seat: int, place: int) -> None:
    left = ", ".join("up" if each == place else "gone" for each in range(3))
    game = table(f"""
        players: 3, first 0, active {seat}
        seat: {seat}
          bases: {left}
          hand: su05 su07
    """)
    assert choices(game, "defend su05") == {f"defend su05 at {place}"}
    play(game, "use su05")
    assert choices(game) == {f"place at {place}"}


def test_only_cards_with_armor_defend() -> None:
    game = table("""
        seat: 0
          hand: su25 eng de25
    """)
    assert choices(game, "defend") == {"defend de25 at 0"}
    assert refused(game, "defend su25 at 0") == "Партизаны: no armor, cannot defend."


def test_a_defender_stays_where_it_is_until_replaced_or_destroyed() -> None:
    game = table("""
        seat: 0
          hand: su07
    """)
    play(game, "defend su07 at 1", "end turn", "end turn")
    assert bases(game, 0) == "up, up su07, up"
    assert "su07" not in " ".join(choices(game))


def test_the_very_first_card_of_the_file_is_a_defender_like_any_other() -> None:
    game = table("""
        players: 3
        seat: 0
          bases: up su01, gone, gone
          hand: us14 us07
        seat: 1
          bases: damaged de01, gone, up
        seat: 2
          bases: up fr01, up, up
    """)
    assert game.catalogue.by_code["su01"] == 0
    play(game, "use us14", "strike base 1.0", "place at 0")
    assert (bases(game, 0), depot(game, 0)) == ("up us14, gone, gone", "base su01")
    assert depot(game, 1) == "de01"
    game = table("""
        seat: 0
          hand: us07 us11 us14
        seat: 1
          bases: damaged su01, up, up
    """)
    besieged = game.copy()
    assert choices(game, "attack us11") == {"attack us11 on 1.0"}  # vehicles only
    play(game, "attack us07 on 1.0", "end assault")
    assert (bases(game, 1), depot(game, 1), depot(game, 0)) == ("damaged, up, up", "su01", "us07 us*")
    assert choices(besieged, "attack us07") == {"attack us07 on 1.0", "attack us07 on 1.1"}
    play(besieged, "use us14")
    assert choices(besieged) == {"strike base 1.0", "strike defender 1.0", "strike base 1.1"}
    play(besieged.copy(), "strike base 1.2")
    (event,) = [each for each in play(besieged, "strike base 1.0") if isinstance(each, Besieged)]
    assert event.displaced == 0
    assert (bases(besieged, 1), depot(besieged, 1)) == ("gone, up, up", "su01")
    for standing, line in (
        ("up su01, up, up", "attack us14 on 1.2"),
        ("up, up, up su01", "attack us11 on 1.2"),
    ):
        game = table(f"""
            seat: 0
              hand: us11 us14
            seat: 1
              bases: {standing}
        """)
        play(game, line)  # us14 hits bases only, us11 vehicles only
        assert bases(game, 1) in ("up su01, up, damaged", "up, up, up")


def test_a_base_that_the_very_first_card_of_the_file_guards_is_no_undefended_one() -> None:
    game = table("""
        seat: 0
          bases: up su01, up, damaged us08
          hand: us07
    """)
    assert choices(game, "defend") == {"defend us07 at 1"}
