"""The regular on drawn positions: what it must never miss and never do."""

from __future__ import annotations

from random import Random

import pytest

from tests.ai.rush.tables import played, table, turn
from tests.ai.rush.test_fairness import DECISIONS
from tests.ai.rush.test_strength import GAMES, won_by_the_first
from wotrush.ai.rush import verdict
from wotrush.ai.rush.regular import Regular
from wotrush.ai.rush.turn_search import worthwhile
from wotrush.model.rush import Observation
from wotrush.model.rush.actions import END_TURN, Buy

IDLE = "reserve: de19 us19 us20 su20\n"
"""Nothing that a small hand could pay."""
SQUAD = "  garage: eng eng vol tec us06 fr17 su08\n  depot: us09 fr06 de09 su07 us03\n"
"""A squad as one has it after some rounds; the rival's is as good."""
THEIRS = "  garage: eng eng vol tec us08 fr08 su06\n  depot: us10 fr05 de10 su05 us04\n"


def regular(text: str) -> list[str]:
    return turn(table(text), "regular")


@pytest.mark.parametrize(
    ("hand", "bases"),
    [
        ("us18 eng", "up, up de06, up de07"),
        ("us01 us07 eng", "up, up de06, up de07"),
        ("us16 us07 eng", "up, up de01, up de07"),
        ("us01 eng eng", "damaged, up de06, up de07"),
        ("us18 us11 eng", "up de01, up de06, up de07"),
    ],
)
def test_a_base_that_can_surely_be_razed_is_razed(hand: str, bases: str) -> None:
    game = table(
        IDLE
        + f"seat: 0\n  bases: up fr09, up fr10, up su09\n  hand: {hand}\n"
        + SQUAD
        + f"seat: 1\n  bases: {bases}\n"
        + THEIRS
    )
    turn(game, "regular")
    assert game.bases_destroyed[0] == 1


@pytest.mark.parametrize("hand", ["us01 eng", "us01 de01", "us23 fr01"])
def test_no_hit_is_made_that_gains_nothing(hand: str) -> None:
    done = regular(
        IDLE
        + f"seat: 0\n  bases: up fr09, up fr10, up su09\n  hand: {hand}\n"
        + SQUAD
        + "seat: 1\n  bases: up, up de06, up de07\n"
        + THEIRS
    )
    assert not [action for action in done if action.startswith("attack")]


def test_repair_takes_what_is_weak_and_never_a_medal_or_a_base() -> None:
    done = regular(
        "prompt: repair\nusing: 20\nstep: 1\n"
        + IDLE
        + "seat: 0\n  bases: up fr09, up fr10, up su09\n  hand: eng\n  depot: us* base4 us** eng vol tec\n"
    )
    scrapped = [action.split()[1] for action in done if action.startswith("scrap")]
    assert scrapped
    assert not [code for code in scrapped if "*" in code or code.startswith("base")]


LAST_BASE = """
    turn: {turn}
    achievements: 1 2 3
    reserve: de19 us19 us20 su20
    seat: 0
      bases: up, up, up
      hand: us18 eng eng
      depot: {mine}
    seat: 1
      bases: up, gone, gone
      hand: eng eng eng
      depot: {theirs}
    players: 2, first 1, active 0
    """


def last_base(mine: str, theirs: str) -> list[str]:
    """The second player may raze the last base, which ends the game with this turn."""
    text = LAST_BASE.format(turn=21, mine=mine, theirs=theirs)
    lines = [line.strip() for line in text.strip().splitlines()]
    return regular("\n".join([lines[-1], "prompt: play", *lines[:-1]]))


def test_the_game_is_ended_when_that_wins_it() -> None:
    assert "attack us18 on 1.0" in last_base("base5 base6 us* us*", "su*")


def test_the_game_is_not_ended_by_who_is_behind() -> None:
    assert "attack us18 on 1.0" not in last_base("base5 base6", "su** su** su** de** de** de** fr** fr**")


def test_reinforcements_come_before_what_the_new_cards_might_change() -> None:
    theirs = "seat: 1\n  bases: up us07, up fr07, up fr02\n" + THEIRS
    assert (
        regular(
            IDLE + "seat: 0\n  bases: up fr09, up fr10, up su09\n  hand: su10 eng eng\n" + SQUAD + theirs
        )[0]
        == "use su10"
    )


def test_payers_that_are_not_needed_are_no_choice_of_their_own() -> None:
    few, many, other = Buy(1, (100,)), Buy(1, (100, 101)), Buy(1, (102, 103))
    assert list(worthwhile([many, few, other, END_TURN])) == [END_TURN, few, other]


def test_another_guess_of_what_is_hidden_gives_the_same_outlooks() -> None:
    for _, seen in DECISIONS:
        assert outlooks(seen, 1) == outlooks(seen, 2)


def outlooks(seen: Observation, seed: int) -> dict[str, float]:
    world = seen.determinize(Random(seed))
    return {str(o.action): round(o.value, 9) for o in Regular().outlooks(seen, world)}


def test_every_choice_says_why_in_a_sentence_that_can_be_collected() -> None:
    known = {value for name, value in vars(verdict).items() if name.isupper()}
    for _, seen in DECISIONS:
        choice = Regular().choose(seen, Random(5))
        assert choice.reason in known
        assert choice.reason is not None
        assert choice.reason.format(**choice.params)


def test_it_beats_the_recruit_more_often_than_not() -> None:
    """Over 600 games it wins about 62 of 100."""
    assert won_by_the_first("regular", "recruit") >= GAMES / 2


def test_games_at_larger_tables_end() -> None:
    for players in (3, 5):
        assert played(["regular"] * players, seed=players).outcome() is not None
