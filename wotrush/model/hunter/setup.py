"""Setting the table: decks, draft, deployment and start player (section 3)."""

from __future__ import annotations

from functools import lru_cache

from wotrush.model import rng
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.actions import Deploy, HunterAction, Keep, interned
from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.model.hunter.cards.words import (
    BACK,
    CARPET_BOMBING,
    COMMAND,
    COMMANDERS,
    EVENT,
    FRONT,
    REVEALED,
)
from wotrush.model.hunter.chance import EVENT_CARDS, UNITS, roll, shuffle
from wotrush.model.hunter.frames import DEPLOYMENT, DRAFT, FORWARD, STAGE, TURN
from wotrush.model.hunter.hands import take_in
from wotrush.model.hunter.options import HunterOptions, event_cards, too_few_units, unit_cards
from wotrush.model.hunter.state import IN_DEPLOYMENT, IN_DRAFT, IN_TURNS, HunterState
from wotrush.model.hunter.units import new_place

UNITS_DEALT = 5
PILES = 3


def clear_table(s: HunterState, catalogue: HunterCatalogue, options: HunterOptions) -> None:
    """Give every field its start value, with no card on the table."""
    n = options.players
    s.catalogue, s.options, s.seats = catalogue, options, n
    s.streams = rng.split(rng.seeded(0), 2 + n)
    s.phase = IN_DRAFT
    s.kinds, s.owner, s.line, s.flags = [-1], [-1], [0], [0]
    s.lines = [()] * (3 * n)
    s.hands, s.masks, s.before = [()] * n, [0] * n, [0] * n
    s.piles, s.scores = [()] * n, [0] * n
    s.unit_deck, s.event_deck, s.discard, s.removed_units, s.removed_events = [], [], [], [], []
    s.kept, s.packs, s.views, s.drawn = [()] * n, [()] * n, [()] * n, [()] * n
    s.passed = 0
    s.memory, s.values = (), (0,) * n
    s.first_place = 1
    s.first = s.turn = s.active = s.out = s.bombings = s.quiet = s.ignored = s.result = 0
    s.round = 1
    s.eventful = s.acted = s.extra = s.killed = s.finished = False
    s.spent = []
    s.lost = []
    s.ending_cause = ""
    s.stack = []
    s.actor = -1
    s.record = True
    s.events = []
    s.legal = ()


def set_up(s: HunterState, seed: int) -> None:
    """Shuffle and deal (3.1 to 3.3); the draft begins. Raises UnplayableOptions if there are too few units (2.1)."""
    if problem := too_few_units(s.catalogue, s.options):
        raise problem
    s.streams = rng.split(rng.seeded(seed), 2 + s.seats)
    s.unit_deck = list(unit_cards(s.catalogue, s.options))
    shuffle(s, s.unit_deck, UNITS)
    packs = [[s.unit_deck.pop() for _ in range(UNITS_DEALT)] for _ in range(s.seats)]
    _stack_event_deck(s, packs)
    s.packs = [tuple(sorted(pack)) for pack in packs]
    s.stack = [[DRAFT, 0]]


