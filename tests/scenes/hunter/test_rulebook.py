"""The rule book of Tank Hunter: every link leads somewhere, pictures are true, and pages fit."""

from __future__ import annotations

import pygame
import pytest

from tests.model.hunter.rules.tabletop import at, play, table
from tests.scenes.hunter.tables import battle
from wotrush.i18n import LANGUAGES, set_language, t
from wotrush.model.hunter import frames
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.words import EVENT, EVENTS
from wotrush.model.hunter.view import reasons
from wotrush.scenes.hunter.rulebook import links
from wotrush.scenes.hunter.rulebook.contents import HUNTER_BOOK
from wotrush.scenes.hunter.rulebook.drawings import StrikeDrawing
from wotrush.scenes.hunter.texts.words import ABILITIES
from wotrush.scenes.rulebook.markup import MARKS, plain

KEYS = [paragraph.key for chapter in HUNTER_BOOK for paragraph in chapter.paragraphs]


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


def test_the_rules_open_at_what_the_game_waits_for() -> None:
    for decisions, expected in ((0, "setup.draft"), (60, "turn.main")):
        table_of_two = battle(2, 3, decisions=decisions)
        table_of_two.rest()
        assert table_of_two.scene.rule_in_question == expected
        table_of_two.pilot.key(pygame.K_F1)
        assert table_of_two.go.went[-1] == f"rules {expected}"
