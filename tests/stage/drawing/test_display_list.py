"""Only what differs from the last frame is painted, and it looks as if everything had been painted."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from pygame import RLEACCEL, FRect, Rect, Surface, Vector2

from tests.stage.looks import PlainFace
from wotrush.stage.clock import ManualClock
from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.canvas import Canvas, painting
from wotrush.stage.drawing.display_list import DisplayList, Mark, merged
from wotrush.stage.drawing.shapes import soft
from wotrush.stage.layer import StaticLayer
from wotrush.stage.motion.particles import Burst, BurstNode, as_light
from wotrush.stage.motion.recipes import EXPLOSION, SMOKE, SPARKS
from wotrush.stage.node import Node
from wotrush.stage.scene import NodeScene, SceneStack
from wotrush.stage.sprite import Glow, Shadow, Sprite
from wotrush.stage.style import Style
from wotrush.workshop.pilot import Pilot

WINDOW = (400, 300)


def mark(color: int, box: tuple[int, int, int, int], *, hides: bool = False) -> Mark:
    return Mark(_fill, ((color, 0, 0), box), box, hides)


def _fill(surface: Surface, color: tuple[int, int, int], box: tuple[int, int, int, int]) -> None:
    surface.fill(color, box)


def repainted(stack: SceneStack) -> Surface:
    whole = Surface(WINDOW, depth=32)
    stack.shown.paint(whole, whole.get_rect())
    return whole


FAR_APART = [mark(50 + i, (1000 * i, 1000 * i, 10, 10)) for i in range(4)]
A, B, C, D = FAR_APART


@pytest.mark.parametrize(
    ("before", "now", "changed"),
    [
        ([A, B, C], [A, B, C], []),
        ([A, C], [A, B, C], [B]),
        ([A, B, C], [A, C], [B]),
        ([A, B, C], [A, D, C], [B, D]),
        ([], [A, B], [A, B]),
        ([A, B], [], [A, B]),
        ([A, B, C, D], [A, C, D, B], [B]),
        ([A, B, B], [A, B], [B]),
        ([A, B], [B, A, B], [B]),
    ],
)
def test_what_came_went_or_changed_places_is_painted_anew(
    before: list[Mark], now: list[Mark], changed: list[Mark]
) -> None:
    regions = DisplayList(now).differing(DisplayList(before))
    assert sorted(tuple(region) for region in regions) == sorted({one.box for one in changed})


def test_a_picture_painted_anew_in_place_counts_although_its_mark_is_the_same() -> None:
    assert DisplayList([A], [Rect(3, 4, 5, 6)]).differing(DisplayList([A])) == [Rect(3, 4, 5, 6)]


def test_regions_are_joined_as_long_as_that_is_quicker() -> None:
    near = [Rect(0, 0, 30, 30), Rect(40, 5, 30, 30), Rect(900, 900, 30, 30)]
    assert merged(near) == [Rect(0, 0, 70, 35), Rect(900, 900, 30, 30)]
    assert merged([Rect(0, 0, 300, 300), Rect(100, 100, 20, 20)]) == [Rect(0, 0, 300, 300)]
    assert merged([Rect(5, 5, 0, 0), Rect(40, 0, 0, 9), Rect(40, 5, 30, 30)]) == [Rect(40, 5, 30, 30)]
    assert merged([Rect(5, 5, 0, 0)]) == []


def test_what_is_hidden_is_not_painted() -> None:
    painted: list[str] = []

    def paint(surface: Surface, name: str) -> None:
        painted.append(name)

    def named(name: str, box: tuple[int, int, int, int], *, hides: bool = False) -> Mark:
        return Mark(paint, (name,), box, hides)

    shown = DisplayList(
        [
            named("ground", (0, 0, 100, 100), hides=True),
            named("behind", (10, 10, 20, 20)),
            named("plate", (0, 0, 50, 50), hides=True),
            named("over", (10, 10, 20, 20)),
            named("elsewhere", (80, 80, 10, 10)),
        ]
    )
    shown.paint(Surface((100, 100)), Rect(5, 5, 20, 20))
    assert painted == ["plate", "over"]
    painted.clear()
    shown.paint(Surface((100, 100)), Rect(5, 5, 60, 20))
    assert painted == ["ground", "behind", "plate", "over"]


def test_nothing_is_painted_outside_the_region() -> None:
    surface = Surface((100, 100), depth=32)
    DisplayList([mark(200, (0, 0, 100, 100))]).paint(surface, Rect(20, 30, 10, 10))
    assert surface.get_at((20, 30))[0] == 200
    assert [surface.get_at(at)[0] for at in ((19, 30), (30, 30), (20, 29), (20, 40))] == [0] * 4
    assert surface.get_clip() == Rect(0, 0, 100, 100)


def some_marks(canvas: Canvas, kind: str, rng: Random) -> None:
    """Return a few marks of one kind, here and there and beyond the edge."""
    for _ in range(8):
        color = (rng.randrange(256), 200, rng.randrange(256))
        at = Vector2(rng.randrange(-30, 190), rng.randrange(-30, 140))
        picture = soft(
            (rng.randrange(5, 90), rng.randrange(5, 60)), 4, rng.randrange(1, 9), (*color, rng.randrange(255))
        )
        faded = canvas.inside(canvas.transform, rng.uniform(0.1, 0.9))
        match kind:
            case "fill":
                canvas.fill(color, Rect(at, picture.get_size()))
            case "line":
                canvas.line(
                    color, at, at + Vector2(rng.uniform(-90, 90), rng.uniform(-90, 90)), rng.randrange(1, 9)
                )
            case "picture":
                canvas.blit(picture, at)
            case "faded":
                faded.blit(picture, at)
            case "run lengths":
                picture.set_alpha(255, RLEACCEL)
                rng.choice((canvas, faded)).blit(picture, at)
            case "light":
                canvas.shine(as_light(picture), at)


@pytest.mark.parametrize("kind", ["fill", "line", "picture", "faded", "run lengths", "light"])
@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_painted_once_more_in_any_region_looks_the_same(kind: str, seed: int) -> None:
    surface, rng = Surface((200, 150), depth=32), Random(seed)
    with painting(surface, SurfaceCache()) as canvas:
        canvas.fill((40, 60, 30), surface.get_rect())
        some_marks(canvas, kind, rng)
    whole = bytes(surface.get_buffer().raw)
    for _ in range(10):
        region = Rect(rng.randrange(190), rng.randrange(140), rng.randrange(1, 120), rng.randrange(1, 120))
        canvas.display_list.paint(surface, region.clip(surface.get_rect()))
    assert bytes(surface.get_buffer().raw) == whole


class Lively(NodeScene):
    """Cards over a layer with plates, beside a clipped panel, and bursts."""

    def __init__(self, clock: ManualClock, style: Style) -> None:
        super().__init__(clock, style)
        self.ground = self.root.add(StaticLayer(FRect(0, 0, *WINDOW), opaque=True))
        self.sheet = self.root.add(StaticLayer(FRect(200, 20, 150, 120)))
        self.panel = self.root.add(Node(FRect(20, 150, 120, 100)))
        self.panel.clips = True
        faces = [PlainFace((60 + 20 * i, 90, 200 - 20 * i)) for i in range(6)]
        homes = [self.ground, self.ground, self.sheet, self.panel, self.root, self.root]
        self.cards = [
            home.add(Sprite(face, FRect(10 + 12 * i, 10 + 9 * i, 60, 90), radius=5))
            for i, (face, home) in enumerate(zip(faces, homes, strict=True))
        ]
        self.burst: BurstNode | None = None

    def change(self, rng: Random) -> None:
        card = rng.choice(self.cards)
        match rng.randrange(9):
            case 0 | 1:
                card.pos = Vector2(rng.randrange(WINDOW[0]), rng.randrange(WINDOW[1]))
            case 2:
                card.angle = rng.choice((0.0, 3.5, 90.0, 200.0))
            case 3:
                card.alpha = rng.choice((0.0, 0.4, 1.0))
            case 4:
                card.z = rng.randrange(4)
            case 5:
                card.glow = rng.choice((None, Glow((0, 255, 0))))
                card.shadow = rng.choice((None, Shadow()))
            case 6:
                card.visible = not card.visible
            case 7:
                self.sheet.alpha = rng.choice((0.5, 1.0))
                self.panel.pos = Vector2(rng.randrange(60, 90), 200)
            case 8 if self.burst is None:
                shape = Burst.of(rng.choice((EXPLOSION, SMOKE, SPARKS)), rng.randrange(99))
                self.burst = self.root.add(BurstNode(shape, Vector2(200, 150)))
            case 8 if self.burst is not None:
                self.burst.detach()
                self.burst = None
        if self.burst is not None:
            self.burst.show(rng.random())


@pytest.mark.parametrize("seed", range(6))
def test_frame_by_frame_it_looks_as_if_all_had_been_painted(
    clock: ManualClock, style: Style, seed: int
) -> None:
    stack, rng = SceneStack(clock, fade=0), Random(seed)
    scene = Lively(clock, style)
    stack.push(scene)
    surface, parts = Surface(WINDOW, depth=32), 0.0
    stack.resize(WINDOW)
    for _ in range(120):
        for _ in range(rng.randrange(3)):
            scene.change(rng)
        regions = stack.draw(surface)
        parts += sum(region.w * region.h for region in regions) / (WINDOW[0] * WINDOW[1])
        assert bytes(surface.get_buffer().raw) == bytes(repainted(stack).get_buffer().raw)
    assert parts < 0.7 * 120, "most of the time most of the window is left alone"


def test_a_frame_like_the_last_one_costs_no_pixel(
    board: NodeScene, fly: Callable[[NodeScene], Pilot]
) -> None:
    pilot = fly(board)
    board.root.add(Sprite(PlainFace(), FRect(10, 10, 60, 90)))
    pilot.settle()
    board.root.invalidate()
    assert pilot.stack.draw(pilot.surface) == []


def test_another_surface_and_a_window_that_lost_its_contents_are_painted_whole(
    board: NodeScene, fly: Callable[[NodeScene], Pilot]
) -> None:
    pilot = fly(board)
    pilot.settle()
    whole = [pilot.surface.get_rect()]
    assert pilot.stack.draw(pilot.surface.copy()) == whole
    assert pilot.stack.draw(pilot.surface) == whole
    pilot.stack.invalidate()
    assert pilot.stack.draw(pilot.surface) == whole


def test_what_has_settled_is_asked_again_only_when_it_changed_or_is_seen_from_elsewhere() -> None:
    class Settled(Node):
        settled = True
        painted = 0

        def paint(self, canvas: object) -> None:
            self.painted += 1

    root = Node(FRect(0, 0, 100, 100))
    node = root.add(Settled(FRect(10, 10, 20, 20)))

    def drawn() -> int:
        with painting(Surface((100, 100)), SurfaceCache()) as canvas:
            root.draw(canvas)
        return node.painted

    assert (drawn(), drawn()) == (1, 1)
    node.invalidate()
    assert (drawn(), drawn()) == (2, 2)
    root.pos = Vector2(60, 50)
    assert (drawn(), drawn()) == (3, 3)
    root.alpha = 0.5
    assert (drawn(), drawn()) == (4, 4)
    root.clips = True
    assert (drawn(), drawn()) == (5, 5)
