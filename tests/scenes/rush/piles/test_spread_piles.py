"""Piles that are spread out over the table, and Repair's choice among the cards of the Depot."""

from __future__ import annotations

import pygame
import pytest
from pygame import FRect, Surface, Vector2

from tests.scenes.layout_faults import cut_off
from tests.scenes.rush.opened import REPAIR, card, opened
from wotrush.model.rush import actions as act
from wotrush.model.rush.cards import Kind
from wotrush.model.rush.state import Prompt
from wotrush.scenes.rush.board import status_line
from wotrush.scenes.rush.view.layout import using_pose
from wotrush.scenes.table.cards.pile_browser import PileCard
from wotrush.stage.widgets import ScrollPanel

TURN = """
players: 2, first 0, active 0
reserve: su07 us03 fr01 de02
seat: 0
  hand: su21 eng vol
  depot: us07 fr07
seat: 1
  hand: eng eng eng
"""


@pytest.mark.parametrize(
    ("prompt", "depot", "said"),
    [
        ("repair", "us07 fr07 su03", "One or two cards go to the graveyard: choose the first."),
        ("repair", "us07", "Choose the card to send to the graveyard."),
        ("repair_more", "us07 fr07", "One has gone. Choose a second card, or stop."),
    ],
)
def test_repair_says_which_card_of_how_many_is_chosen(prompt: str, depot: str, said: str) -> None:
    spread = opened(REPAIR.format(prompt=prompt, depot=depot)).scene.pieces.browser.spread
    assert spread is not None
    assert spread.groups[0].heading == said


def test_repair_shows_the_weakest_cards_first() -> None:
    played = opened(REPAIR.format(prompt="repair", depot="us07 eng fr07 us01 eng"))
    spread, known = played.scene.pieces.browser.spread, played.o.catalogue.cards
    assert spread is not None
    shown = [known[card] for card in spread.groups[0].cards]
    assert [card.kind for card in shown] == [Kind.ENGINEERS] * 2 + [Kind.VEHICLE] * 3
    costs = [card.cost for card in shown]
    assert costs == sorted(costs)


def test_repair_says_on_a_card_which_achievement_goes_with_it() -> None:
    text = REPAIR.format(prompt="repair", depot="us01 us07 eng")
    played = opened(text.replace("\nreserve", "\nachievements: 1 6 10\nreserve"), size=(1280, 720))
    browser = played.scene.pieces.browser

    def told() -> dict[str, str]:
        cards = [node for node in browser.walk() if isinstance(node, PileCard)]
        return {node.name: str(label) for node in cards for label in node.walk() if label.name == "change"}

    assert told() == {f"pile card {card(played, 'us01')}": "you −5 (Light tanks)"}
    assert not cut_off(browser)


def test_the_first_card_that_repair_sends_away_keeps_its_place_but_fades_and_cannot_be_chosen() -> None:
    played = opened(REPAIR.format(prompt="repair", depot="us07 fr07 su03"), size=(1920, 1080))
    browser, first = played.scene.pieces.browser, card(played, "fr07")

    def places() -> dict[str, tuple[float, ...]]:
        return {node.name: tuple(node.rect) for node in browser.walk() if node.name.startswith("pile card")}

    before, plate = places(), FRect(browser.rect)
    played.pilot.click(browser.find(f"pile card {first}"))
    played.rest()
    assert played.o.prompt is Prompt.REPAIR_MORE
    assert places() == before
    assert browser.rect == plate
    faded = [node.name for node in browser.walk() if node.alpha < 1]
    assert faded == [f"pile card {first}"]
    played.pilot.click(browser.find(faded[0]))
    played.rest()
    assert played.o.prompt is Prompt.REPAIR_MORE


