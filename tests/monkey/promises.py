"""What must hold after any operation: no error page, cards in their places, games on disk that replay."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path

import pygame
from pygame import Rect, Surface

from tests.monkey.errands import Errands
from tests.monkey.playing import ON_THE_WAY
from tests.monkey.program import Program
from tests.scenes.strays import misplaced, poses, strays
from wotrush.ai.registry import load_ruleset
from wotrush.games import game_entry
from wotrush.match.journal import Journal, read_journal
from wotrush.match.replay import begin, walk
from wotrush.scenes.app.trouble import TroubleScene
from wotrush.scenes.hotseat.call import CallScene
from wotrush.scenes.hotseat.cover import CoverScene
from wotrush.scenes.menu.title import Title
from wotrush.scenes.rush.play.lighting import raised_pose
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.rush.view.layout import Zone, layout
from wotrush.scenes.table.card_table import CardTable
from wotrush.stage.input.drag import Idle
from wotrush.stage.layer import StaticLayer
from wotrush.stage.scene import NodeScene, Scene
from wotrush.workshop.gesture import next_gesture

STEPS_HOME = 25
WAYS_OUT = ("menu title", "menu history", "menu puzzles")
"""The entries that leave a table: of a game, a replay and a puzzle."""
FRAMES = 3
"""The number of frames in which a still table shows the state of its game."""


class BrokenError(AssertionError):
    """A promise was not kept."""


def no_trouble(program: Program) -> None:
    """Check that the page for unexpected errors is not shown."""
    for scene in program.stack.each():
        if isinstance(scene, TroubleScene):
            raise BrokenError(f"The program failed:\n{scene.report.partition(chr(10) + 'seed ')[0]}")


def all_in_place(program: Program) -> None:
    """Check that a still table shows the state of the game, each card where the layout puts it."""
    for _ in range(FRAMES):
        table = program.top
        if not isinstance(table, CardTable) or not table.still:
            return
        version = table.session.match.version
        program.pilot.step()
        no_trouble(program)
        if program.top is table and table.still and table.session.match.version == version:
            break
    else:
        return
    if wrong := out_of_place(table):
        raise BrokenError("Cards are not in their places:\n" + "\n".join(wrong))


def painted_as_listed(program: Program) -> None:
    """Check that painting only the differences of frames gives the same picture as painting the last frame whole."""
    surface = program.pilot.surface
    whole = Surface(surface.get_size(), depth=32)
    program.stack.shown.paint(whole, whole.get_rect())
    _same_picture(surface, whole, f"{program.top} was not painted where it changed")


def drawn_as_it_is(program: Program) -> None:
    """Check that a still picture stays the same when everything is painted again."""
    program.pilot.look()
    stack = program.stack
    if (
        stack.moving or stack.stale or isinstance(program.top, Title)
    ):  # Its background moves some times a second.
        return
    before = program.pilot.surface.copy()
    for scene in stack.each():
        if isinstance(scene, NodeScene):
            for node in scene.root.walk():
                node.stale = True
                if isinstance(node, StaticLayer):
                    node.forget()
    stack.invalidate()
    stack.draw(program.pilot.surface)
    _same_picture(before, program.pilot.surface, f"{program.top} was not drawn when it changed")


def _same_picture(one: Surface, other: Surface, otherwise: str) -> None:
    if bytes(one.get_buffer().raw) != bytes(other.get_buffer().raw):
        raise BrokenError(f"{otherwise}, in {_difference(one, other)}")


def _difference(one: Surface, other: Surface) -> Rect:
    """Return the part of the window in which the pictures differ."""
    alike = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    alike.invert()
    rects = alike.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else Rect(0, 0, 0, 0)


def out_of_place(table: CardTable) -> list[str]:
    """Return the cards that are not seen as they belong, where a card of the hand may be raised; none while one is held."""
    if not isinstance(table.interface.drag.state, Idle):
        return []
    if not isinstance(table, TableScene):
        return strays(table)
    lying, view, sprites = table.view.lying, table.view, table.cards.sprites
    wrong = []
    if lying != layout(view.frame, table.session.observation()):
        wrong.append("The table shows another state than the game has.")
    raised = {
        card: raised_pose(view, table.controls, card)
        for card, one in lying.items()
        if one.zone is Zone.HAND and card in sprites
    }
    wrong += misplaced(sprites, poses(lying) | raised)
    for card, sprite in sprites.items():
        if not sprite.shown or sprite.squeeze != 1 or sprite.parent is not table.cards:
            wrong.append(f"card {card} of {sprite.lying.zone} cannot be seen as it is")
    return wrong


def way_home(program: Program, errands: Errands) -> None:
    """Check that keys lead from every page to the title, or to a table with a menu."""
    for _ in range(STEPS_HOME):
        match program.top:
            case Title():
                return
            case CoverScene():
                errands.uncover()
            case CallScene():
                errands.uncover("leave")
            case CardTable() as table:
                if not table.pieces.menu.visible:
                    errands.escape()
                if program.top is table and table.pieces.menu.visible:
                    ways = [name for name in WAYS_OUT if errands.find(name)]
                    node = errands.find(ways[0]) if ways else None
                    if node is not None and errands.fingers.reachable(node) is not None:
                        errands.escape()
                        return
            case _:
                errands.escape()
        program.pilot.step(0.1)
    raise BrokenError(f"No way out of {program.top}")


def something_to_do(program: Program, errands: Errands) -> None:
    """Check that a person who is to decide can take some decision."""
    if isinstance(program.top, (CardTable, *ON_THE_WAY)):
        errands.fingers.let_go()
        table = errands.ready()
        if table is not None:
            for action in table.session.observation().actions:
                next_gesture(table, action)


def runs_again(program: Program, _: Errands) -> None:
    """Check that the current game is on disk, and that its replay leads to the same table."""
    session = program.session
    if session is None or session.kept is None:
        return
    session.kept.flush()
    if session.kept.problem is not None:
        raise BrokenError(f"The game could not be kept: {session.kept.problem}")
    journal = session.match.journal()
    over = program.home / "games" / "finished" / session.kept.path.name
    kept = read_journal(over if journal.result is not None else session.kept.path)
    if kept.text() != journal.text():
        raise BrokenError("What is on disk is not the game that is played.")
    rerun(kept)


def rerun(journal: Journal) -> None:
    """Replay a journal. Raises ReplayDiffers if it leads to another table."""
    ruleset = load_ruleset(game_entry(journal.game))
    for _ in walk(ruleset, journal, begin(ruleset, journal)):
        pass


def left_and_found_again(program: Program, size: tuple[int, int]) -> None:
    """Check that after a restart the game that was left can be resumed."""
    left = _game_left(program)
    program.post(pygame.QUIT)
    if program.top is not None:
        raise BrokenError("The program did not end.")
    program.end()
    program.start(size)
    gc.collect()
    nothing_left_over(program)
    if left is None or left.result is not None:
        return
    title = program.top
    saved = title.saved.journal if isinstance(title, Title) and title.saved is not None else None
    if saved is None or saved.text() != left.text():
        raise BrokenError("The game that was left is not the one to go on with.")


def _game_left(program: Program) -> Journal | None:
    session = program.session
    return None if session is None or session.kept is None else session.match.journal()


def damaged_and_started(program: Program, file: Path, text: str) -> None:
    """Check that the program starts with a damaged file, and that nothing a person may want back is lost."""
    program.post(pygame.QUIT)
    program.end()
    file.write_text(text, encoding="utf-8")
    program.start(program.size)
    program.end()  # By then all files were read, and damaged ones set aside.
    kept = [path for path in program.home.rglob("*") if path.is_file()]
    if not any(text in path.read_text(encoding="utf-8", errors="replace") for path in kept):
        raise BrokenError(f"{file.name} was damaged, and is lost now.")
    program.start(program.size)


def nothing_left_over(program: Program) -> None:
    """Check that scenes that left the stack are freed."""
    here = program.stack.each()
    over = [thing for thing in gc.get_objects() if isinstance(thing, Scene) and thing not in here]
    if over:
        raise BrokenError(f"Still in memory: {over}")


PROMISES: tuple[Callable[[Program, Errands], None], ...] = (runs_again, something_to_do, way_home)
"""The promises that take time or change the state. All others are checked after every operation."""
