"""What stands below the button that ends the turn."""

from __future__ import annotations

import pytest
from pygame import FRect

from tests.scenes.rush.opened import TABLE, card, opened
from tests.scenes.rush.tables import table
from tests.scenes.written import contrast
from wotrush.model.game import ScorePart
from wotrush.model.rush import Observation
from wotrush.model.rush.actions import END_ASSAULT, END_TURN, Attack, Use
from wotrush.model.rush.scoring import score_parts
from wotrush.model.rush.state import Prompt
from wotrush.scenes.rush.board import own_board, squad_strip
from wotrush.scenes.rush.board.own_board import cards_to_play, what_is_left
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.style.theme import Theme
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.typography.text import SMALLEST, Ink, Writer


def test_cards_can_still_be_played_after_a_question_that_has_only_one_answer() -> None:
    def asked(o: Observation) -> bool:
        research = o.seat == 0 and o.prompt is Prompt.RESEARCH
        return research and len(o.actions) == 1 and any(map(o.playable, o.hand))

    played = table(until=asked)
    o = played.scene.view.o
    assert len(o.actions) == 1
    left = what_is_left(played.scene.view)[-1]
    assert left.open
    assert left.figure == sum(map(o.playable, o.hand))
    assert left.text.startswith(f"{left.figure} ")


@pytest.mark.parametrize(("hand", "may_attack"), [("su07 eng", False), ("su07 su01", True)])
def test_while_a_base_is_chosen_for_a_guard_an_assault_is_left_only_to_who_has_an_attacker(
    hand: str, may_attack: bool
) -> None:
    played = opened(TABLE.replace("su17 su12 eng vol", hand).replace("reserve: su07", "reserve: su09"))
    played.perform(Use(card(played, "su07")))
    while played.o.prompt is not Prompt.PLACE:
        played.perform(played.o.actions[0])
    assert what_is_left(played.scene.view)[1].open == may_attack


def test_a_card_that_can_do_nothing_any_more_is_none_to_play() -> None:
    """Once a purchase is made, Engineers have nothing left to pay; before it, all that are alike count."""

    def bought(o: Observation) -> bool:
        names = [o.catalogue.cards[card].name for card in o.hand]
        return o.seat == 0 and o.bought and not o.recruiting and "Engineers" in names and len(o.actions) > 1

    played = table(until=bought)
    o = played.scene.view.o
    engineers = [card for card in o.hand if o.catalogue.cards[card].name == "Engineers"]
    assert cards_to_play(o) <= len(o.hand) - len(engineers)
    before = table(until=lambda o: o.seat == 0 and not o.bought and len(o.hand) == 3).scene.view.o
    assert cards_to_play(before) == len(before.hand)


def test_where_it_has_only_a_row_of_figures_the_words_are_told_on_request() -> None:
    played = table(size=(1920, 1080), ui_scale=1.5)
    spot = played.scene.pieces.spots.find("left")
    for left in what_is_left(played.scene.view):
        assert left.text in spot.explanation()


