"""Nothing private is ever shown to the wrong person."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import pytest
from pygame import Surface

from wotrush.games import GAMES
from wotrush.match.match import Match
from wotrush.match.notices import Decided
from wotrush.match.opponents.worker import LocalWorker
from wotrush.match.seats import Human, Opponent, Player, Setup
from wotrush.model.rush import Observation, RushOptions, determinize, rush_ruleset
from wotrush.model.rush.events import Drew
from wotrush.model.rush.state import Prompt
from wotrush.scenes.hotseat.cover import CoverScene, PeekScene
from wotrush.scenes.rush.match import RushMatch
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.session.turning import Cover, TurnBanner
from wotrush.scenes.session.viewpoint import Sight
from wotrush.settings import Settings, Speed
from wotrush.stage.clock import ManualClock
from wotrush.workshop.staged import new_match, play_on
from wotrush.workshop.studio import Studio

OFF = Settings(language="en", speed=Speed.OFF)


def session_with(people: int, opponents: int, seed: int) -> GameSession:
    players: list[Player] = [Human(f"Person {i}") for i in range(people)]
    players += [Opponent(f"Opponent {i}", "random") for i in range(opponents)]
    options = RushOptions(players=len(players)).model_dump()
    setup = Setup(options, seed, tuple(players), datetime(2026, 1, 1, tzinfo=UTC))
    match: RushMatch = Match.new(rush_ruleset(), setup)
    return GameSession(match, LocalWorker(GAMES["rush"]), OFF, ManualClock())


def assert_only_open_hands(view: Observation, private_to: int | None = None) -> None:
    playing = view.to_act is not None
    for seat, hand in enumerate(view.hands):
        lies_open = playing and seat == view.active
        assert (hand is not None) == (lies_open or seat == private_to), f"hand of {seat} in turn {view.turn}"


@pytest.mark.parametrize(("people", "opponents", "seed"), [(2, 0, 1), (3, 0, 2), (2, 2, 3), (5, 0, 4)])
def test_on_a_shared_screen_only_open_hands_are_seen(people: int, opponents: int, seed: int) -> None:
    session, rng = session_with(people, opponents, seed), Random(seed)
    covers = 0
    for _ in range(4000):
        for news in session.poll():
            assert isinstance(news, Decided)
            hidden = [event for event in news.events if isinstance(event, Drew) and not event.open]
            assert all(event.cards is None for event in hidden)
        if session.result() is not None:
            break
        match session.interlude:
            case TurnBanner():
                assert not session.may_decide
                session.turn_to_next()
                assert_only_open_hands(session.observation())
                session.interlude_over()
            case Cover(seat):
                covers += 1
                session.turn_to_next()
                assert_only_open_hands(session.observation())
                session.interlude_over()
                view = session.observation()
                assert view.prompt is Prompt.SABOTAGE
                assert_only_open_hands(view, private_to=seat)
                session.decide(rng.choice(view.actions))
                assert session.viewpoint.sight is Sight.OPEN
        assert_only_open_hands(session.observation())
        if session.may_decide:
            session.decide(rng.choice(session.observation().actions))
    assert session.result() is not None
    assert covers, "this game never asked for a cover: choose another seed"


def test_a_person_alone_always_sees_their_own_hand_and_no_other() -> None:
    session, rng = session_with(1, 2, 5), Random(5)
    for _ in range(3000):
        session.poll()
        assert session.interlude is None
        if session.result() is not None:
            break
        assert_only_open_hands(session.observation(), private_to=0)
        if session.may_decide:
            session.decide(rng.choice(session.observation().actions))
    assert session.result() is not None


def test_where_nobody_decides_nothing_private_is_seen() -> None:
    session = session_with(0, 3, 6)
    for _ in range(300):
        session.poll()
        assert_only_open_hands(session.observation())


def sabotaged(people: int, choices: int) -> RushMatch:
    """Return a game in which a person with so many cards must answer Sabotage."""
    for seed in range(200):
        match = new_match(people, seed, people=people)
        asked = play_on(
            match, lambda view: view.prompt is Prompt.SABOTAGE and len(view.actions) == choices, "random"
        )
        if asked is not None:
            return match
    raise LookupError(f"No Sabotage with {choices} choices in 200 games.")


def test_with_one_card_to_choose_from_nobody_is_asked() -> None:
    match = sabotaged(2, choices=1)
    session = GameSession(match, LocalWorker(GAMES["rush"]), OFF, ManualClock())
    assert session.interlude is None
    session.poll()
    assert match.observe(0).prompt is not Prompt.SABOTAGE


def test_a_cover_shows_nothing_of_the_hand_behind_it() -> None:
    match = sabotaged(2, choices=2)
    victim = match.to_act()
    assert victim is not None
    assert picture(match) == picture(with_another_hand(match, victim))


def with_another_hand(match: RushMatch, seat: int) -> RushMatch:
    """Return the same table with the hidden cards of a seat dealt anew."""
    for seed in range(100):
        world = determinize(match.observe(1 - seat), Random(seed))
        if sorted(world.hands[seat]) != sorted(match.observe(seat).hand) and len(world.legal_actions()) > 1:
            world.record = True
            return Match(match.ruleset, match.setup, world)
    raise LookupError("No other hand fits what is known.")


def picture(match: RushMatch) -> bytes:
    studio = Studio((640, 360))
    session = GameSession(match, LocalWorker(GAMES["rush"]), OFF, studio.clock)
    assert isinstance(session.interlude, Cover)
    return pixels(studio.take(CoverScene(studio.context, session)))


def pixels(surface: Surface) -> bytes:
    return bytes(surface.get_buffer().raw)


def test_an_own_hand_is_seen_only_while_the_button_is_held() -> None:
    studio = Studio((640, 360))
    match = new_match(2, 3, people=2)
    closed = 1 - match.observe(0).active
    scene = PeekScene(
        studio.context, GameSession(match, LocalWorker(GAMES["rush"]), OFF, studio.clock), closed
    )
    pilot = studio.pilot(scene)
    covered = pixels(pilot.surface)
    button = scene.root.find("hold")
    pilot.move(button)
    waiting = pixels(pilot.surface)
    pilot.press()
    assert scene.root.find("hand").visible
    assert pixels(pilot.surface) not in (covered, waiting)
    pilot.release()
    assert pixels(pilot.surface) == waiting
