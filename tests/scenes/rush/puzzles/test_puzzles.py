"""Puzzles on the screen: chosen, explained, played by any kind of input, hinted at, judged, shown, and remembered."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.scenes.layout_faults import faults
from tests.scenes.navigator import Navigator
from tests.scenes.program import QUICK, Program
from tests.scenes.rush.hands import HANDS
from tests.scenes.rush.tables import Played
from wotrush import settings
from wotrush.i18n import LANGUAGES, set_language
from wotrush.model.rush.actions import Action
from wotrush.scenes.menu.title import Title
from wotrush.scenes.puzzles.plate import PuzzlePlate
from wotrush.scenes.puzzles.scene import PuzzlesScene
from wotrush.scenes.puzzles.session import ShownWay
from wotrush.scenes.puzzles.solved import Solved, remember, solved_so_far
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.puzzles.contents import PUZZLES as CONTENTS
from wotrush.scenes.rush.puzzles.contents import rush_puzzles
from wotrush.scenes.rush.puzzles.shipped import all_puzzles
from wotrush.scenes.rush.puzzles.tables import RushPuzzleTable, RushShownTable
from wotrush.scenes.rush.puzzles.words import WORDS
from wotrush.scenes.rush.zones.frame import Frame
from wotrush.scenes.session.advice import Hint
from wotrush.scenes.table.panels.top_bar import LONGEST_HEADING
from wotrush.settings import Settings
from wotrush.workshop.studio import Studio

PUZZLES = {puzzle.key: puzzle for puzzle in all_puzzles()}


class Solver:
    """Opens the program and plays a puzzle. Nothing is drawn."""

    def __init__(
        self, folder: Path, key: str, chosen: Settings = QUICK, size: tuple[int, int] = (640, 360)
    ) -> None:
        self.program = Program(folder, chosen, size, blind=True)
        self.puzzle = PUZZLES[key]
        self.program.click("puzzles")
        self.program.click(f"puzzle {key}")
        self.wait()

    @property
    def table(self) -> RushPuzzleTable:
        return self.program.scene(RushPuzzleTable)

    @property
    def solved(self) -> dict[str, Solved]:
        return dict(solved_so_far(INFO, self.program.app.context.settings))

    def wait(self, frames: int = 4) -> None:
        """Let automatic decisions happen, without drawing."""
        for _ in range(frames):
            self.program.stack.update()
            self.program.clock.advance(0.25)

    def begin(self) -> None:
        self.program.scene(PuzzlePlate)
        self.program.click("begin")
        self.wait()

    def play(self, actions: tuple[Action, ...], how: str = "mouse") -> None:
        played = Played(self.program.pilot, self.table, self.program.session, Navigator())
        hand = HANDS[how](played)
        for action in filter(self._is_left, actions):
            hand(action)
            self.wait()

    def decide(self, actions: tuple[Action, ...]) -> None:
        """Decide without a mouse or keys."""
        for action in filter(self._is_left, actions):
            self.program.session.decide(action)
            self.wait()

    def _is_left(self, action: Action) -> bool:
        """Return whether the table makes this decision itself: it ends an assault that nothing can join."""
        return action in self.program.session.observation().actions


def test_every_puzzle_has_words_and_no_words_are_left_over() -> None:
    assert set(WORDS) == set(PUZZLES)


@pytest.mark.parametrize(
    ("how", "key"),
    [
        ("mouse", "draw_first"),
        ("clicks", "what_is_left_over"),
        ("keys", "a_gift"),
        ("gamepad", "two_on_one_ribbon"),
    ],
)
def test_a_puzzle_is_solved_by_any_hand(how: str, key: str, tmp_path: Path) -> None:
    solver = Solver(tmp_path, key)
    solver.begin()
    assert solver.program.session.task == solver.table.view.status
    solver.play(solver.puzzle.ways[0], how)
    assert solver.program.says("title").strip() == "Solved!"
    assert solver.program.says("said") == WORDS[key].why
    assert solver.solved == {key: Solved.ALONE}
    solver.program.pilot.key(pygame.K_RETURN)
    solver.wait()
    assert solver.program.says("title") == list(WORDS.values())[list(WORDS).index(key) + 1].title


def test_once_all_is_done_the_status_line_asks_to_end_the_turn(tmp_path: Path) -> None:
    solver = Solver(tmp_path, "through_the_wall")
    solver.begin()
    assert solver.table.view.status == solver.program.session.task
    solver.decide(solver.puzzle.ways[0][:-1])
    assert solver.table.view.status == solver.program.session.task == "Solved: end the turn."


def test_a_turn_that_has_failed_is_not_called_solved(tmp_path: Path) -> None:
    solver = Solver(tmp_path, "through_the_wall")
    solver.begin()
    solver.decide(solver.puzzle.traps[0][:-1])
    assert solver.table.view.status == "Nothing is left to play: end your turn."


def test_a_turn_that_fails_is_reported_in_figures_and_can_be_tried_again(tmp_path: Path) -> None:
    solver = Solver(tmp_path, "no_shot_too_many")
    solver.begin()
    solver.decide(solver.puzzle.traps[0])
    assert (solver.program.says("title"), solver.program.says("said")) == (
        "Not solved",
        "1 base razed; it takes 2.",
    )
    assert solver.solved == {}
    solver.program.click("again")
    solver.wait()
    assert solver.program.scene(RushPuzzleTable), "the task is not read out again"
    assert solver.program.decisions == []


def test_the_bar_names_the_puzzle_and_a_button_starts_it_over(tmp_path: Path) -> None:
    key = "through_the_wall"
    solver = Solver(tmp_path, key, size=(1920, 1080))
    task = solver.program.scene(PuzzlePlate).root.find("plate").rect
    solver.begin()
    common = solver.table.view.frame.common
    assert task.collidelist([*common.reserve, *common.medals]) < 0
    number = list(WORDS).index(key) + 1
    said = [span.text for span, _ in solver.table.pieces.bar._texts]
    assert said[0] == f"Puzzle {number} · {WORDS[key].title}"
    log = solver.table.pieces.log
    assert not log.visible, "there is nothing to tell yet"
    solver.decide(solver.puzzle.ways[0][:1])
    assert solver.program.decisions
    assert log.visible
    solver.program.click("start over")
    solver.wait()
    assert solver.program.scene(RushPuzzleTable), "the task is not read out again"
    assert solver.program.decisions == []
    table = solver.program.scene(RushPuzzleTable)
    again = table._again
    assert again is not None
    assert again.visible
    solver.decide(solver.puzzle.ways[0])
    assert solver.program.says("title").strip() == "Solved!"
    assert not again.visible, "the plate has a button for that"
    assert table.pieces.log.rect == table.view.zones.log


def test_after_a_lost_tie_that_is_reported(tmp_path: Path) -> None:
    solver = Solver(tmp_path, "medal_or_kill")
    solver.begin()
    solver.decide(solver.puzzle.traps[0])
    assert solver.program.says("said") == "You end level at 12 points, and lose the tie."


def test_hints_lead_to_the_goal_and_are_remembered(tmp_path: Path) -> None:
    solver = Solver(tmp_path, "something_to_scrap")
    solver.begin()
    reasons = []
    for _ in range(12):
        if not isinstance(solver.program.stack.top, RushPuzzleTable):
            break
        solver.program.pilot.key(pygame.K_h)
        solver.wait()
        hint = solver.program.session.hint
        assert hint is not None
        reasons.append(str(hint.reason))
        solver.decide((hint.action,))
    assert reasons == [WORDS["something_to_scrap"].why] * (len(reasons) - 1) + ["None"]
    assert solver.solved == {"something_to_scrap": Solved.HELPED}


def test_where_no_way_is_left_the_hint_says_so_and_everything_can_be_taken_back(tmp_path: Path) -> None:
    solver = Solver(tmp_path, "no_purchase")
    solver.begin()
    solver.decide(solver.puzzle.traps[0][:1])  # This is a purchase, which reveals a new card.
    solver.program.pilot.key(pygame.K_h)
    solver.program.pilot.step()
    assert solver.table.view.status == "From here the goal is out of reach: take something back."
    solver.program.pilot.key(pygame.K_u)
    solver.wait()
    solver.program.pilot.key(pygame.K_h)
    solver.wait()
    assert isinstance(solver.program.session.hint, Hint)


def test_the_way_is_shown_on_the_table(tmp_path: Path) -> None:
    solver = Solver(tmp_path, "through_the_wall")
    solver.begin()
    solver.program.pilot.key(pygame.K_ESCAPE)
    solver.wait()
    solver.program.click("menu way")
    shown = solver.program.scene(RushShownTable)
    assert isinstance(shown.session, ShownWay)
    for _ in range(200):
        solver.wait(1)
        if isinstance(solver.program.stack.top, PuzzlePlate):
            break
    assert solver.program.says("title") == "One way to do it"
    assert solver.solved == {}
    solver.program.pilot.key(pygame.K_ESCAPE)
    assert isinstance(solver.program.stack.top, PuzzlesScene)
    solver.program.pilot.key(pygame.K_ESCAPE)
    assert isinstance(solver.program.stack.top, Title)


def test_the_page_begins_at_the_first_that_is_not_solved(tmp_path: Path) -> None:
    solver = Solver(tmp_path, "no_shot_too_many")
    solver.begin()
    solver.decide(solver.puzzle.ways[0])
    solver.program.click("puzzles")
    page = solver.program.scene(PuzzlesScene)
    assert page.interface.focus.current is page.tiles[1]
    assert solver.program.says("count") == f"Find the one turn that does it. Solved: 1 of {len(PUZZLES)}"
    solver.program.pilot.key(pygame.K_RETURN)
    solver.wait()
    solver.begin()
    assert solver.table.puzzle.puzzle.key == all_puzzles()[1].key


def test_what_is_solved_is_kept_for_the_next_start(tmp_path: Path) -> None:
    solver = Solver(tmp_path, "no_shot_too_many")
    solver.begin()
    solver.decide(solver.puzzle.ways[0])
    solver.program.app.close()
    assert solved_so_far(INFO, settings.load().settings) == {"no_shot_too_many": Solved.ALONE}


def test_what_was_solved_alone_stays_so_and_nonsense_is_nothing() -> None:
    context = Studio((640, 360)).context
    for how in (Solved.HELPED, Solved.ALONE, Solved.HELPED):
        remember(context, INFO, "a", how)
    assert solved_so_far(INFO, context.settings) == {"a": Solved.ALONE}
    assert solved_so_far(INFO, Settings(puzzles=["a"])) == {}  # type: ignore[call-arg]


def test_what_two_running_copies_solve_is_kept_of_both_at_best(tmp_path: Path) -> None:
    one, other = Program(tmp_path).app, Program(tmp_path).app
    for app, solved in (
        (one, {"a": Solved.ALONE, "b": Solved.HELPED}),
        (other, {"a": Solved.HELPED, "b": Solved.ALONE, "c": Solved.HELPED}),
    ):
        for key, how in solved.items():
            remember(app.context, INFO, key, how)
        app.close()
    assert solved_so_far(INFO, settings.load().settings) == {
        "a": Solved.ALONE,
        "b": Solved.ALONE,
        "c": Solved.HELPED,
    }


def test_no_game_is_kept_of_a_puzzle(tmp_path: Path) -> None:
    solver = Solver(tmp_path, "no_shot_too_many")
    solver.begin()
    solver.decide(solver.puzzle.ways[0])
    solver.program.app.close()
    assert not solver.program.saves.resumable().games
    assert not list(tmp_path.rglob("finished/*"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_and_reason_fits_its_plate(language: str, tmp_path: Path) -> None:
    solver = Solver(
        tmp_path, "no_shot_too_many", QUICK.model_copy(update={"language": language}), (1024, 768)
    )
    briefing = solver.program.scene(PuzzlePlate)
    assert faults(briefing.root) == []
    plate, zones = briefing.root.find("plate").rect, briefing.view.zones
    assert isinstance(zones, Frame)
    kept = [zones.own.hand, zones.own.points, *(stand.box for seat in (0, 1) for stand in zones.stands(seat))]
    assert plate.collidelist(kept) < 0, "what the task is about stays in sight"
    solver.begin()
    for action in solver.puzzle.ways[0]:
        solver.decide((action,))
    assert faults(solver.program.scene(PuzzlePlate).root) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_has_its_whole_name_above_a_wide_table(language: str) -> None:
    set_language(language)
    theme = Studio((1920, 1080)).context.theme
    ink, room = theme.inks.strong.sized(24), LONGEST_HEADING * 1920
    names = [CONTENTS.headings(puzzle)[0] for puzzle in rush_puzzles()]
    assert [name for name in names if theme.writer.units(name, ink).x > room] == []
