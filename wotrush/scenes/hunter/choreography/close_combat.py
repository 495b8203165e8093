"""How units strike that fire no gun: tanks drive over their target, rifles fire a string of tracers, a charge is thrown."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import partial

import pygame
from pygame import FRect, Surface, Vector2

from wotrush.scenes.hunter.choreography.shells import PUFFS, LineOfFire, dust, flies
from wotrush.scenes.hunter.faces.pictures import UnitCutout
from wotrush.scenes.style.palette import Palette
from wotrush.scenes.table.motion.effects import Tracer
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Size, blank
from wotrush.stage.motion import moves
from wotrush.stage.motion.easing import Easing, ease_carry, ease_in_out, linear
from wotrush.stage.motion.particles import burst, explosion, muzzle
from wotrush.stage.motion.recipes import DUST, SPARKS
from wotrush.stage.motion.tween import Motion, Progress, call, delay, parallel, sequence
from wotrush.stage.node import Node, Tracked

DRIVES, DRIVES_ON = 0.4, 0.26
"""Seconds in which a tank drives at its target, and in which it drives on over it, or back."""
BREADTH, LOWEST = 0.8, 0.25
"""How long a tank is as a part of its card's width, and how high it is there at least where there is little room."""
OVER, TILT = 0.5, 16.0
"""How far behind its target it is gone, as a part of that card's width, and by how many degrees it tilts as it comes down."""
FALLS = 0.45
"""Seconds for which it is seen how its target is crushed."""
CLOUDS = 4
"""How often it raises dust on its way."""
TRAIL = replace(DUST, count=8, speed=(20, 110), size=(18, 56), direction=-90, spread=120)
CRUSHED = replace(DUST, count=26, speed=(60, 260), size=(30, 90), direction=-90, spread=170)
BETWEEN, SMALL = 0.055, 0.6
"""Seconds between two rounds of a salvo of rifles, and how large each is compared to a shell."""
DECIDES = 2
"""The round of them, counted from 0, that does what the salvo does."""
STRAY = (0, -13, 9, -5, 15)
"""How far above or below its goal each of them strikes."""
CHIPS = replace(SPARKS, count=9, speed=(60, 190), spread=150, direction=-90)
FLASH, RIFLE_FLASH = 0.16, 0.34
"""Seconds of the fire at a muzzle, and how large it is."""
THROWN = 0.3
"""Seconds in which a charge is in the air."""
BLAST = 0.45
"""Seconds in which it blows up."""
CHARGE, TUMBLES = 62.0, 540.0
"""The side of a charge, and the degrees by which it turns on its way."""
STEP = 15.0
FINER = 4
CANVAS, STRAP, FUSE = (148, 134, 92, 255), (70, 60, 40, 255), (255, 196, 92, 255)


# -- overrun


@dataclass(frozen=True, slots=True)
class Overrun:
    """The way of a tank from behind its own card, above what is told of the fight, and down onto its target."""

    card: UnitCutout
    size: Vector2
    start: Vector2
    """Where the middle of its tracks is as it cannot be seen yet, below its card's edge."""
    edge: float
    """The near edge of the target."""
    goal: Vector2
    ahead: float
    """1 to the right and -1 to the left."""

    @classmethod
    def between(cls, card: UnitCutout, home: FRect, target: FRect, hull: Vector2, lane: FRect) -> Overrun:
        """Return the way between two cards, along the bottom of the `lane` that is free between them."""
        ahead = 1.0 if target.centerx > home.centerx else -1.0
        wide = BREADTH * home.w
        high = min(wide / card.aspect, max(lane.h, LOWEST * home.w))
        size = Vector2(high * card.aspect, high)
        near, edge = (home.right, target.left) if ahead > 0 else (home.left, target.right)
        start = Vector2(near - ahead * size.x / 2, lane.bottom)
        return cls(card, size, start, edge, Vector2(hull.x, hull.y + size.y / 2), ahead)

    @property
    def short(self) -> float:
        """The part of its way on which it stands before its target."""
        return (self.edge - self.ahead * self.size.x / 2 - self.start.x) / (self.goal.x - self.start.x)

    def place(self, part: float) -> tuple[Vector2, float]:
        """Return where its tracks are after that part of the way to the goal, or beyond it, and how far it is tilted."""
        x = self.start.x + (self.goal.x - self.start.x) * part
        down = min(1.0, max(0.0, (x - self.edge) / (self.goal.x - self.edge)))
        y = self.start.y + (self.goal.y - self.start.y) * down**2
        return Vector2(x, y), TILT * self.ahead * 4 * down * (1 - down)


def drives_over(effects: Node, way: Overrun, then: Motion, *, hits: bool, seed: int) -> Motion:
    """Have a tank drive over its target or, if it does not hit, up to that and back; `then` begins as it is there."""
    tank = OncomingTank(way)
    far = 1.0 if hits else way.short
    steps = (i / CLOUDS for i in range(CLOUDS))
    trail = (
        sequence(
            delay(part ** (2 / 3) * DRIVES), burst(effects, TRAIL, way.place(far * part)[0], 0.5, seed + i)
        )
        for i, part in enumerate(steps)
    )
    if hits:
        over = way.size.x / abs(way.goal.x - way.start.x) * OVER
        goes = parallel(
            _drives(tank, 1.0, 1.0 + over, DRIVES_ON, linear),
            sequence(delay(DRIVES_ON / 2), moves.fade(tank, 0.0, DRIVES_ON / 2)),
        )
        goes = parallel(goes, burst(effects, CRUSHED, way.goal, FALLS, seed))
    else:
        goes = _drives(tank, far, 0.0, DRIVES_ON, ease_in_out)
    comes = _drives(tank, 0.0, far, DRIVES, _speeding_up if hits else ease_carry)
    drive = sequence(
        call(partial(effects.add, tank)), comes, parallel(then, sequence(goes, call(tank.detach)))
    )
    return parallel(drive, *trail)


