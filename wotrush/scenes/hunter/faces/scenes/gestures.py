"""What commanders do with their hands: each gesture is drawn over the bust, in its measure."""

from __future__ import annotations

from collections.abc import Callable

from wotrush.scenes.art.color import RGB, darker, lighter, parse
from wotrush.scenes.art.geometry import Point, ellipse, polar, rounded
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.hunter.faces.scenes.heads import TurnedPen
from wotrush.scenes.hunter.faces.scenes.headwear import BRASS, LEATHER, RUBBER

PAPER, INK, RED = parse("#f0e6cc"), parse("#5c5446"), parse("#be3c2c")
STEEL = parse("#7c8288")


def _arm(pen: Pen, elbow: Point, wrist: Point, coat: RGB) -> None:
    """Draw a forearm in its sleeve, in shade below, with a cuff."""
    pen.stroke([elbow, wrist], 0.34, darker(coat, 0.45), caps=True)
    pen.stroke([elbow, wrist], 0.3, darker(coat, 0.04), caps=True)
    off = (0.05, -0.05)
    pen.stroke(
        [(elbow[0] + off[0], elbow[1] + off[1]), (wrist[0] + off[0], wrist[1] + off[1])],
        0.18,
        darker(coat, 0.16),
    )
    cuff = (wrist[0] + (elbow[0] - wrist[0]) * 0.16, wrist[1] + (elbow[1] - wrist[1]) * 0.16)
    pen.stroke([wrist, cuff], 0.35, darker(coat, 0.3), caps=True)


def _fist(pen: Pen, at: Point, skin: RGB, turn: float = 0.0) -> None:
    """Draw a closed hand with its fingers across and the thumb over them."""
    x, y = at
    hand = TurnedPen(pen, at, turn)
    palm = [(x - 0.15, y - 0.14), (x + 0.14, y - 0.14), (x + 0.17, y + 0.12), (x - 0.13, y + 0.15)]
    hand.polygon(
        rounded([(a * 1.0 + (a - x) * 0.14, b + (b - y) * 0.14) for a, b in palm], 0.07), darker(skin, 0.5)
    )
    hand.polygon(rounded(palm, 0.07), darker(skin, 0.14))
    for row in range(4):
        level = y + 0.1 - 0.067 * row
        hand.stroke([(x - 0.1, level), (x + 0.12 - 0.012 * row, level)], 0.062, skin, caps=True)
        hand.stroke([(x - 0.1, level - 0.033), (x + 0.12, level - 0.033)], 0.012, darker(skin, 0.3))
    hand.stroke([(x - 0.13, y - 0.06), (x - 0.06, y + 0.12)], 0.075, lighter(skin, 0.08), caps=True)


def _finger(pen: Pen, start: Point, tip: Point, skin: RGB) -> None:
    pen.stroke([start, tip], 0.1, darker(skin, 0.45), caps=True)
    pen.stroke([start, tip], 0.075, lighter(skin, 0.04), caps=True)


def _list(pen: Pen, coat: RGB, skin: RGB) -> None:
    """Hold a list and write on it."""
    board = [(0.22, -1.16), (0.86, -1.08), (0.78, -0.4), (0.14, -0.48)]
    pen.polygon([(x + 0.04, y - 0.04) for x, y in board], darker(LEATHER, 0.2))
    pen.polygon(board, PAPER)
    pen.stroke([(0.36, -0.46), (0.58, -0.43)], 0.07, STEEL, caps=True)
    for step in range(4):
        y = -0.6 - 0.13 * step
        pen.stroke([(0.26, y), (0.68 - 0.1 * (step % 2), y + 0.05)], 0.026, INK)
    _arm(pen, (1.28, -1.5), (0.98, -0.98), coat)
    _fist(pen, (0.86, -0.84), skin, 20)
    pen.stroke([(-0.02, -0.62), (0.3, -0.82)], 0.045, BRASS, caps=True)
    _arm(pen, (-0.75, -1.6), (-0.24, -0.96), coat)
    _fist(pen, (-0.1, -0.78), skin, -40)


