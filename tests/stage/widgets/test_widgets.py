"""Widgets driven by a pilot with pointer and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest
from pygame import FRect, Vector2
from pygame.image import tobytes

from tests.stage.conftest import Board
from tests.stage.drawn import drawn
from tests.stage.looks import INK
from wotrush.resources import asset
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.scene import SceneStack
from wotrush.stage.style import Paint, Style
from wotrush.stage.typography.ink import Ink
from wotrush.stage.widgets import (
    Button,
    Panel,
    ScrollPanel,
    Segmented,
    Slider,
    Stepper,
    TextField,
    Toggle,
    whole_rows,
)
from wotrush.workshop.pilot import Pilot

Fly = Callable[[Board], Pilot]
AREA = FRect(100, 100, 200, 40)


@pytest.fixture
def log() -> list[object]:
    return []


def color_at(pilot: Pilot, node: Node) -> int:
    """Return the red of the widget's left edge, by which the plain style shows its state."""
    box = node.box_px
    return pilot.surface.get_at((round(box.x) + 2, round(box.centery)))[0]


def test_a_button_acts_when_let_go_inside(board: Board, style: Style, fly: Fly, log: list[object]) -> None:
    button = board.root.add(Button(style, "Go", lambda: log.append("go"), AREA))
    pilot = fly(board)
    assert color_at(pilot, button) == 50
    pilot.move(button)
    assert color_at(pilot, button) == 100
    pilot.press()
    assert color_at(pilot, button) == 150
    pilot.release()
    assert log == ["go"]
    assert color_at(pilot, button) == 100
    pilot.press(button)
    pilot.release((900, 900))
    assert log == ["go"]
    assert color_at(pilot, button) == 50


def test_a_button_made_anew_while_it_is_pressed_acts_and_one_that_is_gone_does_not(
    board: Board, style: Style, fly: Fly, log: list[object]
) -> None:
    def made(what: str) -> Button:
        return board.root.add(Button(style, "Go", lambda: log.append(what), AREA, name="go"))

    first = made("first")
    pilot = fly(board)
    pilot.press(first)
    first.detach()
    again = made("again")
    pilot.step()
    assert color_at(pilot, again) == 150
    pilot.release()
    assert log == ["again"]
    pilot.press()
    again.detach()
    pilot.release()
    made("last")
    pilot.release()
    assert log == ["again"]


def test_a_disabled_button_says_why_and_does_nothing(
    board: Board, style: Style, fly: Fly, log: list[object]
) -> None:
    reasons: list[str | None] = ["Not your turn."]
    button = board.root.add(
        Button(style, "Go", lambda: log.append("go"), AREA, why_not=lambda: reasons[0], shortcut=pygame.K_g)
    )
    pilot = fly(board)
    pilot.click(button)
    pilot.key(pygame.K_g)
    assert log == []
    assert color_at(pilot, button) == 20
    pilot.wait(0.6)
    tooltip = board.root.find("tooltip")
    assert getattr(tooltip, "text", "") == "Not your turn."
    reasons[0] = None
    pilot.key(pygame.K_g)
    assert log == ["go"]


def explained(board: Board, style: Style) -> Button:
    """Return a button with a tooltip."""
    button = board.root.add(Button(style, "Go", lambda: None, AREA))
    button.tooltip = lambda: "Goes."
    return button


def test_tooltips_wait_and_vanish(board: Board, style: Style, fly: Fly) -> None:
    pilot, button = fly(board), explained(board, style)
    pilot.move(button)
    pilot.wait(0.2)
    with pytest.raises(KeyError):
        board.root.find("tooltip")
    pilot.wait(0.4)
    tooltip = board.root.find("tooltip")
    assert board.root.bounds.contains(tooltip.rect)
    pilot.move((900, 900))
    with pytest.raises(KeyError):
        board.root.find("tooltip")


def test_a_button_that_was_pressed_explains_itself_only_to_a_pointer_that_comes_back(
    board: Board, style: Style, fly: Fly
) -> None:
    pilot, button = fly(board), explained(board, style)
    pilot.click(button)
    pilot.wait(1.0)
    with pytest.raises(KeyError):
        board.root.find("tooltip")
    pilot.move((900, 900))
    pilot.move(button)
    pilot.wait(1.0)
    assert board.root.find("tooltip").visible


def test_a_shortcut_is_no_shortcut_with_control_held(
    board: Board, style: Style, fly: Fly, log: list[object]
) -> None:
    board.root.add(Button(style, "Go", lambda: log.append("go"), AREA, shortcut=pygame.K_g, key_text="G"))
    pilot = fly(board)
    pilot.key(pygame.K_g, mod=pygame.KMOD_CTRL)
    assert log == []


