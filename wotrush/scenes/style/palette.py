"""The colors of the program: olive table, gold accents, cream paper; and the same in high contrast."""

from __future__ import annotations

from dataclasses import dataclass, replace

from wotrush.stage.color import CLEAR, Color, from_hex


@dataclass(frozen=True, slots=True)
class Palette:
    """Colors by purpose. Pairs shade from the first down to the second."""

    bar: tuple[Color, Color]
    """The strip along the top."""
    enemies: tuple[Color, Color]
    """Where the opponents sit."""
    table: tuple[Color, Color]
    """The middle of the table."""
    own: tuple[Color, Color]
    """The viewer's own side."""
    page: tuple[Color, Color]
    """Behind pages that are no table: settings, new game, result."""

    panel: Color
    panel_rim: Color
    panel_raised: tuple[Color, Color]
    sunken: Color
    track: Color
    """Behind the part of a bar that is full."""
    veil: Color
    """Laid over whatever has to wait."""
    shadow: Color
    """Below whatever lies higher; its strength depends on what casts it."""
    map: Color
    """The lines of the staff map under everything, drawn very faintly; transparent for none."""
    engraving: float
    """How much of the color of texts signs on the felt have at least, which are no more than an ornament otherwise."""
    line: Color
    """Thin gold lines between the zones."""

    gold: tuple[Color, Color]
    gold_light: Color
    gold_dim: Color
    on_gold: Color

    paper: tuple[Color, Color]
    paper_rim: Color
    on_paper: Color

    text: Color
    text_soft: Color
    text_faint: Color
    text_disabled: Color
    """Only for what cannot be used now."""
    warning: Color

    legal: Color
    """The glow of what can be done."""
    hostile: Color
    """The glow of what can be hit."""
    picked: Color
    """The glow of what is held or chosen."""
    shown: Color
    """The glow of what an opponent has just touched."""

    nations: tuple[Color, Color, Color, Color]
    """USSR, Germany, USA, France."""
    seats: tuple[Color, ...]
    """The colors to choose from; by default seat n takes the n-th."""
    dusk: tuple[Color, Color, Color, Color]
    """The sky behind the title, from the zenith to the horizon, and the light on the vehicles below it."""
    night: tuple[Color, Color, Color, Color]
    """The same by moonlight."""


STANDARD = Palette(
    bar=(from_hex("#1d2217"), from_hex("#14170f")),
    enemies=(from_hex("#2b3320"), from_hex("#252c1c")),
    table=(from_hex("#39442a"), from_hex("#47542f")),
    own=(from_hex("#272f1d"), from_hex("#0a0d08")),
    page=(from_hex("#303923"), from_hex("#12160d")),
    panel=from_hex("#1b2114e8"),
    panel_rim=from_hex("#4b5637"),
    panel_raised=(from_hex("#39442b"), from_hex("#2c3521")),
    sunken=from_hex("#10140bcc"),
    track=from_hex("#10140bcc"),
    veil=from_hex("#05070488"),
    shadow=from_hex("#000000"),
    map=from_hex("#f4eedd"),
    engraving=0.0,
    line=from_hex("#d9b44a"),
    gold=(from_hex("#e6c565"), from_hex("#c79c35")),
    gold_light=from_hex("#ffd968"),
    gold_dim=from_hex("#8c7634"),
    on_gold=from_hex("#241d0c"),
    paper=(from_hex("#f3ecd9"), from_hex("#e7dcc0")),
    paper_rim=from_hex("#b9a878"),
    on_paper=from_hex("#26221a"),
    text=from_hex("#f4eedd"),
    text_soft=from_hex("#c8c9b0"),
    text_faint=from_hex("#9a9d83"),
    text_disabled=from_hex("#85886e"),
    warning=from_hex("#ff8a65"),
    legal=from_hex("#7fe07a"),
    hostile=from_hex("#ff6b4a"),
    picked=from_hex("#ffd968"),
    shown=from_hex("#8fc7ff"),
    nations=(
        from_hex("#a3302a"),
        from_hex("#50504e"),
        from_hex("#5b7033"),
        from_hex("#2c6394"),
    ),
    seats=(
        from_hex("#e9c24f"),
        from_hex("#e5785f"),
        from_hex("#6fb7ea"),
        from_hex("#86c46b"),
        from_hex("#c79ae0"),
        from_hex("#f0f0e6"),
        from_hex("#4cc7b4"),
        from_hex("#f77fb0"),
        from_hex("#b9a27c"),
    ),
    dusk=(from_hex("#1a2230"), from_hex("#7c5a44"), from_hex("#e8a75c"), from_hex("#96847a")),
    night=(from_hex("#0b111f"), from_hex("#2b3d55"), from_hex("#8fb0c4"), from_hex("#6a7a92")),
)


HIGH_CONTRAST = replace(
    STANDARD,
    bar=(from_hex("#000000"), from_hex("#000000")),
    enemies=(from_hex("#0f120b"), from_hex("#0f120b")),
    table=(from_hex("#1a2012"), from_hex("#1a2012")),
    own=(from_hex("#0a0c07"), from_hex("#000000")),
    page=(from_hex("#0c0f08"), from_hex("#000000")),
    panel=from_hex("#000000f4"),
    panel_rim=from_hex("#c9cfae"),
    panel_raised=(from_hex("#20261a"), from_hex("#20261a")),
    sunken=from_hex("#000000"),
    track=from_hex("#434a37"),
    veil=from_hex("#000000c8"),
    map=CLEAR,
    engraving=0.48,
    gold=(from_hex("#ffe27a"), from_hex("#ffd24a")),
    gold_light=from_hex("#ffe88f"),
    gold_dim=from_hex("#c9ac55"),
    on_gold=from_hex("#000000"),
    paper=(from_hex("#ffffff"), from_hex("#ffffff")),
    paper_rim=from_hex("#000000"),
    on_paper=from_hex("#000000"),
    text=from_hex("#ffffff"),
    text_soft=from_hex("#ececdf"),
    text_faint=from_hex("#c8c8b8"),
    text_disabled=from_hex("#a8a898"),
    legal=from_hex("#8dff86"),
    hostile=from_hex("#ff7f5e"),
    picked=from_hex("#fff06a"),
    shown=from_hex("#a8d8ff"),
    seats=(STANDARD.seats[0], from_hex("#ee8468"), *STANDARD.seats[2:]),
)
