"""Hits: out of the hand, fire, what it does, and where all cards go afterwards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Vector2

from wotrush.model.rush import events as ev
from wotrush.model.rush.scoring import BASE_POINTS
from wotrush.scenes.rush.cards.sides import CardSide
from wotrush.scenes.rush.choreography.gains import RISE
from wotrush.scenes.rush.choreography.motion_context import RushMotion
from wotrush.scenes.rush.choreography.sounding import SoundMoment
from wotrush.scenes.rush.view.film import Pile
from wotrush.scenes.rush.view.layout import DEFENDER_Z, hidden_hand_pose, stand_pose, using_pose
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.motion.animator import LOB, Animator
from wotrush.scenes.table.motion.beats import Beat
from wotrush.stage.motion.tween import Motion, call, delay, parallel, sequence

AIM = 0.3
"""The seconds for which an opponent aims at a card of the viewer."""
DAMAGE_SEEN, RUIN_SEEN = 0.2, 0.5
"""The seconds after a shell's strike in which its effect can be seen; then what follows from it may begin."""
AFTER_THE_SHOT, WHITEST = 0.1, 0.06
"""The seconds from a strike until what it hit breaks up, and from then until the flash hides how a face changes."""


class Fights:
    """The motions of assaults and of Siege Master."""

    def __init__(self, motion: RushMotion) -> None:
        self.motion = motion
        self.view = motion.view
        self.aimed = 0.0
        """The seconds for which cards of the viewer are aimed at, in the film that is made."""
        self.on_aiming: Callable[[float], None] = lambda pace: None
        """Called as that begins, with the fastest pace for it, and with 0 afterwards."""
        self._lands = 0.0
        """The seconds from the last strike that destroyed something until that has landed."""

    @property
    def animator(self) -> Animator:
        return self.motion.animator

    def shot(self, event: ev.Shot) -> Beat:
        """Return the motion of an attack: out of the hand, fire, its effect, and the attacker to its owner's Depot."""
        hand, target = self.animator, self._target(event)
        attacker = hand.take(event.attacker, hidden_hand_pose(self.view.frame, event.seat), CardSide.HAND)
        place = hand.firing_place(attacker, target, self.view.frame.own.status)
        impact = self._impact(event)
        wait = self._lands if _razes(event) else AFTER_THE_SHOT  # It comes to lie on the base that it won.
        home = sequence(delay(wait), self.motion.to_depot(event.seat, event.attacker))
        played = self.motion.leaves(Pile.HAND, event.seat)
        advance = sequence(played, hand.put(attacker, attacker.pose), hand.advance(attacker, place))
        start = sequence(advance, self._aim(event))
        fire = self._fired(event, attacker, place, parallel(impact, home))
        lead = start.duration + self._until_seen(event)
        seen = start.duration + self.animator.flight
        return Beat(sequence(start, fire), frozenset((event.victim, event.attacker)), lead, seen)

    def besieged(self, event: ev.Besieged) -> Beat:
        """Return the motion of Siege Master: the card in use fires from where it lies; a defender whose base is gone
        leaves too.
        """
        pose = using_pose(self.view.frame)
        gun = self.animator.take(event.card, pose, CardSide.HAND)
        impact, cards = self._impact(event), frozenset((event.victim, event.card))
        if event.displaced is not None:
            impact = parallel(impact, self.motion.to_depot(event.target, event.displaced))
            cards |= {event.displaced}
        fire = self._fired(event, gun, pose.center, impact)
        return Beat(fire, cards, self._until_seen(event), self.animator.flight)

    def _aim(self, event: ev.Shot) -> Motion:
        """Have a card of the viewer be seen that is aimed at, in whatever hurry, unless a recap will tell of it."""
        seat = self.view.o.seat
        if event.target != seat or event.seat == seat or self.view.gathering:
            return parallel()
        self.aimed += AIM
        light = partial(self.animator.mark, event.victim)
        return sequence(
            call(partial(self.on_aiming, 1.0)),
            call(partial(light, self.view.palette.hostile)),
            delay(AIM),
            call(partial(light, None)),
            call(partial(self.on_aiming, 0.0)),
        )

    def base_landed(self, hit: ev.Shot | ev.Besieged) -> Beat:
        """Return the motion of the points of a base that was destroyed and has landed: nothing else follows its fall before."""
        return Beat(self.motion.gain(hit.seat, BASE_POINTS), frozenset(), 0.0, RISE)

    def _fired(self, event: ev.Shot | ev.Besieged, gun: CardSprite, place: Vector2, impact: Motion) -> Motion:
        lob = isinstance(event, ev.Besieged)
        fire = self.animator.fire(gun, place, self._target(event), impact, lob=LOB if lob else 0.0)
        return parallel(self.motion.heard(event, SoundMoment.FIRES), fire)

    def _until_seen(self, event: ev.Shot | ev.Besieged) -> float:
        """Return the seconds from the shot until what follows from it may begin, in a film of which the motion has been built."""
        if _razes(event):
            return self.animator.flight + self._lands
        return self.animator.flight + (DAMAGE_SEEN if event.hit is ev.Hit.DAMAGED else RUIN_SEEN)

    def _target(self, event: ev.Shot | ev.Besieged) -> Vector2:
        stand = self.view.frame.stands(event.target)[event.place]
        return stand.base if event.base else stand.defender

    def _impact(self, event: ev.Shot | ev.Besieged) -> Motion:
        """Return the effect: damaged cards are shaken and turned, destroyed ones blown up and carried away, a base to
        the winner.
        """
        stand = self.view.frame.stands(event.target)[event.place]
        z, center = (1.0, stand.base) if event.base else (DEFENDER_Z, stand.defender)
        side = CardSide.STRUCK if event.base else CardSide.TOKEN
        victim = self.animator.take(event.victim, stand_pose(stand, False, z, center), side)
        strike = parallel(self.motion.heard(event, SoundMoment.STRIKES), self.animator.strike(victim, center))
        ruined = call(
            partial(setattr, victim, "face", self.view.faces.side(event.victim, side, damaged=True))
        )
        if event.hit is ev.Hit.DAMAGED:
            turn = self.motion.turn(event.victim, stand_pose(stand, True, z, center), base=event.base)
            return sequence(ruined, strike, turn)
        owner = event.seat if event.base else event.target
        goal, hide = self.motion.depot_goal(owner), self.motion.hides_depot(owner)
        fall = self.animator.carry_off if event.base else self.animator.fall_apart
        heard = self.motion.heard(event, SoundMoment.FALLS)
        landed = self.motion.lands(Pile.DEPOT, owner)
        falling = fall(victim, goal, side, hide=hide)
        self._lands = AFTER_THE_SHOT + falling.duration
        falls = parallel(sequence(delay(WHITEST), ruined), heard, sequence(falling, landed))
        return parallel(strike, sequence(delay(AFTER_THE_SHOT), falls))


def _razes(event: ev.Shot | ev.Besieged) -> bool:
    return event.base and event.hit is ev.Hit.DESTROYED
