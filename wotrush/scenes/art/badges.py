"""Badges that the cards of every game carry: the nation's emblem, points between laurels, icons on discs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from wotrush.scenes.art import palette
from wotrush.scenes.art.color import RGB, mix
from wotrush.scenes.art.emblems import draw_emblem
from wotrush.scenes.art.geometry import circle
from wotrush.scenes.art.icons import ICONS, Painter, draw_icon
from wotrush.scenes.art.lettering import Face
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.sheet import Sheet

IDLE, IDLE_DARK = mix(palette.STEEL, palette.CREAM, 0.4), mix(palette.STEEL, palette.CREAM, 0.15)
"""The metal of a badge without effect, and its edge."""
_ON_DISC = {ArtNation.GERMANY: 0.8, ArtNation.USSR: 0.96}


@dataclass(frozen=True, slots=True)
class Tag:
    """Something that a card can do: the key picks the icon, the label is printed, and the level is the small figure."""

    key: str
    label: str
    level: int | None = None
    idle: bool = False
    """Whether it has no effect in this game, and is gray."""


@dataclass(frozen=True, slots=True)
class Note:
    """A tag spelled out, for the zoomed card."""

    tag: Tag
    text: str


def emblem(sheet: Sheet, nation: ArtNation, x: float, y: float, radius: float, on_dark: bool = False) -> None:
    """Draw the emblem on a disc that contrasts with it: dark under ring and roundel; on dark, pale under the others."""
    if nation in (ArtNation.USA, ArtNation.FRANCE):
        sheet.pen(x, y + radius * 0.1, radius * 1.05).disc((0, 0), 1.08, palette.INK)
        sheet.pen(x, y, radius).disc((0, 0), 1.04, palette.LIVERIES[ArtNation.USA].header_dark)
    elif on_dark:
        sheet.pen(x, y, radius).disc((0, 0), 1.06, palette.PAPER_SHADE)
        radius *= _ON_DISC.get(nation, 0.72)
    draw_emblem(sheet.pen(x, y, radius), nation)


def laurels(
    sheet: Sheet,
    points: int,
    x: float,
    y: float,
    radius: float,
    color: RGB = palette.CREAM,
    *,
    on_disc: bool = False,
) -> None:
    """Draw the points of a card: a figure between laurels, on a disc where they stand on a picture."""
    if on_disc:
        sheet.pen(x, y, radius).disc((0, 0), 1.0, palette.STEEL)
    draw_icon(sheet.pen(x, y, radius), "laurel", palette.GOLD, palette.INK)
    sheet.write(str(points), Face.TITLE, radius * 1.12, x, y, radius * 2, color, 0.5)


def badge(
    sheet: Sheet, tag: Tag, x: float, y: float, radius: float, icons: Mapping[str, Painter] = ICONS
) -> None:
    """Draw the icon on a dark disc with a gold rim, and the level as a small coin; one that is idle has no gold."""
    pen = sheet.pen(x, y, radius)
    dark, metal = (IDLE_DARK, IDLE) if tag.idle else (palette.GOLD_DARK, palette.GOLD)
    pen.polygon(circle((0, 0), 1.0, 36), dark)
    pen.polygon(circle((0, 0), 0.93, 36), metal)
    pen.polygon(circle((0, 0), 0.84, 36), palette.STEEL)
    place, size = ((-0.14, 0.16), 0.5) if tag.level is not None else ((0.0, 0.0), 0.56)
    icons[tag.key](pen.moved(place, size), IDLE if tag.idle else palette.CREAM, palette.STEEL)
    if tag.level is not None:
        coin = pen.moved((0.7, -0.66), 0.62)
        coin.disc((0, 0), 1.14, palette.STEEL)
        coin.disc((0, 0), 1.0, metal)
        sheet.write(
            str(tag.level),
            Face.TITLE,
            radius * 1.18,
            x + radius * 0.7,
            y + radius * 0.66,
            radius * 1.2,
            palette.INK,
            0.5,
        )
