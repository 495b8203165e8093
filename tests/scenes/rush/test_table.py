"""How the table behaves under the hand: clicks, the pay tray, warnings, zoom, piles, and what stays hidden."""

from __future__ import annotations

import pygame
import pytest
from pygame import Vector2

from tests.scenes.rush.tables import Played, position, table
from wotrush.model.rush import Observation
from wotrush.model.rush import actions as act
from wotrush.model.rush.state import Prompt
from wotrush.scenes.rush.layout import Zone
from wotrush.scenes.rush.target_nodes import TargetNode
from wotrush.scenes.rush.targets import OnEnemy, OnField, Way
from wotrush.settings import Speed

TABLE = """
players: 2, first 0, active 0
reserve: su07 us03 fr01 de02
seat: 0
  bases: up, up de03, gone
  hand: su17 su12 eng vol
  garage: tec eng
seat: 1
  bases: up us06, damaged, up fr05!
  hand: eng eng eng
"""


def opened(text: str = TABLE, **kwargs: object) -> Played:
    played = table(position(text), **kwargs)  # type: ignore[arg-type]
    played.rest()
    return played


def card(played: Played, code: str) -> int:
    return played.o.catalogue.by_code[code]


def sprite(played: Played, code: str) -> pygame.Vector2:
    return played.scene.cards.sprites[card(played, code)].center_px


def lit(played: Played, spot: object, way: Way | None = None) -> TargetNode:
    nodes = [n for n in played.scene.pieces.targets.children if isinstance(n, TargetNode)]
    return next(n for n in nodes if n.offer.spot == spot and way in (None, n.offer.way))


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


def test_letting_go_beside_every_target_takes_the_card_back() -> None:
    played = opened()
    before = played.session.match.version
    played.pilot.drag(sprite(played, "su12"), (4, 4))
    played.rest()
    assert played.session.match.version == before
    assert played.scene.cards.strays(played.scene.view.lying) == []


@pytest.mark.parametrize("how", ["escape", "right click"])
def test_a_lifted_card_can_be_put_back(how: str) -> None:
    played = opened()
    played.pilot.click(sprite(played, "su12"))
    assert played.scene.handling.lifted_card == card(played, "su12")
    if how == "escape":
        played.pilot.key(pygame.K_ESCAPE)
    else:
        played.pilot.click((4, 300), button=pygame.BUTTON_RIGHT)
    played.rest()
    assert played.scene.handling.lifted_card is None
    assert played.scene.cards.strays(played.scene.view.lying) == []


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


def test_several_attackers_dropped_together_hit_until_the_target_falls() -> None:
    text = TABLE.replace("up us06", "up us16").replace("su17 su12 eng vol", "su01 su02 su03")
    played = opened(text)
    played.pilot.send(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=0, unicode="")
    for code in ("su01", "su02", "su03"):
        played.pilot.click(sprite(played, code))
    played.pilot.send(pygame.KEYUP, key=pygame.K_LSHIFT, mod=0, unicode="")
    assert len(played.scene.handling.selected) == 3
    played.pilot.click(sprite(played, "su01"))
    played.pilot.click(lit(played, OnEnemy(1, 0, True)))
    played.rest()
    assert played.o.kills == 1
    assert len(played.o.attackers) == 2
    assert len(played.o.hand) == 1


def test_the_field_shows_what_a_card_in_the_air_could_do() -> None:
    played = opened()
    played.pilot.click(sprite(played, "su17"))
    assert lit(played, OnField()).offer.legal


# -- paying


def test_a_click_on_the_reserve_opens_the_tray_and_a_second_click_pays() -> None:
    played = opened()
    played.pilot.click(sprite(played, "su07"))
    assert played.scene.handling.payment is not None
    assert played.session.match.version == 0
    played.pilot.click(sprite(played, "su07"))
    played.rest()
    assert card(played, "su07") in played.o.depots[0]


def test_cards_are_swapped_in_the_tray_and_escape_gives_all_back() -> None:
    played = opened()
    played.pilot.click(sprite(played, "su07"))
    payment = played.scene.handling.payment
    assert payment is not None
    first = payment.payers[0]
    played.pilot.click(played.scene.cards.sprites[first].center_px)
    after = played.scene.handling.payment
    assert after is not None
    assert first not in after.payers
    assert "of 3" in played.scene.pieces.prompt.title
    played.pilot.key(pygame.K_RETURN)
    assert played.session.match.version == 0
    played.pilot.key(pygame.K_ESCAPE)
    assert played.scene.handling.payment is None
    played.rest()
    assert played.scene.cards.strays(played.scene.view.lying) == []


def test_enter_pays() -> None:
    played = opened()
    played.pilot.click(sprite(played, "su07"))
    played.pilot.key(pygame.K_RETURN)
    played.rest()
    assert played.o.bought


