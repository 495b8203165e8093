"""Parts that every face shares: headers, statistics, cost coins, ability rows, the ribbon of a passive."""

from __future__ import annotations

from dataclasses import replace

from wotrush.scenes.art import palette
from wotrush.scenes.art.badges import Tag, badge
from wotrush.scenes.art.bands import band
from wotrush.scenes.art.color import RGB, WHITE, darker, lighter, mix
from wotrush.scenes.art.emblems import draw_emblem
from wotrush.scenes.art.geometry import circle, ellipse, rounded
from wotrush.scenes.art.icons import burst, draw_icon, draw_symbol, plaque
from wotrush.scenes.art.lettering import Face
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.art.symbol import Symbol
from wotrush.scenes.rush.faces.face import CardFace, FaceKind


def header_colors(nation: ArtNation | None) -> tuple[RGB, RGB]:
    livery = palette.livery(nation)
    return livery.header, livery.header_dark


def header(sheet: Sheet, face: CardFace, x: float, high: float, size: float, least: float) -> None:
    """Draw the nation's band with the mark of class or Barracks and the name, and a gold rule below it."""
    top, bottom = header_colors(face.nation)
    band(sheet, face.nation, (x, 0, 200 - x, high), lighter(top, 0.05), bottom)
    sheet.fill(x, high - 2.2, 200 - x, 2.2, palette.GOLD)
    left = x + 9
    if face.symbol is not None and x == 0:
        symbol(sheet, face.symbol, x + high * 0.55, (high - 2) / 2, high * 0.27, mix(top, bottom, 0.5))
        left = x + high * 1.02
    elif face.kind is FaceKind.BARRACKS and x == 0:
        draw_icon(sheet.pen(high * 0.55, (high - 2) / 2, high * 0.31), "barracks", palette.CREAM, top)
        left = high * 1.02
    sheet.write(face.name, Face.TITLE, size, left, (high - 2) / 2, 195 - left, palette.CREAM, least=least)


def symbol(sheet: Sheet, mark: Symbol, x: float, y: float, radius: float, ground: RGB) -> None:
    """Draw the class mark. All are cream, since shape and not hue distinguishes them."""
    draw_symbol(sheet.pen(x + 0.6, y + 0.9, radius), mark, darker(ground, 0.5), ground)
    draw_symbol(sheet.pen(x, y, radius), mark, palette.CREAM, ground)


def power(
    sheet: Sheet, value: int, x: float, y: float, radius: float, numeral: float, on_dark: bool = False
) -> None:
    fill, edge = _muted(palette.POWER, palette.POWER_DARK, value, on_dark)
    sheet.pen(x, y + radius * 0.06, radius * 1.06).polygon(burst((0, 0), 1.0), edge)
    sheet.pen(x, y, radius * 0.96).polygon(burst((0, 0), 1.0), fill)
    sheet.pen(x, y, radius * 0.62).disc((0, 0), 1.0, lighter(fill, 0.08))
    sheet.write(str(value), Face.TITLE, numeral, x, y, 40, _figure(value), 0.5)


def armor(
    sheet: Sheet, value: int, x: float, y: float, radius: float, numeral: float, on_dark: bool = False
) -> None:
    fill, edge = _muted(palette.ARMOR, palette.ARMOR_DARK, value, on_dark)
    sheet.pen(x, y + radius * 0.05, radius * 1.08).polygon(plaque(1.0), edge)
    pen = sheet.pen(x, y, radius * 0.98)
    pen.polygon(plaque(0.96), fill)
    pen.polygon([(-0.8, 0.82), (0, 0.82), (0, -0.95), (-0.8, -0.2)], lighter(fill, 0.1))
    sheet.write(str(value), Face.TITLE, numeral, x, y - radius * 0.1, 40, _figure(value), 0.5)


def _muted(fill: RGB, edge: RGB, value: int, on_dark: bool = False) -> tuple[RGB, RGB]:
    """Print a 0 faintly, since the card cannot do it. On a dark background a pale edge shows the shape."""
    if on_dark:
        edge = mix(fill, palette.CREAM, 0.6)
    if value:
        return fill, edge
    return mix(fill, palette.PAPER_SHADE, 0.5), mix(edge, palette.PAPER_SHADE, 0.3)


def _figure(value: int) -> RGB:
    return WHITE if value else palette.INK


