"""What the parts of Tank Hunter's table draw from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, NamedTuple

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.state import IN_TURNS
from wotrush.scenes.hunter.duel.duel import Duel, resumed
from wotrush.scenes.hunter.duel.reading import duel_of
from wotrush.scenes.hunter.duel.recalling import recalled
from wotrush.scenes.hunter.duel.zone import DuelZone, duel_zone, zone_aside
from wotrush.scenes.hunter.faces.face import Detail
from wotrush.scenes.hunter.view.armies import Armies
from wotrush.scenes.hunter.view.draft import draft_layout
from wotrush.scenes.hunter.view.layout import LineZone, battle_layout, lines_of, strength_of
from wotrush.scenes.hunter.view.seen import is_out, mustering
from wotrush.scenes.hunter.zones.behind import LABEL
from wotrush.scenes.hunter.zones.frame import BattleFrame, Lines
from wotrush.scenes.hunter.zones.strength import Strength
from wotrush.scenes.hunter.zones.zoning import battle_frame
from wotrush.scenes.table.lying import Layout, Lying
from wotrush.scenes.table.view import TableView
from wotrush.stage.geometry import Pose, between, inset

STEPPED_OUT = 400.0
"""How high the cards of a duel lie: above the stage."""
CLOSED_HAND = 48.0
"""Height of what is said below the log of a hand that is closed."""


class _Frames(NamedTuple):
    """The zones of the table at all its moments."""

    battle: BattleFrame
    mustered: BattleFrame
    """Before the battle, while the players muster."""
    fought: BattleFrame
    """During a duel, to which the middle of a ring belongs, so that everybody's cards lie on the strips."""