def _speeding_up(t: float) -> float:
    return t * math.sqrt(t)


def _drives(tank: OncomingTank, start: float, goal: float, seconds: float, ease: Easing) -> Motion:
    return Progress(seconds, lambda part: setattr(tank, "part", start + (goal - start) * part), ease)


class OncomingTank(Node):
    """A tank on its way, which is seen as it has left its own card; `part` is how far it is."""

    touchable = False
    part = Tracked(0.0)

    def __init__(self, way: Overrun) -> None:
        super().__init__(name="oncoming tank")
        self.z = 2950.0
        self._way = way

    def paint(self, canvas: Canvas) -> None:
        way = self._way
        tracks, tilt = way.place(self.part)
        left = way.start.x + way.ahead * way.size.x / 2
        seen = FRect(left, tracks.y - 1000, 4000, 2000)
        if way.ahead < 0:
            seen.right = left
        size = canvas.px(way.size.x), canvas.px(way.size.y)
        center = canvas.transform(tracks - Vector2(0, way.size.y / 2))
        canvas.within(canvas.box(seen)).stamp((way.card, size), partial(way.card, size), center, angle=tilt)


# -- rifles


def fires_rifles(
    effects: Node,
    palette: Palette,
    way: LineOfFire,
    goal: Vector2,
    then: Motion,
    *,
    flight: float,
    hits: bool,
    seed: int,
) -> Motion:
    """Fire small tracers one after another, of which each throws up a little; `then` begins as one of them strikes."""
    rounds: list[Motion] = []
    for i, stray in enumerate(STRAY):
        spot = goal + Vector2(stray, stray)
        tracer = Tracer(palette, way.muzzle, spot, way.lob(spot), size=SMALL)
        flash = muzzle(effects, way.muzzle, spot - way.muzzle, FLASH, seed + i, RIFLE_FLASH)
        splash = burst(effects, CHIPS, spot, PUFFS, seed + i) if hits else dust(effects, spot, seed + i)
        shot = parallel(flash, sequence(flies(effects, tracer, flight), splash))
        rounds.append(sequence(delay(i * BETWEEN), shot))
    strikes = sequence(delay(rifle_salvo(flight)), then)
    return parallel(*rounds, strikes)


def rifle_salvo(flight: float) -> float:
    """Return the seconds after which a salvo does what it does."""
    return flight + BETWEEN * DECIDES


# -- charge


def throws_charge(
    effects: Node, way: LineOfFire, goal: Vector2, then: Motion, *, hits: bool, seed: int
) -> Motion:
    """Throw a charge, which blows up where it hits; `then` begins as it comes down."""
    charge = ThrownCharge(way.muzzle, goal, way.lob(goal))
    blast = explosion(effects, goal, BLAST, seed) if hits else parallel()
    return sequence(flies(effects, charge, THROWN), parallel(blast, then))


@dataclass(frozen=True, slots=True)
class ChargePicture:
    """A satchel with two straps and a fuse that glows."""

    def __call__(self, size: Size) -> Surface:
        side = max(8, *size)
        fine = side * FINER
        large = blank((fine, fine), (*CANVAS[:3], 0))
        bag = pygame.Rect(0, 0, round(fine * 0.7), round(fine * 0.5))
        bag.center = (fine // 2, round(fine * 0.58))
        pygame.draw.rect(large, STRAP, bag.inflate(fine // 16, fine // 16), border_radius=fine // 9)
        pygame.draw.rect(large, CANVAS, bag, border_radius=fine // 10)
        for x in (0.36, 0.64):
            strap = pygame.Rect(0, bag.top, fine // 11, bag.h)
            strap.centerx = round(fine * x)
            pygame.draw.rect(large, STRAP, strap)
        tip = (round(fine * 0.72), round(fine * 0.14))
        pygame.draw.line(large, STRAP, (fine // 2, bag.top), tip, fine // 16)
        pygame.draw.circle(large, FUSE, tip, fine // 9)
        return pygame.transform.smoothscale(large, (side, side))


class ThrownCharge(Node):
    """A charge in the air, which turns over as it flies; `part` goes from 0 to 1, half-way it is highest."""

    touchable = False
    part = Tracked(0.0)

    def __init__(self, start: Vector2, goal: Vector2, lob: float) -> None:
        super().__init__(name="thrown charge")
        self.z = 3000.0
        self._start = start
        self._goal = goal
        self._lob = lob

    def place(self, part: float) -> Vector2:
        """Return where it is after that part of its way."""
        return self._start.lerp(self._goal, part) - Vector2(0, self._lob * 4 * part * (1 - part))

    def paint(self, canvas: Canvas) -> None:
        face, side = ChargePicture(), canvas.px(CHARGE)
        angle = round(self.part * TUMBLES / STEP) * STEP
        place = canvas.transform(self.place(self.part))
        canvas.stamp((face, side), partial(face, (side, side)), place, angle=angle)
