"""The rating of decisions in the statistics: whose it is, from which games, what is missing, and how it is worked out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import repeat
from pathlib import Path
from typing import Any

import pytest
from pygame import FRect

from tests.scenes.history.test_history import game, opponent, person
from wotrush.i18n import set_language
from wotrush.match.analysis.analysis import Analysis
from wotrush.match.analysis.rating import FEWEST, Rating
from wotrush.match.analysis.reviewing import KeptReview, Reviewed, evaluator_of
from wotrush.match.analysis.tasks import LocalTask
from wotrush.match.game_review import SeatReview
from wotrush.match.saves.archive import Archive, Archived
from wotrush.scenes.history.rating_strip import RatingScale, like
from wotrush.scenes.history.scene import HistoryScene, HistorySide
from wotrush.scenes.history.statistics import GameFilter
from wotrush.scenes.history.summary import GameSummary
from wotrush.scenes.rush.info import INFO
from wotrush.workshop.pilot import Pilot
from wotrush.workshop.studio import Studio

TODAY = evaluator_of("rush")
LEVELS = {"recruit": 1.5, "regular": 0.7, "ace": 0.0}


def keyed(*games: GameSummary) -> list[GameSummary]:
    return [game.model_copy(update={"key": f"{i}"}) for i, game in enumerate(games)]


SOLO = keyed(*[game(person("Ada"), opponent(), day=day) for day in range(6)])


def review(*costs: float, decisions: int = 40, evaluator: str = TODAY) -> KeptReview:
    return KeptReview(
        evaluator=evaluator, seats=tuple(SeatReview(cost=cost, decisions=decisions) for cost in costs)
    )


def finds(*found: Reviewed) -> Any:
    """Return a job that finds these whatever it is asked for, one in two steps."""

    def job(games: Sequence[tuple[str, Path]]) -> Iterator[Reviewed | None]:
        asked.append([key for key, _ in games])
        for each in found:
            yield None
            yield each

    return job


asked: list[list[str]] = []


@pytest.fixture(autouse=True)
def _nobody_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    asked.clear()
    set_language("en")
    monkeypatch.setattr("wotrush.scenes.history.ratings.review_games", finds())


class Opened:
    """The statistics of these games, of which some are reviewed."""

    def __init__(
        self,
        folder: Path,
        games: Sequence[GameSummary],
        reviews: dict[str, KeptReview],
        side: HistorySide = HistorySide.STATISTICS,
        frames: int = 4,
    ) -> None:
        studio = Studio((1280, 720))
        self.analysis = studio.context.analysis = Analysis(folder, LocalTask)
        for key, kept in reviews.items():
            self.analysis.reviews.put(key, kept)
        archive = Archive([Archived(Path(f"{game.key}.json"), game) for game in games])
        self.scene = HistoryScene(studio.context, archive, side)
        self.pilot: Pilot = studio.pilot(self.scene, frames=frames)

    def says(self, name: str = "text") -> str:
        return str(self.scene.root.find(f"rating {name}"))


def test_a_rating_has_its_interval_its_basis_and_a_level_beside_it(tmp_path: Path) -> None:
    costs = {f"{i}": review(0.30 + 0.02 * (i % 2), 9.0) for i in range(6)}
    opened = Opened(tmp_path, SOLO, costs)
    assert opened.says() == "Decisions: about level Veteran"
    every = "0.8 wins given away per 100 decisions"
    assert opened.says("basis") == f"240 decisions that mattered · 6 games · {every}"
    assert asked == [], "everything is known"


def test_with_too_few_decisions_it_says_how_many_are_missing(tmp_path: Path) -> None:
    opened = Opened(tmp_path, SOLO[:4], {f"{i}": review(0.3, 0.1) for i in range(4)})
    assert opened.says() == f"Decisions: {FEWEST - 160} more are needed for a rating."
    assert opened.says("basis") == "160 decisions that mattered · 4 games"


def test_games_that_are_not_reviewed_are_and_the_figures_of_another_evaluator_do_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [Reviewed(key, review(0.3, 0.1)) for key in ("4", "5")]
    monkeypatch.setattr("wotrush.scenes.history.ratings.review_games", finds(*found))
    known = {f"{i}": review(0.3, 0.1) for i in range(4)}
    opened = Opened(tmp_path, SOLO, {**known, "4": review(3.0, 3.0, evaluator="older")}, frames=2)
    assert asked == [["4", "5"]]
    assert opened.says("basis").endswith("games analyzed: 5 of 6")
    for _ in range(4):
        opened.pilot.step()
    assert opened.says("basis").startswith("240 decisions that mattered · 6 games")
    assert opened.analysis.reviews.get("4") == opened.analysis.reviews.get("5") == review(0.3, 0.1)


def test_after_a_lost_review_the_others_are_still_reviewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the process ends in the middle of the game with key 1, and its file cannot be the reason twice."""

    def job(games: Sequence[tuple[str, Path]]) -> Iterator[Reviewed | None]:
        asked.append([key for key, _ in games])
        for key, _ in games:
            if key == "1":
                return
            yield Reviewed(key, review(0.3, 0.1))

    monkeypatch.setattr("wotrush.scenes.history.ratings.review_games", job)
    opened = Opened(tmp_path, SOLO, {}, frames=30)
    assert asked == [["0", "1", "2", "3", "4", "5"], ["2", "3", "4", "5"]]
    assert opened.says("basis").startswith("200 decisions that mattered · 5 games")


