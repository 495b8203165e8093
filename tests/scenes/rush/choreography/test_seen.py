"""Nothing on the table changes before it is seen to happen."""

from __future__ import annotations

import pygame
import pytest
from pygame import Vector2

from tests.model.rush.test_moments import shown
from tests.scenes.rush.opened import TABLE, card, opened
from tests.scenes.rush.tables import Played
from wotrush.model.rush import actions as act
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import base_card, medal_count
from wotrush.model.rush.view.moments import next_moment
from wotrush.scenes.rush.cards.sides import CardSide
from wotrush.scenes.rush.choreography.gains import Gain, total_place
from wotrush.scenes.rush.view.layout import depot_pose
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.motion.animator import ADVANCED
from wotrush.settings import Speed
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.geometry import rect_around
from wotrush.stage.sprite import Sprite


def told(played: Played) -> int:
    """Return how many lines of the log can be read."""
    log = played.scene.pieces.log
    return len(log.lines) - log.ahead


def events_of(played: Played, action: act.Action) -> tuple[list[ev.Event], int]:
    """Decide, and return what happened with how many lines of the log told of the time before."""
    before, lines = len(played.session.log()), told(played)
    played.session.decide(action)
    played.pilot.step()
    return [event for news in played.session.log()[before:] for event in getattr(news, "events", ())], lines


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.NORMAL, Speed.SLOW])
def test_figures_and_log_go_from_moment_to_moment_with_the_film(speed: Speed) -> None:
    """In every frame they are those after the first so many events, which only grow, and never more than were seen."""
    played = opened(speed=speed)
    attack = next(action for action in played.o.actions if isinstance(action, act.Attack))
    for action in (attack, act.END_ASSAULT):
        if not played.o.allows(action):
            continue
        moments, before = [played.o], played.scene.view.seen
        events, lines = events_of(played, action)
        for event in events:
            moments.append(next_moment(moments[-1], event))
        assert shown(played.scene.view.seen) == shown(before)
        assert told(played) == lines
        at = 0
        while not played.scene.still:
            now = shown(played.scene.view.seen)
            at = next(i for i in range(at, len(moments)) if shown(moments[i]) == now)
            played.pilot.step()
        assert shown(played.scene.view.seen) == shown(moments[-1])
        assert not played.scene.pieces.log.ahead


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.NORMAL, Speed.SLOW])
def test_what_is_struck_counts_only_from_the_impact_on(speed: Speed) -> None:
    played = opened(speed=speed)
    victim = played.scene.cards.sprites[card(played, "us06")]
    place, face, before = Vector2(victim.pos), victim.face, shown(played.scene.view.seen)
    _, lines = events_of(played, act.Attack(card(played, "su12"), 1, 0))
    waited = 0
    while (victim.pos, victim.face) == (place, face):
        assert shown(played.scene.view.seen) == before
        assert told(played) <= lines + 1, "that an assault begins is told at once"
        played.pilot.step()
        waited += 1
    assert waited > 3
    played.rest()
    assert shown(played.scene.view.seen) != before
    assert told(played) == lines + 2
    assert played.o.kills == 1


def test_medals_leave_their_pile_and_give_points_only_when_they_have_landed() -> None:
    played = opened(speed=Speed.NORMAL)
    played.session.decide(act.Attack(card(played, "su12"), 1, 0))
    played.rest()
    played.session.decide(act.END_ASSAULT)
    before, medals = shown(played.scene.view.seen), played.o.ones
    flying = 0
    while True:
        played.pilot.step()
        if played.scene.still:
            break
        sprites = [
            one for one in played.scene.cards.sprites.values() if medal_count(one.card) and one.visible
        ]
        goal = depot_pose(played.scene.view.frame, 0).center
        if any((one.pos - goal).length() > 2 for one in sprites):
            flying += 1
            assert shown(played.scene.view.seen)["medals"] == before["medals"]
            assert shown(played.scene.view.seen)["points"] == before["points"]
    assert flying > 3
    assert played.scene.view.seen.ones != medals or played.o.ones == medals
    assert shown(played.scene.view.seen)["points"] != before["points"]


def test_a_base_gives_points_only_when_it_has_landed_though_its_fall_is_told_at_the_impact() -> None:
    played = opened(TABLE.replace("hand: su17", "hand: su19 su17"), speed=Speed.NORMAL)
    before, bases = shown(played.scene.view.seen), played.o.bases_destroyed
    victim = base_card(3 * 1 + 1)
    _, lines = events_of(played, act.Attack(card(played, "su17"), 1, 1))
    assert played.o.bases_destroyed != bases
    goal, flying = depot_pose(played.scene.view.frame, 0).center, 0
    while not played.scene.still:
        sprite = played.scene.cards.sprites[victim]
        if told(played) == lines + 2 and (sprite.pos - goal).length() > 2:
            flying += 1
            now = shown(played.scene.view.seen)
            assert now["points"] == before["points"]
            assert now["achievements"] == before["achievements"]
            assert now["bases"] != before["bases"], "where it stood it is gone"
        played.pilot.step()
    assert flying > 3
    assert shown(played.scene.view.seen)["points"] != before["points"]


