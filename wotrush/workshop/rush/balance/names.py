"""Names of nations, classes, achievements and styles on the page, which is in English only."""

from __future__ import annotations

from wotrush.model.rush.cards import Nation, VehicleClass
from wotrush.model.rush.scoring import Achievement

NATIONS = {Nation.USSR: "USSR", Nation.GERMANY: "Germany", Nation.USA: "USA", Nation.FRANCE: "France"}
CLASSES = {
    VehicleClass.LIGHT: "light",
    VehicleClass.MEDIUM: "medium",
    VehicleClass.SPG: "SPG",
    VehicleClass.HEAVY: "heavy",
    VehicleClass.AUXILIARY: "auxiliary",
}
KINDS = {
    "classes": {cls.name: name for cls, name in CLASSES.items()},
    "nations": {nation.name: name for nation, name in NATIONS.items()},
}
"""The kinds of vehicle by which purchases and squads are counted, each kind by its key."""
ACHIEVEMENTS = {
    Achievement.BASES: "Bases destroyed",
    Achievement.LIGHT: "Light tanks",
    Achievement.MEDIUM: "Medium tanks",
    Achievement.SPG: "SPGs",
    Achievement.HEAVY: "Heavy tanks",
    Achievement.AUXILIARY: "Auxiliaries",
    Achievement.USSR_MEDALS: "Soviet medals",
    Achievement.GERMAN_MEDALS: "German medals",
    Achievement.US_MEDALS: "US medals",
    Achievement.FRENCH_MEDALS: "French medals",
    Achievement.DOUBLES: "Two-medal cards",
    Achievement.CARDS: "Most cards",
}
PARTS = ("medals", "bases", "achievements")
"""The parts of a final score."""
STYLES = {"bases": "Raiders", "medals": "Hunters", "achievements": "Decorated", "none": "Mixed"}
"""Kinds of players by the largest part of their final score."""
