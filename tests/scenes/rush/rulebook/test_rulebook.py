"""The rule book of Rush: every link leads somewhere, words are found, drawings are true, and pages fit."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.model.rush.rules.tabletop import play, table
from tests.scenes.program import Program
from tests.scenes.rush.opened import lit, opened, sprite
from wotrush.i18n import LANGUAGES, set_language, t
from wotrush.model.rush.cards import Ability, Kind, Passive
from wotrush.model.rush.default import default_catalogue
from wotrush.model.rush.state import GONE, Prompt
from wotrush.model.rush.view import refusal
from wotrush.scenes.rulebook.book import find
from wotrush.scenes.rulebook.drawings import Drawing
from wotrush.scenes.rulebook.finding import matches
from wotrush.scenes.rulebook.gestures import ClickDrawing
from wotrush.scenes.rulebook.markup import MARKS, inks_of, plain, segments
from wotrush.scenes.rulebook.scene import RuleBook
from wotrush.scenes.rulebook.signs import Key, KeyArrow, Mouse, Press
from wotrush.scenes.rush.abilities import ABILITIES
from wotrush.scenes.rush.offers.offer import OnEnemy
from wotrush.scenes.rush.rulebook import links
from wotrush.scenes.rush.rulebook.answers import BEHIND, CHANGE, PAYING, TOGETHER
from wotrush.scenes.rush.rulebook.cases import Case
from wotrush.scenes.rush.rulebook.contents import BOOK
from wotrush.scenes.rush.rulebook.drawings import FourWays, HitDrawing, PaymentDrawing, card_of
from wotrush.scenes.rush.rulebook.endings import DOUBLES, EXPOSED
from wotrush.scenes.rush.rulebook.rulings import SIEGE
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.style.theme import Theme
from wotrush.stage.label import Label
from wotrush.stage.typography.text import Span, resolve
from wotrush.stage.widgets import Button
from wotrush.workshop.studio import Studio


def icons(text: str) -> list[str]:
    return sorted(mark[2] for mark in MARKS.finditer(text) if mark[2])


KEYS = [paragraph.key for chapter in BOOK for paragraph in chapter.paragraphs]


def test_no_two_paragraphs_have_the_same_key() -> None:
    assert len(KEYS) == len(set(KEYS))


def test_whatever_the_game_waits_for_has_its_paragraph() -> None:
    assert set(links.PROMPTS) == set(Prompt)
    assert set(links.PROMPTS.values()) <= set(KEYS)


def test_every_refusal_has_its_paragraph() -> None:
    reasons = {value for name, value in vars(refusal).items() if name.isupper() and isinstance(value, str)}
    assert set(links.REFUSALS) == reasons
    assert set(links.REFUSALS.values()) <= set(KEYS)


def test_every_card_has_its_paragraph() -> None:
    assert set(ABILITIES) == set(Ability)
    assert {row.paragraph for row in ABILITIES.values()} <= set(KEYS)
    assert set(links.PASSIVES) == set(Passive)
    assert set(links.KINDS) == set(Kind)
    assert {links.card_key(card) for card in default_catalogue().cards} <= set(KEYS)


def test_a_link_that_leads_nowhere_is_an_error() -> None:
    with pytest.raises(KeyError, match="no such thing"):
        find(BOOK, "no such thing")


def test_words_are_found_whatever_their_case_and_only_where_all_of_them_stand() -> None:
    found = [paragraph.key for _, paragraph in matches(BOOK, "HEAVY destroys")]
    assert "assault.base" in found
    assert "ability.scouting" not in found
    assert matches(BOOK, "  ") == []
    assert matches(BOOK, "zeppelin") == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_marks_are_whole_in_every_language(code: str) -> None:
    """A star without its partner would be printed literally."""
    set_language(code)
    for chapter in BOOK:
        for paragraph in chapter.paragraphs:
            text = t(paragraph.text)
            assert not set("*[]") & set(plain(text)), text
            assert icons(text) == icons(paragraph.text)


def test_a_drawn_hit_does_what_the_rules_say() -> None:
    """Ask the rules whether the target is damaged or destroyed."""
    hits = [p.drawing for chapter in BOOK for p in chapter.paragraphs if isinstance(p.drawing, HitDrawing)]
    assert len(hits) == 2
    for hit in hits:
        defender = "" if hit.target == "base" else hit.target
        game = table(f"""
            seat: 0
              hand: {hit.attacker}
            seat: 1
              bases: up {defender}, up, up
        """)
        play(game, f"attack {hit.attacker} on 1.0")
        gone = game.base[3] == GONE if hit.target == "base" else game.defender[3] < 0
        assert gone is hit.destroyed


@pytest.mark.parametrize("drawn", [TOGETHER, BEHIND])
def test_hits_that_are_drawn_one_after_another_do_what_the_rules_say(drawn: Case) -> None:
    """Ask the rules whether the target of each is damaged or destroyed."""
    first, target, second, result = drawn.steps
    codes = [card.code for card in target]
    assert (codes[0] == "base") is (len(codes) == 2), "a base is shown with the defender that was before it"
    game = table(f"""
        seat: 0
          hand: {first[0].code} {second[0].code}
        seat: 1
          bases: up {codes[-1]}, up, up
    """)
    play(game, f"attack {first[0].code} on 1.0")
    assert (game.defender[3] < 0) is target[-1].gone
    play(game, f"attack {second[0].code} on 1.0")
    assert game.defender[3] < 0
    assert (game.base[3] == GONE) is (result[0].code == "base")


def test_other_cases_are_drawn_as_the_rules_have_them() -> None:
    payer, vehicle = (card_of(step[0].code) for step in CHANGE.steps)
    assert (payer.resources or 0) > vehicle.cost, "something is overpaid"
    attackers, fallen, _ = DOUBLES.steps
    assert len({card_of(card.code).nation for card in attackers}) == 1
    assert len(attackers) == len(fallen) == 2
    attacker, _, (_, guard) = EXPOSED.steps
    assert guard.code == attacker[0].code
    assert card_of(guard.code).armor
    striker, struck = (card_of(step[0].code) for step in SIEGE.steps)
    assert Passive.BASES_ONLY in striker.passives, "that does not bind it"
    assert Ability.SIEGE_MASTER in dict(striker.abilities)
    assert struck.armor


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_achievements_are_named_in_one_size(code: str) -> None:
    set_language(code)
    studio = Studio((1920, 1080), 1.5)
    book = RuleBook(studio.context, BOOK, "end.achievements")
    studio.pilot(book)
    block = next(node for node in book.root.walk() if node.name == "end.achievements")
    drawing = block.children[1]
    sizes = set()
    for label in drawing.children:
        if isinstance(label, Label) and label.ink is not None:
            sizes.add(label.writer.fitting_ink(resolve(label.text), label.ink, int(label.size.x)).size)
    assert len(sizes) == 1


def test_what_is_drawn_to_be_bought_and_researched_can_be() -> None:
    ways = FourWays()
    bought: list[tuple[str, tuple[str, ...]]] = [(ways.bought, (ways.payer,))]
    for drawing in (p.drawing for chapter in BOOK for p in chapter.paragraphs):
        if isinstance(drawing, PaymentDrawing):
            bought.append((drawing.vehicle, drawing.payers))
    assert len(bought) > 1
    for vehicle, payers in bought:
        assert sum(card_of(payer).resources or 0 for payer in payers) >= card_of(vehicle).cost, vehicle
    assert dict(card_of(ways.researcher).abilities)[Ability.RESEARCH] >= card_of(ways.researched).cost


def test_the_rules_open_over_a_game_at_what_it_waits_for_and_close_again(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.new_game(seed=3)
    table_scene = program.scene(TableScene)
    program.pilot.key(pygame.K_F1)
    program.pilot.wait(0.5)
    book = program.scene(RuleBook)
    assert book.shows == links.PROMPTS[table_scene.view.o.prompt]
    program.pilot.key(pygame.K_ESCAPE)
    program.pilot.wait(0.5)
    assert program.scene(TableScene) is table_scene


def test_a_search_shows_what_was_found_and_says_so_when_nothing_was(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.click("rules")
    program.click("search")
    program.pilot.type("scouting")
    sheet = program.node("sheet")
    assert sheet.find("ability.scouting")
    assert not [node for node in sheet.walk() if node.name == "aim.squad"]
    program.pilot.type("zeppelin")
    assert "scoutingzeppelin" in program.says("nothing")


@pytest.mark.parametrize(
    ("text", "wanted", "found"),
    [
        ("Heavy tanks destroy", "destroy HEAVY", ["Heavy", "destroy"]),
        ("*Auslöschen* heißt", "loschen heiss", ["löschen", "heiß"]),
        ("5\u00a0medals", "5 medals", ["5", "medals"]),
        ("[cost] is (a) *price*", "(a) price", ["(a)", "price"]),
        ("Mississippi", "s ss", ["ss", "ss"]),
        ("Straße", "s", ["S", "ß"]),
        ("nothing", "", []),
    ],
)
def test_what_is_highlighted_is_what_a_search_finds(text: str, wanted: str, found: list[str]) -> None:
    inks = inks_of(Theme.of())
    shown = [one for one in segments(text, inks, wanted) if isinstance(one, Span)]
    assert [span.text for span in shown if span.ink == inks.found] == found
    assert "".join(span.text for span in shown) == plain(text)


def test_no_chapter_is_shown_as_open_while_something_is_looked_for(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.click("rules")

    def looks() -> set[object]:
        entries = [program.node(chapter.key) for chapter in BOOK]
        return {entry.style.normal for entry in entries if isinstance(entry, Button) and entry.style}

    assert len(looks()) == 2
    program.click("search")
    program.pilot.type("scouting")
    assert len(looks()) == 1
    for _ in "scouting":
        program.pilot.key(pygame.K_BACKSPACE)
    assert len(looks()) == 2


def test_while_a_refusal_is_shown_the_rules_open_at_the_rule_behind_it() -> None:
    played = opened()
    played.pilot.click(sprite(played, "su12"))
    played.pilot.click(lit(played, OnEnemy(1, 1, False)))
    assert played.scene.view.warning
    played.pilot.key(pygame.K_F1)
    assert played.go.went[-1] == f"rules {links.REFUSALS[refusal.ONLY_VEHICLES]}"
    played.pilot.move((2, 2))
    played.pilot.wait(5.0)
    played.pilot.key(pygame.K_F1)
    assert played.go.went[-1] == f"rules {links.PROMPTS[Prompt.PLAY]}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_keys_are_drawn_with_the_names_that_a_keyboard_has(code: str) -> None:
    set_language(code)
    _, keys = find(BOOK, "screen.keys")
    _, join = find(BOOK, "screen.join")
    assert keys is not None
    assert join is not None
    assert keys.drawing is not None
    assert join.drawing is not None
    assert _written(keys.drawing) == [t("Tab"), t("Enter"), t("Esc")]
    assert [part.what.arrow for part in keys.drawing.parts() if isinstance(part.what, Key)][:4] == [
        KeyArrow.LEFT,
        KeyArrow.UP,
        KeyArrow.DOWN,
        KeyArrow.RIGHT,
    ]
    assert _written(join.drawing) == [{"de": "Umschalt", "it": "Maiusc"}.get(code, "Shift")]


def _written(drawing: Drawing) -> list[str]:
    return [part.what for part in drawing.parts() if isinstance(part.what, str)]


def test_what_a_drawing_shows_of_the_controls_the_table_allows() -> None:
    _, paragraph = find(BOOK, "screen.click")
    assert paragraph is not None
    assert isinstance(paragraph.drawing, ClickDrawing)
    assert card_of(PAYING.args[1]).cost == 1, "barracks pay one"
    pressed = [part.what.button for part in paragraph.drawing.parts() if isinstance(part.what, Press)]
    assert pressed == [Mouse.LEFT, Mouse.LEFT, Mouse.RIGHT]
