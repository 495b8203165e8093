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


@pytest.mark.parametrize(("width", "drawn"), [(1920, True), (2560, False)])
def test_medals_to_choose_from_are_all_named_or_all_drawn(width: int, drawn: bool) -> None:
    set_language("de")
    studio = Studio((width, 1080))
    table = studio.table(studio.session(asked(Prompt.REWARD)))
    studio.take(table)
    assert isinstance(table, TableScene)
    panel = table.root.find("prompt")
    assert isinstance(panel, PromptPanel)
    texts = [resolve(button.text) for button in panel.children if isinstance(button, Button)]
    assert len(texts) > 1
    assert [not isinstance(text, str) for text in texts] == [drawn] * len(texts)
