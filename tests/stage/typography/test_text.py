"""Text: wrapping, fitting, cutting off, icons inline, and labels that ask for their text when drawn."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pygame
import pytest
from pygame import FRect, Surface, Vector2

from tests.stage.drawn import drawn
from tests.stage.looks import FONT, INK
from wotrush.resources import asset
from wotrush.stage.drawing.shapes import plate
from wotrush.stage.label import Fit, Label
from wotrush.stage.typography.text import SMALLEST, SMALLEST_PART, Icon, Ink, Span, Writer
from wotrush.stage.typography.typeset import Typesetter

NARROW = asset("fonts", "FiraSansExtraCondensed-SemiBold.ttf")
SENTENCE = "The Reserve slides away from the vehicle deck"


@pytest.fixture
def writer() -> Writer:
    return Writer()


def test_text_wraps_within_its_width_and_breaks_where_it_says(writer: Writer) -> None:
    assert writer.picture(SENTENCE, INK, width=150).get_width() <= 150
    line = writer.size("x", INK).y
    assert writer.size("one\ntwo\n\nthree", INK).y == 4 * line


@pytest.mark.parametrize("width", range(200, 420, 20))
def test_even_lines_are_no_more_than_before_and_leave_no_short_one(writer: Writer, width: int) -> None:
    even = int(writer.even_width(SENTENCE, INK, width))
    assert even <= width
    assert writer.size(SENTENCE, INK, width=even).y == writer.size(SENTENCE, INK, width=width).y
    assert writer.units(SENTENCE, INK, even).y == writer.units(SENTENCE, INK, width).y
    again = writer.even_width(SENTENCE, INK, even)
    assert again == even


def test_wrapped_text_shrinks_until_its_longest_word_has_room(writer: Writer) -> None:
    name, ink = "Type\u00a097\u00a0Shinhoto\u00a0Chi-Ha is hit", INK.sized(40)
    wide = int(writer.size(name, ink).x * 0.7)
    smaller = writer.wrapping_ink(name, ink, (wide, 1000))
    assert writer.size(name, ink, width=wide).x > wide >= writer.size(name, smaller, width=wide).x


def test_every_word_is_set_however_narrow_it_gets(writer: Writer) -> None:
    words = len(SENTENCE.split())
    assert writer.size(SENTENCE, INK, width=1).y == words * writer.size("x", INK).y


@pytest.mark.parametrize("text", ["3\u00a0of\u00a04", "3,\u200a1"])
def test_a_no_break_space_and_a_hair_space_hold_together_what_they_part(writer: Writer, text: str) -> None:
    assert writer.size(text, INK, width=1).y == writer.size("x", INK).y


def test_a_no_break_space_holds_an_icon_and_its_word_together(writer: Writer) -> None:
    icon = Icon(partial(plate, radius=0, color=(0, 255, 0)), ratio=1, height=1)
    before = int(writer.size(["one ", icon], INK).x) + 2
    held, apart = (writer.size(["one ", icon, space, "two"], INK, width=before) for space in ("\u00a0", " "))
    assert held.y == apart.y == 2 * writer.size("x", INK).y
    assert held.x == writer.size([icon, "\u00a0", "two"], INK).x > apart.x


@pytest.mark.parametrize("size", [11, 12, 14, 18, 30])
@pytest.mark.parametrize("space", [" ", "\u00a0"])
def test_words_stand_a_quarter_of_their_height_apart_in_a_narrow_font_too(
    writer: Writer, size: int, space: str
) -> None:
    ink = INK._replace(font=NARROW, size=size)
    one, other = (writer.size(word, ink).x for word in ("ends", "mine"))
    apart = writer.size(f"ends{space}mine", ink).x - one - other
    assert apart >= round(size / 4)
    assert writer.line_width(f"ends{space}mine", ink) == one + apart + other
    drawn = pygame.mask.from_surface(writer.picture(f"ends{space}mine", ink))
    between = range(int(one), int(one + apart))
    assert sum(any(drawn.get_at((x, y)) for y in range(drawn.get_size()[1])) for x in between) <= 2


def test_a_full_stop_stays_with_its_word_whatever_ink_that_has(writer: Writer) -> None:
    text = ("The brown ", Span("fox", INK.colored((255, 0, 0))), ".")
    just_without_it = int(writer.size(text[:2], INK).x)
    assert writer.size(text, INK, width=just_without_it).x <= writer.size("The brown", INK).x


@pytest.mark.parametrize("size", [20, 27, 40])
def test_a_comma_stands_as_near_to_its_word_as_if_both_had_one_ink(writer: Writer, size: int) -> None:
    ink = INK.sized(size)
    text = (Span("Route V", ink.colored((255, 0, 0))), ",")
    assert writer.size(text, ink) == writer.size("Route V,", ink)


@pytest.mark.parametrize("height", [720, 768, 800, 900, 1050, 1080, 1200, 1440, 2160])
def test_room_measured_in_units_is_enough_on_every_screen(writer: Writer, height: int) -> None:
    scale = height / 1080
    for width in range(60, 420):
        room = writer.units(SENTENCE, INK, width).y * scale
        needed = writer.size(SENTENCE, INK, scale, int(width * scale)).y
        assert round(needed / writer.size("x", INK, scale).y) <= round(room / writer.size("x", INK, scale).y)


@pytest.mark.parametrize("accent", "ŻÄÉ")
def test_words_stand_on_one_line_whatever_accents_they_carry(writer: Writer, accent: str) -> None:
    """At some sizes an accent stands out above the font; the last letter of its word stands where the first one does."""
    for size in range(8, 100):
        picture = writer.picture(f"E {accent}E", INK.sized(size))
        wide, high = writer.picture("E", INK.sized(size)).get_size()
        ends = [picture.subsurface((x, 0, wide, high)) for x in (0, picture.get_width() - wide)]
        first, last = (end.get_bounding_rect().bottom for end in ends)
        assert first == last, f"at {size}"


def test_scale_makes_text_larger(writer: Writer) -> None:
    small, large = writer.size(SENTENCE, INK), writer.size(SENTENCE, INK, scale=2)
    assert large.x == pytest.approx(2 * small.x, rel=0.05)


def test_fitted_text_shrinks_then_ends_in_an_ellipsis(writer: Writer) -> None:
    wide = writer.size(SENTENCE, INK)
    shrunk = writer.fitted(SENTENCE, INK, round(wide.x * 0.8))
    assert shrunk.get_width() <= wide.x * 0.8
    assert shrunk.get_height() < wide.y
    cut = writer.fitted(SENTENCE, INK, 60)
    assert cut.get_width() <= 60
    assert writer.fitting_ink(SENTENCE, INK, 60).size == SMALLEST
    assert writer.fitting_ink(SENTENCE, INK.sized(40), 60).size == pytest.approx(40 * SMALLEST_PART)
    assert writer.fitting_ink(SENTENCE, INK.sized(12), 60).size == 12


def test_too_many_lines_are_cut_off(writer: Writer) -> None:
    picture = writer.picture(SENTENCE, INK, width=150, most_lines=2)
    assert picture.get_height() == writer.picture("a\nb", INK).get_height()
    assert picture.get_width() <= 150


def test_one_word_too_long_is_cut_off_too(writer: Writer) -> None:
    assert writer.fitted("Panzerkampfwagen", INK, 60).get_width() <= 60
    assert writer.fitted("Panzerkampfwagen", INK, 60).get_width() > 30


def test_finished_text_is_kept(writer: Writer) -> None:
    assert writer.picture("once", INK) is writer.picture("once", INK)
    assert writer.picture("once", INK) is not writer.picture("once", INK.colored((1, 2, 3)))


def test_alignment_puts_lines_where_it_says(writer: Writer) -> None:
    left, right = (writer.picture("i", INK.aligned(where), width=100) for where in (0.0, 1.0))
    assert left.get_bounding_rect().x < 5
    assert right.get_bounding_rect().right > 90


def test_icons_and_spans_stand_in_the_line(writer: Writer) -> None:
    icon = Icon(partial(plate, radius=0, color=(0, 255, 0)), ratio=2, height=1)
    before, whole = writer.line_width("Pay 3 ", INK), writer.size(["Pay 3 ", icon], INK)
    assert whole.x == pytest.approx(before + 2 * writer.picture("x", INK).get_height(), abs=2)
    picture = writer.picture(["Pay 3 ", icon], INK)
    assert tuple(picture.get_at((picture.get_width() - 4, picture.get_height() // 2))) == (0, 255, 0, 255)
    big = Span("big", INK.sized(40))
    assert writer.size([big], INK).x == pytest.approx(writer.size("big", INK, scale=2).x)


def test_a_missing_font_is_named() -> None:
    with pytest.raises(FileNotFoundError, match="no-such-font"):
        Writer().size("x", Ink(Path("no-such-font.ttf"), 12))


def shown(label: Label) -> Surface:
    return drawn(label, (200, 100))


def test_a_label_asks_for_its_text_whenever_it_is_drawn(writer: Writer) -> None:
    language = {"word": "Reserve"}
    label = Label(writer, lambda: language["word"], INK, FRect(0, 0, 200, 40))
    before = shown(label)
    language["word"] = "Rezerwa"
    assert str(label) == "Rezerwa"
    assert shown(label).get_buffer().raw != before.get_buffer().raw


def test_a_label_stays_inside_its_rect(writer: Writer) -> None:
    for fit in Fit:
        surface = shown(Label(writer, SENTENCE * 3, INK, FRect(20, 20, 120, 50), fit=fit))
        surface.set_colorkey((0, 0, 0))
        assert FRect(20, 20, 120, 50).contains(surface.get_bounding_rect())


def test_what_fits_on_no_line_takes_more_where_there_is_height(writer: Writer) -> None:
    width = round(writer.least_width(SENTENCE, INK) * 0.6)
    lines = {
        height: writer.fitted(SENTENCE, INK, width, height=height).get_height() / writer.size("x", INK).y
        for height in (0, 30, 200)
    }
    assert lines[0] == lines[30] < 1.2
    assert lines[200] > 1.5
    assert (
        writer.fitted("short", INK, width, height=200).get_size() == writer.picture("short", INK).get_size()
    )


def test_units_leave_room_on_every_screen(writer: Writer) -> None:
    room = writer.units(SENTENCE, INK)
    for percent in range(60, 220, 7):
        assert writer.size(SENTENCE, INK, percent / 100).x <= room.x * percent / 100
    assert isinstance(room, Vector2)
    assert FONT.exists()


def test_one_word_too_wide_among_others_ends_in_an_ellipsis(writer: Writer) -> None:
    """However many lines there would be room for."""
    width = round(writer.size("and Panzerkampf", INK).x)
    picture = writer.picture("a Panzerkampfwagen and more", INK, width=width, most_lines=5)
    assert picture.get_width() <= width
    assert picture.get_height() <= 3 * writer.size("a", INK).y + 2


def test_a_short_word_does_not_stand_alone_on_the_last_line() -> None:
    setter, text = Typesetter(), "Better than all the others, it costs 2."
    whole = setter.lines(text, INK, 1.0, None)[0]
    width = sum(piece.width for piece in whole[:-1])
    lines = ["".join(str(piece.what) for piece in line) for line in setter.lines(text, INK, 1.0, width)]
    assert lines == ["Better than all the others, it", "costs 2."]
