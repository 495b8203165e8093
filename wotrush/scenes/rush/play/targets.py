"""The targets that light up for offers, and which of them lies in front of which."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from wotrush.model.rush import actions as act
from wotrush.scenes.rush.offers.offer import Offer, OnEnemy, OnHand, Spot, Way
from wotrush.scenes.rush.play.spots import shared_out
from wotrush.scenes.rush.play.target_nodes import TargetNode
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.session.advice import Hint

WAYS: Mapping[type, Way] = {act.Use: Way.USE, act.Defend: Way.DEFEND, act.Attack: Way.ASSAULT}
"""How a card that is dropped carries out what is decided."""


def target_nodes(view: View, offers: Sequence[Offer], *, lasting: bool = False) -> list[TargetNode]:
    """Return the targets of these offers, foremost first: a defender lies on its base. Cards of the hand light up
    themselves.
    """
    nodes = []
    for spot in dict.fromkeys(offer.spot for offer in offers if not isinstance(offer.spot, OnHand)):
        here = [offer for offer in offers if offer.spot == spot]
        cells = shared_out(view, spot, len(here))
        nodes += [
            TargetNode(view, offer, cell, lasting=lasting) for offer, cell in zip(here, cells, strict=True)
        ]
    if not lasting:
        _join(nodes)
    return sorted(nodes, key=_depth)


def hinted_targets(
    view: View, hint: Hint | None, offers: Callable[[int], Sequence[Offer]]
) -> list[TargetNode]:
    """Return the target that a hint advises, where it will be once its card is lifted; `offers` returns what may be done with a
    card.
    """
    if hint is None or type(hint.action) not in WAYS:
        return []
    action, way = hint.action, WAYS[type(hint.action)]
    nodes = target_nodes(view, offers(action.card), lasting=True)
    return [
        node for node in nodes if node.offer.way is way and node.offer.action == action and node.offer.legal
    ]


def _join(nodes: Sequence[TargetNode]) -> None:
    """Have the ways to hit the same enemy's base or its defender know each other, what stands uppermost first."""
    for node in nodes:
        spot = node.offer.spot
        if isinstance(spot, OnEnemy) and node.offer.legal:
            here = [one for one in nodes if one.offer.legal and _same_stand(one.offer.spot, spot)]
            node.choices = tuple(sorted(here, key=_depth)) if len(here) > 1 else ()


def _same_stand(one: Spot, other: OnEnemy) -> bool:
    return isinstance(one, OnEnemy) and (one.seat, one.place) == (other.seat, other.place)


def _depth(node: TargetNode) -> int:
    """Return how far behind others it lies: words about enemies reach over what lies below these."""
    spot = node.offer.spot
    return 2 if not isinstance(spot, OnEnemy) else 0 if spot.defender else 1
