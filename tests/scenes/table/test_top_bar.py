"""The bar along the top is built anew only where it offers or says something else."""

from __future__ import annotations

import pytest

from tests.scenes.rush.tables import table
from wotrush.i18n import language, set_language
from wotrush.stage.widgets import Button


def test_buttons_that_are_offered_as_before_stay() -> None:
    played = table(players=3, seed=4, opponent="recruit")
    bar = played.scene.pieces.bar
    before = list(bar.children)
    bar.stale = False
    bar.build()
    assert bar.children == before
    assert not bar.stale


def test_another_language_makes_other_buttons() -> None:
    played, before = table(players=3, seed=4, opponent="recruit"), language()
    bar = played.scene.pieces.bar
    old = list(bar.children)
    try:
        set_language("de")
        bar.build()
        texts = [button.text for button in bar.children if isinstance(button, Button)]
    finally:
        set_language(before)
    assert "Regeln" in texts
    assert not set(old) & set(bar.children)


def test_another_phase_of_the_turn_is_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    played = table(players=3, seed=4, opponent="recruit")
    bar = played.scene.pieces.bar
    names, now = bar.phases()
    monkeypatch.setattr(bar, "phases", lambda: (names, 1 - now))
    before = list(bar.children)
    bar.stale = False
    bar.build()
    assert bar.stale
    assert bar.children == before
