"""Every frame of a game at one screen is compared twice: with the cards as they lie, and with the hidden ones dealt
anew.

What nobody may see must make no difference to a single pixel: not on a card, not in a close-up, in no text, tip or log.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from tests.scenes.program import Program
from tests.scenes.rush.tables import PlainFaces
from wotrush.ai.registry import make_agent
from wotrush.games import GAMES
from wotrush.match.match import Match
from wotrush.model.game import ANYBODY
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import Action, EndTurn
from wotrush.model.rush.view.secrets import public
from wotrush.scenes.hotseat.cover import CoverScene, PeekScene
from wotrush.scenes.rush.match import RushMatch
from wotrush.scenes.rush.table import scene as table_module
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.session.viewpoint import Sight
from wotrush.scenes.table.panels.hot_spots import HotSpot
from wotrush.settings import Settings, Speed
from wotrush.workshop.staged import new_match, session_of

BRISK = Settings(language="en", speed=Speed.FAST)
SIZE = (320, 180)
FRAME = 0.1


@pytest.fixture(autouse=True)
def _plain_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every card a color of its own, which is faster to draw and as easy to distinguish."""

    monkeypatch.setattr(table_module, "Faces", PlainFaces)


class Onlookers:
    """Two screens side by side, compared whenever either is drawn."""

    def __init__(self, folder: Path) -> None:
        self.programs = [Program(folder / name, BRISK, SIZE) for name in ("true", "dealt anew")]
        self.frames = 0

    def sit_down(self, match: RushMatch, other: RushGame) -> None:
        for program, game in zip(self.programs, (match._game.copy(), other), strict=True):
            session = session_of(Match(match.ruleset, match.setup, game), BRISK, program.clock)
            session.turn_to_next()
            session.interlude_over()
            program.app.table(session)
        self.look()

    @property
    def sessions(self) -> list[GameSession]:
        return [program.session for program in self.programs]

    def look(self, frames: int = 1) -> None:
        """Show the same moments on both screens."""
        for _ in range(frames):
            for program in self.programs:
                program.pilot.step(FRAME)
            self.frames += 1
            one, other = (program.pilot.surface for program in self.programs)
            same = bytes(one.get_buffer().raw) == bytes(other.get_buffer().raw)
            assert same, f"{self.programs[0].stack.top} shows what nobody may see"

    def look_until_quiet(self) -> None:
        for _ in range(80):
            self.look()
            if not self.programs[0].stack.moving and not self.programs[0].stack.stale:
                return

    def key(self, key: int) -> None:
        for program in self.programs:
            program.pilot.send(pygame.KEYDOWN, key=key, mod=0, unicode="")
            program.pilot.send(pygame.KEYUP, key=key, mod=0, unicode="")
        self.look(2)

    def decide(self, action: Action) -> None:
        """Decide, unless the table has done so automatically."""
        for session in self.sessions:
            if not session.match.version:
                session.decide(action)
        self.look_until_quiet()


def twin(match: RushMatch, action: Action, rng: Random) -> RushGame | None:
    """Return another deal of what is hidden now and stays hidden after that decision; None if none is found."""
    game = match._game
    after = _done(game, action)
    seen_after = {seat for seat in (after.active, game.active, game.to_act()) if seat is not None}
    for _ in range(20):
        other = game.copy()
        for seat in range(game.seats):
            _deal_anew(other, seat, keep_hand=seat in seen_after, rng=rng)
        done = _done(other, action)
        alike = _public(other) == _public(game) and _public(done) == _public(after)
        if alike and _hidden(done) != _hidden(after):
            return other
    return None


def _deal_anew(game: RushGame, seat: int, *, keep_hand: bool, rng: Random) -> None:
    hand, garage = game.hands[seat], game.garages[seat]
    if keep_hand:
        rng.shuffle(garage)
        return
    cards = hand + garage
    rng.shuffle(cards)
    game.hands[seat], game.garages[seat] = cards[: len(hand)], cards[len(hand) :]


def _done(game: RushGame, action: Action) -> RushGame:
    world = game.copy()
    world.record = True
    world.events = list(world.apply(action))
    return world


