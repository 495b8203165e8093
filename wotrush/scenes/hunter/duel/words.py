"""What the stage says: headings, the sums in one line, and how a roll ended."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.i18n import capitalized, mark, t, tn
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.cards.words import DIVE_BOMBER, FIELD_REPAIR, MINEFIELD, RANGE, STRAFING
from wotrush.model.hunter.odds.forecast import FACES
from wotrush.scenes.description.player_name import player_name
from wotrush.scenes.hunter.duel.duel import NO_CARD, STRIKES, Duel, DuelRow, Roll, RowVerdict
from wotrush.scenes.hunter.duel.sums import PROTECTION, VALUES
from wotrush.scenes.hunter.texts.event_cards import event_name
from wotrush.scenes.hunter.texts.figures import faces_text, percent
from wotrush.scenes.hunter.texts.naming import card_name

ON_SUCCESS = {
    STRAFING: mark("dry on {faces}"),
    DIVE_BOMBER: mark("destroyed on {faces}"),
    FIELD_REPAIR: mark("averted on {faces}"),
}
"""What comes of an event if its die succeeds."""
ANY_SUCCESS = mark("on {faces}")
FROM_THE_AIR = (STRAFING, DIVE_BOMBER)
"""Events whose dice hit a unit."""


def heading(o: HunterObservation, duel: Duel, names: Sequence[str]) -> str:
    """Return what this is unless its rows say so, and what surprises about its order."""
    if duel.cancelled:
        return t("{event}: called off", event=event_name(duel.event))
    if duel.bombing:
        return t("Carpet Bombing {number} of 3", number=duel.bombing)
    if duel.reaction == MINEFIELD:
        return event_name(MINEFIELD)
    if duel.reaction != NO_CARD:
        return t(
            "{player} plays {event}",
            player=player_name(names, duel.reactor),
            event=event_name(duel.reaction),
        )
    if duel.event != NO_CARD and o.catalogue.red[duel.event]:
        return t("{player} draws {event}", player=player_name(names, duel.seat), event=event_name(duel.event))
    if duel.event != NO_CARD:
        return t("{player} plays {event}", player=player_name(names, duel.seat), event=event_name(duel.event))
    rolls = [row.roll for row in duel.rows]
    if Roll.CHARGE in rolls:
        first = Roll.COUNTER in rolls[: rolls.index(Roll.CHARGE)]
        return t("Charge: the counterattack comes first") if first else t("Charge")
    if Roll.ATTACK in rolls and Roll.COUNTER in rolls[: rolls.index(Roll.ATTACK)]:
        return t("The counterattack comes first")
    if Roll.SPYING in rolls:
        return t("Spying on {player}", player=player_name(names, duel.other))
    ranged = any(row.kind == RANGE for row in duel.rows)
    return capitalized(t(VALUES[RANGE])) if ranged else ""


def row_title(row: DuelRow) -> str:
    """Return what is rolled for; the die of an event has the event's name."""
    return t(row.roll.value) if row.event == NO_CARD else event_name(row.event)


def row_chance(row: DuelRow) -> str:
    """Return the chance of a roll, and what it will be once a card has taken effect."""
    return percent(row.chance) if row.then is None else f"{percent(row.chance)} › {percent(row.then)}"


def row_notes(o: HunterObservation, duel: Duel, row: DuelRow) -> tuple[str, ...]:
    """Return what is said of a roll beside what it is rolled for, the longest first: who rolls, unless it is the spy or one
    of the two who strikes at the other, on which condition it comes to that, and whether the target may evade.
    """
    unit = row.unit or row.target
    clear = row.roll is Roll.SPYING or {row.unit, row.target} == {duel.left, duel.right}
    name = card_name(o, unit) if unit and not clear else ""
    more = t("two dice, the lower counts") if row.led else condition_of(duel, row)
    evade = _evade_text(duel, row)
    shorter = (more, evade), (evade,) if evade else (name,)
    return tuple(", ".join(filter(None, parts)) for parts in ((name, more, evade), *shorter))


def _evade_text(duel: Duel, row: DuelRow) -> str:
    """Return on which faces the target may evade, as long as that is open."""
    tried = any(other.roll is Roll.EVADING and other.unit == row.target for other in duel.rows)
    return evade_text(row.evade) if row.evade and row.verdict is RowVerdict.PENDING and not tried else ""


def evade_text(number: int) -> str:
    return t("may evade: {faces}", faces=faces_text(number))


