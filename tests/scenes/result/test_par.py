"""The page of results with the same cards: it grows while it is open, is kept, and says where one's own result lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.scenes.program import QUICK, Program
from tests.scenes.result.test_result import opened, over
from tests.scenes.views import compared
from wotrush.match.analysis.analysis import Analysis
from wotrush.match.analysis.kept import key_of
from wotrush.match.analysis.par import PLAYS, KeptPar, ParPlay, par_player
from wotrush.match.analysis.tasks import LocalTask
from wotrush.scenes.result.par.page import ParPage
from wotrush.scenes.result.scene import CHANCES, PAR, ResultScene
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.match import RushMatch
from wotrush.workshop.staged import new_match, play_out
from wotrush.workshop.studio import Studio

begun: list[int] = []
"""The numbers at which games were begun."""


def play(own: int, *others: int) -> ParPlay:
    scores = (own, *others)
    return ParPlay(scores=scores, winners=(scores.index(max(scores)),))


def plays_of(*scores: int) -> tuple[ParPlay, ...]:
    return tuple(play(score, 20) for score in scores)


@pytest.fixture(autouse=True)
def _quick_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every game take two frames and end with as many points as its number."""

    def job(journal: Any, par: str, first: int) -> Iterator[ParPlay | None]:
        assert par == "ace"
        begun.append(first)
        for number in range(first, PLAYS):
            yield None
            yield play(number, 20)

    begun.clear()
    monkeypatch.setattr("wotrush.scenes.result.par.plays.play_par", job)


@pytest.fixture
def program(tmp_path: Path) -> Program:
    program = Program(tmp_path / "games", QUICK)
    program.app.context.analysis = Analysis(tmp_path / "games", LocalTask)
    return program


def analysis_of(program: Program) -> Analysis:
    analysis = program.app.context.analysis
    assert analysis is not None
    return analysis


def keep(program: Program, match: RushMatch, plays: Sequence[ParPlay], player: str | None = None) -> None:
    journal = match.journal()
    kept = KeptPar(player=player or par_player(INFO, journal), plays=tuple(plays))
    analysis_of(program).par.put(key_of(journal), kept)


def kept(program: Program, match: RushMatch) -> int:
    found = analysis_of(program).par.get(key_of(match.journal()))
    return len(found.plays) if found is not None else 0


def score_of(page: ResultScene, seat: int = 0) -> int:
    return next(line.score for line in page.lines if line.seat == seat)


def test_games_are_played_only_while_the_page_is_open_and_go_on_another_time(program: Program) -> None:
    match = over()
    page = opened(program, match)
    for _ in range(5):
        program.pilot.step()
    assert begun == []
    page.open_chapter(PAR)
    for _ in range(6):
        program.pilot.step()
    assert begun == [0]
    assert kept(program, match) == 3
    assert program.says("par progress").startswith(
        "So far 3 of 50 games: while this page is open, level Ace plays "
    )
    page.open_chapter(CHANCES)
    program.pilot.step()
    assert kept(program, match) == 3
    page.open_chapter(PAR)
    for _ in range(4):
        program.pilot.step()
    assert begun == [0, 3]
    assert kept(program, match) == 5


def test_leaving_the_result_stops_the_game_under_way(program: Program) -> None:
    page = opened(program, over())
    page.open_chapter(PAR)
    program.pilot.step()
    task = analysis_of(program)._task
    assert task is not None
    assert not task.over
    program.app.title()
    assert task.over


