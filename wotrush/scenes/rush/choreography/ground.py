"""What all motions share: the view, the hands that move cards, the way to a Depot, what is heard."""

from __future__ import annotations

from wotrush.model.game import Seat
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import medal_count
from wotrush.scenes.rush.card_sprites import CardLayer
from wotrush.scenes.rush.layout import Layout, Side, Zone, depot_pose, hidden_hand_pose
from wotrush.scenes.rush.sounding import Moment, cues
from wotrush.scenes.rush.stagehand import Stagehand
from wotrush.scenes.rush.view import View
from wotrush.stage.geometry import Pose
from wotrush.stage.node import Node
from wotrush.stage.tween import Motion, parallel


class Ground:
    """`prepare` it for each film with the layout that the film leads to."""

    def __init__(self, view: View, cards: CardLayer, effects: Node) -> None:
        self.view = view
        self.cards = cards
        self.hand = Stagehand(view, cards, effects)
        self.goals: Layout = {}
        self._seed = 0
        self._landed = 0

    def prepare(self, after: Layout) -> None:
        self.goals = after
        self._landed = 0

    def heard(self, event: ev.Event, moment: Moment) -> Motion:
        o = self.view.o
        all_cues = cues(event, o.seat, o.catalogue.cards)
        return parallel(*(self.hand.heard(cue) for cue in all_cues if cue.moment is moment))

    def to_depot(self, seat: Seat, card: int, seconds: float = 0.32) -> Motion:
        panel = self.view.frame.panel(seat)
        hidden = panel is not None and not panel.piles
        if card not in self.cards.sprites:
            start = hidden_hand_pose(self.view.frame, seat)
            if medal_count(card) == 0:
                self.hand.take(card, start, Side.HAND)
        return self.hand.send(card, self.depot_goal(seat), Side.HAND, seconds, hide=hidden)

    def depot_goal(self, seat: Seat) -> Pose:
        """Each card lands on the one before."""
        self._landed += 1
        pose = depot_pose(self.view.frame, seat)
        return Pose(pose.center, pose.size, 0.0, pose.z + self._landed * 0.001)

    def goes_to(self, card: int) -> Zone | None:
        return self.goals[card].zone if card in self.goals else None

    def next_seed(self) -> int:
        self._seed += 1
        return self._seed
