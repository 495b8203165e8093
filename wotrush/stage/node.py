"""The scene graph: nodes within nodes, each with a place, an angle, an opacity and an order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeVar

from pygame import FRect, Vector2
from pygame.typing import Point

from wotrush.stage.drawing.canvas import IDENTITY, Canvas, Transform, Vantage
from wotrush.stage.drawing.display_list import Mark
from wotrush.stage.geometry import Pose, rect_around
from wotrush.stage.tracked import Tracked, TrackedVector, Tracking

if TYPE_CHECKING:
    from pygame.event import Event

__all__ = ["Node", "Tracked"]

NodeT = TypeVar("NodeT", bound="Node")


class Node(Tracking):
    """A node. Its `pos` is its centre in the parent's coordinates, which start at the parent's top left corner."""

    pos = TrackedVector()
    size = TrackedVector()
    angle = Tracked(0.0)
    """Degrees clockwise. Only sprites are painted turned; positions and hits take the angle into account everywhere."""
    scale = Tracked(1.0)
    alpha = Tracked(1.0)
    z = Tracked(0.0)
    visible = Tracked(True)

    touchable = True
    """Whether the pointer can touch it. Otherwise the pointer passes through, except at its children."""
    focusable = False
    clips = False
    """Whether children are clipped at its edge, for the eye and for the pointer."""

    settled = False
    """Whether it and everything in it is painted the same, seen from the same vantage, until it is invalidated."""

    def __init__(self, rect: FRect | None = None, *, name: str = "") -> None:
        self._seen_as: tuple[Vantage, list[Mark]] | None = None
        """What it painted last, and from which vantage; None if it had not settled."""
        self.parent: Node | None = None
        self.children: list[Node] = []
        self.stale = True
        self.name = name
        self.tooltip: Callable[[], str] | None = None
        self.rect = rect if rect is not None else FRect(0, 0, 0, 0)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name or id(self):} {tuple(self.rect)}>"

    # -- place

    @property
    def rect(self) -> FRect:
        """Return its rectangle in the parent's coordinates, as if it were not turned."""
        return rect_around(self.pos, self.size)

    @rect.setter
    def rect(self, rect: FRect) -> None:
        self.size = Vector2(rect.size)
        self.pos = Vector2(rect.center)

    @property
    def bounds(self) -> FRect:
        """Return its rectangle in its own coordinates: from (0, 0) to its size."""
        return FRect(0, 0, *self.size)

    @property
    def pose(self) -> Pose:
        return Pose(self.pos, self.size, self.angle, self.z)

    @pose.setter
    def pose(self, pose: Pose) -> None:
        self.pos, self.size, self.angle, self.z = pose.center, pose.size, pose.angle, pose.z

    @property
    def transform(self) -> Transform:
        """Return the transform from its own coordinates to window pixels."""
        above = self.parent.transform if self.parent else IDENTITY
        return above.child(self.pos, self.size, self.angle, self.scale)

    @property
    def center_px(self) -> Vector2:
        return self.transform(self.size / 2)

    @property
    def box_px(self) -> FRect:
        """Return the upright box around it in window pixels."""
        place, (width, height) = self.transform, self.size
        corners = [place(corner) for corner in ((0, 0), (width, 0), (0, height), (width, height))]
        left, top = min(c.x for c in corners), min(c.y for c in corners)
        return FRect(left, top, max(c.x for c in corners) - left, max(c.y for c in corners) - top)

    def to_local(self, point: Point) -> Vector2:
        """Return a window pixel in the coordinates of its children."""
        return self.transform.inverse(point)

    # -- family

    def add(self, child: NodeT) -> NodeT:
        """Add the child last, removing it from an old parent, and return it."""
        child.detach()
        child.parent = self
        self.children.append(child)
        self.invalidate()
        return child

    def detach(self) -> None:
        if self.parent is not None:
            self.parent.children.remove(self)
            self.parent.invalidate()
            self.parent = None

    def clear(self) -> None:
        for child in tuple(self.children):
            child.detach()

    def walk(self) -> Iterator[Node]:
        """Yield itself and everything visible below it, in the order of children."""
        if self.visible:
            yield self
            for child in self.children:
                yield from child.walk()

    def ancestry(self) -> Iterator[Node]:
        """Yield itself, its parent, and so on up to the root."""
        node: Node | None = self
        while node is not None:
            yield node
            node = node.parent

    def find(self, name: str) -> Node:
        """Return the visible node of that name. Raises KeyError if there is none."""
        for node in self.walk():
            if node.name == name:
                return node
        raise KeyError(f"No visible node is named {name!r}.")

    @property
    def shown(self) -> bool:
        return all(node.visible for node in self.ancestry())

    # -- pointer

    def contains(self, point: Point) -> bool:
        """Return whether a window pixel lies on it, taking its angle into account."""
        if self.scale <= 0:
            return False
        return self.bounds.collidepoint(*self.transform.inverse(point))

    def hit(self, point: Point) -> Node | None:
        """Return the foremost touchable node at a window pixel."""
        return self._hit(self.parent.to_local(point) if self.parent else Vector2(point))

    def _hit(self, above: Vector2) -> Node | None:
        """Hit-test like `hit`, at a point in the parent's coordinates."""
        if not self.visible or self.scale <= 0:
            return None
        own = (above - self.pos).rotate(-self.angle) / self.scale + self.size / 2
        inside = 0 <= own.x < self.size.x and 0 <= own.y < self.size.y
        if self.clips and not inside:
            return None
        for child in reversed(self._in_order()):
            found = child._hit(own)
            if found is not None:
                return found
        return self if self.touchable and inside else None

    # -- pointer and keys (see ui.py); a handler that returns True takes the event, and nobody else gets it

    def on_hover(self, inside: bool) -> None:
        """Called when the pointer comes or goes."""

    def on_press(self, point: Vector2) -> bool:
        """Called when the left button goes down on it; whoever takes it gets the moves and the release too."""
        return False

    def on_move(self, point: Vector2) -> None:
        """Called when the pointer moves over it."""

    def on_drag(self, point: Vector2) -> None:
        """Called when the pointer moves, anywhere, while the node is pressed."""

    def on_release(self, point: Vector2) -> None:
        """Called when the left button goes up, wherever that is."""

    def on_wheel(self, steps: float) -> bool:
        return False

    def on_key(self, event: Event) -> bool:
        """Called for keys and typed text while it has the focus."""
        return False

    def on_focus(self, focused: bool) -> None:
        """Called when it gains or loses the keyboard focus."""

    def activate(self) -> None:
        """Called when Enter is pressed while it has the focus."""

    def explanation(self) -> str:
        """Return the text of its tooltip, or an empty one for none."""
        return self.tooltip() if self.tooltip else ""

    def reveal(self, node: Node) -> None:
        """Bring a node below it into view, if it can hide any."""

    def scroll_into_view(self) -> None:
        """Scroll whatever it lies in until it can be seen."""
        for above in self.ancestry():
            above.reveal(self)

    # -- frames

    def invalidate(self) -> None:
        """Ask for a new frame. Ancestors that cache a picture drop it."""
        node: Node | None = self
        while node is not None:
            node.stale = True
            node = node.parent

    def draw(self, canvas: Canvas) -> None:
        """Paint itself, then its children from back to front; a settled node repeats what it painted before."""
        fresh, self.stale = self.stale, False
        if not self.visible or self.alpha <= 0 or self.scale <= 0:
            return
        marks, vantage = canvas.display_list.marks, canvas.vantage
        if self._seen_as is not None and not fresh and self._seen_as[0] == vantage:
            marks.extend(self._seen_as[1])
            return
        before, stand_ins = len(marks), canvas.pictures.stand_ins
        own = canvas.inside(canvas.transform.child(self.pos, self.size, self.angle, self.scale), self.alpha)
        self.paint(own)
        inner = own.within(own.box(self.bounds)) if self.clips else own
        for child in self._in_order():
            child.draw(inner)
        self.paint_over(own)
        complete = canvas.pictures.stand_ins == stand_ins
        self._seen_as = (vantage, marks[before:]) if self.settled and complete else None

    def paint(self, canvas: Canvas) -> None:
        """Paint its own looks below its children."""

    def paint_over(self, canvas: Canvas) -> None:
        """Paint its own looks above its children."""

    def _in_order(self) -> list[Node]:
        return sorted(self.children, key=lambda child: child.z)