def _stack_event_deck(s: HunterState, packs: list[list[int]]) -> None:
    """Deal one event that is not red to each player and lay a Carpet Bombing into each third of the deck."""
    red = s.catalogue.red
    cards = event_cards(s.catalogue, s.options)
    bombings = [event for event in cards if event == CARPET_BOMBING]
    deck = [event for event in cards if not red[event]]
    shuffle(s, deck, EVENT_CARDS)
    for pack in packs:
        pack.append(EVENT + deck.pop())
    deck += [event for event in cards if red[event] and event != CARPET_BOMBING]
    shuffle(s, deck, EVENT_CARDS)
    whole = len(deck)
    for number in range(PILES):  # The lowest pile first; upper piles take the extra cards.
        pile = [deck.pop() for _ in range((whole + number) // PILES)]
        pile += bombings[number : number + 1]
        shuffle(s, pile, EVENT_CARDS)
        s.event_deck += pile


# Draft


def step_draft(s: HunterState, frame: list[int]) -> None:
    """Ask the next seat for its pick, or pass the hands on (3.4)."""
    seat = frame[STAGE]
    if seat == s.seats:
        _pass_hands(s, frame)
        return
    pack = s.packs[seat]
    choices: list[HunterAction] = [interned(Keep, card) for card in sorted({*pack})]
    if len(choices) == 1:
        keep(s, pack[0])
        return
    s.actor, s.legal = seat, choices


def keep(s: HunterState, card: int) -> None:
    """Keep a card of the hand that goes round."""
    frame = s.stack[-1]
    seat = frame[STAGE]
    pack = list(s.packs[seat])
    pack.remove(card)
    s.packs[seat] = tuple(pack)
    s.kept[seat] += (card,)
    s.views[seat] += (tuple(pack),)
    frame[STAGE] += 1
    if s.record:
        s.events.append(ev.CardKept(seat, card))


def _pass_hands(s: HunterState, frame: list[int]) -> None:
    s.passed += 1
    s.packs = [s.packs[-1], *s.packs[:-1]]
    if s.record:
        s.events.append(ev.HandsPassed(s.passed))
    frame[STAGE] = 0
    if len(s.packs[0]) > 1:
        return
    for seat in range(s.seats):
        s.kept[seat] += s.packs[seat]
        if s.record:
            s.events.append(ev.CardKept(seat, s.packs[seat][0]))
    s.packs = [()] * s.seats
    s.phase = IN_DEPLOYMENT
    s.stack[:] = [[DEPLOYMENT]]


# Deployment


def back_liners(s: HunterState, seat: int) -> tuple[int, ...]:
    """Return the kinds of the seat's units that may be laid into the back line, in the order of the card file.

    At a shared screen somebody without any is asked for one unit all the same, so that it does not show (24.20).
    """
    found = standing_back(s.catalogue, s.kept[seat])
    if not found and s.options.shared_screen:
        return tuple(sorted(kind for kind in s.kept[seat] if COMMANDERS <= kind < EVENT)[:1])
    return found


@lru_cache(maxsize=64)
def standing_back(catalogue: HunterCatalogue, kept: tuple[int, ...]) -> tuple[int, ...]:
    """Return those of these cards that may be laid into the back line, in the order of the card file.

    Kept, since every choice of the deployment asks it for all seats before.
    """
    found = [kind for kind in kept if COMMANDERS <= kind < EVENT and catalogue.back_line[kind]]
    return tuple(sorted(found))


def next_to_deploy(s: HunterState, frame: list[int]) -> tuple[int, int]:
    """Return the seat and the kind of the next choice, or -1 and -1. The frame holds the choices so far."""
    done = len(frame) - 1
    for seat in range(s.seats):
        kinds = back_liners(s, seat)
        if done < len(kinds):
            return seat, kinds[done]
        done -= len(kinds)
    return -1, -1


def own_choices(s: HunterState, seat: int) -> list[int]:
    """Return what the seat has chosen so far, 1 for each unit that goes to the back line."""
    before = sum(len(back_liners(s, other)) for other in range(seat))
    return s.stack[-1][1 + before : 1 + before + len(back_liners(s, seat))]


def step_deployment(s: HunterState, frame: list[int]) -> None:
    """Ask for the line of each unit with Back Line, then show everything (3.5)."""
    seat, kind = next_to_deploy(s, frame)
    if seat < 0:
        _show_armies(s, frame[1:])
        return
    lines = (False, True) if s.catalogue.back_line[kind] else (False,)
    s.actor, s.legal = seat, [interned(Deploy, kind, back) for back in lines]


def deploy(s: HunterState, action: Deploy) -> None:
    """Note the choice."""
    s.stack[-1].append(int(action.back))


def _show_armies(s: HunterState, choices: list[int]) -> None:
    """Lay all cards on numbered places (3.6) and find the start player (3.7)."""
    for seat in range(s.seats):
        back = [kind for kind in back_liners(s, seat) if choices.pop(0)]
        front = [kind for kind in s.kept[seat] if COMMANDERS <= kind < EVENT]
        for kind in back:
            front.remove(kind)
        commanders = [kind for kind in s.kept[seat] if kind < COMMANDERS]
        for kinds, line in ((front, FRONT), (back, BACK), (commanders, COMMAND)):
            shuffle(s, kinds, UNITS)
            for kind in kinds:
                new_place(s, seat, kind, line, REVEALED if line == COMMAND else 0)
        for card in s.kept[seat]:
            if card >= EVENT:
                take_in(s, seat, card - EVENT)
    s.first_place = len(s.kinds)
    points = s.catalogue.points
    s.values = tuple([max((points[kind] for kind in kept if kind < EVENT), default=0) for kept in s.kept])
    rolls = _find_first(s)
    s.phase = IN_TURNS
    s.active = s.first
    s.stack[:] = [[TURN, FORWARD]]
    if s.record:
        commanders_shown = tuple(
            (place, s.kinds[place]) for seat in range(s.seats) for place in s.lines[3 * seat + 2]
        )
        s.events.append(ev.ArmiesDeployed(tuple(s.lines), commanders_shown, s.values, rolls, s.first))
        s.events.append(ev.TurnOpened(s.active, s.turn, s.round, ()))


def _find_first(s: HunterState) -> tuple[tuple[int, int], ...]:
    """Return the dice that decided between the highest, in the order in which they were rolled."""
    best = [seat for seat in range(s.seats) if s.values[seat] == max(s.values)]
    rolls: list[tuple[int, int]] = []
    while len(best) > 1:
        dice = [(seat, roll(s, seat)) for seat in best]
        rolls += dice
        highest = max(die for _, die in dice)
        best = [seat for seat, die in dice if die == highest]
    s.first = best[0]
    return tuple(rolls)
