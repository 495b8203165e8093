"""A lesson's plate on every screen: whole, readable, and beside what it speaks of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from pygame import FRect, Surface

from tests.combinations import mostly_long
from tests.scenes.hunter.tutorial.taught import new_tutorial, taught
from tests.scenes.layout_faults import cut_off, faults
from wotrush.i18n import LANGUAGES, set_language
from wotrush.match.match import AnyMatch
from wotrush.model.hunter.plays.red import LAST_BOMBING
from wotrush.model.hunter.state import IN_TURNS
from wotrush.scenes.hunter.board import middle
from wotrush.scenes.hunter.board.line_chips import ON_CARD, line_chip
from wotrush.scenes.hunter.board.own import label_place, line_names, own_shows
from wotrush.scenes.hunter.board.status import status_plate
from wotrush.scenes.hunter.table.pieces import large_buttons
from wotrush.scenes.hunter.tutorial.table import BattleLessonTable
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.table.lying import box_of
from wotrush.scenes.table.panels.plate_place import SEEN_ENOUGH
from wotrush.scenes.tutorial.lesson import Lesson
from wotrush.scenes.tutorial.lesson_scene import LessonScene
from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.canvas import painting
from wotrush.stage.geometry import inset
from wotrush.workshop.studio import Studio

SIZES = ((1280, 720), (1024, 768), (1920, 1080))
LARGE = 1.5
WIDE_SPOTS = ("counter", "reactions")
"""Lessons that speak of most of the table; with large letters they cannot leave all of that free."""
HIGH_SPOTS = ("welcome", "lines")
"""The same before the battle, when there are only cards to be picked and deployed, as large as fits."""

FULL, CHIP_WIDE = "reinforcements", 150.0
"""A lesson in which the front line is full, and the width of what stands there."""


def plates(
    match: AnyMatch, size: tuple[int, int], scale: float
) -> Iterator[tuple[Lesson, LessonScene, FRect]]:
    """Yield every lesson as it lies on that screen, with the place that it is about."""
    for moment in taught(match):
        if not moment.lessons:
            continue
        studio = Studio(size, scale)
        table = studio.table(studio.session(match))
        assert isinstance(table, BattleLessonTable)
        studio.stack.resize(size)
        studio.stack.push(table)
        table.settle()
        for lesson in moment.lessons:
            spot = table.spot_rect(lesson)
            assert spot is not None, f"{lesson.key} is about something that can be seen"
            frame = table.view.frame
            assert frame.area.contains(spot)
            for name, zone in (("clock", frame.clock), ("score", frame.score)):
                whole = spot.contains(zone) or not spot.colliderect(zone)
                assert whole or lesson.key not in WIDE_SPOTS, (
                    f"the ring of {lesson.key} cuts through the {name}"
                )
            scene = LessonScene(studio.context, lesson, table.view, partial(table.spot_rect, lesson))
            studio.stack.push(scene)
            yield lesson, scene, spot


@pytest.mark.parametrize(
    ("language", "size", "scale"), mostly_long(2, sorted(LANGUAGES), SIZES, (1.0, LARGE))
)
def test_nothing_spoken_of_is_covered(language: str, size: tuple[int, int], scale: float) -> None:
    set_language(language)
    seen = 0
    for lesson, scene, spot in plates(new_tutorial(), size, scale):
        seen += 1
        plate = scene.root.find("plate").rect
        assert faults(scene.root) == [], lesson.key
        assert cut_off(scene.root) == [], lesson.key
        if lesson.key == "welcome":
            assert isinstance(scene.view, BattleView)
            assert not spot.colliderect(status_plate(scene.view)), "that line is silent meanwhile"
        free = scale == 1.0 or lesson.key not in WIDE_SPOTS + HIGH_SPOTS
        assert not free or not plate.colliderect(spot), f"{lesson.key} covers what it is about"
        covered = plate.clip(spot)
        assert covered.w * covered.h < spot.w * spot.h / 5, f"{lesson.key} covers much of what it is about"
    assert seen > 10


@pytest.mark.parametrize(
    ("language", "size", "scale"),
    [
        ("de", (1024, 768), 1.0),
        ("en", (1600, 1200), 1.0),
        ("de", (1600, 1200), LARGE),
        ("de", (1280, 720), 1.0),
        ("pl", (2560, 1080), 1.0),
    ],
)
def test_no_plate_covers_the_figures_of_an_enemy_s_unit(
    language: str, size: tuple[int, int], scale: float
) -> None:
    set_language(language)
    seen = 0
    for lesson, scene, _ in plates(new_tutorial(), size, scale):
        plate, view = scene.root.find("plate").rect, scene.view
        for one in view.lying.values():
            if view.weighs(one) and one.seat != view.o.seat:
                seen += 1
                covered = plate.clip(box := box_of(one))
                assert covered.w * covered.h < SEEN_ENOUGH * box.w * box.h, lesson.key
    assert seen > 5


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_no_plate_cuts_the_name_of_a_line_or_of_a_player(language: str) -> None:
    set_language(language)
    left_out = 0
    for lesson, scene, _ in plates(new_tutorial(), SIZES[1], 1.0):
        view, plate = scene.view, scene.root.find("plate").rect
        assert isinstance(view, BattleView)
        for tray, name in line_names(view.lines(view.o.seat)):
            place = label_place(view, tray, name)
            left_out += place is None
            assert place is None or not plate.colliderect(place) or plate.contains(place), lesson.key
            view.overlaid = None
            assert label_place(view, tray, name) is not None
            view.overlaid = plate
        for words in (army.words for army in view.frame.enemies if view.o.phase == IN_TURNS):
            assert not plate.colliderect(words) or plate.contains(words), lesson.key
    assert left_out


def test_that_a_unit_may_be_deployed_in_a_full_line_stands_above_its_cards_and_within_the_ring() -> None:
    ((scene, spot),) = ((scene, spot) for lesson, scene, spot in plates_in_turns() if lesson.key == FULL)
    view = scene.view
    assert isinstance(view, BattleView)
    lines = view.lines(view.o.seat)
    front, back = (line_chip(view, tray.zone, CHIP_WIDE) for tray in (lines.front, lines.back))
    cards = [one.pose.rect for one in view.lying.values() if one.seat == view.o.seat]
    assert front.centerx == back.centerx
    assert front.bottom == min(card.y for card in cards) + ON_CARD
    assert back.collidelist(cards) < 0
    assert spot.contains(front)
    assert spot.contains(back)


def test_nor_the_count_of_carpet_bombings(monkeypatch: pytest.MonkeyPatch) -> None:
    texts: list[str] = []
    monkeypatch.setattr(middle, "write", lambda canvas, writer, text, ink, rect: texts.append(text))
    _, scene, _ = next(plates_in_turns())
    view = scene.view
    assert isinstance(view, BattleView)
    clock = view.frame.clock
    for covered, told in ((clock.move(0, clock.h / 2), False), (inset(clock, -1), True), (None, True)):
        view.overlaid = covered
        texts.clear()
        with painting(Surface(SIZES[0], depth=32), SurfaceCache()) as canvas:
            middle.paint_middle(canvas, view)
        assert (f"{view.o.bombings} / {LAST_BOMBING}" in texts) is told


def plates_in_turns() -> Iterator[tuple[Lesson, LessonScene, FRect]]:
    """Yield the lessons after the draft and the deployment."""
    for lesson, scene, spot in plates(new_tutorial(), SIZES[0], 1.0):
        if scene.view.o.phase == IN_TURNS:
            yield lesson, scene, spot


def test_the_lesson_of_the_three_actions_marks_the_button_to_wait_alone() -> None:
    (spot, scene), *_ = (
        (spot, scene) for lesson, scene, spot in plates_in_turns() if lesson.key == "actions"
    )
    assert isinstance(scene.view, BattleView)
    main, end = large_buttons(scene.view)
    assert spot == main
    assert not spot.colliderect(end)


def test_the_table_is_painted_anew_as_a_plate_comes_and_goes() -> None:
    for _, scene, _ in plates_in_turns():
        view = scene.view
        assert isinstance(view, BattleView)
        covered = own_shows(view), middle.middle_shows(view)
        scene.leave()
        for shows, before in zip((own_shows, middle.middle_shows), covered, strict=True):
            assert shows(view) != before
