"""What can be looked at, what stays hidden, and what every prompt says."""

from __future__ import annotations

import pygame
import pytest
from pygame import Vector2

from tests.scenes.rush.opened import TABLE, card, opened, sprite
from tests.scenes.rush.tables import table
from wotrush.model.rush import Observation
from wotrush.model.rush import actions as act
from wotrush.model.rush.state import Prompt
from wotrush.scenes.rush.play.target_nodes import TargetNode
from wotrush.scenes.rush.view.layout import Zone
from wotrush.workshop.rush.gestures import next_gesture

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
    assert played.scene.controls.payment is not None


def test_a_card_that_comes_to_lie_under_a_resting_pointer_is_not_zoomed() -> None:
    played = opened()
    above, below = (played.scene.cards.sprites[card(played, code)] for code in ("su12", "su17"))
    played.pilot.move(above)
    above.touchable = False
    below.pos = Vector2(above.pos)
    played.pilot.wait(0.6)
    assert played.scene.interface.hovered is below
    assert not played.scene.pieces.zoom.visible
    played.pilot.move(Vector2(below.center_px) + Vector2(0, 4))
    played.pilot.wait(0.6)
    assert played.scene.pieces.zoom.card == below.card


def test_zoom_closes_for_a_new_occasion_until_the_pointer_moves() -> None:
    played = opened()
    above = played.scene.cards.sprites[card(played, "su12")]
    played.pilot.move(above)
    played.pilot.wait(0.6)
    assert played.scene.pieces.zoom.visible
    played.scene._occasion = "a turn that has ended"
    played.pilot.wait(0.6)
    assert not played.scene.pieces.zoom.visible
    played.pilot.move(Vector2(above.center_px) + Vector2(0, 6))
    played.pilot.wait(0.6)
    assert played.scene.pieces.zoom.visible


def test_a_pointer_that_trembles_rests() -> None:
    played = opened()
    above, below = (played.scene.cards.sprites[card(played, code)] for code in ("su12", "su17"))
    played.pilot.move(above)
    above.touchable = False
    below.pos = Vector2(above.pos)
    played.pilot.wait(0.1)
    played.pilot.move(Vector2(above.center_px) + Vector2(0, 0.5))
    played.pilot.wait(0.6)
    assert played.scene.interface.hovered is below
    assert not played.scene.pieces.zoom.visible


def test_the_log_shows_no_card_under_a_resting_pointer_once_it_has_gone_on() -> None:
    played = opened()
    played.perform(act.Buy(card(played, "fr01"), (card(played, "eng1"),)))
    played.rest()
    log = played.scene.pieces.log
    line = next(rect for i, rect in log._placed() if log.lines[i].cards)
    played.pilot.move(log.transform(Vector2(line.center)))
    played.pilot.wait(0.6)
    assert played.scene.pieces.zoom.visible
    played.perform(act.Use(card(played, "vol1")))
    played.pilot.move(log.transform(Vector2(line.center)))
    played.pilot.wait(0.1)
    log.add_news(played.session.log()[-1])
    played.pilot.wait(0.6)
    assert not played.scene.pieces.zoom.visible


def test_what_may_be_scrapped_comes_back_after_a_look_at_another_pile() -> None:
    played = table(seed=3, until=lambda o: o.seat == 0 and o.prompt is Prompt.REPAIR)
    played.rest()
    browser = played.scene.pieces.browser
    asked = browser.spread
    assert browser.asking
    played.pilot.click(played.scene.pieces.spots.find("squad 0"))
    played.scene.changed()
    assert browser.visible
    assert browser.spread != asked
    played.pilot.key(pygame.K_ESCAPE)
    played.pilot.step()
    assert browser.spread == asked
    played.pilot.click(played.scene.pieces.spots.find("squad 0"))
    played.perform(played.o.actions[0])


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


def test_an_open_pile_shows_what_it_holds_by_now() -> None:
    played = opened(TABLE.replace("su17 su12 eng vol", "vol"))
    browser = played.scene.pieces.browser
    played.pilot.click(played.scene.pieces.spots.find("depot 0"))
    played.session.decide(act.Use(card(played, "vol1")))
    played.rest()
    assert browser.spread is not None
    assert browser.spread.cards == (card(played, "vol1"),)
    assert browser.find(f"pile card {card(played, 'vol1')}")
    played.pilot.key(pygame.K_ESCAPE)
    played.rest()
    assert not browser.visible, "It stays closed."


def test_pointing_at_a_line_of_the_log_shows_its_card() -> None:
    played = opened(TABLE)
    played.perform(act.Attack(card(played, "su12"), 1, 0))
    played.rest()
    log = played.scene.pieces.log
    row, rect = next((i, r) for i, r in log._placed() if log.lines[i].cards)
    played.pilot.move(log.transform(rect.center))
    played.pilot.wait(0.4)
    assert played.scene.pieces.zoom.card in log.lines[row].cards


def test_every_name_in_a_line_of_the_log_shows_its_own_card() -> None:
    played = opened(TABLE)
    played.perform(act.Attack(card(played, "su12"), 1, 0))
    played.rest()
    log = played.scene.pieces.log
    row, rect = next((i, r) for i, r in log._placed() if len(log.lines[i].named) > 1)
    line, shown = log.lines[row], []
    for x in range(round(rect.left), round(rect.right), 6):
        for y in (rect.top + 12, rect.bottom - 12):
            log.on_move(log.transform((x, y)))
            shown.append(log.card)
    assert {named for _, _, named in line.named} == set(line.cards) == set(shown)


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


SOON = {
    (Prompt.REPAIR, 2): 15,
    (Prompt.REPAIR, 5): 27,
    (Prompt.REPAIR_MORE, 2): 15,
    (Prompt.REPAIR_MORE, 5): 27,
    (Prompt.PLACE, 2): 35,
    (Prompt.PLACE, 5): 17,
    (Prompt.REWARD, 2): 54,
    (Prompt.REWARD, 5): 37,
}
"""Seeds of games in which rare prompts come soon."""


@pytest.mark.parametrize("prompt", [p for p in Prompt if p is not Prompt.OVER], ids=lambda p: p.name.lower())
@pytest.mark.parametrize("players", [2, 5])
def test_every_prompt_says_what_it_waits_for(prompt: Prompt, players: int) -> None:
    options: dict[str, object] = {"optional_refresh": prompt is Prompt.REFRESH}
    options["exposed_attacker"] = prompt is Prompt.EXPOSE
    played = table(
        players=players,
        seed=SOON.get((prompt, players), 11),
        options=options,
        opponent="recruit",
        until=lambda o: o.seat == 0 and o.prompt is prompt and len(o.actions) > 1 - (prompt is Prompt.EXPOSE),
    )
    played.rest()
    assert played.scene.view.status
    assert not played.scene.view.status.startswith("Your turn") or prompt is Prompt.PLAY
    for action in played.o.actions[:3]:
        next_gesture(played.scene, action)
