"""Rules, End and score: the squad, the twelve achievements, the score, the ties."""

from __future__ import annotations

import pytest

from tests.model.rush.rules.tabletop import play, table
from wotrush.model.game import Outcome
from wotrush.model.rush.scoring import achievement_counts, ahead_by, holder, medals_of, points_of, score_parts


def over(drawing: str) -> Outcome:
    """Return the drawn table after its last turn, in which nothing more happens: seat 1 of two ends it with an empty
    hand.
    """
    game = table("players: 2, first 0, active 1\nending: medals 0\n" + drawing)
    play(game, "end turn")
    outcome = game.outcome()
    assert outcome is not None
    return outcome


def counts(achievement: int, drawing: str) -> tuple[int, ...]:
    """Return how much each seat has of one achievement."""
    return achievement_counts(table(f"achievements: {achievement}\n" + drawing))[achievement]


# The squad


def test_squad_is_hand_and_garage_and_depot() -> None:
    drawing = """
        seat: 0
          hand: su* eng
          garage: su* us07 base
          depot: su**
    """
    assert counts(11, drawing) == (6, 0)
    (mine, _) = score_parts(table(drawing))
    assert [(part.key, part.count, part.points) for part in mine] == [
        ("medals", 4, 4),
        ("bases", 1, 3),
        ("achievements", 0, 0),
    ]


def test_own_standing_bases_score_nothing() -> None:
    game = table("""
        achievements: 0 11
        seat: 0
          bases: up, up, up
        seat: 1
          bases: gone, gone, gone
    """)
    assert [sum(part.points for part in mine) for mine in score_parts(game)] == [0, 0]


def test_defenders_on_bases_are_not_in_the_squad() -> None:
    drawing = """
        seat: 0
          bases: up su07, up su08, up su19
        seat: 1
          hand: us07
    """
    assert counts(2, drawing) == (0, 1)
    assert counts(4, drawing) == (0, 0)
    assert counts(11, drawing) == (0, 1)


def test_graveyard_and_medal_piles_are_in_nobodys_squad() -> None:
    drawing = """
        graveyard: su07 us08
        seat: 0
          hand: su02
    """
    assert counts(11, drawing) == (1, 0)


# Achievements


def test_1_bases_destroyed_counts_events_not_cards_still_in_the_squad() -> None:
    drawing = """
        seat: 0
          depot: base base
          destroyed: 1 bases 0 vehicles
        seat: 1
          destroyed: 2 bases 5 vehicles
    """
    assert counts(0, drawing) == (1, 2)


def test_1_bases_destroyed_by_siege_master_count_too_and_a_repaired_away_base_still_does() -> None:
    game = table("""
        achievements: 0
        seat: 0
          hand: us14 su21
        seat: 1
          bases: damaged, up, up
    """)
    play(game, "use us14", "strike base 1.0", "place at 0", "use su21", "scrap base")
    assert achievement_counts(game) == {0: (1, 0)}


@pytest.mark.parametrize(
    ("achievement", "mine"),
    [
        (1, "su02 fr01 us01"),
        (2, "su07 us07 de08"),
        (3, "su11 de13 fr15"),
        (4, "su16 us18 de20"),
        (5, "su21 us24 fr25"),
    ],
    ids=["light", "medium", "SPG", "heavy", "auxiliary"],
)
def test_2_to_6_vehicles_of_a_class(achievement: int, mine: str) -> None:
    one_of_each = "su03 su08 su12 su17 su22"
    drawing = f"""
        seat: 0
          hand: {mine.split()[0]}
          garage: {mine.split()[1]}
          depot: {mine.split()[2]} eng tec vol de** base
        seat: 1
          hand: {one_of_each}
    """
    assert counts(achievement, drawing) == (3, 1)


@pytest.mark.parametrize(("achievement", "nation"), [(6, "su"), (7, "de"), (8, "us"), (9, "fr")])
def test_7_to_10_medals_of_a_nation_a_two_medal_card_counts_2(achievement: int, nation: str) -> None:
    drawing = f"""
        seat: 0
          hand: {nation}* {nation}**
          depot: {nation}*
        seat: 1
          hand: su* de* us* fr*
          garage: {nation}07
    """
    assert counts(achievement, drawing) == (4, 1)


def test_11_two_medal_cards() -> None:
    drawing = """
        seat: 0
          hand: su** de** su* su*
        seat: 1
          depot: fr** us* us*
    """
    assert counts(10, drawing) == (2, 1)


def test_12_cards_in_the_squad_all_of_them() -> None:
    drawing = """
        seat: 0
          hand: eng tec vol
          garage: su* su**
          depot: su07 base us24
        seat: 1
          depot: eng
    """
    assert counts(11, drawing) == (8, 1)


def test_only_achievements_in_the_game_count() -> None:
    game = table("""
        achievements: 3 7
        seat: 0
          hand: su02
    """)
    assert set(achievement_counts(game)) == {3, 7}
    assert score_parts(game)[0][2].count == 0


