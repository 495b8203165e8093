"""The scene graph: place, order, hits, staleness; and the layer that is painted once."""

from __future__ import annotations

import pytest
from pygame import FRect, Vector2

from tests.stage.drawn import DrawingSurface
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import plate
from wotrush.stage.geometry import Pose
from wotrush.stage.layer import StaticLayer
from wotrush.stage.node import Node


class Painted(Node):
    """Fills its box and counts how often."""

    def __init__(self, rect: FRect, color: tuple[int, int, int] = (255, 0, 0)) -> None:
        super().__init__(rect)
        self.color = color
        self.times = 0

    def paint(self, canvas: Canvas) -> None:
        self.times += 1
        canvas.fill(self.color, canvas.box(self.bounds))


@pytest.fixture
def drawing() -> DrawingSurface:
    return DrawingSurface()


def test_children_live_in_their_parents_coordinates() -> None:
    panel = Node(FRect(100, 50, 80, 60))
    child = panel.add(Node(FRect(10, 20, 30, 10)))
    assert child.box_px == FRect(110, 70, 30, 10)
    assert panel.to_local((110, 70)) == Vector2(10, 20)


def test_a_scaled_and_turned_parent_carries_its_children() -> None:
    parent = Node(FRect(0, 0, 100, 100))
    child = parent.add(Node(FRect(60, 40, 20, 20)))
    parent.angle = 90
    assert child.center_px.distance_to((50, 70)) < 1e-3
    parent.scale = 2
    assert child.center_px.distance_to((50, 90)) < 1e-3
    assert parent.to_local(child.center_px).distance_to(child.pos) < 1e-3


def test_hits_follow_the_turn() -> None:
    node = Node(FRect(0, 40, 100, 20))
    assert node.hit((5, 50)) is node
    node.angle = 90
    assert node.hit((5, 50)) is None
    assert node.hit((50, 5)) is node
    node.angle = 45
    assert node.hit((80, 80)) is node
    assert node.hit((80, 20)) is None, "inside the box around it, but not on it"


def test_the_foremost_is_hit_and_the_untouchable_let_through() -> None:
    root = Node()
    low = root.add(Node(FRect(0, 0, 50, 50)))
    high = root.add(Node(FRect(0, 0, 50, 50)))
    assert root.hit((10, 10)) is high
    low.z = 1
    assert root.hit((10, 10)) is low
    low.touchable = False
    assert root.hit((10, 10)) is high
    high.visible = False
    assert root.hit((10, 10)) is None


def test_what_is_clipped_away_cannot_be_hit() -> None:
    window = Node(FRect(0, 0, 50, 50))
    window.clips = True
    window.touchable = False
    inner = window.add(Node(FRect(0, 40, 50, 50)))
    assert window.hit((10, 45)) is inner
    assert window.hit((10, 60)) is None


def test_clipping_keeps_children_inside(drawing: DrawingSurface) -> None:
    window = Node(FRect(0, 0, 50, 50))
    window.clips = True
    window.add(Painted(FRect(0, 40, 50, 50)))
    drawing.draw(window)
    assert drawing.surface.get_at((10, 45))[:3] == (255, 0, 0)
    assert drawing.surface.get_at((10, 55))[:3] == (0, 0, 0)
    assert drawing.surface.get_clip().size == (200, 200)


def test_children_are_painted_from_back_to_front(drawing: DrawingSurface) -> None:
    root = Node()
    front = root.add(Painted(FRect(0, 0, 20, 20), (0, 255, 0)))
    root.add(Painted(FRect(0, 0, 20, 20), (255, 0, 0)))
    front.z = 1
    drawing.draw(root)
    assert drawing.surface.get_at((5, 5))[:3] == (0, 255, 0)


def test_any_change_below_makes_the_root_stale_and_drawing_freshens_it(drawing: DrawingSurface) -> None:
    root = Node()
    child = root.add(Node()).add(Node())
    drawing.draw(root)
    assert not root.stale
    child.pos = Vector2(0, 0)
    assert not root.stale, "setting what is already so is no change"
    child.pos = Vector2(1, 0)
    assert root.stale


