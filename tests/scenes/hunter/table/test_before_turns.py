"""Draft and deployment at the table: what was picked can be seen, and units are dragged into their lines."""

from __future__ import annotations

from random import Random

import pygame
import pytest
from pygame import Vector2

from tests.scenes.hunter.tables import ENTRY, Battle, battle
from wotrush.ai.registry import make_agent
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import COMMANDERS, EVENT
from wotrush.model.hunter.state import IN_DEPLOYMENT, IN_TURNS
from wotrush.model.hunter.worlds.drafted import passed_on
from wotrush.scenes.hunter.board.front_only import bound_cards
from wotrush.scenes.hunter.board.own import first_places, room_for_purpose, words_above
from wotrush.scenes.hunter.play.aimed_card import TOKEN
from wotrush.scenes.hunter.play.handles import BACK_LINE, FRONT_LINE, PICKED, slot_of
from wotrush.scenes.hunter.table.scene import BattleTable
from wotrush.scenes.hunter.texts.acting import prompt_text
from wotrush.scenes.hunter.texts.telling import event_sentence, event_text
from wotrush.scenes.hunter.view.draft import draft_zones
from wotrush.scenes.hunter.view.layout import DRAFT_CARD, KEPT_CARD, LineZone
from wotrush.scenes.hunter.view.seen import to_deploy
from wotrush.scenes.table.lying import around
from wotrush.settings import Speed
from wotrush.stage.geometry import rect_around
from wotrush.workshop.staged import new_match, play_on
from wotrush.workshop.studio import Studio


def drafted(picks: int, players: int = 2, seed: int = 3, scale: float = 1.0) -> Battle:
    table, rng = battle(players, seed, scale=scale), Random(seed)
    while len(table.o.kept) < picks:
        table.rest()
        table.perform(rng.choice(table.o.actions))
    table.rest()
    return table


def deploying(least: int = 1, most: int = 6) -> Battle:
    """Return a table where the viewer deploys, who has between so many and so many units for the back line."""
    for seed in range(30):
        table = drafted(5, seed=seed)  # Nobody chooses the last card.
        table.pilot.step(0.05)
        if table.o.phase == IN_DEPLOYMENT and least <= len(free_units(table.o)) <= most:
            return table
    raise AssertionError("Nobody has so many units for the back line in thirty games.")


def free_units(o: HunterObservation) -> list[int]:
    """Return the units whose line is asked for, in the card file's order."""
    return sorted(kind for kind in o.kept if COMMANDERS <= kind < EVENT and o.catalogue.back_line[kind])


def shown(table: Battle, zone: LineZone) -> list[int | None]:
    """Return kinds and, below zero, events of the cards in a zone."""
    looks = [one.side for one in table.scene.view.lying.values() if one.zone is zone]
    return [look.kind if look.event is None else -1 - look.event for look in looks]


def test_what_was_picked_and_what_others_kept_lies_there() -> None:
    table = drafted(4)
    assert len(shown(table, LineZone.KEPT)) == 4
    assert len(shown(table, LineZone.DRAFT)) == len(table.o.pack)
    assert len(shown(table, LineZone.PASSED)) == len(passed_on(table.o)) > 0


def test_what_was_passed_on_lies_in_the_middle_of_its_plate() -> None:
    table = drafted(4)
    view = table.scene.view
    plate = draft_zones(view.frame, len(table.o.pack)).passed
    cards = around(one for one in view.lying.values() if one.zone is LineZone.PASSED)
    assert cards is not None
    assert plate.contains(cards)
    assert cards.centerx == pytest.approx(plate.centerx)


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_fewer_cards_there_are_to_pick_from_the_larger_they_lie(scale: float) -> None:
    heights: list[list[float]] = []
    for picks in (0, 1, 3):
        view = drafted(picks, scale=scale).scene.view
        lying = [one for one in view.lying.values() if one.zone in (LineZone.DRAFT, LineZone.KEPT)]
        assert all(view.frame.draft.contains(one.pose.rect) for one in lying)
        heights.append([one.pose.size.y for one in lying if one.zone is LineZone.DRAFT])
    assert heights[0][0] < heights[1][0] <= heights[2][0]


