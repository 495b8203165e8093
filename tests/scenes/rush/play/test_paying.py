"""The pay tray, and the end of the turn with its warnings."""

from __future__ import annotations

import pygame
import pytest

from tests.scenes.rush.opened import LIGHT_TANKS, TABLE, card, opened, sprite
from tests.scenes.strays import strays
from wotrush.model.rush import actions as act
from wotrush.model.rush.state import Prompt
from wotrush.scenes.rush.board.own_board import cards_to_play
from wotrush.scenes.rush.offers.offering import offers_of
from wotrush.scenes.rush.view.layout import Zone
from wotrush.settings import Speed
from wotrush.spacing import NO_BREAK

# -- paying


def test_a_click_on_the_reserve_opens_the_tray_and_a_second_click_pays() -> None:
    played = opened()
    played.pilot.click(sprite(played, "su07"))
    assert played.scene.controls.payment is not None
    assert played.session.match.version == 0
    played.pilot.click(sprite(played, "su07"))
    played.rest()
    assert card(played, "su07") in played.o.depots[0]
    played.pilot.key(pygame.K_RETURN)
    assert not played.scene.pieces.browser.visible, "Enter does nothing to a card that has gone to the Depot"


def test_cards_are_swapped_in_the_tray_and_escape_gives_all_back() -> None:
    played = opened()
    played.pilot.click(sprite(played, "su07"))
    payment = played.scene.controls.payment
    assert payment is not None
    first = payment.payers[0]
    played.pilot.click(played.scene.cards.sprites[first].center_px)
    after = played.scene.controls.payment
    assert after is not None
    assert first not in after.payers
    assert "of 3" in played.scene.pieces.prompt.title
    played.pilot.key(pygame.K_RETURN)
    assert played.session.match.version == 0
    played.pilot.key(pygame.K_ESCAPE)
    assert played.scene.controls.payment is None
    played.rest()
    assert not strays(played.scene)


def test_the_tray_says_which_achievement_a_purchase_brings_once_enough_is_laid_out() -> None:
    played = opened(LIGHT_TANKS.format(rival="us01"))
    played.pilot.click(sprite(played, "de02"))
    assert played.scene.view.status.endswith("takes all back. · you +5 (Light tanks)")
    payment = played.scene.controls.payment
    assert payment is not None
    played.pilot.click(played.scene.cards.sprites[payment.payers[0]].center_px)
    assert "+5" not in played.scene.view.status, "it cannot be bought with nothing"


def test_the_tray_names_what_would_be_left_over() -> None:
    played = opened(TABLE.replace("su17 su12 eng vol", "su01 su12 su17").replace("su07", "us02"))
    played.pilot.click(sprite(played, "us02"))
    assert played.scene.controls.payment is not None
    left = played.scene.controls.payment.paid(played.o) - 1
    assert left > 0
    assert played.scene.pieces.prompt.lines[0].endswith(f" · left over: {left}")


def test_enter_pays() -> None:
    played = opened()
    played.pilot.click(sprite(played, "su07"))
    played.pilot.key(pygame.K_RETURN)
    played.rest()
    assert played.o.bought


def test_a_drop_that_pays_exactly_buys_at_once_and_another_opens_the_tray() -> None:
    played = opened()
    played.pilot.drag(sprite(played, "su12"), sprite(played, "su07"))
    assert played.scene.controls.payment is not None
    assert card(played, "su12") in played.scene.controls.payment.payers
    played.pilot.key(pygame.K_ESCAPE)
    played.rest()
    played.pilot.drag(sprite(played, "eng1"), sprite(played, "de02"))
    assert played.o.bought


def test_what_cannot_be_paid_says_why() -> None:
    played = opened(TABLE.replace("su17 su12 eng vol", "eng vol"))
    played.pilot.click(sprite(played, "su07"))
    assert played.scene.view.status == "Only 1 of 3 resources."


# -- ending the turn


def test_end_turn_warns_once_while_a_hit_would_destroy_something_and_asks_however_slowly_that_is_read() -> (
    None
):
    played = opened()
    played.pilot.key(pygame.K_e)
    assert played.o.turn == 0
    question = played.scene.view.status
    assert question.startswith("Left unused")
    played.pilot.wait(20.0)
    assert played.scene.pieces.end_button.text() == "End anyway"  # type: ignore[operator]
    assert (played.scene.view.status, played.scene.view.warning) == (question, True)
    played.pilot.key(pygame.K_e)
    played.pilot.step()
    assert played.session.match.turn >= 1


@pytest.mark.parametrize("other", ["lift", "pay", "hint", "take back"])
def test_whoever_does_something_else_is_not_asked_any_more_whether_to_end_the_turn(other: str) -> None:
    played = opened()
    played.pilot.key(pygame.K_e)
    match other:
        case "lift":
            played.pilot.press(sprite(played, "eng1"))
            played.pilot.pull((200, 300))
        case "pay":
            played.pilot.click(sprite(played, "su07"))
        case "hint":
            played.pilot.key(pygame.K_h)
        case _:
            played.pilot.key(pygame.K_ESCAPE)
    played.pilot.wait(0.2)
    assert played.scene.pieces.end_button.text() == "End turn"  # type: ignore[operator]
    assert "Left unused" not in played.scene.view.status
    assert not played.scene.view.warning


