"""The table moment by moment: what an observation becomes with each event, for a screen that shows nothing too early."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import (
    BEFORE_PLAYER,
    COMMAND,
    DRY,
    EVENT,
    EXHAUSTED,
    FRONT,
    GONE,
    MARKER_PINNED,
    PINNED,
    REVEALED,
    UNDER_UNIT,
)
from wotrush.model.hunter.frames import REFRESH, TURN
from wotrush.model.hunter.state import IN_TURNS
from wotrush.model.hunter.view.observation import HIDDEN

ValueT = TypeVar("ValueT")


def next_moment(o: HunterObservation, event: ev.HunterEvent, known: HunterObservation) -> HunterObservation:
    """Return what the table shows once the event has happened; `known` is what will be known after all events.

    Events tell facts, so no rule is applied. What they leave open, such as when a played card reaches the discard, shows
    with the last of them.
    """
    if o.phase != IN_TURNS:
        return _before_turns(o, event, known)
    match event:
        case ev.TurnOpened(seat=seat, turn=turn, round=number, refreshed=refreshed):
            flags = _with(o.flags, {place: o.flags[place] & ~EXHAUSTED for place in refreshed})
            opened = replace(o, active=seat, turn=turn, round=number, flags=flags)
            return replace(opened, stack=((TURN, REFRESH),), acted=False)
        case ev.MarkerPut(unit=unit, marker=marker):
            return _flagged(o, unit, PINNED if marker == MARKER_PINNED else DRY, 0)
        case ev.MarkerTaken(unit=unit, marker=marker):
            return _flagged(o, unit, 0, PINNED if marker == MARKER_PINNED else DRY)
        case ev.UnitRevealed(unit=unit, kind=kind):
            return replace(_flagged(o, unit, REVEALED, 0), kinds=_with(o.kinds, {unit: kind}))
        case ev.UnitHidden(seat=seat, unit=unit):
            kind = o.kinds[unit] if seat == o.seat else HIDDEN
            return replace(_flagged(o, unit, 0, REVEALED), kinds=_with(o.kinds, {unit: kind}))
        case ev.UnitExhausted(unit=unit):
            return _flagged(o, unit, EXHAUSTED, 0)
        case ev.UnitRefreshed(unit=unit):
            return _flagged(o, unit, 0, EXHAUSTED)
        case ev.UnitMoved(unit=unit, line=line):
            return _moved(o, unit, line)
        case ev.LineMixed(places=places):
            kinds = _with(o.kinds, {place: known.kinds[place] for place in places})
            flags = _with(o.flags, {place: known.flags[place] for place in places})
            return replace(o, kinds=kinds, flags=flags)
        case ev.UnitLost():
            return _lost(o, event)
        case ev.UnitCaptured(seat=seat, unit=unit, kind=kind):
            pile = list(o.piles[seat])
            pile.remove(kind)
            piles = _with(o.piles, {seat: tuple(pile)})
            scores = _with(o.scores, {seat: o.scores[seat] - o.catalogue.points[kind]})
            return replace(_laid(o, seat, unit, kind, FRONT, REVEALED | DRY), piles=piles, scores=scores)
        case ev.CommanderArrived(seat=seat, unit=unit, kind=kind):
            laid = _laid(o, seat, unit, kind, COMMAND, REVEALED)
            return replace(laid, unit_deck_size=o.unit_deck_size - 1)
        case ev.UnitsDrawn(count=count):
            return replace(o, unit_deck_size=o.unit_deck_size - count)
        case ev.UnitDeployed(seat=seat, unit=unit, line=line):
            kind = known.kinds[unit] if seat == o.seat else HIDDEN
            return _laid(o, seat, unit, kind, line, 0)
        case ev.PlayerEliminated(seat=seat):
            return _out(o, seat)
        case _:
            return _with_cards(o, event, known)


def _before_turns(o: HunterObservation, event: ev.HunterEvent, known: HunterObservation) -> HunterObservation:
    """Follow the draft and the deployment. Where turns follow among the same events, the table stays as it is until all lies on
    its place.
    """
    if isinstance(event, ev.ArmiesDeployed):
        return _armies(o, event, known)
    return o if known.phase == IN_TURNS else replace(known, stack=o.stack, actions=())


def _armies(o: HunterObservation, event: ev.ArmiesDeployed, known: HunterObservation) -> HunterObservation:
    """Lay all cards on their places. Events that were kept are in hand now; of others they are what is no card on the table."""
    places = sorted(place for line in event.lines for place in line)
    at = {place: divmod(i, 3) for i, line in enumerate(event.lines) for place in line}
    own = [place for place in places if known.kept and at[place][0] == o.seat]
    kinds = {place: known.kinds[place] for place in own} | dict(event.commanders)
    lying = [sum(map(len, event.lines[3 * seat : 3 * seat + 3])) for seat in range(o.seats)]
    shown = {place: REVEALED for place, _ in event.commanders}
    return replace(
        o,
        phase=IN_TURNS,
        actions=(),
        kinds=(*o.kinds, *(kinds.get(place, HIDDEN) for place in places)),
        owner=(*o.owner, *(at[place][0] for place in places)),
        line=(*o.line, *(at[place][1] + FRONT for place in places)),
        flags=(*o.flags, *(shown.get(place, 0) for place in places)),
        lines=event.lines,
        hand=tuple(sorted(card - EVENT for card in known.kept if card >= EVENT)),
        hand_sizes=tuple(known.passed + 1 - count for count in lying),
        kept=known.kept,
        pack=(),
        pack_sizes=known.pack_sizes,
        passed=known.passed,
        views=known.views,
        values=event.values,
        first_place=known.first_place,
        first=event.first,
        active=event.first,
    )


def _with_cards(o: HunterObservation, event: ev.HunterEvent, known: HunterObservation) -> HunterObservation:
    """Follow an event that moves event cards."""
    match event:
        case ev.EventDrawn(seat=seat, event=card):
            drawn = replace(o, event_deck_size=o.event_deck_size - 1)
            return drawn if card is not None and o.catalogue.red[card] else _in_hand(drawn, seat, card)
        case ev.EventTaken(seat=seat, source=source, event=card):
            return _in_hand(_out_of_hand(o, source, card), seat, card)
        case ev.EventPlayed(seat=seat, event=card) if not o.catalogue.red[card]:
            return _out_of_hand(o, seat, card)
        case ev.EventsShuffled(count=count):
            return replace(o, event_deck_size=count, discard=())
        case ev.EventAttached(event=card, unit=unit) if unit:
            return _flagged(o, unit, UNDER_UNIT[card], 0)
        case ev.EventAttached(event=card, seat=seat):
            return replace(o, before=_with(o.before, {seat: o.before[seat] | BEFORE_PLAYER[card]}))
        case ev.EventOff(event=card):
            return replace(o, discard=(*o.discard, card))
        case ev.EventDiscarded(seat=seat, event=card):
            return replace(_discarded(o, seat, card, known), discard=(*o.discard, card))
        case ev.BombingCounted(number=number):
            return replace(o, bombings=number)
        case _:
            return o


def _with(values: tuple[ValueT, ...], changes: dict[int, ValueT]) -> tuple[ValueT, ...]:
    """Return the values with those at some indices changed."""
    changed = list(values)
    for index, value in changes.items():
        changed[index] = value
    return tuple(changed)


def _flagged(o: HunterObservation, unit: int, more: int, less: int) -> HunterObservation:
    return replace(o, flags=_with(o.flags, {unit: o.flags[unit] & ~less | more}))


def _without(o: HunterObservation, unit: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(place for place in line if place != unit) for line in o.lines)


def _moved(o: HunterObservation, unit: int, line: int) -> HunterObservation:
    lines = list(_without(o, unit))
    lines[3 * o.owner[unit] + line - 1] += (unit,)
    return replace(o, lines=tuple(lines), line=_with(o.line, {unit: line}))


def _laid(o: HunterObservation, seat: int, unit: int, kind: int, line: int, flags: int) -> HunterObservation:
    """Add a card on the next free place."""
    assert unit == len(o.kinds)
    at = 3 * seat + line - 1
    return replace(
        o,
        kinds=(*o.kinds, kind),
        owner=(*o.owner, seat),
        line=(*o.line, line),
        flags=(*o.flags, flags),
        lines=_with(o.lines, {at: (*o.lines[at], unit)}),
    )


def _lost(o: HunterObservation, event: ev.UnitLost) -> HunterObservation:
    piles, scores = o.piles, o.scores
    if event.scorer is not None:
        piles = _with(piles, {event.scorer: (*piles[event.scorer], event.kind)})
        scores = _with(scores, {event.scorer: scores[event.scorer] + event.points})
    return replace(
        o,
        lines=_without(o, event.unit),
        line=_with(o.line, {event.unit: GONE}),
        kinds=_with(o.kinds, {event.unit: event.kind}),
        flags=_with(o.flags, {event.unit: REVEALED}),
        piles=piles,
        scores=scores,
        removed_units=o.removed_units if event.scorer is not None else (*o.removed_units, event.kind),
    )


def _out(o: HunterObservation, seat: int) -> HunterObservation:
    at = 3 * seat + COMMAND - 1
    return replace(
        o,
        out=o.out | 1 << seat,
        before=_with(o.before, {seat: 0}),
        line=_with(o.line, dict.fromkeys(o.lines[at], GONE)),
        lines=_with(o.lines, {at: ()}),
        removed_units=(*o.removed_units, *(o.kinds[place] for place in o.lines[at])),
    )


# -- hands


def _in_hand(o: HunterObservation, seat: int, card: int | None) -> HunterObservation:
    hand = o.hand if seat != o.seat or card is None else tuple(sorted((*o.hand, card)))
    return replace(o, hand=hand, hand_sizes=_with(o.hand_sizes, {seat: o.hand_sizes[seat] + 1}))


def _out_of_hand(o: HunterObservation, seat: int, card: int | None) -> HunterObservation:
    hand = list(o.hand)
    if seat == o.seat and card in hand:
        hand.remove(card)
    sizes = _with(o.hand_sizes, {seat: o.hand_sizes[seat] - 1})
    return replace(o, hand=tuple(hand), hand_sizes=sizes)


def _discarded(o: HunterObservation, seat: int, card: int, known: HunterObservation) -> HunterObservation:
    """Take a card that went to the discard from where it lay: before a player, under a unit, or in the hand."""
    bit = BEFORE_PLAYER.get(card, 0)
    from_hand = known.before[seat] & bit and o.hand_sizes[seat] > known.hand_sizes[seat]
    if o.before[seat] & bit and not from_hand:
        return replace(o, before=_with(o.before, {seat: o.before[seat] & ~bit}))
    if card in UNDER_UNIT:
        bit = UNDER_UNIT[card]
        for unit in (*o.front(seat), *o.back(seat)):
            if o.flags[unit] & bit and not (known.line[unit] and known.flags[unit] & bit):
                return _flagged(o, unit, 0, bit)
    return _out_of_hand(o, seat, card)
