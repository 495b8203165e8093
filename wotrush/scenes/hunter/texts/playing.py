"""What the log tells of event cards, reinforcements and used cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wotrush.i18n import listed, t, tn
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import BACK
from wotrush.model.hunter.view.observation import HunterObservation
from wotrush.model.hunter.view.remembered import known_kind
from wotrush.scenes.description.player_name import player_name
from wotrush.scenes.hunter.texts import words
from wotrush.scenes.hunter.texts.event_cards import event_name
from wotrush.scenes.hunter.texts.naming import card_name


def card_text(o: HunterObservation, event: ev.HunterEvent, names: Sequence[str]) -> str | None:
    """Return the line of an event of this module's kind; None for all others."""
    unit, player = partial(card_name, o), partial(player_name, names)
    match event:
        case ev.EventPlayed(event=card) if o.catalogue.red[card]:
            return None  # It was reported when it was drawn.
        case ev.EventPlayed():
            return _played(o, event, names)
        case ev.EventOff(event=card):
            return t("{event}: no effect", event=event_name(card))
        case ev.EventAttached(event=card, unit=place) if place:
            return t("Now under {unit}: {event}", event=event_name(card), unit=unit(place))
        case ev.EventAttached(event=card, seat=seat):
            return t("Now in front of {player}: {event}", event=event_name(card), player=player(seat))
        case ev.EventDiscarded(seat=seat, event=card):
            return t("To the discard: {event} ({player})", event=event_name(card), player=player(seat))
        case ev.EventDrawn(seat=seat, event=None):
            return t("{player} draws an event", player=player(seat))
        case ev.EventDrawn(seat=seat, event=int(card)):
            return t("{player} draws {event}", player=player(seat), event=event_name(card))
        case ev.EventTaken(seat=seat, source=source, event=None):
            return t(
                "{player} takes an event from the hand of {other}", player=player(seat), other=player(source)
            )
        case ev.EventTaken(seat=seat, source=source, event=int(card)):
            return t(
                "{player} takes {event} from the hand of {other}",
                player=player(seat),
                event=event_name(card),
                other=player(source),
            )
        case ev.EventsShuffled():
            return t("The discarded events are shuffled into a new deck")
        case ev.UnitsDrawn(seat=seat, count=count, kinds=None):
            return tn("{player} draws a unit", "{player} draws {n} units", count, player=player(seat))
        case ev.UnitsDrawn(seat=seat, kinds=tuple(kinds)):
            drawn = listed([words.spoken_name(o.catalogue, kind) for kind in kinds])
            return t("{player} draws {units}", player=player(seat), units=drawn)
        case ev.CommanderArrived(seat=seat, kind=kind):
            return t(
                "{player} gets a commander: {card}",
                player=player(seat),
                card=words.spoken_name(o.catalogue, kind),
            )
        case ev.UnitDeployed(seat=seat, line=line):
            if line == BACK:
                return t("{player} deploys a unit in the back line", player=player(seat))
            return t("{player} deploys a unit in the front line", player=player(seat))
        case ev.UnitExhausted():
            return _exhausted(o, event, names)
        case ev.UnitRefreshed(unit=place):
            return t("{unit}: refreshed", unit=unit(place))
        case ev.BombingCounted(number=number):
            return t("Carpet Bombing {number} of 3", number=number)
        case _:
            return None


def _played(o: HunterObservation, event: ev.EventPlayed, names: Sequence[str]) -> str:
    player, card = player_name(names, event.seat), event_name(event.event)
    if event.unit:
        return t(
            "{player} plays {event}: {target}", player=player, event=card, target=card_name(o, event.unit)
        )
    if event.aim >= 0 and event.aim != event.seat:
        return t(
            "{player} plays {event}: {target}",
            player=player,
            event=card,
            target=player_name(names, event.aim),
        )
    return t("{player} plays {event}", player=player, event=card)


def _exhausted(o: HunterObservation, event: ev.UnitExhausted, names: Sequence[str]) -> str:
    player, card = player_name(names, event.seat), card_name(o, event.unit)
    if event.water:
        return t(
            "{player} exhausts {card} and ignores {water} in front of {owner}",
            player=player,
            card=card,
            water=event_name(event.water),
            owner=player_name(names, event.water_seat),
        )
    if event.aim:
        return t(
            "{player} exhausts {card} for {target}", player=player, card=card, target=card_name(o, event.aim)
        )
    kind = known_kind(o, event.unit)
    if kind is not None and o.catalogue.leadership[kind]:
        return t("{player} exhausts {card} (Leadership)", player=player, card=card)
    return t("{player} exhausts {card}", player=player, card=card)
