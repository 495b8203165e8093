"""Three people at one screen, with motion: whoever is to decide sees what is fought out, and can do at once all that is legal."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pygame
import pytest
from pygame import FRect

from tests.model.hunter.rules.tabletop import table as laid_table
from tests.scenes.hunter.staged import FOE, Staged
from tests.scenes.hunter.tables import ENTRY, Battle, battle, seated
from tests.scenes.navigator import Navigator
from wotrush.ai.registry import load_ruleset, make_agent
from wotrush.game_info import TURN_IS_OVER
from wotrush.i18n import set_language, t
from wotrush.match.match import AnyMatch, Match
from wotrush.match.notices import Decided
from wotrush.match.seats import Human, Opponent, Player, Setup
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.events import HunterEvent
from wotrush.model.hunter.state import IN_DEPLOYMENT, IN_TURNS
from wotrush.scenes.description.window_call import WindowCall
from wotrush.scenes.hotseat.cover import CoverScene
from wotrush.scenes.hunter.board.enemies import _note_in, note_of
from wotrush.scenes.hunter.board.own import own_note
from wotrush.scenes.hunter.choreography.film import FOUGHT_OUT, LOOK, LOOK_OF_ALL
from wotrush.scenes.hunter.play.handles import handles
from wotrush.scenes.hunter.table.status import others_text
from wotrush.scenes.hunter.texts.acting import NO_UNITS
from wotrush.scenes.hunter.view.layout import CardLook
from wotrush.scenes.session.turning import Cover
from wotrush.scenes.session.viewpoint import Sight, Viewpoint
from wotrush.settings import Asking, Settings, Speed
from wotrush.stage.motion.tween import Motion
from wotrush.stage.widgets import Button

MOST_FRAMES = 4_000


@pytest.mark.parametrize(
    ("people", "seed"),
    [(3, 9), (1, 3), *(pytest.param(*case, marks=pytest.mark.long) for case in ((3, 4), (2, 6)))],
)
def test_what_is_legal_can_be_taken_hold_of_once_nothing_moves(
    people: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Navigator, "interlude", lambda self, session: None)
    table = battle(3, seed, people=people, speed=Speed.NORMAL)
    agent, rng, looked, session = make_agent(ENTRY, "recruit"), Random(seed), 0, table.session
    for _ in range(MOST_FRAMES):
        table.pilot.step(0.05)
        if session.result() is not None or looked >= 60:
            break
        if not table.scene.still:
            continue
        if (duel := table.scene.view.duel) is not None:
            stage = table.scene.pieces.stage
            assert (stage.visible, stage.alpha, stage.duel) == (True, 1.0, duel and duel.after_hits)
        if isinstance(session.interlude, WindowCall):
            session.close_call(set(session.interlude.seats), all_turn=False)
        elif session.interlude is not None:
            session.turn_to_next()
            session.interlude_over()
        elif session.may_decide:
            if table.o.phase == IN_TURNS:
                sources = {handles(table.o, action).source for action in table.o.actions} - {None}
                assert all(source and table.scene.controls.possible.can_take(source) for source in sources)
                looked += 1
            session.decide(agent.choose(session.observation(), rng).action)
        session.go_on()
    assert looked >= 30


def test_whoever_gives_up_among_three_leaves_a_closed_hand() -> None:
    table, agent, rng = battle(3, 3, people=3, decisions=60), make_agent(ENTRY, "recruit"), Random(1)
    session = table.session
    for _ in range(MOST_FRAMES):
        session.poll()
        if isinstance(session.interlude, WindowCall):
            session.close_call(())
        elif session.interlude is not None:
            session.turn_to_next()
            session.interlude_over()
        elif session.may_decide:
            o = session.observation()
            if o.hand and o.phase == IN_TURNS and o.active == o.seat and not o.reacting:
                break
            session.decide(agent.choose(o, rng).action)
        table.pilot.clock.advance(1.0)
    leaver = session.viewpoint.seat
    assert session.observation().hand
    session.give_up()
    for _ in range(60):
        assert session.viewpoint.sight is Sight.OPEN or session.viewpoint.seat != leaver
        session.poll()
        table.pilot.clock.advance(1 / 30)


def test_who_is_out_learns_how_to_get_to_the_end() -> None:
    view = battle(3, 4, people=2, decisions=40).scene.view
    assert view.o.phase == IN_TURNS
    texts, active = {}, view.o.active
    assert active == 0
    for out in (0, 0b001, 0b010, 0b011):
        view.o = replace(view.o, out=out)
        texts[out] = others_text(view)
    assert texts[0] == texts[0b010] == f"{view.names[active]} is playing…", "one of the two still plays"
    assert texts[0b001] == "", "whoever is out plays no more"
    assert texts[0b011] == "Out of the game: “Skip” leads to its end."


def test_nobody_is_told_of_the_own_turn_who_looks_on_alone() -> None:
    view = battle(3, 4, decisions=40).scene.view
    view.o = replace(view.o, active=view.o.seat)
    assert others_text(view) == ""
    view.o = replace(view.o, active=1)
    assert others_text(view) == f"{view.names[1]} is playing…"


def test_who_has_no_units_left_is_told_to_be_nearly_out() -> None:
    """In a narrow room shorter: the hope of reinforcements is not cut off."""
    view = battle(3, 4, decisions=40).scene.view
    o = view.o
    assert note_of(o, 1) == ""
    gone = replace(o, lines=(*o.lines[:3], (), (), (), *o.lines[6:]))
    note = note_of(gone, 1)
    assert note == "no units left: out at the end of their own turn unless reinforcements come"
    assert _note_in(view, note, FRect(0, 0, 400, 80)) == note
    assert _note_in(view, note, FRect(0, 0, 110, 80)) == "no units left: out without reinforcements"
    assert note_of(replace(gone, out=0b010), 1) == "out of the game, its points still count"


def test_who_is_called_to_deploy_sees_the_own_lines_even_with_nothing_to_choose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Navigator, "interlude", lambda self, session: None)
    agent, called = make_agent(ENTRY, "recruit"), list[int]()
    for seed in range(4):
        table, rng = battle(2, seed, people=2), Random(seed)
        session = table.session
        while (o := session.observation()).phase != IN_TURNS:
            session.poll()
            if session.interlude is not None:
                session.turn_to_next()
                session.interlude_over()
                session.poll()
                assert session.may_decide, "whoever has taken the screen is asked"
                if session.observation().phase == IN_DEPLOYMENT:
                    called.append(len(session.observation().actions))
                if session.observation().phase == IN_DEPLOYMENT and called[-1] == 1:
                    table.pilot.step()
                    (go_on,) = table.scene.pieces.choices.children
                    assert isinstance(go_on, Button)
                    assert go_on.name == f"choice {session.observation().actions[0]}"
                    assert table.scene.view.status.startswith("Nothing to choose")
                    assert go_on.style is table.scene.view.theme.styles.gold
                    version = session.match.version
                    table.pilot.key(pygame.K_RETURN)
                    assert session.match.version > version
            elif session.may_decide:
                session.decide(agent.choose(o, rng).action)
    assert 1 in called
    assert 2 in called


@pytest.mark.parametrize("event", ["camouflage", "bad_weather"])
def test_whoever_has_drawn_an_event_reads_it_before_the_screen_goes_on(event: str) -> None:
    """A red event, which is for all to see, holds nobody up."""
    game = laid_table(f"event_deck: {event}\nseat: S1\n front: 1 u031\nseat: S2\n front: 9 u005")
    setup = Setup({"players": 2}, 1, (Human("Anna"), Human("Bison")), datetime(2026, 1, 1, tzinfo=UTC))
    match: AnyMatch = Match(load_ruleset(ENTRY), setup, game)
    table = seated(match, Settings(language="en", speed=Speed.NORMAL), (1280, 720))
    table.rest()
    session, end = table.session, table.scene.pieces.end
    table.pilot.click(table.scene.pieces.main)
    if event == "bad_weather":
        assert not session.lingers
        return
    table.pilot.wait(10.0)
    assert session.viewpoint == Viewpoint(0, Sight.OWN)
    assert table.o.hand == (w.CAMOUFLAGE,)
    assert "read it" in table.scene.view.status
    assert (table.scene.turn.end_text(), end.enabled) == ("Hand over", True)
    table.go.went.clear()
    table.pilot.key(pygame.K_e)
    assert not session.lingers
    assert table.go.went == ["interlude"]


SPIES = "seat: S1\n front: 1 u022 revealed\nseat: S2\n front: 9 u005{}\n"


def _spying(others: str, *players: Player, **asked: Asking) -> Battle:
    """Return a table at which Anna's only unit is about to spy on Bison successfully."""
    game = laid_table(SPIES.format(others), s1=(1,))
    seated_players = (Human("Anna"), *players)
    setup = Setup({"players": len(seated_players)}, 1, seated_players, datetime(2026, 1, 1, tzinfo=UTC))
    settings = Settings(language="en", speed=Speed.NORMAL, asked=asked)
    table = seated(Match(load_ruleset(ENTRY), setup, game), settings, (1280, 720))
    table.rest()
    return table


