"""What no seat may see of a table of Tank Hunter, or be told: written from section 20, not from the model's own censor."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from wotrush.model.game import ANYBODY
from wotrush.model.hunter import HIDDEN, HunterGame, hunter_ruleset
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import COMMANDERS, GONE, REVEALED
from wotrush.model.hunter.game import run
from wotrush.model.hunter.state import IN_TURNS

RULES = hunter_ruleset()


def check_views(game: HunterGame) -> None:
    """Check that a seat sees its own cards and nobody else's, that all see the same in public, and what the rest is worth."""
    shown = []
    for seat in range(game.seats):
        seen = game.observe(seat)
        anybody = RULES.public(seen)
        for place in range(1, len(game.kinds)):
            secret = game.line[place] != GONE and not game.flags[place] & REVEALED
            known = not secret or game.owner[place] == seat
            assert seen.kinds[place] == (game.kinds[place] if known else HIDDEN)
            assert anybody.kinds[place] == (HIDDEN if secret else game.kinds[place])
        own = (seen.hand, seen.kept, seen.pack, seen.views, seen.drawn)
        assert own == (
            *(game.hands[seat], game.kept[seat], game.packs[seat], game.views[seat], game.drawn[seat]),
        )
        assert not any(
            (anybody.hand, anybody.kept, anybody.pack, anybody.views, anybody.drawn, anybody.actions)
        )
        assert seen.hand_sizes == tuple(map(len, game.hands))
        asked = (game.to_act(), game.private) if not game.reacting else (None, False)
        assert (anybody.to_act, anybody.private, anybody.reacting) == (*asked, False)
        assert not any(hasattr(seen, pile) for pile in ("unit_deck", "event_deck", "streams"))
        shown.append(replace(anybody, seat=ANYBODY))
        _check_other_world(game, seat)
    assert all(one == shown[0] for one in shown), "public is what anybody may see, whoever asks"


def _check_other_world(game: HunterGame, seat: int) -> None:
    """Check that the seat sees, and may do, the same where all that it cannot know is another way."""
    if game.phase != IN_TURNS:
        return
    other = _with_other_secrets(game, seat, Random(game.turn))
    if seat == game.to_act():
        other.actor = -1
        run(other)
        assert list(other.legal) == list(game.legal)
    assert other.observe(seat) == game.observe(seat)


def _with_other_secrets(game: HunterGame, seat: int, chance: Random) -> HunterGame:
    """Exchange decks, dice to come, and the hidden units and hands of others, but for units that are remembered."""
    other = game.copy()
    other.legal = ()
    other.streams = [chance.getrandbits(128) for _ in game.streams]
    chance.shuffle(other.unit_deck)
    chance.shuffle(other.event_deck)
    for owner in range(game.seats):
        if owner != seat:
            _exchange_units(other, owner, chance)
            _exchange_hand(other, owner, chance)
    return other


def _exchange_units(game: HunterGame, owner: int, chance: Random) -> None:
    remembered = {place for places, _ in game.memory for place in places}
    hidden = [
        place
        for line in game.lines[3 * owner : 3 * owner + 2]
        for place in line
        if not game.flags[place] & REVEALED and place not in remembered
    ]
    drawn = len(game.drawn[owner])
    deck = [kind for kind in game.unit_deck if kind >= COMMANDERS]
    cards = [*(game.kinds[place] for place in hidden), *game.drawn[owner], *deck]
    chance.shuffle(cards)
    for place in hidden:
        game.kinds[place] = cards.pop()
    game.drawn[owner] = tuple([cards.pop() for _ in range(drawn)])
    game.unit_deck = [*(kind for kind in game.unit_deck if kind < COMMANDERS), *cards]


def _exchange_hand(game: HunterGame, owner: int, chance: Random) -> None:
    red = game.catalogue.red
    cards = [*game.hands[owner], *(event for event in game.event_deck if not red[event])]
    chance.shuffle(cards)
    game.hands[owner] = tuple(sorted(cards.pop() for _ in game.hands[owner]))
    game.masks[owner] = sum(1 << event for event in {*game.hands[owner]})
    game.event_deck = [*(event for event in game.event_deck if red[event]), *cards]


def check_censored(event: ev.HunterEvent, seat: int, reported: ev.HunterEvent) -> None:
    """Check that a seat is told everything but what was kept, mixed, drawn or taken face down by others."""
    red = RULES.catalogue.red
    match event:
        case ev.CardKept(keeper, _):
            assert reported == (event if keeper == seat else ev.CardKept(keeper, None))
        case ev.LineMixed(owner, places, _):
            assert reported == (event if owner == seat else ev.LineMixed(owner, places, None))
        case ev.UnitsDrawn(drawer, count, _):
            assert reported == (event if drawer == seat else ev.UnitsDrawn(drawer, count, None))
        case ev.EventDrawn(drawer, card):
            open_to_all = card is not None and red[card]
            assert reported == (event if drawer == seat or open_to_all else ev.EventDrawn(drawer, None))
        case ev.EventTaken(taker, source, _):
            assert reported == (event if seat in (taker, source) else ev.EventTaken(taker, source, None))
        case _:
            assert reported == event
