"""The story of a game tells its points as they were, and the moments in which it turned."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from wotrush.match.journal import Journal
from wotrush.match.replay import begin, walk
from wotrush.model.rush import rush_ruleset
from wotrush.model.rush.cards import FIRST_BASE, VEHICLES
from wotrush.model.rush.events import Bought, EndCause, Researched
from wotrush.model.rush.scoring import score_parts
from wotrush.scenes.rush.result.story import (
    BaseFell,
    Deed,
    MedalsWon,
    Passed,
    PointsScrapped,
    Story,
    TurnStory,
    gathered,
    story_of,
)
from wotrush.scenes.rush.result.turning_points import Standing, deed_text, standing_text, turning_points
from wotrush.workshop.staged import new_match, play_out

NAMES = ("Ada", "Ben", "Cleo")


@pytest.fixture(scope="module")
def journal() -> Journal:
    match = new_match(3, 21)
    play_out(match)
    return match.journal()


@pytest.fixture(scope="module")
def story(journal: Journal) -> Story:
    return story_of(journal)


def test_it_ends_with_the_final_score(journal: Journal, story: Story) -> None:
    assert journal.result is not None
    assert list(story.turns[-1].points) == journal.result.scores
    assert [sum(part.points for part in parts) for parts in story.parts] == journal.result.scores
    assert story.start == (0, 0, 0)
    assert isinstance(story.end_cause, EndCause)


def test_points_are_those_at_the_end_of_each_turn(journal: Journal, story: Story) -> None:
    """Counted another way: on the table that the next turn begins from."""
    ruleset = rush_ruleset()
    begun: dict[int, tuple[int, ...]] = {}
    for step in walk(ruleset, journal, begin(ruleset, journal)):
        points = tuple(sum(part.points for part in mine) for mine in score_parts(step.before))
        begun.setdefault(step.turn, points)
    assert len(begun) == len(story.turns)
    assert [begun[told.turn + 1] for told in story.turns[:-1]] == [told.points for told in story.turns[:-1]]


def _place(journal: Journal, turn: int) -> int:
    return sum(len(record.actions) for record in journal.turns[:turn])


def test_every_change_of_points_has_its_deeds(story: Story) -> None:
    """What is told of a turn adds up to what the turn changed, for every seat."""
    before = story.start
    for told in story.turns:
        changes = [0] * story.seats
        for deed in told.deeds:
            match deed:
                case BaseFell(by, _, points) | MedalsWon(by, points):
                    changes[by] += points
                case PointsScrapped(by, points):
                    changes[by] -= points
                case Passed(_, loser, winner, points):
                    if winner is not None:
                        changes[winner] += points
                    if loser is not None:
                        changes[loser] -= points
        assert tuple(was + change for was, change in zip(before, changes, strict=True)) == told.points
        before = told.points


def test_turns_follow_one_another_around_the_table(journal: Journal, story: Story) -> None:
    turns = [record.turn for record in journal.turns if record.actions]
    assert [told.turn for told in story.turns] == turns
    assert [told.seat for told in story.turns] == [turn % 3 for turn in turns]
    assert [told.first for told in story.turns] == [_place(journal, turn) for turn in turns]
    assert story.rounds == len(turns) // 3


def test_what_was_bought_is_all_that_came_from_the_reserve(journal: Journal, story: Story) -> None:
    ruleset = rush_ruleset()
    bought: list[list[int]] = [[], [], []]
    for step in walk(ruleset, journal, begin(ruleset, journal)):
        for event in step.events:
            if isinstance(event, Bought):
                bought[event.seat].append(event.card)
            elif isinstance(event, Researched):
                bought[event.seat].append(event.taken)
    assert [list(cards) for cards in story.bought] == bought
    assert all(card < VEHICLES < FIRST_BASE for served in story.service for card in served)


def made_up(*points: Sequence[int]) -> Story:
    """A game of these points, one turn each."""
    turns = tuple(
        TurnStory(i, i // len(mine) + 1, i % len(mine), i, tuple(mine), ()) for i, mine in enumerate(points)
    )
    seats = len(points[0])
    return Story(seats, (0,) * seats, turns, (), (), (), None)


def test_the_turns_that_moved_the_lead_most_are_told_in_order_of_play() -> None:
    points = (1, 0), (1, 0), (1, 4), (1, 4), (9, 4), (9, 4), (9, 5), (9, 5), (15, 5), (15, 5)
    told = turning_points(made_up(*points), winner=0)
    assert [point.told.turn for point in told] == [2, 4, 8]
    assert [point.standing for point in told] == [Standing.TAKES_LEAD, Standing.TAKES_LEAD, Standing.EXTENDS]
    assert [standing_text(point, NAMES) for point in told] == [
        "Ben takes the lead by 3 points.",
        "Ada takes the lead by 5 points.",
        "Ada leads by 10 points.",
    ]


def test_what_is_taken_back_within_a_round_is_no_turning_point() -> None:
    assert turning_points(made_up((5, 0), (0, 0), (5, 0), (0, 0), (0, 0)), winner=0) == []


def test_drawing_level_and_falling_back_are_told() -> None:
    close, level = turning_points(made_up((9, 0), (9, 0), (9, 6), (9, 6), (9, 9), (9, 9)), winner=0)[1:]
    assert standing_text(close, NAMES) == "Ada leads by only 3 points."
    assert standing_text(level, NAMES) == "Ada and Ben are level."


def test_medals_of_a_turn_are_told_together_and_the_weightiest_deed_first() -> None:
    deeds: list[Deed] = [
        MedalsWon(1, 1),
        BaseFell(1, 0),
        MedalsWon(1, 2),
        MedalsWon(0, 1),
        Passed(3, None, 1),
    ]
    assert list(gathered(deeds)) == [
        Passed(3, None, 1),
        BaseFell(1, 0),
        MedalsWon(1, 3),
        MedalsWon(0, 1),
    ]


@pytest.mark.parametrize(
    ("deed", "text"),
    [
        (BaseFell(0, 1), "Ada destroys a base of Ben (+3)."),
        (MedalsWon(1, 1), "Ben wins a medal (+1)."),
        (MedalsWon(1, 3), "Ben wins 3 medals (+3)."),
        (PointsScrapped(2, 2), "Cleo scraps points (−2)."),
        (Passed(3, None, 0), "“SPGs” goes to Ada (+5)."),
        (Passed(4, 2, None), "Cleo loses “Heavy tanks” (−5)."),
    ],
)
def test_deeds_are_told_in_whole_sentences(
    deed: BaseFell | MedalsWon | PointsScrapped | Passed, text: str
) -> None:
    assert deed_text(deed, NAMES) == text
