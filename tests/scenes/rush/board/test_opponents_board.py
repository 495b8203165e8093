"""The opponents' panels: the same of all of them."""

from __future__ import annotations

import pytest
from pygame import FRect

from tests.scenes.rush.opened import opened
from tests.scenes.rush.tables import table
from wotrush.i18n import LANGUAGES, set_language
from wotrush.model.game import ScorePart
from wotrush.model.rush.state import GONE
from wotrush.scenes.rush.board import opponents_board
from wotrush.scenes.rush.cards.faces import RuinPicture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 1.75, 2.0])
@pytest.mark.parametrize("players", [3, 5])
def test_all_panels_say_as_much(
    monkeypatch: pytest.MonkeyPatch, language: str, scale: float, players: int
) -> None:
    """Names differ in length; what does not fit beside one of them stands beside none."""
    said: list[tuple[str, FRect]] = []
    signs: list[tuple[str, FRect]] = []
    monkeypatch.setattr(opponents_board, "write", lambda c, w, text, ink, rect: said.append((text, rect)))
    monkeypatch.setattr(opponents_board, "icon", lambda c, key, color, rect: signs.append((key, rect)))
    set_language(language)
    played = table(players=players, opponent="recruit", size=(1920, 1080), ui_scale=scale)
    boxes = [panel.box for panel in played.scene.view.frame.panels]
    assert len({sum(box.contains(rect) for _, rect in said) for box in boxes}) == 1
    assert len({tuple(key for key, rect in signs if box.collidepoint(rect.center)) for box in boxes}) == 1


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(
    ("size", "ui_scale"),
    [((1280, 720), 1.0), ((1024, 768), 1.0), ((1920, 1080), 1.25), ((1920, 1080), 1.5)],
)
def test_many_points_leave_room_for_the_medals(
    monkeypatch: pytest.MonkeyPatch, players: int, size: tuple[int, int], ui_scale: float
) -> None:
    signs: list[str] = []
    monkeypatch.setattr(opponents_board, "icon", lambda c, key, color, rect: signs.append(key))
    shown = (ScorePart("", 1, 20), ScorePart("", 1, 4))
    monkeypatch.setattr(opponents_board, "score_parts", lambda state: [shown] * players)
    table(players=players, size=size, ui_scale=ui_scale)
    assert signs.count("medal") == players - 1


def test_a_ruin_and_no_place_for_a_defender_are_where_a_base_was(monkeypatch: pytest.MonkeyPatch) -> None:
    ruins: list[FRect] = []
    dashes: list[FRect] = []
    monkeypatch.setattr(
        opponents_board,
        "picture",
        lambda c, face, rect: ruins.append(rect) if isinstance(face, RuinPicture) else None,
    )
    monkeypatch.setattr(opponents_board, "dashed", lambda c, rect, *_, **__: dashes.append(rect))
    view = opened().scene.view
    slots = [slot for slot, base in enumerate(view.o.base) if base == GONE]
    gone = [view.frame.stands(slot // 3)[slot % 3] for slot in slots]
    assert len(gone) == 1
    assert [rect.collidepoint(stand.base) for rect, stand in zip(ruins, gone, strict=True)] == [True]
    assert not any(rect.collidepoint(stand.defender) for rect in dashes for stand in gone)
