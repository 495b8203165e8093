"""The second reading plays beside the game, with the same dice and shuffles, and both are compared at every decision."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from types import ModuleType
from typing import Any

from tests.model.hunter.second.game import SecondReading
from tests.model.hunter.second.table import Unit
from wotrush.model.hunter import HunterGame, HunterOptions, chance, parse_hunter_action
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.cards.words import EVENT_IDS, card_word
from wotrush.model.hunter.state import HunterState

UNDER = {w.WITH_TRENCH: "trench", w.WITH_ARMOR: "applique_armor", w.WITH_FUEL: "fuel_shortage"}


class Recorded:
    """Chance as the game had it, for the second reading to have it again."""

    def __init__(self) -> None:
        self.log: list[tuple[str, int, Any]] = []

    def die(self, seat: int) -> int:
        return int(self._next("die", seat))

    def shuffle(self, what: str, cards: list[str]) -> list[str]:
        numbers = self._next("shuffle", None)
        unit = [card_word(number) for number in numbers] if what == "units" or "line" in what else None
        names = unit or [EVENT_IDS[number] for number in numbers]
        assert sorted(names) == sorted(cards), what
        return names if what == "other events" or "line" in what else names[::-1]

    def deal_over(self, units: list[Unit]) -> list[Unit]:
        by_place = {unit.place: unit for unit in units}
        return [by_place[place] for place in self._next("shuffle", None)]

    def one_of(self, seat: int, cards: list[str]) -> str:
        return sorted(cards, key=EVENT_IDS.index)[int(self._next("one of", seat))]

    def _next(self, kind: str, seat: int | None) -> Any:
        assert self.log, f"a {kind} that the game did not make"
        recorded, of, value = self.log.pop(0)
        assert recorded == kind, f"{kind} for {recorded}"
        assert seat is None or seat == of, f"{kind} of S{seat}, not S{of}"
        return value


@contextmanager
def recording(to: Recorded) -> Iterator[None]:
    """Note every die and shuffle of the games played meanwhile."""

    def roll(s: HunterState, seat: int) -> int:
        to.log.append(("die", seat, face := chance_roll(s, seat)))
        return face

    def shuffle(s: HunterState, cards: list[int], stream: int) -> None:
        chance_shuffle(s, cards, stream)
        to.log.append(("shuffle", stream, cards[:]))

    def one_of(s: HunterState, count: int, seat: int) -> int:
        to.log.append(("one of", seat, number := chance_one_of(s, count, seat)))
        return number

    chance_roll, chance_shuffle, chance_one_of = chance.roll, chance.shuffle, chance.one_of
    pairs = ((chance_roll, roll), (chance_shuffle, shuffle), (chance_one_of, one_of))
    _replace(pairs)
    try:
        yield
    finally:
        _replace(tuple((new, old) for old, new in pairs))


def _replace(pairs: tuple[tuple[Callable[..., Any], Callable[..., Any]], ...]) -> None:
    for module, name in _users_of_chance():
        for old, new in pairs:
            if getattr(module, name) is old:
                setattr(module, name, new)


@cache
def _users_of_chance() -> list[tuple[ModuleType, str]]:
    """Return every module of the game that knows a function of chance, with its name there."""
    return [
        (module, function.__name__)
        for name, module in sys.modules.items()
        if name.startswith("wotrush.model.hunter")
        for function in (chance.roll, chance.shuffle, chance.one_of)
        if getattr(module, function.__name__, None) is function
    ]


def facts_of_game(s: HunterGame) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "to act": s.to_act(),
        "legal": sorted(map(str, s.legal_actions())),
        "unit deck": [card_word(kind) for kind in s.unit_deck[::-1]],
        "event deck": [EVENT_IDS[event] for event in s.event_deck[::-1]],
        "discard": sorted(EVENT_IDS[event] for event in s.discard),
        "removed": sorted(
            [card_word(kind) for kind in s.removed_units] + [EVENT_IDS[event] for event in s.removed_events]
        ),
        "active": s.active,
        "over": s.ending_cause,
    }
    for seat in range(s.seats):
        facts[f"S{seat + 1}"] = {
            "out": bool(s.out >> seat & 1),
            "hand": sorted(EVENT_IDS[event] for event in s.hands[seat]),
            "before": sorted(
                EVENT_IDS[event] for event, bit in w.BEFORE_PLAYER.items() if s.before[seat] & bit
            ),
            "pile": sorted(card_word(kind) for kind in s.piles[seat]),
            "score": s.scores[seat],
            "lines": [[_card(s, place) for place in line] for line in s.lines[3 * seat : 3 * seat + 3]],
        }
    return facts


def _card(s: HunterGame, place: int) -> tuple[Any, ...]:
    flags = s.flags[place]
    state = [bool(flags & bit) for bit in (w.REVEALED, w.PINNED, w.DRY, w.EXHAUSTED, w.FIRED, w.EVADED)]
    return (
        place,
        card_word(s.kinds[place]),
        *state,
        sorted(name for bit, name in UNDER.items() if flags & bit),
    )


ENDINGS = {
    "carpet_bombing": "bombing",
    "unit_deck": "units",
    "last_player": "last player",
    "quiet": "quiet",
    "": "",
}


def facts_of_second(second: SecondReading) -> dict[str, Any]:
    g = second.table
    facts: dict[str, Any] = {
        "to act": second.to_act(),
        "legal": sorted(second.legal()),
        "unit deck": g.unit_deck,
        "event deck": g.event_deck,
        "discard": sorted(g.discard),
        "removed": sorted(g.removed),
        "active": g.active,
        "over": ENDINGS[g.end],
    }
    for player in g.players:
        lines = [player.in_line("front"), player.in_line("back"), player.commanders]
        facts[f"S{player.seat + 1}"] = {
            "out": player.out,
            "hand": sorted(player.hand),
            "before": sorted(card.card.id for card in player.before),
            "pile": sorted(player.pile),
            "score": player.score,
            "lines": [[_unit(unit) for unit in line] for line in lines],
        }
    return facts


def _unit(u: Unit) -> tuple[Any, ...]:
    return (
        u.place, u.card.id, u.revealed, u.pinned, u.dry, u.exhausted, u.rolled, u.evaded, sorted(u.attached),
    )  # fmt: skip


class Beside:
    """One game twice."""

    def __init__(self, options: HunterOptions, seed: int) -> None:
        self.chance = Recorded()
        with recording(self.chance):
            self.game = HunterGame.new(options, seed)
        self.game.record = False
        self.second = SecondReading(options, self.chance)
        self.lines: list[str] = []

    def play(self, text: str) -> None:
        self.lines.append(text)
        with recording(self.chance):
            self.game.apply(parse_hunter_action(text))
        self.second.play(text)

    def hidden(self) -> list[int]:
        """Return the places of all hidden units."""
        return [
            unit.place for player in self.second.table.players for unit in player.units if not unit.revealed
        ]

    def differences(self) -> list[str]:
        one, two = facts_of_game(self.game), facts_of_second(self.second)
        if self.chance.log:
            return [f"chance left: {self.chance.log}"]
        return [f"{name}: {one[name]} not {two[name]}" for name in one if one[name] != two[name]]
