"""The numbers that stand for cards, kinds of strike, lines and states, and the words that actions write for them.

A *kind* is what is printed on a card of the unit deck: 0 to 9 are the commanders K01 to K10, 10 onward the units in the order
of the card file. An *event* is its rule less one: 0 is E01. Where both may stand, an event is `EVENT` + its number.
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

(
    CARPET_BOMBING,
    TRENCH,
    HEAVY_GUNS,
    ESCAPE,
    REINFORCEMENTS,
    EMERGENCY_RESERVE,
    RESUPPLY,
    APPLIQUE_ARMOR,
    TUNGSTEN,
    FLANKING,
    ACE_GUNNER,
    SMOKE,
    AMBUSH,
    CAMOUFLAGE,
    WITHDRAWAL,
    BREAKTHROUGH,
    FIELD_REPAIR,
    CAPTURED_VEHICLE,
    FUEL_SHORTAGE,
    SUPPLY_RAID,
    DIVE_BOMBER,
    FIGHTER_BOMBER,
    STRAFING,
    AIR_COVER,
    AIR_RECON,
    SPY_NETWORK,
    RADIO_SILENCE,
    JAMMING,
    DEPOT,
    CAPTURED_PLANS,
    MINEFIELD,
    RIVER,
    SWAMP,
    FLASH_FLOOD,
    ENGINEERS,
    BAD_WEATHER,
    AMMO_CRISIS,
    LEND_LEASE,
) = range(38)

(
    QUARTERMASTER,
    DRILL_SERGEANT,
    GUNNERY_ACE,
    SCOUT_LEADER,
    ARTILLERY_CONTROLLER,
    FLAK_CHIEF,
    AIR_LIAISON,
    CHARGE_LEADER,
    CAMOUFLAGE_OFFICER,
    STRATEGIST,
) = range(COMMANDERS)

AFV, GUN, INF = range(3)
"""Types of units."""

AP, SHELL, OVERRUN, SUICIDE, RIFLE, RANGE = range(6)
"""Kinds of strikes."""
STRIKE_WORDS: Final = ("ap", "shell", "overrun", "suicide", "rifle", "range")

GONE, FRONT, BACK, COMMAND = range(4)
"""Where the card of a place lies: out of play, in a line, or beside the back line."""

REVEALED, PINNED, DRY, EXHAUSTED, EVADED, FIRED = 1, 2, 4, 8, 16, 32
"""Bits of a card in play. The last two last until the end of the turn: it tried to evade; it rolled as 12.2 says."""
WITH_TRENCH, WITH_ARMOR, WITH_FUEL = 64, 128, 256
"""Bits of a card in play: the event cards that lie under it, at most one of each name."""
WITHDRAWN = 512
"""Bit of a hidden card that may lie in a back line without being able to be deployed there."""

HAS_DEPOT, HAS_MINEFIELD, HAS_RIVER, HAS_SWAMP, HAS_FLOOD, HAS_WEATHER = 1, 2, 4, 8, 16, 32
"""Bits of a player: the event cards in front of him, at most one of each name."""
NEW_FLOOD, NEW_WEATHER = 64, 128
"""Bits of a player: the card was drawn in this turn, so that it outlasts the end of it."""
WATER = HAS_RIVER | HAS_SWAMP | HAS_FLOOD

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

MARKER_AMMO, MARKER_PINNED = 1, 2
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
