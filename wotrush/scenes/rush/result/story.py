"""How a game went, told from its journal: points at the end of every turn, and what moved them. No drawing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from wotrush.match.journal import Journal
from wotrush.match.replay import Step, begin, walk
from wotrush.model.game import ScorePart, Seat
from wotrush.model.rush import RushGame, rush_ruleset
from wotrush.model.rush import events as ev
from wotrush.model.rush.actions import Action
from wotrush.model.rush.cards import FIRST_BASE, VEHICLES, medal_count
from wotrush.model.rush.scoring import (
    ACHIEVEMENT_POINTS,
    BASE_POINTS,
    achievement_counts,
    holder,
    score_parts,
)

RushStep: TypeAlias = Step[RushGame, Action, ev.Event]
Holders: TypeAlias = dict[int, Seat | None]


@dataclass(frozen=True, slots=True)
class BaseFell:
    """A base was destroyed and its card taken."""

    by: Seat
    of: Seat
    points: int = BASE_POINTS


@dataclass(frozen=True, slots=True)
class MedalsWon:
    """Medals came into a squad."""

    by: Seat
    points: int


@dataclass(frozen=True, slots=True)
class PointsScrapped:
    """Medals or bases were sent out of the game by their own player."""

    by: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Passed:
    """An achievement went from one player, or nobody, to another, or nobody."""

    achievement: int
    loser: Seat | None
    winner: Seat | None
    points: int = ACHIEVEMENT_POINTS


Deed: TypeAlias = BaseFell | MedalsWon | PointsScrapped | Passed


@dataclass(frozen=True, slots=True)
class TurnStory:
    """One turn: what happened in it, and the points of every seat when it was over."""

    turn: int
    round: int
    seat: Seat
    first: int
    """The place of its first decision in the journal."""
    points: tuple[int, ...]
    deeds: tuple[Deed, ...]


@dataclass(slots=True)
class Service:
    """What one card did for one player."""

    played: int = 0
    vehicles: int = 0
    bases: int = 0

    @property
    def worth(self) -> int:
        """Ranks cards: what was destroyed counts more than being there."""
        return self.played + 3 * self.vehicles + 4 * self.bases


@dataclass(frozen=True, slots=True)
class Story:
    """A whole game. `start` is the points it began with, `parts` what they came from at its end."""

    seats: int
    start: tuple[int, ...]
    turns: tuple[TurnStory, ...]
    parts: tuple[tuple[ScorePart, ...], ...]
    service: tuple[dict[int, Service], ...]
    """By seat and card; vehicles only."""
    bought: tuple[tuple[int, ...], ...]
    """Vehicles that each seat bought or took by Research, in order."""
    end_cause: ev.EndCause | None

    @property
    def rounds(self) -> int:
        return self.turns[-1].round if self.turns else 0


def story_of(journal: Journal) -> Story:
    """Plays the journal again. Problem: it cannot be, by the rules of today."""
    ruleset = rush_ruleset()
    game: RushGame = begin(ruleset, journal)
    return _Teller(game).tell(walk(ruleset, journal, game))


@dataclass(slots=True)
class _Teller:
    """Takes notes along a game as it is played again."""

    game: RushGame
    service: list[dict[int, Service]] = field(init=False)
    bought: list[list[int]] = field(init=False)
    end_cause: ev.EndCause | None = None

    def __post_init__(self) -> None:
        self.service = [{} for _ in range(self.game.seats)]
        self.bought = [[] for _ in range(self.game.seats)]

    def tell(self, steps: Iterable[RushStep]) -> Story:
        start = _points(self.game)
        turns = tuple(self._turns(steps))
        return Story(
            self.game.seats,
            start,
            turns,
            score_parts(self.game),
            tuple(self.service),
            tuple(map(tuple, self.bought)),
            self.end_cause,
        )

    def _turns(self, steps: Iterable[RushStep]) -> Iterator[TurnStory]:
        turn: _Turn | None = None
        for place, step in enumerate(steps):
            if turn is None or turn.number != step.turn:
                if turn is not None:
                    yield turn.over(step.before)
                turn = _Turn(step.turn, place, step.before.active, _holders(step.before))
            for event in step.events:
                self._note(event)
                turn.deeds += _deeds(event)
        if turn is not None:
            yield turn.over(self.game)

    def _note(self, event: ev.Event) -> None:
        match event:
            case ev.Bought(seat=seat, card=card) | ev.Researched(seat=seat, taken=card):
                self.bought[seat].append(card)
            case ev.Used(seat=seat, card=card) | ev.Defended(seat=seat, card=card, exposed=False):
                self._serve(seat, card).played += 1
            case ev.Shot(seat=seat, attacker=card, base=base, hit=hit):
                self._serve(seat, card).played += 1
                self._fought(seat, card, base, hit)
            case ev.Besieged(seat=seat, card=card, base=base, hit=hit):
                self._fought(seat, card, base, hit)
            case ev.EndTriggered(cause=cause):
                self.end_cause = cause
            case _:
                pass

    def _fought(self, seat: Seat, card: int, base: bool, hit: ev.Hit) -> None:
        if hit is ev.Hit.DESTROYED:
            done = self._serve(seat, card)
            done.bases += base
            done.vehicles += not base

    def _serve(self, seat: Seat, card: int) -> Service:
        if card >= VEHICLES:
            return Service()
        return self.service[seat].setdefault(card, Service())


@dataclass(slots=True)
class _Turn:
    """A turn that is being told."""

    number: int
    first: int
    seat: Seat
    held: Holders
    deeds: list[Deed] = field(default_factory=list)

    def over(self, game: RushGame) -> TurnStory:
        """`game` is the table when it had ended."""
        now = _holders(game)
        passed = [Passed(a, self.held[a], now[a]) for a in now if now[a] != self.held[a]]
        deeds = tuple(gathered([*self.deeds, *passed]))
        return TurnStory(
            self.number, self.number // game.seats + 1, self.seat, self.first, _points(game), deeds
        )


def _points(game: RushGame) -> tuple[int, ...]:
    return tuple(sum(part.points for part in mine) for mine in score_parts(game))


def _holders(game: RushGame) -> Holders:
    return {achievement: holder(counts) for achievement, counts in achievement_counts(game).items()}


def _deeds(event: ev.Event) -> Sequence[Deed]:
    match event:
        case ev.Shot(base=True, hit=ev.Hit.DESTROYED) | ev.Besieged(base=True, hit=ev.Hit.DESTROYED):
            return (BaseFell(event.seat, event.target),)
        case ev.MedalsTaken(seat=seat, cards=cards) if cards:
            return (MedalsWon(seat, sum(map(medal_count, cards))),)
        case ev.Scrapped(seat=seat, card=card) if _worth(card):
            return (PointsScrapped(seat, _worth(card)),)
        case _:
            return ()


def _worth(card: int) -> int:
    return medal_count(card) or (BASE_POINTS if card >= FIRST_BASE else 0)


def gathered(deeds: Sequence[Deed]) -> Iterator[Deed]:
    """Several medals of one player are told as one; what is worth most comes first."""
    points: Counter[tuple[type[MedalsWon | PointsScrapped], Seat]] = Counter()
    told: list[Deed] = []
    for deed in deeds:
        if isinstance(deed, MedalsWon | PointsScrapped):
            points[type(deed), deed.by] += deed.points
        else:
            told.append(deed)
    told += [kind(by, total) for (kind, by), total in points.items()]
    yield from sorted(told, key=lambda deed: -deed.points)
