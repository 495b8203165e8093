"""A recorded match can go to any of its decisions and on from there as it was played."""

from __future__ import annotations

import pytest

from tests.match.tables import ADA, BEN, LYNX, ToyMatch, finish, play_first, toy_match
from tests.toy import RULESET, ToyAction, ToyEvent, ToyGame, ToyObservation
from wotrush.match.notices import Notice, TakenBack
from wotrush.match.recorded import RecordedMatch

RecordedToy = RecordedMatch[ToyGame, ToyAction, ToyEvent, ToyObservation]


@pytest.fixture
def played() -> ToyMatch:
    match = toy_match(ADA, LYNX)
    finish(match)
    return match


def play_on(match: RecordedToy, decisions: int) -> list[str]:
    """Play to the end, and return the digest after each decision."""
    digests = []
    for _ in range(decisions):
        choice = match.next_choice()
        assert choice is not None
        match.decide(choice.action, choice.reason, choice.params)
        digests.append(match.journal().digest)
    return digests


def test_it_plays_what_was_played(played: ToyMatch) -> None:
    match = RecordedToy(RULESET, played.journal())
    assert match.place == 0
    play_on(match, match.length)
    assert match.next_choice() is None
    assert match.journal().digest == played.journal().digest
    assert match.result() == played.result()


def test_it_goes_to_any_place_forward_and_back(played: ToyMatch) -> None:
    match = RecordedToy(RULESET, played.journal())
    digests = [match.journal().digest, *play_on(match, match.length)]
    for place in (3, 1, match.length, 0, 2):
        match.go_to(place)
        assert match.place == place
        assert match.journal().digest == digests[place]
        assert len(match.log(0)) == place


def test_who_listens_is_told_as_of_a_take_back(played: ToyMatch) -> None:
    match = RecordedToy(RULESET, played.journal())
    heard: list[Notice[ToyEvent]] = []
    match.audience.listen(0, heard.append)
    version = match.version
    match.go_to(3)
    assert heard == [TakenBack()]
    assert match.version != version


def test_turns_start_where_their_first_decision_is(played: ToyMatch) -> None:
    match = RecordedToy(RULESET, played.journal())
    for turn, start in enumerate(match.turn_starts()):
        match.go_to(start)
        assert match.turn == turn


def test_whoever_left_leaves_again_and_is_back_when_it_is_set_back() -> None:
    left = toy_match(ADA, BEN)
    play_first(left, "play")
    left.give_up(1)
    match = RecordedToy(RULESET, left.journal())
    assert match.result() is None
    play_on(match, match.length)
    match.leave_again()
    assert match.result() == left.result()
    match.go_to(0)
    assert match.result() is None


def test_played_by_other_rules_it_shows_the_last_table_and_says_so(played: ToyMatch) -> None:
    journal = played.journal()
    journal.turns[0].digest = "another"
    match = RecordedToy(RULESET, journal)
    last = RULESET.parse_table(journal.table)
    assert str(match.message) == (
        "The rules or cards have changed since this game was played: of its course only the last table can be shown."
    )
    assert (match.length, match.next_choice(), match.turn) == (0, None, last.turn)
    assert match.journal().table == journal.table
    assert match.journal().older == journal.turns
    match.go_to(0)
    assert match.journal().digest == last.digest()
