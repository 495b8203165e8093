"""The training can be stopped at any file and goes on as if it had not been; what it learns from is what was played."""

from __future__ import annotations

import json
from array import array
from pathlib import Path
from random import Random

import pytest

np = pytest.importorskip("numpy", reason="training needs numpy: install the extra `train`")

from wotrush.ai.rush import training  # noqa: E402
from wotrush.ai.rush.inputs import names  # noqa: E402
from wotrush.ai.rush.learning import Fit, Lessons, Reader  # noqa: E402
from wotrush.ai.rush.network import read_network  # noqa: E402
from wotrush.ai.rush.selfplay import Record, play  # noqa: E402
from wotrush.ai.rush.training import Course, play_chunk  # noqa: E402
from wotrush.model.rush import RushGame, RushOptions  # noqa: E402
from wotrush.model.rush.default import default_catalogue  # noqa: E402


@pytest.fixture(autouse=True)
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "_CHUNK", 2)
    monkeypatch.setattr(training, "_PASSES", 1)


def run(course: Course) -> dict[str, object]:
    """Two generations, without processes."""
    for generation in range(2):
        for number, path in enumerate(course.chunks(generation)):
            if not path.exists():
                play_chunk(course, generation, number, path)
        training.learn(course, generation)
    kept: dict[str, object] = json.loads(course.network(2).read_text(encoding="utf-8"))
    return kept


def test_a_stopped_training_goes_on_where_it_was(tmp_path: Path) -> None:
    first = Course(tmp_path, games=4, seed=3)
    whole = run(first)
    last = first.chunks(1)[-1]
    last.unlink()
    first.network(2).unlink()
    assert run(first) == whole
    assert "seed 3" in str(whole["origin"])
    read_network(first.network(2), default_catalogue())


def test_every_end_of_a_turn_is_a_lesson() -> None:
    game = RushGame.new(RushOptions(players=3), 5)
    records = play(game, [None] * 3, Random(5))
    assert records is not None
    assert sum(len(record.facts) for record in records) == game.turn
    assert sum(record.won for record in records) == pytest.approx(1.0)


def test_trust_blends_the_outcome_with_what_was_thought_a_turn_later() -> None:
    catalogue = default_catalogue()
    record = Record(values=[0.5, 0.8, 0.6], won=1.0, lead=10)
    record.facts = [array("I")] * 3
    reader = Reader(names(catalogue.cards), catalogue)
    assert reader.lessons(record, 1.0).won.tolist() == [1.0, 1.0, 1.0]
    assert reader.lessons(record, 0.0).won.tolist() == pytest.approx([0.8, 0.6, 1.0])
    assert reader.lessons(record, 0.5).won.tolist() == pytest.approx([0.8, 0.8, 1.0])


def test_it_learns_what_decides() -> None:
    chance = np.random.default_rng(1)
    inputs = chance.normal(size=(4000, 6)).astype(np.float16)
    won = (inputs[:, 0] + inputs[:, 1] > 0).astype(np.float32)
    lessons = Lessons(inputs, won, won)
    fit = Fit(6, 8, seed=1)
    before, _ = fit.errors(lessons)
    fit.learn(lessons, passes=150)
    after, _ = fit.errors(lessons)
    assert after < before / 3
