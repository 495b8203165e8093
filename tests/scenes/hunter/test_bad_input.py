"""What cannot be played as Tank Hunter is refused in one sentence, and nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from pygame import Vector2

from tests.scenes.hunter.starting import go_on, new_battle
from tests.scenes.program import QUICK, Program
from wotrush.games import games_to_choose
from wotrush.i18n import set_language
from wotrush.scenes.hunter.info import INFO
from wotrush.scenes.hunter.table.scene import BattleTable
from wotrush.scenes.menu.new_game import NewGame
from wotrush.scenes.menu.title import Title
from wotrush.scenes.setup.game_plan import GamePlan, first_plan
from wotrush.scenes.setup.share_code import CodeError, code_of, deal_of

FEW = {"nations": "Germany,USSR,Poland,Hungary", "afv_only": True, "singles": True}
"""Options that leave units for few players only."""
PLAYERS = 8


def crowded() -> GamePlan:
    plan = first_plan(INFO)
    while len(plan.seats) < PLAYERS:
        plan = plan.with_one_more(INFO)
    return plan.model_copy(update={"options": FEW})


def page_of(program: Program) -> NewGame:
    """Open the page of a new game of Tank Hunter."""
    box = program.node("game").box_px
    program.pilot.click(Vector2(box.right - box.w / 4, box.centery))
    program.click("new")
    return program.scene(NewGame)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Too few units ({found}, but 8 players need 50)"),
        (
            "de",
            "Zu wenige Einheiten ({found} statt 50 bei 8 Spielern)",
        ),
    ],
)
def test_options_that_leave_too_few_units_are_refused_on_the_page(
    lang: str, sentence: str, tmp_path: Path
) -> None:
    program = Program(tmp_path, QUICK.model_copy(update={"language": lang}))
    set_language(lang)
    try:
        page = page_of(program)
        page.plan = crowded()
        page.restyle()
        program.click("start")
        assert program.scene(NewGame) is page
        start, _, end = sentence.partition("{found}")
        said = program.says("seed note")
        assert said.startswith(start)
        assert end in said
        page.plan = page.plan.model_copy(update={"options": {}})
        page.restyle()
        program.click("start")
        program.pilot.step()
        program.scene(BattleTable)
    finally:
        set_language("en")


def test_a_code_with_such_options_is_refused_like_them(tmp_path: Path) -> None:
    program = Program(tmp_path)
    page = page_of(program)
    program.click("seed")
    program.pilot.type(code_of(INFO, crowded(), 7))
    program.pilot.step()
    assert len(page.plan.seats) == PLAYERS
    program.click("start")
    assert program.scene(NewGame) is page
    assert program.says("seed note").startswith("Too few units (")


@pytest.mark.parametrize("change", ["letter", "digit", "short", "long"])
def test_a_garbled_code_of_tank_hunter_is_refused_in_a_sentence(change: str) -> None:
    code = code_of(INFO, first_plan(INFO), 77).replace("-", "")
    garbled = {
        "letter": f"Z{code[1:]}",
        "digit": f"{code[:-1]}{'1' if code[-1] != '1' else '2'}",
        "short": code[:-2],
        "long": f"{code}{code}",
    }[change]
    with pytest.raises(CodeError, match="is no code"):
        deal_of(garbled, games_to_choose())


def test_a_code_of_one_game_never_reads_as_the_other() -> None:
    for info in games_to_choose():
        code = code_of(info, first_plan(info), 5)
        assert deal_of(code, games_to_choose()).info == info
        for other in games_to_choose():
            if other != info:
                with pytest.raises(CodeError):
                    deal_of(code, (other,))


def test_a_save_that_its_cards_no_longer_suffice_for_is_told_and_kept(tmp_path: Path) -> None:
    program = Program(tmp_path)
    new_battle(program)
    go_on(program, 6, Random(1))
    program.app.title()
    (save,) = (tmp_path / "running").glob("*.json")
    journal = json.loads(save.read_text("utf-8"))
    del journal["checksum"]  # It would no longer be right.
    journal["options"]["nations"] = "Italy,Poland"
    spoiled = json.dumps(journal)
    save.write_text(spoiled, "utf-8")
    again = Program(tmp_path)
    again.click("continue")
    again.pilot.step()
    again.scene(Title)
    assert "Too few units (5, but 2 players need 20)" in again.says("notice")
    kept = [file for file in tmp_path.rglob("*.json") if file.read_text("utf-8") == spoiled]
    assert len(kept) == 1