def _take(table: Battle, kind: type) -> None:
    table.session.decide(next(action for action in table.o.actions if isinstance(action, kind)))


def _hands_over_by_hand(table: Battle) -> None:
    """Assert that Anna's turn is over and that she looks at the table until she hands over."""
    assert table.session.match.turn > 2
    assert table.session.viewpoint == Viewpoint(0, Sight.OWN)
    assert table.scene.view.status == "Your turn is over: look around, then hand over."
    table.go.went.clear()
    table.pilot.key(pygame.K_e)
    assert table.go.went == ["interlude"]


def test_whoever_has_uncovered_a_unit_as_the_last_act_of_a_turn_sees_it_before_the_screen_goes_on() -> None:
    table = _spying(", 10 u006", Human("Bison"))
    _take(table, act.Spy)
    table.pilot.wait(10.0)
    _take(table, act.Show)
    table.pilot.wait(10.0)
    _hands_over_by_hand(table)


def test_so_do_they_where_the_unit_is_uncovered_after_others_were_asked_for_reactions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = _spying("\n hand: radio_silence", Human("Bison"), declared=Asking.ALWAYS)
    _take(table, act.Spy)
    with monkeypatch.context() as calls:
        calls.setattr(Navigator, "interlude", lambda self, session: None)
        table.pilot.wait(10.0)
        assert isinstance(table.session.interlude, WindowCall)
        table.session.close_call(())
        table.pilot.wait(10.0)
    _hands_over_by_hand(table)


