"""What the parts of a table draw from: the zones, what may be known now, where cards lie, the players."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any, Protocol

from pygame import FRect

from wotrush.i18n import t
from wotrush.match.message import Message
from wotrush.model.game import Seat
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.setup.opponents import masked_kind_name
from wotrush.scenes.style.palette import Palette
from wotrush.scenes.style.theme import Theme
from wotrush.scenes.table.lying import CardFaces, Layout, Lying
from wotrush.stage.color import Color
from wotrush.stage.geometry import rows

STATUS_STEP, STATUS_EDGES = 40.0, 64.0
"""The step in which the plate of the status line grows, and the room left and right of its words."""
NARRATION = 86.0
"""The height of the strip in which events are narrated: two lines of large letters."""


class TableFrame(Protocol):
    """The zones that every table has, in units."""

    @property
    def area(self) -> FRect: ...
    @property
    def bar(self) -> FRect: ...
    @property
    def log(self) -> FRect | None:
        """Where the log is docked; None: it opens over `drawer`."""

    @property
    def drawer(self) -> FRect: ...
    @property
    def narration(self) -> FRect | None:
        """The strip where events are narrated, if the settings ask for it."""

    @property
    def status(self) -> FRect:
        """The largest place for the line that says what the game waits for."""

    @property
    def buttons(self) -> FRect:
        """Where a turn is ended."""

    @property
    def ribbon(self) -> FRect:
        """The band across the table on which announcements sweep."""

    @property
    def replay(self) -> FRect:
        """Where a replay has its controls."""


@dataclass
class TableView:
    """One for each table, which keeps it up to date; its parts only read it. Games narrow the type of `o`."""

    context: AppContext
    session: GameSession
    o: Any
    faces: CardFaces
    lying: Layout = field(default_factory=dict)
    ui_scale: float = 1.0
    """How much larger everything is than usual."""
    status: str = ""
    reason: tuple[Seat, Message] | None = None
    """The seat of the opponent who decided last, and why."""
    read_until: float = 0.0
    """The time until which that reason stands, even if a person may decide before."""
    shown: frozenset[int] = frozenset()
    """Cards that an opponent has just touched."""
    warning: bool = False
    """Whether the status line says why something may not be done."""
    by_keys: bool = False
    """Whether the player is using keys rather than the pointer."""
    overlaid: FRect | None = None
    """Where a plate with words lies over the table."""
    hushed: bool = False
    """Whether that plate says what counts now, and the status line nothing."""

    def __post_init__(self) -> None:
        self.lay_out(FRect(0, 0, 1920, 1080))

    @property
    def gathering(self) -> bool:
        """Whether a recap tells the person at the screen what so many opponents did, who need not read it all before."""
        return self.session.recaps and self.context.settings.recap

    def lay_out(self, area: FRect) -> None:
        """Divide this area among the zones."""
        raise NotImplementedError

    def parted(self, area: FRect) -> tuple[FRect, FRect | None]:
        """Return the area without the strip along its lower edge in which events are narrated, and that strip, if the
        settings ask for it.
        """
        if not self.context.settings.narrated:
            return area, None
        rest, strip = rows(area, 1, -NARRATION)
        return rest, strip

    def place_cards(self) -> Layout:
        """Return where every visible card belongs."""
        raise NotImplementedError

    @property
    def zones(self) -> TableFrame:
        """The zones that every table has."""
        raise NotImplementedError

    def status_width(self, most: float) -> float:
        """Return the width of the plate of the status line. It grows in steps, so that the plate is seldom drawn anew."""
        needed = self.theme.writer.units(self.status, self.theme.inks.body).x + STATUS_EDGES
        return min(most, math.ceil(needed / STATUS_STEP) * STATUS_STEP)

    @property
    def written(self) -> list[FRect]:
        """Where words and figures stand that nothing should cut in two; the log may be silent."""
        return []

    def weighs(self, lying: Lying) -> bool:
        """Return whether the person at the screen weighs what stands on that card: an own one, and in some games others."""
        return bool(lying.seat == self.o.seat)

    def cuts(self, words: FRect) -> bool:
        """Return whether the plate over the table hides some of these words, but not all."""
        plate = self.overlaid
        return plate is not None and plate.colliderect(words) and not plate.contains(words)

    @property
    def reduced_motion(self) -> bool:
        return self.context.settings.reduced_motion

    @property
    def reading(self) -> bool:
        """Return whether an opponent's reason is still to be read."""
        return self.reason is not None and self.context.clock.now() < self.read_until

    @property
    def theme(self) -> Theme:
        return self.context.theme

    @property
    def palette(self) -> Palette:
        return self.context.theme.palette

    @property
    def names(self) -> list[str]:
        """The players, by seat."""
        return self.session.names

    def kind(self, seat: Seat) -> str:
        """Return what sort of player sits there."""
        return masked_kind_name(self.session.info, self.session.players[seat])

    def color(self, seat: Seat) -> Color:
        return self.context.seat_color(seat)

    def playing(self, seat: Seat) -> str:
        """Return that this player is playing or, while nothing goes on, whose turn it is."""
        if self.session.conductor.paused:
            return t("It is the turn of {player}.", player=self.names[seat])
        return t("{player} is playing…", player=self.names[seat])

    def name_for(self, seat: Seat) -> str:
        """Return what the viewer calls a player: themselves "you"."""
        alone = not self.session.shared
        return t("you") if alone and seat == self.o.seat else self.names[seat]
