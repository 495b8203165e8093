"""The window may change at any moment: cards end where the new layout says, and nothing is lost."""

from __future__ import annotations

import pytest

from tests.scenes.rush.opened import TABLE, card, opened, sprite
from tests.scenes.rush.tables import Played, table
from tests.scenes.strays import strays
from wotrush.model.rush import actions as act
from wotrush.settings import Speed
from wotrush.stage.space import DesignSpace

SIZES = [((1280, 720), 1.0), ((800, 600), 1.0), ((1280, 540), 1.25)]


def resize(played: Played, size: tuple[int, int], ui_scale: float) -> None:
    played.pilot.stack.resize(size, ui_scale)


@pytest.mark.parametrize(("size", "ui_scale"), SIZES)
def test_in_the_middle_of_a_motion(size: tuple[int, int], ui_scale: float) -> None:
    played = table(players=3, seed=5, speed=Speed.NORMAL, blind=True)
    played.rest(40)
    moved = 0
    for _ in range(6):
        played.session.decide(played.o.actions[-1])
        for _ in range(12):
            played.pilot.step()
            moved += not played.scene.still
        resize(played, size, ui_scale)
        assert played.scene.space.area == DesignSpace(size, ui_scale).area
        assert played.scene.still, "motion is at its end at once"
        assert not strays(played.scene)
        size = (size[0] + 160, size[1])
        played.rest(40)
        assert not strays(played.scene)
    assert moved, "otherwise nothing was resized in the middle of anything"


@pytest.mark.parametrize(("size", "ui_scale"), SIZES)
def test_with_a_card_in_the_hand_of_the_player(size: tuple[int, int], ui_scale: float) -> None:
    played = opened(TABLE, speed=Speed.NORMAL)
    pilot = played.pilot
    pilot.press(sprite(played, "su12"))
    pilot.pull(sprite(played, "us03"))
    assert played.scene.controls.lifted_card == card(played, "su12")
    resize(played, size, ui_scale)
    played.rest()
    assert played.scene.controls.lifted_card is None
    assert not strays(played.scene)
    pilot.release(sprite(played, "us03"))
    assert not played.o.bought, "what was held before is not dropped by letting go of the button later"
    played.perform(act.Attack(card(played, "su12"), 1, 0))
    assert played.o.attackers


def test_with_a_pile_spread_out() -> None:
    played = opened(TABLE)
    played.pilot.click(played.scene.pieces.spots.find("garage 1"))
    resize(played, (1280, 720), 1.0)
    played.pilot.step()
    browser = played.scene.pieces.browser
    assert browser.visible
    assert played.scene.space.area.contains(browser.rect)