def test_a_drop_that_pays_exactly_buys_at_once_and_another_opens_the_tray() -> None:
    played = opened()
    played.pilot.drag(sprite(played, "su12"), sprite(played, "su07"))
    assert played.scene.handling.payment is not None
    assert card(played, "su12") in played.scene.handling.payment.payers
    played.pilot.key(pygame.K_ESCAPE)
    played.rest()
    played.pilot.drag(sprite(played, "eng1"), sprite(played, "de02"))
    assert played.o.bought


def test_what_cannot_be_paid_says_why() -> None:
    played = opened(TABLE.replace("su17 su12 eng vol", "eng vol"))
    played.pilot.click(sprite(played, "su07"))
    assert played.scene.view.status == "Only 1 of 3 resources."


# -- ending the turn


def test_end_turn_warns_once_while_a_hit_would_destroy_something() -> None:
    played = opened()
    played.pilot.key(pygame.K_e)
    assert played.o.turn == 0
    assert played.scene.pieces.end_button.text() == "End anyway"  # type: ignore[operator]
    played.pilot.wait(2.2)
    assert played.scene.pieces.end_button.text() == "End turn"  # type: ignore[operator]
    played.pilot.key(pygame.K_e)
    played.pilot.key(pygame.K_e)
    played.pilot.step()
    assert played.session.match.turn >= 1


def test_end_turn_does_not_warn_when_nothing_is_left() -> None:
    played = opened(TABLE.replace("su17 su12 eng vol", "vol"))
    played.pilot.key(pygame.K_e)
    played.pilot.step()
    assert played.session.match.turn >= 1


def test_end_turn_warns_while_a_purchase_is_laid_out() -> None:
    played = opened(TABLE.replace("su17 su12 eng vol", "eng").replace("su07", "us02"))
    assert played.scene.handling.forecast.chance_left() is None
    played.pilot.click(sprite(played, "us02"))
    assert played.scene.handling.payment is not None
    played.pilot.key(pygame.K_e)
    assert played.o.turn == 0
    assert played.scene.pieces.end_button.text() == "End anyway"  # type: ignore[operator]


def test_a_key_meant_to_skip_motion_never_ends_the_turn() -> None:
    played = opened(TABLE.replace("su17 su12 eng vol", "vol eng"), speed=Speed.SLOW)
    played.pilot.drag(sprite(played, "vol1"), played.scene.view.frame.common.field.center)
    played.perform(act.Use(card(played, "vol1")))
    played.pilot.step()
    assert not played.scene.still
    played.pilot.key(pygame.K_SPACE)
    assert played.scene.still
    played.pilot.key(pygame.K_e)
    assert played.session.match.turn == 0
    played.pilot.wait(0.35)
    played.pilot.key(pygame.K_e)
    played.pilot.key(pygame.K_e)
    played.pilot.step()
    assert played.session.match.turn >= 1


def test_an_assault_with_no_hit_left_ends_by_itself() -> None:
    played = opened(TABLE.replace("su17 su12 eng vol", "su12 eng"))
    played.perform(act.Attack(card(played, "su12"), 1, 0))
    played.rest()
    assert played.o.prompt is Prompt.PLAY
    assert played.o.assaulted


# -- looking


def test_zoom_comes_after_a_quarter_of_a_second_away_from_the_pointer() -> None:
    played = opened()
    played.pilot.move(sprite(played, "su07"))
    played.pilot.wait(0.15)
    assert not played.scene.pieces.zoom.visible
    played.pilot.wait(0.2)
    assert played.scene.pieces.zoom.visible
    assert played.scene.pieces.zoom.card == card(played, "su07")
    assert not played.scene.pieces.zoom.children[0].box_px.collidepoint(*sprite(played, "su07"))
    played.pilot.click(sprite(played, "su07"))
    assert played.scene.handling.payment is not None


def test_zoom_never_covers_what_can_be_chosen() -> None:
    played = table(players=4, seed=3, until=lambda o: o.seat == 0 and o.prompt is Prompt.STRIKE)
    played.rest()
    nodes = [n for n in played.scene.pieces.targets.children if isinstance(n, TargetNode) and n.offer.legal]
    for node in nodes:
        played.pilot.move(node)
        played.pilot.wait(0.4)
        if played.scene.pieces.zoom.visible:
            box = played.scene.pieces.zoom.children[0].rect
            assert not any(box.colliderect(other.rect) for other in nodes)


def test_zoom_never_covers_the_buttons_of_the_pay_tray() -> None:
    played = opened()
    played.pilot.click(sprite(played, "su07"))
    played.pilot.wait(0.4)
    assert played.scene.pieces.zoom.visible
    box = played.scene.pieces.zoom.children[0].box_px
    for name in ("pay", "take back"):
        assert not box.colliderect(played.scene.root.find(name).box_px)


