"""What the parts of Rush's table draw from."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from pygame import FRect

from wotrush.model.rush import Observation
from wotrush.model.rush.state import Prompt
from wotrush.model.rush.view.moments import with_used_card
from wotrush.scenes.rush.cards.faces import Faces
from wotrush.scenes.rush.view.film import Film, Phase, Pile, pile_size
from wotrush.scenes.rush.view.layout import layout
from wotrush.scenes.rush.zones.frame import Frame
from wotrush.scenes.rush.zones.zoning import frame
from wotrush.scenes.table.lying import Layout
from wotrush.scenes.table.view import TableView


@dataclass
class View(TableView):
    """The view of a table of Rush."""

    o: Observation
    faces: Faces
    frame: Frame = field(init=False)

    film: Film | None = None
    """What has been seen so far of the film that is under way."""

    @property
    def seen(self) -> Observation:
        """What the figures on the table show: nothing before it is seen to happen."""
        return self.o if self.film is None else self.film.moment

    @property
    def phase(self) -> Phase:
        """The phase of the turn that is seen; `seen.active` has that turn."""
        if self.film is not None and self.film.phase is not Phase.PLAY:
            return self.film.phase
        return Phase.REPAIR if self.o.prompt is Prompt.REFRESH else Phase.PLAY

    @property
    def own_turn(self) -> bool:
        """Whether it is seen to be the viewer's turn, before its last phase."""
        return self.seen.active == self.o.seat and self.phase is not Phase.REPLENISH

    @property
    def resolving(self) -> bool:
        """Whether cards lie in the play area about which something is asked."""
        return self.o.using >= 0 or self.o.prompt is Prompt.EXPOSE

    @property
    def counted(self) -> Observation:
        """What squads and points are counted by: a card in use neither leaves its squad nor costs its points."""
        return with_used_card(self.seen)

    def size(self, pile: Pile, of: int = 0) -> int:
        """Return how many cards are seen to lie on a pile."""
        return pile_size(self.seen, pile, of) if self.film is None else self.film.size(pile, of)

    @property
    def zones(self) -> Frame:
        return self.frame

    @property
    def written(self) -> list[FRect]:
        frame, own, common = self.frame, self.frame.own, self.frame.common
        zones = [common.deck, common.discard, common.graveyard, common.field, *common.medals]
        zones += [own.points, own.garage, own.depot, own.end_turn, own.left]
        for panel in frame.panels:
            zones += [panel.name.union(panel.score), panel.hand, panel.garage, panel.depot]
        maybe = (
            common.achievements,
            common.signs,
            own.squad,
            *(panel.squad for panel in frame.panels),
        )
        return [*zones, *(zone for zone in maybe if zone is not None)]

    def lay_out(self, area: FRect) -> None:
        o, (rest, strip) = self.o, self.parted(area)
        zones = frame(
            rest,
            o.seats,
            o.seat,
            o.options.reserve_size,
            ui_scale=self.ui_scale,
            watched=self.session.watched is not None,
        )
        self.frame = replace(zones, narration=strip)

    def place_cards(self) -> Layout:
        return layout(self.frame, self.o)
