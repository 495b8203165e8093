"""What reasons have in common: names, faces of the die, chances with and without a card."""

from __future__ import annotations

from wotrush.ai.agent import Because
from wotrush.ai.hunter.decision import BattleDecision
from wotrush.ai.hunter.reactions import procedure
from wotrush.model.game import Reason
from wotrush.model.hunter.frames import DICE_AT, NUMBER_AT, SPYING, STRIKE
from wotrush.model.hunter.odds.forecast import FACES, chance_of, strike_chances
from wotrush.model.hunter.plays.modifiers import Modifier, modified


def faces(number: int) -> str:
    """Return the faces of the die up to a number, such as `1–4`."""
    return "1" if number == 1 else f"1–{min(number, FACES)}"


def percent(share: float) -> int:
    return round(100 * share)


def stated(plain: Reason, in_all: Reason, number: int, success: float) -> Reason:
    """Return the wording for a chance: `in_all` where evasion, salvos, a mine or flak make it differ from that of the faces."""
    return plain if percent(success) == percent(chance_of(number)) else in_all


def name_of(d: BattleDecision, place: int) -> str:
    """Return the name of a unit that the seat knows."""
    return d.o.catalogue.rows[d.s.table.kinds[place]].name


def event_name(d: BattleDecision, event: int) -> str:
    return d.o.catalogue.event_rows[event].name


def improved(d: BattleDecision, action: Modifier, card: str) -> Because:
    """Return the chances of success of the strike that is about to be rolled, with and without the card."""
    strike = d.s.innermost(STRIKE)
    assert strike is not None
    changed = modified(d.s.table, action, strike)
    before, after = (strike_chances(d.s.table, frame) for frame in (strike, changed))
    named = {"card": card, "percent": percent(after.success), "before": percent(before.success)}
    return Reason("{card}: {percent}% instead of {before}%."), named


def again(d: BattleDecision, card: str, die: int) -> Because:
    """Return what a re-rolled die needs to show."""
    frame = procedure(d.s)
    number = frame[NUMBER_AT[frame[0]]]
    if frame[0] == SPYING and frame[DICE_AT[SPYING] + die - 1] <= number:
        return Reason("{card}: a higher die would reveal more units."), {"card": card}
    if number < 1:
        return Reason("{card}: the die is better rolled again."), {"card": card}
    named = {"card": card, "faces": faces(number), "percent": percent(chance_of(number))}
    return Reason("{card}: a new roll counts on {faces} ({percent}%)."), named
