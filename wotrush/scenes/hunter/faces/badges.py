"""What several cards of Tank Hunter carry: strikes, defence, readiness, headers and rows of ability icons."""

from __future__ import annotations

from wotrush.scenes.art import palette
from wotrush.scenes.art.badges import Tag, badge
from wotrush.scenes.art.bands import band
from wotrush.scenes.art.color import RGB, WHITE, darker, lighter, mix, parse
from wotrush.scenes.art.geometry import circle
from wotrush.scenes.art.icons import burst, plaque
from wotrush.scenes.art.lettering import NARROWEST, Face
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.hunter.faces.face import NEVER_DRY, Blow, UnitFace, UnitState, UnitType
from wotrush.scenes.hunter.faces.icons import LEANING, SIGNS, SPEED, cartridge

SUICIDE: RGB = parse("#5b2f8f")
SUICIDE_DARK: RGB = parse("#331653")
MOBILITY: RGB = parse("#2c7262")
MOBILITY_DARK: RGB = parse("#143f35")
BRASS: RGB = parse("#d89a3a")
COPPER: RGB = parse("#9a4a22")
PILL: RGB = mix(palette.PAPER, palette.INK, 0.14)
WARNING: RGB = parse("#b3261e")
SHELLS = 6


def sign(sheet: Sheet, key: str, x: float, y: float, radius: float, ink: RGB, ground: RGB) -> None:
    """Draw a sign of the icon set about (x, y); `ground` shows through its holes."""
    SIGNS[key](sheet.pen(x, y, radius), ink, ground)


def nation_band(sheet: Sheet, nation: ArtNation, high: float) -> None:
    """Draw the nation's band across the top of the card, with a gold rule under it."""
    livery = palette.livery(nation)
    band(sheet, nation, (0, 0, 200, high), lighter(livery.header, 0.05), livery.header_dark)
    sheet.fill(0, high - 2.2, 200, 2.2, palette.GOLD)


def strike(
    sheet: Sheet, face: UnitFace, x: float, y: float, radius: float, numeral: float, *, salvos: bool = True
) -> None:
    """Draw the strike on tanks: a red burst for armor-piercing, a purple disc with a fuse for a suicide attack."""
    if face.type is UnitType.INFANTRY:
        if face.suicide is not None:
            _grenade(sheet, x, y, radius)
            sheet.write(str(face.suicide[0]), Face.TITLE, numeral, x, y, radius * 1.7, WHITE, 0.5)
    elif face.ap is not None:
        sheet.pen(x, y + radius * 0.06, radius * 1.08).polygon(burst((0, 0), 1.0), palette.POWER_DARK)
        sheet.pen(x, y, radius * 0.98).polygon(burst((0, 0), 1.0), palette.POWER)
        sheet.pen(x, y, radius * 0.64).disc((0, 0), 1.0, lighter(palette.POWER, 0.08))
        sheet.write(str(face.ap[0]), Face.TITLE, numeral, x, y, radius * 1.5, WHITE, 0.5)
        if salvos and face.ap[1] > 1:
            _salvos(sheet, face.ap[1], x + radius * 0.72, y + radius * 1.02, radius * 0.5)


def _grenade(sheet: Sheet, x: float, y: float, radius: float) -> None:
    pen = sheet.pen(x, y, radius * 0.92)
    pen.stroke([(0.6, 0.66), (0.86, 1.0), (1.1, 1.02)], 0.16, palette.INK, caps=True)
    pen.disc((1.14, 1.02), 0.24, BRASS)
    pen.disc((1.14, 1.02), 0.12, palette.GOLD_LIGHT)
    pen.polygon(circle((0, -0.04), 1.04, 40), SUICIDE_DARK)
    pen.polygon(circle((0, 0), 0.97, 40), SUICIDE)
    pen.polygon(circle((0, 0.02), 0.76, 40), lighter(SUICIDE, 0.08))


def _salvos(sheet: Sheet, count: int, x: float, y: float, half: float) -> None:
    wide = half * 2.5
    sheet.fill(x - wide / 2 - 1, y - half - 1, wide + 2, half * 2 + 2, palette.INK, half)
    sheet.fill(x - wide / 2, y - half, wide, half * 2, palette.PAPER, half)
    sheet.write(f"×{count}", Face.TITLE, half * 1.8, x, y, wide * 0.86, palette.INK, 0.5)


def points(sheet: Sheet, value: int, x: float, y: float, radius: float, numeral: float) -> None:
    """Draw the points between laurels on a dark disc."""
    pen = sheet.pen(x, y, radius)
    pen.polygon(circle((0, 0), 1.0, 40), palette.INK)
    pen.polygon(circle((0, 0), 0.94, 40), palette.STEEL)
    SIGNS["laurel"](pen.moved((0, 0), 0.94), palette.GOLD, palette.STEEL)
    sheet.write(str(value), Face.TITLE, numeral, x, y, radius * 1.7, palette.CREAM, 0.5)


LAURELED, PLATED, HIGHEST = 46.0, 52.0, 78.0
"""How high the points of a token are between laurels or on a plate, and at most where they could not be read otherwise."""


def plain_points(sheet: Sheet, value: int, x: float, y: float, least: float) -> None:
    """Draw the points smaller than the strike, so that these are not taken for one number: between laurels, or on a plate where
    laurels would make them lower than `least`.
    """
    if least <= LAURELED:
        points(sheet, value, x + 4, y + 4, LAURELED * 0.92, LAURELED)
        return
    numeral = min(HIGHEST, max(PLATED, least))
    wide, high = numeral * 0.62 + 46, numeral * 0.86
    sheet.fill(x - wide / 2 - 2.5, y - high / 2 - 2.5, wide + 5, high + 5, palette.GOLD_DARK, 16)
    sheet.fill(x - wide / 2, y - high / 2, wide, high, palette.INK, 14)
    sheet.write(str(value), Face.TITLE, numeral, x, y, wide - 4, palette.GOLD_LIGHT, 0.5, least=numeral)


