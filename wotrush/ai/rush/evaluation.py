"""What a position is worth to a seat: the lead it may expect at the end, and from that its chance to win.

Reads nothing that the seat cannot know: hands and Garages of others only as one set, no order of any pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from wotrush.ai.rush.outlook import Danger, dangers, losses, turns_in_last_round, turns_left
from wotrush.ai.rush.printed import comradeship, counted, counters, deeds, points
from wotrush.ai.rush.weights import Figures, Weights
from wotrush.model.rush import RushGame
from wotrush.model.rush.cards import one_medal
from wotrush.model.rush.scoring import ACHIEVEMENT_POINTS, Achievement, outcome_of
from wotrush.model.rush.turn import HAND

_DECIDED = 50.0
"""Far beyond every lead over spread that is still open."""
_LAST = 0.6
"""Races are surer in the last round than shortly before."""


@dataclass(frozen=True, slots=True)
class Squad:
    """What a squad counts for now, what its draws bring, and how long they come out of the Garage."""

    counts: int
    garage: float
    """What all the cards in the Garage do once each."""
    everything: float
    fresh_cards: int
    size: int

    def brings(self, turns: float, future: float, usual: float) -> float:
        """Over so many own turns: first what lies in the Garage, then everything shuffled, with the cards to come."""
        if not self.size:
            return 0.0
        draws = min(HAND, self.size)
        drawn = draws * turns
        if drawn < self.fresh_cards:
            return drawn * self.garage / self.fresh_cards
        growth = future * turns
        later = (self.everything + growth * usual) / (self.size + growth)
        return self.garage + (drawn - self.fresh_cards) * later


class Evaluation:
    """Compares what one decision may lead to: made once for its root, then asked for every position reached."""

    def __init__(self, root: RushGame, seat: int, weights: Weights) -> None:
        catalogue = root.catalogue
        self.seat = seat
        self.rivals = [rival for rival in range(root.seats) if rival != seat]
        self.turns = turns_left(root)
        self.deeds = deeds(catalogue, weights, round(self.turns))
        self.figures: Figures = self.deeds.figures
        self.dangers: list[Danger] = dangers(root, seat, self.deeds)
        self._counters = counters(catalogue)
        self._weights = weights
        self._races = {race: _sure_lead(self.figures, race) for race in root.achievements}
        self._last_races = {race: _LAST * _sure_lead(weights.late, race) for race in root.achievements}
        self._shares: dict[tuple[float, ...], list[float]] = {}
        self._squads: dict[tuple[int, ...], Squad] = {}

    def value(self, world: RushGame, extra: float = 0.0) -> float:
        """The chance to win as log odds, so that far ahead and far behind still compare; `extra` is in points."""
        if world.ending or _last_medal_won(world):
            turns = turns_in_last_round(world)
            if not any(turns):
                return self._decided(world)
            return (self.lead(world, turns, ending=True) + extra) / self.figures.last_spread
        # Nobody gains by sparing a base so that a good squad may go on for longer: squads count as at the root.
        turns = [self.turns] * world.seats
        return (self.lead(world, turns) + extra) / self._weights.spread(turns_left(world))

    def chance(self, world: RushGame) -> float:
        """The chance to win, 0 to 1."""
        return 1.0 / (1.0 + exp(-max(-_DECIDED, min(_DECIDED, self.value(world)))))

    def lead(self, world: RushGame, turns: Sequence[float], ending: bool = False) -> float:
        """Points ahead of the rivals, as the end may find them; the best rival counts most."""
        figures = self.figures
        squads = [self._squad(world, seat) for seat in range(world.seats)]
        expected = [
            figures.point * points(squad.counts)
            + squad.brings(turns[seat], figures.future, figures.usual)
            + self._cover(world, seat)
            for seat, squad in enumerate(squads)
        ]
        for race, sure in (self._last_races if ending else self._races).items():
            for seat, share in enumerate(self.race(self._counts(world, squads, race), sure)):
                expected[seat] += share
        mine = expected[self.seat] - losses(world, self.seat, self.dangers, self.figures, ending)
        theirs = [expected[rival] for rival in self.rivals]
        leader = self.figures.leader
        return mine - leader * max(theirs) - (1.0 - leader) * sum(theirs) / len(theirs)

    def _decided(self, world: RushGame) -> float:
        """Nobody will play any more."""
        outcome = outcome_of(_with_medals_paid(world))
        mine = outcome.scores[self.seat]
        lead = mine - max(outcome.scores[rival] for rival in self.rivals)
        won = 1.0 / len(outcome.winners) if self.seat in outcome.winners else 0.0
        return _DECIDED * (2.0 * won - 1.0) + lead / 100.0

    def _cover(self, world: RushGame, seat: int) -> float:
        figures, armor = self.figures, world.catalogue.armor
        cover = 0.0
        for slot in range(3 * seat, 3 * seat + 3):
            if world.base[slot]:
                guard = world.defender[slot]
                cover += figures.standing
                if guard >= 0:
                    cover += figures.guard_two if armor[guard] == 2 else figures.guard_one
        return cover

    def _counts(self, world: RushGame, squads: list[Squad], race: int) -> list[int]:
        if race == Achievement.BASES:
            return world.bases_destroyed
        return [counted(squad.counts, race) for squad in squads]

    def race(self, counts: Sequence[int], sure: float) -> list[float]:
        """What an achievement may bring each seat: it goes to strictly the most, so that a tie denies it to all."""
        known = self._shares.get((sure, *counts))
        if known is None:
            known = self._shares[(sure, *counts)] = [
                _expected_from(
                    count - max([*counts[:seat], *counts[seat + 1 :]]),
                    sure,
                    self.figures.race * ACHIEVEMENT_POINTS,
                )
                for seat, count in enumerate(counts)
            ]
        return known

    def _squad(self, world: RushGame, seat: int) -> Squad:
        hand, garage, depot = world.hands[seat], world.garages[seat], world.depots[seat]
        key = (
            seat,
            len(hand),
            *hand,
            len(garage),
            *garage,
            *depot,
            world.using,
            world.kills,
            *world.siege_kills,
        )
        known = self._squads.get(key)
        if known is None:
            known = self._squads[key] = self._count(world, seat)
        return known

    def _count(self, world: RushGame, seat: int) -> Squad:
        garage, later = world.garages[seat], world.depots[seat]
        if seat != world.active:
            garage = garage + world.hands[seat]
        else:
            later = later + world.hands[seat]
            if world.using >= 0 and world.using not in world.graveyard:
                later.append(world.using)
            if world.kills or any(world.siege_kills):
                later = later + pending_medals(world)
        in_play, counter = self.deeds.in_play, self._counters
        counts = sum([counter[card] for card in garage]) + sum([counter[card] for card in later])
        size = len(garage) + len(later)
        fresh = sum([in_play[card] for card in garage])
        everything = fresh + sum([in_play[card] for card in later])
        together = self.figures.comrades * comradeship(counts) / HAND
        return Squad(counts, fresh, everything + together, len(garage), size)

    def of_drawing(self, world: RushGame, cards: int) -> float:
        """Drawing so many cards now, in points."""
        seat = world.active
        pile = world.garages[seat] or world.depots[seat]
        in_play = self.deeds.in_play
        mean = sum([in_play[card] for card in pile]) / len(pile) if pile else 0.0
        return self.figures.drawn * mean * cards


def pending_medals(world: RushGame) -> list[int]:
    """One-medal cards that the kills so far will bring, as far as there are any."""
    won = list(world.siege_kills)
    if world.nation >= 0:
        won[world.nation] += world.kills
    return [
        one_medal(nation, world.ones[nation] - taken)
        for nation, kills in enumerate(won)
        for taken in range(min(kills, world.ones[nation]))
    ]


def _last_medal_won(world: RushGame) -> bool:
    if not world.kills and not any(world.siege_kills):
        return False
    won = list(world.siege_kills)
    if world.nation >= 0:
        won[world.nation] += world.kills
    return any(0 < left <= kills for left, kills in zip(world.ones, won, strict=True))


def _with_medals_paid(world: RushGame) -> RushGame:
    paid = world.copy()
    paid.depots[world.active] += pending_medals(world)
    if world.using >= 0 and world.using not in world.graveyard:
        paid.depots[world.active].append(world.using)
    return paid


def _expected_from(margin: int, sure: float, worth: float) -> float:
    return worth / (1.0 + exp(-max(-30.0, min(30.0, (margin - 0.5) / sure))))


def _sure_lead(figures: Figures, race: int) -> float:
    if race == Achievement.BASES:
        return figures.race_bases
    if race <= Achievement.AUXILIARY:
        return figures.race_classes
    if race <= Achievement.FRENCH_MEDALS:
        return figures.race_medals
    return figures.race_doubles if race == Achievement.DOUBLES else figures.race_cards
