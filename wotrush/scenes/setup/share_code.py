"""A deal as a short code to tell a friend: seats, rule options, who begins, and the seed; and the deal of the day."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date

from wotrush.ai.rush.styles import STYLED, level_and_style
from wotrush.i18n import t
from wotrush.match.seats import Opponent, Setup
from wotrush.scenes.setup.game_plan import (
    FEWEST,
    LARGEST_SEED,
    MOST,
    RULE_OPTIONS,
    GamePlan,
    SeatPlan,
    first_plan,
    usual_name,
)
from wotrush.scenes.setup.opponents import STYLES

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no letter that is taken for a digit."""
MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1", "U": "V"})
GROUP = 4
CHECKS = len(DIGITS) ** 2
SITTING = ("person", "random", "recruit", "regular", "veteran", "ace")
"""Who can sit on a seat, their style by lot where they have one."""
LIKINGS = tuple(STYLES)
"""In their order; new ones come last."""
MOST_LIKINGS = 8
"""Room for more of them."""


@dataclass(frozen=True, slots=True)
class Layout:
    """How many kinds of players a code can tell apart. Codes are for ever, so a new layout only joins the old ones."""

    sitting: int
    """So many of SITTING; after them come those with a style that was chosen, and the style follows."""
    styled: int

    @property
    def kinds(self) -> int:
        return self.sitting + self.styled


LAYOUTS = (Layout(6, 2), Layout(24, 8))
"""A code begins with as many zeros as its layout has before it. It is written in the first that has room for its players,
so that older programs read whatever they can play.
"""


class CodeError(ValueError):
    """What was typed is no code of a game; the message says so."""


def code_of(plan: GamePlan, seed: int, layouts: Sequence[Layout] = LAYOUTS) -> str:
    """Letters and digits in groups, like `3F7K-9Q2M-1C`."""
    packed = seed
    for option in RULE_OPTIONS:
        packed = packed * 2 + bool(plan.options.get(option.field))
    packed = packed * (MOST + 1) + (0 if plan.first_player is None else plan.first_player + 1)
    layout = next(layout for layout in layouts if all(_fits(seat, layout) for seat in plan.seats))
    for seat in reversed(plan.seats):
        packed = _seated(packed, seat, layout)
    packed = packed * (MOST - FEWEST + 1) + len(plan.seats) - FEWEST
    digits = "0" * LAYOUTS.index(layout) + _written(packed * CHECKS + _check(packed))
    return "-".join(digits[i : i + GROUP] for i in range(0, len(digits), GROUP))


def code_of_deal(setup: Setup) -> str | None:
    """The code of a game as it was dealt; None where somebody sits there whom no code can call."""
    seats = []
    for seat, player in enumerate(setup.players):
        agent = player.agent if isinstance(player, Opponent) and not player.took_over else SITTING[0]
        kind, style = level_and_style(agent)
        if kind not in SITTING or style not in LIKINGS:
            return None
        seats.append(_seat(seat, kind, style if kind in STYLED else None))
    options = {option.field: bool(setup.options.get(option.field)) for option in RULE_OPTIONS}
    first = setup.options.get("first_player")
    plan = GamePlan(
        seats=tuple(seats), options=options, first_player=first if isinstance(first, int) else None
    )
    return code_of(plan, setup.seed)


def plan_of(code: str) -> tuple[GamePlan, int]:
    """The plan and the seed that a code stands for; names and colors are the reader's. Raises CodeError."""
    digits = code.upper().replace("-", "").replace(" ", "").translate(MISREAD)
    packed, check = divmod(_read(digits, code), CHECKS)
    zeros = len(digits) - len(digits.lstrip("0"))
    if check != _check(packed) or zeros >= len(LAYOUTS):
        raise _no_code(code)
    layout = LAYOUTS[zeros]
    packed, seats = divmod(packed, MOST - FEWEST + 1)
    sitting = []
    for place in range(seats + FEWEST):
        packed, kind = divmod(packed, layout.kinds)
        style = None
        if kind >= layout.sitting:
            kind -= layout.sitting
            packed, style = divmod(packed, MOST_LIKINGS)
            if kind >= len(STYLED) or style >= len(LIKINGS):
                raise _no_code(code)
        elif kind >= len(SITTING):
            raise _no_code(code)
        sitting.append(_told(place, kind, style))
    packed, first = divmod(packed, MOST + 1)
    options = {}
    for option in reversed(RULE_OPTIONS):
        packed, options[option.field] = divmod(packed, 2)
    if first > len(sitting) or packed > LARGEST_SEED:
        raise _no_code(code)
    plan = GamePlan(
        seats=tuple(sitting),
        options={name: bool(on) for name, on in options.items()},
        first_player=first - 1 if first else None,
    )
    return plan, packed


def of_the_day(day: date) -> tuple[GamePlan, int]:
    """One person against one opponent, the same cards for everybody on that day, as it is called in UTC."""
    digest = hashlib.sha256(f"wotrush {day.isoformat()}".encode()).digest()
    return first_plan(), int.from_bytes(digest[:4])


def is_of_the_day(setup: Setup) -> bool:
    """Whether it was dealt on its own day, with nobody else at the table."""
    return code_of_deal(setup) == code_of(*of_the_day(setup.started.astimezone(UTC).date()))


def looks_like_code(text: str) -> bool:
    """Whether somebody meant a code rather than a plain seed, be it a negative one."""
    return any(letter.isalpha() for letter in text) or "-" in text.strip()[1:]


def _fits(seat: SeatPlan, layout: Layout) -> bool:
    level = _level(seat)
    return SITTING.index(level) < layout.sitting and (
        level not in STYLED or STYLED.index(level) < layout.styled
    )


def _seated(packed: int, seat: SeatPlan, layout: Layout) -> int:
    level = _level(seat)
    if level not in STYLED or seat.style not in LIKINGS:
        return packed * layout.kinds + SITTING.index(level)
    packed = packed * MOST_LIKINGS + LIKINGS.index(seat.style)
    return packed * layout.kinds + layout.sitting + STYLED.index(level)


def _level(seat: SeatPlan) -> str:
    return seat.agent if seat.kind == "opponent" else SITTING[0]


def _told(place: int, kind: int, style: int | None) -> SeatPlan:
    if style is None:
        return _seat(place, SITTING[kind])
    return _seat(place, STYLED[kind], LIKINGS[style])


def _seat(place: int, kind: str, style: str | None = None) -> SeatPlan:
    if kind == "person":
        return SeatPlan(kind="person", name=usual_name("person", place), color=place)
    name = usual_name("opponent", place)
    return SeatPlan(kind="opponent", name=name, agent=kind, style=style, color=place)


def _check(packed: int) -> int:
    """Catches what is mistyped, all but one in a thousand times."""
    return int.from_bytes(hashlib.sha256(str(packed).encode()).digest()[:4]) % CHECKS


def _written(number: int) -> str:
    digits = ""
    while number or not digits:
        number, digit = divmod(number, len(DIGITS))
        digits = DIGITS[digit] + digits
    return digits


def _read(digits: str, code: str) -> int:
    number = 0
    for letter in digits:
        if (
            letter not in DIGITS
            or number > CHECKS * LARGEST_SEED * (LAYOUTS[-1].kinds * MOST_LIKINGS) ** MOST * 2**10
        ):
            raise _no_code(code)
        number = number * len(DIGITS) + DIGITS.index(letter)
    return number


def _no_code(code: str) -> CodeError:
    return CodeError(t("“{text}” is no code of a game: look for a mistyped letter.", text=code.strip()[:40]))