def test_a_buttons_natural_width_holds_its_text(style: Style) -> None:
    short, long = Button(style, "Go", lambda: None), Button(style, "Go on and on", lambda: None, key_text="G")
    assert long.natural_width() > short.natural_width() > 2 * style.padding


@pytest.mark.parametrize(("room", "shown"), [((400, 40), True), ((130, 40), False), ((130, 120), True)])
def test_a_button_leaves_its_key_out_where_a_single_line_would_be_cut(
    style: Style, room: tuple[int, int], shown: bool
) -> None:
    place = FRect(0, 0, *room)
    pictures = {
        key: drawn(Button(style, "End the turn", lambda: None, place, key_text=key or None), room)
        for key in ("E", "F", "")
    }
    looks = {key: tobytes(picture, "RGB") for key, picture in pictures.items()}
    assert (looks["E"] != looks["F"]) is shown
    assert (looks["E"] != looks[""]) is shown


def test_a_toggle_switches(board: Board, style: Style, fly: Fly, log: list[object]) -> None:
    toggle = board.root.add(Toggle(style, "Reduced motion", False, log.append, AREA))
    pilot = fly(board)
    pilot.click(toggle)
    pilot.key(pygame.K_RETURN)
    assert log == [True, False]


def test_one_of_a_few(board: Board, style: Style, fly: Fly, log: list[object]) -> None:
    choice = board.root.add(Segmented(style, ["off", "fast", "slow"], 1, log.append, AREA))
    pilot = fly(board)
    pilot.click((290, 120))
    pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_LEFT)
    pilot.click((110, 120))
    assert log == [2, 1, 0]
    assert choice.index == 0


def test_where_room_is_short_each_option_has_as_much_beside_it(
    board: Board, style: Style, fly: Fly, log: list[object]
) -> None:
    texts = ["off", "fast", "slower"]
    choice = board.root.add(Segmented(style, texts, 1, log.append, AREA))
    fly(board)
    choice.rect = FRect(AREA.x, AREA.y, 400, AREA.h)
    assert len({cell.w for cell in choice._cells()}) == 1
    words = [style.writer.units(text, style.ink).x for text in texts]
    choice.rect = FRect(AREA.x, AREA.y, sum(words) + 3 * style.padding, AREA.h)
    for cell, word in zip(choice._cells(), words, strict=True):
        assert cell.w == pytest.approx(word + style.padding, abs=0.1)


def test_a_slider_slides_in_steps(board: Board, style: Style, fly: Fly, log: list[object]) -> None:
    slider = board.root.add(Slider(style, 0.0, log.append, AREA, steps=10))
    pilot = fly(board)
    pilot.press((111, 120))
    pilot.pull((500, 300), steps=2)
    pilot.release()
    assert slider.value == 1.0
    pilot.key(pygame.K_LEFT)
    pilot.move(slider)
    pilot.wheel(-1)
    assert slider.value == pytest.approx(0.8)


def test_a_field_takes_typed_letters_of_any_alphabet(
    board: Board, style: Style, fly: Fly, log: list[object]
) -> None:
    field = board.root.add(
        TextField(style, "ab", log.append, AREA, longest=6, on_submit=lambda v: log.append(("ok", v)))
    )
    pilot = fly(board)
    pilot.type("x")
    assert field.value == "ab", "without the focus nothing is typed"
    pilot.click((295, 120))
    pilot.type("Żя\n")
    assert field.value == "abŻя"
    for key in (pygame.K_LEFT, pygame.K_BACKSPACE, pygame.K_HOME, pygame.K_DELETE):
        pilot.key(key)
    assert field.value == "bя"
    pilot.key(pygame.K_END)
    pilot.type("123456789")
    assert field.value == "bя1234"
    pilot.key(pygame.K_RETURN)
    assert log[-1] == ("ok", "bя1234")


def test_keys_repeat_only_while_typing_and_what_was_copied_can_be_pasted(
    board: Board, style: Style, fly: Fly, stack: SceneStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    field = board.root.add(TextField(style, "", lambda _: None, AREA))
    pilot = fly(board)
    pilot.click(field)
    assert pygame.key.get_repeat() != (0, 0)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "4711\n")
    pilot.key(pygame.K_v, mod=pygame.KMOD_CTRL)
    assert field.value == "4711"
    stack.pop()
    assert pygame.key.get_repeat() == (0, 0)


