"""An event card: frame and sign tell when it may be played, a scene what it is, a sentence what it does."""

from __future__ import annotations

import pygame

from wotrush.scenes.art import palette
from wotrush.scenes.art.color import RGB, darker, lighter, parse
from wotrush.scenes.art.lettering import Face
from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.hunter.faces.badges import sign
from wotrush.scenes.hunter.faces.face import EventFace, EventSign
from wotrush.scenes.hunter.faces.lines import CardName, boxed, fitted, titled
from wotrush.scenes.hunter.faces.scenes.events import draw_scene
from wotrush.scenes.hunter.faces.timings import TIMINGS

FRAMES: dict[EventSign, RGB] = {
    EventSign.OWN: parse("#7f868c"),
    EventSign.ANY: parse("#cda33b"),
    EventSign.OTHERS: parse("#cda33b"),
    EventSign.AT_ONCE: parse("#a3282a"),
}
HEADER, STRIP, FRAME = 38.0, 27.0, 6.0
TEXT, LEAST_TEXT, EVEN_TEXT = 22.0, 16.0, 17.0
"""The greatest and the least letters of a sentence, and those of all in one row of the rule book."""
LARGE_SCENES, SCENES, SLIM_SCENES = (0.6, 0.53), (0.46, 0.4, 0.34), (0.28, 0.22, 0.16, 0.1)
"""How much of the card below its header a scene takes: more where a short sentence in the greatest letters leaves room, less
where a sentence would become too small, least in large print.
"""
SPINE = 44.0
"""Width of the edge along which the name of a covered card runs."""
LETTERED, NAMED = 130, 78
"""Cards narrower than so many pixels do not print their sentence, or not even their name: it could not be read."""
LOW = 11.0
"""The least height of letters in pixels."""
RIMMED = 0.88
"""The size of a sign's plate as a part of its rim's."""
SMALL_SIGN = 48.0
"""The radius of the sign on a card without a name."""
PILED_SIGN = 30.0
"""The same on a pile."""


def draw_event(
    face: EventFace, size: tuple[int, int], *, large_print: bool = False, even_print: bool = False
) -> pygame.Surface:
    """Return the card at this size; small ones show their scene and their sign alone. In large print the scene gives way to the
    sentence, in even print too, which is of one size on all cards.
    """
    sheet = Sheet(size)
    frame = FRAMES[face.sign]
    if size[0] < NAMED:
        sheet.gradient(0, 0, 200, sheet.height, frame, darker(frame, 0.4))
        draw_scene(sheet.part(FRAME, FRAME, 200 - 2 * FRAME, sheet.height - 2 * FRAME), face.code)
        timing_sign(sheet, face.sign, SMALL_SIGN + FRAME, SMALL_SIGN + FRAME, SMALL_SIGN)
        sheet.frame(0, 0, 200, sheet.height, lighter(frame, 0.25), 2, 9)
        return sheet.finish()
    lettered, low = prints(size[0]), LOW / sheet.unit
    title = titled(sheet, face.name, 150, HEADER, max(23.0, low), max(15.0, low), 19)
    scene = sheet.height - HEADER - FRAME - 42
    if lettered:
        scene = _scene_height(sheet, face, TEXT if large_print else EVEN_TEXT if even_print else None)
    scene -= title.rise
    strip = STRIP if lettered else 42.0
    sheet.gradient(0, 0, 200, sheet.height, frame, darker(frame, 0.4))
    draw_scene(sheet.part(FRAME, title.header, 200 - 2 * FRAME, scene), face.code)
    _header(sheet, face, title, frame)
    top = title.header + scene
    sheet.fill(FRAME, top, 200 - 2 * FRAME, strip, darker(frame, 0.76))
    room = 180 - 2 * FRAME - (strip if face.air_strike else 0)
    middle = top + strip / 2
    ink = palette.GOLD_LIGHT if face.sign in (EventSign.ANY, EventSign.OTHERS) else palette.CREAM
    sheet.write(face.timing, Face.TEXT_BOLD, strip * 0.72, FRAME + 8, middle, room, ink, least=low)
    if face.air_strike:
        sign(
            sheet,
            "anti_air",
            196 - FRAME - strip * 0.5,
            middle,
            strip * 0.38,
            palette.CREAM,
            darker(frame, 0.76),
        )
    if lettered:
        low = top + strip
        paper = sheet.height - FRAME - low
        sheet.gradient(FRAME, low, 200 - 2 * FRAME, paper, lighter(palette.PAPER, 0.3), palette.PAPER_SHADE)
        text = EVEN_TEXT if even_print else TEXT
        boxed(sheet, face.text, Face.TEXT_MEDIUM, text, (FRAME + 8, low + 4, 172, paper - 8), palette.INK)
    sheet.frame(0, 0, 200, sheet.height, lighter(frame, 0.25), 2, 9)
    return sheet.finish()


