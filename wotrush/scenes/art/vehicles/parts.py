"""Parts fixed to plates: cupolas, stowage, seams and rivets, grilles, wheels with tyres, emblems."""

from __future__ import annotations

from wotrush.scenes.art.color import darker, lighter, parse
from wotrush.scenes.art.emblems import draw_emblem
from wotrush.scenes.art.geometry import Polygon, along, polar, rounded
from wotrush.scenes.art.profiles import profile as spec
from wotrush.scenes.art.profiles.finish import DEEP, RUBBER, STEEL, Shop
from wotrush.scenes.art.vehicles.plates import surface

LINK = 0.17
SPARE = parse("#6b6357")


def cupola(shop: Shop, part: spec.Cupola) -> None:
    (x, y), (wide, high) = part.at, part.size
    base = shop.finish.tone("turret")
    left, right = x - wide / 2, x + wide / 2
    shapes: dict[str, tuple[Polygon, float]] = {
        "drum": ([(left, y), (right, y), (right, y + high), (left, y + high)], 0.04),
        "ring": ([(left, y), (right, y), (right, y + high), (left, y + high)], 0.04),
        "dome": (
            [
                (left, y),
                (right, y),
                (right, y + high * 0.5),
                (x + wide * 0.2, y + high),
                (x - wide * 0.2, y + high),
                (left, y + high * 0.5),
            ],
            high * 0.6,
        ),
        "hatch": ([(left, y), (right, y), (right, y + high), (left, y + high)], high * 0.4),
    }
    outline, radius = shapes[part.style]
    surface(shop, rounded(outline, radius), base, 0.4)
    if part.style == "drum":
        shop.pen.stroke([(x - wide * 0.2, y + high * 0.62), (x + wide * 0.3, y + high * 0.62)], 0.04, DEEP)
    if part.style == "ring":
        for step in (-0.34, -0.12, 0.1, 0.32):
            shop.pen.stroke(
                [(x + wide * step, y + high * 0.6), (x + wide * (step + 0.12), y + high * 0.6)], 0.045, DEEP
            )
        lid = [
            (left + 0.04, y + high),
            (right - 0.04, y + high),
            (right - 0.1, y + high + 0.06),
            (left + 0.1, y + high + 0.06),
        ]
        surface(shop, lid, base, 0.0)


def box(shop: Shop, part: spec.Box) -> None:
    (x, y), (wide, high) = part.at, part.size
    base = shop.finish.tone(part.tone)
    if part.style == "links":
        _spare_links(shop, part)
        return
    outline: Polygon = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
    radius = {"drum": 0.05, "roll": min(wide, high) * 0.5, "exhaust": high * 0.4, "lamp": high * 0.5}.get(
        part.style, 0.02
    )
    surface(shop, rounded(outline, radius), base, 0.35)
    pen = shop.pen
    if part.style == "box":
        pen.stroke(
            [(x + wide * 0.5, y + high * 0.55), (x + wide * 0.5, y + high * 0.85)], 0.04, darker(base, 0.45)
        )
    elif part.style in ("drum", "roll"):
        for share in (0.2, 0.8):
            pen.stroke(
                [(x + wide * share, y + 0.02), (x + wide * share, y + high - 0.02)], 0.03, darker(base, 0.4)
            )
    elif part.style == "crate":
        pen.stroke([(x, y + high * 0.5), (x + wide, y + high * 0.5)], 0.025, darker(base, 0.4))
    elif part.style == "lamp":
        pen.disc((x + wide * 0.7, y + high / 2), high * 0.3, (250, 238, 190))


