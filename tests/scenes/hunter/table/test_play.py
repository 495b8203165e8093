"""Whole games of Tank Hunter at the table: every decision can be made, and every card lies in its place."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
import pytest
from pygame import FRect, Vector2

from tests.scenes.hunter.hands import KeyHand
from tests.scenes.hunter.staged import Staged
from tests.scenes.hunter.tables import ENTRY, Battle, battle
from tests.scenes.strays import strays
from wotrush.ai.registry import make_agent
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards.words import AP
from wotrush.model.hunter.odds.forecast import forecast
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.play.turn_buttons import NOT_MEANT
from wotrush.scenes.hunter.table.choices import ChoicePanel, TableChoice
from wotrush.scenes.hunter.view.layout import HAND_CARD

LONGEST, SOME = 600, 16
EIGHT: dict[str, object] = {"commanders": True, "charge": True, "quick_elimination": True}


def play(
    table: Battle,
    seed: int,
    perform: Callable[[act.HunterAction], None] | None = None,
    most: int = LONGEST,
) -> int:
    """Play to the end, half the decisions at random and half as a recruit would; return how many were made."""
    rng, agent = Random(seed), make_agent(ENTRY, "recruit")
    for made in range(LONGEST):
        table.rest()
        assert not strays(table.scene)
        if made == most or table.session.result() is not None:
            return made
        wild = rng.random() < 0.5
        (perform or table.perform)(rng.choice(table.o.actions) if wild else agent.choose(table.o, rng).action)
    raise AssertionError("The game never ended.")


@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [
        (2, 1, {}),
        (4, 2, {"evade": True, "charge": True, "commanders": True}),
        pytest.param(8, 4, EIGHT, marks=pytest.mark.long),
    ],
)
def test_a_game_is_played_by_mouse_from_the_draft_to_the_result(
    players: int, seed: int, options: dict[str, object]
) -> None:
    table = battle(players, seed, options=options)
    assert play(table, seed) > 20
    table.pilot.step()
    assert "result" in table.go.went


def test_eight_play_by_mouse_through_the_draft_and_some_turns() -> None:
    table = battle(8, 4, options=EIGHT)
    assert play(table, 4, most=SOME) == SOME
    assert table.o.turn > 8, "everybody had a turn"


@pytest.mark.parametrize(("players", "seed"), [(2, 9), pytest.param(4, 7, marks=pytest.mark.long)])
def test_a_game_is_played_by_keys_alone(players: int, seed: int) -> None:
    table = battle(players, seed, options={"evade": True, "commanders": True})
    assert play(table, seed, KeyHand(table).perform) > 20


def test_a_target_with_several_kinds_of_attack_asks_which() -> None:
    table = Staged("front: 1 u031 revealed\n", "front: 9 u101 revealed\n", (), ()).lay(reduced=True)
    scene, cards, match = table.scene, table.scene.cards.sprites, table.session.match
    table.pilot.drag(cards[1], cards[9])
    kinds = scene.pieces.forecast.kinds
    assert [str(kind.action) for kind in kinds] == ["attack 1>9 shell", "attack 1>9 overrun"]
    assert match.version == 0
    table.pilot.click(kinds[1])
    assert [action for turn in match.journal().turns for action in turn.actions] == ["attack 1>9 overrun"]


def test_a_choice_stays_open_in_a_window_of_another_size() -> None:
    table = Staged("front: 1 u031 revealed\n", "front: 9 u101 revealed\n", (), ()).lay(reduced=True)
    scene, cards = table.scene, table.scene.cards.sprites
    table.pilot.drag(cards[1], cards[9])
    kinds = [kind.action for kind in scene.pieces.forecast.kinds]
    assert len(kinds) > 1
    table.pilot.stack.resize((1024, 768))
    table.pilot.step()
    assert [kind.action for kind in scene.pieces.forecast.kinds] == kinds
    assert scene.view.frame.area.contains(scene.pieces.forecast.rect)
    table.pilot.click(scene.pieces.forecast.kinds[0])
    table.pilot.step()
    assert not scene.controls.choosing


def test_what_was_fought_out_stands_anew_in_a_window_of_another_size() -> None:
    laid = Staged("front: 1 u101 revealed\n", "front: 9 u031 revealed\n", (), (), dice={0: (6,)})
    table = laid.lay(reduced=True)
    scene, cards = table.scene, table.scene.cards.sprites
    table.pilot.drag(cards[1], cards[9])
    while scene.view.duel is None or not scene.view.duel.over:
        table.pilot.step()
    while not scene.still:
        table.pilot.step()
    table.pilot.wait(0.6)
    for width in (1200, 1100):
        table.pilot.stack.resize((width, 720))
        table.pilot.wait(1.0)
        assert scene.pieces.stage.visible
    table.pilot.wait(3.0)
    assert not scene.pieces.stage.visible


def test_an_attack_that_cannot_hit_is_asked_for_once() -> None:
    table = Staged("front: 1 u081 revealed, 2 u005\n", "front: 9 u031 revealed\n", (), ()).lay(reduced=True)
    attacks = [one for one in table.o.actions if isinstance(one, act.DeclareAttack)]
    (attack,) = [one for one in attacks if forecast(open_table(table.o), one).attack.number < 1]
    version = table.session.match.version
    table.pilot.click(table.scene.cards.sprites[1])
    (target,) = [one for one in table.scene.controls.lit if attack in one.actions]
    table.pilot.click(target)
    assert table.session.match.version == version, "it asks"
    (button,) = table.scene.pieces.forecast.kinds
    assert "Attack anyway" in button.in_words()[0]
    table.pilot.click(button)
    assert table.session.match.version > version


@pytest.mark.parametrize("event", ["tungsten", "flanking"])
def test_an_attack_that_can_hit_with_a_card_in_hand_is_not_asked_for_first(event: str) -> None:
    own = f"front: 1 u081 revealed, 2 u005\n hand: {event}\n"
    table = Staged(own, "front: 9 u031 revealed\n", (), ()).lay(reduced=True)
    version = table.session.match.version
    table.pilot.drag(table.scene.cards.sprites[1], table.scene.cards.sprites[9])
    assert table.session.match.version > version
    table.rest()
    assert f"event {event}" in map(str, table.o.actions), "it is asked for before the dice"


HIDDEN = Staged("front: 1 u013, 2 u106\n hand: smoke", "front: 9 u031 revealed, 10 u005\n", (), ())


@pytest.mark.parametrize(
    ("unit", "wanted"), [(1, act.DeclareAttack(1, 9, AP, 1)), (2, act.Spy(2, 1))], ids=["attack", "spying"]
)
def test_a_hidden_unit_is_revealed_and_used_in_one_drop(unit: int, wanted: act.HunterAction) -> None:
    table = HIDDEN.lay(reduced=True)
    table.pilot.click(table.scene.cards.sprites[unit])
    target = next(one for one in table.scene.controls.lit if wanted in one.actions)
    table.pilot.click(target)
    table.pilot.step()
    kinds = [one for one in table.scene.pieces.forecast.kinds if one.action == wanted]
    if table.scene.controls.choosing:
        assert not table.o.revealed(unit), "nothing is revealed before the kind is chosen"
        table.pilot.click(kinds[0])
    for _ in range(60):
        table.pilot.step()
    made = [action for turn in table.session.match.journal().turns for action in turn.actions]
    assert made[:2] == [str(act.Reveal(unit)), str(wanted)]


def test_a_double_click_reveals_and_two_slow_ones_do_not() -> None:
    for pause, revealed in ((0.1, True), (0.8, False)):
        table = HIDDEN.lay(reduced=True)
        card = table.scene.cards.sprites[1]
        table.pilot.click(card)
        table.pilot.wait(pause)
        table.pilot.click(card)
        table.pilot.wait(2.0)
        assert table.o.revealed(1) is revealed
        assert table.scene.controls.held is None


def test_the_arrow_of_a_unit_follows_the_pointer_and_the_unit_stays() -> None:
    table = battle(2, 9, decisions=30)
    table.rest()
    sprite = next(
        one
        for one in table.scene.cards.sprites.values()
        if (spot := table.scene.controls.spot_of(one)) is not None
        and table.scene.controls.possible.can_take(spot)
    )
    home, arrow = sprite.center_px, table.scene.controls.arrow
    table.pilot.press(sprite)
    for goal in (Vector2(700, 352), Vector2(300, 352)):  # No target lies there.
        table.pilot.pull(goal)
        for _ in range(3):
            table.pilot.step()
            assert arrow.way is not None
            assert table.scene.root.transform(arrow.way.tip).distance_to(goal) < 8
            assert sprite.center_px.distance_to(home) < 40


def test_what_was_picked_up_can_be_taken_back() -> None:
    table = battle(2, 4, decisions=30)
    table.rest()
    controls = table.scene.controls
    spots = {sprite: controls.spot_of(sprite) for sprite in table.scene.cards.sprites.values()}
    sprite = next(
        sprite for sprite, spot in spots.items() if spot is not None and controls.possible.can_take(spot)
    )
    table.pilot.click(sprite)
    assert table.scene.controls.held is not None
    table.scene.interface.drag.cancel()
    assert table.scene.controls.held is None


@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.long), 8])
@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1.0), ((1024, 768), 1.0), ((2560, 1080), 1.0), ((1280, 720), 1.5)]
)
def test_the_table_is_drawn_at_every_size(players: int, size: tuple[int, int], scale: float) -> None:
    """No card lies outside the screen, no own card on an enemy's side."""
    table = battle(players, 5, decisions=12 * players, size=size, scale=scale, blind=False)
    table.pilot.step()
    area = table.scene.view.frame.area
    for card, lying in table.scene.view.lying.items():
        assert area.contains(lying.pose.rect) or card >= HAND_CARD
    own = table.scene.view.frame.own.box
    assert all(not army.box.colliderect(own) for army in table.scene.view.frame.enemies)


