"""Dice, shots and what they do: the motions of fire."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from pygame import Vector2

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import RANGE
from wotrush.model.hunter.frames import FAILED
from wotrush.scenes.hunter.choreography.battle_moment import BattleMoment
from wotrush.scenes.hunter.choreography.in_flight import InFlight
from wotrush.scenes.hunter.choreography.later import Later
from wotrush.scenes.hunter.choreography.moving import Moving
from wotrush.scenes.hunter.choreography.sounding import sound_of
from wotrush.scenes.hunter.duel.duel import RowVerdict
from wotrush.scenes.hunter.duel.stage import DuelStage
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.table.motion.motion_context import MotionContext
from wotrush.stage.geometry import Pose
from wotrush.stage.motion import moves
from wotrush.stage.motion.easing import linear
from wotrush.stage.motion.tween import Motion, Progress, call, delay, parallel, sequence

TUMBLE, PER_DIE, SETTLED = 0.34, 0.14, 0.16
"""Seconds for one die, for each further one, and for which the dice lie there before anything follows."""
CELL = 0.1
"""Seconds for the die of each of many units."""
SALVO = 0.12
"""Seconds between the shots of two salvos."""
FLAK = (40, 130, 85)
"""How far aside the shots of a gun go that fires into the sky."""
FALL, NUDGE = 0.42, 0.26
"""Seconds in which a unit falls apart, and in which a card moves out and back."""
RUN = (Vector2(-16, 0), Vector2(84, 0))
"""How a card that charges draws back, and then runs."""
SWERVE = Vector2(0, 34)
BESIDE = Vector2(0, -70)
"""Where a shell goes that misses, beside its target."""


class Firing:
    """Motions of the cards of a fight."""

    def __init__(
        self,
        view: BattleView,
        context: MotionContext,
        stage: DuelStage,
        moving: Moving,
        in_flight: InFlight,
    ) -> None:
        self._view = view
        self._context = context
        self._stage = stage
        self._moving = moving
        self._in_flight = in_flight

    @property
    def _reduced(self) -> bool:
        return self._view.context.settings.reduced_motion

    def dice(
        self, event: ev.DiceRolled | ev.DieRerolled, before: BattleMoment, after: BattleMoment, seen: Motion
    ) -> Motion:
        """Throw the dice into their row, and judge them when they lie there."""
        duel = after.duel
        if duel is None:
            return seen
        if duel.rolls and (before.duel is None or duel.rolls != before.duel.rolls):
            return sequence(seen, delay(CELL))
        row = duel.row
        if row is None:
            return seen
        rows = (
            *duel.rows[: duel.current],
            replace(row, verdict=RowVerdict.PENDING),
            *duel.rows[duel.current + 1 :],
        )
        rolling = replace(duel, rows=rows)
        again = event.die - 1 if isinstance(event, ev.DieRerolled) else None
        seconds = TUMBLE + (PER_DIE * (len(row.dice) - 1) if again is None else 0.0)
        zone, stage = self._view.zone, self._stage

        def throw() -> None:
            stage.show(rolling, zone, stage.caption)
            stage.rolled, stage.thrown = 1.0 if self._reduced else 0.0, again

        tumble = Progress(seconds, partial(setattr, stage, "rolled"), linear)
        roll: Motion = delay(SETTLED) if self._reduced else tumble
        if isinstance(event, ev.DiceRolled) and event.cause == "shot":
            roll = parallel(roll, self._flak(event, before))
        return sequence(call(throw), roll, seen, delay(SETTLED))

    def _flak(self, event: ev.DiceRolled, before: BattleMoment) -> Motion:
        """Fire into the sky from where the unit lies, be it under the stage."""
        lying, sprite = before.lying.get(event.unit), self._context.cards.sprites.get(event.unit)
        if lying is None or sprite is None:
            return parallel()
        place = lying.pose.center
        shots = (
            sequence(
                delay(i * SALVO),
                self._context.animator.fire(
                    sprite, place, Vector2(place.x + aside, -40), parallel(), recoil=0.0
                ),
            )
            for i, aside in enumerate(FLAK)
        )
        return parallel(*shots)

    def salvos(self, event: ev.StrikeResolved, before: BattleMoment) -> list[bool]:
        """Return of every salvo of a strike whether it hits; with reduced motion, all are one shot."""
        fails, rows = event.result <= FAILED, before.duel.rows if before.duel is not None else ()
        row = next((row for row in reversed(rows) if row.unit == event.unit and row.dice), None)
        hits = [] if row is None or self._reduced else [row.counts(die) and not fails for die in row.chosen]
        return hits if any(hits) or (hits and fails) else [not fails]

    def struck_after(self, event: ev.StrikeResolved, before: BattleMoment) -> float:
        """Return the seconds after which the last salvo strikes that hits."""
        hits = self.salvos(event, before)
        return self._context.animator.flight + SALVO * max(i for i, hit in enumerate(hits) if hit)

    def strike(self, event: ev.StrikeResolved, before: BattleMoment, seen: Motion) -> Motion:
        """Fire salvo after salvo from one card at the other; what is hit trembles, what is missed is passed by."""
        sprites = self._context.cards.sprites
        gun, victim = sprites.get(event.unit), sprites.get(event.target)
        places = before.lying
        if gun is None or victim is None or event.unit not in places or event.target not in places:
            return seen
        pose, there = places[event.unit].pose, places[event.target].pose.center
        hits = self.salvos(event, before)
        sound = sound_of(event)
        last = max((i for i, hit in enumerate(hits) if hit), default=None)
        shots: list[Motion] = []
        for i, hit in enumerate(hits):
            impact = self._context.animator.strike(victim, there) if hit else parallel()
            impact = parallel(impact, seen) if i == last else impact
            target, lob = there if hit else there + BESIDE, event.kind == RANGE
            heard = call(partial(self._context.sounds.hear, sound, 0.8)) if i and sound else parallel()
            shot = self._context.animator.fire(gun, pose.center, target, impact, height=pose.size.y, lob=lob)
            shots.append(sequence(delay(i * SALVO), heard, shot))
        fired = parallel(*shots)
        return fired if last is not None else sequence(fired, seen)

    def lost(self, event: ev.UnitLost, before: BattleMoment, after: BattleMoment, seen: Motion) -> Motion:
        """Blow the card to pieces, which fly to the score pile, where they count as they land, or to the discard."""
        sprite, lying = self._context.cards.sprites.get(event.unit), before.lying.get(event.unit)
        change = self._moving.change(before, after)
        if sprite is None or lying is None:
            return sequence(change, seen)
        box = self._view.frame.discard if event.scorer is None else self._moving.pile_of(event.scorer)
        goal = Pose.of(box, z=lying.pose.z)
        animator = self._context.animator
        fall = Later(FALL, lambda: animator.fall_apart(sprite, goal, lying.side, hide=True, seconds=FALL))
        rises, lands = (call(partial(do, event)) for do in (self._in_flight.take_off, self._in_flight.land))
        return sequence(rises, seen, parallel(sequence(fall, lands), change))

    def run(self, unit: int, moment: BattleMoment) -> Motion:
        """Draw a card back and have it run at the other."""
        return sequence(*(self._nudged(unit, moment, step) for step in RUN))

    def swerve(self, unit: int, moment: BattleMoment) -> Motion:
        """Move a card out of the way of what would have hit it."""
        return self._nudged(unit, moment, SWERVE)

    def _nudged(self, unit: int, moment: BattleMoment, by: Vector2) -> Motion:
        """Move a card out and back."""
        sprite = self._context.cards.sprites.get(unit)
        if sprite is None or self._reduced or unit not in moment.lying:
            return parallel()
        return moves.nudge(sprite, by, NUDGE)
