"""How a game of Tank Hunter is set up: section 2 of the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from wotrush.model.game import Reason, UnplayableOptions
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.cardfile import NATIONS, SETS
from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.model.hunter.cards.words import AFV, COMMANDERS, EVENTS

MAX_PLAYERS = 8
TOO_FEW_UNITS = Reason(
    "Too few units ({found}, but {players} players need {wanted}): change the options, or seat fewer players."
)


def _words(value: object) -> object:
    """Accept a list, or one text with commas, as menus and journals write it."""
    if isinstance(value, str):
        value = value.split(",")
    return tuple(value) if isinstance(value, list) else value


Nation = Literal["Germany", "USSR", "USA", "UK", "Japan", "Italy", "France", "Poland", "Hungary"]
Words = BeforeValidator(_words)


class HunterOptions(BaseModel):
    """All options default to the game as printed. Raises pydantic's ValidationError on values out of range."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    players: int = Field(default=2, ge=2, le=MAX_PLAYERS)
    afv_only: bool = False
    evade: bool = False
    charge: bool = False
    commanders: bool = False
    sets: Annotated[tuple[Literal["TH2", "JAEGER", "COMMANDER"], ...], Words] = SETS  # type: ignore[assignment]
    nations: Annotated[tuple[Nation, ...], Words] = NATIONS  # type: ignore[assignment]
    singles: bool = False
    event_deck: Literal["auto", "full", "short"] = "auto"
    quick_elimination: bool = False
    shared_screen: bool = False
    """No rule, but a way of asking (24.20): several people look at one screen, so that being asked must tell nothing."""

    @model_validator(mode="before")
    @classmethod
    def _all_means_all(cls, data: Any) -> Any:
        if isinstance(data, dict):
            return {
                key: value for key, value in data.items() if value != "all" or key not in ("sets", "nations")
            }
        return data

    @model_validator(mode="after")
    def _boxes_and_units(self) -> HunterOptions:
        if "TH2" not in self.sets:
            raise ValueError("the box TH2 has to be among the sets, since the others are too small alone")
        if problem := too_few_units(box(), self):
            raise problem
        return self

    @property
    def short_deck(self) -> bool:
        """Whether the column `copies_short` counts."""
        return self.event_deck == "short" or (self.event_deck == "auto" and self.players <= 4)


@lru_cache(maxsize=64)
def unit_cards(catalogue: HunterCatalogue, options: HunterOptions) -> tuple[int, ...]:
    """Return the kinds in the unit deck before it is shuffled, commanders first."""
    cards = []
    for kind, row in enumerate(catalogue.rows):
        if kind < COMMANDERS:
            cards += [kind] * (row.copies * options.commanders)
            continue
        chosen = row.set in options.sets and row.nation in options.nations
        if chosen and (catalogue.types[kind] == AFV or not options.afv_only):
            cards += [kind] * (1 if options.singles else row.copies)
    return tuple(cards)


@lru_cache(maxsize=64)
def event_cards(catalogue: HunterCatalogue, options: HunterOptions) -> tuple[int, ...]:
    """Return the events of the event deck before it is shuffled."""
    cards = []
    for event in range(EVENTS):
        row = catalogue.event_rows[event]
        if not (options.afv_only and row.tank_only_game == "remove"):
            cards += [event] * (row.copies_short if options.short_deck else row.copies)
    return tuple(cards)


def too_few_units(catalogue: HunterCatalogue, options: HunterOptions) -> UnplayableOptions | None:
    """Return what is to be raised if there are too few units for so many players, or None (2.1)."""
    found = sum(kind >= COMMANDERS for kind in unit_cards(catalogue, options))
    wanted = 5 * options.players + 10
    if found >= wanted:
        return None
    return UnplayableOptions(TOO_FEW_UNITS, found=found, players=options.players, wanted=wanted)
