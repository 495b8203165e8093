"""Stored pictures of cards are outdated when anything changes that draws them, and only then."""

from __future__ import annotations

import pickle
import shutil
from pathlib import Path

import pytest

from wotrush import resources
from wotrush.model.rush.default import default_catalogue
from wotrush.scenes.app import face_cache
from wotrush.scenes.rush.cards.faces import CardPicture, Faces
from wotrush.scenes.rush.cards.sides import CardSide
from wotrush.stage.drawing.picture_store import PictureStore


def test_the_edition_changes_with_a_profile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = face_cache.edition()
    assert face_cache.edition() == before
    for part in (("cards", "profiles"), ("fonts",)):
        shutil.copytree(resources.asset(*part), tmp_path.joinpath(*part))
    monkeypatch.setattr(resources, "asset", lambda *parts: tmp_path.joinpath(*parts))
    assert face_cache.edition() == before
    with (tmp_path / "cards" / "profiles" / "ussr.toml").open("a") as file:
        file.write("# a longer gun\n")
    assert face_cache.edition() != before


def test_no_two_faces_share_a_file_and_each_can_be_sent_to_the_render_worker(tmp_path: Path) -> None:
    store = PictureStore(tmp_path, "an edition")
    cards = default_catalogue().cards
    faces = Faces(cards)
    shown = [faces.side(card.id, side) for card in cards for side in (CardSide.HAND, CardSide.RESERVE)]
    shown += [faces.side(0, CardSide.TOKEN, damaged=hurt) for hurt in (False, True)]
    different = set(shown)
    assert len({store.path(face, (60, 84)) for face in shown}) == len(different)
    for face in different:
        sent = pickle.loads(pickle.dumps(face))
        assert sent == face
        assert store.path(sent, (60, 84)) == store.path(face, (60, 84))
    assert store.path(faces.zoom(3), (60, 84)) != store.path(shown[6], (60, 84))


def test_a_face_is_made_once() -> None:
    faces = Faces(default_catalogue().cards)
    assert faces.side(3, CardSide.HAND) is faces.side(3, CardSide.HAND)


@pytest.mark.parametrize("size", [(8, 11), (75, 105), (200, 280)])
def test_stand_ins_have_the_size_asked_for(size: tuple[int, int]) -> None:
    faces = Faces(default_catalogue().cards)
    for card in (3, 101, 130, 180):
        face = faces.side(card, CardSide.HAND)
        assert isinstance(face, CardPicture)
        assert face.stand_in(size).get_size() == size
    assert faces.zoom(3).stand_in(size).get_size() == size
