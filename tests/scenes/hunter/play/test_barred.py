"""What cannot be played says why: to whoever points at it, clicks or drags it, also in reactions and while units are deployed."""

from __future__ import annotations

import pytest
from pygame import Vector2

from tests.model.hunter.rules.tabletop import play
from tests.model.hunter.rules.tabletop import table as laid_table
from tests.scenes.hunter.staged import Staged
from tests.scenes.hunter.tables import Battle
from wotrush.i18n import LANGUAGES, set_language
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.view.refused_events import NOTHING_FOR, WAITS_FOR
from wotrush.scenes.hunter.play.barred import why_unusable
from wotrush.scenes.hunter.play.handles import TableSpot, Thing
from wotrush.scenes.hunter.texts.event_cards import event_name
from wotrush.scenes.hunter.view.layout import HAND_CARD, LineZone
from wotrush.scenes.table.cards.card_sprites import CardSprite

OPEN = "front: 1 u037 revealed\n hand: {}"
HIDDEN = "front: 1 u031, 2 u031\n hand: {}"
FOE = "back: 9 u037 revealed"
HIDDEN_FOE = "front: 9 u032, 10 u032"


def holding(event: str) -> Battle:
    table = Staged(HIDDEN.format(event), HIDDEN_FOE, (), ()).lay(reduced=True)
    table.rest()
    return table


def card(table: Battle) -> CardSprite:
    return table.scene.cards.sprites[HAND_CARD]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_event_in_hand_is_refused_in_silence(language: str) -> None:
    set_language(language)
    for event in {*WAITS_FOR, *NOTHING_FOR}:
        for own, foe in ((HIDDEN, HIDDEN_FOE), (OPEN, FOE)):
            text = f"event_deck: smoke\nseat: S1\n {own.format(w.EVENT_IDS[event])}\nseat: S2\n {foe}\n"
            o = laid_table(text).observe(0)
            if not any(isinstance(one, act.PlayEvent) for one in o.actions):
                why = why_unusable(o, TableSpot(Thing.EVENT, event))
                assert why.startswith(event_name(event)), w.EVENT_IDS[event]
                assert "{" not in why


def test_an_event_that_is_pointed_at_says_why_it_cannot_be_played() -> None:
    table = holding("trench")
    waits_for = table.scene.view.status
    table.pilot.move(card(table))
    table.pilot.wait(0.5)
    assert table.scene.view.status == "Trench: you have no revealed GUN or INF that it could go under."
    table.pilot.move(Vector2(2, 300))
    table.pilot.wait(0.5)
    assert table.scene.view.status == waits_for


@pytest.mark.parametrize("how", ["click", "drag"])
def test_an_event_that_is_taken_hold_of_says_why_it_cannot_be_played(how: str) -> None:
    table = holding("smoke")
    if how == "click":
        table.pilot.click(card(table))
    else:
        table.pilot.drag(card(table), table.scene.cards.sprites[9])
    assert table.scene.view.warning
    assert table.scene.view.status.startswith("Smoke Screen: only when a unit of yours is attacked")


def test_an_event_that_is_kept_says_why_it_waits_while_units_are_deployed() -> None:
    deploying = "smoke\nnumbers: phase 1 turn 0\nstack: deployment"
    table = Staged("kept: u092 u088 trench", "kept: u007 u006", (), (), deck=deploying).lay(reduced=True)
    table.rest()
    kept = [one for one in table.scene.cards.sprites.values() if one.lying.zone is LineZone.KEPT]
    table.pilot.click(next(one for one in kept if one.lying.side.event is not None))
    assert table.scene.view.status == "First everybody deploys."


def test_a_card_that_does_not_fit_a_reaction_says_why() -> None:
    game = laid_table(
        "event_deck: smoke\nseat: S1\n front: 1 u022 revealed\n"
        "seat: S2\n front: 20 u009, 22 u006, 23 u104\n hand: trench smoke",
        s1=(6,),
    )
    play(game, "spy 1>S2")
    o = game.observe(1)
    assert act.PASS in o.actions
    said = [why_unusable(o, TableSpot(Thing.EVENT, event)) for event in (w.TRENCH, w.SMOKE)]
    assert said[0].startswith("Trench: only in your own turn, when an attack or spying is declared")
    assert said[1].startswith("Smoke Screen: only when a unit of yours is attacked")