@pytest.mark.parametrize("how", ["mouse", "key"])
def test_a_hurried_second_press_of_the_button_that_began_the_turn_does_not_wait(how: str) -> None:
    table = next(
        found
        for seed in range(30)
        if act.BEGIN in (found := battle(seed=seed, decisions=30, options={"charge": True})).o.actions
    )
    table.rest()

    def press(key: int = pygame.K_b) -> None:
        if how == "key":
            table.pilot.key(key)
        else:
            table.pilot.click(table.scene.pieces.main)

    press()
    begun = table.session.match.version
    press()
    table.pilot.wait(NOT_MEANT / 2)
    press()
    assert act.WAIT in table.o.actions, "It is not waited yet."
    assert table.session.match.version == begun
    table.pilot.wait(NOT_MEANT)
    press(pygame.K_w)
    assert table.session.match.version > begun


def test_a_digit_presses_only_a_button_that_shows_it() -> None:
    """A lone button that shows none may be the action of a turn, which nobody means who just answered with 1."""
    chosen: list[act.HunterAction] = []
    panel = ChoicePanel(battle().scene.view, chosen.append)
    lone, others = (
        TableChoice(act.WAIT, "Wait"),
        [TableChoice(act.BEGIN, "Begin"), TableChoice(act.STOP, "Stop")],
    )
    panel.show("", "", [lone], FRect(0, 0, 300, 200))
    assert not panel.number(pygame.K_1)
    panel.show("", "", others, FRect(0, 0, 300, 200))
    assert panel.number(pygame.K_2)
    assert chosen == [act.STOP]
