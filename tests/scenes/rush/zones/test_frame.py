"""The zones fit any screen: nothing overlaps, nothing sticks out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from pygame import FRect, Vector2

from wotrush.scenes.rush.faces.special import POINTS, ROUND
from wotrush.scenes.rush.view.layout import fan, hidden_hand_pose, using_pose
from wotrush.scenes.rush.zones.frame import Frame
from wotrush.scenes.rush.zones.zoning import frame
from wotrush.scenes.style.scale import ui_scales
from wotrush.scenes.table.cards.zoom import zoom_place
from wotrush.scenes.table.lying import CARD, upright
from wotrush.scenes.table.panels.log_panel import LINE
from wotrush.stage.geometry import Pose, rect_around
from wotrush.stage.space import DesignSpace

SCREENS = [
    ((1280, 720), 1.0),
    ((1280, 720), 1.25),
    ((1280, 800), 1.0),
    ((1600, 1200), 1.0),
    ((1920, 1080), 0.75),
    ((1920, 1080), 1.0),
    ((1920, 1080), 1.5),
    ((1920, 1200), 1.0),
    ((2520, 1080), 1.0),
    ((3440, 1440), 1.0),
    ((3840, 2160), 1.0),
    ((3840, 2160), 1.5),
    ((3840, 2160), 2.0),
]
WINDOWS = [(1024, 768), (1280, 720), (1280, 800), (1600, 1200), (1920, 1080), (1920, 1200)]
WINDOWS += [(2560, 1080), (2560, 1440), (3440, 1440), (3840, 2160)]
TABLES = [(seats, reserve) for seats in (2, 3, 4, 5) for reserve in (4, 5)]


@pytest.fixture(params=SCREENS, ids=lambda s: f"{s[0][0]}x{s[0][1]}@{s[1]}")
def space(request: pytest.FixtureRequest) -> DesignSpace:
    return DesignSpace(*request.param)


def table_in(space: DesignSpace, seats: int, viewer: int, reserve: int) -> Frame:
    return frame(space.area, seats, viewer, reserve, ui_scale=space.ui_scale)


def zones(f: Frame) -> Iterator[tuple[str, FRect]]:
    yield "bar", f.bar
    for panel in f.panels:
        yield f"panel {panel.seat}", panel.box
    if f.log is not None:
        yield "log", f.log
    common, own = f.common, f.own
    yield "deck", common.deck
    for i, slot in enumerate(common.reserve):
        yield f"reserve {i}", slot
    yield "caption", common.caption
    yield "discard", common.discard
    yield "graveyard", common.graveyard
    yield "field", common.field
    for i, medal in enumerate(common.medals):
        yield f"medal {i}", medal
    if common.achievements is not None:
        yield "achievements", common.achievements
    if common.signs is not None:
        yield "signs", common.signs
    yield "status", own.status
    for place, stand in enumerate(own.stands):
        yield f"own base {place}", stand.box
    yield "hand", own.hand
    yield "points", own.points
    if own.squad is not None:
        yield "squad", own.squad
    yield "garage", own.garage
    yield "depot", own.depot
    yield "end turn", own.end_turn
    yield "left", own.left


def overlapping(boxes: list[tuple[str, FRect]]) -> list[str]:
    """Return the overlaps, with rectangles shrunk a little, since neighbours may share an edge."""
    thin = [(name, box.inflate(-0.5, -0.5)) for name, box in boxes]
    return [f"{a} and {b}" for (a, one), (b, two) in combinations(thin, 2) if one.colliderect(two)]


def inside(outer: FRect, inner: FRect) -> bool:
    return outer.inflate(1, 1).contains(inner)


@pytest.mark.parametrize(("seats", "reserve"), TABLES)
def test_zones_neither_overlap_nor_stick_out(space: DesignSpace, seats: int, reserve: int) -> None:
    boxes = list(zones(table_in(space, seats, 0, reserve)))
    assert not overlapping(boxes)
    assert not [name for name, box in boxes if not inside(space.area, box)]
    assert not [name for name, box in boxes if box.w < 30 or box.h < 14]


@pytest.mark.parametrize(("seats", "reserve"), TABLES)
def test_an_opponents_panel_holds_all_its_parts(space: DesignSpace, seats: int, reserve: int) -> None:
    for panel in table_in(space, seats, 0, reserve).panels:
        parts = [("name", panel.name), ("score", panel.score)]
        parts += [("kind", panel.kind)] if panel.kind else []
        parts += [("hand", panel.hand), ("garage", panel.garage), ("depot", panel.depot)]
        parts += [] if panel.squad is None else [("squad", panel.squad)]
        parts += [(f"stand {place}", stand.box) for place, stand in enumerate(panel.stands)]
        assert not overlapping(parts)
        assert not [name for name, box in parts if not inside(panel.box, box)]


@pytest.mark.parametrize(("seats", "reserve"), TABLES)
def test_damaged_cards_have_room_to_lie_turned_and_bases_show_under_defenders(
    space: DesignSpace, seats: int, reserve: int
) -> None:
    f = table_in(space, seats, 0, reserve)
    for stand in [*f.own.stands, *(stand for panel in f.panels for stand in panel.stands)]:
        for angle in (0.0, 90.0):
            base, defender = (upright(Pose(at, stand.card, angle)) for at in (stand.base, stand.defender))
            assert inside(stand.box, base)
            assert inside(stand.box, defender)
        shift = stand.defender - stand.base
        assert max(shift.x / stand.card.x, shift.y / stand.card.y) >= 0.4


@pytest.mark.parametrize(("seats", "reserve"), TABLES)
def test_a_defender_covers_nothing_of_the_points_of_its_base(
    space: DesignSpace, seats: int, reserve: int
) -> None:
    f = table_in(space, seats, 0, reserve)
    for stand in [*f.own.stands, *(stand for panel in f.panels for stand in panel.stands)]:
        unit = stand.card.x / 200
        corner = Vector2(POINTS - 100, POINTS - 140) * unit
        turned = Vector2(POINTS - 140, POINTS - 100) * unit  # The lower left corner, a quarter to the right.
        for at in (corner, turned):
            disc = rect_around(stand.base + at, (2 * ROUND * unit, 2 * ROUND * unit))
            assert not disc.inflate(-4 * unit, -4 * unit).colliderect(rect_around(stand.defender, stand.card))


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize(("seats", "reserve"), TABLES)
def test_no_card_is_narrower_at_a_larger_scale(window: tuple[int, int], seats: int, reserve: int) -> None:
    """In a window of another shape than 16:9 it may be so by a few percent, so that words and cards both fit."""
    least = 0.985 if window[0] * 9 == window[1] * 16 else 0.9
    usual = lengths(window, 1.0, seats, reserve)
    for scale in (scale for scale in ui_scales(window) if scale > 1):
        larger = lengths(window, scale, seats, reserve)
        assert all(large > least * small for large, small in zip(larger, usual, strict=True)), scale


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize(("seats", "reserve"), TABLES)
def test_own_bases_are_no_smaller_than_those_of_others(
    window: tuple[int, int], seats: int, reserve: int
) -> None:
    for scale in ui_scales(window):
        others, _, own, _ = lengths(window, scale, seats, reserve)
        assert others <= own + 0.01, scale


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_on_a_wide_table_all_open_piles_are_about_equally_large(seats: int) -> None:
    f = frame(DesignSpace((2560, 1080)).area, seats, 0, 4)
    sizes = [f.own.garage.w, f.own.depot.w, f.common.discard.w, f.common.graveyard.w]
    assert max(sizes) < 1.1 * min(sizes)


@pytest.mark.parametrize(("window", "scale"), [((1920, 1080), 1.5), ((2560, 1080), 1.5), ((3840, 2160), 2.0)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_the_largest_letters_what_is_left_to_do_gives_its_room_to_the_log(
    window: tuple[int, int], scale: float, seats: int
) -> None:
    space = DesignSpace(window, scale)
    played, watched = (
        frame(space.area, seats, 0, 4, ui_scale=scale, watched=watched) for watched in (False, True)
    )
    assert played.log is not None
    assert played.own.left_in_a_row
    assert played.log.h > 5 * LINE
    assert not watched.own.left_in_a_row, "the controls of a replay need the room"
    assert watched.replay.h > 1.3 * played.replay.h


def lengths(window: tuple[int, int], scale: float, seats: int, reserve: int) -> list[float]:
    """Return the heights of the opponents' bases, the Reserve, own bases and the hand in pixels."""
    space = DesignSpace(window, scale)
    return [length * space.scale for length in frame(space.area, seats, 0, reserve, ui_scale=scale).lengths]


