"""The value network in plain integers: one hidden layer, whose sums are kept side by side in one large number."""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from pathlib import Path
from typing import Any

from wotrush import resources
from wotrush.ai.rush.inputs import amounts
from wotrush.ai.rush.senses import (
    FIRST_CARD_FACT,
    STAGES,
    Senses,
    card_facts,
    pending_medals,
    rivals_to_act,
    shares,
    stage_of,
)
from wotrush.ai.rush.threat import Threat
from wotrush.model.rush import RushGame
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.default import default_catalogue
from wotrush.model.rush.scoring import outcome_of

FIRST_UNIT, LAST_UNIT = 1 << 12, 1 << 10
"""A weight of 1 in the first and in the last layer."""
UNIT = FIRST_UNIT * LAST_UNIT
"""Log odds of 1."""
_FIELD = 32
_MIDDLE = 1 << _FIELD - 1
SURE = 1_000_000
"""A chance of 1; values are in millionths, and a little more where one is far ahead."""
_FAR = 30.0
_SLOPE = 10


class Network:
    """Log odds of winning, the same on every machine.

    Hot path: a fact's weights to all hidden units are fields of one number, so that one sum adds them all.
    """

    def __init__(self, kept: Mapping[str, Any], catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._first: dict[str, list[int]] = dict(zip(kept["inputs"], kept["first"], strict=True))
        self._last: list[int] = kept["last"]
        self._bias: int = kept["bias"]
        hidden = len(self._last)
        self._size = hidden * _FIELD // 8
        self._signs = sum(_MIDDLE << _FIELD * unit for unit in range(hidden))
        self._packing = struct.Struct(f"<{hidden}I")
        self._unpack = struct.Struct(f"<{hidden}i").unpack
        self._cards: dict[int, list[float]] = {}
        self.start = self._side_by_side(kept["hidden_bias"]) + self._signs
        self.rows = _Rows(self)

    def row(self, fact: int) -> int:
        """A fact's weights side by side."""
        if fact < FIRST_CARD_FACT:
            return self._side_by_side(self._weights(fact))
        group, share, card = shares(fact)
        whole = card_facts(group, 1, 1) + card
        if whole not in self._cards:
            self._cards[whole] = self._weights(whole)
        return self._side_by_side([share * weight for weight in self._cards[whole]])

    def _weights(self, fact: int) -> list[float]:
        sums = [0.0] * len(self._last)
        for name, amount in amounts(fact, self.catalogue.cards).items():
            if name in self._first:
                sums = [
                    total + amount * weight for total, weight in zip(sums, self._first[name], strict=True)
                ]
        return sums

    def _side_by_side(self, values: Sequence[float]) -> int:
        raised = [round(value) + _MIDDLE for value in values]
        return int.from_bytes(self._packing.pack(*raised), "little") - self._signs

    def log_odds(self, total: int) -> int:
        """In parts of UNIT; `total` is `start` and the rows of all facts."""
        # Each field was raised by half its range, so that none borrows from its neighbour; the xor takes it off.
        fields: tuple[int, ...] = self._unpack((total ^ self._signs).to_bytes(self._size, "little"))
        return self._bias + sum([weight * field for weight, field in zip(self._last, fields) if field > 0])  # noqa: B905


class _Rows(dict[int, int]):
    """Made when first asked for."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self._network = network

    def __missing__(self, fact: int) -> int:
        row = self[fact] = self._network.row(fact)
        return row


class Valuation:
    """The chances of one seat in the positions that one decision may lead to."""

    def __init__(self, network: Network, root: RushGame, seat: int) -> None:
        self.network, self.seat = network, seat
        self.senses = Senses(root, seat)
        self._squads: dict[tuple[int, ...], tuple[int, int, Threat]] = {}
        self._tables: dict[tuple[object, ...], int] = {}

    def value(self, world: RushGame) -> int:
        """The chance to win if the turn ended here, 0 to SURE, and a little more for who is far ahead."""
        stage = stage_of(world)
        if stage == STAGES - 1 and not rivals_to_act(world):
            return self._decided(world)
        senses, rows = self.senses, self.network.rows
        total = self.network.start
        counts, threats = [], []
        for seat in range(world.seats):
            row, counted, threat = self._mine(world) if seat == self.seat else self._rival(world, seat)
            total += row
            counts.append(counted)
            threats.append(threat)
        total += self._table(world, stage, threats)
        total += sum([rows[fact] for fact in senses.leads(world, counts, stage)])
        odds = max(-_FAR, min(_FAR, self.network.log_odds(total) / UNIT))
        return round(SURE / (1.0 + exp(-odds)) + _SLOPE * odds)

    def _mine(self, world: RushGame) -> tuple[int, int, Threat]:
        seen, rows = self.senses.squad(world, self.seat), self.network.rows
        return sum([rows[fact] for fact in seen.facts]), seen.counts, seen.threat

    def _rival(self, world: RushGame, rival: int) -> tuple[int, int, Threat]:
        key = (rival, len(world.hands[rival]), len(world.garages[rival]), *world.depots[rival])
        known = self._squads.get(key)
        if known is None:
            seen, rows = self.senses.squad(world, rival), self.network.rows
            known = self._squads[key] = sum([rows[fact] for fact in seen.facts]), seen.counts, seen.threat
        return known

    def _table(self, world: RushGame, stage: int, threats: list[Threat]) -> int:
        key = (stage, *world.ones, *world.base, *world.defender, *threats)
        known = self._tables.get(key)
        if known is None:
            rows = self.network.rows
            known = self._tables[key] = sum([rows[fact] for fact in self.senses.table(world, threats)])
        return known

    def _decided(self, world: RushGame) -> int:
        """Nobody will play any more."""
        paid = world.copy()
        paid.depots[world.active] += [*pending_medals(world), *world.hands[world.active]]
        if world.using >= 0 and world.using not in world.graveyard:
            paid.depots[world.active].append(world.using)
        paid.hands[world.active] = []
        outcome = outcome_of(paid)
        mine = outcome.scores[self.seat]
        lead = mine - max(outcome.scores[rival] for rival in self.senses.rivals)
        won = SURE // len(outcome.winners) if self.seat in outcome.winners else 0
        return won + _SLOPE * lead


def read_network(path: Path, catalogue: Catalogue) -> Network:
    """A file of weights; what else it says of their origin is for people."""
    return Network(json.loads(path.read_text(encoding="utf-8")), catalogue)


@lru_cache(maxsize=4)
def shipped_network(catalogue: Catalogue | None = None) -> Network:
    """The one that comes with the game."""
    return read_network(resources.asset("ai", "network.json"), catalogue or default_catalogue())
