"""The pictures of a recap's line: who acted or paid stands left of the arrow, and what came of it stands right of it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from wotrush.model.rush import events as ev
from wotrush.scenes.hotseat.line_pictures import PICTURE, WIDEST, LinePictures, repeats
from wotrush.scenes.rush.cards.small_pictures import BaseThumbnail, faces_of_event, thumbnail
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.node import Node
from wotrush.workshop.staged import new_match
from wotrush.workshop.studio import Studio

SOME = new_match(2, seed=1).observe(0)


def drawn(cards: list[int]) -> list[Face]:
    return [thumbnail(SOME.catalogue.cards[card]) for card in cards]


def test_all_who_paid_stand_before_what_was_bought_and_an_arrow_points_to_it() -> None:
    card, payers = SOME.reserve[0], SOME.hand[:2]
    assert faces_of_event(SOME, ev.Bought(0, card, 0, payers)) == (drawn([*payers]), drawn([card]))
    assert faces_of_event(SOME, ev.Researched(0, payers[0], card, 0)) == (drawn([payers[0]]), drawn([card]))


def test_who_attacks_stands_before_what_is_struck() -> None:
    gun, victim = SOME.reserve[:2]
    for base, hit, struck in (
        (False, ev.Hit.DESTROYED, drawn([victim])),
        (True, ev.Hit.DESTROYED, [BaseThumbnail()]),
        (True, ev.Hit.DAMAGED, [BaseThumbnail(stands=True)]),
    ):
        shot = ev.Shot(0, gun, 1, 0, victim, base, hit)
        assert faces_of_event(SOME, shot) == (drawn([gun]), struck)


@pytest.mark.parametrize("payers", [1, 2, 4])
def test_the_arrow_stands_between_both_and_many_pictures_take_no_more_room_than_one(payers: int) -> None:
    context = Studio((1280, 720)).context
    node, theme = Node(), context.theme
    pictures = LinePictures(
        node, drawn([*SOME.reserve])[:1] * payers, drawn([SOME.reserve[1]]), theme.writer, theme.inks.body
    )
    pictures.place(500, 0, pictures.width)
    *by, last = [picture.rect for picture in pictures.all]
    assert pictures.arrow is not None
    assert by == sorted(by, key=lambda rect: (rect.y, rect.x))
    assert by[-1].right <= pictures.arrow.rect.centerx <= last.x
    assert all(a.right <= b.x or a.bottom <= b.y for a, b in pairwise(by)), "none covers another"
    assert pictures.width == WIDEST
    assert 500 - pictures.width <= by[0].x + 0.01
    assert last.right <= 500.01
    assert (by[0].w == PICTURE.x) is (payers == 1)


def test_what_nobody_paid_for_has_no_arrow() -> None:
    theme = Studio((1280, 720)).context.theme
    assert LinePictures(Node(), [], drawn([SOME.reserve[0]]), theme.writer, theme.inks.body).arrow is None


def test_who_did_something_stands_in_line_with_those_who_did_it_to_somebody() -> None:
    theme, face = Studio((1280, 720)).context.theme, drawn([SOME.reserve[0]])
    alone = LinePictures(Node(), face, [], theme.writer, theme.inks.body)
    brought = LinePictures(Node(), [], face, theme.writer, theme.inks.body)
    for pictures in (alone, brought):
        pictures.place(500, 0, WIDEST)
    assert alone.all[0].rect.x == 500 - WIDEST
    assert brought.all[0].rect.x > 500 - WIDEST / 2


def test_an_outcome_has_no_pictures_that_its_attack_has_but_who_strikes_back_has() -> None:
    striker, struck, other = ([face] for face in drawn([*SOME.reserve])[:3])
    assert repeats((striker, struck), (striker, struck))
    assert repeats(([], struck), (striker, struck))
    assert repeats(([], striker), (striker, struck))
    assert not repeats((struck, striker), (striker, struck))
    assert not repeats(([], other), (striker, struck))
    assert not repeats(([], []), (striker, struck))