def test_reviews_that_never_find_anything_end(tmp_path: Path) -> None:
    opened = Opened(tmp_path, SOLO, {}, frames=60)
    assert asked == [[f"{i}" for i in range(first, 6)] for first in range(3)]
    assert "analyzed" not in opened.says("basis")


def test_of_several_people_one_is_to_be_chosen(tmp_path: Path) -> None:
    games = keyed(*[game(person("Ada"), person("Ben"), day=day) for day in range(6)])
    opened = Opened(tmp_path, games, {f"{i}": review(0.0, 0.6) for i in range(6)})
    assert opened.says() == "Decisions are rated person by person: choose one above."
    opened.scene._choose(GameFilter(INFO, person="Ben"))
    assert "1.5 wins given away" in opened.says("basis")
    opened.scene._choose(GameFilter(INFO, person="Ada"))
    assert "0.0 wins given away" in opened.says("basis")


def test_only_the_chosen_games_count(tmp_path: Path) -> None:
    four = keyed(*[game(person("Ada"), opponent(), opponent(), day=day) for day in range(6)])
    games = [*SOLO, *(one.model_copy(update={"key": f"three {one.key}"}) for one in four)]
    reviews = {f"{i}": review(0.0, 0.0) for i in range(6)}
    reviews |= {f"three {i}": review(0.4, 0.0, 0.0) for i in range(6)}
    opened = Opened(tmp_path, games, reviews)
    assert opened.says("basis").endswith("0.5 wins given away per 100 decisions")
    opened.scene._choose(GameFilter(INFO, players=3))
    assert opened.says("basis").endswith("1.0 wins given away per 100 decisions")


def test_games_by_other_options_can_be_left_out(tmp_path: Path) -> None:
    changed = [one.model_copy(update={"key": f"wide {one.key}", "printed_rules": False}) for one in SOLO]
    reviews = {game.key: review(0.4 if game.printed_rules else 0.0, 0.0) for game in [*SOLO, *changed]}
    opened = Opened(tmp_path, [*SOLO, *changed], reviews)
    opened.scene.root.find("printed_rules")
    opened.scene._choose(GameFilter(INFO, printed_rules=True))
    assert opened.says("basis").endswith("1.0 wins given away per 100 decisions")


@pytest.mark.parametrize(
    "other",
    [
        game(person("Ada"), opponent(level="drill")),
        game(person("Ada"), opponent(), end="unknown"),
        game(person("Ada"), opponent()).model_copy(update={"take_backs": 1}),
        game(opponent(), opponent()),
    ],
)
def test_lessons_other_rules_take_backs_and_games_without_people_do_not_count(
    tmp_path: Path, other: GameSummary
) -> None:
    more = other.model_copy(update={"key": "other"})
    opened = Opened(tmp_path, [*SOLO, more], {f"{i}": review(0.3, 0.1) for i in range(6)})
    assert asked == []
    assert opened.says("basis").startswith("240 decisions that mattered · 6 games")


