"""Where a profile fires from: the mouth of its longest gun, of its machine gun, or of its foremost rifle."""

from __future__ import annotations

from functools import cache

from wotrush.scenes.art.figures.poses import POSES
from wotrush.scenes.art.figures.soldiers import HEIGHT
from wotrush.scenes.art.geometry import Point, polar
from wotrush.scenes.art.profiles import profile as spec
from wotrush.scenes.art.profiles.profile_files import profile_of
from wotrush.scenes.art.vehicles.vehicle import measured

RIFLE = 0.66
"""How far ahead of where it is held a rifle ends, in metres."""
UNARMED = 0.6
"""How high, as a part of its height, something fires that shows no weapon."""


@cache
def muzzle_of(code: str) -> Point:
    """Return the place in metres, from the rear forward and up from the ground."""
    parts = profile_of(code).parts
    guns = [part for part in parts if isinstance(part, spec.Gun)]
    if guns:
        longest = max(guns, key=lambda part: part.length)
        return polar(longest.at, longest.length, longest.elevation)
    posted = [part for part in parts if isinstance(part, spec.MachineGun)]
    if posted:
        x, y = posted[0].at
        return x + posted[0].length * 0.6, y + posted[0].post
    soldiers = [part for part in parts if isinstance(part, spec.FigurePart) and part.on_foot]
    rifles = [_rifle(soldier) for soldier in soldiers if POSES[soldier.pose].armed]
    whole = measured(code).whole
    return max(rifles, default=(whole.right, whole.top * UNARMED))


def _rifle(soldier: spec.FigurePart) -> Point:
    pose, size = POSES[soldier.pose], soldier.height / HEIGHT
    x, y = polar(pose.grip, RIFLE, pose.aim)
    return soldier.at[0] + x * size, soldier.at[1] + y * size
