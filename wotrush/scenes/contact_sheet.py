"""Contact sheets: a motion of the table as pictures in time, cropped to where it is seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import FRect, Surface

from wotrush.i18n import language
from wotrush.scenes.rush.frame import Frame
from wotrush.scenes.rush.rehearsal import Part, Rehearsal, Staging
from wotrush.settings import Settings, Speed

SHAPE = 16 / 9


@dataclass(frozen=True, slots=True)
class Print:
    """One picture and the second of the motion that it shows."""

    time: float
    picture: Surface


def filmed(rehearsal: Rehearsal, width: int, count: int, *, reduced_motion: bool = False) -> list[Print]:
    """That many prints of a rehearsal, evenly through its time."""
    settings = Settings(language=language(), speed=Speed.NORMAL, reduced_motion=reduced_motion)
    staging = Staging(rehearsal, settings)
    crop = shaped(staging.scene.view.frame, rehearsal.where)
    screen = staging.pilot.surface
    prints = [Print(0.0, printed(screen, crop, width))]
    for _ in staging.decisions():
        begin = prints[-1].time
        prints += [Print(begin + t, printed(screen, crop, width)) for t in staging.frames()]
    return evenly(prints, count)


def evenly(prints: Sequence[Print], count: int) -> list[Print]:
    """The first, the last, and as many between them as make up the count."""
    last = len(prints) - 1
    return [prints[round(last * i / (count - 1))] for i in range(count)]


def printed(screen: Surface, crop: FRect, width: int) -> Surface:
    """A part of the screen at the size of a print."""
    part = screen.subsurface(pygame.Rect(crop))
    return pygame.transform.smoothscale(part, (width, round(width / SHAPE)))


def shaped(frame: Frame, parts: Sequence[Part]) -> FRect:
    """All these parts of the table and as much around them as a print's shape wants."""
    rects = [rect for part in parts for rect in _rects(frame, part)]
    whole = rects[0].unionall(rects[1:]).inflate(40, 40)
    width = min(max(whole.w, whole.h * SHAPE), frame.area.w)
    crop = FRect(0, 0, width, width / SHAPE)
    crop.center = whole.center
    return crop.clamp(frame.area)


def _rects(frame: Frame, part: Part) -> Sequence[FRect]:
    match part:
        case Part.ENEMY:
            return [frame.panels[0].box]
        case Part.RESERVE:
            return [frame.common.deck, *frame.common.reserve, frame.common.discard]
        case Part.FIELD:
            return [frame.common.field]
        case Part.MEDALS:
            return frame.common.medals
        case Part.BASES:
            return [stand.box for stand in frame.own.stands]
        case Part.HAND:
            return [frame.own.hand, frame.own.garage, frame.own.depot]
