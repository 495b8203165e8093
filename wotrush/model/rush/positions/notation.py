"""A table written and read as text, for journals, bug reports and tests.

Every line is `name: value`; what is left out has its value at the start of a game. Cards are written by code: `su07`, `eng3`,
`tec1`, `vol1`, `us*9` (one medal), `us**3` (two medals), `base4`. When reading, `eng`, `us*`, `base` … take one not yet used.
A base is `up`, `damaged` or `gone`, followed by its defender, with `!` if that is damaged: `bases: up de03, damaged, up su16!`.
Vehicles that stand nowhere are in the deck, in the order of the catalogue; the top of a face-down pile is written last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from wotrush.model.notation import TableError, pairs_of, read_each, set_flags
from wotrush.model.rng import split
from wotrush.model.rush.cards import (
    FIRST_ONE,
    FIRST_TWO,
    ONES,
    TWOS,
    VEHICLES,
    Nation,
    base_card,
    seat_barracks,
)
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.events import EndCause
from wotrush.model.rush.game import RushGame
from wotrush.model.rush.options import RushOptions
from wotrush.model.rush.positions.soundness import first_fault
from wotrush.model.rush.state import DAMAGED, GONE, UPRIGHT, Prompt, State

_STATES = {"up": UPRIGHT, "damaged": DAMAGED, "gone": GONE}
_STATE_NAMES = {value: name for name, value in _STATES.items()}
_OPTIONS = ("wide_reserve", "optional_refresh", "exposed_attacker", "count_defenders", "always_doubles")
_NUMBERS = ("turn", "pool", "nation", "kills", "using", "step", "victim", "reward_nation", "played")
_FLAGS = ("recruiting", "bought", "assaulted")
_PER_NATION = ("pool_national", "siege_kills")
_ZONES = ("reserve", "deck", "discard", "graveyard")


# Writing


def table_text(s: State) -> str:
    """Write the whole table, secrets included; reading it gives an equal game."""
    return "\n".join(_lines(s)) + "\n"


def _lines(s: State) -> Iterator[str]:
    catalogue = s.catalogue
    yield f"players: {s.seats}, first {s.first}, active {s.active}"
    if options := [name for name in _OPTIONS if getattr(s.options, name)]:
        yield f"options: {' '.join(options)}"
    yield f"prompt: {s.prompt.name.lower()}"
    for name in _NUMBERS:
        yield f"{name}: {getattr(s, name)}"
    if flags := [name for name in _FLAGS if getattr(s, name)]:
        yield f"flags: {' '.join(flags)}"
    for name in _PER_NATION:
        yield f"{name}: {' '.join(map(str, getattr(s, name)))}"
    yield f"streams: {' '.join(map(str, s.streams))}"
    if s.ending and s.ending_cause:
        yield f"ending: {s.ending_cause[0].value} {s.ending_cause[1]}"
    yield f"achievements: {' '.join(map(str, s.achievements))}"
    yield f"medals: {' '.join(f'{one}+{two}' for one, two in zip(s.ones, s.twos, strict=True))}"
    yield f"attackers: {_codes(catalogue, list(s.attackers))}"
    for name in _ZONES:
        yield f"{name}: {_codes(catalogue, getattr(s, name))}"
    for seat in range(s.seats):
        yield f"seat: {seat}"
        yield f"  bases: {', '.join(_base_text(s, 3 * seat + place) for place in range(3))}"
        yield f"  hand: {_codes(catalogue, s.hands[seat])}"
        yield f"  garage: {_codes(catalogue, s.garages[seat])}"
        yield f"  depot: {_codes(catalogue, s.depots[seat])}"
        yield f"  destroyed: {s.bases_destroyed[seat]} bases {s.vehicles_destroyed[seat]} vehicles"


def _codes(catalogue: Catalogue, cards: list[int]) -> str:
    return " ".join(catalogue.cards[card].code for card in cards)


def _base_text(s: State, slot: int) -> str:
    text = _STATE_NAMES[s.base[slot]]
    if s.defender[slot] >= 0:
        text += f" {s.catalogue.cards[s.defender[slot]].code}{'!' * s.hurt[slot]}"
    return text


# Reading


def parse_table(text: str, catalogue: Catalogue | None = None) -> RushGame:
    """Read a table. Raises TableError."""
    game = _Reader(pairs_of(text), catalogue).game
    if fault := first_fault(game) or _nothing_to_choose(game):
        raise TableError(f"this table cannot be played on: {fault}")
    return game


def _nothing_to_choose(game: RushGame) -> str | None:
    """Return what is wrong if nobody can choose anything; asks a copy, since the game remembers its legal actions."""
    if game.to_act() is None or game.copy().legal_actions():
        return None
    return f"the prompt {game.prompt.name.lower()} has no choices"


class _Reader:
    """Fills an empty table line by line and remembers which cards are taken."""

    def __init__(self, pairs: list[tuple[str, str]], catalogue: Catalogue | None) -> None:
        values = dict(pairs)
        self.seat = 0
        self.used: set[int] = set()
        self.game = self._empty(values, catalogue)
        self.catalogue = self.game.catalogue
        self._reserve_exact_codes(pairs)
        self._deck_written = "deck" in values
        for taking in (self._stand, self._line):
            self.seat = 0
            read_each(pairs, taking)
        self._fill_deck()
        self._fill_garages([name for name, _ in pairs])
        if "medals" not in values:
            self._count_piles()

    def _empty(self, values: dict[str, str], catalogue: Catalogue | None) -> RushGame:
        words = values.get("players", "2").replace(",", " ").split()
        try:
            chosen = dict.fromkeys(values.get("options", "").split(), True)
            game = RushGame.empty(RushOptions.model_validate({"players": int(words[0]), **chosen}), catalogue)
            numbers = dict(zip(words[1::2], map(int, words[2::2]), strict=True))
        except ValueError as error:
            raise TableError(f"cannot read the players and options of the table: {error}") from None
        game.first = numbers.get("first", 0)
        game.active = numbers.get("active", game.first)
        game.turn = (game.active - game.first) % game.seats
        game.deck = []
        return game

    def _reserve_exact_codes(self, pairs: list[tuple[str, str]]) -> None:
        """Reserve the cards that are written in full, so that no shorthand takes one."""
        for _, value in pairs:
            for word in value.replace(",", " ").replace("!", " ").split():
                self.used.add(self.catalogue.by_code.get(word, -1))

    def _stand(self, name: str, value: str) -> None:
        """Read which bases stand before any card, since `base` means one that stands no more."""
        if name == "seat":
            self._start_seat(value)
        elif name == "bases":
            for place, base in enumerate(value.split(",")):
                self.game.base[3 * self.seat + place] = _STATES[base.split()[0]]

    def _line(self, name: str, value: str) -> None:
        game = self.game
        if name in ("players", "options"):
            return
        if name in _NUMBERS:
            setattr(game, name, int(value) if name != "using" else self._using(value))
        elif name in _PER_NATION:
            setattr(game, name, _four(value))
        elif name in _ZONES:
            setattr(game, name, self._cards(value))
        elif name in _SEAT_LINES:
            _SEAT_LINES[name](self, value)
        elif name == "flags":
            set_flags(game, _FLAGS, value)
        elif name == "streams":
            game.streams = list(map(int, value.split()))
        elif name == "rng":  # Tables of revision 1 have one stream for everything.
            game.streams = split(int(value), 1 + game.seats)
        elif name == "prompt":
            game.prompt = Prompt[value.upper()]
        elif name == "achievements":
            game.achievements = tuple(map(int, value.split()))
        elif name == "medals":
            piles = [pile.split("+") for pile in value.split()]
            game.ones, game.twos = [int(one) for one, _ in piles], [int(two) for _, two in piles]
        elif name == "ending":
            cause, which = value.split()
            game.ending, game.ending_cause = True, (EndCause(cause), int(which))
        elif name == "attackers":
            game.attackers = tuple(self.catalogue.by_code[code] for code in value.split())
        else:
            raise ValueError("no table has such a line")

    def _using(self, value: str) -> int:
        return int(value) if value.lstrip("-").isdigit() else self.card(value)

    def _start_seat(self, value: str) -> None:
        self.seat = int(value)
        if not 0 <= self.seat < self.game.seats:
            raise ValueError(f"there are {self.game.seats} seats, 0 is the first")

    def _defenders(self, value: str) -> None:
        for place, base in enumerate(value.split(",")):
            slot = 3 * self.seat + place
            if defender := base.split()[1:]:
                self.game.hurt[slot] = defender[0].endswith("!")
                self.game.defender[slot] = self.card(defender[0].rstrip("!"))

    def _destroyed(self, value: str) -> None:
        words = value.split()
        self.game.bases_destroyed[self.seat] = int(words[0])
        self.game.vehicles_destroyed[self.seat] = int(words[2])

    def _zone_of_seat(self, zones: list[list[int]], value: str) -> None:
        zones[self.seat] = self._cards(value)

    def _cards(self, value: str) -> list[int]:
        return [self.card(code) for code in value.split()]

    def card(self, code: str) -> int:
        """Return a card by its code, or the first free one of a shorthand."""
        if (card := self.catalogue.by_code.get(code)) is not None:
            return card
        for card in self._candidates(code):
            if card not in self.used:
                self.used.add(card)
                return card
        raise ValueError(f"there is no card {code!r}, or none left of it")

    def _candidates(self, code: str) -> list[int]:
        own = seat_barracks(self.seat)
        piles = {f"{nation}*": (FIRST_ONE, ONES, n) for n, nation in enumerate(("su", "de", "us", "fr"))}
        piles |= {f"{nation}**": (FIRST_TWO, TWOS, n) for n, nation in enumerate(("su", "de", "us", "fr"))}
        if code in piles:
            first, count, n = piles[code]
            return list(range(first + count * (n + 1) - 1, first + count * n - 1, -1))
        barracks = {"eng": own[:4], "tec": own[4:5], "vol": own[5:6]}
        return self._bases_of_others() if code == "base" else barracks.get(code, [])

    def _bases_of_others(self) -> list[int]:
        """Return the base cards of other seats, those that stand no more first."""
        others = (slot for slot in range(3 * self.game.seats) if slot // 3 != self.seat)
        return [base_card(slot) for slot in sorted(others, key=lambda slot: self.game.base[slot] != GONE)]

    def _fill_deck(self) -> None:
        if not self._deck_written:
            self.game.deck = [card for card in range(VEHICLES) if card not in self.used]

    def _fill_garages(self, names: list[str]) -> None:
        """Give every seat its barracks as its Garage if no seat is described."""
        if "seat" not in names:
            for seat in range(self.game.seats):
                self.game.garages[seat] = seat_barracks(seat)

    def _count_piles(self) -> None:
        for n in range(len(Nation)):
            ones = range(FIRST_ONE + ONES * n, FIRST_ONE + ONES * (n + 1))
            twos = range(FIRST_TWO + TWOS * n, FIRST_TWO + TWOS * (n + 1))
            self.game.ones[n] = sum(card not in self.used for card in ones)
            self.game.twos[n] = sum(card not in self.used for card in twos)


def _four(value: str) -> tuple[int, int, int, int]:
    a, b, c, d = map(int, value.split())
    return a, b, c, d


_SEAT_LINES: dict[str, Callable[[_Reader, str], None]] = {
    "seat": _Reader._start_seat,
    "bases": _Reader._defenders,
    "destroyed": _Reader._destroyed,
    "hand": lambda reader, value: reader._zone_of_seat(reader.game.hands, value),
    "garage": lambda reader, value: reader._zone_of_seat(reader.game.garages, value),
    "depot": lambda reader, value: reader._zone_of_seat(reader.game.depots, value),
}
