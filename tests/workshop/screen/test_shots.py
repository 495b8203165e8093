"""Pictures and figures of scenes, as the commands ask for them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from wotrush.games import GAMES, load
from wotrush.workshop.hunter.shots import staged_duel
from wotrush.workshop.offscreen import draw_offscreen
from wotrush.workshop.shots import ShotScene, pages, shot
from wotrush.workshop.studio import Wanted

SMALL = (640, 360)


def scenes(game: str) -> dict[str, ShotScene]:
    found: dict[str, ShotScene] = load(GAMES[game].shots or "")
    return found


EVERY = [(game, scene) for game in GAMES for scene in sorted(set(scenes(game)) - {"gallery"})]


@pytest.fixture(name="short")
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a game be reviewed only in part, and the history have few games."""
    monkeypatch.setattr(pages, "REVIEWED", 60)
    monkeypatch.setattr(pages, "LISTED", 3)


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize(("game", "scene"), EVERY)
def test_every_scene_can_be_drawn(game: str, scene: str, tmp_path: Path) -> None:
    out = tmp_path / "folder" / "picture.png"
    shot(scenes(game)[scene], "en", Wanted(SMALL, seed=2, turn=6, players=2, game=game), out)
    picture = pygame.image.load(out)
    assert picture.get_size() == SMALL
    colors = {tuple(picture.get_at((x, y))) for x in range(0, 640, 16) for y in range(0, 360, 9)}
    assert len(colors) > 20, "something is to be seen"


@pytest.mark.parametrize("scene", ["table", "action"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 5])
def test_every_scene_is_drawn_for_any_number_of_players(
    game: str, scene: str, players: int, tmp_path: Path
) -> None:
    out = tmp_path / "picture.png"
    shot(scenes(game)[scene], "de", Wanted(SMALL, seed=1, turn=0, players=players, game=game), out)
    assert out.exists()


QUICK = {("rush", "title"), ("rush", "table"), ("hunter", "action")}


@pytest.mark.parametrize(
    ("game", "scene"),
    [
        pytest.param(game, scene, marks=() if (game, scene) in QUICK else pytest.mark.long)
        for game in GAMES
        for scene in ("title", "table", "action", "result")
    ],
)
def test_the_same_arguments_give_the_same_picture(game: str, scene: str, tmp_path: Path) -> None:
    first, second = tmp_path / "1.png", tmp_path / "2.png"
    for out in (first, second):
        shot(scenes(game)[scene], "en", Wanted(SMALL, seed=3, turn=8, players=3, game=game), out)
    assert first.read_bytes() == second.read_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_seed_and_turn_make_another_picture(game: str, tmp_path: Path) -> None:
    pictures = set()
    for seed, turn in ((1, 4), (2, 4), (1, 12)):
        out = tmp_path / f"{seed}-{turn}.png"
        shot(scenes(game)["table"], "en", Wanted(SMALL, seed, turn, players=2, game=game), out)
        pictures.add(out.read_bytes())
    assert len(pictures) == 3


def test_scale_and_contrast_make_another_picture(tmp_path: Path) -> None:
    pictures = set()
    for scale, contrast in ((1.0, False), (1.25, False), (1.0, True)):
        out = tmp_path / f"{scale}-{contrast}.png"
        wanted = Wanted((1920, 1080), 1, 4, players=2, scale=scale, contrast=contrast)
        shot(scenes("rush")["settings"], "en", wanted, out)
        pictures.add(out.read_bytes())
    assert len(pictures) == 3


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 1), (8, 3)])
def test_the_picture_of_a_duel_shows_its_dice(players: int, seed: int) -> None:
    draw_offscreen()
    wanted = Wanted(SMALL, seed=seed, turn=6, players=players, game="hunter")
    _, stage = staged_duel(wanted)
    assert stage.shown
    assert stage.duel is not None
    assert stage.duel.row is not None
    assert stage.duel.row.dice
