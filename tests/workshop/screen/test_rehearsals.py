"""Every motion of the table by name: where it begins, where it ends, skipped, resized, reduced or switched off."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from pygame import Vector2

from tests.scenes.strays import misplaced, poses
from wotrush.model.rush import events as ev
from wotrush.scenes.rush.cards.faces import Faces
from wotrush.scenes.rush.view.layout import Zone, layout, small_card, using_pose
from wotrush.scenes.table.cards.card_sprites import CardLayer
from wotrush.scenes.table.lying import Layout, lying_face
from wotrush.settings import Settings, Speed
from wotrush.stage.motion.particles import BurstNode
from wotrush.stage.motion.shards import Shards
from wotrush.stage.scene import SceneStack
from wotrush.workshop.rush.rehearsal import Staging
from wotrush.workshop.rush.rehearsals import REHEARSALS

PILES = (Zone.DEPOT, Zone.DISCARD, Zone.GRAVEYARD)
FASTEST = 330.0
"""The most units that a card may cross in one frame: more would look like a jump."""


@pytest.fixture(autouse=True)
def _nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw nothing, since places do not depend on it."""
    monkeypatch.setattr(SceneStack, "draw", lambda stack, surface: None)


@pytest.fixture(params=REHEARSALS)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def staged(name: str, speed: Speed = Speed.NORMAL, *, reduced_motion: bool = False) -> Staging:
    settings = Settings(language="en", speed=speed, reduced_motion=reduced_motion)
    return Staging(REHEARSALS[name], settings, (1280, 720))


@dataclass(frozen=True)
class Stand:
    """Everything that motions change about a card."""

    pose: object
    face: object
    looks: tuple[float, float, float, bool]
    layer: str


def stands(staging: Staging) -> dict[int, Stand]:
    return {
        card: Stand(
            s.pose, s.face, (s.scale, s.lift, s.squeeze, s.visible), s.parent.name if s.parent else ""
        )
        for card, s in staging.scene.cards.sprites.items()
    }


def assert_at_rest(staging: Staging) -> None:
    scene = staging.scene
    assert scene.still
    assert not misplaced(scene.cards.sprites, poses(layout(scene.view.frame, scene.view.o)))
    assert scene.pieces.effects.children == []
    assert all(sprite.touchable for sprite in scene.cards.sprites.values())
    for stand in stands(staging).values():
        assert (stand.looks, stand.layer) == ((1.0, 0.0, 1.0, True), "cards")


def places(staging: Staging) -> dict[int, Vector2]:
    """Return the places of all visible cards."""
    return {card: Vector2(s.pos) for card, s in staging.scene.cards.sprites.items() if s.visible and s.alpha}


def test_it_begins_where_everything_lay_and_ends_where_everything_belongs(name: str) -> None:
    staging = staged(name)
    assert_at_rest(staging)
    for _ in staging.decisions():
        before = places(staging)
        staging.pilot.step(0)
        now = places(staging)
        assert all(now[card].distance_to(place) < 1e-3 for card, place in before.items() if card in now)
        list(staging.frames())
        assert_at_rest(staging)


@pytest.mark.parametrize(("named", "shown"), [("deal", ev.Drew), ("shuffle", ev.GarageShuffled)])
def test_what_a_rehearsal_is_named_after_happens_in_it(named: str, shown: type[object]) -> None:
    staging = staged(named)
    list(staging.decisions())
    events = [event for news in staging.session.log() for event in getattr(news, "events", ())]
    assert any(isinstance(event, shown) for event in events)


@pytest.mark.parametrize("reduced", [False, True], ids=["moving", "reduced"])
def test_nothing_is_put_right_in_the_end(
    name: str, monkeypatch: pytest.MonkeyPatch, *, reduced: bool
) -> None:
    """Where a film leaves a card, and what it shows there, is where and how it stays."""
    staging = staged(name, reduced_motion=reduced)
    settle, left = CardLayer.settle, []

    def watched(layer: CardLayer, lying: Layout, faces: Faces) -> None:
        for card, one in lying.items():
            sprite = layer.sprites[card]
            left.append((card, sprite.visible, sprite.pos, sprite.size, sprite.angle, sprite.face))
            pose = one.pose
            assert left[-1] == (card, True, pose.center, pose.size, pose.angle, lying_face(faces, one))
            drawn = sorted(layer.children, key=lambda node: node.z)
            above = [s for s in drawn[drawn.index(sprite) + 1 :] if s.visible and s.pos == pose.center]
            assert above == [] or one.zone not in PILES
        settle(layer, lying, faces)

    for _ in staging.decisions():
        monkeypatch.setattr(CardLayer, "settle", watched)
        list(staging.frames())
    assert left


