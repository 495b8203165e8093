"""Aiming: an arrow instead of a card over the target, the forecast in the middle, and the reason where nothing can go."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest
from pygame import FRect, Vector2

from tests.scenes.hunter.tables import Battle, battle
from tests.scenes.hunter.test_motions import FOE, Staged
from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.board.plates import plates_of
from wotrush.scenes.hunter.faces.pictures import EventPicture
from wotrush.scenes.hunter.play.arrow import facing
from wotrush.scenes.hunter.play.chances import SIGNS_OF_STRIKES
from wotrush.scenes.hunter.play.handles import (
    MIDDLE,
    Thing,
    handles,
    player_spot,
    rect_of,
)
from wotrush.scenes.hunter.play.targets import AimTarget
from wotrush.scenes.hunter.table.layout import HAND_CARD, LineZone
from wotrush.scenes.hunter.texts.acting import prompt_text
from wotrush.scenes.hunter.texts.event_cards import event_effect
from wotrush.scenes.hunter.texts.naming import card_name
from wotrush.stage.geometry import rect_around
from wotrush.stage.input.drag import Affordance


@pytest.fixture
def table() -> Battle:
    """A turn in which something can be attacked and something cannot."""
    for seed in range(60):
        found = battle(3, seed, decisions=60)
        found.rest()
        attacks = [one for one in found.o.actions if isinstance(one, act.DeclareAttack)]
        spying = any(isinstance(one, act.Spy) for one in found.o.actions)
        if found.session.may_decide and attacks and not spying and any(map(found.o.back, (1, 2))):
            return found
    raise LookupError


def shooter(table: Battle) -> act.DeclareAttack:
    return next(one for one in table.o.actions if isinstance(one, act.DeclareAttack))


def lit(table: Battle, action: act.HunterAction) -> AimTarget:
    return next(target for target in table.scene.controls.lit if action in target.actions)


def test_a_dragged_unit_is_a_token_that_covers_no_target(table: Battle) -> None:
    attack = shooter(table)
    sprite = table.scene.cards.sprites[attack.unit]
    table.pilot.press(sprite)
    table.pilot.move(sprite.center_px + Vector2(30, 30))
    target = lit(table, attack)
    table.pilot.move(target)
    table.pilot.wait(0.3)
    assert target.aimed
    controls, token = table.scene.controls, rect_around(sprite.pos, sprite.size * sprite.scale)
    assert not token.colliderect(target.whole)
    frame = table.scene.view.frame
    assert frame.area.contains(token)
    for seen in (frame.forecast, frame.units, frame.events, frame.clock, *controls.arrow.boxes()):
        assert not token.colliderect(seen)
    assert controls.arrow.goal == Vector2(target.rect.midbottom)
    assert table.scene.pieces.forecast.visible
    assert [pose.rect for pose, _ in controls.carried.gaps.gaps] == [sprite.lying.pose.rect]
    table.pilot.key(pygame.K_ESCAPE)
    assert controls.arrow.goal is None
    assert not controls.carried.gaps.gaps
    assert not table.scene.pieces.forecast.visible


def test_nothing_else_is_lit_to_be_taken_while_a_unit_is_held() -> None:
    for seed in range(30):
        table = battle(2, seed, decisions=14 + seed)
        table.rest()
        attacks = [one for one in table.o.actions if isinstance(one, act.DeclareAttack)]
        own = [one for one in table.scene.cards.sprites.values() if one.lying.seat == 0]
        if table.session.may_decide and attacks and sum(one.glow is not None for one in own) > 1:
            break
    held = table.scene.cards.sprites[attacks[0].unit]
    table.pilot.press(held)
    table.pilot.move(held.center_px + Vector2(30, 30))
    assert [one for one in own if one.glow is not None] == [held]


def test_a_player_is_aimed_at_anywhere_on_the_panel(table: Battle) -> None:
    view = table.scene.view
    assert rect_of(view, player_spot(1)) == view.frame.army(1).box


@pytest.mark.parametrize(
    ("attack", "spy", "prompt"),
    [
        (True, True, "Your turn: attack, spy or wait."),
        (True, False, "Your turn: attack or wait."),
        (False, True, "Your turn: spy or wait."),
        (False, False, "Your turn: none of your units can attack or spy, so wait."),
    ],
)
def test_the_prompt_names_what_can_be_done(table: Battle, attack: bool, spy: bool, prompt: str) -> None:
    declared = shooter(table)
    actions: list[act.HunterAction] = [act.WAIT, *[declared] * attack, *[act.Spy(declared.unit, 1)] * spy]
    assert prompt_text(replace(table.o, actions=tuple(actions)), ("A", "B", "C")) == prompt
    actions.append(act.Reveal(declared.unit))
    with_hidden = "Your turn: attack, spy or wait." if attack or spy else "Your turn: reveal a unit or wait."
    assert prompt_text(replace(table.o, actions=tuple(actions)), ("A", "B", "C")) == with_hidden


def test_why_nothing_can_go_somewhere_is_told_beside_what_can_be_done_and_no_plate_is_told_twice() -> None:
    """A hidden unit is revealed on a plate in the middle, where the reason stands why it cannot attack yet."""
    seeds = (battle(2 + seed % 3, seed, decisions=30 + seed) for seed in range(21, 30))
    found = 0
    for table in seeds:
        table.rest()
        reveals = [one for one in table.o.actions if isinstance(one, act.Reveal)]
        if not table.session.may_decide or not reveals:
            continue
        sprite = table.scene.cards.sprites[reveals[0].unit]
        table.pilot.press(sprite)
        table.pilot.move(sprite.center_px + Vector2(30, 30))
        targets, panel = table.scene.controls.lit, table.scene.pieces.choices
        plate = next(target for target in targets if target.spot == MIDDLE)
        table.pilot.move(plate)
        assert panel.title == "", plate.chip
        for target in [target for target in targets if target.why]:
            table.pilot.move(target)
            assert panel.title == target.why
            assert not panel.rect.colliderect(plate.rect)
            found += 1
    assert found > 5


def test_a_chance_bears_the_sign_of_what_it_is_for_and_the_shaft_of_the_arrow_passes_below_cards(
    table: Battle,
) -> None:
    attack, controls = shooter(table), table.scene.controls
    table.pilot.click(table.scene.cards.sprites[attack.unit])
    target = lit(table, attack)
    kinds = {SIGNS_OF_STRIKES[a.kind] for a in target.actions if isinstance(a, act.DeclareAttack)}
    assert target.sign in kinds
    table.pilot.move(target)
    arrow, cards = controls.arrow, table.scene.cards
    assert arrow.parent is cards
    assert all(arrow.z < sprite.z for sprite in cards.sprites.values() if sprite.parent is cards)
    assert arrow.head_box is not None
    assert arrow.goal is not None
    assert arrow.head_box.collidepoint(arrow.goal)
    assert arrow.head.parent is table.scene.pieces.held


def test_a_token_at_the_right_edge_covers_neither_the_pointer_nor_the_head_of_the_arrow(
    table: Battle,
) -> None:
    attack, controls, frame = shooter(table), table.scene.controls, table.scene.view.frame
    sprite = table.scene.cards.sprites[attack.unit]
    table.pilot.press(sprite)
    table.pilot.move(sprite.center_px + Vector2(30, 30))
    table.pilot.move(table.scene.root.transform((frame.area.right - 20, frame.aiming.top - 30)))
    table.pilot.wait(0.3)
    token = rect_around(sprite.pos, sprite.size * sprite.scale)
    assert frame.area.contains(token)
    assert not token.collidepoint(controls.carried.pointer)
    assert controls.arrow.goal is not None
    assert not token.collidepoint(controls.arrow.goal)


def test_an_event_without_a_target_says_what_it_does_below_its_plate_and_no_arrow_crosses_it() -> None:
    for seed in range(200):
        table = battle(2, seed, decisions=70)
        table.rest()
        plain = [
            one
            for one in table.o.actions
            if isinstance(one, act.PlayEvent) and handles(table.o, one).target == MIDDLE
        ]
        if table.session.may_decide and plain:
            break
    event = plain[0].event
    table.pilot.click(table.scene.cards.sprites[HAND_CARD + table.o.hand.index(event)])
    plate = next(one for one in table.scene.controls.lit if one.spot == MIDDLE)
    table.pilot.move(plate)
    table.pilot.step()
    choices = table.scene.pieces.choices
    assert (choices.title, choices.effect) == ("", event_effect(event)), "the plate itself says its name"
    assert choices.rect.top > plate.rect.bottom
    assert table.scene.controls.arrow.goal is None


def test_what_an_event_does_stands_there_while_it_is_aimed() -> None:
    table, event = holding_an_event()
    table.pilot.click(table.scene.cards.sprites[HAND_CARD + table.o.hand.index(event)])
    target = next(one for one in table.scene.controls.lit if one.spot.thing is not Thing.MIDDLE)
    table.pilot.move(target)
    table.pilot.step()
    choices, arrow = table.scene.pieces.choices, table.scene.controls.arrow
    assert choices.effect == event_effect(event)
    assert arrow.start is not None
    assert not choices.rect.collidepoint(arrow.start)
    assert not table.scene.view.status
    assert tuple(choices.rect) == pytest.approx(tuple(table.scene.view.frame.forecast), abs=0.01), (
        "there is the most room for a sentence"
    )
    home = table.scene.view.lying[HAND_CARD + table.o.hand.index(event)].pose.rect
    assert home.left - arrow.start.x < home.w, "it comes from the card's place"


def test_a_covered_event_is_seen_whole_while_it_is_held() -> None:
    table = battle(2, 12, decisions=120)
    table.rest()
    usable = [
        one
        for one in table.scene.cards.sprites.values()
        if one.lying.zone is LineZone.HAND
        and one.lying.side.covered
        and table.scene.controls.affordance(one) is Affordance.LIFT
    ]
    table.pilot.click(table.scene.root.transform(usable[0].rect.topleft + Vector2(12, 40)))
    assert table.scene.controls.held == table.scene.controls.spot_of(usable[0])
    face = usable[0].face
    assert isinstance(face, EventPicture)
    assert not face.covered
    table.pilot.key(pygame.K_ESCAPE)
    table.rest()
    assert usable[0].face == replace(face, covered=True)


def test_an_arrow_reaches_its_target_at_the_edge_that_faces_it() -> None:
    target = FRect(100, 100, 60, 80)
    assert facing(target, Vector2(300, 400)) == Vector2(target.midbottom)
    assert facing(target, Vector2(300, 150)) == Vector2(target.midright), (
        "it would cover the card from its lower edge"
    )
    assert facing(target, Vector2(20, 150)) == Vector2(target.midleft)


def holding_an_event() -> tuple[Battle, int]:
    """Return a turn in which an event can be played on something, and the event."""
    for seed in range(60):
        found = battle(3, seed, decisions=60)
        found.rest()
        for action in found.o.actions if found.session.may_decide else ():
            if isinstance(action, act.PlayEvent) and handles(found.o, action).target != MIDDLE:
                return found, action.event
    raise LookupError


def test_where_a_unit_cannot_attack_the_table_says_why(table: Battle) -> None:
    attack = shooter(table)
    table.pilot.click(table.scene.cards.sprites[attack.unit])
    barred = [target for target in table.scene.controls.lit if target.why]
    assert barred
    table.pilot.move(barred[0])
    table.pilot.step()
    assert table.scene.pieces.choices.title == barred[0].why
    version = table.session.match.version
    table.pilot.click(barred[0])
    assert table.session.match.version == version
    assert table.scene.view.status == barred[0].why


def test_a_card_looked_at_does_not_cover_the_kinds_to_choose_from() -> None:
    table, attack = several_kinds()
    scene = table.scene
    table.pilot.click(scene.cards.sprites[attack.unit])
    table.pilot.click(lit(table, attack))
    assert scene.pieces.forecast.kinds
    table.pilot.move(scene.cards.sprites[attack.target])
    table.pilot.wait(3.0)
    zoom = scene.pieces.zoom
    assert zoom.card == attack.target
    assert not zoom.children[0].rect.colliderect(scene.pieces.forecast.rect)


def several_kinds() -> tuple[Battle, act.DeclareAttack]:
    """Return a turn in which a unit can attack another in several ways, and one of them."""
    for seed in range(60):
        found = battle(4, seed, decisions=60)
        found.rest()
        if not found.session.may_decide:
            continue
        ways: dict[tuple[int, int], list[act.DeclareAttack]] = {}
        for one in found.o.actions:
            if isinstance(one, act.DeclareAttack):
                ways.setdefault((one.unit, one.target), []).append(one)
        several = [attacks[0] for attacks in ways.values() if len(attacks) > 1]
        if several:
            return found, several[0]
    raise LookupError


def test_while_the_kind_is_chosen_the_table_says_who_attacks_whom() -> None:
    table, attack = several_kinds()
    scene = table.scene
    table.pilot.click(scene.cards.sprites[attack.unit])
    table.pilot.click(lit(table, attack))
    assert scene.view.status.startswith("Choose how")
    assert all(card_name(table.o, unit) in scene.view.status for unit in (attack.unit, attack.target))
    glows = [scene.cards.sprites[unit].glow for unit in (attack.unit, attack.target)]
    assert None not in glows
    assert glows[0] != glows[1]
    table.pilot.key(pygame.K_ESCAPE)
    assert not scene.view.status.startswith("Choose how")


OWN = "front: 1 u031 revealed dry, 2 u101 revealed\n hand: smoke"


def test_a_click_on_a_card_that_cannot_be_used_says_why() -> None:
    table = Staged(OWN, FOE.format(""), (), ()).lay(reduced=False)
    scene, version = table.scene, table.session.match.version
    for card, said in ((1, "out of ammo"), (HAND_CARD, "cannot be played at this moment")):
        table.pilot.click(scene.cards.sprites[card])
        assert said in scene.view.status
    assert table.session.match.version == version


def test_a_click_on_an_event_that_nothing_can_be_done_with_speaks_of_no_place() -> None:
    table = Staged(OWN.replace("smoke", "engineers"), FOE.format(""), (), ()).lay(reduced=False)
    table.pilot.click(table.scene.cards.sprites[HAND_CARD])
    assert "it would change nothing now" in table.scene.view.status


def test_the_focus_does_not_begin_on_a_card_that_cannot_be_used() -> None:
    table = Staged(OWN, FOE.format(""), (), ()).lay(reduced=False)
    table.pilot.key(pygame.K_TAB)
    assert table.scene.interface.focus.current is table.scene.cards.sprites[2]


def test_the_chance_to_spy_on_a_player_covers_no_card_before_them() -> None:
    table = Staged(
        "front: 1 u101 revealed, 2 u101 revealed\n",
        "before: depot minefield river\n front: 9 u005, 10 u101\n",
        (),
        (),
    ).lay(reduced=False)
    spying = next(action for action in table.o.actions if isinstance(action, act.Spy))
    table.pilot.click(table.scene.cards.sprites[spying.unit])
    target, view = lit(table, spying), table.scene.view
    chip = target.plate.move(target.rect.topleft)
    plates = [box for _, box in plates_of(view, view.frame.army(spying.seat))]
    assert plates
    assert chip.w
    assert all(not chip.colliderect(box) for box in plates)
