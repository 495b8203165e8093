"""Throughout random games, on the table itself: what is lit is what is legal, and whatever is refused says why."""

from __future__ import annotations

from random import Random

import pytest

from tests.scenes.rush.opened import opened
from tests.scenes.rush.tables import Played, table
from wotrush.model.rush import actions as act
from wotrush.model.rush.cards import base_card
from wotrush.model.rush.state import Prompt
from wotrush.model.rush.turn.assault import exposable
from wotrush.model.rush.view.alike import canonical
from wotrush.scenes.rush.board.prompt.question import choices
from wotrush.scenes.rush.offers.offer import Offer, OnBase, Way
from wotrush.scenes.rush.offers.payment import ways_to_pay
from wotrush.scenes.rush.play.target_nodes import TargetNode
from wotrush.scenes.rush.view.layout import Zone
from wotrush.stage.widgets import Button

LIFTING = (Prompt.PLAY, Prompt.ASSAULT)


def spots(played: Played) -> list[TargetNode]:
    return [node for node in played.scene.pieces.targets.children if isinstance(node, TargetNode)]


def allowed(played: Played, offer: Offer) -> bool:
    """Return whether it is legal: Siege Master may be used for another target than the one that a spot stands for."""
    if offer.way is not Way.SIEGE or offer.legal or not played.o.allows(offer.decision):
        return played.o.allows(offer.decision)
    table = played.session.match._game.copy()
    table.apply(offer.decision)
    return offer.then in table.legal_actions()


def check_spots(played: Played) -> set[act.Action]:
    """Check what the lit spots do; every other one says why not."""
    o = played.o
    for node in spots(played):
        offer = node.offer
        assert offer.legal == allowed(played, offer), offer
        assert offer.full, offer
        assert "{" not in offer.full
    return {canonical(o, node.offer.decision) for node in spots(played) if node.offer.legal}


def check_buttons(played: Played) -> set[act.Action]:
    o, pieces = played.o, played.scene.pieces
    offered = [
        choice.action for choice in choices(pieces.view, pieces.prompt.payment) if choice.action is not None
    ]
    for action, button in zip(offered, pieces.prompt.children, strict=False):
        assert isinstance(button, Button)
        assert button.enabled == o.allows(action)
    assert pieces.end_button.enabled == o.allows(act.END_TURN)
    for node in played.scene.root.walk():
        if isinstance(node, Button) and not node.enabled:
            assert node.reason(), node.name
            assert "{" not in str(node.reason())
    ends = {act.END_TURN} if pieces.end_button.enabled else set()
    return {action for action in offered if o.allows(action)} | ends


def lift_each(played: Played) -> set[act.Action]:
    """Pick up every card that can be picked up, one after the other, as Enter does."""
    reached: set[act.Action] = set()
    scene = played.scene
    for card in [one.card for one in scene.view.lying.values() if one.zone in (Zone.HAND, Zone.USING)]:
        scene.interface.drag.activate(scene.cards.sprites[card])
        if scene.controls.lifted_card is not None:
            assert spots(played)
            reached |= check_spots(played)
            scene.interface.drag.cancel()
            scene.settle()
    return reached


def open_each_tray(played: Played) -> set[act.Action]:
    """Check that the tray opens if there is a way to pay, and that only cards glow that belong to one."""
    scene, o = played.scene, played.o
    reached: set[act.Action] = set()
    legal, picked = (
        scene.view.theme.glow(color) for color in (scene.view.palette.legal, scene.view.palette.picked)
    )
    for vehicle in o.reserve:
        ways = {way.action for way in ways_to_pay(o, vehicle)}
        scene.controls.open_payment(vehicle)
        payment = scene.controls.payment
        assert (payment is not None) == bool(ways)
        if payment is None:
            assert scene.view.warning
            assert scene.view.status
            continue
        assert o.allows(payment.action)
        for card in o.hand:
            glow = scene.cards.sprites[card].glow
            joins = bool(ways_to_pay(o, vehicle, card))
            assert glow == (picked if card in payment.payers else legal if joins else None)
        reached |= ways
        scene.controls.take_back()
    return reached


