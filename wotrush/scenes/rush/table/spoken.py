"""What the voice says of the focused node on the table: the card, what is printed on it, and what it can do now."""

from __future__ import annotations

from wotrush.i18n import capitalized, mark, t
from wotrush.scenes.rush.abilities import ability_name
from wotrush.scenes.rush.offers.offer import Way
from wotrush.scenes.rush.offers.payment import proposal
from wotrush.scenes.rush.play.controls import Controls
from wotrush.scenes.rush.play.target_nodes import TargetNode
from wotrush.scenes.rush.texts import telling, words
from wotrush.scenes.rush.view.layout import Zone
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.cards.pile_browser import PileCard
from wotrush.scenes.table.lying import Lying
from wotrush.scenes.table.panels.hot_spots import HotSpot
from wotrush.stage.input.drag import Affordance
from wotrush.stage.node import Node

WAYS = {
    Way.USE: mark("use its abilities"),
    Way.BUY: mark("buy"),
    Way.DEFEND: mark("defend"),
    Way.USE_AND_DEFEND: mark("use its abilities and defend"),
    Way.ASSAULT: mark("attack"),
    Way.SIEGE: mark("strike as Siege Master"),
}


def spoken(view: View, controls: Controls, node: Node) -> str:
    """Return the words for a node; an empty text for what is read as on any page."""
    match node:
        case TargetNode():
            return _target(view, node)
        case CardSprite():
            lying = view.lying.get(node.card, node.lying)
            parts = (card_words(view, node.card), _where(view, lying), _can(view, controls, node, lying))
            return " ".join(filter(None, parts))
        case PileCard():
            return card_words(view, node.card)
        case HotSpot():
            whose = [] if node.seat is None else [f"{view.names[node.seat]}."]
            return " ".join([*whose, f"{node.explanation()}."])
        case _:
            return ""


def card_words(view: View, card: int) -> str:
    """Return everything that is printed on a card."""
    printed = view.o.catalogue.cards[card]
    parts = [words.card_name(printed)]
    if printed.nation is not None:
        parts.append(words.nation_name(printed.nation))
    if printed.cls is not None:
        parts.append(words.class_name(printed.cls))
        parts.append(t("cost {n}", n=printed.cost))
    if printed.resources is not None:
        parts.append(t("resources {n}", n=printed.resources))
    if printed.cls is not None:
        parts += [t("power {n}", n=printed.power), t("armor {n}", n=printed.armor)]
    parts += [ability_name(ability, number) for ability, number in printed.abilities]
    parts += [words.passive_name(passive) for passive in sorted(printed.passives)]
    return f"{', '.join(parts)}."


def _where(view: View, lying: Lying) -> str:
    places = {
        Zone.HAND: t("In your hand."),
        Zone.RESERVE: t("In the Reserve."),
        Zone.DISCARD: t("In the vehicle discard."),
        Zone.GRAVEYARD: t("In the graveyard."),
    }
    if lying.seat is None or lying.zone in places:
        return places.get(lying.zone, "")
    damaged = t("damaged")
    hurt = f" {capitalized(damaged)}." if lying.damaged else ""
    return f"{view.names[lying.seat]}.{hurt}"


def _can(view: View, controls: Controls, node: CardSprite, lying: Lying) -> str:
    """Return what Enter leads to."""
    if controls.affordance(node) is Affordance.NONE:
        return ""
    if lying.zone is Zone.RESERVE:
        able = proposal(view.o, node.card) is not None
        return t("You can pay for it: Enter opens the pay tray.") if able else t("You cannot pay for it now.")
    if lying.zone is not Zone.HAND or controls.payment is not None:
        return ""
    ways = dict.fromkeys(offer.way for offer in controls.offers(node.card) if offer.legal)
    named = [t(WAYS[way]) for way in ways if way in WAYS]
    if not named:
        return t("Nothing can be done with it now.")
    return t("Enter lifts it. Possible: {ways}.", ways=", ".join(named))


def _target(view: View, node: TargetNode) -> str:
    """Return what would happen at the target, or why it is not allowed."""
    name = "" if node.card is None else f"{telling.name(view.o, node.card)}: "
    text = (node.offer.full or node.offer.brief).removesuffix(".")
    return f"{name}{text}."
