"""A table written and read as text, for journals, bug reports and tests.

Every line is `name: value`; what is left out has the value of a first turn, in main. Cards in play are written
`12 u031 revealed pinned`: place, card, state; a card without `revealed` is hidden. Unit deck and event deck, when left out, hold
all that lies nowhere else; the top of a pile is written last. `gone` lists places whose card has left play. The stack is written
as numbers, frame after frame, see `frames`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from pydantic import ValidationError

from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.model.hunter.cards.words import (
    BACK,
    BEFORE_PLAYER,
    COMMAND,
    EVENT_IDS,
    FRONT,
    GONE,
    NEW_FLOOD,
    NEW_WEATHER,
    card_number,
    card_word,
    event_number,
)
from wotrush.model.hunter.frames import FRAME_NAMES, MAIN, TURN
from wotrush.model.hunter.game import HunterGame, run
from wotrush.model.hunter.hands import take_in
from wotrush.model.hunter.options import HunterOptions
from wotrush.model.hunter.positions.soundness import fill_decks, first_fault
from wotrush.model.hunter.state import IN_TURNS, HunterState
from wotrush.model.hunter.units import spent_places
from wotrush.model.notation import TableError, pairs_of, read_each, set_flags

STATE_WORDS = (
    "revealed",
    "pinned",
    "dry",
    "exhausted",
    "evaded",
    "fired",
    "trench",
    "armor",
    "fuel",
    "withdrawn",
)
_BEFORE_WORDS = {**BEFORE_PLAYER, len(EVENT_IDS): NEW_FLOOD, len(EVENT_IDS) + 1: NEW_WEATHER}
_NUMBERS = (
    *("phase", "first", "active", "turn", "round", "passed", "first_place", "out", "bombings", "quiet"),
    *("ignored", "result"),
)
_FLAGS = ("eventful", "acted", "extra", "killed", "finished")
_UNIT_PILES = ("unit_deck", "removed_units")
_EVENT_PILES = ("event_deck", "discard", "removed_events")
_LINES = {"front": FRONT, "back": BACK, "commanders": COMMAND, "gone": GONE}


def _before_word(event: int) -> str:
    return (*EVENT_IDS, "new_flood", "new_weather")[event]


# Writing


def table_text(s: HunterState) -> str:
    """Return the whole table; `parse_table` reads it back to the same digest."""
    return "\n".join(_lines(s)) + "\n"


def _lines(s: HunterState) -> Iterator[str]:
    options = s.options.model_dump(mode="json", exclude_defaults=True)
    yield "options: " + " ".join(f"{name}={_option_word(value)}" for name, value in options.items())
    yield "numbers: " + " ".join(f"{name} {getattr(s, name)}" for name in _NUMBERS)
    yield "flags: " + " ".join(name for name in _FLAGS if getattr(s, name))
    yield f"ending_cause: {s.ending_cause}"
    yield f"values: {_numbers(s.values)}"
    yield f"streams: {_numbers(s.streams)}"
    yield "memory: " + "; ".join(f"{_numbers(places)} = {_cards(kinds)}" for places, kinds in s.memory)
    yield "stack: " + ", ".join(f"{FRAME_NAMES[frame[0]]} {_numbers(frame[1:])}".strip() for frame in s.stack)
    for name in _UNIT_PILES:
        yield f"{name}: {_cards(getattr(s, name))}"
    for name in _EVENT_PILES:
        yield f"{name}: {_events(getattr(s, name))}"
    for seat in range(s.seats):
        yield from _seat_lines(s, seat)


def _option_word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, list) else str(value)


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def _cards(cards: Iterable[int]) -> str:
    return " ".join(map(card_word, cards))


def _events(events: Iterable[int]) -> str:
    return " ".join(EVENT_IDS[event] for event in events)


def _seat_lines(s: HunterState, seat: int) -> Iterator[str]:
    yield f"seat: S{seat + 1}"
    gone = [
        place
        for place in range(1, len(s.kinds))
        if s.line[place] == GONE and s.owner[place] == seat and s.kinds[place] >= 0
    ]
    for name, places in zip(_LINES, (*s.lines[3 * seat : 3 * seat + 3], gone), strict=True):
        yield f"  {name}: {', '.join(_place_text(s, place) for place in places)}"
    yield f"  hand: {_events(s.hands[seat])}"
    yield "  before: " + " ".join(
        _before_word(event) for event, bit in _BEFORE_WORDS.items() if s.before[seat] & bit
    )
    yield f"  scored: {_cards(s.piles[seat])}"
    yield f"  kept: {_cards(s.kept[seat])}"
    yield f"  pack: {_cards(s.packs[seat])}"
    yield f"  views: {'; '.join(_cards(view) for view in s.views[seat])}"
    yield f"  drawn: {_cards(s.drawn[seat])}"


def _place_text(s: HunterState, place: int) -> str:
    states = [word for bit, word in enumerate(STATE_WORDS) if s.flags[place] >> bit & 1]
    return " ".join([str(place), card_word(s.kinds[place]), *states])


# Reading


def parse_table(text: str, catalogue: HunterCatalogue | None = None) -> HunterGame:
    """Read a table. Raises TableError."""
    game = _Reader(pairs_of(text), catalogue).game
    if fault := first_fault(game):
        raise TableError(f"this table cannot be played on: {fault}")
    run(game)
    game.events.clear()
    return game


class _Reader:
    """Fills an empty table line by line."""

    def __init__(self, pairs: list[tuple[str, str]], catalogue: HunterCatalogue | None) -> None:
        self.seat = 0
        names = {name for name, _ in pairs}
        self.game = self._empty(dict(pairs).get("options", ""), catalogue)
        read_each(pairs, self._line)
        self.game.spent = spent_places(self.game)
        fill_decks(self.game, units="unit_deck" not in names, events="event_deck" not in names)

    def _empty(self, words: str, catalogue: HunterCatalogue | None) -> HunterGame:
        options: dict[str, Any] = dict(word.split("=", 1) for word in words.split())
        values = {name: {"yes": True, "no": False}.get(value, value) for name, value in options.items()}
        if str(values.get("players", "")).isdigit():
            values["players"] = int(values["players"])
        try:
            game = HunterGame.empty(HunterOptions.model_validate(values), catalogue)
        except ValidationError as error:
            raise TableError(f"cannot read the options of the table: {error}") from None
        game.phase, game.stack = IN_TURNS, [[TURN, MAIN]]
        game.turn, game.round = game.seats, 2
        return game

    def _line(self, name: str, value: str) -> None:
        game = self.game
        if name == "options":
            return
        if name in _SEAT_LINES:
            _SEAT_LINES[name](self, value)
        elif name in _LINES:
            self._places(_LINES[name], value)
        elif name in _UNIT_PILES:
            setattr(game, name, [card_number(word) for word in value.split()])
        elif name in _EVENT_PILES:
            setattr(game, name, [event_number(word) for word in value.split()])
        elif name == "numbers":
            words = value.split()
            for field, number in zip(words[::2], words[1::2], strict=True):
                setattr(game, _NUMBERS[_NUMBERS.index(field)], int(number))
        elif name == "flags":
            set_flags(game, _FLAGS, value)
        else:
            _GAME_LINES[name](game, value)

    def _start_seat(self, value: str) -> None:
        self.seat = int(value.removeprefix("S")) - 1
        if not 0 <= self.seat < self.game.seats:
            raise ValueError(f"there are {self.game.seats} seats, S1 is the first")

    def _places(self, line: int, value: str) -> None:
        game = self.game
        for text in value.split(",") if value else ():
            number, card, *states = text.split()
            place = int(number)
            while len(game.kinds) <= place:
                for column, empty in ((game.kinds, -1), (game.owner, 0), (game.line, GONE), (game.flags, 0)):
                    column.append(empty)
            if game.kinds[place] >= 0 or place < 1:
                raise ValueError(f"place {place} is taken, or is none")
            game.kinds[place], game.owner[place], game.line[place] = card_number(card), self.seat, line
            game.flags[place] = sum(1 << STATE_WORDS.index(state) for state in states) | int(
                line in (COMMAND, GONE)
            )
            if line != GONE:
                game.lines[3 * self.seat + line - 1] += (place,)

    def _hand(self, value: str) -> None:
        for word in value.split():
            take_in(self.game, self.seat, event_number(word))

    def _before(self, value: str) -> None:
        for word in value.split():
            event = {"new_flood": len(EVENT_IDS), "new_weather": len(EVENT_IDS) + 1}.get(word)
            self.game.before[self.seat] |= _BEFORE_WORDS[event_number(word) if event is None else event]

    def _scored(self, value: str) -> None:
        kinds = [card_number(word) for word in value.split()]
        self.game.piles[self.seat] = tuple(kinds)
        self.game.scores[self.seat] = sum(self.game.catalogue.points[kind] for kind in kinds)

    def _own_cards(self, field: str, value: str) -> None:
        getattr(self.game, field)[self.seat] = tuple([card_number(word) for word in value.split()])

    def _views(self, value: str) -> None:
        views = [tuple(map(card_number, view.split())) for view in value.split(";")] if value else []
        self.game.views[self.seat] = tuple(views)


_SEAT_LINES: dict[str, Callable[[_Reader, str], None]] = {
    "seat": _Reader._start_seat,
    "hand": _Reader._hand,
    "before": _Reader._before,
    "scored": _Reader._scored,
    "views": _Reader._views,
    "kept": lambda reader, value: reader._own_cards("kept", value),
    "pack": lambda reader, value: reader._own_cards("packs", value),
    "drawn": lambda reader, value: reader._own_cards("drawn", value),
}


def _read_memory(game: HunterGame, value: str) -> None:
    groups = []
    for group in value.split(";") if value else ():
        places, _, kinds = group.partition("=")
        groups.append((tuple(map(int, places.split())), tuple(map(card_number, kinds.split()))))
    game.memory = tuple(groups)


def _read_stack(game: HunterGame, value: str) -> None:
    """Read the frames of the stack, whose names may have two words."""
    stack = []
    for text in value.split(",") if value else ():
        words = text.split()
        name = " ".join(word for word in words if not word.lstrip("-").isdigit())
        stack.append([FRAME_NAMES.index(name), *map(int, words[len(name.split()) :])])
    game.stack = stack


def _read_streams(game: HunterGame, value: str) -> None:
    game.streams = list(map(int, value.split()))


def _read_values(game: HunterGame, value: str) -> None:
    game.values = tuple(map(int, value.split()))


def _read_cause(game: HunterGame, value: str) -> None:
    game.ending_cause = value


_GAME_LINES: dict[str, Callable[[HunterGame, str], None]] = {
    "memory": _read_memory,
    "stack": _read_stack,
    "streams": _read_streams,
    "values": _read_values,
    "ending_cause": _read_cause,
}
