"""What opponents work out from an observation."""

from __future__ import annotations

import pytest

from tests.ai.rush.tables import table, turn
from wotrush.ai.rush.heuristics import knowledge as know
from wotrush.model.rush.actions import Attack, EndAssault
from wotrush.model.rush.scoring import Achievement
from wotrush.model.rush.state import Prompt

TABLE = """
    achievements: 0 1 10
    seat: 0
      bases: up, gone, up
      hand: su19 us01 eng
      garage: us18
      depot: us* base4
      destroyed: 1 bases 0 vehicles
    seat: 1
      bases: up, up de06, gone
      hand: eng de01 de02
    """


def test_a_forecast_tells_what_falls_and_changes_nothing() -> None:
    game = table(TABLE)
    before = game.digest()
    seen = know.forecast(game, Attack(game.catalogue.by_code["su19"], 1, 0))
    assert (seen.bases, seen.vehicles, seen.destroys) == (1, 0, True)
    assert not know.forecast(game, Attack(game.catalogue.by_code["us01"], 1, 0)).destroys
    assert game.digest() == before


def test_settled_answers_what_is_open() -> None:
    game = table("prompt: reward\nnation: 2\nreward_nation: 2\nkills: 2\nflags: assaulted\n")
    assert know.settled(game).prompt is Prompt.PLAY
    assert game.prompt is Prompt.REWARD


def test_the_lead_is_that_of_now() -> None:
    seen = table(TABLE).observe(1)
    assert (know.lead(seen, 0), know.lead(seen, 1)) == (4, -4)


def test_margins_tell_how_far_apart_an_achievement_is() -> None:
    assert know.margins(table(TABLE).observe(0), 0) == {
        Achievement.BASES: 1,
        Achievement.LIGHT: -1,
        Achievement.DOUBLES: 0,
    }


def test_a_card_counts_for_achievements_in_the_game_only() -> None:
    seen = table(TABLE).observe(0)
    codes = seen.catalogue.by_code
    assert know.counts_for(seen, 0, codes["us01"]) == {Achievement.LIGHT: 1}
    assert know.counts_for(seen, 0, codes["us**1"]) == {Achievement.DOUBLES: 1}
    assert know.counts_for(seen, 0, codes["us18"]) == {}


def test_the_nearest_end_tells_how_far_the_game_has_come() -> None:
    assert know.progress(table(TABLE).observe(0)) == pytest.approx(1 / 3)
    assert know.progress(table("medals: 9+3 3+3 9+3 9+3\n").observe(0)) == pytest.approx(2 / 3)
    assert know.progress(table("ending: bases 0\n").observe(0)) == 1.0


@pytest.mark.parametrize(
    ("players", "again"),
    [("2, first 0, active 0", True), ("2, first 0, active 1", False), ("3, first 1, active 0", False)],
)
def test_who_ends_the_last_round_is_followed_by_nobody(players: str, again: bool) -> None:
    game = table(f"players: {players}\nending: bases 0\n")
    assert know.rivals_act_again(game.observe(game.active), game.active) is again


def test_the_next_hand_is_expected_from_the_squad_that_everybody_knows() -> None:
    seen = table(TABLE).observe(1)
    assert know.expected(seen, 0, seen.catalogue.power) == pytest.approx(3 * (2 + 1 + 2) / 6)


def test_the_greedy_buyer_takes_what_falls_at_one_blow_then_the_dearest() -> None:
    game = table(TABLE)
    game.reserve = [game.catalogue.by_code[code] for code in ("us02", "us07", "us03", "us19")]
    game.deck = [card for card in game.deck if card not in game.reserve]
    assert turn(game, "greedy")[:3] == ["attack su19 on 1.1", "end assault", "buy us07 with us01 eng1"]


def test_an_assault_is_ended_on_a_copy_as_the_rules_say() -> None:
    game = table("prompt: assault\nnation: 2\nkills: 1\nflags: assaulted\nmedals: 9+3 9+3 1+3 9+3\n")
    assert know.forecast(game, EndAssault()).world.ending
