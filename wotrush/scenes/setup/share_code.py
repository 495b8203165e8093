"""Share codes: seats, rule options, who begins and the seed of a deal, short enough to tell a friend; and the deal of the day."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date
from typing import NamedTuple

from wotrush.game_info import GameInfo
from wotrush.i18n import mark, t
from wotrush.match.seats import Opponent, Setup
from wotrush.scenes.setup.game_plan import LARGEST_SEED, GamePlan, SeatPlan, first_plan, usual_name

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32, which leaves out letters that look like digits."""
MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1", "U": "V"})
GROUP = 4
CHECKS = len(DIGITS) ** 2
LONGEST = 64
"""No code has more digits."""
PERSON = "person"
MOST_STYLES = 8
"""The number of styles that codes have room for."""


@dataclass(frozen=True, slots=True)
class CodeLayout:
    """How many kinds of players a code can tell apart. Codes are permanent: new layouts are added, old ones stay."""

    sitting: int
    """Kinds without a chosen style: a person and the levels. Levels with a chosen style come after them."""
    styled: int

    @property
    def kinds(self) -> int:
        return self.sitting + self.styled


LAYOUTS = (CodeLayout(6, 2), CodeLayout(24, 8))
"""A code begins with as many zeros as there are layouts before its own. The first layout that has room for the players
is used, so that older programs read every code that they can play.
"""
OTHER_GAME = "00"
"""Begins the code of a game with a letter. The letter follows, then the deal in the second layout."""


class CodeError(ValueError):
    """The text is no share code that can be played; the message says why."""


class SharedDeal(NamedTuple):
    """What a share code stands for."""

    info: GameInfo
    plan: GamePlan
    seed: int


def code_of(info: GameInfo, plan: GamePlan, seed: int, layouts: Sequence[CodeLayout] = LAYOUTS) -> str:
    """Return a code of letters and digits in groups, like `3F7K-9Q2M-1C`."""
    packed = seed
    for option in info.options:
        place = option.settings.index(option.valid(plan.options.get(option.field)))
        packed = packed * len(option.settings) + place
    packed = packed * info.seats.stop + (0 if plan.first_player is None else plan.first_player + 1)
    layout = LAYOUTS[1] if info.letter else _first_with_room(info, plan, layouts)
    for seat in reversed(plan.seats):
        packed = _with_seat(info, packed, seat, layout)
    packed = packed * len(info.seats) + info.seats.index(len(plan.seats))
    mark = OTHER_GAME + info.letter if info.letter else "0" * LAYOUTS.index(layout)
    digits = mark + _written(packed * CHECKS + _check(info.letter, packed))
    return "-".join(digits[i : i + GROUP] for i in range(0, len(digits), GROUP))


def code_of_deal(info: GameInfo, setup: Setup) -> str | None:
    """Return the code of a game as it was dealt, or None if an agent plays that codes cannot name."""
    seats = []
    for seat, player in enumerate(setup.players):
        agent = player.agent if isinstance(player, Opponent) and not player.took_over else PERSON
        level, style = info.level_and_style(agent)
        if level not in _sitting(info) or (style and style not in info.codes.styles):
            return None
        seats.append(_seat(info, seat, level, style if level in info.codes.styled else None))
    options = {option.field: option.valid(setup.options.get(option.field)) for option in info.options}
    first = setup.options.get("first_player")
    plan = GamePlan(
        seats=tuple(seats), options=options, first_player=first if isinstance(first, int) else None
    )
    return code_of(info, plan, setup.seed)


def deal_of(code: str, games: Iterable[GameInfo]) -> SharedDeal:
    """Return the deal that a code stands for; names and colors are the reader's. Raises CodeError."""
    digits = code.upper().replace("-", "").replace(" ", "").translate(MISREAD)
    zeros = len(digits) - len(digits.lstrip("0"))
    if zeros > len(OTHER_GAME) or not set(digits) <= set(DIGITS) or len(digits) > LONGEST:
        raise _no_code(code)
    letter, body = (
        (digits[zeros : zeros + 1], digits[zeros + 1 :]) if zeros == len(OTHER_GAME) else ("", digits)
    )
    packed, check = divmod(_read(body), CHECKS)
    if check != _check(letter, packed):
        raise _no_code(code)
    info = next((game for game in games if game.letter == letter), None)
    if info is None:
        raise CodeError(t("This code is of another game, which this version of the program does not have."))
    plan, seed = _unpacked(info, packed, LAYOUTS[1] if letter else LAYOUTS[zeros], code)
    return SharedDeal(info, plan, seed)


