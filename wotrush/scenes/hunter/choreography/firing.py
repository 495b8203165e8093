"""Dice, fire into the sky, and what becomes of units that are struck."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from pygame import Vector2

from wotrush.model.hunter import events as ev
from wotrush.scenes.hunter.choreography.battle_moment import BattleMoment
from wotrush.scenes.hunter.choreography.bombing import SETTLED, TUMBLE, Bombing
from wotrush.scenes.hunter.choreography.in_flight import InFlight
from wotrush.scenes.hunter.choreography.later import Later
from wotrush.scenes.hunter.choreography.moving import STEP_OUT, Moving
from wotrush.scenes.hunter.choreography.shells import muzzle_and_hull
from wotrush.scenes.hunter.choreography.spectacle import digging
from wotrush.scenes.hunter.choreography.volleys import FLASH, SALVO
from wotrush.scenes.hunter.duel.duel import NO_CARD, Roll, RowVerdict
from wotrush.scenes.hunter.duel_stage.stage import DuelStage
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.table.lying import CARD
from wotrush.scenes.table.motion.motion_context import MotionContext
from wotrush.stage.geometry import Pose, rect_around
from wotrush.stage.motion.easing import linear
from wotrush.stage.motion.tween import Motion, Progress, call, delay, parallel, sequence

PER_DIE = 0.14
"""Seconds for each die after the first."""
FLAK = (40, 130, 85)
"""How far aside the shots of a gun go that fires into the sky."""
FALL = 0.42
"""Seconds in which a unit falls apart."""
OF_CELL = 1.4
"""How high a unit is that falls apart in its cell, as a multiple of its picture there."""


def rolls_for_many(before: BattleMoment, after: BattleMoment) -> bool:
    """Return whether a die is one of those that an event rolls for many units."""
    now, then = before.duel, after.duel
    return then is not None and bool(then.rolls) and (now is None or now.rolls != then.rolls)


class Firing:
    """Motions of the cards of a fight."""

    def __init__(
        self,
        view: BattleView,
        context: MotionContext,
        stage: DuelStage,
        moving: Moving,
        bombing: Bombing,
        in_flight: InFlight,
    ) -> None:
        self._view = view
        self._context = context
        self._stage = stage
        self._moving = moving
        self._bombing = bombing
        self._in_flight = in_flight

    def dice(
        self, event: ev.DiceRolled | ev.DieRerolled, before: BattleMoment, after: BattleMoment, seen: Motion
    ) -> Motion:
        """Throw the dice into their row, and judge them when they lie there."""
        duel = after.duel
        if duel is None:
            return seen
        if isinstance(event, ev.DiceRolled) and rolls_for_many(before, after):
            return self._bombing.die(event, before.duel, after, seen)
        row = duel.row
        if row is None:
            return seen
        rolling = duel.with_row(duel.current, replace(row, verdict=RowVerdict.PENDING))
        again = event.die - 1 if isinstance(event, ev.DieRerolled) else None
        seconds = TUMBLE + (PER_DIE * (len(row.dice) - 1) if again is None else 0.0)
        zone, stage = self._view.zone, self._stage

        def throw() -> None:
            stage.show(rolling, zone, stage.caption)
            stage.rolled, stage.thrown = 1.0 if self._view.reduced_motion else 0.0, again

        tumble = Progress(seconds, partial(setattr, stage, "rolled"), linear)
        roll: Motion = delay(SETTLED) if self._view.reduced_motion else tumble
        if isinstance(event, ev.DiceRolled) and event.cause == "shot":
            steps_out = STEP_OUT if before.lying.get(event.unit) != after.lying.get(event.unit) else 0.0
            roll = parallel(roll, sequence(delay(steps_out), self._flak(event, after)))
        misses = row.event != NO_CARD and row.verdict is RowVerdict.MISSED
        falls = self._bombing.misses(duel.right, after) if misses else parallel()
        return sequence(call(throw), roll, parallel(seen, falls), delay(SETTLED))

    def _flak(self, event: ev.DiceRolled, after: BattleMoment) -> Motion:
        """Fire into the sky."""
        lying, sprite = after.lying.get(event.unit), self._context.cards.sprites.get(event.unit)
        if lying is None or sprite is None:
            return parallel()
        rect, face = lying.pose.rect, self._view.faces.side(lying.card, lying.side)
        muzzle, _ = muzzle_and_hull(rect, face)
        shots = (
            sequence(
                delay(i * SALVO),
                self._context.animator.fire(
                    sprite,
                    muzzle,
                    Vector2(muzzle.x + aside, -40),
                    parallel(),
                    muzzle=muzzle,
                    recoil=0.0,
                    flash=FLASH,
                ),
            )
            for i, aside in enumerate(FLAK)
        )
        return parallel(*shots)

    def marked(self, event: ev.MarkerPut, before: BattleMoment, after: BattleMoment, harms: Motion) -> Motion:
        """Light up a unit that bears a new marker; what comes from far away strikes it first."""
        lying = after.lying.get(event.unit)
        lights = (
            parallel() if lying is None else self._context.animator.touch(event.unit, lying.pose, lying.side)
        )
        return self._strikes(event, before, parallel(harms, lights))

    def _strikes(self, event: ev.MarkerPut | ev.UnitLost, before: BattleMoment, harms: Motion) -> Motion:
        """Have what comes from far away come down before it `harms` a unit."""
        seconds, trembles = self._bombing.seconds(event, before), self._bombing.shaken(event.unit, before)
        if not seconds:
            return parallel(harms, trembles)
        comes = self._bombing.comes_down(event.unit, before)
        return parallel(comes, sequence(delay(seconds), parallel(harms, trembles)))

    def lost(self, event: ev.UnitLost, before: BattleMoment, after: BattleMoment, seen: Motion) -> Motion:
        """Blow the card to pieces, which fly to the score pile, where they count as they land, or to the discard."""
        sprite, lying = self._context.cards.sprites.get(event.unit), before.lying.get(event.unit)
        change = self._moving.change(before, after)
        if sprite is None or lying is None:
            return sequence(change, seen)
        box = self._view.frame.discard if event.scorer is None else self._moving.pile_of(before, event.scorer)
        goal = Pose.of(box, z=lying.pose.z)
        animator = self._context.animator
        fall = Later(FALL, lambda: animator.fall_apart(sprite, goal, lying.side, hide=True, seconds=FALL))
        earth = self._mined(event, before)
        rises, lands = (call(partial(do, event)) for do in (self._in_flight.take_off, self._in_flight.land))
        goes = sequence(call(partial(self._from_cell, event.unit, before)), fall, lands)
        return self._strikes(event, before, sequence(rises, seen, parallel(goes, change, earth)))

    def _from_cell(self, unit: int, before: BattleMoment) -> None:
        """Have a unit be where its cell is if that alone of it is in sight."""
        place, sprite = self._stage.place_of_cell(unit), self._context.cards.sprites[unit]
        if place is not None and self._bombing.in_sight(unit, before) is None:
            high = place.h * OF_CELL
            sprite.pose = Pose.of(rect_around(place.center, (high / CARD, high)), z=sprite.z)

    def _mined(self, event: ev.UnitLost, before: BattleMoment) -> Motion:
        """Return the earth that a mine throws up below a unit."""
        row = before.duel.row if before.duel is not None else None
        if row is None or row.roll is not Roll.MINES or row.target != event.unit or self._view.reduced_motion:
            return parallel()
        return digging(self._context.animator.effects, before.lying[event.unit].pose.rect, event.unit)
