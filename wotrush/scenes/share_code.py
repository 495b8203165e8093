"""A deal as a short code to tell a friend: seats, rule options, who begins, and the seed; and the deal of the day."""

from __future__ import annotations

import hashlib
from datetime import date

from wotrush.i18n import t
from wotrush.match.seats import Opponent, Setup
from wotrush.scenes.game_plan import (
    FEWEST,
    LARGEST_SEED,
    MOST,
    RULE_OPTIONS,
    GamePlan,
    SeatPlan,
    first_plan,
    usual_name,
)

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no letter that is taken for a digit."""
MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1", "U": "V"})
GROUP = 4
CHECKS = len(DIGITS) ** 2
SITTING = ("person", "random", "recruit", "regular", "veteran", "ace")
"""Who can sit on a seat. New kinds come last, so that old codes keep their meaning."""
KINDS = 8
"""Room for more of them."""


class CodeError(ValueError):
    """What was typed is no code of a game; the message says so."""


def code_of(plan: GamePlan, seed: int) -> str:
    """Letters and digits in groups, like `3F7K-9Q2M-1C`."""
    packed = seed
    for option in RULE_OPTIONS:
        packed = packed * 2 + bool(plan.options.get(option.field))
    packed = packed * (MOST + 1) + (0 if plan.first_player is None else plan.first_player + 1)
    for seat in reversed(plan.seats):
        packed = packed * KINDS + SITTING.index(seat.agent if seat.kind == "opponent" else "person")
    packed = packed * (MOST - FEWEST + 1) + len(plan.seats) - FEWEST
    digits = _written(packed * CHECKS + _check(packed))
    return "-".join(digits[i : i + GROUP] for i in range(0, len(digits), GROUP))


def code_of_deal(setup: Setup) -> str | None:
    """The code of a game as it was dealt; None where somebody sits there whom no code can call."""
    seats = []
    for seat, player in enumerate(setup.players):
        kind = player.agent if isinstance(player, Opponent) and not player.took_over else SITTING[0]
        if kind not in SITTING:
            return None
        seats.append(_seat(seat, kind))
    options = {option.field: bool(setup.options.get(option.field)) for option in RULE_OPTIONS}
    first = setup.options.get("first_player")
    plan = GamePlan(
        seats=tuple(seats), options=options, first_player=first if isinstance(first, int) else None
    )
    return code_of(plan, setup.seed)


def plan_of(code: str) -> tuple[GamePlan, int]:
    """The plan and the seed that a code stands for; names and colors are the reader's. Raises CodeError."""
    packed, check = divmod(_read(code), CHECKS)
    if check != _check(packed):
        raise _no_code(code)
    packed, seats = divmod(packed, MOST - FEWEST + 1)
    sitting = []
    for _ in range(seats + FEWEST):
        packed, kind = divmod(packed, KINDS)
        sitting.append(kind)
    packed, first = divmod(packed, MOST + 1)
    options = {}
    for option in reversed(RULE_OPTIONS):
        packed, options[option.field] = divmod(packed, 2)
    if max(sitting) >= len(SITTING) or first > len(sitting) or packed > LARGEST_SEED:
        raise _no_code(code)
    plan = GamePlan(
        seats=tuple(_seat(place, SITTING[kind]) for place, kind in enumerate(sitting)),
        options={name: bool(on) for name, on in options.items()},
        first_player=first - 1 if first else None,
    )
    return plan, packed


def of_the_day(day: date) -> tuple[GamePlan, int]:
    """One person against one opponent, the same cards for everybody on that day."""
    digest = hashlib.sha256(f"wotrush {day.isoformat()}".encode()).digest()
    return first_plan(), int.from_bytes(digest[:4])


def looks_like_code(text: str) -> bool:
    """Whether somebody meant a code rather than a plain seed, be it a negative one."""
    return any(letter.isalpha() for letter in text) or "-" in text.strip()[1:]


def _seat(place: int, kind: str) -> SeatPlan:
    if kind == "person":
        return SeatPlan(kind="person", name=usual_name("person", place), color=place)
    return SeatPlan(kind="opponent", name=usual_name("opponent", place), agent=kind, color=place)


def _check(packed: int) -> int:
    """Catches what is mistyped, all but one in a thousand times."""
    return int.from_bytes(hashlib.sha256(str(packed).encode()).digest()[:4]) % CHECKS


def _written(number: int) -> str:
    digits = ""
    while number or not digits:
        number, digit = divmod(number, len(DIGITS))
        digits = DIGITS[digit] + digits
    return digits


def _read(code: str) -> int:
    number = 0
    for letter in code.upper().replace("-", "").replace(" ", "").translate(MISREAD):
        if letter not in DIGITS or number > CHECKS * LARGEST_SEED * KINDS**MOST * 2**10:
            raise _no_code(code)
        number = number * len(DIGITS) + DIGITS.index(letter)
    return number


def _no_code(code: str) -> CodeError:
    return CodeError(t("“{text}” is no code of a game: look for a mistyped letter.", text=code.strip()[:40]))
