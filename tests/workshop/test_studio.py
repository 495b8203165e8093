"""Pictures of scenes: each sprite as it looks once all has been drawn."""

from __future__ import annotations

from pygame import FRect

from tests.stage.looks import PlainFace, style_for_tests
from wotrush.stage.clock import ManualClock
from wotrush.stage.scene import NodeScene, SceneStack
from wotrush.stage.sprite import Sprite
from wotrush.workshop.pilot import Pilot
from wotrush.workshop.studio import complete

SIZE = 400, 300


def test_a_picture_waits_for_sprites_whose_pictures_took_more_than_one_frame() -> None:
    clock = ManualClock()
    stack, scene = SceneStack(clock, fade=0), NodeScene(clock, style_for_tests())
    pilot = Pilot(stack, clock, SIZE)
    sprites = [
        scene.root.add(Sprite(PlainFace((20 * i, 90, 90)), FRect(300 * i, 100, 250, 350))) for i in range(6)
    ]
    stack.push(scene)
    complete(pilot)
    for sprite in sprites:
        sprite.angle = 30.0
    pilot.step()
    pilot.step()
    assert not all(sprite.settled for sprite in sprites), (
        "one frame is enough for all: the test shows nothing"
    )
    now = clock.now()
    complete(pilot)
    assert all(sprite.settled for sprite in sprites)
    assert clock.now() == now
