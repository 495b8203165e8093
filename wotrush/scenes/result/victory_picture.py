"""The picture across the head of a result: what the winner fought with on the left, what was beaten on the right."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import pygame
from pygame import Surface

from wotrush.model.game import Seat
from wotrush.scenes.art.scenery.bare_land import bare_land
from wotrush.scenes.art.scenery.light import Light
from wotrush.scenes.art.vehicles.picture import vehicle_picture
from wotrush.scenes.result.contents import Highlight
from wotrush.scenes.result.hero_picture import FINER, HeroPicture
from wotrush.stage.drawing.face_cache import SlowFace
from wotrush.stage.drawing.shapes import Face, Size

SCRIM = (1.0, 0.95, 0.4, 0.12, 0.08)
"""How bright it is from the sides to the middle, where words stand."""
FADES = (255, 255, 250, 215, 130, 0)
"""How opaque it is from top to bottom."""
DIM, MUTED = 0.95, 0.75
"""How bright it is at most, and above a result without a victory, where it rains."""
HEADROOM, GROUND = 0.26, 0.8
"""Where it stands, as shares of the height."""
ACROSS = 0.7
"""The largest share of half the width, from the edge, in whose middle it stands; less where words need more."""


@dataclass(frozen=True, slots=True)
class VictoryPicture(SlowFace):
    """Fades into the page below it, and is dark behind the headline in its middle. Its vehicles keep off the share of the
    width, in its middle, that `words` take up.
    """

    hero: HeroPicture
    beaten: HeroPicture
    muted: bool = False
    words: float = 0.5

    @property
    def across(self) -> float:
        """The share of half the width, from the edge, that its vehicles may take up."""
        return min(ACROSS, 1 - self.words)

    def __call__(self, size: Size) -> Surface:
        return self._joined([self._half(one, size) for one in (self.hero, self.beaten)], size)

    def stand_in(self, size: Size) -> Surface:
        wide = (size[0] // 2 + 1, size[1])
        return self._joined([bare_land(one.nation, wide) for one in (self.hero, self.beaten)], size)

    def _half(self, one: HeroPicture, size: Size) -> Surface:
        half = Surface((FINER * (size[0] // 2 + 1), FINER * size[1]))
        light = Light.RAIN if self.muted else Light.EVENING
        vehicle_picture(
            half, one.code, one.nation, GROUND, headroom=HEADROOM, light=light, across=self.across
        )
        return half

    def _joined(self, halves: Sequence[Surface], size: Size) -> Surface:
        """Mirror the right half, darken the middle and fade the lower edge."""
        left, right = (pygame.transform.smoothscale(half, (size[0] // 2 + 1, size[1])) for half in halves)
        whole = Surface(size, pygame.SRCALPHA)
        whole.blit(left, (0, 0))
        whole.blit(pygame.transform.flip(right, True, False), (size[0] - right.get_width(), 0))
        bright = MUTED if self.muted else DIM
        across = [*SCRIM, *reversed(SCRIM)]
        light = Surface((len(across), 1), pygame.SRCALPHA)
        for x, share in enumerate(across):
            light.set_at((x, 0), (*[round(255 * bright * share)] * 3, 255))
        fade = Surface((1, len(FADES)), pygame.SRCALPHA)
        for y, alpha in enumerate(FADES):
            fade.set_at((0, y), (255, 255, 255, alpha))
        for mask in (light, fade):
            whole.blit(pygame.transform.smoothscale(mask, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return whole


def victory_of(
    highlights: Sequence[Highlight], winners: Collection[Seat], *, muted: bool
) -> VictoryPicture | None:
    """Return the picture of a game with these highlights, with vehicles that are not seen there already if there are any;
    None if no vehicle did anything.
    """
    won = [highlight for highlight in highlights if highlight.seat in winners]
    others = [highlight for highlight in highlights if highlight.seat not in winners]
    seen = [face for one in highlights for face in one.pictures]
    hero = _unseen([*(one.next_best for one in won), *_first_pictures(won)], seen)
    against = [*(one.against for one in won), *(one.next_best for one in others)]
    beaten = _unseen([*against, *_first_pictures(others)], seen)
    return None if hero is None else VictoryPicture(hero, beaten or hero, muted)


def _first_pictures(highlights: Sequence[Highlight]) -> list[Face]:
    return [face for one in highlights for face in one.pictures[:1]]


def _unseen(faces: Sequence[Face | None], seen: Sequence[Face]) -> HeroPicture | None:
    """Return the first that is not seen elsewhere; the first of all where each is."""
    heroes = [face for face in faces if isinstance(face, HeroPicture)]
    codes = {face.code for face in seen if isinstance(face, HeroPicture)}
    return next((face for face in heroes if face.code not in codes), heroes[0] if heroes else None)
