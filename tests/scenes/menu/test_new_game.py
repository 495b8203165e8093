"""The page on which a new game is set up, as it is first seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scenes.program import QUICK, Program
from wotrush.scenes.menu.new_game import NewGame
from wotrush.scenes.menu.rule_option import RuleOption
from wotrush.stage.widgets import ScrollPanel


@pytest.mark.parametrize("language", ["de", "en", "it", "pl"])
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 768)])
def test_a_list_of_rules_that_is_too_long_ends_between_two_of_them(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    program = Program(tmp_path, QUICK.model_copy(update={"game": "hunter", "language": language}), size)
    program.click("new")
    (shown,) = (node for node in program.scene(NewGame).root.walk() if isinstance(node, ScrollPanel))
    options = [node for node in shown.walk() if isinstance(node, RuleOption)]
    below = [option for option in options if option.rect.bottom > shown.size.y + 1]
    assert below, "the list is too long at every size"
    assert all(option.rect.y > shown.size.y - 1 for option in below)
