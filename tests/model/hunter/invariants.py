"""What is true of every table of Tank Hunter, whatever was played, and what `HUNTER` hands over to be proven."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

from tests.model.hunter.secrets import check_told, check_views
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


def demand(holds: bool, what: str, game: HunterGame) -> None:
    HUNTER.demand(holds, what, game)


def check_table(game: HunterGame) -> None:
    """Check what is cheap enough to check in every turn of thousands of games."""
    units, events = _in_the_box(game.options)
    demand(_units(game) == units, "a unit card is missing, or there twice", game)
    demand(_events(game) == events, "an event card is missing, or there twice", game)
    _check_places(game)
    for seat in range(game.seats):
        _check_seat(game, seat)
    _check_memory(game)
    _check_turn(game)


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


def _check_places(game: HunterGame) -> None:
    lying = sorted(place for line in game.lines for place in line)
    in_play = [place for place, line in enumerate(game.line) if line != GONE]
    demand(lying == in_play, "a place lies in no line, or in two", game)
    for place in in_play:
        flags, kind = game.flags[place], game.kinds[place]
        kind_of_unit = game.catalogue.types[kind]
        demand(kind >= COMMANDERS or not flags & ~(REVEALED | EXHAUSTED), "a commander has a marker", game)
        demand(not flags & PINNED or kind_of_unit != AFV, "an AFV is pinned", game)
        demand(not flags & WITH_ARMOR or kind_of_unit == AFV, "armor under no AFV", game)
        demand(not flags & WITH_TRENCH or kind_of_unit != AFV, "a trench under an AFV", game)
        demand(not flags & (EVADED | FIRED) or place in game.spent, "fired or evaded and not noted", game)
        demand(not flags & WITHDRAWN or not flags & REVEALED, "withdrawn and revealed", game)
        demand(not flags & ~_KNOWN, "a state that there is not", game)
    for place, line in enumerate(game.line):
        plain = game.kinds[place] < COMMANDERS or game.flags[place] in (0, REVEALED)
        demand(line != GONE or plain, "a unit that has left play has a state", game)


_KNOWN = (
    REVEALED | PINNED | DRY | EXHAUSTED | EVADED | FIRED | WITH_TRENCH | WITH_ARMOR | WITH_FUEL | WITHDRAWN
)


def _check_seat(game: HunterGame, seat: int) -> None:
    lines = game.lines[3 * seat : 3 * seat + 3]
    for line, places in zip((FRONT, BACK, COMMAND), lines, strict=True):
        for place in places:
            demand(game.owner[place] == seat and game.line[place] == line, "a card in another's line", game)
            demand((game.kinds[place] < COMMANDERS) == (line == COMMAND), "commanders lie apart", game)
    for place in lines[1]:
        fits = game.catalogue.back_line[game.kinds[place]] or game.flags[place] & (REVEALED | WITHDRAWN)
        remembered = any(place in places for places, _ in game.memory)
        demand(bool(fits) or remembered, "a hidden unit in the back line that nobody can explain", game)
    demand(all(game.flags[place] & REVEALED for place in lines[2]), "a hidden commander", game)
    hand, before = game.hands[seat], game.before[seat]
    demand(list(hand) == sorted(hand) and not any(game.catalogue.red[card] for card in hand), "a hand", game)
    demand(game.masks[seat] == sum(1 << card for card in {*hand}), "the mask is of another hand", game)
    points = sum(game.catalogue.points[kind] for kind in game.piles[seat])
    demand(game.scores[seat] == points, "points that nobody scored", game)
    for event, bit in NEW_CARDS.items():
        fresh = before & bit
        demand(not fresh or bool(before & BEFORE_PLAYER[event]), "a new card that is not there", game)
        demand(not fresh or seat == game.active, "a red card was drawn in another's turn", game)
    if game.out >> seat & 1:
        demand(not any((*lines, hand, before, game.drawn[seat])), "who is out still has cards", game)
    placing = any(frame[0] == SUPPLY for frame in game.stack)
    demand(placing or not game.drawn[seat] or game.phase == OVER, "units drawn and never placed", game)


def _check_memory(game: HunterGame) -> None:
    places = [place for group, _ in game.memory for place in group]
    demand(len(places) == len({*places}), "a place is remembered twice", game)
    for group, kinds in game.memory:
        there = Counter(game.kinds[place] for place in group)
        demand(bool(kinds) and not Counter(kinds) - there, "a unit is remembered where it is not", game)
        hidden = all(game.line[place] != GONE and not game.flags[place] & REVEALED for place in group)
        demand(hidden, "what lies open need not be remembered", game)


def _check_turn(game: HunterGame) -> None:
    over = game.phase == OVER
    demand((game.to_act() is None) == over == (game.ending_cause in CAUSES), "nobody is to act", game)
    demand(game.bombings <= BOMBINGS, "a fourth Carpet Bombing", game)
    left = game.seats - game.out.bit_count()
    demand(over or left > 1, "one player is left, and the game goes on", game)
    demand(over or game.quiet < QUIET * left, "the game is quiet and goes on", game)
    demand(
        over or bool(game.unit_deck) or game.phase != IN_TURNS or _placing(game), "no units are left", game
    )
    if game.phase == IN_TURNS and not over:
        demand(game.stack[0][0] == TURN, "a turn that is none", game)
        demand(not game.out >> game.actor & 1, "who is out is asked", game)


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
    check_told=check_told,
    refusal=refusal,
    strange_actions=strange_actions,
    fits_every_seat=False,
)
