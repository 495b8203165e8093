"""What is pointed at comes closer: cards of a strip lie large, crowded cards are seen whole, all can be looked at."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pygame
import pytest
from pygame import Vector2

from tests.scenes.hunter.tables import ENTRY, Battle, battle
from tests.scenes.navigator import Navigator
from tests.scenes.strays import strays
from wotrush.ai.registry import make_agent
from wotrush.i18n import tn
from wotrush.scenes.hunter.duel.duel import Duel
from wotrush.scenes.hunter.view.layout import DISCARD, LineZone, strength_of
from wotrush.scenes.hunter.view.seen import events_before
from wotrush.scenes.hunter.zones.zoning import battle_frame
from wotrush.scenes.page.reading import texts_within
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.settings import Speed
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite


@pytest.fixture
def eight() -> Battle:
    table = battle(8, 5, decisions=150)
    table.rest()
    return table


def wait(table: Battle, seconds: float = 0.5) -> None:
    for _ in range(round(seconds * 20)):
        table.pilot.step(0.05)


def point_at(table: Battle, at: Node | Vector2) -> None:
    table.pilot.move(at)
    wait(table)


def strip(table: Battle, seat: int) -> Vector2:
    """Return a free place of a player's strip, in pixels."""
    army = next(army for army in table.scene.view.frame.enemies if army.seat == seat)
    return table.scene.root.transform(army.head.center)


def zones(table: Battle, seat: int) -> list[float]:
    return [one.pose.size.x for one in table.scene.view.lying.values() if one.seat == seat]


def test_whoever_takes_a_turn_lies_in_the_middle_though_the_pointer_rests_on_another(eight: Battle) -> None:
    view = eight.scene.view
    looked_at, acts = [seat for seat in (2, 3, 4) if seat != view.grown][:2]
    point_at(eight, strip(eight, looked_at))
    assert view.grown == looked_at
    view.o = replace(view.o, active=acts, turn=view.o.turn + 1)
    view.lying = view.place_cards()
    wait(eight)
    assert view.grown == acts
    point_at(eight, strip(eight, looked_at) + Vector2(3, 0))
    assert view.grown == looked_at


def test_the_strip_that_is_pointed_at_grows_into_the_middle(eight: Battle) -> None:
    seat = next(s for s in (2, 3, 4) if s != eight.scene.view.grown)
    last = eight.scene.view.grown
    before, others = zones(eight, seat), {s: zones(eight, s) for s in (1, 5)}
    point_at(eight, strip(eight, seat))
    view = eight.scene.view
    assert view.grown == seat
    assert max(zones(eight, seat)) > 1.3 * max(before)
    stage = view.frame.stage
    assert stage is not None
    assert all(stage.box.collidepoint(one.pose.center) for one in view.lying.values() if one.seat == seat)
    assert all(zones(eight, s) == size for s, size in others.items() if s not in (seat, last))
    assert not strays(eight.scene)
    view.duel = Duel(seat)
    point_at(eight, strip(eight, next(s for s in (2, 3, 4) if s != seat)))
    assert view.grown == seat, "a fight lies over them"


def test_it_stays_large_while_the_pointer_goes_to_its_cards(eight: Battle) -> None:
    point_at(eight, strip(eight, 3))
    stage = eight.scene.view.frame.stage
    assert stage is not None
    point_at(eight, eight.scene.root.transform(stage.box.center))
    assert eight.scene.view.grown == 3


def test_a_strip_that_the_pointer_only_crosses_does_not_grow(eight: Battle) -> None:
    point_at(eight, strip(eight, 3))
    eight.pilot.move(strip(eight, 4))
    eight.pilot.step(0.05)
    assert eight.scene.view.grown == 3


def test_the_strip_that_has_the_focus_grows(eight: Battle) -> None:
    focus = eight.scene.interface.focus
    for _ in range(60):
        eight.pilot.key(pygame.K_TAB)
        wait(eight, 0.1)
        current = focus.current
        if isinstance(current, CardSprite) and current.lying.seat == 6:
            break
    assert eight.scene.view.grown == 6


def test_a_narrow_panel_grows_while_it_is_pointed_at_and_stays_under_the_pointer() -> None:
    table = battle(5, 5, decisions=30, size=(2560, 1080), scale=1.5)
    table.rest()
    view = table.scene.view
    wide = {army.seat: army.box.w for army in view.frame.enemies}
    before = zones(table, 3)
    point_at(table, strip(table, 3))
    grown = view.frame.army(3)
    assert grown.box.w > 1.3 * wide[3]
    assert all(view.frame.army(seat).box.w < wide[seat] for seat in (1, 2, 4))
    assert max(zones(table, 3)) > max(before)
    assert grown.box.collidepoint(table.scene.looking.pointer)
    spot = table.scene.pieces.spots.find("squad 3")
    assert spot.rect.topleft == pytest.approx(grown.head.topleft)
    assert not strays(table.scene)


def test_wide_panels_stay_as_they_are() -> None:
    table = battle(4, 5, decisions=90)
    table.rest()
    before = table.scene.view.frame
    point_at(table, strip(table, 3))
    assert table.scene.view.frame == before