def test_a_double_click_on_end_turn_ends_nothing_and_the_warning_names_what_is_left() -> None:
    played = opened()
    button = played.scene.pieces.end_button
    played.pilot.click(button)
    played.pilot.click(button)
    assert played.session.match.turn == 0
    assert played.scene.view.status == (
        "Left unused: a hit by СУ-85 that would destroy its target, a purchase and the abilities of 3 cards."
    )
    played.pilot.wait(0.7)
    played.pilot.click(button)
    assert played.session.match.turn >= 1


def test_a_purchase_that_is_not_fully_paid_is_named_before_the_turn_ends() -> None:
    played = opened()
    played.pilot.click(sprite(played, "su07"))
    payment = played.scene.controls.payment
    assert payment is not None
    played.pilot.click(played.scene.cards.sprites[payment.payers[0]])
    played.pilot.key(pygame.K_e)
    assert ", not fully paid for" in played.scene.view.status
    assert played.session.match.turn == 0


def test_a_tray_that_needs_no_card_asks_for_none() -> None:
    played = opened(TABLE.replace("su17 su12 eng vol", "eng vol"))
    played.perform(act.Buy(card(played, "fr01"), (card(played, "eng1"),)))
    played.perform(act.Use(card(played, "vol1")))
    played.rest()
    assert played.scene.view.status == "Your turn: what is left over can still pay. Click a lit vehicle."
    assert played.scene.cards.sprites[card(played, "de02")].glow
    played.pilot.click(sprite(played, "de02"))
    assert played.scene.pieces.prompt.lines == ["with what is left over"]
    played.pilot.key(pygame.K_RETURN)
    played.rest()
    assert card(played, "de02") in played.o.depots[0]


@pytest.mark.parametrize("hand", ["vol", "eng vol"])
def test_end_turn_does_not_warn_when_nothing_is_left(hand: str) -> None:
    """What is for sale costs 2 or more, so that Engineers cannot pay for it and a Recruitment would be in vain."""
    text = TABLE.replace("su17 su12 eng vol", hand)
    played = opened(text.replace("su07 us03 fr01 de02", "us07 us08 us09 us10"))
    assert cards_to_play(played.o) == 0
    used = offers_of(
        played.o, card(played, "vol1"), played.scene.controls.forecast, played.scene.view.names, ()
    )
    assert any("It brings nothing now" in offer.full for offer in used)
    played.pilot.key(pygame.K_e)
    played.pilot.step()
    assert played.session.match.turn >= 1


@pytest.mark.parametrize(
    ("hand", "bases", "left"),
    [
        ("eng", "up, up, up", "the purchase of M2 Light Tank"),
        ("tec", "up, up, up", "the abilities of 1 card"),
        ("su01", "up, up, up", "an attack"),
        ("su01", "up, damaged, up", "a hit by МС-1 that would destroy its target"),
        ("su25", "up, up, up", "the abilities of 1 card"),
    ],
)
def test_a_turn_in_which_nothing_was_done_never_ends_by_a_slip(hand: str, bases: str, left: str) -> None:
    """What is for sale costs 1, or more than can be paid."""
    cheap = "us02" if hand in ("eng", "tec") else "us07"
    text = TABLE.replace("su17 su12 eng vol", hand).replace("garage: tec eng", "garage: eng")
    text = text.replace("up us06, damaged, up fr05!", bases)
    played = opened(text.replace("su07 us03 fr01 de02", f"{cheap} us08 us09 us10"))
    assert cards_to_play(played.o) == 1
    played.pilot.key(pygame.K_e)
    assert played.session.match.turn == 0
    assert f"Left unused: {left}." in played.scene.view.status.replace(NO_BREAK, " ")


def test_in_the_last_round_and_after_a_recruitment_any_purchase_is_worth_a_warning() -> None:
    """What is for sale costs 1, and a card has defended."""
    text = TABLE.replace("su17 su12 eng vol", "su01 eng vol").replace("su07", "us02")
    for last, recruits in ((False, False), (True, False), (False, True)):
        played = opened(text.replace("reserve:", "ending: bases 0\nreserve:") if last else text)
        played.perform(act.Defend(card(played, "su01"), 0))
        played.rest()
        if recruits:
            played.perform(act.Use(card(played, "vol1")))
            played.rest()
        assert (played.scene.controls.forecast.chance_left() is not None) == (last or recruits)


