"""Counts what happens in a game: lengths, seats, ends, cards, squads, abilities, guards, scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from wotrush.ai.observer import Counts, add_up
from wotrush.model.game import Outcome
from wotrush.model.rush import RushGame
from wotrush.model.rush import events as ev
from wotrush.model.rush.actions import Action, Buy
from wotrush.model.rush.cards import VEHICLES, Ability, Nation, VehicleClass
from wotrush.model.rush.scoring import Achievement, achievement_counts, holder
from wotrush.model.rush.state import Prompt

WHOLE = 60
"""A win counts as 60, so that a win shared by two to five players is a whole number and sums stay exact."""


@dataclass(slots=True)
class Doings:
    """The actions of one player in a game."""

    bought: list[int] = field(default_factory=list)
    researched: list[int] = field(default_factory=list)
    uses: Counter[Ability] = field(default_factory=Counter)
    guards: int = 0
    guard_turns: set[int] = field(default_factory=set)
    guards_lost: int = 0


class Balance:
    """Counts one game, under its number of players."""

    def __init__(self, agents: Sequence[str], seed: int) -> None:
        self.counts: Counts = {}
        self._doings = [Doings() for _ in agents]
        self._could: set[tuple[int, int]] = set()
        """Pairs of turn and card: the card could be paid for at some moment of that turn."""

    def saw(self, game: RushGame, seat: int, action: Action) -> None:
        """Count an action by its events. They come from a copy, since the game must not change."""
        if game.prompt is Prompt.PLAY:
            self._could |= {(game.turn, a.card) for a in game.legal_actions() if isinstance(a, Buy)}
        for event in game.copy().apply(action):
            self.count(event, game.turn)

    def count(self, event: ev.Event, turn: int) -> None:
        match event:
            case ev.Bought(seat, card):
                self._doings[seat].bought.append(card)
            case ev.Researched(seat, _, taken):
                self._doings[seat].researched.append(taken)
            case ev.AbilityWorked(seat, _, ability):
                self._doings[seat].uses[ability] += 1
            case ev.Defended(seat):
                self._doings[seat].guards += 1
                self._doings[seat].guard_turns.add(turn)
            case ev.Shot(target=target, base=False, hit=ev.Hit.DESTROYED):
                self._doings[target].guards_lost += 1
            case ev.Besieged(target=target, base=base, hit=ev.Hit.DESTROYED, displaced=displaced):
                self._doings[target].guards_lost += not base or displaced is not None
            case _:
                pass

    def ended(self, game: RushGame) -> None:
        outcome = game.outcome()
        mine: Counts = {"games": 1, "unfinished": int(outcome is None)}
        self.counts = {str(game.seats): mine}
        add_up(mine, {"rounds": {str(game.turn // game.seats): 1}})
        if outcome is not None:
            for part in self._finished(game, outcome):
                add_up(mine, part)

    def _finished(self, game: RushGame, outcome: Outcome) -> Iterator[Counts]:
        wins = [WHOLE * (seat in outcome.winners) // len(outcome.winners) for seat in range(game.seats)]
        assert game.ending_cause is not None, "a game that is over has a cause"
        yield {"turns": game.turn, "ends": {game.ending_cause[0].value: 1}}
        yield {
            "places": _groups((str((seat - game.first) % game.seats), win) for seat, win in enumerate(wins))
        }
        yield from _scores(outcome, wins)
        yield {"cards": self._cards(game, wins)}
        for name, kinds in (("classes", VehicleClass), ("nations", Nation)):
            yield {name: self._leans(game, wins, kinds)}
        yield {"achievements": _achievements(game, wins)}
        yield {"abilities": self._abilities(wins)}
        yield {"guards": self._guards(wins)}
        yield {
            "doings": {
                "vehicles bought": sum(len(doings.bought) for doings in self._doings),
                "vehicles researched": sum(len(doings.researched) for doings in self._doings),
                "vehicles destroyed": sum(game.vehicles_destroyed),
                "bases destroyed": sum(game.bases_destroyed),
            }
        }

    def _cards(self, game: RushGame, wins: Sequence[int]) -> Counts:
        """Count cards. A player who bought a card twice, since it came back, is one buyer."""
        counts: Counts = {}
        codes = [card.code for card in game.catalogue.cards]
        for _, card in self._could:
            add_up(counts, {codes[card]: {"could": 1}})
        for seat, doings in enumerate(self._doings):
            for card in doings.bought:
                add_up(counts, {codes[card]: {"bought": 1}})
            for card in doings.researched:
                add_up(counts, {codes[card]: {"researched": 1}})
            for card in set(doings.bought):
                add_up(counts, {codes[card]: {"buyers": _group(wins[seat])}})
        return counts

    def _leans(self, game: RushGame, wins: Sequence[int], kinds: type[VehicleClass] | type[Nation]) -> Counts:
        """Count purchases of winners and of losers, and players with more vehicles of one kind than of any other."""
        kind_of = game.catalogue.cls if kinds is VehicleClass else game.catalogue.nation
        counts: Counts = {}
        for seat, win in enumerate(wins):
            side = "winners" if win else "losers"
            for card in self._doings[seat].bought:
                add_up(counts, {kinds(kind_of[card]).name: {side: 1}})
            guards = game.defender[3 * seat : 3 * seat + 3]
            vehicles = [card for card in (*game.squad(seat), *guards) if 0 <= card < VEHICLES]
            most = holder([sum(kind_of[card] == kind for card in vehicles) for kind in kinds])
            leaning = "none" if most is None else kinds(most).name
            add_up(counts, {leaning: {"leaning": _group(win)}})
        return counts

    def _abilities(self, wins: Sequence[int]) -> Counts:
        counts: Counts = {}
        for ability in Ability:
            uses = [doings.uses[ability] for doings in self._doings]
            users = _groups(("users", win) for used, win in zip(uses, wins, strict=True) if used)
            most = holder(uses)
            counts[ability.name] = {"uses": sum(uses), **users}
            if most is not None:
                counts[ability.name]["most"] = _group(wins[most])
        return counts

    def _guards(self, wins: Sequence[int]) -> Counts:
        sets = [doings.guards for doings in self._doings]
        most = holder(sets)
        return {
            "set": sum(sets),
            "turns": sum(len(doings.guard_turns) for doings in self._doings),
            "lost": sum(doings.guards_lost for doings in self._doings),
            **({} if most is None else {"most": _group(wins[most])}),
            **_groups(("without", win) for guards, win in zip(sets, wins, strict=True) if not guards),
        }


def _scores(outcome: Outcome, wins: Sequence[int]) -> Iterator[Counts]:
    yield {"decided": {outcome.decided_by: 1}}
    for parts, win in zip(outcome.parts, wins, strict=True):
        points = {part.key: part.points for part in parts}
        yield {"parts": {"winners" if win else "losers": {"seats": 1, **points}}}
        largest = [key for key, value in points.items() if value == max(points.values())]
        yield {"styles": {largest[0] if len(largest) == 1 else "none": _group(win)}}


def _achievements(game: RushGame, wins: Sequence[int]) -> Counts:
    counts: Counts = {}
    for achievement, held in achievement_counts(game).items():
        best = holder(held)
        mine = counts[Achievement(achievement).name] = {"games": 1}
        if best is not None:
            mine["holders"] = _group(wins[best])
    return counts


def _group(win: int) -> Counts:
    """Count a player of a group whose wins are compared with their fair share."""
    return {"seats": 1, "wins": win}


def _groups(members: Iterable[tuple[str, int]]) -> Counts:
    counts: Counts = {}
    for name, win in members:
        add_up(counts, {name: _group(win)})
    return counts
