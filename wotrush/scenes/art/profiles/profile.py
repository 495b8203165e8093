"""Vehicle profiles: side views as numbers in metres (x from the rear forward, y up from the ground)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Pair = tuple[float, float]
Outline = Annotated[list[Pair], Field(min_length=3)]
Positive = Annotated[float, Field(gt=0)]
Tone = Literal[
    "side",
    "top",
    "turret",
    "dark",
    "deep",
    "steel",
    "rubber",
    "wood",
    "canvas",
    "glass",
    "light",
    "stone",
    "white",
    "red",
    "blue",
]
Bogies = Literal["none", "pairs", "vertical", "horizontal", "leaf", "quarter", "fours", "trailing"]
"""How road wheels are suspended: rocker pairs; upright or level springs (American); half or quarter leaf springs; four to
a bracket; arms that trail behind their torsion bar.
"""
Paint = Annotated[str, Field(pattern=r"^#[0-9a-f]{6}$")]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class PlatePart(_Part):
    """Any flat side with its own light: hull, turret, skirt, fender, shield."""

    part: Literal["plate"]
    at: Outline
    tone: Tone = "side"
    round: Annotated[float, Field(ge=0)] = 0.03
    camo: bool = True
    shade: Annotated[float, Field(ge=0, le=1)] = 0.3
    panels: Annotated[int, Field(ge=1)] = 1
    ribs: bool = False


class Track(_Part):
    """Wheels, rollers, sprocket and idler with the belt around them; `path` replaces the belt where it runs around the
    hull.
    """

    part: Literal["track"]
    wheels: Annotated[list[float], Field(min_length=1)]
    radius: Positive
    style: Literal["disc", "star", "spoke", "dish", "plain", "small", "cast", "holes"] = "disc"
    tyre: Annotated[float, Field(ge=0, lt=1)] = 0.18
    interleaved: bool = False
    lift: float = 0.0
    sprocket: tuple[float, float, float] | None = None
    idler: tuple[float, float, float] | None = None
    rollers: list[tuple[float, float, float]] = []
    sag: Annotated[float, Field(ge=0, le=0.5)] = 0.06
    thick: Positive = 0.1
    bogies: Bogies = "none"
    path: list[Pair] = []
    rubber: bool = True


class Gun(_Part):
    """A barrel from its pivot, with sleeve, brake and mantlet; elevation in degrees."""

    part: Literal["gun"]
    at: Pair
    length: Positive
    radius: Positive = 0.07
    tip: float | None = None
    elevation: float = 0.0
    sleeve: Annotated[float, Field(ge=0, le=1)] = 0.0
    sleeve_radius: float | None = None
    brake: Literal["none", "single", "double", "bulb", "pepper", "ring"] = "none"
    mantlet: Literal["none", "round", "box", "pig", "ball", "plate"] = "none"
    mantlet_size: Positive = 0.3
    tone: Tone = "turret"


class Cupola(_Part):
    part: Literal["cupola"]
    at: Pair
    size: Pair
    style: Literal["drum", "dome", "ring", "hatch"] = "drum"


class Box(_Part):
    """Stowage: tool box, fuel drum, rolled tarpaulin, exhaust, spare links of the track."""

    part: Literal["box"]
    at: Pair
    size: Pair
    style: Literal["box", "drum", "roll", "crate", "exhaust", "lamp", "links"] = "box"
    tone: Tone = "side"


class MachineGun(_Part):
    """A machine gun on a post: `at` is the foot of the post, the length that of the whole gun."""

    part: Literal["machine_gun"]
    at: Pair
    length: Positive = 1.1
    post: Positive = 0.26


class LinePart(_Part):
    """A seam, rail, rod or cable."""

    part: Literal["line"]
    at: Annotated[list[Pair], Field(min_length=2)]
    width: Positive = 0.025
    tone: Tone | Literal["seam"] = "seam"


class Rivets(_Part):
    part: Literal["rivets"]
    at: Annotated[list[Pair], Field(min_length=2)]
    pitch: Positive = 0.16


class Disc(_Part):
    part: Literal["disc"]
    at: Pair
    radius: Positive
    tone: Tone = "dark"
    inner: Tone | None = None


class Grille(_Part):
    part: Literal["grille"]
    at: Pair
    size: Pair
    bars: Annotated[int, Field(ge=2)] = 5
    upright: bool = False


class Wheel(_Part):
    """A road wheel with a tyre, as on trucks, cars and carriages."""

    part: Literal["wheel"]
    at: float
    radius: Positive
    style: Literal["steel", "spoked", "car"] = "steel"


class MarkPart(_Part):
    """The nation's emblem, painted on."""

    part: Literal["mark"]
    at: Pair
    radius: Positive


PoseName = Literal[
    "stand",
    "aim",
    "advance",
    "run",
    "kneel",
    "prone",
    "command",
    "banner",
    "throw",
    "crouch",
    "drive",
    "raise",
    "march",
    "hammer",
    "carry",
    "mend",
    "hang",
    "lay",
    "serve",
    "load",
    "bring",
    "spot",
    "watch",
    "shoulder",
    "fire",
]
KitName = Literal[
    "soviet",
    "partisan",
    "german",
    "american",
    "marine",
    "paratrooper",
    "resistance",
    "legion",
    "engineer",
    "mechanic",
    "volunteer",
    "peasant",
    "kerchief",
    "british",
    "commando",
    "japanese",
    "bersagliere",
]


ON_FOOT = 0.4


class FigurePart(_Part):
    """A soldier: `at` is the ground between the feet, height in metres when upright."""

    part: Literal["figure"]
    at: Pair
    pose: PoseName
    kit: KitName
    height: Positive = 1.78
    coat: Paint | None = None

    @property
    def on_foot(self) -> bool:
        """Whether he stands on the ground: higher above it soldiers sit in a vehicle, or hang from a parachute."""
        return self.at[1] < ON_FOOT


AnyPart = Annotated[
    PlatePart
    | Track
    | Gun
    | MachineGun
    | Cupola
    | Box
    | LinePart
    | Rivets
    | Disc
    | Grille
    | Wheel
    | MarkPart
    | FigurePart,
    Field(discriminator="part"),
]


class Camouflage(_Part):
    pattern: Literal["blotches", "stripes", "waves", "spots", "outlined", "ambush", "winter"]
    colors: Annotated[list[Paint], Field(min_length=1)]
    seed: int = 1
    size: Positive = 0.7


class Profile(BaseModel):
    """One vehicle: its paint and its parts in the order in which they are drawn."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str
    paint: Paint | None = None
    camo: Camouflage | None = None
    light: Literal["day", "morning", "evening", "rain", "snow", "desert"] = "day"
    """When, and in which weather, its picture shows it."""
    fill: Annotated[float, Field(gt=0, le=1)] | None = None
    parts: Annotated[list[AnyPart], Field(min_length=1)]
