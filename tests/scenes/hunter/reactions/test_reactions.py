"""The reactions bar: one prompt with all answers, nothing preselected, nothing that lands in it by mistake."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from random import Random

import pygame
import pytest
from pygame import FRect, Rect, Vector2

from tests.scenes.hunter.tables import ENTRY, Battle, battle
from wotrush.ai.registry import make_agent
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import frames as fr
from wotrush.scenes.hunter.board.status import status_plate
from wotrush.scenes.hunter.cards.faces import EVENT_BACK
from wotrush.scenes.hunter.faces.event import LETTERED
from wotrush.scenes.hunter.reactions import answer_button
from wotrush.scenes.hunter.reactions.answer_button import AnswerButton
from wotrush.scenes.hunter.reactions.answers import ReactionAnswer
from wotrush.scenes.hunter.reactions.concern import aimed_at_viewer
from wotrush.scenes.hunter.reactions.pictures import AnswerPicture
from wotrush.scenes.hunter.view.layout import HAND_CARD, LineZone, battle_layout, sentence_room
from wotrush.scenes.page.early_input import DEAF
from wotrush.scenes.style.paint import breadth
from wotrush.scenes.style.theme import Theme
from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.display_list import DisplayList
from wotrush.stage.typography.text import Ink, Segments, Writer
from wotrush.workshop.pilot import FRAME

EVERY_RULE = {"evade": True, "charge": True, "commanders": True}


def asked(wanted: Callable[[HunterObservation], bool], *, hearing: bool = True, first: int = 0) -> Battle:
    """Return a table at which the person has just been asked something like that; `first` is a seed that leads to it soon."""
    agent = make_agent(ENTRY, "recruit")
    for seed in range(first, first + 60):
        table, rng = battle(4, seed, options=EVERY_RULE, decisions=20), Random(seed)
        while True:
            table.rest()
            if table.session.result() is not None:
                break
            if table.scene.pieces.reactions.visible and wanted(table.o):
                return table
            table.session.decide(agent.choose(table.o, rng).action)
            if not hearing:
                _until_asked(table)
                if table.scene.pieces.reactions.visible and wanted(table.o):
                    return table
    raise LookupError("Nobody was asked that.")


def _until_asked(table: Battle) -> None:
    """Let frames pass until the first one in which the person may decide."""
    for _ in range(1200):
        table.pilot.step()
        if table.scene.still and (table.session.may_decide or table.session.result() is not None):
            return


def in_window(*codes: int) -> Callable[[HunterObservation], bool]:
    return lambda o: o.stack[-1][0] in codes


def test_one_prompt_lists_every_answer_and_tells_what_happened() -> None:
    table = asked(in_window(fr.READY, fr.HIT, fr.DECLARED))
    bar = table.scene.pieces.reactions
    offered = {action for node in bar.children if isinstance(node, AnswerButton) for action in node.actions}
    assert offered | {act.PASS} == set(table.o.actions)
    assert bar.sentence.endswith(".")
    assert "{" not in bar.sentence
    assert table.scene.view.duel is not None
    assert bar.faces == [], "they stand on the stage"


def test_the_log_stays_in_sight_between_the_bar_and_the_hand() -> None:
    pieces = asked(in_window(fr.READY, fr.HIT, fr.DECLARED)).scene.pieces
    assert pieces.log.visible
    assert pieces.reactions.rect.bottom < pieces.log.rect.y


def test_the_log_has_the_room_of_an_empty_hand_until_the_first_event_lies_there() -> None:
    table = battle(4, 3, options=EVERY_RULE, decisions=60)
    view, pieces = table.scene.view, table.scene.pieces
    bottoms = []
    for hand in ((), (1,)):
        hold(table, hand)
        pieces.follow_hand()
        bottoms.append(pieces.log.rect.bottom)
    assert bottoms[0] == pytest.approx(view.frame.hand.bottom)
    assert bottoms[1] < view.frame.hand.y


def test_where_the_log_is_a_drawer_beside_a_hand_it_lies_in_the_place_of_an_empty_one() -> None:
    table = battle(4, 3, options=EVERY_RULE, decisions=60)
    view, pieces = table.scene.view, table.scene.pieces
    table.pilot.stack.resize((1920, 1080), 1.5)
    for hand in ((), (1,), ()):
        hold(table, hand)
        table.scene.refresh()
        pieces.follow_hand()
        assert pieces.log.visible is not bool(hand)
        assert hand or pieces.log.rect.bottom == pytest.approx(view.frame.hand.bottom)


@pytest.mark.parametrize(
    ("size", "hand", "said"),
    [((1280, 720), (1,), True), ((1280, 720), (1, 2), False), ((1920, 1080), (1,), False)],
)
def test_beside_an_only_event_that_is_too_small_for_its_sentence_this_stands(
    size: tuple[int, int], hand: tuple[int, ...], said: bool
) -> None:
    table = battle(4, 3, options=EVERY_RULE, decisions=60)
    view, sentence = table.scene.view, table.scene.pieces.sentence
    table.pilot.stack.resize(size, 1.0)
    hold(table, hand)
    view.lying = view.place_cards()
    table.scene.settle()
    lying = battle_layout(view.frame, view.o)[HAND_CARD].pose
    assert sentence.visible is said
    if said:
        card = table.scene.cards.sprites[HAND_CARD]
        card.pos += Vector2(5, 0)
        sentence.update()
        assert not sentence.visible, "the card is on its way"
        card.pos -= Vector2(5, 0)
        sentence.update()
        assert sentence.visible
        assert lying.rect.right < sentence.rect.x
        assert view.frame.hand.contains(sentence.rect)
    sentence.follow(wanted=False)
    assert not sentence.visible
    for wide, beside in (
        (LETTERED - 0.6, len(hand) == 1),
        (LETTERED - 0.4, False),
    ):  # A card has whole pixels.
        frame = replace(view.frame, pixels=wide / view.frame.event.x)
        assert (sentence_room(frame, view.o) is not None) is beside


def hold(table: Battle, hand: tuple[int, ...]) -> None:
    """Have the viewer hold these events and no others."""
    view = table.scene.view
    sizes = tuple(len(hand) if seat == view.o.seat else size for seat, size in enumerate(view.o.hand_sizes))
    view.o = replace(view.o, hand=hand, hand_sizes=sizes)


def test_the_log_comes_back_in_a_frame_of_its_own_since_much_is_written_on_it() -> None:
    table = asked(in_window(fr.READY, fr.HIT, fr.DECLARED))
    pieces = table.scene.pieces
    pieces.show_log(False)
    assert not pieces.log.visible
    pieces.show_log(True)
    assert not pieces.log.visible
    table.pilot.step()
    assert pieces.log.visible


def test_nothing_is_preselected_and_enter_alone_passes_nothing() -> None:
    table = asked(in_window(fr.READY, fr.HIT, fr.DECLARED))
    assert table.scene.interface.focus.current not in table.scene.pieces.reactions.children
    version = table.session.match.version
    table.pilot.key(pygame.K_RETURN)
    assert table.session.match.version == version


@pytest.mark.parametrize("early", [True, False])
def test_a_key_that_was_meant_for_something_else_does_not_answer(early: bool) -> None:
    table = asked(lambda _: True, hearing=False)
    version = table.session.match.version
    table.pilot.wait(DEAF / 2 if early else DEAF + FRAME)
    table.pilot.key(pygame.K_SPACE)
    assert (table.session.match.version == version) is early


def test_a_click_that_was_meant_for_something_else_does_not_answer() -> None:
    table = asked(lambda _: True, hearing=False)
    version, button = table.session.match.version, table.scene.pieces.reactions.find("choice pass")
    table.pilot.click(button)
    assert table.session.match.version == version
    table.pilot.wait(DEAF)
    table.pilot.click(button)
    assert table.session.match.version > version


def test_an_event_is_dragged_from_the_hand_into_the_middle() -> None:
    table = asked(lambda o: any(isinstance(one, act.PlayEvent) and not one.unit for one in o.actions))
    action = next(one for one in table.o.actions if isinstance(one, act.PlayEvent) and not one.unit)
    card = table.scene.cards.sprites[HAND_CARD + table.o.hand.index(action.event)]
    assert table.scene.pieces.reactions.visible
    many = replace(table.o, hand=(action.event, *[event for event in range(6) if event != action.event]))
    hand = [one for one in battle_layout(table.scene.view.frame, many).values() if one.zone is LineZone.HAND]
    last = max(hand, key=lambda one: one.pose.z)
    assert (last.card, last.side.covered) == (HAND_CARD, False), "what can be played lies on top"
    table.pilot.press(card)
    table.pilot.move(table.scene.view.frame.choices.center)
    assert not table.scene.pieces.reactions.visible, "the middle is free for what is in hand"
    target = next(one for one in table.scene.controls.lit if action in one.actions)
    version = table.session.match.version
    table.pilot.pull(target)
    table.pilot.release(target)
    assert table.session.match.version > version


def test_the_standing_pass_is_visible_and_its_key_takes_it_back() -> None:
    table = asked(lambda o: o.active != o.seat and not aimed_at_viewer(o))
    standing, plate = table.scene.standing_pass, table.scene.pieces.pass_plate
    version = table.session.match.version
    table.session.conductor.pause()
    table.pilot.key(pygame.K_o)
    table.pilot.step()
    assert table.session.match.version > version, "what was asked is declined with it"
    assert standing.on
    assert plate.visible
    table.pilot.key(pygame.K_o)
    table.pilot.step()
    assert not standing.on
    assert not plate.visible


def test_it_ends_with_the_own_turn_and_cannot_be_switched_on_in_it() -> None:
    table = battle(4, 3, decisions=20)
    table.rest()
    table.scene.standing_pass.toggle()
    table.session.automatic(table.o)
    assert not table.scene.standing_pass.on
    table.pilot.key(pygame.K_o)
    assert not table.scene.standing_pass.on


def test_another_game_knows_nothing_of_a_standing_pass() -> None:
    table = battle(4, 3, decisions=20)
    table.scene.standing_pass.toggle()
    assert not battle(4, 3, decisions=20).scene.standing_pass.on


def test_a_choice_among_several_is_over_when_the_prompt_closes() -> None:
    table = asked(
        lambda o: act.PASS in o.actions and sum(isinstance(a, act.Reveal) for a in o.actions) > 1, first=4
    )
    bar = table.scene.pieces.reactions
    several = [node for node in bar.children if isinstance(node, AnswerButton) and len(node.actions) > 1]
    table.pilot.wait(DEAF)
    table.pilot.click(several[0])
    bar.show(asked=False)
    assert not bar.take_back()
    table.scene.changed()
    assert any(isinstance(node, AnswerButton) and len(node.actions) > 1 for node in bar.children)


def test_an_answer_that_cannot_succeed_is_not_in_the_color_of_success() -> None:
    theme = Theme.of()

    def tone(chance: str, *, serves: bool = True) -> object:
        answer = ReactionAnswer((), "Tiger I", "", chance, serves=serves)
        return AnswerButton(theme, answer, None, "", lambda: None, FRect(), "answer").tone

    assert tone("17%") == theme.palette.legal
    assert tone("17%", serves=False) == theme.palette.hostile
    assert tone("0%") == theme.palette.text_soft


@pytest.mark.parametrize(
    ("title", "note", "chance", "risk", "chance_of"),
    [
        ("Sd.Kfz. 250/5 Beobachtung", "", "50 %", "leer bei 6", ""),
        ("Sd.Kfz. 250/5 Beobachtung", "kein Treffer möglich", "0 %", "", ""),
        ("40M Nimrod", "schießt den Luftschlag ab", "33 %", "deckt sie auf · leer bei 6 (17 %)", ""),
        ("Treibstoffmangel ›", "", "33 % › 67 %", "", "ohne Munition"),
    ],
)
@pytest.mark.parametrize("size", [(183, 30), (245, 46), (372, 30), (372, 66), (480, 86), (660, 86)])
def test_an_answer_keeps_its_key_and_nothing_on_it_overlaps(
    size: tuple[int, int],
    title: str,
    note: str,
    chance: str,
    risk: str,
    chance_of: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The name of the unit gives way; everything else is written whole, though what it does may be left out."""
    theme, written = Theme.of(), dict[str, tuple[FRect, Ink]]()

    def noted(canvas: Canvas, writer: Writer, text: Segments, ink: Ink, rect: FRect) -> None:
        plain = text if isinstance(text, str) else "".join(getattr(part, "text", "") for part in text)
        written[plain] = rect, ink

    monkeypatch.setattr(answer_button, "write", noted)
    answer = ReactionAnswer((), title, note, chance, risk, chance_of)
    button = AnswerButton(theme, answer, None, "4", lambda: None, FRect(0, 0, *size), "answer")
    canvas = Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, *size))
    button.paint(canvas)
    assert {answer.title, "4", chance} <= written.keys()
    assert size < (480, 86) or note in " · ".join(written), "What has no room below stands beside the title."
    assert size < (372, 66) or chance_of in " · ".join(written), "What a chance is of stands beside it."
    for text, (rect, ink) in written.items():
        assert FRect(0, 0, *size).contains(rect)
        assert text == answer.title or breadth(canvas, theme.writer, text, ink) <= rect.w + 1, text
    for one, other in combinations([rect for rect, _ in written.values()], 2):
        assert not one.colliderect(other)


