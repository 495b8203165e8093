"""The events of a decision as one film: dice, fire, losses and cards that change their place."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.hunter import events as ev
from wotrush.scenes.hunter.table.dice import DiceNode
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.hunter.texts.fighting import dice_text
from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.table.cards.card_sprites import CardLayer
from wotrush.scenes.table.motion.beats import WHOLE_TABLE, Beat
from wotrush.scenes.table.motion.choreography import TableChoreography
from wotrush.scenes.table.motion.motion_context import MotionContext
from wotrush.stage.geometry import Pose
from wotrush.stage.motion.easing import ease_out
from wotrush.stage.motion.tween import Motion, Progress, call, delay, parallel, sequence
from wotrush.stage.node import Node

IMPORTANT_FIRST = (
    Sound.LAST_ROUND,
    Sound.EXPLOSION,
    Sound.SHOT_HEAVY,
    Sound.SHOT_LIGHT,
    Sound.TURN,
    Sound.IMPACT,
    Sound.THUD,
    Sound.SHUFFLE,
    Sound.DEAL,
    Sound.FLIP,
    Sound.PLACE,
    Sound.SLIDE,
)
"""All sounds of films, the most important first."""
TUMBLE, LIE = 0.4, 0.55
"""Seconds that dice tumble, and that they lie there to be read."""
SMALL = 0.4


class BattleFilm(TableChoreography):
    """Turns the events of a decision of Tank Hunter into one film."""

    def __init__(self, view: BattleView, cards: CardLayer, effects: Node) -> None:
        self.view = view
        super().__init__(view, MotionContext(view, cards, effects, IMPORTANT_FIRST))
        self._effects = effects

    def touched(self, event: ev.HunterEvent) -> Iterable[int]:
        if (
            isinstance(event, ev.AttackDeclared | ev.CounterDeclared | ev.SpyDeclared)
            and event.seat != self.view.o.seat
        ):
            yield event.unit

    def sound(self, event: ev.HunterEvent) -> Motion:
        sound = _SOUNDS.get(type(event))
        return parallel() if sound is None else call(partial(self.context.sounds.hear, sound, 1.0))

    def beats(self, event: ev.HunterEvent) -> Iterable[Beat]:
        match event:
            case ev.TurnOpened(seat=seat):
                if seat == self.view.o.seat and not self.view.session.shared:
                    yield self._all(self.announced(t("Your turn")))
            case ev.DiceRolled():
                yield self._all(self._dice(event))
            case ev.StrikeResolved(unit=unit, target=target, hits=hits):
                yield self._strike(unit, target, hits)
            case ev.UnitLost(unit=unit, scorer=scorer):
                yield self._lost(unit, scorer)
            case ev.UnitRevealed(unit=unit) | ev.UnitHidden(unit=unit) | ev.MarkerPut(unit=unit):
                yield self._changed(unit)
            case ev.MarkerTaken(unit=unit) | ev.UnitExhausted(unit=unit) | ev.UnitRefreshed(unit=unit):
                yield self._changed(unit)
            case ev.BombingCounted(number=number):
                text = t("Carpet Bombing {number} of 3", number=number)
                yield self._all(self.announced(text))
            case _:
                return

    @staticmethod
    def _all(motion: Motion) -> Beat:
        return Beat(motion, frozenset((WHOLE_TABLE,)), motion.duration)

    def _dice(self, event: ev.DiceRolled) -> Motion:
        if not event.dice:
            return parallel()
        good = tuple(_succeeds(event, die) for die in event.dice)
        node = DiceNode(self.view, event.dice, good, dice_text(self.view.o, event, self.view.names))
        reduced = self.view.context.settings.reduced_motion
        tumble = delay(0.0) if reduced else Progress(TUMBLE, partial(setattr, node, "rolled"), ease_out)
        if not reduced:
            node.rolled = 0.0
        return sequence(call(partial(self._effects.add, node)), tumble, delay(LIE), call(node.detach))

    def _strike(self, unit: int, target: int, hits: int) -> Beat:
        """Fire from one unit at the other; what was hit trembles."""
        sprites = self.context.cards.sprites
        gun, victim = sprites.get(unit), sprites.get(target)
        if gun is None or victim is None:
            return Beat(parallel(), frozenset())
        impact = self.animator.strike(victim, victim.pos) if hits else delay(0.1)
        shot = self.animator.fire(gun, gun.pos, victim.pos, impact)
        return Beat(shot, frozenset((unit, target)), shot.duration)

    def _lost(self, unit: int, scorer: int | None) -> Beat:
        sprite = self.context.cards.sprites.get(unit)
        if sprite is None:
            return Beat(parallel(), frozenset())
        box = self.view.frame.discard if scorer is None else self._score_of(scorer)
        goal = Pose.of(box, z=sprite.z)
        look = sprite.lying.side
        motion = self.animator.send(unit, goal, look, SMALL, hide=True)
        return Beat(motion, frozenset((unit,)))

    def _score_of(self, seat: int) -> FRect:
        frame = self.view.frame
        head = frame.army(seat).head
        box = head.copy()
        box.w = head.h * 5 / 7
        box.right = head.right
        return box

    def _changed(self, unit: int) -> Beat:
        """Turn a card to what it shows now."""
        lying = self.context.goals.get(unit)
        if lying is None or unit not in self.context.cards.sprites:
            return Beat(parallel(), frozenset())
        return Beat(self.animator.turn(unit, lying.pose, lying.side, SMALL), frozenset((unit,)))


def _succeeds(event: ev.DiceRolled, die: int) -> bool:
    return die >= event.needed if event.cause == "ammo" else die <= event.needed


_SOUNDS = {
    ev.DiceRolled: Sound.DEAL,
    ev.StrikeResolved: Sound.SHOT_HEAVY,
    ev.UnitLost: Sound.EXPLOSION,
    ev.UnitRevealed: Sound.FLIP,
    ev.UnitHidden: Sound.FLIP,
    ev.UnitMoved: Sound.SLIDE,
    ev.EventDrawn: Sound.DEAL,
    ev.EventPlayed: Sound.PLACE,
    ev.EventsShuffled: Sound.SHUFFLE,
    ev.MarkerPut: Sound.THUD,
    ev.TurnOpened: Sound.TURN,
    ev.UnitDeployed: Sound.PLACE,
}