def check_shades(played: Played) -> None:
    """Cards step back that a prompt does not ask for, but none lets what lies behind it shine through."""
    asked = {node.card for node in spots(played) if node.offer.legal}
    if played.o.prompt is Prompt.SABOTAGE and played.scene.session.may_decide:
        asked = set(played.o.hand)
    if played.o.prompt is Prompt.EXPOSE and played.scene.session.may_decide:
        places = {action.place for action in played.o.actions if isinstance(action, act.Expose)}
        asked |= {base_card(3 * played.o.seat + place) for place in places}
    for card, sprite in played.scene.cards.sprites.items():
        assert sprite.alpha == 1
        if asked and sprite.lying.zone is Zone.RESERVE:
            assert (sprite.shade is None) == (card in asked)
        if sprite.lying.zone in (Zone.DEPOT, Zone.DISCARD, Zone.GRAVEYARD):
            assert sprite.shade is None, "as light as the piles that show no card"
        if sprite.lying.zone is Zone.OPEN_HAND:
            assert sprite.shade is not None, "only the card that asks stands out"
        elif (
            sprite.shade is not None and not asked and played.o.prompt not in (Prompt.ASSAULT, Prompt.REWARD)
        ):
            assert card in played.o.hand
            assert not played.o.playable(card)


def check_glows(played: Played) -> None:
    """With nothing picked up, only cards glow that can be chosen."""
    scene, o = played.scene, played.o
    hitting = {action.card for action in o.actions if isinstance(action, act.Attack)}
    for card in o.hand:
        glows = scene.cards.sprites[card].glow is not None
        if o.prompt is Prompt.ASSAULT:
            assert glows == (card in hitting)
        elif o.prompt is Prompt.SABOTAGE:
            assert glows
        else:
            assert not glows


@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [(2, 12, {"optional_refresh": True}), (4, 30, {"wide_reserve": True, "exposed_attacker": True})],
)
def test_what_is_lit_is_what_is_legal(players: int, seed: int, options: dict[str, object]) -> None:
    played = table(players=players, seed=seed, options=options, blind=True)
    rng, prompts = Random(seed), set()
    for _ in range(60):
        played.rest()
        o = played.o
        if played.session.result() is not None:
            break
        prompts.add(o.prompt)
        check_glows(played)
        check_shades(played)
        reached = check_spots(played) | check_buttons(played)
        if o.prompt in (*LIFTING, Prompt.EXPOSE):
            reached |= lift_each(played)
        if o.prompt is Prompt.PLAY:
            reached |= {canonical(o, action) for action in open_each_tray(played)}
        if o.prompt is Prompt.SABOTAGE:  # All cards of the hand glow.
            reached |= {canonical(o, act.Discard(card)) for card in o.hand}
        spread = played.scene.pieces.browser.spread
        reached |= {canonical(o, act.Scrap(card)) for card in (spread.choices if spread else ())}
        if spread is not None and spread.stop:
            reached.add(act.STOP_REPAIR)
        assert reached == set(o.actions), o.prompt
        played.session.decide(rng.choice(o.actions))
    assert len(prompts) > 6


@pytest.mark.parametrize("attackers", [1, 2])
def test_the_bases_that_an_attacker_may_defend_are_lit_once_it_is_clear_which_attacker(
    attackers: int,
) -> None:
    played = opened(EXPOSING)
    for code in ("su07", "su12")[:attackers]:
        played.session.decide(act.Attack(played.o.catalogue.by_code[code], 1, 0))
    if played.o.prompt is Prompt.ASSAULT:
        played.session.decide(act.END_ASSAULT)
    played.rest()
    o, scene = played.o, played.scene
    assert o.prompt is Prompt.EXPOSE
    lit = {node.offer.spot for node in spots(played) if node.offer.legal}
    assert lit == ({OnBase(0), OnBase(1)} if attackers == 1 else set())
    check_shades(played)
    assert all(scene.cards.sprites[one].shade is not None for one in (*o.hand, *o.reserve))
    assert all(scene.cards.sprites[one].glow is not None for one in exposable(o))
    if attackers == 1:
        played.pilot.click(spots(played)[0].center_px)
        played.rest()
        assert played.o.prompt is Prompt.PLAY


EXPOSING = """
options: exposed_attacker
players: 2, first 0, active 0
reserve: us03 fr01 de02
seat: 0
  bases: up, up, gone
  hand: su07 su12 eng vol
seat: 1
  bases: up us06, up, up
  hand: eng
"""


def test_while_others_play_nothing_is_lit_and_every_button_says_why() -> None:
    played = table(players=3, seed=4, blind=True)
    played.session.conductor.pause()
    played.session.decide(act.END_TURN)
    played.pilot.wait(0.2)
    assert not spots(played)
    assert not any(sprite.glow for sprite in played.scene.cards.sprites.values())
    check_buttons(played)
    reason = played.scene.pieces.end_button.reason()
    assert reason == "It is not your turn."
