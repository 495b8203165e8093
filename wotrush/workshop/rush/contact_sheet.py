"""Contact sheets: every motion as a row of pictures, cropped to its place on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil, sin, tau
from typing import Protocol

import pygame
from pygame import FRect, Rect, Surface, Vector2

from wotrush.i18n import language
from wotrush.scenes.result.scene import ResultScene
from wotrush.scenes.rush.result.contents import RESULT
from wotrush.scenes.rush.zones.frame import Frame
from wotrush.scenes.style.theme import Theme
from wotrush.settings import Settings, Speed
from wotrush.stage.drawing.shapes import Size
from wotrush.workshop.cloth import cloth_of
from wotrush.workshop.pilot import FRAME
from wotrush.workshop.rush.rehearsal import Rehearsal, RehearsalPart, Staging
from wotrush.workshop.rush.rehearsals import REHEARSALS, USUAL
from wotrush.workshop.staged import new_match, play_out
from wotrush.workshop.studio import Studio

SHAPE = 16 / 9
ON_A_ROW, ON_A_SHEET = 6, 12
GAP = 6
HOLDING = 66
"""Frames for which a card is carried about."""


class MotionShot(Protocol):
    """A motion that can be watched once."""

    def played(self) -> Iterator[None]:
        """Play the motion frame by frame without drawing."""

    def crop(self) -> Rect:
        """Return the part of the screen that shows the motion."""

    def picture(self) -> Surface:
        """Draw the whole screen as it is now."""


class Rehearsed(Staging):
    """The motion that follows a decision."""

    def __init__(self, rehearsal: Rehearsal, *, reduced_motion: bool = False) -> None:
        settings = Settings(language=language(), speed=Speed.NORMAL, reduced_motion=reduced_motion)
        super().__init__(rehearsal, settings)

    def crop(self) -> Rect:
        return shaped(self.scene.view.frame, self.rehearsal.where)


class Carried(Rehearsed):
    """A card lifted by hand, carried about, and let go where it may not lie."""

    def __init__(self) -> None:
        super().__init__(Rehearsal(USUAL, (), (RehearsalPart.FIELD, RehearsalPart.HAND)))

    def played(self) -> Iterator[None]:
        at = Vector2(self.scene.cards.sprites[self.scene.view.o.hand[0]].center_px)
        self._hand(pygame.MOUSEMOTION, at)
        self._hand(pygame.MOUSEBUTTONDOWN, at, button=pygame.BUTTON_LEFT)
        for frame in range(HOLDING):
            part = frame / HOLDING
            place = at + Vector2(180 * part + 190 * sin(part * tau), -300 * part)
            self._hand(pygame.MOUSEMOTION, place)
            self.step()
            yield
        aside = Vector2(4, 600)
        self._hand(pygame.MOUSEMOTION, aside)
        self._hand(pygame.MOUSEBUTTONUP, aside, button=pygame.BUTTON_LEFT)
        yield from (None for _ in self.frames())

    def _hand(self, kind: int, at: Vector2, **values: object) -> None:
        self.pilot.send(kind, pos=(round(at.x), round(at.y)), rel=(0, 0), buttons=(0, 0, 0), **values)


class Counted:
    """The points at the end of a game."""

    def __init__(self) -> None:
        self._studio = Studio((1920, 1080))
        self._studio.context.settings = Settings(language=language(), speed=Speed.NORMAL)
        match = new_match(4, 3)
        play_out(match)
        self._scene = ResultScene(self._studio.context, self._studio.session(match), RESULT)
        self._studio.stack.resize(self._studio.size)
        self._studio.stack.push(self._scene)

    def played(self) -> Iterator[None]:
        while self._scene.player.busy:
            self._studio.clock.advance(FRAME)
            self._studio.stack.update()
            yield

    def crop(self) -> Rect:
        return Rect((0, 0), self._studio.size)

    def picture(self) -> Surface:
        screen = Surface(self._studio.size, depth=32)
        self._studio.stack.draw(screen)
        return screen


MOTIONS: Mapping[str, Callable[[], MotionShot]] = {
    "lift and tilt": Carried,
    **{name: partial(Rehearsed, rehearsal) for name, rehearsal in REHEARSALS.items()},
    "count-up": Counted,
    "shot, reduced motion": partial(Rehearsed, REHEARSALS["shot"], reduced_motion=True),
}


@dataclass(frozen=True, slots=True)
class Print:
    """One picture and the second of the motion that it shows."""

    time: float
    picture: Surface


def filmed(make: Callable[[], MotionShot], width: int, count: int) -> list[Print]:
    """Return that many prints at equal intervals. The motion is played twice: first to find its length."""
    last = sum(1 for _ in make().played())
    wanted = sorted({round(last * i / (count - 1)) for i in range(count)})
    take = make()
    crop = take.crop()
    prints = [_printed(take.picture(), crop, 0, width)]
    for frame, _ in enumerate(take.played(), start=1):
        # Every frame is drawn, since new pictures take a few frames to be complete.
        screen = take.picture()
        if frame in wanted:
            prints.append(_printed(screen, crop, frame, width))
    return prints


def _printed(screen: Surface, crop: Rect, frame: int, width: int) -> Print:
    size = (width, round(width / SHAPE))
    return Print(frame * FRAME, pygame.transform.smoothscale(screen.subsurface(crop), size))


def sheet(number: int, size: Size) -> Surface:
    """Draw one motion in twelve prints. The first motion has number 1."""
    name, make = list(MOTIONS.items())[(number - 1) % len(MOTIONS)]
    columns = 3 if size[0] < 1.5 * size[1] else 4
    rows = ceil(ON_A_SHEET / columns)
    width = round(min((size[0] - GAP) / columns, (size[1] - 40) / rows * SHAPE)) - GAP
    table = cloth_of(size)
    _label(table, name, (2 * GAP, GAP), 26)
    for i, each in enumerate(filmed(make, width, ON_A_SHEET)):
        across, down = i % columns, i // columns
        _lay(table, each, (GAP + across * (width + GAP), 40 + down * (round(width / SHAPE) + GAP)))
    return table


def overview(size: Size) -> Surface:
    """Draw all motions, each as a row of six prints."""
    width, columns = max((_row_fits(size, columns), columns) for columns in range(1, 5))
    rows = ceil(len(MOTIONS) / columns)
    cell = Vector2(size[0] / columns, size[1] / rows)
    table = cloth_of(size)
    for i, (name, make) in enumerate(MOTIONS.items()):
        corner = Vector2(i // rows * cell.x + 2 * GAP, i % rows * cell.y + 4)
        _label(table, name, corner, 20)
        for j, each in enumerate(filmed(make, width, ON_A_ROW)):
            _lay(table, each, corner + Vector2(j * (width + 2), 26))
    return table


def _row_fits(size: Size, columns: int) -> int:
    """Return how wide prints can be if the rows stand in that many columns."""
    high = size[1] / ceil(len(MOTIONS) / columns) - 34
    return round(min((size[0] / columns - 3 * GAP) / ON_A_ROW, high * SHAPE)) - 2


def _lay(table: Surface, each: Print, corner: Vector2 | tuple[float, float]) -> None:
    table.blit(each.picture, corner)
    foot = Vector2(corner) + Vector2(4, each.picture.get_height() - 22)
    _label(table, f"{each.time:.2f}", foot, 16)


def _label(table: Surface, text: str, corner: Vector2 | tuple[float, float], size: float) -> None:
    theme = Theme.of()
    for offset, color in (((1, 1), theme.palette.bar[1]), ((0, 0), theme.palette.gold_light)):
        ink = theme.inks.strong.sized(size).colored(color)
        table.blit(theme.writer.picture(text, ink), Vector2(corner) + offset)


def shaped(frame: Frame, parts: Sequence[RehearsalPart]) -> Rect:
    """Return the box around these parts of the table, extended to the shape of a print."""
    rects = [rect for part in parts for rect in _rects(frame, part)]
    whole = rects[0].unionall(rects[1:]).inflate(40, 40)
    width = min(max(whole.w, whole.h * SHAPE), frame.area.w)
    crop = FRect(0, 0, width, width / SHAPE)
    crop.center = whole.center
    return Rect(crop.clamp(frame.area))


def _rects(frame: Frame, part: RehearsalPart) -> Sequence[FRect]:
    match part:
        case RehearsalPart.ENEMY:
            return [frame.panels[0].box]
        case RehearsalPart.TARGETS:
            return [stand.box for stand in frame.panels[0].stands]
        case RehearsalPart.RESERVE:
            return [frame.common.deck, *frame.common.reserve, frame.common.discard]
        case RehearsalPart.FIELD:
            return [frame.common.field]
        case RehearsalPart.MEDALS:
            return frame.common.medals
        case RehearsalPart.BASES:
            return [stand.box for stand in frame.own.stands]
        case RehearsalPart.HAND:
            return [frame.own.hand, frame.own.garage, frame.own.depot]