def _asked_after_a_card_has_defended(hand: str, own: str = "") -> bool:
    """Return whether ending the turn asks then. Nothing is for sale that could be paid for."""
    text = TABLE.replace("su17 su12 eng vol", f"su08 {hand}").replace("garage: tec eng", own)
    text = text.replace("up us06, damaged, up fr05!", "up, up, up")
    played = opened(text.replace("su07 us03 fr01 de02", "us10 us18 us19 us20"))
    played.perform(act.Defend(card(played, "su08"), 0))
    played.rest()
    played.pilot.key(pygame.K_e)
    played.pilot.step()
    asked = "Left unused: the abilities of 1 card." in played.scene.view.status.replace(NO_BREAK, " ")
    assert asked == (played.session.match.turn == 0)
    return asked


@pytest.mark.parametrize(
    ("hand", "own", "asked"),
    [
        ("su07", "garage: eng eng", True),
        ("su07", "", False),
        ("su25", "", True),
        ("fr08", "", False),
        ("fr08 eng", "", True),
        ("su21", "depot: eng", True),
        ("su21", "depot: base", False),
        ("su13", "", True),
    ],
)
def test_abilities_are_asked_about_whatever_was_done_before_unless_they_would_bring_nothing(
    hand: str, own: str, asked: bool
) -> None:
    """Reinforcements without a card to draw, a new Reserve without anything to pay with, and Repair of nothing but a base."""
    assert _asked_after_a_card_has_defended(hand, own) is asked


def test_abilities_are_asked_about_once_in_a_turn() -> None:
    text = TABLE.replace("su17 su12 eng vol", "su08 su25").replace("garage: tec eng", "")
    text = text.replace("up us06, damaged, up fr05!", "up, up, up")
    played = opened(text.replace("su07 us03 fr01 de02", "us10 us18 us19 us20"))
    played.pilot.key(pygame.K_e)
    assert "the abilities of" in played.scene.view.status.replace(NO_BREAK, " ")
    played.perform(act.Defend(card(played, "su08"), 0))
    played.rest()
    played.pilot.key(pygame.K_e)
    played.pilot.step()
    assert played.session.match.turn > 0


def test_hits_that_only_together_destroy_are_named_before_the_turn_ends_without_them() -> None:
    """A card has defended, so that only what is worth a warning is asked about."""
    text = TABLE.replace("su17 su12 eng vol", "su08 su01 su07").replace(
        "su07 us03 fr01 de02", "us07 us08 us09 us10"
    )
    text = text.replace("up us06, damaged, up fr05!", "up, up, up")
    alone = opened(text.replace("su08 su01 su07", "su08 su01"))
    both = opened(text)
    for played in (alone, both):
        played.perform(act.Defend(card(played, "su08"), 0))
        played.rest()
        played.pilot.key(pygame.K_e)
        played.pilot.step()
    assert alone.session.match.turn > 0
    assert both.session.match.turn == 0
    assert "hits by МС-1 and Т-34 that would destroy their target" in both.scene.view.status.replace(
        NO_BREAK, " "
    )


def test_recruitment_without_a_purchase_never_ends_by_a_slip_not_even_behind_an_open_depot() -> None:
    """What is for sale costs 1."""
    text = TABLE.replace("su17 su12 eng vol", "vol eng").replace("su07 us03 fr01 de02", "us24 us02 us08 us09")
    played = opened(text.replace("garage: tec eng", "depot: tec eng"))
    played.perform(act.Use(card(played, "vol1")))
    played.rest()
    played.scene.pieces.spread_pile(Zone.DEPOT, 0)
    played.pilot.key(pygame.K_e)
    assert played.scene.pieces.browser.visible
    assert played.session.match.turn == 0
    assert "the purchase of" in played.scene.view.status


def test_end_turn_warns_while_a_purchase_is_laid_out() -> None:
    played = opened(TABLE.replace("su17 su12 eng vol", "su01 eng").replace("su07", "us02"))
    played.perform(act.Defend(card(played, "su01"), 0))
    played.rest()
    assert played.scene.controls.forecast.chance_left() is None
    played.pilot.click(sprite(played, "us02"))
    assert played.scene.controls.payment is not None
    played.pilot.key(pygame.K_e)
    assert played.o.turn == 0
    button, menu = played.scene.pieces.end_button, played.scene.pieces.menu
    assert button.text() == "End anyway"  # type: ignore[operator]
    played.pilot.key(pygame.K_ESCAPE)
    assert button.text() == "End turn"  # type: ignore[operator]
    assert (played.scene.controls.payment is not None, menu.visible) == (True, False)
    assert "Left unused" not in played.scene.view.status


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
    played.pilot.wait(0.7)
    played.pilot.key(pygame.K_e)
    played.pilot.step()
    assert played.session.match.turn >= 1


def test_an_assault_with_no_hit_left_ends_by_itself() -> None:
    played = opened(TABLE.replace("su17 su12 eng vol", "su12 eng"))
    played.perform(act.Attack(card(played, "su12"), 1, 0))
    played.rest()
    assert played.o.prompt is Prompt.PLAY
    assert played.o.assaulted