def test_what_an_opponent_uncovers_in_a_later_turn_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Anna's turn ends by itself with nothing new to her, and the opponent's shows a unit of Bison's."""
    text = f"{SPIES.format(', 10 u023 revealed')}seat: S3\n front: 17 u006\n"
    players = (Human("Anna"), Opponent("Tiger", "recruit"), Human("Bison"))
    setup = Setup({"players": 3}, 1, players, datetime(2026, 1, 1, tzinfo=UTC))
    game = laid_table(text, "players=3", s1=(6,), s2=(1,))
    table = seated(Match(load_ruleset(ENTRY), setup, game), Settings(language="en"), (1280, 720))
    table.rest()
    table.session.decide(next(action for action in table.o.actions if str(action) == "spy 1>S3"))
    monkeypatch.setattr(Navigator, "interlude", lambda self, session: None)
    session, uncovered = table.session, False
    for _ in range(200):
        table.pilot.step(0.1)
        if isinstance(session.interlude, WindowCall):
            session.close_call(())
        uncovered |= any(
            isinstance(event, ev.UnitRevealed)
            for item in session.log()
            if isinstance(item, Decided)
            for event in item.events
        )
        assert not session.lingers
    assert uncovered


@pytest.mark.parametrize("asked", [Asking.CONCERNED, Asking.ALWAYS])
def test_a_turn_ends_by_itself_unless_the_settings_say_otherwise(asked: Asking) -> None:
    table = Staged("front: 1 u031 revealed", FOE.format(""), (), (), deck="smoke smoke").lay(reduced=True)
    table.session.apply_settings(
        table.scene.context.settings.model_copy(update={"asked": {TURN_IS_OVER: asked}})
    )
    session, turn = table.session, table.session.match.turn
    table.rest()
    table.pilot.click(table.scene.pieces.main)
    table.pilot.wait(10.0)
    if asked is Asking.ALWAYS:
        assert session.match.turn == turn + 1
        assert not others_decided(table)
        assert table.scene.view.status.startswith("Your turn is over")
        table.pilot.click(table.scene.pieces.end)
        table.pilot.wait(10.0)
    assert others_decided(table)


def others_decided(table: Battle) -> bool:
    return any(isinstance(news, Decided) and news.seat == 1 for news in table.session.log())


