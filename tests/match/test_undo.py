"""Undo reaches back to the last point where hidden information came out or, if so set, to the turn's start."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.match.tables import (
    ADA,
    BEN,
    LYNX,
    ToyMatch,
    actions,
    finish,
    play,
    play_first,
    resume,
    toy_match,
    toy_setup,
)
from tests.toy import RULESET, ToyAction, ToyEvent, ToyGame
from wotrush.match.history import Decision, History
from wotrush.match.match import Match
from wotrush.match.notices import Notice, TakenBack
from wotrush.model.game import IllegalAction


def state(match: ToyMatch) -> tuple[str, list[list[str]]]:
    journal = match.journal()
    return journal.digest, [turn.actions for turn in journal.turns]


def test_undo_and_redo_go_step_by_step() -> None:
    match = toy_match(ADA, LYNX)
    states = [state(match)]
    for _ in range(2):
        play_first(match, "play")
        states.append(state(match))
    for expected in reversed(states[:-1]):
        match.undo(0)
        assert state(match) == expected
    assert not match.can_undo(0)
    for expected in states[1:]:
        match.redo(0)
        assert state(match) == expected
    assert not match.can_redo(0)


def test_undo_stops_where_hidden_information_came_out() -> None:
    match = toy_match(ADA, LYNX)
    play_first(match, "draw")
    assert not match.can_undo(0)
    assert str(match.why_no_undo(0)) == "What came to light cannot be taken back."
    with pytest.raises(IllegalAction):
        match.undo(0)
    play_first(match, "play")
    match.undo(0)
    assert not match.can_undo(0)


def test_the_setting_lets_the_whole_turn_be_taken_back_and_marks_it() -> None:
    match = toy_match(ADA, LYNX)
    fresh = state(match)
    match.whole_turn_undo = True
    play_first(match, "draw")
    play_first(match, "play")
    match.undo(0)
    assert match.take_backs == 0, "nothing came out by playing a card"
    match.undo(0)
    assert state(match) == fresh
    assert match.journal().take_backs == 1
    match.redo(0)
    match.redo(0)
    assert not match.can_redo(0)


def test_the_setting_does_not_reach_into_an_earlier_turn() -> None:
    match = toy_match(ADA, LYNX)
    match.whole_turn_undo = True
    play_first(match, "draw")
    play(match, "end")
    play_first(match, "draw")
    assert not match.can_undo(0)
    assert str(match.why_no_undo(0)) == "What came to light cannot be taken back."
    play(match, "end")
    assert str(match.why_no_undo(0)) == "Your turn begins here."


def test_the_setting_means_nothing_where_other_people_play() -> None:
    match = toy_match(ADA, BEN)
    match.whole_turn_undo = True
    play_first(match, "draw")
    assert not match.can_undo(0)


def test_undo_crosses_the_end_of_a_turn_that_revealed_nothing() -> None:
    match = toy_match(ADA, BEN)
    play_first(match, "play")
    before = state(match)
    play(match, "end")
    match.undo(0)
    assert state(match) == before
    match.redo(0)
    assert match.turn == 1


def test_a_persons_undo_takes_the_opponents_answer_along() -> None:
    match = toy_match(ADA, LYNX)
    play_first(match, "play")
    before = state(match)
    play(match, "end")
    play_first(match, "play")  # Lynx
    after = state(match)
    match.undo(0)
    assert state(match) == before
    match.redo(0)
    assert state(match) == after


def test_an_answer_that_reveals_a_card_cannot_be_taken_back() -> None:
    match = toy_match(ADA, LYNX)
    play(match, "rob")
    assert match.can_undo(0)
    play_first(match, "give")
    assert not match.can_undo(0)


def test_undo_goes_on_to_the_last_choice_and_redo_does_all_of_it_again() -> None:
    setup = replace(toy_setup(ADA, BEN, ADA), options={"players": 3, "cards": 7})
    match: ToyMatch = Match.new(RULESET, setup)
    for verb in ("play", "play", "end", "play", "end", "play"):
        play_first(match, verb)
    before = state(match)
    play_first(match, "play")
    assert actions(match) == ["end"]
    play(match, "end")
    after = state(match)
    match.undo(2)
    assert state(match) == before
    match.redo(2)
    assert state(match) == after
    assert not match.can_redo(2)


def test_another_decision_forgets_what_was_undone() -> None:
    match = toy_match(ADA, LYNX)
    play_first(match, "play")
    match.undo(0)
    play_first(match, "draw")
    assert not match.can_redo(0)


def test_tables_that_no_undo_can_reach_are_forgotten() -> None:
    history: History[ToyGame, ToyAction, ToyEvent] = History(RULESET, RULESET.new({}, 5))
    game = RULESET.new({}, 5)
    for text in ("draw", "end", "draw", "end"):
        before, action = game.copy(), RULESET.parse_action(text)
        events = game.apply(action)
        decision = Decision(0, before.turn, True, action, text, events, RULESET.reveals(events), before)
        history.add(decision, game)
    assert [decision.before is None for decision in history.decisions] == [True, True, True, False]


def test_a_refused_decision_forgets_nothing() -> None:
    match = toy_match(ADA, LYNX)
    play_first(match, "play")
    match.undo(0)
    with pytest.raises(IllegalAction):
        play(match, "play 99")
    assert match.can_redo(0)


def test_nothing_can_be_undone_once_it_is_over() -> None:
    match = toy_match(ADA, LYNX)
    match.whole_turn_undo = True
    finish(match)
    assert not match.can_undo(0)


def test_listeners_are_told_that_the_table_went_back() -> None:
    match = toy_match(ADA, LYNX)
    heard: list[Notice[ToyEvent]] = []
    match.audience.listen(1, heard.append)
    play_first(match, "play")
    match.undo(0)
    assert heard[-1] == TakenBack()


def test_whoever_asks_is_told_why_nothing_can_be_taken_back_or_done_again() -> None:
    match = toy_match(ADA, LYNX)
    assert str(match.why_no_undo(0)) == "There is nothing to take back."
    with pytest.raises(IllegalAction, match=r"^There is nothing to do again\.$"):
        match.redo(0)
    play_first(match, "play")
    assert match.why_no_undo(0) is None


def test_nobody_takes_back_what_another_person_chose() -> None:
    match = toy_match(ADA, BEN)
    play_first(match, "play")
    play(match, "end")
    assert match.last_chooser() == 0
    assert not match.can_undo(1)
    assert str(match.why_no_undo(1)) == "Another player’s decision cannot be taken back."
    with pytest.raises(IllegalAction):
        match.undo(1)
    match.undo(0)
    assert not match.can_redo(1)
    match.redo(0)
    play_first(match, "play")  # Ben
    assert not match.can_undo(0)
    match.undo(1)


def left_by_ben() -> ToyMatch:
    """Return a match in which Ben has played a card and then given up, in the own turn."""
    match = toy_match(ADA, BEN, LYNX)
    play_first(match, "play")
    play(match, "end")
    play_first(match, "play")
    match.give_up(1)
    return match


def test_what_a_person_decided_before_an_opponent_took_over_is_never_taken_back_by_another() -> None:
    match = left_by_ben()
    again, _ = resume(match.journal())
    for side in (match, again):
        side.whole_turn_undo = True
        assert not side.can_undo(0)
        assert str(side.why_no_undo(0)) == "Another player’s decision cannot be taken back."
        play(side, "end")
        assert side.last_chooser() == 1, "what the opponent decided was chosen by nobody"


def test_who_left_after_what_was_taken_back_leaves_before_it() -> None:
    match = toy_match(ADA, BEN, LYNX)
    play_first(match, "play")
    match.give_up(1)
    assert match.left == {1: (0, 1)}
    match.undo(0)
    assert match.left == {1: (0, 0)}
