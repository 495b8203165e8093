"""Cards that do not lie where the layout puts them, in which a table shows another state than its game has."""

from __future__ import annotations

from collections.abc import Mapping

from wotrush.scenes.table.card_table import CardTable
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.lying import Layout
from wotrush.stage.geometry import Pose


def strays(table: CardTable) -> list[str]:
    """Return the cards that do not lie where they belong: none while nothing moves."""
    return misplaced(table.cards.sprites, poses(table.view.lying))


def poses(lying: Layout) -> dict[int, Pose]:
    """Return how each card lies by the layout."""
    return {card: one.pose for card, one in lying.items()}


def misplaced(sprites: Mapping[int, CardSprite], belong: Mapping[int, Pose]) -> list[str]:
    """Return the cards that are not seen as they belong."""
    wrong = [f"card {card} has no sprite" for card in belong.keys() - sprites.keys()]
    for card, sprite in sprites.items():
        if card not in belong:
            wrong.append(f"card {card} belongs nowhere")
        elif sprite.pose != belong[card]:
            wrong.append(f"card {card} of {sprite.lying.zone} stands at {sprite.pose}, not {belong[card]}")
    return wrong
