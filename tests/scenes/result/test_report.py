"""The report of a game gives the points as they were, and the turns in which the game turned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from wotrush.ai.agent import Phrase
from wotrush.ai.review import Lapse
from wotrush.match.journal import Journal
from wotrush.match.replay import begin, walk
from wotrush.model.game import Reason
from wotrush.model.rush import rush_ruleset
from wotrush.model.rush.cards import VEHICLES
from wotrush.model.rush.events import Bought, EndTriggered, Researched
from wotrush.model.rush.scoring import score_parts
from wotrush.scenes.history.summary import sum_up
from wotrush.scenes.result.contents import Highlight, ResultContents
from wotrush.scenes.result.course.chances import charted
from wotrush.scenes.result.course.turning_points import Standing, standing_text, turning_points
from wotrush.scenes.result.report import GameReport, TurnReport, report_of
from wotrush.scenes.result.standing.decisive_turn import deciding_point, decisive_turn, with_decisive_turn
from wotrush.scenes.rush.history import HISTORY
from wotrush.scenes.rush.result.score_changes import (
    BaseFell,
    MedalsWon,
    Passed,
    PointsScrapped,
    ScoreChange,
    VehicleFell,
    change_text,
    changes_of_turn,
    gathered,
)
from wotrush.scenes.rush.result.service import service_of
from wotrush.workshop.staged import new_match, play_out

NAMES = ("Ada", "Ben", "Cleo")


@pytest.fixture(scope="module")
def journal() -> Journal:
    match = new_match(3, 21)
    play_out(match)
    return match.journal()


@pytest.fixture(scope="module")
def report(journal: Journal) -> GameReport:
    return report_of(journal, changes_of_turn, HISTORY.end_of)


def test_it_ends_with_the_final_score(journal: Journal, report: GameReport) -> None:
    assert journal.result is not None
    assert list(report.turns[-1].points) == journal.result.scores
    assert [sum(part.points for part in parts) for parts in report.parts] == journal.result.scores
    assert report.start == (0, 0, 0)
    won = [sum(kept) for kept in zip(*map(report.kept, range(len(report.turns))), strict=True)]
    assert all(kept <= points for kept, points in zip(won, report.turns[-1].points, strict=True))


def test_points_are_those_at_the_end_of_each_turn(journal: Journal, report: GameReport) -> None:
    """Compare them with the table that the next turn begins from."""
    ruleset = rush_ruleset()
    begun: dict[int, tuple[int, ...]] = {}
    for step in walk(ruleset, journal, begin(ruleset, journal)):
        points = tuple(sum(part.points for part in mine) for mine in score_parts(step.before))
        begun.setdefault(step.turn, points)
    assert len(begun) == len(report.turns)
    assert [begun[turn.turn + 1] for turn in report.turns[:-1]] == [turn.points for turn in report.turns[:-1]]


def _place(journal: Journal, turn: int) -> int:
    return sum(len(record.actions) for record in journal.turns[:turn])


def test_every_change_of_points_has_its_deeds(report: GameReport) -> None:
    """The changes of a turn add up to the difference in points, for every seat."""
    before = report.start
    for turn in report.turns:
        changes = [0] * report.seats
        for done in turn.changes:
            match done:
                case BaseFell(by, _, points) | MedalsWon(by, points):
                    changes[by] += points
                case PointsScrapped(by, points):
                    changes[by] -= points
                case Passed(_, loser, winner, points):
                    if winner is not None:
                        changes[winner] += points
                    if loser is not None:
                        changes[loser] -= points
        assert tuple(was + change for was, change in zip(before, changes, strict=True)) == turn.points
        before = turn.points


def test_an_achievement_won_in_the_turn_of_another_is_told_after_what_gave_it_away(
    report: GameReport,
) -> None:
    told = [
        [type(done) for done in turn.changes]
        for turn in report.turns
        if any(isinstance(done, Passed) and done.winner not in (None, turn.seat) for done in turn.changes)
    ]
    assert any(kinds[0] is VehicleFell for kinds in told)
    rest = [turn.changes for turn in report.turns if VehicleFell in map(type, turn.changes)]
    assert len(rest) <= len(told), "elsewhere it changed nothing that is told"


def test_turns_follow_one_another_around_the_table(journal: Journal, report: GameReport) -> None:
    turns = [record.turn for record in journal.turns if record.actions]
    assert [turn.turn for turn in report.turns] == turns
    assert [turn.seat for turn in report.turns] == [turn % 3 for turn in turns]
    assert [turn.first for turn in report.turns] == [_place(journal, turn) for turn in turns]
    assert report.turns[-1].round == len(turns) // 3


def test_what_was_bought_is_all_that_came_from_the_reserve(journal: Journal) -> None:
    ruleset = rush_ruleset()
    bought: list[list[str]] = [[], [], []]
    causes: list[str] = []
    for step in walk(ruleset, journal, begin(ruleset, journal)):
        for event in step.events:
            if isinstance(event, Bought | Researched):
                card = event.card if isinstance(event, Bought) else event.taken
                bought[event.seat].append(ruleset.catalogue.cards[card].code)
            elif isinstance(event, EndTriggered):
                causes.append(event.cause.value)
    summary = sum_up(journal)
    assert [list(seat.chosen) for seat in summary.seats] == bought
    assert [summary.end] == causes


def test_only_vehicles_have_done_service(journal: Journal) -> None:
    service = service_of(journal)
    assert all(service)
    assert all(card < VEHICLES for served in service for card in served)


def test_time_runs_in_rounds_that_may_have_fewer_turns(report: GameReport) -> None:
    assert report.times() == pytest.approx([turn / 3 for turn in range(len(report.turns) + 1)])
    left = GameReport(3, report.start, report.turns[:5], ())
    assert left.times() == pytest.approx([turn / 3 for turn in range(6)]), "the last round is not over"
    older = GameReport(3, report.start, report.turns[2:7], ())
    assert older.times() == pytest.approx([turn / 3 for turn in range(2, 8)]), "the first is there in part"
    out = made_up((0, 0, 0)).turns[0]
    rounds = (1, 1, 1, 2, 2, 3, 3)
    fewer = GameReport(3, (0, 0, 0), tuple(replace(out, round=number) for number in rounds), ())
    assert fewer.times() == pytest.approx([0, 1 / 3, 2 / 3, 1, 1.5, 2, 2.5, 3]), "one is out of the game"


def made_up(*points: Sequence[int]) -> GameReport:
    """Return a game with these points at the ends of its turns."""
    return made_of(*[[(each,) for each in mine] for mine in points])


def made_of(*parts: Sequence[Sequence[int]]) -> GameReport:
    """Return a game with these points, by what they are for, at the ends of its turns."""
    seats = len(parts[0])
    turns = tuple(
        TurnReport(i, i // seats + 1, i % seats, i, tuple(map(sum, mine)), (), tuple(map(tuple, mine)))
        for i, mine in enumerate(parts)
    )
    nothing = ((0,) * len(parts[0][0]),) * seats
    return GameReport(seats, (0,) * seats, turns, (), nothing)


def test_the_turns_that_moved_the_lead_most_are_reported_in_order_of_play() -> None:
    points = (1, 0), (1, 0), (1, 4), (1, 4), (9, 4), (9, 4), (9, 5), (9, 5), (15, 5), (15, 5)
    reported = turning_points(made_up(*points), winner=0)
    assert [point.turn.turn for point in reported] == [2, 4, 8]
    assert [point.standing for point in reported] == [
        Standing.TAKES_LEAD,
        Standing.TAKES_LEAD,
        Standing.EXTENDS,
    ]
    assert [point.changes_leader for point in reported] == [True, True, False]
    assert [standing_text(point, NAMES) for point in reported] == [
        "Ben takes the lead by 3 points.",
        "Ada takes the lead by 5 points.",
        "Ada leads by 10 points.",
    ]


def test_what_is_taken_back_within_a_round_is_no_turning_point() -> None:
    assert turning_points(made_up((5, 0), (0, 0), (5, 0), (0, 0), (0, 0)), winner=0) == []


def test_a_turn_after_which_another_leads_as_before_is_no_turning_point() -> None:
    """The winner comes nearer from behind, but the lead is the same; what counts is taking it."""
    points = [*[(0, 10, 9)] * 3, *[(4, 10, 9)] * 3, *[(20, 10, 9)] * 3]
    assert [point.turn.turn for point in turning_points(made_up(*points), winner=0)] == [0, 6]


def test_a_turn_after_which_the_same_others_are_level_as_before_is_no_turning_point() -> None:
    points = [*[(0, 5, 5)] * 3, *[(3, 5, 5)] * 3, *[(9, 5, 5)] * 3]
    assert [point.turn.turn for point in turning_points(made_up(*points), winner=0)] == [0, 6]


def test_a_small_gain_of_whoever_leads_as_before_is_no_turning_point() -> None:
    """The lead grows by 2 and by 4 of 20 points in the end; only the second is a fifth of them."""
    points = *[(6, 8)] * 4, *[(14, 8)] * 4, *[(16, 8)] * 4, *[(20, 8)] * 4
    assert [point.turn.turn for point in turning_points(made_up(*points), winner=0)] == [4, 12]


def test_the_turn_that_took_the_lead_for_good_is_reported_even_after_a_short_setback() -> None:
    points = *[(8, 6)] * 6, (8, 12), *[(13, 11)] * 3
    assert [point.turn.turn for point in turning_points(made_up(*points), winner=0)] == [0, 7]


def test_drawing_level_and_falling_back_are_reported() -> None:
    """The first gain, in the first third of the game, is left out where there is enough to tell."""
    points = *[(9, 0)] * 6, *[(9, 6)] * 2, *[(9, 9)] * 2
    close, level = turning_points(made_up(*points), winner=0)
    assert standing_text(close, NAMES) == "Ada leads by only 3 points."
    assert standing_text(level, NAMES) == "Ada and Ben are level."


@pytest.mark.parametrize(
    ("points", "turn"),
    [
        ([(0, 0)] * 4 + [(0, 6)] * 2 + [(6, 6)] * 2 + [(9, 6)] * 2, 8),
        ([(9, 0)] * 6 + [(12, 0)] * 2, 6),
        ([(9, 0)] * 6 + [(10, 0)] * 2, 0),
        ([(5, 0)] * 6, 0),
        ([(0, 9)] * 4 + [(5, 9)] * 4, None),
        ([(0, 5)] * 4 + [(5, 5)] * 4, None),
    ],
    ids=["not drawing level", "a later gain", "a small one", "the only one", "closing up", "none"],
)
def test_after_the_deciding_turn_the_winner_leads(points: list[tuple[int, int]], turn: int | None) -> None:
    point = deciding_point(made_up(*points), winner=0)
    assert (None if point is None else point.turn.turn) == turn


def test_the_deciding_turn_is_told_among_the_turning_points() -> None:
    """In this game a turn of the winner's own moved the lead most of all late ones, but less than three earlier ones."""
    match = new_match(2, 2)
    play_out(match, "greedy")
    report = report_of(match.journal(), changes_of_turn)
    result = match.result()
    assert result is not None
    (winner,) = result.winners
    point = deciding_point(report, winner)
    assert point is not None
    assert point.turn.turn in [one.turn.turn for one in turning_points(report, winner)]


