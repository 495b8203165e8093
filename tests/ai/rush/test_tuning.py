"""The search for weights can be stopped at any step and goes on as if it had not been."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wotrush.ai.rush import tuning
from wotrush.ai.rush.regular import Regular
from wotrush.ai.rush.tuning import Search
from wotrush.ai.rush.weights import read_weights, shipped_weights
from wotrush.model.rush import rush_ruleset

RULES = rush_ruleset()


def margin(plus: Regular, minus: Regular) -> float:
    """Whoever thinks more of resources wins."""
    return 1.0 if plus.weights.early.resource > minus.weights.early.resource else -1.0


@pytest.fixture(autouse=True)
def quick_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "trial", lambda rules, plus, minus, seed, step: margin(plus, minus))


def test_a_stopped_search_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    straight = Search.begin_or_resume(whole, seed=3)
    for _ in range(4):
        straight.advance(RULES)
    straight.save(whole)
    for _ in range(4):
        resumed = Search.begin_or_resume(parts, seed=3)
        resumed.advance(RULES)
        resumed.save(parts)
    kept = json.loads(parts.read_text(encoding="utf-8"))
    assert kept == json.loads(whole.read_text(encoding="utf-8"))
    assert (kept["seed"], kept["step"]) == (3, 4)
    assert "4 steps, seed 3" in kept["origin"]


def test_what_wins_is_followed(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    search = Search.begin_or_resume(path, seed=5)
    for _ in range(60):
        search.advance(RULES)
    search.save(path)
    assert read_weights(path).early.resource > 1.2 * shipped_weights().early.resource


def test_nothing_is_left_beside_the_file(tmp_path: Path) -> None:
    Search.begin_or_resume(tmp_path / "weights.json", seed=1).save(tmp_path / "weights.json")
    assert [path.name for path in tmp_path.iterdir()] == ["weights.json"]


def test_alike_opponents_are_even_over_a_mirrored_deal() -> None:
    same = Regular(shipped_weights())
    assert tuning.duel(RULES, [same, Regular(shipped_weights())], seed=8) == 0.0
