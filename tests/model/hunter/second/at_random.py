"""Games at random played beside the second reading: over all options, in several styles, with reveals out of turn."""

from __future__ import annotations

from random import Random

from tests.model.hunter.second.beside import Beside
from wotrush.model.hunter import HunterOptions
from wotrush.model.hunter.cards.cardfile import NATIONS
from wotrush.model.hunter.cards.words import EVENT_IDS
from wotrush.model.hunter.hands import take_in
from wotrush.model.hunter.state import IN_TURNS

BOXES = (("TH2", "JAEGER", "COMMANDER"), ("TH2",), ("TH2", "COMMANDER"), ("JAEGER", "TH2"))

STYLES: tuple[dict[str, float], ...] = (
    {},
    {
        "attack": 4,
        "event": 3,
        "use": 3,
        "counter": 3,
        "reveal": 2,
        "pass": 0.4,
        "end": 0.3,
        "wait": 0.5,
        "evade": 3,
    },
    {"attack": 5, "event": 5, "evade": 5, "reveal": 2, "pass": 0.3, "wait": 0.2},
    {"attack": 8, "counter": 4, "event": 2, "reveal": 3, "use": 2, "pass": 0.5, "wait": 0.3},
    {"event": 6, "use": 4, "aa": 3, "evade": 3, "wait": 3, "reveal": 1.5, "pass": 0.2, "end": 0.2},
    {"spy": 6, "counter": 5, "use": 4, "event": 2, "reveal": 0.2},
    {"wait": 10, "event": 0.3},
)
"""How much likelier a player does what begins with this word."""

REACTIONS = (
    *(
        "smoke",
        "ambush",
        "escape",
        "field_repair",
        "emergency_reserve",
        "captured_vehicle",
        "jamming",
        "tungsten",
    ),
    *("flanking", "ace_gunner", "breakthrough", "radio_silence", "air_cover", "minefield", "river", "swamp"),
)
"""What nests windows and is rarely held together: half of the games begin with hands full of events, of these above all."""


def options_at_random(rng: Random) -> HunterOptions:
    likely = {
        "evade": 0.8,
        "charge": 0.7,
        "commanders": 0.7,
        "quick_elimination": 0.5,
        "singles": 0.2,
        "afv_only": 0.15,
    }
    while True:
        chosen: dict[str, object] = {name: rng.random() < chance for name, chance in likely.items()}
        chosen |= {"players": rng.randint(2, 8), "event_deck": rng.choice(("auto", "full", "short"))}
        chosen["sets"] = rng.choice((*BOXES, *[BOXES[0]] * 4))
        chosen["nations"] = "all" if rng.random() < 0.7 else tuple(rng.sample(NATIONS, rng.randint(1, 9)))
        try:
            return HunterOptions.model_validate(chosen)
        except ValueError:
            continue  # Too few units.


def fill_hands(beside: Beside, rng: Random) -> None:
    """Deal more events to everybody out of the deck, here and there."""
    game, table = beside.game, beside.second.table
    liking = rng.choice((0, 0.5, 1))
    for seat in range(game.seats):
        for _ in range(rng.randint(0, 9)):
            plain = [at for at, event in enumerate(game.event_deck) if not game.catalogue.red[event]]
            reactions = [at for at in plain if EVENT_IDS[game.event_deck[at]] in REACTIONS]
            if not plain:
                return
            at = rng.choice(reactions if reactions and rng.random() < liking else plain)
            event = game.event_deck.pop(at)
            take_in(game, seat, event)
            del table.event_deck[len(game.event_deck) - at]
            table.players[seat].hand.append(EVENT_IDS[event])


def play_beside(seed: int, options: HunterOptions | None = None) -> tuple[int, list[str]]:
    """Play one game to its end or to the first difference. Return the decisions compared and what differs."""
    rng = Random(seed)
    beside = Beside(options or options_at_random(rng), seed)
    style, revealing = rng.choice(STYLES), rng.choice((0, 0.01, 0.05, 0.2))
    to_fill = rng.random() < 0.5
    compared = 0
    while True:
        if to_fill and beside.game.phase == IN_TURNS:
            to_fill = False
            fill_hands(beside, rng)
            beside.play(f"reveal {rng.choice(beside.hidden())}")  # Both look again at what can be decided.
        if differences := beside.differences():
            return compared, [f"game {seed}, after {beside.lines[-8:]}", *differences]
        compared += 1
        legal = sorted(beside.second.legal())
        if not legal:
            return compared, []
        if beside.game.phase == IN_TURNS and beside.hidden() and rng.random() < revealing:
            beside.play(f"reveal {rng.choice(beside.hidden())}")
        else:
            weights = [style.get(text.split()[0], 1) for text in legal]
            beside.play(rng.choices(legal, weights)[0])
