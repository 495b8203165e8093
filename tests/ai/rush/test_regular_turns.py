"""The regular in drawn positions: what an experienced player would not miss."""

from __future__ import annotations

from random import Random

import pytest

from tests.ai.rush.tables import table, turn
from wotrush.ai.agent import Phrase
from wotrush.ai.rush.heuristics.verdict import NOTHING_LEFT, Verdict, best
from wotrush.ai.rush.regular import Regular
from wotrush.model.rush.actions import END_ASSAULT, END_TURN, KEEP, Buy
from wotrush.scenes.rush.texts.telling import phrase_text
from wotrush.spacing import NO_BREAK

IDLE = "reserve: de19 us19 us20 su20\n"
"""A Reserve with nothing that a small hand could pay for."""


def test_a_heavy_razes_the_bare_base_rather_than_paying() -> None:
    done = turn(
        table("""
        reserve: us07 us09 fr08 de08
        seat: 0
          hand: su19 eng
        seat: 1
          bases: up, up de06, up de07
        """)
    )
    assert "attack su19 on 1.0" in done


def test_two_weak_vehicles_of_one_nation_raze_a_bare_base_together() -> None:
    done = turn(table(IDLE + "seat: 0\n  hand: us01 us07 eng\nseat: 1\n  bases: up, up de06, up de07\n"))
    assert done[:2] == ["attack us01 on 1.0", "attack us07 on 1.0"]


@pytest.mark.parametrize("hand", ["us01 eng", "us01 de01", "us23 fr01"])
def test_a_lone_hit_on_an_upright_base_is_not_made(hand: str) -> None:
    done = turn(table(IDLE + f"seat: 0\n  hand: {hand}\nseat: 1\n  bases: up, up de06, up de07\n"))
    assert not [action for action in done if action.startswith("attack")]


@pytest.mark.parametrize(
    ("hand", "bases", "kills"),
    [
        ("us01 eng eng", "up de01, up de06, up de07", 1),
        ("us07 us11 fr01", "up de01, up de06, up de07", 2),
        ("us01 us07 eng", "up de06, up de07, up de08", 1),  # both hit the same one
        ("su03 us07 us11", "up de06, up de01, up de02", 2),  # the nation that can do more attacks
        ("us01 eng eng", "damaged, up de06!, up de07", 0),  # the base is worth more than the medal
    ],
)
def test_no_kill_is_left_behind(hand: str, bases: str, kills: int) -> None:
    game = table(IDLE + f"seat: 0\n  hand: {hand}\nseat: 1\n  bases: {bases}\n")
    turn(game)
    assert game.vehicles_destroyed[0] == kills
    assert game.bases_destroyed[0] == (0 if kills else 1)


def test_the_weak_hit_what_they_can_and_leave_the_rest_to_the_strong() -> None:
    done = turn(table(IDLE + "seat: 0\n  hand: us18 us01 eng\nseat: 1\n  bases: up de01, up de06, gone\n"))
    assert "attack us01 on 1.0" in done
    assert "attack us18 on 1.0" in done, "the light one opens the way to the base for the heavy one"


def test_what_bases_only_says_is_kept_in_mind() -> None:
    done = turn(table(IDLE + "seat: 0\n  hand: us16 us07 eng\nseat: 1\n  bases: up, up de01, up de07\n"))
    assert {"attack us16 on 1.0", "attack us07 on 1.1"} <= set(done)


def test_siege_master_razes_a_damaged_base_under_its_defender() -> None:
    done = turn(table(IDLE + "seat: 0\n  hand: us14 eng\nseat: 1\n  bases: damaged de20, up de06, up de07\n"))
    assert done[:2] == ["use us14", "strike base 1.0"]


def test_siege_master_opens_the_way_for_an_attacker_of_another_nation() -> None:
    game = table(IDLE + "seat: 0\n  hand: us14 de01 eng\nseat: 1\n  bases: up, up de06, up de07\n")
    done = turn(game)
    assert {"use us14", "strike base 1.0", "attack de01 on 1.0"} <= set(done)
    assert game.bases_destroyed[0] == 1


def test_two_siege_masters_work_on_the_same_base() -> None:
    game = table(IDLE + "seat: 0\n  hand: us14 de14 eng\nseat: 1\n  bases: up de20, up de06, up de07\n")
    turn(game)
    assert game.bases_destroyed[0] == 1


def test_invulnerability_brings_its_medal() -> None:
    assert "use de24" in turn(table(IDLE + "seat: 0\n  hand: de24 eng eng\nseat: 1\n  hand: eng\n"))


def test_a_good_buy_that_can_be_paid_is_made() -> None:
    done = turn(
        table("reserve: us18 us01 us02 us03\nseat: 0\n  hand: fr10 us08 eng eng\nseat: 1\n  hand: eng\n")
    )
    assert any(action.startswith("buy us18") for action in done)


