"""Films of Tank Hunter: nothing is shown before it happens, and in the end everything is where it belongs."""

from __future__ import annotations

from random import Random

import pytest

from tests.scenes.hunter.tables import ENTRY, Battle, battle
from tests.scenes.hunter.watching import FRAME, Watch, frames
from tests.scenes.strays import strays
from wotrush.ai.registry import make_agent
from wotrush.match.notices import Decided
from wotrush.model.hunter import events as ev
from wotrush.scenes.hunter.texts.event_cards import event_effect
from wotrush.scenes.hunter.texts.telling import EVENT_WORDS
from wotrush.scenes.table.motion.reading_time import reading_time
from wotrush.settings import Speed

OPTIONS = {"evade": True, "charge": True, "commanders": True}


@pytest.mark.parametrize(
    ("players", "seed", "reduced"),
    [(2, 5, False), (3, 2, True), pytest.param(5, 4, False, marks=pytest.mark.long)],
)
def test_nothing_is_shown_before_it_happens(players: int, seed: int, reduced: bool) -> None:
    table = battle(players, seed, options=OPTIONS, speed=Speed.NORMAL, reduced=reduced)
    table.scene.settle()
    watch, agent, rng = Watch(table), make_agent(ENTRY, "recruit"), Random(seed)
    decisions = 0
    while table.session.result() is None and decisions < 36:
        for _ in frames(table):
            watch.check()
        log = table.scene.pieces.log
        assert log.ahead == 0
        assert not strays(table.scene)
        assert table.scene.view.o == table.session.observation()
        if table.session.may_decide:
            table.session.decide(agent.choose(table.o, rng).action)
            decisions += 1
    kinds = {type(event) for _, events in watch.seconds for event in events}
    assert {ev.AttackDeclared, ev.DiceRolled, ev.StrikeResolved, ev.TurnOpened} <= kinds


def plain_attacks(watch: Watch) -> list[float]:
    """The seconds of films of an attack that is over by one strike."""
    plain = (ev.AttackDeclared, ev.DiceRolled, ev.StrikeResolved, ev.MarkerPut, ev.UnitLost)
    return [
        seconds
        for seconds, events in watch.seconds
        if events
        and isinstance(events[0], ev.AttackDeclared)
        and any(isinstance(event, ev.StrikeResolved) for event in events)
        and sum(isinstance(event, ev.DiceRolled) for event in events) == 1
        and all(isinstance(event, plain) for event in events)
        and max(len(event.dice) for event in events if isinstance(event, ev.DiceRolled)) == 1
    ]


def test_a_plain_attack_even_a_charge_takes_no_more_than_1_6_seconds() -> None:
    lasted: list[float] = []
    for seed in range(6):
        table = battle(2, seed, options={"charge": True}, speed=Speed.NORMAL)
        table.scene.settle()
        watch, agent, rng = Watch(table), make_agent(ENTRY, "recruit"), Random(seed)
        for _ in range(120):
            table.scene.settle()
            table.pilot.step(0.5)
            if table.session.result() is not None:
                break
            if table.session.may_decide:
                table.scene.decide(agent.choose(table.o, rng).action)
        lasted += plain_attacks(watch)
    assert len(lasted) >= 10
    assert max(lasted) <= 1.6


def test_log_and_narration_wait_for_the_film_and_a_skip_tells_all_at_once() -> None:
    table = battle(2, 3, speed=Speed.SLOW, decisions=30)
    table.scene.settle()
    agent, rng = make_agent(ENTRY, "recruit"), Random(3)
    waited = 0
    for _ in range(200):
        table.pilot.step(0.1)
        log = table.scene.pieces.log
        if not table.scene.still and log.ahead:
            waited += 1
            table.scene.settle()
            assert log.ahead == 0
        if table.session.result() is not None:
            break
        if table.session.may_decide:
            table.session.decide(agent.choose(table.o, rng).action)
    assert waited > 5
    events = [event for news in table.session.log() if isinstance(news, Decided) for event in news.events]
    assert events


def absent(table: Battle) -> list[int]:
    """Return the units of a fight that are not on the stage though dice lie there and more is to come."""
    view, stage, sprites = table.scene.view, table.scene.pieces.stage, table.scene.cards.sprites
    duel = stage.duel
    if not stage.visible or stage.alpha < 1 or stage.rolled < 1 or duel is None:
        return []
    if duel.over or duel.row is None or not duel.row.dice:
        return []
    return [
        unit
        for unit, place in view.zone.units(duel).items()
        if unit not in duel.lost and abs(sprites[unit].size.x - place.w) > 1
    ]


