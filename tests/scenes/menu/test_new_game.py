"""The page on which a new game is set up, as it is first seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scenes.program import QUICK, Program
from wotrush.scenes.menu.new_game import NewGame
from wotrush.scenes.menu.rule_option import RuleOption
from wotrush.stage.widgets import ScrollPanel


@pytest.mark.parametrize("language", ["de", "en", "it", "pl"])
@pytest.mark.parametrize(
    ("size", "scale"), [((1920, 1080), 1.0), ((1920, 1080), 1.5), ((1280, 720), 1.0), ((1024, 768), 1.0)]
)
def test_a_list_of_rules_that_is_too_long_ends_where_it_cuts_through_no_words(
    tmp_path: Path, size: tuple[int, int], scale: float, language: str
) -> None:
    settings = QUICK.model_copy(update={"game": "hunter", "language": language, "ui_scale": scale})
    program = Program(tmp_path, settings, size)
    program.click("new")
    (shown,) = (node for node in program.scene(NewGame).root.walk() if isinstance(node, ScrollPanel))
    options = [node for node in shown.walk() if isinstance(node, RuleOption)]
    assert options[-1].rect.bottom > shown.size.y, "the list is too long at every size"
    for option in options:
        for node in option.children:
            top = option.rect.y + node.rect.y
            assert top + node.rect.h <= shown.size.y + 1 or top >= shown.size.y - 1, node
