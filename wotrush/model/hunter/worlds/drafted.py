"""What a seat knows of the draft: the hands that it passed on (3.4, 20), and worlds that fit while the draft goes on."""

from __future__ import annotations

from collections import Counter

from wotrush.model.hunter.cards.words import COMMANDERS, EVENT
from wotrush.model.hunter.frames import DEPLOYMENT, STAGE
from wotrush.model.hunter.game import HunterGame
from wotrush.model.hunter.options import event_cards, unit_cards
from wotrush.model.hunter.setup import UNITS_DEALT, back_liners
from wotrush.model.hunter.state import IN_DEPLOYMENT
from wotrush.model.hunter.view.observation import HunterObservation
from wotrush.model.hunter.worlds.dealer import Dealer

PICKS = UNITS_DEALT + 1
Note = tuple[int, set[int]]
"""A card that was passed on in the draft, and the seats of which one kept it."""


def passed_on(o: HunterObservation) -> list[Note]:
    """Return each card that surely was kept by another player, with the seats of which one kept it.

    Of a hand that still comes back, nothing is sure until then.
    """
    notes: list[Note] = []
    for origin in range(o.seats):
        for time in _times(o, origin):
            later = time + o.seats
            if time == PICKS - 1 or time >= o.passed or o.passed < later < PICKS:
                continue
            takers = {(origin + t) % o.seats for t in range(time + 1, min(later, PICKS))} - {o.seat}
            taken = Counter(o.views[time])
            if later < PICKS:
                taken -= Counter(_before_pick(o, later))
            notes += [(card, takers) for card in sorted(taken.elements()) if takers]
    return notes


def unseen_since(o: HunterObservation) -> list[list[int]]:
    """Return for each player the kinds of units that the seat passed on, that nobody else can have kept, and of which none
    has been seen since.
    """
    seen = Counter(
        kind
        for place, kind in enumerate(o.kinds[: o.first_place])
        if kind >= COMMANDERS and o.owner[place] != o.seat
    )
    seen += Counter(kind for _, kinds in o.memory for kind in kinds)
    kept: list[list[int]] = [[] for _ in range(o.seats)]
    for card, takers in passed_on(o):
        if card >= EVENT or card < COMMANDERS:
            continue
        if seen[card]:
            seen[card] -= 1
        elif len(takers) == 1:
            kept[next(iter(takers))].append(card)
    return kept


def _times(o: HunterObservation, origin: int) -> list[int]:
    """Return the picks, from 0, that the seat made from the hand that began at `origin`, the forced last one too."""
    return [time for time in range(len(o.kept)) if (origin + time) % o.seats == o.seat]


def _before_pick(o: HunterObservation, time: int) -> tuple[int, ...]:
    """Return the hand as the seat saw it before that pick; the last card is kept without one."""
    if time < len(o.views):
        return (*o.views[time], o.kept[time])
    return o.kept[PICKS - 1 :] or o.pack


def deal_draft(world: HunterGame, o: HunterObservation, dealer: Dealer) -> None:
    """Deal hands and picks of others as they may be, while the draft or the deployment goes on."""
    hands = [_known_hands(o, origin) for origin in range(o.seats)]
    known = [card for first, *_ in hands if first for card in first[1]]
    _take_unseen(o, dealer, known)
    picker = o.stack[0][STAGE] if o.phase != IN_DEPLOYMENT else 0
    kept: list[list[int]] = [[] for _ in range(o.seats)]
    packs: list[list[int]] = [[] for _ in range(o.seats)]
    draws = [_play_hand(o, dealer, [view for view in hand if view]) for hand in hands]
    for origin, sequence in enumerate(draws):
        for time, card in enumerate(sequence):
            seat = (origin + time) % o.seats
            picked = time < o.passed or (time == o.passed and seat < picker) or o.phase == IN_DEPLOYMENT
            (kept if picked else packs)[seat if picked else (origin + o.passed) % o.seats].append(card)
    _put_down(world, o, draws, packs, picker)
    if o.phase == IN_DEPLOYMENT:
        _choose_lines(world, o, dealer)


def _known_hands(o: HunterObservation, origin: int) -> list[tuple[int, tuple[int, ...]] | None]:
    """Return when and how the seat saw that hand, each time before its pick; one None if it never did."""
    times = _times(o, origin)
    if o.pack and len(o.views) == o.passed and (origin + o.passed) % o.seats == o.seat:
        times.append(o.passed)
    return [(time, _before_pick(o, time)) for time in times] or [None]


def _take_unseen(o: HunterObservation, dealer: Dealer, known: list[int]) -> None:
    units = Counter(unit_cards(o.catalogue, o.options)) - Counter(card for card in known if card < EVENT)
    events = Counter(event_cards(o.catalogue, o.options)) - Counter(
        card - EVENT for card in known if card >= EVENT
    )
    dealer.units, dealer.events = list(units.elements()), list(events.elements())
    dealer.shuffle(dealer.units)
    dealer.shuffle(dealer.events)


def _play_hand(o: HunterObservation, dealer: Dealer, seen: list[tuple[int, tuple[int, ...]]]) -> list[int]:
    """Return the six cards of a hand in the order in which they were, or may still be, kept."""
    sequence = _unseen_start(o, dealer, seen)
    for index, (time, cards) in enumerate(seen):
        left = list(cards)
        if time < len(o.kept) and (time < len(o.views) or not o.pack):
            left.remove(o.kept[time])
            sequence.append(o.kept[time])
        following = seen[index + 1][1] if index + 1 < len(seen) else ()
        gone = list((Counter(left) - Counter(following)).elements())
        dealer.shuffle(gone)
        sequence += gone
    return sequence


def _unseen_start(o: HunterObservation, dealer: Dealer, seen: list[tuple[int, tuple[int, ...]]]) -> list[int]:
    """Return what others kept before the seat first saw the hand: units, and the one event if it is not in there."""
    count, cards = seen[0] if seen else (PICKS, ())
    start = []
    if count and not any(card >= EVENT for card in cards):
        start.append(EVENT + dealer.event(lambda event: not o.catalogue.red[event]))
    while len(start) < count:
        start.append(dealer.units.pop())
    dealer.shuffle(start)
    return start


def _put_down(
    world: HunterGame, o: HunterObservation, draws: list[list[int]], packs: list[list[int]], picker: int
) -> None:
    """Give every seat what it kept, pick by pick, and the hand that it holds."""
    for seat in range(o.seats):
        if seat == o.seat:
            continue
        picks = PICKS if o.phase == IN_DEPLOYMENT else o.passed + (seat < picker)
        world.kept[seat] = tuple([draws[(seat - time) % o.seats][time] for time in range(picks)])
        world.packs[seat] = tuple(sorted(packs[seat]))
        world.views[seat] = tuple(
            [
                tuple(sorted(draws[(seat - time) % o.seats][time + 1 :]))
                for time in range(min(picks, PICKS - 1))
            ]
        )


def _choose_lines(world: HunterGame, o: HunterObservation, dealer: Dealer) -> None:
    """Choose lines at random for the players who have already been asked."""
    own = list(o.stack[0][1:])
    if not own and o.to_act != o.seat:
        world.stack = [[DEPLOYMENT]]
        return
    earlier = sum(len(back_liners(world, seat)) for seat in range(o.seat))
    world.stack = [[DEPLOYMENT, *[dealer.below(2) for _ in range(earlier)], *own]]
