"""The machinery of puzzles with a game that it does not know."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import pytest
from pygame import FRect

from tests.ai.toy_agents import TOY
from tests.toy import ToyAction, ToyGame, ToyObservation
from tests.toy.info import INFO
from wotrush.games import GAMES
from wotrush.i18n import set_language, t
from wotrush.match.message import Message
from wotrush.model.game import Reason
from wotrush.scenes.page.context import AppContext, StayHere
from wotrush.scenes.puzzles.puzzle import PuzzleContents
from wotrush.scenes.puzzles.scene import MARGIN, NUMBER, TASK, PuzzlesScene
from wotrush.scenes.puzzles.session import NO_WAY, PuzzleSession, ShownWay
from wotrush.scenes.puzzles.solved import Solved, remember, solved_so_far
from wotrush.scenes.puzzles.ways import Ways, restart_of
from wotrush.scenes.rush.info import INFO as RUSH
from wotrush.scenes.rush.puzzles.contents import PUZZLES as RUSH_PUZZLES
from wotrush.scenes.session.advice import Hint, NoHint
from wotrush.scenes.session.session import GameSession
from wotrush.settings import Settings
from wotrush.stage.sprite import Sprite
from wotrush.stage.typography.text import resolve
from wotrush.workshop.studio import Studio


@dataclass(frozen=True)
class ToyPuzzle:
    """The goal is a pile of that many points."""

    key: str
    wanted: int
    stars: int = 1
    why: str = "Every card counts."
    options: dict[str, object] = field(default_factory=lambda: {"players": 2})
    way: tuple[ToyAction, ...] = (ToyAction("play", 3), ToyAction("play", 5), ToyAction("end"))

    @property
    def title(self) -> str:
        return f"To {self.wanted}"

    @property
    def task(self) -> str:
        return f"Play cards for {self.wanted} points."

    def table(self) -> ToyGame:
        return ToyGame(deck=[], stake=9, hands=[[3, 5], [4]], piles=[[], []])

    def hint(self, view: ToyObservation, rng: Random) -> Hint | None:
        if sum(view.hand) + sum(view.piles[view.seat]) < self.wanted:
            return None
        card = max(view.hand, default=0)
        return (
            Hint(ToyAction("play", card), Message(Reason(self.why))) if card else Hint(ToyAction("end"), None)
        )

    def solved(self, view: ToyObservation) -> bool:
        return sum(view.piles[view.seat]) >= self.wanted

    def came_to(self, view: ToyObservation) -> str:
        return f"{sum(view.piles[view.seat])} of {self.wanted} points."


EASY, HARD = ToyPuzzle("easy", 8), ToyPuzzle("hard", 100, stars=2)
CONTENTS = PuzzleContents(info=INFO, puzzles=lambda: (EASY, HARD), star="laurel", hardest=2)


class Tables(StayHere):
    """Keeps the sessions that were to be played."""

    def __init__(self) -> None:
        self.sessions: list[GameSession] = []

    def table(self, session: GameSession) -> None:  # type: ignore[override]
        self.sessions.append(session)


@pytest.fixture(autouse=True)
def _two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", TOY)


@pytest.fixture
def context() -> AppContext:
    return Studio((1280, 720)).context


def opened(context: AppContext, puzzle: ToyPuzzle = EASY) -> PuzzleSession:
    return PuzzleSession(CONTENTS, puzzle, context.settings, context.clock)


def test_hints_lead_to_the_goal(context: AppContext) -> None:
    session = opened(context)
    assert session.task == "Play cards for 8 points."
    while not session.over:
        session.ask_hint()
        assert session.hint is not None
        session.decide(session.hint.action)
    assert session.solved
    assert session.helped


def test_where_no_way_is_left_the_hint_says_so(context: AppContext) -> None:
    session = opened(context, HARD)
    session.ask_hint()
    assert isinstance(session.advice, NoHint)
    assert str(session.advice.why) == NO_WAY


def test_a_turn_that_fails_is_reported_and_nobody_plays_on(context: AppContext) -> None:
    session = opened(context)
    session.decide(ToyAction("play", 3))
    session.decide(ToyAction("end"))
    for _ in range(5):
        session.poll()
    assert session.over
    assert not session.solved
    assert session.came_to() == "3 of 8 points."
    assert session.match.journal().turns[-1].actions == []


def test_a_way_is_shown_to_its_end(context: AppContext) -> None:
    shown = ShownWay(CONTENTS, EASY, context.settings, context.clock)
    for _ in range(100):
        context.clock.advance(0.5)  # type: ignore[attr-defined]
        shown.poll()
    assert shown.over


def test_after_a_failure_a_puzzle_begins_anew_and_a_way_is_shown_again(context: AppContext) -> None:
    context.go = tables = Tables()
    for session in (opened(context, HARD), ShownWay(CONTENTS, EASY, context.settings, context.clock)):
        restart = restart_of(context, session)
        assert restart is not None
        restart()
    again, shown = tables.sessions
    assert isinstance(again, PuzzleSession)
    assert again.puzzle is HARD
    assert isinstance(shown, ShownWay)
    assert restart_of(context, tables.sessions[0]) is not None


def test_after_the_last_puzzle_comes_the_first(context: AppContext) -> None:
    context.go = tables = Tables()
    for puzzle in (EASY, HARD):
        Ways(context, CONTENTS, puzzle).play_next()
    assert [session.puzzle for session in tables.sessions if isinstance(session, PuzzleSession)] == [
        HARD,
        EASY,
    ]


def test_solved_puzzles_are_remembered_for_each_game_of_its_own(context: AppContext) -> None:
    remember(context, INFO, EASY.key, Solved.ALONE)
    assert solved_so_far(INFO, context.settings) == {"easy": Solved.ALONE}
    assert solved_so_far(RUSH, context.settings) == {}


def test_what_earlier_versions_remembered_still_counts() -> None:
    kept = Settings(puzzles={"a_gift": "helped"})  # type: ignore[call-arg]
    assert solved_so_far(RUSH, kept) == {"a_gift": Solved.HELPED}
    assert solved_so_far(INFO, kept) == {}


def test_the_page_begins_at_the_first_puzzle_that_is_not_solved() -> None:
    studio = Studio((1280, 720))
    remember(studio.context, INFO, EASY.key, Solved.HELPED)
    page = PuzzlesScene(studio.context, CONTENTS)
    studio.pilot(page, frames=1)
    assert [tile.solved for tile in page.tiles] == [Solved.HELPED, None]
    assert page.interface.focus.current is page.tiles[1]


@pytest.mark.parametrize("language", ["de", "en", "it", "pl"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1920, 1080), 1.5)])
def test_all_titles_have_letters_of_one_size_and_fit_a_line(
    size: tuple[int, int], scale: float, language: str
) -> None:
    set_language(language)
    studio = Studio(size, scale)
    page = PuzzlesScene(studio.context, RUSH_PUZZLES)
    studio.pilot(page, frames=1)
    (ink,) = {tile.title_ink for tile in page.tiles}
    room = page.tiles[0].size.x - 2 * MARGIN.x - NUMBER
    writer = studio.context.theme.writer
    assert all(writer.units(t(tile.puzzle.title), ink).x <= room for tile in page.tiles)


def test_the_sign_of_difficulty_is_explained_and_laurels_once_there_are_any() -> None:
    set_language("en")
    studio = Studio((1280, 720))
    page = PuzzlesScene(studio.context, CONTENTS)
    studio.pilot(page, frames=1)
    assert str(page._legend).split() == ["Difficulty"]
    remember(studio.context, INFO, EASY.key, Solved.HELPED)
    page = PuzzlesScene(studio.context, CONTENTS)
    studio.pilot(page, frames=1)
    assert {"Solved alone", "Solved with a hint"} <= set(resolve(page._legend.text))


@pytest.mark.parametrize(("size", "scale"), [((1920, 1080), 1.0), ((1024, 768), 1.25)])
def test_every_puzzle_shows_what_it_is_solved_with_and_none_of_it_lies_on_words(
    size: tuple[int, int], scale: float
) -> None:
    """In German some tasks have three lines."""
    set_language("de")
    studio = Studio(size, scale)
    page = PuzzlesScene(studio.context, RUSH_PUZZLES)
    studio.pilot(page, frames=1)
    for tile in page.tiles:
        pictures = [node for node in tile.children if isinstance(node, Sprite)]
        assert pictures
        wide = tile.size.x - 2 * MARGIN.x
        task = studio.context.theme.writer.units(t(tile.puzzle.task), tile._ink, wide).y
        words = FRect(0, MARGIN.y, tile.size.x, TASK - MARGIN.y + task)
        for picture in pictures:
            assert picture.shown
            assert picture.size.y > 40
            assert tile.bounds.contains(picture.rect)
            assert not picture.rect.colliderect(words)
    assert len({tuple(picture.size) for tile in page.tiles for picture in tile.pictures}) == 1