def test_what_an_answer_does_has_its_whole_line_where_the_chance_beside_it_would_cut_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = dict[Segments, FRect]()
    monkeypatch.setattr(
        answer_button, "write", lambda canvas, writer, text, ink, rect: written.update({text: rect})
    )
    answer, size = ReactionAnswer((), "Nebelwand", "der Angriff fällt aus", "100 % › 0 %", ""), (310, 66)
    button = AnswerButton(Theme.of(), answer, None, "4", lambda: None, FRect(0, 0, *size), "answer")
    button.paint(Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, *size)))
    title, note, chance = (written[text] for text in (answer.title, answer.note, answer.chance))
    assert note.right == chance.right
    assert chance.centery == title.centery


@pytest.mark.parametrize(("note", "pictured"), [("pancerz −2", 1), ("atak przeciwpancerny +2", 0)])
def test_the_picture_of_an_answer_gives_way_to_what_it_does(
    note: str, pictured: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = list[FRect]()
    monkeypatch.setattr(answer_button, "picture", lambda canvas, face, rect: drawn.append(rect))
    answer, size = ReactionAnswer((), "Pociski wolframowe", note, "33% › 67%", ""), (470, 86)
    shown = AnswerPicture(EVENT_BACK, 1.75)
    button = AnswerButton(Theme.of(), answer, shown, "4", lambda: None, FRect(0, 0, *size), "answer")
    button.paint(Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, *size)))
    assert len(drawn) == pictured


