"""Links from what the table shows and says to the paragraphs that explain it."""

from __future__ import annotations

from collections.abc import Mapping

from wotrush.model.game import Reason
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import frames as at
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.words import COMMANDERS, EVENT, JAMMING
from wotrush.model.hunter.state import OVER
from wotrush.model.hunter.view import reasons as no
from wotrush.model.hunter.view.refused_events import NOTHING_FOR, WAITS_FOR
from wotrush.scenes.hunter.view.layout import CardLook

MOMENTS: Mapping[int, str] = {
    at.DRAFT: "setup.draft",
    at.DEPLOYMENT: "setup.deploy",
    at.TURN: "turn.main",
    at.DISCARDING: "events.limit",
    at.CURING: "turn.cure",
    at.ATTACK: "attack.who",
    at.COUNTER: "counter.free",
    at.STRIKE: "attack.number",
    at.SPYING: "spying.how",
    at.SPY_COUNTER: "spying.failed",
    at.SHOWING: "spying.how",
    at.PLAY: "events.target",
    at.AIR: "special.air",
    at.SHOT: "special.air",
    at.DRAWING: "turn.wait",
    at.STRATEGY: "turn.wait",
    at.TAKING: "events.limit",
    at.SUPPLY: "reactions.reinforcements",
    at.DECLARED: "reactions.windows",
    at.READY: "reactions.windows",
    at.ROLLED: "reactions.windows",
    at.HIT: "reactions.windows",
    at.LOST: "reactions.windows",
    at.PLAYED: "reactions.jamming",
    at.ENDING: "turn.end",
}
"""By what the game waits for: the innermost frame."""

STEPS: Mapping[int, str] = {
    at.MIXING: "turn.mix",
    at.ADVANCING: "turn.advance",
    at.CURES: "turn.cure",
    at.FORWARD: "turn.empty-front",
}
"""By the step of a turn, where it is not the main part."""