@pytest.mark.parametrize("calm", [False, True])
def test_points_of_a_base_rise_to_the_total_before_they_count_there(calm: bool) -> None:
    played = opened(TABLE.replace("hand: su17", "hand: su19 su17"), speed=Speed.NORMAL)
    played.scene.context.change(reduced_motion=calm)
    view, ways = played.scene.view, list[Vector2]()
    before = shown(view.seen)["points"]
    events_of(played, act.Attack(card(played, "su17"), 1, 1))
    while not played.scene.still:
        for node in played.scene.pieces.effects.children:
            if isinstance(node, Gain):
                assert (node.points, shown(view.seen)["points"]) == (3, before)
                ways.append(Vector2(node.pos))
        played.pilot.step()
    assert ways[-1].distance_to(total_place(view, 0)) < 20
    assert (ways[0] == ways[-1]) is calm
    assert shown(view.seen)["points"] != before


def test_a_conquered_base_is_seen_to_land_before_its_attacker_lies_on_it() -> None:
    played = opened(TABLE.replace("hand: su17", "hand: su19 su17"), speed=Speed.NORMAL)
    base, attacker = base_card(3 * 1 + 1), card(played, "su17")
    events_of(played, act.Attack(attacker, 1, 1))
    sprites, goal = played.scene.cards.sprites, depot_pose(played.scene.view.frame, 0).center
    landed: list[int] = []
    while not played.scene.still:
        for each in (base, attacker):
            if each not in landed and (sprites[each].pos - goal).length() < 1:
                landed.append(each)
        assert not any(sprite.shade for sprite in sprites.values()), "what is shown is in the light"
        played.pilot.step()
    assert landed == [base, attacker]
    assert any(sprite.shade for sprite in sprites.values())


def test_points_of_a_base_do_not_jump_when_it_is_struck_and_are_gone_while_it_turns() -> None:
    text = TABLE.replace("damaged, up fr05!", "up, up fr05!").replace("hand: su17 su12", "hand: su01")
    played = opened(text, speed=Speed.NORMAL, plain=False)
    faces, base = played.scene.view.faces, base_card(3 * 1 + 1)
    hit = next(a for a in played.o.actions if isinstance(a, act.Attack) and a.place == 1)
    seen: list[Face | None] = []
    sprite = played.scene.cards.sprites[base]
    events_of(played, hit)
    while not played.scene.still:
        if not seen or seen[-1] != sprite.face:
            seen.append(sprite.face)
        if sprite.angle not in (0.0, 90.0):
            assert sprite.face in [faces.side(base, CardSide.BARE, damaged=d) for d in (False, True)]
        played.pilot.step()
    assert faces.side(base, CardSide.STRUCK, damaged=True) in seen


def test_all_figures_of_squads_change_in_one_frame() -> None:
    """A vehicle that is bought counts at once in the squad and for achievements."""
    played = opened(speed=Speed.NORMAL)
    pieces, changes = played.scene.pieces, 0
    before = pieces.view.counted.squad(0)
    played.session.decide(next(action for action in played.o.actions if isinstance(action, act.Buy)))
    for _ in range(300):
        played.pilot.step()
        now = pieces.view.counted.squad(0)
        if now != before:
            before, changes = now, changes + 1
            assert not pieces.repaints.waiting, "nothing looks as before"
    assert played.scene.still
    assert changes


def test_the_place_of_a_lifted_card_stays_in_sight() -> None:
    played = opened()
    place, sprite = played.scene.pieces.held_place, played.scene.cards.sprites[played.o.hand[0]]
    home = sprite.lying.pose
    assert not place.visible
    played.pilot.click(sprite)
    assert place.visible
    assert (place.pos, place.size, place.angle) == (home.center, home.size, home.angle)
    played.pilot.key(pygame.K_ESCAPE)
    assert not place.visible


def test_a_pile_is_shuffled_inside_the_window() -> None:
    played = opened(TABLE.replace("  garage: tec eng\n", "  depot: tec eng eng eng\n"), speed=Speed.NORMAL)
    area, ghosts = played.scene.view.frame.area, 0
    played.session.decide(act.END_TURN)
    for _ in range(120):
        played.pilot.step()
        for node in played.scene.pieces.effects.children:
            if isinstance(node, Sprite) and not isinstance(node, CardSprite):
                ghosts += 1
                assert area.left <= node.rect.left, node
    assert ghosts > 20


def test_what_flies_is_above_everything_that_the_player_has_not_opened() -> None:
    played = opened()
    pieces = played.scene.pieces
    parts = (pieces.board, pieces.log, pieces.bar, pieces.end_button, pieces.prompt, pieces.plaques)
    assert all(part.parent is pieces.effects.parent for part in parts)
    assert max(part.z for part in (*parts, pieces.status, pieces.achievements)) < pieces.effects.z


@pytest.mark.parametrize(("attacker", "seat"), [("su12", 1), ("su17", 0)])
def test_an_attacker_advances_beside_the_words_that_tell_of_it(attacker: str, seat: int) -> None:
    """Whether it comes from below or from above: the words stand between the two sides."""
    played = opened(size=(1280, 720), speed=Speed.NORMAL)
    view, choreography = played.scene.view, played.scene.choreography
    gun, words = played.scene.cards.sprites[card(played, attacker)], view.frame.own.status
    target = view.frame.stands(seat)[1].base
    if seat == 0:
        gun.pos = Vector2(view.frame.common.field.center)
    place = choreography.animator.firing_place(gun, target, words)
    assert not rect_around(place, gun.lying.pose.size * ADVANCED).colliderect(words)
