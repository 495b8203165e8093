"""The zones of the table as values, in units."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pygame import FRect, Vector2

from wotrush.model.game import Seat

THREE_LINES = 60.0
"""The height that three lines need at least."""
HEAD = 0.33
"""The part of a Reserve card with its name, its price and how it can be paid, as a share of its height."""


RIBBON, BELOW_STATUS = 100.0, 3.0
"""The height of the band of a banner, and how far it reaches below the status line."""


@dataclass(frozen=True, slots=True)
class CardLengths:
    """The heights of the cards on a table, or those that they shall have at least."""

    opponents: float = 0.0
    reserve: float = 0.0
    own: float = 0.0
    hand: float = 0.0

    def __iter__(self) -> Iterator[float]:
        return iter((self.opponents, self.reserve, self.own, self.hand))

    def __truediv__(self, scale: float) -> CardLengths:
        return CardLengths(*(length / scale for length in self))


@dataclass(frozen=True, slots=True)
class Stand:
    """The place of one base and the defender on it. The defender leaves an edge of the base visible; both have room to
    turn.
    """

    box: FRect
    base: Vector2
    defender: Vector2
    card: Vector2


@dataclass(frozen=True, slots=True)
class PanelFrame:
    """An opponent's panel: name, score, piles (only a line of text where space is short) and bases."""

    seat: Seat
    box: FRect
    name: FRect
    kind: FRect | None
    """None if it stands beside the name, if there is room."""
    score: FRect
    hand: FRect
    garage: FRect
    depot: FRect
    piles: bool
    stands: tuple[Stand, ...]
    squad: FRect | None
    """Where the squad is summed up; None if there is no room."""


@dataclass(frozen=True, slots=True)
class Common:
    """The zones in the middle of the table."""

    box: FRect
    deck: FRect
    reserve: tuple[FRect, ...]
    """Index 0 is farthest from the deck."""
    caption: FRect
    discard: FRect
    graveyard: FRect
    field: FRect
    medals: tuple[FRect, ...]
    achievements: FRect | None
    signs: FRect | None
    """Where the achievements stand as signs if they have no room for their names, which are in a drawer then."""


@dataclass(frozen=True, slots=True)
class Own:
    """The zones of the viewer's side."""

    box: FRect
    status: FRect
    stands: tuple[Stand, ...]
    hand: FRect
    card: Vector2
    points: FRect
    squad: FRect | None
    garage: FRect
    depot: FRect
    end_turn: FRect
    left: FRect
    """Where it is said what is left to do in this turn."""

    @property
    def left_in_a_row(self) -> bool:
        """Whether that has room for a row of figures only."""
        return self.left.h < THREE_LINES


@dataclass(frozen=True, slots=True)
class Frame:
    """All zones of the table, in `area`. `log` is None where it is a drawer, which then opens over `drawer`."""

    area: FRect
    bar: FRect
    panels: tuple[PanelFrame, ...]
    log: FRect | None
    drawer: FRect
    common: Common
    own: Own
    narration: FRect | None = None
    """The strip along the lower edge where events are narrated."""

    @property
    def lengths(self) -> CardLengths:
        opponents = min(stand.card.y for panel in self.panels for stand in panel.stands)
        return CardLengths(opponents, self.common.deck.h, self.own.stands[0].card.y, self.own.card.y)

    @property
    def status(self) -> FRect:
        return self.own.status

    @property
    def buttons(self) -> FRect:
        return self.own.end_turn

    @property
    def ribbon(self) -> FRect:
        """Reach over the edge of the Reserve rather than over own bases and the button that ends a turn."""
        return FRect(0, self.own.status.bottom + BELOW_STATUS - RIBBON, self.area.w, RIBBON)

    @property
    def replay(self) -> FRect:
        return self.own.end_turn.union(self.own.left)

    def panel(self, seat: Seat) -> PanelFrame | None:
        return next((panel for panel in self.panels if panel.seat == seat), None)

    def stands(self, seat: Seat) -> tuple[Stand, ...]:
        panel = self.panel(seat)
        return self.own.stands if panel is None else panel.stands


def headlines(frame: Frame) -> list[FRect]:
    """Return where the opponents' names and figures stand: above their bases or left of them."""
    lines = []
    for panel in frame.panels:
        texts, first = panel.name.union(panel.score), panel.stands[0].box
        beside = texts.right <= first.x
        lines.append(
            FRect(
                panel.box.topleft,
                (first.x - panel.box.x, panel.box.h) if beside else (panel.box.w, first.y - panel.box.y),
            )
        )
    return lines


def reserve_heads(frame: Frame) -> list[FRect]:
    """Return the heads of the cards of the Reserve, with their prices."""
    return [FRect(*slot.topleft, slot.w, slot.h * HEAD) for slot in frame.common.reserve]
