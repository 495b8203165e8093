"""An option with several values on the page for a new game: Tank Hunter's nations, by mouse, keys and gamepad."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from tests.scenes.program import QUICK, Program
from tests.scenes.walking import PadPress
from wotrush.scenes.hunter.info import INFO
from wotrush.scenes.menu.new_game import NewGame
from wotrush.scenes.setup.game_plan import first_plan
from wotrush.scenes.setup.share_code import code_of, deal_of
from wotrush.stage.widgets import Toggle

Switch = Callable[[str], None]
NATIONS = next(option for option in INFO.options if option.field == "nations")


@pytest.fixture
def page(tmp_path: Path) -> Program:
    program = Program(tmp_path, QUICK.model_copy(update={"game": "hunter"}))
    program.app.new_game()
    program.pilot.step()
    return program


def by_keys(program: Program, press: Callable[[int], None]) -> Switch:
    def switch(name: str) -> None:
        focus = program.scene(NewGame).interface.focus
        for _ in range(80):
            if focus.current is not None and focus.current.name == name:
                press(pygame.K_RETURN)
                return
            press(pygame.K_TAB)
            program.pilot.step()
        raise AssertionError(f"Tab never comes to {name}.")

    return switch


def by_mouse(program: Program) -> Switch:
    def switch(name: str) -> None:
        node = program.node(name)
        node.scroll_into_view()
        program.pilot.step()
        program.pilot.click(node)

    return switch


def switched_on(program: Program) -> set[str]:
    names = {str(choice.value) for choice in NATIONS.values}
    nodes = {name: program.node(f"nations {name}") for name in names}
    return {name for name, node in nodes.items() if isinstance(node, Toggle) and node.on}


@pytest.mark.parametrize("how", ["mouse", "keys", "gamepad"])
def test_any_nations_can_be_chosen(page: Program, how: str) -> None:
    switch = (
        by_mouse(page)
        if how == "mouse"
        else by_keys(page, page.pilot.key if how == "keys" else PadPress(page.pilot))
    )
    assert switched_on(page) == {"all"}
    for name in ("Hungary", "Germany", "USA", "Hungary"):
        switch(f"nations {name}")
    assert switched_on(page) == {"Germany", "USA"}
    switch("start")
    page.pilot.step()
    assert page.session.match.setup.options["nations"] == "Germany,USA"


def test_without_any_nation_all_of_them_play(page: Program) -> None:
    for name, on in (
        ("USSR", {"USSR"}),
        ("USSR", {"all"}),
        ("UK", {"UK"}),
        ("all", {"all"}),
        ("all", {"all"}),
    ):
        by_mouse(page)(f"nations {name}")
        assert switched_on(page) == on
    for choice in NATIONS.values[1:]:
        by_mouse(page)(f"nations {choice.value}")
    assert switched_on(page) == {"all"}


def test_too_few_units_are_told_at_once(page: Program) -> None:
    switch = by_mouse(page)
    switch("nations Poland")
    sentence = "Too few units (1, but 2 players need 20): change the options, or seat fewer players."
    assert page.says("seed note") == sentence
    page.pilot.key(pygame.K_RETURN)
    page.scene(NewGame)
    switch("nations Germany")
    assert page.says("seed note") != sentence


@pytest.mark.parametrize("chosen", ["all", "Germany", "Germany,USSR,Poland,Hungary", "Italy,France"])
def test_a_share_code_brings_any_nations_along(chosen: str) -> None:
    plan = first_plan(INFO).model_copy(update={"options": {"nations": chosen}})
    assert deal_of(code_of(INFO, plan, 5), [INFO]).plan.chosen_options(INFO)["nations"] == chosen


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("USSR,Germany", "Germany,USSR"),
        (["USA"], "USA"),
        ("", "all"),
        ("Mars", "all"),
        (None, "all"),
        (",".join(str(choice.value) for choice in NATIONS.values[1:]), "all"),
    ],
)
def test_a_remembered_choice_is_read_in_any_order(said: object, meant: str) -> None:
    assert NATIONS.valid(said) == meant