def test_games_go_on_when_their_process_was_lost_unless_it_found_nothing(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(journal: Any, par: str, first: int) -> Iterator[ParPlay | None]:
        begun.append(first)
        yield from [play(first, 20)] if first < 2 else []

    monkeypatch.setattr("wotrush.scenes.result.par.plays.play_par", lost)
    match = over()
    page = opened(program, match)
    page.open_chapter(PAR)
    for _ in range(12):
        program.pilot.step()
    assert begun == [0, 1, 2]
    assert kept(program, match) == 2
    stopped = "Level Ace stopped after 2 of 50 games. Open this page again to go on."
    assert program.says("par progress") == stopped
    page.open_chapter(CHANCES)
    page.open_chapter(PAR)
    for _ in range(3):
        program.pilot.step()
    assert begun == [0, 1, 2, 2]
    assert program.says("par progress") == stopped


def test_a_new_look_of_the_page_does_not_begin_anew(program: Program) -> None:
    page = opened(program, over())
    page.open_chapter(PAR)
    for _ in range(4):
        program.pilot.step()
    program.app.context.change(high_contrast=True)
    program.pilot.step()
    assert begun == [0]
    assert program.says("par progress").startswith("So far 2 of 50")


def test_it_says_how_many_games_the_own_result_beats(program: Program) -> None:
    match = over()
    result = match.result()
    assert result is not None
    assert result.outcome is not None
    own = result.outcome.scores[0]
    keep(program, match, plays_of(*[own - 1] * 20, *[own] * 5, *[own + 1] * (PLAYS - 25)))
    page = opened(program, match)
    page.open_chapter(PAR)
    program.pilot.step()
    assert program.says("par 0") == f"Your score of {own} beats 20 of 50 games at level Ace with these cards."
    assert begun == [], "nothing is left to play"


def test_everybody_at_the_screen_is_compared_by_name_and_no_opponent_is(program: Program) -> None:
    match = new_match(3, 43, people=2)
    play_out(match)
    keep(program, match, [play(1, 200, 3) for _ in range(PLAYS)])
    page = opened(program, match)
    page.open_chapter(PAR)
    program.pilot.step()
    names = page.session.names
    assert program.says("par 0").startswith(
        f"{names[0]}: a score of {score_of(page, 0)} beats 50 of 50 games"
    )
    assert program.says("par 1").startswith(f"{names[1]}: a score of {score_of(page, 1)} beats 0 of 50 games")
    with pytest.raises(KeyError):
        program.node("par 2")


def test_games_of_another_version_are_played_anew(program: Program) -> None:
    match = over()
    keep(program, match, plays_of(*[5] * 10), player="ace 0.0.1 other rules")
    page = opened(program, match)
    page.open_chapter(PAR)
    program.pilot.step()
    assert begun == [0]


def test_a_game_that_was_left_has_no_such_page(program: Program) -> None:
    match = new_match(2, 43)
    match.give_up(0)
    assert PAR not in opened(program, match).chapters


def test_the_program_makes_its_analysis_for_the_first_page_that_needs_it(tmp_path: Path) -> None:
    program, made = Program(tmp_path / "games", QUICK), list[Analysis]()

    def make() -> Analysis:
        made.append(Analysis(tmp_path / "games", LocalTask))
        return made[-1]

    program.app.make_analysis = make
    program.app.title()
    assert made == []
    assert PAR in opened(program, over()).chapters
    program.app.history()
    assert len(made) == 1


def test_without_an_analysis_there_is_no_such_page(tmp_path: Path) -> None:
    program = Program(tmp_path / "games", QUICK)
    assert PAR not in opened(program, over()).chapters


@pytest.mark.parametrize("score", [0, 30, -4])
def test_an_axis_holds_every_result_is_never_too_short_and_begins_below_0_only_for_such_a_result(
    program: Program, score: int
) -> None:
    match = over()
    keep(program, match, plays_of(score))
    page = opened(program, match)
    chapter = page.chapters[PAR]
    assert isinstance(chapter, ParPage)
    ((_, _, plot),) = chapter._rows
    first, last = plot._ends()
    scores = score, score_of(page)
    assert first <= min(scores) <= max(scores) < last
    assert last - first >= 12
    assert first >= min(0, *scores)


@pytest.mark.parametrize(("people", "scale", "plotted"), [(1, 1.5, True), (5, 1.0, True), (5, 1.5, False)])
def test_everybody_has_a_plot_or_the_counts_stand_below_the_sentences(
    people: int, scale: float, plotted: bool
) -> None:
    studio = Studio((1920, 1080), scale)
    page = compared(5, people).make(studio)
    studio.take(page)
    (chapter,) = (node for node in page.root.walk() if isinstance(node, ParPage))
    lines, legends, plots = ([row[n] for row in chapter._rows] for n in (0, 1, 2))
    assert [plot.visible for plot in plots] == [plotted] * people
    for line, legend in zip(lines, legends, strict=True):
        assert plotted == (legend.rect.x > line.rect.right)
        assert plotted or legend.rect.y == pytest.approx(line.rect.bottom)
    assert all(above.rect.bottom < below.rect.y for above, below in pairwise(legends))
    assert len({legend.rect.x for legend in legends}) == 1
    assert all(plot.rect.bottom <= chapter.size.y for plot in plots)
