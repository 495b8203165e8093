"""The abilities on the screen: one row each with name, text, icon, sound and the paragraph that explains the rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from wotrush.ai.agent import Plural
from wotrush.i18n import mark, t, tn
from wotrush.model.rush.cards import Ability
from wotrush.scenes.style.sound_names import Sound


class AbilityRow(NamedTuple):
    """`{number}` stands for the number on the card, `{n}` for it in a text with plural forms."""

    name: str
    text: str | Plural
    icon: str
    sound: Sound | None
    """None if its effect has a sound of its own."""
    paragraph: str


ABILITIES: Mapping[Ability, AbilityRow] = {
    Ability.REINFORCEMENTS: AbilityRow(
        mark("Reinforcements {number}"),
        Plural("Draw a card.", "Draw {n} cards."),
        "reinforcements",
        Sound.RADIO,
        "ability.reinforcements",
    ),
    Ability.RECRUITMENT: AbilityRow(
        mark("Recruitment"),
        mark("Buy any number of vehicles this turn."),
        "recruitment",
        Sound.RADIO,
        "ability.recruitment",
    ),
    Ability.SCOUTING: AbilityRow(
        mark("Scouting"),
        mark("The whole Reserve goes to the vehicle discard and is dealt anew."),
        "scouting",
        Sound.RADIO,
        "ability.scouting",
    ),
    Ability.SABOTAGE: AbilityRow(
        mark("Sabotage"),
        mark("Each opponent puts a card of their choice from hand into their Depot."),
        "sabotage",
        Sound.WIRE_CUT,
        "ability.sabotage",
    ),
    Ability.SIEGE_MASTER: AbilityRow(
        mark("Siege Master"),
        mark(
            "Damage an enemy base, defended or not, or an armored vehicle; destroy it if it is damaged already."
        ),
        "siege_master",
        None,
        "ability.siege-master",
    ),
    Ability.RESEARCH: AbilityRow(
        mark("Research {number}"),
        mark(
            "Send this card to the graveyard; take a Reserve vehicle that costs {number} or less into your Depot."
        ),
        "research",
        Sound.REPAIR,
        "ability.research",
    ),
    Ability.REPAIR: AbilityRow(
        mark("Repair"),
        mark("Send one or two cards from your Depot to the graveyard."),
        "repair",
        Sound.REPAIR,
        "ability.repair",
    ),
    Ability.INVULNERABILITY: AbilityRow(
        mark("Invulnerability"),
        mark("Take a one-medal card of this nation."),
        "invulnerability",
        None,
        "ability.invulnerability",
    ),
}


def ability_name(ability: Ability, number: int | str = "") -> str:
    """Return the name in the current language, with the number that the card prints, if any."""
    return t(ABILITIES[ability].name, number=number).strip()


def ability_text(ability: Ability, number: int) -> str:
    """Return what the ability does, in one sentence of the current language."""
    text = ABILITIES[ability].text
    if isinstance(text, Plural):
        return tn(text.one, text.many, number)
    return t(text, number=number)