def test_no_turn_is_said_to_be_decisive_that_is_none_of_the_turning_points() -> None:
    first, then, late, last = [(1, 0), (0, 0)], [(1, 5), (3, 0)], [(1, 5), (4, 0)], [(1, 5), (5, 0)]
    titles = []
    for game in (made_of(first, then, then, late, late, last), made_of(*[first] * 6)):
        told = decisive_turn(ResultContents(), game, ("Anna", "Bison"), 0)
        assert told is not None
        assert told.round == 1
        titles.append(told.title)
    assert titles == ["The key turn", "The decisive turn"]


def test_what_was_given_back_later_decided_nothing() -> None:
    """The rival loses an achievement of five points, which it holds again in the end; bases decide."""
    behind, ahead, base = [(3, 0), (0, 5)], [(3, 0), (0, 0)], [(6, 0), (0, 0)]
    game = made_of(*[behind] * 6, *[ahead] * 2, *[base] * 2, *[[(12, 0), (0, 5)]] * 2)
    assert [game.kept(at) for at in (0, 6, 8, 10)] == [(3, 0), (0, 0), (3, 0), (6, 5)]
    point = deciding_point(game, winner=0)
    assert point is not None
    assert point.turn.turn == 8


def test_medals_of_a_turn_are_reported_together_and_the_weightiest_deed_first() -> None:
    changes: list[ScoreChange] = [
        MedalsWon(1, 1),
        BaseFell(1, 0),
        MedalsWon(1, 2),
        MedalsWon(0, 1),
        Passed(3, None, 1),
    ]
    assert list(gathered(changes)) == [
        Passed(3, None, 1),
        BaseFell(1, 0),
        MedalsWon(1, 3),
        MedalsWon(0, 1),
    ]


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (BaseFell(0, 1), "Ada destroys a base of Ben (+3)."),
        (MedalsWon(1, 1), "Ben wins a medal (+1)."),
        (MedalsWon(1, 3), "Ben wins 3 medals (+3)."),
        (PointsScrapped(2, 2), "Cleo scraps points (−2)."),
        (VehicleFell(0, 1, 50), "Ada destroys T1 Cunningham (Ben)."),
        (Passed(3, None, 0), "Ada takes “SPGs” (+5)."),
        (Passed(4, 2, None), "Cleo loses “Heavy tanks” to a tie (−5)."),
        (Passed(4, 2, 1), "Ben takes “Heavy tanks” (+5) from Cleo (−5)."),
    ],
)
def test_deeds_are_reported_in_whole_sentences(change: ScoreChange, text: str) -> None:
    assert change_text(change, NAMES) == text


