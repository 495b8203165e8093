"""How everything looks: colors, fonts, sizes and the styles of widgets as one value for scenes to read."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path

from wotrush import resources
from wotrush.scenes.style.palette import HIGH_CONTRAST, STANDARD, Palette
from wotrush.stage.color import CLEAR, Color, lighter, mix
from wotrush.stage.sprite import Glow, Shadow
from wotrush.stage.style import Paint, Style
from wotrush.stage.typography.text import Ink, Writer


@dataclass(frozen=True, slots=True)
class Inks:
    """Inks by rank; sizes in units of a 1920x1080 screen. Color and alignment may be varied freely."""

    display: Ink
    title: Ink
    heading: Ink
    subheading: Ink
    number: Ink
    strong: Ink
    body: Ink
    small: Ink
    tiny: Ink

    @classmethod
    def of(cls, palette: Palette) -> Inks:
        text, soft = palette.text, palette.text_soft
        heavy, head = _font("Oswald-SemiBold"), _font("Oswald-Medium")
        bold, plain = _font("FiraSansExtraCondensed-SemiBold"), _font("FiraSansExtraCondensed-Medium")
        return cls(
            display=Ink(heavy, 104, text),
            title=Ink(heavy, 54, text),
            heading=Ink(head, 34, text),
            subheading=Ink(head, 26, text),
            number=Ink(heavy, 44, palette.gold_light),
            strong=Ink(bold, 26, text),
            body=Ink(plain, 25, text),
            small=Ink(plain, 21, soft),
            tiny=Ink(plain, 18, soft),
        )


def _font(name: str) -> Path:
    return resources.asset("fonts", f"{name}.ttf")


@dataclass(frozen=True, slots=True)
class Measures:
    """Lengths in units."""

    margin: float = 24.0
    radius: float = 12.0
    rim: float = 2.0


@dataclass(frozen=True, slots=True)
class Styles:
    """The kinds of widgets."""

    plain: Style
    """Ordinary buttons, switches, fields and panels."""
    solid: Style
    """Panels through which nothing shows, since something scrolls on them and fades into their color."""
    gold: Style
    """The one thing to do next."""
    quiet: Style
    """Words that can be clicked: top bar, links."""
    framed: Style
    """What else can be done with one row of a list: a thin frame around words."""
    menu: Style
    """The large words of the title."""

    @classmethod
    def of(cls, palette: Palette, inks: Inks, writer: Writer, measures: Measures) -> Styles:
        plain = _plain(palette, inks, writer, measures)
        quiet = _quiet(plain, palette)
        return cls(
            plain=plain,
            solid=replace(plain, panel=replace(plain.panel, fill=palette.panel[:3])),
            gold=_gold(plain, palette, inks),
            quiet=quiet,
            framed=replace(quiet, normal=Paint(CLEAR, palette.text, plain.normal.rim)),
            menu=_menu(plain, palette, inks),
        )


@dataclass(frozen=True, slots=True)
class Theme:
    """Made with `Theme.of(high_contrast)`; a scene keeps none of its parts beyond its own layout."""

    palette: Palette
    inks: Inks
    measures: Measures
    styles: Styles
    writer: Writer = field(repr=False, compare=False)
    shadow: Shadow = field(default_factory=Shadow)

    @classmethod
    def of(cls, high_contrast: bool = False, writer: Writer | None = None) -> Theme:
        palette = HIGH_CONTRAST if high_contrast else STANDARD
        measures = Measures(rim=3.0) if high_contrast else Measures()
        inks, writer = Inks.of(palette), writer or Writer()
        return cls(palette, inks, measures, Styles.of(palette, inks, writer, measures), writer)

    def glow(self, color: Color) -> Glow:
        """Return the light around a target; the line is thicker in high contrast."""
        return Glow(color, line=self.measures.rim + 1.5, blur=9.0)


def _raised(palette: Palette, part: float, rim: Color) -> Paint:
    top, bottom = palette.panel_raised
    return Paint(lighter(top, part), palette.text, rim, shade=lighter(bottom, part))


def _plain(palette: Palette, inks: Inks, writer: Writer, measures: Measures) -> Style:
    rim = palette.panel_rim
    return Style(
        writer=writer,
        ink=inks.body,
        small=inks.small,
        normal=_raised(palette, 0.0, rim),
        hover=_raised(palette, 0.10, palette.gold_light),
        pressed=Paint(palette.sunken, palette.gold_light, palette.gold_dim),
        disabled=Paint(palette.sunken, palette.text_disabled, mix(rim, palette.bar[1], 0.5)),
        chosen=Paint(palette.gold[0], palette.on_gold, palette.gold_light, shade=palette.gold[1]),
        selected=replace(_raised(palette, 0.10, palette.gold_light), text=palette.gold_light),
        panel=Paint(palette.panel, palette.text, rim),
        focus=palette.gold_light,
        accent=palette.gold_light,
        radius=measures.radius,
        rim=measures.rim,
    )


def _gold(plain: Style, palette: Palette, inks: Inks) -> Style:
    top, bottom = palette.gold
    ink = palette.on_gold
    return replace(
        plain,
        ink=inks.heading.sized(30),
        normal=Paint(top, ink, palette.gold_light, shade=bottom),
        hover=Paint(lighter(top, 0.25), ink, palette.text, shade=lighter(bottom, 0.2)),
        pressed=Paint(bottom, ink, palette.gold_dim),
        depth=7.0,
        padding=24.0,
    )


def _quiet(plain: Style, palette: Palette) -> Style:
    return replace(
        plain,
        normal=Paint(CLEAR, palette.text),
        hover=Paint((255, 255, 255, 22), palette.gold_light),
        pressed=Paint((0, 0, 0, 90), palette.gold_light),
        disabled=Paint(CLEAR, palette.text_disabled),
        depth=0.0,
        padding=14.0,
        radius=8.0,
    )


def _menu(plain: Style, palette: Palette, inks: Inks) -> Style:
    return replace(
        plain,
        ink=inks.heading,
        normal=Paint(CLEAR, palette.text),
        hover=Paint((*palette.gold_light[:3], 34), palette.gold_light, (*palette.gold_light[:3], 120)),
        pressed=Paint((*palette.gold_light[:3], 60), palette.gold_light),
        depth=0.0,
        padding=28.0,
        align=0.0,
    )