@pytest.mark.parametrize("count", range(1, 15))
def test_every_card_of_a_hand_shows_its_index(space: DesignSpace, count: int) -> None:
    f = table_in(space, 5, 0, 5)
    poses = fan(f, count)
    assert all(space.area.left <= pose.rect.left and pose.rect.right <= space.area.right for pose in poses)
    assert max(pose.rect.bottom for pose in poses) <= space.area.bottom + 0.5
    for one, next_one in pairwise(poses):
        assert next_one.center.x - one.center.x >= 0.18 * one.size.x
        assert one.size.x > 0.8 * f.own.card.x
        assert next_one.z > one.z


def test_a_hand_is_larger_than_the_reserve_and_centred() -> None:
    f = frame(FRect(0, 0, 1920, 1080), 5, 0, 5)
    assert f.own.card.x > 1.4 * f.common.reserve[0].w
    assert sum(pose.center.x for pose in fan(f, 3)) / 3 == pytest.approx(f.area.centerx, abs=1)


@pytest.mark.parametrize(("window", "scale"), [((2560, 1080), 1.0), ((2560, 1080), 1.5), ((1920, 1080), 1.0)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_play_area_takes_no_more_than_a_third_of_the_width(
    window: tuple[int, int], scale: float, seats: int
) -> None:
    f = table_in(DesignSpace(window, scale), seats, 0, 4)
    assert f.common.field.w < f.area.w / 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_wide_window_has_a_larger_reserve_than_one_of_the_same_height_and_no_smaller_cards(
    seats: int,
) -> None:
    wide, narrow = (frame(DesignSpace(window).area, seats, 0, 4) for window in ((2560, 1080), (1920, 1080)))
    sizes = [(f.own.card.y, f.own.stands[0].card.y, f.panels[0].stands[0].card.y) for f in (wide, narrow)]
    assert all(large > 0.95 * small for large, small in zip(*sizes, strict=True))
    assert wide.common.deck.h > 1.05 * narrow.common.deck.h
    assert wide.own.stands[0].base.y < wide.own.hand.top


@pytest.mark.parametrize("window", [(1920, 1080), (2560, 1080)])
def test_five_cards_in_hand_lie_side_by_side_where_there_is_room(window: tuple[int, int]) -> None:
    poses = fan(frame(DesignSpace(window).area, 3, 0, 4), 5)
    assert all(right.center.x - left.center.x >= left.size.x for left, right in pairwise(poses))


def test_opponents_sit_clockwise_from_the_viewer() -> None:
    f = frame(FRect(0, 0, 1920, 1080), 4, 2, 4)
    assert [panel.seat for panel in f.panels] == [3, 0, 1]
    assert f.panel(2) is None
    assert f.stands(2) == f.own.stands


def test_the_card_in_use_lies_in_the_field_of_action(space: DesignSpace) -> None:
    f = table_in(space, 3, 0, 4)
    assert inside(f.common.field, using_pose(f).rect)


@pytest.mark.parametrize(("seats", "reserve"), [(2, 4), (5, 5)])
def test_a_card_held_close_finds_room_beside_every_button_and_the_pointer(
    space: DesignSpace, seats: int, reserve: int
) -> None:
    f = table_in(space, seats, 0, reserve)
    buttons = [f.bar, f.own.end_turn, f.common.field]
    cards = [*f.common.reserve, *(pose.rect for pose in fan(f, 5))]
    for card in cards:
        place = zoom_place(space.area, Vector2(card.center), buttons, cards)
        assert place is not None
        assert inside(space.area, place)
        assert place.collidelist(buttons) < 0
        assert not place.collidepoint(*card.center)
        assert place.w > 1.25 * card.w


def test_a_card_held_close_fills_what_is_free_between_the_top_bar_and_the_button_that_ends_a_turn() -> None:
    f = frame(FRect(0, 0, 1920, 1080), 5, 0, 5)
    spare = [f.own.status, *f.common.reserve, *(pose.rect for pose in fan(f, 5)), f.own.points]
    place = zoom_place(f.area, Vector2(f.common.reserve[0].center), [f.bar, f.own.end_turn], spare)
    assert place is not None
    assert place.collidelist([f.bar, f.own.end_turn, *spare]) < 0
    assert place.h > 0.95 * (f.own.end_turn.top - f.bar.bottom)


def test_a_card_that_comes_out_of_a_hidden_hand_has_the_shape_of_a_card() -> None:
    zones = frame(FRect(0, 0, 1920, 1080), 5, 0, 4)
    for seat in range(5):
        size = hidden_hand_pose(zones, seat).size
        assert size.y / size.x == pytest.approx(CARD, abs=0.01), f"seat {seat}"


def test_own_bases_fill_their_row_on_a_narrow_screen() -> None:
    own = frame(DesignSpace((1024, 768)).area, 3, 0, 4).own
    row = own.hand.top - own.status.bottom
    assert own.stands[0].card.y > row / 2


@pytest.mark.parametrize("seats", [2, 5])
def test_a_banner_hides_the_status_line_but_neither_own_bases_nor_the_button_that_ends_a_turn(
    space: DesignSpace, seats: int
) -> None:
    f = table_in(space, seats, 0, 4)
    assert f.ribbon.contains(f.status)
    assert not any(f.ribbon.colliderect(stand.box) for stand in f.own.stands)
    assert f.ribbon.bottom < f.own.end_turn.top + f.own.end_turn.h / 3


def test_a_large_card_covers_what_may_be_covered_soonest_and_nothing_else_that_it_should_not() -> None:
    area = FRect(0, 0, 1920, 1080)
    upper, lower = FRect(0, 0, 1920, 470), FRect(0, 470, 1920, 610)
    for first, last in ((upper, lower), (lower, upper)):
        place = zoom_place(area, Vector2(960, 540), (), (first, last))
        assert place is not None
        assert not place.colliderect(first)
        assert place.colliderect(last)
