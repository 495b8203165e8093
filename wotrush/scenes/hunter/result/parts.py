"""The parts of a score in Tank Hunter, by the keys that the rules give them."""

from __future__ import annotations

from wotrush.i18n import mark
from wotrush.scenes.description.part_label import PartLabel

PARTS_BY_TYPE = {
    "AFV": PartLabel("vehicle", mark("Tanks (AFV)")),
    "GUN": PartLabel("gun", mark("Guns (GUN)")),
    "INF": PartLabel("infantry", mark("Infantry (INF)")),
}
