"""Setting up the table."""

from __future__ import annotations

from wotrush.model import rng
from wotrush.model.rush.cards import MAX_SEATS, ONES, TWOS, VEHICLES, Nation, seat_barracks
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.options import RushOptions
from wotrush.model.rush.scoring import Achievement
from wotrush.model.rush.state import UPRIGHT, Prompt, State
from wotrush.model.rush.turn.phases import HAND, begin_turn
from wotrush.model.rush.turn.purchase import NO_NATIONALS
from wotrush.model.rush.zones import refill, shuffle_deck, shuffle_garage

_STREAMS = tuple(rng.split(rng.seeded(0), 1 + MAX_SEATS))
"""The streams of tables that are not dealt; the first ones do not depend on how many there are."""


def clear_table(s: State, catalogue: Catalogue, options: RushOptions) -> None:
    """Give every field its start value; no card is dealt, and the vehicle deck is in the order of the catalogue."""
    n = options.players
    s.catalogue, s.options, s.seats, s.reserve_size = catalogue, options, n, options.reserve_size
    s.first = s.active = 0
    s.achievements = ()
    s.streams = list(_STREAMS[: 1 + n])
    s.deck, s.discard, s.reserve, s.graveyard = list(range(VEHICLES)), [], [], []
    s.ones, s.twos = [ONES] * len(Nation), [TWOS] * len(Nation)
    s.hands = [[] for _ in range(n)]
    s.garages = [[] for _ in range(n)]
    s.depots = [[] for _ in range(n)]
    s.base, s.defender, s.hurt = [UPRIGHT] * 3 * n, [-1] * 3 * n, [False] * 3 * n
    s.bases_destroyed, s.vehicles_destroyed = [0] * n, [0] * n
    s.turn = s.played = s.pool = s.kills = s.step = 0
    s.prompt = Prompt.PLAY
    s.recruiting = s.bought = s.assaulted = s.ending = False
    s.pool_national = s.siege_kills = NO_NATIONALS
    s.nation = s.using = s.victim = s.reward_nation = -1
    s.attackers = ()
    s.ending_cause = None
    s.record = True
    s.events = []
    s.legal = None


def set_up(s: State, seed: int) -> None:
    """Shuffle, deal hands, Reserve and achievements, and choose the first player."""
    setup, *s.streams = rng.split(rng.seeded(seed), 2 + s.seats)
    for seat in range(s.seats):
        s.garages[seat] = seat_barracks(seat)
        shuffle_garage(s, seat)
        s.hands[seat] = [s.garages[seat].pop() for _ in range(HAND)]
    shuffle_deck(s)
    achievements = list(map(int, Achievement))
    setup = rng.shuffle(achievements, setup)
    s.achievements = tuple(sorted(achievements[: s.seats + 1]))
    if s.options.first_player is None:
        s.first, _ = rng.below(s.seats, setup)
    else:
        s.first = s.options.first_player
    s.active = s.first
    refill(s)
    begin_turn(s)
    s.events.clear()
