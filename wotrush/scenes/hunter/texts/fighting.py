"""What the log tells of attacks, spyings and dice, and of what becomes of units."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wotrush.i18n import listed, mark, t, tn
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import BACK, HEAVY_GUNS, MARKER_AMMO
from wotrush.model.hunter.plays.modifiers import NEEDED
from wotrush.model.hunter.view.observation import HunterObservation
from wotrush.model.hunter.view.remembered import known_kind
from wotrush.scenes.description.player_name import player_name
from wotrush.scenes.hunter.texts import words
from wotrush.scenes.hunter.texts.figures import faces_text
from wotrush.scenes.hunter.texts.naming import card_name


def fight_text(o: HunterObservation, event: ev.HunterEvent, names: Sequence[str]) -> str | None:
    """Return the line of an event of this module's kind; None for all others."""
    unit, player = partial(card_name, o), partial(player_name, names)
    match event:
        case ev.AttackDeclared() | ev.CounterDeclared():
            return _declared(o, event, names)
        case ev.SpyDeclared(seat=seat, unit=spy, target=target):
            return t(
                "{player} spies on {target} with {unit}",
                player=player(seat),
                target=player(target),
                unit=unit(spy),
            )
        case ev.Voided(unit=striker):
            return t("{unit}: no dice, since its action is no longer possible", unit=unit(striker))
        case ev.DiceRolled():
            return dice_text(o, event, names)
        case ev.DieRerolled(seat=seat, die=die, value=value):
            return t("{player} rolls die {die} again: {value}", player=player(seat), die=die, value=value)
        case ev.StrikeResolved(unit=striker, target=target, hits=0):  # What hits do is told next.
            return t("{unit} against {target}: missed", unit=unit(striker), target=unit(target))
        case ev.HitsAverted(unit=target):
            return t("{unit}: the hits are averted", unit=unit(target))
        case ev.SpyResolved(seat=seat, target=target, units=0):
            return t("The spying on {target} reveals nothing", target=player(target))
        case ev.SpyResolved(seat=seat, target=target, units=count):
            return tn(
                "{player} may reveal {n} unit of {target}",
                "{player} may reveal {n} units of {target}",
                count,
                player=player(seat),
                target=player(target),
            )
        case ev.MarkerPut(unit=marked, marker=marker):
            return t("{unit}: {marker}", unit=unit(marked), marker=words.marker_name(marker))
        case ev.MarkerTaken(unit=marked, marker=marker):
            if marker == MARKER_AMMO:
                return t("{unit}: ammo again", unit=unit(marked))
            return t("{unit}: no longer pinned", unit=unit(marked))
        case ev.UnitRevealed(seat=seat, kind=kind):
            return t(
                "{unit} ({owner}): revealed", owner=player(seat), unit=words.spoken_name(o.catalogue, kind)
            )
        case ev.UnitHidden(seat=seat, unit=place):
            return t("{player} hides {unit}", player=player(seat), unit=unit(place))
        case ev.UnitMoved(seat=seat, unit=place, line=line):
            if line == BACK:
                return t("{player} moves to the back line: {unit}", player=player(seat), unit=unit(place))
            return t("{player} moves to the front line: {unit}", player=player(seat), unit=unit(place))
        case ev.UnitLost():
            return _lost(o, event, names)
        case ev.UnitCaptured(seat=seat, kind=kind):
            return t(
                "{player} captures {unit}", player=player(seat), unit=words.spoken_name(o.catalogue, kind)
            )
        case _:
            return None


def _declared(
    o: HunterObservation, event: ev.AttackDeclared | ev.CounterDeclared, names: Sequence[str]
) -> str:
    named = {
        "player": player_name(names, event.seat),
        "unit": card_name(o, event.unit),
        "target": card_name(o, event.target),
        "strike": words.strike_name(event.kind, event.salvos),
    }
    if isinstance(event, ev.CounterDeclared):
        return t("{player} counterattacks {target} with {unit}: {strike}", **named)
    if event.charge:
        return t("{player} charges {target} with {unit}: {strike}", **named)
    return t("{player} attacks {target} with {unit}: {strike}", **named)


