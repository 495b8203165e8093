"""Links from what the table shows and says to the paragraphs that explain it."""

from __future__ import annotations

from collections.abc import Mapping

from wotrush.model.game import Reason
from wotrush.model.rush.cards import Card, Kind, Passive
from wotrush.model.rush.state import Prompt
from wotrush.model.rush.view import refusal as no
from wotrush.scenes.rush.abilities import ABILITIES

PROMPTS: Mapping[Prompt, str] = {
    Prompt.REFRESH: "options.refresh",
    Prompt.PLAY: "turn.play",
    Prompt.ASSAULT: "assault.open",
    Prompt.SABOTAGE: "ability.sabotage",
    Prompt.STRIKE: "ability.siege-master",
    Prompt.RESEARCH: "ability.research",
    Prompt.REPAIR: "ability.repair",
    Prompt.REPAIR_MORE: "ability.repair",
    Prompt.PLACE: "use.then-defend",
    Prompt.REWARD: "assault.medals",
    Prompt.EXPOSE: "options.exposed",
    Prompt.OVER: "end.score",
}
"""By what the game waits for."""

REFUSALS: Mapping[Reason, str] = {
    no.NOT_YOUR_TURN: "turn.play",
    no.GAME_OVER: "end.round",
    no.NO_SUCH_CARD: "cards.vehicles",
    no.NO_SUCH_BASE: "cards.bases",
    no.NOT_IN_HAND: "turn.play",
    no.NOT_IN_DEPOT: "ability.repair",
    no.NOT_IN_RESERVE: "table.reserve",
    no.ALREADY_PLAYED: "turn.once",
    no.ASSAULT_OPEN: "assault.open",
    no.ANSWER_FIRST: "use.all",
    no.NOTHING_TO_CHOOSE: "turn.play",
    no.NOT_BY_HAND: "table.squad",
    no.ONE_PURCHASE: "buy.once",
    no.NO_RESOURCE_VALUE: "cards.resource",
    no.OTHER_NATION_PAYS: "buy.national",
    no.NEEDS_A_CARD: "buy.free",
    no.TOO_LITTLE: "buy.pay",
    no.PAID_TWICE: "turn.ways",
    no.NO_ABILITY: "use.all",
    no.NOTHING_TO_RESEARCH: "use.research",
    no.NO_ARMOR: "defend.why",
    no.NO_BASE_LEFT: "defend.no-base",
    no.BASE_RAZED: "cards.bases",
    no.UNDEFENDED_FIRST: "defend.where",
    no.NO_POWER: "assault.who",
    no.ONE_ASSAULT: "assault.who",
    no.WRONG_NATION: "assault.who",
    no.OWN_BASE: "assault.hits",
    no.ONLY_VEHICLES: "assault.bound",
    no.ONLY_BASES: "assault.bound",
    no.NOTHING_THERE: "assault.hits",
    no.NOT_ARMORED: "ability.siege-master",
    no.TOO_EXPENSIVE: "ability.research",
    no.TOO_MANY_DOUBLES: "assault.medals",
    no.NOT_AN_ATTACKER: "options.exposed",
    no.NOT_NOW: "turn.play",
}
"""By the reason why something is not legal."""

PASSIVES: Mapping[Passive, str] = {
    Passive.BASES_ONLY: "assault.bound",
    Passive.VEHICLES_ONLY: "assault.bound",
    Passive.NATIONAL: "buy.national",
}
KINDS: Mapping[Kind, str] = {
    Kind.VEHICLE: "cards.vehicles",
    Kind.ENGINEERS: "cards.barracks",
    Kind.TECHNICIANS: "cards.barracks",
    Kind.VOLUNTEERS: "cards.barracks",
    Kind.MEDAL: "cards.medals",
    Kind.DOUBLE: "cards.medals",
    Kind.BASE: "cards.bases",
}


def card_key(card: Card) -> str:
    """Return the key of the paragraph on the first thing printed on a card that needs explaining."""
    if card.abilities:
        return ABILITIES[card.abilities[0][0]].paragraph
    if card.passives:
        return PASSIVES[min(card.passives)]
    return KINDS[card.kind]
