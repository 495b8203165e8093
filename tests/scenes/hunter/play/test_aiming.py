"""Aiming: an arrow from where the card stands to the target, the forecast in the middle, and the reason where nothing can go."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import patch

import pygame
import pytest
from pygame import FRect, Rect, Surface, Vector2

from tests.model.hunter.rules.tabletop import table as laid_table
from tests.scenes.hunter.staged import FOE, Staged
from tests.scenes.hunter.tables import Battle, battle, holding_an_event
from tests.scenes.written import NotingWriter
from wotrush.i18n import set_language, t
from wotrush.match.notices import Decided
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import events as ev
from wotrush.scenes.hunter.arrows.arrow_way import CLEAR, HEAD
from wotrush.scenes.hunter.board.enemies import line_names
from wotrush.scenes.hunter.board.own import CHIP
from wotrush.scenes.hunter.board.plates import plates_of
from wotrush.scenes.hunter.board.status import status_plate
from wotrush.scenes.hunter.faces.pictures import EventPicture
from wotrush.scenes.hunter.play import targets
from wotrush.scenes.hunter.play.barred import meant_attack, why_no_aim, why_unusable
from wotrush.scenes.hunter.play.chances import SIGNS_OF_STRIKES, struck_chances
from wotrush.scenes.hunter.play.handles import (
    BACK_LINE,
    FRONT_LINE,
    MIDDLE,
    TableSpot,
    Thing,
    handles,
    player_spot,
    rect_of,
    unit_spot,
)
from wotrush.scenes.hunter.play.targets import LOW_CHIP, TITLE, AimTarget
from wotrush.scenes.hunter.texts.acting import prompt_text
from wotrush.scenes.hunter.texts.consequences import event_consequence
from wotrush.scenes.hunter.texts.event_cards import event_effect
from wotrush.scenes.hunter.texts.naming import card_name
from wotrush.scenes.hunter.view.layout import HAND_CARD, LineZone
from wotrush.scenes.session.advice import Hint, Thinking
from wotrush.scenes.style.theme import Theme
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.lying import box_of
from wotrush.scenes.table.panels.hot_spots import HotSpot
from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.canvas import Canvas, Transform, painting
from wotrush.stage.drawing.display_list import DisplayList
from wotrush.stage.geometry import inset, rect_around
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


def test_a_unit_that_aims_stays_in_its_line_and_an_arrow_leads_from_it_to_the_target(table: Battle) -> None:
    attack, controls = shooter(table), table.scene.controls
    sprite = table.scene.cards.sprites[attack.unit]
    table.pilot.press(sprite)
    table.pilot.move(sprite.center_px + Vector2(30, 30))
    target = lit(table, attack)
    table.pilot.move(target)
    table.pilot.wait(0.3)
    assert target.aimed
    home = sprite.lying.pose.rect
    assert abs(sprite.pos.x - home.centerx) < 1
    assert 0 < home.centery - sprite.pos.y < home.h / 8, "it rises a little"
    way = controls.arrow.way
    assert way is not None
    assert inset(rect_around(sprite.pos, sprite.size), -CLEAR - 1).collidepoint(way.start)
    assert inset(target.rect, -CLEAR - 1).collidepoint(way.tip)
    assert table.scene.pieces.forecast.visible
    assert not controls.carried.gaps.gaps
    table.pilot.key(pygame.K_ESCAPE)
    assert controls.arrow.way is None
    assert not table.scene.pieces.forecast.visible


def test_a_unit_that_aims_sinks_not_for_cards_beside_those_above_it() -> None:
    """Strips at the sides of the stage end lower than the cards on it."""
    table = battle(8, 6, size=(1280, 720), scale=1.5, decisions=154)
    table.rest()
    sprite = table.scene.cards.sprites[shooter(table).unit]
    table.pilot.click(sprite)
    table.pilot.wait(0.3)
    assert rect_around(sprite.pos, sprite.size).top == pytest.approx(sprite.lying.pose.rect.top, abs=2)


LOOKS = [
    (2, (1280, 720), 1.0),
    (3, (1920, 1080), 1.0),
    (4, (1024, 768), 1.0),
    (5, (1280, 720), 1.0),
    (6, (2560, 1080), 1.0),
    (8, (1280, 720), 1.0),
    (2, (1920, 1080), 1.5),
    (4, (1280, 720), 1.5),
    (5, (1024, 768), 1.0),
]


@pytest.mark.parametrize(
    ("players", "size", "ui_scale"),
    [*LOOKS[5:9], *(pytest.param(*look, marks=pytest.mark.long) for look in (LOOKS[0], LOOKS[3]))],
)
def test_a_chance_at_a_unit_stands_above_its_card_and_covers_no_other(
    players: int, size: tuple[int, int], ui_scale: float
) -> None:
    table = attacking(players, size, ui_scale)
    view, attack = table.scene.view, shooter(table)
    table.pilot.click(table.scene.cards.sprites[attack.unit])
    table.pilot.move(lit(table, attack))
    target, seen = lit(table, attack), 0
    chip, army = target.plate.move(target.rect.topleft), view.o.owner[attack.target]
    for one in view.lying.values():
        if one.seat == army and one.card == attack.target:
            assert chip.bottom <= one.pose.rect.y + TITLE * one.pose.rect.w + 0.1, (
                "not on a value or its vehicle"
            )
            assert LOW_CHIP <= chip.h <= CHIP, "high enough for its figures"
            assert chip.h == CHIP or chip.bottom > one.pose.rect.y + 2.1, "lower only if it covers the name"
            seen += 1
        elif one.seat == army:
            assert not inset(chip, 2).colliderect(box_of(one))
    assert seen == 1


@pytest.mark.parametrize(("players", "size"), [(5, (1920, 1080)), (8, (1280, 720))])
def test_the_chance_to_spy_covers_no_name_and_no_card_that_is_seen(
    players: int, size: tuple[int, int]
) -> None:
    table = attacking(players, size, 1.0)
    view = table.scene.view
    spying = next(one for one in table.o.actions if isinstance(one, act.Spy))
    table.pilot.click(table.scene.cards.sprites[spying.unit])
    told = [one for one in table.scene.controls.lit if one.spot.thing is Thing.PLAYER and one.chip_boxes]
    assert told
    for target in told:
        (chip,), army = target.chip_boxes, view.frame.army(target.spot.number)
        name = view.theme.writer.units(view.names[army.seat], view.theme.inks.strong).x
        words = FRect(army.head.x, army.head.y, 20 + name, army.head.h)
        seen = [box_of(one) for one in view.lying.values() if one.side.kind is not None]
        assert chip.collidelist([words, *seen]) < 0
        assert target.rect.contains(chip)
    before, last = view.frame, max(told, key=lambda one: one.spot.number != view.grown)
    table.pilot.move(last)
    table.pilot.wait(0.5)
    assert (view.frame == before) is (view.frame.stage is None)  # No panel grows while a unit aims.


def test_a_card_that_a_growing_strip_moves_away_from_the_pointer_is_aimed_at_alone() -> None:
    """So the frame, the forecast and what is dropped on are of one card."""
    table = attacking(8, (1280, 720), 1.0)
    controls, view = table.scene.controls, table.scene.view
    for sprite in list(table.scene.cards.sprites.values()):
        if controls.affordance(sprite) is Affordance.LIFT:
            table.pilot.click(sprite)
            far = [one for one in controls.lit if one.card and view.o.owner[one.card] != view.grown]
            if far:
                break
            table.pilot.key(pygame.K_ESCAPE)
    meant = far[0]
    table.pilot.move(meant)
    table.pilot.wait(0.5)
    assert view.grown == view.o.owner[meant.card or 0]
    assert not meant.contains(table.scene.looking.pointer)
    assert [one for one in controls.lit if one.aimed] == [meant]


def test_every_token_that_can_be_attacked_says_its_chance_between_its_figures() -> None:
    table = attacking(8, (1280, 720), 1.0)
    view, attack = table.scene.view, shooter(table)
    table.pilot.click(table.scene.cards.sprites[attack.unit])
    told = [
        one
        for one in table.scene.controls.lit
        if one.chip and one.card is not None and view.frame.army(view.o.owner[one.card]).tokens
    ]
    assert told
    for target in told:
        chip, token = target.plate.move(target.rect.topleft), target.rect
        assert token.contains(chip), "over the edge of its panel or its neighbors"
        if view.lying[target.card or 0].pose.angle == 0:
            assert token.y + token.h * 0.28 < chip.y, "on its strike or its points"
            assert chip.bottom < token.y + token.h * 0.64, "on its shield"


@pytest.mark.parametrize(
    ("players", "size", "ui_scale"),
    [pytest.param(*look, marks=pytest.mark.long) if look in (LOOKS[1], LOOKS[3]) else look for look in LOOKS],
)
def test_whatever_aims_at_whatever_its_arrow_lies_above_all_and_crosses_no_figures(
    players: int, size: tuple[int, int], ui_scale: float
) -> None:
    table = attacking(players, size, ui_scale)
    scene, controls, seen = table.scene, table.scene.controls, list[AimTarget]()
    pieces = scene.pieces
    above = (pieces.cards, pieces.targets, pieces.forecast, pieces.choices, pieces.reactions)
    assert controls.arrow.parent is pieces.held
    assert all(pieces.held.z > other.z for other in above)
    for sprite in list(scene.cards.sprites.values()):
        if scene.controls.affordance(sprite) is not Affordance.LIFT:
            continue
        table.pilot.click(sprite)
        for target in controls.lit if controls.aiming else ():
            if target.spot == MIDDLE:
                continue
            scene.interface.drag.aim(target)
            table.pilot.wait(0.2)
            _stands_clear(table, sprite, target)
            seen.append(target)
        scene.interface.drag.aim(None)
        table.pilot.key(pygame.K_ESCAPE)
        table.rest()
    assert any(target.spot.thing is Thing.UNIT and not target.why for target in seen)


def attacking(players: int, size: tuple[int, int], ui_scale: float) -> Battle:
    """Return a turn in which units can attack."""
    for seed in range(30):
        found = battle(players, seed, size=size, scale=ui_scale, decisions=players * 20 - seed)
        if any(isinstance(one, act.DeclareAttack) for one in found.o.actions):
            found.rest()
            return found
    raise LookupError


def _stands_clear(table: Battle, sprite: CardSprite, target: AimTarget) -> None:
    """Have the arrow come from the card, and nothing that is spoken of lie under what speaks of it."""
    scene, view, way = table.scene, table.scene.view, table.scene.controls.arrow.way
    assert way is not None
    held = rect_around(sprite.pos, sprite.size)
    player = target.spot.thing is Thing.PLAYER
    assert inset(held, -CLEAR - 1).collidepoint(way.start)
    assert player or inset(target.rect, -CLEAR - 1).collidepoint(way.tip)
    assert not held.colliderect(target.rect)
    assert not any(inset(held, 1).collidepoint(point) for point in way.points), (
        "its name and figures are seen"
    )
    lying = [
        one
        for one in view.lying.values()
        if one.zone in (LineZone.FRONT, LineZone.BACK, LineZone.COMMANDERS)
        and one.card not in (sprite.card, target.card)
        and not (player and one.seat == target.spot.number)
    ]
    for one in lying if not target.why else ():  # What it cannot reach it may not even get to.
        figures = inset(box_of(one), one.pose.size.x / 8)
        # Between tokens there is no room for a head.
        crowded = one.seat is not None and view.frame.army(one.seat).tokens
        shaft = [point for point in way.points if not crowded or way.tip.distance_to(point) > HEAD]
        assert not any(figures.collidepoint(point) for point in shaft), one
    if view.frame.stage is None and not player:
        names = [name for army in view.frame.enemies for name in line_names(view, army.seat)]
        assert not any(name.collidepoint(point) for name in names for point in way.points)
    for army in view.frame.enemies if player and scene.controls.standing else ():
        beside = inset(army.whole, CLEAR)
        assert army.seat == target.spot.number or not any(beside.collidepoint(point) for point in way.points)
    for panel in (scene.pieces.forecast, scene.pieces.choices):
        if panel.visible and (panel is scene.pieces.forecast or scene.pieces.choices.shows):
            assert not any(panel.rect.collidepoint(point) for point in way.points)
            assert not panel.rect.colliderect(held)
            assert not any(panel.rect.colliderect(one.pose.rect) for one in lying)


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


def test_no_pile_answers_the_pointer_that_aims(table: Battle) -> None:
    spot = table.scene.pieces.spots.find("score 0")
    assert isinstance(spot, HotSpot)
    table.pilot.move(spot)
    assert spot.hovered
    held = table.scene.cards.sprites[shooter(table).unit]
    table.pilot.press(held)
    table.pilot.move(held.center_px + Vector2(30, 30))
    table.pilot.move(spot)
    assert not spot.hovered
    table.pilot.release()
    assert spot.hovered


def test_other_targets_step_back_while_one_is_aimed_at(table: Battle) -> None:
    attack = shooter(table)
    table.pilot.click(table.scene.cards.sprites[attack.unit])
    target = lit(table, attack)
    table.pilot.move(target)
    table.pilot.step()
    lights = table.scene.controls.lit
    assert [one for one in lights if not one.faint] == [target]
    table.pilot.move(table.scene.root.transform(Vector2(2, 2)))
    table.pilot.step()
    assert not any(one.faint for one in lights)


def test_a_player_is_aimed_at_anywhere_on_the_panel(table: Battle) -> None:
    view = table.scene.view
    assert rect_of(view, player_spot(1)) == view.frame.army(1).box


@pytest.mark.parametrize(
    ("attack", "spy", "reveal", "prompt"),
    [
        (True, True, True, "Your turn: attack, spy, reveal or wait."),
        (True, True, False, "Your turn: attack, spy or wait."),
        (True, False, True, "Your turn: attack, reveal or wait."),
        (True, False, False, "Your turn: attack or wait."),
        (False, True, True, "Your turn: spy, reveal or wait."),
        (False, True, False, "Your turn: spy or wait."),
        (False, False, True, "Your turn: reveal a unit or wait."),
        (False, False, False, "Your turn: none of your units can attack or spy, so wait."),
    ],
)
def test_the_prompt_names_what_can_be_done(
    table: Battle, attack: bool, spy: bool, reveal: bool, prompt: str
) -> None:
    declared = shooter(table)
    kinds = [declared] * attack, [act.Spy(declared.unit, 1)] * spy, [act.Reveal(declared.unit)] * reveal
    actions = (act.WAIT, *(action for kind in kinds for action in kind))
    assert prompt_text(replace(table.o, actions=actions), ("A", "B", "C")) == prompt
    with_event = prompt_text(replace(table.o, actions=(*actions, act.PlayEvent(0))), ("A", "B", "C"))
    assert ("play an event" in with_event) is not (attack or spy)
    alone = replace(table.o, actions=actions, lines=((), (), *table.o.lines[2:]))
    assert "out at the end of this turn" in prompt_text(alone, ("A", "B", "C"))


@pytest.mark.parametrize(
    ("own", "foe", "prompt"),
    [
        ("u022", "front: 9 u005, 10 u006", "spy, reveal or wait."),
        ("u022", "front: 9 u005 revealed, 10 u006", "attack, spy, reveal or wait."),
        ("u031", "front: 9 u005 revealed", "attack, reveal or wait."),
        ("u037", "front: 9 u005, 10 u006", "reveal a unit or wait."),
    ],
)
def test_the_prompt_names_what_a_hidden_unit_can_do_in_one_drop(own: str, foe: str, prompt: str) -> None:
    o = laid_table(f"event_deck: smoke\nseat: S1\n front: 1 {own}\nseat: S2\n {foe}").observe(0)
    assert prompt_text(o, ("A", "B")) == f"Your turn: {prompt}"


@pytest.mark.parametrize(
    ("state", "prompt"),
    [
        ("front: 1 u031, 2 u101", "mix your hidden units, or begin."),
        ("front: 1 u031\n back: 2 u081 revealed", "move a unit up, or begin."),
        ("front: 1 u031, 2 u101\n back: 3 u081", "mix your hidden units, move a unit up, or begin."),
        ("front: 1 u031 dry\n hand: depot depot smoke", "take off a marker, or begin."),
    ],
)
def test_the_prompt_names_what_can_be_done_before_the_turn(state: str, prompt: str) -> None:
    table = Staged(f"{state}\n", FOE.format(""), (), (), deck="smoke\nstack: turn 0").lay(reduced=True)
    assert table.scene.view.status == f"Before your turn: {prompt}"


@pytest.mark.parametrize(
    ("attack", "spy", "prompt"),
    [
        (True, True, "Breakthrough: attack or spy once more, or end your turn."),
        (True, False, "Breakthrough: attack once more, or end your turn."),
        (False, True, "Breakthrough: spy once more, or end your turn."),
        (False, False, "Breakthrough: none of your revealed units can attack or spy; you may end your turn."),
    ],
)
def test_the_prompt_of_a_breakthrough_names_what_can_be_done(
    table: Battle, attack: bool, spy: bool, prompt: str
) -> None:
    declared = shooter(table)
    kinds = [declared] * attack, [act.Spy(declared.unit, 1)] * spy
    actions = (act.END, *(action for kind in kinds for action in kind))
    o = replace(table.o, actions=actions, acted=True, extra=True)
    assert prompt_text(o, ("A", "B", "C")) == prompt


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


def test_a_chance_bears_the_sign_of_what_it_is_for(table: Battle) -> None:
    attack = shooter(table)
    table.pilot.click(table.scene.cards.sprites[attack.unit])
    target = lit(table, attack)
    kinds = {SIGNS_OF_STRIKES[a.kind] for a in target.actions if isinstance(a, act.DeclareAttack)}
    assert target.sign in kinds


def test_a_unit_that_moves_up_is_carried_as_a_token_and_leaves_its_outline() -> None:
    for seed in range(60):
        table = battle(2, seed, decisions=40)
        table.rest()
        ups = [one for one in table.o.actions if isinstance(one, act.Advance)]
        if table.session.may_decide and ups:
            break
    sprite, controls = table.scene.cards.sprites[ups[0].unit], table.scene.controls
    table.pilot.press(sprite)
    table.pilot.move(sprite.center_px + Vector2(30, 30))
    table.pilot.move(
        table.scene.root.transform(Vector2(table.scene.view.frame.area.midright) - Vector2(20, 0))
    )
    table.pilot.wait(0.3)
    token = rect_around(sprite.pos, sprite.size * sprite.scale)
    assert table.scene.view.frame.area.contains(token)
    assert not token.collidepoint(controls.carried.pointer)
    assert [pose.rect for pose, _ in controls.carried.gaps.gaps] == [sprite.lying.pose.rect]
    assert not controls.aiming


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
    assert table.scene.controls.arrow.way is None


def test_what_an_event_does_stands_there_while_it_is_aimed() -> None:
    table, event = holding_an_event()
    table.pilot.click(table.scene.cards.sprites[HAND_CARD + table.o.hand.index(event)])
    target = next(one for one in table.scene.controls.lit if one.spot.thing is not Thing.MIDDLE)
    table.pilot.move(target)
    table.pilot.step()
    choices, frame = table.scene.pieces.choices, table.scene.view.frame
    first = target.actions[0]
    assert isinstance(first, act.PlayEvent)
    assert choices.effect == event_consequence(table.o, first) != ""
    assert not table.scene.view.status
    covers = len(table.o.hand) > 1 or choices.free > 0
    assert choices.rect.contains(frame.hand) is covers, "the rest of the hand is not half covered"
    card = table.scene.cards.sprites[HAND_CARD + table.o.hand.index(event)]
    assert frame.held.contains(inset(rect_around(card.pos, card.size), 1)), "it has stepped out of the hand"


def test_a_long_title_above_what_an_event_does_takes_two_lines() -> None:
    table, event = holding_an_event()
    writer, panel = NotingWriter(), table.scene.pieces.choices
    table.scene.view.context.theme = Theme.of(False, writer)
    table.pilot.stack.resize((1280, 720), 1.5)
    frame = table.scene.view.frame
    panel.show(
        "Tactical Withdrawal, which all know well: M3 Half-track", event_effect(event), [], frame.explanation
    )
    canvas = Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, 1, 1), Transform(Vector2(), 0.0, frame.pixels))
    writer.known.clear()
    panel.paint(canvas)
    assert len(writer.known) == 2
    assert not [text for text in writer.known.values() if text.cut]


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_what_an_aimed_event_does_to_whom_is_said_but_not_what_its_card_says(
    size: tuple[int, int],
) -> None:
    table, event = holding_an_event()
    table.pilot.stack.resize(size)
    table.rest()
    table.pilot.click(table.scene.cards.sprites[HAND_CARD + table.o.hand.index(event)])
    target = next(one for one in table.scene.controls.lit if one.spot.thing is not Thing.MIDDLE)
    table.pilot.move(target)
    table.pilot.step()
    choices = table.scene.pieces.choices
    assert choices.title
    assert choices.effect not in ("", event_effect(event))


def test_a_covered_event_is_seen_whole_while_it_is_held() -> None:
    table = battle(2, 28, decisions=100)
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


def test_where_a_unit_cannot_attack_the_table_says_why(table: Battle) -> None:
    attack = shooter(table)
    table.pilot.click(table.scene.cards.sprites[attack.unit])
    barred = [target for target in table.scene.controls.lit if target.why]
    assert barred
    table.pilot.move(barred[0])
    table.pilot.step()
    assert table.scene.pieces.choices.title == barred[0].why
    assert table.scene.controls.arrow.in_vain, "its arrow is not that of an attack"
    version = table.session.match.version
    table.pilot.click(barred[0])
    assert table.session.match.version == version
    assert table.scene.view.status == barred[0].why


@pytest.mark.parametrize("begin", ["", "stack: turn 0\n"])
@pytest.mark.parametrize(
    ("own", "target", "said"),
    [
        ("1 u031", 9, "protect a leader"),
        ("1 u031 revealed", 9, "protect a leader"),
        ("1 u031", 11, "back line"),
        ("1 u031 pinned", 10, "pinned"),
    ],
)
def test_a_reason_that_would_remain_after_the_reveal_comes_before_the_reveal(
    begin: str, own: str, target: int, said: str
) -> None:
    enemy = "seat: S2\n front: 9 u025 revealed, 10 u031 revealed\n back: 11 u005 revealed\n"
    game = laid_table(f"event_deck: ace_gunner jamming\n{begin}seat: S1\n front: {own}\n{enemy}")
    o = game.observe(0)
    refusal = why_no_aim(o, meant_attack(o, 1, target))
    assert refusal is not None
    assert said in refusal.reason


def test_a_card_looked_at_does_not_cover_the_kinds_to_choose_from() -> None:
    table, attack = several_kinds()
    scene = table.scene
    table.pilot.click(scene.cards.sprites[attack.unit])
    table.pilot.click(lit(table, attack))
    assert scene.pieces.forecast.kinds
    table.pilot.move(Vector2(600, 370))
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


def test_while_the_kind_is_chosen_the_table_says_who_attacks_whom_and_the_arrow_stays() -> None:
    table, attack = several_kinds()
    scene = table.scene
    table.pilot.click(scene.cards.sprites[attack.unit])
    table.pilot.click(lit(table, attack))
    assert scene.view.status.startswith("Choose the attack")
    assert all(card_name(table.o, unit) in scene.view.status for unit in (attack.unit, attack.target))
    glows = [scene.cards.sprites[unit].glow for unit in (attack.unit, attack.target)]
    assert None not in glows
    assert glows[0] != glows[1]
    arrow = scene.controls.arrow
    assert arrow.way is not None
    for unit, end in ((attack.unit, arrow.way.start), (attack.target, arrow.way.tip)):
        assert inset(scene.view.lying[unit].pose.rect, -CLEAR - 1).collidepoint(end)
    assert not arrow.crosses(status_plate(scene.view))
    table.pilot.key(pygame.K_ESCAPE)
    assert arrow.way is None
    assert not scene.view.status.startswith("Choose the attack")


OWN = "front: 1 u031 revealed dry, 2 u101 revealed\n hand: smoke"


def test_a_click_on_a_card_that_cannot_be_used_says_why() -> None:
    table = Staged(OWN, FOE.format(""), (), ()).lay(reduced=False)
    scene, version = table.scene, table.session.match.version
    for card, said in ((1, "out of ammo"), (HAND_CARD, "only when a unit of yours is attacked")):
        table.pilot.click(scene.cards.sprites[card])
        assert said in scene.view.status
    assert table.session.match.version == version


def test_a_click_on_an_event_without_a_target_names_what_is_missing() -> None:
    table = Staged(OWN.replace("smoke", "engineers"), FOE.format(""), (), ()).lay(reduced=False)
    table.pilot.click(table.scene.cards.sprites[HAND_CARD])
    assert table.scene.view.status == "Bridge Engineers: no water card, Minefield or Trench is in play."


def test_three_events_are_not_discarded_by_a_single_click() -> None:
    own, before_the_turn = OWN.replace("smoke", "smoke resupply river"), "smoke\nstack: turn 0"
    table = Staged(own, FOE.format(""), (), (), deck=before_the_turn).lay(reduced=False)
    (cure,) = (action for action in table.o.actions if isinstance(action, act.Cure))
    table.pilot.click(lit(table, cure))
    assert len(table.o.hand) == 3
    table.pilot.key(pygame.K_ESCAPE)
    assert not table.scene.controls.choosing
    table.pilot.click(lit(table, cure))
    table.pilot.click(table.scene.root.find(f"choice {cure}"))
    assert not table.o.hand


@pytest.mark.parametrize(
    ("unit", "others"),
    [
        ("front: 1 u031 revealed, ", "back: 3 u020 revealed"),
        ("front: 1 u031, ", "back: 3 u020 revealed"),
        ("front: ", "back: 1 u037 revealed"),
    ],
    ids=["revealed", "hidden", "long range, could come forward"],
)
def test_a_unit_that_attacks_before_the_turn_begins_it_and_is_revealed(unit: str, others: str) -> None:
    own, before_the_turn = f"{unit}2 u101 revealed\n {others}", "smoke\nstack: turn 0"
    table = Staged(own, FOE.format(""), (), (), deck=before_the_turn).lay(reduced=False)
    scene = table.scene
    assert act.BEGIN in table.o.actions
    table.pilot.drag(scene.cards.sprites[1], scene.cards.sprites[9])
    for action in scene.controls.choosing[:1]:
        table.pilot.click(scene.root.find(f"choice {action}"))
    table.rest()
    events = [
        [type(event) for event in notice.events]
        for notice in table.session.match.log(0)
        if isinstance(notice, Decided)
    ]
    attack = next(n for n, those in enumerate(events) if ev.AttackDeclared in those)
    assert attack == (2 if unit == "front: 1 u031, " else 1)


def test_a_unit_that_finds_nothing_revealed_says_so_and_names_no_hidden_one() -> None:
    own, hidden = "front: 2 u101\n back: 1 u037 revealed", "front: 9 u005, 10 u006\n "
    table = Staged(own, hidden, (), (), deck="smoke\nstack: turn 0").lay(reduced=False)
    why = why_unusable(table.o, unit_spot(1))
    assert why == "No enemy unit is revealed, so there is nothing to attack."


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


@pytest.mark.parametrize(
    ("event", "signs"),
    [
        ("heavy_guns", {9: "pinned", 10: "laurel", 11: "pinned"}),
        ("fighter_bomber", {9: "air_bomb", 10: "air_bomb"}),
    ],
)
def test_a_chance_of_an_event_has_the_sign_of_what_it_does(event: str, signs: dict[int, str]) -> None:
    """Heavy Guns pin (E03), and whoever plays them scores a unit that is pinned; Fighter-Bombers remove."""
    foe = "front: 9 u101 revealed, 10 u101 revealed pinned, 11 u005"
    table = Staged(f"front: 1 u101 revealed\n hand: {event}", foe, (), ()).lay(reduced=False)
    table.pilot.click(table.scene.cards.sprites[HAND_CARD])
    target = next(one for one in table.scene.controls.lit if one.spot.thing is Thing.PLAYER)
    table.pilot.move(target)
    table.pilot.wait(0.3)
    painted: list[str] = []
    with (
        patch.object(targets, "picture", lambda canvas, face, rect: painted.append(face.key)),
        painting(Surface((1280, 720), depth=32), SurfaceCache()) as canvas,
    ):
        target.paint(canvas)
    assert {unit: sign for unit, (_, sign) in struck_chances(table.o, target.actions).items()} == signs
    assert sorted(painted) == sorted(signs.values())


@pytest.mark.parametrize(
    ("hand", "note"), [("trench", "draw an event"), ("trench depot river", "discard, then draw")]
)
def test_waiting_says_what_it_does(hand: str, note: str) -> None:
    table = Staged(f"front: 1 u101 revealed\n hand: {hand}", "front: 9 u031", (), ()).lay(reduced=True)
    main = table.scene.pieces.main
    assert main.enabled
    assert main.note() == note
    set_language("de")
    assert main.note() == t(note) != note
    set_language("en")


def test_an_event_that_could_harm_nothing_is_aimed_in_grey() -> None:
    """Heavy Guns roll dice for AFVs too, which they leave unharmed (E03)."""
    table = Staged("front: 1 u101 revealed\n hand: heavy_guns", "front: 9 u031 revealed", (), ()).lay(
        reduced=True
    )
    table.pilot.click(table.scene.cards.sprites[HAND_CARD])
    target = next(one for one in table.scene.controls.lit if one.spot.thing is Thing.PLAYER)
    table.pilot.move(target)
    table.pilot.step()
    assert target.in_vain
    assert not struck_chances(table.o, target.actions)
    assert table.scene.pieces.choices.title == "No effect: Heavy Guns (Bison)"
    assert table.scene.pieces.choices.effect.startswith("Nothing would happen")


@pytest.mark.parametrize(("event", "sign"), [("dive_bomber", "laurel"), ("strafing", "dry")])
def test_so_has_the_chance_of_an_event_at_one_unit(event: str, sign: str) -> None:
    table = Staged(f"front: 1 u101 revealed\n hand: {event}", FOE.format(""), (), ()).lay(reduced=False)
    table.pilot.click(table.scene.cards.sprites[HAND_CARD])
    units = [one for one in table.scene.controls.lit if one.spot.thing is Thing.UNIT]
    assert {one.sign for one in units if one.actions} == {sign}


def test_an_event_that_goes_to_the_wrong_unit_says_so_and_points_in_gray_until_it_can_do_anything() -> None:
    own = "front: 1 u101 revealed\n hand: trench"
    table = Staged(own, FOE.format(""), (), (), deck="trench").lay(reduced=False)
    scene, sprites = table.scene, table.scene.cards.sprites
    table.pilot.press(sprites[HAND_CARD])
    table.pilot.move(Vector2(600, 370))
    table.pilot.step()
    assert scene.controls.arrow.in_vain, "there is nothing yet"
    table.pilot.move(sprites[1])
    table.pilot.step()
    assert not scene.controls.arrow.in_vain
    table.pilot.move(sprites[9])
    table.pilot.step()
    assert scene.controls.arrow.in_vain
    table.pilot.release()
    table.pilot.step()
    assert scene.view.status == "Trench: only for your own units."


def test_plans_that_nobody_has_are_said_to_be_the_reason() -> None:
    own = "front: 1 u101 revealed\n hand: captured_plans"
    table = Staged(own, FOE.format(""), (), ()).lay(reduced=False)
    table.pilot.click(table.scene.cards.sprites[HAND_CARD])
    assert table.scene.view.status == "Captured Plans: nobody else has an event in hand."


def test_a_hint_gives_way_to_what_is_held_and_chosen_otherwise() -> None:
    table, attack = several_kinds()
    scene, adviser = table.scene, table.session._adviser
    adviser._version, adviser.state = table.session.match.version, Hint(act.WAIT, None)
    table.pilot.step()
    assert scene.pieces.hint.visible
    assert scene.view.status.startswith("Hint: Wait")
    table.pilot.click(scene.cards.sprites[attack.unit])
    table.pilot.step()
    assert not scene.pieces.hint.visible, "its frame lies across what is told of the aim"
    table.pilot.click(lit(table, attack))
    table.pilot.step()
    assert scene.controls.choosing
    assert scene.view.status.startswith("Choose the attack of")
    assert not scene.pieces.hint.visible


def test_a_hint_and_an_open_pile_make_way_for_each_other() -> None:
    """The ring of a hint goes while a pile lies open over what it means, and a pile closes when a hint is asked for."""
    table, _ = several_kinds()
    scene, adviser = table.scene, table.session._adviser
    adviser._version, adviser.state = table.session.match.version, Hint(act.WAIT, None)
    table.pilot.step()
    assert scene.pieces.hint.visible
    scene.pieces.open_discard()
    table.pilot.step()
    assert not scene.pieces.hint.visible
    adviser.state = Thinking()
    scene.changed()
    assert not scene.pieces.browser.visible


@pytest.mark.parametrize("line", [FRONT_LINE, BACK_LINE])
def test_an_event_without_a_target_is_taken_by_the_own_lines_too(line: TableSpot) -> None:
    own = "front: 1 u031 revealed\n back: 3 u092\n hand: reinforcements"
    table = Staged(own, FOE.format(""), (), ()).lay(reduced=False)
    table.rest()
    (play,) = (one for one in table.o.actions if isinstance(one, act.PlayEvent))
    sprite = table.scene.cards.sprites[HAND_CARD]
    table.pilot.press(sprite)
    table.pilot.move(sprite.center_px + Vector2(-30, -30))
    target = next(one for one in table.scene.controls.lit if one.spot == line)
    table.pilot.move(target)
    table.pilot.step()
    assert table.scene.pieces.choices.title
    assert [one.spot for one in table.scene.controls.lit if one.focusable] == [MIDDLE], "keys need no more"
    table.pilot.release(target)
    assert str(play) in [action for turn in table.session.match.journal().turns for action in turn.actions]


def test_the_last_digit_of_its_place_number_chooses_the_hidden_unit_to_reveal_and_stands_above_it() -> None:
    foe = "front: 9 u005, 10 u006, 11 u021, 19 u022"
    dice: dict[int, tuple[int, ...]] = {0: (2,)}
    table = Staged("front: 1 u031 revealed\n hand: spy_network", foe, (), (), dice=dice).lay(reduced=False)
    table.rest()
    table.session.decide(next(one for one in table.o.actions if isinstance(one, act.PlayEvent)))
    table.rest()
    assert any(isinstance(one, act.Show) for one in table.o.actions)
    assert [(one.card, one.key) for one in table.scene.controls.lit if one.card] == [
        *((9, "9"), (10, "0"), (11, "1"), (19, ""))
    ], "but not if another has the same"
    for target in table.scene.controls.lit:
        ring = table.scene.place_of(target.actions[0])
        assert ring is not None
        assert ring.contains(target.rect.unionall(target.chip_boxes)), "the ring of a hint cuts the chip"
    table.pilot.key(pygame.K_0)
    table.rest()
    assert table.o.revealed(10)
    assert not table.o.revealed(9)


def test_the_button_that_mixes_the_hidden_units_says_what_that_is() -> None:
    own, before_the_turn = "front: 1 u031, 2 u101\n", "smoke\nstack: turn 0"
    table = Staged(own, FOE.format(""), (), (), deck=before_the_turn).lay(reduced=True)
    button = table.scene.root.find("choice mix")
    assert "change places at random" in button.explanation()
    assert "*" not in button.explanation()
