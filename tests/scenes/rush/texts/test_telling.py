"""Texts about cards on the table, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.scenes.program import Program
from tests.scenes.rush.tables import table
from wotrush.i18n import language, set_language, set_latin_names
from wotrush.match.message import Message
from wotrush.model.game import Refusal
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import Kind, Nation
from wotrush.model.rush.view.refusal import NO_ABILITY
from wotrush.scenes.rush.cards.faces import CardPicture, Faces
from wotrush.scenes.rush.cards.sides import CardSide
from wotrush.scenes.rush.description import DESCRIPTION
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.rush.table.spoken import card_words
from wotrush.scenes.rush.texts import telling
from wotrush.scenes.rush.texts.narrating import EVENT_WORDS
from wotrush.scenes.table.panels.event_words import _named


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


@pytest.mark.usefixtures("german")
def test_a_vehicle_keeps_its_name_where_the_other_game_translates_one_like_it() -> None:
    reason = Message("Trades {card} for a better card.", {"card": "M3 Half-track"})
    assert "M3\xa0Half-track" in telling.reason_text(reason)


def test_no_line_breaks_within_the_name_of_a_vehicle() -> None:
    o = table(players=2, seed=3).o
    card = o.catalogue.by_code["us06"]
    assert " " in o.catalogue.cards[card].name
    assert " " not in telling.name(o, card)


def test_a_name_in_the_log_is_a_whole_word() -> None:
    """The T-34 is not found within a T-34-85, nor a base within a longer word."""
    played = table(players=2, seed=3)
    played.rest()
    by_code = played.o.catalogue.by_code
    t34, t34_85 = by_code["su07"], by_code["su08"]
    text = "Т-34-85 replaces Т-34"
    assert _named(played.scene.view, EVENT_WORDS, text, (t34, t34_85)) == ((0, 7, t34_85), (17, 21, t34))
    assert _named(played.scene.view, EVENT_WORDS, "Basecamp", (by_code["base1"],)) == ()


def test_names_are_read_in_latin_letters_everywhere_if_so_set() -> None:
    played = table(players=2, seed=3)
    card = played.o.catalogue.by_code["su07"]
    set_latin_names(True)
    faces = Faces(played.o.catalogue.cards)
    assert isinstance(printed := faces.side(card, CardSide.HAND), CardPicture)
    assert printed.face.name == telling.name(played.o, card) == "T-34"
    assert card_words(played.scene.view, card).startswith("T-34,")
    reason = Message("Trades {card} for a better card.", {"card": "Т-34"})
    assert "T-34" in telling.reason_text(reason)
    assert "T-34" in telling.refusal_text(Refusal(NO_ABILITY, {"card": "Т-34"}))


def test_what_the_table_has_told_is_told_again_in_the_letters_chosen(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.new_game(seed=3)
    program.play_on(6)
    log = program.scene(TableScene).pieces.log

    def cyrillic() -> set[str]:
        return {letter for line in log.lines for letter in line.text if "А" <= letter <= "я"}

    assert not cyrillic()
    program.app.context.change(latin_names=False)
    assert cyrillic()
    program.app.context.change(latin_names=True)
    assert not cyrillic()


@pytest.mark.parametrize(
    ("code", "said"), [("en", "Iron Cross (double)"), ("de", "Eisernes Kreuz (doppelt)")]
)
def test_two_medals_on_one_card_are_named_apart_from_two_cards_of_one_medal(code: str, said: str) -> None:
    o = table(players=2, seed=3).o
    cards = {
        kind: [
            c
            for c, card in enumerate(o.catalogue.cards)
            if card.kind is kind and card.nation is Nation.GERMANY
        ]
        for kind in (Kind.MEDAL, Kind.DOUBLE)
    }
    before = language()
    set_language(code)
    try:
        assert telling.names(o, cards[Kind.DOUBLE][:1]) == said
        assert telling.names(o, cards[Kind.MEDAL][:2]) == f"2\u00a0×\u00a0{said.rpartition(' ')[0]}"
    finally:
        set_language(before)


@pytest.mark.parametrize(("code", "told"), [("su16", True), ("us02", True), ("su25", True), ("us18", False)])
def test_a_recap_tells_the_use_of_a_card_that_explains_what_follows(code: str, told: bool) -> None:
    """A medal, a second purchase, and cards given up name no card that brought them."""
    o = table().scene.view.o
    assert DESCRIPTION.in_recap(ev.Used(0, o.catalogue.by_code[code])) is told