def test_each_achievement_goes_to_the_one_player_with_strictly_the_most_a_tie_to_nobody() -> None:
    assert holder((0, 3, 2)) == 1
    assert holder((3, 3, 2)) is None
    assert holder((2, 3, 3)) is None
    assert holder((0, 0, 1)) == 2


def test_all_at_0_is_a_tie() -> None:
    assert holder((0, 0)) is None
    assert holder((0, 0, 0, 0, 0)) is None


def test_a_lead_is_counted_to_the_best_of_the_others() -> None:
    assert [ahead_by((4, 9, 6), seat) for seat in range(3)] == [-5, 3, -3]


# Score


def test_score_is_medals_and_3_per_base_card_in_the_squad_and_5_per_achievement() -> None:
    outcome = over("""
        achievements: 1 4 10
        seat: 0
          depot: su* su** su** base base su02 su16
        seat: 1
          depot: us* us02 us18 us20
    """)
    # seat 0: 5 medals, 2 bases, two-medal cards (light is tied); seat 1: 1 medal, heavy
    assert outcome.scores == (5 + 6 + 5, 1 + 5)
    assert [[part.points for part in mine] for mine in outcome.parts] == [[5, 6, 5], [1, 0, 5]]
    assert [[part.count for part in mine] for mine in outcome.parts] == [[5, 2, 1], [1, 0, 1]]
    assert (outcome.winners, outcome.decided_by) == ((0,), "points")


def test_points_decide_whatever_was_destroyed() -> None:
    outcome = over("""
        seat: 0
          destroyed: 3 bases 9 vehicles
        seat: 1
          depot: us*
    """)
    assert (outcome.winners, outcome.decided_by) == ((1,), "points")


def test_ties_most_vehicles_destroyed_first() -> None:
    outcome = over("""
        seat: 0
          depot: su*
          destroyed: 3 bases 1 vehicles
        seat: 1
          depot: us*
          destroyed: 0 bases 2 vehicles
    """)
    assert (outcome.winners, outcome.decided_by) == ((1,), "vehicles destroyed")


def test_ties_then_bases_destroyed() -> None:
    outcome = over("""
        seat: 0
          depot: su*
          destroyed: 1 bases 2 vehicles
        seat: 1
          depot: us*
          destroyed: 2 bases 2 vehicles
    """)
    assert (outcome.winners, outcome.decided_by) == ((1,), "bases destroyed")


def test_ties_then_achievements() -> None:
    outcome = over("""
        achievements: 5
        seat: 0
          depot: su* su** su**
          destroyed: 1 bases 2 vehicles
        seat: 1
          depot: us21
          destroyed: 1 bases 2 vehicles
    """)
    assert outcome.scores == (5, 5)
    assert (outcome.winners, outcome.decided_by) == ((1,), "achievements")


def test_still_tied_a_shared_win() -> None:
    outcome = over("""
        seat: 0
          depot: su*
          destroyed: 1 bases 2 vehicles
        seat: 1
          depot: us*
          destroyed: 1 bases 2 vehicles
    """)
    assert (outcome.winners, outcome.decided_by) == ((0, 1), "shared")


def test_ties_are_broken_only_among_those_with_the_most_points() -> None:
    game = table("""
        players: 3, first 0, active 2
        ending: medals 0
        seat: 0
          depot: su*
          destroyed: 0 bases 1 vehicles
        seat: 1
          depot: us*
          destroyed: 3 bases 1 vehicles
        seat: 2
          destroyed: 0 bases 7 vehicles
    """)
    play(game, "end turn")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.decided_by) == ((1,), "bases destroyed")


def test_a_kill_without_a_medal_left_counts_for_ties() -> None:
    game = table("""
        players: 2, first 0, active 1
        medals: 0+0 9+3 9+3 9+3
        ending: medals 0
        seat: 0
          bases: up us07, up, up
        seat: 1
          hand: su19
    """)
    play(game, "attack su19 on 0.0", "end assault", "end turn")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0, 0), (1,))
    assert outcome.decided_by == "vehicles destroyed"


def test_a_defender_displaced_with_its_razed_base_does_not_count() -> None:
    game = table("""
        players: 2, first 0, active 1
        ending: medals 0
        seat: 0
          bases: damaged us07!, up, up
          depot: su* su* su*
        seat: 1
          hand: us14
    """)
    play(game, "use us14", "strike base 0.0", "place at 0", "end turn")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.scores == (3, 3)
    assert outcome.decided_by == "bases destroyed"


def test_squads_are_public_so_every_seat_can_count_the_points_as_they_stand() -> None:
    game = table("""
        achievements: 0 1 11
        seat: 0
          hand: su*
          garage: su02 su07
        seat: 1
          hand: us*
          garage: us** base
          destroyed: 1 bases 0 vehicles
    """)
    for seat in (0, 1):
        assert score_parts(game.observe(seat)) == score_parts(game)
        assert points_of(game.observe(seat)) == (1 + 5, 3 + 3 + 5)
        assert [medals_of(game.observe(seat), squad) for squad in (0, 1)] == [1, 3]
        assert achievement_counts(game.observe(seat)) == {0: (0, 1), 1: (1, 0), 11: (3, 3)}
