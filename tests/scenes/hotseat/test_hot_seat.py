"""Several people at one screen: banners, covers, and a table that turns."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest
from pygame import Event, Vector2

from tests.scenes.program import QUICK, Program
from wotrush.match.match import Match
from wotrush.model.rush import Observation
from wotrush.model.rush.actions import END_TURN, Use
from wotrush.model.rush.cards import Ability
from wotrush.model.rush.state import Prompt
from wotrush.scenes.hotseat.banner import BannerScene
from wotrush.scenes.hotseat.cover import CoverScene, PeekScene
from wotrush.scenes.hotseat.envelope import RATIO
from wotrush.scenes.hotseat.recap_lines import recap_lines
from wotrush.scenes.hotseat.recap_scene import RecapScene
from wotrush.scenes.page.early_input import DEAF
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.session.turning import Cover
from wotrush.scenes.session.viewpoint import Sight, Viewpoint
from wotrush.stage.devices.gamepad import Gamepad
from wotrush.stage.node import Node
from wotrush.stage.widgets import ScrollPanel
from wotrush.workshop.staged import new_match, play_on, session_of


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(tmp_path / "games")


def sit_down(program: Program, people: int, seed: int, sabotage: bool = False) -> None:
    """Open a game in progress or, on request, just when a person must answer Sabotage."""
    match = new_match(people, seed, people=people)
    if sabotage:
        play_on(match, lambda view: view.prompt is Prompt.SABOTAGE and len(view.actions) > 1, "random")
    program.app.table(session_of(match, QUICK, program.clock))
    program.pilot.step()
    program.pilot.wait(2 * DEAF)


def test_each_turn_starts_with_a_banner_and_then_belongs_to_its_player(program: Program) -> None:
    sit_down(program, 3, seed=4)
    for turn in range(6):
        banner = program.scene(BannerScene)
        assert banner.seat == turn % 3
        assert program.says("whose turn") == f"Player\u00a0{turn % 3 + 1}: your turn"
        program.pilot.key(pygame.K_RETURN)
        session = program.scene(TableScene).session
        assert session.viewpoint.seat == turn % 3
        assert session.may_decide
        program.play_on(50)
        program.pilot.wait(2 * DEAF)
    banner = program.scene(BannerScene)
    assert banner.lines
    listed = banner.root.find("recap")
    assert isinstance(listed, ScrollPanel)
    assert listed.reach == 0, "a few lines are read without scrolling"


def test_no_card_is_held_close_behind_a_banner(program: Program) -> None:
    sit_down(program, 2, seed=4)
    program.pilot.key(pygame.K_RETURN)
    table = program.scene(TableScene)
    card = table.session.observation().hand[0]
    program.pilot.move(table.cards.sprites[card])
    program.pilot.wait(0.5)
    assert table.pieces.zoom.visible
    table.session.decide(END_TURN)
    program.pilot.wait(0.5)
    program.scene(BannerScene)
    assert not table.pieces.zoom.visible


def test_a_banner_waits_even_with_nothing_to_read(program: Program) -> None:
    sit_down(program, 2, seed=4)
    assert program.scene(BannerScene).lines == []
    program.pilot.wait(20)
    program.scene(BannerScene)


@pytest.mark.parametrize(
    ("key", "mod", "goes_on"),
    [
        (pygame.K_a, pygame.KMOD_NONE, True),
        (pygame.K_a, pygame.KMOD_SHIFT, True),
        (pygame.K_RETURN, pygame.KMOD_NONE, True),
        (pygame.K_KP_5, pygame.KMOD_NONE, True),
        (pygame.K_LSHIFT, pygame.KMOD_SHIFT, False),
        (pygame.K_LALT, pygame.KMOD_ALT, False),
        (pygame.K_TAB, pygame.KMOD_ALT, False),
        (pygame.K_PRINTSCREEN, pygame.KMOD_NONE, False),
    ],
)
def test_any_key_goes_on_but_those_of_the_system(
    program: Program, key: int, mod: int, *, goes_on: bool
) -> None:
    sit_down(program, 3, seed=4)
    program.pilot.wait(2 * DEAF)
    program.stack.handle(Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
    program.pilot.step()
    assert isinstance(program.stack.top, BannerScene) is not goes_on


def test_a_banner_does_not_hear_the_last_click_of_whoever_played(program: Program) -> None:
    sit_down(program, 2, seed=4)
    program.pilot.key(pygame.K_RETURN)
    program.play_on(50)
    program.scene(BannerScene)
    program.pilot.key(pygame.K_RETURN)
    program.pilot.click(Vector2(640, 360))
    program.scene(BannerScene)
    program.pilot.wait(2 * DEAF)
    program.pilot.key(pygame.K_RETURN)
    program.scene(TableScene)


@pytest.mark.parametrize("place", ["whose turn", "recap"])
def test_a_click_anywhere_on_a_banner_goes_on(program: Program, place: str) -> None:
    sit_down(program, 2, seed=4)
    program.pilot.key(pygame.K_RETURN)
    program.play_on(50)
    program.pilot.wait(2 * DEAF)
    assert program.scene(BannerScene).lines
    program.click(place)
    program.scene(TableScene)


def test_a_list_too_long_for_a_banner_scrolls_by_its_bar(program: Program) -> None:
    sit_down(program, 2, seed=4)
    program.pilot.key(pygame.K_RETURN)
    program.play_on(50)
    program.pilot.wait(2 * DEAF)
    banner = program.scene(BannerScene)
    banner.lines *= 20
    banner.restyle()
    listed = program.node("recap")
    assert isinstance(listed, ScrollPanel)
    assert listed.reach > 0
    bar = listed.size.x - 2
    program.pilot.drag(listed.transform((bar, 4)), listed.transform((bar, listed.size.y - 4)))
    assert listed.offset == listed.reach
    program.scene(BannerScene)
    program.pilot.click(listed)
    program.scene(TableScene)


def test_a_cover_comes_before_a_private_answer_and_is_lifted_by_its_person(program: Program) -> None:
    seed = next(seed for seed in range(100) if asks_for_a_cover(seed))
    sit_down(program, 2, seed, sabotage=True)
    cover = program.scene(CoverScene)
    victim, words = cover.seat, cover._only.rect.union(cover._go.rect)
    wide, high = cover._envelope.rect.size
    assert words.h < 1.1 * min(high, wide / RATIO), "what is said is about as high as the envelope"
    program.pilot.key(pygame.K_ESCAPE)
    program.pilot.key(pygame.K_SPACE)
    program.scene(CoverScene)
    program.pilot.wait(1)
    program.pilot.click(Vector2(3, 3))
    program.pilot.key(pygame.K_RETURN)
    table = program.scene(TableScene)
    assert (table.session.viewpoint.seat, table.session.viewpoint.sight) == (victim, Sight.OWN)
    view = table.session.observation()
    table.session.decide(Random(1).choice(view.actions))
    assert table.session.viewpoint.sight is Sight.OPEN
    assert table.session.observation().hands[victim] is None


def test_a_cover_does_not_hear_the_keys_of_whoever_played_last(program: Program) -> None:
    session = sabotaged(program)
    program.app.table(session)
    program.pilot.step()
    for _ in range(9):
        program.pilot.key(pygame.K_RETURN)
        program.pilot.wait(0.12)
        program.scene(CoverScene)
    program.pilot.wait(1)
    program.pilot.key(pygame.K_RETURN)
    assert session.viewpoint.sight is Sight.OWN


def test_the_turn_goes_on_where_sabotage_is_taken_back(program: Program) -> None:
    session = sabotaged(program)
    active = session.observation().active
    session.undo()
    assert session.viewpoint == Viewpoint(active, Sight.OPEN)
    assert session.may_decide


def test_whoever_must_answer_cannot_take_back_what_another_did(program: Program) -> None:
    session = sabotaged(program)
    uncover(session)
    assert not session.can_undo()
    assert str(session.why_no_undo()) == "Another player’s decision cannot be taken back."


def test_the_turn_goes_on_where_the_last_to_answer_sabotage_gives_up(program: Program) -> None:
    session = sabotaged(program)
    active = session.observation().active
    uncover(session)
    session.decide(session.observation().actions[0])
    uncover(session)
    session.give_up()
    while session.to_act != active:
        session.poll()
        program.clock.advance(0.1)
    assert session.viewpoint == Viewpoint(active, Sight.OPEN)
    assert session.may_decide


def uncover(session: GameSession) -> None:
    assert isinstance(session.interlude, Cover)
    session.turn_to_next()
    session.interlude_over()


def sabotaged(program: Program) -> GameSession:
    """Return a game of three people; one has just used Sabotage, and the first to answer has a choice."""
    for seed in range(100):
        match = new_match(3, seed, people=3)
        if play_on(match, lambda view: bool(sabotages(view)), "random") is None:
            continue
        session = session_of(match, QUICK, program.clock)
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


def test_looking_at_an_own_hand_needs_a_held_button(program: Program) -> None:
    sit_down(program, 2, seed=4)
    program.pilot.key(pygame.K_RETURN)
    program.app.peek(program.session, 1)
    program.pilot.step()
    program.scene(PeekScene)
    with pytest.raises(KeyError):
        program.node("hand")
    program.pilot.press(program.node("hold"))
    assert len(program.node("hand").children) == len(program.session.match.observe(1).hand)
    program.pilot.release()
    with pytest.raises(KeyError):
        program.node("hand")
    program.click("close")
    program.scene(TableScene)


def peeking(program: Program) -> Node:
    """Open the page for the hand of somebody who is about to look at it."""
    sit_down(program, 2, seed=4)
    program.pilot.key(pygame.K_RETURN)
    program.app.peek(program.session, 1)
    program.pilot.step()
    peek = program.scene(PeekScene)
    return next(node for node in peek.root.children if node.name == "desk")


def test_a_hand_that_is_looked_at_is_large_and_hides_all_but_the_way_back(program: Program) -> None:
    desk = peeking(program)
    program.pilot.press(program.node("hold"))
    page = program.scene(PeekScene)
    above = page.root.children[page.root.children.index(desk) + 1 :]
    assert [node.name for node in above] == ["close"]
    assert desk.rect == page.root.bounds
    sprites, way_back = program.node("hand").children, program.node("close").rect
    assert all(sprite.rect.w > 0.15 * page.root.size.x for sprite in sprites)
    assert all(desk.rect.contains(sprite.rect) and sprite.rect.bottom < way_back.y for sprite in sprites)
    assert program.session.players[1].name in str(program.node("whose hand"))


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN])
def test_a_held_key_shows_an_own_hand_until_it_is_let_go(program: Program, key: int) -> None:
    hand = peeking(program)
    program.pilot.send(pygame.KEYDOWN, key=key, mod=0, unicode="")
    program.pilot.step()
    assert hand.visible
    program.pilot.key(pygame.K_TAB)
    assert program.scene(PeekScene).interface.focus.current is program.node("close")
    program.pilot.send(pygame.KEYUP, key=key, mod=0, unicode="")
    assert not hand.visible
    program.pilot.key(pygame.K_RETURN)
    program.scene(TableScene)


@pytest.mark.parametrize("button", [0, 6])
def test_a_held_button_of_a_gamepad_shows_an_own_hand(program: Program, button: int) -> None:
    hand, pad = peeking(program), Gamepad(program.app.context.keys.pad)
    for kind, seen in ((pygame.JOYBUTTONDOWN, True), (pygame.JOYBUTTONUP, False)):
        for event in pad.translate(Event(kind, button=button, instance_id=0)):
            program.stack.handle(event)
        program.pilot.step()
        assert hand.visible is seen


def test_a_key_leads_to_the_hand_of_whoever_is_not_playing(program: Program) -> None:
    sit_down(program, 2, seed=4)
    program.pilot.key(pygame.K_RETURN)
    program.pilot.key(pygame.K_v)
    assert program.scene(PeekScene).seat == 1


def test_of_several_hidden_hands_the_menu_offers_each(program: Program) -> None:
    sit_down(program, 3, seed=4)
    program.pilot.key(pygame.K_RETURN)
    program.pilot.key(pygame.K_v)
    program.pilot.step()
    with pytest.raises(KeyError):
        program.node("menu hand 0")
    program.node("menu hand 1")
    program.click("menu hand 2")
    assert program.scene(PeekScene).seat == 2


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_SPACE])
def test_a_recap_can_be_read_again_and_closes_after_a_click_in_it_too(program: Program, key: int) -> None:
    sit_down(program, 2, seed=4)
    program.pilot.key(pygame.K_RETURN)
    program.play_on(20)
    program.pilot.wait(2 * DEAF)
    program.pilot.key(pygame.K_RETURN)
    program.app.recap(program.session)
    program.pilot.step()
    assert program.node("recap").children
    program.pilot.key(key)
    program.scene(RecapScene)
    program.pilot.wait(2 * DEAF)
    program.pilot.click(program.node("recap"))
    program.pilot.key(key)
    program.scene(TableScene)


def test_the_next_to_play_read_that_somebody_gave_up(program: Program) -> None:
    sit_down(program, 3, seed=4)
    program.pilot.key(pygame.K_RETURN)
    program.pilot.key(pygame.K_ESCAPE)
    program.click("menu give up")
    assert program.caption("menu give up") == "Let an opponent play on?"
    program.pilot.wait(1.0)
    program.click("menu give up")
    for _ in range(1_000):
        program.pilot.step()
        if isinstance(program.stack.top, BannerScene):
            break
    first, *others = program.scene(BannerScene).lines
    assert (first.seat, first.left) == (0, True)
    assert others
    again, _ = Match.resume(program.session.match.ruleset, program.session.match.journal())
    assert recap_lines(session_of(again, QUICK, program.clock), 1)[0].left, "also after a resume"