@pytest.mark.parametrize(("parts", "fit"), [((4, 0, 10), True), ((14, 9, 10), False)])
def test_the_name_is_whole_beside_any_points_and_what_stands_beside_the_total_adds_up_to_it(
    parts: tuple[int, int, int], fit: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms: dict[str, float] = {}

    def noted(canvas: Canvas, writer: Writer, text: str, ink: Ink, rect: FRect, **how: object) -> None:
        rooms[text] = rect.w / writer.units(text, ink.sized(SMALLEST)).x

    shown = tuple(ScorePart("", 1, points) for points in parts)
    monkeypatch.setattr(own_board, "score_parts", lambda state: {0: shown})
    monkeypatch.setattr(own_board, "write", noted)
    monkeypatch.setattr(GameSession, "names", property(lambda session: ["Giocatore 1", "Bisonte", "Lince"]))
    table(size=(1920, 1080), ui_scale=1.5, players=3)
    assert rooms["Giocatore 1"] >= 1
    assert str(sum(parts)) in rooms
    assert rooms.keys() & {str(points) for points in parts} == ({"4", "10"} if fit else set())


def test_none_can_where_only_the_turn_can_be_ended() -> None:
    played = table(until=lambda o: o.seat == 0 and list(o.actions) == [END_TURN])
    left = what_is_left(played.scene.view)
    assert not any(one.open for one in left), "nothing looks as if it could still be done"
    assert left[-1].text == "0 cards to play"


def test_an_attack_is_bright_only_while_a_card_in_hand_can_make_it() -> None:
    played = opened()
    assert what_is_left(played.scene.view)[1][1:] == ("assault not used", 1, True)
    played = opened(TABLE.replace("su17 su12 eng vol", "eng"))
    assert what_is_left(played.scene.view)[1][1:] == ("assault not used", 1, False)


def test_an_assault_is_not_called_used_while_it_runs() -> None:
    played = opened()
    played.session.decide(next(action for action in played.o.actions if isinstance(action, Attack)))
    played.rest()
    assert played.o.prompt is Prompt.ASSAULT
    assert what_is_left(played.scene.view)[1][1:] == ("assault under way", 1, True)
    played.session.decide(END_ASSAULT)
    played.rest()
    assert what_is_left(played.scene.view)[1][1:] == ("assault used", 0, False)


@pytest.mark.parametrize("empty", [False, True])
def test_an_empty_hand_says_so(empty: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    said = set[str]()

    def noted(canvas: Canvas, writer: Writer, text: str, ink: Ink, rect: FRect, **how: object) -> None:
        said.add(str(text))

    monkeypatch.setattr(own_board, "write", noted)
    played = table(
        until=lambda o: o.seat == 0 == o.active and o.prompt is Prompt.PLAY and bool(o.hand) is not empty
    )
    played.scene.pieces.repaint(in_turn=False)
    played.pilot.step()
    assert ("No cards left" in said) is empty


def test_points_that_count_more_than_once_say_how_many_they_come_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = list[str]()

    def noted(canvas: Canvas, writer: Writer, text: str, ink: Ink, rect: FRect, **how: object) -> None:
        said.append(str(text))

    monkeypatch.setattr(own_board, "write", noted)
    played = table(until=lambda o: o.seat == 0 and score_parts(o)[0][1].count == 2)
    played.scene.pieces.repaint(in_turn=False)
    played.pilot.step()
    at = said.index("Conquered bases: 2")
    assert "6" in said[at - 1 : at]


@pytest.mark.parametrize("high_contrast", [False, True])
def test_the_sign_of_what_is_used_up_is_much_fainter_than_that_of_what_is_left(
    high_contrast: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A step of 1.8 in contrast is seen at a glance, and both are clear on the table."""

    def half_done(o: Observation) -> bool:
        return o.seat == 0 and o.bought and o.prompt is Prompt.PLAY and cards_to_play(o) > 0

    played = table(size=(1280, 720), until=half_done)
    view = played.scene.view
    view.context.theme = Theme.of(high_contrast, view.theme.writer)
    colors: dict[str, Color] = {}

    def noted(canvas: Canvas, key: str, color: Color, rect: FRect) -> None:
        colors[key] = color

    monkeypatch.setattr(own_board, "icon", noted)
    played.pilot.stack.resize((1024, 768))
    played.pilot.step()
    assert [left.open for left in what_is_left(view) if left.icon in ("cost", "cards")] == [False, True]
    assert contrast(colors["cards"], colors["cost"]) >= 1.8
    assert contrast(colors["cost"], view.palette.own[0]) >= 3


@pytest.mark.parametrize("wide", [420.0, 300.0, 200.0])
def test_medals_of_a_squad_stand_in_a_row_below_its_classes(wide: float) -> None:
    room = FRect(0, 0, wide, 90)
    cells = squad_strip._cells(room, 5, 2)
    assert len(cells) == 7
    assert all(room.contains(cell) for cell in cells)
    if len({cell.y for cell in cells}) == 2:
        assert max(cell.y for cell in cells[:5]) < min(cell.y for cell in cells[5:])
    else:
        assert wide < 300