@pytest.mark.parametrize(
    "seed", [22, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 3, 6, 7, 8, 10))]
)
def test_a_turn_of_an_opponent_takes_at_most_five_seconds_with_eight_players(seed: int) -> None:
    """With seed 22 an opponent plays three events, attacks, and re-rolls its dice, all in one turn. Whose turn it is has large
    cards, and of a fight both stand on the stage.
    """
    table = battle(8, seed, options=OPTIONS, speed=Speed.NORMAL)
    table.scene.settle()
    agent, rng, lasted = make_agent(ENTRY, "recruit"), Random(seed), list[float]()
    turn, began, asked = (0, 0), table.pilot.clock.now(), True
    for _ in range(3000):
        table.pilot.step(1 / 20)
        assert not absent(table), "it stands in its line while its dice lie there"
        o, now = table.scene.view.o, table.pilot.clock.now()
        if (o.turn, o.active) != turn:
            if turn[1] != o.seat and not asked and turn[0] > 0:  # The first begins with the deployment.
                lasted.append(now - began)
            turn, began, asked = (o.turn, o.active), now, False
        if len(lasted) >= 30 or table.session.result() is not None:
            break
        if table.session.may_decide and table.scene.still:
            asked = True  # A person may take any time to answer.
            table.session.decide(agent.choose(table.o, rng).action)
    assert len(lasted) >= 30
    assert max(lasted) <= 5.0


def test_an_opponents_turn_keeps_its_pace_where_a_person_answers_without_being_asked() -> None:
    """What is passed for a person who has nothing to choose is part of the opponent's film."""
    table = battle(3, 5, speed=Speed.NORMAL)
    opponent: Decided[ev.HunterEvent] = Decided(1, 0, ())
    person: Decided[ev.HunterEvent] = Decided(0, 0, ())
    pace = table.scene.playback._pace_for
    assert pace([person], 60.0) == 1.0
    assert pace([opponent, person], 60.0) == pace([opponent], 60.0) < 0.5


def test_an_opponent_gives_the_reason_as_what_it_is_about_is_seen_and_before_the_dice() -> None:
    table = battle(2, 5, options=OPTIONS, speed=Speed.NORMAL)
    table.scene.settle()
    watch, agent, rng, said, planned = Watch(table), make_agent(ENTRY, "recruit"), Random(5), 0, 0
    for _ in range(25):
        for _ in frames(table):
            reason = table.scene.view.reason
            assert watch.shown or reason is None or not watch.events or table.scene.still, watch.events
            waits = any(isinstance(event, ev.DiceRolled) for event in watch.events[watch.shown :])
            planned += waits and reason is not None
            said += reason is not None
        if table.session.result() is not None:
            break
        table.session.decide(agent.choose(table.o, rng).action)
    assert said > 20
    assert planned


@pytest.mark.parametrize(("players", "seed"), [(2, 5), (3, 4)])
def test_a_reason_is_in_sight_as_long_as_it_is_to_be_read_even_while_a_reaction_is_asked_for(
    players: int, seed: int
) -> None:
    table = battle(players, seed, options=OPTIONS, speed=Speed.NORMAL)
    table.scene.settle()
    agent, rng, reasons, asked = make_agent(ENTRY, "recruit"), Random(seed), set[str](), 0
    scene, view = table.scene, table.scene.view
    for _ in range(6000):
        table.pilot.step(FRAME)
        bar = scene.pieces.reactions
        if view.reason is not None and view.reading and scene.controls.held is None:
            words = EVENT_WORDS.reason(view.reason[1])
            assert words in (bar.said if bar.visible else view.status), (view.status, bar.visible)
            reasons.add(words)
            asked += bar.visible
        if table.session.result() is not None:
            break
        if table.session.may_decide and scene.still and not view.reading:
            table.session.decide(agent.choose(table.o, rng).action)
    assert len(reasons) > 5
    assert asked


def test_words_of_an_opponent_stand_long_enough_however_much_happens_in_the_turn() -> None:
    stood, least = dict[int, float](), list[float]()
    table = battle(2, 3, options=OPTIONS, speed=Speed.NORMAL)
    table.scene.settle()
    agent, rng, stage = make_agent(ENTRY, "recruit"), Random(3), table.scene.pieces.stage
    for _ in range(4000):
        table.pilot.step(FRAME)
        duel = stage.duel if stage.visible else None
        played = {} if duel is None else {duel.event: duel.seat, duel.reaction: duel.reactor}
        lie = table.scene.view.zone.events(duel) if duel is not None else {}
        for card in [card for card in stood if card not in lie]:
            least.append(stood.pop(card) - reading_time(event_effect(card), Speed.NORMAL))
        for card in lie:
            if played[card] != 0:
                stood[card] = stood.get(card, 0.0) + FRAME
        if table.session.result() is not None:
            break
        if table.session.may_decide and table.scene.still:
            table.session.decide(agent.choose(table.o, rng).action)
    assert len(least) > 8
    assert min(least) > -2 * FRAME
