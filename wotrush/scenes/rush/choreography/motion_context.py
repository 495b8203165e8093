"""What all motions of Rush share in addition: the sounds of its events, the way to a Depot, and the counts of piles."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from wotrush.model.game import Seat
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import medal_count
from wotrush.scenes.rush.cards.sides import PILE_SIDE, CardSide
from wotrush.scenes.rush.choreography.gains import RISE, Gain, total_place
from wotrush.scenes.rush.choreography.sounding import IMPORTANT_FIRST, Cue, SoundMoment, cues
from wotrush.scenes.rush.view.film import Pile
from wotrush.scenes.rush.view.layout import depot_pose, hidden_hand_pose
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.table.cards.card_sprites import CardLayer
from wotrush.scenes.table.motion.animator import STEP
from wotrush.scenes.table.motion.motion_context import MotionContext
from wotrush.stage.geometry import Pose
from wotrush.stage.motion import moves
from wotrush.stage.motion.tween import Motion, call, parallel, sequence, stagger
from wotrush.stage.node import Node


class RushMotion(MotionContext):
    """The motion context of Rush's films."""

    view: View

    def __init__(self, view: View, cards: CardLayer, effects: Node, recount: Callable[[], None]) -> None:
        """`recount` shows the counts of piles anew."""
        super().__init__(view, cards, effects, IMPORTANT_FIRST, PILE_SIDE)
        self._recount = recount

    # -- counts

    def leaves(self, pile: Pile, of: int = 0, count: int = 1) -> Motion:
        """Have cards no longer count where they lay."""
        return call(partial(self._count, pile, of, -count))

    def lands(self, pile: Pile, of: int = 0, count: int = 1) -> Motion:
        """Have cards count where they have come to lie."""
        return call(partial(self._count, pile, of, count))

    def _count(self, pile: Pile, of: int, count: int) -> None:
        if self.view.film is not None:
            self.view.film.moved[pile, of] += count
            self._recount()

    # -- sounds

    def heard(self, event: ev.Event, moment: SoundMoment) -> Motion:
        """Return the sounds of an event at that moment of its motion."""
        o = self.view.o
        all_cues = cues(event, o.seat, o.catalogue.cards)
        return parallel(*(self._heard(cue) for cue in all_cues if cue.moment is moment))

    def _heard(self, cue: Cue) -> Motion:
        sound = call(partial(self.sounds.hear, cue.sound, cue.volume))
        return stagger([sound] * cue.times, cue.gap)

    # -- damage

    def turn(self, card: int, pose: Pose, *, base: bool) -> Motion:
        """Turn a card of a stand to the angle of that pose. The points of a base are always in the same corner of its place:
        they are gone while it turns.
        """
        if not base:
            return self.animator.turn(card, pose, CardSide.TOKEN)
        side = CardSide.BASE
        if self.view.reduced_motion:
            return self.animator.turn(card, pose, side)
        sprite = self.animator.take(card, pose, side)
        before = self.view.faces.side(card, CardSide.BARE, damaged=True)
        after = self.view.faces.side(card, side, damaged=pose.angle != 0)
        turn = self.animator.turn(card, pose, CardSide.BARE)
        return sequence(
            call(partial(setattr, sprite, "face", before)),
            turn,
            call(partial(setattr, sprite, "face", after)),
        )

    # -- Depots

    def from_hand(self, seat: Seat, card: int, seconds: float = STEP) -> Motion:
        """Send a card from that player's hand to the Depot."""
        return sequence(self.leaves(Pile.HAND, seat), self.to_depot(seat, card, seconds))

    def to_depot(self, seat: Seat, card: int, seconds: float = STEP) -> Motion:
        """Send a card to that player's Depot."""
        if card not in self.cards.sprites and medal_count(card) == 0:
            self.animator.take(card, hidden_hand_pose(self.view.frame, seat), CardSide.HAND)
        fly = self.animator.send(card, self.depot_goal(seat), PILE_SIDE, seconds, hide=self.hides_depot(seat))
        return sequence(fly, self.lands(Pile.DEPOT, seat))

    def hides_depot(self, seat: Seat) -> bool:
        """Return whether the Depot is only a line of text, into which cards vanish."""
        panel = self.view.frame.panel(seat)
        return panel is not None and not panel.piles

    def gain(self, seat: Seat, points: int) -> Motion:
        """Have points that have landed on that player's Depot rise to the total; with reduced motion they stand there."""
        goal = total_place(self.view, seat)
        node = Gain(self.view, points)
        node.pos = goal if self.view.reduced_motion else depot_pose(self.view.frame, seat).center
        rise = moves.glide(node, Pose(goal, node.size, 0.0, node.z), RISE)
        return sequence(call(partial(self.animator.effects.add, node)), rise, call(node.detach))

    def depot_goal(self, seat: Seat) -> Pose:
        return self.on_top(depot_pose(self.view.frame, seat))