def _unpacked(info: GameInfo, packed: int, layout: CodeLayout, code: str) -> tuple[GamePlan, int]:
    """Unpack a code. Raises CodeError."""
    packed, number = divmod(packed, len(info.seats))
    seats = []
    for place in range(info.seats[number]):
        packed, kind = divmod(packed, layout.kinds)
        style = None
        if kind >= layout.sitting:
            packed, style = divmod(packed, MOST_STYLES)
        seats.append(_named_seat(info, place, kind, style, layout, code))
    packed, first = divmod(packed, info.seats.stop)
    options = {}
    for option in reversed(info.options):
        packed, place = divmod(packed, len(option.settings))
        options[option.field] = option.settings[place]
    if first > len(seats) or packed > LARGEST_SEED:
        raise _no_code(code)
    return GamePlan(seats=tuple(seats), options=options, first_player=first - 1 if first else None), packed


def of_the_day(info: GameInfo, day: date) -> SharedDeal:
    """Return a first plan with the same cards for everybody on that day, as it is called in UTC."""
    digest = hashlib.sha256(f"wotrush {info.letter}{day.isoformat()}".encode()).digest()
    return SharedDeal(info, first_plan(info), int.from_bytes(digest[:4]))


def is_of_the_day(info: GameInfo, setup: Setup) -> bool:
    """Return True if it was dealt as the deal of its own day."""
    return code_of_deal(info, setup) == code_of(*of_the_day(info, setup.started.astimezone(UTC).date()))


def looks_like_code(text: str) -> bool:
    """Return True if `text` is rather meant as a code than as a seed, be it a negative one."""
    return any(letter.isalpha() for letter in text) or "-" in text.strip()[1:]


def _sitting(info: GameInfo) -> tuple[str, ...]:
    return (PERSON, *info.codes.levels)


def _first_with_room(info: GameInfo, plan: GamePlan, layouts: Sequence[CodeLayout]) -> CodeLayout:
    return next(layout for layout in layouts if all(_fits(info, seat, layout) for seat in plan.seats))


def _fits(info: GameInfo, seat: SeatPlan, layout: CodeLayout) -> bool:
    kind, styled = _kind(info, seat), info.codes.styled
    return _sitting(info).index(kind) < layout.sitting and (
        kind not in styled or styled.index(kind) < layout.styled
    )


def _with_seat(info: GameInfo, packed: int, seat: SeatPlan, layout: CodeLayout) -> int:
    kind, codes = _kind(info, seat), info.codes
    if kind not in codes.styled or seat.style not in codes.styles:
        return packed * layout.kinds + _sitting(info).index(kind)
    packed = packed * MOST_STYLES + codes.styles.index(seat.style)
    return packed * layout.kinds + layout.sitting + codes.styled.index(kind)


def _kind(info: GameInfo, seat: SeatPlan) -> str:
    return seat.level(info) if seat.kind == "opponent" else PERSON


def _named_seat(
    info: GameInfo, place: int, kind: int, style: int | None, layout: CodeLayout, code: str
) -> SeatPlan:
    """Return the seat of a code. Raises CodeError if this version has no such level or style."""
    try:
        if style is None:
            return _seat(info, place, _sitting(info)[kind])
        return _seat(info, place, info.codes.styled[kind - layout.sitting], info.codes.styles[style])
    except IndexError:
        raise _no_code(code) from None


def _seat(info: GameInfo, place: int, kind: str, style: str | None = None) -> SeatPlan:
    if kind == PERSON:
        return SeatPlan(kind="person", name=usual_name(info, "person", place), color=place)
    name = usual_name(info, "opponent", place)
    return SeatPlan(kind="opponent", name=name, agent=kind, style=style, color=place)


def _check(letter: str, packed: int) -> int:
    """Return a checksum that misses one slip in a thousand."""
    return int.from_bytes(hashlib.sha256(f"{letter}{packed}".encode()).digest()[:4]) % CHECKS


def _written(number: int) -> str:
    digits = ""
    while number or not digits:
        number, digit = divmod(number, len(DIGITS))
        digits = DIGITS[digit] + digits
    return digits


def _read(digits: str) -> int:
    number = 0
    for letter in digits:
        number = number * len(DIGITS) + DIGITS.index(letter)
    return number


def _no_code(code: str) -> CodeError:
    text = mark("“{text}” is no code of a game: look for a mistyped letter. A seed is a whole number.")
    return CodeError(t(text, text=code.strip()[:40]))