def _stick(pen: Pen, coat: RGB, skin: RGB) -> None:
    """Raise a stick."""
    _arm(pen, (1.34, -1.3), (1.0, -0.62), coat)
    pen.stroke([(1.26, 0.42), (0.74, -1.1)], 0.07, LEATHER, caps=True)
    pen.disc((1.26, 0.42), 0.07, BRASS)
    _fist(pen, (0.98, -0.42), skin, 20)


def _thumb(pen: Pen, coat: RGB, skin: RGB) -> None:
    """Show a thumb that points up."""
    _arm(pen, (-1.3, -1.4), (-0.98, -0.76), coat)
    _finger(pen, (-0.96, -0.5), (-0.98, -0.24), skin)
    _fist(pen, (-0.92, -0.58), skin)


def _glasses(pen: Pen, coat: RGB, skin: RGB) -> None:
    """Lower field glasses after a look through them."""
    pen.stroke([(-0.2, -0.52), (0.1, -0.84), (0.5, -0.62)], 0.035, LEATHER)
    _arm(pen, (1.2, -1.5), (0.86, -0.94), coat)
    tube = TurnedPen(pen, (0.72, -0.56), 24)
    for side in (-1, 1):
        x = 0.72 + side * 0.13
        tube.polygon(
            rounded([(x - 0.1, -0.82), (x + 0.1, -0.82), (x + 0.08, -0.36), (x - 0.08, -0.36)], 0.04), RUBBER
        )
        tube.polygon(
            rounded([(x - 0.08, -0.8), (x - 0.02, -0.8), (x - 0.01, -0.38), (x - 0.06, -0.38)], 0.02),
            parse("#4b4842"),
        )
        tube.stroke([(x - 0.075, -0.42), (x + 0.075, -0.42)], 0.035, STEEL)
    tube.stroke([(0.66, -0.56), (0.78, -0.56)], 0.1, RUBBER)
    _fist(pen, (0.84, -0.76), skin, 20)


def _listen(pen: Pen, coat: RGB, skin: RGB) -> None:
    """Press the headphone to the ear, a map in the other hand."""
    sheet = [(-1.02, -1.14), (-0.2, -1.06), (-0.28, -0.58), (-0.96, -0.66)]
    pen.polygon([(x + 0.03, y - 0.03) for x, y in sheet], darker(PAPER, 0.6))
    pen.polygon(sheet, PAPER)
    for fold in (-0.78, -0.52):
        pen.stroke([(fold, -1.1), (fold - 0.02, -0.63)], 0.014, darker(PAPER, 0.25))
    pen.stroke([(-0.9, -1.0), (-0.66, -0.84), (-0.5, -0.92), (-0.34, -0.7)], 0.036, RED)
    pen.disc((-0.34, -0.7), 0.04, RED)
    _arm(pen, (-0.7, -1.7), (-0.72, -1.2), coat)
    _fist(pen, (-0.76, -1.02), skin, 10)
    _arm(pen, (1.26, -0.86), (0.72, -0.36), coat)
    _fist(pen, (0.56, -0.14), skin, 24)


def _shade(pen: Pen, coat: RGB, skin: RGB) -> None:
    """Shade the eyes with a hand."""
    pen.stroke([(0.96, -0.92), (1.2, -0.34)], 0.34, darker(coat, 0.4), caps=True)
    pen.stroke([(0.96, -0.92), (1.2, -0.34)], 0.29, darker(coat, 0.1), caps=True)
    _arm(pen, (1.2, -0.36), (0.86, 0.08), coat)
    hand = [(0.82, 0.02), (0.9, 0.2), (0.66, 0.34), (0.34, 0.32), (0.2, 0.26), (0.3, 0.2), (0.62, 0.14)]
    pen.polygon(rounded([(x, y - 0.02) for x, y in hand], 0.05), darker(skin, 0.5))
    pen.polygon(rounded(hand, 0.05), skin)
    for low in (0.22, 0.26):
        pen.stroke([(0.7, low + 0.02), (0.34, low + 0.01)], 0.014, darker(skin, 0.3))


