"""A lesson's plate on every screen: whole, readable, and off everything that the lesson speaks of."""

from __future__ import annotations

from types import ModuleType

import pygame
import pytest
from pygame import FRect

from tests.scenes.layout_faults import cut_off, faults
from tests.scenes.rush.tables import table
from wotrush.ai.registry import load_ruleset
from wotrush.games import game_entry
from wotrush.i18n import set_language
from wotrush.match.match import Match
from wotrush.scenes.rush.board import achievements, squad_strip
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.texts import words
from wotrush.scenes.rush.tutorial.contents import TUTORIAL
from wotrush.scenes.rush.tutorial.lessons import LESSONS
from wotrush.scenes.rush.tutorial.spots import LessonSpot, lesson_rect
from wotrush.scenes.rush.tutorial.table import LessonTable
from wotrush.scenes.rush.view.layout import Zone
from wotrush.scenes.table.lying import box_of
from wotrush.scenes.table.panels.hint_mark import LINE
from wotrush.scenes.table.panels.plate_place import SEEN_ENOUGH
from wotrush.scenes.tutorial.lesson_scene import SHAPES, SIDES, LessonScene
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, rect_around
from wotrush.stage.typography.text import Ink, Writer
from wotrush.stage.widgets import Button
from wotrush.workshop.studio import Studio


def lines_of(scene: LessonScene) -> int:
    """Return how many lines a lesson has on a plate of the middle width."""
    theme, room = scene.context.theme, SHAPES[1].wide - 2 * SIDES
    one, all_lines = (theme.writer.units(text, theme.inks.body, room).y for text in ("A", scene.words))
    return round(all_lines / one)


@pytest.mark.parametrize(
    ("language", "size", "scale"),
    [
        ("it", (1024, 768), 1.0),
        ("de", (1024, 768), 1.0),
        ("pl", (1600, 1200), 1.5),
        ("pl", (1920, 1080), 1.5),
        ("de", (1280, 720), 1.25),
        ("en", (2560, 1080), 1.0),
    ],
)
def test_nothing_spoken_of_is_covered(language: str, size: tuple[int, int], scale: float) -> None:
    set_language(language)
    studio = Studio(size, scale)
    lessons = studio.table(studio.session(Match.new(load_ruleset(game_entry(INFO.name)), TUTORIAL.deal())))
    assert isinstance(lessons, LessonTable)
    studio.pilot(lessons)
    for lesson in LESSONS:
        scene = lessons.lesson_scene(lesson)
        studio.stack.push(scene)
        plate = scene.root.find("plate").rect
        assert faults(scene.root) == [], lesson.key
        assert cut_off(scene.root) == [], lesson.key
        assert lines_of(scene) <= (5 if language == "en" else 6), f"{lesson.key} is too long"
        spot = lessons.spot_rect(lesson)
        assert spot is None or not plate.colliderect(spot), f"{lesson.key} covers what it is about"
        assert plate.collidelist(lessons.named_rects(lesson)) < 0, f"{lesson.key} covers what it names"
        assert not plate.colliderect(lessons.pieces.end_button.rect), f"{lesson.key} covers the button"
        bases = [
            box_of(one) for one in lessons.view.lying.values() if one.seat == 0 and one.zone is Zone.BASE
        ]
        assert len(bases) == 3
        hidden = [plate.clip(base).w * plate.clip(base).h / (base.w * base.h) for base in bases]
        assert max(hidden) < SEEN_ENOUGH, f"{lesson.key} covers what is one's own"
        assert spot is None or spot in scene.lit, f"{lesson.key} leaves dark what it has a ring around"
        golden = lesson.spot is LessonSpot.END_TURN
        goes_on = scene.root.find("go on")
        assert isinstance(goes_on, Button)
        gold = goes_on.style == scene.context.theme.styles.gold
        assert gold != golden, (
            "one of two buttons is gold: what the lesson is about, else the one that goes on"
        )
        studio.stack.pop()


@pytest.mark.parametrize("players", [2, 3, 5])
def test_rings_around_bases_hold_the_places_of_their_defenders(players: int) -> None:
    view = table(players=players, size=(1280, 720)).scene.view
    for spot, seat in ((LessonSpot.BASES, 0), (LessonSpot.ENEMY, 1)):
        ring = lesson_rect(view, spot)
        assert ring is not None
        for stand in view.frame.stands(seat):
            for middle in (stand.base, stand.defender):
                assert ring.contains(inset(rect_around(middle, stand.card), 0.1))


def test_the_log_says_nothing_while_a_plate_cuts_its_words() -> None:
    played = table(players=2, seed=1, until=lambda o: o.turn >= 6, size=(1920, 1080))
    view, log = played.scene.view, played.scene.pieces.log
    inside = log.rect.move(log.rect.w * 0.4, 40)

    def words() -> int:
        log.invalidate()
        played.pilot.step()
        rect = log.box_px
        shown = played.pilot.surface.subsurface(inset(rect, 12))
        return pygame.mask.from_threshold(shown, view.palette.text_soft[:3], (30, 30, 30)).count()

    assert words() > 0
    view.overlaid = inside
    assert words() == 0
    view.overlaid = inset(log.rect, -10)
    assert words() > 0, "what hides all of it cuts nothing"


@pytest.mark.parametrize("part", [squad_strip, achievements])
def test_what_a_plate_would_cut_of_a_panel_is_left_out(
    part: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    studio = Studio((1920, 1080))
    lessons = studio.table(studio.session(Match.new(load_ruleset(game_entry(INFO.name)), TUTORIAL.deal())))
    assert isinstance(lessons, LessonTable)
    pilot = studio.pilot(lessons)
    frame = lessons.view.frame
    heading, panel = "6 cards in the squad", frame.own.squad
    if part is achievements:
        heading, panel = words.achievement_name(lessons.view.seen.achievements[0]), frame.common.achievements
    assert panel is not None
    places = list[FRect]()

    def noted(canvas: Canvas, writer: Writer, text: str, ink: Ink, rect: FRect, **_: object) -> None:
        if text == heading and rect.colliderect(panel):
            places.append(rect)

    monkeypatch.setattr(part, "write", noted)
    lessons.changed()
    pilot.step()
    head = places[-1]

    def writes_it(overlaid: FRect) -> bool:
        places.clear()
        lessons.view.overlaid = overlaid
        pilot.step()
        return bool(places)

    assert not writes_it(head.move(head.w / 2, 0))
    assert writes_it(inset(head, -300, -20)), "what hides all of it cuts nothing"


def test_the_status_line_is_hushed_unless_a_lesson_speaks_of_it() -> None:
    studio = Studio((1280, 720))
    lessons = studio.table(studio.session(Match.new(load_ruleset(game_entry(INFO.name)), TUTORIAL.deal())))
    assert isinstance(lessons, LessonTable)
    pilot = studio.pilot(lessons)
    for lesson in LESSONS:
        studio.stack.push(lessons.lesson_scene(lesson))
        pilot.step()
        assert lessons.view.hushed is not lesson.status, lesson.key
        studio.stack.pop()
        pilot.step()
        assert not lessons.view.hushed


def test_all_of_the_ring_around_a_card_at_the_edge_is_on_the_screen() -> None:
    played = table(size=(1280, 720))
    scene = played.scene
    area, mark = scene.view.frame.area, scene.pieces.hint
    mark.show(FRect(area.centerx, area.bottom - 100, 80, 99))
    assert area.contains(inset(mark.rect, -LINE))
    assert mark.rect.topleft == (area.centerx, area.bottom - 100)
