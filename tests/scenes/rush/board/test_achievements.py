"""How the achievements are painted: who leads, without looking like anything that can be pressed."""

from __future__ import annotations

import pygame
from pygame import FRect, Rect

from tests.scenes.rush.opened import opened
from tests.scenes.rush.tables import Played
from wotrush.i18n import set_language
from wotrush.model.rush.scoring import Achievement
from wotrush.scenes.rush.board.common_board import achievement_lines, standings
from wotrush.stage.typography.text import Icon

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


def test_a_tie_says_who_shares_the_lead_and_nobody_leads_with_nothing() -> None:
    """The viewer by name, everybody else by the mark that their panel bears."""
    view = opened(LEADING, size=(1280, 720)).scene.view
    assert standings(view, (0, 0, 0)) == ("nobody yet", "nobody yet")
    others, brief = standings(view, (1, 2, 2))
    assert [isinstance(part, Icon) for part in brief] == [True, False, True, False]
    assert list(others) == [*brief, " · you: 1"]
    assert brief[-1] == ": 2"
    shared, _ = standings(view, (2, 0, 2))
    assert [part for part in shared if isinstance(part, str)] == ["you", " ", " ", "tie at 2"]


def test_names_that_have_no_room_in_low_columns_stand_one_below_the_other() -> None:
    """As in small windows; higher lines have room for a name over its mark."""
    view = opened(LEADING.replace("3 2 6", "0 3 5 8 9 10"), size=(1280, 720)).scene.view
    low, high = FRect(0, 0, 343, 146), FRect(0, 0, 343, 180)
    across = {}
    for language in ("en", "de"):
        set_language(language)
        across[language] = [len({line.x for line in achievement_lines(view, place)}) for place in (low, high)]
    assert across == {"en": [2, 2], "de": [1, 2]}
