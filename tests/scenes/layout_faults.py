"""Faults in the layout of a scene: parts outside the window or overlapping, texts cut off."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pygame import FRect

from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.typography.text import resolve
from wotrush.stage.widgets import Button, ScrollPanel, Segmented, Slider, Stepper, TextField, Toggle

WIDGETS = (Label, Button, Segmented, Slider, Stepper, TextField, Toggle)


def faults(root: Node) -> list[str]:
    """Return one sentence for each fault."""
    window = root.box_px
    parts = [(part, part.box_px) for part in _parts(root) if _says(part) != ""]
    found = [f"{_name(part)} leaves the window" for part, box in parts if not _inside(box, window)]
    for (one, box), (other, box_of_other) in combinations(parts, 2):
        if _overlap(box, box_of_other):
            found.append(f"{_name(one)} lies on {_name(other)}")
    return found


def cut_off(node: Node) -> list[str]:
    """Return every wrapped text below that can be seen and needs more lines than it has room for."""
    if not node.visible:
        return []
    found = [text for child in node.children for text in cut_off(child)]
    if isinstance(node, Label) and node.fit is Fit.WRAP and node.ink is not None:
        box, scale = node.box_px, node.transform.scale
        if node.writer.size(resolve(node.text), node.ink, scale, int(box.w)).y > box.h + 1:
            found.append(str(node))
    return found


def _parts(node: Node) -> Iterator[Node]:
    """Return everything that can be read or clicked, except what scrolls, since that always has room."""
    if not node.visible or node.alpha == 0 or (isinstance(node, ScrollPanel) and node.reach):
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
