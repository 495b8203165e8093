"""The colors of a nation: header, sky, land and paint; and the few that all cards share."""

from __future__ import annotations

from dataclasses import dataclass

from wotrush.scenes.art.color import RGB, parse
from wotrush.scenes.art.nation import ArtNation

PAPER: RGB = parse("#efe7d2")
PAPER_SHADE: RGB = parse("#dccfae")
INK: RGB = parse("#221f18")
INK_SOFT: RGB = parse("#4b4535")
GOLD: RGB = parse("#d9b44a")
GOLD_LIGHT: RGB = parse("#f3dc8f")
GOLD_DARK: RGB = parse("#8a6a20")
STEEL: RGB = parse("#2b2d2c")
POWER: RGB = parse("#b3261e")
POWER_DARK: RGB = parse("#6e130e")
ARMOR: RGB = parse("#2f5482")
ARMOR_DARK: RGB = parse("#1a3252")
RESOURCE: RGB = parse("#48632a")
RESOURCE_DARK: RGB = parse("#2a3c17")
CREAM: RGB = parse("#fff6dc")


@dataclass(frozen=True, slots=True)
class Land:
    """The background of a nation's vehicles, from the sky down to the near ground."""

    zenith: RGB
    sky: RGB
    glow: RGB
    far: RGB
    middle: RGB
    near: RGB
    ground: RGB
    soil: RGB


@dataclass(frozen=True, slots=True)
class Livery:
    """A nation's card colors, its usual paint and its land."""

    header: RGB
    header_dark: RGB
    paint: RGB
    land: Land


LIVERIES: dict[ArtNation, Livery] = {
    ArtNation.USSR: Livery(
        header=parse("#a3302a"),
        header_dark=parse("#6d1a17"),
        paint=parse("#657a3c"),
        land=Land(
            zenith=parse("#e2955a"),
            sky=parse("#f1bd80"),
            glow=parse("#fdeac0"),
            far=parse("#dfa06c"),
            middle=parse("#b9714a"),
            near=parse("#7c4634"),
            ground=parse("#8f4d35"),
            soil=parse("#4f2a20"),
        ),
    ),
    ArtNation.GERMANY: Livery(
        header=parse("#50504e"),
        header_dark=parse("#2c2c2c"),
        paint=parse("#c2a468"),
        land=Land(
            zenith=parse("#a9aaa4"),
            sky=parse("#cfc9ba"),
            glow=parse("#f3ead6"),
            far=parse("#bcb5a6"),
            middle=parse("#948f84"),
            near=parse("#5f5c56"),
            ground=parse("#716c63"),
            soil=parse("#3d3a36"),
        ),
    ),
    ArtNation.USA: Livery(
        header=parse("#5d7034"),
        header_dark=parse("#37451d"),
        paint=parse("#76703f"),
        land=Land(
            zenith=parse("#86b3a4"),
            sky=parse("#c5d3ab"),
            glow=parse("#fbf0c4"),
            far=parse("#b5c08e"),
            middle=parse("#86975f"),
            near=parse("#546639"),
            ground=parse("#b39a62"),
            soil=parse("#5d4a2c"),
        ),
    ),
    ArtNation.FRANCE: Livery(
        header=parse("#2c6496"),
        header_dark=parse("#163a5f"),
        paint=parse("#5b7a64"),
        land=Land(
            zenith=parse("#7fa9c9"),
            sky=parse("#b5d0de"),
            glow=parse("#f1f1e2"),
            far=parse("#9dbccb"),
            middle=parse("#6c90a3"),
            near=parse("#3f6073"),
            ground=parse("#8b8d74"),
            soil=parse("#3f4438"),
        ),
    ),
    ArtNation.UK: Livery(
        header=parse("#7b6a3e"),
        header_dark=parse("#463b20"),
        paint=parse("#7b7648"),
        land=Land(
            zenith=parse("#8fa9b8"),
            sky=parse("#c9d2cb"),
            glow=parse("#f6efd2"),
            far=parse("#b0bda4"),
            middle=parse("#82916f"),
            near=parse("#566249"),
            ground=parse("#9c905f"),
            soil=parse("#54492d"),
        ),
    ),
    ArtNation.JAPAN: Livery(
        header=parse("#8a4768"),
        header_dark=parse("#552640"),
        paint=parse("#7f7a4c"),
        land=Land(
            zenith=parse("#c99aa8"),
            sky=parse("#e6c3b9"),
            glow=parse("#fbeed2"),
            far=parse("#cfa39c"),
            middle=parse("#9d7a72"),
            near=parse("#5f5a48"),
            ground=parse("#93805a"),
            soil=parse("#4d3f2c"),
        ),
    ),
    ArtNation.ITALY: Livery(
        header=parse("#257062"),
        header_dark=parse("#12433b"),
        paint=parse("#a99a62"),
        land=Land(
            zenith=parse("#8fb7b4"),
            sky=parse("#d8d8b2"),
            glow=parse("#fdf0c2"),
            far=parse("#c8bd88"),
            middle=parse("#a0935e"),
            near=parse("#6f6a3c"),
            ground=parse("#b7a066"),
            soil=parse("#5f4c2a"),
        ),
    ),
    ArtNation.POLAND: Livery(
        header=parse("#7c5a2c"),
        header_dark=parse("#47320f"),
        paint=parse("#7d7a4e"),
        land=Land(
            zenith=parse("#9db4bd"),
            sky=parse("#d9d5b6"),
            glow=parse("#faefc8"),
            far=parse("#c9bd86"),
            middle=parse("#a3934f"),
            near=parse("#6c6a3a"),
            ground=parse("#b39a4e"),
            soil=parse("#5a4826"),
        ),
    ),
    ArtNation.HUNGARY: Livery(
        header=parse("#4f6d6f"),
        header_dark=parse("#2b4041"),
        paint=parse("#6f7449"),
        land=Land(
            zenith=parse("#a8b0a0"),
            sky=parse("#d6cdae"),
            glow=parse("#f8ebc4"),
            far=parse("#bdb38c"),
            middle=parse("#978d62"),
            near=parse("#635f3f"),
            ground=parse("#a08f58"),
            soil=parse("#4f4428"),
        ),
    ),
}

NEUTRAL = Livery(
    header=parse("#7a6845"),
    header_dark=parse("#463b26"),
    paint=parse("#7d7a5a"),
    land=Land(
        zenith=parse("#c0a878"),
        sky=parse("#dcc89a"),
        glow=parse("#f7ecc9"),
        far=parse("#c3b084"),
        middle=parse("#9a8a62"),
        near=parse("#655a40"),
        ground=parse("#8a784f"),
        soil=parse("#463c28"),
    ),
)
"""The livery of cards that belong to no nation."""


def livery(nation: ArtNation | None) -> Livery:
    return NEUTRAL if nation is None else LIVERIES[nation]
