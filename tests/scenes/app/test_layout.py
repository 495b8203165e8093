"""Every scene on every shape of screen: nothing is cut off, outside or overlapping, and everything is readable."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest
from pygame import Surface

from tests.scenes.legible import LARGEST, seen, wrong_with
from tests.scenes.pseudo import Pseudo, pseudo
from tests.scenes.puzzle_views import PUZZLES
from tests.scenes.views import NARRATED, PAGES, TABLES
from tests.scenes.views import VIEWS as OTHERS
from wotrush import i18n
from wotrush.i18n import LANGUAGES
from wotrush.scenes.rush.cards.faces import BackPicture, CardPicture, PilePicture, ZoomPicture
from wotrush.stage.drawing.shapes import Size, plate

VIEWS = {**OTHERS, **PUZZLES}
USUAL = 1.0
TIGHTEST = ((1280, 720), 1.5)
"""The fewest units that there ever are: those of LARGEST at 1920 by 1080, in fewer pixels."""
LONGEST, OTHER = ("de", "pl"), ("en", "it")
TIGHT = ((1280, 720), LARGEST)
FIRST, FIRST_WIDE = (1162, 652), (1224, 765)
"""The window as it first opens on two usual laptops, with 1366 by 768 pixels and with 1440 by 900."""
SCREENS = [
    (FIRST, USUAL),
    (FIRST_WIDE, USUAL),
    ((1280, 720), USUAL),
    ((1280, 720), 0.75),
    ((1920, 1080), USUAL),
    ((1920, 1080), LARGEST),
    ((1920, 1200), LARGEST),
    ((2560, 1080), LARGEST),
    ((1600, 1200), LARGEST),
]
LARGE = [((1920, 1080), LARGEST)]
BUSIEST = (
    "settings",
    "new game of 5",
    "result of 5",
    "table of 2",
    "table of 5",
    "asked for strike",
    "squad",
)
WORDY = (
    "table of 3",
    "table of 5",
    "paying",
    "assaulting",
    "asked for refresh",
    "asked for reward",
    "log",
    "menu",
    "squad",
    "replay",
    "table of 5, narrated",
)
SAID = ("puzzles", "puzzle, solved", "puzzle, missed")
FINE = [((3840, 2160), USUAL), ((3840, 2160), LARGEST)]


@pytest.fixture(autouse=True)
def _plain_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn on cards has tests of its own."""

    def face(self: object, size: Size) -> Surface:
        return plate(size, 8, (230, 222, 195))

    for picture in (CardPicture, BackPicture, ZoomPicture, PilePicture):
        monkeypatch.setattr(picture, "__call__", face)


Combination = tuple[str, tuple[int, int], float, str]


def tightest() -> Iterator[Combination]:
    """Yield everything in one of the two longest languages, pages in one of the others too."""
    for i, name in enumerate(VIEWS):
        yield name, *TIGHT, LONGEST[i % 2]
        if name in PAGES:
            yield name, *TIGHT, OTHER[i // 2 % 2]


PARTS = 12


def elsewhere(part: int) -> Iterator[Combination]:
    """Yield each view on every twelfth screen, in alternating languages; the busiest on the finest screens too."""
    codes = sorted(LANGUAGES)
    for i, name in enumerate(VIEWS):
        screens = LARGE if name in NARRATED or name in PUZZLES else SCREENS
        for j, (size, scale) in enumerate([*screens, *(FINE if name in BUSIEST else ())]):
            if (i + j) % PARTS == part:
                yield name, size, scale, codes[(i + j // 2) % len(codes)]


@pytest.mark.parametrize(("name", "size", "ui_scale", "language"), [*tightest(), *elsewhere(0)])
def test_a_scene_fits_and_can_be_read(
    name: str, size: tuple[int, int], ui_scale: float, language: str
) -> None:
    assert wrong_with(VIEWS[name], size, ui_scale, language) == []


@pytest.mark.long
@pytest.mark.parametrize(("name", "size", "ui_scale", "language"), [*chain(*map(elsewhere, range(1, PARTS)))])
def test_it_does_on_the_other_screens(
    name: str, size: tuple[int, int], ui_scale: float, language: str
) -> None:
    assert wrong_with(VIEWS[name], size, ui_scale, language) == []


@pytest.mark.parametrize("name", [*PAGES, *WORDY, *SAID])
def test_a_scene_has_room_for_a_language_of_longer_words(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "load_catalogue", lambda code: Pseudo())
    assert wrong_with(VIEWS[name], *TIGHTEST, "pl") == []


@pytest.mark.long
@pytest.mark.parametrize("ui_scale", [USUAL, LARGEST])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("name", VIEWS)
def test_it_has_so_on_every_screen(
    name: str, size: tuple[int, int], ui_scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(i18n, "load_catalogue", lambda code: Pseudo())
    assert wrong_with(VIEWS[name], size, ui_scale, "pl") == []


@pytest.mark.long
@pytest.mark.parametrize("ui_scale", [USUAL, LARGEST])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), FIRST, FIRST_WIDE])
@pytest.mark.parametrize("name", VIEWS)
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_scene_in_every_language_on_every_screen(
    language: str, name: str, size: tuple[int, int], ui_scale: float
) -> None:
    assert wrong_with(VIEWS[name], size, ui_scale, language) == []


def test_the_pseudo_language_is_longer_and_keeps_what_is_filled_in() -> None:
    reported = pseudo("Buy {vehicle} for [resource]: {paid}")
    assert (reported[0], reported[-1]) == ("[", "]")
    assert all(kept in reported for kept in ("{vehicle}", "{paid}", "[resource]"))
    assert len(pseudo("Achievements")) >= 1.4 * len("Achievements")
    assert pseudo("×") == "×"


@pytest.mark.parametrize("name", [*PAGES, "table of 5", "paying", "assaulting", "menu", "squad"])
def test_a_scene_can_be_read_in_high_contrast(name: str) -> None:
    assert wrong_with(VIEWS[name], (1920, 1080), USUAL, "en", high_contrast=True, contrast=7.0) == []


def test_the_views_are_looked_at_with_something_on_them() -> None:
    """Otherwise all of the tests above would prove nothing."""
    assert len(seen(TABLES["table of 5"], (1280, 720), USUAL, "en", False)[1]) > 60
    assert len(seen(PAGES["settings"], (1280, 720), USUAL, "en", False)[1]) > 20