def draw_piled_event(face: EventFace, size: tuple[int, int]) -> pygame.Surface:
    """Return the card on a pile, whose lower half a count covers: scene and sign have the upper one, and no words are cut."""
    sheet = Sheet(size)
    frame = FRAMES[face.sign]
    sheet.gradient(0, 0, 200, sheet.height, frame, darker(frame, 0.4))
    draw_scene(sheet.part(FRAME, FRAME, 200 - 2 * FRAME, sheet.height / 2 - FRAME), face.code)
    timing_sign(sheet, face.sign, PILED_SIGN + FRAME, PILED_SIGN + FRAME, PILED_SIGN)
    sheet.frame(0, 0, 200, sheet.height, lighter(frame, 0.25), 2, 9)
    return sheet.finish()


def prints(width: int) -> bool:
    """Return whether a card of that width in pixels prints its sentence, in letters however small."""
    return width >= LETTERED


def tells(width: float) -> bool:
    """Return whether what a card of that width in pixels does can be read on it."""
    return width >= max(LETTERED, LOW / LEAST_TEXT * 200)


def draw_covered_event(face: EventFace, size: tuple[int, int]) -> pygame.Surface:
    """Return the card of which little more than the left edge can be seen: its name runs up along that edge."""
    sheet = Sheet(size)
    frame = FRAMES[face.sign]
    sheet.gradient(0, 0, 200, sheet.height, frame, darker(frame, 0.4))
    draw_scene(sheet.part(SPINE, FRAME, 200 - SPINE - FRAME, sheet.height - 2 * FRAME), face.code)
    sheet.gradient(2, 2, SPINE - 2, sheet.height - 4, lighter(frame, 0.12), frame)
    timing_sign(sheet, face.sign, SPINE / 2 + 1, SPINE / 2 + 3, SPINE * 0.34)
    ink = palette.INK if face.sign is not EventSign.AT_ONCE else palette.CREAM
    sheet.write_up(
        face.name, Face.TITLE, SPINE * 0.62, SPINE / 2, sheet.height - 12, sheet.height - SPINE - 22, ink
    )
    sheet.frame(0, 0, 200, sheet.height, lighter(frame, 0.25), 2, 9)
    return sheet.finish()


def _scene_height(sheet: Sheet, face: EventFace, wanted: float | None) -> float:
    """Return the largest height of the scene that leaves room for a sentence in the letters that are wanted, or else in letters
    that can be read.
    """
    below, low = sheet.height - HEADER, LOW / sheet.unit
    shares = [(share, TEXT) for share in LARGE_SCENES]
    shares += [(share, wanted or LEAST_TEXT) for share in SCENES]
    shares += [(share, wanted or low) for share in (SCENES[-1], *SLIM_SCENES)]
    for share, least in shares:
        paper = below * (1 - share) - STRIP - FRAME - 8
        if fitted(sheet, face.text, Face.TEXT_MEDIUM, TEXT, 172, paper) >= least:
            break
    return below * share


def _header(sheet: Sheet, face: EventFace, title: CardName, frame: RGB) -> None:
    sheet.gradient(2, 2, 196, title.header - 4, lighter(frame, 0.12), frame)
    timing_sign(sheet, face.sign, 22, title.header / 2, 15.5)
    title.write(sheet, 42, 150, palette.INK if face.sign is not EventSign.AT_ONCE else palette.CREAM)


def timing_sign(sheet: Sheet, when: EventSign, x: float, y: float, radius: float) -> None:
    """Draw the sign of the timing on a plate with a rim."""
    pen = sheet.pen(x, y, radius)
    TIMINGS[when](pen, palette.CREAM, palette.CREAM)
    TIMINGS[when](pen.moved((0, 0), RIMMED), palette.INK, palette.CREAM)