def condition_of(duel: Duel, row: DuelRow) -> str:
    """Return on which condition it comes to a roll, if on any."""
    at = duel.rows.index(row) if row in duel.rows else 0
    waits = at > 0 and row.verdict is RowVerdict.PENDING and duel.current < at
    if not waits or not row.target:
        return ""
    match duel.rows[at - 1].roll:
        case Roll.MINES:
            return ""
        case Roll.EFFECT | Roll.ANTI_AIR:
            return t("afterwards")
        case Roll.AMBUSH:
            return t("if the ambush fails")
        case Roll.COUNTER:
            return t("if the counterattack fails")
        case _:
            return t("if the attack fails")


def sum_text(row: DuelRow, *, named: bool = False) -> str:
    """Return the sum in figures, such as `9 − 6 + 1 = 4`, or a number that is none; `named` says what more is added than value
    and protection, such as `9 − 6 + 1 (charge) = 4`.
    """
    if row.plain:
        return str(row.number)
    first, *others = row.terms
    text = str(first.value)
    for term in others:
        text += f" {'+' if term.value > 0 else '−'} {abs(term.value)}"
        text += f" ({t(term.name)})" if named and term.name not in PROTECTION else ""
    return f"{text} = {row.number}".replace("= -", "= −")


def sum_words(row: DuelRow) -> tuple[str, ...]:
    """Return what the figures of a sum are, such as `AP − armor`, the longest first: with what the sum leads to."""
    condition = condition_text(row)
    if not row.terms:
        return (condition,)
    first, *others = row.terms
    text = capitalized(t(first.name))
    for term in others:
        text += f" {'+' if term.value > 0 else '−'} {t(term.name)}"
    return t("{strike}: {condition}", strike=text, condition=condition), text


def condition_text(row: DuelRow) -> str:
    """Return on which faces a roll does what it is rolled for."""
    if row.number < 1:
        return t("cannot hit") if row.target else t("cannot succeed")
    faces = faces_text(row.number, upwards=row.upwards)
    match row.roll:
        case Roll.AMMO if row.number > FACES:
            return t("never dry")
        case Roll.AMMO:
            return t("dry on {faces}", faces=faces)
        case Roll.SPYING | Roll.EVADING | Roll.ANTI_AIR:
            return t("succeeds on {faces}", faces=faces)
        case Roll.EFFECT:
            return t(ON_SUCCESS.get(row.event, ANY_SUCCESS), faces=faces)
        case Roll.MINES:
            return t("destroyed on {faces}", faces=faces)
        case _ if row.pins:
            return t("pins on {faces}", faces=faces)
        case _:
            return t("hits on {faces}", faces=faces)


def condition_texts(row: DuelRow) -> tuple[str, ...]:
    """Return that in words, and in figures alone where there are any."""
    faces = [face for face in range(1, FACES + 1) if row.counts(face)]
    return (condition_text(row), *([faces_text(row.number, upwards=row.upwards)] if faces else ()))


def verdict_texts(row: DuelRow) -> tuple[str, ...]:
    """Return that, the longest first: beside the name of the strike, that no dice are thrown says it all, and beside its die by
    how much it is too high.
    """
    text = verdict_text(row)
    short = (t("no dice"),) if row.verdict is RowVerdict.OFF else ()
    if row.dice and text == t("{number} too high", number=row.missed_by):
        short = (f"+{row.missed_by}",)
    return tuple(dict.fromkeys((text, *short))) if text else ()


def verdict_text(row: DuelRow) -> str:
    """Return how a roll ended in two or three words; nothing while it is open."""
    match row.verdict:
        case RowVerdict.OFF:
            if row.roll not in STRIKES:
                return t("no dice")
            return t("no attack") if row.roll in (Roll.ATTACK, Roll.CHARGE) else t("no counterattack")
        case RowVerdict.AVERTED:
            return t("averted")
        case RowVerdict.HIT | RowVerdict.ROLLED | RowVerdict.MISSED if row.dice:
            return _rolled_text(row)
        case RowVerdict.HIT:
            return t("hit")
        case RowVerdict.MISSED:
            return t("no hit")
        case _:
            return ""


def _rolled_text(row: DuelRow) -> str:
    good = sum(row.counts(die) for die in row.chosen)
    match row.roll:
        case Roll.AMMO:
            return t("runs dry") if good else t("has ammo left")
        case Roll.MINES:
            return t("explodes") if good else t("does not explode")
        case Roll.EVADING:
            return t("evades") if good else t("does not evade")
    if not good and row.number < 1:
        return t("no hit")  # The sum says that there can be none.
    if not good:
        return t("{number} too high", number=row.missed_by)
    if row.roll in (Roll.SPYING, Roll.ANTI_AIR, Roll.EFFECT) and row.event not in FROM_THE_AIR:
        return t("succeeds")
    if row.pins:
        return t("pinned")
    return tn("{n} hit", "{n} hits", good) if row.salvos > 1 else t("hit")


def runs_dry(row: DuelRow) -> bool:
    return any(die >= row.dry_from for die in row.dice)
