"""Strikes from card to card, salvo after salvo, each in the way of its kind: hits, misses, and what is averted."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pygame import FRect, Vector2

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import FIELD_REPAIR, OVERRUN, RANGE, RIFLE, SUICIDE
from wotrush.model.hunter.frames import FAILED
from wotrush.scenes.hunter.choreography.battle_moment import BattleMoment
from wotrush.scenes.hunter.choreography.bombing import SETTLED
from wotrush.scenes.hunter.choreography.close_combat import (
    DRIVES,
    THROWN,
    Overrun,
    drives_over,
    fires_rifles,
    rifle_salvo,
    throws_charge,
)
from wotrush.scenes.hunter.choreography.shells import (
    LineOfFire,
    glances_off,
    line_of_fire,
    muzzle_and_hull,
    throws_up_earth,
)
from wotrush.scenes.hunter.choreography.sounding import EVADING, LANDINGS, miss_sound, shot_sound
from wotrush.scenes.hunter.duel.duel import NOBODY, DuelRow, RowVerdict
from wotrush.scenes.hunter.duel.following import struck_row
from wotrush.scenes.hunter.duel.sums import is_armored
from wotrush.scenes.hunter.duel_stage.stage import DuelStage
from wotrush.scenes.hunter.faces.pictures import UnitCutout, UnitPicture
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.lying import Lying
from wotrush.scenes.table.motion.motion_context import MotionContext
from wotrush.stage.motion import moves
from wotrush.stage.motion.tween import Motion, call, delay, parallel, sequence

SALVO = 0.12
"""Seconds between the shots of two salvos."""
NUDGE = 0.24
"""Seconds in which a card moves out and back."""
RUN = Vector2(16, 0)
"""How far a card that charges runs: no further than there is room beside what is told."""
RECOIL, FLASH = 5.0, 0.7
"""How far a card recoils, which stays in its frame, and how large the fire is at the muzzle."""
SWERVE, SWERVES = Vector2(0, 44), 0.13
"""How far a card swerves, and how many seconds before it is passed, so that it is furthest then."""
BEYOND, OVER = 60.0, Vector2(0, -30)
"""How far behind a card that swerves the shell goes, and by how much it goes over the hull."""
GLANCED, GLANCES = 3.0, 0.15
"""How far, and for how many seconds, a card trembles whose armor turns a shell away."""
STRUCK, AT_ONCE, MISSED = 0.1, 0.01, 0.25
"""Seconds after a shell has struck in which what it does begins, the same where that is seen anyhow, but never before the strike
is over, and for which it can be seen how one has missed.
"""


@dataclass(frozen=True, slots=True)
class FlyingSalvo:
    """One salvo on its way from card to card."""

    kind: int
    gun: CardSprite
    way: LineOfFire
    goal: Vector2
    hits: bool
    then: Motion
    """Begins as it is there."""
    home: FRect
    target: FRect


def averted_row(event: ev.HitsAverted, before: BattleMoment) -> DuelRow | None:
    """Return the strike that is averted."""
    at = NOBODY if before.duel is None else struck_row(before.duel, event.unit)
    return None if before.duel is None or at == NOBODY else before.duel.rows[at]


def was_averted(event: ev.StrikeResolved, before: BattleMoment) -> bool:
    """Return whether a strike was fired already, as its target evaded it."""
    row = before.duel.row if before.duel is not None else None
    return row is not None and row.unit == event.unit and row.verdict is RowVerdict.AVERTED


class Volleys:
    """Motions of strikes."""

    def __init__(self, view: BattleView, context: MotionContext, stage: DuelStage) -> None:
        self._view = view
        self._context = context
        self._stage = stage

    def aim(self, event: ev.AttackDeclared, moment: BattleMoment) -> None:
        """Find muzzle and hull, and draw who is to drive over the other, while little moves: where a vehicle is seen for the
        first time that takes some milliseconds, which the frame of the strike has not.
        """
        for unit in (event.unit, event.target):
            lying = moment.lying.get(unit)
            if lying is not None:
                rect, face = lying.pose.rect, self._view.faces.side(lying.card, lying.side)
                muzzle_and_hull(rect, face)
                tank = self._tank(lying) if event.kind == OVERRUN and unit == event.unit else None
                if tank is not None:
                    tank.draw()

    def salvos(self, event: ev.StrikeResolved, before: BattleMoment) -> list[bool]:
        """Return of every salvo of a strike whether it hits; with reduced motion, and where one drives over the other, all are
        one.
        """
        fails, rows = event.result <= FAILED, before.duel.rows if before.duel is not None else ()
        row = next((row for row in reversed(rows) if row.unit == event.unit and row.dice), None)
        one = row is None or self._view.reduced_motion or event.kind == OVERRUN
        hits = [] if one or row is None else [row.counts(die) and not fails for die in row.chosen]
        return hits if any(hits) or (hits and fails) else [not fails]

    def struck_after(self, event: ev.StrikeResolved, before: BattleMoment) -> float:
        """Return the seconds after which what the last salvo does that hits begins or, where none does, the next thing."""
        hits, reaches = self.salvos(event, before), self._reaches(event.kind)
        if not any(hits):
            return reaches + SALVO * (len(hits) - 1) + MISSED
        shell = event.kind not in (OVERRUN, RIFLE, SUICIDE)  # Of the others it is seen longer how they come.
        then = STRUCK if shell else AT_ONCE
        return reaches + SALVO * max(i for i, hit in enumerate(hits) if hit) + then

    def _reaches(self, kind: int) -> float:
        """Return the seconds after which a strike reaches its target."""
        flight = self._context.animator.flight
        if self._view.reduced_motion:
            return flight
        return {OVERRUN: DRIVES, RIFLE: rifle_salvo(flight), SUICIDE: THROWN}.get(kind, flight)

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
        if row.kind == OVERRUN:
            hits = [any(hits)]
        fired = self._volley(row.unit, row.target, row.kind, hits, before, parallel(), swerves=not repaired)
        swerve, reaches = (
            parallel() if repaired else self._swerved(event.unit, before),
            self._reaches(row.kind),
        )
        passed = sequence(delay(reaches), seen, delay(SETTLED))
        return parallel(fired, sequence(delay(max(0.0, reaches - SWERVES)), swerve), passed)

    def run(self, unit: int, moment: BattleMoment) -> Motion:
        """Have a card run at the other."""
        return self._nudged(unit, moment, RUN)

    def _swerved(self, unit: int, before: BattleMoment) -> Motion:
        """Have a unit get out of the way, with a roar."""
        return parallel(self._heard(EVADING), self._nudged(unit, before, SWERVE))

    def _nudged(self, unit: int, moment: BattleMoment, by: Vector2) -> Motion:
        """Move a card out and back."""
        sprite = self._context.cards.sprites.get(unit)
        if sprite is None or self._view.reduced_motion or unit not in moment.lying:
            return parallel()
        return moves.nudge(sprite, by, NUDGE)

    def _heard(self, sound: Sound | None, volume: float = 1.0) -> Motion:
        return parallel() if sound is None else call(partial(self._context.sounds.hear, sound, volume))

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
        home, struck = places[unit].pose.rect, places[target].pose.rect
        way = self._line_of_fire(kind, places[unit], places[target])
        last = max((i for i, hit in enumerate(hits) if hit), default=len(hits) - 1)
        glances = kind not in (RANGE, RIFLE, SUICIDE) and is_armored(before.o, target)
        shots: list[Motion] = []
        for i, hit in enumerate(hits):
            if hit:
                goal = way.hull
                impact = parallel(self._heard(LANDINGS.get(kind)), animator.strike(victim, way.hull))
            elif swerves:
                ahead = (way.hull - way.muzzle).normalize()
                goal, impact = way.hull + OVER + ahead * (struck.w / 2 + BEYOND), parallel()
            else:
                goal = way.hull if glances else way.short
                impact = self._missed(kind, victim, way, i, glances=glances)
            heard = self._heard(shot_sound(kind, hits=any(hits)), 0.8 if i else 1.0)
            then = parallel(impact, seen) if i == last else impact
            salvo = FlyingSalvo(kind, gun, way, goal, hit or swerves, then, home, struck)
            shots.append(
                sequence(delay(i * SALVO), parallel(heard, self._strikes(salvo, places[unit], before)))
            )
        return parallel(*shots)

    def _line_of_fire(self, kind: int, fired: Lying, struck: Lying) -> LineOfFire:
        zone = self._view.zone
        top = zone.below_heading if kind in (RANGE, SUICIDE) else zone.above_words
        gun, target = (self._view.faces.side(one.card, one.side) for one in (fired, struck))
        return line_of_fire(fired.pose.rect, gun, struck.pose.rect, target, top)

    def _strikes(self, one: FlyingSalvo, fired: Lying, before: BattleMoment) -> Motion:
        """Strike once, in the way of that kind."""
        animator, rows = self._context.animator, self._stage.rows_of(before.duel)
        effects, seed = animator.effects, one.gun.card
        tank = self._tank(fired) if one.kind == OVERRUN else None
        if self._view.reduced_motion:
            if one.kind in (OVERRUN, SUICIDE):
                return sequence(delay(animator.flight), one.then)
        elif tank is not None and rows is not None:
            over = Overrun.between(tank, one.home, one.target, one.way.hull, self._lane(rows))
            return drives_over(effects, over, one.then, hits=one.hits, seed=seed)
        elif one.kind == SUICIDE:
            return throws_charge(effects, one.way, one.goal, one.then, hits=one.hits, seed=seed)
        elif one.kind == RIFLE:
            return fires_rifles(
                effects,
                self._view.palette,
                one.way,
                one.goal,
                one.then,
                flight=animator.flight,
                hits=one.hits,
                seed=seed,
            )
        return animator.fire(
            one.gun,
            one.way.muzzle,
            one.goal,
            one.then,
            muzzle=one.way.muzzle,
            lob=one.way.lob(one.goal),
            recoil=RECOIL,
            flash=FLASH,
        )

    def _lane(self, rows: FRect) -> FRect:
        """Return the room between the heading and what is told of a fight."""
        top = self._view.zone.head.bottom
        return FRect(rows.x, top, rows.w, max(0.0, rows.y - top))

    def _tank(self, lying: Lying) -> UnitCutout | None:
        """Return the drawing of a unit that lies open."""
        face = self._view.faces.side(lying.card, lying.side)
        if not isinstance(face, UnitPicture):
            return None
        return UnitCutout(face.face.code, face.face.nation, face.state.mirrored)

    def _missed(self, kind: int, victim: CardSprite, way: LineOfFire, seed: int, *, glances: bool) -> Motion:
        """Return how a shell misses that was fired at a unit that stays where it is."""
        if kind == RIFLE:
            return parallel()  # Its rounds throw up a little each.
        effects, heard = self._context.animator.effects, self._heard(miss_sound(glances=glances))
        if self._view.reduced_motion:
            return heard
        if not glances:
            return parallel(heard, throws_up_earth(effects, way.short, seed, victim.rect))
        ahead = 1.0 if way.hull.x > way.muzzle.x else -1.0
        sparks = glances_off(effects, self._view.palette, way.hull, ahead, seed)
        return parallel(heard, sparks, moves.shake(victim, GLANCED, GLANCES))
