"""Piles: what lies under their top, cards that go to them or leave them, and shuffles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from wotrush.model.game import Seat
from wotrush.scenes.rush import faces as art
from wotrush.scenes.rush.choreography.animator import QUICK, Stagehand
from wotrush.scenes.rush.choreography.beats import RESERVE_ROW, Beat, beat
from wotrush.scenes.rush.choreography.motion_context import Ground
from wotrush.scenes.rush.table.layout import (
    PILE_SIDE,
    PILE_Z,
    CardSide,
    Zone,
    deck_pose,
    depot_pose,
    garage_pose,
)
from wotrush.stage.geometry import Pose
from wotrush.stage.motion.tween import Motion, call, parallel, sequence

UNDER_PILE_Z = PILE_Z - 0.5


class Piles:
    """The motions of Depots, Garages, the vehicle deck, its discard and the graveyard."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.view = ground.view

    @property
    def hand(self) -> Stagehand:
        return self.ground.hand

    def uncover(self, moved: set[int]) -> Motion:
        """The first card of each pile to which nothing happens is there from the start, under its top."""
        shown = []
        for cards, pose, side in self._open_piles():
            card = next((card for card in reversed(cards) if card not in moved), None)
            if card is not None and card not in self.ground.cards.sprites:
                sprite = self.hand.take(card, replace(pose, z=UNDER_PILE_Z), side)
                shown.append(call(partial(setattr, sprite, "visible", True)))
        return parallel(*shown)

    def _open_piles(self) -> Iterator[tuple[Sequence[int], Pose, CardSide]]:
        o, frame = self.view.o, self.view.frame
        for seat, depot in enumerate(o.depots):
            if not self.ground.hides_depot(seat):
                yield depot, depot_pose(frame, seat), PILE_SIDE
        yield o.discard, Pose.of(frame.common.discard), PILE_SIDE
        yield o.graveyard, Pose.of(frame.common.graveyard), PILE_SIDE

    def garage_shuffled(self, seat: Seat) -> Beat:
        frame = self.view.frame
        start, goal = depot_pose(frame, seat), garage_pose(frame, seat)
        return self._shuffled(Zone.DEPOT, seat, start, goal, art.Back.GARAGE)

    def deck_shuffled(self) -> Beat:
        frame = self.view.frame
        start, goal = Pose.of(frame.common.discard), deck_pose(frame)
        return self._shuffled(Zone.DISCARD, None, start, goal, art.Back.VEHICLES)

    def _shuffled(self, zone: Zone, seat: Seat | None, start: Pose, goal: Pose, back: art.Back) -> Beat:
        """Nothing is left of the pile that is shuffled."""
        sprites = self.ground.cards.sprites.values()
        gone = [s for s in sprites if (s.lying.zone, s.lying.seat) == (zone, seat)]
        hidden = parallel(*(call(partial(setattr, sprite, "visible", False)) for sprite in gone))
        motion = sequence(hidden, self.hand.shuffle(start, goal, back))
        return Beat(motion, frozenset(sprite.card for sprite in gone), motion.duration)

    def reserve_discarded(self, cards: Sequence[int]) -> Beat:
        pile = Pose.of(self.view.frame.common.discard)
        motions = [self.hand.send(card, self.ground.on_top(pile), PILE_SIDE, QUICK) for card in cards]
        return Beat(self.hand.one_by_one(motions), frozenset((*cards, RESERVE_ROW)))

    def scrapped(self, seat: Seat, card: int) -> Beat:
        """Out of the Depot to the graveyard."""
        pile = depot_pose(self.view.frame, seat)
        start = self.hand.put(self.hand.take(card, pile, PILE_SIDE), pile)
        return beat(sequence(start, self.to_graveyard(card)), card)

    def to_graveyard(self, card: int) -> Motion:
        goal = self.ground.on_top(Pose.of(self.view.frame.common.graveyard))
        return self.hand.send(card, goal, PILE_SIDE)