@dataclass
class BattleView(TableView):
    """The view of a table of Tank Hunter. While a film runs, `o` and `duel` are those of its moment."""

    o: HunterObservation
    duel: Duel | None = None
    opened: int | None = None
    """The unit under the pointer, all of which is shown though its line may be crowded."""
    grown: Seat | None = None
    """Whose cards lie larger, on a table that has not room enough for all."""

    unfolded: float = 1.0
    """How far panels and lines have grown from what they were while the players mustered."""
    asked: bool = False
    """Whether the reactions bar is open."""
    aside: bool = False
    """Whether the status line stands in the place of the large buttons, since the arrow of a chosen attack crosses its own."""
    beside_status: float = 0.0
    """How much of the right end of the status line's place something else takes."""
    pixels: float = 1.0
    """Pixels of a unit on the screen."""
    pile_styles: tuple[object, Mapping[Seat, Any]] = (None, MappingProxyType({}))
    """How all score piles look, and for what that was worked out last."""
    _armies: Armies = field(default_factory=Armies)
    _area: FRect = field(default_factory=FRect)
    _strengths: dict[Seat, Strength] = field(default_factory=dict)
    """How many cards everybody had when enemies were last given room."""
    _zone: tuple[BattleFrame, DuelZone, DuelZone] | None = None
    """The parts of the stage, and of one beside the lines, as they were asked for last, and for which zones."""
    _roomy_for: HunterObservation | None = None
    """What was known when that was last asked for."""
    _musters: bool = False
    """Whether nobody's cards lay on the table when enemies were last given room."""
    _turn: tuple[int, int] = (-1, -1)
    """The turn in which cards were placed last."""
    _frames: _Frames = field(init=False)
    _frames_of_an_empty_hand: _Frames = field(init=False)

    @property
    def zones(self) -> BattleFrame:
        return self.frame

    @property
    def frame(self) -> BattleFrame:
        """The zones at the moment that is shown."""
        return self._frame_of(self.o, self.duel)

    def unfolding(self, mustered: FRect, now: FRect) -> FRect:
        """Return a zone as far as it has grown from what it was while the players mustered."""
        return now if self.unfolded >= 1 else between(mustered, now, self.unfolded)

    @property
    def mustered(self) -> BattleFrame:
        """The zones while the players muster."""
        return self._frames.mustered

    def _frame_of(self, o: HunterObservation, duel: Duel | None) -> BattleFrame:
        frames = self._frames if o.hand else self._frames_of_an_empty_hand
        if duel is not None:
            return frames.fought
        return self._frames.mustered if mustering(o) else frames.battle

    @property
    def written(self) -> list[FRect]:
        frame = self.frame
        zones = [frame.units, frame.events, frame.clock, frame.discard, frame.score, frame.buttons]
        zones += [army.words for army in frame.enemies]
        lines = self.lines(self.o.seat)
        edges = [inset(tray.zone, 0, tray.zone.h * 0.2) for tray in (lines.front, lines.back)]
        return zones + [FRect(edge.x, edge.y, LABEL * frame.own.spacing, edge.h) for edge in edges]

    def weighs(self, lying: Lying) -> bool:
        """Return whether it is an own card, or a unit that lies open in a line of an enemy, whose shield tells who hits it."""
        open_there = lying.zone in (LineZone.FRONT, LineZone.BACK) and lying.side.kind is not None
        return open_there or super().weighs(lying)

    @property
    def log(self) -> FRect | None:
        """Where the log lies: it has the room of the hand below it too while that is empty, and most of it while it is closed
        to whoever looks.
        """
        frame, place = self.frame, self.frame.log
        if place is None or not frame.log_below or self.o.hand or mustering(self.o):
            return place
        closed = self.o.hand_sizes[self.o.seat] > 0
        return place.union(inset(frame.hand, 0, 0, 0, CLOSED_HAND * frame.own.spacing * closed))

    def lay_out(self, area: FRect) -> None:
        self._area, self._musters = FRect(area), mustering(self.o)
        if self.grown is not None and (self.grown == self.o.seat or is_out(self.o, self.grown)):
            self.grown = None
        rest, strip = self.parted(area)
        self._strengths = self._strengths_now()
        battle, mustered = (
            replace(
                battle_frame(
                    rest,
                    self.o.seats,
                    self.o.seat,
                    mustering=before,
                    grown=self.grown,
                    strengths=self._strengths,
                    pixels=self.pixels,
                    watched=self.session.watched is not None,
                ),
                asked=self.asked,
                narration=strip,
            )
            for before in (False, True)
        )
        fought = battle if battle.stage is None else replace(battle, grown=None)
        self._set_frames(_Frames(battle, mustered, fought))

    def _set_frames(self, frames: _Frames) -> None:
        """Take over zones; a log that is a drawer beside a hand lies in the place of an empty one."""
        self._frames = frames
        self._frames_of_an_empty_hand = _Frames(
            *(frame if frame.log else replace(frame, log=FRect(frame.choices)) for frame in frames)
        )

    def make_room(self) -> bool:
        """Give enemies with many cards more room than those with few, and no cards larger than the viewer's; return whether
        that moves any.
        """
        before, known, self._roomy_for = self.frame, self._roomy_for, self.o
        if known is self.o or self._strengths == self._strengths_now():
            return False
        self.lay_out(self._area)
        return self.frame != before

    def _strengths_now(self) -> dict[Seat, Strength]:
        return {seat: strength_of(self.o, seat) for seat in range(self.o.seats)}

    def grow(self, seat: Seat | None) -> None:
        """Have that player's cards lie larger, on a table that has not room enough for all."""
        grown = None if seat is None or seat == self.o.seat or is_out(self.o, seat) else seat
        if grown != self.grown:
            self.grown = grown
            self.lay_out(self._area)

    def ask(self, asked: bool) -> bool:
        """Have the viewer's lines give way to the reactions bar; return whether that moves them."""
        moves = asked != self.asked
        if moves:
            self.asked = asked
            self._set_frames(_Frames(*(replace(frame, asked=asked) for frame in self._frames)))
        return moves

    def _follow_the_turn(self) -> None:
        """Have the cards of an enemy lie on the stage as that enemy's turn begins; one always lies there.

        Panels grow only where the player attends to them.
        """
        if self.frame.stage is None:
            return
        turn = (self.o.phase, self.o.turn)
        if turn != self._turn:
            self._turn = turn
            if self.o.phase == IN_TURNS and self.o.active != self.o.seat:
                self.grow(self.o.active)
        if self.grown is None or is_out(self.o, self.grown):
            self.grow(self._next_enemy())

    def _next_enemy(self) -> Seat | None:
        """Return the first enemy after the viewer who is still in the game."""
        if self.o.phase != IN_TURNS:
            return None
        return next((army.seat for army in self.frame.enemies if not is_out(self.o, army.seat)), None)

    @property
    def remembering(self) -> bool:
        """Whether the draft shows what others surely kept."""
        return self.context.settings.draft_memory

    def place_cards(self) -> Layout:
        """Return the layout of what is known now, with the duel that goes on."""
        if self._musters is not mustering(self.o):
            self.lay_out(self._area)
        self._follow_the_turn()
        fresh = duel_of(self.o)
        followed = recalled(self.session, self.o) if self.duel is None and fresh is not None else self.duel
        self.duel = resumed(followed, fresh)
        return self.lay(self.o, self.duel)

    def lay(self, o: HunterObservation, duel: Duel | None) -> Layout:
        """Return where every card lies at a moment; the two of a duel have stepped out."""
        frame = self._frame_of(o, duel)
        draft = draft_layout(frame, o, remembering=self.remembering)
        layout = battle_layout(frame, o, self.opened, self._armies.layout) | draft
        if duel is None:
            return layout
        for unit, place in self.zone_of(duel).units(duel).items():
            if unit in layout:
                lying = layout[unit]
                look = replace(lying.side, detail=Detail.LARGE, mirrored=unit != duel.left)
                layout[unit] = replace(lying, pose=Pose.of(place, z=STEPPED_OUT), side=look)
        return layout

    def lines_in_duel(self) -> Layout:
        """Return where all cards lie during a duel, those too that have stepped out of their lines."""
        return battle_layout(self._frames.fought, self.o, self.opened, self._armies.layout)

    @property
    def zone(self) -> DuelZone:
        """The parts of the stage of a duel."""
        return self._zones[0]

    def zone_of(self, duel: Duel | None) -> DuelZone:
        """Return the parts of the stage in a duel: it lies aside while dice lie on cards that it would cover."""
        aside = duel is not None and duel.crowded and not self.frame.clear_of_duel
        return self._zones[aside]

    @property
    def _zones(self) -> tuple[DuelZone, DuelZone]:
        frame = self.frame
        known = self._zone
        if known is None or known[0] is not frame:
            known = self._zone = (frame, duel_zone(frame), zone_aside(frame))
        return known[1:]

    def is_lit(self, seat: Seat) -> bool:
        """Return whether it is a player's turn, or the player is in a duel."""
        duel = self.duel
        fights = duel is not None and not duel.over and seat in (duel.seat, duel.other)
        return self.o.phase == IN_TURNS and (fights or self.o.active == seat)

    def lines(self, seat: Seat) -> Lines:
        """Return where the lines of a player lie."""
        return lines_of(self.frame, self.o, seat)
