"""Rules, End and score: what triggers the last round, and who still plays."""

from __future__ import annotations

import pytest

from tests.model.rush.rules.tabletop import asks, bases, choices, depot, play, refused, table
from wotrush.model.rush import RushGame
from wotrush.model.rush.events import EndCause, EndTriggered, Event, GameEnded


def trigger(happened: list[Event]) -> list[tuple[EndCause, int | None, int | None]]:
    return [(e.cause, e.seat, e.nation) for e in happened if isinstance(e, EndTriggered)]


LAST_BASE = """
    players: 3, first 0, active {active}
    seat: {active}
      hand: su19 eng
    seat: {victim}
      bases: gone, up, gone
"""


def last_base_falls(active: int, victim: int) -> RushGame:
    game = table(LAST_BASE.format(active=active, victim=victim))
    happened = play(game, f"attack su19 on {victim}.1")
    assert trigger(happened) == [(EndCause.BASES, victim, None)]
    play(game, "end assault")
    return game


def test_triggered_when_a_player_has_lost_all_three_bases() -> None:
    assert last_base_falls(0, 1).ending
    game = table("""
        seat: 0
          hand: su19
        seat: 1
          bases: gone, up, up
    """)
    play(game, "attack su19 on 1.1", "end assault")
    assert not game.ending


@pytest.mark.parametrize("victim", range(1, 4))
@pytest.mark.parametrize("place", range(3))
def test_whichever_base_stands_last(victim: int, place: int) -> None:
    left = ["gone", "gone", "gone"]
    left[place] = "up"
    left[place - 1] = "damaged"
    game = table(f"""
        players: 4
        seat: 0
          hand: su19 su17
        seat: {victim}
          bases: {", ".join(left)}
    """)
    play(game, f"attack su19 on {victim}.{(place - 1) % 3}")
    assert not game.ending
    play(game, f"attack su17 on {victim}.{place}")
    assert game.ending_cause == (EndCause.BASES, victim)


def test_triggered_by_siege_master_razing_the_last_base() -> None:
    game = table("""
        seat: 0
          hand: us14
        seat: 1
          bases: gone, damaged su07, gone
    """)
    assert trigger(play(game, "use us14", "strike base 1.1")) == [(EndCause.BASES, 1, None)]
    assert game.ending


@pytest.mark.parametrize("nation", range(4))
def test_triggered_when_the_last_one_medal_card_of_any_nation_is_taken(nation: int) -> None:
    attacker = ("su19", "de18", "us18", "fr18")[nation]
    piles = " ".join("1+3" if n == nation else "9+3" for n in range(4))
    game = table(f"""
        medals: {piles}
        seat: 0
          hand: {attacker}
        seat: 1
          bases: up su07, up, up
    """)
    happened = play(game, f"attack {attacker} on 1.0", "end assault")
    assert trigger(happened) == [(EndCause.MEDALS, None, nation)]
    assert game.ending


def test_the_last_but_one_one_medal_card_triggers_nothing() -> None:
    game = table("""
        medals: 2+3 9+3 9+3 9+3
        seat: 0
          hand: su03
    """)
    assert trigger(play(game, "use su03")) == []
    assert not game.ending


def test_triggered_by_invulnerability_too() -> None:
    game = table("""
        medals: 9+3 1+3 9+3 9+3
        seat: 0
          hand: de04
    """)
    assert trigger(play(game, "use de04")) == [(EndCause.MEDALS, None, 1)]


def test_triggered_by_siege_masters_medals_at_the_end_of_the_turn() -> None:
    game = table("""
        players: 2, first 0, active 1
        medals: 9+3 9+3 1+3 9+3
        seat: 1
          hand: us14
        seat: 0
          bases: up su07!, up, up
    """)
    play(game, "use us14", "strike defender 0.0", "place at 0")
    assert not game.ending
    happened = play(game, "end turn")
    assert trigger(happened) == [(EndCause.MEDALS, None, 2)]
    assert isinstance(happened[-1], GameEnded), "seat 1 sits to the right of the first player"


