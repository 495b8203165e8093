"""What is on the stage of a game that goes on in the middle of a fight: read from the stack alone."""

from __future__ import annotations

from dataclasses import replace

from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.cards.words import CARPET_BOMBING
from wotrush.model.hunter.combat.attack import declared
from wotrush.model.hunter.combat.spying import spy_number
from wotrush.model.hunter.odds.forecast import chance_of, strike_chances
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.duel.duel import NO_CARD, NOBODY, Duel, DuelRow, Roll, RowVerdict
from wotrush.scenes.hunter.duel.following import REACTIONS, repaired, with_event
from wotrush.scenes.hunter.duel.rolling import gunner
from wotrush.scenes.hunter.duel.sums import attack_rows, shot_row, strike_row, with_cards
from wotrush.scenes.hunter.duel.swaying import BEFORE_EFFECTS, after_card


def duel_of(o: HunterObservation) -> Duel | None:
    """Return the fight, spying or event that goes on; None if there is none."""
    duel: Duel | None = None
    for frame in o.stack:
        match frame[0]:
            case fr.ATTACK:
                duel = _attack(o, frame)
            case fr.SPYING:
                duel = _spying(o, frame)
            case fr.PLAY:
                duel = _event(duel, o, frame)
            case fr.SHOWING | fr.SUPPLY:
                duel = None  # Units are revealed, or arrive, where the stage would lie over them.
            case fr.STRIKE if duel is not None:
                duel = _strike(duel, o, frame)
            case fr.SHOT if duel is not None and len(frame) > fr.O_DICE:
                unit = frame[fr.O_UNIT]
                row = shot_row(o, unit, frame[fr.O_T], frame[fr.O_DICE :])
                row = replace(row, verdict=RowVerdict.ROLLED)
                duel = replace(duel.with_new(row), gunner=gunner(duel, unit))
    after = None if duel is None else after_card(o)
    return duel if duel is None or after is None else _swayed(duel, after)


def _swayed(duel: Duel, after: HunterObservation) -> Duel:
    """Note in the rows what the card will change that is being played."""
    changed = duel_of(after)
    then = {(row.roll, row.unit): row.chance for row in (changed.rows if changed else ()) if not row.dice}
    rows = []
    for row in duel.rows:
        chance = then.get((row.roll, row.unit), row.chance)
        rows.append(row if chance == row.chance else replace(row, then=chance))
    return replace(duel, rows=tuple(rows))


def _present(o: HunterObservation, unit: int) -> int:
    return unit if unit and o.line[unit] and o.revealed(unit) else 0


def _attack(o: HunterObservation, frame: tuple[int, ...]) -> Duel:
    action = declared(list(frame))
    unit, target = action.unit, action.target
    both = _present(o, unit) and _present(o, target)
    rows = attack_rows(o, action) if both else ()
    rows = tuple(row for row in rows if row.roll is not Roll.MINES)
    duel = Duel(o.owner[unit], o.owner[target], _present(o, unit), _present(o, target), rows=rows, current=0)
    return (
        duel
        if frame[fr.A_RESULT] == fr.NO_RESULT
        else _after_attack(duel, hit=frame[fr.A_RESULT] > fr.FAILED)
    )


def _after_attack(duel: Duel, *, hit: bool) -> Duel:
    """Judge the attack, whose dice nobody remembers, and go on to what follows it."""
    at = next((i for i, row in enumerate(duel.rows) if row.unit == duel.left), NOBODY)
    if at == NOBODY:
        return duel
    row = replace(duel.rows[at], verdict=RowVerdict.HIT if hit else RowVerdict.MISSED)
    judged = replace(duel.with_row(at, row), current=min(at + 1, len(duel.rows) - 1))
    return judged.called_off(judged.rows) if hit else judged


def _spying(o: HunterObservation, frame: tuple[int, ...]) -> Duel:
    unit = frame[fr.P_UNIT]
    rolled = len(frame) > fr.P_DICE
    number = frame[fr.P_T] if rolled else spy_number(open_table(o), unit, frame[fr.P_BONUS])
    row = DuelRow(
        Roll.SPYING,
        o.owner[unit],
        unit,
        0,
        number,
        dice=frame[fr.P_DICE :],
        verdict=RowVerdict.ROLLED if rolled else RowVerdict.PENDING,
        chance=chance_of(number),
    )
    return Duel(o.owner[unit], frame[fr.P_SEAT], _present(o, unit), rows=(row,), current=0)


def _event(duel: Duel | None, o: HunterObservation, frame: tuple[int, ...]) -> Duel | None:
    card, unit = frame[fr.E_CARD], frame[fr.E_UNIT]
    comes = not frame[fr.E_OFF] and o.stack[-1][0] in BEFORE_EFFECTS
    if duel is not None and (card in REACTIONS or duel.event == NO_CARD):
        duel = replace(duel, reaction=card, reactor=frame[fr.E_SEAT], played_on=unit)
        struck = unit or repaired(duel)
        return with_event(duel, card, frame[fr.E_SEAT], struck, frame[fr.E_BONUS]) if comes else duel
    owner = o.owner[unit] if unit else frame[fr.E_AIM]
    duel = Duel(
        frame[fr.E_SEAT],
        owner if owner != frame[fr.E_SEAT] else NOBODY,
        0,
        _present(o, unit),
        event=card,
        cancelled=bool(frame[fr.E_OFF]),
        bombing=o.bombings if card == CARPET_BOMBING else 0,
    )
    return with_event(duel, card, frame[fr.E_SEAT], unit, frame[fr.E_BONUS]) if comes else duel


def _strike(duel: Duel, o: HunterObservation, frame: tuple[int, ...]) -> Duel:
    """Put the strike that is under way into its row, with its dice if they lie there."""
    unit, target, role = frame[fr.X], frame[fr.Y], frame[fr.ROLE]
    roll = {fr.MAIN_STRIKE: Roll.ATTACK, fr.AMBUSH_STRIKE: Roll.AMBUSH}.get(role, Roll.COUNTER)
    if not (_present(o, unit) and _present(o, target)):
        return duel
    table, bare, dice = open_table(o), list(frame), frame[fr.S_DICE :]
    cast = strike_chances(table, list(frame))
    bare[fr.A_PLUS] = bare[fr.D_MINUS] = 0
    charged = any(row.roll is Roll.CHARGE for row in duel.rows)
    kind = frame[fr.S_KIND]
    row = strike_row(o, roll, unit, target, kind, strike_chances(table, bare), charged=charged)
    row = with_cards(row, frame[fr.T] if dice else cast.number, cast.hits)
    if dice:
        row = replace(row, dice=dice, verdict=RowVerdict.ROLLED)
    row = replace(row, led=bool(frame[fr.LEADER]))
    at = next((i for i, old in enumerate(duel.rows) if old.unit == unit), NOBODY)
    if roll is Roll.AMBUSH or (at == NOBODY and role != fr.SPY_STRIKE):
        duel = replace(duel, rows=(row, *duel.rows), current=0, right=duel.right or unit)
        return replace(duel, gunner=gunner(duel, unit))
    if at == NOBODY:
        return replace(duel, rows=(*duel.rows, row), current=len(duel.rows), right=duel.right or unit)
    row = replace(row, roll=duel.rows[at].roll)
    return replace(duel.with_row(at, row), current=at)
