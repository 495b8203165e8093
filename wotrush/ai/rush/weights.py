"""What the evaluation weighs: figures for the early, the middle and the late game, kept as data in assets/ai."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from functools import lru_cache
from pathlib import Path

from wotrush import resources

TURNS_LEFT = (16.0, 7.0, 1.0)
"""How far off the end is where each of the three columns holds; in between they blend."""


@dataclass(frozen=True, slots=True)
class Figures:
    """One column. All worths are in points; those of a card are for each time it is played."""

    resource: float
    national: float
    heavy: float
    heavy_on_bases: float
    strong: float
    """An attacker of power 2 that is no heavy tank, and those that may hit one kind of target only."""
    strong_on_bases: float
    strong_on_vehicles: float
    weak: float
    weak_on_one_kind: float
    armor_one: float
    armor_two: float
    reinforcements: float
    recruitment: float
    scouting: float
    sabotage: float
    siege_master: float
    research: float
    repair: float
    invulnerability: float
    comrades: float
    future: float
    usual: float
    """The squad will grow by so many cards a turn, usual ones."""
    point: float
    """A point in the squad, which helps to win more."""
    race: float
    """A point that an achievement may bring."""
    race_bases: float
    """Races for achievements: the lead in them that makes an achievement fairly sure."""
    race_classes: float
    race_medals: float
    race_doubles: float
    race_cards: float
    standing: float
    """An own base that stands."""
    guard_one: float
    guard_two: float
    """A defender on an own base, by its armor."""
    base_lost: float
    guard_lost: float
    """What rivals are about to destroy."""
    pairs: float
    """What an attacker that needs a second hit adds to the danger; a heavy tank is 1."""
    drawn: float
    """A card drawn now, against the same card in a later hand."""
    sabotaged: float
    scouted: float
    leader: float
    """How much the best rival counts against all of them; 1 is the best one alone."""
    spread: float
    """The lead in points that makes winning fairly sure."""
    last_spread: float
    """The same in the last round."""


NAMES = tuple(field.name for field in fields(Figures))


@dataclass(frozen=True, slots=True)
class Weights:
    """The three columns."""

    early: Figures
    middle: Figures
    late: Figures

    def with_turns_left(self, turns: float) -> Figures:
        """The blend for that distance to the end."""
        far, middle, near = TURNS_LEFT
        if turns >= middle:
            return _blend(self.middle, self.early, (turns - middle) / (far - middle))
        return _blend(self.late, self.middle, (turns - near) / (middle - near))

    def spread(self, turns: float) -> float:
        """Alone, since it is asked for every position; `TURNS_LEFT` has the same steps."""
        far, middle, near = TURNS_LEFT
        low, high, share = self.late.spread, self.middle.spread, (turns - near) / (middle - near)
        if turns >= middle:
            low, high, share = high, self.early.spread, (turns - middle) / (far - middle)
        return low + (high - low) * min(1.0, max(0.0, share))

    @classmethod
    def from_json(cls, rows: Mapping[str, list[float]]) -> Weights:
        """Per name the three figures. Raises KeyError for one that is missing."""
        return cls(*(Figures(**{name: float(rows[name][column]) for name in NAMES}) for column in range(3)))

    def to_json(self) -> dict[str, list[float]]:
        """As the file holds them."""
        columns = [asdict(column) for column in (self.early, self.middle, self.late)]
        return {name: [column[name] for column in columns] for name in NAMES}


def _blend(low: Figures, high: Figures, share: float) -> Figures:
    share = min(1.0, max(0.0, share))
    return Figures(*(getattr(low, n) + (getattr(high, n) - getattr(low, n)) * share for n in NAMES))


def read_weights(path: Path) -> Weights:
    """A file of weights; what else it says of their origin is for people."""
    return Weights.from_json(json.loads(path.read_text(encoding="utf-8"))["weights"])


@lru_cache(maxsize=8)
def shipped_weights(name: str = "regular") -> Weights:
    """Those that come with the game."""
    return read_weights(resources.asset("ai", f"{name}.json"))