def test_of_equal_payers_the_least_missed_pays() -> None:
    done = turn(
        table("""
        reserve: us03 de20 us19 us20
        seat: 0
          hand: us07 eng
          garage: us01 eng
        seat: 1
          hand: eng
        """)
    )
    assert "buy us03 with eng1" in done


def test_recruitment_is_used_once_there_is_more_to_pay_with() -> None:
    game = table("""
        reserve: us18 us09 fr05 us19
        seat: 0
          bases: gone, gone, up
          hand: vol fr10 us06 eng eng us**
        seat: 1
          hand: eng
        """)
    done = turn(game)
    assert [action.split()[0] for action in done].count("buy") == 2
    assert "use vol1" in done


def test_reinforcements_come_before_what_the_new_cards_might_change() -> None:
    done = turn(
        table("""
        reserve: us18 de20 us19 us20
        seat: 0
          bases: up de06, up de07, up de08
          hand: su10 su19
          garage: su08 fr18 fr05
        seat: 1
          bases: up, up fr06, up fr07
          hand: eng
        """)
    )
    assert done[0] == "use su10"


def test_technicians_make_room_for_a_vehicle() -> None:
    done = turn(table("reserve: us11 de20 us19 us20\nseat: 0\n  hand: tec eng\nseat: 1\n  hand: eng\n"))
    assert done[:2] == ["use tec1", "take us11"]


def test_the_last_base_is_guarded_against_heavies() -> None:
    game = table("""
        reserve: de20 us19 us20 su20
        seat: 0
          bases: up, gone, gone
          hand: fr07 vol tec
          garage: su19 fr18 eng
        seat: 1
          hand: su17 us18 de17
          garage: su16 eng
        """)
    assert "defend fr07 at 0" in turn(game)


def test_sabotage_costs_nothing_and_is_not_forgotten() -> None:
    assert "use su25" in turn(table(IDLE + "seat: 0\n  hand: su25 eng\nseat: 1\n  hand: eng eng eng\n"))


def test_an_open_assault_leaves_those_out_who_shall_pay_for_something_better() -> None:
    game = table("""
        achievements: 4 9 10
        prompt: assault
        nation: 2
        kills: 1
        flags: assaulted
        attackers: us01
        reserve: us18 de20 us19 us20
        seat: 0
          hand: us07 fr10
          depot: us01
        seat: 1
          bases: up, up de01, up de07
        """)
    done = turn(game)
    assert done[0] == "end assault"
    assert any(action.startswith("buy us18") for action in done)


@pytest.mark.parametrize(("nation", "squad"), [("us", "us01 us02 us07"), ("su", "su01 su02 su06")])
def test_of_equal_vehicles_the_one_is_bought_whose_nation_attacks_already(nation: str, squad: str) -> None:
    done = turn(
        table(f"""
        reserve: us11 de11 fr11 su11
        seat: 0
          hand: eng
          garage: {squad}
        seat: 1
          hand: eng
        """)
    )
    assert f"buy {nation}11 with eng1" in done


def test_chance_settles_ties_and_nothing_else() -> None:
    equal = [Verdict(END_TURN, 1.0, NOTHING_LEFT), Verdict(END_ASSAULT, 1.0, NOTHING_LEFT)]
    worse = Verdict(KEEP, 0.9, NOTHING_LEFT)
    assert {best([*equal, worse], Random(seed)).action for seed in range(20)} == {END_TURN, END_ASSAULT}


@pytest.mark.parametrize(
    ("achievements", "reserve", "hand", "why"),
    [
        (
            "2 0 6",
            "us06 us07 us19 us20",
            "eng eng vol",
            "M3 Lee counts for most medium tanks: 1 to 0 with it.",
        ),
        ("0 6 7", "us01 us07 us19 us20", "eng eng vol", "No dearer vehicle can be bought: M3 Lee costs 2."),
        ("0 6 7", "us06 us07 us19 us20", "eng eng vol", "It can pay for no vehicle but M3 Lee."),
        ("0 6 7", "us03 us08 us19 us20", "us18 eng", "M3 Stuart leaves M6 free to do more than pay."),
    ],
)
def test_a_purchase_names_the_fact_that_speaks_for_it(
    achievements: str, reserve: str, hand: str, why: str
) -> None:
    own = f"seat: 0\n  hand: {hand}\n  garage: eng\n"
    game = table(f"achievements: {achievements}\nreserve: {reserve}\n{own}seat: 1\n  hand: eng\n")
    verdicts = Regular().verdicts(game.observe(0), Random(1))
    bought = next(verdict for verdict in verdicts if isinstance(verdict.action, Buy))
    assert phrase_text(Phrase(bought.reason, bought.params)).replace(NO_BREAK, " ") == why
