"""Piles: what lies under their top card, cards that come and go, and shuffles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from wotrush.model.game import Seat
from wotrush.model.rush import events as ev
from wotrush.scenes.rush.cards.faces import GARAGE_BACK, VEHICLE_BACK
from wotrush.scenes.rush.cards.sides import PILE_SIDE, CardSide
from wotrush.scenes.rush.choreography.motion_context import RushMotion
from wotrush.scenes.rush.view.film import Pile
from wotrush.scenes.rush.view.layout import PILE_Z, deck_pose, depot_pose, garage_pose
from wotrush.scenes.table.motion.animator import QUICK, Animator
from wotrush.scenes.table.motion.beats import WHOLE_TABLE, Beat, beat
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

    def garage_shuffled(self, event: ev.GarageShuffled) -> Beat:
        frame, seat = self.view.frame, event.seat
        start, goal = depot_pose(frame, seat), garage_pose(frame, seat)
        shuffle = self.animator.shuffle(start, goal, GARAGE_BACK)
        left = self.motion.leaves(Pile.DEPOT, seat, event.count)
        return self._shuffled(
            start, sequence(left, shuffle, self.motion.lands(Pile.GARAGE, seat, event.count))
        )

    def deck_shuffled(self, event: ev.DeckShuffled) -> Beat:
        frame = self.view.frame
        start, goal = Pose.of(frame.common.discard), deck_pose(frame)
        shuffle = self.animator.shuffle(start, goal, VEHICLE_BACK)
        left = self.motion.leaves(Pile.DISCARD, count=event.count)
        return self._shuffled(start, sequence(left, shuffle, self.motion.lands(Pile.DECK, count=event.count)))

    def _shuffled(self, pile: Pose, motion: Motion) -> Beat:
        """Empty the pile that is shuffled, once all that flies has landed."""
        motion = sequence(call(partial(self._empty, pile)), motion)
        return Beat(motion, frozenset((WHOLE_TABLE,)), motion.duration)

    def _empty(self, pile: Pose) -> None:
        for sprite in self.motion.cards.sprites.values():
            if sprite.pos == pile.center:
                sprite.visible = False

    def reserve_discarded(self, cards: Sequence[int]) -> Beat:
        pile = Pose.of(self.view.frame.common.discard, z=PILE_Z)
        motions = [
            sequence(
                self.animator.send(card, self.motion.on_top(pile), PILE_SIDE, QUICK),
                self.motion.lands(Pile.DISCARD),
            )
            for card in cards
        ]
        return Beat(self.animator.one_by_one(motions), frozenset((*cards, RESERVE_ROW)))

    def scrapped(self, seat: Seat, card: int) -> Beat:
        """Move cards from the Depot to the graveyard."""
        pile = depot_pose(self.view.frame, seat)
        start = self.animator.put(self.animator.take(card, pile, PILE_SIDE), pile)
        return beat(sequence(self.motion.leaves(Pile.DEPOT, seat), start, self.to_graveyard(card)), card)

    def to_graveyard(self, card: int) -> Motion:
        goal = self.motion.on_top(Pose.of(self.view.frame.common.graveyard, z=PILE_Z))
        return sequence(self.animator.send(card, goal, PILE_SIDE), self.motion.lands(Pile.GRAVEYARD))
