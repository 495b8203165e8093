"""The regular's answers to what the game asks."""

from __future__ import annotations

from random import Random

import pytest

from tests.ai.rush.tables import table
from wotrush.ai.rush.regular import Regular
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import (
    KEEP,
    REFRESH,
    STOP_REPAIR,
    Action,
    Discard,
    Expose,
    Place,
    Scrap,
    Strike,
    Take,
    TakeMedals,
)


def answer(game: RushGame) -> Action:
    """Return what the regular does now."""
    seat = game.to_act()
    assert seat is not None
    return Regular().choose(game.observe(seat), Random(3)).action


def code(game: RushGame, action: Action) -> str:
    """Return the code of the card that the action names."""
    assert isinstance(action, Discard | Scrap | Take | Expose)
    return game.catalogue.cards[action.card].code


def test_sabotage_takes_the_card_least_missed() -> None:
    game = table("prompt: sabotage\nusing: su25\nstep: 1\nvictim: 1\nseat: 1\n  hand: fr18 eng su10\n")
    assert code(game, answer(game)).startswith("eng")


def test_research_takes_the_best_vehicle() -> None:
    game = table(
        "prompt: research\nusing: us06\nstep: 1\nreserve: us01 fr09 us02 de20\nseat: 1\n  hand: eng\n"
    )
    assert code(game, answer(game)) == "fr09"


REPAIR = "using: de17\nstep: 1\nseat: 0\n  garage: su19 fr18 de09\n  depot: {depot}\nseat: 1\n  hand: eng\n"


def test_repair_scraps_engineers_before_all_else() -> None:
    game = table("prompt: repair\n" + REPAIR.format(depot="us* fr10 eng base4 su17 us**"))
    assert code(game, answer(game)).startswith("eng")


@pytest.mark.parametrize("depot", ["us* base4", "us** su17", "fr10 su17", "us* us* us*"])
def test_repair_stops_rather_than_throw_good_cards_away(depot: str) -> None:
    assert answer(table("prompt: repair_more\n" + REPAIR.format(depot=depot))) == STOP_REPAIR


@pytest.mark.parametrize("depot", ["us* us* us**", "base4 base5", "su17 fr10"])
def test_repair_is_not_used_on_good_cards_only(depot: str) -> None:
    game = table(f"""
        reserve: de20 us19 us20 su20
        seat: 0
          hand: su21
          garage: su19 fr18
          depot: {depot}
        seat: 1
          hand: eng
        """)
    assert str(answer(game)) == "end turn"


def test_siege_master_finishes_what_is_damaged() -> None:
    game = table(
        "prompt: strike\nusing: us14\nstep: 1\nseat: 1\n  bases: up de07!, damaged de06, up\n  hand: eng\n"
    )
    assert answer(game) == Strike(1, 1), "a base counts more than a medal"


def test_the_leader_is_hit_when_all_else_is_equal() -> None:
    game = table("""
        players: 3
        prompt: strike
        using: us14
        step: 1
        seat: 1
          bases: damaged, up, up
        seat: 2
          bases: damaged, up, up
          depot: us* de* fr*
        """)
    assert answer(game) == Strike(2, 0)


@pytest.mark.parametrize(("bases", "place"), [("up de06, up, up de07", 1), ("up de06, up de01, up de07", 1)])
def test_a_used_card_covers_the_bare_base_or_relieves_the_weakest(bases: str, place: int) -> None:
    game = table(f"prompt: place\nusing: us17\nstep: 1\nseat: 0\n  bases: {bases}\nseat: 1\n  hand: eng\n")
    assert answer(game) == Place(place)


REWARD = """
    prompt: reward
    nation: 2
    reward_nation: 2
    kills: 2
    flags: assaulted
    seat: 0
      hand: eng
      depot: {mine}
    seat: 1
      hand: eng
      depot: {theirs}
    medals: 9+3 9+3 {pile}+3 9+3
    """


def test_two_medal_cards_are_taken_because_they_make_a_stronger_squad() -> None:
    assert answer(table(REWARD.format(mine="", theirs="", pile=9))) == TakeMedals(1)


def test_the_last_medals_are_taken_by_who_is_ahead() -> None:
    assert answer(table(REWARD.format(mine="base4 base5", theirs="", pile=2))) == TakeMedals(0)


def test_the_last_medals_are_left_by_who_is_behind() -> None:
    assert answer(table(REWARD.format(mine="", theirs="base1 base2", pile=2))) == TakeMedals(1)


def test_the_last_base_is_razed_by_who_is_ahead_then() -> None:
    game = table("""
        reserve: de20 us19 us20 su20
        seat: 0
          hand: su19 eng
        seat: 1
          bases: up, gone, gone
          depot: us*
        """)
    assert str(answer(game)).endswith("on 1.0")


def test_the_last_base_is_left_standing_by_who_is_far_behind() -> None:
    game = table("""
        reserve: de20 us19 us20 su20
        seat: 0
          hand: su19 eng
        seat: 1
          bases: up, gone, gone
          depot: us** us** us** de** de** de** fr**
        """)
    assert not str(answer(game)).startswith("attack")


def test_an_exposed_attacker_is_the_one_that_guards_best() -> None:
    game = table("""
        options: exposed_attacker
        prompt: expose
        flags: assaulted
        attackers: us01 us07
        seat: 0
          depot: us01 us07
          garage: eng
        seat: 1
          hand: us02 us03 us04
        """)
    assert code(game, answer(game)) == "us07"


@pytest.mark.parametrize(("hand", "expected"), [("fr10 us07", KEEP), ("vol tec", REFRESH)])
def test_the_reserve_is_refreshed_unless_its_furthest_card_is_wanted(hand: str, expected: Action) -> None:
    game = table(f"""
        options: optional_refresh
        prompt: refresh
        reserve: us18 us01 de20 us19
        seat: 0
          hand: {hand}
        seat: 1
          hand: eng
        """)
    assert answer(game) == expected