def _lost(o: HunterObservation, event: ev.UnitLost, names: Sequence[str]) -> str:
    named = {
        "unit": words.spoken_name(o.catalogue, event.kind),
        "owner": player_name(names, event.seat),
    }
    if event.scorer is None:
        return t("{unit} ({owner}): removed from the game", **named)
    return tn(
        "{unit} ({owner}): destroyed, {n} point for {player}",
        "{unit} ({owner}): destroyed, {n} points for {player}",
        event.points,
        player=player_name(names, event.scorer),
        **named,
    )


def dice_text(o: HunterObservation, event: ev.DiceRolled, names: Sequence[str]) -> str:
    """Return what was rolled, for what, and what that means."""
    named = {
        "unit": card_name(o, event.unit) if event.unit else "",
        "player": player_name(names, event.seat),
        "dice": _dice(o, event),
        "faces": faces_text(event.needed),
    }
    good = min(event.dice) <= event.needed
    match event.cause:
        case "ammo" if event.needed > 6:
            return t("{unit}: ammo roll {dice}, it cannot run out", **named)
        case "ammo" if max(event.dice) >= event.needed:
            return t("{unit}: ammo roll {dice}, it runs out", **named)
        case "ammo":
            return t("{unit}: ammo roll {dice}, some is left", **named)
        case "mine" if good:
            return t("Minefield: {player} rolls {dice}, it explodes", **named)
        case "mine":
            return t("Minefield: {player} rolls {dice}, it does not explode", **named)
        case "spy" | "shot" | "strike" if event.needed < 1:
            return t("{unit}: roll {dice}, cannot succeed", **named)
        case "strike" | "spy":  # What comes of it is told next.
            return t("{unit}: roll {dice}, needed {faces}", **named)
        case "shot" if good:
            return t("{unit} ({player}): roll {dice}, needed {faces}: the air strike is shot down", **named)
        case "shot":
            return t("{unit} ({player}): roll {dice}, needed {faces}: failed", **named)
        case "evade":
            done = mark("{unit}: roll {dice}, needed {faces}: succeeded")
            return t(done if good else mark("{unit}: roll {dice}, needed {faces}: failed"), **named)
        case _ if event.unit and 0 < event.needed < 6:
            rolled = mark("{player} rolls {dice} for {unit}, needed {faces}")
            return t(
                rolled if good else mark("{player} rolls {dice} for {unit}, needed {faces}: no effect"),
                **named,
            )
        case _ if event.unit:
            return t("{player} rolls {dice} for {unit}", **named)
        case _:
            return t("{player} rolls {dice}", **named)


def in_vain_text(
    o: HunterObservation, event: ev.HunterEvent, after: Sequence[ev.HunterEvent], names: Sequence[str]
) -> str | None:
    """Return the line of a die of Heavy Guns that would pin, but was rolled for an AFV: nothing then happens to that unit."""
    match event:
        case ev.DiceRolled(seat=seat, cause="event", unit=unit, dice=(die,), needed=needed) if (
            die <= needed == NEEDED[HEAVY_GUNS]
            and unit
            and all(getattr(later, "unit", 0) != unit for later in after)
        ):
            return t(
                "{player} rolls {die} for {unit}: an AFV cannot be pinned",
                player=player_name(names, seat),
                die=die,
                unit=card_name(o, unit),
            )
        case _:
            return None


def missed_of_many(event: ev.HunterEvent) -> bool:
    """Return whether a die is rolled for a unit, and nothing happens to that; an event may roll many of them."""
    match event:
        case ev.DiceRolled(cause="event", unit=unit, dice=dice, needed=needed):
            return unit > 0 and min(dice) > needed
        case ev.DiceRolled(cause="ammo", dice=dice, needed=needed):
            return max(dice) < needed
        case _:
            return False


def missed_together(dice: int) -> str:
    """Return what comes of so many dice of that kind."""
    return tn("{n} die has no effect", "{n} dice have no effect", dice)


def _dice(o: HunterObservation, event: ev.DiceRolled) -> str:
    """Return what the dice show. More of them than the unit has salvos were rolled in pairs, under a leader."""
    dice, kind = [str(die) for die in event.dice], known_kind(o, event.unit)
    if (
        event.cause != "strike"
        or kind is None
        or len(dice) <= max(salvos for _, salvos in o.catalogue.values[kind].values())
    ):
        return ", ".join(dice)
    pairs = ", ".join(listed(pair) for pair in zip(dice[::2], dice[1::2], strict=True))
    return t("{dice} (the lower counts)", dice=pairs)
