"""Observations and events of Rush as readable lines: cards by their codes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from enum import Enum

from tests.golden.recorded_game import RecordedGame
from wotrush.model.game import Outcome
from wotrush.model.rush import Observation, RushRuleset
from wotrush.model.rush.actions import Action
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.events import Event
from wotrush.model.rush.scoring import score_parts

_ONE_CARD = {"card", "taken", "attacker", "victim", "displaced", "replaced"}
_CARDS = {"cards", "payers", "hand", "reserve"}


def codes(catalogue: Catalogue, cards: Iterable[int]) -> str:
    return " ".join(catalogue.cards[card].code for card in cards) or "-"


def event_line(event: Event, catalogue: Catalogue) -> str:
    """Return `Bought seat 1, card us07, slot 2, payers eng5 eng6`: hidden cards are `?`, empty fields are left out."""
    values = {field.name: getattr(event, field.name) for field in fields(event)}
    parts = [
        f"{name} {_value(name, value, catalogue)}"
        for name, value in values.items()
        if value is not False and (value is not None or name == "cards")
    ]
    return f"{type(event).__name__} {', '.join(parts)}"


def _value(name: str, value: object, catalogue: Catalogue) -> str:
    if isinstance(value, Outcome):
        return f"{value.scores} won by {value.winners}, decided by {value.decided_by}"
    if value is None:
        return "?"
    if isinstance(value, Enum):
        return str(value.value)
    if name in _ONE_CARD and isinstance(value, int):
        return catalogue.cards[value].code
    if name in _CARDS and isinstance(value, tuple):
        return codes(catalogue, value)
    return " ".join(map(str, value)) or "-" if isinstance(value, tuple) else str(value)


def action_line(action: Action, catalogue: Catalogue) -> str:
    """Return the line of an action, with cards by code."""
    words = str(action).split()
    cards = {*(words[1:] if words[0] == "buy" else words[1:2])} - {
        "with",
        "base",
        "defender",
        "at",
        "turn",
        "assault",
    }
    if words[0] in ("buy", "use", "defend", "attack", "discard", "take", "scrap", "expose"):
        return " ".join(catalogue.cards[int(word)].code if word in cards else word for word in words)
    return str(action)


def observation_lines(seen: Observation) -> dict[str, str]:
    """Return the observation, one line per field, by name. The vehicle deck is what lies nowhere else."""
    catalogue = seen.catalogue
    lines = {
        "reserve": codes(catalogue, seen.reserve),
        "deck": codes(catalogue, seen.deck),
        "discard": codes(catalogue, seen.discard),
        "graveyard": codes(catalogue, seen.graveyard),
        "medals": " ".join(f"{one}+{two}" for one, two in zip(seen.ones, seen.twos, strict=True)),
        "achievements": " ".join(map(str, seen.achievements)),
        "prompt": f"{seen.prompt.name.lower()} of seat {seen.to_act}",
        "last round": f"{seen.ending_cause[0].value} {seen.ending_cause[1]}" if seen.ending_cause else "-",
    }
    points = [sum(part.points for part in parts) for parts in score_parts(seen)]
    for seat in range(seen.seats):
        lines |= {f"seat {seat} {name}": text for name, text in _seat_lines(seen, seat).items()}
        lines[f"seat {seat} points"] = str(points[seat])
    return lines


def _seat_lines(seen: Observation, seat: int) -> dict[str, str]:
    catalogue, hand = seen.catalogue, seen.hands[seat]
    in_secret = sorted([*(hand or ()), *seen.unseen[seat]])
    slots = range(3 * seat, 3 * seat + 3)
    return {
        "hand": f"{seen.hand_sizes[seat]} closed" if hand is None else codes(catalogue, hand),
        "garage": f"{seen.garage_sizes[seat]}",
        "hand and garage": codes(catalogue, in_secret),
        "depot": codes(catalogue, seen.depots[seat]),
        "bases": ", ".join(_base(seen, slot) for slot in slots),
        "destroyed": f"{seen.bases_destroyed[seat]} bases, {seen.vehicles_destroyed[seat]} vehicles",
    }


def _base(seen: Observation, slot: int) -> str:
    defender = seen.defender[slot]
    stands = f" {seen.catalogue.cards[defender].code}{'!' * seen.hurt[slot]}" if defender >= 0 else ""
    return ("gone", "up", "damaged")[seen.base[slot]] + stands


RUSH = RecordedGame(
    name="rush",
    cards=("cards.csv",),
    ruleset=lambda texts, names: RushRuleset(Catalogue.parse(texts[0], names[0])),
    observation_lines=observation_lines,
    event_line=event_line,
    action_line=action_line,
    lists=("deck", "discard", "graveyard", "hand and garage", "depot"),
)
