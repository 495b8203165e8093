"""What comes from far away: the shells of heavy guns, and bombs from aircraft whose shadows pass over their targets."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame
from pygame import FRect, Surface, Vector2

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import HEAVY_GUNS, STRAFING
from wotrush.scenes.hunter.choreography.air import AirRaid
from wotrush.scenes.hunter.choreography.battle_moment import BattleMoment
from wotrush.scenes.hunter.choreography.later import Later
from wotrush.scenes.hunter.choreography.shells import THROWN, dust, flies, throws_up_earth
from wotrush.scenes.hunter.duel.duel import NO_CARD, Duel, RowVerdict
from wotrush.scenes.hunter.duel_stage.stage import DuelStage
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.table.motion.effects import Tracer
from wotrush.scenes.table.motion.motion_context import MotionContext
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Size, blank
from wotrush.stage.motion import moves
from wotrush.stage.motion.easing import linear
from wotrush.stage.motion.particles import hit
from wotrush.stage.motion.tween import Motion, Progress, call, delay, parallel, sequence
from wotrush.stage.node import Node, Tracked

TUMBLE, SETTLED = 0.34, 0.1
"""Seconds for one die, and for which it lies there before anything follows."""
CELL, ALL_CELLS = 0.09, 1.2
"""Seconds from one die to the next of many units, and the most from the first to the last."""
HIT, ALL_HITS = 0.12, 0.9
"""The same from one strike to the next."""
FALLING, PASSING = 0.26, 0.5
"""Seconds in which a bomb or a shell comes down, and in which the aircraft passes."""
FROM, FIRED_FROM = Vector2(-210, -380), Vector2(-420, -620)
"""Where a bomb is let go, and where a shell comes from, as seen from the target."""
ROUNDS, BURST, SMALL = 5, Vector2(120, 24), 0.6
"""How many rounds an aircraft fires, how far from the first to the last these strike, and how large each is."""
ASIDE = 0.12
"""How far from the edge of a card a bomb falls that misses it, as a part of its width."""
SHAKEN, TREMBLES = 0.3, 7.0
"""Seconds for which what is struck trembles, and how far a cell does."""
BOMB, FARTHER = 110.0, 0.45
"""How long a bomb is as it is let go, and by which part of that it is shorter on the ground."""
STEEL, FIN, LIGHT = (44, 48, 44, 255), (70, 74, 66, 255), (206, 202, 184, 255)
INSIDE, RIM = 0.94, 3
"""How much of its picture it takes, and how broad the light on its edge is at least."""
FINER, STEP = 4, 5.0
BODY = ((1.0, 0.0), (0.86, 0.2), (0.5, 0.3), (0.0, 0.28), (-0.6, 0.1))
FINS = ((-0.45, 0.0), (-0.62, 0.34), (-1.0, 0.34), (-0.84, 0.0))
"""Halves of a bomb from the side, its nose at the right."""


def struck_from_afar(duel: Duel | None, unit: int) -> bool:
    """Return whether the event on the stage is about to strike a unit, as its die has decided."""
    if duel is None or duel.event == NO_CARD:
        return False
    if any(roll.unit == unit and roll.good and not roll.happened for roll in duel.rolls):
        return True
    hit = any(row.event == duel.event and row.verdict is RowVerdict.HIT for row in duel.rows)
    return hit and unit == duel.right


class Bombing:
    """Motions of what an event does from far away to units on the stage and on the table."""

    def __init__(self, view: BattleView, context: MotionContext, stage: DuelStage) -> None:
        self._view = view
        self._context = context
        self._stage = stage

    # -- dice

    def die(self, event: ev.DiceRolled, before: Duel | None, moment: BattleMoment, seen: Motion) -> Motion:
        """Throw the die of a unit in its cell; the first one finds all cells in their places. What misses falls as its die lies
        there.
        """
        stage, after, (value,) = self._stage, moment.duel, event.dice
        assert after is not None
        zone = self._view.zone_of(after)

        def begin() -> None:
            if before is None or not before.rolls:
                stage.show(after.blank, zone, stage.caption)

        if self._view.reduced_motion:
            return sequence(call(begin), seen, delay(self.between_dice(after)))
        tumble = Progress(TUMBLE, partial(stage.throw, event.unit, value), linear)
        rolled = sequence(call(begin), tumble, seen, delay(SETTLED))
        good = any(roll.good and not roll.safe for roll in after.rolls if roll.unit == event.unit)
        return rolled if good else parallel(rolled, sequence(delay(TUMBLE), self.misses(event.unit, moment)))

    def misses(self, unit: int, moment: BattleMoment) -> Motion:
        """Have what comes from far away fall beside a unit whose card is in sight."""
        if self._sound(moment.duel) is None or self.in_sight(unit, moment) is None:
            return parallel()
        return Later(FALLING + THROWN, lambda: self._falls_beside(unit, moment))

    def _falls_beside(self, unit: int, moment: BattleMoment) -> Motion:
        """Have it fall, and throw up earth; what is meant for one unit alone is heard to come."""
        card, duel, effects = self.in_sight(unit, moment), moment.duel, self._context.animator.effects
        if card is None or duel is None:
            return parallel()
        goal = Vector2(card.right - card.w * ASIDE if unit % 2 else card.x + card.w * ASIDE, card.bottom)
        heard = call(partial(self._context.sounds.hear, Sound.THUD, 0.7))
        lands = sequence(delay(FALLING), parallel(heard, throws_up_earth(effects, goal, unit, card)))
        alone = not duel.rolls
        coming = self.heard(moment) if alone else parallel()
        return parallel(coming, self._comes(goal, duel, raid=alone), lands)

    @staticmethod
    def between_dice(duel: Duel) -> float:
        """Return the seconds from one die to the next: many units wait no longer for the last one than some."""
        return min(CELL, ALL_CELLS / max(1, len(duel.rolls)))

    @staticmethod
    def between_hits(duel: Duel) -> float:
        """Return the seconds from one strike to the next."""
        return min(HIT, ALL_HITS / max(1, sum(roll.good for roll in duel.rolls)))

    # -- what comes down

    def seconds(self, event: ev.HunterEvent, before: BattleMoment) -> float:
        """Return after how many seconds something strikes the unit of an event that comes from far away."""
        strikes = isinstance(event, ev.MarkerPut | ev.UnitLost) and struck_from_afar(before.duel, event.unit)
        return FALLING if strikes and self._sound(before.duel) is not None else 0.0

    def heard(self, before: BattleMoment) -> Motion:
        """Return what is heard as it comes down."""
        sound = self._sound(before.duel)
        return parallel() if sound is None else call(partial(self._context.sounds.hear, sound, 0.8))

    def _sound(self, duel: Duel | None) -> Sound | None:
        """Return what is heard of what falls, or None if nothing does."""
        if duel is None or self._view.reduced_motion:
            return None
        if duel.event == HEAVY_GUNS:
            return Sound.SHOT_FAR
        if duel.event == STRAFING:
            return Sound.RIFLES
        return Sound.WHISTLE if self._view.o.catalogue.air_strike[duel.event] else None

    def comes_down(self, unit: int, before: BattleMoment) -> Motion:
        """Return what comes down on a unit: on its card if that is in sight, otherwise on its cell."""
        return Later(PASSING, lambda: self._falls(unit, before))

    def _falls(self, unit: int, before: BattleMoment) -> Motion:
        place = self.in_sight(unit, before) or self._stage.place_of_cell(unit)
        if place is None or before.duel is None:
            return parallel()
        return self._comes(Vector2(place.center), before.duel, raid=True)

    def _comes(self, goal: Vector2, duel: Duel, *, raid: bool) -> Motion:
        """Have what an event sends come down on a place; in a `raid` an aircraft passes."""
        effects = self._context.animator.effects
        if duel.event == HEAVY_GUNS:
            return flies(effects, Tracer(self._view.palette, goal + FIRED_FROM, goal), FALLING)
        strafes = duel.event == STRAFING
        falls = self._strafes(goal) if strafes else flies(effects, Bomb(goal + FROM, goal), FALLING)
        return parallel(AirRaid.passing(effects, goal, PASSING) if raid else parallel(), falls)

    def _strafes(self, goal: Vector2) -> Motion:
        """Have rounds strike along a line, of which the last hits that place."""
        effects, rounds = self._context.animator.effects, list[Motion]()
        for i in range(ROUNDS):
            spot = goal - BURST * (1 - i / (ROUNDS - 1))
            shot = Tracer(self._view.palette, spot + FROM, spot, size=SMALL)
            strikes = sequence(flies(effects, shot, FALLING / 2), dust(effects, spot, i))
            rounds.append(sequence(delay(FALLING / 2 * i / (ROUNDS - 1)), strikes))
        return parallel(*rounds)

    def in_sight(self, unit: int, moment: BattleMoment) -> FRect | None:
        """Return where the card of a unit lies, unless the stage lies over it."""
        lying = moment.lying.get(unit)
        if lying is None:
            return None
        box = self._view.zone_of(moment.duel).box
        covered = lying.pose.z < self._stage.z and box.collidepoint(lying.pose.center)
        return None if covered else lying.pose.rect

    def shaken(self, unit: int, before: BattleMoment) -> Motion:
        """Have a unit that is struck tremble: its card, and its cell on the stage."""
        if self._view.reduced_motion or not struck_from_afar(before.duel, unit):
            return parallel()
        return Later(SHAKEN, lambda: self._trembles(unit, before))

    def _trembles(self, unit: int, before: BattleMoment) -> Motion:
        animator, cell = self._context.animator, self._stage.cells.cell(unit)
        place, card = self._stage.place_of_cell(unit), self.in_sight(unit, before)
        sprite, motions = self._context.cards.sprites.get(unit), list[Motion]()
        falls = self._sound(before.duel) is not None
        if cell is not None:
            motions.append(moves.shake(cell, TREMBLES, SHAKEN))
        if falls and place is not None:
            motions.append(hit(animator.effects, Vector2(place.center), SHAKEN, unit))
        if falls and card is not None and sprite is not None:
            motions.append(animator.strike(sprite, Vector2(card.center)))
        return parallel(*motions)


@dataclass(frozen=True, slots=True)
class BombPicture:
    """A bomb from the side, its nose at the right."""

    def __call__(self, size: Size) -> Surface:
        side = max(8, *size)
        large = blank((side * FINER, side * FINER), (*STEEL[:3], 0))
        for half, color in ((FINS, FIN), (BODY, STEEL)):
            outline = [*half, *((x, -y) for x, y in reversed(half))]
            middle = side * FINER / 2
            pygame.draw.polygon(
                large, color, [(middle + x * middle, middle + y * middle) for x, y in outline]
            )
        return pygame.transform.smoothscale(large, (side, side))


class Bomb(Node):
    """A bomb on its way down, which looks smaller as it falls; `part` goes from 0 to 1."""

    touchable = False
    part = Tracked(0.0)

    def __init__(self, start: Vector2, goal: Vector2) -> None:
        super().__init__(name="bomb")
        self.z = 3000.0
        self._start = start
        self._goal = goal

    def paint(self, canvas: Canvas) -> None:
        way = self._goal - self._start
        at = self._start + Vector2(way.x * self.part, way.y * self.part**2)
        heading = Vector2(way.x, 2 * way.y * self.part)
        face, side = BombPicture(), canvas.px(BOMB * (1 - FARTHER * self.part))
        angle = round(Vector2(1, 0).angle_to(heading) / STEP) * STEP
        canvas.stamp((face, side), partial(face, (side, side)), canvas.transform(at), angle=angle)