def test_the_dice_are_seen_by_all_before_a_cover_and_no_hidden_unit_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody reacts to this attack, so that the same decision ends the fight and hands the screen on."""
    table = battle(3, 3, people=3, speed=Speed.NORMAL, decisions=60)
    table.rest()
    session, view, seat = table.session, table.scene.view, table.o.active
    assert session.viewpoint == Viewpoint(seat, Sight.OWN)
    monkeypatch.setattr(Navigator, "interlude", lambda self, session: self._note("cover"))
    table.go.went.clear()
    hidden = [place for place in table.o.front(seat) if not table.o.revealed(place)]
    assert hidden
    session.decide(next(action for action in table.o.actions if isinstance(action, act.DeclareAttack)))
    table.pilot.step()
    assert isinstance(session.interlude, Cover)
    assert not table.scene.still, "a film shows it"
    backs = [view.faces.side(place, CardLook(None, place)) for place in hidden]
    assert [table.scene.cards.sprites[place].face for place in hidden] == backs
    while not table.scene.still:
        table.pilot.step()
    assert view.duel is not None
    table.pilot.wait(LOOK_OF_ALL / 2)
    assert "cover" not in table.go.went
    table.pilot.wait(LOOK_OF_ALL)
    assert "cover" in table.go.went


def test_what_is_fought_out_is_shown_and_stands_before_anything_covers_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also where whoever has just taken the screen passes without being asked, and where a spying ends the turn."""
    went: list[float] = []
    films: list[tuple[float, float]] = []
    table = battle(3, 5, people=3, speed=Speed.NORMAL, options={"charge": True, "evade": True})
    session, film, build, clock = table.session, table.scene.film, table.scene.film.film, table.pilot.clock
    monkeypatch.setattr(Navigator, "interlude", lambda self, session: went.append(clock.now()))

    def filmed(events: list[HunterEvent], after: object) -> Motion:
        motion = build(events, after)  # type: ignore[arg-type]
        if any(isinstance(event, FOUGHT_OUT) for event in events):
            films.append((clock.now(), motion.duration))
        return motion

    monkeypatch.setattr(film, "film", filmed)
    agent, rng, stood = make_agent(ENTRY, "recruit"), Random(2), 0
    while stood < 12:
        table.pilot.step(0.05)
        if went:
            if films:
                begin, long = films[-1]
                assert long > 0, "it is shown"
                assert went[0] - begin - long > LOOK - 0.1, "and stands there"
                stood += 1
            went.clear()
            films.clear()
            if isinstance(session.interlude, WindowCall):
                session.close_call(set(session.interlude.seats) if stood % 2 else set(), all_turn=False)
            elif session.interlude is not None:
                session.turn_to_next()
                session.interlude_over()
        elif session.may_decide and table.scene.still:
            films.clear()
            table.scene.decide(agent.choose(session.observation(), rng).action)
            session.go_on()


def test_whoever_takes_over_the_screen_after_losing_or_showing_units_reads_first_what_was_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Navigator, "interlude", lambda self, session: None)
    table = battle(3, 3, people=3, decisions=30)
    agent, rng, session = make_agent(ENTRY, "recruit"), Random(1), table.session
    told, hidden = Counter[tuple[bool, bool]](), dict[int, set[int]]()
    for _ in range(200):
        table.pilot.step(1.0)
        seat, interlude = session.match.to_act(), session.interlude
        if isinstance(interlude, WindowCall):
            session.close_call(set(interlude.seats), all_turn=False)
        elif isinstance(interlude, Cover):
            o = session.match.observe(interlude.seat)
            own_turn, first = o.active == interlude.seat, interlude.seat not in hidden
            covered = {place for place in (*o.front(o.seat), *o.back(o.seat)) if not o.revealed(place)}
            table.go.went.clear()
            cover = CoverScene(table.scene.context, session)
            table.pilot.clock.advance(1.0)
            cover.uncover()
            recapped = "recap" in table.go.went
            if own_turn and not first:
                told[bool(hidden[o.seat] - covered), recapped] += 1
            assert own_turn or not recapped, "whoever only strikes back is not held up"
        elif session.may_decide and seat is not None:
            session.decide(agent.choose(session.observation(), rng).action)
            o = session.match.observe(seat)
            session.go_on()
            hidden[seat] = {place for place in (*o.front(seat), *o.back(seat)) if not o.revealed(place)}
    assert told[True, True]
    assert not told[True, False]
    assert told[False, True], "of three, what was done to others is told too"


def test_that_the_viewer_has_no_units_left_is_said_once() -> None:
    """In the status where this asks for the turn, or else in the empty line."""
    set_language("en")
    view = battle(3, 4, decisions=40).scene.view
    view.o = replace(view.o, lines=((), (), (), *view.o.lines[3:]))
    assert own_note(view).startswith("no units left")
    view.status = t(NO_UNITS)
    assert own_note(view) == ""
