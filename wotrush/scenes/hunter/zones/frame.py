"""The zones of Tank Hunter's table as values, in units."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from pygame import FRect, Vector2

from wotrush.model.game import Seat

ARROW_LANE = 50.0
"""How far below the enemies the log begins while it gives way to the head of an arrow that points at a card above it."""
LARGEST = 0.36
"""The height of the largest card, as a part of the table's; where letters are large, cards may be larger too."""
BIASED = 1.06
"""Lines lie in another way than the usual one only where that makes cards larger by so much."""
ASKED_ABREAST = 1.25
"""So much larger the viewer's cards must become below the bar of a reaction for both lines to lie side by side there."""
REPLAY = 164.0
"""Height of the controls of a replay."""
RIBBON = 76.0
"""The height of the band of a banner."""


@dataclass(frozen=True, slots=True)
class Tray:
    """A line of cards: where they lie, how large each is, and which end of the tray they fill first (0 left, 1 right)."""

    box: FRect
    card: Vector2
    align: float = 0.5
    zone: FRect = field(default_factory=FRect)
    """All that belongs to the line, with its label and the room above it."""
    shrink: float = 0.7
    """How small cards may become, as a part of their size, before they overlap."""
    gap: float = 12.0
    ranks: int = 1
    """In how many rows they lie."""
    between: float = 0.0
    """The room above every rank but the first."""


@dataclass(frozen=True, slots=True)
class Lines:
    """Where one player's cards lie: both lines, the commanders, and an enemy's score pile where it has room."""

    front: Tray
    back: Tray
    commanders: Tray
    trophies: FRect | None


@dataclass(frozen=True, slots=True)
class ArmyFrame:
    """One player's side: who it is, the room of the lines, the cards in front of the player. `arranging` lays the
    lines into that room.
    """

    seat: Seat
    box: FRect
    head: FRect
    room: FRect
    before: FRect
    """Where the cards in front of the player lie or are named."""
    above: float
    """Room above the front line, for chances or for a unit that is picked up."""
    largest: float
    """Height of the largest card."""
    spacing: float = 1.0
    """How wide gaps are: less where letters are large, so that cards keep their room."""
    tokens: bool = False
    """Whether all cards lie in one row, as tokens."""
    own: bool = False
    even: bool = False
    """Whether the cards of both lines are of one size."""
    alone: bool = False
    """Whether a front line with no other behind it lies in the middle, since none beside it has one either."""
    abreast: float | None = None
    """How many times as large that must make cards for the back line to lie at the right of the front line; None: never."""
    trophies: FRect | None = None
    """Where the units of the score pile are shown, if there is a panel beside the lines for it."""
    figures: FRect | None = None
    """Where hand size and points stand there, if the head has room for the name alone."""

    @property
    def below_name(self) -> FRect:
        """Return the line in a panel beside the lines where the cards in front of the player are named, to its right end."""
        return FRect(self.before.x, self.before.y, self.head.right - self.before.x, self.before.h)

    @property
    def whole(self) -> FRect:
        """Return all that belongs to the player: the panel, with the lines where these lie beside it."""
        return FRect(self.box) if self.trophies is None else self.box.union(self.room)

    @property
    def words(self) -> FRect:
        """Return where it is told whose panel it is: the head, with the line below it in a narrow panel."""
        return FRect(self.head) if self.trophies is None else self.head.union(self.below_name)


@dataclass(frozen=True, slots=True)
class StageFrame:
    """The middle of a table of strips, where one player's cards lie large."""

    box: FRect
    room: FRect
    above: float
    largest: float


@dataclass(frozen=True, slots=True)
class BattleFrame:
    """All zones of the table, in `area`."""

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
    """Where what can be chosen beside the large buttons appears."""
    aiming: FRect
    """Where whatever takes the place of the large buttons appears."""
    forecast: FRect
    """The room of forecasts, from below as far as they need: over the hand and what is above it, at the end of the table that
    no arrow crosses.
    """
    held: FRect
    """Where an event stands that is aimed."""
    log: FRect | None
    drawer: FRect
    """Where the log opens if it has no place of its own."""
    status: FRect
    asking: FRect
    """The bar that asks for a reaction; the viewer's lines give way to it."""
    duel: FRect
    """The stage of a duel."""
    score: FRect
    """The viewer's panel: points, score pile, cards in front."""
    buttons: FRect
    hand: FRect
    event: Vector2
    """Size of an event card in the hand."""
    draft: FRect
    """The room of the draft: all below the players' heads."""
    stage: StageFrame | None = None
    grows: bool = False
    """Whether the cards of the enemy who is attended to lie larger than the others'."""
    grown: Seat | None = None
    """Whose cards lie larger: on the stage in the middle of strips, or in a panel wider than the others."""
    asked: bool = False
    """Whether the bar lies there that asks for a reaction."""
    tight: bool = False
    """Whether letters are large, and buttons narrow."""
    narration: FRect | None = None
    pixels: float = 1.0
    """Pixels of a unit on the screen."""

    def army(self, seat: Seat) -> ArmyFrame:
        """Return the side of that player, with the room in which the cards lie now."""
        for army in self.enemies:
            if army.seat == seat:
                if self.stage is None or self.grown != seat:
                    return army
                stage = self.stage
                large = replace(army, room=stage.room, above=stage.above, largest=stage.largest)
                return replace(large, tokens=False, abreast=BIASED, alone=True)
        if not self.asked:
            return self.own
        room = self.own.room
        top = self.asking.bottom - room.y
        return replace(
            self.own, room=FRect(room.x, room.y + top, room.w, room.h - top), abreast=ASKED_ABREAST
        )

    @property
    def clear_of_duel(self) -> bool:
        """Whether the stage of a duel covers no card of an enemy, but for those that lie large in its place meanwhile."""
        return not any(self.duel.colliderect(army.room) for army in self.enemies)

    @property
    def log_while_aiming(self) -> FRect | None:
        """The log while a unit aims: where it lies right below enemies there is room above it for the head of an arrow."""
        lowest = max(army.box.bottom for army in self.enemies)
        if self.log is None or self.log.y < lowest:
            return self.log
        top = max(self.log.y, min(self.log.bottom, lowest + ARROW_LANE * min(1.0, self.own.spacing)))
        return FRect(self.log.x, top, self.log.w, self.log.bottom - top)

    @property
    def explanation(self) -> FRect:
        """Where it says what an event would do, or why nothing can go there."""
        return FRect(self.forecast.x, self.hand.y, self.forecast.w, self.forecast.bottom - self.hand.y)

    @property
    def ribbon(self) -> FRect:
        """The band of a banner, which hides no name of the viewer's cards: it ends where these may begin."""
        return FRect(0, self.own.room.y + self.own.above / 2 - RIBBON, self.area.w, RIBBON)

    @property
    def replay(self) -> FRect:
        """The controls of a replay, which take the place of the buttons and of the part of the log beside them."""
        room = self.aiming
        high = min(REPLAY, room.h)
        return FRect(room.x, room.y if self.log_below else room.bottom - high, room.w, high)

    @property
    def log_below(self) -> bool:
        """Whether the log lies between the buttons and the hand."""
        return self.log is not None and self.buttons.y < self.log.y
