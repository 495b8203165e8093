"""The buttons of the prompt panel."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from pygame import FRect

from tests.scenes.rush.opened import TABLE, card, opened
from tests.scenes.views import asked, under_way
from tests.scenes.written import contrast
from wotrush.i18n import LANGUAGES, set_language
from wotrush.model.rush import actions as act
from wotrush.model.rush.state import Prompt
from wotrush.scenes.rush.board.prompt import invitation, medal_button
from wotrush.scenes.rush.board.prompt.medal_button import MedalButton
from wotrush.scenes.rush.board.prompt.panel import LETTERS, PromptPanel
from wotrush.scenes.rush.cards.small_pictures import MedalThumbnail
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.style.theme import Theme
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.node import Node
from wotrush.stage.typography.text import SMALLEST, Writer
from wotrush.stage.widgets import Button
from wotrush.workshop.pilot import Pilot
from wotrush.workshop.staged import play_on
from wotrush.workshop.studio import Studio


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 1.5), ((2560, 1080), 1.0)])
def test_medals_to_choose_from_are_shown_as_the_cards_that_they_are(
    size: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_language("de")
    drawn, said = list[MedalThumbnail](), list[str]()

    def noted(canvas: Canvas, face: MedalThumbnail, rect: FRect) -> None:
        drawn.append(face)

    def heard(canvas: Canvas, writer: Writer, text: str, *_: object, **__: object) -> None:
        said.append(text)

    monkeypatch.setattr(medal_button, "picture", noted)
    monkeypatch.setattr(medal_button, "write", heard)
    studio = Studio(size, scale)
    table = studio.table(studio.session(asked(Prompt.REWARD)))
    studio.take(table)
    assert isinstance(table, TableScene)
    buttons = [button for button in table.pieces.prompt.children if isinstance(button, MedalButton)]
    assert [button.explanation() for button in buttons] == ["2 Einzelmedaillen", "1 Doppelmedaille"]
    assert [face.count for face in drawn[:3]] == [1, 1, 2], "two cards of one medal, or one of two"
    assert {face.nation.value for face in drawn} == {"France"}
    words = {part for text in said for part in text.split(" · ")}
    counted = {"2 Karten", "1 Karte"}
    assert words == counted | {"2 Punkte"} or (scale > 1 and {"2 Punkte"} <= words <= counted | {"2 Punkte"})
    assert table.pieces.prompt.lines[-1:] == ["1 Doppelmedaille: du +5 (Doppelmedaillen)"]


@pytest.mark.parametrize(("size", "named"), [((1920, 1080), True), ((1024, 768), False)])
def test_signs_of_abilities_are_named_where_names_have_room_and_as_clear_as_texts_in_high_contrast(
    size: tuple[int, int], named: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    studio = Studio(size)
    studio.context.theme = Theme.of(True, studio.context.theme.writer)
    match = under_way(2)
    play_on(match, lambda o: o.seat == 0 and o.round > 8 and o.prompt is Prompt.PLAY)
    drawn, said = list[Color](), list[str]()

    def noted(canvas: Canvas, key: str, color: Color, rect: FRect) -> None:
        drawn.append(color)

    def heard(canvas: Canvas, writer: Writer, text: str, *_: object, **__: object) -> None:
        said.append(text)

    monkeypatch.setattr(invitation, "icon", noted)
    monkeypatch.setattr(invitation, "write", heard)
    table = studio.table(studio.session(match))
    picture = studio.take(table)
    ground = picture.get_at(corner_of(table.root.find("prompt")))
    assert drawn
    assert contrast(drawn[-1], (ground.r, ground.g, ground.b)) >= 4.5
    assert ("Reinforcements" in said) is named


def corner_of(panel: Node) -> tuple[int, int]:
    """Return a pixel within a panel where nothing is written."""
    box = panel.box_px
    return round(box.x + box.w / 20), round(box.bottom - box.h / 20)


RESEARCHING = """
players: 2, first 0, active 0
reserve: su07 us03 fr01 de02
seat: 0
  hand: su02 eng
  garage: eng eng
seat: 1
  hand: eng eng eng
