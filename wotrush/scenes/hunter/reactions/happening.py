"""What has happened when somebody is asked for a reaction, in one sentence with the chances."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.i18n import listed, mark, t
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import events as ev
from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.combat.attack import declared
from wotrush.model.hunter.combat.strike import result_of
from wotrush.model.hunter.odds.forecast import forecast, spy_chance, strike_chances
from wotrush.model.hunter.view.observation import HunterObservation
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.description.player_name import player_name
from wotrush.scenes.hunter.duel.swaying import after_card, stands
from wotrush.scenes.hunter.texts.event_cards import event_name
from wotrush.scenes.hunter.texts.fighting import fight_text
from wotrush.scenes.hunter.texts.figures import percent
from wotrush.scenes.hunter.texts.naming import card_name


def happening(o: HunterObservation, names: Sequence[str]) -> str:
    """Return what the viewer is asked about."""
    window = o.stack[-1]
    match window[0]:
        case fr.COUNTER | fr.SPY_COUNTER:
            return _counter(o, window[0], window[fr.K_AIM], names)
        case fr.LOST:
            units = [card_name(o, place) for place in window[fr.L_PAIRS :: 2]]
            return t("Out of play: {units}.", units=listed(units))
        case fr.ENDING:
            return t("{player} ends the turn.", player=player_name(names, o.active))
    return _procedure(o, window[0], o.stack[-2], names)


def _counter(o: HunterObservation, code: int, aim: int, names: Sequence[str]) -> str:
    named = {"player": player_name(names, o.owner[aim]), "unit": card_name(o, aim)}
    if code == fr.SPY_COUNTER:
        return t("{player} has spied on you in vain with {unit}.", **named)
    action = next(action for action in o.actions if isinstance(action, act.Counterattack))
    said = (
        mark("{player} has missed your {target} with {unit}: counterattack?")
        if o.stack[-2][fr.A_RESULT] == fr.FAILED
        else mark("{player} attacks your {target} with {unit}: counterattack first?")
    )
    return t(said, target=card_name(o, action.unit), **named)


def _procedure(o: HunterObservation, window: int, frame: tuple[int, ...], names: Sequence[str]) -> str:
    match frame[0]:
        case fr.ATTACK:
            return _attack(o, frame, names)
        case fr.STRIKE:
            return _strike(o, window, frame)
        case fr.SPYING:
            return _spying(o, window, frame, names)
        case fr.SHOT:
            return _rolled(card_name(o, frame[fr.O_UNIT]), frame[fr.O_DICE :], frame[fr.O_T])
        case _:
            after, said = after_card(o), _card(o, frame, names)
            if after is None or not stands(o, after):
                return said
            goes_on = t("The declared attack goes on.")
            return f"{said} {goes_on}"


def _attack(o: HunterObservation, frame: tuple[int, ...], names: Sequence[str]) -> str:
    attack = declared(list(frame))
    chance = percent(forecast(open_table(o), attack).success)
    event = ev.AttackDeclared(
        o.owner[attack.unit], attack.unit, attack.target, attack.kind, attack.salvos, attack.charge
    )
    return t("{attack}, {chance}.", attack=fight_text(o, event, names), chance=chance)


def _strike(o: HunterObservation, window: int, frame: tuple[int, ...]) -> str:
    unit, target = card_name(o, frame[fr.X]), card_name(o, frame[fr.Y])
    if window == fr.ROLLED:
        return _rolled(unit, frame[fr.S_DICE :], frame[fr.T])
    if window == fr.HIT:
        return t(_fate(o, frame), unit=target)
    chances = strike_chances(open_table(o), list(frame))
    share = percent(chances.success)
    return t("{unit} will now strike {target}: {chance}.", unit=unit, target=target, chance=share)


def _fate(o: HunterObservation, frame: tuple[int, ...]) -> str:
    if hit_kills(o, frame):
        return mark("{unit}: a hit, the unit would be destroyed.")
    return mark("{unit}: a hit, the unit would be pinned.")


def hit_kills(o: HunterObservation, strike: tuple[int, ...]) -> bool:
    """Return whether the hits of a strike would destroy their target."""
    return result_of(strike[fr.S_KIND], strike[fr.HITS], o.flags[strike[fr.Y]]) == fr.KILLED


def _rolled(unit: str, dice: Sequence[int], needed: int) -> str:
    rolled = ", ".join(map(str, dice))
    if needed < 1:
        return t("{unit} rolled {dice} and cannot hit.", unit=unit, dice=rolled)
    return t("{unit} rolled {dice}; {needed} or less is needed.", unit=unit, dice=rolled, needed=needed)


def _spying(o: HunterObservation, window: int, frame: tuple[int, ...], names: Sequence[str]) -> str:
    unit = frame[fr.P_UNIT]
    if window == fr.ROLLED:
        return _rolled(card_name(o, unit), frame[fr.P_DICE :], frame[fr.P_T])
    chance = spy_chance(open_table(o), unit, frame[fr.P_BONUS])
    return t(
        "{player} spies on {target} with {unit}: {chance}.",
        player=player_name(names, o.owner[unit]),
        target=player_name(names, frame[fr.P_SEAT]),
        unit=card_name(o, unit),
        chance=percent(chance),
    )


def _card(o: HunterObservation, frame: tuple[int, ...], names: Sequence[str]) -> str:
    unit, seat = frame[fr.E_UNIT], frame[fr.E_AIM]
    named = {"player": player_name(names, frame[fr.E_SEAT]), "event": event_name(frame[fr.E_CARD])}
    if unit > 0:
        return t("{player} plays {event} on {target}.", target=card_name(o, unit), **named)
    if seat >= 0:
        return t("{player} plays {event} on {target}.", target=player_name(names, seat), **named)
    if o.catalogue.red[frame[fr.E_CARD]]:
        return t("{player} draws {event}.", **named)
    return t("{player} plays {event}.", **named)
