"""The zones of Tank Hunter's table as values, in units."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect, Vector2

from wotrush.model.game import Seat

CARD = 7 / 5
"""Height of a card as a part of its width."""


@dataclass(frozen=True, slots=True)
class Tray:
    """A line of cards: where they lie, and how large each is."""

    box: FRect
    card: Vector2


@dataclass(frozen=True, slots=True)
class ArmyFrame:
    """One player's side: who it is, the lines, the commanders, the cards in front of the player."""

    seat: Seat
    box: FRect
    head: FRect
    front: Tray
    back: Tray
    commanders: Tray
    before: FRect
    """Where the cards in front of the player are named."""
    tokens: bool
    """Whether cards are so small that only tokens can be read."""


@dataclass(frozen=True, slots=True)
class BattleFrame:
    """All zones of the table, in `area`. `log` is None where it is a drawer, which then opens over `drawer`."""

    area: FRect
    bar: FRect
    enemies: tuple[ArmyFrame, ...]
    own: ArmyFrame
    units: FRect
    events: FRect
    clock: FRect
    """Where the Carpet Bombings are counted."""
    discard: FRect
    choices: FRect
    """The middle: the duel, and what can be chosen."""
    log: FRect | None
    drawer: FRect
    status: FRect
    score: FRect
    """The viewer's panel: points, score pile, cards in front."""
    buttons: FRect
    hand: FRect
    event: Vector2
    """Size of an event card in the hand."""
    spread: FRect
    """Where the cards of the draft lie."""
    narration: FRect | None = None

    def army(self, seat: Seat) -> ArmyFrame:
        """Return the side of that player."""
        return next((army for army in self.enemies if army.seat == seat), self.own)

    @property
    def ribbon(self) -> FRect:
        return FRect(0, self.choices.centery - 55, self.area.w, 110)

    @property
    def replay(self) -> FRect:
        return FRect(self.buttons)
