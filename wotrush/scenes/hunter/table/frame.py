"""The zones of Tank Hunter's table as values, in units."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pygame import FRect, Vector2

from wotrush.model.game import Seat

CARD = 7 / 5
"""The height of a card as a multiple of its width."""


@dataclass(frozen=True, slots=True)
class Tray:
    """A line of cards: where they lie, how large each is, and which end of the tray they fill first (0 left, 1 right)."""

    box: FRect
    card: Vector2
    align: float = 0.5


@dataclass(frozen=True, slots=True)
class Lines:
    """Where one player's cards lie: both lines and the commanders."""

    front: Tray
    back: Tray
    commanders: Tray


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
    """Where the cards in front of the player lie or are named."""
    trophies: FRect | None
    """Where the units of the score pile are shown; None where there is no room."""
    tokens: bool
    """Whether cards are so small that only tokens can be read."""

    def laid(self, lines: Lines) -> ArmyFrame:
        """Return the same side with its cards lying large elsewhere."""
        return replace(self, front=lines.front, back=lines.back, commanders=lines.commanders, tokens=False)


@dataclass(frozen=True, slots=True)
class StageFrame:
    """The middle of a table of strips, where one player's cards lie large."""

    box: FRect
    lines: Lines


@dataclass(frozen=True, slots=True)
class DraftFrame:
    """Where the draft takes place: the hand to pick from, what was picked, what was passed on."""

    pack: FRect
    kept: FRect
    passed: FRect


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
    draft: DraftFrame
    stage: StageFrame | None = None
    grown: Seat | None = None
    """Whose cards lie large in the middle of a table of strips."""
    narration: FRect | None = None
    pixels: float = 1.0
    """Pixels of a unit on the screen."""

    def army(self, seat: Seat) -> ArmyFrame:
        """Return the side of that player, with the cards where they lie now."""
        for army in self.enemies:
            if army.seat == seat:
                return army.laid(self.stage.lines) if self.stage and self.grown == seat else army
        return self.own

    @property
    def ribbon(self) -> FRect:
        return FRect(0, self.choices.centery - 55, self.area.w, 110)

    @property
    def replay(self) -> FRect:
        return FRect(self.buttons)