@pytest.mark.parametrize(("after", "told"), [(40, (40, 61)), (90, (90, 99)), (100, (55, 76)), (0, (55, 76))])
def test_a_lapse_begins_where_the_chart_stands_after_its_turn(after: int, told: tuple[int, int]) -> None:
    word = Phrase(Reason("Chances"))
    assert charted(Lapse(word, word, None, 0.55, 0.76), after) == told


def test_what_decided_a_game_is_not_told_twice() -> None:
    shot = Highlight("Shot", 1, "Round 3: a hit.", round=3)
    turn = Highlight("Turn", 1, "Round 3\nA hit. One leads.", shorter=("Round 3\nOne leads.",), round=3)
    assert [one.text for one in with_decisive_turn([shot], turn)] == ["Round 3: a hit. One leads."]
    assert with_decisive_turn([shot], replace(turn, round=4)) == [shot, replace(turn, round=4)]
    assert with_decisive_turn([shot], replace(turn, seat=0)) == [shot, replace(turn, seat=0)]
    assert with_decisive_turn([shot], None) == [shot]


def test_the_course_leaves_out_what_was_undone_before_everybody_had_a_turn() -> None:
    """Each source of points by itself; what lasts for a round, or until the end, counts."""
    medals = ((0, 0), (0, 0), (1, 0), (1, 0), (1, 0), (1, 0), (1, 0))
    achievements = ((0, 0), (5, 0), (0, 0), (5, 5), (5, 0), (0, 0), (0, 5))
    totals = [tuple(map(sum, zip(*each, strict=True))) for each in zip(medals, achievements, strict=True)]
    parts = [tuple(zip(*each, strict=True)) for each in zip(medals, achievements, strict=True)]
    turns = tuple(
        TurnReport(at, 1 + at // 2, at % 2, at, points, (), sources)
        for at, (points, sources) in enumerate(zip(totals[1:], parts[1:], strict=True))
    )
    report = GameReport(2, (0, 0), turns, ((), ()), parts[0])
    assert report.lasting() == [(0, 0), (0, 0), (1, 0), (6, 0), (6, 0), (1, 0), (1, 5)]
    sourceless = GameReport(2, (0, 0), tuple(replace(turn, parts=()) for turn in turns), ((), ()))
    assert sourceless.lasting()[-1] == report.lasting()[-1]
