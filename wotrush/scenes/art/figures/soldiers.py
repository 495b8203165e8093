"""Soldiers from joints: limbs as rounded strokes, with the headgear, weapon and coat of their army."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from wotrush.scenes.art.color import RGB, darker, lighter, parse
from wotrush.scenes.art.figures.poses import POSES, FigurePose
from wotrush.scenes.art.geometry import Point, ellipse, polar, rounded
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.art.vehicles import profile as spec
from wotrush.scenes.art.vehicles.finish import SKIN, STEEL, WOOD
from wotrush.scenes.art.vehicles.plates import Shop

BOOT = parse("#2a2320")
LEATHER = parse("#4b3524")
HEIGHT = 1.78


@dataclass(frozen=True, slots=True)
class Kit:
    """What an army wears and carries."""

    coat: RGB
    trousers: RGB
    headgear: str
    hat: RGB
    weapon: str
    pack: bool = True


KITS: dict[str, Kit] = {
    "soviet": Kit(parse("#8f8353"), parse("#7c7148"), "round", parse("#566037"), "drum"),
    "partisan": Kit(parse("#6b5a47"), parse("#4d4a45"), "fur", parse("#4a3829"), "drum"),
    "peasant": Kit(parse("#7a6246"), parse("#575048"), "cap", parse("#3d3a36"), "rifle"),
    "kerchief": Kit(parse("#5f6b52"), parse("#4b4640"), "scarf", parse("#b9452f"), "rifle", pack=False),
    "german": Kit(parse("#5d6a5a"), parse("#565c54"), "flared", parse("#474d46"), "machine"),
    "american": Kit(parse("#80764e"), parse("#73683f"), "bowl", parse("#5d5b35"), "rifle"),
    "marine": Kit(parse("#6f7a55"), parse("#667050"), "cover", parse("#7d7a4c"), "rifle"),
    "paratrooper": Kit(parse("#8b7d54"), parse("#857750"), "bowl", parse("#5d5b35"), "machine"),
    "resistance": Kit(parse("#4d4438"), parse("#5a5f66"), "beret", parse("#20242c"), "sten"),
    "legion": Kit(parse("#a8935f"), parse("#9b8757"), "kepi", parse("#f2eee0"), "rifle"),
    "engineer": Kit(parse("#8a8160"), parse("#7b7254"), "bowl", parse("#6b6a48"), "rifle"),
    "mechanic": Kit(parse("#6b7280"), parse("#626a78"), "cap", parse("#3e4148"), "spanner", pack=False),
    "british": Kit(parse("#7d6f49"), parse("#74673f"), "brodie", parse("#5f5a38"), "rifle"),
    "commando": Kit(parse("#746846"), parse("#6b6040"), "beret", parse("#3f5a34"), "sten"),
    "japanese": Kit(parse("#9a8a55"), parse("#8d7e4c"), "flaps", parse("#857745"), "rifle"),
    "bersagliere": Kit(parse("#73765f"), parse("#696c58"), "plume", parse("#5c5f48"), "rifle"),
    "volunteer": Kit(parse("#6a5a48"), parse("#5b5850"), "cap", parse("#4a4038"), "rifle"),
}


def figure(shop: Shop, part: spec.FigurePart) -> None:
    """Draw a soldier, far limbs first and darker, so that the body has a near and a far side."""
    pen = shop.pen.moved(part.at, part.height / HEIGHT)
    pose, kit = POSES[part.pose], KITS[part.kit]
    coat = parse(part.coat) if part.coat else kit.coat
    _leg(pen, pose.hip, pose.far_leg, darker(kit.trousers, 0.3))
    _arm(pen, pose.neck, pose.far_arm, darker(coat, 0.3))
    if pose.armed:
        _WEAPONS[kit.weapon](pen, pose.grip, pose.aim)
    _leg(pen, pose.hip, pose.near_leg, kit.trousers)
    _body(pen, pose, coat, kit.pack)
    _head(pen, pose.head, kit)
    _arm(pen, pose.neck, pose.near_arm, lighter(coat, 0.06))
    if not pose.armed and part.pose == "command":
        _pistol(pen, pose.grip, pose.aim)
    elif part.pose == "hammer":
        _hammer(pen, pose.grip)
    elif part.pose == "throw":
        pen.stroke([pose.grip, polar(pose.grip, 0.16, 120)], 0.07, STEEL, caps=True)


def _leg(pen: Pen, hip: Point, leg: tuple[Point, Point], cloth: RGB) -> None:
    knee, foot = leg
    pen.stroke([hip, knee], 0.19, cloth, caps=True)
    pen.stroke([knee, foot], 0.14, cloth, caps=True)
    shin = (knee[0] + (foot[0] - knee[0]) * 0.45, knee[1] + (foot[1] - knee[1]) * 0.45)
    pen.stroke([shin, foot], 0.145, BOOT, caps=True)
    pen.stroke([(foot[0], foot[1] + 0.04), (foot[0] + 0.16, foot[1] + 0.03)], 0.1, BOOT, caps=True)


def _arm(pen: Pen, shoulder: Point, arm: tuple[Point, Point], cloth: RGB) -> None:
    elbow, hand = arm
    top = (shoulder[0], shoulder[1] - 0.06)
    pen.stroke([top, elbow, hand], 0.12, darker(cloth, 0.3), caps=True)
    pen.stroke([top, elbow, hand], 0.095, cloth, caps=True)
    pen.disc(hand, 0.06, SKIN)


def _body(pen: Pen, pose: FigurePose, coat: RGB, pack: bool) -> None:
    hip, neck = pose.hip, pose.neck
    pen.stroke([hip, (neck[0], neck[1] - 0.1)], 0.34, darker(coat, 0.18), caps=True)
    ahead = 0.03
    pen.stroke([(hip[0] + ahead, hip[1]), (neck[0] + ahead, neck[1] - 0.1)], 0.26, coat, caps=True)
    pen.stroke([(hip[0] - 0.17, hip[1] + 0.08), (hip[0] + 0.18, hip[1] + 0.08)], 0.06, LEATHER)
    pen.stroke([(neck[0] - 0.02, neck[1] - 0.02), (hip[0] + 0.08, hip[1] + 0.1)], 0.04, LEATHER)
    if pack:
        _pack(pen, (hip[0] * 0.45 + neck[0] * 0.55 - 0.2, hip[1] * 0.45 + neck[1] * 0.55), darker(coat, 0.32))
    pen.polygon(
        rounded(
            [
                (hip[0] - 0.02, hip[1] - 0.08),
                (hip[0] + 0.14, hip[1] - 0.08),
                (hip[0] + 0.14, hip[1] + 0.06),
                (hip[0] - 0.02, hip[1] + 0.06),
            ],
            0.03,
        ),
        LEATHER,
    )


def _pack(pen: Pen, at: Point, cloth: RGB) -> None:
    x, y = at
    outline = [(x - 0.12, y - 0.17), (x + 0.08, y - 0.17), (x + 0.08, y + 0.17), (x - 0.12, y + 0.17)]
    pen.polygon(rounded(outline, 0.06), cloth)


def _head(pen: Pen, at: Point, kit: Kit) -> None:
    x, y = at
    pen.stroke([(x - 0.04, y - 0.18), (x - 0.02, y - 0.06)], 0.1, darker(SKIN, 0.25))
    pen.polygon(ellipse((x + 0.01, y), 0.105, 0.13), darker(SKIN, 0.2))
    pen.polygon(ellipse((x + 0.03, y), 0.09, 0.12), SKIN)
    pen.polygon([(x + 0.1, y + 0.02), (x + 0.145, y - 0.03), (x + 0.1, y - 0.045)], SKIN)
    _HATS[kit.headgear](pen, x, y, kit.hat)


def _round_helmet(pen: Pen, x: float, y: float, hat: RGB) -> None:
    _dome(pen, x, y + 0.03, 0.155, 0.145, hat)
    pen.stroke([(x - 0.17, y + 0.01), (x + 0.19, y + 0.035)], 0.035, darker(hat, 0.35))


def _flared_helmet(pen: Pen, x: float, y: float, hat: RGB) -> None:
    _dome(pen, x, y + 0.03, 0.15, 0.14, hat)
    pen.polygon(
        [(x - 0.155, y + 0.06), (x - 0.21, y - 0.08), (x - 0.06, y - 0.07), (x + 0.02, y + 0.03)], hat
    )
    pen.polygon([(x + 0.1, y + 0.07), (x + 0.22, y + 0.02), (x, y + 0.02)], darker(hat, 0.15))
    pen.stroke(
        [(x - 0.21, y - 0.08), (x - 0.06, y - 0.065), (x + 0.03, y + 0.02), (x + 0.21, y + 0.02)],
        0.025,
        darker(hat, 0.45),
    )


def _bowl_helmet(pen: Pen, x: float, y: float, hat: RGB) -> None:
    _dome(pen, x, y + 0.02, 0.165, 0.165, hat)
    pen.stroke([(x - 0.18, y), (x + 0.2, y + 0.02)], 0.03, darker(hat, 0.4))
    pen.stroke([(x - 0.05, y), (x + 0.03, y - 0.13)], 0.02, LEATHER)


def _brodie(pen: Pen, x: float, y: float, hat: RGB) -> None:
    """Draw a shallow bowl with a wide flat brim."""
    _dome(pen, x, y + 0.07, 0.15, 0.11, hat)
    pen.stroke([(x - 0.22, y + 0.05), (x + 0.24, y + 0.06)], 0.04, darker(hat, 0.3), caps=True)
    pen.stroke([(x - 0.06, y + 0.03), (x + 0.03, y - 0.13)], 0.02, LEATHER)


def _flaps(pen: Pen, x: float, y: float, hat: RGB) -> None:
    """Draw a helmet over a cloth that hangs down the neck."""
    for left in (-0.17, -0.1):
        pen.polygon(
            [
                (x + left, y + 0.04),
                (x + left + 0.07, y + 0.04),
                (x + left + 0.03, y - 0.17),
                (x + left - 0.05, y - 0.15),
            ],
            lighter(hat, 0.15),
        )
    _dome(pen, x, y + 0.03, 0.15, 0.14, hat)
    pen.stroke([(x - 0.16, y + 0.02), (x + 0.19, y + 0.03)], 0.03, darker(hat, 0.4))


def _plume(pen: Pen, x: float, y: float, hat: RGB) -> None:
    """Draw a helmet with a bunch of dark cock feathers on its side."""
    _bowl_helmet(pen, x, y, hat)
    for tip in ((0.2, 0.24), (0.12, 0.3), (0.02, 0.3), (0.26, 0.14), (0.27, 0.03)):
        pen.stroke([(x + 0.02, y + 0.1), (x + tip[0], y + tip[1])], 0.05, (26, 34, 32), caps=True)


def _covered_helmet(pen: Pen, x: float, y: float, hat: RGB) -> None:
    _bowl_helmet(pen, x, y, hat)
    for px, py in ((-0.07, 0.1), (0.05, 0.07), (0.0, 0.15), (0.1, 0.12), (-0.12, 0.04)):
        pen.disc((x + px, y + py), 0.026, darker(hat, 0.35))


def _fur_cap(pen: Pen, x: float, y: float, hat: RGB) -> None:
    _dome(pen, x, y + 0.06, 0.13, 0.12, lighter(hat, 0.1))
    pen.polygon(
        rounded(
            [(x - 0.15, y + 0.0), (x + 0.15, y + 0.02), (x + 0.15, y + 0.11), (x - 0.15, y + 0.11)], 0.04
        ),
        hat,
    )
    pen.polygon(
        rounded(
            [(x - 0.14, y + 0.06), (x - 0.02, y + 0.06), (x - 0.03, y - 0.1), (x - 0.13, y - 0.08)], 0.04
        ),
        hat,
    )


def _scarf(pen: Pen, x: float, y: float, hat: RGB) -> None:
    """Draw a kerchief knotted behind the neck."""
    _dome(pen, x, y + 0.01, 0.145, 0.155, hat)
    knot = [
        (x - 0.14, y + 0.08),
        (x - 0.03, y + 0.06),
        (x - 0.06, y - 0.14),
        (x - 0.2, y - 0.2),
        (x - 0.15, y - 0.04),
    ]
    pen.polygon(rounded(knot, 0.04), darker(hat, 0.14))


def _beret(pen: Pen, x: float, y: float, hat: RGB) -> None:
    pen.polygon(ellipse((x - 0.04, y + 0.1), 0.19, 0.075), hat)
    pen.polygon(ellipse((x - 0.02, y + 0.12), 0.13, 0.035), lighter(hat, 0.2))
    pen.disc((x - 0.06, y + 0.18), 0.02, hat)


def _flat_cap(pen: Pen, x: float, y: float, hat: RGB) -> None:
    pen.polygon(ellipse((x, y + 0.1), 0.16, 0.07), hat)
    pen.polygon(ellipse((x + 0.01, y + 0.12), 0.11, 0.035), lighter(hat, 0.2))
    pen.polygon([(x + 0.08, y + 0.09), (x + 0.22, y + 0.04), (x + 0.06, y + 0.04)], darker(hat, 0.4))


def _kepi(pen: Pen, x: float, y: float, hat: RGB) -> None:
    pen.polygon([(x - 0.12, y + 0.05), (x + 0.13, y + 0.05), (x + 0.12, y + 0.21), (x - 0.1, y + 0.19)], hat)
    pen.polygon(
        [(x - 0.12, y + 0.05), (x - 0.02, y + 0.05), (x - 0.02, y + 0.2), (x - 0.1, y + 0.19)],
        darker(hat, 0.14),
    )
    pen.polygon([(x + 0.1, y + 0.07), (x + 0.23, y + 0.03), (x + 0.08, y + 0.03)], BOOT)
    pen.polygon(
        [(x - 0.13, y + 0.08), (x - 0.17, y - 0.13), (x - 0.04, y - 0.06), (x - 0.03, y + 0.06)],
        darker(hat, 0.06),
    )


def _dome(pen: Pen, x: float, y: float, half: float, high: float, color: RGB) -> None:
    arc = [(x + half * px, y + high * py) for px, py in (polar((0, 0), 1, 12 * step) for step in range(16))]
    pen.polygon(arc, darker(color, 0.12))
    lit = [
        (x + 0.02 + half * 0.82 * px, y + high * 0.9 * py)
        for px, py in (polar((0, 0), 1, 12 * step) for step in range(16))
    ]
    pen.polygon(lit, color)
    shine = [
        (x + 0.03 + half * 0.5 * px, y + high * (0.35 + 0.5 * py))
        for px, py in (polar((0, 0), 1, 15 * s) for s in range(13))
    ]
    pen.polygon(shine, lighter(color, 0.2))


def _rifle(pen: Pen, grip: Point, aim: float) -> None:
    butt, rear = polar(grip, -0.42, aim - 6), polar(grip, -0.1, aim)
    pen.stroke([butt, rear], 0.1, WOOD, caps=True)
    pen.stroke([rear, polar(grip, 0.42, aim)], 0.065, WOOD, caps=True)
    pen.stroke(
        [polar(polar(grip, 0.0, aim), 0.03, aim + 90), polar(polar(grip, 0.72, aim), 0.02, aim + 90)],
        0.036,
        STEEL,
    )


def _drum(pen: Pen, grip: Point, aim: float) -> None:
    pen.stroke([polar(grip, -0.36, aim - 8), polar(grip, 0.06, aim)], 0.09, WOOD, caps=True)
    pen.stroke([polar(grip, 0.0, aim), polar(grip, 0.5, aim)], 0.07, STEEL, caps=True)
    pen.disc(polar(polar(grip, 0.16, aim), -0.1, aim + 90), 0.085, darker(STEEL, 0.3))
    pen.disc(polar(polar(grip, 0.16, aim), -0.1, aim + 90), 0.045, STEEL)


def _machine(pen: Pen, grip: Point, aim: float) -> None:
    pen.stroke([polar(grip, -0.34, aim - 5), polar(grip, 0.2, aim)], 0.07, darker(STEEL, 0.3), caps=True)
    pen.stroke([polar(grip, 0.0, aim), polar(grip, 0.5, aim)], 0.05, darker(STEEL, 0.15))
    magazine = polar(grip, 0.17, aim)
    pen.stroke([magazine, polar(magazine, 0.24, aim - 88)], 0.05, darker(STEEL, 0.4))


def _sten(pen: Pen, grip: Point, aim: float) -> None:
    pen.stroke([polar(grip, -0.34, aim), polar(grip, 0.48, aim)], 0.05, darker(STEEL, 0.25))
    pen.stroke([polar(grip, -0.34, aim), polar(polar(grip, -0.34, aim), 0.14, aim - 90)], 0.04, STEEL)
    magazine = polar(grip, 0.1, aim)
    pen.stroke([magazine, polar(magazine, 0.22, aim - 80)], 0.05, darker(STEEL, 0.4))


def _pistol(pen: Pen, grip: Point, aim: float) -> None:
    pen.stroke([grip, polar(grip, 0.2, aim - 20)], 0.05, darker(STEEL, 0.3))


def _spanner(pen: Pen, grip: Point, aim: float) -> None:
    tip = polar(grip, 0.34, aim)
    pen.stroke([polar(grip, -0.12, aim), tip], 0.06, STEEL)
    pen.disc(tip, 0.085, STEEL)
    pen.stroke([polar(tip, 0.02, aim), polar(tip, 0.12, aim)], 0.06, darker(STEEL, 0.6))


def _hammer(pen: Pen, grip: Point) -> None:
    head = polar(grip, 0.42, 140)
    pen.stroke([polar(grip, 0.2, -40), head], 0.05, WOOD)
    pen.stroke([polar(head, 0.13, 50), polar(head, 0.13, 230)], 0.14, STEEL)


_WEAPONS: dict[str, Callable[[Pen, Point, float], None]] = {
    "rifle": _rifle,
    "drum": _drum,
    "machine": _machine,
    "sten": _sten,
    "spanner": _spanner,
}
_HATS: dict[str, Callable[[Pen, float, float, RGB], None]] = {
    "round": _round_helmet,
    "flared": _flared_helmet,
    "bowl": _bowl_helmet,
    "cover": _covered_helmet,
    "fur": _fur_cap,
    "scarf": _scarf,
    "beret": _beret,
    "cap": _flat_cap,
    "kepi": _kepi,
    "brodie": _brodie,
    "flaps": _flaps,
    "plume": _plume,
}
