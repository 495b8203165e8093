"""Dice, shots and what they do: the motions of fire."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from pygame import Vector2

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import FIELD_REPAIR, RANGE, SUICIDE
from wotrush.model.hunter.frames import FAILED
from wotrush.scenes.hunter.choreography.battle_moment import BattleMoment
from wotrush.scenes.hunter.choreography.bombing import SETTLED, TUMBLE, Bombing
from wotrush.scenes.hunter.choreography.in_flight import InFlight
from wotrush.scenes.hunter.choreography.later import Later
from wotrush.scenes.hunter.choreography.moving import STEP_OUT, Moving
from wotrush.scenes.hunter.choreography.shells import LineOfFire, glances_off, line_of_fire, throws_up_earth
from wotrush.scenes.hunter.choreography.sounding import EVADING, miss_sound, shot_sound
from wotrush.scenes.hunter.choreography.spectacle import digging
from wotrush.scenes.hunter.duel.duel import NOBODY, DuelRow, Roll, RowVerdict
from wotrush.scenes.hunter.duel.following import struck_row
from wotrush.scenes.hunter.duel.sums import is_armored
from wotrush.scenes.hunter.duel_stage.stage import DuelStage
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.lying import CARD
from wotrush.scenes.table.motion.motion_context import MotionContext
from wotrush.stage.geometry import Pose, rect_around
from wotrush.stage.motion import moves
from wotrush.stage.motion.easing import linear
from wotrush.stage.motion.tween import Motion, Progress, call, delay, parallel, sequence

PER_DIE = 0.14
"""Seconds for each die after the first."""
SALVO = 0.12
"""Seconds between the shots of two salvos."""
FLAK = (40, 130, 85)
"""How far aside the shots of a gun go that fires into the sky."""
FALL, NUDGE = 0.42, 0.24
"""Seconds in which a unit falls apart, and in which a card moves out and back."""
RUN = Vector2(16, 0)
"""How far a card that charges runs: no further than there is room beside what is told."""
RECOIL, FLASH = 5.0, 0.7
"""How far a card recoils, which stays in its frame, and how large the fire is at the muzzle."""
SWERVE, SWERVES = Vector2(0, 44), 0.05
"""How far a card swerves, and how many seconds after the shot, so that it is furthest as the shell passes."""
BEYOND, OVER = 60.0, Vector2(0, -30)
"""How far behind a card that swerves the shell goes, and by how much it goes over the hull."""
GLANCED = 3.0
"""How far a card trembles whose armor turns a shell away."""
MISSED = 0.15
"""Seconds after a shell has missed in which it can be seen how."""
OF_CELL = 1.4
"""How high a unit is that falls apart in its cell, as a multiple of its picture there."""


def rolls_for_many(event: ev.DiceRolled, before: BattleMoment, after: BattleMoment) -> bool:
    """Return whether a die is one of those that an event rolls for many units."""
    now, then = before.duel, after.duel
    return then is not None and bool(then.rolls) and (now is None or now.rolls != then.rolls)


def averted_row(event: ev.HitsAverted, before: BattleMoment) -> DuelRow | None:
    """Return the strike that is averted."""
    at = NOBODY if before.duel is None else struck_row(before.duel, event.unit)
    return None if before.duel is None or at == NOBODY else before.duel.rows[at]


def was_averted(event: ev.StrikeResolved, before: BattleMoment) -> bool:
    """Return whether a strike was fired already, as its target evaded it."""
    row = before.duel.row if before.duel is not None else None
    return row is not None and row.unit == event.unit and row.verdict is RowVerdict.AVERTED


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
        if isinstance(event, ev.DiceRolled) and rolls_for_many(event, before, after):
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
        return sequence(call(throw), roll, seen, delay(SETTLED))

    def _flak(self, event: ev.DiceRolled, after: BattleMoment) -> Motion:
        """Fire into the sky."""
        lying, sprite = after.lying.get(event.unit), self._context.cards.sprites.get(event.unit)
        if lying is None or sprite is None:
            return parallel()
        rect, face = lying.pose.rect, self._view.faces.side(lying.card, lying.side)
        muzzle = line_of_fire(rect, face, rect, face, None).muzzle
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

    def aim(self, event: ev.AttackDeclared, moment: BattleMoment) -> None:
        """Find muzzle and hull while little moves: where a vehicle is seen for the first time that takes some milliseconds,
        which the frame of the shot has not.
        """
        for unit in (event.unit, event.target):
            lying = moment.lying.get(unit)
            if lying is not None:
                rect, face = lying.pose.rect, self._view.faces.side(lying.card, lying.side)
                line_of_fire(rect, face, rect, face, None)

    def salvos(self, event: ev.StrikeResolved, before: BattleMoment) -> list[bool]:
        """Return of every salvo of a strike whether it hits; with reduced motion, all are one shot."""
        fails, rows = event.result <= FAILED, before.duel.rows if before.duel is not None else ()
        row = next((row for row in reversed(rows) if row.unit == event.unit and row.dice), None)
        hits = (
            []
            if row is None or self._view.reduced_motion
            else [row.counts(die) and not fails for die in row.chosen]
        )
        return hits if any(hits) or (hits and fails) else [not fails]

    def struck_after(self, event: ev.StrikeResolved, before: BattleMoment) -> float:
        """Return the seconds after which the last salvo strikes that hits or, where none does, has missed."""
        hits = self.salvos(event, before)
        if not any(hits):
            return self._context.animator.flight + SALVO * (len(hits) - 1) + MISSED
        return self._context.animator.flight + SALVO * max(i for i, hit in enumerate(hits) if hit)

    def strike(self, event: ev.StrikeResolved, before: BattleMoment, seen: Motion) -> Motion:
        """Fire salvo after salvo from one card at the other; what is hit trembles, what is missed is passed by."""
        if was_averted(event, before):
            return seen  # It was fired as the target evaded it.
        hits = self.salvos(event, before)
        return self._volley(event.unit, event.target, event.kind, hits, before, seen)

    def averted(self, event: ev.HitsAverted, before: BattleMoment, seen: Motion) -> Motion:
        """Fire at a unit that swerves out of the way, or at one that is hit and repaired."""
        row = averted_row(event, before)
        if row is None:
            return seen
        repaired = before.duel is not None and before.duel.reaction == FIELD_REPAIR
        hits = [repaired and row.counts(die) for die in row.chosen]
        fired = self._volley(row.unit, row.target, row.kind, hits, before, parallel(), swerves=not repaired)
        swerve = parallel() if repaired else self._swerved(event.unit, before)
        passed = sequence(delay(self._context.animator.flight), seen, delay(SETTLED))
        return parallel(fired, sequence(delay(SWERVES), swerve), passed)

    def _swerved(self, unit: int, before: BattleMoment) -> Motion:
        """Have a unit get out of the way, with a roar."""
        roar = call(partial(self._context.sounds.hear, EVADING, 1.0))
        return parallel(roar, self._nudged(unit, before, SWERVE))

    def _volley(
        self,
        unit: int,
        target: int,
        kind: int,
        hits: list[bool],
        before: BattleMoment,
        seen: Motion,
        *,
        swerves: bool = False,
    ) -> Motion:
        """Fire salvo after salvo, each of which hits or does not; `seen` follows the last that hits, or the last of all.

        A target that `swerves` is passed by.
        """
        sprites, animator, places = self._context.cards.sprites, self._context.animator, before.lying
        gun, victim = sprites.get(unit), sprites.get(target)
        if gun is None or victim is None or unit not in places or target not in places:
            return seen
        fired, struck = places[unit], places[target]
        zone = self._view.zone
        top = zone.below_heading if kind == RANGE else zone.above_words
        faces = (self._view.faces.side(one.card, one.side) for one in (fired, struck))
        way = line_of_fire(fired.pose.rect, next(faces), struck.pose.rect, next(faces), top)
        sound = shot_sound(kind, hits=any(hits))
        last = max((i for i, hit in enumerate(hits) if hit), default=len(hits) - 1)
        glances = kind not in (RANGE, SUICIDE) and is_armored(before.o, target)
        shots: list[Motion] = []
        for i, hit in enumerate(hits):
            if hit:
                goal, impact = way.hull, animator.strike(victim, way.hull)
            elif swerves:
                ahead = (way.hull - way.muzzle).normalize()
                goal, impact = way.hull + OVER + ahead * (struck.pose.size.x / 2 + BEYOND), parallel()
            else:
                goal = way.hull if glances else way.short
                impact = self._missed(victim, way, i, glances=glances)
            heard = call(partial(self._context.sounds.hear, sound, 0.8 if i else 1.0))
            shot = animator.fire(
                gun,
                way.muzzle,
                goal,
                parallel(impact, seen) if i == last else impact,
                muzzle=way.muzzle,
                lob=way.lob,
                behind=self._stage.rows_of(before.duel),
                recoil=RECOIL,
                flash=FLASH,
            )
            shots.append(sequence(delay(i * SALVO), heard, shot))
        return parallel(*shots)

    def _missed(self, victim: CardSprite, way: LineOfFire, seed: int, *, glances: bool) -> Motion:
        """Return how a shell misses that was fired at a unit that stays where it is."""
        effects = self._context.animator.effects
        heard = call(partial(self._context.sounds.hear, miss_sound(glances=glances), 1.0))
        if self._view.reduced_motion:
            return heard
        if not glances:
            return parallel(heard, throws_up_earth(effects, way.short, seed))
        ahead = 1.0 if way.hull.x > way.muzzle.x else -1.0
        sparks = glances_off(effects, self._view.palette, way.hull, ahead, seed)
        return parallel(heard, sparks, moves.shake(victim, GLANCED, MISSED))

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

    def run(self, unit: int, moment: BattleMoment) -> Motion:
        """Have a card run at the other."""
        return self._nudged(unit, moment, RUN)

    def _nudged(self, unit: int, moment: BattleMoment, by: Vector2) -> Motion:
        """Move a card out and back."""
        sprite = self._context.cards.sprites.get(unit)
        if sprite is None or self._view.reduced_motion or unit not in moment.lying:
            return parallel()
        return moves.nudge(sprite, by, NUDGE)
