"""What all motions share: the view, the hands that move cards, the way to a pile, what is heard."""

from __future__ import annotations

from functools import partial

from wotrush.model.game import Seat
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import medal_count
from wotrush.scenes.rush.cards.card_sprites import CardLayer
from wotrush.scenes.rush.choreography.animator import STEP, Stagehand
from wotrush.scenes.rush.choreography.reduced_motion import CalmHand
from wotrush.scenes.rush.choreography.sound_queue import Earshot
from wotrush.scenes.rush.choreography.sounding import Cue, SoundMoment, cues
from wotrush.scenes.rush.table.layout import (
    PILE_SIDE,
    PILE_Z,
    CardSide,
    Layout,
    Zone,
    depot_pose,
    hidden_hand_pose,
)
from wotrush.scenes.rush.table.view import View
from wotrush.stage.geometry import Pose
from wotrush.stage.motion.tween import Motion, call, parallel, stagger
from wotrush.stage.node import Node


class Ground:
    """`prepare` it for each film with the layout that the film leads to."""

    def __init__(self, view: View, cards: CardLayer, effects: Node) -> None:
        self.view = view
        self.cards = cards
        self.earshot = Earshot(view.context.play, view.context.clock)
        self._lively = Stagehand(view, cards, effects)
        self._calm = CalmHand(view, cards, effects)
        self.goals: Layout = {}
        self._landed = 0

    @property
    def hand(self) -> Stagehand:
        return self._calm if self.view.context.settings.reduced_motion else self._lively

    def prepare(self, after: Layout) -> None:
        self.goals = after
        self._landed = 0

    def heard(self, event: ev.Event, moment: SoundMoment) -> Motion:
        o = self.view.o
        all_cues = cues(event, o.seat, o.catalogue.cards)
        return parallel(*(self._heard(cue) for cue in all_cues if cue.moment is moment))

    def _heard(self, cue: Cue) -> Motion:
        sound = call(partial(self.earshot.hear, cue.sound, cue.volume))
        return stagger([sound] * cue.times, cue.gap)

    def to_depot(self, seat: Seat, card: int, seconds: float = STEP) -> Motion:
        if card not in self.cards.sprites:
            start = hidden_hand_pose(self.view.frame, seat)
            if medal_count(card) == 0:
                self.hand.take(card, start, CardSide.HAND)
        return self.hand.send(card, self.depot_goal(seat), PILE_SIDE, seconds, hide=self.hides_depot(seat))

    def hides_depot(self, seat: Seat) -> bool:
        """Whether the Depot is only a line of text, into which cards vanish."""
        panel = self.view.frame.panel(seat)
        return panel is not None and not panel.piles

    def depot_goal(self, seat: Seat) -> Pose:
        return self.on_top(depot_pose(self.view.frame, seat))

    def on_top(self, pile: Pose) -> Pose:
        """Each card lands on the one before."""
        self._landed += 1
        return Pose(pile.center, pile.size, 0.0, PILE_Z + self._landed * 0.001)

    def goes_to(self, card: int) -> Zone | None:
        return self.goals[card].zone if card in self.goals else None
