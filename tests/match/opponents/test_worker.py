"""Opponents think in another process; whatever happens to it, an answer comes and no call waits for it."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing import Pipe, active_children
from multiprocessing.context import SpawnProcess

import pytest

from tests.ai.toy_agents import TOY
from tests.match.tables import ADA, LYNX, toy_match
from tests.match.waiting import GIVE_UP_AFTER, until
from tests.toy import ToyAction, ToyObservation
from wotrush.match.opponents import child as thinking
from wotrush.match.opponents.child import Child, Failure, Question, Reply, serve
from wotrush.match.opponents.worker import Answer, LocalWorker, Patience, SpawnedWorker

KILL = signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL


def answer_of(worker: SpawnedWorker) -> Answer:
    answer = until(worker.poll)
    assert isinstance(answer, Answer)
    return answer


@pytest.fixture
def observation() -> ToyObservation:
    return toy_match(ADA, LYNX).observe(0)


@pytest.fixture
def worker() -> Iterator[SpawnedWorker]:
    worker = SpawnedWorker(TOY, patience=Patience(GIVE_UP_AFTER, GIVE_UP_AFTER))
    yield worker
    worker.close()


def process_of(worker: SpawnedWorker) -> int:
    pid = until(lambda: worker.pid)
    assert isinstance(pid, int)
    return pid


def test_the_spawned_worker_answers_as_the_local_one(
    worker: SpawnedWorker, observation: ToyObservation
) -> None:
    local = LocalWorker(TOY)
    for agent in ("highest", "random"):
        worker.request(observation, agent, seed=9)
        local.request(observation, agent, seed=9)
        assert answer_of(worker) == local.poll()
    assert worker.poll() is None, "an answer comes once"
    assert local.poll() is None


def test_a_killed_worker_is_started_again_and_asked_again(
    worker: SpawnedWorker, observation: ToyObservation
) -> None:
    worker.request(observation, "hangs", seed=9)
    first = process_of(worker)
    os.kill(first, KILL)
    second = until(lambda: worker.poll() or (worker.pid != first and worker.pid))
    assert isinstance(second, int), "it is thinking again, in another process"
    os.kill(second, KILL)
    answer = answer_of(worker)
    assert answer.trouble == "the worker process was lost twice"
    assert answer.choice.action in observation.actions
    worker.request(observation, "highest", seed=9)
    assert answer_of(worker).trouble is None, "the next question finds a worker"


def test_an_idle_worker_that_was_killed_is_not_missed(
    worker: SpawnedWorker, observation: ToyObservation
) -> None:
    worker.warm_up()
    os.kill(process_of(worker), KILL)
    worker.request(observation, "highest", seed=9)
    answer = answer_of(worker)
    assert (answer.choice.action.verb, answer.trouble) == ("play", None)


def test_an_agent_that_takes_its_process_along_is_replaced(
    worker: SpawnedWorker, observation: ToyObservation
) -> None:
    worker.request(observation, "dies", seed=9)
    answer = answer_of(worker)
    assert answer.trouble == "the worker process was lost twice"
    assert answer.choice.action in observation.actions


@pytest.mark.parametrize(
    ("agent", "trouble"),
    [("raises", "no idea what to do"), ("cheats", "not in list"), ("nobody", "no opponent called 'nobody'")],
)
def test_an_agents_fault_costs_its_move_not_the_process(
    worker: SpawnedWorker, observation: ToyObservation, agent: str, trouble: str
) -> None:
    worker.warm_up()
    process = process_of(worker)
    worker.request(observation, agent, seed=9)
    answer = answer_of(worker)
    assert trouble in (answer.trouble or "")
    assert answer.choice.action in observation.actions
    assert process_of(worker) == process


def test_a_worker_that_does_not_answer_gives_way_to_a_random_move(observation: ToyObservation) -> None:
    now = 0.0
    worker = SpawnedWorker(TOY, clock=lambda: now, patience=Patience(thinking=5, starting=25))
    worker.warm_up()
    until(lambda: worker.ready)
    worker.request(observation, "hangs", seed=9)
    process = process_of(worker)
    now = 5.0
    assert worker.poll() is None
    assert process_of(worker) == process, "not late yet"
    now = 5.5
    answer = worker.poll()
    assert answer is not None
    assert answer.trouble == "it does not answer"
    assert answer.choice.action in observation.actions
    worker.request(observation, "highest", seed=9)
    assert answer_of(worker).trouble is None, "the next question finds another process"
    worker.close()


def test_while_the_machine_slept_no_worker_was_late(observation: ToyObservation) -> None:
    """Time that passes while nobody looks for the answer may have stood still for the worker too."""
    now = 0.0
    worker = SpawnedWorker(TOY, clock=lambda: now, patience=Patience(thinking=5, starting=25))
    worker.warm_up()
    until(lambda: worker.ready)
    worker.request(observation, "hangs", seed=9)
    for now in (1.0, 3601.0, 3606.0):  # noqa: B007
        assert worker.poll() is None
    now = 3606.5
    answer = worker.poll()
    worker.close()
    assert answer is not None, "it is still late when it does nothing while others look"
    assert answer.trouble == "it does not answer"


def test_a_worker_that_thinks_is_waited_for_by_its_own_time(
    observation: ToyObservation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine much time passes by the clock in which a process may hardly work."""
    now, spent = 0.0, 0.0
    monkeypatch.setattr(Child, "spent", property(lambda _: spent, lambda *_: None), raising=False)
    worker = SpawnedWorker(TOY, clock=lambda: now, patience=Patience(thinking=5, starting=25))
    worker.warm_up()
    until(lambda: worker.ready)
    worker.request(observation, "hangs", seed=9)
    for now, spent in ((4.0, 0.5), (8.5, 1.0), (13.0, 4.9), (17.5, 4.9)):  # noqa: B007
        assert worker.poll() is None
    spent = 5.0
    answer = worker.poll()
    worker.close()
    assert answer is not None
    assert answer.trouble == "it does not answer"


