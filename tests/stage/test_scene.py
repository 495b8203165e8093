"""The stack of scenes, cross-fades, when frames are drawn, pictures without a window."""

from __future__ import annotations

import pygame
import pytest
from pygame import Event, FRect, Rect, Vector2

from tests.stage.conftest import Board
from tests.stage.looks import PlainFace
from wotrush.stage.clock import ManualClock
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import Pose
from wotrush.stage.motion import moves
from wotrush.stage.motion.tween import delay
from wotrush.stage.scene import NodeScene, Scene, SceneStack
from wotrush.stage.space import DesignSpace
from wotrush.stage.sprite import Sprite
from wotrush.stage.style import Style
from wotrush.stage.widgets import Button
from wotrush.stage.widgets.button import Touch
from wotrush.workshop.pilot import Pilot


class Plain(Scene):
    """One color and a log."""

    def __init__(self, color: tuple[int, int, int], overlay: bool = False) -> None:
        self.color = color
        self.overlay = overlay
        self.diary: list[str] = []
        self.space = DesignSpace((1, 1))

    def enter(self) -> None:
        self.diary.append("enter")

    def leave(self) -> None:
        self.diary.append("leave")

    def resize(self, space: DesignSpace) -> None:
        self.space = space

    def handle(self, event: Event) -> bool:
        self.diary.append("event")
        return True

    def draw(self, canvas: Canvas) -> None:
        self.diary.append("draw")
        width = canvas.clip.w // (2 if self.overlay else 1)
        canvas.fill(self.color, Rect(0, 0, width, canvas.clip.h))


RED, GREEN = (200, 0, 0), (0, 200, 0)


def test_the_top_scene_has_the_events_and_overlays_let_through(clock: ManualClock) -> None:
    stack = SceneStack(clock, fade=0)
    below, over = Plain(RED), Plain(GREEN, overlay=True)
    pilot = Pilot(stack, clock, (100, 50))
    stack.push(below)
    stack.push(over)
    pilot.key(pygame.K_a)
    assert "event" in over.diary
    assert "event" not in below.diary
    assert pilot.surface.get_at((10, 10))[:3] == GREEN
    assert pilot.surface.get_at((90, 10))[:3] == RED
    stack.pop()
    pilot.step()
    assert pilot.surface.get_at((10, 10))[:3] == RED
    assert over.diary[-1] == "leave"


def test_a_button_is_let_go_when_another_scene_is_laid_over_it(
    board: Board, stack: SceneStack, style: Style, clock: ManualClock
) -> None:
    button = board.root.add(Button(style, "Go", stack.clear, FRect(20, 20, 60, 30)))
    stack.push(board)
    pilot = Pilot(stack, clock, (200, 100))
    pilot.press(button)
    stack.push(Plain(RED))
    pilot.release((150, 80))
    stack.pop()
    assert button.touch is Touch.NONE
    pilot.release(button)
    assert stack.top is board


def test_a_scene_that_hides_the_one_below_spares_its_drawing(clock: ManualClock) -> None:
    stack = SceneStack(clock, fade=0)
    pilot = Pilot(stack, clock, (100, 50))
    below = Plain(RED)
    stack.push(below)
    stack.push(Plain(GREEN))
    pilot.step()
    assert "draw" not in below.diary


def test_pop_takes_one_and_show_takes_all(clock: ManualClock) -> None:
    stack = SceneStack(clock, fade=0)
    first, second, third = Plain(RED), Plain(RED), Plain(RED)
    stack.push(first)
    stack.push(second)
    stack.pop()
    assert second.diary == ["enter", "leave"]
    assert first.diary == ["enter"]
    stack.show(third)
    assert (first.diary[-1], stack.top) == ("leave", third)
    stack.pop()
    assert stack.top is None


def test_every_scene_hears_of_a_new_size_and_of_the_size_when_it_comes(clock: ManualClock) -> None:
    stack = SceneStack(clock, fade=0)
    below, over = Plain(RED), Plain(GREEN)
    stack.push(below)
    stack.resize((1280, 720), ui_scale=1.25)
    stack.push(over)
    assert below.space == over.space == DesignSpace((1280, 720), 1.25)


