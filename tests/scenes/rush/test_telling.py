"""What the table tells about cards, in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.scenes.rush.tables import table
from wotrush.i18n import language, set_language
from wotrush.match.message import Message
from wotrush.model.rush.refusal import NO_ABILITY, Refusal
from wotrush.scenes.rush import telling
from wotrush.scenes.rush.log_panel import _named


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


def test_a_name_in_the_log_is_a_whole_word() -> None:
    """The T-34 is not found within a T-34-85, nor a base within a longer word."""
    played = table(players=2, seed=3)
    played.rest()
    by_code = played.o.catalogue.by_code
    t34, t34_85 = by_code["su07"], by_code["su08"]
    text = "Т-34-85 replaces Т-34"
    assert _named(played.scene.view, text, (t34, t34_85)) == ((0, 7, t34_85), (17, 21, t34))
    assert _named(played.scene.view, "Basecamp", (by_code["base1"],)) == ()
