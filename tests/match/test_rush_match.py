"""Rush passes everything that was proven with the toy game."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from wotrush.games import game_entry
from wotrush.match.journal import read_journal
from wotrush.match.match import Match
from wotrush.match.opponents.conductor import Conductor
from wotrush.match.opponents.pacing import PACES
from wotrush.match.opponents.worker import LocalWorker, Patience, SpawnedWorker, Worker
from wotrush.match.replay import verify
from wotrush.match.saves.saves import Kept, Saves
from wotrush.match.seats import Human, Opponent, Setup
from wotrush.model.rush import Observation, RushGame, rush_ruleset
from wotrush.model.rush.actions import Action
from wotrush.model.rush.events import Event

RUSH = game_entry("rush")
RushMatch = Match[RushGame, Action, Event, Observation]


def rush_match(*agents: str, **options: object) -> RushMatch:
    players = tuple(Opponent(name.title(), name) for name in agents)
    setup = Setup({"players": len(players), **options}, 11, players, datetime(2026, 11, 20, tzinfo=UTC))
    return Match.new(rush_ruleset(), setup)


def play_out(match: RushMatch, worker: Worker, decisions: int = 10_000) -> None:
    conductor = Conductor(match, worker, PACES["off"])
    for _ in range(decisions):
        deadline = time.monotonic() + 60
        while match.to_act() is not None and not conductor.tick():
            assert time.monotonic() < deadline, "an opponent hangs"
            time.sleep(0.0005)


@pytest.mark.parametrize(
    "agents", [("recruit", "greedy"), ("recruit", "recruit", "greedy", "recruit", "random")]
)
def test_a_whole_game_is_played_kept_and_replayed(agents: tuple[str, ...], tmp_path: Path) -> None:
    match = rush_match(*agents, wide_reserve=True, exposed_attacker=True)
    saves = Saves(tmp_path)
    kept = saves.keep(match)
    play_out(match, LocalWorker(RUSH))
    kept.close()
    result = match.result()
    assert result is not None
    assert result.outcome is not None
    (over,) = (tmp_path / "finished").iterdir()
    assert read_journal(over) == match.journal()
    lines: list[str] = []
    assert verify(read_journal(over), lines.append).matches
    assert lines[-1].endswith("every digest matches.")


def test_the_worker_process_decides_as_this_one_does() -> None:
    here, there = rush_match("recruit", "random", "recruit"), rush_match("recruit", "random", "recruit")
    # However slow the machine is: a worker that is given up on moves at random.
    worker = SpawnedWorker(RUSH, patience=Patience(600, 600))
    play_out(here, LocalWorker(RUSH), decisions=40)
    play_out(there, worker, decisions=40)
    worker.close()
    assert there.journal() == here.journal()


def test_a_game_of_rush_goes_on_where_it_was_left(tmp_path: Path) -> None:
    whole, left = rush_match("recruit", "recruit"), rush_match("recruit", "recruit")
    play_out(whole, LocalWorker(RUSH))
    saves = Saves(tmp_path)
    kept = saves.keep(left)
    play_out(left, LocalWorker(RUSH), decisions=25)
    kept.close()
    again: RushMatch
    kept_again: Kept
    again, kept_again, message = saves.resume(saves.resumable().games[0], rush_ruleset())
    assert message is None
    play_out(again, LocalWorker(RUSH))
    kept_again.close()
    assert again.journal() == whole.journal()


def test_a_game_of_rush_goes_on_from_its_table_when_a_rerun_differs() -> None:
    match = rush_match("recruit", "recruit", "recruit")
    play_out(match, LocalWorker(RUSH), decisions=31)
    journal = match.journal()
    tampered = journal.model_copy(update={"seed": journal.seed + 1})
    again: RushMatch
    again, message = Match.resume(rush_ruleset(), tampered)
    assert "goes on from the start of turn" in str(message)
    assert again.turn == match.turn
    assert again.journal().turns[0].digest == journal.turns[-1].digest
    play_out(again, LocalWorker(RUSH))
    assert again.result() is not None


@pytest.mark.parametrize("whole_turn", [False, True])
def test_undo_and_redo_lead_back_and_forth(whole_turn: bool) -> None:
    match = rush_match("random", "random")
    match.players[0] = Human("Ada")
    match.whole_turn_undo = whole_turn
    rng = Random(3)
    undone, before = 0, match.journal()
    for _ in range(300):
        if (seat := match.to_act()) is None:
            break
        choices = match.observe(seat).actions
        if seat == 0 and len(choices) > 1:
            before = match.journal()
        match.decide(rng.choice(choices))
        after = match.journal()
        if seat == 0 and match.can_undo(0):
            match.undo(0)
            assert match.journal().digest == before.digest
            assert match.journal().turns == before.turns
            match.redo(0)
            assert match.journal().digest == after.digest
            undone += 1
    assert undone > 50
    assert (match.take_backs > 0) == whole_turn