def test_the_last_two_medal_card_triggers_nothing() -> None:
    game = table("""
        medals: 9+1 9+3 9+3 9+3
        seat: 0
          hand: su19 su17
        seat: 1
          bases: up us07, up us08, up
    """)
    happened = play(game, "attack su19 on 1.0", "attack su17 on 1.1", "end assault", "medals 1")
    assert trigger(happened) == []


def test_the_first_cause_stays_and_is_reported_once() -> None:
    game = last_base_falls(0, 1)
    assert game.ending_cause == (EndCause.BASES, 1)
    game = table("""
        medals: 1+3 9+3 9+3 9+3
        seat: 0
          hand: su03 su19
        seat: 1
          bases: up, gone, gone
    """)
    happened = play(game, "use su03", "place at 0", "attack su19 on 1.0")
    assert trigger(happened) == [(EndCause.MEDALS, None, 0)]
    assert game.ending_cause == (EndCause.MEDALS, 0)


@pytest.mark.parametrize("active", range(3))
def test_play_goes_on_until_the_player_right_of_the_first_has_ended_a_turn(active: int) -> None:
    game = last_base_falls(active, (active + 1) % 3)
    turns = 0
    while game.to_act() is not None:
        play(game, "end turn")
        turns += 1
    assert turns == 3 - active  # seats active .. 2, of which 2 sits to the right of seat 0
    assert game.turn % 3 == 0


@pytest.mark.parametrize(("first", "right"), [(0, 2), (1, 0), (2, 1)])
def test_equally_many_turns_whoever_was_first(first: int, right: int) -> None:
    game = table(f"""
        players: 3, first {first}, active {right}
        medals: 1+3 9+3 9+3 9+3
        seat: {right}
          hand: su03
    """)
    play(game, "use su03", "place at 0")
    happened = play(game, "end turn")
    assert isinstance(happened[-1], GameEnded)
    game = table(f"""
        players: 3, first {first}, active {first}
        medals: 1+3 9+3 9+3 9+3
        seat: {first}
          hand: su03
    """)
    play(game, "use su03", "place at 0", "end turn", "end turn")
    assert (game.to_act(), asks(game)) == (right, "play")
    play(game, "end turn")
    assert game.to_act() is None


def test_the_last_turn_is_ended_wholly_phase_three_included() -> None:
    game = table("""
        players: 2, first 0, active 1
        medals: 1+3 9+3 9+3 9+3
        reserve: us07 us08 us09 us10
        deck: fr20
        seat: 1
          hand: su03 eng
    """)
    play(game, "use su03", "place at 0", "end turn")
    assert depot(game, 1) == ""  # the hand went to the Depot, was shuffled and drawn
    assert len(game.hands[1]) == 2
    assert game.catalogue.cards[game.reserve[-1]].code == "fr20"


def test_players_without_bases_play_on_normally() -> None:
    game = last_base_falls(0, 1)
    game.hands[1] = [game.catalogue.by_code["us07"], game.catalogue.by_code["us18"]]
    play(game, "end turn")
    assert game.to_act() == 1
    assert bases(game, 1) == "gone, gone, gone"
    assert {"attack us07 on 0.0", "attack us18 on 2.0", "end turn"} <= choices(game)


def test_players_without_bases_can_win() -> None:
    game = table("""
        players: 2, first 0, active 0
        achievements: 1 2 3
        seat: 0
          hand: su19
        seat: 1
          bases: gone, up, gone
          depot: de** us** fr**
    """)
    play(game, "attack su19 on 1.1", "end assault", "end turn", "end turn")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.scores == (3, 6)  # one base against six medals
    assert outcome.winners == (1,)


def test_nobody_acts_in_a_game_that_is_over() -> None:
    game = last_base_falls(2, 0)
    play(game, "end turn")
    assert (game.to_act(), list(game.legal_actions()), asks(game)) == (None, [], "over")
    assert refused(game, "end turn") == "The game is over."


def test_there_is_no_outcome_before_the_end() -> None:
    assert last_base_falls(2, 0).outcome() is None


def test_there_is_no_round_limit() -> None:
    game = table("players: 2")
    for _ in range(400):
        play(game, "end turn")
    assert game.to_act() is not None
    assert game.round == 201