def test_while_others_still_pick_nobody_seems_to_have_been_passed_anything() -> None:
    table = drafted(0)
    table.session.decide(table.o.actions[0])
    view = table.scene.view
    table.pilot.step(0.0)
    assert not table.session.may_decide
    assert (view.o.passed, len(view.o.kept)) == (0, 1)
    assert shown(table, LineZone.PASSED) == []
    assert view.status == "Everybody keeps a card."


def test_the_memory_of_the_draft_can_be_switched_off() -> None:
    table = drafted(4)
    context = table.scene.context
    context.settings = context.settings.model_copy(update={"draft_memory": False})
    table.scene.restyle()
    assert shown(table, LineZone.PASSED) == []
    assert len(shown(table, LineZone.KEPT)) == 4


def chosen(o: HunterObservation) -> int:
    place = to_deploy(o)
    assert place is not None
    return place


def test_a_unit_is_dragged_into_the_back_line() -> None:
    table = deploying()
    asked = chosen(table.o)
    sprite = table.scene.cards.sprites[KEPT_CARD + asked]
    kind, back = sprite.lying.side.kind, table.scene.view.lines(0).back.zone
    assert not back.collidepoint(sprite.lying.pose.center)
    version, deploy = table.session.match.version, [a for a in table.o.actions if isinstance(a, act.Deploy)]
    table.pilot.drag(sprite, table.scene.root.transform(back.center))
    assert table.session.match.version != version
    assert len(deploy) == 2
    table.rest()
    back = table.scene.view.lines(0).back.zone
    lying = [one for one in table.scene.view.lying.values() if one.side.kind == kind]
    assert [back.collidepoint(one.pose.center) for one in lying] == [True]


def test_a_dragged_card_stays_at_the_pointer_over_a_wide_place_and_is_seen_through() -> None:
    table = drafted(1)
    card = table.scene.cards.sprites[DRAFT_CARD]
    table.pilot.press(card)
    table.pilot.move(card.center_px + Vector2(30, 30))
    slots = next(target for target in table.scene.controls.lit if target.spot == PICKED)
    pointer = Vector2(slots.rect.x + slots.rect.w * 0.2, slots.rect.centery)
    table.pilot.move(table.scene.root.transform(pointer))
    table.pilot.wait(0.5)
    assert slots.aimed
    assert (card.pos - pointer).length() < TOKEN
    assert card.alpha < 1
    slot = slot_of(table.scene.view, PICKED)
    assert slot is not None
    assert slots.rect.contains(slot)
    table.pilot.move(Vector2(card.lying.pose.center))
    table.pilot.wait(0.5)
    assert card.alpha == 1


def test_the_prompt_counts_the_units_whose_line_is_to_be_chosen_if_there_are_several() -> None:
    o = deploying(least=2).o
    free, asked = free_units(o), o.actions[0]
    assert isinstance(asked, act.Deploy)
    assert f"({free.index(asked.kind) + 1} of {len(free)})" in prompt_text(o, ("A", "B"))
    assert "(" not in prompt_text(deploying(most=1).o, ("A", "B"))


def test_units_that_must_stand_in_front_are_dimmed_and_say_so_on_no_card() -> None:
    table = deploying()
    o, view = table.o, table.scene.view
    dimmed = [(card.x, card.y) for card in bound_cards(view)]
    kept = [one for one in view.lying.values() if one.zone is LineZone.KEPT]
    units = [kind for kind in o.kept if COMMANDERS <= kind < EVENT]
    assert sorted(one.side.kind for one in kept if one.pose.rect.topleft in dimmed) == sorted(
        kind for kind in units if kind not in free_units(o)
    )
    cards = [one.pose.rect for one in view.lying.values()]
    for card in bound_cards(view):
        words = words_above(card, card.w)
        assert words.collidelist(cards) < 0
        assert view.lines(0).front.zone.contains(words)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_empty_back_line_says_beside_its_first_place_what_it_is_for(scale: float) -> None:
    table = deploying()
    context = table.scene.context
    context.settings = context.settings.model_copy(update={"ui_scale": scale})
    table.scene.restyle()
    view = table.scene.view
    room, zone = room_for_purpose(view), view.lines(0).back.zone
    assert room is not None
    assert zone.contains(room)
    assert room.collidelist([*first_places(view), *(one.pose.rect for one in view.lying.values())]) < 0
    back = next(a for a in table.o.actions if isinstance(a, act.Deploy) and a.back)
    table.perform(back)
    table.rest()
    assert room_for_purpose(table.scene.view) is None


