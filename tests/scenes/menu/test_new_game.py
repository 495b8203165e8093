"""The page on which a new game is set up, as it is first seen."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame import FRect

from tests.scenes.program import QUICK, Program
from wotrush.games import GAMES, game_info, load
from wotrush.scenes.art.icons import ICONS
from wotrush.scenes.hunter.info import INFO as HUNTER
from wotrush.scenes.menu.new_game import LARGE, NewGame
from wotrush.scenes.menu.players.seat_list import LOWEST
from wotrush.scenes.menu.players.seat_row import KINDS, SeatRow
from wotrush.scenes.menu.rules.rule_list import LEAST_CUT, MOST_CUT, spare_before_a_cut
from wotrush.scenes.menu.rules.rule_option import NAME, SIDE, RuleOption
from wotrush.scenes.menu.rules.several_values import SWITCH
from wotrush.scenes.rush.info import INFO as RUSH
from wotrush.stage.label import Label
from wotrush.stage.widgets import ScrollPanel, Segmented, TextField, Toggle
from wotrush.stage.widgets.scroll import FADE


@pytest.mark.parametrize("language", ["de", "en", "it", "pl"])
@pytest.mark.parametrize(
    ("size", "scale"), [((1920, 1080), 1.0), ((1920, 1080), 1.5), ((1280, 720), 1.0), ((1024, 768), 1.0)]
)
def test_a_list_of_rules_that_is_too_long_ends_at_the_seeds_line_or_leaves_it_the_other_side_and_cuts_no_name(
    tmp_path: Path, size: tuple[int, int], scale: float, language: str
) -> None:
    settings = QUICK.model_copy(update={"game": "hunter", "language": language, "ui_scale": scale})
    program = Program(tmp_path, settings, size)
    program.click("new")
    shown = program.scene(NewGame).root.find("rules")
    assert isinstance(shown, ScrollPanel)
    options = [node for node in shown.walk() if isinstance(node, RuleOption)]
    assert options[-1].rect.bottom > shown.size.y, "the list is too long at every size"
    after = next(option for option in options if option.rect.bottom > shown.size.y + 1)
    ends = after.rect.y == pytest.approx(shown.size.y, abs=1)
    assert ends or shown.size.y - FADE - after.rect.y > 10, "it ends there, or the next one's name is seen"
    assert (shown.fading is None) is ends, "nothing fades that goes no further"
    root = program.scene(NewGame).root
    seed = root.find("seed line").rect
    beside = scale > LARGE
    assert seed.right < shown.rect.x if beside else 0 <= seed.y - shown.rect.bottom < 10
    margin = program.scene(NewGame).context.theme.measures.margin
    assert root.size.y - root.find("start").rect.bottom == pytest.approx(margin), "no room is left over below"
    kind = root.find("kind 1")
    assert isinstance(kind, Segmented)
    assert kind.size.x >= kind.even_width(), "a person or an opponent is chosen from two equal parts"


def test_a_row_says_what_to_expect_of_its_opponent_where_there_is_room(tmp_path: Path) -> None:
    program = Program(tmp_path, QUICK, (1920, 1080))
    program.click("new")
    page = program.scene(NewGame)
    notes = [str(node) for node in page.root.walk() if node.name == "note"]
    assert notes == [RUSH.level_notes["recruit"]], "a person needs none"
    page._change(page.plan.with_seat(1, agent="ace", style="fortress"), True)
    ace = page.root.find("seat 1").find("note")
    assert str(ace) == f"{RUSH.level_notes['ace']} \u00a0{RUSH.styles['fortress'].taste}."


def test_an_opponent_that_moved_up_and_becomes_a_person_gets_the_name_of_one(tmp_path: Path) -> None:
    program = Program(tmp_path, QUICK, (1280, 720))
    program.click("new")
    program.click("add")
    program.click("remove 1")
    page = program.scene(NewGame)
    assert page.plan.seats[1].name == RUSH.opponent_names[1], "it keeps the name it had"

    def choose(kind: str) -> None:
        row = page.root.find("seat 1")
        assert isinstance(row, SeatRow)
        row._choose_kind(KINDS.index(kind))

    choose("person")
    assert page.plan.names(RUSH) == ["Player 1", "Player 2"]
    choose("opponent")
    assert page.plan.names(RUSH)[1] == RUSH.opponent_names[0]
    page._change(page.plan.with_seat(1, name="Zoë"), True)
    choose("person")
    assert page.plan.names(RUSH)[1] == "Zoë"


def test_five_rows_on_a_small_window_say_what_to_expect_of_every_opponent(tmp_path: Path) -> None:
    program = Program(tmp_path, QUICK, (1280, 720))
    program.click("new")
    page = program.scene(NewGame)
    stands = FRect(page.root.find("add").rect)
    for _ in range(3):
        program.click("add")
    assert page.root.find("add").rect == stands, "a second click would hit something else"
    notes = [str(node) for node in page.root.walk() if node.name == "note"]
    assert len(notes) == 4
    assert all(notes)
    rows = [page.root.find(f"seat {seat}") for seat in range(5)]
    assert all(above.rect.bottom < below.rect.top for above, below in pairwise(rows))
    parts = [page.root.find(name).rect for name in ("players", "first player", "suggested level")]
    assert all(above.bottom <= below.top < above.bottom + 40 for above, below in pairwise(parts))


def test_no_row_of_a_player_lies_across_a_vehicle(tmp_path: Path) -> None:
    program = Program(tmp_path, QUICK)
    program.click("new")
    page = program.scene(NewGame)
    assert page.panorama.parked
    for _ in range(3):
        program.click("add")
    assert len(page.plan.seats) == 5
    assert not page.panorama.parked


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_game_is_chosen_beside_the_heading_and_all_names_are_equally_large(
    tmp_path: Path, scale: float
) -> None:
    program = Program(tmp_path, QUICK.model_copy(update={"language": "it", "ui_scale": scale}))
    program.click("new")
    page = program.scene(NewGame)
    page._change(page.plan.with_seat(1, agent="ace", style="fortress"), True)
    heading, game, back = (page.root.find(name) for name in ("heading", "game", "back"))
    assert heading.rect.right < game.rect.left
    assert game.rect.right < back.rect.left
    assert game.rect.centery == back.rect.centery
    names = [page.root.find(f"name {seat}") for seat in range(2)]
    assert len({name.style.ink.size for name in names if isinstance(name, TextField)}) == 1


@pytest.mark.parametrize(("size", "scale"), [((1024, 768), 1.0), ((1600, 1200), 1.0), ((1280, 720), 1.25)])
def test_five_players_fill_a_high_window_and_the_longest_names_are_whole(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    program = Program(tmp_path, QUICK.model_copy(update={"language": "de", "ui_scale": scale}), size)
    program.click("new")
    for _ in range(3):
        program.click("add")
    page = program.scene(NewGame)
    page._change(page.plan.with_seat(3, name="Bartholomäus Żółkiew"), True)
    if scale == 1:
        assert page.root.find("suggested level").rect.bottom > 0.9 * page.root.size.y
    field = page.root.find("name 3")
    assert isinstance(field, TextField)
    style, pixels = field.style, field.transform.scale
    written = style.writer.size(field.value, style.ink, pixels).x
    assert written <= round((field.size.x - 2 * style.padding) * pixels)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_eight_players_can_be_read_at_any_scale_and_scrolled_to(tmp_path: Path, scale: float) -> None:
    program = Program(tmp_path, QUICK.model_copy(update={"game": "hunter", "ui_scale": scale}))
    program.click("new")
    for _ in range(6):
        program.click("add")
    page = program.scene(NewGame)
    players = page.root.find("players")
    rows = [page.root.find(f"seat {seat}") for seat in range(8)]
    assert all(row.rect.h >= LOWEST for row in rows)
    assert all(above.rect.bottom < below.rect.top for above, below in pairwise(rows))
    assert players.box_px.contains(rows[-1].box_px), "who was added last is seen"
    assert players.rect.bottom < page.root.find("suggested level").rect.top
    add = page.root.find("add")
    assert page.root.box_px.contains(add.box_px)


@pytest.mark.parametrize("game", ["rush", "hunter"])
def test_controls_of_rules_stand_in_one_column_at_the_right_and_icons_alone_at_the_left(
    tmp_path: Path, game: str
) -> None:
    program = Program(tmp_path, QUICK.model_copy(update={"game": game}))
    program.click("new")
    options = [node for node in program.scene(NewGame).root.walk() if isinstance(node, RuleOption)]
    controls = [(option, node) for option in options for node in option.children if node.focusable]
    assert len(controls) >= 4
    rules = program.scene(NewGame).root.find("rules")
    assert isinstance(rules, ScrollPanel)
    assert all(node.rect.right == option.size.x for option, node in controls)
    assert {option.size.x for option in options} == {rules.size.x - (20 if rules.reach else 0)}
    seed = program.scene(NewGame).root.find("seed")
    words = [label for label in rules.walk() if isinstance(label, Label) and label.rect.y >= NAME]
    assert {round(label.box_px.x - seed.box_px.x) for label in words} <= {-1, 0, 1}, "one left edge"
    if not rules.reach:
        assert all(label.rect.right <= rules.size.x - SWITCH for label in words), "none below a switch"
    assert all(node.trailing for _, node in controls if isinstance(node, Toggle))
    assert all(
        part.rect.x >= SIDE
        for option in options
        for part in option.children
        if isinstance(part, Label | Toggle)
    )


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_option_has_an_icon_that_its_game_brings_along(game: str) -> None:
    own = load(GAMES[game].icons or "")
    shared = {"binoculars", "bomb", "laurel", "power", "armor", "cards"}
    assert {option.icon for option in game_info(game).options} <= own.keys() | shared


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_level_has_a_badge_of_its_own_and_every_style_an_icon(game: str) -> None:
    info, icons = game_info(game), {**load(GAMES[game].icons or ""), **ICONS}
    assert info.level_icons.keys() == info.levels.keys()
    assert len(set(info.level_icons.values())) == len(info.levels)
    styles = [style.icon for style in info.styles.values()]
    assert len(set(styles)) == len(styles)
    assert {*info.level_icons.values(), *styles} <= icons.keys()


@pytest.mark.parametrize("room", range(60, 400, 7))
def test_rules_that_go_on_below_end_well_within_one(room: int) -> None:
    heights = [80.0, 60.0, 100.0, 80.0, 120.0]
    top, spare = 0.0, spare_before_a_cut(heights, room)
    for high in heights:
        if top + high + spare > room:
            assert LEAST_CUT - 0.01 <= (room - top) / (high + spare) <= MOST_CUT + 0.01
            return
        top += high + spare


@pytest.mark.parametrize("leaving", ["back", "other game"])
def test_what_was_chosen_is_still_there_after_leaving_the_page(tmp_path: Path, leaving: str) -> None:
    program = Program(tmp_path, QUICK.model_copy(update={"game": "hunter"}))
    program.click("new")
    page = program.scene(NewGame)
    page._choose_option("evade", True)
    program.click("add")
    if leaving == "back":
        program.pilot.key(pygame.K_ESCAPE)
        program.click("new")
    else:
        hunter = page._games.index(page.info)
        page._choose_game(1 - hunter)
        assert len(page.plan.seats) == 2
        page._choose_game(hunter)
    page = program.scene(NewGame)
    assert len(page.plan.seats) == 3
    assert page.plan.chosen_options(page.info)["evade"] is True


def test_where_not_every_row_has_room_for_it_what_to_expect_of_opponents_is_said_once(tmp_path: Path) -> None:
    program = Program(tmp_path, QUICK.model_copy(update={"game": "hunter"}), (1280, 720))
    program.click("new")
    page = program.scene(NewGame)
    while len(page.plan.seats) < HUNTER.seats[-1]:
        program.click("add")
    page._change(page.plan.with_seat(3, agent="regular"), True)
    notes = [note for note in page.root.walk() if note.name == "note"]
    said = [str(note) for note in notes if note.visible]
    assert said == [HUNTER.level_notes[level] for level in ("recruit", "regular")]
    rows = [page.root.find(f"seat {seat}") for seat in range(HUNTER.seats[-1])]
    assert all(above.rect.bottom < below.rect.top for above, below in pairwise(rows))
    assert rows[-1].rect.bottom <= page.root.find("players").size.y + 1, "nothing scrolls"
