"""Hints in words for the status line, and the cards that they light."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from wotrush.i18n import t, tn
from wotrush.model.game import Seat
from wotrush.model.rush import Observation
from wotrush.model.rush import actions as act
from wotrush.model.rush.cards import base_card
from wotrush.scenes.rush.texts import telling
from wotrush.scenes.session.advice import Hint


def hinted_cards(hint: Hint | None) -> frozenset[int]:
    """Return the cards that a hint speaks of."""
    match hint.action if hint is not None else None:
        case act.Buy(card, payers):
            return frozenset((card, *payers))
        case act.Use(card) | act.Defend(card) | act.Attack(card) | act.Expose(card):
            return frozenset((card,))
        case act.Discard(card) | act.Take(card):
            return frozenset((card,))
        case _:
            return frozenset()


def hint_text(o: Observation, hint: Hint, players: Sequence[str]) -> str:
    advice = t("Hint: {what}", what=_what(o, hint.action, players))
    why = telling.advice_text(hint.reason) if hint.reason is not None else ""
    return " ".join(filter(None, (advice, why)))


def _what(o: Observation, action: act.Action, players: Sequence[str]) -> str:
    match action:
        case act.Buy(card, payers) if payers:
            return t(
                "buy {vehicle} with {cards}.", vehicle=telling.name(o, card), cards=telling.names(o, payers)
            )
        case act.Buy(card):
            return t("buy {vehicle} with what is left over.", vehicle=telling.name(o, card))
        case act.Use(card):
            return t("use {card}.", card=telling.name(o, card))
        case act.Defend(card):
            return t("defend a base with {card}.", card=telling.name(o, card))
        case act.Attack(card, seat, place):
            victim = _victim(o, seat, place)
            return t(
                "attack {victim} ({owner}) with {card}.",
                card=telling.name(o, card),
                victim=victim,
                owner=players[seat],
            )
        case act.Strike(seat, place, defender):
            victim = _victim(o, seat, place) if defender else telling.name(o, base_card(3 * seat + place))
            return t("strike {victim} ({owner}).", victim=victim, owner=players[seat])
        case act.Take(card):
            return t("take {card}.", card=telling.name(o, card))
        case act.Discard(card):
            return t("give up {card}.", card=telling.name(o, card))
        case act.Scrap(card):
            return t("send {card} to the graveyard.", card=telling.name(o, card))
        case act.StopRepair():
            return t("one card is enough.")
        case act.Place():
            return t("let {card} defend this base.", card=telling.name(o, o.using))
        case act.Expose(card):
            return t("let {card} stand guard.", card=telling.name(o, card))
        case act.TakeMedals(doubles):
            return tn("take {n} two-medal card.", "take {n} two-medal cards.", doubles)
        case act.Refresh(discard):
            return t("discard the furthest vehicle.") if discard else t("keep the furthest vehicle.")
        case act.EndAssault():
            return t("end the assault.")
        case act.EndTurn():
            return t("end your turn.")
        case _:
            assert_never(action)


def _victim(o: Observation, seat: Seat, place: int) -> str:
    slot = 3 * seat + place
    return telling.name(o, o.defender[slot] if o.defender[slot] >= 0 else base_card(slot))