def test_what_can_be_chosen_stands_at_the_place_of_the_unit() -> None:
    table = deploying()
    lying = table.scene.view.lying[KEPT_CARD + chosen(table.o)]
    for target in table.scene.controls.lit:
        chip = target.plate.move(target.rect.topleft)
        assert chip.centerx == pytest.approx(lying.pose.center.x)
        assert target.rect.contains(chip)


def test_the_log_tells_what_was_kept_and_not_that_hands_were_passed() -> None:
    o = deploying().o
    assert event_text(o, ev.HandsPassed(1)) is None
    assert event_sentence(o, ev.HandsPassed(1), ())
    assert event_text(o, ev.CardKept(0, o.kept[0]), ("A", "B"))


def test_the_lines_where_a_unit_may_stand_are_lit_beneath_its_card() -> None:
    table = deploying()
    lit = {target.spot: target for target in table.scene.controls.lit}
    lines = table.scene.view.lines(0)
    assert set(lit) == {FRONT_LINE, BACK_LINE}
    assert lit[FRONT_LINE].rect.center == pytest.approx(lines.front.zone.center)
    assert lit[BACK_LINE].rect.center == pytest.approx(lines.back.zone.center)
    sprite = table.scene.cards.sprites[KEPT_CARD + chosen(table.o)]
    assert table.scene.root.hit(sprite.center_px) is sprite
    deploy = next(a for a in table.o.actions if isinstance(a, act.Deploy) and a.back)
    decided: list[act.HunterAction] = []
    table.scene.controls.decide = decided.append
    table.pilot.click(lit[BACK_LINE])
    assert decided == [deploy]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
@pytest.mark.parametrize("seed", [1, 2])
def test_what_stands_on_a_lit_line_lies_under_no_card(seed: int, size: tuple[int, int]) -> None:
    """Commanders lie behind the front line from the beginning; a card that must stand in front says so above it."""
    match = new_match(8, seed, 1, game="hunter", commanders=seed == 2)
    play_on(
        match, lambda o: o.seat == 0 and o.phase == IN_DEPLOYMENT and isinstance(o.actions[0], act.Deploy)
    )
    studio = Studio(size)
    scene = studio.table(studio.session(match))
    studio.pilot(scene)
    assert isinstance(scene, BattleTable)
    cards = [one.pose.rect for one in scene.view.lying.values()]
    cards += [words_above(card, card.w) for card in bound_cards(scene.view)]
    for target in scene.controls.lit:
        plate = target.plate.move(target.rect.x, target.rect.y)
        assert target.chip
        assert target.rect.contains(plate)
        assert plate.collidelist(cards) < 0


def test_the_cards_that_were_kept_go_to_their_places_as_the_battle_begins() -> None:
    """None of them is dealt anew, and none lies there twice."""
    table = deploying()
    context, sprites = table.scene.context, table.scene.cards.sprites
    context.settings = context.settings.model_copy(update={"speed": Speed.NORMAL})
    kept: dict[int, Vector2] = {}
    for _ in range(400):
        if table.session.may_decide and table.scene.still:
            table.session.decide(table.o.actions[0])
        table.pilot.step(0.02)
        if table.scene.view.o.phase == IN_TURNS:
            break
        kept |= {one.lying.side.kind: Vector2(one.pos) for card, one in sprites.items() if card >= KEPT_CARD}
    places = [*table.o.front(0), *table.o.back(0)]
    starts = {table.o.kinds[place]: sprites[place].pos for place in places}
    assert len(starts) > 1
    for kind, start in starts.items():
        assert start.distance_to(kept[kind]) < 200
    seen = [one for card, one in sprites.items() if card >= KEPT_CARD and one.visible]
    assert not [one for one in seen if one.lying.side.kind in starts]


