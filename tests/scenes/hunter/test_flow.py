"""Tank Hunter through the program: chosen, played, saved in the middle of anything, resumed, shared, listed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.scenes.hunter.starting import go_on, new_battle
from tests.scenes.program import Program
from wotrush.model.hunter.actions import WAIT
from wotrush.scenes.history.summary import DIGEST
from wotrush.scenes.hotseat.cover import CoverScene
from wotrush.scenes.hunter.info import INFO
from wotrush.scenes.hunter.table.scene import BattleTable
from wotrush.scenes.result.scene import ResultScene
from wotrush.scenes.setup.share_code import code_of_deal, deal_of

TO_THE_END = 7
"""The game that is played on to its result and into the history; the others make a few decisions more."""


@pytest.mark.parametrize(
    "decisions", [1, TO_THE_END, 20, *(pytest.param(later, marks=pytest.mark.long) for later in (4, 12, 33))]
)
def test_a_game_goes_on_after_the_program_was_closed(tmp_path: Path, decisions: int) -> None:
    program = Program(tmp_path)
    new_battle(program)
    go_on(program, decisions, Random(2))
    while not program.session.may_decide:
        program.pilot.step(0.1)
    before = program.session.match.journal().digest
    program.app.title()
    again = Program(tmp_path)
    again.click("continue")
    again.pilot.step()
    assert again.session.match.journal().digest == before
    if decisions == TO_THE_END:
        go_on(again, 400, Random(3))
        check_history(again)
    else:
        go_on(again, 3, Random(3))
        assert again.session.match.journal().digest != before


def check_history(program: Program) -> None:
    """Go from the result to the list of finished games, which has this one."""
    program.scene(ResultScene)
    program.click("title")
    program.click("history")
    program.pilot.step(0.5)
    archive = program.saves.archive(DIGEST)
    archive.read(10)
    (game,) = archive.games
    assert [seat.agent for seat in game.summary.seats] == [None, "recruit"]


def test_people_at_one_screen_see_a_cover_before_their_own_cards(tmp_path: Path) -> None:
    program = Program(tmp_path)
    new_battle(program, "Ben")
    assert go_on(program, 30, Random(4)) > 5


def test_nobody_at_a_shared_screen_sees_what_is_hidden_from_all(tmp_path: Path) -> None:
    """While the cover lies there, the table behind it shows no hidden unit and no event of anybody."""
    program = Program(tmp_path)
    new_battle(program, "Ben")
    rng, seen = Random(5), 0
    for _ in range(40):
        go_on(program, 1, rng)
        for _ in range(5):
            program.pilot.step(0.1)
        if isinstance(program.stack.top, CoverScene):
            o = program.session.observation()
            seen += 1
            assert o.hand == ()
            assert o.pack == ()
            assert all(
                o.revealed(place) or o.kinds[place] < 0 or not o.line[place]
                for place in range(1, len(o.kinds))
            )
    assert seen > 3


def test_a_code_brings_the_game_and_its_options_along(tmp_path: Path) -> None:
    program = Program(tmp_path)
    new_battle(program)
    code = code_of_deal(INFO, program.session.match.setup)
    assert code is not None
    deal = deal_of(code, program.app.games)
    assert (deal.info, deal.seed) == (INFO, program.session.match.setup.seed)


def test_a_hint_names_what_to_do(tmp_path: Path) -> None:
    program = Program(tmp_path)
    new_battle(program)
    go_on(program, 8, Random(6))
    for _ in range(200):
        program.pilot.step(0.1)
        if isinstance(program.stack.top, BattleTable) and program.session.may_decide:
            if WAIT in program.session.observation().actions:
                break
            go_on(program, 1, Random(7))
    program.click("hint")
    for _ in range(20):
        program.pilot.step(0.1)
    assert program.scene(BattleTable).view.status.startswith("Hint: ")
