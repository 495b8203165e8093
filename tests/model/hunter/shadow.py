"""A table kept from events alone: whoever is told all events can follow every card without asking the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from wotrush.model.hunter import HunterGame
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import (
    BACK,
    BEFORE_PLAYER,
    COMMAND,
    DRY,
    EVENT,
    EXHAUSTED,
    FRONT,
    GONE,
    HAS_DEPOT,
    MARKER_PINNED,
    PINNED,
    REVEALED,
    STRATEGIST,
    UNDER_UNIT,
)
from wotrush.model.hunter.state import IN_TURNS

SHOWN = REVEALED | PINNED | DRY | EXHAUSTED
"""What lies on a card."""


class Shadow:
    """Starts from the state of a game; `hear` moves cards as an event says, and fails if they are not there."""

    def __init__(self, game: HunterGame) -> None:
        self.lines = [list(line) for line in game.lines]
        self.owner, self.line = game.owner[:], game.line[:]
        self.flags = [
            flags & SHOWN * (line != GONE) for flags, line in zip(game.flags, game.line, strict=True)
        ]
        self.events = [_events_of(game, seat) for seat in range(game.seats)]
        self.piles = [Counter(pile) for pile in game.piles]
        self.decks = (len(game.unit_deck), len(game.event_deck))
        self.drawn = [len(cards) for cards in game.drawn]
        self.turn, self.active, self.out = game.turn, game.active, game.out
        self.bombings, self.first = game.bombings, game.first
        self.cause = game.ending_cause

    def differs_from(self, game: HunterGame) -> list[str]:
        """Return the names of all fields that differ from the game; while the draft goes on nothing lies on the table."""
        if game.phase < IN_TURNS:
            return []
        wanted = Shadow(game)
        return [name for name, value in vars(self).items() if value != getattr(wanted, name)]

    def hear_all(self, events: Sequence[ev.HunterEvent], after: HunterGame) -> None:
        for event in events:
            if isinstance(event, ev.ArmiesDeployed):
                self._start(event, after)
            elif isinstance(event, ev.LineMixed):
                for (
                    place
                ) in event.places:  # What lies on a unit goes with it, and everybody sees where it is now.
                    self.flags[place] = after.flags[place] & SHOWN
            else:
                self.hear(event)

    def _start(self, event: ev.ArmiesDeployed, after: HunterGame) -> None:
        self.lines = [list(line) for line in event.lines]
        places = {place: index for index, line in enumerate(event.lines) for place in line}
        for place in range(1, 1 + len(places)):
            self._lay(places[place] // 3, places[place] % 3 + FRONT)
        assert dict(event.commanders) == {
            place: after.kinds[place] for place in places if places[place] % 3 == 2
        }
        self.lines = [list(line) for line in event.lines]
        self.events = [Counter(card - EVENT for card in kept if card >= EVENT) for kept in after.kept]
        self.first = self.active = event.first

    def _lay(self, seat: int, line: int, flags: int = 0) -> int:
        place = len(self.owner)
        self.owner.append(seat)
        self.line.append(line)
        self.flags.append(REVEALED if line == COMMAND else flags)
        self.lines[3 * seat + line - FRONT].append(place)
        return place

    def hear(self, event: ev.HunterEvent) -> None:
        match event:
            case (
                ev.TurnOpened()
                | ev.TurnClosed()
                | ev.PlayerEliminated()
                | ev.BattleEnded()
                | ev.BombingCounted()
            ):
                self._hear_of_turns(event)
            case ev.UnitMoved() | ev.UnitRevealed() | ev.UnitHidden() | ev.UnitLost() | ev.UnitCaptured():
                self._hear_of_units(event)
            case ev.MarkerPut() | ev.MarkerTaken() | ev.UnitExhausted() | ev.UnitRefreshed():
                self._hear_of_markers(event)
            case ev.UnitsDrawn() | ev.CommanderArrived() | ev.UnitDeployed():
                self._hear_of_reinforcements(event)
            case _:
                self._hear_of_events(event)

    def _hear_of_turns(self, event: ev.HunterEvent) -> None:
        match event:
            case ev.TurnOpened(seat, turn, _, refreshed):
                self.active = seat
                assert turn == self.turn
                for place in refreshed:
                    self._change(place, EXHAUSTED, on=False)
            case ev.TurnClosed(seat):
                assert seat == self.active
                self.turn += 1
            case ev.PlayerEliminated(seat):
                self.out |= 1 << seat
                for place in self.lines[3 * seat + COMMAND - FRONT]:
                    self.line[place], self.flags[place] = GONE, 0
                self.lines[3 * seat + COMMAND - FRONT] = []
            case ev.BombingCounted(number):
                self.bombings += 1
                assert number == self.bombings
            case ev.BattleEnded(_, cause):
                self.cause = cause

    def _hear_of_units(self, event: ev.HunterEvent) -> None:
        match event:
            case ev.UnitMoved(seat, unit, line):
                self._leave(unit)
                self.line[unit] = line
                self.lines[3 * seat + line - FRONT].append(unit)
            case ev.UnitRevealed(seat, unit, _):
                assert self.owner[unit] == seat
                self._change(unit, REVEALED, on=True)
            case ev.UnitHidden(seat, unit):
                assert self.owner[unit] == seat
                self._change(unit, REVEALED, on=False)
            case ev.UnitLost(_, unit, kind, scorer, _):
                self._leave(unit)
                self.line[unit], self.flags[unit] = GONE, 0
                if scorer is not None:
                    self.piles[scorer][kind] += 1
            case ev.UnitCaptured(seat, old, unit, kind):
                assert self.line[old] == GONE
                self.piles[seat] -= Counter([kind])
                assert self._lay(seat, FRONT, REVEALED | DRY) == unit

    def _leave(self, unit: int) -> None:
        self.lines[3 * self.owner[unit] + self.line[unit] - FRONT].remove(unit)

    def _hear_of_markers(self, event: ev.HunterEvent) -> None:
        match event:
            case ev.MarkerPut(unit, marker):
                self._change(unit, PINNED if marker == MARKER_PINNED else DRY, on=True)
            case ev.MarkerTaken(unit, marker):
                self._change(unit, PINNED if marker == MARKER_PINNED else DRY, on=False)
            case ev.UnitExhausted(seat, unit):
                assert self.owner[unit] == seat
                self._change(unit, EXHAUSTED, on=True)
            case ev.UnitRefreshed(unit):
                self._change(unit, EXHAUSTED, on=False)

    def _change(self, place: int, bit: int, *, on: bool) -> None:
        assert bool(self.flags[place] & bit) != on
        self.flags[place] ^= bit

    def _hear_of_reinforcements(self, event: ev.HunterEvent) -> None:
        units, events = self.decks
        match event:
            case ev.UnitsDrawn(seat, count, kinds):
                assert kinds is not None
                assert count == len(kinds)
                self.drawn[seat] += count
                self.decks = (units - count, events)
            case ev.CommanderArrived(seat, unit, _):
                assert self._lay(seat, COMMAND) == unit
                self.decks = (units - 1, events)
            case ev.UnitDeployed(seat, unit, line):
                assert line in (FRONT, BACK)
                self.drawn[seat] -= 1
                assert self._lay(seat, line) == unit

    def _hear_of_events(self, event: ev.HunterEvent) -> None:
        """Whether a card was in a hand, under a unit or in front of a player is not asked."""
        units, events = self.decks
        match event:
            case ev.EventDrawn(seat, card):
                assert card is not None
                self.events[seat][card] += 1
                self.decks = (units, events - 1)
            case ev.EventsShuffled(count):
                assert events == 0
                self.decks = (units, count)
            case ev.EventPlayed(seat, card) | ev.EventDiscarded(seat, card):
                assert self.events[seat][card]
                self.events[seat] -= Counter([card])
            case ev.EventAttached(card, seat, unit):
                assert not unit or self.owner[unit] == seat
                self.events[seat][card] += 1
            case ev.EventTaken(seat, source, card):
                assert card is not None
                assert self.events[source][card]
                self.events[source] -= Counter([card])
                self.events[seat][card] += 1


def _events_of(game: HunterGame, seat: int) -> Counter[int]:
    """Return the events in the hand of a player, in front of him and under his units."""
    before = [event for event, bit in BEFORE_PLAYER.items() if game.before[seat] & bit]
    places = [place for line in game.lines[3 * seat : 3 * seat + 2] for place in line]
    under = [event for event, bit in UNDER_UNIT.items() for place in places if game.flags[place] & bit]
    return Counter([*game.hands[seat], *before, *under])


def hand_limit(game: HunterGame, seat: int) -> int:
    """Return how many events a hand may hold after drawing, by 16.12: 3, 2 more by Supply Depot, 1 by the Strategist."""
    commanders = [game.kinds[place] for place in game.lines[3 * seat + 2]]
    return 3 + 2 * bool(game.before[seat] & HAS_DEPOT) + (STRATEGIST in commanders)