def test_the_choice_of_a_line_is_told_by_the_prompt_and_the_lit_lines_alone() -> None:
    pieces = deploying().scene.pieces
    assert not pieces.choices.shows
    assert not pieces.main.visible
    assert pieces.log.visible
    assert pieces.log.rect.h > 80


def test_the_lines_can_be_chosen_by_digits() -> None:
    table = deploying()
    version = table.session.match.version
    table.pilot.key(ord("2"))
    assert table.session.match.version != version


def test_a_digit_keeps_the_card_of_the_draft_that_lies_there() -> None:
    table = battle(2, 3)
    table.rest()
    wanted = table.o.pack[2]
    table.pilot.key(pygame.K_9)
    assert not table.o.kept, "there are not so many"
    table.pilot.key(pygame.K_3)
    assert table.o.kept == (wanted,)


@pytest.mark.parametrize("place", [0, 5])
def test_a_card_of_the_draft_is_kept_where_it_is_dropped_among_those_that_were_picked(place: int) -> None:
    table = drafted(1)
    offered, card = table.o.pack, table.scene.cards.sprites[DRAFT_CARD + min(place, len(table.o.pack) - 1)]
    table.pilot.press(card)
    table.pilot.move(card.center_px + Vector2(30, 30))
    slots = next(target for target in table.scene.controls.lit if target.spot == PICKED)
    table.pilot.move(slots)
    table.pilot.release(slots)
    assert table.o.kept[-1] == offered[min(place, len(offered) - 1)]


def test_a_card_of_the_draft_that_is_dropped_elsewhere_is_not_kept() -> None:
    table = drafted(1)
    version, card = table.session.match.version, table.scene.cards.sprites[DRAFT_CARD]
    table.pilot.drag(card, Vector2(card.center_px.x, 4))
    table.rest()
    assert table.session.match.version == version
    assert (card.pos - card.lying.pose.center).length() < 2


def test_no_commander_lies_where_a_unit_can_be_deployed() -> None:
    table, agent, rng = battle(3, 6, options={"commanders": True}), make_agent(ENTRY, "recruit"), Random(6)
    seen = 0
    while table.o.phase != IN_TURNS:
        table.rest()
        view = table.scene.view
        if table.o.phase == IN_DEPLOYMENT:
            places = first_places(view)
            chips = [one.plate.move(one.rect.topleft) for one in table.scene.controls.lit]
            own = [one.pose.rect for one in view.lying.values() if one.zone is LineZone.KEPT]
            assert all(place.collidelist(own) < 0 for place in (*places, *chips))
            seen += bool(places)
        table.session.decide(agent.choose(table.o, rng).action)
    assert seen


def test_events_that_lie_on_each_other_while_units_are_deployed_have_their_names_upright() -> None:
    """As in the hand later, where letters are large."""
    match = new_match(2, 41, 1, game="hunter")
    play_on(
        match, lambda o: o.seat == 0 and o.phase == IN_DEPLOYMENT and isinstance(o.actions[0], act.Deploy)
    )
    studio = Studio((1920, 1080), scale=1.5)
    scene = studio.table(studio.session(match))
    studio.pilot(scene)
    assert isinstance(scene, BattleTable)
    events = [one for one in scene.view.lying.values() if one.side.event is not None]
    *lower, top = sorted(events, key=lambda one: one.pose.center.x)
    assert all(one.side.covered for one in lower)
    assert not top.side.covered


@pytest.mark.parametrize("place", [0, 2, 5])
def test_a_card_of_the_draft_is_shown_large_enough_to_be_read_and_stays_in_sight(place: int) -> None:
    table = battle(2, 3)
    table.rest()
    card = table.scene.cards.sprites[DRAFT_CARD + place]
    table.pilot.move(card)
    table.pilot.wait(1.0)
    zoom = table.scene.pieces.zoom
    assert zoom.visible
    shown = zoom._sprite.rect
    assert shown.h > 0.5 * table.scene.view.zones.area.h
    assert not shown.colliderect(rect_around(card.pos, card.size))