def test_it_is_a_flight_and_no_jump(name: str) -> None:
    staging = staged(name)
    for _ in staging.decisions():
        before = places(staging)
        for _ in staging.frames():
            now = places(staging)
            for card in before.keys() & now.keys():
                assert now[card].distance_to(before[card]) < FASTEST
            before = now


@pytest.mark.parametrize("part", [0.0, 0.5])
def test_skipped_it_leaves_what_it_leaves_when_it_is_watched(name: str, part: float) -> None:
    watched, skipped = staged(name), staged(name)
    frames = [len(list(watched.frames())) for _ in watched.decisions()]
    for _, count in zip(skipped.decisions(), frames, strict=True):
        for _ in range(1 + int(part * count)):
            skipped.pilot.step()
        skipped.scene.settle()
        assert_at_rest(skipped)
    assert stands(skipped) == stands(watched)


def test_a_window_resized_in_the_middle_of_it_is_right_in_the_end(name: str) -> None:
    staging = staged(name)
    for _ in staging.decisions():
        for _ in range(20):
            staging.pilot.step()
        staging.pilot.stack.resize((1600, 1200))
        list(staging.frames())
        assert_at_rest(staging)
        staging.pilot.stack.resize((1280, 720))


def test_switched_off_it_is_over_at_once(name: str) -> None:
    staging = staged(name, Speed.OFF)
    for _ in staging.decisions():
        staging.pilot.step()
        assert_at_rest(staging)


@pytest.mark.parametrize(("speed", "pace"), [(Speed.FAST, 0.5), (Speed.NORMAL, 1.0), (Speed.SLOW, 1.6)])
def test_the_speed_says_how_long_ones_own_motions_take(speed: Speed, pace: float) -> None:
    lengths = []
    for each in (Speed.NORMAL, speed):
        staging = staged("slide", each)
        lengths += [max(staging.frames()) for _ in staging.decisions()]
    assert lengths[1] / lengths[0] == pytest.approx(pace, abs=0.06)


@pytest.mark.parametrize("name", ["repair", "base blown up"])
def test_what_lies_under_the_top_of_a_pile_is_seen_as_soon_as_that_leaves(name: str) -> None:
    staging = staged(name)
    pile = staging.scene.view.frame.own.depot
    for _ in staging.decisions():
        for _ in staging.frames():
            cards = staging.scene.cards.sprites.values()
            assert any(sprite.visible and pile.collidepoint(sprite.pos) for sprite in cards)


def test_a_card_on_its_way_to_a_pile_lets_the_pointer_through() -> None:
    staging = staged("slide")
    bought = staging.session.observation().reserve[2]
    for _ in staging.decisions():
        for _ in range(24):
            staging.step()
        sprite = staging.scene.cards.sprites[bought]
        assert sprite.lift > 0
        assert staging.scene.root.hit(sprite.center_px) is not sprite


def resting_places(staging: Staging) -> Iterator[Vector2]:
    frame = staging.scene.view.frame
    yield from (lying.pose.center for lying in layout(frame, staging.scene.view.o).values())
    yield using_pose(frame).center
    yield from (Vector2(small_card(pile).center) for pile in frame.common.medals)
    yield from (Vector2(rect.center) for rect in (frame.common.discard, frame.common.graveyard))
    for panel in frame.panels:
        yield from (Vector2(small_card(rect).center) for rect in (panel.depot, panel.hand))
        yield from (Vector2(rect.center) for rect in (panel.depot, panel.hand))
    yield Vector2(frame.own.depot.center)


def test_reduced_it_shows_what_happens_without_moving_anything(name: str) -> None:
    staging = staged(name, reduced_motion=True)
    for _ in staging.decisions():
        known = [*resting_places(staging), *places(staging).values()]
        shown = 0
        for _ in staging.frames():
            scene, allowed = staging.scene, [*known, *resting_places(staging)]
            for card, place in places(staging).items():
                assert min(place.distance_to(other) for other in allowed) < 1e-3, f"card {card} at {place}"
            assert all(s.lift == 0 and s.scale == 1 for s in scene.cards.sprites.values())
            assert not any(isinstance(node, BurstNode | Shards) for node in scene.pieces.effects.children)
            lit = any(s.glow or 0 < s.alpha < 1 for s in scene.cards.sprites.values())
            shown += lit or bool(scene.pieces.effects.children)
        assert shown >= 12, "a fifth of a second at least"
        assert_at_rest(staging)


def test_a_banner_goes_with_what_it_reported_of() -> None:
    staging = staged("last round")
    choreography = staging.scene.choreography
    for _ in staging.decisions():
        while not choreography.announcing:
            staging.step()
    staging.session.undo()
    staging.step()
    assert not choreography.announcing
    assert staging.scene.pieces.effects.children == []
