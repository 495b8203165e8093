"""The rule book of Tank Hunter: every link leads somewhere, pictures are true, and pages fit."""

from __future__ import annotations

from typing import TypeVar

import pygame
import pytest

from tests.model.hunter.rules.tabletop import at, play, table
from tests.scenes.hunter.tables import battle
from wotrush.i18n import LANGUAGES, set_language, t
from wotrush.model.hunter import HunterGame, frames
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.words import DRY, EVENT, EVENT_IDS, EVENTS, PINNED
from wotrush.model.hunter.view import reasons
from wotrush.scenes.art.lettering import Face
from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.hunter.faces import event
from wotrush.scenes.hunter.faces.lines import fitted
from wotrush.scenes.hunter.faces.pictures import EventPicture
from wotrush.scenes.hunter.rulebook import links
from wotrush.scenes.hunter.rulebook.contents import HUNTER_BOOK
from wotrush.scenes.hunter.rulebook.dice_drawings import (
    Answered,
    OutOfAmmo,
    Shelled,
    Spied,
    TargetNumber,
)
from wotrush.scenes.hunter.rulebook.drawings import SMALL, CardRow, StrikeDrawing, face_of, kind_of
from wotrush.scenes.hunter.rulebook.line_drawings import UnitsWith
from wotrush.scenes.hunter.texts.abilities import ABILITIES
from wotrush.scenes.rulebook.markup import MARKS, plain
from wotrush.scenes.rulebook.scene import RuleBook
from wotrush.stage.widgets import Button
from wotrush.workshop.studio import Studio

KEYS = [paragraph.key for chapter in HUNTER_BOOK for paragraph in chapter.paragraphs]

CHAPTERS = {chapter.key for chapter in HUNTER_BOOK}
DrawingT = TypeVar("DrawingT")


def icons(text: str) -> list[str]:
    return sorted(mark[2] for mark in MARKS.finditer(text) if mark[2])


def test_no_two_paragraphs_have_the_same_key() -> None:
    assert len(KEYS) == len(set(KEYS))


def test_whatever_the_game_waits_for_has_its_paragraph() -> None:
    assert set(links.MOMENTS) == set(range(len(frames.FRAME_NAMES)))
    assert {*links.MOMENTS.values(), *links.STEPS.values()} <= set(KEYS)


def test_every_refusal_has_its_paragraph() -> None:
    sentences = {value for name, value in vars(reasons).items() if name.isupper() and isinstance(value, str)}
    assert set(links.REFUSALS) == sentences
    assert set(links.REFUSALS.values()) <= set(KEYS)


def test_every_card_and_every_ability_has_its_paragraph() -> None:
    assert set(links.ABILITY_RULES) == set(ABILITIES)
    cards = [*range(len(box().rows)), *range(EVENT, EVENT + EVENTS)]
    assert {*links.ABILITY_RULES.values(), *map(links.card_rule, cards)} <= set(KEYS)


@pytest.mark.parametrize("code", LANGUAGES)
def test_marks_are_whole_in_every_language(code: str) -> None:
    set_language(code)
    for chapter in HUNTER_BOOK:
        for paragraph in chapter.paragraphs:
            text = t(paragraph.text)
            assert not set("*[]") & set(plain(text)), text
            assert icons(text) == icons(paragraph.text), text


def test_a_drawn_attack_can_do_what_is_drawn() -> None:
    """Let the rules destroy the target."""
    strikes = [p.drawing for c in HUNTER_BOOK for p in c.paragraphs if isinstance(p.drawing, StrikeDrawing)]
    assert strikes
    for strike in strikes:
        lines = (
            f"seat: S1\n front: 1 {strike.attacker} revealed\nseat: S2\n front: 2 {strike.target} revealed"
        )
        game = table(lines, s1=(1,))
        play(game, "attack 1>2 ap")
        assert at(game, 2) == "gone"


def drawn(kind: type[DrawingT]) -> list[DrawingT]:
    found = [p.drawing for c in HUNTER_BOOK for p in c.paragraphs if isinstance(p.drawing, kind)]
    assert found
    return found


def duel(attacker: str, target: str, *dice: int) -> HunterGame:
    lines = f"seat: S1\n front: 1 {attacker} revealed\nseat: S2\n front: 2 {target} revealed"
    return table(lines, s1=dice)


def test_a_drawn_target_number_is_the_largest_die_that_hits() -> None:
    for one in drawn(TargetNumber):
        for die, result in ((one.number, "gone"), (one.number + 1, "front")):
            game = duel(one.attacker, one.target, die)
            play(game, "attack 1>2 ap")
            assert at(game, 2) == result


