"""What an event would do to the target it is aimed at, in figures: not what it does in general, which its card says."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.i18n import t, tn
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.odds.flak import flak, struck_past_flak
from wotrush.model.hunter.odds.forecast import FACES
from wotrush.model.hunter.units import added_defence, readiness
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.texts.event_cards import event_name
from wotrush.scenes.hunter.texts.figures import faces_text, percent
from wotrush.scenes.hunter.texts.naming import card_name


def event_consequence(o: HunterObservation, action: act.PlayEvent) -> str:
    """Return what becomes of the unit or player that an event is aimed at; nothing where its card says it all."""
    told = _of_unit(o, action) if action.unit else _of_player(o, action) if action.seat >= 0 else ""
    return ". ".join(filter(None, (told, *_flak(o, action))))


def _flak(o: HunterObservation, action: act.PlayEvent) -> list[str]:
    """Return which open units fire at an air strike before it can harm anything, in the order that they lie."""
    return [
        t(
            "Flak fires first: {unit}, hits on {faces}",
            unit=card_name(o, shot.unit),
            faces=faces_text(shot.number),
        )
        for shot in flak(open_table(o), action)
    ]


def _of_unit(o: HunterObservation, action: act.PlayEvent) -> str:
    unit, flags = action.unit, o.flags[action.unit]
    match action.event:
        case w.TRENCH:
            before, after = _defence(o, unit, flags), _defence(o, unit, flags | w.WITH_TRENCH)
            return t("mobility {before} › {after}", before=before, after=after)
        case w.APPLIQUE_ARMOR:
            before, after = _defence(o, unit, flags), _defence(o, unit, flags | w.WITH_ARMOR)
            return t("armor {before} › {after}", before=before, after=after)
        case w.FUEL_SHORTAGE:
            table = open_table(o)
            before = readiness(table, unit, 0)
            table.flags[unit] |= w.WITH_FUEL
            return _drier(before, readiness(table, unit, 0))
        case w.RESUPPLY:
            return t("no longer out of ammo") if action.number == w.MARKER_AMMO else t("no longer pinned")
        case w.CAMOUFLAGE:
            return t("hidden: nobody can attack it")
        case w.WITHDRAWAL:
            return t("goes to the back line")
        case w.SUPPLY_RAID:
            return _loses_ammo(flags)
        case w.STRAFING:
            return f"{_chance(o, action)}: {_loses_ammo(flags)}"
        case w.DIVE_BOMBER:
            points = o.catalogue.points[o.kinds[unit]]
            return t("{chance}: destroyed, +{points} for you", chance=_chance(o, action), points=points)
        case w.ENGINEERS:
            before, after = _defence(o, unit, flags), _defence(o, unit, flags & ~w.WITH_TRENCH)
            gone = t("{event}: discarded", event=event_name(action.number))
            return (
                f"{gone}, {t('mobility {before} › {after}', before=before, after=after)}"
                if before > after
                else gone
            )
    return ""


def _drier(before: int, after: int) -> str:
    """Return on which faces a unit runs out of ammo then, and on which it does now."""
    faces = faces_text(after, upwards=True)
    if before > FACES:
        return t("dry on {after} instead of never", after=faces)
    return t("dry on {after} instead of {before}", after=faces, before=faces_text(before, upwards=True))


def _of_player(o: HunterObservation, action: act.PlayEvent) -> str:
    seat = action.seat
    hidden = sum(not o.revealed(unit) for unit in (*o.front(seat), *o.back(seat)))
    match action.event:
        case w.HEAVY_GUNS:
            harmed = [one for one in struck_past_flak(open_table(o), action) if one.chance]
            if not harmed:
                return t("Nothing would happen: no GUN and no INF in that front line")
            said = tn(
                "{n} unit: {chance} that it is pinned",
                "{n} units: {chance} each to be pinned",
                len(harmed),
                chance=percent(max(one.chance for one in harmed)),
            )
            doubt = "" if all(one.certain for one in harmed) else t("a hidden AFV is unharmed")
            return "; ".join(filter(None, (said, doubt, _won_by_pinning(o, [one.unit for one in harmed]))))
        case w.FIGHTER_BOMBER:
            aimed = struck_past_flak(open_table(o), action)
            chance = percent(aimed[0].chance)
            return tn(
                "{n} unit: {chance} that it is removed",
                "{n} units: {chance} each to be removed",
                len(aimed),
                chance=chance,
            )
        case w.AIR_RECON:
            return tn("{n} hidden unit is revealed", "{n} hidden units are revealed", hidden)
        case w.SPY_NETWORK:
            return tn("{n} unit is hidden there", "{n} units are hidden there", hidden)
        case w.CAPTURED_PLANS:
            return tn("the only card there", "one of {n} cards", o.hand_sizes[seat])
        case w.RIVER:
            return t("strikes across it −1")
        case w.SWAMP:
            return t("AFVs there: fire readiness −1")
        case w.ENGINEERS:
            return t("{event}: discarded", event=event_name(action.number))
    return ""


def _won_by_pinning(o: HunterObservation, units: Sequence[int]) -> str:
    """Return the points of those units that are pinned already, and destroyed by a second marker; nothing if there are none."""
    pinned = [o.kinds[unit] for unit in units if o.flags[unit] & w.PINNED and o.kinds[unit] >= 0]
    points = sum(o.catalogue.points[kind] for kind in pinned)
    return t("destroyed if pinned already: +{points} for you", points=points) if pinned else ""


def _chance(o: HunterObservation, action: act.PlayEvent) -> str:
    return percent(struck_past_flak(open_table(o), action)[0].chance)


def _loses_ammo(flags: int) -> str:
    return t("removed from the game") if flags & w.DRY else t("out of ammo")


def _defence(o: HunterObservation, unit: int, flags: int) -> int:
    """Return the armor or mobility of a unit with the cards that lie under it by these flags."""
    return o.catalogue.defence[o.kinds[unit]] + added_defence(flags)
