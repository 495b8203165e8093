"""Faults in a scene as a person sees it: where things lie, and whether its texts can be read."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import FRect, Vector2

from tests.scenes.layout_faults import faults
from tests.scenes.program import BlindPilot
from tests.scenes.views import LONG_NAMES, View
from tests.scenes.written import Noting, NotingWriter, Written
from wotrush.i18n import set_language
from wotrush.scenes.style.scale import largest_ui_scale
from wotrush.scenes.style.theme import Theme
from wotrush.stage.node import Node
from wotrush.stage.typography.text import SMALLEST
from wotrush.stage.widgets.scroll import ScrollPanel
from wotrush.workshop.studio import Studio

LARGEST = 0.0
"""Stands for the largest interface scale that fits the window."""
READABLE, FAINT_AT_LEAST = 4.5, 3.0
"""The least contrast of texts, and of texts on what cannot be used now."""


def seen(
    view: View, size: tuple[int, int], ui_scale: float, language: str, high_contrast: bool
) -> tuple[list[str], list[Written], float]:
    """Return faults in the layout and in the texts, and how many pixels a unit has."""
    set_language(language)
    studio, writer = Studio(size), NotingWriter()
    studio.context.theme = Theme.of(high_contrast, writer)
    pilot = BlindPilot(studio.stack, studio.clock, size)
    studio.stack.resize(size, ui_scale or largest_ui_scale(size))
    scene = view.make(studio)
    studio.stack.push(scene)
    pilot.step(0.25)
    view.do(scene, pilot)
    pilot.step(0.25)
    noting = Noting(writer)
    with noting.watching():
        studio.stack.draw(pilot.surface)
    fading = list(_fading(scene.root))
    written = [text for text in noting.frame(pilot.surface) if text.box.collidelist(fading) < 0]
    return faults(scene.root), written, studio.stack.space.scale


def _fading(root: Node) -> Iterator[FRect]:
    """Yield where lists fade away since they go on below, in pixels: what cannot be read there can be scrolled to."""
    for node in root.walk():
        if isinstance(node, ScrollPanel) and (room := node.fading):
            yield FRect(node.transform(room.topleft), Vector2(room.size) * node.transform.scale)


def wrong_with(
    view: View,
    size: tuple[int, int],
    ui_scale: float,
    language: str,
    *,
    high_contrast: bool = False,
    contrast: float = READABLE,
) -> list[str]:
    wrong, written, scale = seen(view, size, ui_scale, language, high_contrast)
    disabled = Theme.of(high_contrast).palette.text_disabled
    for text in written:
        if view.over and text.seen < 0.5:
            continue
        least = FAINT_AT_LEAST if set(text.colors) <= {disabled} else contrast
        if text.cut and LONG_NAMES[0] not in text.text:
            wrong.append(f"{text.text!r} is cut off")
        if text.seen < 0.97 and not view.over:
            wrong.append(f"{text.text!r} lies under something")
        if text.height < round(SMALLEST * scale):
            wrong.append(f"{text.text!r} is only {text.height} pixels high")
        if text.contrast < least:
            wrong.append(f"{text.text!r} has a contrast of {text.contrast:.2f}")
    return wrong