def resource(
    sheet: Sheet,
    value: int,
    x: float,
    y: float,
    high: float,
    numeral: float,
    national: ArtNation | None = None,
) -> None:
    """Draw a crate and a figure in a box centred on (x, y); national resources carry the nation's emblem."""
    wide = high * 1.62
    fill, edge = _muted(palette.RESOURCE, palette.RESOURCE_DARK, value)
    sheet.fill(x - wide / 2 - 0.8, y - high / 2 - 0.2, wide + 1.6, high + 1.8, edge, high * 0.22)
    sheet.fill(x - wide / 2, y - high / 2, wide, high, fill, high * 0.2)
    draw_icon(
        sheet.pen(x - wide * (0.22 if national is None else 0.12), y, high * 0.33),
        "resource",
        palette.CREAM,
        fill,
    )
    sheet.write(
        str(value),
        Face.TITLE,
        numeral,
        x + wide * (0.25 if national is None else 0.3),
        y,
        high,
        _figure(value),
        0.5,
    )
    if national is not None:
        spot = sheet.pen(x - wide / 2 - high * 0.14, y + high * 0.04, high * 0.32)
        spot.disc((0, 0), 1.14, palette.INK)
        draw_emblem(spot.moved((0, 0), 0.88), national)


def resource_stacked(sheet: Sheet, value: int, x: float, y: float, high: float, numeral: float) -> None:
    """Draw a narrow box for the index strip: the crate faint behind its figure."""
    fill, edge = _muted(palette.RESOURCE, palette.RESOURCE_DARK, value, on_dark=True)
    wide = high * 0.98
    sheet.fill(x - wide / 2 - 0.9, y - high / 2 - 0.9, wide + 1.8, high + 1.8, edge, high * 0.2)
    sheet.fill(x - wide / 2, y - high / 2, wide, high, fill, high * 0.18)
    draw_icon(sheet.pen(x, y - high * 0.28, high * 0.17), "resource", mix(palette.CREAM, fill, 0.1), fill)
    sheet.write(str(value), Face.TITLE, numeral, x, y + high * 0.23, high, _figure(value), 0.5)


def cost(sheet: Sheet, value: int, x: float, y: float, radius: float, numeral: float) -> None:
    """Draw a coin: dark rim, bright edge, figure in ink."""
    sheet.pen(x, y + radius * 0.06, radius).polygon(
        ellipse((0, 0), 1.06, 1.06), darker(palette.GOLD_DARK, 0.6)
    )
    pen = sheet.pen(x, y, radius)
    pen.polygon(circle((0, 0), 1.0, 40), palette.INK)
    pen.polygon(circle((0, 0), 0.9, 40), palette.GOLD_LIGHT)
    pen.polygon(circle((0.03, -0.04), 0.85, 40), palette.GOLD_DARK)
    pen.polygon(circle((0, 0), 0.78, 40), palette.GOLD)
    sheet.write(str(value), Face.TITLE, numeral, x, y, radius * 2, palette.INK, 0.5)


def ability(
    sheet: Sheet, tag: Tag, x: float, y: float, radius: float, size: float, width: float, least: float
) -> None:
    """Draw badge and name with the level; `x` is the badge's left edge, `width` all that both may take."""
    badge(sheet, replace(tag, level=None), x + radius, y, radius)
    left = x + radius * 2 + 6
    sheet.write(tag.label, Face.TEXT_BOLD, size, left, y, x + width - left, palette.INK, least=least)


def ribbon(sheet: Sheet, tag: Tag, right: float, bottom: float, high: float, widest: float) -> None:
    """Draw a passive along the picture's lower edge, icon first."""
    size = high * 0.84
    text = min(sheet.measure(tag.label, Face.TEXT_MEDIUM, size), widest - high * 1.5)
    wide = text + high * 1.6
    left, top = right - wide, bottom - high
    pen = sheet.pen(left, top, 1)
    box = rounded([(0, 0), (wide, 0), (wide, -high), (0, -high)], 0)
    pen.polygon([(-high * 0.45, -high), (0, 0), *box[1:3]], (33, 29, 22))
    draw_icon(
        sheet.pen(left + high * 0.52, top + high / 2, high * 0.34), tag.key, palette.GOLD_LIGHT, (33, 29, 22)
    )
    sheet.write(
        tag.label,
        Face.TEXT_MEDIUM,
        size,
        left + high * 1.05,
        top + high / 2,
        text + 1,
        palette.CREAM,
        least=size,
    )
