"""How the achievements are painted: who leads, without looking like anything that can be pressed."""

from __future__ import annotations

import pygame
import pytest
from pygame import FRect, Rect

from tests.scenes.rush.opened import opened
from tests.scenes.rush.tables import Played, table
from wotrush.i18n import set_language
from wotrush.model.rush.scoring import Achievement
from wotrush.scenes.rush.board import achievements
from wotrush.scenes.rush.board.achievements import (
    LEAST_SIGN,
    LIT,
    SIGNS,
    _said_alike,
    achievement_lines,
    achievement_places,
    beside_a_sign,
    signs_of,
    standings,
)
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.stage.color import mix
from wotrush.stage.typography.text import Span

LEADING = """
players: 2, first 0, active 0
achievements: 3 2 6
reserve: su07 us03 fr01 de02
seat: 0
  hand: eng vol
  garage: us09
seat: 1
  hand: eng eng eng
"""
"""The viewer has most medium tanks; nobody has a self-propelled gun or a Soviet medal."""


def _seen(played: Played, rect: FRect) -> pygame.Surface:
    scale = played.scene.space.scale
    return played.pilot.surface.subsurface(Rect(*(round(side * scale) for side in rect)))


def _light(surface: pygame.Surface) -> int:
    return sum(pygame.transform.average_color(surface)[:3])


def test_a_led_achievement_is_dark_and_golden_only_in_its_words_and_signs() -> None:
    """Solid gold is what can be pressed."""
    played = opened(LEADING, size=(1280, 720))
    view = played.scene.view
    place = view.frame.common.achievements
    assert place is not None
    shown = [_seen(played, line) for line in achievement_lines(view, place)]
    led = [played.o.achievements.index(Achievement.MEDIUM)]
    gold = view.palette.gold_light[:3]
    golden = [pygame.mask.from_threshold(each, gold, (25, 25, 25)).count() > 0 for each in shown]
    assert [i for i, is_golden in enumerate(golden) if is_golden] == led
    button = _light(_seen(played, played.scene.pieces.end_button.rect))
    assert all(_light(each) < 0.6 * button for each in shown)
    assert _light(shown[led[0]]) == min(map(_light, shown))


def test_a_tie_says_how_many_the_viewer_has_and_nobody_leads_with_nothing() -> None:
    """A figure that two share is said once."""
    view = opened(LEADING, size=(1280, 720)).scene.view
    assert standings(view, (0, 0)) == ("nobody yet",)
    mark = seat_icon(1, view.color(1))
    assert standings(view, (1, 2)) == ("Bison: 2 · you: 1", [mark, "\u00a02 · you: 1"], [mark, "\u00a02"])
    assert standings(view, (3, 2)) == ("you: 3",)
    assert standings(view, (2, 2)) == ("tie: 2",)
    assert standings(view, (2, 2, 1)) == ("tie with you: 2", "tie with you: 2", "tie: 2")
    view = table(players=3).scene.view
    assert standings(view, (1, 2, 2)) == ("tie: 2 · you: 1", "tie: 2 · you: 1", "tie: 2")


def test_all_achievements_name_a_leader_or_show_the_mark_and_name_the_viewer_or_none_does() -> None:
    view = opened(LEADING, size=(1280, 720)).scene.view
    ink = view.theme.inks.small
    forms = [("Bison and others: 2", "B: 2", "B"), ("nobody yet",), ("Lynx: 1", "L: 1", "L")]
    whole = view.theme.writer.units("Bison and others: 2", ink).x
    shown = [_said_alike(view, forms, ink, [room] * 3, shrink=False)[0] for room in (whole, whole - 1)]
    assert shown == [["Bison and others: 2", "nobody yet", "Lynx: 1"], ["B: 2", "nobody yet", "L: 1"]]
    said, smaller = _said_alike(view, forms, ink, [10.0] * 3, shrink=True)
    assert said == ["B", "nobody yet", "L"]
    assert smaller.size < ink.size


@pytest.mark.parametrize(("players", "named"), [(2, True), (5, False)])
def test_signs_of_few_players_say_in_words_who_leads(
    players: int, named: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[object] = []
    monkeypatch.setattr(achievements, "write", lambda canvas, writer, text, ink, rect: said.append(text))
    table(players=players, size=(1920, 1080), ui_scale=1.5)
    assert len(said) == players + 1
    assert said[0] == ("nobody yet" if named else "–")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("ui_scale", [1.25, 1.5])
def test_in_large_letters_the_signs_of_all_achievements_stay_on_the_table(
    players: int, ui_scale: float
) -> None:
    """They compare the viewer with the best rival, and a click opens all words."""
    played = table(players=players, size=(1920, 1080), ui_scale=ui_scale)
    view, spots = played.scene.view, played.scene.pieces.spots
    assert view.frame.common.achievements is None
    places = achievement_places(view)
    assert len(places) == len(played.o.achievements) == players + 1
    assert all(place.h >= LEAST_SIGN for place in places), "high enough for their words"
    played.pilot.click(spots.find(f"achievement {players}"))
    assert played.scene.pieces.achievements.visible
    ink, room = view.theme.inks.strong.sized(SIGNS), beside_a_sign(places[-1]).w
    usual, most = (
        signs_of(view, (own, other, *(0,) * (players - 2)), ink) for own, other in ((1, 2), (20, 22))
    )
    assert view.theme.writer.units(usual[0], ink).x <= room, "leader and viewer"
    assert view.theme.writer.units(most[1], ink).x <= room, "the leader always"


def test_a_sign_marks_who_leads_before_the_viewer_and_says_who_is_level() -> None:
    """Whose figure it is does not hang on its color alone."""
    view = table(players=3, size=(1920, 1080), ui_scale=1.5).scene.view
    ink = view.theme.inks.strong.sized(SIGNS)

    def has(seat: int, count: int) -> list[object]:
        gold, lit = view.palette.gold_light, mix(view.color(seat), view.palette.text, LIT)
        return [seat_icon(seat, view.color(seat)), Span(f"{count}", ink.colored(lit if seat else gold))]

    assert signs_of(view, (0, 0, 0), ink) == ("–", "–")
    assert signs_of(view, (1, 3, 2), ink) == ([*has(1, 3), " ", *has(0, 1)], has(1, 3))
    assert signs_of(view, (18, 2, 16), ink) == ([*has(0, 18), " ", *has(2, 16)], has(0, 18))
    assert signs_of(view, (3, 2, 2), ink) == (has(0, 3), has(0, 3)), "rivals who are level are not told apart"
    assert signs_of(view, (1, 2, 2), ink) == (["=2", " ", *has(0, 1)], ["=2"])
    assert signs_of(view, (2, 2, 1), ink) == (["=", *has(0, 2)],) * 2


def test_names_that_have_no_room_in_low_columns_stand_one_below_the_other() -> None:
    """As in small windows; higher lines have room for a name over its mark."""
    view = opened(LEADING.replace("3 2 6", "0 3 5 8 9 10"), size=(1280, 720)).scene.view
    low, high = FRect(0, 0, 343, 146), FRect(0, 0, 343, 180)
    across = {}
    for language in ("en", "de"):
        set_language(language)
        across[language] = [len({line.x for line in achievement_lines(view, place)}) for place in (low, high)]
    assert across == {"en": [2, 2], "de": [1, 2]}