def machine_gun(shop: Shop, part: spec.MachineGun) -> None:
    """Draw grip, receiver with its box of belts, and a thin barrel in its jacket."""
    (x, y), pen = part.at, shop.pen
    level, rear, muzzle = y + part.post, x - part.length * 0.4, x + part.length * 0.6
    pen.stroke([(x, y), (x, level)], 0.07, darker(STEEL, 0.3))
    pen.stroke([(x - 0.02, level), (muzzle, level + 0.03)], 0.045, darker(STEEL, 0.15))
    pen.stroke([(x + part.length * 0.1, level + 0.01), (x + part.length * 0.38, level + 0.02)], 0.07, STEEL)
    receiver = [(rear, level - 0.05), (x + 0.1, level - 0.05), (x + 0.1, level + 0.07), (rear, level + 0.07)]
    surface(shop, rounded(receiver, 0.02), darker(STEEL, 0.2), 0.4)
    belts = [(x - 0.16, level - 0.13), (x + 0.06, level - 0.13), (x + 0.06, level), (x - 0.16, level)]
    surface(shop, belts, shop.finish.tone("side"), 0.4)
    pen.stroke(
        [(rear + 0.02, level - 0.06), (rear - 0.08, level - 0.02), (rear - 0.08, level + 0.07)], 0.035, STEEL
    )


def _spare_links(shop: Shop, part: spec.Box) -> None:
    """Draw a row of track links hung up as extra armor."""
    (x, y), (wide, high) = part.at, part.size
    count = max(2, round(wide / LINK))
    for index in range(count):
        left, right = x + wide * index / count + 0.015, x + wide * (index + 1) / count - 0.015
        plate = [(left, y), (right, y), (right, y + high), (left, y + high)]
        surface(shop, rounded(plate, 0.03), SPARE, 0.4)
        shop.pen.stroke([(left + 0.03, y + high / 2), (right - 0.03, y + high / 2)], high * 0.2, DEEP)


def line(shop: Shop, part: spec.LinePart) -> None:
    shop.pen.stroke(part.at, part.width, shop.finish.tone(part.tone), caps=part.width > 0.04)


def rivets(shop: Shop, part: spec.Rivets) -> None:
    for point, _ in along(part.at, part.pitch, closed=False):
        shop.pen.disc(point, 0.028, shop.finish.tone("seam"))
        shop.pen.disc((point[0] - 0.006, point[1] + 0.008), 0.017, shop.finish.tone("light"))


def disc(shop: Shop, part: spec.Disc) -> None:
    base = shop.finish.tone(part.tone)
    shop.pen.disc(part.at, part.radius, darker(base, 0.35))
    shop.pen.disc((part.at[0], part.at[1] + part.radius * 0.06), part.radius * 0.86, base)
    if part.inner is not None:
        shop.pen.disc(part.at, part.radius * 0.55, shop.finish.tone(part.inner))


def grille(shop: Shop, part: spec.Grille) -> None:
    (x, y), (wide, high) = part.at, part.size
    shop.pen.polygon([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)], shop.finish.tone("dark"))
    for index in range(part.bars):
        share = (index + 0.5) / part.bars
        ends = (
            [(x + wide * share, y), (x + wide * share, y + high)]
            if part.upright
            else [(x, y + high * share), (x + wide, y + high * share)]
        )
        width = (wide if part.upright else high) / part.bars * 0.45
        shop.pen.stroke(ends, width, shop.finish.tone("top"))


def wheel(shop: Shop, part: spec.Wheel) -> None:
    pen, radius = shop.pen, part.radius
    centre = (part.at, radius)
    base = shop.finish.tone("side")
    pen.disc(centre, radius, darker(RUBBER, 0.35))
    pen.disc((part.at, radius + 0.01), radius * 0.95, RUBBER)
    pen.ring((part.at, radius), radius * 0.8, 0.025, lighter(RUBBER, 0.16))
    pen.disc(centre, radius * 0.62, darker(base, 0.45))
    pen.disc((part.at, radius + 0.01), radius * 0.56, base)
    if part.style == "spoked":
        for turn in range(0, 360, 60):
            pen.stroke(
                [polar(centre, radius * 0.15, turn), polar(centre, radius * 0.56, turn)],
                0.05,
                darker(base, 0.4),
            )
    else:
        for turn in range(30, 390, 60):
            pen.disc(
                polar(centre, radius * 0.4, turn),
                radius * (0.09 if part.style == "steel" else 0.05),
                darker(base, 0.5),
            )
    pen.disc(centre, radius * 0.22, lighter(base, 0.25))
    pen.disc(centre, radius * 0.11, darker(base, 0.4))


def mark(shop: Shop, part: spec.MarkPart) -> None:
    if shop.nation is not None:
        draw_emblem(shop.pen.moved(part.at, part.radius), shop.nation)
