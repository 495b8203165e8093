"""The plates with the names of piles."""

from __future__ import annotations

import pytest
from pygame import FRect

from tests.scenes.rush.tables import table
from wotrush.i18n import LANGUAGES, set_language
from wotrush.scenes.rush.board.plaques import MARGIN, plates, trays


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("players", [2, 5])
def test_no_plate_touches_the_edge_of_the_window(scale: float, players: int) -> None:
    played = table(players=players, size=(1920, 1080), ui_scale=scale)
    area = FRect(played.scene.view.frame.area).inflate(1 - 2 * MARGIN, 1 - 2 * MARGIN)
    for text, plate in plates(played.scene.view):
        assert area.contains(plate), text


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("players", [2, 5])
def test_no_plate_touches_a_base_nor_another_plate(size: tuple[int, int], scale: float, players: int) -> None:
    played = table(players=players, size=size, ui_scale=scale)
    bases = [stand.box for stand in played.scene.view.frame.own.stands]
    placed = list(plates(played.scene.view))
    for text, plate in placed:
        assert plate.collidelist(bases) < 0, text
        assert len(plate.collidelistall([other for _, other in placed])) == 1, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("players", [2, 5])
def test_open_piles_are_named_in_words_and_stand_on_trays_where_these_are_wider(
    language: str, scale: float, players: int
) -> None:
    set_language(language)
    view = table(players=players, size=(1920, 1080), ui_scale=scale).scene.view
    own_and_common = list(plates(view))[:4]
    assert all(isinstance(text, str) for text, _ in own_and_common)
    common, own, wider = view.frame.common, view.frame.own, list(trays(view))
    for (_, plate), pile in zip(
        own_and_common, (common.discard, common.graveyard, own.garage, own.depot), strict=True
    ):
        if pile in (common.discard, common.graveyard) and common.discard.right > common.graveyard.left:
            assert pile.clip(plate).h < 2, "below each other they are seen whole"
        assert plate.w <= pile.w or any(tray.contains(plate) and tray.contains(pile) for tray in wider)
        for panel in (panel for panel in view.frame.panels if panel.piles):
            across = [tray for tray in wider if tray.colliderect(panel.box)]
            assert all(panel.box.contains(tray) for tray in across), "the last one stays off the panel's edge"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_neighbors_have_their_names_together_on_plates_of_one_width(language: str, players: int) -> None:
    set_language(language)
    played = table(players=players, size=(1280, 720))
    plaques = list(plates(played.scene.view))
    for (left, one), (right, other) in (plaques[:2], plaques[2:4]):
        assert isinstance(left, str) == isinstance(right, str), (left, right)
        assert one.w == pytest.approx(other.w)
