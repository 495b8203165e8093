"""Several people at one screen: banners, covers, and a table that turns."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest
from pygame import Event

from tests.scenes.desk import QUICK, Desk
from wotrush.model.rush import Observation
from wotrush.model.rush.actions import END_TURN, Use
from wotrush.model.rush.cards import Ability
from wotrush.model.rush.state import Prompt
from wotrush.scenes.hotseat.banner import BannerScene
from wotrush.scenes.hotseat.cover import CoverScene, PeekScene
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.session.session import Cover, GameSession
from wotrush.scenes.session.viewpoint import Sight, Viewpoint
from wotrush.stage.input.gamepad import Gamepad
from wotrush.stage.node import Node
from wotrush.stage.widgets import ScrollPanel
from wotrush.workshop.staged import new_match, play_on, session_of


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path / "games")


def sit_down(desk: Desk, people: int, seed: int, sabotage: bool = False) -> None:
    """Open a game in progress or, on request, just when a person must answer Sabotage."""
    match = new_match(people, seed, people=people)
    if sabotage:
        play_on(match, lambda view: view.prompt is Prompt.SABOTAGE and len(view.actions) > 1, "random")
    desk.app.table(session_of(match, QUICK, desk.clock))
    desk.pilot.step()
    desk.pilot.step()


def test_each_turn_starts_with_a_banner_and_then_belongs_to_its_player(desk: Desk) -> None:
    sit_down(desk, 3, seed=4)
    for turn in range(6):
        banner = desk.scene(BannerScene)
        assert banner.seat == turn % 3
        assert desk.says("whose turn") == f"Player {turn % 3 + 1}: your turn"
        desk.pilot.key(pygame.K_RETURN)
        session = desk.scene(TableScene).session
        assert session.viewpoint.seat == turn % 3
        assert session.may_decide
        desk.play_on(50)
    assert desk.scene(BannerScene).lines


def test_no_card_is_held_close_behind_a_banner(desk: Desk) -> None:
    sit_down(desk, 2, seed=4)
    desk.pilot.key(pygame.K_RETURN)
    table = desk.scene(TableScene)
    card = table.session.observation().hand[0]
    desk.pilot.move(table.cards.sprites[card])
    desk.pilot.wait(0.5)
    assert table.pieces.zoom.visible
    table.session.decide(END_TURN)
    desk.pilot.wait(0.5)
    desk.scene(BannerScene)
    assert not table.pieces.zoom.visible


def test_a_banner_with_nothing_to_read_goes_by_itself(desk: Desk) -> None:
    sit_down(desk, 2, seed=4)
    assert desk.scene(BannerScene).lines == []
    desk.pilot.wait(2)
    desk.scene(TableScene)


@pytest.mark.parametrize("place", ["whose turn", "recap"])
def test_a_click_anywhere_on_a_banner_goes_on(desk: Desk, place: str) -> None:
    sit_down(desk, 2, seed=4)
    desk.pilot.key(pygame.K_RETURN)
    desk.play_on(50)
    assert desk.scene(BannerScene).lines
    desk.click(place)
    desk.scene(TableScene)


def test_a_list_too_long_for_a_banner_scrolls_by_its_bar(desk: Desk) -> None:
    sit_down(desk, 2, seed=4)
    desk.pilot.key(pygame.K_RETURN)
    desk.play_on(50)
    banner = desk.scene(BannerScene)
    banner.lines *= 20
    banner.restyle()
    listed = desk.node("recap")
    assert isinstance(listed, ScrollPanel)
    assert listed.reach > 0
    bar = listed.size.x - 2
    desk.pilot.drag(listed.transform((bar, 4)), listed.transform((bar, listed.size.y - 4)))
    assert listed.offset == listed.reach
    desk.scene(BannerScene)
    desk.pilot.click(listed)
    desk.scene(TableScene)


def test_a_cover_comes_before_a_private_answer_and_is_lifted_by_its_person(desk: Desk) -> None:
    seed = next(seed for seed in range(100) if asks_for_a_cover(seed))
    sit_down(desk, 2, seed, sabotage=True)
    victim = desk.scene(CoverScene).seat
    desk.pilot.key(pygame.K_ESCAPE)
    desk.pilot.key(pygame.K_SPACE)
    desk.scene(CoverScene)
    desk.pilot.wait(1)
    desk.click("uncover")
    table = desk.scene(TableScene)
    assert (table.session.viewpoint.seat, table.session.viewpoint.sight) == (victim, Sight.OWN)
    view = table.session.observation()
    table.session.decide(Random(1).choice(view.actions))
    assert table.session.viewpoint.sight is Sight.OPEN
    assert table.session.observation().hands[victim] is None


def test_a_cover_does_not_hear_the_keys_of_whoever_played_last(desk: Desk) -> None:
    session = sabotaged(desk)
    desk.app.table(session)
    desk.pilot.step()
    for _ in range(9):
        desk.pilot.key(pygame.K_RETURN)
        desk.pilot.wait(0.12)
        desk.scene(CoverScene)
    desk.pilot.wait(1)
    desk.pilot.key(pygame.K_RETURN)
    assert session.viewpoint.sight is Sight.OWN


def test_the_turn_goes_on_where_sabotage_is_taken_back(desk: Desk) -> None:
    session = sabotaged(desk)
    active = session.observation().active
    session.undo()
    assert session.viewpoint == Viewpoint(active, Sight.OPEN)
    assert session.may_decide


def test_whoever_must_answer_cannot_take_back_what_another_did(desk: Desk) -> None:
    session = sabotaged(desk)
    uncover(session)
    assert not session.can_undo()
    assert str(session.why_no_undo()) == "Another player's decision cannot be taken back."


def test_the_turn_goes_on_where_the_last_to_answer_sabotage_gives_up(desk: Desk) -> None:
    session = sabotaged(desk)
    active = session.observation().active
    uncover(session)
    session.decide(session.observation().actions[0])
    uncover(session)
    session.give_up()
    while session.to_act != active:
        session.poll()
        desk.clock.advance(0.1)
    assert session.viewpoint == Viewpoint(active, Sight.OPEN)
    assert session.may_decide


def uncover(session: GameSession) -> None:
    assert isinstance(session.interlude, Cover)
    session.turn_to_next()
    session.interlude_over()


def sabotaged(desk: Desk) -> GameSession:
    """Return a game of three people; one has just used Sabotage, and the first to answer has a choice."""
    for seed in range(100):
        match = new_match(3, seed, people=3)
        if play_on(match, lambda view: bool(sabotages(view)), "random") is None:
            continue
        session = session_of(match, QUICK, desk.clock)
        session.turn_to_next()
        session.interlude_over()
        session.decide(sabotages(session.observation())[0])
        if isinstance(session.interlude, Cover):
            return session
    raise LookupError("Nobody ever used Sabotage.")


def sabotages(view: Observation) -> list[Use]:
    """Return cards with nothing but Sabotage, so that nothing is revealed before the answer."""
    abilities = view.catalogue.abilities
    uses = [action for action in view.actions if isinstance(action, Use)]
    return [use for use in uses if [ability for ability, _ in abilities[use.card]] == [Ability.SABOTAGE]]


def asks_for_a_cover(seed: int) -> bool:
    match = new_match(2, seed, people=2)
    wanted = play_on(match, lambda view: view.prompt is Prompt.SABOTAGE and len(view.actions) > 1, "random")
    return wanted is not None


def test_looking_at_an_own_hand_needs_a_held_button(desk: Desk) -> None:
    sit_down(desk, 2, seed=4)
    desk.pilot.key(pygame.K_RETURN)
    desk.app.peek(desk.session, 1)
    desk.pilot.step()
    desk.scene(PeekScene)
    with pytest.raises(KeyError):
        desk.node("hand")
    desk.pilot.press(desk.node("hold"))
    assert len(desk.node("hand").children) == len(desk.session.match.observe(1).hand)
    desk.pilot.release()
    with pytest.raises(KeyError):
        desk.node("hand")
    desk.click("close")
    desk.scene(TableScene)


def peeking(desk: Desk) -> Node:
    """Open the page for the hand of somebody who is about to look at it."""
    sit_down(desk, 2, seed=4)
    desk.pilot.key(pygame.K_RETURN)
    desk.app.peek(desk.session, 1)
    desk.pilot.step()
    peek = desk.scene(PeekScene)
    return next(node for node in peek.root.children if node.name == "hand")


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN])
def test_a_held_key_shows_an_own_hand_until_it_is_let_go(desk: Desk, key: int) -> None:
    hand = peeking(desk)
    desk.pilot.send(pygame.KEYDOWN, key=key, mod=0, unicode="")
    desk.pilot.step()
    assert hand.visible
    desk.pilot.key(pygame.K_TAB)
    assert desk.scene(PeekScene).interface.focus.current is desk.node("close")
    desk.pilot.send(pygame.KEYUP, key=key, mod=0, unicode="")
    assert not hand.visible
    desk.pilot.key(pygame.K_RETURN)
    desk.scene(TableScene)


@pytest.mark.parametrize("button", [0, 6])
def test_a_held_button_of_a_gamepad_shows_an_own_hand(desk: Desk, button: int) -> None:
    hand, pad = peeking(desk), Gamepad(desk.app.context.keys.pad)
    for kind, seen in ((pygame.JOYBUTTONDOWN, True), (pygame.JOYBUTTONUP, False)):
        for event in pad.translate(Event(kind, button=button, instance_id=0)):
            desk.stack.handle(event)
        desk.pilot.step()
        assert hand.visible is seen


def test_a_key_leads_to_the_hand_of_whoever_is_not_playing(desk: Desk) -> None:
    sit_down(desk, 2, seed=4)
    desk.pilot.key(pygame.K_RETURN)
    desk.pilot.key(pygame.K_v)
    assert desk.scene(PeekScene).seat == 1


def test_of_several_hidden_hands_the_menu_offers_each(desk: Desk) -> None:
    sit_down(desk, 3, seed=4)
    desk.pilot.key(pygame.K_RETURN)
    desk.pilot.key(pygame.K_v)
    desk.pilot.step()
    with pytest.raises(KeyError):
        desk.node("menu hand 0")
    desk.node("menu hand 1")
    desk.click("menu hand 2")
    assert desk.scene(PeekScene).seat == 2


def test_a_recap_can_be_read_again(desk: Desk) -> None:
    sit_down(desk, 2, seed=4)
    desk.pilot.key(pygame.K_RETURN)
    desk.play_on(20)
    desk.pilot.key(pygame.K_RETURN)
    desk.app.recap(desk.session)
    desk.pilot.step()
    assert desk.node("recap").children
    desk.pilot.key(pygame.K_ESCAPE)
    desk.scene(TableScene)
