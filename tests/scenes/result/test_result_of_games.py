"""The result page with a game that provides nothing but its score."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.ai.toy_agents import TOY
from tests.match.tables import ADA, LYNX, finish, toy_match
from tests.toy import ToyEvent, ToyGame
from wotrush.games import GAMES
from wotrush.match.opponents.worker import LocalWorker
from wotrush.scenes.result.contents import ComparedFigure, ResultContents
from wotrush.scenes.result.scene import COURSE, POINTS, ResultScene
from wotrush.scenes.session.session import GameSession
from wotrush.stage.label import Label
from wotrush.workshop.studio import Studio


@pytest.fixture(autouse=True)
def _two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", TOY)


def opened(contents: ResultContents, chapter: str = POINTS) -> tuple[Studio, ResultScene]:
    studio = Studio((1280, 720))
    match = toy_match(ADA, LYNX)
    finish(match)
    session = GameSession(match, LocalWorker(TOY), studio.context.settings, studio.clock)
    page = ResultScene(studio.context, session, contents, chapter)
    studio.pilot(page, frames=2)
    return studio, page


def texts(page: ResultScene) -> set[str]:
    return {str(node) for node in page.root.walk() if isinstance(node, Label)}


def test_points_and_course_are_there_and_no_chances_without_a_reviewer() -> None:
    _, page = opened(ResultContents())
    assert list(page.chapters) == [POINTS, COURSE]
    result = page.session.match.journal().result
    assert result is not None
    assert [line.score for line in page.lines] == sorted(result.scores, reverse=True)
    assert any("Pile: 1" in text for text in texts(page)), "the game names the parts of a score"
    page.open_chapter(COURSE)
    assert page.report.turns[-1].points == tuple(result.scores)


def changes_of_turn(begin: ToyGame, events: Sequence[ToyEvent], end: ToyGame) -> list[ToyEvent]:
    return [event for event in events if event.what == "play"]


def test_what_changed_points_is_reported_in_the_games_own_words() -> None:
    contents = ResultContents(
        changes_of_turn=changes_of_turn,
        change_text=lambda event, names: f"{names[event.seat]}: {event.card}!",
    )
    _, page = opened(contents, COURSE)
    turn = next(at for at, report in enumerate(page.report.turns) if report.changes)
    page.course.chart.choose(turn)
    card = page.report.turns[turn].changes[0].card
    assert any(f": {card}!" in text for text in texts(page))


def test_compared_figures_and_remarks_stand_on_the_panels() -> None:
    contents = ResultContents(
        figures=lambda seen, seat: [
            ComparedFigure("cards", lambda: "Cards", len(seen.piles[seat]), held=seat == 1)
        ],
        remarks=lambda seen, seat, *_: (f"Seat {seat} " * 99, f"at {seat}"),
    )
    _, page = opened(contents)
    panel = page.root.find("score 1")
    assert str(panel.find("count cards")) == f"{len(page.session.everybody_sees().piles[1])}"
    assert str(panel.find("remark")) == "at 1", "the longer form does not fit"


def test_a_remark_that_has_only_one_form_keeps_it_beside_longer_ones() -> None:
    contents = ResultContents(
        remarks=lambda seen, seat, *_: (f"Seat {seat} " * 99, f"at {seat}") if seat else ("nothing",),
    )
    _, page = opened(contents)
    assert [str(page.root.find(f"score {seat}").find("remark")) for seat in (0, 1)] == ["nothing", "at 1"]