def test_a_drawn_die_leaves_the_unit_out_of_ammo_and_a_lower_one_does_not() -> None:
    for one in drawn(OutOfAmmo):
        for die, dry in ((one.shown, True), (one.shown - 1, False)):
            game = duel(one.code, "u101", die)
            play(game, "attack 1>2 shell")
            assert bool(game.flags[1] & DRY) == dry


def test_a_drawn_shell_pins_its_target() -> None:
    for one in drawn(Shelled):
        game = duel(one.attacker, one.target, 1)
        play(game, "attack 1>2 shell")
        assert game.flags[2] & PINNED


def test_a_drawn_spy_succeeds_and_reveals_as_many_units_as_its_die_shows() -> None:
    for one in drawn(Spied):
        assert len(one.revealed) <= box().spy[kind_of(one.spy)]


def test_a_drawn_answer_follows_a_miss_and_destroys_the_attacker() -> None:
    for one in drawn(Answered):
        game = duel(one.attacker, one.target, 6)
        play(game, "attack 1>2 ap")
        assert at(game, 2) == "front", "a six misses"
        back = duel(one.target, one.attacker, 1)
        play(back, "attack 1>2 ap")
        assert at(back, 2) == "gone"


def test_examples_have_the_ability_and_every_chapter_of_the_rules_has_a_picture() -> None:
    for one in drawn(UnitsWith):
        assert one.parts(), one.ability
    plain_chapters = {"options", "rulings", "faq", "handling"}
    for chapter in HUNTER_BOOK:
        pictures = [p for p in chapter.paragraphs if p.drawing is not None]
        assert pictures or chapter.key in plain_chapters, chapter.key


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_drawn_events_do_is_written_in_letters_of_one_size(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_language(code)
    letters = set[float]()

    def note(
        sheet: Sheet, text: str, face: Face, height: float, box: tuple[float, float, float, float], _: object
    ) -> None:
        letters.add(fitted(sheet, text, face, height, *box[2:]))

    monkeypatch.setattr(event, "boxed", note)
    for card in {card for row in drawn(CardRow) for card in row.cards if row.scale == SMALL}:
        picture = face_of(card)
        if isinstance(picture, EventPicture):
            for wide in (132, 198):
                picture((wide, round(wide * 1.4)))
    assert letters == {event.EVEN_TEXT}


def test_a_short_sentence_leaves_room_for_a_larger_picture() -> None:
    set_language("en")
    sheet, drawn_high = Sheet((200, 280)), dict[str, float]()
    for card in EVENT_IDS:
        picture = face_of(card)
        assert isinstance(picture, EventPicture)
        high = drawn_high[picture.face.text] = event._scene_height(sheet, picture.face, None)
        if high > event.SCENES[0] * (sheet.height - event.HEADER) + 1:
            paper = sheet.height - event.HEADER - high - event.STRIP - event.FRAME - 8
            assert fitted(sheet, picture.face.text, Face.TEXT_MEDIUM, event.TEXT, 172, paper) == event.TEXT
    shortest, longest = (find(drawn_high, key=len) for find in (min, max))
    assert drawn_high[shortest] > event.SCENES[0] * (sheet.height - event.HEADER) + 1
    assert drawn_high[longest] < drawn_high[shortest]


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_chapters_are_listed_in_letters_of_one_size(code: str) -> None:
    set_language(code)
    for size, scale in (((1280, 720), 1.0), ((1920, 1080), 1.5), ((1024, 768), 1.0)):
        studio = Studio(size, scale)
        page = RuleBook(studio.context, HUNTER_BOOK)
        studio.stack.push(page)
        studio.stack.update()
        entries = [node for node in page.root.walk() if isinstance(node, Button) and node.name in CHAPTERS]
        assert len(entries) == len(HUNTER_BOOK)
        assert len({entry.style.ink.size for entry in entries if entry.style is not None}) == 1
        assert all(entry.natural_width() <= entry.size.x + 1 for entry in entries)


def test_the_rules_open_at_what_the_game_waits_for() -> None:
    for decisions, expected in ((0, "setup.draft"), (60, "turn.main")):
        table_of_two = battle(2, 3, decisions=decisions)
        table_of_two.rest()
        assert table_of_two.scene.rule_in_question == expected
        table_of_two.pilot.key(pygame.K_F1)
        assert table_of_two.go.went[-1] == f"rules {expected}"
