"""What the parts of the table draw from: the zones, what may be known now, the looks and the players."""

from __future__ import annotations

from dataclasses import dataclass, field

from wotrush.i18n import t
from wotrush.match.message import Message
from wotrush.model.game import Seat
from wotrush.model.rush import Observation
from wotrush.scenes.context import AppContext
from wotrush.scenes.opponents import masked_kind_name
from wotrush.scenes.palette import Palette
from wotrush.scenes.rush.faces import Faces
from wotrush.scenes.rush.frame import Frame
from wotrush.scenes.rush.layout import Layout
from wotrush.scenes.session import GameSession
from wotrush.scenes.theme import Theme
from wotrush.stage.color import Color


@dataclass
class View:
    """One for a table scene, which keeps it up to date; its parts only read it."""

    context: AppContext
    session: GameSession
    o: Observation
    frame: Frame
    faces: Faces
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
        return masked_kind_name(self.session.players[seat])

    def color(self, seat: Seat) -> Color:
        return self.context.seat_color(seat)

    def name_for(self, seat: Seat) -> str:
        """How the viewer would call a player: themselves "you"."""
        alone = not self.session.shared
        return t("you") if alone and seat == self.o.seat else self.names[seat]
