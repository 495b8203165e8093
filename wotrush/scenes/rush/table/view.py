"""What the parts of the table draw from: the zones, what may be known now, the looks and the players."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import FRect

from wotrush.i18n import t
from wotrush.match.message import Message
from wotrush.model.game import Seat
from wotrush.model.rush import Observation
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.rush.cards.faces import Faces
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.table.frame import Frame
from wotrush.scenes.rush.table.layout import Layout
from wotrush.scenes.rush.table.zoning import frame
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.setup.opponents import masked_kind_name
from wotrush.scenes.style.palette import Palette
from wotrush.scenes.style.theme import Theme
from wotrush.stage.color import Color


@dataclass
class View:
    """One for a table scene, which keeps it up to date; its parts only read it."""

    context: AppContext
    session: GameSession
    o: Observation
    faces: Faces
    frame: Frame = field(init=False)
    lying: Layout = field(default_factory=dict)
    status: str = ""
    reason: tuple[Seat, Message] | None = None
    """Who did what was done last, an opponent, and why."""
    shown: frozenset[int] = frozenset()
    """Cards that an opponent has just touched."""
    warning: bool = False
    """Whether the status line says why something may not be done."""
    by_keys: bool = False
    """Whether the player is using keys rather than the pointer."""

    def __post_init__(self) -> None:
        self.lay_out(FRect(0, 0, 1920, 1080))

    def lay_out(self, area: FRect) -> None:
        """Divides this area among the zones."""
        o, narrated = self.o, self.context.settings.narrated
        self.frame = frame(area, o.seats, o.seat, o.options.reserve_size, narrated=narrated)

    @property
    def theme(self) -> Theme:
        return self.context.theme

    @property
    def palette(self) -> Palette:
        return self.context.theme.palette

    @property
    def names(self) -> list[str]:
        """The players, by seat."""
        return [player.name for player in self.session.players]

    def kind(self, seat: Seat) -> str:
        """What sort of player sits there."""
        return masked_kind_name(INFO, self.session.players[seat])

    def color(self, seat: Seat) -> Color:
        return self.context.seat_color(seat)

    def name_for(self, seat: Seat) -> str:
        """How the viewer would call a player: themselves "you"."""
        alone = not self.session.shared
        return t("you") if alone and seat == self.o.seat else self.names[seat]
