"""Whether a table that somebody wrote can be played on: every card as often as the box has it, every number about something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from wotrush.model.hunter.cards.words import (
    BEFORE_PLAYER,
    EVENT,
    GONE,
    UNDER_UNIT,
    card_word,
)
from wotrush.model.hunter.frames import DICE_AT, DRAWING, E_CARD, E_OFF, FRAME_NAMES, PLAY, STAGE
from wotrush.model.hunter.options import event_cards, unit_cards
from wotrush.model.hunter.state import OVER, HunterState
from wotrush.model.hunter.view.observation import HunterObservation


def units_lying(s: HunterState) -> Counter[int]:
    """Count every card of the unit deck, wherever it lies."""
    in_play = [s.kinds[place] for place in range(1, len(s.kinds)) if s.line[place] != GONE]
    scored = [kind for pile in s.piles for kind in pile]
    drafted = [card for cards in (*s.packs, *drafting(s)) for card in cards if card < EVENT]
    drawn = [kind for kinds in s.drawn for kind in kinds]
    return Counter([*in_play, *scored, *s.unit_deck, *s.removed_units, *drafted, *drawn])


def drafting(s: HunterState) -> list[tuple[int, ...]]:
    """Return what was kept in the draft while it lies in no other zone."""
    return s.kept if s.first_place == 1 and len(s.kinds) == 1 else []


def events_lying(s: HunterState) -> Counter[int]:
    """Count every event, wherever it lies."""
    cards = [*s.event_deck, *s.discard, *s.removed_events]
    cards += [event for hand in s.hands for event in hand]
    cards += [card - EVENT for kept in (*s.packs, *drafting(s)) for card in kept if card >= EVENT]
    return Counter([*cards, *events_out(s)])


def events_out(seen: HunterState | HunterObservation) -> list[int]:
    """Return the events that lie before players and under units, and those that are being played and lie nowhere yet."""
    cards = []
    for event, bit in BEFORE_PLAYER.items():
        cards += [event for before in seen.before if before & bit]
    for event, bit in UNDER_UNIT.items():
        cards += [
            event for flags, line in zip(seen.flags, seen.line, strict=True) if line != GONE and flags & bit
        ]
    attached = seen.catalogue.attached
    return cards + [
        frame[E_CARD] for frame in seen.stack if frame[0] == PLAY and not _landed(frame, attached)
    ]


def _landed(frame: Sequence[int], attached: Sequence[bool]) -> bool:
    """Whether the card of a PLAY frame lies elsewhere already: attached by its effect, or after it."""
    stage, event, off = frame[STAGE], frame[E_CARD], frame[E_OFF]
    return stage >= 5 or (stage == 4 and not off and attached[event])


def fill_decks(s: HunterState, *, units: bool, events: bool) -> None:
    """Put every card that is nowhere else into the decks, in the order of the card files, the first on top."""
    if units:
        s.unit_deck = sorted(
            (Counter(unit_cards(s.catalogue, s.options)) - units_lying(s)).elements(), reverse=True
        )
    if events:
        cards = Counter(event_cards(s.catalogue, s.options)) - events_lying(s)
        s.event_deck = sorted(cards.elements(), reverse=True)


def first_fault(s: HunterState) -> str | None:
    """Return what is wrong with the table, in words; None if it can be played on."""
    return next(_faults(s), None)


def _faults(s: HunterState) -> Iterator[str]:
    for name, lying, box in (
        ("unit", units_lying(s), Counter(unit_cards(s.catalogue, s.options))),
        ("event", events_lying(s), Counter(event_cards(s.catalogue, s.options))),
    ):
        for card in lying - box:
            word = card_word(card + (EVENT if name == "event" else 0))
            yield f"the {name} {word} is there {lying[card]} times, but only {box[card]} are in the game"
    if len(s.streams) != 2 + s.seats:
        yield f"{s.seats} seats and the two decks have {2 + s.seats} streams of chance"
    if not (0 <= s.active < s.seats and 0 <= s.first < s.seats):
        yield f"there are {s.seats} seats, 0 is the first"
    if s.phase != OVER and not s.stack:
        yield "nothing goes on, although the game is not over"
    for frame in s.stack:
        if len(frame) < _SHORTEST.get(frame[0], 1):
            yield f"the frame {FRAME_NAMES[frame[0]]} is too short"


_SHORTEST = {**DICE_AT, PLAY: 10, DRAWING: 5}
