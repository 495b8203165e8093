"""The same deal again: opponents as in the game, the strongest level for people, and other chance in every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from wotrush.ai.agent import Choice
from wotrush.game_info import GameInfo
from wotrush.match.analysis import par
from wotrush.match.analysis.par import PLAYS, ParPlay, has_par, par_player, people_of, play_par
from wotrush.match.journal import Journal
from wotrush.scenes.hunter.info import INFO as HUNTER
from wotrush.scenes.rush.info import INFO
from wotrush.workshop.staged import new_match, play_on, play_out

FIRST = PLAYS - 3


def played(players: int = 2, people: int = 1, agent: str = "random") -> Journal:
    match = new_match(players, 21, people=people, agent=agent)
    play_out(match)
    return match.journal()


def plays(journal: Journal, first: int = FIRST) -> list[ParPlay]:
    return [play for play in play_par(journal, "recruit", first) if play is not None]


class Watched:
    """Plays the first action and remembers what it saw first in every game."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.begins: list[Any] = []
        self.chance: list[int] = []
        self._turn = 1_000

    def choose(self, observation: Any, rng: Random) -> Choice[Any]:
        if observation.turn < self._turn:
            self.begins.append(observation)
        self._turn = observation.turn
        self.chance.append(rng.getrandbits(32))
        return Choice(observation.actions[0])


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Watched]:
    """The agents in the order of the seats."""
    agents: list[Watched] = []

    def make(entry: object, name: str) -> Watched:
        agents.append(Watched(name))
        return agents[-1]

    monkeypatch.setattr(par, "make_agent", make)
    return agents


def test_people_are_replaced_and_opponents_stay(made: list[Watched]) -> None:
    next(play_par(played(4, people=2, agent="regular"), "ace"))
    assert [agent.name for agent in made] == ["ace", "ace", "regular", "regular"]


def test_the_cards_are_those_of_the_game_every_time(made: list[Watched]) -> None:
    journal = played()
    dealt = new_match(2, 21, agent="random").observe(0)
    assert len(plays(journal)) == PLAYS - FIRST
    assert [(view.hand, view.reserve) for view in made[0].begins] == [(dealt.hand, dealt.reserve)] * 3


def test_chance_in_decisions_differs_from_game_to_game_and_owes_nothing_to_the_deal(
    made: list[Watched],
) -> None:
    journal = played()
    plays(journal)
    plays(journal.model_copy(update={"seed": 22}))
    mine, rivals, again, rivals_again = (agent.chance for agent in made)
    assert mine[0] == again[0]
    assert rivals[0] == rivals_again[0]
    assert mine[0] != rivals[0]
    assert len(set(mine)) == len(mine)


def test_opponents_that_leave_nothing_to_chance_come_in_another_variant_every_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    variants: list[int] = []

    class Steadfast(Watched):
        def varied(self, number: int) -> Watched:
            variants.append(number)
            return Watched(self.name)

    monkeypatch.setattr(par, "make_agent", lambda entry, name: Steadfast(name))
    plays(played())
    assert len(set(variants)) == 2 * (PLAYS - FIRST)


def test_games_go_on_where_they_were_left() -> None:
    journal = played()
    whole = plays(journal)
    assert len(whole) == PLAYS - FIRST
    assert whole[1:] == plays(journal, FIRST + 1)
    assert plays(journal, PLAYS) == []
    assert all(len(play.scores) == 2 and play.winners for play in whole)


def test_nobody_waits_for_a_whole_game() -> None:
    thoughts = [found for found in play_par(played(), "recruit", PLAYS - 1) if found is None]
    assert len(thoughts) > 20


@pytest.mark.parametrize("info", [INFO, HUNTER])
def test_only_games_that_have_a_par_are_compared(info: GameInfo) -> None:
    assert has_par(info, played()) == bool(info.par) == (info is INFO)


def test_whole_games_of_people_are_compared_and_nothing_else() -> None:
    journal = played()
    left = new_match(2, 21)
    play_on(left, lambda view: view.turn > 3)
    unfinished = left.journal()
    left.give_up(0)
    assert people_of(journal) == [0]
    assert has_par(INFO, journal)
    for other in (
        unfinished,
        left.journal(),
        played(people=0),
        played(agent="drill"),
        journal.model_copy(update={"base": journal.table}),
    ):
        assert not has_par(INFO, other)


def test_games_by_other_rules_do_not_count_as_the_same() -> None:
    journal = played()
    other = journal.model_copy(update={"ident": "another"})
    assert par_player(INFO, journal) != par_player(INFO, other)