def test_scenes_fade_into_each_other(clock: ManualClock) -> None:
    stack = SceneStack(clock, fade=1.0)
    stack.push(Plain(RED))
    pilot = Pilot(stack, clock, (100, 50))
    stack.show(Plain(GREEN))
    pilot.step(0.5)
    red, green, _, _ = pilot.surface.get_at((50, 25))
    assert red == pytest.approx(100, abs=3)
    assert green == pytest.approx(100, abs=3)
    pilot.step(0.6)
    pilot.step()
    assert pilot.surface.get_at((50, 25))[:3] == GREEN
    assert not stack.moving


def test_frames_are_drawn_only_when_something_changed(
    board: Board, stack: SceneStack, clock: ManualClock
) -> None:
    sprite = board.root.add(Sprite(PlainFace(), FRect(0, 0, 100, 150)))
    stack.push(board)
    pilot = Pilot(stack, clock)
    pilot.settle()
    drawn = pilot.frames_drawn
    pilot.wait(2)
    assert pilot.frames_drawn == drawn
    board.player.play(moves.glide(sprite, Pose(Vector2(500, 500), sprite.size), 0.5))
    pilot.settle()
    assert 30 <= pilot.frames_drawn - drawn <= 34
    assert sprite.pos == Vector2(500, 500)


def test_a_film_that_only_waits_draws_nothing_but_keeps_the_loop_awake(
    board: Board, stack: SceneStack, clock: ManualClock
) -> None:
    stack.push(board)
    pilot = Pilot(stack, clock)
    pilot.settle()
    board.player.queue(delay(1))
    drawn = pilot.frames_drawn
    pilot.wait(0.5)
    assert pilot.frames_drawn == drawn
    assert stack.moving
    pilot.wait(0.6)
    assert not stack.moving


def test_settling_gives_up_on_what_never_rests(board: Board, stack: SceneStack, clock: ManualClock) -> None:
    stack.push(board)
    pilot = Pilot(stack, clock)
    board.player.queue(delay(1e6))
    with pytest.raises(TimeoutError):
        pilot.settle(longest=1)


class Corner(NodeScene):
    """A sprite in the lower right corner of any window."""

    def __init__(self, clock: ManualClock, style: Style) -> None:
        super().__init__(clock, style)
        self.sprite = self.root.add(Sprite(PlainFace()))

    def layout(self, area: FRect) -> None:
        self.sprite.rect = FRect(area.right - 192, area.bottom - 108, 192, 108)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 768), (2560, 1080)])
def test_a_picture_without_a_window_at_any_size(
    clock: ManualClock, style: Style, size: tuple[int, int]
) -> None:
    stack = SceneStack(clock, fade=0)
    stack.push(Corner(clock, style))
    picture = Pilot(stack, clock, size).surface
    assert picture.get_size() == size
    assert picture.get_at((size[0] - 1, size[1] - 1))[0] == 200
    scale = DesignSpace(size).scale
    assert picture.get_at((size[0] - round(192 * scale) - 1, size[1] - 5))[0] == 0
    assert picture.get_at((size[0] - round(192 * scale) + 1, size[1] - 5))[0] == 200


def test_what_lies_under_the_pointer_is_found_anew_once_nothing_covers_a_scene(
    board: Board, stack: SceneStack, style: Style, clock: ManualClock
) -> None:
    one = board.root.add(Button(style, "One", stack.clear, FRect(20, 20, 60, 30)))
    other = board.root.add(Button(style, "Other", stack.clear, FRect(20, 60, 60, 30)))
    stack.push(board)
    pilot = Pilot(stack, clock, (200, 100))

    def touched() -> list[Button]:
        pilot.step()
        return [button for button in (one, other) if button.touch is Touch.HOVER]

    pilot.move(one)
    assert touched() == [one]
    stack.push(Plain(RED, overlay=True))
    board.root.invalidate()
    assert touched() == [], "it is covered"
    pilot.move(other)
    stack.pop()
    assert touched() == [other]
    stack.push(Plain(RED, overlay=True))
    pilot.send(pygame.WINDOWLEAVE)
    stack.pop()
    assert touched() == []
