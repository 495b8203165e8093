"""Texts on the table follow within a few frames while something moves, and at once when nothing does."""

from __future__ import annotations

import pytest

from tests.model.rush.test_moments import shown
from tests.scenes.rush.opened import card, opened
from tests.scenes.rush.tables import Played
from wotrush.model.rush import actions as act
from wotrush.scenes.rush.view.film import Pile
from wotrush.settings import Speed

ENOUGH = 8
"""The frames in which all parts have been repainted."""


@pytest.fixture(params=[Speed.OFF, Speed.SLOW])
def attacked(request: pytest.FixtureRequest) -> Played:
    """Make a hit that nobody answers, and stop in the first frame of its film if there is one; cards are not compared."""
    played = opened(speed=request.param, size=(1280, 720))
    played.scene.cards.visible = False
    played.pilot.step(0)
    played.scene.decide(next(action for action in played.o.actions if isinstance(action, act.Attack)))
    played.pilot.step(0)
    return played


def looks(played: Played) -> bytes:
    """Return a frame of this very moment."""
    played.pilot.stack.invalidate()
    played.pilot.step(0)
    return bytes(played.pilot.surface.get_buffer().raw)


def all_anew(played: Played) -> bytes:
    """Return the same frame with every part painted anew."""
    pieces = played.scene.pieces
    for part in (*pieces.board.sides, pieces.plaques, pieces.log):
        part.invalidate()
    return looks(played)


def test_in_the_first_frames_of_a_film_some_of_it_waits_and_without_a_film_nothing(attacked: Played) -> None:
    assert (looks(attacked) == all_anew(attacked)) is attacked.scene.still


def test_a_few_frames_later_everything_that_is_reported_is_what_is_known(attacked: Played) -> None:
    still = attacked.scene.still
    for _ in range(ENOUGH):
        attacked.pilot.step(0)
    assert attacked.scene.still is still
    assert looks(attacked) == all_anew(attacked)


def test_nothing_waits_once_all_is_still(attacked: Played) -> None:
    attacked.scene.settle()
    assert looks(attacked) == all_anew(attacked)


def test_points_are_painted_in_the_frame_in_which_they_are_counted_after_the_depot_has_the_medal() -> None:
    played = opened(speed=Speed.NORMAL, size=(1280, 720))
    played.session.decide(act.Attack(card(played, "su12"), 1, 0))
    played.rest()
    played.session.decide(act.END_ASSAULT)
    played.scene.cards.visible = False
    played.pilot.step()
    changes, (_, held) = 0, _points_and_depot(played)
    while not played.scene.still:
        points, before = _points_and_depot(played)
        played.pilot.step()
        now = _points_and_depot(played)
        if now[0] != points:
            assert now[1] == before > held
            painted = bytes(played.pilot.surface.get_buffer().raw)
            assert painted == all_anew(played)
            changes += 1
    assert changes


def _points_and_depot(played: Played) -> tuple[object, int]:
    view = played.scene.view
    return shown(view.seen)["points"], view.size(Pile.DEPOT, view.o.seat)
