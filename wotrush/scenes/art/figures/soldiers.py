"""Soldiers from joints: tapered limbs, a tunic, a face in profile, with what their army wears and carries."""

from __future__ import annotations

import math
from dataclasses import dataclass

from wotrush.scenes.art.color import RGB, darker, lighter, parse
from wotrush.scenes.art.figures.headgear import HATS
from wotrush.scenes.art.figures.poses import POSES, FigurePose
from wotrush.scenes.art.figures.weapons import TOOLS, WEAPONS, pistol
from wotrush.scenes.art.geometry import Point, ellipse, polar, rounded
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.art.profiles import profile as spec
from wotrush.scenes.art.profiles.finish import BOOT, DEEP, LEATHER, SKIN, STEEL, Shop

HEIGHT = 1.78
TUNIC = (
    *((-0.2, 0.19), (0.1, 0.17), (0.55, 0.2), (0.85, 0.17), (1.0, 0.07)),
    *((1.0, -0.1), (0.85, -0.19), (0.5, -0.19), (0.1, -0.17), (-0.2, -0.19)),
)
"""Its outline: shares of the way from the hip to the neck, and metres ahead of the axis."""


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
        WEAPONS[kit.weapon](pen, pose.grip, pose.aim)
    _leg(pen, pose.hip, pose.near_leg, kit.trousers)
    _body(pen, pose, coat, kit.pack)
    _head(pen, pose, kit)
    if part.pose in TOOLS:
        TOOLS[part.pose](pen, pose.grip, pose.aim)
    _arm(pen, pose.neck, pose.near_arm, lighter(coat, 0.06))
    if part.pose == "command":
        pistol(pen, pose.grip, pose.aim)
    elif part.pose == "throw":
        pen.stroke([pose.grip, polar(pose.grip, 0.16, 120)], 0.07, STEEL, caps=True)


def _limb(pen: Pen, start: Point, end: Point, wide: float, narrow: float, cloth: RGB) -> None:
    """Draw a tapered sleeve or trouser leg, with light along its upper side."""
    (x, y), (far_x, far_y) = start, end
    length = max(1e-6, math.hypot(far_x - x, far_y - y))
    across = (-(far_y - y) / length, (far_x - x) / length)
    if across[1] < 0:
        across = (-across[0], -across[1])

    def edge(share: float) -> list[Point]:
        return [
            (px + across[0] * half * share, py + across[1] * half * share)
            for (px, py), half in ((start, wide / 2), (end, narrow / 2))
        ]

    pen.disc(start, wide / 2, cloth)
    pen.disc(end, narrow / 2, cloth)
    pen.polygon([*edge(1.0), *edge(-1.0)[::-1]], cloth)
    pen.polygon([*edge(-0.1), *edge(-1.0)[::-1]], darker(cloth, 0.14))
    pen.polygon([*edge(1.0), *edge(0.55)[::-1]], lighter(cloth, 0.1))


def _leg(pen: Pen, hip: Point, leg: tuple[Point, Point], cloth: RGB) -> None:
    knee, foot = leg
    _limb(pen, hip, knee, 0.25, 0.18, cloth)
    shin = (knee[0] + (foot[0] - knee[0]) * 0.5, knee[1] + (foot[1] - knee[1]) * 0.5)
    _limb(pen, knee, shin, 0.18, 0.17, cloth)
    _limb(pen, shin, (foot[0], foot[1] + 0.05), 0.15, 0.12, BOOT)
    x, y = foot
    toe = [(x - 0.07, y), (x + 0.2, y), (x + 0.21, y + 0.05), (x + 0.1, y + 0.1), (x - 0.07, y + 0.11)]
    pen.polygon(toe, BOOT)
    pen.stroke([(x - 0.08, y), (x + 0.21, y)], 0.025, darker(BOOT, 0.5))


def _arm(pen: Pen, shoulder: Point, arm: tuple[Point, Point], cloth: RGB) -> None:
    """Draw an arm in a sleeve with a cuff, and a hand with its thumb."""
    elbow, hand = arm
    top = (shoulder[0], shoulder[1] - 0.07)
    wrist = (elbow[0] + (hand[0] - elbow[0]) * 0.84, elbow[1] + (hand[1] - elbow[1]) * 0.84)
    skin = darker(SKIN, 0.08)
    pen.stroke([wrist, hand], 0.075, skin, caps=True)
    pen.disc(hand, 0.058, SKIN)
    pen.disc((hand[0] + 0.03, hand[1] + 0.03), 0.03, lighter(SKIN, 0.1))
    _limb(pen, elbow, wrist, 0.12, 0.1, darker(cloth, 0.06))
    _limb(pen, top, elbow, 0.16, 0.125, cloth)
    cuff = (wrist[0] + (elbow[0] - wrist[0]) * 0.12, wrist[1] + (elbow[1] - wrist[1]) * 0.12)
    pen.stroke([wrist, cuff], 0.115, darker(cloth, 0.22))


