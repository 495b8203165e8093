"""Reading actions: the lines of section 21 back into the objects that the rules hand out."""

from __future__ import annotations

from wotrush.model.hunter.actions import (
    BEGIN,
    END,
    EVADE,
    MIX,
    PASS,
    STOP,
    WAIT,
    WAIT_STRATEGIST,
    Advance,
    AntiAir,
    Counterattack,
    Cure,
    DeclareAttack,
    Deploy,
    DiscardEvent,
    HunterAction,
    Keep,
    PlayEvent,
    Reveal,
    Show,
    Spy,
    UseCommander,
    UseUnit,
    known,
)
from wotrush.model.hunter.cards.words import (
    COMMANDERS,
    DRILL_SERGEANT,
    MARKER_WORDS,
    STRIKE_WORDS,
    card_number,
    event_number,
)

_FIXED: dict[str, HunterAction] = {
    str(action): action for action in (MIX, BEGIN, STOP, WAIT, WAIT_STRATEGIST, EVADE, PASS, END)
}


def parse_hunter_action(text: str) -> HunterAction:
    """Read an action's line. Raises ValueError that quotes it."""
    try:
        action = known(_read(text.split()))
    except (ValueError, KeyError, IndexError):
        raise ValueError(
            f"cannot read the action {text!r}; it should look like 'attack 12>31 ap x2'"
        ) from None
    if str(action) != " ".join(text.split()):
        raise ValueError(f"cannot read the action {text!r}; did you mean {str(action)!r}?")
    return action


def _read(words: list[str]) -> HunterAction:
    match words:
        case ["keep", card]:
            return Keep(card_number(card))
        case ["deploy", card, ("front" | "back") as line]:
            return Deploy(card_number(card), line == "back")
        case ["advance", unit]:
            return Advance(int(unit))
        case ["cure", unit, marker]:
            return Cure(int(unit), MARKER_WORDS.index(marker))
        case ["reveal", unit]:
            return Reveal(int(unit))
        case ["attack", pair, kind, *tail]:
            charge = tail[-1:] == ["charge"]
            return DeclareAttack(
                *_pair(pair), STRIKE_WORDS.index(kind), _salvos(tail[: len(tail) - charge]), charge
            )
        case ["counter", pair, *tail]:
            return Counterattack(*_pair(pair), _salvos(tail))
        case ["spy", pair]:
            unit, seat = pair.split(">")
            return Spy(int(unit), _seat(seat))
        case ["show", unit]:
            return Show(int(unit))
        case ["discard", event]:
            return DiscardEvent(event_number(event))
        case ["event", event, *tail]:
            return _read_event(event_number(event), event, tail)
        case ["use", card, *tail] if card.startswith("c"):
            return _read_commander(card_number(card), tail)
        case ["use", unit, *tail]:
            return _read_use(int(unit), tail)
        case ["aa", unit]:
            return AntiAir(int(unit))
        case _:
            return _FIXED[" ".join(words)]


def _pair(text: str) -> tuple[int, int]:
    unit, target = text.split(">")
    return int(unit), int(target)


def _seat(text: str) -> int:
    if text[0] != "S" or int(text[1:]) < 1:
        raise ValueError
    return int(text[1:]) - 1


def _salvos(tail: list[str]) -> int:
    if not tail:
        return 1
    (times,) = tail
    if times[0] != "x":
        raise ValueError
    return int(times[1:])


def _read_event(event: int, word: str, tail: list[str]) -> HunterAction:
    match word, tail:
        case "resupply", [unit, marker]:
            return PlayEvent(event, int(unit), number=MARKER_WORDS.index(marker))
        case "ambush", [pair, *times]:
            ambusher, target = _pair(pair)
            return PlayEvent(event, ambusher, target=target, number=_salvos(times))
        case "ace_gunner", [die]:
            return PlayEvent(event, number=_die(die))
        case "escape", ["back"]:
            return PlayEvent(event, number=1)
        case "engineers", [card, where]:
            aim = _read_event(event, "", [where])
            assert isinstance(aim, PlayEvent)
            return PlayEvent(event, aim.unit, aim.seat, event_number(card))
        case _, [where] if where[0] == "S":
            return PlayEvent(event, seat=_seat(where))
        case _, [where]:
            return PlayEvent(event, int(where))
        case _, []:
            return PlayEvent(event)
    raise ValueError


def _die(text: str) -> int:
    if text[0] != "d":
        raise ValueError
    return int(text[1:])


def _read_commander(kind: int, tail: list[str]) -> HunterAction:
    if kind >= COMMANDERS:
        raise ValueError
    match tail:
        case [("free" | "refresh") as word, unit] if kind == DRILL_SERGEANT:
            return UseCommander(kind, int(unit), refresh=word == "refresh")
        case [die] if die.startswith("d"):
            return UseCommander(kind, die=_die(die))
        case [unit]:
            return UseCommander(kind, int(unit))
        case []:
            return UseCommander(kind)
    raise ValueError


def _read_use(unit: int, tail: list[str]) -> HunterAction:
    match tail:
        case []:
            return UseUnit(unit)
        case [("hide" | "back") as word, passenger]:
            return UseUnit(unit, int(passenger), word == "back")
        case [water, seat]:
            return UseUnit(unit, water=event_number(water), seat=_seat(seat))
    raise ValueError
