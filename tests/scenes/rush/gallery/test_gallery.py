"""The gallery: every card once, found by switches and words, shown close up by pointer and keys."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.scenes.program import Program
from wotrush.i18n import set_language, set_latin_names
from wotrush.model.rush.cards import Ability, Nation, VehicleClass
from wotrush.model.rush.default import default_catalogue
from wotrush.scenes.gallery.choosing import GalleryFilter, shown
from wotrush.scenes.gallery.scene import Gallery
from wotrush.scenes.rulebook.scene import RuleBook
from wotrush.scenes.rush.gallery.contents import ABILITY, CLASS, COST, NATION, OTHERS, gallery
from wotrush.stage.widgets import ScrollPanel
from wotrush.workshop.studio import Studio

CARDS = default_catalogue().cards


def found(wanted: GalleryFilter) -> list[str]:
    return [card.name or card.code for card in shown(gallery(), wanted)]


def test_every_card_is_shown_once() -> None:
    """There are 100 vehicles, three kinds of barracks cards, eight of medals, and the base."""
    assert len(shown(gallery(), GalleryFilter())) == 100 + 3 + 8 + 1


def test_choices_of_one_group_add_up_and_of_several_narrow_down() -> None:
    heavy = GalleryFilter().toggled(CLASS, VehicleClass.HEAVY)
    soviet = heavy.toggled(NATION, Nation.USSR)
    either = soviet.toggled(NATION, Nation.FRANCE)
    counts = [len(found(wanted)) for wanted in (heavy, soviet, either)]
    french = len(found(heavy.toggled(NATION, Nation.FRANCE)))
    assert counts[0] > counts[2] == counts[1] + french > counts[1] > 0
    assert either.toggled(NATION, Nation.FRANCE) == soviet


def test_every_choice_finds_a_card() -> None:
    for group in gallery().groups:
        for choice in group.choices:
            assert found(GalleryFilter().toggled(group, choice)), (group, choice)


def test_no_cost_is_not_cost_0() -> None:
    free = shown(gallery(), GalleryFilter().toggled(COST, 0))
    assert free
    assert all(card.cls is not None for card in free)
    assert all(card.cls is None for card in shown(gallery(), GalleryFilter().toggled(CLASS, OTHERS)))


@pytest.mark.parametrize("latin", [False, True])
@pytest.mark.parametrize("words", ["т-34-85", "T-34-85", "t-34-85"])
def test_a_cyrillic_name_is_found_by_its_letters_and_by_its_latin_reading(words: str, latin: bool) -> None:
    set_latin_names(latin)
    assert found(GalleryFilter(words=words)) == ["Т-34-85"]


def test_words_find_abilities_in_the_language_spoken() -> None:
    set_language("de")
    by_word = found(GalleryFilter(words="artillerieschlag"))
    assert by_word == found(GalleryFilter().toggled(ABILITY, Ability.SIEGE_MASTER))


def test_cards_are_reached_by_pointer_and_by_keys_and_lead_to_their_rule(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.click("cards")
    page = program.scene(Gallery)
    first, second = (page.root.find(card.code) for card in CARDS[:2])
    program.pilot.move(second)
    program.pilot.wait(0.1)
    assert page.held == CARDS[1]
    page.interface.focus.set(first)
    program.pilot.key(pygame.K_RIGHT)
    assert page.held == CARDS[1]
    program.pilot.key(pygame.K_RIGHT)
    assert page.held == CARDS[2]
    program.click("in the rules")
    program.pilot.wait(0.5)
    assert program.scene(RuleBook)


def test_switches_and_search_keep_what_was_chosen(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.click("cards")
    program.click(f"chip {Nation.FRANCE}")
    assert program.says("count") == f"{25 + 2} cards", "vehicles, one medal, two medals"
    program.click("search")
    program.pilot.type("zeppelin")
    assert program.says("count") == "No card is like that."


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
def test_the_edge_of_the_list_cuts_through_no_cards_figures(size: tuple[int, int]) -> None:
    studio = Studio(size)
    scene = Gallery(studio.context, gallery())
    studio.pilot(scene, frames=1)
    grid = scene.root.find("cards")
    assert isinstance(grid, ScrollPanel)
    edge = grid.box_px.bottom
    for card in grid.content.children:
        box = card.box_px
        cut = (edge - box.top) / box.h
        assert cut < 0.62 or cut > 0.99


def test_the_signs_of_classes_are_explained_first_since_cards_name_their_abilities_themselves() -> None:
    assert gallery().explained is CLASS