@pytest.mark.parametrize(
    ("attribute", "value"), [("angle", 3.0), ("alpha", 0.5), ("z", 1.0), ("visible", False)]
)
def test_every_tracked_attribute_counts(drawing: DrawingSurface, attribute: str, value: object) -> None:
    node = Node()
    drawing.draw(node)
    setattr(node, attribute, value)
    assert node.stale
    assert getattr(node, attribute) == value


def test_adding_and_detaching_make_stale_and_a_child_has_one_parent(drawing: DrawingSurface) -> None:
    first, second = Node(), Node()
    child = first.add(Node(name="child"))
    second.add(child)
    assert (first.children, second.children, child.parent) == ([], [child], second)
    drawing.draw(second)
    child.detach()
    assert second.stale
    assert child.parent is None


def test_a_pose_is_place_size_turn_and_order() -> None:
    node = Node()
    pose = Pose(Vector2(5, 6), Vector2(7, 8), 9, 10)
    node.pose = pose
    assert node.pose == pose


def test_nodes_are_found_by_name_while_they_can_be_seen() -> None:
    root = Node()
    group = root.add(Node())
    leaf = group.add(Node(name="leaf"))
    assert root.find("leaf") is leaf
    group.visible = False
    assert not leaf.shown
    with pytest.raises(KeyError, match="leaf"):
        root.find("leaf")


def test_a_static_layer_paints_again_only_when_something_in_it_changed(drawing: DrawingSurface) -> None:
    root = Node()
    layer = root.add(StaticLayer(FRect(0, 0, 100, 100)))
    child = layer.add(Painted(FRect(10, 10, 20, 20)))
    mover = root.add(Node(FRect(0, 0, 5, 5)))
    for x in range(3):
        mover.pos = Vector2(x, 0)
        drawing.draw(root)
    assert child.times == 1
    child.rect = FRect(50, 50, 20, 20)
    drawing.surface.fill((0, 0, 0))
    drawing.draw(root)
    assert child.times == 2
    assert drawing.surface.get_at((60, 60))[:3] == (255, 0, 0)
    assert drawing.surface.get_at((15, 15))[:3] == (0, 0, 0)


def test_a_static_layer_off_the_corner_paints_its_children_in_place(drawing: DrawingSurface) -> None:
    layer = StaticLayer(FRect(40, 30, 100, 100))
    layer.add(Painted(FRect(10, 10, 20, 20)))
    drawing.draw(layer)
    assert drawing.surface.get_at((51, 41))[:3] == (255, 0, 0)
    assert drawing.surface.get_at((49, 39))[:3] == (0, 0, 0)


def test_a_layer_that_is_painted_anew_shows_nothing_of_what_it_showed(drawing: DrawingSurface) -> None:
    layer = StaticLayer(FRect(0, 0, 100, 100))
    child = layer.add(Painted(FRect(10, 10, 20, 20)))
    drawing.draw(layer)
    child.rect = FRect(50, 50, 20, 20)
    drawing.surface.fill((0, 0, 0))
    drawing.draw(layer)
    assert drawing.surface.get_at((60, 60))[:3] == (255, 0, 0)
    assert drawing.surface.get_at((15, 15))[:3] == (0, 0, 0)


class FromPictures(Node):
    """Painted from a cached picture."""

    def paint(self, canvas: Canvas) -> None:
        canvas.stamp(("red",), lambda: plate((30, 30), 0, (255, 0, 0)), (50, 50))


@pytest.mark.parametrize("passing", [False, True])
def test_a_passing_layer_keeps_nothing_that_it_was_painted_from(
    drawing: DrawingSurface, passing: bool
) -> None:
    layer = StaticLayer(FRect(0, 0, 100, 100), passing=passing)
    layer.add(FromPictures())
    drawing.draw(layer)
    assert drawing.surface.get_at((50, 50))[:3] == (255, 0, 0)
    assert (("red",) in drawing.pictures) is not passing