def _microphone(pen: Pen, coat: RGB, skin: RGB) -> None:
    """Speak into a microphone, and wear a scarf."""
    pen.polygon(
        rounded([(-0.36, -0.4), (0.36, -0.4), (0.32, -0.68), (0, -0.78), (-0.32, -0.68)], 0.1),
        (226, 218, 198),
    )
    pen.polygon(rounded([(-0.34, -0.42), (0.2, -0.42), (0.1, -0.6), (-0.26, -0.62)], 0.08), (242, 236, 222))
    pen.polygon([(0.0, -0.7), (0.22, -0.7), (0.34, -1.12), (0.06, -1.1)], (206, 196, 174))
    pen.stroke([(-0.56, -0.6), (-0.7, -1.0), (-0.5, -1.5)], 0.045, RUBBER)
    pen.stroke([(-0.4, -0.36), (-0.56, -0.62)], 0.12, RUBBER, caps=True)
    pen.disc((-0.37, -0.32), 0.11, RUBBER)
    pen.disc((-0.385, -0.305), 0.08, (96, 94, 90))
    _arm(pen, (-1.2, -1.36), (-0.76, -0.84), coat)
    _fist(pen, (-0.6, -0.64), skin, -30)


def _raised_fist(pen: Pen, coat: RGB, skin: RGB) -> None:
    """Raise a fist to the sky."""
    _arm(pen, (-1.16, -0.98), (-1.0, -0.16), coat)
    _fist(pen, (-0.98, 0.06), skin)


def _hush(pen: Pen, coat: RGB, skin: RGB) -> None:
    """Lay a finger on the lips."""
    _arm(pen, (0.92, -1.5), (0.4, -0.86), coat)
    _finger(pen, (0.12, -0.56), (0.06, -0.2), skin)
    _fist(pen, (0.2, -0.66), skin, 30)


def _chin(pen: Pen, coat: RGB, skin: RGB) -> None:
    """Hold the chin in thought."""
    _arm(pen, (-0.86, -1.5), (-0.38, -0.86), coat)
    _finger(pen, (-0.2, -0.6), (-0.3, -0.24), skin)
    _fist(pen, (-0.16, -0.62), skin, -20)


def spectacles(pen: Pen, turn: float) -> None:
    """Draw round glasses."""
    for side in (-1, 1):
        far = max(0.0, side * turn)
        x, wide = turn * 0.15 + side * 0.165 * (1 - 0.22 * far), 0.12 * (1 - 0.24 * far)
        rim = ellipse((x, 0.045), wide, 0.115)
        pen.stroke([*rim, rim[0]], 0.024, RUBBER)
    pen.stroke([(turn * 0.15 - 0.04, 0.07), (turn * 0.15 + 0.04, 0.07)], 0.024, RUBBER)
    side = -1 if turn > 0 else 1
    pen.stroke([(turn * 0.15 + side * 0.28, 0.07), (side * 0.38, 0.06)], 0.024, RUBBER)


def face_paint(pen: Pen) -> None:
    """Draw stripes of dark paint across the cheeks and the brow."""
    for start, end in (((-0.36, -0.02), (-0.12, -0.16)), ((-0.34, -0.16), (-0.16, -0.26)), ((0.2, -0.1), (0.38, 0.02)),
                       ((0.22, -0.22), (0.36, -0.12)), ((-0.12, 0.24), (0.2, 0.28))):  # fmt: skip
        pen.stroke([start, polar(start, 0.06, 20), end], 0.06, (72, 84, 56), caps=True)


GESTURES: dict[str, Callable[[Pen, RGB, RGB], None]] = {
    "list": _list,
    "stick": _stick,
    "thumb": _thumb,
    "glasses": _glasses,
    "listen": _listen,
    "shade": _shade,
    "microphone": _microphone,
    "fist": _raised_fist,
    "hush": _hush,
    "chin": _chin,
}
