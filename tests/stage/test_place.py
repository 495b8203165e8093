"""Place: layout as values, the fan of a hand, and the design space."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import FRect, Vector2

from wotrush.stage import geometry as g
from wotrush.stage.space import DesignSpace

AREA = FRect(100, 50, 400, 300)


def test_inset_takes_one_two_or_four_lengths() -> None:
    assert g.inset(AREA, 10) == FRect(110, 60, 380, 280)
    assert g.inset(AREA, 10, 20) == FRect(110, 70, 380, 260)
    assert g.inset(AREA, 1, 2, 3, 4) == FRect(101, 52, 396, 294)


def test_columns_share_what_fixed_widths_leave() -> None:
    left, middle, right = g.columns(AREA, -100, 1, 2, gap=15)
    assert (left.w, middle.w, right.w) == (100, 90, 180)
    assert right.right == AREA.right
    assert all(column.h == AREA.h for column in (left, middle, right))


def test_rows_lie_one_below_the_other() -> None:
    top, low = g.rows(AREA, 1, 3)
    assert top == FRect(100, 50, 400, 75)
    assert low == FRect(100, 125, 400, 225)


def test_grid_goes_row_by_row() -> None:
    cells = g.grid(AREA, 2, 3, gap=10)
    assert len(cells) == 6
    assert cells[1].y == cells[0].y
    assert cells[2].y > cells[0].y


def test_a_line_is_centred_and_overlaps_when_it_must() -> None:
    wide = g.line(AREA, 3, (50, 80), gap=10)
    assert (wide[0].x + wide[-1].right) / 2 == AREA.centerx
    assert wide[1].x - wide[0].x == 60
    tight = g.line(AREA, 20, (50, 80), gap=10)
    assert tight[0].x == pytest.approx(AREA.x)
    assert tight[-1].right == pytest.approx(AREA.right)


@given(st.integers(0, 20), st.floats(30, 200), st.floats(-25, 20))
def test_a_fan_is_symmetric_and_stays_between_the_edges(count: int, width: float, gap: float) -> None:
    poses = g.fan(AREA, count, (width, 90), gap)
    assert len(poses) == count
    for left, right in zip(poses, reversed(poses), strict=True):
        assert left.angle == pytest.approx(-right.angle)
        assert left.center.y == pytest.approx(right.center.y, abs=1e-3)
        assert AREA.left - 0.01 <= left.rect.left
        assert left.rect.right <= AREA.right + 0.01
    assert all(a.center.x < b.center.x and a.z < b.z for a, b in itertools.pairwise(poses))


def test_the_middle_of_a_fan_stands_highest() -> None:
    poses = g.fan(AREA, 5, (60, 90))
    assert poses[2].rect.bottom == AREA.bottom
    assert poses[0].center.y > poses[1].center.y > poses[2].center.y


def test_kept_inside_moves_without_shrinking() -> None:
    assert g.kept_inside(FRect(480, -20, 60, 60), AREA) == FRect(440, 50, 60, 60)


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1200), (2560, 1080), (1024, 768), (3840, 2160)])
def test_no_window_has_less_room_than_the_design_space(window: tuple[int, int]) -> None:
    space = DesignSpace(window)
    assert space.area.w * space.area.h >= 1920 * 1080 - 1
    assert space.area.h >= 1080 - 0.01
    assert tuple(Vector2(space.area.bottomright) * space.scale) == pytest.approx(window)


@pytest.mark.parametrize("window", [(1024, 768), (1600, 1200), (1920, 1200)])
def test_a_higher_window_has_larger_letters_than_one_that_is_as_wide_and_lower(
    window: tuple[int, int],
) -> None:
    lower = (window[0], round(window[0] * 9 / 16))
    assert DesignSpace(window).scale > 1.03 * DesignSpace(lower).scale


def test_a_screen_twice_as_fine_has_units_half_as_large_again() -> None:
    assert DesignSpace((3840, 2160)).scale == pytest.approx(1.5)
    assert DesignSpace((3840, 2160), 2.0).area.size == pytest.approx((1280, 720))


def test_a_larger_interface_has_fewer_units() -> None:
    space = DesignSpace((1920, 1080), ui_scale=1.5)
    assert (space.scale, space.area.size) == (1.5, (1280, 720))


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.25])
def test_a_space_that_fills_a_finer_screen_has_the_units_of_the_design(scale: float) -> None:
    filled = DesignSpace((3840, 2160), scale, fills=True)
    assert filled.area == DesignSpace((1920, 1080), scale).area
    assert filled.scale > DesignSpace((3840, 2160), scale).scale


@pytest.mark.parametrize("window", [(1024, 768), (1280, 720), (1920, 1080), (1440, 2560)])
def test_filling_changes_nothing_where_units_are_large_already(window: tuple[int, int]) -> None:
    assert DesignSpace(window, fills=True).area == DesignSpace(window).area


@pytest.mark.parametrize("scale", [1.5, 1.75, 2.0])
def test_filling_leaves_enough_units(scale: float) -> None:
    assert DesignSpace((3840, 2160), scale, fills=True).area.size == pytest.approx((1280, 720))