def test_a_process_tells_how_long_it_has_thought(worker: SpawnedWorker, observation: ToyObservation) -> None:
    worker.request(observation, "ponders", seed=9)
    child = worker._child
    assert child is not None
    first = until(lambda: child.spent)
    assert isinstance(first, float)
    until(lambda: child.spent > first)
    worker.request(observation, "highest", seed=9)
    assert answer_of(worker).trouble is None


def test_the_next_question_has_its_own_time(observation: ToyObservation) -> None:
    """It begins when it is asked, not only when the process hears it."""
    child = Child(TOY)
    until(lambda: child.ready)
    child.spent = 4.9
    child.ask(Question(observation, "highest", 9))
    assert child.spent == 0
    child.close()


def test_a_process_that_never_starts_is_waited_for_longer(observation: ToyObservation) -> None:
    now = 0.0
    worker = SpawnedWorker(TOY, clock=lambda: now, patience=Patience(thinking=5, starting=25))
    worker.request(observation, "hangs", seed=9)
    now = 24.0
    assert worker.poll() is None
    until(lambda: worker.ready)
    assert worker.poll() is None, "from here on it has its time to think"
    now = 29.0
    assert worker.poll() is None
    now = 29.5
    answer = worker.poll()
    worker.close()
    assert answer is not None
    assert answer.trouble == "it does not answer"


def test_a_cancelled_question_is_never_answered(worker: SpawnedWorker, observation: ToyObservation) -> None:
    worker.request(observation, "hangs", seed=9)
    worker.cancel()
    assert worker.poll() is None
    worker.request(observation, "highest", seed=9)
    assert answer_of(worker).choice.action.verb == "play"


def test_another_process_starts_as_soon_as_a_question_is_dropped(
    worker: SpawnedWorker, observation: ToyObservation
) -> None:
    worker.request(observation, "hangs", seed=9)
    first = process_of(worker)
    worker.cancel()
    assert worker.starting
    assert until(lambda: worker.pid) != first
    until(lambda: worker.ready)
    assert not worker.starting


def test_an_answer_that_has_come_is_dropped_and_its_process_kept(
    worker: SpawnedWorker, observation: ToyObservation
) -> None:
    worker.request(observation, "highest", seed=9)
    child = worker._child
    assert child is not None
    until(lambda: not child._replies.empty())
    worker.cancel()
    assert worker._child is child
    worker.request(replace(observation, actions=[ToyAction("draw")]), "random", seed=9)
    assert answer_of(worker).choice.action == ToyAction("draw")