def _body(pen: Pen, pose: FigurePose, coat: RGB, pack: bool) -> None:
    """Draw a tunic with collar, pocket, belt and skirt; behind it the pack."""
    (hx, hy), (nx, ny) = pose.hip, pose.neck
    lean = math.degrees(math.atan2(ny - hy, nx - hx))

    def at(along: float, ahead: float) -> Point:
        """Return a point of the torso: a share of the way from the hip to the neck, and metres ahead of its axis."""
        return polar((hx + (nx - hx) * along, hy + (ny - hy) * along), ahead, lean - 90)

    if pack:
        for low, high, back, tone in ((0.34, 0.9, -0.31, 0.34), (0.4, 0.84, -0.28, 0.22)):
            box = [at(low, -0.1), at(low, back), at(high, back), at(high, -0.1)]
            pen.polygon(rounded(box, 0.06), darker(coat, tone))
        pen.stroke([at(0.62, -0.31), at(0.62, -0.12)], 0.03, LEATHER)
    for edge, cloth in ((0.0, darker(coat, 0.2)), (0.09, coat)):  # The back lies in shade.
        outline = [at(along, ahead if ahead > 0 else ahead + edge) for along, ahead in TUNIC]
        pen.polygon(rounded(outline, 0.05), cloth)
    pen.stroke([at(-0.18, 0.12), at(0.92, 0.12)], 0.02, darker(coat, 0.28))
    pocket = [at(0.5, 0.02), at(0.5, 0.1), at(0.68, 0.1), at(0.68, 0.02)]
    pen.polygon(pocket, darker(coat, 0.1))
    pen.stroke([pocket[2], pocket[3]], 0.02, darker(coat, 0.3))
    pen.stroke([at(0.16, -0.18), at(0.16, 0.19)], 0.07, LEATHER)
    pen.stroke([at(0.16, 0.09), at(0.16, 0.13)], 0.06, lighter(LEATHER, 0.5))
    pen.stroke([at(0.98, -0.04), at(0.2, 0.14)], 0.035, LEATHER)
    pen.polygon([at(1.04, -0.08), at(1.04, 0.09), at(0.9, 0.11), at(0.94, -0.07)], darker(coat, 0.32))


def _head(pen: Pen, pose: FigurePose, kit: Kit) -> None:
    """Draw a head in profile: jaw, nose, eye under a brow, ear and hair."""
    x, y = pose.head
    shade, hair = darker(SKIN, 0.22), darker(LEATHER, 0.25)
    pen.stroke([(x - 0.045, y - 0.2), (x - 0.02, y - 0.05)], 0.11, darker(SKIN, 0.3))
    face = [
        (x - 0.1, y + 0.11),
        (x + 0.1, y + 0.11),
        (x + 0.112, y + 0.03),
        (x + 0.15, y - 0.035),
        (x + 0.112, y - 0.045),
        (x + 0.115, y - 0.075),
        (x + 0.095, y - 0.13),
        (x + 0.03, y - 0.135),
        (x - 0.05, y - 0.08),
        (x - 0.1, y - 0.02),
    ]
    pen.polygon(face, SKIN)
    pen.polygon([face[6], face[7], face[8], face[9], (x - 0.06, y + 0.02), (x + 0.01, y - 0.08)], shade)
    pen.polygon(
        rounded(
            [(x - 0.11, y + 0.12), (x - 0.03, y + 0.12), (x - 0.04, y - 0.02), (x - 0.1, y - 0.06)], 0.03
        ),
        hair,
    )
    pen.polygon(ellipse((x - 0.02, y - 0.01), 0.026, 0.04), shade)
    pen.disc((x + 0.07, y + 0.015), 0.015, DEEP)
    pen.stroke([(x + 0.035, y + 0.045), (x + 0.1, y + 0.04)], 0.018, hair)
    pen.stroke([(x + 0.065, y - 0.085), (x + 0.11, y - 0.08)], 0.016, darker(SKIN, 0.45))
    HATS[kit.headgear](pen, x, y, kit.hat)
