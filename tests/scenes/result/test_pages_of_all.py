"""The pages of chances and squads: what they tell of all players is alike and fills its room."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.scenes.views import VIEWS
from wotrush.i18n import set_language
from wotrush.stage.label import Label
from wotrush.stage.sprite import Sprite
from wotrush.stage.typography.text import resolve
from wotrush.workshop.studio import Studio


@pytest.mark.parametrize(("language", "size"), [("de", (1280, 720)), ("en", (1920, 1080))])
@pytest.mark.parametrize("players", [2, 5])
def test_chances_are_told_of_all_in_one_size_and_moves_with_pictures_or_without(
    language: str, size: tuple[int, int], players: int
) -> None:
    set_language(language)
    studio = Studio(size)
    page = VIEWS[f"chances of {players}"].make(studio)
    studio.take(page)
    told = [node for node in page.root.walk() if isinstance(node, Label) and node.name.startswith("balance ")]
    assert len(told) == players
    assert len({label.ink.size for label in told if label.ink}) == 1
    for one, next_one in pairwise(told):
        assert one.ink is not None
        (left, *_), wide, (right, *_) = one.box_px, one.box_px.w, next_one.box_px
        assert one.writer.size(resolve(one.text), one.ink, one.transform.scale).x <= wide
        assert right <= left or left + wide + 12 < right
    pictures = [
        node for node in page.root.walk() if isinstance(node, Sprite) and node.name == "moment picture"
    ]
    assert len({node.visible for node in pictures if node.face is not None}) <= 1


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_squads_side_by_side_take_the_height_that_they_can_use(size: tuple[int, int]) -> None:
    studio = Studio(size)
    page = VIEWS["squads of 5"].make(studio)
    studio.take(page)
    squads = next(node for node in page.root.walk() if node.name == "squads")
    legend = next(node for node in squads.walk() if node.name == "legend")
    assert legend.rect.bottom > 0.85 * squads.rect.h