def test_nobody_waits_long_for_a_process_that_cannot_start(
    worker: SpawnedWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    late = SpawnedWorker(TOY, clock=lambda: now, patience=Patience(thinking=5, starting=25))
    assert not late.starting, "there is none yet"
    monkeypatch.setattr(Child, "ready", False)
    late.warm_up()
    now = 25.0
    assert late.starting
    now = 25.5
    assert not late.starting
    late.close()

    def refuse(process: SpawnProcess) -> None:
        raise OSError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(SpawnProcess, "start", refuse)
    worker.warm_up()
    until(lambda: not worker.starting)


def test_a_process_is_ready_when_its_opponents_have_prepared_themselves() -> None:
    """Otherwise the first secret question would take longer than all others."""
    prepared: list[str] = []

    class Slow:
        def prepare(self) -> None:
            prepared.append("slow")

    def broken() -> Slow:
        raise RuntimeError("no module for it")

    def parent() -> None:
        with ours:
            assert ours.recv() is None
            prepared.append("ready")

    ours, theirs = Pipe()
    thread = threading.Thread(target=parent)
    thread.start()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(signal, "signal", lambda *_: None)
        patch.setattr(thinking, "agents_of", lambda _: {"broken": broken, "slow": Slow})
        serve(theirs, TOY)
    thread.join()
    assert prepared == ["slow", "ready"]


def test_a_new_question_drops_the_open_one(worker: SpawnedWorker, observation: ToyObservation) -> None:
    worker.request(observation, "hangs", seed=9)
    worker.request(replace(observation, actions=[ToyAction("draw")]), "random", seed=9)
    assert answer_of(worker).choice.action == ToyAction("draw")
    assert worker.poll() is None


@pytest.mark.parametrize("spawned", [False, True])
def test_a_worker_that_serves_another_game_forgets_the_question(
    worker: SpawnedWorker, observation: ToyObservation, spawned: bool
) -> None:
    asked: SpawnedWorker | LocalWorker = worker if spawned else LocalWorker(TOY)
    asked.request(observation, "hangs" if spawned else "highest", seed=9)
    asked.serve(replace(TOY, checks=()))
    asked.serve(replace(TOY, report="another"))
    assert asked.poll() is None
    asked.request(observation, "highest", seed=9)
    assert until(asked.poll).choice.action.verb == "play"


def test_closing_leaves_no_process(observation: ToyObservation) -> None:
    worker = SpawnedWorker(TOY)
    worker.request(observation, "hangs", seed=9)
    process = process_of(worker)
    worker.close()
    assert process not in {child.pid for child in active_children()}
    assert worker.poll() is None


def test_a_process_that_cannot_be_started_costs_the_move_not_the_game(
    worker: SpawnedWorker, observation: ToyObservation, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(process: SpawnProcess) -> None:
        raise OSError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(SpawnProcess, "start", refuse)
    worker.request(observation, "highest", seed=9)
    answer = answer_of(worker)
    assert answer.trouble == "the worker process was lost twice"
    assert answer.choice.action in observation.actions
    monkeypatch.undo()
    worker.request(observation, "highest", seed=9)
    assert answer_of(worker).trouble is None


def test_a_child_answers_until_its_parent_is_gone_and_leaves_ctrl_c_to_it(
    observation: ToyObservation, monkeypatch: pytest.MonkeyPatch
) -> None:
    handled: list[object] = []
    monkeypatch.setattr(signal, "signal", lambda *which: handled.append(which))
    ours, theirs = Pipe()
    answers: list[Reply | Failure] = []

    def parent() -> None:
        with ours:
            assert ours.recv() is None, "it is ready"
            for agent in ("highest", "raises", "highest"):
                ours.send(Question(observation, agent, seed=9))
                answers.append(ours.recv())

    thread = threading.Thread(target=parent)
    thread.start()
    serve(theirs, TOY)
    thread.join()
    assert handled == [(signal.SIGINT, signal.SIG_IGN)]
    first, second, third = answers
    assert isinstance(first, Reply)
    assert isinstance(second, Failure)
    assert "no idea what to do" in second.why
    assert third == first, "an agent's fault costs nothing else"


def test_a_child_ends_in_order_when_its_parent_is_gone_while_it_thinks(
    observation: ToyObservation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    ours, theirs = Pipe()

    def think(*_: object) -> Failure:
        ours.close()
        return Failure("too late")

    monkeypatch.setattr(thinking, "_think", think)
    ours.send(Question(observation, "highest", seed=9))
    serve(theirs, TOY)
    assert ours.closed


def test_a_local_worker_that_is_closed_answers_nothing(observation: ToyObservation) -> None:
    local = LocalWorker(TOY)
    local.request(observation, "highest", seed=9)
    local.close()
    assert local.poll() is None


def test_signs_of_life_end_when_nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_BETWEEN_SIGNS", 0.0)
    line, other_end = Pipe()
    other_end.close()
    signs = threading.Thread(target=thinking._give_signs, args=(line, threading.Event()), daemon=True)
    signs.start()
    signs.join(GIVE_UP_AFTER)
    assert not signs.is_alive()