def test_a_letter_of_which_the_font_has_no_picture_leaves_no_hole_in_what_is_typed(
    board: Board, style: Style, fly: Fly
) -> None:
    narrow = Ink(asset("fonts", "FiraSansExtraCondensed-SemiBold.ttf"), 20, (240, 240, 240))
    field = board.root.add(TextField(replace(style, ink=narrow), "", lambda _: None, AREA))
    pilot = fly(board)
    pilot.click(field)
    for typed in ("Jür", "🚀", "李❤\ufe0f", "gen ", "ßя"):
        pilot.type(typed)
    assert field.value == "Jürgen ßя"


def test_letters_typed_into_a_field_are_no_shortcuts(
    board: Board, style: Style, fly: Fly, log: list[object]
) -> None:
    board.root.add(Button(style, "End", lambda: log.append("end"), FRect(0, 0, 50, 20), shortcut=pygame.K_e))
    field = board.root.add(TextField(style, "", lambda _: None, AREA))
    pilot = fly(board)
    pilot.click(field)
    pilot.key(pygame.K_e, text="e")
    assert log == []
    pilot.click((900, 900))
    pilot.key(pygame.K_e, text="e")
    assert log == ["end"]


def test_a_click_puts_the_cursor_where_it_points(board: Board, style: Style, fly: Fly) -> None:
    field = board.root.add(TextField(style, "abcdef", lambda _: None, AREA))
    pilot = fly(board)
    pilot.click((102, 120))
    assert field.cursor == 0
    pilot.click((262, 120))
    assert field.cursor == 6


def test_text_is_selected_replaced_copied_and_cut(
    board: Board, style: Style, fly: Fly, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    field = board.root.add(TextField(style, "Bison", lambda _: None, AREA))
    pilot = fly(board)
    pilot.click((102, 120))
    for _ in range(2):
        pilot.key(pygame.K_RIGHT, mod=pygame.KMOD_SHIFT)
    pilot.key(pygame.K_c, mod=pygame.KMOD_CTRL)
    assert copied == ["Bi"]
    pilot.type("Li")
    assert (field.value, field.selected) == ("Lison", "")
    pilot.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    pilot.key(pygame.K_x, mod=pygame.KMOD_CTRL)
    assert (field.value, copied) == ("", ["Bi", "Lison"])
    pilot.type("ab")
    pilot.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    pilot.key(pygame.K_BACKSPACE)
    assert field.value == ""


@pytest.mark.parametrize("held", [pygame.KMOD_RALT, pygame.KMOD_LCTRL | pygame.KMOD_RALT])
def test_altgr_types_a_letter_and_commands_nothing(
    board: Board, style: Style, fly: Fly, log: list[object], held: int
) -> None:
    """On a Polish keyboard AltGr and A is an ą."""
    board.root.add(Button(style, "All", lambda: log.append("all"), FRect(0, 0, 50, 20), shortcut=pygame.K_a))
    field = board.root.add(TextField(style, "Bison", lambda _: None, AREA))
    pilot = fly(board)
    pilot.click(field)
    pilot.key(pygame.K_END)
    pilot.key(pygame.K_a, text="ą", mod=held)
    pilot.type("ą")
    assert (field.value, log) == ("Bisoną", [])


def test_text_is_selected_by_dragging(board: Board, style: Style, fly: Fly) -> None:
    field = board.root.add(TextField(style, "abcdef", lambda _: None, AREA))
    pilot = fly(board)
    pilot.drag((262, 120), (102, 120))
    assert field.selected == "abcdef"
    pilot.type("x")
    assert field.value == "x"


def test_a_cursor_goes_and_deletes_word_by_word(board: Board, style: Style, fly: Fly) -> None:
    field = board.root.add(TextField(style, "one two  six", lambda _: None, AREA))
    pilot = fly(board)
    pilot.click(field)

    def press(key: int, *also: int) -> None:
        pilot.key(key, mod=pygame.KMOD_CTRL | sum(also))

    pilot.key(pygame.K_END)
    places = []
    for key in (pygame.K_LEFT,) * 4 + (pygame.K_RIGHT,) * 4:
        press(key)
        places.append(field.cursor)
    assert places == [9, 4, 0, 0, 3, 7, 12, 12]
    press(pygame.K_LEFT, pygame.KMOD_SHIFT)
    assert field.selected == "six"
    press(pygame.K_BACKSPACE)
    assert field.value == "one two  "
    press(pygame.K_BACKSPACE)
    assert field.value == "one "
    pilot.key(pygame.K_HOME)
    press(pygame.K_DELETE)
    assert field.value == " "
    assert field.focused


def test_the_cross_clears_a_field_and_esc_takes_back_what_was_done_or_is_left_to_others(
    board: Board, style: Style, fly: Fly
) -> None:
    found: list[object] = []
    field = board.root.add(TextField(style, "Panther", found.append, AREA))
    pilot = fly(board)
    pilot.click((298, 120))
    assert field.value == "Panther", "there is no cross before one types"
    pilot.step()
    pilot.click((298, 120))
    assert (field.value, found) == ("", [""])
    pilot.type("x")
    assert field.on_key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, unicode="\x1b", mod=0))
    assert (field.value, found) == ("Panther", ["", "x", "Panther"])
    assert not field.on_key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, unicode="\x1b", mod=0))