def _public(game: RushGame) -> tuple[object, ...]:
    """Return what everybody may know, from either side of the table; a forced decision is made at once and seen."""
    ruleset = new_match(2, 1).ruleset
    views = [public(game.observe(seat)) for seat in range(game.seats)]
    reported = [ruleset.event_for(event, ANYBODY) for event in game.events or ()]
    only = game.legal_actions() if len(game.legal_actions()) == 1 else ()
    return (*views, game.to_act(), *reported, *only)


def _hidden(game: RushGame) -> list[list[int]]:
    return [sorted(hand) for hand in game.hands]


def moments(match: RushMatch, seed: int) -> Iterator[Action]:
    """Yield every decision of a game, before it is made."""
    agent = make_agent(GAMES["rush"], "random")
    rng = Random(seed)
    while (seat := match.to_act()) is not None:
        action: Action = agent.choose(match.observe(seat), rng).action
        yield action


@pytest.mark.parametrize(
    ("people", "seed", "turns"),
    [(3, 8, 9), *(pytest.param(*case, marks=pytest.mark.long) for case in ((2, 3, 12), (3, 8, 12)))],
)
def test_no_frame_of_a_game_at_one_screen_depends_on_what_is_hidden(
    people: int, seed: int, turns: int, tmp_path: Path
) -> None:
    onlookers, rng = Onlookers(tmp_path), Random(seed)
    match = new_match(people, seed, people=people)
    compared = ended = covered = 0
    for action in moments(match, seed):
        if match.turn >= turns:
            break
        other = twin(match, action, rng)
        if other is not None:
            onlookers.sit_down(match, other)
            look_around(onlookers, compared)
            onlookers.decide(action)
            compared += 1
            ended += isinstance(action, EndTurn)
            covered += isinstance(onlookers.programs[0].stack.top, CoverScene)
            take_back(onlookers)
        match.decide(action)
    assert ended >= 4
    assert covered or people == 2
    assert compared > 10
    assert onlookers.frames > 200


def take_back(onlookers: Onlookers) -> None:
    """Undo where that is allowed; on a banner the key only moves on, to the next person's table."""
    onlookers.key(pygame.K_u)
    onlookers.look_until_quiet()


def look_around(onlookers: Onlookers, round: int) -> None:
    """Look somewhere else each time: at a pile, a squad, the recap, the menu, a hint, or the cover before a hand."""
    keys = (pygame.K_s, pygame.K_r, pygame.K_h, pygame.K_v, pygame.K_ESCAPE, pygame.K_TAB)
    if onlookers.sessions[0].viewpoint.sight is Sight.OWN:
        return
    point_at_a_spot(onlookers, round)
    key = keys[round % len(keys)]
    onlookers.key(key)
    if key != pygame.K_TAB and key != pygame.K_h:
        onlookers.key(pygame.K_ESCAPE)


def point_at_a_spot(onlookers: Onlookers, round: int) -> None:
    """Point at a spot until its tip is shown."""
    for program in onlookers.programs:
        table = program.scene(TableScene)
        spots = [node for node in table.root.walk() if isinstance(node, HotSpot)]
        program.pilot.move(spots[round % len(spots)])
    onlookers.look(5)


def test_a_held_hand_does_show_and_so_would_be_noticed(tmp_path: Path) -> None:
    """The comparison does notice what is private as soon as somebody looks at a hand."""
    onlookers, rng = Onlookers(tmp_path), Random(1)
    match = new_match(2, 4, people=2)
    for action in moments(match, 4):
        other = twin(match, action, rng)
        if other is not None and isinstance(action, EndTurn):
            break
        match.decide(action)
    assert other is not None
    onlookers.sit_down(match, other)
    onlookers.decide(action)
    onlookers.key(pygame.K_RETURN)
    onlookers.key(pygame.K_v)
    assert isinstance(onlookers.programs[0].stack.top, PeekScene)
    for program in onlookers.programs:
        program.pilot.send(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
    with pytest.raises(AssertionError, match="nobody may see"):
        onlookers.look()
