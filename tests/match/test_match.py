"""A match shows each seat only what it may know, moves only by legal actions, and ends as the game or a player
decides.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.match.tables import (
    ADA,
    BEN,
    LYNX,
    OTTER,
    STARTED,
    ToyMatch,
    actions,
    finish,
    play,
    play_first,
    resume,
    toy_match,
    toy_setup,
)
from tests.toy import RULESET, ToyAction, ToyEvent
from wotrush.match.match import Match
from wotrush.match.notices import Decided, GaveUp, Notice
from wotrush.match.seats import Opponent, Setup
from wotrush.model.game import IllegalAction, Reason


def test_what_is_foreseen_is_what_is_then_seen() -> None:
    match = toy_match(ADA, LYNX)
    action = match.observe(0).actions[0]
    before, foreseen = match.journal(), match.foreseen(action, 0)
    assert match.journal() == before
    match.decide(action)
    assert match.observe(0) == foreseen


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    match = toy_match(ADA, LYNX)
    before = match.journal()
    with pytest.raises(IllegalAction, match="play 99 is not possible now"):
        play(match, "play 99")
    assert match.journal() == before


def test_a_fault_in_the_rules_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = toy_match(ADA, LYNX)
    before = match.journal()

    def half_done(game: object, action: ToyAction) -> list[ToyEvent]:
        game.hands[0].clear()  # type: ignore[attr-defined]
        raise RuntimeError("fault")

    monkeypatch.setattr("tests.toy.ToyGame.apply", half_done)
    with pytest.raises(RuntimeError):
        play_first(match, "draw")
    assert match.journal() == before
    assert match.observe(0).hand


def test_listeners_hear_what_their_seat_may_see() -> None:
    match = toy_match(ADA, LYNX)
    heard: dict[int, list[Notice[ToyEvent]]] = {0: [], 1: []}
    for seat in (0, 1):
        match.audience.listen(seat, heard[seat].append)
    play_first(match, "draw")
    drawn = match.observe(0).hand[-1]
    assert heard[0] == [Decided(0, 0, (ToyEvent("draw", 0, drawn),))]
    assert heard[1] == [Decided(0, 0, (ToyEvent("draw", 0, 0),))]
    assert [match.log(0), match.log(1)] == [heard[0], heard[1]]


def test_the_latest_decisions_come_first_as_the_seat_saw_them() -> None:
    match = toy_match(ADA, LYNX)
    heard: list[Notice[ToyEvent]] = []
    match.audience.listen(1, heard.append)
    play_first(match, "draw")
    play_first(match, "play")
    assert len(heard) == 2
    assert [*match.latest(1)] == heard[::-1]


def test_a_turns_decisions_come_with_what_a_seat_knew_before_each() -> None:
    """One that was declined in secret is none that the seat heard of, and earlier turns are not told."""
    options = {"players": 3, "cards": 12, "tops": True, "shared_screen": True}
    match = Match.new(RULESET, Setup(options, 5, (ADA, LYNX, OTTER), STARTED))
    known, heard = match.observe(1), list[Notice[ToyEvent]]()
    match.audience.listen(1, heard.append)
    play_first(match, "play")
    assert match.this_turn(1, 1) == [(known, heard[0])]
    turn = match.turn
    while match.turn == turn:
        match.decide(match.observe(match.to_act() or 0).actions[0])
    assert match.this_turn(1, 1) == []


def test_an_opponents_reason_reaches_the_log() -> None:
    match = toy_match(LYNX, ADA)
    card = match.observe(0).hand[0]
    match.decide(ToyAction("play", card), Reason("{card} is my highest."), {"card": card})
    (notice,) = match.log(1)
    assert isinstance(notice, Decided)
    assert str(notice.reason) == f"{card} is my highest."


def test_who_stops_listening_hears_no_more() -> None:
    match = toy_match(ADA, LYNX)
    heard: list[Notice[ToyEvent]] = []
    stop = match.audience.listen(0, heard.append)
    stop()
    play_first(match, "draw")
    assert heard == []


def test_the_result_is_the_games_outcome() -> None:
    match = toy_match(ADA, LYNX)
    assert match.result() is None
    finish(match)
    result = match.result()
    assert result is not None
    assert result.outcome is not None
    assert result.winners == result.outcome.winners
    with pytest.raises(IllegalAction):
        play(match, "end")


def test_giving_up_against_opponents_ends_the_match() -> None:
    match = toy_match(ADA, LYNX, OTTER)
    match.give_up(0)
    result = match.result()
    assert result is not None
    assert (result.winners, result.gave_up, match.to_act()) == ((1, 2), 0, None)


def test_whoever_was_ahead_among_the_others_wins_when_somebody_gives_up() -> None:
    match = toy_match(ADA, LYNX, OTTER)
    match._game.piles[:] = [[9], [1], [2]]
    match.give_up(0)
    result = match.result()
    assert result is not None
    assert result.winners == (2,)


def test_where_other_people_play_on_an_opponent_takes_the_seat() -> None:
    match = toy_match(ADA, BEN, LYNX)
    heard: list[Notice[ToyEvent]] = []
    match.audience.listen(1, heard.append)
    match.give_up(0, substitute="highest")
    assert match.result() is None
    assert match.players[0] == Opponent("Ada", "highest", took_over=True)
    assert heard == [GaveUp(0)]
    with pytest.raises(ValueError, match="seat 0"):
        match.give_up(0)


def test_the_log_tells_when_somebody_gave_up() -> None:
    match = toy_match(ADA, BEN, LYNX)
    match.decide(match.observe(0).actions[0])
    match.give_up(0, substitute="highest")
    while match.turn == 0 or match.to_act() != 1:
        seat = match.to_act()
        assert seat is not None
        match.decide(match.observe(seat).actions[0])
    assert [isinstance(news, GaveUp) for news in match.log(1)][:3] == [False, True, False]
    assert match.log(1).count(GaveUp(0)) == 1


def test_a_rematch_is_another_deal_for_the_same_people() -> None:
    match = toy_match(ADA, BEN, LYNX)
    match.give_up(0)
    again = match.rematch(seed=6, started=STARTED)
    assert again.players == [ADA, BEN, LYNX]
    assert again.observe(0).hand != match.observe(0).hand


def test_a_match_keeps_the_colors_that_its_seats_were_given_later() -> None:
    match = toy_match(ADA, LYNX)
    version = match.version
    match.recolor([4, 2])
    again, _ = resume(match.journal())
    assert again.setup.colors == match.rematch(seed=6, started=STARTED).setup.colors == (4, 2)
    assert match.version == version, "nobody has to decide anew"


def test_what_was_declined_in_secret_is_no_happening() -> None:
    options = {"players": 3, "cards": 12, "tops": True, "shared_screen": True}
    match = Match.new(RULESET, Setup(options, 5, (ADA, LYNX, OTTER), STARTED))
    play_first(match, "play")
    assert match.happenings == 1
    play(match, "pass", "pass")
    assert match.happenings == 1
    play_first(match, "play")
    assert match.happenings == 2


def test_every_change_is_another_version() -> None:
    match = toy_match(ADA, BEN, LYNX)
    versions = [match.version]
    changes: list[Callable[[], None]] = [
        lambda: play_first(match, "play"),
        lambda: match.undo(0),
        lambda: match.redo(0),
        lambda: match.give_up(1),
    ]
    for change in changes:
        change()
        versions.append(match.version)
    assert len(set(versions)) == 5


def test_seats_and_players_must_agree() -> None:
    setup = toy_setup(ADA, LYNX)
    setup.options["players"] = 3  # type: ignore[index]
    with pytest.raises(ValueError, match="3 seats for 2 players"):
        Match.new(RULESET, setup)


def test_opponents_get_the_same_seed_at_the_same_point() -> None:
    one, other = toy_match(ADA, LYNX), toy_match(ADA, LYNX)
    seeds = []
    for match in (one, other):
        seeds.append([match.opponent_seed()])
        play_first(match, "draw")
        seeds[-1].append(match.opponent_seed())
    assert seeds[0] == seeds[1]
    assert seeds[0][0] != seeds[0][1]
    assert actions(one) == actions(other)


def test_a_match_can_begin_at_a_table_and_keeps_it_for_its_journal() -> None:
    whole = toy_match(ADA, LYNX)
    play_first(whole, "draw")
    play(whole, "end")
    table = whole.journal().table
    match: ToyMatch = Match.at_table(RULESET, whole.setup, table)
    assert (match.turn, match.log(0)) == (1, [])
    assert match.observe(1) == whole.observe(1)
    assert match.journal().base == table
