"""Observations and events of Tank Hunter as readable lines: cards by their ids, places by their numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields

from tests.golden.recorded_game import RecordedGame
from wotrush.model.game import Outcome
from wotrush.model.hunter import HIDDEN, HunterObservation, HunterRuleset
from wotrush.model.hunter.actions import HunterAction
from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.model.hunter.cards.words import (
    BEFORE_PLAYER,
    EVENT_IDS,
    MARKER_WORDS,
    STRIKE_WORDS,
    card_word,
)
from wotrush.model.hunter.events import AttackDeclared, CounterDeclared, HunterEvent, StrikeResolved
from wotrush.model.hunter.frames import FRAME_NAMES
from wotrush.model.hunter.positions.notation import STATE_WORDS

LINES = ("front", "back", "commanders")


def event_line(event: HunterEvent, catalogue: HunterCatalogue) -> str:
    """Return the line of an event: `UnitRevealed seat 1, unit 12, kind u031`."""
    strike = isinstance(event, AttackDeclared | CounterDeclared | StrikeResolved)
    names = [("strike" if strike and part.name == "kind" else part.name, part.name) for part in fields(event)]
    parts = [f"{name} {_value(name, getattr(event, field))}" for name, field in names]
    return f"{type(event).__name__} {', '.join(parts)}".strip()


def _value(name: str, value: object) -> str:
    match name, value:
        case _, Outcome():
            return f"{value.scores} won by {value.winners}"
        case _, None:
            return "?"
        case "strike", int():
            return STRIKE_WORDS[value]
        case "marker", int():
            return MARKER_WORDS[value]
        case "kind" | "card", int():
            return card_word(value)
        case "event", int():
            return EVENT_IDS[value]
        case "kinds", tuple():
            return _words(value)
        case "commanders", tuple():
            return " ".join(f"{place} {card_word(kind)}" for place, kind in value) or "-"
        case _, tuple():
            return " ".join(map(str, value)) or "-"
    return str(value)


def _words(cards: Iterable[int]) -> str:
    return " ".join(map(card_word, cards)) or "-"


def _events(events: Iterable[int]) -> str:
    return " ".join(EVENT_IDS[event] for event in events) or "-"


def observation_lines(seen: HunterObservation) -> dict[str, str]:
    """Return the whole observation, one line per field, by name."""
    lines = {
        "decks": f"{seen.unit_deck_size} units, {seen.event_deck_size} events",
        "discard": _events(seen.discard),
        "removed": f"{_words(seen.removed_units)}; {_events(seen.removed_events)}",
        "remembered": ", ".join(f"{_words(kinds)} on {places}" for places, kinds in seen.memory) or "-",
        "counts": f"bombings {seen.bombings}, quiet {seen.quiet}, ignored {seen.ignored}, out {seen.out}",
        "asked": f"{seen.to_act}{', private' * seen.private}{', reacting' * seen.reacting}",
        "going on": ", ".join(f"{FRAME_NAMES[frame[0]]} {frame[1:]}" for frame in seen.stack),
        "own hand": _events(seen.hand),
        "own draft": f"kept {_words(seen.kept)}, hand {_words(seen.pack)}, drawn {_words(seen.drawn)}",
    }
    for seat in range(seen.seats):
        for name, places in zip(LINES, seen.lines[3 * seat : 3 * seat + 3], strict=True):
            lines[f"seat {seat} {name}"] = ", ".join(_place(seen, place) for place in places) or "-"
        before = [event for event, bit in BEFORE_PLAYER.items() if seen.before[seat] & bit]
        lines[f"seat {seat} closed"] = f"{seen.hand_sizes[seat]} events, {seen.pack_sizes[seat]} to pass on"
        lines[f"seat {seat} before"] = _events(before)
        lines[f"seat {seat} scored"] = f"{_words(seen.piles[seat])}, {seen.scores[seat]} points"
    return lines


def _place(seen: HunterObservation, place: int) -> str:
    kind = seen.kinds[place]
    states = [word for bit, word in enumerate(STATE_WORDS) if seen.flags[place] >> bit & 1]
    return " ".join([str(place), "?" if kind == HIDDEN else card_word(kind), *states])


def action_line(action: HunterAction, catalogue: HunterCatalogue) -> str:
    """Return the line of an action as in journals."""
    return str(action)


HUNTER = RecordedGame(
    name="hunter",
    cards=("units.csv", "events.csv"),
    ruleset=lambda texts, names: HunterRuleset(
        HunterCatalogue.parse(texts[0], texts[1], (names[0], names[1]))
    ),
    observation_lines=observation_lines,
    event_line=event_line,
    action_line=action_line,
    lists=("discard",),
)