def test_a_card_is_looked_at_closely_where_the_pointer_rests(eight: Battle) -> None:
    scene = eight.scene
    own = [s for s in scene.cards.sprites.values() if s.lying.zone is LineZone.FRONT and s.lying.seat == 0]
    point_at(eight, own[0])
    assert scene.pieces.zoom.card == own[0].card
    assert scene.pieces.zoom.visible


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)])
def test_a_card_of_one_s_own_is_shown_large_where_nothing_is_decided(size: tuple[int, int]) -> None:
    """It covers no card of an enemy, no pile and no button; with three enemies there is room for that."""
    table = battle(4, 5, decisions=90, size=size)
    table.rest()
    scene = table.scene
    own = [s for s in scene.cards.sprites.values() if s.lying.zone is LineZone.FRONT and s.lying.seat == 0]
    for card in own:
        point_at(table, card)
        assert scene.pieces.zoom.visible
        large = scene.pieces.zoom.children[0].rect
        frame, lying = scene.view.frame, scene.view.lying.values()
        cards = [one.pose.rect for one in lying if one.zone in (LineZone.FRONT, LineZone.BACK)]
        choices = [
            node.rect.move(scene.pieces.choices.rect.topleft) for node in scene.pieces.choices.children
        ]
        for box in (*cards, *choices, frame.units, frame.events, frame.clock, frame.discard):
            assert not large.colliderect(box)


def test_no_card_is_large_below_another_page(eight: Battle, monkeypatch: pytest.MonkeyPatch) -> None:
    point_at(eight, next(s for s in eight.scene.cards.sprites.values() if s.lying.zone is LineZone.FRONT))
    zoom = eight.scene.pieces.zoom
    assert zoom.visible
    monkeypatch.setattr(Navigator, "on_top", lambda self, scene: False)
    eight.pilot.step()
    assert not zoom.visible


def test_a_card_that_takes_the_place_of_another_under_the_pointer_is_shown_large_once_that_moves() -> None:
    table = battle(4, 5, speed=Speed.NORMAL)
    table.rest()
    third = table.card_of_draft(table.o.pack[2])
    assert isinstance(third, CardSprite)
    place = Vector2(third.pose.center)
    table.pilot.move(place)
    table.pilot.wait(1.0)
    zoom = table.scene.pieces.zoom
    (large,) = zoom.children
    assert isinstance(large, Sprite)
    before = large.face
    assert zoom.visible
    table.pilot.click(place)
    table.pilot.wait(3.0)
    under = table.scene.interface.hovered
    assert isinstance(under, CardSprite)
    assert not zoom.visible
    table.pilot.move(place + Vector2(8, 0))
    table.pilot.wait(1.0)
    assert zoom.card == under.card
    assert large.face == table.scene.view.faces.zoom(under.card) != before


def test_the_discard_and_score_piles_can_be_looked_through() -> None:
    table = battle(4, 5, decisions=90)
    table.rest()
    pieces, o = table.scene.pieces, table.o
    assert o.discard
    table.pilot.click(table.scene.cards.sprites[DISCARD])
    assert pieces.browser.visible
    assert len([n for n in pieces.browser.walk() if n.name.startswith("pile card")]) >= len(o.discard)
    table.pilot.key(pygame.K_ESCAPE)
    assert not pieces.browser.visible
    table.pilot.click(pieces.spots.find("trophies 1"))
    assert len([n for n in pieces.browser.walk() if n.name.startswith("pile card")]) == len(o.piles[1])


@pytest.mark.parametrize("players", [2, 4, 8])
def test_a_player_s_name_opens_all_cards_that_lie_on_the_table(players: int) -> None:
    table = battle(players, 5, decisions=90)
    table.rest()
    pieces, o = table.scene.pieces, table.o
    for seat in range(1, players):
        head = pieces.spots.find(f"squad {seat}").rect  # Cards in front of the player lie at its right.
        table.pilot.click(table.scene.root.transform((head.x + 40, head.centery)))
        shown = [int(n.name.split()[-1]) for n in pieces.browser.walk() if n.name.startswith("pile card")]
        lying = [*o.front(seat), *o.back(seat), *o.commanders(seat)]
        assert shown[: len(lying)] == lying
        assert len(shown) == len(lying) + len(events_before(o, seat)) + len(o.piles[seat])
        said = " ".join(texts_within(pieces.browser))
        assert tn("{n} event in hand", "{n} events in hand", o.hand_sizes[seat]) in said
        table.pilot.key(pygame.K_ESCAPE)
        assert not pieces.browser.visible


def test_panels_follow_the_numbers_of_cards_as_the_game_goes_on() -> None:
    """A game in which enemies lose units: in the end everybody's cards lie in the room that they need now."""
    table = battle(4, 5, decisions=30)
    table.rest()
    view, agent, rng = table.scene.view, make_agent(ENTRY, "recruit"), Random(5)
    widths = {army.box.w for army in view.frame.enemies}
    for _ in range(40):
        table.session.decide(agent.choose(table.o, rng).action)
        table.rest()
        table.pilot.step()
        widths |= {army.box.w for army in view.frame.enemies}
        expected = {seat: strength_of(table.o, seat) for seat in range(4)}
        frame = battle_frame(view.frame.area, 4, 0, strengths=expected, pixels=view.pixels)
        assert [army.box for army in view.frame.enemies] == [army.box for army in frame.enemies]
        assert not strays(table.scene)
        if table.session.result() is not None:
            break
    assert len(widths) > 3