def test_esc_clears_words_to_look_for_whenever_they_were_typed(board: Board, style: Style, fly: Fly) -> None:
    found: list[object] = []
    field = board.root.add(TextField(style, "", found.append, AREA, passing=True))
    pilot = fly(board)
    pilot.click(field)
    pilot.type("x")
    pilot.click((900, 900))
    pilot.click(field)
    assert field.on_key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, unicode="\x1b", mod=0))
    assert (field.value, found) == ("", ["x", ""])
    assert not field.on_key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, unicode="\x1b", mod=0))


def test_a_list_scrolls_by_wheel_bar_and_focus_and_never_too_far(
    board: Board, style: Style, fly: Fly
) -> None:
    panel = board.root.add(ScrollPanel(style, FRect(100, 100, 200, 100)))
    items = [
        panel.content.add(Button(style, str(i), lambda: None, FRect(0, 50 * i, 180, 40))) for i in range(10)
    ]
    panel.fit_content()
    pilot = fly(board)
    pilot.move((150, 150))
    pilot.wheel(-1)
    assert panel.offset > 0
    pilot.wheel(-100)
    assert panel.offset == panel.reach == 390
    panel.fit_content(100.4)
    assert panel.reach == 0, "a rounded height is no reason for a bar"
    panel.fit_content()
    pilot.wheel(100)
    assert panel.offset == 0
    pilot.press((297, 105))
    pilot.pull((297, 400))
    pilot.release()
    assert panel.offset == panel.reach
    board.interface.focus.set(items[0])
    assert panel.offset == 0
    assert board.root.hit((150, 120)) is items[0]
    assert board.root.hit((150, 230)) is None


def test_a_list_of_equal_rows_scrolls_by_whole_ones(board: Board, style: Style, fly: Fly) -> None:
    panel = board.root.add(ScrollPanel(style, whole_rows(FRect(100, 100, 200, 128), 40, 10)))
    assert panel.size.y == 90
    panel.pitch = 50
    items = [
        panel.content.add(Button(style, str(i), lambda: None, FRect(0, 50 * i, 180, 40))) for i in range(9)
    ]
    panel.fit_content()
    pilot = fly(board)
    pilot.move((150, 150))
    pilot.wheel(-1)
    assert panel.offset == 50
    panel.scroll_to(130)
    assert panel.offset == 150
    panel.scroll_to(0)
    board.interface.focus.set(items[4])
    assert panel.offset == 150
    panel.scroll_to(999)
    assert panel.offset == panel.reach == 350


def test_a_panel_stops_the_pointer(board: Board, style: Style, fly: Fly, log: list[object]) -> None:
    board.root.add(Button(style, "Below", lambda: log.append("below"), AREA))
    panel = board.root.add(Panel(style, AREA, shadow=6))
    panel.add(Label(style.writer, "text", INK, FRect(0, 0, 100, 30)))
    pilot = fly(board)
    pilot.click(panel)
    assert log == []


def test_a_list_pages_by_key_and_follows_the_focus(board: Board, style: Style, fly: Fly) -> None:
    panel = board.root.add(ScrollPanel(style, FRect(100, 100, 200, 100)))
    for i in range(10):
        panel.content.add(Button(style, str(i), lambda: None, FRect(0, 50 * i, 180, 40)))
    panel.fit_content()
    pilot = fly(board)
    board.interface.focus.set(panel.content.children[0])
    pilot.key(pygame.K_PAGEDOWN)
    assert panel.offset == 90
    for _ in range(9):
        pilot.key(pygame.K_TAB)
        focused = board.interface.focus.current
        assert focused is not None
        assert panel.box_px.contains(focused.box_px)
    assert panel.offset == panel.reach


