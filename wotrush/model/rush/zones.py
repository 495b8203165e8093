"""Moving cards between the zones of the table."""

from __future__ import annotations

from wotrush.model.rng import shuffle
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import FIRST_BASE, one_medal, two_medals
from wotrush.model.rush.state import GONE, State


def draw(s: State, seat: int, count: int, *, shown: bool) -> None:
    """Draw from Garage to hand, reshuffling as needed; a base goes to the Depot at once and counts as drawn."""
    hand = s.hands[seat]
    drawn = 0
    for _ in range(count):
        garage = s.garages[seat]
        if not garage:
            if not s.depots[seat]:
                break
            _report_drawn(s, seat, drawn, shown)
            drawn = 0
            garage = _shuffle_depot(s, seat)
        card = garage.pop()
        if card >= FIRST_BASE:
            s.depots[seat].append(card)
            if s.record:
                s.events.append(ev.BaseDrawn(seat, card))
        else:
            hand.append(card)
            drawn += 1
    _report_drawn(s, seat, drawn, shown)


def _report_drawn(s: State, seat: int, drawn: int, shown: bool) -> None:
    if drawn and s.record:
        s.events.append(ev.Drew(seat, drawn, tuple(s.hands[seat][-drawn:]), shown))


def _shuffle_depot(s: State, seat: int) -> list[int]:
    garage = s.garages[seat] = s.depots[seat]
    s.depots[seat] = []
    shuffle_garage(s, seat)
    if s.record:
        s.events.append(ev.GarageShuffled(seat, len(garage)))
    return garage


def shuffle_garage(s: State, seat: int) -> None:
    """Shuffle a Garage by that seat's own stream."""
    streams, stream = s.streams, 1 + seat
    streams[stream] = shuffle(s.garages[seat], streams[stream])


def shuffle_deck(s: State) -> None:
    """Shuffle the vehicle deck by its own stream."""
    s.streams[0] = shuffle(s.deck, s.streams[0])


def refill(s: State) -> None:
    """Deal vehicles until the Reserve is full or none is left in deck and discard."""
    reserve, dealt = s.reserve, 0
    while len(reserve) < s.reserve_size:
        if not s.deck:
            if not s.discard:
                break
            s.deck, s.discard = s.discard, []
            shuffle_deck(s)
            if s.record:
                s.events.append(ev.DeckShuffled(len(s.deck)))
        reserve.append(s.deck.pop())
        dealt += 1
    if s.record:
        s.events.append(ev.Dealt(tuple(reserve[len(reserve) - dealt :]), tuple(reserve)))


def discard_reserve(s: State, count: int, *, scouting: bool = False) -> None:
    """Put the furthest cards on the vehicle discard and deal new ones."""
    gone = s.reserve[:count]
    del s.reserve[:count]
    s.discard += gone
    if s.record:
        s.events.append(ev.ReserveDiscarded(tuple(gone), scouting))
    refill(s)


def take_medals(s: State, nation: int, ones: int, twos: int, source: ev.MedalSource) -> None:
    """Move medal cards into the active player's Depot; the last one-medal card of a nation brings the last round."""
    left, doubles = s.ones[nation], s.twos[nation]
    cards = [one_medal(nation, left - i) for i in range(ones)]
    cards += [two_medals(nation, doubles - i) for i in range(twos)]
    s.ones[nation] -= ones
    s.twos[nation] -= twos
    s.depots[s.active] += cards
    if cards and s.record:
        s.events.append(ev.MedalsTaken(s.active, nation, tuple(cards), source))
    if ones and s.ones[nation] == 0:
        trigger_end(s, ev.EndCause.MEDALS, nation)


def trigger_end(s: State, cause: ev.EndCause, which: int) -> None:
    """Make the current round the last one; the first cause stays."""
    if s.ending:
        return
    s.ending = True
    s.ending_cause = (cause, which)
    if s.record:
        by_bases = cause is ev.EndCause.BASES
        s.events.append(ev.EndTriggered(cause, which if by_bases else None, None if by_bases else which))


def destroy_base(s: State, slot: int) -> int:
    """Destroy a base and return the card that defended it, or -1.

    The base goes to the active player's Depot, its defender to the owner's.
    """
    displaced = s.defender[slot]
    if displaced >= 0:
        s.depots[slot // 3].append(displaced)
    s.base[slot] = GONE
    s.defender[slot] = -1
    s.hurt[slot] = False
    s.depots[s.active].append(FIRST_BASE + slot)
    s.bases_destroyed[s.active] += 1
    return displaced


def check_bases(s: State, seat: int) -> None:
    """Bring the last round if this seat has lost all three bases."""
    if not any(s.base[3 * seat : 3 * seat + 3]):
        trigger_end(s, ev.EndCause.BASES, seat)


def destroy_defender(s: State, slot: int) -> None:
    """Move a destroyed defender to its owner's Depot."""
    s.depots[slot // 3].append(s.defender[slot])
    s.defender[slot] = -1
    s.hurt[slot] = False
    s.vehicles_destroyed[s.active] += 1
