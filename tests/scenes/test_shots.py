"""Pictures and figures of scenes, as the commands ask for them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from wotrush.workshop.shots import SCENES, shot
from wotrush.workshop.studio import Wanted

SMALL = (640, 360)


@pytest.mark.parametrize("scene", sorted(set(SCENES) - {"gallery"}))
def test_every_scene_can_be_drawn(scene: str, tmp_path: Path) -> None:
    out = tmp_path / "folder" / "picture.png"
    shot(SCENES[scene], "en", Wanted(SMALL, seed=2, turn=6, players=2), out)
    picture = pygame.image.load(out)
    assert picture.get_size() == SMALL
    colors = {tuple(picture.get_at((x, y))) for x in range(0, 640, 16) for y in range(0, 360, 9)}
    assert len(colors) > 20, "something is to be seen"


@pytest.mark.parametrize("scene", ["title", "table", "action", "result"])
def test_the_same_arguments_give_the_same_picture(scene: str, tmp_path: Path) -> None:
    first, second = tmp_path / "1.png", tmp_path / "2.png"
    for out in (first, second):
        shot(SCENES[scene], "en", Wanted(SMALL, seed=3, turn=8, players=3), out)
    assert first.read_bytes() == second.read_bytes()


def test_seed_and_turn_make_another_picture(tmp_path: Path) -> None:
    pictures = set()
    for seed, turn in ((1, 4), (2, 4), (1, 12)):
        out = tmp_path / f"{seed}-{turn}.png"
        shot(SCENES["table"], "en", Wanted(SMALL, seed, turn, players=2), out)
        pictures.add(out.read_bytes())
    assert len(pictures) == 3


def test_scale_and_contrast_make_another_picture(tmp_path: Path) -> None:
    pictures = set()
    for scale, contrast in ((1.0, False), (1.25, False), (1.0, True)):
        out = tmp_path / f"{scale}-{contrast}.png"
        wanted = Wanted((1920, 1080), 1, 4, players=2, scale=scale, contrast=contrast)
        shot(SCENES["settings"], "en", wanted, out)
        pictures.add(out.read_bytes())
    assert len(pictures) == 3
