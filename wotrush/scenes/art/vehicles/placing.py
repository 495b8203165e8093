"""Where a vehicle stands in its picture: sizes compare in steps, tracks stand on the ground, and nothing is cropped."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

STEPS = (
    (3.0, 0.54),
    (3.6, 0.60),
    (4.3, 0.66),
    (4.9, 0.70),
    (5.6, 0.73),
    (6.2, 0.76),
    (6.6, 0.80),
    (7.0, 0.84),
    (7.8, 0.90),
)
"""The share of the frame's width that a hull takes, for hulls up to each length in metres."""
LARGEST = 0.96
NARROW = 1.0
"""In a frame narrower than this many times its height (hand, token), small vehicles are drawn closer to large ones in
size.
"""


@dataclass(frozen=True, slots=True)
class Extent:
    """What a profile covers, in metres."""

    left: float
    right: float
    bottom: float
    top: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.top - self.bottom


@dataclass(frozen=True, slots=True)
class Measured:
    """All that placing needs to know: the whole, the vehicle without its guns, and a share of the frame if one is set."""

    whole: Extent
    body: Extent
    fill: float | None = None

    @property
    def hull(self) -> float:
        return self.body.width


@dataclass(frozen=True, slots=True)
class Placing:
    """The pen's origin and scale, and what the vehicle covers in pixels."""

    origin: tuple[float, float]
    scale: float
    box: pygame.FRect


def placed(vehicle: Measured, frame: pygame.FRect, ground: float) -> Placing:
    """Return the vehicle centred in the frame with its tracks on the ground line, all of it inside."""
    covered = vehicle.whole
    scale = min(_width_in(frame, vehicle) / covered.width, (ground - frame.top) / covered.height)
    left = frame.centerx - covered.width * scale / 2
    box = pygame.FRect(left, ground - covered.top * scale, covered.width * scale, covered.height * scale)
    return Placing((left - covered.left * scale, ground), scale, box)


def body(vehicle: Measured, placing: Placing) -> pygame.FRect:
    """Return the vehicle without its guns."""
    left = placing.origin[0] + vehicle.body.left * placing.scale
    return pygame.FRect(left, placing.box.top, vehicle.hull * placing.scale, placing.box.height)


def _width_in(frame: pygame.FRect, vehicle: Measured) -> float:
    """Return how wide a vehicle is drawn, gun and all: its hull in steps, so that small ones do not vanish."""
    if vehicle.fill is not None:
        return frame.width * vehicle.fill
    share = next((share for length, share in STEPS if vehicle.hull <= length), LARGEST)
    if frame.width < NARROW * frame.height:
        share = 1 - (1 - share) * 0.6
    return frame.width * min(1.0, share * vehicle.whole.width / vehicle.hull)
