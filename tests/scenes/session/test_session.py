"""What a table gets from its session: news, pace, undo, recaps, saving."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from wotrush.games import GAMES
from wotrush.match.notices import Decided, GaveUp, Result, TakenBack
from wotrush.match.opponents.conductor import Flow
from wotrush.match.opponents.worker import LocalWorker, Worker
from wotrush.match.saves.saves import Saves
from wotrush.match.seats import Human, Opponent
from wotrush.model.game import IllegalAction
from wotrush.model.rush import Observation
from wotrush.model.rush.actions import END_TURN, Defend, StopRepair, Use
from wotrush.model.rush.cards import Ability
from wotrush.model.rush.events import AchievementPassed, Bought, TurnEnded, Used
from wotrush.scenes.hotseat.recap_lines import recap_lines, turns_since
from wotrush.scenes.result.score_line import score_lines
from wotrush.scenes.rush.match import RushMatch
from wotrush.scenes.session.advice import Thinking
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.session.turning import TurnBanner
from wotrush.scenes.session.watching import watched_session
from wotrush.settings import Settings, Speed, TakeBacks
from wotrush.stage.clock import ManualClock
from wotrush.workshop.staged import new_match, play_on, session_of

HARASSING = 0
"""A seed of a game in which the person makes the opponent decide, and can take that back."""
OFF = Settings(language="en", speed=Speed.OFF)


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


def test_news_come_once_and_in_order(clock: ManualClock) -> None:
    session = session_of(new_match(2, 1), OFF, clock)
    session.decide(END_TURN)
    (first,) = [news for news in session.poll(still=False) if isinstance(news, Decided)]
    assert first.seat == 0
    assert TurnEnded(0) in first.events
    later = [news for _ in range(50) for news in session.poll()]
    assert later
    assert first not in later
    assert session.log()[0] == first


def test_opponents_wait_for_the_screen_and_for_their_time(clock: ManualClock) -> None:
    session = session_of(new_match(3, 1), Settings(language="en", speed=Speed.NORMAL), clock)
    session.decide(END_TURN)
    session.poll()
    clock.advance(5)
    assert session.poll(still=False) == []
    assert len(session.poll(still=True)) == 1
    assert session.poll(still=True) == []
    clock.advance(5)
    assert len(session.poll(still=True)) == 1


def test_a_pause_holds_opponents_and_a_step_lets_one_move_through(clock: ManualClock) -> None:
    session = session_of(new_match(2, 1), OFF, clock)
    session.conductor.pause()
    session.decide(END_TURN)
    assert [news.seat for news in session.poll() if isinstance(news, Decided)] == [0]
    clock.advance(10)
    assert session.poll() == []
    session.conductor.step()
    assert len(session.poll()) == 1
    assert session.conductor.flow is Flow.PAUSED


def test_only_the_person_to_act_may_decide(clock: ManualClock) -> None:
    session = session_of(new_match(2, 1), OFF, clock)
    assert session.may_decide
    session.decide(END_TURN)
    assert not session.may_decide
    with pytest.raises(IllegalAction):
        session.decide(StopRepair())


def test_what_was_taken_back_is_reported(clock: ManualClock) -> None:
    match = new_match(2, 1)
    play_on(match, lambda view: view.seat == 0 and any(isinstance(a, Defend) for a in view.actions))
    session = session_of(match, OFF, clock)
    before = match.journal().digest
    defend = next(action for action in session.observation().actions if isinstance(action, Defend))
    session.decide(defend)
    session.poll()
    session.undo()
    assert [type(news) for news in session.poll()] == [TakenBack]
    assert match.journal().digest == before
    session.redo()
    (again,) = session.poll()
    assert isinstance(again, Decided)


def test_how_far_undo_reaches_follows_the_setting(clock: ManualClock) -> None:
    session = session_of(about_to_draw(), OFF, clock)
    session.decide(draws(session.observation())[0])
    assert not session.can_undo()
    assert str(session.why_no_undo()) == "What came to light cannot be taken back."
    session.apply_settings(OFF.model_copy(update={"take_backs": TakeBacks.WHOLE_TURN}))
    assert session.can_undo()


def about_to_draw() -> RushMatch:
    for seed in range(50):
        match = new_match(2, seed)
        if play_on(match, lambda view: view.seat == 0 and bool(draws(view))) is not None:
            return match
    raise LookupError("Nobody drew anything in fifty games.")


def draws(view: Observation) -> list[Use]:
    """Return cards whose use draws others."""
    abilities = view.catalogue.abilities
    return [
        action
        for action in view.actions
        if isinstance(action, Use) and any(a is Ability.REINFORCEMENTS for a, _ in abilities[action.card])
    ]


def test_a_recap_tells_what_the_others_did_since_the_last_turn(clock: ManualClock) -> None:
    match = new_match(3, 2, people=3)
    play_on(match, lambda view: view.turn >= 9 and view.seat == view.turn % 3)
    seat = match.to_act()
    assert seat is not None
    session = session_of(match, OFF, clock)
    assert session.interlude == TurnBanner(seat)
    turns = turns_since(session, seat)
    assert [whose for whose, _ in turns] == [(seat + 1) % 3, (seat + 2) % 3]
    assert {item.turn for _, news in turns for item in news} <= {match.turn - 2, match.turn - 1}
    for line in recap_lines(session, seat):
        assert line.to_you == (
            seat in (getattr(line.event, "target", None), getattr(line.event, "loser", None))
        )


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_a_recap_says_something(clock: ManualClock, game: str) -> None:
    match, lines = new_match(3, 2, game=game), 0
    for turn in range(12, 36, 3):

        def reached(view: Any, turn: int = turn) -> bool:
            return bool(view.turn >= turn and view.seat == 0)

        if play_on(match, reached) is None:
            break
        session = session_of(match, OFF, clock)
        names = [player.name for player in session.players]
        told = recap_lines(session, 0)
        if session.observation().active == 0:
            assert {line.seat for line in told} == {1, 2}, "nobody is passed over"
        for line in told:
            said = line.event is None or session.description.event_text(
                session.observation(), line.event, names
            )
            assert said, line.event
            lines += 1
    assert lines > 20


def test_a_recap_tells_of_an_achievement_only_what_remains_at_the_end_of_the_turn(
    clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match(2, 2, people=1)
    play_on(match, lambda view: view.turn >= 4 and view.seat == 0)
    session, turn = session_of(match, OFF, clock), match.turn - 1
    won, lost = AchievementPassed(2, None, 1), AchievementPassed(2, 1, None)
    away, back, kept = (
        AchievementPassed(0, 0, None),
        AchievementPassed(0, None, 1),
        AchievementPassed(1, 0, 1),
    )
    news = [Decided(1, turn, (won, away, kept)), Decided(1, turn, (back, lost))]
    monkeypatch.setattr(session, "latest", lambda: iter([*reversed(news), Decided(0, turn - 1, ())]))
    assert [(line.event, line.to_you) for line in recap_lines(session, 0)] == [
        (kept, True),
        (AchievementPassed(0, 0, 1), True),
    ]


def test_a_recap_tells_what_allowed_a_second_purchase(clock: ManualClock) -> None:
    match, most = new_match(3, 2, people=1), 0
    for turn in range(3, 60, 3):

        def reached(view: Any, turn: int = turn) -> bool:
            return bool(view.turn >= turn and view.seat == 0)

        if play_on(match, reached, "regular") is None:
            break
        done = Counter(
            (line.seat, type(line.event)) for line in recap_lines(session_of(match, OFF, clock), 0)
        )
        for seat in (1, 2):
            assert done[seat, Bought] <= 1 + done[seat, Used]
            most = max(most, done[seat, Bought])
    assert most > 1


def test_a_player_is_not_parted_from_the_number_where_a_sentence_names_it(clock: ManualClock) -> None:
    session = session_of(new_match(2, 3), Settings(), clock)
    session.match.players[:] = [Human("Ada King 2"), Human("Ada King")]
    assert session.names == ["Ada King\u00a02", "Ada King"]
    first, _ = score_lines(((), ()), Result((0,), None), session.players)
    assert first.name == session.names[0]


def test_a_banner_comes_once_a_turn(clock: ManualClock) -> None:
    session = session_of(new_match(2, 1, people=2), OFF, clock)
    assert session.interlude == TurnBanner(0)
    assert not session.may_decide
    session.turn_to_next()
    session.interlude_over()
    assert session.may_decide
    assert session.interlude is None
    session.decide(END_TURN)
    assert session.interlude == TurnBanner(1)
    assert session.viewpoint.seat == 0, "the screen turns only when the banner is on it"


def test_whoever_gives_up_among_three_is_played_on_for(clock: ManualClock) -> None:
    session = session_of(new_match(3, 1, people=2), OFF, clock)
    session.turn_to_next()
    session.interlude_over()
    session.give_up()
    assert isinstance(session.players[0], Opponent)
    assert any(isinstance(news, GaveUp) for news in session.poll())
    assert session.result() is None
    assert session.viewpoint.seat == 1, "the screen belongs to who is left"


class Deaf(Worker):
    """A worker that never answers, and knows who was asked last."""

    asked: str | None = None

    def request(self, observation: Any, agent: str, seed: int) -> None:
        self.asked = agent

    def poll(self) -> None:
        return None

    def cancel(self) -> None:
        self.asked = None

    def close(self) -> None: ...


def test_a_hint_asked_for_in_the_frame_of_an_undo_is_thought_out(clock: ManualClock) -> None:
    match, worker = new_match(2, HARASSING), Deaf()
    match.whole_turn_undo = True
    assert play_on(match, lambda o: o.seat == 1 and o.active == 0 and match.can_undo(0), "random")
    session = GameSession(match, worker, OFF.model_copy(update={"take_backs": TakeBacks.WHOLE_TURN}), clock)
    session.poll()
    assert worker.asked == "recruit"
    session.undo()
    session.ask_hint()
    for _ in range(3):
        session.poll()
    assert isinstance(session.advice, Thinking)
    assert worker.asked == "ace"


def test_every_decision_is_on_disk_when_the_table_is_left(clock: ManualClock, tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    match = new_match(2, 1)
    session = GameSession(match, LocalWorker(GAMES["rush"]), OFF, clock, saves.keep(match))
    session.decide(END_TURN)
    session.close()
    (game,) = saves.resumable().games
    assert game.journal.digest == match.journal().digest


def test_a_watched_game_goes_as_it_went(clock: ManualClock) -> None:
    match = new_match(2, 5, people=2)
    play_on(match, lambda view: view.turn >= 6)
    session = watched_session(match.journal(), OFF, clock)
    session.conductor.skip()
    for _ in range(500):
        session.poll()
    assert not session.may_decide
    assert session.match.journal().digest == match.journal().digest


@pytest.mark.parametrize("players", [2, 3])
def test_a_watched_game_that_was_given_up_ends_there(clock: ManualClock, players: int) -> None:
    match = new_match(players, 5)
    play_on(match, lambda view: view.turn >= 6 and view.seat == 0)
    match.give_up(0)
    session = watched_session(match.journal(), OFF, clock)
    session.conductor.skip()
    news = [item for _ in range(500) for item in session.poll()]
    assert session.result() == match.result()
    assert news[-1] == GaveUp(0)
    assert session.observation().turn == match.turn
