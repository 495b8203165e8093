"""Who won or lost how much, each with the player's mark."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.chance_figures import with_sign
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.stage.typography.text import Segment


def seat_gains(context: AppContext, gains: Sequence[int]) -> list[Segment]:
    """Write what every seat won or lost; those that neither won nor lost are left out."""
    segments: list[Segment] = []
    for seat, gain in enumerate(gains):
        if gain:
            segments += ["  "] if segments else []
            segments += [seat_icon(seat, context.seat_color(seat)), f"\u00a0{with_sign(gain)}"]
    return segments
