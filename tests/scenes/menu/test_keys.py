"""Keys that people choose: saved, distinct, shown, and used by the gamepad too."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Event

from tests.scenes.program import QUICK, Program
from wotrush import settings
from wotrush.scenes.menu.keys_scene import KeysScene
from wotrush.scenes.menu.settings_scene import SettingsScene
from wotrush.scenes.page.keys import DEFAULTS, PAD, Command, Keys, shown
from wotrush.scenes.rulebook.scene import RuleBook
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.stage.devices.gamepad import Gamepad
from wotrush.stage.devices.stroke import Stroke
from wotrush.stage.label import Label
from wotrush.stage.typography.text import resolve
from wotrush.stage.widgets import Button


def pressed(key: int, mod: int = 0) -> Event:
    return Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")


@pytest.mark.parametrize(
    "stroke", [*DEFAULTS.values(), Stroke(ord("ä"), True), Stroke(ord("ł")), Stroke(1 << 30)]
)
def test_a_stroke_that_was_written_is_read_again(stroke: Stroke) -> None:
    assert Stroke.read(str(stroke)) == stroke


def test_without_choices_every_command_has_its_default_and_all_differ() -> None:
    keys = Keys()
    assert {command: keys[command] for command in Command} == DEFAULTS
    assert len(set(DEFAULTS.values())) == len(Command)


def test_a_chosen_key_takes_the_place_of_the_old_one() -> None:
    keys = Keys(Keys().changed(Command.UNDO, Stroke(pygame.K_BACKSPACE)))
    assert keys.command(pressed(pygame.K_BACKSPACE)) is Command.UNDO
    assert keys.command(pressed(pygame.K_u)) is None
    assert keys.command(pressed(pygame.K_u, pygame.KMOD_LSHIFT)) is Command.REDO
    assert keys.shown(Command.UNDO) == "Backspace"


def test_only_what_differs_is_kept() -> None:
    keys = Keys({"undo": "x"})
    assert keys.changed(Command.HINT, Stroke(pygame.K_F2)) == {"undo": "x", "hint": "f2"}
    assert keys.changed(Command.UNDO, DEFAULTS[Command.UNDO]) == {}


@pytest.mark.parametrize(
    "nonsense", [{"undo": "no such key"}, {"fly": "x"}, {"undo": "space"}, {"redo": "x", "undo": "x"}]
)
def test_what_makes_no_sense_leaves_the_default(nonsense: dict[str, str]) -> None:
    assert Keys(nonsense)[Command.UNDO] == DEFAULTS[Command.UNDO]


def test_a_default_makes_way_for_a_key_that_was_chosen_and_nothing_else_changes() -> None:
    keys = Keys({"undo": "e", "hint": "x", "zoom": "shift+e"})
    assert [keys.shown(command) for command in (Command.UNDO, Command.HINT, Command.ZOOM)] == [
        "E",
        "X",
        "Shift+E",
    ]
    assert keys[Command.END_TURN] not in (*DEFAULTS.values(), Stroke(pygame.K_x))
    assert len({keys[command] for command in Command}) == len(Command)
    assert Keys({"undo": "e"}).shown(Command.END_TURN) == "Shift+E"


def test_ctrl_and_alt_ask_for_nothing() -> None:
    assert Keys().command(pressed(pygame.K_u, pygame.KMOD_CTRL)) is None
    assert Keys().command(pressed(pygame.K_u, pygame.KMOD_LALT)) is None


def test_keys_are_shown_as_they_are_labelled() -> None:
    strokes = [Stroke(pygame.K_u, True), Stroke(pygame.K_F1), Stroke(pygame.K_COMMA), Stroke(ord("ß"))]
    assert [shown(stroke) for stroke in strokes] == ["Shift+U", "F1", ",", "ß"]


def test_the_gamepad_means_the_command_and_not_its_old_key() -> None:
    keys = Keys({"redo": "y", "undo": "shift+x"})
    pad = Gamepad(keys.pad)
    button = next(button for button, command in PAD.items() if command is Command.UNDO)
    (down,) = pad.translate(Event(pygame.JOYBUTTONDOWN, button=button, instance_id=0))
    assert keys.command(down) is Command.UNDO


# -- the page


def at_the_keys(folder: Path) -> Program:
    program = Program(folder)
    program.click("settings")
    program.click("keys")
    return program


def test_a_key_is_changed_kept_and_shown(tmp_path: Path) -> None:
    program = at_the_keys(tmp_path)
    program.click("key undo")
    program.pilot.key(pygame.K_x)
    assert program.app.context.settings.shortcuts == {"undo": "x"}
    assert resolve(button(program, "key undo").text) == "X"
    program.app.close()
    assert settings.load().settings.shortcuts == {"undo": "x"}


def test_a_key_that_is_taken_or_fixed_is_refused_in_a_sentence(tmp_path: Path) -> None:
    program = at_the_keys(tmp_path)
    program.click("key undo")
    program.pilot.key(pygame.K_e)
    assert program.says("note") == "E is the key for “End turn” already."
    program.click("key undo")
    program.pilot.key(pygame.K_TAB)
    assert program.says("note") == "Tab means the same everywhere: choose another key."
    assert program.app.context.settings.shortcuts == {}


def test_esc_leaves_the_key_first_and_the_page_then(tmp_path: Path) -> None:
    program = at_the_keys(tmp_path)
    program.click("key undo")
    program.pilot.key(pygame.K_LSHIFT)
    assert program.says("note").startswith("Press the key")
    program.pilot.key(pygame.K_ESCAPE)
    assert not program.says("note").startswith("Press the key")
    program.pilot.key(pygame.K_ESCAPE)
    program.scene(SettingsScene)


def test_all_keys_go_back_to_what_they_were(tmp_path: Path) -> None:
    program = at_the_keys(tmp_path)
    assert not button(program, "reset").enabled
    for command, key in ((Command.UNDO, pygame.K_x), (Command.HINT, pygame.K_F2)):
        program.click(f"key {command}")
        program.pilot.key(key)
    program.click("reset")
    assert program.app.context.settings.shortcuts == {}
    assert resolve(button(program, "key hint").text) == "H"


def at_the_keys_of_a_hunter_table(folder: Path) -> Program:
    program = Program(folder, QUICK.model_copy(update={"game": "hunter"}))
    program.new_game(4)
    program.app.keys()
    program.pilot.step()
    return program


def test_at_a_table_the_page_lists_the_keys_of_that_game_alone(tmp_path: Path) -> None:
    program = at_the_keys_of_a_hunter_table(tmp_path)
    texts = {str(label) for label in program.scene(KeysScene).root.walk() if isinstance(label, Label)}
    assert {"Who threatens whom", "1–9", "Undo"} <= texts
    assert not {"Look at my squad", "Achievements", "Shift+click"} & texts


def test_a_key_of_a_command_that_only_another_game_has_is_taken_too(tmp_path: Path) -> None:
    program = at_the_keys_of_a_hunter_table(tmp_path)
    program.click("key undo")
    program.pilot.key(pygame.K_s)
    assert program.says("note") == "S is the key for “Look at my squad” already."


def test_the_table_obeys_the_new_key_and_says_so(tmp_path: Path) -> None:
    program = Program(tmp_path, QUICK.model_copy(update={"shortcuts": {"rules": "g"}}))
    program.new_game(4)
    assert button(program, "rules").key_text == "G"
    program.pilot.key(pygame.K_F1)
    program.scene(TableScene)
    program.pilot.key(pygame.K_g)
    program.scene(RuleBook)


def button(program: Program, name: str) -> Button:
    node = program.node(name)
    assert isinstance(node, Button)
    return node


def test_keys_that_only_one_game_has_stand_below_its_title(tmp_path: Path) -> None:
    program = Program(tmp_path, QUICK)
    program.app.keys()
    program.pilot.step()
    root = program.scene(KeysScene).root

    def below(name: str) -> set[str]:
        title = root.find(name)
        keys = [node for node in root.walk() if node.name.startswith("key ")]
        return {
            key.name
            for key in keys
            if title.rect.x < key.rect.x < title.rect.right and key.rect.y > title.rect.y
        }

    assert below("keys of Tank Hunter") == {"key begin", "key main action", "key pass on", "key threats"}
    assert below("keys of World of Tanks: Rush") == {"key squad", "key achievements"}


def test_both_plates_of_keys_hold_what_lies_on_them(tmp_path: Path) -> None:
    program = Program(tmp_path, QUICK, (1024, 768))
    program.app.keys()
    program.pilot.step()
    scene = program.scene(KeysScene)
    parts = [part for group in scene._own for pair in group.keys for part in pair]
    parts += [part for pair in scene._fixed for part in pair]
    for part in parts:
        assert sum(plate.rect.contains(part.rect) for plate in scene._plates) == 1, part
    assert scene._plates[0].rect.h == scene._plates[1].rect.h


def test_lists_of_keys_stand_in_one_grid_and_what_only_one_game_has_not_among_those_of_all(
    tmp_path: Path,
) -> None:
    program = Program(tmp_path, QUICK, (1920, 1080))
    program.app.keys()
    program.pilot.step()
    scene = program.scene(KeysScene)
    left = [text.rect.centery for text, _ in scene._own[0].keys[: scene._own[0].lines(2)]]
    right = [text.rect.centery for _, text in scene._fixed]
    assert right == pytest.approx(left[: len(right)])
    tops = [group.title.rect.y for group in scene._own if group.title]
    assert tops == pytest.approx([tops[0]] * 2), "the games stand side by side"
    low = [max(key.rect.bottom for _, key in group.keys) for group in scene._own[1:]]
    rows = sorted({key.rect.bottom for _, key in scene._own[2].keys})
    assert abs(low[0] - low[1]) <= rows[1] - rows[0] + 1, "and are equally long but for a row"
    assert {label.ink.size for pair in scene._fixed for label in pair if label.ink} == {
        scene._fixed[0][0].ink and scene._fixed[0][0].ink.size
    }
    everywhere = {str(key) for key, _ in scene._fixed}
    assert not everywhere & {"Shift+click", "1–9"}
