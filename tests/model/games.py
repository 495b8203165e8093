"""The games that are proven."""

from __future__ import annotations

from tests.model.hunter.invariants import HUNTER
from tests.model.rush.invariants import RUSH

GAMES = {game.name: game for game in (RUSH, HUNTER)}
