"""Piles: what lies under their top card, cards that come and go, and shuffles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from wotrush.model.game import Seat
from wotrush.scenes.rush.cards.faces import GARAGE_BACK, VEHICLE_BACK
from wotrush.scenes.rush.choreography.motion_context import RushMotion
from wotrush.scenes.rush.table.layout import (
    PILE_SIDE,
    PILE_Z,
    CardSide,
    Zone,
    deck_pose,
    depot_pose,
    garage_pose,
)
from wotrush.scenes.table.motion.animator import QUICK, Animator
from wotrush.scenes.table.motion.beats import Beat, beat
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.geometry import Pose
from wotrush.stage.motion.tween import Motion, call, parallel, sequence

UNDER_PILE_Z = PILE_Z - 0.5

RESERVE_ROW = -1
"""Stands for the Reserve row in a beat's cards, since only one beat may move it at a time."""


class Piles:
    """The motions of Depots, Garages, the vehicle deck, its discard and the graveyard."""

    def __init__(self, motion: RushMotion) -> None:
        self.motion = motion
        self.view = motion.view

    @property
    def animator(self) -> Animator:
        return self.motion.animator

    def uncover(self, moved: set[int]) -> Motion:
        """Show from the start the first card of each pile that no event moves, under its top."""
        shown = []
        for cards, pose, side in self._open_piles():
            card = next((card for card in reversed(cards) if card not in moved), None)
            if card is not None and card not in self.motion.cards.sprites:
                sprite = self.animator.take(card, replace(pose, z=UNDER_PILE_Z), side)
                shown.append(call(partial(setattr, sprite, "visible", True)))
        return parallel(*shown)

    def _open_piles(self) -> Iterator[tuple[Sequence[int], Pose, CardSide]]:
        o, frame = self.view.o, self.view.frame
        for seat, depot in enumerate(o.depots):
            if not self.motion.hides_depot(seat):
                yield depot, depot_pose(frame, seat), PILE_SIDE
        yield o.discard, Pose.of(frame.common.discard), PILE_SIDE
        yield o.graveyard, Pose.of(frame.common.graveyard), PILE_SIDE

    def garage_shuffled(self, seat: Seat) -> Beat:
        frame = self.view.frame
        start, goal = depot_pose(frame, seat), garage_pose(frame, seat)
        return self._shuffled(Zone.DEPOT, seat, start, goal, GARAGE_BACK)

    def deck_shuffled(self) -> Beat:
        frame = self.view.frame
        start, goal = Pose.of(frame.common.discard), deck_pose(frame)
        return self._shuffled(Zone.DISCARD, None, start, goal, VEHICLE_BACK)

    def _shuffled(self, zone: Zone, seat: Seat | None, start: Pose, goal: Pose, back: Face) -> Beat:
        """Empty the pile that is shuffled."""
        sprites = self.motion.cards.sprites.values()
        gone = [s for s in sprites if (s.lying.zone, s.lying.seat) == (zone, seat)]
        hidden = parallel(*(call(partial(setattr, sprite, "visible", False)) for sprite in gone))
        motion = sequence(hidden, self.animator.shuffle(start, goal, back))
        return Beat(motion, frozenset(sprite.card for sprite in gone), motion.duration)

    def reserve_discarded(self, cards: Sequence[int]) -> Beat:
        pile = Pose.of(self.view.frame.common.discard, z=PILE_Z)
        motions = [self.animator.send(card, self.motion.on_top(pile), PILE_SIDE, QUICK) for card in cards]
        return Beat(self.animator.one_by_one(motions), frozenset((*cards, RESERVE_ROW)))

    def scrapped(self, seat: Seat, card: int) -> Beat:
        """Move cards from the Depot to the graveyard."""
        pile = depot_pose(self.view.frame, seat)
        start = self.animator.put(self.animator.take(card, pile, PILE_SIDE), pile)
        return beat(sequence(start, self.to_graveyard(card)), card)

    def to_graveyard(self, card: int) -> Motion:
        goal = self.motion.on_top(Pose.of(self.view.frame.common.graveyard, z=PILE_Z))
        return self.animator.send(card, goal, PILE_SIDE)