REFUSALS: Mapping[Reason, str] = {
    no.GAME_OVER: "end.when",
    no.NOT_YOU: "turn.main",
    no.ANSWER_FIRST: "reactions.order",
    no.NO_SUCH_PLACE: "setup.places",
    no.NO_SUCH_PLAYER: "goal",
    no.NOT_YOURS: "attack.who",
    no.COMMANDER_ONLY: "commander.what",
    no.ALREADY_REVEALED: "hiding.reveal",
    no.HIDDEN_UNIT: "hiding.hidden",
    no.PINNED_UNIT: "units.states",
    no.DRY_UNIT: "units.states",
    no.EVADED_UNIT: "daring.evade",
    no.EXHAUSTED_UNIT: "units.states",
    no.DRAFTING: "setup.draft",
    no.NOT_TO_CHOOSE: "setup.draft",
    no.DEPLOYING: "setup.deploy",
    no.NOTHING_TO_DEPLOY: "reactions.reinforcements",
    no.NOTHING_TO_KEEP: "turn.wait",
    no.BEFORE_THE_TURN: "turn.mix",
    no.STEP_OVER: "turn.mix",
    no.NOTHING_TO_MIX: "turn.mix",
    no.NOT_BEHIND: "turn.advance",
    no.FLOODED: "turn.advance",
    no.NO_MARKER: "turn.cure",
    no.CURE_PRICE: "turn.cure",
    no.ACTION_SPENT: "turn.main",
    no.ACTION_FIRST: "turn.main",
    no.YOURS: "attack.who",
    no.HIDDEN_TARGET: "hiding.hidden",
    no.NOT_IN_FRONT: "hiding.back",
    no.TARGET_BEHIND: "hiding.back",
    no.NO_LONG_RANGE: "special.long-range",
    no.RANGE_FROM_BEHIND: "special.long-range",
    no.PARATROOPER: "special.paratrooper",
    no.BAD_WEATHER: "special.air",
    no.NOTHING_AGAINST_AFV: "attack.kinds",
    no.WRONG_KIND: "attack.kinds",
    no.TOO_MANY_SALVOS: "units.salvos",
    no.NO_CHARGE: "daring.charge",
    no.RIVER_BETWEEN: "attack.kinds",
    no.IN_SWAMP: "attack.kinds",
    no.PROTECTED: "ability.protection",
    no.NO_SPY: "spying.how",
    no.NOTHING_HIDDEN: "spying.how",
    no.NOTHING_TO_SHOW: "spying.how",
    no.NOT_TO_SHOW: "spying.how",
    no.SHOW_ONE: "spying.how",
    no.NOTHING_TO_COUNTER: "counter.free",
    no.OTHER_COUNTERS: "counter.free",
    no.NOT_TO_COUNTER: "counter.free",
    no.NO_TURRET: "ability.no_turret",
    no.NO_AIR_STRIKE: "special.air",
    no.NO_ANTI_AIR: "special.air",
    no.HAS_FIRED: "special.air",
    no.NOTHING_TO_EVADE: "daring.evade",
    no.NOTHING_TO_PASS: "reactions.windows",
    no.IN_MAIN_ONLY: "ability.exhaust",
    no.NO_ABILITY: "ability.exhaust",
    no.NO_PASSENGER: "ability.transport",
    no.NO_SUCH_WATER: "ability.amphibious",
    no.NOTHING_TO_LEAD: "ability.leadership",
    no.NO_COMMANDER: "commander.what",
    no.COMMANDER_USED: "commander.what",
    no.NOTHING_TO_COMMAND: "commander.what",
    no.NOT_IN_HAND: "events.colors",
    no.TURN_FIRST: "turn.main",
    no.OWN_TURN_ONLY: "events.colors",
    no.OPEN_ONLY: "reactions.windows",
    no.FOR_OWN_UNITS: "events.target",
    no.FOR_ENEMY_UNITS: "events.target",
    no.FOR_REVEALED_UNITS: "events.target",
    no.FOR_AFVS: "events.target",
    no.FOR_GUNS_AND_INF: "events.target",
    no.LIES_THERE: "events.target",
    no.TAKES_PART: "events.target",
    no.NO_TARGET: "events.target",
    no.NOTHING_TO_DISCARD: "events.limit",
    **dict.fromkeys(WAITS_FOR.values(), "reactions.windows"),
    **dict.fromkeys(NOTHING_FOR.values(), "events.target"),
}
"""By the reason why something is not legal."""

ABILITY_RULES: Mapping[str, str] = {
    "spy": "spying.how",
    "long_range": "special.long-range",
    "anti_air": "special.air",
    "evade": "daring.evade",
    "back_line": "ability.back_line",
    "no_turret": "ability.no_turret",
    "open_top": "ability.open_top",
    "far_sight": "ability.far_sight",
    "amphibious": "ability.amphibious",
    "transport": "ability.transport",
    "tractor": "ability.transport",
    "leadership": "ability.leadership",
    "paratrooper": "special.paratrooper",
}
"""By the field of the card file."""


def moment_rule(o: HunterObservation) -> str:
    """Return the key of the paragraph on what the game waits for."""
    if o.phase == OVER:
        return "end.score"
    if not o.stack:
        return "turn.main"
    frame = o.stack[-1]
    if frame[0] == at.TURN:
        return STEPS.get(frame[at.STAGE], MOMENTS[at.TURN])
    return MOMENTS[frame[0]]


def card_rule(card: int) -> str:
    """Return the key of the paragraph on the first thing on a card that needs explaining; `card` counts as in the draft."""
    if card >= EVENT:
        row = box().event_rows[card - EVENT]
        if card - EVENT == JAMMING:
            return "reactions.jamming"
        return "special.air" if row.air_strike == "1" else "events.colors"
    if card < COMMANDERS:
        return "commander.what"
    row_of_unit = box().rows[card]
    for field, key in ABILITY_RULES.items():
        number = getattr(row_of_unit, field)
        if number is True or (number is not False and number >= 0):
            return key
    return "units.card"


def look_rule(look: CardLook) -> str:
    """Return the key of the paragraph on a card as it lies there."""
    if look.event is not None:
        return card_rule(EVENT + look.event)
    return "hiding.hidden" if look.kind is None else card_rule(look.kind)
