"""The menu of a table."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect, Surface

from tests.scenes.hunter.tables import Battle, battle
from tests.scenes.hunter.views import VIEWS as HUNTER
from tests.scenes.rush.tables import Played
from tests.scenes.rush.tables import table as rush_table
from tests.scenes.views import VIEWS as RUSH
from tests.scenes.views import View
from wotrush.match.seats import Human
from wotrush.model.hunter import actions as act
from wotrush.model.rush.actions import END_TURN
from wotrush.scenes.table.card_table import CardTable
from wotrush.workshop.studio import Studio

SIZE = (1280, 720)


@pytest.mark.parametrize("view", [RUSH["table of 3"], HUNTER["battle of 4"]], ids=["rush", "hunter"])
def test_the_table_is_dark_behind_it(view: View) -> None:
    studio = Studio(SIZE)
    scene = view.make(studio)
    assert isinstance(scene, CardTable)
    pilot = studio.pilot(scene)
    corners = [Rect(x, y, 200, 100) for x in (0, SIZE[0] - 200) for y in (0, SIZE[1] - 100)]

    def lit(surface: Surface) -> list[int]:
        return [sum(pygame.transform.average_color(surface, corner)[:3]) for corner in corners]

    pilot.step(0.25)
    before = lit(pilot.surface)
    scene.pieces.menu.toggle()
    pilot.step(0.25)
    assert all(now < 0.7 * then for now, then in zip(lit(pilot.surface), before, strict=True))
    scene.pieces.menu.close()
    pilot.step(0.25)
    assert lit(pilot.surface) == before


def rush_turn() -> Played:
    """Return a turn of Rush that its person may end at once."""
    return rush_table(players=3, until=lambda o: o.seat == 0 and END_TURN in o.actions)


def hunter_turn() -> Battle:
    """Return a turn of Tank Hunter after its action, which its person may end at once."""
    for seed in range(20):
        found = battle(3, seed, decisions=60)
        found.rest()
        if act.WAIT in found.o.actions:
            found.session.decide(act.WAIT)
            found.rest()
        if act.END in found.o.actions:
            return found
    raise LookupError


@pytest.mark.parametrize("game", ["rush", "hunter"])
def test_opponents_wait_behind_it_and_then_go_on(game: str) -> None:
    played, ends = (rush_turn(), END_TURN) if game == "rush" else (hunter_turn(), act.END)
    match, menu = played.session.match, played.scene.pieces.menu
    played.pilot.wait(2.0)
    played.session.decide(ends)
    menu.toggle()
    assert not isinstance(match.players[match.to_act() or 0], Human)
    version = match.version
    played.pilot.wait(20.0)
    assert match.version == version
    menu.close()
    played.pilot.wait(20.0)
    assert match.version > version


def test_the_end_of_the_game_waits_behind_it() -> None:
    played = rush_turn()
    played.scene.pieces.menu.toggle()
    played.session.give_up()
    played.pilot.wait(5.0)
    assert "result" not in played.go.went
    played.scene.pieces.menu.close()
    played.pilot.wait(5.0)
    assert "result" in played.go.went
