"""Hits: out of the hand, fire, what it does, and where everybody goes afterwards."""

from __future__ import annotations

from pygame import Vector2

from wotrush.model.rush import events as ev
from wotrush.scenes.rush.card_sprites import CardSprite
from wotrush.scenes.rush.choreography.beats import Beat
from wotrush.scenes.rush.choreography.ground import Ground
from wotrush.scenes.rush.layout import DEFENDER_Z, Side, hidden_hand_pose, stand_pose, using_pose
from wotrush.scenes.rush.sounding import Moment
from wotrush.scenes.rush.stagehand import SLOW
from wotrush.stage.tween import Motion, delay, parallel, sequence


class Fights:
    """The motions of assaults and of Siege Master."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.view = ground.view
        self.hand = ground.hand

    def shot(self, event: ev.Shot) -> Beat:
        """Out of the hand, fire, what it does, and the attacker goes to its owner's Depot."""
        start = hidden_hand_pose(self.view.frame, event.seat)
        attacker = self.hand.take(event.attacker, start, Side.HAND)
        impact, cards = self._impact(event, event.attacker)
        target = self._target(event)
        motion = sequence(
            self.hand.put(attacker, attacker.pose),
            self.hand.advance(attacker, target),
            self._fired(event, attacker),
            parallel(impact, sequence(delay(0.1), self.ground.to_depot(event.seat, event.attacker))),
        )
        return Beat(motion, cards | {event.attacker})

    def besieged(self, event: ev.Besieged) -> Beat:
        gun = self.hand.take(event.card, using_pose(self.view.frame), Side.HAND)
        impact, cards = self._impact(event, event.card)
        motions, cards = [impact], cards | {event.card}
        if event.displaced is not None:
            motions.append(self.ground.to_depot(event.target, event.displaced))
            cards |= {event.displaced}
        return Beat(sequence(self._fired(event, gun), parallel(*motions)), cards)

    def _fired(self, event: ev.Shot | ev.Besieged, gun: CardSprite) -> Motion:
        bang, hit = self.ground.heard(event, Moment.FIRES), self.ground.heard(event, Moment.STRIKES)
        return self.hand.shot(gun, self._target(event), self.ground.next_seed(), bang, hit)

    def _target(self, event: ev.Shot | ev.Besieged) -> Vector2:
        stand = self.view.frame.stands(event.target)[event.place]
        return stand.base if event.base else stand.defender

    def _impact(self, event: ev.Shot | ev.Besieged, seed: int) -> tuple[Motion, frozenset[int]]:
        """Damaged: shaken and turned. Destroyed: blown up and carried away, a base to the winner."""
        stand = self.view.frame.stands(event.target)[event.place]
        z, center = (1.0, stand.base) if event.base else (DEFENDER_Z, stand.defender)
        side = Side.BASE if event.base else Side.HAND if event.target == self.view.o.seat else Side.TOKEN
        victim = self.hand.take(event.victim, stand_pose(stand, False, z, center), side)
        if event.hit is ev.Hit.DAMAGED:
            turned = stand_pose(stand, True, z, center)
            motion = sequence(self.hand.shake(victim), self.hand.turn(event.victim, turned, side))
        else:
            owner = event.seat if event.base else event.target
            motion = parallel(
                self.ground.heard(event, Moment.FALLS),
                self.hand.blow_up(center, seed, base=event.base),
                sequence(self.hand.shake(victim), self.ground.to_depot(owner, event.victim, SLOW)),
            )
        return motion, frozenset((event.victim,))
