"""How the table reacts to input: drags, clicks, keys, undo."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import combinations

import pygame
import pytest
from pygame import FRect, Vector2

from tests.scenes.rush.hands import KeyHand
from tests.scenes.rush.opened import TABLE, card, lit, opened, sprite
from tests.scenes.rush.tables import Played, table
from tests.scenes.strays import strays
from tests.scenes.walking import ARROWS
from wotrush.model.game import Refusal
from wotrush.model.rush import Observation
from wotrush.model.rush import actions as act
from wotrush.model.rush.cards import base_card
from wotrush.model.rush.state import Prompt
from wotrush.model.rush.view import refusal
from wotrush.scenes.hotseat.recap_scene import RecapScene
from wotrush.scenes.rush.board.plaques import plates
from wotrush.scenes.rush.board.prompt.panel import PromptPanel
from wotrush.scenes.rush.board.status_line import status_plate
from wotrush.scenes.rush.offers.offer import OnBase, OnEnemy, OnField, OnReserve, Way
from wotrush.scenes.rush.play.spots import is_covered, is_crowded, spot_card
from wotrush.scenes.rush.play.target_nodes import TargetNode
from wotrush.scenes.rush.view.layout import Zone
from wotrush.scenes.rush.zones.frame import headlines, reserve_heads
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.lying import upright
from wotrush.scenes.table.motion.effects import Ribbon
from wotrush.scenes.table.motion.reading_time import reading_time
from wotrush.scenes.table.panels.event_words import LogLine
from wotrush.settings import Speed
from wotrush.stage.geometry import inset, rect_around
from wotrush.stage.scene import Scene
from wotrush.workshop.pilot import Pilot

# -- drag and click-click


def test_click_and_click_does_what_a_drag_does() -> None:
    dragged, clicked = opened(), opened()
    goal = OnEnemy(1, 0, True)
    dragged.pilot.press(sprite(dragged, "su12"))
    dragged.pilot.pull(sprite(dragged, "su12") + Vector2(0, -60))
    dragged.pilot.pull(lit(dragged, goal))
    dragged.pilot.release()
    clicked.pilot.click(sprite(clicked, "su12"))
    clicked.pilot.click(lit(clicked, goal))
    assert dragged.o == clicked.o
    assert dragged.o.kills == 1


def test_a_card_with_research_is_dropped_on_the_vehicle_that_it_brings() -> None:
    text = TABLE.replace("garage: tec eng", "garage: eng").replace("su17 su12 eng vol", "tec eng")
    played = opened(text.replace("su07", "us02"))
    played.pilot.drag(sprite(played, "tec1"), sprite(played, "us02"))
    played.rest()
    assert card(played, "us02") in played.o.depots[0]
    assert card(played, "tec1") in played.o.graveyard
    assert played.o.prompt is Prompt.PLAY


def test_letting_go_beside_every_target_takes_the_card_back() -> None:
    played = opened()
    before = played.session.match.version
    played.pilot.drag(sprite(played, "su12"), (4, 4))
    played.rest()
    assert played.session.match.version == before
    assert not strays(played.scene)


@pytest.mark.parametrize("how", ["escape", "right click"])
def test_a_lifted_card_can_be_put_back(how: str) -> None:
    played = opened()
    played.pilot.click(sprite(played, "su12"))
    assert played.scene.controls.lifted_card == card(played, "su12")
    if how == "escape":
        played.pilot.key(pygame.K_ESCAPE)
    else:
        played.pilot.click((4, 300), button=pygame.BUTTON_RIGHT)
    played.rest()
    assert played.scene.controls.lifted_card is None
    assert not strays(played.scene)


def test_an_illegal_drop_says_why_and_takes_the_card_back() -> None:
    played = opened()
    played.pilot.click(sprite(played, "su12"))
    played.pilot.click(lit(played, OnEnemy(1, 1, False)))
    assert played.scene.view.status == "СУ-85 can only hit vehicles."
    assert played.scene.view.warning
    played.pilot.wait(3.2)
    assert not played.scene.view.warning
    assert played.scene.view.status.startswith("Your turn")


def test_siege_master_is_answered_by_the_drop_itself() -> None:
    played = opened()
    played.pilot.click(sprite(played, "su17"))
    played.pilot.click(lit(played, OnEnemy(1, 1, False), Way.SIEGE))
    played.rest()
    assert played.o.base[3 + 1] == 0
    assert played.o.prompt is Prompt.PLACE


def test_abilities_then_defend_here_ends_on_that_base() -> None:
    played = opened(TABLE.replace("su17 su12", "su05 su12"))
    played.pilot.click(sprite(played, "su05"))
    node = next(
        n
        for n in played.scene.pieces.targets.children
        if isinstance(n, TargetNode) and n.offer.way is Way.USE_AND_DEFEND and n.offer.legal
    )
    played.pilot.click(node)
    played.rest()
    assert played.o.prompt is Prompt.PLAY
    assert played.o.defender[0] == card(played, "su05")


def joined(speed: Speed = Speed.OFF) -> Played:
    """Join three attackers."""
    text = TABLE.replace("up us06", "up us16").replace("su17 su12 eng vol", "su01 su02 su03")
    played = opened(f"achievements: 3 6 11{text}", speed=speed)
    played.pilot.send(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=0, unicode="")
    for code in ("su01", "su02", "su03"):
        played.pilot.click(sprite(played, code))
    played.pilot.send(pygame.KEYUP, key=pygame.K_LSHIFT, mod=0, unicode="")
    assert len(played.scene.controls.selected) == 3
    return played


def volley(speed: Speed = Speed.OFF) -> Played:
    """Drop three attackers together."""
    played = joined(speed)
    played.pilot.click(sprite(played, "su01"))
    played.pilot.click(lit(played, OnEnemy(1, 0, True)))
    return played


def test_several_attackers_dropped_together_hit_until_the_target_falls() -> None:
    played = volley()
    played.rest()
    assert played.o.kills == 1
    assert len(played.o.attackers) == 2
    assert len(played.o.hand) == 1


def test_the_status_line_speaks_of_clicks_to_whoever_clicks_and_of_dropping_to_whoever_drags() -> None:
    played = opened()
    held = sprite(played, "su17")
    played.pilot.click(held)
    assert played.scene.view.status == "Click a target for КВ-2; a right click or Esc takes it back."
    played.pilot.click(button=pygame.BUTTON_RIGHT)
    played.pilot.press(held)
    played.pilot.pull(held + Vector2(0, -20))
    assert played.scene.view.status == "Drop КВ-2 on a target, or let it go to take it back."


@pytest.mark.parametrize("lifted", [False, True], ids=["click", "drag"])
def test_joined_attackers_light_what_they_can_hit_and_say_what_they_do_together(lifted: bool) -> None:
    played = joined()
    assert not played.scene.cards.sprites[card(played, "su02")].shade
    if lifted:
        played.pilot.click(sprite(played, "su03"))
    target = lit(played, OnEnemy(1, 0, True))
    assert target.offer.full.startswith("2 hits · Assault (USSR): destroys "), target.offer.full
    played.pilot.click(target)
    played.rest()
    assert (played.o.kills, len(played.o.hand)) == (1, 1)


def test_joined_attackers_that_are_taken_back_light_nothing() -> None:
    played = joined()
    assert played.scene.controls.standing
    assert played.scene.controls.take_back()
    assert not played.scene.controls.standing


def test_an_attack_says_which_achievements_it_gives_away() -> None:
    """The destroyed defender goes to the Depot of its owner, who then has the most vehicles of its class."""
    given = opened(
        f"achievements: 2 6 8{TABLE.replace('up us06', 'up su07').replace('su07 us03', 'su08 us03')}"
    )
    given.pilot.click(sprite(given, "su12"))
    full = lit(given, OnEnemy(1, 0, True)).offer.full
    assert full.endswith("1 Soviet medal · Bison +5 (Medium tanks) · you +5 (Soviet medals)"), full


def assault_with_hits_left() -> Played:
    """Return a table on which СУ-85 and Т-34 could still hit; the Volunteers could be used, but not during an assault."""
    played = opened(TABLE.replace("su17 su12 eng vol", "su01 su12 su02 vol eng"))
    played.perform(act.Attack(card(played, "su01"), 1, 0))
    played.rest()
    assert played.o.prompt is Prompt.ASSAULT
    return played


def test_a_card_whose_use_would_end_the_assault_carries_a_mark_while_hits_are_left() -> None:
    played = assault_with_hits_left()
    marked = played.scene.pieces.marks
    assert marked.cards == (card(played, "vol1"),)
    played.pilot.click(sprite(played, "vol1"))
    offer = lit(played, OnField()).offer
    assert offer.legal
    assert offer.brief == "ends the assault"
    played.pilot.key(pygame.K_ESCAPE)
    played.perform(act.END_ASSAULT)
    played.rest()
    assert not played.scene.pieces.marks.cards


def test_a_card_that_ends_the_assault_is_used_after_it() -> None:
    played = assault_with_hits_left()
    played.pilot.click(sprite(played, "vol1"))
    played.pilot.click(lit(played, OnField()))
    played.rest()
    assert played.o.prompt is Prompt.PLAY
    assert played.o.assaulted
    assert played.o.recruiting


def test_by_keys_a_hit_comes_before_what_would_end_the_assault() -> None:
    played = assault_with_hits_left()
    played.pilot.key(pygame.K_TAB)
    hand = KeyHand(played)
    hand.go_to(lambda: played.scene.cards.sprites[card(played, "su12")])
    played.pilot.key(pygame.K_RETURN)
    assert isinstance(hand.at, TargetNode)
    assert hand.at.offer.way is Way.ASSAULT


def test_the_first_attacker_in_the_air_says_which_nation_the_assault_is_of() -> None:
    played = opened()
    played.pilot.press(sprite(played, "su12"))
    played.pilot.pull(sprite(played, "su12") + Vector2(0, -60))
    played.pilot.pull(lit(played, OnEnemy(1, 0, True)))
    assert played.scene.view.status.startswith("Assault (USSR): ")


def test_a_long_hint_is_set_in_two_lines_and_a_short_one_in_one() -> None:
    view = opened(size=(1280, 720)).scene.view
    view.status = "Your turn"
    line = status_plate(view)
    view.status = "Hint: buy PzKpfw VI-B Tiger II and pay with it. " * 4
    folded = status_plate(view)
    assert line.h == view.frame.own.status.h
    assert folded.h > line.h
    assert folded.top > view.frame.common.reserve[0].bottom


def test_a_finer_screen_has_larger_letters_and_what_lies_over_the_table_shares_its_units() -> None:
    played = table(size=(3840, 2160), blind=True)
    page = RecapScene(played.scene.context, played.session)
    played.pilot.stack.push(page)
    assert page.space == played.scene.space
    assert page.space.area.size == (1920, 1080)
    played.pilot.stack.resize((2560, 1440))
    assert page.space == played.scene.space


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080), (2560, 1080)])
def test_nothing_covers_the_target_that_a_card_in_the_air_points_at(size: tuple[int, int]) -> None:
    played = opened(size=size)
    played.pilot.press(sprite(played, "su12"))
    played.pilot.pull(sprite(played, "su12") + Vector2(0, -60))
    targets = [target for target in played.scene.pieces.targets.children if isinstance(target, TargetNode)]
    (uses,) = [target for target in targets if isinstance(target.offer.spot, OnField)]
    frame, heights = played.scene.view.frame, []
    for target in targets:
        played.pilot.pull(target)
        played.pilot.wait(0.5)
        spot, held, told = target.whole, played.scene.interface.drag.source, status_plate(played.scene.view)
        assert target.aimed
        assert isinstance(held, CardSprite)
        card = rect_around(held.pos, held.size * held.scale)
        assert not card.colliderect(spot)
        assert not card.colliderect(told)
        if isinstance(target.offer.spot, OnEnemy):
            assert abs(card.centerx - spot.centerx) < 4.6 * card.w, "it hangs near whom it is aimed at"
            lying = played.scene.view.lying.values()
            theirs = [upright(one.pose) for one in lying if one.seat == target.offer.spot.seat]
            assert card.collidelist(theirs) < 0, "it covers no other card of an enemy"
            heights.append(card.h / frame.common.deck.h)
            ends = played.scene.pieces.aim_line.ends
            assert (ends is not None) is target.offer.legal
            line = played.scene.pieces.aim_line.dots
            assert all(dot.collidelist([card, target.lit]) < 0 for dot in line), "it covers neither end"
            chips = [chip.place for one in targets for chip in (one.chip, *one.ways) if chip is not None]
            read = [*chips, *reserve_heads(frame), told, uses.words_place]
            assert all(dot.collidelist(read) < 0 for dot in line), "it covers nothing that is read"
            others = [one.lit for one in targets if one.offer.legal and one is not uses and one is not target]
            assert card.collidelist(others) < 0, "it covers no other target"
        else:
            assert played.scene.pieces.aim_line.ends is None
            assert card.collidelist(reserve_heads(frame)) < 0, "what can be bought keeps its price"
            assert card.collidelist([frame.bar, *headlines(frame)]) < 0, "an enemy keeps name and figures"
        assert uses.words_place.w > 80 or size == (1024, 768), (
            "what the card could be used for stays in sight"
        )
        assert not card.colliderect(uses.words_place)
        assert card.collidelist([plate for _, plate in plates(played.scene.view)]) < 0
        assert 0.6 <= card.h / frame.common.deck.h <= 1.001, "hardly smaller than in the Reserve"
        assert not told.colliderect(spot)
        assert played.scene.space.area.contains(card)
        assert card.collidelist([frame.own.end_turn, frame.own.points]) < 0
    assert max(heights) > 0.99 or size == (1024, 768), "as large as in the Reserve where there is room"
    played.pilot.key(pygame.K_ESCAPE)
    assert played.scene.pieces.aim_line.ends is None


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080), (2560, 1080)])
def test_only_the_target_under_the_pointer_speaks_and_no_chip_covers_a_figure(size: tuple[int, int]) -> None:
    played = opened(size=size)
    played.pilot.press(sprite(played, "su12"))
    played.pilot.pull(sprite(played, "su12") + Vector2(0, -60))
    targets = [target for target in played.scene.pieces.targets.children if isinstance(target, TargetNode)]
    lying = played.scene.view.lying.values()
    figures = [inset(upright(one.pose), 0, upright(one.pose).h * 0.25, 0, 0) for one in lying]
    for target in targets:
        chip = target.chip
        if chip is not None and isinstance(target.offer.spot, OnReserve):
            left, width = target.rect.left, target.rect.w
            assert left + 0.2 * width < chip.place.left, "off its nation"
            assert chip.place.right <= left + 0.773 * width, "off its price"
            assert target.rect.top < chip.place.top < chip.place.bottom < target.rect.top + target.rect.h / 3
        elif chip is not None:
            assert not [rect for rect in figures if chip.place.colliderect(rect)]
            assert not any(map(str.isalpha, chip.said))


@pytest.mark.parametrize(
    ("size", "ui_scale"), [((1024, 768), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 1.5)]
)
def test_the_signs_of_two_abilities_leave_the_points_of_a_base_in_sight(
    size: tuple[int, int], ui_scale: float
) -> None:
    text = TABLE.replace("su17 su12", "su24 su12").replace("up, up de03, gone", "up de03, gone, gone")
    played = opened(text, size=size, ui_scale=ui_scale)
    played.pilot.press(sprite(played, "su24"))
    played.pilot.pull(sprite(played, "su24") + Vector2(0, -60))
    chip = lit(played, OnBase(0), Way.USE_AND_DEFEND).chip
    base = upright(played.scene.view.lying[base_card(0)].pose)
    assert chip is not None
    assert not chip.place.colliderect(FRect(base.x, base.y, 0.4 * base.w, 0.3 * base.h))


@pytest.mark.parametrize(("size", "ui_scale"), [((1280, 720), 1.0), ((1920, 1080), 1.5)])
def test_an_enemy_that_can_be_hit_in_several_ways_is_one_target_until_one_is_pointed_at(
    size: tuple[int, int], ui_scale: float
) -> None:
    """The base can be hit by assault or by Siege Master, and so can the vehicle on the other one, but not its base."""
    foe = 1
    played = opened(size=size, ui_scale=ui_scale)
    played.pilot.press(sprite(played, "su17"))
    played.pilot.pull(sprite(played, "su17") + Vector2(0, -60))
    nodes = [node for node in played.scene.pieces.targets.children if isinstance(node, TargetNode)]
    for place, parts in ((1, 2), (0, 3)):
        here = [n for n in nodes if isinstance(n.offer.spot, OnEnemy) and n.offer.spot.place == place]
        assert len(here) == parts
        assert len([node for node in here if node.chip is not None]) == 1
        assert not [node for node in here if node.ways]
        base = upright(played.scene.view.lying[base_card(3 * foe + place)].pose)
        points = FRect(base.x, base.y, 0.4 * base.w, 0.28 * base.h)
        for node in here:
            played.pilot.pull(node)
            said = "Siege Master" if node.offer.way is Way.SIEGE else "Assault"
            ways = [way for one in here for way in one.ways]
            names = [way for way in ways if way.said]
            assert len(ways) == len(here) + len(names)
            assert [way.said for way in node.ways if way.said] == [said] * len(names), "only signs elsewhere"
            assert names or ui_scale == 1.0, "there is room"
            assert node.offer.full.startswith(said), "the status line has it"
            assert not [one for one in here if one.chip is not None], "each says its way instead"
            assert not [(a, b) for a, b in combinations(ways, 2) if a.covers(b)]
            assert all(played.scene.space.area.contains(way.place) for way in ways)
            assert not [way for way in ways if way.place.colliderect(points)], "the base keeps its points"
            for lying in played.scene.view.lying.values():
                seen = upright(lying.pose)
                armor = FRect(seen.centerx, seen.y + 0.7 * seen.h, seen.w / 2, 0.3 * seen.h)
                if lying.pose.angle:
                    armor = FRect(seen.x, seen.centery, 0.3 * seen.w, seen.h / 2)
                if lying.seat == foe and lying.zone is Zone.DEFENDER:
                    assert not [way for way in ways if way.place.colliderect(armor)], "it keeps its armor"
                if lying.seat == foe and lying.zone in (Zone.BASE, Zone.DEFENDER):
                    assert not [name for name in names if name.place.colliderect(seen)]
            heads = reserve_heads(played.scene.view.frame)
            assert not [name for name in names if name.place.collidelist(heads) >= 0]
        played.pilot.pull(sprite(played, "su12"))
        assert not [node for node in here if node.ways]


@pytest.mark.parametrize(("size", "ui_scale"), [((1280, 720), 1.0), ((1920, 1080), 1.5)])
def test_the_chip_of_a_target_covers_no_other_and_no_other_players_panel(
    size: tuple[int, int], ui_scale: float
) -> None:
    played = table(players=5, seed=4, size=size, ui_scale=ui_scale, blind=True, until=_hits_a_crowd)
    hand = next(
        c for c in played.o.hand if any(isinstance(a, act.Attack) and a.card == c for a in played.o.actions)
    )
    held = played.scene.cards.sprites[hand]
    played.pilot.press(held)
    played.pilot.pull(held.center_px + Vector2(0, -60))
    targets = [target for target in played.scene.pieces.targets.children if isinstance(target, TargetNode)]
    for target in targets:
        if not isinstance(target.offer.spot, OnEnemy) or not target.offer.legal:
            continue
        played.pilot.pull(target)
        panel = played.scene.view.frame.panel(target.offer.spot.seat)
        assert target.aimed
        assert target.chip is not None
        assert panel is not None
        assert panel.box.left - 0.1 <= target.chip.place.left
        assert target.chip.place.right <= panel.box.right + 0.1
        if target.offer.spot.defender and is_crowded(played.scene.view, target.offer.spot):
            assert not target.chip.place.colliderect(inset(target.rect, 0, 3, 0, 0)), "all of it is seen"
        elif not is_covered(played.scene.view, target.offer.spot):
            assert target.chip.place.left > target.rect.centerx, "off the points of a base"
        assert not [
            other
            for other in targets
            if other is not target and other.chip is not None and other.chip.covers(target.chip)
        ]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_the_frame_of_a_covered_base_stays_off_its_defender(size: tuple[int, int]) -> None:
    played = table(players=5, seed=4, size=size, blind=True, until=_strikes_a_covered_base)
    targets = [target for target in played.scene.pieces.targets.children if isinstance(target, TargetNode)]
    view = played.scene.view
    covered = [target for target in targets if is_covered(view, target.offer.spot)]
    assert covered
    for target in targets:
        seen = target._seen.move(target.rect.topleft)
        assert target.chip is not None
        if is_crowded(view, target.offer.spot):
            assert target.chip.place.centerx > seen.right, "every chip is at the right"
        if target in covered:
            assert isinstance(target.offer.spot, OnEnemy)
            on_it = replace(target.offer.spot, defender=True)
            defender = upright(view.lying[spot_card(view, on_it) or 0].pose)
            assert seen.h > 10
            assert not inset(seen, -2).colliderect(defender)


def _strikes_a_covered_base(o: Observation) -> bool:
    covered = any(card >= 0 for slot, card in enumerate(o.defender) if slot // 3 != o.seat)
    return o.seat == 0 and o.prompt is Prompt.STRIKE and covered


def _hits_a_crowd(o: Observation) -> bool:
    """Return whether the person at the screen could attack somebody in a round in which much stands on the table."""
    return (
        o.seat == 0
        and o.turn > 12
        and o.prompt is Prompt.PLAY
        and any(isinstance(a, act.Attack) for a in o.actions)
    )


def test_an_assault_names_the_bases_that_it_has_destroyed() -> None:
    played = opened()
    played.perform(act.Attack(card(played, "su17"), 1, 1))
    played.rest()
    panel = played.scene.root.find("prompt")
    assert isinstance(panel, PromptPanel)
    assert panel.lines == ["1 hit · 1 base destroyed"]


def test_the_field_shows_what_a_card_in_the_air_could_do() -> None:
    played = opened()
    played.pilot.click(sprite(played, "su17"))
    assert lit(played, OnField()).offer.legal


def test_a_long_press_shows_the_card_and_does_nothing_else() -> None:
    played = opened()
    played.pilot.press(sprite(played, "su12"))
    played.pilot.wait(0.6)
    assert played.scene.pieces.zoom.visible
    played.pilot.release()
    assert played.scene.controls.lifted_card is None


def test_several_attackers_are_selected_by_keys_too() -> None:
    text = TABLE.replace("up us06", "up us16").replace("su17 su12 eng vol", "su01 su02 su03")
    played = opened(text)
    hand = KeyHand(played)
    for code in ("su01", "su02"):
        hand.go_to(partial(played.scene.cards.sprites.__getitem__, card(played, code)))
        played.pilot.send(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=0, unicode="")
        played.pilot.key(pygame.K_RETURN, mod=pygame.KMOD_SHIFT)
        played.pilot.send(pygame.KEYUP, key=pygame.K_LSHIFT, mod=0, unicode="")
    assert played.scene.controls.selected == (card(played, "su01"), card(played, "su02"))
    hand.perform(act.Attack(card(played, "su02"), 1, 0))
    played.rest()
    assert played.o.kills == 1
    assert len(played.o.attackers) == 2


def test_space_never_decides_anything() -> None:
    played = opened()
    for _ in range(3):
        played.pilot.key(pygame.K_SPACE)
        played.pilot.wait(0.5)
    assert played.session.match.version == 0


def test_page_keys_turn_back_the_log() -> None:
    played = opened()
    log = played.scene.pieces.log
    log.visible = True
    log.lines = [LogLine(None, str(n)) for n in range(20)]
    played.pilot.key(pygame.K_PAGEUP)
    assert log.back > 0
    played.pilot.key(pygame.K_PAGEDOWN)
    assert log.back == 0


def test_a_key_shows_one_squad_after_the_other() -> None:
    played = opened()
    shown = []
    for _ in range(3):
        played.pilot.key(pygame.K_s)
        spread = played.scene.pieces.browser.spread
        shown.append(spread and spread.seat)
    assert shown == [0, 1, None]


# -- undo


def test_undo_and_redo_by_key() -> None:
    played = opened()
    played.perform(act.Attack(card(played, "su12"), 1, 0))
    played.rest()
    played.pilot.key(pygame.K_u)
    played.pilot.step()
    assert played.scene.view.status == "Taken back: Anna begins an assault: USSR"
    assert not played.scene.view.warning
    played.rest()
    assert not played.o.assaulted
    assert not strays(played.scene)
    played.pilot.key(pygame.K_u, mod=pygame.KMOD_SHIFT)
    played.rest()
    assert played.o.attackers


def test_an_assault_that_ended_by_itself_is_taken_back_with_its_last_hit() -> None:
    played = opened(TABLE.replace("su17 su12 eng vol", "su12 eng"))
    played.perform(act.Attack(card(played, "su12"), 1, 0))
    played.rest()
    assert played.o.assaulted
    played.pilot.key(pygame.K_u)
    played.rest()
    assert card(played, "su12") in played.o.hand
    assert not played.o.assaulted
    played.pilot.key(pygame.K_u, mod=pygame.KMOD_SHIFT)
    played.rest()
    assert played.o.assaulted


def test_the_rest_of_a_volley_is_not_fired_once_its_first_shot_is_taken_back() -> None:
    played = volley(Speed.NORMAL)
    assert not played.scene.still
    played.pilot.key(pygame.K_u)
    played.pilot.wait(3)
    assert played.o.prompt is Prompt.PLAY
    assert not played.o.attackers


def test_a_card_is_not_used_later_once_the_drop_that_meant_it_is_taken_back() -> None:
    played = assault_with_hits_left()
    played.pilot.click(sprite(played, "vol1"))
    played.pilot.press(lit(played, OnField()))
    assert played.o.assaulted
    played.pilot.key(pygame.K_u)
    played.rest()
    assert played.o.prompt is Prompt.ASSAULT
    played.perform(act.END_ASSAULT)
    played.rest()
    assert not played.o.recruiting


# -- buttons


def test_a_click_is_not_lost_because_the_bar_is_made_anew_meanwhile() -> None:
    played = opened()
    played.pilot.press(played.scene.root.find("rules"))
    played.scene.pieces.bar.build()
    played.pilot.release()
    assert played.go.went == ["rules turn.play"]


def test_a_click_after_a_key_is_not_lost_where_the_pointer_rests_on_a_button() -> None:
    played = assault_with_hits_left()
    played.pilot.move(played.scene.root.find("end assault"))
    played.pilot.key(pygame.K_TAB)
    played.pilot.press()
    played.pilot.release()
    assert played.o.prompt is Prompt.PLAY


# -- under the rule book


def test_a_card_that_is_let_go_in_the_rule_book_hangs_on_no_pointer_afterwards() -> None:
    played = opened()
    played.pilot.press(sprite(played, "su12"))
    played.pilot.pull(sprite(played, "us03"))
    open_and_close_a_book(played.pilot)
    assert played.scene.controls.lifted_card is None


def test_after_a_button_that_was_let_go_in_the_rule_book_cards_can_be_dragged() -> None:
    played = opened()
    played.pilot.press(played.scene.root.find("undo"))
    open_and_close_a_book(played.pilot)
    played.pilot.press(sprite(played, "su12"))
    played.pilot.pull(sprite(played, "us03"))
    assert played.scene.controls.lifted_card == card(played, "su12")


def test_a_key_that_was_let_go_in_the_rule_book_selects_nothing_afterwards() -> None:
    played = opened()
    played.pilot.send(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=0, unicode="")
    open_and_close_a_book(played.pilot)
    played.pilot.click(sprite(played, "su12"))
    assert not played.scene.controls.selected
    assert played.scene.controls.lifted_card == card(played, "su12")


def open_and_close_a_book(pilot: Pilot) -> None:
    """Open and close a book, in which the button or the key is released."""
    pilot.stack.push(Scene())
    pilot.release()
    pilot.send(pygame.KEYUP, key=pygame.K_LSHIFT, mod=0, unicode="")
    pilot.stack.pop()
    pilot.step()


def test_a_card_that_was_picked_up_by_a_click_still_waits_when_the_rule_book_is_closed() -> None:
    played = opened()
    played.pilot.click(sprite(played, "su12"))
    open_and_close_a_book(played.pilot)
    played.pilot.click(lit(played, OnEnemy(1, 0, True)))
    assert played.o.assaulted or played.o.attackers


# -- by keyboard alone


def test_a_card_is_used_by_keys_alone() -> None:
    played = opened()
    hand = KeyHand(played)
    hand.go_to(lambda: played.scene.cards.sprites[card(played, "vol1")])
    played.pilot.step()
    assert not played.scene.pieces.zoom.visible
    played.pilot.wait(0.3)
    assert played.scene.pieces.zoom.visible
    played.pilot.key(pygame.K_RETURN)
    assert played.scene.controls.lifted_card == card(played, "vol1")
    assert isinstance(hand.at, TargetNode)
    assert hand.at.offer.legal
    assert played.scene.view.status.startswith("Volunteers: ")
    hand.perform(act.Use(card(played, "vol1")))
    played.rest()
    assert played.o.recruiting


def test_while_a_card_is_lifted_arrows_stop_at_legal_targets_only_and_tab_at_all() -> None:
    played = opened()
    hand = KeyHand(played)
    hand.go_to(lambda: played.scene.cards.sprites[card(played, "su12")])
    played.pilot.key(pygame.K_RETURN)
    targets = [n for n in played.scene.pieces.targets.children if isinstance(n, TargetNode)]
    seen = set()
    for key in (pygame.K_LEFT, pygame.K_UP, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_UP):
        played.pilot.key(key)
        assert isinstance(hand.at, TargetNode)
        assert hand.at.offer.legal
        assert hand.at.aimed
        seen.add(hand.at)
    assert len(seen) > 2
    for _ in targets:
        played.pilot.key(pygame.K_TAB)
        assert isinstance(hand.at, TargetNode)
        seen.add(hand.at)
        if not hand.at.offer.legal:
            assert hand.at.offer.full in played.scene.view.status
    assert seen == set(targets)
    played.pilot.key(pygame.K_ESCAPE)
    played.pilot.step()
    assert hand.at is played.scene.cards.sprites[card(played, "su12")]


def test_everything_that_can_have_the_focus_is_reached_by_tab_and_arrows() -> None:
    played = opened(size=(1280, 720))
    played.pilot.key(pygame.K_TAB)
    focus, plan = played.scene.interface.focus, played.scene.interface.focus.plan
    assert plan is not None
    wanted = {node for node in focus.candidates() if plan.stops_at(node)}
    reached, todo = set(), [focus.current]
    while todo:
        node = todo.pop()
        if node is None or node in reached:
            continue
        reached.add(node)
        focus.set(node)
        todo += [focus.towards(direction) for direction in ARROWS.values()]
        todo += [focus.stepped(1), focus.stepped(-1)]
    assert reached >= wanted
    assert len(wanted) > 25


@pytest.mark.parametrize("how", ["pointer", "key"])
def test_a_button_that_cannot_be_used_says_why(how: str) -> None:
    played = opened()
    if how == "key":
        played.pilot.key(pygame.K_u)
    else:
        played.pilot.click(played.scene.root.find("undo"))
    assert played.scene.view.warning
    assert played.scene.view.status == "There is nothing to take back."


def test_why_something_cannot_be_done_is_written_at_once() -> None:
    played = opened()
    played.pilot.settle()
    before = bytes(played.pilot.surface.get_buffer().raw)
    played.scene.controls.actions.refuse(Refusal(refusal.ONLY_VEHICLES, {"card": "BM-13"}))
    played.pilot.settle()
    assert played.scene.view.status == "BM-13 can only hit vehicles."
    assert bytes(played.pilot.surface.get_buffer().raw) != before


@pytest.mark.parametrize(
    ("prompt", "said"),
    [
        (Prompt.SABOTAGE, "Sabotage by "),
        (Prompt.STRIKE, "Siege Master: "),
        (Prompt.RESEARCH, "Research: "),
        (Prompt.REPAIR, "Repair: "),
        (Prompt.PLACE, "Choose the base "),
        (Prompt.REWARD, "Choose your medals"),
    ],
)
def test_the_status_line_says_what_is_asked_even_in_another_players_turn(prompt: Prompt, said: str) -> None:
    played = table(players=3, until=lambda o: o.seat == 0 and o.to_act == 0 and o.prompt is prompt)
    assert played.session.may_decide
    assert (played.o.active == played.o.seat) is (prompt is not Prompt.SABOTAGE)
    assert played.scene.view.status.startswith(said)


def test_what_sabotage_cost_the_others_is_said_until_the_next_decision() -> None:
    others = "".join(f"seat: {seat}\n  hand: eng eng\n  garage: eng eng\n" for seat in (1, 2))
    played = opened(f"players: 3, first 0, active 0\nseat: 0\n  hand: su25 eng eng\n{others}")
    view = played.scene.view
    played.session.decide(next(each for each in played.o.actions if isinstance(each, act.Use)))
    played.pilot.wait(5)
    assert played.session.may_decide
    said = "Given up to Sabotage: Engineers (Bison) and Engineers (Clara)."
    assert view.status == said
    played.session.decide(act.END_TURN)
    played.pilot.step()
    assert view.status != said


def test_a_new_game_says_who_begins_and_one_that_goes_on_does_not() -> None:
    for first, said in ((0, "You begin"), (1, "Bison begins")):
        scene = table(options={"first_player": first}, speed=Speed.NORMAL, blind=True).scene
        ribbons = [node.text for node in scene.pieces.effects.children if isinstance(node, Ribbon)]
        assert ribbons == [said]
    later = table(until=lambda o: o.turn == 2 and o.seat == 0, speed=Speed.NORMAL, blind=True).scene
    assert not later.choreography.announcing


# -- what is said of the end


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.NORMAL])
def test_the_last_round_is_announced_with_its_reason_until_that_is_read(speed: Speed) -> None:
    """The status line is not seen behind it, and nothing goes on before."""
    text = TABLE.replace("up us06, damaged, up fr05!", "gone, damaged, gone")
    played = opened(text.replace("hand: su17 su12", "hand: su17"), speed=speed)
    played.session.decide(act.Attack(card(played, "su17"), 1, 1))
    frames, said = 0, ""
    played.pilot.step()
    while not played.scene.still:
        for node in played.scene.pieces.effects.children:
            if isinstance(node, Ribbon):
                frames, said = frames + 1, f"{node.text} {node.why}"
                assert played.scene.pieces.status.covered or frames < 2
        played.pilot.step()
    assert said == "Last round! Bison has lost all bases."
    assert frames / 60 >= reading_time(said, Speed.NORMAL)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            f"medals: 2+3 9+3 9+3 9+3{TABLE}",
            "Your turn. USSR: 2 one-medal cards left; the round in which they run out is the last.",
        ),
        (
            TABLE.replace("up us06, damaged, up fr05!", "up us06, gone, gone"),
            "Your turn. Bison has one base left; the round in which it falls is the last.",
        ),
        (
            TABLE.replace("up, up de03, gone", "gone, up de03, gone"),
            "Your turn. You have one base left; the round in which it falls is the last.",
        ),
        (
            TABLE.replace("up, up de03, gone", "gone, up de03, gone").replace(
                "up us06, damaged, up fr05!", "up us06, gone, gone"
            ),
            "Your turn. One base left: you and Bison. The round in which one falls is the last.",
        ),
        (TABLE, "Your turn: drag or click a card. Shift+click joins attackers."),
    ],
)
def test_the_end_does_not_come_from_nowhere(text: str, said: str) -> None:
    assert opened(text).scene.view.status == said