"""


@pytest.mark.parametrize(
    "press",
    [
        pytest.param(lambda pilot, back: pilot.click(back), id="click"),
        pytest.param(lambda pilot, _: pilot.key(pygame.K_ESCAPE), id="Esc"),
    ],
)
def test_a_card_in_use_can_be_taken_back(press: Callable[[Pilot, Button], None]) -> None:
    played = opened(RESEARCHING, size=(1280, 720))
    researcher = card(played, "su02")
    assert not played.scene.pieces.prompt.children
    played.session.decide(act.Use(researcher))
    played.rest()
    assert played.o.using == researcher
    back = played.scene.pieces.prompt.find("back")
    assert isinstance(back, Button)
    press(played.pilot, back)
    played.rest()
    assert played.o.using < 0
    assert researcher in played.o.hand
    assert not played.scene.pieces.menu.visible


def test_abilities_that_have_been_carried_out_are_ticked_off() -> None:
    studio = Studio((1280, 720))
    table = studio.table(studio.session(asked(Prompt.PLACE)))
    shown = studio.take(table)
    assert isinstance(table, TableScene)
    panel, theme = table.pieces.prompt, table.context.theme
    assert panel.lines[-1] == "Now: defend a base."
    row = panel.said_room.move(panel.rect.topleft)
    tick = pygame.Rect(*(round(side * table.space.scale) for side in (*row.topleft, 26, 26)))
    legal = theme.palette.legal[:3]
    lit = pygame.mask.from_threshold(shown.subsurface(tick), legal, (40, 40, 40)).count()
    assert lit > 0, "a tick stands before the first line"


def test_an_ability_that_could_do_nothing_has_a_dash_and_repair_says_why() -> None:
    """SdKfz 251 draws and would repair, but the Depot is empty; then it must defend."""
    played = opened(TABLE.replace("su17 su12 eng vol", "de25 eng"))
    played.perform(act.Use(card(played, "de25")))
    played.rest()
    assert played.o.prompt is Prompt.PLACE
    panel = played.scene.pieces.prompt
    assert panel._line(1) == "–  Repair: your Depot is empty"
    assert played.scene.pieces.log.lines[-1].text == "Repair can do nothing: the Depot is empty"
    marks = [str(panel._line(i))[:1] for i in range(len(panel.lines))]
    assert [mark == "–" for mark in marks] == [False, True, False]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.25])
@pytest.mark.parametrize("prompt", [Prompt.RESEARCH, Prompt.STRIKE, Prompt.PLACE])
def test_the_ability_that_asks_is_explained_in_whole(language: str, scale: float, prompt: Prompt) -> None:
    set_language(language)
    studio = Studio((1280, 720), scale)
    table = studio.table(studio.session(asked(prompt)))
    studio.take(table)
    panel = table.root.find("prompt")
    assert isinstance(panel, PromptPanel)
    shown = panel.shown_lines(panel.said_room)
    assert len(panel.lines) - 1 in shown, "what is still to be done"
    assert panel.fit(shown, SMALLEST, panel.said_room)


@pytest.mark.parametrize("size", [(1162, 652), (1280, 720)])
def test_the_way_back_stands_beside_the_title_where_many_words_need_the_room_below(
    size: tuple[int, int],
) -> None:
    set_language("de")
    besieging = (
        RESEARCHING.replace("su02", "de14").replace("players: 2", "players: 3") + "seat: 2\n  hand: eng\n"
    )
    played = opened(besieging, size=size)
    played.session.decide(act.Use(card(played, "de14")))
    played.rest()
    panel = played.scene.pieces.prompt
    back = panel.find("back")
    assert not back.rect.colliderect(panel.said_room)
    assert panel.fit(panel.shown_lines(panel.said_room), LETTERS, panel.said_room)


@pytest.mark.parametrize("prompt", [Prompt.RESEARCH, Prompt.STRIKE, Prompt.PLACE, Prompt.EXPOSE])
@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_what_has_no_room_in_large_letters_is_said_in_brief_but_never_not_at_all(
    prompt: Prompt, scale: float
) -> None:
    set_language("de")
    studio = Studio((1920, 1080), scale)
    table = studio.table(studio.session(asked(prompt)))
    studio.take(table)
    panel = table.root.find("prompt")
    assert isinstance(panel, PromptPanel)
    shown = panel.shown_lines(panel.said_room)
    assert shown
    assert panel.fit(shown, SMALLEST, panel.said_room)


def test_the_way_back_has_a_button_in_large_letters_too() -> None:
    set_language("de")
    studio = Studio((1920, 1080), 1.5)
    table = studio.table(studio.session(asked(Prompt.STRIKE)))
    studio.take(table)
    panel = table.root.find("prompt")
    assert isinstance(panel, PromptPanel)
    assert panel.lines == ["Artillerieschlag"]
    assert not panel.find("back").rect.colliderect(panel.said_room)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
def test_who_may_discard_a_card_of_the_reserve_reads_what_follows(
    size: tuple[int, int], language: str
) -> None:
    set_language(language)
    studio = Studio(size)
    table = studio.table(studio.session(asked(Prompt.REFRESH)))
    studio.take(table)
    assert isinstance(table, TableScene)
    panel = table.pieces.prompt
    room = panel.said_room
    assert len(panel.lines) == 1
    assert panel.fit([0], SMALLEST, room)
    assert room.bottom <= panel.children[0].rect.top
