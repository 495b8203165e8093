"""A gamepad is translated into keys; a held card leans with the hand."""

from __future__ import annotations

import pygame
import pytest
from pygame import Event

from wotrush.stage.devices.gamepad import Gamepad
from wotrush.stage.devices.stroke import Stroke
from wotrush.stage.motion.tilt import Tilt


@pytest.fixture
def pad() -> Gamepad:
    return Gamepad()


def keys(pad: Gamepad, kind: int, **values: object) -> list[int]:
    return [event.key for event in pad.translate(Event(kind, values)) if event.type == pygame.KEYDOWN]


def let_go(pad: Gamepad, kind: int, **values: object) -> list[int]:
    return [event.key for event in pad.translate(Event(kind, values)) if event.type == pygame.KEYUP]


def test_buttons_and_the_cross_are_keys(pad: Gamepad) -> None:
    assert keys(pad, pygame.JOYBUTTONDOWN, button=0) == [pygame.K_RETURN]
    assert keys(pad, pygame.JOYBUTTONDOWN, button=1) == [pygame.K_ESCAPE]
    assert keys(pad, pygame.JOYHATMOTION, value=(-1, 0)) == [pygame.K_LEFT]
    assert keys(pad, pygame.JOYHATMOTION, value=(0, 1)) == [pygame.K_UP]
    assert keys(pad, pygame.JOYHATMOTION, value=(0, 0)) == []


def test_the_stick_counts_once_until_it_comes_back(pad: Gamepad) -> None:
    strokes = [
        keys(pad, pygame.JOYAXISMOTION, axis=0, value=v)
        for v in (0.3, 0.7, 0.9, 0.5, 0.7, 0.1, 0.8, -0.8, -0.2)
    ]
    right, left = [pygame.K_RIGHT], [pygame.K_LEFT]
    assert strokes == [[], right, [], [], [], [], right, left, []]
    assert keys(pad, pygame.JOYAXISMOTION, axis=1, value=1.0) == [pygame.K_DOWN]
    assert keys(pad, pygame.JOYAXISMOTION, axis=5, value=1.0) == []


def test_a_known_pad_has_the_same_buttons_whoever_made_it(pad: Gamepad) -> None:
    def pressed(button: int) -> list[int]:
        return keys(pad, pygame.CONTROLLERBUTTONDOWN, button=button)

    assert pressed(pygame.CONTROLLER_BUTTON_A) == [pygame.K_RETURN]
    assert pressed(pygame.CONTROLLER_BUTTON_B) == [pygame.K_ESCAPE]
    assert pressed(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER) == [pygame.K_TAB]
    assert pressed(pygame.CONTROLLER_BUTTON_BACK) == [pygame.K_SPACE]
    assert pressed(pygame.CONTROLLER_BUTTON_DPAD_UP) == [pygame.K_UP]
    assert pressed(pygame.CONTROLLER_BUTTON_DPAD_LEFT) == [pygame.K_LEFT]
    assert keys(pad, pygame.CONTROLLERAXISMOTION, axis=0, value=30000) == [pygame.K_RIGHT]


def test_a_known_pad_is_not_heard_twice(pad: Gamepad, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pad._known, 3, object())
    assert keys(pad, pygame.JOYBUTTONDOWN, button=0, instance_id=3) == []
    assert keys(pad, pygame.JOYHATMOTION, value=(-1, 0), instance_id=3) == []
    assert keys(pad, pygame.CONTROLLERBUTTONDOWN, button=0, instance_id=3) == [pygame.K_RETURN]
    assert keys(pad, pygame.JOYBUTTONDOWN, button=0, instance_id=4) == [pygame.K_RETURN]


def test_a_button_holds_its_key_for_as_long_as_it_is_held(pad: Gamepad) -> None:
    assert let_go(pad, pygame.JOYBUTTONDOWN, button=0, instance_id=1) == []
    assert let_go(pad, pygame.JOYBUTTONUP, button=0, instance_id=2) == []
    assert let_go(pad, pygame.JOYBUTTONUP, button=0, instance_id=1) == [pygame.K_RETURN]
    assert let_go(pad, pygame.JOYBUTTONUP, button=0, instance_id=1) == []
    a = pygame.CONTROLLER_BUTTON_A
    assert let_go(pad, pygame.CONTROLLERBUTTONDOWN, button=a, instance_id=3) == []
    assert let_go(pad, pygame.CONTROLLERBUTTONUP, button=a, instance_id=3) == [pygame.K_RETURN]


def test_a_pad_that_is_pulled_out_lets_go(pad: Gamepad) -> None:
    keys(pad, pygame.JOYBUTTONDOWN, button=6, instance_id=1)
    keys(pad, pygame.JOYBUTTONDOWN, button=0, instance_id=2)
    assert let_go(pad, pygame.JOYDEVICEREMOVED, instance_id=1) == [pygame.K_SPACE]
    assert let_go(pad, pygame.JOYBUTTONUP, button=6, instance_id=1) == []
    assert let_go(pad, pygame.JOYBUTTONUP, button=0, instance_id=2) == [pygame.K_RETURN]


def test_a_button_lets_go_of_the_key_it_pressed_though_it_means_another_by_now() -> None:
    meant = [Stroke(pygame.K_u), Stroke(pygame.K_x)]
    pad = Gamepad(lambda button: meant.pop(0))
    assert keys(pad, pygame.JOYBUTTONDOWN, button=4) == [pygame.K_u]
    assert let_go(pad, pygame.JOYBUTTONUP, button=4) == [pygame.K_u]


def test_other_events_pass_and_gone_pads_are_no_matter(pad: Gamepad) -> None:
    event = Event(pygame.MOUSEMOTION, pos=(1, 2))
    assert pad.translate(event) == [event]
    assert pad.translate(Event(pygame.JOYDEVICEREMOVED, instance_id=7)) == []
    assert pad.translate(Event(pygame.JOYDEVICEADDED, device_index=7)) == []


def test_a_card_leans_with_the_hand_and_stands_up_when_it_rests() -> None:
    tilt = Tilt(degrees_per_unit=0.01, most=10)
    assert tilt.angle(0) == 0
    for i in range(13):
        tilt.add(i / 60, (i * 10, 0))
    assert tilt.angle(12 / 60) == pytest.approx(6)
    assert 0 < tilt.angle(12 / 60 + 0.06) < 6
    assert tilt.angle(1) == 0
    tilt.add(1, (-5000, 0))
    assert tilt.angle(1.01) == -10
    tilt.clear()
    assert tilt.angle(1.02) == 0
