"""The counts about a game agree with its events, counted in a second way."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from wotrush.ai.arena import Contest, play_game
from wotrush.ai.random_agent import RandomAgent
from wotrush.ai.registry import make_agent
from wotrush.ai.simulate import Plan, run
from wotrush.games import GAMES
from wotrush.model.rush import RushGame, RushOptions, rush_ruleset
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import VEHICLES
from wotrush.model.rush.state import Prompt
from wotrush.workshop.rush.balance.watching import WHOLE, Balance

ENTRY = GAMES["rush"]


class ReplayedGame:
    """The same game played again and described by its events."""

    def __init__(self, players: int, seed: int, actions: Sequence[str]) -> None:
        self.game = RushGame.new(RushOptions(players=players), seed)
        self.events: list[ev.Event] = []
        self.affordable: set[tuple[int, int]] = set()
        ruleset = rush_ruleset()
        for text in actions:
            self._look()
            self.events += self.game.apply(ruleset.parse_action(text))

    def _look(self) -> None:
        """Add up the resources of the hand without asking which actions are legal."""
        game = self.game
        if game.prompt is not Prompt.PLAY or (game.bought and not game.recruiting):
            return
        cards = game.catalogue.cards
        hand = [cards[card] for card in game.hands[game.active] if not game.played >> card & 1]
        for vehicle in game.reserve:
            nation = cards[vehicle].nation
            able = [
                c
                for c in hand
                if c.resources is not None and ("national resources" not in c.passives or c.nation is nation)
            ]
            wealth = sum(card.resources or 0 for card in able)
            left = game.pool + game.pool_national[int(nation or 0)] if game.recruiting else 0
            pays = bool(able) or left >= cards[vehicle].cost > 0
            if pays and wealth + left >= cards[vehicle].cost:
                self.affordable.add((game.turn, vehicle))


def played(players: int, seed: int, agent: str = "greedy") -> tuple[dict[str, Any], ReplayedGame]:
    observer = Balance([agent] * players, seed)
    contest = Contest(
        rush_ruleset(),
        {"players": players},
        seed,
        [make_agent(ENTRY, agent) for _ in range(players)],
        [Random(seat) for seat in range(players)],
        observers=[observer],
    )
    result = play_game(contest)
    assert result.error is None, result.error
    return observer.counts[str(players)], ReplayedGame(players, seed, result.actions)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_cards_are_counted_as_their_events_tell(players: int, seed: int) -> None:
    counts, replayed = played(players, seed)
    codes = [card.code for card in replayed.game.catalogue.cards]
    bought = Counter(codes[event.card] for event in replayed.events if isinstance(event, ev.Bought))
    taken = Counter(codes[event.taken] for event in replayed.events if isinstance(event, ev.Researched))
    could = Counter(codes[card] for _, card in replayed.affordable)
    cards = counts["cards"]
    assert bought
    assert {code: mine["bought"] for code, mine in cards.items() if "bought" in mine} == bought
    assert {code: mine["researched"] for code, mine in cards.items() if "researched" in mine} == taken
    assert {code: mine["could"] for code, mine in cards.items() if "could" in mine} == could
    assert all(mine.get("bought", 0) <= mine.get("could", 0) for mine in cards.values())


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 3)])
def test_what_players_did_is_counted_as_the_events_tell(players: int, seed: int) -> None:
    counts, replayed = played(players, seed, "recruit")
    works = Counter(event.ability.name for event in replayed.events if isinstance(event, ev.AbilityWorked))
    guards = [event for event in replayed.events if isinstance(event, ev.Defended)]
    assert {name: mine["uses"] for name, mine in counts["abilities"].items() if mine["uses"]} == works
    assert counts["guards"]["set"] == len(guards) > 0
    standing = sum(card >= 0 for card in replayed.game.defender)
    replaced = sum(event.replaced is not None for event in guards)
    assert counts["guards"]["lost"] == len(guards) - standing - replaced
    assert counts["doings"]["vehicles destroyed"] == sum(replayed.game.vehicles_destroyed)
    assert counts["doings"]["bases destroyed"] == sum(replayed.game.bases_destroyed)


@pytest.mark.parametrize("players", [2, 5])
def test_the_end_is_counted_once_for_every_player(players: int) -> None:
    counts, replayed = played(players, 5)
    outcome = replayed.game.outcome()
    assert outcome is not None
    assert counts["rounds"] == {str(replayed.game.turn // players): 1}
    assert counts["turns"] == replayed.game.turn
    places = counts["places"]
    assert sum(place["wins"] for place in places.values()) == WHOLE
    for winner in outcome.winners:
        assert places[str((winner - replayed.game.first) % players)]["wins"] == WHOLE // len(outcome.winners)
    sides = counts["parts"]
    assert sides["winners"]["seats"] == len(outcome.winners)
    points = sum(side[part] for side in sides.values() for part in ("medals", "bases", "achievements"))
    assert points == sum(outcome.scores)
    for what in ("classes", "nations"):
        assert sum(mine.get("leaning", {"seats": 0})["seats"] for mine in counts[what].values()) == players
    assert sum(mine["games"] for mine in counts["achievements"].values()) == players + 1
    assert sum(style["seats"] for style in counts["styles"].values()) == players


def test_a_squad_leans_to_what_it_has_most_of_defenders_included() -> None:
    counts, replayed = played(2, 14, "recruit")
    game = replayed.game
    leaning: Counter[str] = Counter()
    for seat in range(2):
        own = [*game.squad(seat), *game.defender[3 * seat : 3 * seat + 3]]
        classes = Counter(game.catalogue.cards[card].cls for card in own if 0 <= card < VEHICLES)
        (first, most), *others = classes.most_common()
        tied = bool(others) and others[0][1] == most
        leaning["none" if tied or first is None else first.name] += 1
    found = {name: mine["leaning"]["seats"] for name, mine in counts["classes"].items() if "leaning" in mine}
    assert found == leaning


def over(observer: Balance) -> dict[str, Any]:
    """Return the counts at the end of a game of which the observer saw nothing."""
    _, replayed = played(2, 1)
    observer.ended(replayed.game)
    counts: dict[str, Any] = observer.counts["2"]
    return counts


def test_who_bought_a_card_twice_is_one_buyer() -> None:
    observer = Balance(["greedy"] * 2, 1)
    for turn in (2, 6):
        observer.count(ev.Bought(0, 3, 0, ()), turn)
    mine = over(observer)["cards"]["su04"]
    assert (mine["bought"], mine["buyers"]["seats"]) == (2, 1)


def test_a_guard_is_lost_by_fire_or_with_its_base() -> None:
    observer = Balance(["greedy"] * 2, 1)
    for place in (0, 1, 0):
        observer.count(ev.Defended(1, 3 + place, place, None), 1)
    observer.count(ev.Shot(0, 60, 1, 0, 3, False, ev.Hit.DAMAGED), 2)
    observer.count(ev.Shot(0, 61, 1, 0, 3, False, ev.Hit.DESTROYED), 2)
    observer.count(ev.Shot(0, 62, 1, 2, 180, True, ev.Hit.DESTROYED), 2)
    observer.count(ev.Besieged(0, 63, 1, 1, 179, True, ev.Hit.DESTROYED, 4), 2)
    observer.count(ev.Besieged(0, 63, 1, 0, 178, True, ev.Hit.DESTROYED, None), 2)
    guards = over(observer)["guards"]
    assert (guards["set"], guards["turns"], guards["lost"]) == (3, 1, 2)


def test_the_game_is_not_touched() -> None:
    game = RushGame.new(RushOptions(players=3), 1)
    observer, agent, chance = Balance(["random"] * 3, 1), RandomAgent(), Random(1)
    for _ in range(200):
        seat = game.to_act()
        if seat is None:
            break
        action = agent.choose(game.observe(seat), chance).action
        before = game.digest()
        observer.saw(game, seat, action)
        assert game.digest() == before
        game.apply(action)


def test_of_an_unfinished_game_only_its_length_counts() -> None:
    game = RushGame.new(RushOptions(players=2), 1)
    observer = Balance(["random"] * 2, 1)
    observer.ended(game)
    assert observer.counts == {"2": {"games": 1, "unfinished": 1, "rounds": {"0": 1}}}


def test_two_jobs_count_what_one_counts() -> None:
    plan = Plan(
        ("greedy", "random"),
        12,
        3,
        variants=({"players": 2}, {"players": 3}),
        observers=("balance",),
        mirrored=False,
    )
    first, second = (json.dumps(run(plan, jobs)["observed"]) for jobs in (1, 2))
    assert first == second
    assert '"games": 6' in first
