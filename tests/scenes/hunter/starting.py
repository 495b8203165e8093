"""Battles that are started from the title, and played on with all that comes between decisions."""

from __future__ import annotations

from random import Random

from pygame import Vector2

from tests.scenes.hunter.tables import ENTRY
from tests.scenes.program import Program
from wotrush.ai.registry import make_agent
from wotrush.scenes.hotseat.call import CallScene
from wotrush.scenes.hotseat.cover import CoverScene
from wotrush.scenes.hunter.info import INFO
from wotrush.scenes.hunter.table.scene import BattleTable
from wotrush.scenes.menu.new_game import NewGame
from wotrush.scenes.result.scene import ResultScene
from wotrush.stage.widgets import Segmented


def new_battle(program: Program, *others: str) -> None:
    """Choose the game on the title and start it; `others` name people beside the first."""
    choice = program.node("game")
    assert isinstance(choice, Segmented)
    box = choice.box_px
    program.pilot.click(Vector2(box.right - box.w / 4, box.centery))
    program.click("new")
    page = program.scene(NewGame)
    assert page.info == INFO
    for seat, name in enumerate(others, 1):
        page.plan = page.plan.with_seat(seat, kind="person", name=name)
    page.restyle()
    program.click("seed")
    program.pilot.type("7")
    program.click("start")
    program.pilot.step()


def go_on(program: Program, decisions: int, rng: Random) -> int:
    """Decide as a recruit would, taking covers away; return how many covers there were."""
    agent, covers, made = make_agent(ENTRY, "recruit"), 0, 0
    for _ in range(decisions * 40):
        program.pilot.step(0.1)
        top = program.stack.top
        if isinstance(top, ResultScene) or made >= decisions:
            break
        if isinstance(top, CoverScene):
            covers += 1
            top.uncover()
        elif isinstance(top, CallScene):
            top.go_on()
        elif isinstance(top, BattleTable) and program.session.may_decide:
            program.session.decide(agent.choose(program.session.observation(), rng).action)
            made += 1
    return covers
