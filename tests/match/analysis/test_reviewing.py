"""Games are reviewed one after another; one that cannot be read or replayed does not stop the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from wotrush.ai.review import Judgment, Shares
from wotrush.match.analysis.reviewing import Reviewed, review_games
from wotrush.match.journal import Journal, write_journal
from wotrush.model.game import AnyGame, Seat
from wotrush.workshop.staged import new_match, play_out


class Steady:
    """Finds that every decision cost a hundredth, and no luck."""

    version = "7-steady"
    costs_of_levels: Mapping[str, float] = {}

    def chances(self, ending: AnyGame, begun: AnyGame) -> Shares:
        return (1 / ending.seats,) * ending.seats

    def luck_of_the_deal(self, game: AnyGame) -> Shares:
        return (0.0,) * game.seats

    def luck(self, before: Any, action: Any, after: Any) -> Iterator[Shares | None]:
        yield None

    def second_thoughts(self, before: Any, seat: Seat, action: Any) -> Iterator[Judgment | None]:
        yield Judgment(0.01)


@pytest.fixture(autouse=True)
def _steady(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("game_review", "analysis.reviewing"):
        monkeypatch.setattr(f"wotrush.match.{module}.make_reviewer", lambda entry: Steady())


def played(seed: int) -> Journal:
    match = new_match(2, seed)
    play_out(match)
    return match.journal()


def reviews(*games: tuple[str, Path]) -> list[Reviewed]:
    return [found for found in review_games(games) if found is not None]


def test_what_decisions_cost_is_kept_for_every_seat_with_the_evaluators_version(tmp_path: Path) -> None:
    journal, path = played(21), tmp_path / "game.json"
    write_journal(path, journal)
    (found,) = reviews(("key", path))
    assert (found.key, found.review.evaluator) == ("key", "7-steady")
    decisions = sum(len(turn.actions) for turn in journal.turns)
    assert sum(seat.decisions for seat in found.review.seats) == decisions
    assert sum(seat.cost for seat in found.review.seats) == pytest.approx(decisions / 100)


def test_a_game_by_other_rules_and_a_missing_one_do_not_stop_the_next(tmp_path: Path) -> None:
    changed, good = tmp_path / "changed.json", tmp_path / "good.json"
    journal = played(21)
    write_journal(good, journal)
    journal.turns[3].digest = "another"
    write_journal(changed, journal)
    found = reviews(("missing", tmp_path / "missing.json"), ("changed", changed), ("good", good))
    assert [(each.key, len(each.review.seats)) for each in found] == [("changed", 0), ("good", 2)]
