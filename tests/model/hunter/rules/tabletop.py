"""A table of Tank Hunter drawn as text, played by the lines of section 21, with the dice in the test's hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any, TypeVar

import pytest

from wotrush.model import rng
from wotrush.model.game import IllegalAction
from wotrush.model.hunter import HunterGame, hunter_ruleset
from wotrush.model.hunter.cards.words import EVENT_IDS, card_word
from wotrush.model.hunter.chance import FIRST_SEAT
from wotrush.model.hunter.events import HunterEvent
from wotrush.model.hunter.positions.notation import STATE_WORDS, parse_table, table_text

RULES = hunter_ruleset()
EventT = TypeVar("EventT", bound=HunterEvent)
LINE_NAMES = ("gone", "front", "back", "commanders")


def table(text: str, options: str = "", **dice: Any) -> HunterGame:
    """Read a table with the full event deck; `s1=(6, 1)` are the next dice of seat S1."""
    game = parse_table(f"options: event_deck=full {options}\n{text}")
    for seat, faces in dice.items():
        load_dice(game, int(seat[1:]) - 1, *faces)
    return game


def load_dice(game: HunterGame, seat: int, *faces: int) -> None:
    """Let the next dice of a seat (from 0) show these faces."""
    game.streams[FIRST_SEAT + seat] = _stream(faces, 6)


def _stream(wanted: Sequence[int], bound: int) -> int:
    for seed in count():
        start = state = rng.seeded(seed)
        for face in wanted:
            number, state = rng.below(bound, state)
            if number + 1 != face:
                break
        else:
            return start
    raise AssertionError


def play(game: HunterGame, *lines: str) -> list[HunterEvent]:
    """Apply the lines and return all events."""
    events: list[HunterEvent] = []
    for line in lines:
        action = RULES.parse_action(line)
        assert str(action) == line
        events += game.apply(action)
    return events


def legal(game: HunterGame, start: str = "") -> list[str]:
    """Return the legal actions that begin like this, as text, sorted."""
    return sorted(str(action) for action in game.legal_actions() if str(action).startswith(start))


def refused(game: HunterGame, line: str) -> str:
    """Return why the line is refused; the game must stay as it is."""
    before = table_text(game)
    with pytest.raises(IllegalAction) as refusal:
        game.apply(RULES.parse_action(line))
    assert table_text(game) == before
    return str(refusal.value).removeprefix(f"{line}: ")


def at(game: HunterGame, place: int) -> str:
    """Return where the card of a place lies and its state, e.g. `front pinned`; hidden ones say so."""
    flags = game.flags[place]
    states = [
        word for bit, word in enumerate(STATE_WORDS) if flags >> bit & 1 and word not in ("revealed", "fired")
    ]
    hidden = [] if flags & 1 else ["hidden"]
    return " ".join([LINE_NAMES[game.line[place]], *hidden, *states])


def line(game: HunterGame, seat: int, index: int) -> tuple[int, ...]:
    """Return a line's places: 0 front, 1 back, 2 commanders."""
    return game.lines[3 * seat + index]


def hand(game: HunterGame, seat: int) -> list[str]:
    return [EVENT_IDS[event] for event in game.hands[seat]]


def discard(game: HunterGame) -> list[str]:
    return [EVENT_IDS[event] for event in game.discard]


def pile(game: HunterGame, seat: int) -> list[str]:
    return [card_word(kind) for kind in game.piles[seat]]


def of(events: Sequence[HunterEvent], kind: type[EventT]) -> list[EventT]:
    return [event for event in events if isinstance(event, kind)]