def test_zoom_never_covers_an_open_pile_beside_the_pointer() -> None:
    played = table(players=3, seed=4, until=lambda o: o.turn >= 30 and bool(o.depots[o.seat]))
    pieces = played.scene.pieces
    played.pilot.click(pieces.spots.find("depot 0"))
    played.pilot.wait(0.4)
    assert pieces.browser.visible
    assert not (pieces.zoom.visible and pieces.zoom.children[0].rect.colliderect(pieces.browser.rect))
    played.pilot.move(pieces.browser.find(f"pile card {played.o.depots[0][-1]}"))
    played.pilot.wait(0.4)
    assert pieces.zoom.visible


def test_every_open_pile_can_be_spread_at_any_time() -> None:
    played = table(players=3, seed=4, until=lambda o: o.turn >= 30 and o.prompt is Prompt.PLAY)
    for name in ("garage 0", "garage 1", "depot 2", "hand 1", "deck"):
        played.pilot.click(played.scene.pieces.spots.find(name))
        assert played.scene.pieces.browser.visible, name
        shown = played.scene.pieces.browser.spread
        assert shown is not None
        assert shown.title
        played.pilot.key(pygame.K_ESCAPE)
        assert not played.scene.pieces.browser.visible


def test_pointing_at_a_line_of_the_log_shows_its_card() -> None:
    played = opened(TABLE)
    played.perform(act.Attack(card(played, "su12"), 1, 0))
    played.rest()
    log = played.scene.pieces.log
    row, rect = next((i, r) for i, r in log._placed() if log.lines[i].cards)
    played.pilot.move(log.transform(rect.center))
    played.pilot.wait(0.4)
    assert played.scene.pieces.zoom.card == log.lines[row].cards[0]


# -- undo


def test_undo_and_redo_by_key() -> None:
    played = opened()
    played.perform(act.Attack(card(played, "su12"), 1, 0))
    played.rest()
    played.pilot.key(pygame.K_u)
    played.rest()
    assert not played.o.assaulted
    assert played.scene.cards.strays(played.scene.view.lying) == []
    played.pilot.key(pygame.K_u, mod=pygame.KMOD_SHIFT)
    played.rest()
    assert played.o.attackers


# -- what must not be seen


def hidden_cards(o: Observation) -> set[int]:
    return set(o.deck) | {card for unseen in o.unseen for card in unseen}


@pytest.mark.parametrize("people", [1, 3])
def test_no_sprite_shows_what_the_viewer_may_not_see(people: int) -> None:
    played = table(players=3, people=people, seed=6, blind=True)
    for _ in range(60):
        played.rest()
        played.pilot.step()
        o = played.scene.view.o
        shown = {s.card for s in played.scene.cards.sprites.values() if s.visible}
        assert not shown & hidden_cards(o)
        played.perform(o.actions[len(o.actions) // 2])


def test_on_a_shared_screen_a_closed_hand_lies_face_down() -> None:
    played = table(players=2, people=2, seed=2)
    o = played.scene.view.o
    other = 1 - o.active
    hands = [sprite for sprite in played.scene.cards.sprites.values() if sprite.lying.zone is Zone.HAND]
    assert {s.lying.seat for s in hands} == {o.active}
    assert o.hands[other] is None


# -- every prompt can be drawn


@pytest.mark.parametrize("prompt", [p for p in Prompt if p is not Prompt.OVER], ids=lambda p: p.name.lower())
@pytest.mark.parametrize("players", [2, 5])
def test_every_prompt_says_what_it_waits_for(prompt: Prompt, players: int) -> None:
    options: dict[str, object] = {"optional_refresh": prompt is Prompt.REFRESH}
    options["exposed_attacker"] = prompt is Prompt.EXPOSE
    played = table(
        players=players,
        seed=11,
        options=options,
        opponent="recruit",
        until=lambda o: o.seat == 0 and o.prompt is prompt and len(o.actions) > 1 - (prompt is Prompt.EXPOSE),
    )
    played.rest()
    assert played.scene.view.status
    assert not played.scene.view.status.startswith("Your turn") or prompt is Prompt.PLAY
    for action in played.o.actions[:3]:
        played.scene.next_gesture(action)


# -- by keyboard alone


def focus_on(played: Played, wanted: str, longest: int = 80) -> None:
    """Tab until it has the focus."""
    for _ in range(longest):
        played.pilot.key(pygame.K_TAB)
        current = played.scene.interface.focus.current
        if current is not None and current.name == wanted:
            return
    raise AssertionError(f"Tab never comes to {wanted}.")


def test_a_card_is_used_by_keys_alone() -> None:
    played = opened()
    focus_on(played, f"card {card(played, 'vol1')}")
    played.pilot.step()
    assert played.scene.pieces.zoom.visible
    played.pilot.key(pygame.K_RETURN)
    assert played.scene.handling.lifted_card == card(played, "vol1")
    focus_on(played, lit(played, OnField()).name)
    played.pilot.key(pygame.K_RETURN)
    played.rest()
    assert played.o.recruiting
