"""The buttons of the prompt panel."""

from __future__ import annotations

import pytest

from tests.scenes.views import asked
from wotrush.i18n import set_language
from wotrush.model.rush.state import Prompt
from wotrush.scenes.rush.board.prompt_panel import PromptPanel
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.stage.typography.text import resolve
from wotrush.stage.widgets import Button
from wotrush.workshop.studio import Studio


@pytest.mark.parametrize(("size", "scale", "drawn"), [((1280, 720), 1.5, True), ((2560, 1080), 1.0, False)])
def test_medals_to_choose_from_are_all_named_or_all_drawn(
    size: tuple[int, int], scale: float, drawn: bool
) -> None:
    set_language("de")
    studio = Studio(size, scale)
    table = studio.table(studio.session(asked(Prompt.REWARD)))
    studio.take(table)
    assert isinstance(table, TableScene)
    panel = table.root.find("prompt")
    assert isinstance(panel, PromptPanel)
    texts = [resolve(button.text) for button in panel.children if isinstance(button, Button)]
    assert len(texts) > 1
    assert [not isinstance(text, str) for text in texts] == [drawn] * len(texts)
