"""The numbers that stand for cards, kinds of strike, lines and states, and the words that actions write for them.

A *kind* is what is printed on a card of the unit deck: 0 to 9 are the commanders K01 to K10, 10 onward the units in the order
of the card file. An *event* is its rule less one: 0 is E01. Where both may stand, an event is `EVENT` + its number.
Why every number is `Final` by itself, `frames` says.
"""

from __future__ import annotations

from typing import Final

COMMANDERS: Final = 10
"""Kinds below this are commanders."""
EVENT: Final = 1000
"""What is added to an event where units stand as well."""

EVENT_IDS: Final = (
    *("carpet_bombing", "trench", "heavy_guns", "escape", "reinforcements", "emergency_reserve", "resupply"),
    *("applique_armor", "tungsten", "flanking", "ace_gunner", "smoke", "ambush", "camouflage", "withdrawal"),
    *("breakthrough", "field_repair", "captured_vehicle", "fuel_shortage", "supply_raid", "dive_bomber"),
    *("fighter_bomber", "strafing", "air_cover", "air_recon", "spy_network", "radio_silence", "jamming"),
    *("depot", "captured_plans", "minefield", "river", "swamp", "flash_flood", "engineers", "bad_weather"),
    *("ammo_crisis", "lend_lease"),
)
"""The cards of the event file by their rules E01 to E38."""
EVENTS: Final = len(EVENT_IDS)

CARPET_BOMBING: Final = 0
TRENCH: Final = 1
HEAVY_GUNS: Final = 2
ESCAPE: Final = 3
REINFORCEMENTS: Final = 4
EMERGENCY_RESERVE: Final = 5
RESUPPLY: Final = 6
APPLIQUE_ARMOR: Final = 7
TUNGSTEN: Final = 8
FLANKING: Final = 9
ACE_GUNNER: Final = 10
SMOKE: Final = 11
AMBUSH: Final = 12
CAMOUFLAGE: Final = 13
WITHDRAWAL: Final = 14
BREAKTHROUGH: Final = 15
FIELD_REPAIR: Final = 16
CAPTURED_VEHICLE: Final = 17
FUEL_SHORTAGE: Final = 18
SUPPLY_RAID: Final = 19
DIVE_BOMBER: Final = 20
FIGHTER_BOMBER: Final = 21
STRAFING: Final = 22
AIR_COVER: Final = 23
AIR_RECON: Final = 24
SPY_NETWORK: Final = 25
RADIO_SILENCE: Final = 26
JAMMING: Final = 27
DEPOT: Final = 28
CAPTURED_PLANS: Final = 29
MINEFIELD: Final = 30
RIVER: Final = 31
SWAMP: Final = 32
FLASH_FLOOD: Final = 33
ENGINEERS: Final = 34
BAD_WEATHER: Final = 35
AMMO_CRISIS: Final = 36
LEND_LEASE: Final = 37

QUARTERMASTER: Final = 0
DRILL_SERGEANT: Final = 1
GUNNERY_ACE: Final = 2
SCOUT_LEADER: Final = 3
ARTILLERY_CONTROLLER: Final = 4
FLAK_CHIEF: Final = 5
AIR_LIAISON: Final = 6
CHARGE_LEADER: Final = 7
CAMOUFLAGE_OFFICER: Final = 8
STRATEGIST: Final = 9

AFV: Final = 0
GUN: Final = 1
INF: Final = 2
"""Types of units."""

AP: Final = 0
SHELL: Final = 1
OVERRUN: Final = 2
SUICIDE: Final = 3
RIFLE: Final = 4
RANGE: Final = 5
"""Kinds of strikes."""
STRIKE_WORDS: Final = ("ap", "shell", "overrun", "suicide", "rifle", "range")

GONE: Final = 0
FRONT: Final = 1
BACK: Final = 2
COMMAND: Final = 3
"""Where the card of a place lies: out of play, in a line, or beside the back line."""

REVEALED: Final = 1
PINNED: Final = 2
DRY: Final = 4
EXHAUSTED: Final = 8
EVADED: Final = 16
FIRED: Final = 32
"""Bits of a card in play. The last two last until the end of the turn: it tried to evade; it rolled as 12.2 says."""
WITH_TRENCH: Final = 64
WITH_ARMOR: Final = 128
WITH_FUEL: Final = 256
"""Bits of a card in play: the event cards that lie under it, at most one of each name."""
WITHDRAWN: Final = 512
"""Bit of a hidden card that may lie in a back line without being able to be deployed there."""

HAS_DEPOT: Final = 1
HAS_MINEFIELD: Final = 2
HAS_RIVER: Final = 4
HAS_SWAMP: Final = 8
HAS_FLOOD: Final = 16
HAS_WEATHER: Final = 32
"""Bits of a player: the event cards in front of him, at most one of each name."""
NEW_FLOOD: Final = 64
NEW_WEATHER: Final = 128
"""Bits of a player: the card was drawn in this turn, so that it outlasts the end of it."""
WATER: Final = HAS_RIVER | HAS_SWAMP | HAS_FLOOD

UNDER_UNIT: Final = {TRENCH: WITH_TRENCH, APPLIQUE_ARMOR: WITH_ARMOR, FUEL_SHORTAGE: WITH_FUEL}
BEFORE_PLAYER: Final = {
    DEPOT: HAS_DEPOT,
    MINEFIELD: HAS_MINEFIELD,
    RIVER: HAS_RIVER,
    SWAMP: HAS_SWAMP,
    FLASH_FLOOD: HAS_FLOOD,
    BAD_WEATHER: HAS_WEATHER,
}
NEW_CARDS: Final = {FLASH_FLOOD: NEW_FLOOD, BAD_WEATHER: NEW_WEATHER}

MARKER_AMMO: Final = 1
MARKER_PINNED: Final = 2
MARKER_WORDS: Final = ("", "ammo", "pinned")


def card_word(card: int) -> str:
    """Return the id of a kind, or of an event plus `EVENT`."""
    if card >= EVENT:
        return EVENT_IDS[card - EVENT]
    return f"c{card + 1:02}" if card < COMMANDERS else f"u{card - COMMANDERS + 1:03}"


_EVENT_NUMBERS: Final = {word: number for number, word in enumerate(EVENT_IDS)}


def event_number(word: str) -> int:
    """Return the event of that id. Raises KeyError."""
    return _EVENT_NUMBERS[word]


def card_number(word: str) -> int:
    """Return what `card_word` wrote. Raises ValueError or KeyError."""
    if word in _EVENT_NUMBERS:
        return EVENT + _EVENT_NUMBERS[word]
    number = int(word[1:]) - 1
    if number < 0 or word[0] not in "cu" or card_word(number + COMMANDERS * (word[0] == "u")) != word:
        raise ValueError(f"there is no card {word!r}")
    return number + COMMANDERS * (word[0] == "u")
