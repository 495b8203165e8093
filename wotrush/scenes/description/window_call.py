"""What a window tells everybody at a shared screen: it depends on public facts alone, and so does whether it calls."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field

from wotrush.model.game import Seat
from wotrush.stage.drawing.shapes import Face


@dataclass(frozen=True, slots=True)
class WindowCall:
    """A window in which several players could react, as far as everybody knows."""

    window: Hashable
    """Tells it from the window before, if nothing happened between the two."""
    sentence: str
    """What they may react to."""
    seats: tuple[Seat, ...]
    """Who could react."""
    wanted: frozenset[Seat]
    """Whom it concerns; without them nobody is called."""
    aimed: frozenset[Seat] = frozenset()
    """At whom it is aimed, which ends passing until the own turn."""
    title: str = ""
    """What may be done, if it is always the same."""
    faces: tuple[Face, ...] = ()
    """The cards that it is about."""
    matters: Mapping[Seat, Hashable] = field(default_factory=dict)
    """What it decides for somebody that the next window would ask about again: whoever has let that pass is not called there."""
