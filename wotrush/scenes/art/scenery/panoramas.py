"""What pages show behind their contents: places of the war at different hours, each with the vehicles that wait there."""

from __future__ import annotations

from dataclasses import dataclass, replace

from wotrush.scenes.art.scenery import landscape as land
from wotrush.stage.color import from_hex


@dataclass(frozen=True, slots=True)
class ParkedVehicle:
    """A vehicle on one of the ridges, counted from the farthest; its place and its width are shares of the picture's
    width. A `mirrored` one faces left.
    """

    code: str
    nation: str
    ridge: int
    place: float
    width: float
    haze: float
    mirrored: bool = False


@dataclass(frozen=True, slots=True)
class Panorama:
    """A place at an hour. Its sky darkens upwards, where headings stand."""

    name: str
    twilight: land.Twilight
    ridges: tuple[land.Ridge, ...]
    """From the farthest to the nearest; the ground before the viewer comes on top of them."""
    parked: tuple[ParkedVehicle, ...]
    afterglow: float = 0.62
    """Where the sky is brightest, as a share of the width."""
    defended: bool = False
    """Whether tank traps and wire stand in the foreground."""

    def deserted(self, name: str) -> Panorama:
        """Return the same place without anything that panels would cut in two."""
        return replace(self, name=name, parked=(), defended=False)


def _twilight(zenith: str, middle: str, glow: str, light: str, ground: str) -> land.Twilight:
    return land.Twilight(
        from_hex(zenith), from_hex(middle), from_hex(glow), light=from_hex(light), ground=from_hex(ground)
    )


SHERMANS = (
    ParkedVehicle("us08", "USA", 1, 0.44, 0.042, 0.5),
    ParkedVehicle("us05", "USA", 1, 0.385, 0.036, 0.5),
)
EVENING = Panorama(
    "evening",
    _twilight("#38351f", "#5b462c", "#b47a3f", "#c9a98a", "#2a2616"),
    (land.FAR, land.MIDDLE, land.NEAR),
    (
        *SHERMANS,
        ParkedVehicle("su11", "USSR", 2, 0.54, 0.1, 0.2),
        ParkedVehicle("de18", "Germany", 3, 0.24, 0.3, 0.0),
    ),
    defended=True,
)
"""A village in the last light, and a Tiger before it."""
AFTERMATH = EVENING.deserted("aftermath")
FOREST = Panorama(
    "forest",
    _twilight("#2e3836", "#4a5862", "#94a2ac", "#b4bcc4", "#4a545e"),
    (
        land.Ridge(0.64, 0.05, 1.3, 6, 0.75),
        land.Ridge(0.715, 0.02, 0.8, 14, 0.5, trees=120, wood=True, growth=0.12),
        land.Ridge(0.8, 0.012, 1.1, 9, 0.25, trees=26, wood=True, growth=0.13),
    ),
    (),
    afterglow=0.3,
)
"""Woods in snow."""
DESERT = Panorama(
    "desert",
    _twilight("#3d3a24", "#665433", "#b98f4e", "#c8ae88", "#483b26"),
    (
        land.Ridge(0.63, 0.035, 0.7, 11, 0.8),
        land.Ridge(0.72, 0.03, 0.6, 4, 0.5),
        land.Ridge(0.8, 0.022, 0.5, 12, 0.25),
    ),
    (
        ParkedVehicle("us04", "USA", 1, 0.3, 0.04, 0.5),
        ParkedVehicle("us03", "USA", 1, 0.36, 0.042, 0.5),
        ParkedVehicle("de07", "Germany", 2, 0.48, 0.09, 0.25),
        ParkedVehicle("us07", "USA", 3, 0.75, 0.25, 0.0, mirrored=True),
    ),
    afterglow=0.7,
)
"""Dunes in the morning, and a Lee on its way."""
DUNES = DESERT.deserted("dunes")
NIGHT = Panorama(
    "night",
    _twilight("#26332e", "#314853", "#6d93a2", "#9fb0be", "#1c2729"),
    (
        land.Ridge(0.66, 0.05, 0.9, 17, 0.6, trees=30),
        land.Ridge(0.735, 0.025, 1.2, 21, 0.36, trees=60, village=0.3),
        land.Ridge(0.81, 0.012, 0.7, 2, 0.16, trees=24),
    ),
    (
        ParkedVehicle("fr16", "France", 2, 0.42, 0.085, 0.25),
        ParkedVehicle("fr07", "France", 2, 0.54, 0.075, 0.25),
        ParkedVehicle("fr18", "France", 3, 0.22, 0.28, 0.0),
    ),
    defended=True,
)
"""A valley by night, and French tanks on guard."""
VALLEY = NIGHT.deserted("valley")
HIGHLANDS = Panorama(
    "highlands",
    _twilight("#35352f", "#5a4750", "#b87f86", "#c8aeac", "#332a30"),
    (
        land.Ridge(0.6, 0.1, 2.1, 5, 0.66),
        land.Ridge(0.71, 0.045, 1.7, 9, 0.4, trees=70, wood=True),
        land.Ridge(0.8, 0.016, 1.0, 16, 0.18, trees=20, wood=True, growth=0.12),
    ),
    (
        ParkedVehicle("us12", "USA", 2, 0.4, 0.09, 0.2),
        ParkedVehicle("us25", "USA", 2, 0.53, 0.08, 0.2),
        ParkedVehicle("us10", "USA", 3, 0.74, 0.27, 0.0, mirrored=True),
    ),
    afterglow=0.36,
)
"""Mountains at daybreak, and a Pershing that has come through the pass."""
PASS = HIGHLANDS.deserted("pass")
