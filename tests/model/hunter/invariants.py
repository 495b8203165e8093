"""What is true of every table of Tank Hunter, whatever was played, and what `HUNTER` hands over to be proven."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

from tests.model.hunter.secrets import check_censored, check_views
from tests.model.hunter.strange import refusal, strange_actions
from tests.model.under_test import GameUnderTest
from wotrush.model.hunter import HunterGame, HunterOptions, hunter_ruleset
from wotrush.model.hunter.cards.words import (
    AFV,
    BACK,
    BEFORE_PLAYER,
    COMMAND,
    COMMANDERS,
    DRY,
    EVADED,
    EVENT,
    EXHAUSTED,
    FIRED,
    FRONT,
    GONE,
    NEW_CARDS,
    PINNED,
    REVEALED,
    UNDER_UNIT,
    WITH_ARMOR,
    WITH_FUEL,
    WITH_TRENCH,
    WITHDRAWN,
)
from wotrush.model.hunter.frames import E_CARD, E_OFF, PLAY, STAGE, SUPPLY, TURN
from wotrush.model.hunter.options import event_cards, unit_cards
from wotrush.model.hunter.state import FIELDS, IN_DEPLOYMENT, IN_TURNS, OVER

QUIET = 10
BOMBINGS = 3
CAUSES = ("last player", "bombing", "units", "quiet")


def check_table(game: HunterGame) -> None:
    """Check what is cheap enough to check in every turn of thousands of games."""
    problem = next(_problems(game), None)
    if problem is not None:
        HUNTER.demand(False, problem, game)


def _problems(game: HunterGame) -> Iterator[str]:
    units, events = _in_the_box(game.options)
    if not dict.__eq__(_units(game), units):
        yield "a unit card is missing, or there twice"
    if not dict.__eq__(_events(game), events):
        yield "an event card is missing, or there twice"
    yield from _of_places(game)
    for seat in range(game.seats):
        yield from _of_seat(game, seat)
    yield from _of_memory(game)
    yield from _of_turn(game)


# Every card lies in exactly one place


@cache
def _in_the_box(options: HunterOptions) -> tuple[Counter[int], Counter[int]]:
    rules = hunter_ruleset()
    return Counter(unit_cards(rules.catalogue, options)), Counter(event_cards(rules.catalogue, options))


def _units(game: HunterGame) -> Counter[int]:
    places = [kind for kind, line in zip(game.kinds, game.line, strict=True) if line != GONE]
    piles = [kind for pile in (*game.piles, *game.drawn) for kind in pile]
    drafted = [card for card in _drafted(game) if card < EVENT]
    return Counter([*places, *piles, *drafted, *game.unit_deck, *game.removed_units])


def _events(game: HunterGame) -> Counter[int]:
    cards = [
        *game.event_deck,
        *game.discard,
        *game.removed_events,
        *(card for hand in game.hands for card in hand),
    ]
    cards += [card - EVENT for card in _drafted(game) if card >= EVENT]
    cards += [event for event, bit in BEFORE_PLAYER.items() for before in game.before if before & bit]
    cards += [event for event, bit in UNDER_UNIT.items() for flags in game.flags if flags & bit]
    return Counter([*cards, *_on_their_way(game)])


def _drafted(game: HunterGame) -> list[int]:
    """What was kept lies on the table as soon as the armies are deployed."""
    kept = game.kept if game.phase <= IN_DEPLOYMENT else ()
    return [card for cards in (*game.packs, *kept) for card in cards]


def _on_their_way(game: HunterGame) -> list[int]:
    """Return cards that are being played: an attached one lies where it belongs after stage 3, any after stage 4."""
    attached = game.catalogue.attached
    return [
        frame[E_CARD]
        for frame in game.stack
        if frame[0] == PLAY and frame[STAGE] <= (3 if attached[frame[E_CARD]] and not frame[E_OFF] else 4)
    ]


# Places, seats and what is remembered


def _of_places(game: HunterGame) -> Iterator[str]:
    lying = sorted(place for line in game.lines for place in line)
    in_play = [place for place, line in enumerate(game.line) if line != GONE]
    if lying != in_play:
        yield "a place lies in no line, or in two"
    types = game.catalogue.types
    for place in in_play:
        flags, kind = game.flags[place], game.kinds[place]
        if kind < COMMANDERS:
            if flags & ~EXHAUSTED != REVEALED:
                yield "a commander is hidden, or has a marker"
        elif flags & (WITH_TRENCH | PINNED if types[kind] == AFV else WITH_ARMOR):
            yield "an AFV is pinned or entrenched, or armor lies under no AFV"
        if flags & WITHDRAWN and flags & REVEALED:
            yield "withdrawn and revealed"
        if flags & (EVADED | FIRED) and place not in game.spent:
            yield "a unit has fired or evaded, and nobody noted it"
        if flags & ~_KNOWN:
            yield "a state that there is not"
    for kind, line, flags in zip(game.kinds, game.line, game.flags, strict=True):
        if line == GONE and kind >= COMMANDERS and flags != REVEALED:
            yield "a unit that has left play has a state"


_KNOWN = (
    REVEALED | PINNED | DRY | EXHAUSTED | EVADED | FIRED | WITH_TRENCH | WITH_ARMOR | WITH_FUEL | WITHDRAWN
)


def _of_seat(game: HunterGame, seat: int) -> Iterator[str]:
    front, back, commanders = lines = game.lines[3 * seat : 3 * seat + 3]
    for line, places in zip((FRONT, BACK, COMMAND), lines, strict=True):
        for place in places:
            if game.owner[place] != seat or game.line[place] != line:
                yield "a card in another's line"
            if (game.kinds[place] < COMMANDERS) != (line == COMMAND):
                yield "commanders lie apart"
    for place in back:
        fits = game.catalogue.back_line[game.kinds[place]] or game.flags[place] & (REVEALED | WITHDRAWN)
        if not fits and not any(place in places for places, _ in game.memory):
            yield "a hidden unit in the back line that nobody can explain"
    hand, before, held = game.hands[seat], game.before[seat], 0
    for card in hand:
        held |= 1 << card
        if game.catalogue.red[card]:
            yield "a red card in a hand"
    if game.masks[seat] != held or list(hand) != sorted(hand):
        yield "the mask is of another hand"
    if game.scores[seat] != sum([game.catalogue.points[kind] for kind in game.piles[seat]]):
        yield "points that nobody scored"
    for event, bit in NEW_CARDS.items():
        if before & bit and not (before & BEFORE_PLAYER[event] and seat == game.active):
            yield "a red card that was not drawn in this turn"
    if game.out >> seat & 1 and (front or back or commanders or hand or before or game.drawn[seat]):
        yield "who is out still has cards"
    if game.drawn[seat] and not _placing(game) and game.phase != OVER:
        yield "units drawn and never placed"


def _of_memory(game: HunterGame) -> Iterator[str]:
    places = [place for group, _ in game.memory for place in group]
    if len(places) != len({*places}):
        yield "a place is remembered twice"
    for group, kinds in game.memory:
        if not kinds or Counter(kinds) - Counter(game.kinds[place] for place in group):
            yield "a unit is remembered where it is not"
        if any(game.line[place] == GONE or game.flags[place] & REVEALED for place in group):
            yield "what lies open need not be remembered"


def _of_turn(game: HunterGame) -> Iterator[str]:
    over = game.phase == OVER
    left = game.seats - game.out.bit_count()
    if (game.to_act() is None) != over or (game.ending_cause in CAUSES) != over:
        yield "nobody is to act, or the game ends without a cause"
    if game.bombings > BOMBINGS:
        yield "a fourth Carpet Bombing"
    if over:
        return
    if left <= 1:
        yield "one player is left, and the game goes on"
    if game.quiet >= QUIET * left:
        yield "the game is quiet and goes on"
    if game.phase == IN_TURNS:
        if not game.unit_deck and not _placing(game):
            yield "no units are left, and the game goes on"
        if game.stack[0][0] != TURN:
            yield "a turn that is none"
        if game.out >> game.actor & 1:
            yield "who is out is asked"


def _placing(game: HunterGame) -> bool:
    return any(frame[0] == SUPPLY for frame in game.stack)


# Tables


def _tables() -> list[HunterOptions]:
    """Return every number of players with all that the options allow of these."""
    found = []
    for *switches, deck, sets, nations, players in product(
        *[(False, True)] * len(SWITCHES), ("full", "short"), ("all", "TH2"), ("all", FOUR), range(2, 9)
    ):
        try:
            chosen = dict(zip(SWITCHES, switches, strict=True))
            found.append(
                HunterOptions.model_validate(
                    {**chosen, "players": players, "event_deck": deck, "sets": sets, "nations": nations}
                )
            )
        except ValueError:  # too few units are left
            continue
    return found


FOUR = "Germany,USSR,USA,UK"
SWITCHES = ("afv_only", "evade", "charge", "commanders", "singles", "quick_elimination")

HUNTER = GameUnderTest(
    ruleset=hunter_ruleset(),
    tables=_tables(),
    switches=SWITCHES,
    fields=tuple(name for name in FIELDS if name not in ("legal", "events", "record")),
    check_table=check_table,
    check_views=check_views,
    check_censored=check_censored,
    refusal=refusal,
    strange_actions=strange_actions,
    fits_every_seat=False,
)
