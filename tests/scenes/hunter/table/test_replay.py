"""A replay of Tank Hunter shows what everybody saw; what one player saw as well, once the game is over and if asked for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from tests.scenes.navigator import Navigator
from tests.scenes.program import BlindPilot
from wotrush.ai.registry import load_ruleset
from wotrush.games import GAMES
from wotrush.match.journal import Journal
from wotrush.match.notices import Decided
from wotrush.match.replay import begin, walk
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.cards.words import GONE, REVEALED
from wotrush.model.hunter.events import CardKept
from wotrush.model.hunter.state import IN_TURNS
from wotrush.model.hunter.view.observation import HIDDEN
from wotrush.scenes.hunter.table.scene import BattleTable
from wotrush.scenes.hunter.view.layout import CardLook
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.session.watching import Studied, WatchedSession, watched_session
from wotrush.scenes.style.theme import Theme
from wotrush.settings import Settings, Speed
from wotrush.stage.clock import ManualClock
from wotrush.stage.scene import SceneStack
from wotrush.workshop.staged import new_match, play_on

PLAYERS = 3


@cache
def recorded(*, over: bool) -> Journal:
    match = new_match(PLAYERS, 4, game="hunter", commanders=True)
    play_on(match, lambda o: not over and o.round >= 5, "recruit")
    return match.journal()


@cache
def places(*, over: bool) -> range:
    length = watched_session(recorded(over=over), Settings(), ManualClock()).recorded.length
    return range(0, length, 9)


class Watched:
    """The table of a paused replay, on which nothing is opened yet."""

    def __init__(self, *, over: bool) -> None:
        clock, settings = ManualClock(), Settings(speed=Speed.OFF)
        self.session: WatchedSession = watched_session(recorded(over=over), settings, clock)
        self.session.conductor.pause()
        self.session.open_cards(False)
        self.pilot = BlindPilot(SceneStack(clock, fade=0), clock, (1280, 720))
        self.scene = BattleTable(AppContext(clock, Theme.of(), settings, Navigator()), self.session)
        self.pilot.stack.push(self.scene)
        self.pilot.step()

    @property
    def o(self) -> HunterObservation:
        return self.scene.view.o

    def go(self, place: int, seat: int) -> None:
        self.session.recorded.go_to(place)
        self.session.look_from(seat)
        self.pilot.step()
        self.scene.settle()

    def everywhere(self, *, over: bool) -> Iterator[int]:
        for place in places(over=over):
            for seat in range(PLAYERS):
                self.go(place, seat)
                yield seat

    def hidden(self, seat: int) -> list[int]:
        o = self.o
        return [
            unit
            for unit, owner in enumerate(o.owner)
            if owner == seat and o.line[unit] != GONE and not o.flags[unit] & REVEALED
        ]

    def look(self, unit: int) -> CardLook:
        look: CardLook = self.scene.cards.sprites[unit].lying.side
        return look


@pytest.mark.parametrize("over", [False, True], ids=["running", "over"])
def test_from_no_side_does_it_show_what_only_one_player_saw(*, over: bool) -> None:
    watched, backs = Watched(over=over), 0
    for _ in watched.everywhere(over=over):
        o = watched.o
        assert (o.hand, o.pack, o.kept, o.drawn, o.views) == ((), (), (), (), ())
        for seat in range(PLAYERS):
            for unit in watched.hidden(seat):
                assert o.kinds[unit] == HIDDEN
                assert watched.look(unit).kind is None
                backs += 1
    assert backs > 50


def test_after_the_end_it_shows_what_the_player_at_this_side_saw_and_no_more() -> None:
    watched, faces, hands = Watched(over=True), 0, 0
    watched.pilot.click(watched.scene.root.find("replay cards"))
    assert watched.session.opened
    for seat in watched.everywhere(over=True):
        own, others = watched.hidden(seat), [s for s in range(PLAYERS) if s != seat]
        assert [
            unit for unit in own if watched.look(unit).kind is None or not watched.look(unit).veiled
        ] == []
        assert all(watched.look(unit).kind is None for s in others for unit in watched.hidden(s))
        assert len(watched.o.hand) == watched.o.hand_sizes[seat]
        assert watched.o.actions == ()
        assert not watched.session.may_decide
        faces, hands = faces + len(own), hands + len(watched.o.hand)
    assert min(faces, hands) > 20


def test_what_was_opened_stays_open_while_the_replay_runs_and_can_be_closed() -> None:
    watched = Watched(over=True)
    watched.go(24, 0)
    watched.session.open_cards(True)
    for _ in range(8):
        watched.session.step()
        for _ in range(40):
            watched.pilot.step(0.05)
        assert watched.session.opened
        assert (
            [watched.look(unit).kind for unit in watched.hidden(0)].count(None) == 0 < len(watched.hidden(0))
        )
    watched.pilot.click(watched.scene.root.find("replay cards"))
    watched.pilot.step()
    assert not watched.session.opened
    assert watched.hidden(0)
    assert all(watched.look(unit).kind is None for unit in watched.hidden(0))


@pytest.mark.parametrize(("people", "over"), [(1, True), (1, False), (2, True)])
def test_whoever_played_alone_finds_the_own_cards_open_after_the_end(people: int, *, over: bool) -> None:
    match = new_match(PLAYERS, 4, people, game="hunter", commanders=True)
    play_on(match, lambda o: not over and o.round >= 2, "recruit")
    session = watched_session(match.journal(), Settings(), ManualClock())
    assert (session.opened, session.viewpoint.seat) == (people == 1 and over, 0)


def test_nothing_can_be_opened_before_the_end() -> None:
    watched = Watched(over=False)
    button = watched.scene.root.find("replay cards")
    watched.pilot.click(button)
    assert not watched.session.opened
    assert button.explanation() == "Hidden cards stay hidden until the game is over."
    watched.session.open_cards(True)
    assert not watched.session.opened


def test_a_replay_counts_rounds_in_which_a_player_was_out_already() -> None:
    """They have fewer turns, so that turns and seats do not tell how many there were."""
    match = new_match(PLAYERS, 3, game="hunter", quick_elimination=True)
    play_on(match, lambda o: False, "recruit")
    journal = match.journal()
    assert journal.turns[-1].turn // PLAYERS + 1 < journal.rounds()
    session = watched_session(journal, Settings(), ManualClock())
    session.recorded.go_to(session.recorded.length - 1)
    assert session.recorded.rounds == session.observation().round


def test_an_empty_table_before_the_battle_says_how_what_was_secret_is_shown() -> None:
    for over, said in ((True, "Show cards"), (False, "Everybody keeps a card.")):
        watched = Watched(over=over)
        watched.go(0, 0)
        assert said in watched.scene.view.status
    watched = Watched(over=True)
    watched.session.open_cards(True)
    watched.go(0, 0)
    assert watched.scene.view.status == "Everybody keeps a card."


def test_the_film_shows_the_cards_that_were_opened() -> None:
    session = watched_session(recorded(over=True), Settings(), ManualClock())
    kept: list[int | None] = []
    for opened in (True, False):
        session.open_cards(opened)
        session.conductor.skip()
        news = [one for _ in range(3) for one in session.poll() if isinstance(one, Decided)]
        mine = [event for one in news for event in one.events if getattr(event, "seat", None) == 0]
        kept += [event.card for event in mine if isinstance(event, CardKept)][:1]
        session.go_to_turn(0)
        session.poll()
    assert None not in kept[:1]
    assert kept[1:] == [None]


def test_a_replay_stands_still_before_a_reaction_that_is_looked_at() -> None:
    journal, ruleset = recorded(over=True), load_ruleset(GAMES["hunter"])
    reactions = [
        place
        for place, step in enumerate(walk(ruleset, journal, begin(ruleset, journal)))
        if step.before.reacting and step.before.phase == IN_TURNS and len(step.before.legal_actions()) > 1
    ]
    assert reactions
    for place in reactions[:5]:
        clock = ManualClock()
        session = watched_session(journal, Settings(), clock, place)
        session.study(Studied(place, lambda: "Better so.", lambda: None))
        for _ in range(5):
            session.poll()
            clock.advance(1.0)
        assert (session.recorded.place, session.remark) == (place, "Better so.")
        session.step()
        session.poll()
        assert session.recorded.place > place
        assert session.paused