def test_nothing_is_thought_of_before_the_statistics_are_open_or_after_they_are_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(games: Sequence[tuple[str, Path]]) -> Iterator[Reviewed | None]:
        asked.append([key for key, _ in games])
        yield from repeat(None)

    monkeypatch.setattr("wotrush.scenes.history.ratings.review_games", endless)
    opened = Opened(tmp_path, SOLO, {}, HistorySide.GAMES)
    assert asked == []
    opened.scene.open(HistorySide.STATISTICS)
    opened.pilot.step()
    opened.pilot.step()
    assert len(asked) == 1
    task = opened.analysis._task
    assert task is not None
    opened.scene.open(HistorySide.GAMES)
    assert task.over
    opened.scene.open(HistorySide.STATISTICS)
    opened.pilot.step()
    again = opened.analysis._task
    opened.scene.leave()
    assert again is not None
    assert again.over


def test_a_game_without_a_reviewer_has_no_strip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wotrush.scenes.history.ratings.evaluator_of", lambda game: "")
    opened = Opened(tmp_path, SOLO, {})
    with pytest.raises(KeyError):
        opened.says()


@pytest.mark.parametrize(
    ("cost", "margin", "level"),
    [
        (1.4, 0.3, "recruit"),
        (0.5, 0.3, "regular"),
        (2.5, 0.3, None),
        (2.5, 1.5, "recruit"),
        (-0.4, 0.3, None),
    ],
)
def test_nobody_is_compared_with_a_level_that_they_surely_do_not_have(
    cost: float, margin: float, level: str | None
) -> None:
    assert like(Rating(cost, margin, 300, 8), LEVELS) == level


def test_nobody_gains_by_decisions_and_no_figure_is_below_nothing(tmp_path: Path) -> None:
    """Two searches differ by chance, so that the best players' decisions may seem to cost less than nothing."""
    opened = Opened(tmp_path, SOLO, {f"{i}": review(-0.04, 0.0) for i in range(6)})
    assert opened.says("basis").endswith("0.0 wins given away per 100 decisions")


def scale_of(levels: dict[str, float], cost: float, margin: float = 0.1) -> RatingScale:
    set_language("en")
    scale = RatingScale(Studio((1280, 720)).context, INFO, levels)
    scale.rect = FRect(0, 0, 400, 60)
    scale.rating = Rating(cost, margin, 300, 8)
    return scale


def test_levels_that_cost_about_the_same_share_a_place() -> None:
    places = scale_of({"recruit": 2.0, "veteran": 0.01, "ace": 0.0}, 1.0)._places()
    assert [levels for _, levels in places] == [["recruit"], ["veteran", "ace"]]


def test_a_rating_lies_above_its_level_and_others_between_or_beyond_them_in_proportion() -> None:
    scale = scale_of(LEVELS, 1.0)
    weaker, *levels, stronger = (slot.centerx for slot in scale._slots(FRect(0, 0, 400, 20)))
    assert [scale._x(cost) for cost in (1.5, 0.7, 0.0)] == pytest.approx(levels)
    assert scale._x(1.1) == pytest.approx((levels[0] + levels[1]) / 2)
    assert 0.0 < scale._x(2.5) < levels[0] < levels[2] < scale._x(-0.1) <= 400.0
    assert weaker < levels[0] < levels[1] < levels[2] < stronger


def test_the_band_of_a_rating_stays_on_the_line() -> None:
    scale = scale_of(LEVELS, 1.0, 9.0)
    assert (scale._x(10.0), scale._x(-8.0)) == (0.0, 400.0)


def test_the_mark_of_a_rating_says_whose_it_is_and_where_there_is_room_what_the_band_means() -> None:
    scale = scale_of(LEVELS, 1.0)
    assert scale._whose() == "you (band: margin of error)"
    scale.rect = FRect(0, 0, 150, 60)
    assert scale._whose() == "you"
