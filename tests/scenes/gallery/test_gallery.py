"""The gallery with cards of a game that it does not know."""

from __future__ import annotations

import pytest
from pygame import Surface

from wotrush import i18n
from wotrush.games import GAMES
from wotrush.scenes.gallery.choosing import GalleryFilter, shown
from wotrush.scenes.gallery.contents import FilterGroup, GalleryContents
from wotrush.scenes.gallery.legend import Legend
from wotrush.scenes.gallery.scene import Gallery
from wotrush.scenes.screens import screens_of
from wotrush.stage.drawing.shapes import Face, Size, plate
from wotrush.stage.label import Label
from wotrush.workshop.studio import Studio

PARITY = FilterGroup("parity", ("even", "odd"), lambda card: [("even", "odd")[card % 2]])
SIZE = FilterGroup("size", ("low", "high"), lambda card: ["low" if card < 7 else "high"])


def paper(size: Size) -> Surface:
    return plate(size, 8, (240, 230, 200))


def face(card: int) -> Face:
    return paper


CONTENTS = GalleryContents(
    cards=tuple(range(1, 13)),
    rows=((PARITY,), (SIZE,)),
    explained=SIZE,
    key=lambda card: f"card {card}",
    searched=lambda card: f"number {card}",
    face=face,
    close_up=face,
    rule=lambda card: "2.1",
    caption=lambda choice, color: str(choice),
    meaning=lambda choice: f"All {choice} cards",
)


def test_groups_narrow_down_and_choices_of_one_group_add_up() -> None:
    odd = GalleryFilter().toggled(PARITY, "odd")
    assert shown(CONTENTS, odd) == [1, 3, 5, 7, 9, 11]
    assert shown(CONTENTS, odd.toggled(SIZE, "high")) == [7, 9, 11]
    assert shown(CONTENTS, odd.toggled(PARITY, "even")) == list(CONTENTS.cards)
    assert shown(CONTENTS, GalleryFilter(words="NUMBER 12")) == [12]


def test_the_page_shows_the_cards_with_switches_and_a_search() -> None:
    studio = Studio((1280, 720))
    page = Gallery(studio.context, CONTENTS)
    studio.pilot(page, frames=1)
    assert page.held == 1
    page._switch(PARITY, "even")
    studio.pilot(page, frames=1)
    assert page.held == 2, "the first that is left is close up"
    names = {node.name for node in page.root.walk()}
    assert "card 2" in names
    assert "card 1" not in names
    assert any(str(node) == "6 cards" for node in page.root.walk() if isinstance(node, Label))


@pytest.mark.parametrize("language", sorted(i18n.LANGUAGES))
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_signs_of_every_game_are_explained_on_a_wide_screen_too(game: str, language: str) -> None:
    cards = screens_of(game).cards
    assert cards is not None
    before = i18n.language()
    i18n.set_language(language)
    try:
        studio = Studio((1280, 720))
        page = Gallery(studio.context, cards())
        studio.pilot(page, frames=1)
        legend = page.root.find("legend")
        assert legend.shown
        assert page.root.box_px.contains(legend.box_px)
    finally:
        i18n.set_language(before)


def test_the_legend_explains_the_group_of_the_switch_that_is_pointed_at_or_has_the_focus() -> None:
    studio = Studio((1280, 720))
    page = Gallery(studio.context, CONTENTS)
    pilot = studio.pilot(page, frames=1)
    legend = page.root.find("legend")
    assert isinstance(legend, Legend)
    assert legend.shown
    assert (legend.group, legend.lit) == (SIZE, None)
    pilot.move(page.root.find("chip odd"))
    assert (legend.group, legend.lit) == (PARITY, "odd")
    page.interface.focus.set(page.root.find("chip low"))
    assert (legend.group, legend.lit) == (SIZE, "low")