@pytest.mark.parametrize("fitting", [True, False])
def test_all_answers_have_pictures_or_none(fitting: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    bar = asked(in_window(fr.COUNTER)).scene.pieces.reactions
    buttons = [node for node in bar.children if isinstance(node, AnswerButton)]
    monkeypatch.setattr(
        AnswerButton, "fits_picture", lambda button, _canvas: fitting or button is not buttons[-1]
    )
    bar.paint(Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, 1280, 720)))
    assert {button.pictured for button in buttons} == {fitting}


@pytest.mark.parametrize("players", [2, 3, 5, 8])
@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 768), 1.0), ((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.5)]
)
def test_the_plate_of_who_passes_and_the_status_line_lie_beside_each_other(
    players: int, size: tuple[int, int], scale: float
) -> None:
    table = battle(players, 3, decisions=60, size=size, scale=scale, language="de")
    table.rest()
    scene, plate = table.scene, table.scene.pieces.pass_plate
    for number in (1, players - 1):
        table.session.calls.passing.update(range(1, 1 + number))
        scene.remarks.note(
            "Kein Gegner hat eine aufgedeckte Einheit, die deine Einheiten jetzt treffen können. " * 2
        )
        table.pilot.step()
        table.pilot.step()
        if not plate.visible:
            assert scene.pieces.covers(plate.rect)
            continue
        taken = [
            status_plate(scene.view),
            *(node.rect for node in (scene.pieces.main, scene.pieces.end) if node.visible),
        ]
        taken += [scene.pieces.log.rect] * scene.pieces.log.visible
        assert plate.rect.collidelist(taken) == -1
        assert scene.view.frame.area.contains(plate.rect)
