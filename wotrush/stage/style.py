"""How widgets look: colors, lengths and inks as one value, which a theme fills in."""

from __future__ import annotations

from dataclasses import dataclass

from wotrush.stage.color import Color
from wotrush.stage.typography.text import Ink, Writer


@dataclass(frozen=True, slots=True)
class Paint:
    """One state of a surface: its fill (shading down to `shade`), its rim, and the color of what is written on it."""

    fill: Color
    text: Color
    rim: Color = (0, 0, 0, 0)
    shade: Color | None = None


@dataclass(frozen=True, slots=True)
class Style:
    """Lengths are in units. Variants of a widget come from `dataclasses.replace`."""

    writer: Writer
    ink: Ink
    small: Ink
    normal: Paint
    hover: Paint
    pressed: Paint
    disabled: Paint
    chosen: Paint
    """What is on: a switch, a slider as far as it is set."""
    selected: Paint
    """The selected one of a few that stand side by side."""
    panel: Paint
    focus: Color
    accent: Color
    radius: float = 10.0
    rim: float = 2.0
    padding: float = 16.0
    align: float = 0.5
    """The alignment of a button's text: 0 left, 1 right."""
    baseline: float | None = None
    """How far below its upper edge the letters of a button stand, if not in its middle."""
    depth: float = 4.0
    """How far a button stands out; pressed, it sinks by this much."""
