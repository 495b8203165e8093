"""The types of a match of Rush."""

from __future__ import annotations

from typing import TypeAlias

from wotrush.match.match import Match
from wotrush.model.rush import Observation, RushGame
from wotrush.model.rush.actions import Action
from wotrush.model.rush.events import Event

RushMatch: TypeAlias = Match[RushGame, Action, Event, Observation]
