"""What the table tells about cards, in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from wotrush.i18n import language, set_language
from wotrush.match.message import Message
from wotrush.model.rush.refusal import NO_ABILITY, Refusal
from wotrush.scenes.rush import telling


@pytest.fixture
def german() -> Iterator[None]:
    before = language()
    set_language("de")
    yield
    set_language(before)


@pytest.mark.usefixtures("german")
def test_cards_named_by_opponents_and_rules_are_called_as_on_their_faces() -> None:
    assert "Techniker" in telling.reason_text(
        Message("Trades {card} for a better card.", {"card": "Technicians"})
    )
    assert "Pioniere" in telling.refusal_text(Refusal(NO_ABILITY, {"card": "Engineers"}))
    assert "Т-34" in telling.reason_text(Message("Trades {card} for a better card.", {"card": "Т-34"}))
