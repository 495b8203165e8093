"""Tank Hunter's table on every shape of screen: nothing cut off, outside, or on anything else, all of it readable."""

from __future__ import annotations

from datetime import date

import pytest
from pygame import Surface

from tests.scenes.hunter.views import NAMES, PILES, RESULTS, VIEWS
from tests.scenes.legible import LARGEST, seen, wrong_with
from tests.scenes.views import View
from wotrush.games import games_to_choose
from wotrush.i18n import LANGUAGES, t
from wotrush.model.hunter.plays.red import LAST_BOMBING
from wotrush.scenes.hunter.board import enemies, own
from wotrush.scenes.hunter.faces import pictures
from wotrush.scenes.hunter.info import INFO
from wotrush.scenes.hunter.table.scene import BattleTable
from wotrush.scenes.hunter.zones.frame import REPLAY
from wotrush.scenes.menu.asking_scene import AskingScene
from wotrush.scenes.menu.title import Title
from wotrush.scenes.session.watching import WatchedSession
from wotrush.scenes.style.scale import largest_ui_scale
from wotrush.stage.drawing.shapes import Size, plate
from wotrush.stage.widgets import Segmented
from wotrush.workshop.studio import Studio

USUAL, SMALL = 1.0, 0.75
ALL = {**VIEWS, **PILES, **RESULTS}
SCREENS = [
    ((1280, 720), USUAL),
    ((1280, 720), LARGEST),
    ((1280, 720), SMALL),
    ((1920, 1080), USUAL),
    ((1920, 1080), LARGEST),
    ((1024, 768), USUAL),
    ((2560, 1080), USUAL),
    ((2560, 1080), LARGEST),
    ((1162, 652), USUAL),
    ((1224, 765), USUAL),
]
FINE = [((3840, 2160), USUAL), ((3840, 2160), LARGEST)]


@pytest.fixture(autouse=True)
def _plain_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn on cards has tests of its own."""

    def face(self: object, size: Size) -> Surface:
        return plate(size, 8, (230, 222, 195))

    for name in ("UnitPicture", "EventPicture", "CommanderPicture", "UnitZoom", "UnitThumbnail"):
        monkeypatch.setattr(getattr(pictures, name), "__call__", face)
    for name in ("UnitBack", "BackZoom", "EventBack"):
        monkeypatch.setattr(getattr(pictures, name), "__call__", face)


def _turns() -> list[tuple[str, tuple[int, int], float, str]]:
    """Return each view on every screen once, the languages taking turns."""
    codes = sorted(LANGUAGES)
    return [
        (name, *screen, codes[(i + j) % len(codes)])
        for i, name in enumerate(ALL)
        for j, screen in enumerate(SCREENS)
    ]


QUICK = _turns()[::7]
"""Each view at least once, since there are ten screens, and in turn every screen and every language."""


@pytest.mark.parametrize(("name", "size", "ui_scale", "language"), QUICK)
def test_the_table_fits_and_can_be_read(
    name: str, size: tuple[int, int], ui_scale: float, language: str
) -> None:
    assert wrong_with(ALL[name], size, ui_scale, language) == []


@pytest.mark.long
@pytest.mark.parametrize(("size", "ui_scale"), [*SCREENS, *FINE])
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_it_does_everywhere_in_every_language(
    language: str, name: str, size: tuple[int, int], ui_scale: float
) -> None:
    assert wrong_with(ALL[name], size, ui_scale, language) == []


@pytest.mark.parametrize("name", ["battle of 4", "battle of 8", "draft of 4", "reaction of 4"])
def test_the_table_can_be_read_in_high_contrast(name: str) -> None:
    assert wrong_with(ALL[name], (1920, 1080), USUAL, "en", high_contrast=True, contrast=7.0) == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("turn", [0, 30])
def test_large_letters_squash_no_controls_of_a_replay(size: tuple[int, int], turn: int) -> None:
    studio = Studio(size, largest_ui_scale(size))
    scene = VIEWS["replay of 4"].make(studio)
    assert isinstance(scene, BattleTable)
    studio.pilot(scene).step(0.25)
    watched = scene.view.session
    assert isinstance(watched, WatchedSession)
    watched.go_to_turn(turn)
    frame, log = scene.view.frame, scene.pieces.log
    assert frame.replay.h == REPLAY
    assert scene.root.find("replay speed").size.y > 30
    assert not scene.view.o.hand or not frame.replay.colliderect(frame.hand)
    assert not log.visible or (log.rect.h > 80 and not log.rect.colliderect(frame.replay))


def test_there_is_something_to_look_at() -> None:
    """Otherwise all of the above would prove nothing."""
    assert len(seen(VIEWS["battle of 8"], (1280, 720), USUAL, "en", False)[1]) > 50


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_the_clock_of_the_game_has_its_name_and_its_number(language: str, size: tuple[int, int]) -> None:
    texts = [written.text for written in seen(VIEWS["battle of 4"], size, USUAL, language, False)[1]]
    assert {t("Carpet Bombing"), t("Bombs")} & set(texts)
    assert any(text.endswith(f" / {LAST_BOMBING}") for text in texts)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_names_of_lines_have_letters_that_can_be_read_though_they_stand_upright(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    heights: list[float] = []
    for board in (enemies, own):
        monkeypatch.setattr(board, "write_up", lambda *args: heights.append(args[3].size * args[0].scale))
    seen(VIEWS["battle of 4"], size, USUAL, "en", False)
    assert heights
    assert min(heights) >= 13 - 0.01


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_all_piles_are_named_or_none(language: str, size: tuple[int, int]) -> None:
    texts = [written.text for written in seen(VIEWS["battle of 4"], size, USUAL, language, False)[1]]
    named = {t(name) in texts for name in ("Units", "Events", "Discard")}
    assert len(named) == 1
    assert named == {True} or (size == (1024, 768) and language == "pl")


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_the_draft_says_once_who_gets_the_rest(language: str) -> None:
    texts = [written.text for written in seen(VIEWS["draft of 4"], (1280, 720), USUAL, language, False)[1]]
    assert len([text for text in texts if NAMES[1] in text and text != NAMES[1]]) == 1


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize(("size", "ui_scale"), [((1280, 720), LARGEST), ((1920, 1080), LARGEST)])
def test_its_title_can_be_read(language: str, size: tuple[int, int], ui_scale: float) -> None:
    games = games_to_choose()
    title = View(lambda studio: Title(studio.context, INFO, games, today=date(2026, 1, 2)))
    assert wrong_with(title, size, ui_scale, language) == []


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize(
    ("size", "ui_scale"), [((1280, 720), USUAL), ((1024, 768), USUAL), ((1920, 1080), LARGEST)]
)
def test_its_reactions_are_a_table_that_can_be_read(
    language: str, size: tuple[int, int], ui_scale: float
) -> None:
    pages: list[AskingScene] = []

    def make(studio: Studio) -> AskingScene:
        pages.append(AskingScene(studio.context, [INFO]))
        return pages[-1]

    assert wrong_with(View(make), size, ui_scale, language) == []
    choices = [node for node in pages[0].root.walk() if isinstance(node, Segmented)]
    assert len(choices) == len(INFO.windows)
    assert len({(round(node.box_px.x), round(node.box_px.w)) for node in choices}) == 1, "one below the other"
    heads = pages[0].root.find("heads").children
    assert abs(heads[-1].box_px.x - choices[0].box_px.x) < 1
