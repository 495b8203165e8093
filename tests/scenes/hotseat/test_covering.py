"""A table that one person alone may see is covered before anybody else comes to the screen, or when that person leaves it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from tests.scenes.hunter.views import VIEWS
from tests.scenes.program import QUICK, Program
from wotrush.match.match import AnyMatch
from wotrush.match.seats import Human
from wotrush.model.hunter.state import IN_TURNS
from wotrush.scenes.description.window_call import WindowCall
from wotrush.scenes.hotseat.cover import DEAF, CoverScene, PeekScene
from wotrush.scenes.hunter.table.scene import BattleTable
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.session.turning import Cover
from wotrush.scenes.session.viewpoint import Sight, Viewpoint
from wotrush.stage.widgets import Button
from wotrush.workshop.staged import new_match, play_on, session_of
from wotrush.workshop.studio import Studio


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(tmp_path / "games")


def sit_down(program: Program, people: int = 3) -> GameSession:
    """Open a battle, and let whoever is to decide take the screen."""
    match = new_match(people, 4, people=people, game="hunter")
    play_on(match, lambda view: view.phase == IN_TURNS and view.seat == view.active and not view.reacting)
    session = session_of(match, QUICK, program.clock)
    program.app.table(session)
    program.pilot.step()
    take_the_screen(program)
    assert session.viewpoint == Viewpoint(session.observation().active, Sight.OWN)
    return session


def take_the_screen(program: Program) -> None:
    program.pilot.wait(2 * DEAF)
    program.scene(CoverScene).uncover()
    program.pilot.wait(2 * DEAF)
    if not isinstance(program.stack.top, BattleTable):
        program.pilot.key(pygame.K_ESCAPE)
    program.scene(BattleTable)


def other_than(session: GameSession) -> int:
    return (session.viewpoint.seat + 1) % len(session.players)


def test_after_another_has_looked_at_an_own_hand_the_table_comes_back_covered(program: Program) -> None:
    session = sit_down(program)
    before, version = session.viewpoint, session.match.version
    program.pilot.key(pygame.K_ESCAPE)
    program.pilot.step()
    program.click(f"menu hand {other_than(session)}")
    assert program.scene(PeekScene).seat == other_than(session)
    program.pilot.key(pygame.K_ESCAPE)
    assert program.scene(CoverScene).seat == before.seat
    assert session.viewpoint.sight is Sight.OPEN
    take_the_screen(program)
    assert (session.viewpoint, session.match.version, session.may_decide) == (before, version, True)
    assert not program.scene(BattleTable).pieces.menu.visible


def test_whoever_leaves_the_screen_covers_the_table_and_finds_it_as_it_was(program: Program) -> None:
    session = sit_down(program)
    before = session.viewpoint
    program.pilot.key(pygame.K_ESCAPE)
    program.pilot.step()
    program.click("menu cover")
    assert program.scene(CoverScene).seat == before.seat
    take_the_screen(program)
    assert session.viewpoint == before


def test_a_hand_that_lies_open_anyway_is_not_offered_to_be_looked_at(program: Program) -> None:
    session = sit_down(program)
    program.pilot.key(pygame.K_ESCAPE)
    program.pilot.step()
    program.node(f"menu hand {other_than(session)}")
    with pytest.raises(KeyError):
        program.node(f"menu hand {session.viewpoint.seat}")


def test_a_replay_that_shows_what_one_player_saw_has_nothing_to_cover() -> None:
    studio = Studio((1280, 720))
    table = VIEWS["replay of 4"].make(studio)
    assert isinstance(table, BattleTable)
    studio.pilot(table)
    table.session.viewpoint = Viewpoint(0, Sight.OWN)
    table.pieces.menu.toggle()
    assert "menu cover" not in [node.name for node in table.pieces.menu.children]


def test_giving_up_names_who_does_where_several_could(program: Program) -> None:
    session = sit_down(program)
    program.pilot.key(pygame.K_ESCAPE)
    program.pilot.step()
    assert session.names[session.viewpoint.seat] in program.caption("menu give up")


@pytest.mark.parametrize(("people", "scale"), [(3, 1.0), (8, 1.0), (8, 1.5)])
def test_a_menu_with_many_hands_has_room_for_all_at_the_same_size(
    people: int, scale: float, program: Program
) -> None:
    session = sit_down(program, people)
    give_long_names(session.match)
    program.stack.resize((1280, 720), scale)
    program.pilot.key(pygame.K_ESCAPE)
    program.pilot.step()
    table = program.scene(BattleTable)
    menu = table.pieces.menu
    assert table.view.zones.area.contains(menu.rect)
    buttons = [node for node in menu.children if isinstance(node, Button)]
    assert len(buttons) == people + 6
    for button in buttons:
        assert menu.bounds.contains(button.rect)
        assert button.rect.w >= button.natural_width() - 1
    assert all(not one.rect.colliderect(two.rect) for one in buttons for two in buttons if one is not two)


def give_long_names(match: AnyMatch) -> None:
    for seat in range(len(match.players)):
        match.players[seat] = Human(f"Mama Annegret-Käthe {seat}")


def test_whoever_covers_the_table_after_the_own_turn_has_ended_comes_back_to_it(program: Program) -> None:
    session, rng = sit_down(program), Random(1)
    for _ in range(600):
        session.poll()
        if session.lingers:
            break
        if isinstance(session.interlude, WindowCall):
            session.close_call(())
        elif session.interlude is not None:
            session.turn_to_next()
            session.interlude_over()
        elif session.may_decide:
            session.decide(rng.choice(session.observation().actions))
    before = session.viewpoint
    session.cover()
    assert session.interlude == Cover(before.seat)
    assert session.viewpoint == Viewpoint(before.seat, Sight.OPEN)
    session.turn_to_next()
    session.interlude_over()
    assert (session.viewpoint, session.lingers) == (before, True)
    session.go_on()
    assert not session.lingers
