"""The hint: asked of the strongest opponent, shown on the cards and in words, gone with the next decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest
from pygame import Vector2

from tests.scenes.rush.opened import REPAIR, TABLE, card, opened
from tests.scenes.rush.tables import Played, table
from wotrush.ai.agent import Choice, Phrase
from wotrush.match.message import Message
from wotrush.match.opponents.worker import Answer, Worker
from wotrush.model.game import AnyObservation, Reason
from wotrush.model.rush import actions as act
from wotrush.model.rush.state import Prompt
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.offers.payment import Payment, proposal
from wotrush.scenes.rush.table.places import place_of
from wotrush.scenes.rush.texts.hinting import hint_text
from wotrush.scenes.rush.texts.telling import advice_text
from wotrush.scenes.session.advice import Hint, Thinking
from wotrush.spacing import NO_BREAK
from wotrush.stage.widgets import ScrollPanel


class Oracle(Worker):
    """A worker that answers when the test says so."""

    def __init__(self) -> None:
        self.asked: list[tuple[AnyObservation[Any], str]] = []
        self.answer: Answer | None = None
        self.cancelled = 0

    def request(self, observation: AnyObservation[Any], agent: str, seed: int) -> None:
        self.asked.append((observation, agent))

    def poll(self) -> Answer | None:
        answer, self.answer = self.answer, None
        return answer

    def cancel(self) -> None:
        self.cancelled += 1

    def close(self) -> None: ...


@pytest.fixture
def oracle() -> Oracle:
    return Oracle()


def asking(oracle: Oracle, text: str = TABLE) -> Played:
    played = opened(text)
    played.session._adviser._worker = oracle
    played.pilot.key(pygame.K_h)
    return played


def test_the_strongest_level_is_asked_and_sees_what_the_person_may_see(oracle: Oracle) -> None:
    played = asking(oracle)
    ((seen, level),) = oracle.asked
    assert level == list(INFO.levels)[-1]
    assert seen == played.o
    assert played.o.hands[1] is None


def test_no_frame_waits_for_it(oracle: Oracle) -> None:
    played = asking(oracle)
    for _ in range(5):
        played.pilot.step()
        assert isinstance(played.session.advice, Thinking)
    assert played.scene.view.status == "A hint is being thought out…"
    played.pilot.key(pygame.K_h)
    assert len(oracle.asked) == 1


def test_it_lights_card_and_target_and_says_why_until_the_next_decision(oracle: Oracle) -> None:
    played = asking(oracle)
    attack = act.Attack(card(played, "su12"), 1, 0)
    oracle.answer = Answer(Choice(attack, Reason("Destroys {target}."), {"target": "M2 Medium Tank"}))
    played.pilot.wait(0.1)
    scene = played.scene
    words = "Hint: attack M2\xa0Medium\xa0Tank (Bison) with СУ-85. Destroys M2\xa0Medium\xa0Tank."
    assert scene.view.status == words
    assert scene.cards.sprites[card(played, "su12")].glow == scene.view.theme.glow(scene.view.palette.picked)
    assert scene.pieces.hint.visible
    victim = scene.view.lying[played.o.defender[3]].pose.rect
    assert scene.pieces.hint.rect.colliderect(victim)
    played.perform(act.Defend(card(played, "su17"), 0))
    played.rest()
    assert played.session.hint is None
    assert not scene.pieces.hint.visible
    assert "Hint" not in scene.view.status


def test_a_click_on_the_vehicle_that_it_advises_lays_out_the_payment_that_it_names(oracle: Oracle) -> None:
    played = asking(oracle)
    vehicle, payer = card(played, "de02"), card(played, "su12")
    usual = proposal(played.o, vehicle)
    assert usual is not None
    assert payer not in usual.payers
    oracle.answer = Answer(Choice(act.Buy(vehicle, (payer,))))
    played.pilot.wait(0.1)
    played.pilot.click(played.scene.cards.sprites[vehicle])
    assert played.scene.controls.payment == Payment(vehicle, (payer,))


@pytest.mark.parametrize(
    ("code", "advised"), [("vol1", act.Use), ("su17", lambda card: act.Defend(card, 0)), ("su12", None)]
)
def test_a_click_on_the_target_that_it_advises_does_what_it_says(
    oracle: Oracle, code: str, advised: Callable[[int], act.Action] | None
) -> None:
    played = asking(oracle)
    about = card(played, code)
    action = act.Attack(about, 1, 0) if advised is None else advised(about)
    oracle.answer = Answer(Choice(action))
    played.pilot.wait(0.1)
    assert [target.offer.action for target in played.scene.controls.standing] == [action]
    played.pilot.click(played.scene.cards.sprites[card(played, "de02")])
    assert not played.scene.controls.standing, "the tray takes the place of the advice"
    played.pilot.step()
    assert not played.scene.pieces.hint.visible
    played.pilot.key(pygame.K_ESCAPE)
    played.pilot.step()
    assert played.scene.pieces.hint.visible
    played.pilot.click(Vector2(played.scene.pieces.hint.box_px.center))
    played.rest()
    assert played.session.match.version == 1
    assert about not in played.o.hand or about in played.o.attackers


def test_it_names_the_runner_up_and_the_difference_and_the_action_only_once(oracle: Oracle) -> None:
    played = asking(oracle)
    difference = Phrase(Reason("{percent} more of 100 games won"), {"percent": 7})
    named = {"does": Phrase(Reason("Ends the turn")), "difference": difference}
    instead = Phrase(Reason("using the abilities of {card}"), {"card": "Volunteers"})
    reason = Reason("{does} rather than {instead}: {difference}.")
    oracle.answer = Answer(Choice(act.END_TURN, reason, {**named, "instead": instead}))
    played.pilot.wait(0.1)
    assert (
        played.scene.view.status
        == "Hint: end your turn. Better than using the abilities of Volunteers: 7 more of 100 games won."
    )


def test_without_a_runner_up_it_names_what_is_gained(oracle: Oracle) -> None:
    played = asking(oracle)
    difference = Phrase(Reason("{percent} more of 100 games won"), {"percent": 7})
    named = {"does": Phrase(Reason("Ends the turn")), "difference": difference}
    oracle.answer = Answer(Choice(act.END_TURN, Reason("{does}: {difference}."), named))
    played.pilot.wait(0.1)
    assert played.scene.view.status == "Hint: end your turn. Gain: 7 more of 100 games won."


ENDS, USES = (
    Phrase(Reason("Ends the turn")),
    Phrase(Reason("using the abilities of {card}"), {"card": "Volunteers"}),
)
PAID = {"card": "M10 Wolverine", "kept": "M4 Sherman"}


@pytest.mark.parametrize(
    ("reason", "named", "said"),
    [
        (
            "Ends the turn; {instead} would not help now.",
            {"does": ENDS, "instead": USES},
            "Using the abilities of Volunteers would not help now.",
        ),
        ("{does}: nothing else is worth considering.", {"does": ENDS}, "Nothing else is worth considering."),
        (
            "{does} first; {instead} can wait.",
            {"does": ENDS, "instead": USES},
            "Ends the turn first; using the abilities of Volunteers can wait.",
        ),
        (
            "Ends the turn: it can pay {n}, and the cheapest vehicle costs {cost}.",
            {"n": 1, "cost": 2},
            "You can pay 1, and the cheapest vehicle costs 2.",
        ),
        (
            "Buys {card} and keeps {kept}: {difference}.",
            {**PAID, "difference": Phrase(Reason("{percent} more of 100 games won"), {"percent": 7})},
            "That keeps M4 Sherman: 7 more of 100 games won.",
        ),
        ("Buys {card} and keeps {kept}, which hardly matters.", PAID, "That keeps M4 Sherman."),
        ("Will be missed least: {card}.", {"card": "Volunteers"}, "No other card would be missed less."),
    ],
)
def test_no_reason_says_again_what_is_advised(reason: str, named: dict[str, object], said: str) -> None:
    assert advice_text(Message(Reason(reason), named)).replace(NO_BREAK, " ") == said


def test_an_answer_that_comes_too_late_is_not_wanted(oracle: Oracle) -> None:
    played = asking(oracle)
    played.perform(act.Defend(card(played, "su17"), 0))
    played.pilot.step()
    assert oracle.cancelled == 1
    oracle.answer = Answer(Choice(act.END_TURN))
    played.pilot.wait(0.1)
    assert played.session.hint is None


def test_a_move_made_up_for_a_lost_worker_is_no_hint(oracle: Oracle) -> None:
    played = asking(oracle)
    oracle.answer = Answer(Choice(act.END_TURN), trouble="it is gone")
    played.pilot.wait(0.1)
    assert played.session.hint is None
    assert played.scene.view.status == "No hint is available this time."


def test_it_is_refused_while_others_play() -> None:
    played = opened(TABLE.replace("su17 su12 eng vol", "vol"))
    played.session.conductor.pause()
    played.session.decide(act.END_TURN)
    played.pilot.wait(0.1)
    played.pilot.key(pygame.K_h)
    assert played.scene.view.status == "It is not your turn."
    assert played.session.advice is None


WANTED = (
    Prompt.PLAY,
    Prompt.ASSAULT,
    Prompt.STRIKE,
    Prompt.RESEARCH,
    Prompt.REPAIR,
    Prompt.PLACE,
    Prompt.REWARD,
)


@pytest.mark.parametrize("prompt", WANTED, ids=lambda prompt: prompt.name)
def test_every_prompt_has_hints(prompt: Prompt) -> None:
    """Each action that exists can be worded and shown."""
    played = table(until=lambda o: o.prompt is prompt and o.seat == 0 and len(o.actions) > 1)
    played.rest()
    for action in played.o.actions:
        text = hint_text(played.o, Hint(action, None), ["Anna", "Bison"])
        assert text.startswith("Hint: ")
        assert "{" not in text
    played.pilot.key(pygame.K_h)
    played.pilot.wait(0.1)
    assert played.session.hint is not None
    assert played.scene.view.status.startswith("Hint: ")


@pytest.mark.parametrize(("prompt", "action"), [("repair", "scrap fr07"), ("repair_more", "stop")])
def test_while_another_pile_is_looked_at_a_hint_for_repair_is_only_words(
    oracle: Oracle, prompt: str, action: str
) -> None:
    played = opened(REPAIR.format(prompt=prompt, depot="us07 fr07"))
    played.session._adviser._worker = oracle
    played.pilot.click(played.scene.root.find("deck"))
    played.pilot.key(pygame.K_h)
    oracle.answer = Answer(Choice(act.parse_action(action, lambda code: card(played, code))))
    played.pilot.wait(0.1)
    assert played.session.hint is not None
    assert not played.scene.pieces.hint.visible
    played.pilot.key(pygame.K_ESCAPE)
    played.pilot.wait(0.1)
    assert played.scene.pieces.browser.asking
    assert played.scene.pieces.hint.visible


def test_its_ring_stays_around_what_it_means_when_the_window_changes(oracle: Oracle) -> None:
    played = asking(oracle)
    attack = act.Attack(card(played, "su12"), 1, 0)
    oracle.answer = Answer(Choice(attack))
    played.pilot.wait(0.1)
    ring = played.scene.pieces.hint
    before = ring.rect
    played.pilot.stack.resize((800, 600))
    played.pilot.step()
    assert ring.rect != before
    assert ring.rect == place_of(played.scene, attack)


def test_what_a_hint_means_is_seen_in_a_depot_longer_than_the_window(oracle: Oracle) -> None:
    """Repair shows the whole Depot; the hint is about the last card."""
    long = " ".join(f"{nation}{number:02}" for nation in ("fr", "us", "de") for number in range(7, 24))
    depot = long.replace("de17", "").replace("us08", "")
    played = opened(REPAIR.format(prompt="repair", depot=depot))
    played.session._adviser._worker = oracle
    played.pilot.key(pygame.K_h)
    shown = played.scene.pieces.browser.spread
    assert shown is not None
    oracle.answer = Answer(Choice(act.Scrap(shown.groups[0].cards[-1]), Reason("Thins out")))
    played.pilot.wait(0.1)
    ring = played.scene.pieces.hint.rect
    (spread,) = (node for node in played.scene.root.walk() if isinstance(node, ScrollPanel))
    assert ring.h > 0
    assert spread.offset > 0
    assert spread.box_px.contains(played.scene.root.find(f"pile card {shown.groups[0].cards[-1]}").box_px)