def test_a_raised_button_sinks_when_pressed(board: Board, style: Style, fly: Fly) -> None:
    button = board.root.add(Button(replace(style, depth=10), "Go", lambda: None, AREA))
    pilot = fly(board)

    def top_and_bottom() -> tuple[int, int]:
        return pilot.surface.get_at((110, 101))[0], pilot.surface.get_at((110, 137))[0]

    assert top_and_bottom() == (50, 30)
    pilot.press(button)
    assert top_and_bottom() == (0, 150)


def test_what_moves_under_a_resting_pointer_is_hovered(board: Board, style: Style, fly: Fly) -> None:
    button = board.root.add(Button(style, "Go", lambda: None, AREA))
    pilot = fly(board)
    pilot.move((600, 600))
    button.pos = Vector2(600, 600)
    pilot.step()
    assert board.interface.hovered is button
    button.detach()
    pilot.step()
    assert board.interface.hovered is None


def test_the_pointer_leaving_the_window_hovers_nothing(board: Board, style: Style, fly: Fly) -> None:
    button = board.root.add(Button(style, "Go", lambda: None, AREA))
    pilot = fly(board)
    pilot.move(button)
    pilot.send(pygame.WINDOWLEAVE)
    pilot.step()
    assert board.interface.hovered is None
    assert color_at(pilot, button) == 50


def test_a_stepper_goes_round_by_pointer_and_keys(
    board: Board, style: Style, fly: Fly, log: list[object]
) -> None:
    stepper = board.root.add(Stepper(style, ["one", "two", "three"], 0, log.append, AREA))
    pilot = fly(board)
    pilot.click(stepper)
    pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_RETURN)
    pilot.click(stepper.box_px.topleft + Vector2(4, 10))
    pilot.key(pygame.K_LEFT)
    assert log == [1, 2, 0, 2, 1]


def test_all_of_a_long_text_shows_unless_one_types(board: Board, style: Style, fly: Fly) -> None:
    """Letters beyond the right edge of a field would be invisible."""
    field = board.root.add(TextField(style, "mmmmmmmmmmmmm", lambda _: None, AREA, longest=40))
    field.style = replace(style, ink=INK.sized(30))
    pilot = fly(board)
    box = field.box_px

    def ends_with_letters() -> bool:
        strip = pilot.surface.subsurface((round(box.right) - 17, round(box.y) + 6, 12, round(box.h) - 12))
        ground = strip.get_at((strip.get_width() - 1, 0))
        alike = pygame.mask.from_threshold(strip, ground, (30, 30, 30, 255))
        return alike.count() < strip.get_width() * strip.get_height()

    assert not ends_with_letters()
    pilot.click(field)
    pilot.key(pygame.K_HOME)
    assert ends_with_letters()


def test_content_that_fits_has_the_whole_width_and_other_content_leaves_room_for_the_bar(
    style: Style,
) -> None:
    panel = ScrollPanel(style, FRect(0, 0, 300, 200))
    assert panel.room_for(200) == 300
    assert panel.room_for(300) < 300


def test_what_goes_on_below_fades_away_until_the_end_is_seen(board: Board, style: Style, fly: Fly) -> None:
    scroll = board.root.add(ScrollPanel(style, FRect(100, 100, 200, 100)))
    scroll.ground = (0, 0, 0)
    scroll.content.add(Panel(style, FRect(0, 0, 180, 300), paint=Paint((200, 200, 200), INK.color)))
    scroll.fit_content()
    pilot = fly(board)

    def lights() -> list[int]:
        """Return how light it is at the top, a little above the lower edge, and at it."""
        box = scroll.box_px
        return [
            pilot.surface.get_at((round(box.x) + 50, round(y)))[0]
            for y in (box.y + 9, box.bottom - 17, box.bottom - 2)
        ]

    top, middle, edge = lights()
    assert top == 200 > middle > edge
    scroll.scroll_to(scroll.reach)
    pilot.step()
    assert lights()[1:] == [200, 200]


@pytest.mark.parametrize(("lower_edge", "fades"), [(100, False), (103, False), (110, True)])
def test_a_row_that_is_seen_whole_does_not_fade(style: Style, lower_edge: float, fades: bool) -> None:
    scroll = ScrollPanel(style, FRect(0, 0, 200, 100))
    scroll.ground = (0, 0, 0)
    for y, high in ((0, lower_edge), (lower_edge + 10, 90)):
        scroll.content.add(Panel(style, FRect(0, y, 180, high)))
    scroll.fit_content()
    assert (scroll.fading is not None) is fades