def defence(
    sheet: Sheet,
    face: UnitFace,
    state: UnitState,
    x: float,
    y: float,
    radius: float,
    numeral: float,
    least: float = 0.0,
) -> None:
    """Draw an upright shield for armor, a leaning one with speed lines for mobility; a changed value is gold."""
    value = face.defence if state.defence is None else state.defence
    color = WHITE if value == face.defence else palette.GOLD_LIGHT
    pen = sheet.pen(x, y, radius)
    if face.type is UnitType.VEHICLE:
        pen.polygon(plaque(1.12), palette.CREAM)
        pen.polygon(plaque(1.05), palette.ARMOR_DARK)
        pen.polygon(plaque(0.94), palette.ARMOR)
        pen.polygon([(-0.78, 0.8), (0, 0.8), (0, -0.92), (-0.78, -0.2)], lighter(palette.ARMOR, 0.1))
    else:
        for level, reach in SPEED:
            pen.stroke([(reach, level), (-0.5, level)], 0.2, palette.CREAM, caps=True)
            pen.stroke([(reach, level), (-0.5, level)], 0.1, MOBILITY_DARK, caps=True)
        for scale, tone in ((1.12, palette.CREAM), (1.05, MOBILITY_DARK), (0.93, MOBILITY)):
            pen.polygon([(px * scale, py * scale) for px, py in LEANING], tone)
        pen.polygon([(-0.7, 0.78), (0.16, 0.78), (0.02, -0.84), (-0.55, -0.2)], lighter(MOBILITY, 0.1))
        x += radius * 0.08
    sheet.write(str(value), Face.TITLE, numeral, x, y - radius * 0.14, radius * 1.3, color, 0.5, least)


def value(sheet: Sheet, key: str, blow: Blow, x: float, y: float, wide: float, high: float) -> None:
    """Draw a strike below the picture: its icon and its value in a pill whose left edge is `x`."""
    sheet.fill(x, y - high / 2, wide, high, PILL, high * 0.28)
    amount, salvos = blow
    if salvos == 1:
        sign(sheet, key, x + high * 0.56, y, high * 0.34, palette.INK, PILL)
        sheet.write(str(amount), Face.TITLE, high * 0.86, x + wide * 0.75, y, high, palette.INK, 0.5)
        return
    sign(sheet, key, x + high * 0.42, y, high * 0.3, palette.INK, PILL)
    sheet.write(str(amount), Face.TITLE, high * 0.86, x + high * 1.02, y, high * 0.5, palette.INK, 0.5)
    sheet.write(
        f"×{salvos}", Face.TITLE, high * 0.6, x + wide - 2, y + high * 0.06, high * 0.62, palette.INK, 1.0
    )


def ammo_now(face: UnitFace, state: UnitState) -> int:
    """Return the fire readiness with all that lies on the unit."""
    return face.ammo if state.ammo is None else state.ammo


def shells(
    sheet: Sheet, face: UnitFace, state: UnitState, x: float, y: float, high: float, pitch: float
) -> None:
    """Draw six shells: those up to the last die that leaves the unit in ammo are full."""
    full = 0 if state.dry else min(SHELLS, ammo_now(face, state) - 1)
    for index in range(SHELLS):
        pen = sheet.pen(x + pitch * (index + 0.5), y, high / 2)
        pen.polygon(
            cartridge(1.1), darker(COPPER, 0.5) if index < full else mix(palette.INK_SOFT, palette.PAPER, 0.4)
        )
        if index < full:
            pen.polygon(cartridge(0.94), BRASS)
            pen.polygon([(px * 0.94, py * 0.94) for px, py in cartridge(1.0) if py > 0], COPPER)
            pen.polygon([(-0.3, -0.8), (-0.08, -0.8), (-0.08, 0.0), (-0.3, 0.0)], lighter(BRASS, 0.4))
        else:
            pen.polygon(cartridge(0.88), palette.PAPER)


def readiness(
    sheet: Sheet, face: UnitFace, state: UnitState, x: float, y: float, high: float, right: float
) -> None:
    """Draw one shell and the die from which the unit runs dry, or the word for dry in red: where that would have to be
    squeezed, the empty shell stands alone.
    """
    pen = sheet.pen(x + high * 0.28, y, high * 0.46)
    pen.polygon(cartridge(1.1), darker(COPPER, 0.5))
    pen.polygon(cartridge(0.94), palette.PAPER if state.dry else BRASS)
    if not state.dry:
        pen.polygon([(px * 0.94, py * 0.94) for px, py in cartridge(1.0) if py > 0], COPPER)
    ammo = ammo_now(face, state)
    text = face.dry_word if state.dry else "–" if ammo >= NEVER_DRY else f"{ammo}+"
    left = x + high * 0.7
    if state.dry and sheet.measure(text, Face.TITLE, 29) * NARROWEST > right - left:
        return
    color = WARNING if state.dry else palette.INK
    sheet.write(text, Face.TITLE, high, left, y, right - left, color, least=29)


def abilities(sheet: Sheet, face: UnitFace, x: float, y: float, radius: float, room: float) -> None:
    """Draw the icons of all abilities in a row that is at most `room` wide."""
    pitch = min(radius * 2.1, room / max(1, len(face.abilities)))
    for index, (key, level) in enumerate(face.abilities):
        tag = Tag(key, "", level, key in face.idle)
        badge(sheet, tag, x + radius + pitch * index, y, radius, SIGNS)
