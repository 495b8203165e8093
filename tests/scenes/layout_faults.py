"""What is wrong with how a page is laid out: words cut off, parts outside the window, parts on top of one another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pygame import FRect

from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.style import Style
from wotrush.stage.text import resolve
from wotrush.stage.widgets import Button, ScrollPanel, Segmented, Slider, TextField, Toggle

WIDGETS = (Label, Button, Segmented, Slider, TextField, Toggle)
SMALLEST = 0.7
"""Labels write this much smaller before they cut."""


def faults(root: Node) -> list[str]:
    """One sentence for each, none if all is well."""
    window = root.box_px
    parts = [part for part in _parts(root) if _says(part) != ""]
    found = [f"{_name(part)} leaves the window" for part in parts if not _inside(part.box_px, window)]
    found += [f"{_name(part)} is cut off" for part in parts if _cut(part)]
    for one, other in combinations(parts, 2):
        if _overlap(one.box_px, other.box_px):
            found.append(f"{_name(one)} lies on {_name(other)}")
    return found


def _parts(node: Node) -> Iterator[Node]:
    """Everything that can be read or clicked, but what scrolls: there is always room for that."""
    if not node.visible or node.alpha == 0 or isinstance(node, ScrollPanel):
        return
    if isinstance(node, WIDGETS):
        yield node
        return
    for child in node.children:
        yield from _parts(child)


def _says(part: Node) -> str | None:
    return str(part) if isinstance(part, Label) else None


def _name(part: Node) -> str:
    return repr(part.name or _says(part) or part)


def _inside(box: FRect, window: FRect) -> bool:
    return window.inflate(2, 2).contains(box)


def _overlap(one: FRect, other: FRect) -> bool:
    shared = one.clip(other)
    return shared.w > 1.5 and shared.h > 1.5


def _cut(part: Node) -> bool:
    if isinstance(part, Button):
        return (
            part.natural_width() - 2 * _style(part).padding > (part.size.x - _style(part).padding) / SMALLEST
        )
    if isinstance(part, Segmented):
        style, cell = part.style, part.size.x / len(part.options)
        widths = (style.writer.units(resolve(text), style.ink).x for text in part.options)
        return any(width * SMALLEST > cell - style.padding + 3 for width in widths)
    if isinstance(part, Toggle):
        room = part.size.x - part.style.ink.size * 2.4 - part.style.padding
        return part.style.writer.units(resolve(part.text), part.style.ink).x * SMALLEST > room
    return isinstance(part, Label) and _label_cut(part)


def _label_cut(label: Label) -> bool:
    assert label.ink is not None
    text = resolve(label.text)
    if label.fit is Fit.SHRINK:
        return label.writer.units(text, label.ink).x * SMALLEST > label.size.x + 3
    return label.writer.units(text, label.ink, label.size.x).y > label.size.y + 3


def _style(button: Button) -> Style:
    assert button.style is not None
    return button.style