@pytest.mark.parametrize("by_key", [False, True])
def test_back_takes_back_the_card_that_repairs(by_key: bool) -> None:
    played = opened(TURN)
    truck, browser = card(played, "su21"), played.scene.pieces.browser
    played.perform(act.Use(truck))
    played.rest()
    assert browser.asking
    if by_key:
        played.pilot.key(pygame.K_ESCAPE)
    else:
        played.pilot.click(browser.find("back"))
    played.rest()
    assert played.o.prompt is Prompt.PLAY
    assert truck in played.o.hand
    assert not browser.visible


def test_what_was_done_before_the_position_cannot_be_taken_back() -> None:
    browser = opened(REPAIR.format(prompt="repair", depot="us07 fr07")).scene.pieces.browser
    assert not [node for node in browser.walk() if node.name == "back"]


def test_below_the_bar_the_table_lies_in_the_dark_behind_a_spread_pile() -> None:
    played = opened(REPAIR.format(prompt="repair", depot="us07 fr07"))
    scene, pilot = played.scene, played.pilot
    covered = scene.pieces.browser.box_px
    places = [sprite.center_px for sprite in scene.cards.sprites.values()]
    places = [place for place in places if not covered.collidepoint(place)]
    assert len(places) >= 4
    bar = scene.pieces.bar.find("menu").center_px
    pilot.step()
    dark = [_light(pilot.surface, place) for place in places]
    lit_bar = pilot.surface.get_at((int(bar.x), int(bar.y)))
    scene.pieces.browser.visible = False
    pilot.step()
    assert all(one < 0.7 * _light(pilot.surface, place) for one, place in zip(dark, places, strict=True))
    assert pilot.surface.get_at((int(bar.x), int(bar.y))) == lit_bar


def test_what_a_spread_pile_asks_is_said_there_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(status_line, "write", lambda canvas, writer, text, *_, **__: said.append(text))
    played = opened(REPAIR.format(prompt="repair", depot="us07"))
    scene, pilot = played.scene, played.pilot
    pilot.step()
    said.clear()
    scene.pieces.status.invalidate()
    pilot.step()
    assert not said
    pilot.click(scene.pieces.browser.find(f"pile card {card(played, 'us07')}"))
    played.rest()
    assert said[-1] == scene.view.status


@pytest.mark.parametrize("ui_scale", [1.0, 1.5])
def test_no_spread_pile_ends_within_the_reserve_beside_which_the_card_lies_that_asks(ui_scale: float) -> None:
    """A scrap of that card would look out."""
    opened_pile = opened(
        REPAIR.format(prompt="repair", depot="us07 fr07"), size=(1280, 720), ui_scale=ui_scale
    )
    view, pile = opened_pile.scene.view, opened_pile.scene.pieces.browser.rect
    reserve = view.frame.common.deck
    assert not reserve.top < pile.bottom < reserve.bottom
    assert pile.contains(using_pose(view.frame).rect)


@pytest.mark.parametrize("depot", ["us07 fr07 su03", "us07 fr07 su03 eng us02 us01"])
def test_cards_to_choose_from_are_seen_whole_in_the_largest_letters(depot: str) -> None:
    text = REPAIR.format(prompt="repair", depot=depot)
    browser = opened(text, size=(1920, 1080), ui_scale=1.5).scene.pieces.browser
    cards = browser.find("spread cards")
    assert isinstance(cards, ScrollPanel)
    assert cards.reach == 0


@pytest.mark.parametrize(("count", "lines"), [(5, [5]), (8, [4, 4]), (9, [5, 4])])
def test_lines_of_a_spread_pile_are_about_equally_long(count: int, lines: list[int]) -> None:
    """Six cards of the largest size lie side by side on the widest plate."""
    depot = " ".join(f"us{number:02}" for number in range(9, 9 + count))
    browser = opened(REPAIR.format(prompt="repair", depot=depot), size=(1920, 1080)).scene.pieces.browser
    tops = [node.rect.y for node in browser.walk() if node.name.startswith("pile card")]
    assert [tops.count(top) for top in sorted(set(tops))] == lines


def _light(surface: Surface, place: Vector2) -> int:
    return sum(surface.get_at((int(place.x), int(place.y)))[:3])
