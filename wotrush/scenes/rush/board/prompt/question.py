"""What the play area asks or tells, and the buttons that answer."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from wotrush.i18n import t, tn
from wotrush.model.rush import Observation
from wotrush.model.rush import actions as act
from wotrush.model.rush.state import Prompt
from wotrush.model.rush.turn.assault import exposable, most_medals, rewarded_kills, singles
from wotrush.scenes.rush.abilities import ability_name
from wotrush.scenes.rush.offers.payment import Payment
from wotrush.scenes.rush.texts import telling
from wotrush.scenes.rush.view.latest import assault_so_far, vehicles_destroyed
from wotrush.scenes.rush.view.layout import open_hand
from wotrush.scenes.rush.view.view import View

LEADS_BACK = "back"
"""The name of the button that leads back."""


@dataclass(frozen=True, slots=True)
class PromptChoice:
    """A button: what it says and what it does; None takes back what was prepared or chosen last."""

    name: str
    text: str
    action: act.Action | None
    golden: bool = False
    key: int | None = None
    key_text: str = ""


def question(view: View, payment: Payment | None, *, lifting: bool) -> tuple[str, list[str]]:
    """Return the title and what is said below it; without a title it is an invitation, or nothing."""
    o = view.o
    if o.prompt is Prompt.SABOTAGE and view.session.may_decide and o.using >= 0 and not open_hand(o):
        return telling.name(o, o.using), telling.ability_list(o, o.using)
    if not view.own_turn:
        return "", []
    if payment is not None:
        return _paying(o, payment)
    if o.prompt in (Prompt.ASSAULT, Prompt.REWARD) and o.nation >= 0:
        kills = vehicles_destroyed(view)
        medals = tn("{n} medal so far", "{n} medals so far", most_medals(o, kills, o.nation))
        counted = medals if kills and o.prompt is Prompt.ASSAULT else ""
        return t("Assault"), [line for line in (assault_so_far(view), counted) if line]
    if o.using >= 0:
        return telling.name(o, o.using), [*telling.ability_list(o, o.using), *_afterwards(o)]
    if o.prompt is Prompt.EXPOSE:
        return t("Exposed attacker"), _exposing(o)
    if o.prompt is Prompt.REFRESH:
        follows = t("A new vehicle then joins the Reserve, and you can buy it at once.")
        return t("Discard {card}?", card=telling.name(o, o.furthest)), [follows]
    if o.prompt is Prompt.REWARD:
        return t("Siege Master: choose your medals"), []
    if o.prompt is Prompt.PLAY and view.session.may_decide and not lifting:
        return "", [t("Drop a card here to use its abilities")]
    return "", []


def _exposing(o: Observation) -> list[str]:
    """Say what must be done with the attackers of which one must stand guard."""
    able = exposable(o)
    if len(able) == 1:
        return [t("{card} attacked and must now defend one of your bases.", card=telling.name(o, able[0]))]
    return [t("1. Choose one of these attackers."), t("2. Choose the base that it must defend.")]


def in_brief(o: Observation) -> list[str]:
    """Return the names of the abilities that are carried out, and what then follows."""
    if o.using < 0:
        return []
    return [*(ability_name(*ability) for ability in o.catalogue.abilities[o.using]), *_afterwards(o)]


def _afterwards(o: Observation) -> list[str]:
    return [t("Now: defend a base.")] if o.prompt is Prompt.PLACE else []


def _paying(o: Observation, payment: Payment) -> tuple[str, list[str]]:
    cost = payment.cost(o)
    paid = t("{paid} of {cost}", paid=payment.paid(o), cost=cost) if cost else t("one card")
    enough = o.allows(payment.action)
    cardless = t("with what is left over") if enough else t("click cards of your hand to pay with")
    payers = telling.names(o, payment.payers) or cardless
    if (left := payment.paid(o) - cost) > 0 and cost:
        unused = t("left over: {n}", n=left)
        payers = f"{payers} · {unused}"
    return t("Buy {vehicle}: {paid}", vehicle=telling.name(o, payment.vehicle), paid=paid), [payers]


def choices(view: View, payment: Payment | None) -> list[PromptChoice]:
    """Return the buttons that the player has now."""
    o, session, enter = view.o, view.session, pygame.K_RETURN
    if not session.may_decide or (view.film is not None and o.prompt is Prompt.REWARD):
        return []
    if payment is not None:
        return [
            PromptChoice("pay", t("Buy"), payment.action, True, enter, t("Enter")),
            PromptChoice("take back", t("Take back"), None, key_text=t("Esc")),
        ]
    match o.prompt:
        case Prompt.ASSAULT:
            return [PromptChoice("end assault", t("End assault"), act.END_ASSAULT, True, enter, t("Enter"))]
        case Prompt.REFRESH:
            return [
                PromptChoice("keep", t("Keep it"), act.KEEP, True, enter, t("Enter")),
                PromptChoice("refresh", t("Discard it"), act.REFRESH),
            ]
        case Prompt.REWARD:
            takes = [action for action in o.actions if isinstance(action, act.TakeMedals)]
            return [PromptChoice(str(take), _medals(o, take), take, take == takes[-1]) for take in takes]
        case Prompt.REPAIR | Prompt.REPAIR_MORE:  # The open Depot has buttons of its own.
            return []
        case _ if view.resolving and session.why_no_undo() is None:
            return [PromptChoice(LEADS_BACK, t("Back"), None, key_text=t("Esc"))]
        case _:
            return []


def _medals(o: Observation, take: act.TakeMedals) -> str:
    doubles, ones = medals_taken(o, take)
    single = tn("{n} one-medal card", "{n} one-medal cards", ones)
    double = tn("{n} two-medal card", "{n} two-medal cards", doubles)
    parts = [text for text, count in ((double, doubles), (single, ones)) if count]
    return " + ".join(parts) or t("no medal")


def medals_taken(o: Observation, take: act.TakeMedals) -> tuple[int, int]:
    """Return how many two-medal and one-medal cards that brings."""
    return take.doubles, singles(o, rewarded_kills(o), take.doubles, o.reward_nation)
